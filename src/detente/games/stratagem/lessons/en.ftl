# What the lessons of Stratagem say: title, steps, remarks on other answers, and what was learnt.

lesson-programme = Options, supports, opinion
lesson-programme-display = You lead the Democratic Party with 25% of the people, like everybody else. On a turn you use one card of yours or draw a common one. Display the option “{ plank-5b }”: the public likes it, and so do your members.
lesson-programme-contrary = That is its contrary: your party may display it, but public and members dislike it. Take 5B.
lesson-programme-nothing_yet = A support that you draw now would find nothing of its demand on your mat. Display an option first.
lesson-programme-draw = The others have spoken. Now draw a common card: an opinion, an event, a support or a secret.
lesson-programme-support = The { card-s10 } demand exactly what you display. Kept, they bring you 3% from each opponent, 9 in all. What your mat does not satisfy goes to your neighbour. Accept.
lesson-programme-take_it = A support may be refused, and travels on. This one is worth 9%: accept it.
lesson-programme-public = 34%. Draw once more, and hear what the public thinks: it judges what lies displayed, yours and everybody’s.
lesson-programme-learnt = What you display decides which supports you may keep and how the public judges you. “3% per opponent” means 3 from each of them.

lesson-irregular = Irregular!
lesson-irregular-verify = Look at the mat of the Conservatives, to your left: they hold the { card-s09 }, who demand 5A, and have just withdrawn 5A. Nobody tells you; you must notice. Verify the Conservatives: it costs no move.
lesson-irregular-look_west = Their supports have what they demand. Look to your left, at the Conservatives.
lesson-irregular-give_back = Irregular: they lose 2% to each opponent, and the support. It is still your move. You want to get rid of 6B, but the { card-s12 } demand it: give that support back first. That is a move.
lesson-irregular-irregular_too = Then you would be irregular yourself, and the others would notice. Give the support back first.
lesson-irregular-withdraw = Nobody holds you to 6B any more: take it back. To withdraw an option is a move as well, and its place can be filled from your next turn on.
lesson-irregular-learnt = A support whose option is no longer displayed makes you irregular: whoever notices costs you 2% per opponent and the support. Give it back first.

lesson-coup = The other road to power
lesson-coup-support = Two secret supports lie in your hand: the { card-x01 }, of force A, and the { card-x02 }, of force B. A coup needs A, B and B. You display 7B, which the { card-s08 } demand, of force B: draw, and accept them.
lesson-coup-take_it = They are the third support you need. Accept.
lesson-coup-launch = A, B and B. Launch the coup; it costs 2% per opponent. The others hear that you rely on two secret supports, not on which: name both.
lesson-coup-reveal = The country holds its breath: three rounds, in which two different opponents must call a general strike to stop you. On your next turn the secret supports must be shown. Reveal them.
lesson-coup-hold = Nobody has the two supports of force C that a strike needs. Two more turns: display 5B, then 6B, and power is yours.
lesson-coup-learnt = With the right supports power can be seized. One strike is too few: two different opponents must strike within the sequence, or the coup has succeeded.

lesson-secrets = Secrets
lesson-secrets-draw = You lead the Democratic Party. Some common cards are secrets: whoever draws one keeps it in hand, and the others see only how many you hold. Draw a card.
lesson-secrets-another = You hold { card-x04 }: an opponent of your choice loses 2% to each of the others. It may be used from now on, whenever you like. First draw once more.
lesson-secrets-later = It will hurt more when you know whom to hurt. First draw once more.
lesson-secrets-look = The Conservatives, on your left, have drawn a secret, too. { card-x10 } lets you alone see what one opponent holds, and brings you 1% from each. Play it, and name the Conservatives.
lesson-secrets-empty_hands = They hold no secret. Name the Conservatives.
lesson-secrets-strike_at = A secret support of force C: with another they could call a strike one day. Now play { card-x04 } against them: they lose 2% to each opponent, 6 in all, and 2 of them come to you.
lesson-secrets-the_armed = It is the Conservatives who are armed. Name them.
lesson-secrets-learnt = A secret is drawn unseen, kept as long as you like, and played from a later turn on. How many each player holds is public, what they are is not.

lesson-refusal = Supports that travel
lesson-refusal-harm = You display 7A. Draw: the { card-s07 } demand just that, but they would cost you 1% per opponent. A support may be refused; then it goes round until somebody takes it. Refuse it.
lesson-refusal-minus_three = They cost 3% in all. They are of force B, which serves a coup; you want votes. Refuse.
lesson-refusal-prepare = Two neighbours could not keep it, the People’s Party took it, and it is your turn again. To keep the { card-s10 }, worth 9%, one must display 5B: display it.
lesson-refusal-keep = Draw: here they are, and what they demand lies on your mat. Accept them.
lesson-refusal-nine = 3% from each opponent, 9 in all, for nothing. Accept them.
lesson-refusal-mark = Every support bears a mark, and nobody may own two of the same. Draw once more: the { card-s09 } bear the crest, as yours do, and demand 5A. They go on to the next player at once, without a question.
lesson-refusal-learnt = A support goes round the table until somebody keeps it: you need what it demands, and no other of the same mark. Whoever refuses has used the turn.

lesson-opinion = Public opinion and members
lesson-opinion-signs = Each option bears two signs: what the public thinks of it, and what your party’s members think. For you 4A pleases the public and displeases the members. Nothing changes until somebody asks them. Display 4A.
lesson-opinion-members_like = 4B pleases your members and displeases the public. The first question will come from the public: take 4A.
lesson-opinion-poll = Draw: a poll on diplomacy. It judges what you display there. A plus brings 1% from each opponent, a minus costs as much, an empty slot nothing.
lesson-opinion-more = A plus: you have 28%. Display 7A, which pleases the public as well.
lesson-opinion-members = Draw: now your members are asked, about all that you display. Two of their signs are minuses.
lesson-opinion-both = You lose 1% to each. In a programme both count: balance them. 5B bears two pluses: display it.
lesson-opinion-learnt = Signs count when a card asks for them: one option, or the total of all. Look at both before you display anything, and at those of the others.

lesson-strike = Against a coup
lesson-strike-second = The Conservatives hold two secrets and display 7B: that may become a coup. You have one support of force C; a general strike takes two. Draw, and accept the { card-s12 }.
lesson-strike-take_it = It is the second one that a strike takes. Accept.
lesson-strike-calm = They have accepted the { card-s08 }, of force B. A coup takes A, B and B: perhaps they have it, perhaps not. Go on with your campaign: display 3B.
lesson-strike-strike = A coup! If nothing happens for three rounds of the table, power is theirs. Launch the general strike: it brings you 1% from each opponent, and gives three new rounds to a second party, which must strike as well.
lesson-strike-learnt = A coup fails if two different opponents call a strike in time, each with two supports of force C or stronger. Keep two when somebody collects secrets.
