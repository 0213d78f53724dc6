# Conclave of Day One: Berlin 63, in English. Our own words throughout.

game-name = Berlin 63
    .full = Conclave of Day One: Berlin 63
    .players = 2 players
    .length = 1 h
game-about = Two teams of hidden super-spies face each other across the Wall: bluff, doubt, and take the enemy leader.

## Seats, spies, squares

seat-red = Red
seat-blue = Blue

spy-leo = Leo Storm
    .text = After the step, shift one enemy spy he sees onto a free square orthogonally next to that spy.
spy-miranda = Miranda Hypnos
    .text = After the step, look for a moment at the identity of one enemy spy she sees.
spy-victor = Victor Shadow
    .text = After the step, create an illusion with any legal pair; he need not be part of it.
spy-adam = Adam Quark
    .text = When attacked, he may blow up: he, the attacker and every spy on the eight squares around are eliminated. He can never lead.
spy-lilly = Lilly Hopper
    .text = Instead of the step, she moves one square diagonally and captures as usual.
spy-ray = Ray Dash
    .text = After the step, he takes a second step in the same direction and captures as usual; he passes through nobody.
spy-veronica = Veronica Snake
    .text = On any turn, when an enemy spy she sees uses a power that was believed or proved, she may cancel it.
spy-jack = Jack Steel
    .text = When attacked, he may turn to metal: the attacker goes back to the square it just left and its movement is over. He can never lead.

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8

## Prompts

ask-deal = A leader card is dealt.
ask-start = The first player is drawn.
ask-line-up = Who stands on { $square }? Your leader is { $leader }.
ask-line-up-ready = Your first row is chosen; { $leader } leads it. Ready?
ask-action = Turn { $n }: create an illusion or activate a spy.
ask-partner = With which of your spies do you mix the one on { $square }, and do you swap them?
ask-power = Does your spy on { $square } use a power?
ask-reaction = Your spy on { $square } is attacked. How does it react?
ask-doubt = Your opponent says that the spy on { $square } is { $spy }. Do you believe it?
ask-loss-wrong = The announcement was true. Which spy from your reserve do you lose?
ask-loss-caught = Your announcement was false. Which spy from your reserve do you lose?
ask-cancel = { $spy } on { $square } uses a power. Does your Veronica Snake cancel it?
ask-victor = Victor’s illusion: choose the first spy.
ask-compensation = You were wrongly doubted. Do you create an illusion with that spy?
ask-draw = Your opponent offers to draw the round.

## Actions

action-deal = Deal { $noun }
action-start = { $noun } begins
action-place = Place { $noun }
action-leave = Leave this square empty
action-ready = Ready
action-illusion = Illusion with the spy on { $noun }
action-keep = With { $noun }, not swapped
action-swap = With { $noun }, swapped
action-keep_reserve = With the reserve, not swapped
action-exchange = Bring in { $noun } from the reserve
action-north = Step north from { $noun }
action-east = Step east from { $noun }
action-south = Step south from { $noun }
action-west = Step west from { $noun }
action-leap_northeast = “Lilly Hopper”: leap north-east from { $noun }
action-leap_southeast = “Lilly Hopper”: leap south-east from { $noun }
action-leap_southwest = “Lilly Hopper”: leap south-west from { $noun }
action-leap_northwest = “Lilly Hopper”: leap north-west from { $noun }
action-push_north = “Leo Storm”: push the spy on { $noun } north
action-push_east = “Leo Storm”: push the spy on { $noun } east
action-push_south = “Leo Storm”: push the spy on { $noun } south
action-push_west = “Leo Storm”: push the spy on { $noun } west
action-unmask = “Miranda Hypnos”: unmask the spy on { $noun }
action-conjure = “Victor Shadow”: create an illusion
action-dash = “Ray Dash”: one more step
action-explode = “Adam Quark”: explode
action-harden = “Jack Steel”: throw the attacker back
action-freeze = “Veronica Snake” on { $noun }: cancel the power
action-believe = Believe
action-doubt = Doubt
action-allow = Let it happen
action-lose = Lose { $noun }
action-decline = No, nothing
action-offer_draw = Offer a draw
action-accept_draw = Accept the draw
action-refuse_draw = Play on

## Log

game-begins = Round { $n } begins.
dealt = Your leader is { $spy }.
dealt-hidden = { $seat } receives a leader card.
lined-up = { $seat } is ready.
stood-up = Both first rows are in place.
starts = { $seat } begins.
turn = Turn { $n }: { $seat }.
mixed = { $seat } mixes { $square } and { $other }: { $swapped ->
    [0] not swapped
   *[other] swapped
 }.
mixed-hidden = { $seat } mixes { $square } and { $other }.
mixed-reserve = { $seat } mixes { $square } with the reserve: { $swapped ->
    [0] { $spy } stays
   *[other] { $spy } comes in
 }.
