# Ce que dit la page elle-même, quel que soit le jeu.

## Salon
page-play = Jouer
page-tables = Tables
page-learn = Apprendre
page-replays = Revoir
page-me = Moi
page-navigation = Navigation
page-language = Langue
page-theme-light = Thème clair
page-theme-dark = Thème sombre
page-headline = Cinq crises, une table.
page-subline = Sans compte, contre un automate ou une personne, sur tout écran.
page-create = Créer une table
page-play-now = Jouer maintenant : { $game }
page-play-game = Jouer à { $game } contre un automate
page-create-game = Créer une table de { $game }
page-coming = bientôt
page-coming-game = { $game }, bientôt
page-shelf = Les cinq jeux
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-mine-first = à moi de jouer d’abord
page-no-tables = Vos parties apparaîtront ici.
page-no-open-tables = Personne n’attend en ce moment. Créez une table : d’autres pourront la rejoindre.
page-against = contre
page-your-move = À vous
page-join = Rejoindre
page-look = Regarder
page-row-over = terminée
page-row-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
page-row-playing = en cours
page-row-yours = à vous de jouer
page-row-theirs = on vous fait attendre
page-game-thirteen_days = 13 Jours
    .players = 2 joueurs
    .length = 45 min
page-game-twilight_struggle = Twilight Struggle
    .players = 2 joueurs
    .length = 3 h
page-game-nineteen_sixty = 1960
    .players = 2 ou 3 joueurs
    .length = 2 h
page-game-berlin63 = Berlin 63
    .players = 2 joueurs
    .length = 1 h
page-game-stratagem = Stratagem
    .players = 4 joueurs
    .length = 2 h
page-bot-random = Automate au hasard
page-bot-greedy = Automate pressé
page-bot-search = Automate réfléchi
page-bot-solid = Automate solide
page-name-title = Votre nom à la table
page-name-label = Comment vous appeler ?
page-save = Enregistrer
page-close = Fermer
page-game = Jeu
page-seats = Places
page-seat-me = Moi
page-seat-open = Place libre
page-public = Montrer cette table dans le salon
page-options = { $n ->
    [0] Options et variantes
    [one] Options et variantes (une changée)
   *[other] Options et variantes ({ $n } changées)
}
page-make-table = Ouvrir la table

## Table
page-yours = À vous
page-theirs = À l’autre
page-watching = Spectateur
page-over = Terminé
page-prompt = Ce qui est demandé
page-acts = Ce que vous pouvez faire
page-no-acts = Rien à faire pour l’instant.
page-undo = Annuler
page-restart = Reprendre
page-ends-undo = Sans retour possible.
page-risky = Peut faire perdre la partie.
page-hand = Votre main
page-hand-empty = Aucune carte en main
page-hand-hidden = Les mains sont cachées aux spectateurs
page-in-play = En cours
page-you = vous
page-free-seat = place libre
page-thinking = réfléchit…
page-online = en ligne
page-away = absent
page-connecting = liaison en cours…
page-offline = liaison coupée, nouvel essai…
page-last-move = Dernier coup adverse
page-log = Journal
page-search = chercher
page-search-log = Chercher dans le journal
page-table-terms = table { $id } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
page-why-not = Pourquoi pas { $what } ?
page-read-rule = Lire la règle
page-read-card = Lire la carte
page-no-more-to-read = Rien d’autre n’est imprimé ici.
page-danger = Cet acte peut déclencher la guerre
page-go-back = Revenir et choisir autrement
page-once-more = Un de plus
page-take-back = Annuler la dernière étape
page-all-the-same = { $act } : le faire quand même
page-expert = Expert : ne plus m’avertir à cette table
page-rules = Règles
page-menu = Menu et réglages
page-text-mode = Mode texte
page-sounds = Sons
page-resign = Abandonner la partie
page-resign-now = Oui, j’abandonne
page-copy-link = Copier le lien
page-copied = Lien copié
page-to-lobby = Retour au salon
page-to-table = Retour à la table
page-browse = Voir les cartes
page-command = Taper une action
page-send = Envoyer
page-board = Le plateau
page-position = La position
page-take-seat = Une place vous attend.
page-sit = Jouer { $seat }
page-invite = Donnez ce lien à la personne que vous attendez.
page-link = Lien de la table
page-search-rules = Chercher dans les règles
page-found = { $n ->
    [0] aucun article
    [one] un article
   *[other] { $n } articles
}
page-no-rules = Les règles de ce jeu ne sont pas encore là.
page-lost = Rien ici
page-no-connection = Pas de liaison avec le serveur.
page-server-error = Le serveur n’a pas pu répondre.

