# Ce que la page de Twilight Struggle dit à elle seule.

page-stands = { $seat } : +{ $amount } PV
page-counted = Décompte
page-danger = Ce coup peut déclencher la guerre
page-win-us = Les États-Unis l’emportent
page-win-ussr = L’URSS l’emporte
board-side-us = USA
    .short = USA
board-side-ussr = URSS
    .short = URSS
board-lead = { $side } +{ $n }
board-gain = Gain
board-marker = Marqueur
board-turn = Tour
board-turn-is = Tour { $n } sur 10
board-era-early = Début de guerre
board-era-mid = Milieu de guerre
board-era-late = Fin de guerre
board-war-early = Début
board-war-mid = Milieu
board-war-late = Fin
board-vp = Points de victoire
board-vp-short = Points
board-vp-is = Points de victoire : { $lead }
board-even = égalité
board-round = Manche
board-round-opens = Manche { $n }
board-round-is = Manche { $n } sur { $of }
board-headline = Gros titres
board-face-down = face cachée
board-ready = prête
board-nobody = à personne
board-to-usa = vers les USA
board-to-japan = vers le Japon
board-home-us = USA
board-home-ussr = URSS
board-china = Chine
board-battlegrounds = Pays d’affrontement
board-battleground = pays d’affrontement
board-plain = hors affrontement
board-held-us = Contrôle américain
board-held-ussr = Contrôle soviétique
board-held-nobody = Personne ne le contrôle
board-country = { $country }, stabilité { $stability }, { $kind } : USA { $us }, URSS { $ussr }. { $control }
board-stability = stabilité { $n }
board-level-nothing = rien
board-level-presence = Présence
board-level-domination = Domination
board-level-control = Contrôle
board-letter-presence = P
board-letter-domination = D
board-letter-control = C
board-win = victoire
board-gains-us = gain des USA
board-gains-ussr = gain de l’URSS
board-gains-nobody = personne ne gagne
board-meter = { $region } : USA { $us }, URSS { $ussr }. En cas de décompte, { $lead } : { $n }
board-closed = Fermée aux coups d’État et réalignements
board-closes = ferme { $regions }
board-southeast-asia = Asie du Sud-Est
board-southeast-asia-is = Asie du Sud-Est en cas de décompte : USA { $us }, URSS { $ussr }
board-defcon-is = DEFCON { $n }
board-defcon-5 = tout ouvert
board-defcon-4 = Europe
board-defcon-3 = Europe, Asie
board-defcon-2 = Eur., Asie, M.-Orient
board-defcon-1 = guerre nucléaire
board-war = GUERRE
board-nuclear-war = guerre nucléaire
board-military = Op. militaires
board-military-short = Militaires
board-military-is = Opérations militaires : USA { $us }, URSS { $ussr }, { $n } requises
board-military-then = Opérations militaires ensuite : { $n }, { $needed } requises
board-need = { $n } requises
board-space = Course à l’espace
board-space-short = Espace
board-space-is = Course à l’espace : USA case { $us }, URSS case { $ussr }
board-space-ops = Ops
board-space-die = dé
board-space-points = PV, 1er / 2e
board-space-1 = Satellite
board-space-2 = Animal dans l’espace
board-space-3 = Homme dans l’espace
board-space-4 = Homme en orbite
board-space-5 = Orbite lunaire
board-space-6 = Alunissage
board-space-7 = Navette
board-space-8 = Station
board-ability-2 = 2 tentatives
board-ability-4 = voir le titre
board-ability-6 = défausser
board-ability-8 = 8 manches
board-ops = { $n } ops
board-space-odds = chance : { $n } %
board-space-tried = essais : { $n }
board-act-space = Course à l’espace : { $card }, { $n } %
board-act-pick = { $card } : { $noun }
board-act-pick-asia-scoring = Diplomatie de la navette : { $country } ne compte pas
board-act-pick-middle-east-scoring = Diplomatie de la navette : { $country } ne compte pas
board-act-pick-truman-doctrine = Doctrine Truman, plus d’influence soviétique : { $country }
board-act-pick-independent-reds = Rouges indépendants, égaler les Soviétiques : { $country }
board-act-pick-indo-pakistani-war = Guerre indo-pakistanaise, pays attaqué : { $country }
board-act-pick-brush-war = Guerre de brousse, pays attaqué : { $country }
board-act-pick-iran-iraq-war = Guerre Iran-Irak, pays attaqué : { $country }
board-act-pick-junta = Junte : { $country } +2
board-act-pick-south-african-unrest = { $country-id ->
    [country-south_africa] Troubles en Afrique du Sud : { $country } +2
   *[other] Troubles en Afrique du Sud : +1 là-bas, puis { $country }
}
board-act-pick-beside-south-africa = Troubles en Afrique du Sud : { $country } +1
board-act-pick-special-relationship = Relation spéciale, influence : { $country }
board-act-pick-norad = NORAD : { $country } +1
board-act-pick-latin-american-debt-crisis = Crise de la dette, influence doublée : { $country }
board-act-end-us = mettre fin à la partie : les États-Unis gagnent
board-act-end-ussr = mettre fin à la partie : l’URSS gagne
board-act-end-draw = mettre fin à la partie : nulle
board-effects = Effets en vigueur
board-effects-short = Effets
board-in-force = En vigueur
board-until = fin : { $card }
board-until-instant = immédiat
board-until-turn = ce tour
board-until-game = toute la partie
board-until-until_cancelled = jusqu’à annulation
board-brief-us_japan_mutual_defense_pact = Pacte USA/Japon
board-brief-warsaw_pact_formed = Varsovie
board-brief-de_gaulle_leads_france = De Gaulle
board-brief-formosan_resolution = Formose
board-brief-cuban_missile_crisis = Crise de Cuba
board-brief-nuclear_subs = Sous-marins
board-brief-salt_negotiations = SALT
board-brief-we_will_bury_you = Enterrer
board-brief-brezhnev_doctrine = Brejnev
board-brief-camp_david_accords = Camp David
board-brief-john_paul_ii_elected_pope = Jean-Paul II
board-brief-latin_american_death_squads = Escadrons
board-brief-shuttle_diplomacy = Navette
board-brief-iranian_hostage_crisis = Otages
board-brief-iran_contra_scandal = Iran-Contra
board-brief-tear_down_this_wall = Abattez ce mur
board-brief-an_evil_empire = Empire du mal
board-brief-aldrich_ames_remix = Aldrich Ames
board-brief-yuri_and_samantha = Youri, Samantha
board-brief-awacs_sale_to_saudis = Vente d’AWACS
board-brief-red_scare_purge = Peur rouge
board-brief-the_china_card = carte Chine
board-brief-vietnam_revolts = Viêt Nam
board-brief-marshall_plan = Plan Marshall
board-brief-u2_incident = Incident U-2
board-key = Légende
board-key-us = contrôle américain
board-key-ussr = contrôle soviétique
board-key-battleground = affrontement
board-key-legal = vous pouvez agir
board-key-chosen = choisi
board-key-last = dernier coup adverse
board-zoom = Régions
board-zoom-in = Voir de près
board-region-europe = Europe
board-region-asia = Asie
board-region-middle_east = Moyen-Orient
board-region-africa = Afrique
board-region-central_america = Am. centrale
board-region-south_america = Amérique du Sud
board-tab-europe = Europe
board-tab-asia = Asie
board-tab-middle_east = Moy.-Or.
board-tab-africa = Afrique
board-tab-central_america = Am. cent.
board-tab-south_america = Am. Sud
board-sum = { $region }, en cas de décompte
board-sum-open = compte
board-sum-countries = Pays contrôlés
board-sum-held = Pays d’affrontement, sur { $n }
board-sum-reached = Niveau
board-sum-level = Points du niveau
board-sum-battlegrounds = Un par pays d’affrontement
board-sum-beside = Voisins de l’adversaire
board-sum-total = Total
board-sum-gain = { $side } +{ $n } PV
board-sum-nothing = Personne ne gagne
board-sum-wins = Victoire : { $side }
board-do = Agir
board-do-place = Placer de l’influence
board-do-coup = Coup d’État
board-do-realign = Réalignement
board-do-war = Guerre
board-cost = coût { $cost }, reste { $left }
board-against = { $us } – { $ussr } contre une stabilité de { $stability }.
board-reach = À portée depuis : { $names }
board-coup-sum = Dé + { $ops } doit dépasser { $needed } (deux fois la stabilité).
board-modifier = Sur le dé : { $n }.
board-chance = Chance de réussite : { $n } %
board-controls = contrôle { $side } { $n } %
board-controls-nobody = personne { $n } %
board-coup-fails = sans effet
board-realign-sum = Dés : USA { $us }, URSS { $ussr }
board-contest-odds = victoire : USA { $us } %, URSS { $ussr } %
board-boycott = DEFCON baisse à { $defcon }
board-realign-odds = jet plus haut : USA { $us } %, URSS { $ussr } %
board-why-more = plus d’influence
board-why-neighbours = voisins
board-why-superpower = superpuissance
board-why-scandal = Iran-Contra
board-why-ceiling = maximum de 4
board-why-floor = jamais moins de 1
board-why-asia = tout en Asie
board-what-if = Décompte ({ $region }) si { $country } est à :
board-flips = Si un pays change de camp
board-war-needs = Il faut { $n } ou plus.
board-war-against = −{ $n } : { $names }.
board-war-wins = Rapporte { $vp } PV ; opérations militaires ensuite : { $military }.
board-choose-card = Choisissez une carte
board-strip = Touchez un pays pour voir le coût ; touchez-le encore pour agir.
board-scoring = Décompte
board-scoring-note = À jouer dans le tour où vous l’avez en main.
board-starred = Retirée du jeu une fois l’événement survenu.
board-event-us = Événement américain
board-event-ussr = Événement soviétique
board-event-neutral = Événement de qui la joue
board-unseen = Cartes pas encore vues
board-pile-discard = Défausse
board-pile-removed = Hors jeu
board-pile-deck = Pioche
board-side-neutral = Neutre
board-worth = { $n ->
    [0] Décompte
    [one] { $n } point
   *[other] { $n } points
}
board-scoring-out = Décomptes encore à venir :
board-reshuffle = { $n ->
    [0] La pioche est vide
    [one] La pioche compte une carte
   *[other] La pioche compte { $n } cartes
} : quand il faut piocher et qu’il n’en reste plus, on mélange la défausse{ $era ->
    [early] {". "}Les cartes du milieu de guerre arrivent au tour 4, celles de fin de guerre au tour 8.
    [mid] {". "}Les cartes de fin de guerre arrivent au tour 8.
   *[late] .
}
board-fact-military = militaires { $n }
board-fact-space = espace { $n }
board-fact-china = carte Chine
board-ledger = Les points, ligne par ligne
board-ledger-empty = Personne n’a gagné de points.
board-ledger-note = Les gains des deux camps déplacent un seul marqueur ; à 20 points, on gagne aussitôt, sauf au décompte final.
board-path = Le marqueur au fil des tours
board-world = Le monde à la fin
board-short-dominican_republic = Rép. domin.
board-short-west_african_states = Afr. de l’Ouest
board-short-southeast_african_states = Afr. du Sud-Est
board-short-west_germany = RFA
board-short-east_germany = RDA
board-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-code-canada = CAN
board-code-united_kingdom = RU
board-code-norway = NOR
board-code-sweden = SUE
board-code-finland = FIN
board-code-denmark = DAN
board-code-benelux = BENE
board-code-france = FRA
board-code-west_germany = RFA
board-code-east_germany = RDA
board-code-poland = POL
board-code-czechoslovakia = TCH
board-code-austria = AUT
board-code-hungary = HON
board-code-romania = ROU
board-code-yugoslavia = YOU
board-code-bulgaria = BUL
board-code-italy = ITA
board-code-spain_portugal = ES/P
board-code-greece = GRÈ
board-code-turkey = TUR
board-code-afghanistan = AFG
board-code-pakistan = PAK
board-code-india = INDE
board-code-burma = BIRM
board-code-laos_cambodia = L/C
board-code-vietnam = VIET
board-code-thailand = THAÏ
board-code-malaysia = MAL
board-code-indonesia = INDO
board-code-philippines = PHIL
board-code-australia = AUS
board-code-japan = JAPON
board-code-taiwan = TAÏW
board-code-south_korea = CORÉE S
board-code-north_korea = CORÉE N
board-code-lebanon = LIB
board-code-syria = SYRIE
board-code-israel = ISR
board-code-jordan = JOR
board-code-iraq = IRAK
board-code-iran = IRAN
board-code-gulf_states = GOLFE
board-code-saudi_arabia = SAOUD
board-code-egypt = ÉGYPT
board-code-libya = LIBYE
board-code-morocco = MAROC
board-code-algeria = ALG
board-code-tunisia = TUN
board-code-west_african_states = AFR O
board-code-saharan_states = SAHAR
board-code-ivory_coast = IVOIR
board-code-nigeria = NGA
board-code-cameroon = CAM
board-code-zaire = ZAÏRE
board-code-angola = ANG
board-code-south_africa = AFR S
board-code-botswana = BOTS
board-code-zimbabwe = ZIMB
board-code-southeast_african_states = AFR SE
board-code-kenya = KENYA
board-code-somalia = SOM
board-code-ethiopia = ÉTH
board-code-sudan = SOUD
board-code-mexico = MEX
board-code-guatemala = GUAT
board-code-el_salvador = SALV
board-code-honduras = HOND
board-code-nicaragua = NIC
board-code-costa_rica = C RICA
board-code-panama = PAN
board-code-cuba = CUBA
board-code-haiti = HAÏTI
board-code-dominican_republic = DOM
board-code-colombia = COL
board-code-venezuela = VEN
board-code-ecuador = ÉQU
board-code-peru = PÉROU
board-code-bolivia = BOL
board-code-chile = CHILI
board-code-argentina = ARG
board-code-paraguay = PARA
board-code-uruguay = URU
board-code-brazil = BRÉS
board-code-chinese_civil_war = CIVILE

