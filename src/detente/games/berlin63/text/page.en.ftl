# What the page of Berlin 63 says of its own.

page-stands = { $n ->
    [one] { $seat } +{ $amount } spy
   *[other] { $seat } +{ $amount } spies
 }
page-counted = End of the round
page-score = rounds
page-danger-lie = This move can lose you the round
page-danger-doubt = This move can lose you the round
page-danger-leader = This move can cost you your leader, and the round
page-danger-alone = This move can lose you the round
board-sign-east = East
board-sign-west = West
board-sign-wall = The Wall
board-team = { $seat }: reserve and box
board-reserve = Reserve { $n }
board-box = Box { $n }
board-all-spies = The eight spies of each side
board-box-red = Red’s box
board-box-blue = Blue’s box
page-counter = Spies not recognised yet
board-unseen-where = They stand unrecognised ({ $standing }) or wait in the reserve ({ $reserve }). Recognised: { $known }.
board-fact-wins = { $n ->
    [one] { $n } round won
   *[other] { $n } rounds won
 }
board-fact-reserve = reserve { $n }
board-fact-box = box { $n }
board-game-n = Round { $n } · { $needed ->
    [one] one decides
   *[other] first to { $needed }
}
board-turn-n = Turn { $n } · quiet { $quiet } / { $limit }
board-turn-unlimited = Turn { $n } · quiet { $quiet }
board-empty = empty
board-stands = { $seat }, { $spy }
board-stands-leader = { $seat }, { $spy }, the leader
board-stands-known = { $seat }, known to you: { $spy }
board-stands-hidden = { $seat }, hidden, { $n } possible
board-used-after-step = after the step
board-used-instead-of-step = replaces the step
board-used-when-attacked = when attacked
board-used-against-a-power = against a power
board-desk = Desk
board-clock = Time left
board-your-leader = your leader · secret
board-activate = Activate a spy
board-activate-help = Choose one of your spies on the board: one straight step, then a power if you announce one.
board-activate-picked = { $spy } ({ $square }): choose a square. Dashed: you will have to announce Lilly Hopper.
board-put-back = Put { $square } back
board-illusion = Create an illusion
board-illusion-help = Mix two spies on the board, or one on the board with one from the reserve. Your opponent sees the places, never the swap.
board-illusion-first = First choose a spy
board-partner-help = Choose the second spy: on the board, or in your reserve.
board-first-help = Choose the first spy on the board.
board-illusion-secret = Whether you swap is your secret.
board-waiting = Nothing to answer for the moment.
board-spectator = You see what both players see: no faces, no secrets.
board-everything = You see everything: the faces on both sides, and their leaders.
board-announce = Announce a power: { $square } is really { $spy }
board-react = Attacked: { $square } is really { $spy }
board-any-name = Any name may be said; only you know.
board-truth = the truth
board-bluff = bluff
board-choose-name = Choose a name to announce, or none. Announcing ends undo.
board-choose-target = { $spy }: choose whom.
board-choose-where = { $spy }: choose where to.
board-truth-cost = The truth: a wrong doubt costs your opponent a reserve spy.
board-bluff-cost = { $n ->
    [1] A bluff that is doubted costs you your last reserve spy.
   *[other] A bluff that is doubted costs you one of your { $n } reserve spies.
}
board-bluff-loses = Your reserve is empty: a bluff that is doubted loses the round.
board-stake-true = This is { $spy }: a doubt would cost { $seat } a spy.
board-stake-bluff = This is { $spy }, a bluff. If { $seat } doubts: one spy less, and this one is seen.
board-stake-leader = This is { $spy }, your leader. If { $seat } doubts: one spy less, and your leader is seen.
board-stake-loses = This is { $spy }, and your reserve is empty. If { $seat } doubts, you lose the round.
board-line-up-title = Line up your first row
board-line-up-help = Five stand, your leader among them; three stay in reserve.
board-placed = on { $square }
board-free = free
board-lose-title = Which reserve spy do you lose?
board-lose-help = It goes to the box, face up.
board-in-reserve = in reserve
board-not-here = not here
board-cancel-title = Does your Veronica Snake cancel it?
board-cancel-help = Any of your spies that sees the power may be announced as Veronica Snake.
board-cancel-none = None of your spies sees the power: let it happen.
board-shown = { $square } is { $spy }
board-cancel-true = “Veronica Snake” on { $square }: the truth
board-cancel-lie = “Veronica Snake” on { $square }: bluff, it is { $spy }
board-believe = Believe
board-i-believe = I believe it
board-key-believe = believe the announcement
board-key-doubt = doubt the announcement
board-then-works = { $spy }’s power goes on.
board-then-fails = { $spy }’s power is cancelled.
board-believe-none = Nobody loses a spy.
board-believe-hidden = { $square } stays hidden.
board-doubt = Doubt
board-i-doubt = I doubt it
board-reserve-empty = your reserve is empty
board-if-true = If it is { $spy }
board-if-bluff = If it is a bluff
board-doubt-loses = You lose the round at once.
board-doubt-wins = Your opponent has no reserve left and loses the round.
board-your-reserve = Your reserve: { $from } → { $to }.
board-their-reserve = Their reserve: { $from } → { $to }.
board-true-works = { $spy }’s power goes on; an illusion for them.
board-true-fails = { $spy }’s power is cancelled; an illusion for them.
board-bluff-works = You see { $square }; { $spy }’s power goes on.
board-bluff-fails = You see { $square }; no power.
board-chain = Chain of announcements
board-chain-n = { $n ->
    [one] { $n } announcement
   *[other] { $n } announcements
 }