## Clavier
page-keys = Touches du clavier
page-key-tab = aller d’un élément au suivant
page-key-press = appuyer sur l’élément
page-key-escape = fermer
page-key-next = prochaine cible permise
page-key-previous = cible permise précédente
page-key-confirm = confirmer l’acte nommé
page-key-number = choix ou carte de ce numéro
page-key-undo = annuler une étape
page-key-restart = reprendre l’action au début
page-key-why = pourquoi pas ?
page-key-read = lire la carte
page-key-hand = aller à la main
page-key-board = aller au plateau
page-key-log = aller au journal
page-key-cards = voir les cartes
page-key-text = mode texte
page-key-rules = règles
page-key-menu = menu
page-key-help = cette liste
page-key-back = coup précédent
page-key-forward = coup suivant
page-key-first = au début
page-key-last = à la fin
page-key-eyes = changer de regard

## Fin de partie
page-win = Victoire : { $seat }
page-win-us = Les États-Unis l’emportent
page-win-ussr = L’URSS l’emporte
page-nobody-wins = Personne ne l’emporte
page-score-thirteen_days = prestige final
page-score-twilight_struggle = points
page-score-nineteen_sixty = grands électeurs
page-score-berlin63 = manches
page-score-stratagem = points
page-scores = Points
page-rematch = Revanche, camps échangés
page-rematch-accept = Accepter la revanche
page-replay = Revoir la partie
page-share = Partager cette position
page-see-board = Voir le plateau
page-see-result = Voir le résultat
page-fairness = Hasard vérifiable
page-fairness-how = Avant le premier coup, le serveur a montré l’empreinte d’un secret ; toutes les pioches en découlent. Le secret est maintenant public : son empreinte doit être celle du début. Le fichier de la partie permet de tout redistribuer avec « detente verify ».
page-fairness-commitment = Empreinte montrée au début
page-fairness-secret = Secret
page-fairness-nonces = Nombres ajoutés par les joueurs
page-fairness-check = Vérifier ici
page-fairness-record = Télécharger la partie
page-fairness-fair = L’empreinte est la bonne.
page-fairness-unfair = L’empreinte ne correspond pas !
page-fairness-unable = Ce navigateur ne peut pas vérifier ici ; utilisez le fichier de la partie.

## Relecture
page-replay-bring = Ouvrez un fichier de partie (.detente.json) pour la revoir coup par coup.
page-replay-file = Choisir un fichier
page-replay-bad = Ce fichier n’est pas une partie.
page-steps = Pas à pas
page-move-number = Numéro du coup
page-eyes = Regard
page-eyes-all = Tout voir
page-eyes-spectator = Spectateur
page-copy-position = Copier le lien de cette position

## 13 Jours
page-13-us = USA
    .short = USA
page-13-ussr = URSS
    .short = URSS