## Les champs d’une position, pour le mode texte
field-defcon = DEFCON
field-phasing = joueur actif
field-vp = points de victoire
field-military = opérations militaires
field-space = Course à l’espace
field-attempts = tentatives de Course à l’espace
field-china = carte Chine
field-china_up = carte Chine visible
field-influence = influence
field-control = contrôle
field-countries = pays
field-battlegrounds = pays d’affrontement
field-levels = niveaux
field-presence = présence
field-domination = domination
field-nothing = rien
field-headline = gros titre
field-face_down = face cachée
field-hand = main
field-hand_size = cartes en main
field-deck_size = pioche
field-unseen = jamais vues
field-table = cartes en jeu
field-ops = opérations
field-previews = prévisions
field-result = résultat
field-all_battlegrounds = pays d’affrontement en tout
field-flips = si un pays change de camp
field-beside = voisins de l’autre superpuissance
field-card = carte
field-civil_war = guerre civile chinoise
field-civil_war_lasts = la guerre civile dure
field-closed = régions fermées
field-early = début
field-ended_by = annulé par
field-era = période
field-extra_round = manche supplémentaire
field-game = pour la partie
field-instant = immédiat
field-late = fin
field-level_points = points du niveau
field-mid = milieu
field-military_needed = opérations militaires requises
field-net = différence
field-put_back = remises
field-region = région
field-scores = scores
field-seat = camp
field-southeast_asia = Asie du Sud-Est
field-tehran = vues à Téhéran
field-until = jusqu’à
field-until_cancelled = jusqu’à annulation
field-wars = chances des guerres
field-why = pourquoi
field-winners = vainqueurs
field-cost = coût
field-dear = où un marqueur coûte 2
field-left = reste ensuite
field-after = influence ensuite
field-by = au contact de
field-scored = si décomptée ensuite
field-of = sur
field-sum = composé de
field-modifier = modificateur
field-die = au dé
field-needed = requis
field-closes = ferme
field-faces = face par face
field-controls = faces qui donnent le contrôle
field-minus = retiré
field-against = contre
field-us_wins = jets gagnés par les États-Unis
field-ussr_wins = jets gagnés par l’URSS
field-reasons = modificateurs
field-winner = vainqueur
field-open = pays à portée de ses points
field-places = pays ouverts
field-rolls = pays à réaligner
field-coups = coups d’État qui peuvent réussir
field-theirs = leur événement aussi
field-idle = événement sans effet
field-box = case

