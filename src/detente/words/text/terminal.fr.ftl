# Ce que dit le terminal en plus des jeux.

terminal-welcome = { $game }. Votre camp : { $seat } ; votre adversaire : { $bot }. Tapez « help » pour l’aide.
terminal-danger = Attention : { $why } Retapez-le pour le faire quand même.
terminal-why-legal = Vous pouvez le faire maintenant.
terminal-clause = { $why } (règle { $clause })
terminal-cannot-read = « { $text } » n’est ni un numéro de la liste ni une action ; « help » dit ce qu’on peut taper.
terminal-no-card = Il n’y a pas de carte « { $text } ».
terminal-no-rule = Il n’y a pas de règle { $text }.
terminal-thinking = { $seat } réfléchit…
terminal-weighs = { $seat } pense à « { $act } »…
terminal-winner = Victoire : { $seat }.
terminal-no-winner = Personne ne gagne.
terminal-choices = Ce qui a compté, dit { $seat } :
terminal-choice = { "  " }coup { $n }, « { $act } »
terminal-choice-why = { "  " }coup { $n }, « { $act } » : { $gains }
terminal-saved = Partie enregistrée dans { $path } ; pour continuer : detente play --resume { $path }
terminal-played-on = Partie reprise à partir du coup { $n } d’une partie enregistrée.
terminal-forced = Il n’y a pas d’autre choix : « { $act } ».
terminal-hint-thinking = Un automate y réfléchit…
terminal-hint-aim = Un automate choisirait « { $act } » : { $aim }.
terminal-hint-why = Un automate choisirait « { $act } » : par rapport aux autres coups, { $gains }.
terminal-hint-deeds = Un automate choisirait « { $act } » : ce coup { $deeds }.
terminal-undone = Annulé.
terminal-final = sans retour
terminal-help =
    { "  " }3                 faire l’action nº 3 de la liste
    { "  " }place italy       la même, en toutes lettres
    { "  " }undo              reprendre la dernière action, tant que personne n’a rien vu de plus
    { "  " }why place berlin  puis-je le faire maintenant, et quelle règle l’interdit
    { "  " }hint              ce que ferait un automate ici, et ce qu’il en attend
    { "  " }card NOM          ce que dit une carte
    { "  " }rules 9.10        lire une règle, ou un chapitre
    { "  " }log, board, list  ce qui s’est passé ; la table ; ce que vous pouvez faire
    { "  " }resign, quit      abandonner ; quitter la partie

terminal-round = Tour
terminal-hand = Votre main
terminal-deck = Pioche
terminal-discard = Défausse
terminal-turn = Tour
terminal-effects = En vigueur
terminal-supply = Réserve
terminal-candidates = Candidats
terminal-active = À jouer