page-13-un = ONU
page-13-military = Militaire
page-13-political = Politique
page-13-world_opinion = Médiatique
page-13-opinion = Opinion mondiale
page-13-round = Tour
page-13-round-is = { $n ->
    [4] Répercussions
   *[other] Tour { $n }
}
page-13-round-n = T { $n }
page-13-start = début
page-13-end = FIN
page-13-aftermath = Répercussions
page-13-aftermath-short = Réperc.
page-13-aftermath-has = { $n ->
    [one] Une carte dans les Répercussions
   *[other] { $n } cartes dans les Répercussions
}
page-13-prestige = Prestige
page-13-prestige-is = Prestige : { $lead }
page-13-level = Égalité
page-13-lead = { $side } +{ $n }
page-13-letter-held = Lettre personnelle : { $side }
page-13-holds-letter = tient la Lettre
page-13-risk = { $side } : { $n } marqueurs sur 3 en DEFCON 2 ou au-delà
page-13-at-war = { $side } : guerre nucléaire si le tour finissait maintenant
page-13-risk-short = { $n }/3 en D2
page-13-cubes = { $place } : USA { $us }, URSS { $ussr }
page-13-n-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
page-13-markers = DEFCON { $track } : USA { $us }, URSS { $ussr }
page-13-bonus-television = DEFCON ±1
page-13-bonus-united_nations = la Lettre
page-13-bonus-alliances = carte cachée
page-13-short-cuba_mil = Cuba mil.
page-13-short-cuba_pol = Cuba pol.
page-13-short-united_nations = Nat. Unies
page-13-secret-agenda = Votre objectif secret
page-13-no-agenda = pas encore choisi
page-13-if-scored = si résolu : { $side } +{ $n }
page-13-if-scored-nobody = si résolu : personne
page-13-letter = Lettre personnelle
page-13-letter-mine = +1 à un ordre
page-13-letter-theirs = chez l’autre
page-13-piles = Pioche { $deck } · défausse { $discard }
page-13-pile-discard = Défausse
page-13-pile-aftermath = Répercussions
page-13-pile-agendas = Objectifs résolus
page-13-pile-deck = Pioche
page-13-pile-agenda-deck = Pioche des objectifs
page-13-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-13-fact-supply = réserve { $n }
page-13-fact-agenda = objectif posé
page-13-fact-letter = a la Lettre
page-13-fact-initiative = a l’initiative
page-13-agenda = Objectif
page-13-agenda-track = Les marqueurs en DEFCON 2 sur cette échelle montent d’une case ; puis le camp le plus haut gagne 1 + l’écart.
page-13-agenda-letter = Qui tient la Lettre personnelle gagne 2.
page-13-agenda-place = Qui mène ici gagne l’écart de cubes + { $bonus }.
page-13-event = Événement
page-13-event-us = USA seulement
page-13-event-ussr = URSS seulement
page-13-event-un = chaque camp
page-13-command = Ordre
page-13-command-us = chaque camp ; les USA peuvent répondre
page-13-command-ussr = chaque camp ; l’URSS peut répondre
page-13-command-un = chaque camp, sans événement
page-13-ledger = Le compte, ligne par ligne
page-13-ledger-what = Gain
page-13-ledger-empty = Personne n’a gagné de prestige.
page-13-ledger-note = Les deux objectifs d’un tour se compensent avant que le marqueur bouge ; l’avance est bornée à 5 ; à égalité, la Lettre départage.
page-13-done = { $n ->
    [one] Terminer avec un cube
   *[other] Terminer avec { $n } cubes
}
page-13-marker = Marqueur
page-13-total = Total
page-13-prestige-path = Prestige au fil de la crise
page-13-aftermath-title = { $n ->
    [one] Répercussions : une carte
   *[other] Répercussions : { $n } cartes
}
page-13-un-out = ONU : hors compte
page-13-final-defcon = DEFCON à la fin

## Les champs d’une position, pour le mode texte
field-round = tour
field-prestige = prestige (USA en positif)
field-letter = Lettre personnelle
field-initiative = initiative
field-cubes = cubes
field-defcon = DEFCON
field-war = guerre si le tour finissait
field-supply = réserve
field-played = cartes jouées
field-hands = mains
field-aftermath = Répercussions
field-buried = cartes écartées
field-count = nombre
field-cards = cartes
field-deck = pioche
field-discard = défausse
field-in_play = carte en cours
field-taken = carte prise
field-drawn = carte piochée
field-candidates = objectifs possibles
field-flags = drapeaux
field-agenda = objectif choisi
field-agenda_deck = pioche des objectifs
field-agenda_discard = objectifs résolus
field-effects = effets du tour
field-name = nom
field-pays = paie
field-n = combien
field-hidden = cachée