# Ce que quelqu’un a fait, en bref ; ce qui ne dit rien est omis

brief-round-begins = { "" }
brief-dealt-hidden = { "" }
brief-dealt = { "" }
brief-headline-picked-hidden = { "" }
brief-headline-shown = « { $card } » en gros titre
brief-event-played = « { $card } » pour l’événement
brief-ops-played = « { $card } » pour { $n ->
    [one] { $n } Opération
   *[other] { $n } Opérations
}
brief-space-played = « { $card } » pour la Course à l’espace
brief-intervened = Intervention de l’ONU avec « { $card } » pour { $n ->
    [one] { $n } Opération
   *[other] { $n } Opérations
}
brief-passed = aucune carte
brief-event-happens = événement « { $card } »
brief-added = { $whose ->
    [own] { $country } +{ $n }
   *[other] { $seat } +{ $n } ({ $country })
}
brief-taken-away = { $whose ->
    [own] { $country } −{ $n }
   *[other] { $seat } −{ $n } ({ $country })
}
brief-coup-declared = coup d’État ({ $country }) avec { $n ->
    [one] { $n } Opération
   *[other] { $n } Opérations
  }
brief-coup-rolled = dé { $die } + { $ops }{ $plus ->
    [0] {""}
   *[other] {" "}+ { $plus }
}{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus }
} = { $total } contre { $needed }
brief-realignment-rolled = réalignement ({ $country }), États-Unis { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus }
}{ $us_minus ->
    [0] {""}
   *[other] {" "}− { $us_minus }
} = { $us } contre URSS { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus }
} = { $ussr }
brief-war-rolled = guerre ({ $country }), dé { $die }{ $minus ->
    [0] {""}
   *[other] {" "}− { $minus } = { $total }
}, il faut { $needed } ou plus
brief-contest-rolled = États-Unis { $us_die }{ $us_plus ->
    [0] {""}
   *[other] {" "}+ { $us_plus } = { $us }
}, URSS { $ussr_die }{ $ussr_plus ->
    [0] {""}
   *[other] {" "}+ { $ussr_plus } = { $ussr }
}
brief-space-rolled = dé { $die }, il faut { $needed } ou moins
brief-space-reached = case { $box } de la Course à l’espace
brief-points = { $seat } +{ $n } PV
brief-defcon-moved = DEFCON { $level }
brief-military-added = { "" }
brief-discarded = « { $card } » défaussée
brief-region-scored = décompte ({ $region }), États-Unis { $us } contre URSS { $ussr }
brief-southeast-asia-scored = décompte de l’Asie du Sud-Est, États-Unis { $us } contre URSS { $ussr }
brief-choice-made = { $choice }
many-dealt = { $seat-id ->
    [seat-us] Les États-Unis piochent
   *[other] L’URSS pioche
} { $card }.
many-dealt-hidden = { $seat-id ->
    [seat-us] Les États-Unis piochent
   *[other] L’URSS pioche
} { $n } cartes.
many-card-shown = { $seat-id ->
    [seat-us] Les États-Unis montrent
   *[other] L’URSS montre
} { $card }.
brief-card-removed = { "" }
brief-china-passed = la carte Chine passe { $seat-id ->
    [seat-us] aux États-Unis
   *[other] à l’URSS
}

