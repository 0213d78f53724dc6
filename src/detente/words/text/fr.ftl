# Ce que dit le moteur lui-même, dans tous les jeux.

## À qui de jouer

ask-nothing = La partie est terminée.
ask-chance = Les cartes sont en cours de distribution.
wait-for = { $seat } réfléchit à son coup.
wait-for-several = Les autres décident en secret : on les attend.

## Pourquoi non

asked-something-else = Cela ne répond pas à la question posée.
not-your-turn = On ne vous demande rien pour le moment.
chance-decides = C’est au hasard de décider : le dé ou la pioche.
lesson-is-over = Cette leçon est terminée.
lesson-shows-another = La règle le permet, mais cette leçon montre autre chose. Si vous êtes bloqué, appuyez sur « Montrez-moi ».
game-is-over = La partie est terminée.
table-moved-on = La partie a avancé depuis votre dernier regard. Regardez de nouveau.
nothing-to-undo = Il n’y a rien à annuler pour le moment.
no-such-action = L’action « { $text } » n’existe pas.

## Partout

action-resign = Abandonner
option-on = oui
option-off = non
end-resigned = Victoire par abandon.
end-agreed = Partie nulle d’un commun accord.
end-time-out = Victoire au temps.
end-called-off = La partie est interrompue d’un commun accord.
log-comment = « { $text } »

## Les champs d’une position
field-initiative = initiative
field-cubes = cubes
field-hands = mains
field-count = nombre
field-cards = cartes
field-deck = pioche
field-discard = défausse
field-effects = effets du tour
field-n = combien
field-round = manche
field-turn = tour
field-rounds = manches par tour
field-active = au tour de
field-first = commence
field-regions = régions
field-points = points
field-removed = retirées du jeu
field-wins = victoires
field-stage = étape
field-tokens = jetons
field-shown = montré

## Ce qu’on attend d’un coup, d’après les termes de son jeu

gains-and = { $some } et { $last }
gains-but = { $won }, mais { $lost }
deeds-worth = { $deeds } : { $gains }
deed-likely = { $deed } ({ $chance })
aim-none = il ne voit rien de nettement meilleur
aim-only = rien d’autre n’est possible ici

## Qui joue quand ce n’est pas une personne

bot-random = Automate au hasard
bot-greedy = Automate glouton
bot-greedy1 = Étalon
bot-level1 = Premiers pas
bot-level2 = Tranquille
bot-level3 = Régulier
bot-level4 = Solide
bot-level5 = Fort
bot-level6 = Notre meilleur
bot-styled = { $bot } · { $style }
bot-lesson = La leçon
style-even = varié
style-bold = hardi
style-cautious = prudent
style-bluffing = bluffeur