## Berlin 63

page-b63-sign-east = Est
page-b63-sign-west = Ouest
page-b63-sign-wall = Le Mur
page-b63-team = { $seat } : réserve et boîte
page-b63-reserve = Réserve { $n }
page-b63-box = Boîte { $n }
page-b63-box-red = Boîte rouge
page-b63-box-blue = Boîte bleue
page-b63-fact-wins = { $n ->
    [one] { $n } manche gagnée
   *[other] { $n } manches gagnées
 }
page-b63-fact-reserve = réserve { $n }
page-b63-fact-box = boîte { $n }
page-b63-game-n = Manche { $n }
page-b63-turn-n = Tour { $n } · calmes { $quiet }
page-b63-empty = vide
page-b63-stands = { $seat }, { $spy }
page-b63-stands-leader = { $seat }, { $spy }, le leader
page-b63-stands-known = { $seat }, connu de vous : { $spy }
page-b63-stands-hidden = { $seat }, caché, { $n } possibles
page-b63-used-after-step = après le pas
page-b63-used-instead-of-step = au lieu du pas
page-b63-used-when-attacked = si attaqué
page-b63-used-against-a-power = contre un pouvoir
page-b63-desk = Pupitre
page-b63-your-leader = votre leader · secret
page-b63-activate = Activer un espion
page-b63-activate-help = Choisissez un de vos espions du plateau : un pas droit, puis un pouvoir si vous l’annoncez.
page-b63-activate-picked = { $spy } ({ $square }) : choisissez une case. Pointillé : il faudra annoncer Lilly Hopper.
page-b63-put-back = Reposer { $square }
page-b63-illusion = Créer une illusion
page-b63-illusion-help = Mêlez deux espions du plateau, ou un du plateau et un de la réserve. L’adversaire voit les places, jamais l’échange.
page-b63-illusion-first = Choisissez d’abord un espion
page-b63-partner-help = Choisissez le second espion : sur le plateau ou dans votre réserve.
page-b63-first-help = Choisissez le premier espion sur le plateau.
page-b63-illusion-secret = L’échange, ou non, reste votre secret.
page-b63-waiting = Rien à répondre pour l’instant.
page-b63-spectator = Vous voyez ce que les deux joueurs voient : ni visages, ni secrets.
page-b63-announce = Annoncer un pouvoir : { $square } est en vérité { $spy }
page-b63-react = Attaqué : { $square } est en vérité { $spy }
page-b63-any-name = Tout nom peut être dit ; vous seul savez.
page-b63-truth = la vérité
page-b63-bluff = bluff
page-b63-choose-name = Choisissez un nom à annoncer, ou aucun. L’annonce met fin au retour en arrière.
page-b63-choose-target = { $spy } : choisissez qui.
page-b63-choose-where = { $spy } : choisissez où.
page-b63-truth-cost = La vérité : un doute à tort coûte un espion de réserve à l’adversaire.
page-b63-bluff-cost = Un bluff mis en doute vous coûte un de vos { $n } espions de réserve.
page-b63-bluff-loses = Votre réserve est vide : un bluff mis en doute perd la manche.
page-b63-line-up-title = Alignez votre première rangée
page-b63-line-up-help = Cinq debout, dont votre leader ; trois restent en réserve.
page-b63-placed = placé
page-b63-free = libre
page-b63-lose-title = Quel espion de réserve perdez-vous ?
page-b63-lose-help = Il va dans la boîte, face visible.
page-b63-in-reserve = en réserve
page-b63-not-here = pas en réserve
page-b63-cancel-title = Votre Veronica Snake l’annule-t-elle ?
page-b63-cancel-help = Tout espion à vous qui voit le pouvoir peut être annoncé comme Veronica Snake.
page-b63-cancel-none = Aucun de vos espions ne voit le pouvoir : laissez faire.
page-b63-shown = { $square } est { $spy }
page-b63-cancel-true = « Veronica Snake » en { $square } : la vérité
page-b63-cancel-lie = « Veronica Snake » en { $square } : bluff, c’est { $spy }
page-b63-believe = Croire
page-b63-i-believe = Je le crois
page-b63-believe-stands = Le pouvoir suit son cours.
page-b63-believe-none = Personne ne perd d’espion.
page-b63-believe-hidden = { $square } reste caché.
page-b63-doubt = Douter
page-b63-i-doubt = Je doute
page-b63-reserve-empty = votre réserve est vide
page-b63-if-true = Si c’est { $spy }
page-b63-if-bluff = Si c’est un bluff
page-b63-doubt-loses = Vous perdez la manche aussitôt.
page-b63-doubt-wins = L’adversaire n’a plus de réserve et perd la manche.
page-b63-your-reserve = Votre réserve : { $from } → { $to }.
page-b63-their-reserve = Sa réserve : { $from } → { $to }.
page-b63-true-then = Le pouvoir reste ; illusion adverse.
page-b63-bluff-then = Vous voyez { $square } ; pas de pouvoir.
page-b63-chain = Chaîne d’annonces
page-b63-chain-n = { $n ->
    [one] { $n } annonce
   *[other] { $n } annonces
 }