## Ce que ferait une carte, usage par usage
desk-ops = Opérations
desk-ops-sum = { $sum }
desk-ops-place = Placer : jusqu’à { $n }, dans { $places ->
    [one] un pays
   *[other] { $places } pays
}
desk-ops-coup = Coup d’État : { $odds }
desk-ops-realign = Réalignement : { $n ->
    [one] un jet
   *[other] { $n } jets
}, { $places ->
    [0] nulle part
    [one] un pays
   *[other] { $places } pays
}
desk-ops-theirs-us = L’événement américain a lieu aussi, avant ou après : à vous de choisir.
desk-ops-theirs-ussr = L’événement soviétique a lieu aussi, avant ou après : à vous de choisir.
desk-ops-idle-us = L’événement américain a lieu aussi, mais rien ne se passerait pour l’instant.
desk-ops-idle-ussr = L’événement soviétique a lieu aussi, mais rien ne se passerait pour l’instant.
desk-event = Événement
desk-event-note = { $card } a lieu.
desk-event-idle = { $card } : rien ne se passerait pour l’instant.
desk-event-level = { $card } : le marqueur de PV ne bougerait pas pour l’instant.
desk-event-war = Chances : { $odds }
desk-event-die = { $from ->
    [6] Seul un 6 l’emporte.
   *[other] Victoire avec { $from } ou plus.
}
desk-space = Course à l’espace
desk-space-box = Case { $box }, { $name } : { $vp ->
    [0] aucun point
   *[other] { $vp } PV
}
desk-space-die = Réussit avec un dé de 1 à { $n }.
desk-space-note = Sans événement ; la carte est défaussée.
desk-intervene = Intervention de l’ONU
desk-intervene-note = Les deux cartes quittent votre main : ces Opérations, sans l’événement.

