game-name = Poker de Kuhn
    .players = 2 joueurs
    .length = 1 min
game-about = Trois cartes, deux joueurs, une mise : le plus petit jeu où le bluff paie.

seat-first = Premier
seat-second = Second
card-jack = Valet
card-queen = Dame
card-king = Roi

ask-deal = On distribue une carte.
ask-act = Passer, ou miser un jeton de plus ? Le pot en contient { $n }.
ask-bet = Une mise est faite : la suivre d’un jeton, ou se coucher ? Le pot en contient { $n }.
action-deal = Donner : { $noun }
action-check = Passer
action-bet = Miser un jeton
action-call = Suivre
action-fold = Se coucher

dealt = { $seat } reçoit une carte : { $card }.
dealt-hidden = { $seat } reçoit une carte.
checked = { $seat } passe.
bet-made = { $seat } mise un jeton.
called = { $seat } suit.
folded = { $seat } se couche.
shown = { $seat } montre sa carte : { $card }.

cards-are-dealt = C’est la table qui distribue, pas les joueurs.
bet-stands = Une mise est faite : vous pouvez seulement la suivre ou vous coucher.
nobody-has-bet = Personne n’a misé : vous pouvez seulement passer ou miser.

end-folded = L’autre joueur s’est couché.
end-showdown = La carte la plus haute remporte le pot.

field-hands = cartes
field-paid = jetons payés