board-where-title = { $spy }: where?
board-where = Your notebook allows { $spy } on: { $places }.
board-nowhere = Your notebook allows { $spy } nowhere.
board-announced-times = { $n ->
    [one] Announced for the first time in this round. The notebook counts only what you could see.
   *[other] Announced { $n } times in this round. The notebook counts only what you could see.
}
board-turn-so-far = The turn so far
board-stepped = The step is made.
board-power-optional = Power: optional, one at most.
board-then-answer = Your opponent believes or doubts, and may cancel.
board-aim-title = The aim
board-aim = Eliminate the enemy leader, or leave the other side without a reserve when it must lose a spy.
board-holds-works = If it holds, { $spy }’s power goes on.
board-holds-fails = If it holds, { $spy }’s power is cancelled.
board-falls-works = If it falls, { $spy }’s power goes on.
board-falls-fails = If it falls, { $spy }’s power does not work.
board-may-cancel = Cancel it?
board-may-counter = Cancel the cancellation?
board-may-cancel-from = Possible from { $squares }.
board-stamp-believed = believed
board-stamp-proved = true
board-stamp-caught = false
board-stamp-asked = believed? doubted?
board-say-leo = “Leo Storm. I push { $target } to { $to }.”
board-say-miranda = “Miranda Hypnos. Show me { $target }.”
board-say-victor = “Victor Shadow. An illusion.”
board-say-adam = “Adam Quark. I explode.”
board-say-lilly = “Lilly Hopper. I leap to { $to }.”
board-say-ray = “Ray Dash. One more step.”
board-say-veronica = “Veronica Snake. I cancel that.”
board-say-jack = “Jack Steel. The attack is cancelled.”
board-notebook = Notebook
board-notebook-of = Notebook: { $seat }
board-close-notebook = Close the notebook
board-only-you = only you
board-wipe = erase my marks
board-pool = the reserve
board-pool-n = res. ×{ $n }
board-cell-known = known
board-cell-possible = possible
board-cell-out = ruled out
board-cell-unsaid = nothing kept
board-mark = mark
board-mark-likely = you think so
board-mark-unlikely = you think not
board-may-lead = leader?
board-no-aid = The memory aid is off: only your own marks stand here.
board-nothing-seen = Nothing shown yet. Tap a cell to mark it; marks are yours alone.
board-saw-mixed = { $square }: mixed with { $other } on turn { $turn }.
board-saw-proved = { $square }: shown to be { $spy } on turn { $turn }.
board-saw-caught = { $square }: caught on turn { $turn }, really { $spy }.
board-saw-unmasked = { $square }: unmasked on turn { $turn }, { $spy }.
board-saw-fell = { $square }: { $spy } fell on turn { $turn }.
board-saw-lost = { $spy } was lost on turn { $turn }.
board-match = The game, round by round
board-game = Round
board-how = How it ended
board-turns = Turns
board-led-by = led by { $spy }
board-final-board = The last position, all tiles turned

## The fields of a position, for the text mode
field-leaders = leaders
field-leader = leader
field-teams = teams
field-reserve = reserve
field-reserve_spies = reserve spies
field-notebook = notebook
field-claims = announcements
field-plan = plan
field-base = base
field-bases = bases
field-spy = spy
field-square = square
field-target = target
field-after_a_loss = reserve after a loss
field-attacked = attacked base
field-attacks = attacks
field-because = because
field-blast = explosion
field-box = box
field-chain = chain of announcements
field-clock = clock
field-columns = columns
field-could_be = could be
field-could_lead = could lead
field-dash = one more step
field-game = round
field-mover = moving base
field-named = named
field-needed = rounds to win
field-next = next
field-outlook = outlook
field-power = power
field-quiet = turns without a removal
field-quiet_limit = limit without a removal
field-rows = rows
field-seat = side
field-seconds = seconds
field-silence = if nothing is said
field-squares = squares
field-to = to
field-what = what
field-why_not = why not
field-with = with
field-works_if_it_falls = works if the announcement falls
field-works_if_it_holds = works if the announcement holds
field-caught = caught lying
field-mixed = mixed up
field-proved = proved
field-unmasked = unmasked
field-previews = previews

# Several lines told as one

many-revealed = { $seat } on the board: { $each }.
each-revealed = { $spy } on { $square }
many-revealed-reserve = { $seat } in reserve: { $spy }.

# What somebody did, in short; one that says nothing is left out