## How a game goes, in four pictures
how-1 = Une carte
    .text = Événement ou Opérations ; un événement adverse a lieu aussi.
how-2 = L’influence
    .text = Placez-la, réalignez ou tentez un coup d’État.
how-3 = DEFCON
    .text = Les coups d’État rapprochent la guerre, fatale à qui joue alors.
how-4 = Les décomptes
    .text = Les régions rapportent ; à 20 points d’avance, c’est gagné.

## La fin d’une manche, d’un tour ou d’un vote, ligne à ligne

board-end-region-scored = Décompte : { $region }
board-end-southeast-asia-scored = Décompte : Asie du Sud-Est
board-end-military-checked = Fin du tour
board-end-final-scoring = Décompte final
board-end-china-scored = Décompte final
board-end-row-region-scored = { $region }, total
board-end-row-southeast-asia-scored = Asie du Sud-Est, total
board-end-row-military-checked = Opérations militaires, { $level } requises
board-end-level = { $seat } : { $level }
board-end-holds = { $seat } : { $country }
board-end-points = Points de victoire

## Réponses préparées
plan-discard-worth = Quand un événement adverse vous laisse défausser une carte pour y échapper.
plan-pick-choice = Quand votre adversaire joue les Jeux olympiques, vous y participez ou vous les boycottez.