mixed-reserve-hidden = { $seat } mixes { $square } with a spy from the reserve.
stepped = { $seat }: { $square } → { $to }.
attacked = { $seat }: { $square } attacks { $to }.
claimed-leo = { $seat } announces Leo Storm on { $square }: he pushes { $target } to { $to }.
claimed-miranda = { $seat } announces Miranda Hypnos on { $square }: she unmasks { $target }.
claimed-victor = { $seat } announces Victor Shadow on { $square }: an illusion.
claimed-adam = { $seat } announces Adam Quark on { $square }: he explodes.
claimed-lilly = { $seat } announces Lilly Hopper on { $square }: she leaps to { $to }.
claimed-ray = { $seat } announces Ray Dash on { $square }: one more step, to { $to }.
claimed-veronica = { $seat } announces Veronica Snake on { $square }: she cancels { $spy } on { $target }.
claimed-jack = { $seat } announces Jack Steel on { $square }: the attack is cancelled.
believed = { $seat } believes it.
doubted = { $seat } doubts it.
proved = True: { $square } is { $spy }.
caught = False: { $seat }’s spy on { $square } is not { $name } but { $spy }.
caught-hidden = False: { $seat }’s spy on { $square } is not { $name }.
lost = { $seat } loses { $spy } from the reserve.
cancelled = The power of { $spy } on { $square } is cancelled.
no-reaction = { $seat } does not react.
fell = { $seat }’s spy on { $square } is eliminated: { $spy }.
thrown-back = { $seat }’s attacker is thrown back from { $square } to { $to }.
exploded = { $seat }’s spy on { $square } explodes.
pushed = { $seat }’s spy is pushed from { $square } to { $to }.
unmasked = { $seat }’s spy on { $square } is unmasked: { $spy }.
unmasked-hidden = { $seat }’s spy on { $square } is unmasked.
stayed = { $seat }’s spy stays on { $square }; the action is wasted.
waived = { $seat } declines the illusion.
offered-draw = { $seat } offers a draw.
refused-draw = { $seat } plays on.
won-leader = { $seat } wins the round: the other side’s leader is eliminated.
won-reserve = { $seat } wins the round: the other side’s reserve is empty.
won-alone = { $seat } wins the round: the other side has only its leader left.
won-blast = Both leaders die in one blast: { $seat } wins the round.
drawn-leaders = Both leaders die in one blast: the round is drawn.
drawn-alone = Both leaders stand alone: the round is drawn.
drawn-quiet = { $n } turns without a removal: the round is drawn.
drawn-agreed = The round is drawn by agreement.
revealed-leader = { $seat }’s leader was { $spy }.
revealed = { $seat }: { $spy } stood on { $square }.
revealed-reserve = { $seat }: { $spy } was in reserve.
score = Rounds won: Red { $red }, Blue { $blue }.

## Reasons

set-up-is-over = The first rows are already in place.
five-must-stand = Your first row is not complete: { $left } more to choose.
no-square-to-spare = Every square that is left is needed for your spies.
not-in-the-team = { $spy } is not in the team of the small game.
already-placed = { $spy } already has a place.
row-is-full = Your first row is complete; the others are the reserve.
leader-must-stand = Your leader { $leader } must stand on the first row.
no-illusion-now = An illusion is the action of your turn, Victor Shadow’s power, or the compensation at the end of the turn for whoever was wrongly doubted.
first-spy-first = First choose a spy on the board, then its partner.
board-spy-first = Two spies from the reserve do not make a pair: first choose one on the board.
second-spy-now = The first spy is chosen; choose the second.
must-conjure = Victor’s illusion must be created; it may be left unswapped.
same-spy = An illusion needs two different spies.
no-partner = There is no second spy for an illusion.
not-the-doubted-spy = This illusion must include a spy that was wrongly doubted this turn.
reserve-is-empty = Your reserve is empty.
not-in-reserve = { $spy } is not in your reserve.
leader-stays = Your leader may never go into the reserve: it must be put back unswapped.
leader-not-with-reserve = With these settings the leader is not mixed with the reserve.
no-step-now = A spy only steps as the action of its owner’s turn.
no-leap-now = Lilly Hopper leaps instead of stepping, as the action of a turn.
no-power-now = Such a power is announced after the step of the spy that uses it.
no-pass = You may not pass: an illusion without a swap changes nothing.
answer-needed = This question needs an answer.
no-such-square = { $square } is not on this board.
not-your-spy = None of your spies stands on { $square }.
off-the-board = That leads off the board.
own-spy-there = Your own spy stands on { $square }.
no-enemy-there = No enemy spy stands on { $square }.
out-of-sight = { $square } is neither in the row nor in the column of your spy.
square-not-free = { $square } is not free.
no-dash-after-a-bounce = A spy that was thrown back has no second step.
in-the-box = { $spy } lies in the box and cannot be announced with these settings.
not-attacked = Only a spy that is attacked may be announced as Adam Quark or Jack Steel.
nothing-claimed = No announcement is waiting for your answer.
nothing-to-cancel = No power is waiting to be cancelled.
no-loss-due = You do not have to give up a spy from your reserve.
chain-is-full = Each player announces Veronica Snake once in a chain.
no-counter-cancel = With these settings no Veronica Snake is cancelled by another.
nobody-sees = { $seat } has no other spy that sees { $square }.
announced-already = This spy was already announced in this chain.
own-square-unseen = Sight begins one square away: nobody sees their own square.
cannot-see = That spy does not see { $square }, where { $spy } uses the power.
answer-first = Answer first; offer a draw while your opponent thinks.
no-offer = Nobody has offered a draw.
answer-the-offer = Answer the offer of a draw first.
danger-lie = It is not true and your reserve is empty: if you are doubted, you lose the round.
danger-doubt = Your reserve is empty: if the announcement is true, you lose the round.
danger-leader = Your leader may be eliminated.
danger-alone = Your leader may be left alone on the board, and that loses the round.

