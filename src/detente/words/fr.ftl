# Ce que disent tous les jeux.

ask-nothing = La partie est terminée.
ask-chance = On tire les dés et les cartes.
wait-for = On attend : { $seat }.
wait-for-several = On attend que les autres choisissent en secret.

not-your-turn = Ce n’est pas votre tour.
game-is-over = La partie est terminée.
asked-something-else = On vous demande autre chose en ce moment.
table-moved-on = La partie a continué ; regardez de nouveau.
nothing-to-undo = Il n’y a plus rien de vous à reprendre.
no-such-action = Personne ne peut « { $text } » dans ce jeu.

action-resign = Abandonner
end-resigned = Quelqu’un a abandonné.

option-on = oui
option-off = non
