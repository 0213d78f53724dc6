# Ce que la page de 1960 dit à elle seule.

page-stands = { $n ->
    [one] { $seat } : +{ $amount } grand électeur
   *[other] { $seat } : +{ $amount } grands électeurs
 }
page-counted = Le décompte
page-score = grands électeurs
board-state-carries = { $state }, { $votes } voix : acquis à { $who } avec { $n }
board-state-leads = { $state }, { $votes } voix : { $who } mène avec { $n }
board-state-leans = { $state }, { $votes } voix : vide, penche pour { $who }
board-state-byrd = { $state }, { $votes } voix : le cube vert, elles vont à { $who }
board-state-withheld = { $state }, { $votes } voix : retenues, elles ne vont à personne
board-state-endorsed = { $state }, { $votes } voix : vide, endossement de { $who }
board-why-carries = acquis à { $who } ({ $n })
board-why-leads = { $who } mène de { $n }
board-why-leans = vide, penche pour { $who }
board-why-endorsed = vide, endossement : { $who }
board-why-byrd = cube vert : { $who }
board-why-withheld = non engagés : personne
board-region-is = { $region }, { $votes } voix. Médias : Kennedy { $mk }, Nixon { $mn }. Endossements : Kennedy { $ek }, Nixon { $en }
board-token = { $who } se trouve ici : { $state }
board-votes = { $n } voix
board-here = ici
board-travel = voyage { $n }
board-travel-cp = voyage { $n } PC
board-cp = { $n } PC
borders = frontières
board-travel-of = voyage de { $who }
board-media = médias
board-endorse = endoss.
board-if-now = à présent
board-support = support
board-check = jet, { $n } % par cube
board-no-check = sans jet
board-changed = ce coup
board-count = Si l’on votait maintenant
board-count-final = Le décompte des grands électeurs
board-count-is = Grands électeurs : Kennedy { $k }, dont { $fk } fermes ; Nixon { $n }, dont { $fn } fermes ; Byrd { $b }. Il en faut { $of }.
board-count-if = +1 support : { $state }
board-after = 1 de plus
board-count-then = décompte
board-elects = { $n } pour être élu
board-withheld = { $n } retenues
board-firm = fermes { $n }
board-needs = manque { $n }
board-over = +{ $n } au-delà
board-turn = Tour
board-turn-is = Tour { $n } sur 9
board-debate = débat
board-vote = vote
board-stage-initiative = Initiative
board-stage-activities = Activité { $n } sur 5
board-stage-momentum = Phase de momentum
board-stage-strategy = Stratégie de campagne
board-stage-debates = Les débats
board-stage-election_day = Jour de l’élection
board-issue-led = { $issue }, case { $space } : { $who } mène avec { $n }
board-issue-open = { $issue }, case { $space } : aucun support
board-no-support = aucun support
board-momentum = Momentum
board-bag = Sac du capital politique
board-bag-short = Sac
board-bag-n = Sac { $n }
board-percent = { $n } %
board-rest = Repos
board-rest-n = repos +{ $n }
board-supply-name = Réserve
board-supply-n = réserve { $n }
board-effects = Effets en vigueur
board-until-turn = ce tour
board-until-debates = les débats
board-until-election = élection
board-until-prevents = empêche
board-ready = prête
board-exhausted = épuisée
board-of = { $n } sur { $of }
board-stack = pile de stratégie
board-piles = Pioche { $deck } · défausse { $discard } · endoss. { $endorse }
board-pile-discard = Défausse
board-pile-debates = En attente des débats
board-pile-election = En attente de l’élection
board-pile-prevention = Événements de prévention
board-pile-removed = Hors du jeu
board-pile-deck = Pioche
board-side-kennedy = Kennedy
board-side-nixon = Nixon
board-side-both = Les deux
board-worth = { $n } PC
board-unseen-where = Elles sont dans la pioche ({ $deck }), dans la main adverse ({ $hands }) ou dans la pile de stratégie adverse ({ $stacks }).
board-pile-stack-kennedy = Pile de stratégie de Kennedy
board-pile-stack-nixon = Pile de stratégie de Nixon
board-fact-votes = { $n } voix
board-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-fact-momentum = momentum { $n }
board-fact-first = a l’initiative
board-fact-byrd = cube : { $state }
board-fact-byrd-off = cube en main
board-card-cp = points de campagne
board-card-number = n° { $n }
board-card-rest = Cubes de repos
board-card-issue = Enjeu
board-card-state = État
board-card-kind = Genre
board-kind-normal = événement
board-kind-candidate = carte candidat
board-kind-debate = événement de débat
board-kind-election_day = événement du jour de l’élection
board-kind-prevention = événement de prévention
board-kind-gathering_momentum = prise d’élan
board-great-debate = Le grand débat
board-debate-round = Manche { $n }
board-debate-ties = { $who } a l’initiative et gagne les égalités
board-issues-won = { $n ->
    [0] aucun enjeu
    [one] { $n } enjeu gagné
   *[other] { $n } enjeux gagnés
}
board-stack-left = { $n ->
    [one] { $n } carte en pile
   *[other] { $n } cartes en pile
}
board-chosen = une choisie
board-won-by = { $who } gagne
board-space = case { $n }
board-prize = +{ $n } supports
board-debate-previews = Ce que vos cartes feraient de leur enjeu
board-tie = égalité : { $who }
board-resolved = tranche
board-void = déjà gagné : défaussée
board-zoom = Régions
board-key = Légende
board-key-leads = mène
board-key-carries = acquis (4+)
board-key-lean = vide, penche
board-key-legal = possible
board-key-last = dernier coup
board-steps = Les étapes du jour de l’élection
board-step-1 = Cubes bonus
board-step-2 = Initiative
board-step-3 = Stratégie de campagne
board-step-4 = Événements de l’élection
board-step-5 = Endossements
board-step-6 = Décompte final
board-step-7 = Débarquement des Cubains
board-step-8 = Le volcan
board-checks-passed = { $n } sur { $of } pour { $who }
board-region = Région
board-by-region = Région par région
board-sum = Total (il en faut { $of })
board-night = Le télex, État par État
board-called = { $n ->
    [one] { $n } État proclamé sur { $of }
   *[other] { $n } États proclamés sur { $of }
}
board-night-again = Depuis le premier
board-next-call = Suivant
board-still-to-call = { $n } à annoncer
board-skip = Au résultat