# Le guide d’une première partie.
board-guide-headline = Chaque tour s’ouvre par les gros titres : chaque camp choisit une carte en secret, et seul son événement a lieu. Une carte de votre camp y est la plus utile ; la plus forte valeur passe d’abord.
board-guide-play = Jouez une carte pour son événement ou pour ses points d’Opérations. Si elle porte un événement adverse, vous avez les Opérations et l’événement a lieu quand même : pensez à ce qu’il fait avant de choisir. Un décompte doit être joué dans le tour où il est pioché.
board-guide-order = Cet événement est celui de l’adversaire, et il a lieu. Vous décidez s’il vient avant ou après vos Opérations : avant, si vous pouvez réparer ses effets ; après, s’il a besoin de ce que vous allez défaire.
board-guide-operations = Tous les points vont à une seule sorte d’Opérations : placer de l’influence, tenter un coup d’État, ou réaligner. Placer est sûr ; un coup d’État va vite et change davantage, mais fait baisser DEFCON dans un pays d’affrontement ; un réalignement ne fait que retirer.
board-guide-place = L’influence va là où vous en avez, ou à côté, telle qu’elle était au début de la manche. Un marqueur coûte 1 point, mais 2 dans un pays que contrôle l’adversaire. Vous contrôlez un pays quand votre avance y atteint sa stabilité.
board-guide-coup = Dé et points contre deux fois la stabilité : le surplus retire l’influence adverse, puis ajoute la vôtre. Dans un pays d’affrontement, DEFCON baisse d’un cran ; à 1, celui dont c’est la manche a perdu.
board-guide-realign = Chacun lance un dé ; les voisins que vous contrôlez, votre superpuissance à côté et l’avance en influence s’y ajoutent. Le total le plus bas perd la différence en influence, et ce peut être vous.
board-guide-free = Posez les marqueurs un à un ; plusieurs dans le même pays si le texte le permet. Les pays d’affrontement, en gras, comptent le plus au décompte de leur région.

