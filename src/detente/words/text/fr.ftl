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
page-danger = Cet acte peut vous faire perdre la partie
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

# Twilight Struggle

page-ts-turn = Tour
page-ts-turn-is = Tour { $n } sur 10
page-ts-era-early = Début de guerre
page-ts-era-mid = Milieu de guerre
page-ts-era-late = Fin de guerre
page-ts-war-early = Début
page-ts-war-mid = Milieu
page-ts-war-late = Fin
page-ts-vp = Points de victoire
page-ts-vp-short = Points
page-ts-vp-is = Points de victoire : { $lead }
page-ts-even = égalité
page-ts-ahead-us = Avance des États-Unis
page-ts-ahead-ussr = Avance de l’Union soviétique
page-ts-round = Manche
page-ts-round-is = Manche { $n } sur { $of }
page-ts-headline = Gros titres
page-ts-face-down = face cachée
page-ts-ready = prête
page-ts-nobody = à personne
page-ts-to-usa = vers les USA
page-ts-to-japan = vers le Japon
page-ts-home-us = USA
page-ts-home-ussr = URSS
page-ts-china = Chine
page-ts-battleground = pays clé
page-ts-plain = pas un pays clé
page-ts-held-us = Contrôle américain
page-ts-held-ussr = Contrôle soviétique
page-ts-held-nobody = Personne ne le contrôle
page-ts-country = { $country }, stabilité { $stability }, { $kind } : USA { $us }, URSS { $ussr }. { $control }
page-ts-stability = stabilité { $n }
page-ts-level-nothing = rien
page-ts-level-presence = Présence
page-ts-level-domination = Domination
page-ts-level-control = Contrôle
page-ts-letter-presence = P
page-ts-letter-domination = D
page-ts-letter-control = C
page-ts-win = victoire
page-ts-gains-us = gain des USA
page-ts-gains-ussr = gain de l’URSS
page-ts-gains-nobody = personne ne gagne
page-ts-meter = { $region } : USA { $us }, URSS { $ussr }. Si décompté maintenant, { $lead } : { $n }
page-ts-closed = Fermée aux coups d’État et réalignements
page-ts-southeast-asia = Asie du Sud-Est
page-ts-southeast-asia-is = Asie du Sud-Est si décomptée maintenant : USA { $us }, URSS { $ussr }
page-ts-defcon-is = DEFCON { $n }
page-ts-defcon-note = régions fermées aux coups et réalignements
page-ts-defcon-5 = tout ouvert
page-ts-defcon-4 = Europe
page-ts-defcon-3 = Europe, Asie
page-ts-defcon-2 = Eur. + Asie, M.-Orient
page-ts-defcon-1 = guerre, nucléaire
page-ts-war = GUERRE
page-ts-military = Op. militaires
page-ts-military-short = Militaire · { $n } requis
page-ts-military-is = Opérations militaires : USA { $us }, URSS { $ussr }, { $n } requises
page-ts-military-then = Opérations militaires ensuite : { $n }, { $needed } requises
page-ts-need = { $n } requises
page-ts-space = Course à l’espace
page-ts-space-short = Espace
page-ts-space-is = Course à l’espace : USA case { $us }, URSS case { $ussr }
page-ts-space-note = ops requises · dé · points premier / second
page-ts-space-1 = Satellite
page-ts-space-2 = Animal en orbite
page-ts-space-3 = Homme en vol
page-ts-space-4 = Homme en orbite
page-ts-space-5 = Orbite lunaire
page-ts-space-6 = Alunissage
page-ts-space-7 = Navette
page-ts-space-8 = Station
page-ts-ability-2 = 2 essais
page-ts-ability-4 = voir le titre
page-ts-ability-6 = défausser
page-ts-ability-8 = 8 manches
page-ts-start = Départ
page-ts-ops = { $n } ops
page-ts-points = { $n } PV
page-ts-space-odds = case suivante : { $n } %
page-ts-space-tried = essais ce tour : { $n }
page-ts-china-card = Carte Chine
page-ts-china-bonus = +1 si tout
page-ts-china-bonus-2 = en Asie
page-ts-effects = Effets en vigueur
page-ts-no-effects = aucun
page-ts-in-force = En vigueur
page-ts-until = jusqu’à { $card }
page-ts-until-instant = immédiat
page-ts-until-turn = ce tour
page-ts-until-game = toute la partie
page-ts-until-until_cancelled = jusqu’à annulation
page-ts-key-us = contrôle américain
page-ts-key-ussr = contrôle soviétique
page-ts-key-battleground = pays clé
page-ts-key-legal = vous pouvez agir
page-ts-key-chosen = choisi
page-ts-key-last = dernier coup adverse
page-ts-zoom = Régions
page-ts-zoom-all = Tout
page-ts-zoom-in = Voir de près
page-ts-tab-europe = Europe
page-ts-tab-asia = Asie
page-ts-tab-middle_east = Moy.-Or.
page-ts-tab-africa = Afrique
page-ts-tab-central_america = Am. cent.
page-ts-tab-south_america = Am. Sud
page-ts-sum = { $region }, si décompté maintenant
page-ts-sum-open = compte
page-ts-sum-countries = Pays contrôlés
page-ts-sum-held = Pays clés contrôlés, sur { $n }
page-ts-sum-reached = Niveau
page-ts-sum-level = Points du niveau
page-ts-sum-battlegrounds = Un par pays clé
page-ts-sum-beside = Voisins de l’adversaire
page-ts-sum-total = Somme
page-ts-sum-gain = { $side } +{ $n } PV
page-ts-sum-nothing = Personne ne gagne
page-ts-sum-wins = Victoire : { $side }
page-ts-do = Agir
page-ts-do-place = Placer de l’influence
page-ts-do-coup = Coup d’État
page-ts-do-realign = Réalignement
page-ts-do-war = Guerre
page-ts-cost = coût { $cost }, reste { $left }
page-ts-against = { $us } – { $ussr } contre stabilité { $stability } :
page-ts-reach = À portée depuis : { $names }
page-ts-coup-sum = Dé + { $ops } doit dépasser { $needed } (deux fois la stabilité).
page-ts-modifier = Modificateur { $n }.
page-ts-chance = Chance de réussite : { $n } %
page-ts-realign-sum = Dés : USA { $us }, URSS { $ussr }
page-ts-realign-odds = jet plus haut : USA { $us } %, URSS { $ussr } %
page-ts-why-more = plus d’influence
page-ts-why-neighbours = voisins
page-ts-why-superpower = superpuissance
page-ts-why-scandal = Irangate
page-ts-war-minus = Les voisins contrôlés retirent { $n } au dé.
page-ts-choose-card = Choisissez une carte
page-ts-strip = Touchez un pays pour voir le coût ; encore pour agir.
page-ts-scoring = Décompte
page-ts-scoring-note = À jouer pendant le tour où on la tient.
page-ts-starred = Retirée du jeu une fois l’événement survenu.
page-ts-side-us = Événement américain
page-ts-side-ussr = Événement soviétique
page-ts-side-neutral = Événement de qui la joue
page-ts-unseen = Cartes pas encore vues
page-ts-unseen-off = non comptées
page-ts-unseen-n = { $n } inconnues
page-ts-hands = en main : USA { $us }, URSS { $ussr }
page-ts-piles = Pioche { $deck } · défausse { $discard } · hors jeu { $removed }
page-ts-pile-discard = Défausse
page-ts-pile-removed = Hors jeu
page-ts-pile-unseen = Pas encore vues : pioche ou main adverse
page-ts-pile-deck = Pioche
page-ts-fact-military = militaire { $n }
page-ts-fact-space = espace { $n }
page-ts-fact-china = carte Chine
page-ts-ledger = Les points, ligne par ligne
page-ts-ledger-empty = Personne n’a gagné de points.
page-ts-ledger-note = Les gains des deux camps déplacent un seul marqueur ; 20 points gagnent aussitôt, sauf au décompte final.
page-ts-path = Le marqueur au fil des tours
page-ts-world = Le monde à la fin
page-ts-short-dominican_republic = Rép. dominicaine
page-ts-short-west_african_states = Afrique de l’Ouest
page-ts-short-southeast_african_states = Afrique du Sud-Est
page-ts-short-west_germany = RFA
page-ts-short-east_germany = RDA
page-ts-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
page-ts-code-canada = CAN
page-ts-code-united_kingdom = RU
page-ts-code-norway = NOR
page-ts-code-sweden = SUE
page-ts-code-finland = FIN
page-ts-code-denmark = DAN
page-ts-code-benelux = BÉNÉ
page-ts-code-france = FRA
page-ts-code-west_germany = RFA
page-ts-code-east_germany = RDA
page-ts-code-poland = POL
page-ts-code-czechoslovakia = TCH
page-ts-code-austria = AUT
page-ts-code-hungary = HON
page-ts-code-romania = ROU
page-ts-code-yugoslavia = YOU
page-ts-code-bulgaria = BUL
page-ts-code-italy = ITA
page-ts-code-spain_portugal = ES/P
page-ts-code-greece = GRÈ
page-ts-code-turkey = TUR
page-ts-code-afghanistan = AFG
page-ts-code-pakistan = PAK
page-ts-code-india = INDE
page-ts-code-burma = BIRM
page-ts-code-laos_cambodia = L/C
page-ts-code-vietnam = VIET
page-ts-code-thailand = THAÏ
page-ts-code-malaysia = MAL
page-ts-code-indonesia = INDO
page-ts-code-philippines = PHIL
page-ts-code-australia = AUS
page-ts-code-japan = JAPON
page-ts-code-taiwan = TAÏW
page-ts-code-south_korea = CORÉE S
page-ts-code-north_korea = CORÉE N
page-ts-code-lebanon = LIB
page-ts-code-syria = SYRIE
page-ts-code-israel = ISR
page-ts-code-jordan = JOR
page-ts-code-iraq = IRAK
page-ts-code-iran = IRAN
page-ts-code-gulf_states = GOLFE
page-ts-code-saudi_arabia = SAOUD
page-ts-code-egypt = ÉGYPT
page-ts-code-libya = LIBYE
page-ts-code-morocco = MAROC
page-ts-code-algeria = ALG
page-ts-code-tunisia = TUN
page-ts-code-west_african_states = AFR O
page-ts-code-saharan_states = SAHAR
page-ts-code-ivory_coast = IVOIR
page-ts-code-nigeria = NIGER
page-ts-code-cameroon = CAM
page-ts-code-zaire = ZAÏRE
page-ts-code-angola = ANG
page-ts-code-south_africa = AFR S
page-ts-code-botswana = BOTS
page-ts-code-zimbabwe = ZIMB
page-ts-code-southeast_african_states = AFR SE
page-ts-code-kenya = KENYA
page-ts-code-somalia = SOM
page-ts-code-ethiopia = ÉTH
page-ts-code-sudan = SOUD
page-ts-code-mexico = MEX
page-ts-code-guatemala = GUAT
page-ts-code-el_salvador = SALV
page-ts-code-honduras = HOND
page-ts-code-nicaragua = NIC
page-ts-code-costa_rica = C RICA
page-ts-code-panama = PAN
page-ts-code-cuba = CUBA
page-ts-code-haiti = HAÏTI
page-ts-code-dominican_republic = DOM
page-ts-code-colombia = COL
page-ts-code-venezuela = VEN
page-ts-code-ecuador = ÉQU
page-ts-code-peru = PÉROU
page-ts-code-bolivia = BOL
page-ts-code-chile = CHILI
page-ts-code-argentina = ARG
page-ts-code-paraguay = PARA
page-ts-code-uruguay = URU
page-ts-code-brazil = BRÉS
page-ts-code-chinese_civil_war = CIVILE
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

