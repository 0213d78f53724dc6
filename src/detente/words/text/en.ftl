# What the engine itself says, in every game.

## Whose turn it is

ask-nothing = The game is over.
ask-chance = The cards are being dealt.
wait-for = { $seat } is choosing.
wait-for-several = Waiting for the others: they decide in secret.

## Why not

asked-something-else = That does not answer what you are being asked now.
not-your-turn = You are not being asked anything now.
chance-decides = Chance decides now: the dice or a draw.
lesson-is-over = This lesson is done.
lesson-shows-another = The rules allow that, but this lesson shows something else. If you are stuck, press “Show me”.
game-is-over = The game is over.
table-moved-on = The game has moved on since you last looked. Look again.
nothing-to-undo = There is nothing you can take back now.
no-such-action = There is no action “{ $text }”.

## Everywhere

action-resign = Resign
option-on = on
option-off = off
end-resigned = Victory by resignation.
end-agreed = A draw by agreement.
end-time-out = Victory on time.
end-called-off = The game was called off by agreement.
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

## What an act is expected to bring, by the terms of its game

gains-and = { $some } and { $last }
gains-but = { $won }, but { $lost }
deeds-worth = { $deeds }: { $gains }
deed-likely = { $deed } ({ $chance })
aim-none = it sees nothing clearly better
aim-only = nothing else can be done here

## Who plays, when nobody does

bot-random = Random bot
bot-greedy = Greedy bot
bot-greedy1 = Yardstick
bot-level1 = First steps
bot-level2 = Easy-going
bot-level3 = Steady
bot-level4 = Solid
bot-level5 = Strong
bot-level6 = Our best
bot-styled = { $bot } · { $style }
bot-lesson = The lesson
style-even = varied
style-bold = bold
style-cautious = cautious
style-bluffing = bluffing