## Le but et un tour, avant les règles
rules-goal =
    Vous menez les États-Unis ou l’URSS à travers la guerre froide. Il n’y a qu’un score, que les points de victoire tirent d’un côté ou de l’autre : 20 points d’avance donnent aussitôt la victoire, tout comme le contrôle de l’Europe lors de son décompte. Sinon, toutes les régions sont décomptées après le tour 10, et celui qui mène alors gagne.

    Si DEFCON tombe à 1, c’est la guerre nucléaire : le joueur dont c’est la manche perd, quel que soit celui qui l’a causée ; pendant les gros titres, c’est celui dont on résout la carte.
rules-turn =
    Au début du tour, DEFCON remonte de 1 et chacun complète sa main à huit cartes, à neuf dès le tour 4. Chaque camp choisit en secret un gros titre ; les deux événements ont lieu, celui de la carte la plus forte d’abord.

    Puis l’URSS et les États-Unis jouent tour à tour une carte chacun, six fois, sept dès le tour 4. Si l’événement est le vôtre ou neutre, la carte se joue soit pour l’événement, soit pour ses Opérations. S’il est adverse, elle se joue pour les Opérations et l’événement a lieu aussi, avant ou après, à votre choix ; une carte jouée pour la Course à l’espace ne le déclenche pas. Une carte de décompte se joue comme événement, au tour où elle est piochée : on ne peut la garder.

    Les Opérations d’une carte vont à une seule chose : placer de l’influence là où vous en avez ou à côté ; faire des jets de réalignement, qui retirent de l’influence ; tenter un coup d’État, qui sur un bon jet retire l’influence adverse puis ajoute la vôtre, et qui dans un pays d’affrontement fait baisser DEFCON ; ou tenter une fois la Course à l’espace. Vous contrôlez un pays quand votre influence atteint sa stabilité et dépasse celle de l’autre d’au moins autant.

    À la fin du tour, un camp qui a moins d’opérations militaires que le niveau de DEFCON donne à l’autre 1 point par opération manquante. On en obtient surtout par des coups d’État.
