# Ce que la page de 13 Jours dit à elle seule.

page-stands = { $n ->
    [one] { $seat } : +{ $amount } point de prestige
   *[other] { $seat } : +{ $amount } points de prestige
 }
page-counted = Fin du tour : les Objectifs
page-danger = Ce coup peut déclencher la guerre
page-win-us = Les USA l’emportent
page-win-ussr = L’URSS l’emporte
page-score = prestige final
board-guide-agenda = Chaque camp a pioché trois Objectifs, que les drapeaux du plateau montrent à tous. Choisissez en secret celui que vous voulez marquer à la fin du tour : il vous faudra là plus de cubes que l’autre camp, ou le marqueur le plus haut de la piste ; la Lettre Personnelle, il faudra la tenir.
board-guide-initiative = Dites qui joue la première carte de ce tour. Qui joue en dernier en sait davantage ; qui joue en premier donne le rythme.
board-guide-play = À chaque tour vous jouez quatre de vos cinq cartes. Une carte de votre camp ou de l’ONU peut servir à son événement, et toute carte à un ordre : autant de vos cubes que sa valeur, sur un seul théâtre. La cinquième va aux Répercussions, où ses cubes comptent pour son camp tout à la fin.
board-guide-enemy = L’adversaire donne un ordre avec une carte de votre camp : vous pouvez d’abord en déclencher l’événement, sans rien payer. Ne refusez que s’il vous nuirait.
board-guide-command = Un ordre pose vos cubes sur un théâtre, ou en retire des vôtres. Choisissez le théâtre, puis allez cube par cube, jusqu’à la valeur de la carte.
board-guide-defcon = Surveillez la piste DEFCON de ce type : le premier cube est gratuit, chacun des suivants fait monter votre marqueur d’un cran. À la fin du tour, un marqueur en DEFCON 1, ou les trois en DEFCON 2, c’est la guerre nucléaire, et vous perdez.
board-guide-event = Faites ce que dit la carte, cube par cube. « Jusqu’à » permet d’en faire moins, ou rien : terminez quand vous voulez. Seules les cartes au symbole DEFCON font bouger votre marqueur comme un ordre.
board-guide-shift = Cet événement déplace des marqueurs sur les pistes DEFCON. Plus bas, c’est plus sûr ; mais un Objectif de piste paie le camp le plus haut.
board-guide-media = Vous avez ici plus de cubes que l’autre camp : le bonus de ce tour est à vous. Bougez un marqueur, prenez la Lettre Personnelle, ou piochez pour les Répercussions. Vous pouvez y renoncer.
board-guide-aftermath = Les Répercussions se comptent tout à la fin : cartes USA contre cartes URSS, selon leurs cubes, quel que soit le joueur qui les y a mises. Le total le plus haut gagne 2 points de prestige ; les cartes ONU ne comptent pour personne.
board-us = USA
board-side-us = USA
    .short = USA
board-side-ussr = URSS
    .short = URSS
