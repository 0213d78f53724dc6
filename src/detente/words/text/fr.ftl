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
page-score-berlin63 = points
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

## 1960
page-60-state-carries = { $state }, { $votes } voix : acquis à { $who } avec { $n }
page-60-state-leads = { $state }, { $votes } voix : { $who } mène avec { $n }
page-60-state-leans = { $state }, { $votes } voix : vide, penche vers { $who }
page-60-state-byrd = { $state }, { $votes } voix : le cube vert, elles vont à { $who }
page-60-state-withheld = { $state }, { $votes } voix : retenues, elles ne vont à personne
page-60-why-carries = acquis à { $who }, { $n }
page-60-why-leads = { $who } mène, { $n }
page-60-why-leans = vide, penche { $who }
page-60-why-byrd = cube vert : { $who }
page-60-why-withheld = non engagés : personne
page-60-region-is = { $region }, { $votes } voix. Médias : Kennedy { $mk }, Nixon { $mn }. Endossements : Kennedy { $ek }, Nixon { $en }
page-60-token = { $who } se trouve ici : { $state }
page-60-votes = { $n } voix
page-60-here = ici
page-60-travel = trajet { $n }
page-60-travel-cp = trajet { $n } PC
page-60-cp = { $n } PC
page-60-travel-of = trajet de { $who }
page-60-media = médias
page-60-endorse = endoss.
page-60-if-now = à présent
page-60-support = support
page-60-check = jet, { $n } % par cube
page-60-no-check = sans jet
page-60-changed = cette action
page-60-count = Si l’on votait maintenant
page-60-count-final = Le décompte des grands électeurs
page-60-count-is = Grands électeurs : Kennedy { $k }, dont { $fk } fermes ; Nixon { $n }, dont { $fn } fermes ; Byrd { $b }. Il en faut { $of }.
page-60-elects = { $n } pour être élu
page-60-all-votes = 537 voix, 50 États
page-60-withheld = { $n } retenues
page-60-firm = fermes { $n }
page-60-needs = manque { $n }
page-60-over = +{ $n } de trop
page-60-turn-is = Tour { $n } sur 9
page-60-debate = débat
page-60-vote = vote
page-60-stage-initiative = Initiative
page-60-stage-activities = Activité { $n } sur 5
page-60-stage-momentum = Phase de momentum
page-60-stage-strategy = Stratégie de campagne
page-60-stage-debates = Les débats
page-60-stage-election_day = Jour du scrutin
page-60-issue-led = { $issue }, case { $space } : { $who } mène avec { $n }
page-60-issue-open = { $issue }, case { $space } : aucun support
page-60-no-support = aucun support
page-60-momentum = Momentum
page-60-bag = Sac du capital politique
page-60-bag-n = Sac { $n }
page-60-percent = { $n } %
page-60-rest = cubes de repos de ce tour
page-60-rest-n = repos +{ $n }
page-60-effects = Effets en cours
page-60-until-turn = ce tour
page-60-until-debates = les débats
page-60-until-election = scrutin
page-60-until-prevents = empêche
page-60-ready = prête
page-60-exhausted = épuisée
page-60-of = { $n } sur { $of }
page-60-stack = pile stratégie
page-60-piles = Pioche { $deck } · défausse { $discard } · endoss. { $endorse }
page-60-pile-discard = Défausse
page-60-pile-debates = En attente des débats
page-60-pile-election = En attente du scrutin
page-60-pile-prevention = Événements d’empêchement
page-60-pile-removed = Hors du jeu
page-60-pile-deck = Pioche
page-60-pile-stack-kennedy = Pile stratégie de Kennedy
page-60-pile-stack-nixon = Pile stratégie de Nixon
page-60-fact-votes = { $n } électeurs
page-60-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-60-fact-momentum = momentum { $n }
page-60-fact-first = a l’initiative
page-60-fact-byrd = cube : { $state }
page-60-fact-byrd-off = cube en main
page-60-card-cp = points de campagne
page-60-card-number = n° { $n }
page-60-card-rest = Cubes de repos
page-60-card-issue = Thème
page-60-card-state = État
page-60-card-kind = Genre
page-60-kind-normal = événement
page-60-kind-candidate = carte de candidat
page-60-kind-debate = événement de débat
page-60-kind-election_day = événement du scrutin
page-60-kind-prevention = événement d’empêchement
page-60-kind-gathering_momentum = prise d’élan
page-60-great-debate = Le grand débat
page-60-debate-round = Manche { $n }
page-60-debate-ties = { $who } a l’initiative et gagne les égalités
page-60-issues-won = { $n ->
    [0] aucun thème
    [one] { $n } thème gagné
   *[other] { $n } thèmes gagnés
}
page-60-stack-left = { $n ->
    [one] { $n } carte en pile
   *[other] { $n } cartes en pile
}
page-60-chosen = une choisie
page-60-won-by = { $who } gagne
page-60-space = case { $n }
page-60-prize = +{ $n } supports
page-60-outlook = Ce que vos cartes feraient de leur thème
page-60-tie = égalité : { $who }
page-60-void = déjà gagné : défaussée
page-60-key = Légende
page-60-key-leads = mène
page-60-key-carries = acquis (4+)
page-60-key-lean = vide, penche
page-60-key-legal = possible
page-60-key-last = dernier coup
page-60-steps = Les étapes du scrutin
page-60-step-1 = Cubes de prime
page-60-step-2 = Initiative
page-60-step-3 = Stratégie de campagne
page-60-step-4 = Événements du scrutin
page-60-step-5 = Endossements
page-60-step-6 = Décompte final
page-60-region = Région
page-60-sum = Total (il en faut { $of })
page-60-night = Le télex, État par État
page-60-called = { $n } États sur { $of } proclamés
page-60-night-again = Depuis le premier
page-60-next-call = Suivant
page-60-skip = Au résultat

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