## Stratagem
page-st-short-pop = Populaire
page-st-short-dem = Démocrate
page-st-short-con = Conservateur
page-st-short-nat = Nationaliste
page-st-about-pop = Le changement, les provinces, le Parlement.
page-st-about-dem = Frontières ouvertes, État fort, impôt juste.
page-st-about-con = Initiative privée, frontières ouvertes, provinces.
page-st-about-nat = Marché intérieur, l’État et son Président.
page-st-public = opinion
page-st-members = membres
page-st-totals = opinion { $opinion } · membres { $members }
page-st-empty-slot = { $theme } : case vide
page-st-author = auteur du coup
page-st-dictator = dictateur
page-st-striker = gréviste
page-st-rebel = soulevé
page-st-candidate = candidat
page-st-elected = élu
page-st-out = éliminé
page-st-acted = a déjà agi
page-st-secrets = { $n ->
    [0] aucun secret
    [one] 1 secret
   *[other] { $n } secrets
}
page-st-relies = compte sur { $n } en secret
page-st-passes = passe ×{ $n }
page-st-popular-on = soutien populaire, force C
page-st-popular-at = soutien populaire à 40
page-st-clock = tour de table { $round } sur 3, { $left } tours restants
page-st-turns-left = { $n ->
    [one] 1 tour restant
   *[other] { $n } tours restants
}
page-st-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
page-st-you-move = à vous
page-st-you = Vous
page-st-first = Première
page-st-second = Seconde
page-st-campaign = campagne
page-st-best-wins = le meilleur des deux l’emporte
page-st-majority = 51 jetons : élu
page-st-to-draw = { $n } à piocher
page-st-fallen = { $n } { $n ->
    [one] tombée
   *[other] tombées
}
page-st-second-round = Second tour
page-st-against = contre
page-st-second-note = { $n } cartes tombées reviennent. Quand elles sont épuisées, le meilleur des deux l’emporte ; 51 n’est plus nécessaire.
page-st-planned = dans votre programme
page-st-per = { $n } % p. adv.
page-st-demands = Exige { $planks }
page-st-demanded-by = exigée par
page-st-signs-note = Carré : l’opinion publique. Rond : les membres du parti.
page-st-family-plank = option
page-st-family-operation = action
page-st-family-support = soutien
page-st-family-opinion = opinion
page-st-family-event = événement
page-st-family-secret = secret
page-st-operation-coup = Ouvre la crise : trois tours de table pour réagir. Sans deux grèves, vous prenez le pouvoir.
page-st-operation-strike = Contre un coup ; il faut deux grévistes différents.
page-st-operation-dictatorship = Après deux grèves. Si deux adversaires se soulèvent, vous êtes arrêté et éliminé.
page-st-operation-uprising = Contre une dictature ; il faut deux joueurs différents.
page-st-announced = Annonces
page-st-line = 51 : élu au premier tour
page-st-vote = Le vote
page-st-vote-note = Les cartes communes sont épuisées : chacun annonce son pourcentage.
page-st-check = Vérification :
page-st-all-regular = tous sont réguliers.
page-st-no-majority = Personne n’atteint 51 : second tour, { $one } contre { $two }.
page-st-play-on = Tout le monde continue à jouer ; les cartes tombées reviennent.
page-st-open-second = Ouvrir la seconde campagne
page-st-round = Le tour de table
page-st-accept = Accepter
page-st-refuse = Refuser
page-st-accept-card = Accepter : { $card }
page-st-accept-gain = Chaque adversaire vous donne { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} :
page-st-accept-loss = Vous donnez à chaque adversaire { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} :
page-st-reach-popular = Vous atteignez le soutien populaire (force C, pour grève ou soulèvement seulement).
page-st-leave-popular = Vous perdez le soutien populaire.
page-st-keep = Gardez { $planks } au programme tant que vous le tenez.
page-st-can-keep = { $planks } au programme
page-st-refused = l’a refusé
page-st-has-mark = a déjà ce repère ({ $mark })
page-st-not-shown = n’affiche pas { $planks }
page-st-refuse-falls = Plus personne ne peut le prendre : la carte tombe.
page-st-refuse-next = Il va au parti { $party }, qui pourrait le garder.
page-st-refuse-on = Il va au parti { $party }, qui ne peut le garder.
page-st-mark-shield = bouclier
page-st-mark-crest = blason
page-st-mark-seal = sceau
page-st-mark-tool = outil
page-st-state = État du pays
page-st-what-changes = Ce qui change
page-st-candidates = Candidats
page-st-everybody = Tous
page-st-everybody-note = continuent à jouer, piocher et afficher ; jetons, options, soutiens et secrets restent.
page-st-others = Les autres
page-st-others-note = peuvent encore gagner par la force : un coup d’État.
page-st-roads = Deux voies vers le pouvoir
page-st-by-vote = Vote :
page-st-cards-away = { $n ->
    [one] dans une carte.
   *[other] dans { $n } cartes.
}
page-st-by-force = Force
page-st-coup-ready = Vos soutiens suffisent pour un coup d’État ({ $needs }).
page-st-coup-needs = Un coup d’État demande { $needs }. Un soutien plus fort peut remplacer un plus faible.
page-st-crisis = La crise, étape par étape
page-st-step-coup = Coup d’État
page-st-step-first_strike = Grève générale
page-st-step-second_strike = Seconde grève
page-st-step-dictatorship = Dictature
page-st-step-first_uprising = Soulèvement ×2
page-st-running = en cours
page-st-who-reacts = Qui peut encore réagir
page-st-ready = prêt
page-st-not-ready = pas prêt
page-st-if-nobody = Si personne ne réagit :
page-st-ends-coup = le { $party } garde le pouvoir et gagne la partie.
page-st-ends-dictatorship = le { $party } garde la dictature et gagne la partie.
page-st-ends-failed = le coup du { $party } échoue et la vie normale reprend.
page-st-ends-overthrown = le chef du { $party } est arrêté et éliminé.
page-st-programme = programme : { $n } sur 7
page-st-ranking = Classement
page-st-place = Place
page-st-party = Parti
page-st-tokens = Jetons
page-st-plus = Opinion
page-st-supports = Soutiens
page-st-for = Gagnés pour
page-st-points = Points
page-st-points-note = Élection gagnée { $vote }, victoire par action { $action }, puis { $second }, { $third } et { $fourth } pour les places ; éliminé 1 ou 2, abandon 0.
page-st-open-mat = Ouvrir le tapis.
page-st-offered = Un soutien fait le tour :
page-st-shown = Programme affiché
page-st-pile-fallen = Cartes tombées
page-st-pile-deck = Pioche
page-st-fact-tokens = { $n } %