## Options

option-cols = Columns
    .help = The width of the board; on a wider one you also choose which squares of the first row stay empty.
option-rows = Rows
    .help = The depth of the board; more rows make a longer game with more doubt and fewer captures.
option-match_wins = Rounds to win
    .help = How many rounds won decide the game; drawn rounds are replayed. One: a single round.
option-lone_leader_scope = Lone leader
    .help = Whether a leader alone on the board loses even while spies are left in reserve.
option-lone_leader_scope-board = alone on the board loses
option-lone_leader_scope-all = alone with an empty reserve loses
option-double_leader_death = Both leaders in one blast
    .help = What happens when one explosion eliminates both leaders.
option-double_leader_death-draw = a draw
option-double_leader_death-exploder_wins = whoever exploded wins
option-double_leader_death-exploder_loses = whoever exploded loses
option-leader_reserve_feint = Leader with the reserve
    .help = The leader may be mixed with the reserve as a feint; it is always put back.
option-power_after_bounce = Power after a bounce
    .help = A spy thrown back by Jack Steel after its first step may still use Leo, Miranda or Victor.
option-cancel_after_failed_doubt = Cancel after a failed doubt
    .help = Whoever doubted wrongly may still cancel the power with Veronica Snake.
option-counter_cancel = Veronica against Veronica
    .help = A cancel may itself be cancelled, once for each player in a chain.
option-quiet_turn_limit = Quiet turns
    .help = This many turns in a row without a removal make a draw; 0: no limit.
option-allow_impossible_claims = Announcing the dead
    .help = A spy may be announced as a character whose tile of the same colour lies in the box.
option-clock = Suggested clock
    .help = 45 seconds for an action, 20 for an answer; whoever runs out of time believes, does not react, does not cancel.
option-compensation_scope = Compensation
    .help = Which spy the illusion of the wrongly doubted must include.
option-compensation_scope-doubted = the spy that was doubted
option-compensation_scope-activated = any spy that stepped or was announced this turn
option-one_claim_per_chain = One announcement per spy
    .help = The spy whose power is being cancelled cannot itself be announced as Veronica Snake in the same chain.
option-memory_aid = Memory aid
    .help = The table keeps a notebook of what you were shown and what is still possible.
option-nine_squares = Small game
    .help = For study: Ray Dash, Veronica Snake and Jack Steel alone, on three columns and three rows, without a reserve.

## Endings

end-leader = The enemy leader was eliminated.
end-reserve = The loser had no reserve spy left to lose.
end-alone = A leader was left alone.
end-blast = Both leaders died in one blast, which the settings decide.
end-both-leaders = Both leaders died in one blast: a draw.
end-both-alone = Both leaders stood alone: a draw.
end-quiet = Too many quiet turns: a draw.

# What a bot expects of an act

term-games = round lead { $amount }
term-spies = lead in spies on the board { $amount }
term-reserve = lead in reserve { $amount }
term-threats = spies to catch { $amount }
term-leader = leader in danger { $risk }

# What an act takes, keeps or gives away, after "that": deed-<kind>-<change>-<degree>.
deed-leader-won = takes your leader out of reach
deed-leader-lost-reached = puts your leader within reach
deed-leader-lost-gone = gives up your leader
deed-leader-kept-reached = keeps your leader out of reach
deed-leader-kept-gone = saves your leader
deed-enemy-won-gone = removes the enemy on { $what }
deed-enemy-won-reached = gets within reach of the enemy on { $what }
deed-enemy-lost = lets the enemy on { $what } get away
deed-enemy-kept = keeps the enemy on { $what } within reach
deed-spy-won = brings your spy on { $what } to safety
deed-spy-lost-reached = puts your spy on { $what } within reach
deed-spy-lost-gone = gives up your spy on { $what }
deed-spy-kept-reached = keeps your spy on { $what } out of reach
deed-spy-kept-gone = saves your spy on { $what }

# What an act is for, where nothing else can be said for it.
aim-place = no line-up is clearly better, and the enemy sees only backs
aim-illusion = the enemy can then no longer tell which of the two spies is which
aim-keep = only you know whether the two were swapped
aim-swap = only you know whether the two were swapped
aim-keep_reserve = only you know whether the two were swapped
aim-exchange = only you know whether the two were swapped
aim-believe = a wrong doubt would cost you a spy
aim-doubt = whoever is caught bluffing loses a spy
aim-lose = it expects to miss this one least
