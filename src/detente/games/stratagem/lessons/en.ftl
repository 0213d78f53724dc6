# What the lessons of Stratagem say: title, steps, remarks on other answers, and what was learnt.

lesson-programme = Options, supports, opinion
lesson-programme-display = You lead the Democratic Party with 25 % of the people, like everybody. On a turn you use one card of yours or draw a common one. Display the option “{ plank-5b }”: the public likes it, and so do your members.
lesson-programme-contrary = That is its contrary: your party may display it, but public and members dislike it. Take 5B.
lesson-programme-nothing_yet = A support that you draw now would find nothing of its demand on your mat. Display an option first.
lesson-programme-draw = The others have spoken. Now draw a common card: an opinion, an event, a support or a secret.
lesson-programme-support = The { card-s10 } demand exactly what you display. Kept, they bring you 3 % from each opponent, 9 in all. What your mat does not satisfy goes to your neighbour. Accept.
lesson-programme-take_it = A support may be refused, and travels on. This one is worth 9 %: accept it.
lesson-programme-public = 34 %. Draw once more, and hear what the public thinks: it judges what lies displayed, yours and everybody’s.
lesson-programme-learnt = What you display decides which supports you may keep and how the public judges you. “3 % per opponent” means 3 from each of them.

lesson-irregular = Irregular!
lesson-irregular-verify = Look at the mat of the Conservatives, to your left: they hold the { card-s09 }, who demand 5A, and have just withdrawn 5A. Nobody tells you; you must notice. Verify the Conservatives: it costs no move.
lesson-irregular-look_west = Their supports have what they demand. Look to your left, at the Conservatives.
lesson-irregular-give_back = Irregular: they lose 2 % to each opponent, and the support. It is still your move. You want to be rid of 6B, but the { card-s12 } demand it: give that support back first. That is a move.
lesson-irregular-irregular_too = Then you would be irregular yourself, and the others would notice. Give the support back first.
lesson-irregular-withdraw = Nobody holds you to 6B any more: take it back. To withdraw an option is a move as well, and its place can be filled from your next turn on.
lesson-irregular-learnt = A support whose option is no longer displayed makes you irregular: whoever notices costs you 2 % per opponent and the support. Give it back first.

lesson-coup = The other road to power
lesson-coup-support = Two secret supports lie in your hand: the { card-x01 }, of force A, and the { card-x02 }, of force B. A coup needs A, B and B. You display 7B, which the { card-s08 } demand, of force B: draw, and accept them.
lesson-coup-take_it = They are the third support you need. Accept.
lesson-coup-launch = A, B and B. Launch the coup; it costs 2 % per opponent. The others hear that you rely on two secret supports, not on which: name both.
lesson-coup-reveal = The country holds its breath: three rounds, in which two different opponents must call a general strike to stop you. On your next turn the secret supports must be shown. Reveal them.
lesson-coup-hold = Nobody has the two supports of force C that a strike needs. Two more turns: display 5B, then 6B, and power is yours.
lesson-coup-learnt = With the right supports power can be seized. One strike is too few: two different opponents must strike within the sequence, or the coup has won.
