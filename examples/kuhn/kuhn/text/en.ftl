game-name = Kuhn poker
    .players = 2 players
    .length = 1 min
game-about = Three cards, two players, one bet: the smallest game in which it pays to bluff.

seat-first = First
seat-second = Second
card-jack = Jack
card-queen = Queen
card-king = King

ask-deal = A card is dealt.
ask-act = Check, or bet one more chip? There are { $n } in the pot.
ask-bet = A bet stands: call it with one more chip, or fold? There are { $n } in the pot.
action-deal = Deal { $noun }
action-check = Check
action-bet = Bet one chip
action-call = Call
action-fold = Fold

dealt = { $seat } is dealt the { $card }.
dealt-hidden = { $seat } is dealt a card.
checked = { $seat } checks.
bet-made = { $seat } bets one chip.
called = { $seat } calls.
folded = { $seat } folds.
shown = { $seat } shows the { $card }.

cards-are-dealt = Cards are dealt by the table, not by the players.
bet-stands = A bet stands: you can only call it or fold.
nobody-has-bet = Nobody has bet: you can only check or bet.

end-folded = The other player has folded.
end-showdown = The higher card takes the pot.

field-hands = cards
field-paid = chips paid