board-side-un = ONU
board-lead = { $side } +{ $n }
board-gain = Gain
board-marker = Marqueur
board-military = Militaire
board-political = Politique
board-world_opinion = Médiatique
board-opinion = Médiatique
board-round = Tour
board-round-is = { $n ->
    [4] Répercussions
   *[other] Tour { $n }
}
board-round-n = T { $n }
board-start = début
board-end = FIN
board-aftermath = Répercussions
board-aftermath-short = Réperc.
board-aftermath-has = { $n ->
    [one] Une carte dans les Répercussions
   *[other] { $n } cartes dans les Répercussions
}
board-prestige = Prestige
board-prestige-is = Prestige : { $lead }
board-level = Égalité
board-letter-held = Lettre Personnelle : { $side }
board-holds-letter = a la Lettre
board-risk = { $n ->
    [one] { $side } : { $n } marqueur sur 3 en DEFCON 2 ou au-delà
   *[other] { $side } : { $n } marqueurs sur 3 en DEFCON 2 ou au-delà
}
board-at-war = { $side } : guerre nucléaire si le tour finissait maintenant
board-risk-short = { $n }/3 en D2
board-cubes = { $place } : USA { $us }, URSS { $ussr }
board-n-cubes = { $n } { $n ->
    [one] cube
   *[other] cubes
}
board-markers = DEFCON { $track } : USA { $us }, URSS { $ussr }
board-bonus-television = DEFCON ±1
board-bonus-united_nations = la Lettre
board-bonus-alliances = carte cachée
board-short-cuba_mil = Cuba mil.
board-short-cuba_pol = Cuba pol.
board-short-united_nations = Nat. Unies
board-secret-agenda = Votre Objectif secret
board-no-agenda = pas encore choisi
board-if-scored = si résolu : { $side } +{ $n }
board-if-scored-nobody = si résolu : personne
board-this-round = Ce tour-ci
board-letter = Lettre Personnelle
board-letter-mine = +1 à un ordre
board-letter-theirs = chez l’adversaire
board-piles = Pioche { $deck } · défausse { $discard }
board-pile-discard = Défausse
board-pile-aftermath = Répercussions
board-pile-agendas = Objectifs résolus
board-pile-deck = Pioche
board-pile-agenda-deck = Pioche des Objectifs
board-worth = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
board-agendas-out = Objectifs ni résolus ni sur la table :
board-unseen-where = Elles sont dans la pioche ({ $deck }), dans la main adverse ({ $hands }) ou aux Répercussions ({ $aside }). La pioche n’est jamais remélangée.
board-fact-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
board-fact-supply = réserve { $n }
board-fact-agenda = Objectif choisi
board-fact-letter = a la Lettre
board-fact-initiative = a l’initiative
board-agenda = Objectif
board-agenda-track = Les marqueurs en DEFCON 2 sur cette piste montent d’un cran ; puis le camp le plus haut gagne 1 + l’écart.
board-agenda-letter = Qui a la Lettre Personnelle gagne 2.
board-agenda-place = Qui domine ici gagne l’écart de cubes + { $bonus }.
board-event = Événement
board-event-us = USA seulement
board-event-ussr = URSS seulement
board-event-un = l’un ou l’autre camp
board-command = Ordre
board-command-us = l’un ou l’autre camp ; les USA peuvent répondre
board-command-ussr = l’un ou l’autre camp ; l’URSS peut répondre
board-command-un = l’un ou l’autre camp, sans événement
board-ledger = Le compte, ligne par ligne
board-ledger-empty = Personne n’a gagné de prestige.
board-ledger-note = Les deux Objectifs d’un tour se compensent avant que le marqueur bouge ; l’avance ne dépasse jamais 5 ; à égalité, la Lettre départage.
board-done = { $n ->
    [one] Terminer avec un cube
   *[other] Terminer avec { $n } cubes
}
board-total = Total
board-prestige-path = Prestige au fil de la crise
board-aftermath-title = { $n ->
    [one] Répercussions : une carte
   *[other] Répercussions : { $n } cartes
}
board-un-out = ONU : hors compte
board-final-defcon = DEFCON à la fin

## Les champs d’une position, pour le mode texte
field-prestige = prestige (USA en positif)
field-letter = Lettre Personnelle
field-defcon = DEFCON
field-war = guerre si le tour finissait
field-supply = réserve
field-played = cartes jouées
field-aftermath = Répercussions
field-buried = cartes écartées
field-in_play = carte en cours
field-taken = carte prise
field-drawn = carte piochée
field-candidates = Objectifs possibles
field-flags = drapeaux
field-agenda = Objectif choisi
field-agenda_deck = pioche des Objectifs
field-agenda_discard = Objectifs résolus
field-name = nom
field-pays = rapporte
field-hidden = cachée
field-round = tour
field-commands = ordres
field-parts = composé de
field-gap = avance
field-bonus = bonus
field-at-least = porté au minimum

# Ce que quelqu’un a fait, en bref ; ce qui ne dit rien est omis

brief-agenda-drawn = { "" }
brief-agenda-chosen-hidden = { "" }
brief-hands-dealt = { "" }
brief-event-declined = { "" }
brief-event-played = « { $card } » pour son événement
brief-command-played = « { $card } » pour un ordre de { $allowance }
brief-event-triggered = déclenche l’événement « { $card } »
brief-letter-spent = avec la Lettre Personnelle
brief-commanded-place = { $where } +{ $n }
brief-commanded-remove = { $where } −{ $n }
brief-commanded-nothing = aucun cube
brief-added = { $whose ->
    [own] { $where } +{ $n }
   *[other] { $seat } +{ $n } ({ $where })
}
brief-removed = { $whose ->
    [own] { $where } −{ $n }
   *[other] { $seat } −{ $n } ({ $where })
}
brief-marker-moved = { $whose ->
    [own] marqueur { $track } de { $from } à { $to }
   *[other] marqueur { $track } ({ $seat }) de { $from } à { $to }
}
brief-discarded = « { $card } » défaussée
many-agenda-drawn = { $seat-id ->
    [seat-us] Les USA piochent
   *[other] L’URSS pioche
} les Objectifs { $agenda }.
brief-letter-taken = prend la Lettre Personnelle
brief-alliances-drawn-hidden = pioche une carte en secret
brief-alliances-kept-hidden = la garde pour les Répercussions
brief-alliances-buried-hidden = l’écarte face cachée