brief-turn = { "" }
brief-stepped = { $whose ->
    [own] { $square } to { $to }
   *[other] { $seat } goes from { $square } to { $to }
}
brief-attacked = { $square } attacks { $to }
brief-mixed-hidden = mixes { $square } and { $other }
brief-mixed-reserve-hidden = mixes { $square } with the reserve
brief-believed = believes it
brief-doubted = doubts it
brief-lost = loses { $spy } from the reserve
brief-no-reaction = does not react
brief-waived = declines the illusion
brief-claimed-leo = Leo Storm on { $square }, pushing { $target } to { $to }
brief-claimed-miranda = Miranda Hypnos on { $square }, unmasking { $target }
brief-claimed-victor = Victor Shadow on { $square }, an illusion
brief-claimed-adam = Adam Quark on { $square }, exploding
brief-claimed-lilly = Lilly Hopper on { $square }, leaping to { $to }
brief-claimed-ray = Ray Dash on { $square }, one more step to { $to }
brief-claimed-veronica = Veronica Snake on { $square }, cancelling { $spy } on { $target }
brief-claimed-jack = Jack Steel on { $square }, cancelling the attack

## Who a spy is, where a team is chosen
board-leads = leader
board-first-leo = Leo
board-power-leo = Pushes a spy in sight one square
board-first-miranda = Miranda
board-power-miranda = Looks at who a spy in sight is
board-first-victor = Victor
board-power-victor = Swaps two of yours in secret
board-first-lilly = Lilly
board-power-lilly = Leaps diagonally instead of stepping
board-first-ray = Ray
board-power-ray = Takes another step the same way
board-first-veronica = Veronica
board-power-veronica = Cancels the power of a spy in sight
board-first-adam = Adam
board-power-adam = Attacked, blows up all nine squares
board-first-jack = Jack
board-power-jack = Attacked, sends the attacker back

## How a game goes, in four pictures
how-1 = Five spies
    .text = Set them out in secret; one is your leader.
how-2 = A step
    .text = Move by one square, attack whoever is there.
how-3 = A power
    .text = Announce one, true or false.
how-4 = Doubt
    .text = Believe or doubt: whoever is wrong loses a spy.

## The end of a round, a turn or a vote, line by line

board-end-round = End of the round
board-end-team = { $spy }
board-end-stood = { $spy } on { $square }
board-end-reserve = { $spy } in reserve
board-end-score = Rounds won

## Answers in advance
plan-reaction = When one of your spies is attacked, it may react.
plan-doubt = When your opponent announces a spy, you believe it or doubt it.
plan-cancel = When a power is used in sight of your spies, Veronica Snake may cancel it.

# The guide of a first game.
board-guide-lineup = Put five of your eight spies in the first row; Blue and Red see only each other’s backs. The other three are your reserve: they pay for doubts. Your leader must stand on the board; lose the leader, and the round is lost.
board-guide-action = Move one spy by one square, or mix two of yours by an illusion, so that your opponent no longer knows who is who. Stepping onto an enemy attacks it.
board-guide-partner = Only you know whether the two change places; your opponent sees which were touched. To leave them as they are is a bluff of its own.
board-guide-power = Your spy may use a power, by being announced as anybody, truly or not. If your opponent doubts and you lied, you lose a reserve spy; if you did not, your opponent does.
board-guide-doubt = Believed, the power works, whoever the spy is. Doubted, one side pays with a reserve spy. Ask what the announcement would cost you, and who that spy can still be: the notebook helps.
board-guide-reaction = Your spy is attacked. It may be announced as Jack Steel, who throws the attacker back, or as Adam Quark, who takes everybody around with him. Say nothing, and it falls.
board-guide-cancel = Veronica Snake cancels a power in her line of sight. One of your spies that sees the other may be announced as her, truly or not.
board-guide-loss = Choose which reserve spy you give up. It is shown to both, and no illusion can bring it in any more. Whoever has none left to give loses.

## The goal and a turn, before the rules
rules-goal =
    Eliminate the enemy leader. You also win if your opponent must lose a spy from the reserve and has none left, or has no spy but the leader left on the board.

    Both sides have the same eight spies. A secret card says which of yours is the leader. Five of them, the leader among them, stand on your first row with their backs to your opponent; the other three are your reserve.
rules-turn =
    On your turn you do one of two things.

    You create an illusion: you take two of your spies, both from the board or one from the board and one from the reserve, and put them back in the same two places, swapped or not. Your opponent sees which places, not whether you swapped. The leader may not go to the reserve.

    Or you activate a spy: it moves one square, never diagonally and never onto one of your own. An enemy spy standing there is attacked and, unless it reacts, eliminated. If you like, you then announce a power: you say who this spy is, truly or not, and what it does. One power replaces the step, others answer an attack or another power.

    Your opponent believes the announcement or doubts it. Believed, the power works, whoever the spy really is. Doubted, the spy is shown. If you told the truth, the power works and your opponent loses a spy from the reserve; if not, it does not work and you lose one from yours.