## Les champs d’une position, pour le mode texte
field-round = activité
field-states = États
field-goes_to = revient à
field-votes = grands électeurs
field-issues = enjeux
field-media = médias
field-endorsements = endossements
field-endorsement_deck = pioche des endossements
field-stacks = piles
field-bag = sac
field-rest = repos
field-cp = points de campagne
field-debates = débats
field-activities = activités
field-strategy = stratégie
field-election_box = case du jour de l’élection
field-debate_box = case des débats
field-prevention_box = case de prévention
field-placed = posé
field-picked = choisi
field-won = gagné
field-track = piste
field-board = plateau
field-card = carte
field-carries = acquis
field-check = jet de support
field-debate = débat
field-elected = élu
field-election_day = jour de l’élection
field-election_step = étape de l’élection
field-endorsed = endossé
field-firm = fermes
field-gains = ce que change 1 support
field-issue = enjeu
field-leads = mène
field-leans = penche
field-majority = majorité
field-outlook = perspectives
field-plurality = majorité relative
field-ready = prêt
field-resolved = résolu
field-seat = candidat
field-side = camp
field-sums = totaux
field-supply = réserve
field-travel = voyage
field-under_way = en cours
field-use = usage
field-why = pourquoi
field-winner = vainqueur
field-withheld = retenu
field-parts = composé de
field-borders = frontières
field-alaska = Alaska
field-hawaii = Hawaï
field-previews = aperçus

# Ce que quelqu’un a fait, en bref ; ce qui ne dit rien est omis