## Ce que ferait une carte, usage par usage
desk-command = Ordre
desk-command-note = Jusqu’à { $n ->
    [one] un cube placé ou retiré
   *[other] { $n } cubes placés ou retirés
} sur un seul théâtre ; votre marqueur DEFCON bouge.
desk-letter = Ordre avec la Lettre
desk-letter-note = Un cube de plus ; la Lettre passe à l’adversaire.
desk-event = Événement
desk-event-note = { $card } a lieu.
desk-event-idle = { $card } : rien ne se passerait pour l’instant.
desk-triggers-us = Les USA peuvent d’abord en déclencher l’événement.
desk-triggers-ussr = L’URSS peut d’abord en déclencher l’événement.
desk-idle-us = Les USA peuvent d’abord en déclencher l’événement, mais rien ne se passerait pour l’instant.
desk-idle-ussr = L’URSS peut d’abord en déclencher l’événement, mais rien ne se passerait pour l’instant.

## How a game goes, in four pictures
how-1 = Une carte
    .text = Pour son événement ou pour donner un ordre.
how-2 = Des cubes
    .text = Vous pesez sur Berlin, Cuba, la télévision…
how-3 = La tension monte
    .text = Chaque cube après le premier pousse votre DEFCON vers la guerre.
how-4 = Le prestige tranche
    .text = Trois tours, un Objectif secret à chacun.

## La fin d’une manche, d’un tour ou d’un vote, ligne à ligne

board-end-round = Fin du tour : les Objectifs
board-end-aftermath = Les Répercussions
board-end-agenda = Objectif { $agenda }
board-end-parts = avance { $gap } + bonus { $bonus } = { $n }

## Réponses préparées
plan-offer-event = Quand votre adversaire donne un ordre avec une de vos cartes, vous décidez de son événement.

## Le but et un tour, avant les règles
rules-goal =
    Vous menez les États-Unis ou l’URSS à travers les treize jours de la crise des missiles de Cuba. Après trois tours, le camp qui a le plus de prestige gagne ; à égalité, c’est le détenteur de la Lettre Personnelle.

    N’allez pas trop loin : à la fin de chaque tour, qui a un marqueur au niveau DEFCON 1, ou ses trois marqueurs au niveau DEFCON 2, déclenche la guerre nucléaire et perd aussitôt ; si les deux en sont là, les deux perdent.
rules-turn =
    Au début du tour, les six marqueurs DEFCON montent d’un cran. Chaque camp pioche trois Objectifs, les signale par des drapeaux que tous deux voient, et en garde un en secret.

    Chacun pioche ensuite cinq cartes Stratégie. On joue à tour de rôle, une carte à la fois, quatre cartes chacun. Une carte de votre camp ou des Nations Unies peut servir pour son événement. Toute carte peut servir à donner un ordre : sur un seul théâtre, vous placez ou retirez autant de vos propres cubes que vous voulez, jusqu’au nombre de la carte. Chaque cube après le premier déplace d’un cran votre marqueur sur la piste liée : vers le haut si vous placez, vers le bas si vous retirez. Si la carte est du camp adverse, l’adversaire peut d’abord en utiliser l’événement.

    La cinquième carte va face cachée aux Répercussions. Qui domine la Télévision, les Nations Unies ou les Alliances peut en utiliser le bonus. Puis les deux Objectifs sont révélés : chacun rapporte du prestige au camp qui y domine, peu importe qui l’a choisi. La vérification de la guerre nucléaire clôt le tour.

    Après le troisième tour, on retourne les cartes des Répercussions : le camp dont les cartes portent le plus de cubes en tout gagne 2 points de prestige.