page-b63-where = Votre carnet permet { $spy } en : { $places }.
page-b63-nowhere = Votre carnet ne permet { $spy } nulle part.
page-b63-holds-power = Si elle tient, le pouvoir suit son cours.
page-b63-falls-power = Si elle tombe, pas de pouvoir.
page-b63-holds-cancel = Si elle tient, le pouvoir au-dessus est annulé.
page-b63-falls-cancel = Si elle tombe, le pouvoir au-dessus suit son cours.
page-b63-stamp-asked = cru ? doute ?
page-b63-stamp-stands = tient
page-b63-stamp-open = en cours
page-b63-say-leo = « Leo Storm. Je pousse { $target } en { $to }. »
page-b63-say-miranda = « Miranda Hypnos. Montrez-moi { $target }. »
page-b63-say-victor = « Victor Shadow. Une illusion. »
page-b63-say-adam = « Adam Quark. J’explose. »
page-b63-say-lilly = « Lilly Hopper. Je saute en { $to }. »
page-b63-say-ray = « Ray Dash. Un pas de plus. »
page-b63-say-veronica = « Veronica Snake. J’annule. »
page-b63-say-jack = « Jack Steel. L’attaque est annulée. »
page-b63-notebook = Carnet
page-b63-notebook-of = Carnet : { $seat }
page-b63-close-notebook = Fermer le carnet
page-b63-only-you = vous seul
page-b63-wipe = effacer mes marques
page-b63-pool = la réserve
page-b63-pool-n = rés. ×{ $n }
page-b63-cell-known = connu
page-b63-cell-possible = possible
page-b63-cell-out = exclu
page-b63-cell-unsaid = rien de noté
page-b63-mark = marque
page-b63-mark-likely = vous le pensez
page-b63-mark-unlikely = vous en doutez
page-b63-may-lead = leader ?
page-b63-no-aid = L’aide-mémoire est coupé : seules vos marques sont ici.
page-b63-nothing-seen = Rien de montré. Touchez une case pour la marquer ; vos marques sont à vous seul.
page-b63-saw-mixed = { $square } : mêlé avec { $other } au tour { $turn }.
page-b63-saw-proved = { $square } : { $spy }, prouvé au tour { $turn }.
page-b63-saw-caught = { $square } : pris au tour { $turn }, en vérité { $spy }.
page-b63-saw-unmasked = { $square } : démasqué au tour { $turn }, { $spy }.
page-b63-saw-fell = { $square } : { $spy } est tombé au tour { $turn }.
page-b63-saw-lost = { $spy } perdu au tour { $turn }.
page-b63-match = Le match, manche par manche
page-b63-game = Manche
page-b63-how = Sa fin
page-b63-turns = Tours
page-b63-led-by = menés par { $spy }
page-b63-final-board = La dernière position, toutes les tuiles retournées
