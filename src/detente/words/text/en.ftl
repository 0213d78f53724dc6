# What the engine itself says, in every game.

## Whose turn it is

ask-nothing = The game is over.
ask-chance = The cards are being dealt.
wait-for = The { $seat } is choosing.
wait-for-several = Waiting for the others: they decide in secret.

## Why not

asked-something-else = That does not answer what you are being asked now.
not-your-turn = You are not being asked anything now.
chance-decides = The dice or the draw decide now.
lesson-is-over = This lesson is done.
lesson-shows-another = The rules allow that; this lesson shows something else. Ask to be shown if you are stuck.
game-is-over = The game is over.
table-moved-on = The table has moved on since you looked. Look again.
nothing-to-undo = There is nothing you can take back now.
no-such-action = There is no action “{ $text }”.

## Everywhere

action-resign = Resign
option-on = on
option-off = off
end-resigned = Victory by resignation.
end-agreed = A draw by agreement.
end-time-out = Victory on time.
end-called-off = Everybody agreed to call the game off.
log-comment = “{ $text }”

## The fields of a position
field-initiative = initiative
field-cubes = cubes
field-hands = hands
field-count = number
field-cards = cards
field-deck = deck
field-discard = discard
field-effects = effects of the round
field-n = how much
field-round = round
field-turn = turn
field-rounds = rounds
field-active = active
field-first = first
field-regions = regions
field-points = points
field-removed = removed
field-wins = wins
field-stage = stage
field-tokens = tokens
field-shown = shown
