# What every game says.

ask-nothing = The game is over.
ask-chance = The dice and the cards are being drawn.
wait-for = Waiting for { $seat }.
wait-for-several = Waiting for the others to choose in secret.

not-your-turn = It is not your turn.
game-is-over = The game is over.
asked-something-else = You are asked something else now.
table-moved-on = The table has moved on; look again.
nothing-to-undo = There is nothing of yours that can still be taken back.
no-such-action = Nobody can “{ $text }” in this game.

action-resign = Resign
end-resigned = Somebody resigned.

option-on = on
option-off = off