brief-drew-hidden = { "" }
brief-drew = { "" }
brief-initiative-cube = { "" }
brief-played-event = « { $card } » en événement
brief-played-cp = « { $card } » ({ $use }), { $cp } PC
brief-rested = { "" }
brief-travelled = déplacement ({ $state })
brief-support-gained = { $whose ->
    [own] { $state } +{ $n }
   *[other] { $seat } +{ $n } ({ $state })
}
brief-support-lost = { $whose ->
    [own] { $state } −{ $n }
   *[other] { $seat } −{ $n } ({ $state })
}
brief-issue-gained = { $whose ->
    [own] { $issue } +{ $n }
   *[other] { $seat } +{ $n } ({ $issue })
}
brief-issue-lost = { $whose ->
    [own] { $issue } −{ $n }
   *[other] { $seat } −{ $n } ({ $issue })
}
brief-media-gained = { $whose ->
    [own] médias ({ $region }) +{ $n }
   *[other] { $seat } +{ $n } dans les médias ({ $region })
}
brief-media-lost = { $whose ->
    [own] médias ({ $region }) −{ $n }
   *[other] { $seat } −{ $n } dans les médias ({ $region })
}
brief-momentum-gained = { $whose ->
    [own] momentum +{ $n }
   *[other] momentum de { $seat } +{ $n }
}
brief-momentum-lost = { $whose ->
    [own] momentum −{ $n }
   *[other] momentum de { $seat } −{ $n }
}
brief-momentum-spent = momentum −{ $n }
brief-preempted = neutralise l’événement « { $card } »
brief-triggered = déclenche l’événement « { $card } »
brief-check-passed = jet { $colour }, réussi
brief-check-failed = jet { $colour }, raté
brief-strategy-revealed = révèle « { $card } » ({ $state })
brief-election-checks = « { $card } », { $n ->
    [one] { $n } jet
   *[other] { $n } jets
} ({ $state })
brief-discarded = « { $card } » défaussée
brief-exhausted = { "" }
many-drew = { $seat } pioche { $card }.
many-drew-hidden = { $seat } pioche { $n } cartes.
many-initiative-cube = Initiative : cubes { $colour }.

## Ce que ferait une carte, usage par usage
desk-cp = { $n } PC
desk-sum = { $sum }
desk-campaign = Campagne
desk-campaign-note = Des cubes dans les États ; changer de région coûte des points.
desk-advertise = Publicité
desk-advertise-note = Des cubes dans les médias : un jet pour chacun.
desk-position = Positionnement
desk-position-note = Des cubes sur les enjeux.
desk-event = Événement
desk-event-note = Le texte de la carte s’applique.
desk-event-idle = { $card } : rien ne se passerait pour l’instant.
desk-momentum = Coûte { $n } momentum.
desk-rest = Repos : { $n ->
    [one] un cube
   *[other] { $n } cubes
} pour votre sac.
desk-triggers = { $seat } peut déclencher l’événement pour 1 momentum.
desk-idle = { $seat } peut déclencher l’événement pour 1 momentum, mais rien ne se passerait pour l’instant.

## How a game goes, in four pictures
how-1 = Une carte
    .text = Son événement, ou ses points pour la campagne.
how-2 = La route
    .text = Voyagez, gagnez du support, menez les enjeux.
how-3 = Les débats
    .text = Au tour 6, les cartes gardées passent à l’écran.
how-4 = Le jour de l’élection
    .text = 269 grands électeurs font un président.

## La fin d’une manche, d’un tour ou d’un vote, ligne à ligne

board-end-turn = Fin du tour
board-end-debates = Les débats
board-end-election = Jour de l’élection
board-end-opening = À l’ouverture des bureaux
board-end-debate = { $issue }
board-end-argued = { $seat } : { $card }, { $cp } PC
board-end-call = { $card } : { $state }
board-end-tally = Décompte final

## Réponses préparées
plan-triggering = Quand votre adversaire dépense les points d’une carte qui porte votre événement, vous pouvez le déclencher pour 1 momentum.

# Le guide d’une première partie.
board-guide-first = Vous avez l’initiative. Qui commence le fait dans les cinq phases d’activité du tour ; l’autre a le dernier mot dans chacune.
board-guide-activity = Jouez une carte en événement, si elle porte votre icône, ou pour ses points de campagne, les PC. Tous les PC d’une carte vont à une seule chose : la campagne ajoute du support dans les États, la publicité gagne des médias dans les régions, le positionnement prend la tête sur les enjeux.
board-guide-campaign = Chaque PC ajoute 1 support là où est votre candidat. Le voyage est gratuit dans une région et coûte 1 PC par frontière. Là où se trouve l’adversaire, ou s’il y a quatre cubes, chaque PC demande un cube de votre couleur tiré du sac.
board-guide-advertise = Chaque PC tire un cube ; votre couleur gagne 1 support de médias, que vous placez dans une région. Un seul vous y épargne tous les jets en campagne, et qui a le plus de médias peut échanger des enjeux.
board-guide-position = Le premier cube sur un enjeu coûte 1 PC, chacun des suivants 2 dans la même action. Qui mène sur un enjeu à la fin du tour gagne momentum ou endossement ; celui du haut vaut le plus.
board-guide-trigger = L’adversaire a utilisé une carte qui porte votre icône. Pour 1 momentum, son événement a lieu comme si vous l’aviez jouée. De toute façon, la moitié de votre momentum s’en va à la fin du tour.
board-guide-preempt = Cette carte porte l’icône de l’adversaire : après vos PC, il peut déclencher son événement pour 1 momentum. Pour 2 des vôtres, vous pouvez l’en empêcher maintenant. Regardez d’abord combien il en a.
board-guide-strategy = Une carte va face cachée sur votre pile. Avant les débats, regardez l’enjeu et l’icône : une carte qui porte la sienne comptera pour lui. Avant l’élection, regardez l’État : vous y aurez trois jets.
board-guide-debate = Chaque carte compte pour son enjeu et pour le candidat dont elle porte l’icône. Deux cartes du même côté tranchent un enjeu ; le premier vaut 2 supports, le deuxième 3, le troisième 4.
board-guide-momentum = C’est le jour de l’élection. Chaque momentum met deux de vos cubes dans le sac, et rend vos derniers jets plus sûrs. Ce que vous gardez ne vaut plus rien.

## Le but et un tour, avant les règles
rules-goal =
    Vous êtes Kennedy ou Nixon, en 1960. Le jour de l’élection, chaque État donne tous ses grands électeurs au candidat qui y a des cubes ; un État encore vide suit sa couleur imprimée. Celui qui a le plus de grands électeurs est président.
rules-turn =
    Les tours 1 à 5, 7 et 8 sont des tours de campagne ; le tour 6, ce sont les débats, le tour 9 le jour de l’élection. À chaque tour de campagne, chaque candidat pioche une nouvelle main de six cartes, sept après les débats. Des cubes tirés du sac disent qui décide lequel commence.

    Chaque candidat joue ensuite cinq fois, à tour de rôle. Une carte se joue pour son événement, si elle porte votre icône, ou pour ses points de campagne (PC), qui vont tous à une seule chose. Faire campagne ajoute du support là où se trouve votre candidat, qui peut voyager en chemin. La publicité tire un cube du sac par point ; chaque cube de votre couleur met un cube de médias dans une région de votre choix. Le positionnement ajoute du support sur les enjeux. Une fois vos points dépensés, l’adversaire peut payer 1 momentum pour déclencher l’événement, si la carte porte son icône ; vous pouvez l’en empêcher en payant 2 avant de commencer. Au lieu d’une carte de votre main, vous pouvez jouer votre carte candidat pour 5 PC, tant qu’elle n’est pas épuisée. Le support retire les cubes adverses avant d’ajouter les vôtres.

    À la fin du tour, chacun perd la moitié de son momentum, arrondie à l’inférieur, et qui mène sur un enjeu gagne du momentum ou un endossement. Chacun pose ensuite une carte face cachée sur une pile, deux aux tours 7 et 8, et défausse le reste. La première pile sert aux débats, où gagner un enjeu rapporte du support dans les États de votre choix ; la seconde au jour de l’élection, où chacune de ses cartes fait trois derniers jets de support dans l’État qu’elle nomme.

## Ce qu’ont montré les dés et les cubes
board-luck-initiative = Initiative
