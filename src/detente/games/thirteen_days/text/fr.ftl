game-name = 13 Jours
    .players = 2 joueurs
    .length = 45 min
game-about = Treize jours d’octobre 1962 : sortez de la crise des missiles de Cuba avec plus de prestige que votre rival, et sans guerre nucléaire.

## Noms

seat-us = USA
seat-ussr = URSS

battleground-berlin = Berlin
battleground-atlantic = Atlantique
battleground-cuba_mil = Cuba (militaire)
battleground-turkey = Turquie
battleground-italy = Italie
battleground-cuba_pol = Cuba (politique)
battleground-television = Télévision
battleground-united_nations = Nations Unies
battleground-alliances = Alliances

track-military = militaire
track-political = politique
track-world_opinion = médiatique

choice-strike = Frapper Cuba : retirer la moitié des cubes de l’URSS
choice-reinforce = Renforcer les Alliances : jusqu’à 2 cubes des USA
choice-withdraw = Retirer 2 cubes des USA des Alliances
choice-submit = Ne baisser aucun marqueur des USA par un événement ce tour-ci

## Objectifs

agenda-military_1 = Militaire
    .text = Chaque marqueur au niveau DEFCON 2 de la piste militaire monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-military_2 = Militaire
    .text = Chaque marqueur au niveau DEFCON 2 de la piste militaire monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-political_1 = Politique
    .text = Chaque marqueur au niveau DEFCON 2 de la piste politique monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-political_2 = Politique
    .text = Chaque marqueur au niveau DEFCON 2 de la piste politique monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-world_opinion_1 = Médiatique
    .text = Chaque marqueur au niveau DEFCON 2 de la piste médiatique monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-world_opinion_2 = Médiatique
    .text = Chaque marqueur au niveau DEFCON 2 de la piste médiatique monte d’un cran. Puis le camp le plus haut sur la piste gagne 1 point de prestige plus l’écart.
agenda-turkey = Turquie
    .text = Le camp qui a le plus de cubes en Turquie gagne la différence.
agenda-berlin = Berlin
    .text = Le camp qui a le plus de cubes à Berlin gagne la différence plus 1.
agenda-italy = Italie
    .text = Le camp qui a le plus de cubes en Italie gagne la différence plus 1.
agenda-cuba_pol = Cuba (politique)
    .text = Le camp qui y a le plus de cubes gagne la différence, plus 1 pour chacun des théâtres Cuba (militaire) et Atlantique qu’il domine aussi.
agenda-cuba_mil = Cuba (militaire)
    .text = Le camp qui y a le plus de cubes gagne la différence, plus 1 pour chacun des théâtres Cuba (politique) et Atlantique qu’il domine aussi.
agenda-atlantic = Atlantique
    .text = Le camp qui y a le plus de cubes gagne la différence, plus 1 pour chacun des deux théâtres de Cuba qu’il domine aussi.
agenda-personal_letter = Lettre Personnelle
    .text = Le camp qui détient la Lettre Personnelle gagne 2 points de prestige.

## Cartes Stratégie : Nations Unies

card-speech_to_the_nation = Discours à la nation
    .text = Ajoutez en tout jusqu’à 3 de vos cubes sur les théâtres médiatiques, 2 au plus sur chacun.
card-the_guns_of_august = Les Canons d’août
    .text = Déplacez un de vos marqueurs de 2 crans au plus, dans un seul sens. Puis donnez un ordre de 1 cube.
card-fifty_fifty = Une chance sur deux
    .text = Le camp qui domine la Télévision peut déplacer d’un cran un ou deux de ses marqueurs, chacun dans le sens voulu.
card-sops = Procédures standard
    .text = Jusqu’à la fin du tour, chacun de vos ordres vaut 1 cube de plus.
card-close_allies = Proches alliés
    .text = Ajoutez en tout jusqu’à 2 de vos cubes sur les théâtres politiques.
card-intelligence_reports = Rapports de renseignement
    .text = Prenez au hasard une carte de la main adverse. Jouez-la aussitôt selon les règles habituelles, ou défaussez-la. Puis l’adversaire en pioche une.
card-summit_meeting = Rencontre au sommet
    .text = Défaussez autant de cartes Stratégie que vous voulez, puis piochez-en autant.
card-to_the_brink = Au bord du gouffre
    .text = Jusqu’à la fin du tour, chaque ordre de l’adversaire vaut 1 cube de moins, mais au moins 1.
card-nuclear_submarines = Sous-marins nucléaires
    .text = Ajoutez en tout jusqu’à 2 de vos cubes sur les théâtres militaires.
card-u_thant = U Thant
    .text = Baissez d’un cran chacun de vos trois marqueurs.
card-containment = Endiguement
    .text = Jusqu’à la fin du tour, l’adversaire ne peut pas baisser ses propres marqueurs par l’événement d’une carte qu’il joue lui-même.
card-a_face_saver = Sauver la face
    .text = Donnez un ordre de 3 cubes. Puis l’adversaire peut donner un ordre de 1 cube.
card-scramble = Décollage immédiat
    .text = Choisissez jusqu’à trois théâtres différents et ajoutez 1 de vos cubes sur chacun.

## Cartes Stratégie : USA

card-mathematical_precision = Précision mathématique
    .text = Déplacez le marqueur politique des USA de 2 crans au plus, dans un seul sens. Puis donnez un ordre de 1 cube.
card-excomm = ExComm
    .text = Ajoutez en tout jusqu’à 4 cubes des USA sur des théâtres où ils n’en ont aucun, 2 au plus sur chacun.
card-public_protests = Manifestations
    .text = Reprenez autant de cubes des USA que vous voulez sur un seul théâtre.
card-lessons_of_munich = Les Leçons de Munich
    .text = Ajoutez en tout jusqu’à 4 cubes des USA à Berlin, en Italie et en Turquie, 2 au plus sur chacun.
card-operation_mongoose = Opération Mangouste
    .text = Les USA gagnent 1 point de prestige. Puis l’URSS peut déplacer d’un cran un marqueur des USA, dans le sens voulu.
card-air_strike = Frappe aérienne
    .text = Au choix : retirez la moitié (arrondie au supérieur) des cubes de l’URSS d’un des théâtres de Cuba, ou ajoutez jusqu’à 2 cubes des USA sur Alliances.
card-non_invasion_pledge = Promesse de non-invasion
    .text = Retirez jusqu’à 2 cubes de l’URSS de Turquie. Puis déplacez le marqueur politique des USA de 2 crans au plus, dans un seul sens.
card-offensive_missiles = Missiles offensifs
    .text = Si le marqueur politique des USA est au niveau DEFCON 3, ajoutez au plus 1 cube des USA sur chaque théâtre politique.
card-invasion_of_cuba = Invasion de Cuba
    .text = Le marqueur militaire des USA monte de 2 crans. Les USA peuvent ensuite baisser d’autant un autre de leurs marqueurs.
card-quarantine = Quarantaine
    .text = Ajoutez jusqu’à 2 cubes des USA dans l’Atlantique.
card-u_2_photographs = Photographies de l’U-2
    .text = Donnez un ordre de 3 cubes sur un théâtre militaire.
card-wave_and_smile = Saluer et sourire
    .text = Reprenez jusqu’à 2 cubes des USA et reposez-les tous sur d’autres théâtres.
card-eyeball_to_eyeball = Les Yeux dans les yeux
    .text = Si les USA sont plus haut que l’URSS sur la piste militaire, ajoutez en tout jusqu’à 3 cubes des USA sur les deux théâtres de Cuba.

## Cartes Stratégie : URSS

card-mrbms_and_irbms = MRBM et IRBM
    .text = Déplacez le marqueur militaire de l’URSS de 2 crans au plus, dans un seul sens. Puis donnez un ordre de 1 cube.
card-moscow_is_our_brain = Moscou est notre cerveau
    .text = Ajoutez en tout jusqu’à 4 cubes de l’URSS sur des théâtres où elle en a déjà, 2 au plus sur chacun.
card-missile_trade = Échange de missiles
    .text = Reprenez jusqu’à 3 cubes de l’URSS sur le plateau.
card-fidel_castro = Fidel Castro
    .text = Ajoutez en tout jusqu’à 3 cubes de l’URSS sur les deux théâtres de Cuba.
card-berlin_blockade = Blocus de Berlin
    .text = L’URSS gagne 2 points de prestige. Puis les USA peuvent déplacer un marqueur de l’URSS de 2 crans au plus, dans un seul sens.
card-suez_hungary = Suez-Hongrie
    .text = Ajoutez des cubes de l’URSS en Italie jusqu’à ce qu’elle y mène de 1, qu’elle y en ait 5 ou qu’il n’en reste plus.
card-maskirovka = Maskirovka
    .text = Si le marqueur militaire de l’URSS est au niveau DEFCON 3, ajoutez au plus 1 cube de l’URSS sur chaque théâtre militaire.
card-bay_of_pigs = Baie des Cochons
    .text = Les USA retirent 2 de leurs cubes des Alliances, ou ne baissent aucun de leurs marqueurs par un événement jusqu’à la fin du tour.
card-turn_back_the_ships = Demi-tour des navires
    .text = Baissez le marqueur le plus haut de l’URSS de 2 crans au plus.
card-strategic_balance = Équilibre stratégique
    .text = Ajoutez au plus 3 cubes de l’URSS dans l’Atlantique.
card-national_liberation = Libération nationale
    .text = Donnez un ordre de 3 cubes sur un théâtre politique.
card-u_2_downed = U-2 abattu
    .text = Ajoutez jusqu’à 2 cubes de l’URSS en Turquie. Puis retirez la moitié (arrondie au supérieur) des cubes des USA d’un des théâtres de Cuba.
card-defensive_missiles = Missiles défensifs
    .text = Ajoutez en tout jusqu’à 2 cubes de l’URSS sur Télévision et Nations Unies.

## Questions
wait-for = { $seat-id ->
    [seat-us] Les USA réfléchissent à leur
   *[other] L’URSS réfléchit à son
} coup.

ask-pick-agenda = Choisissez en secret un de vos trois Objectifs.
ask-initiative = Qui a l’initiative ce tour-ci ?
ask-play = Jouez une carte Stratégie ({ $n } sur { $total }), pour son événement ou pour donner un ordre.
ask-play-taken = Vous avez pris « { $card } » : jouez-la aussitôt, ou défaussez-la.
ask-offer-event = L’adversaire joue votre carte « { $card } » pour donner un ordre. Déclenchez-vous d’abord l’événement ?
ask-plan =
    { $left ->
        [one] Ordre avec « { $card } » : annoncez où vous placez ou retirez 1 cube.
       *[other] Ordre avec « { $card } » : annoncez où vous placez ou retirez jusqu’à { $left } cubes.
    }
ask-plan-place =
    { $left ->
        [0] Tout est annoncé : { $where }. Confirmez.
        [one] { $where } : annoncez encore 1 cube à placer, ou confirmez.
       *[other] { $where } : annoncez encore jusqu’à { $left } cubes à placer, ou confirmez.
    }
ask-plan-remove =
    { $left ->
        [0] Tout est annoncé : { $where }. Confirmez.
        [one] { $where } : annoncez encore 1 cube à retirer, ou confirmez.
       *[other] { $where } : annoncez encore jusqu’à { $left } cubes à retirer, ou confirmez.
    }
ask-carry-out =
    { $n ->
        [0] Vous n’avez annoncé aucun cube avec « { $card } ». Confirmez.
        [one] Exécutez l’ordre annoncé avec « { $card } » : { $n } cube.
       *[other] Exécutez l’ordre annoncé avec « { $card } » : { $n } cubes.
    }
ask-command =
    { $left ->
        [one] Ordre avec « { $card } » : placez ou retirez 1 cube sur un théâtre.
       *[other] Ordre avec « { $card } » : placez ou retirez jusqu’à { $left } cubes sur un seul théâtre.
    }
ask-command-place =
    { $left ->
        [0] { $where } : tous les cubes sont placés. Confirmez.
        [one] { $where } : placez encore 1 cube, ou confirmez.
       *[other] { $where } : placez encore jusqu’à { $left } cubes, ou confirmez.
    }
ask-command-remove =
    { $left ->
        [0] { $where } : vous ne pouvez plus rien retirer. Confirmez.
        [one] { $where } : retirez encore 1 cube, ou confirmez.
       *[other] { $where } : retirez encore jusqu’à { $left } cubes, ou confirmez.
    }
ask-event-command =
    { $left ->
        [one] « { $card } » vous accorde un ordre : placez ou retirez 1 cube.
       *[other] « { $card } » vous accorde un ordre : placez ou retirez jusqu’à { $left } cubes sur un seul théâtre.
    }
ask-event-command-place =
    { $left ->
        [0] { $where } : tous les cubes sont placés. Confirmez.
        [one] { $where } : placez encore 1 cube, ou confirmez.
       *[other] { $where } : placez encore jusqu’à { $left } cubes, ou confirmez.
    }
ask-event-command-remove =
    { $left ->
        [0] { $where } : vous ne pouvez plus rien retirer. Confirmez.
        [one] { $where } : retirez encore 1 cube, ou confirmez.
       *[other] { $where } : retirez encore jusqu’à { $left } cubes, ou confirmez.
    }
ask-add =
    { $left ->
        [0] { $card } : tous les cubes sont placés. Confirmez.
        [one] { $card } : ajoutez 1 cube, ou confirmez.
       *[other] { $card } : ajoutez jusqu’à { $left } cubes, ou confirmez.
    }
ask-put =
    { $left ->
        [0] { $card } : tous les cubes sont reposés. Confirmez.
        [one] { $card } : reposez le dernier cube pris sur un autre théâtre.
       *[other] { $card } : reposez les { $left } cubes pris sur d’autres théâtres.
    }
ask-take-back =
    { $left ->
        [0] { $card } : vous ne pouvez plus rien reprendre. Confirmez.
        [one] { $card } : reprenez 1 de vos cubes, ou confirmez.
       *[other] { $card } : reprenez jusqu’à { $left } de vos cubes, ou confirmez.
    }
ask-take-back-from-one = { $card } : reprenez vos cubes d’un seul théâtre, un à un, puis confirmez.
ask-take-away =
    { $left ->
        [0] { $card } : vous ne pouvez plus rien retirer. Confirmez.
        [one] { $card } : retirez 1 cube ennemi, ou confirmez.
       *[other] { $card } : retirez jusqu’à { $left } cubes ennemis, ou confirmez.
    }
ask-shift = { $left ->
        [0] { $card } : le marqueur est allé aussi loin que permis. Confirmez.
        [one] { $card } : déplacez d’un cran un marqueur { $owner-id ->
    [seat-us] des USA
   *[other] de l’URSS
}, ou confirmez.
       *[other] { $card } : déplacez un marqueur { $owner-id ->
    [seat-us] des USA
   *[other] de l’URSS
} de { $left } crans au plus, dans un seul sens, ou confirmez.
    }
ask-shift-two = { $left ->
        [0] { $card } : les deux marqueurs ont bougé. Confirmez.
        [one] { $card } : déplacez d’un cran un autre marqueur { $owner-id ->
    [seat-us] des USA
   *[other] de l’URSS
}, ou confirmez.
       *[other] { $card } : déplacez d’un cran un ou deux marqueurs { $owner-id ->
    [seat-us] des USA
   *[other] de l’URSS
}, ou confirmez.
    }
ask-lower-other =
    { $n ->
        [one] { $card } : vous pouvez baisser d’un cran un de vos deux autres marqueurs.
       *[other] { $card } : vous pouvez baisser de { $n } crans un de vos deux autres marqueurs.
    }
ask-air-strike = { $card } : frapper Cuba, ou renforcer les Alliances ?
ask-bay-of-pigs = { $card } : retirer 2 cubes des Alliances, ou ne baisser aucun marqueur par un événement ce tour-ci ?
ask-pick-cuba = { $card } : quel théâtre de Cuba perd la moitié de ses cubes ennemis ?
ask-pick-discards =
    { $n ->
        [0] Défaussez autant de cartes que vous voulez, puis confirmez.
        [one] 1 carte défaussée. Continuez, ou confirmez et piochez-en 1.
       *[other] { $n } cartes défaussées. Continuez, ou confirmez et piochez-en { $n }.
    }
ask-television = Vous dominez la Télévision : vous pouvez déplacer d’un cran un de vos marqueurs.
ask-united-nations = Vous dominez les Nations Unies : vous pouvez prendre la Lettre Personnelle.
ask-alliances = Vous dominez les Alliances : piocher une carte Stratégie pour les Répercussions ?
ask-keep-drawn = Vous avez pioché « { $card } » : la mettre aux Répercussions, ou la défausser ?
ask-deal = La prochaine carte Stratégie est piochée.
ask-draw-agendas = Le prochain Objectif est pioché.
ask-steal = Une carte est prise au hasard.
ask-draw-for-alliances = La première carte Stratégie est piochée.

## Actions

action-done = Confirmer
action-event = Événement : { $noun }
action-command = Donner un ordre : { $noun }
action-letter = Donner un ordre avec la Lettre Personnelle : { $noun }
action-place = Placer : { $noun }
action-remove = Retirer : { $noun }
action-raise = Monter : { $noun }
action-lower = Baisser : { $noun }
action-trigger = Déclencher l’événement
action-decline = Refuser
action-choose = { $noun }
action-target = Viser : { $noun }
action-agenda = Choisir : { $noun }
action-initiative = { $noun-id ->
    [seat-us] Les USA commencent
   *[other] L’URSS commence
}
action-discard = Défausser : { $noun }
action-keep = Garder pour les Répercussions : { $noun }
action-take = Prendre la Lettre Personnelle
action-draw = Piocher une carte
action-enclose = Utiliser la Lettre Personnelle : 1 cube de plus
action-deal = Carte piochée : { $noun }
action-reveal = Objectif pioché : { $noun }
action-steal = Carte prise : { $noun }

## Le journal

round-begins = Le tour { $round } commence : chaque marqueur DEFCON monte d’un cran.
agenda-drawn = { $seat-id ->
    [seat-us] Les USA piochent
   *[other] L’URSS pioche
} l’Objectif { $agenda }.
agenda-chosen = { $seat-id ->
    [seat-us] Les USA choisissent
   *[other] L’URSS choisit
} en secret l’Objectif { $agenda }.
agenda-chosen-hidden = { $seat-id ->
    [seat-us] Les USA choisissent
   *[other] L’URSS choisit
} un Objectif en secret.
hands-dealt = Chaque camp pioche 5 cartes Stratégie.
initiative-named = { $by-id ->
    [seat-us] Les USA décident
   *[other] L’URSS décide
} que { $seat-id ->
    [seat-us] les USA commencent
   *[other] l’URSS commence
}.
event-played = { $seat-id ->
    [seat-us] Les USA jouent
   *[other] L’URSS joue
} « { $card } » pour son événement.
command-played = { $seat-id ->
    [seat-us] Les USA jouent
   *[other] L’URSS joue
} « { $card } » pour donner un ordre de { $allowance ->
        [one] { $allowance } cube
       *[other] { $allowance } cubes
    }.
letter-spent = { $seat-id ->
    [seat-us] Les USA utilisent
   *[other] L’URSS utilise
} la Lettre Personnelle, qui passe à l’adversaire.
event-triggered = { $seat-id ->
    [seat-us] Les USA déclenchent
   *[other] L’URSS déclenche
} l’événement « { $card } ».
event-declined = { $seat-id ->
    [seat-us] Les USA ne déclenchent
   *[other] L’URSS ne déclenche
} pas l’événement « { $card } ».
no-effect = { $card } : sans effet.
nothing-to-add = { $card } : aucun cube ne peut être ajouté.
cuba-is-empty = { $card } : aucun cube ennemi sur les théâtres de Cuba.
commanded-place = { $seat-id ->
    [seat-us] Les USA placent
   *[other] L’URSS place
} { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } sur le théâtre { $where }.
commanded-remove = { $seat-id ->
    [seat-us] Les USA retirent
   *[other] L’URSS retire
} { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } du théâtre { $where }.
commanded-nothing = { $seat-id ->
    [seat-us] Les USA n’utilisent
   *[other] L’URSS n’utilise
} aucun cube.
announced-place = { $seat-id ->
    [seat-us] Les USA annoncent
   *[other] L’URSS annonce
} { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } à placer sur le théâtre { $where }.
announced-remove = { $seat-id ->
    [seat-us] Les USA annoncent
   *[other] L’URSS annonce
} { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    } à retirer du théâtre { $where }.
announced-nothing = { $seat-id ->
    [seat-us] Les USA n’annoncent
   *[other] L’URSS n’annonce
} aucun cube.
added = { $where } : { $n ->
        [one] { $n } cube { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} ajouté.
       *[other] { $n } cubes { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} ajoutés.
    }
removed = { $where } : { $n ->
        [one] { $n } cube { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} retiré.
       *[other] { $n } cubes { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} retirés.
    }
marker-moved = Marqueur { $track } { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} : { $from } → { $to }.
lowering-barred = Marqueur { $track } { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} : une interdiction l’empêche de baisser.
prestige-gained = { $card } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige pour { $seat-id ->
    [seat-us] les USA
   *[other] l’URSS
}.
round-effect = { $card } : en vigueur pour { $seat-id ->
    [seat-us] les USA
   *[other] l’URSS
} jusqu’à la fin du tour.
discarded = { $seat-id ->
    [seat-us] Les USA défaussent
   *[other] L’URSS défausse
} « { $card } ».
cards-drawn = { $n ->
        [0] { $seat-id ->
    [seat-us] Les USA ne défaussent rien et ne piochent
   *[other] L’URSS ne défausse rien et ne pioche
} rien.
        [one] { $seat-id ->
    [seat-us] Les USA piochent
   *[other] L’URSS pioche
} { $n } carte.
       *[other] { $seat-id ->
    [seat-us] Les USA piochent
   *[other] L’URSS pioche
} { $n } cartes.
    }
card-taken = { $by-id ->
    [seat-us] Les USA prennent
   *[other] L’URSS prend
} « { $card } » dans la main { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
}.
card-taken-hidden = { $by-id ->
    [seat-us] Les USA prennent
   *[other] L’URSS prend
} une carte dans la main { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
}.
replacement-drawn = { $seat-id ->
    [seat-us] Les USA piochent
   *[other] L’URSS pioche
} une carte pour la remplacer.
card-set-aside = { $seat-id ->
    [seat-us] Les USA mettent
   *[other] L’URSS met
} « { $card } » de côté pour les Répercussions, face cachée.
card-set-aside-hidden = { $seat-id ->
    [seat-us] Les USA mettent
   *[other] L’URSS met
} une carte de côté pour les Répercussions, face cachée.
bonus-declined = { $seat-id ->
    [seat-us] Les USA n’utilisent
   *[other] L’URSS n’utilise
} pas le bonus { $where }.
letter-taken = { $seat-id ->
    [seat-us] Les USA prennent
   *[other] L’URSS prend
} la Lettre Personnelle.
alliances-drawn = Alliances : { $seat-id ->
    [seat-us] les USA piochent
   *[other] l’URSS pioche
} « { $card } » sans la montrer.
alliances-drawn-hidden = Alliances : { $seat-id ->
    [seat-us] les USA piochent
   *[other] l’URSS pioche
} une carte sans la montrer.
alliances-kept = { $seat-id ->
    [seat-us] Les USA mettent
   *[other] L’URSS met
} « { $card } » aux Répercussions, face cachée.
alliances-kept-hidden = { $seat-id ->
    [seat-us] Les USA mettent
   *[other] L’URSS met
} la carte aux Répercussions, face cachée.
alliances-buried = { $seat-id ->
    [seat-us] Les USA écartent
   *[other] L’URSS écarte
} « { $card } », face cachée.
alliances-buried-hidden = { $seat-id ->
    [seat-us] Les USA écartent
   *[other] L’URSS écarte
} la carte, face cachée.
agenda-revealed = { $seat-id ->
    [seat-us] Les USA révèlent
   *[other] L’URSS révèle
} l’Objectif { $agenda }.
agenda-raises = Objectif { $agenda } : le marqueur { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
} au niveau DEFCON 2 monte en { $to }.
agenda-pays = Objectif { $agenda } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige pour { $seat-id ->
    [seat-us] les USA
   *[other] l’URSS
} (écart { $gap }, bonus { $bonus }).
agenda-pays-nobody = Objectif { $agenda } : personne ne domine, personne ne gagne rien.
prestige-stands = { $lead-id ->
    [seat-us] Les USA mènent
   *[other] L’URSS mène
} de { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de prestige.
prestige-level = Égalité de prestige.
war = { $seat-id ->
    [seat-us] Les USA déclenchent
   *[other] L’URSS déclenche
} la guerre nucléaire.
aftermath-counted = Répercussions : { $us ->
        [one] { $us } cube
       *[other] { $us } cubes
    } sur les cartes USA, { $ussr } sur les cartes URSS.
letter-decides = Égalité de prestige : la Lettre Personnelle départage, en faveur { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
}.

## Pourquoi non

event-of-the-enemy = « { $card } » est une carte ennemie : vous ne pouvez la jouer que pour donner un ordre.
event-barred = Une interdiction de baisser empêche l’événement « { $card } » ce tour-ci.
not-in-hand = « { $card } » n’est pas dans votre main.
only-the-card-taken = Vous ne pouvez jouer ou défausser que la carte prise : « { $card } ».
only-the-card-drawn = Vous ne pouvez garder ou défausser que la carte piochée : « { $card } ».
not-a-candidate = { $agenda } n’est pas un de vos trois Objectifs.
letter-is-away = La Lettre Personnelle est aux mains { $seat-id ->
    [seat-us] des USA
   *[other] de l’URSS
}.
letter-comes-later = À cette table, la Lettre s’utilise juste avant de bouger les cubes, pas avec la carte.
letter-too-late = La Lettre s’annonce en même temps que la carte, avant toute autre chose.
letter-before-cubes = La Lettre s’utilise avant le premier cube.
letter-not-on-events = La Lettre ne peut pas s’ajouter à un ordre accordé par un événement.
allowance-used = Cet ordre ne donne pas plus de cubes.
place-or-remove = Un ordre place ou retire des cubes, pas les deux.
one-battleground = Un ordre ne concerne qu’un seul théâtre : { $where }.
no-own-cubes = { $where } : vous n’y avez aucun cube à retirer.
all-cubes-announced = { $where } : vous avez déjà annoncé tous vos cubes.
battleground-full = { $where } : vous y avez déjà 5 cubes, il n’y a plus de place.
announced-to-the-brim = { $where } : avec les cubes annoncés, vous y en avez 5.
supply-empty = Vos 17 cubes sont tous sur le plateau.
supply-announced = Vous avez annoncé tous les cubes de votre réserve.
command-is-announced = L’ordre est annoncé et ne peut plus changer.
event-used-up = « { $card } » ne permet pas davantage.
no-more-there = « { $card } » ne permet plus de cube sur le théâtre { $where }.
card-names-others = « { $card } » ne concerne pas le théâtre { $where }.
not-in-the-small-game = Dans la petite partie, aucun ordre n’atteint le théâtre { $where }.
card-places = « { $card } » ajoute des cubes et n’en retire pas.
card-removes = « { $card } » retire des cubes et n’en place pas.
from-one-battleground = « { $card } » ne reprend des cubes que d’un seul théâtre : { $where }.
taken-from-there = { $where } : vous venez d’y prendre un cube, reposez-le ailleurs.
put-them-all =
    { $left ->
        [one] Il reste { $left } cube à reposer sur le plateau.
       *[other] Il reste { $left } cubes à reposer sur le plateau.
    }
no-enemy-cubes = { $where } : il n’y reste aucun cube ennemi.
end-of-track = Le marqueur est au bout de la piste { $track }.
lowering-is-barred = Une interdiction de baisser est en vigueur : « { $card } » ne peut pas baisser le marqueur { $track }.
not-this-marker = « { $card } » ne déplace pas le marqueur { $track } ainsi.
one-marker-one-way = « { $card } » ne déplace qu’un marqueur, dans un seul sens : continuez ou confirmez.
marker-has-moved = « { $card } » ne déplace chaque marqueur qu’une fois.
only-the-highest = « { $card } » ne baisse que le marqueur le plus haut.
both-or-none = À cette table, « { $card } » déplace deux marqueurs ou aucun.
needs-two-on-alliances = Il vous faut 2 cubes sur Alliances pour les retirer.
cuba-without-enemies = « { $card } » doit viser le théâtre de Cuba où il y a des cubes ennemis, pas { $where }.
only-a-cuba = « { $card } » vise un théâtre de Cuba ; { $where } n’en est pas un.
draw-is-due = À cette table, le camp qui domine les Alliances doit piocher.
answer-is-due = Il faut d’abord répondre à la question.
nothing-to-decline = Cela ne se refuse pas.
no-passing = On ne passe pas : jouez une carte. Un ordre peut n’utiliser aucun cube.
no-card-now = Les cartes Stratégie se jouent une à une, quand c’est à vous d’en jouer une.
no-cubes-now = Aucun cube ne bouge maintenant : seul un ordre ou un événement en place ou en retire.
no-marker-now = Vous n’avez aucun marqueur à déplacer maintenant.
no-event-offered = Aucun de vos événements ne vous est proposé maintenant.
choice-of-another-card = C’est un choix de la carte « { $card } ».
nothing-to-aim-at = Rien à viser maintenant : seules « Frappe aérienne » et « U-2 abattu » visent Cuba.
agendas-come-first = Les Objectifs se choisissent au début du tour, avant la pioche des cartes.
initiative-comes-first = L’initiative se décide une fois par tour, juste après la pioche des cartes.
no-discard-now = Une carte quitte la main quand on la joue ; rien ne permet de défausser maintenant.
no-keeping-now = Seule la carte piochée pour les Alliances peut être gardée.
no-letter-to-take = Seul le camp qui domine les Nations Unies prend la Lettre, à la fin du tour.
no-card-to-draw = Seul le camp qui domine les Alliances pioche une carte, à la fin du tour.
letter-with-a-command = La Lettre s’utilise quand vous jouez une carte Stratégie pour donner un ordre.
chance-deals = C’est le hasard qui en décide, pas vous.

## Dangers

danger-defcon-1 = Votre marqueur { $track } serait au niveau DEFCON 1 : à la fin du tour, c’est la guerre nucléaire et vous perdez.
danger-three-in-defcon-2 = Vos trois marqueurs seraient au niveau DEFCON 2 : à la fin du tour, c’est la guerre nucléaire et vous perdez.
danger-own-agenda = Votre propre Objectif ferait monter votre marqueur { $track } au niveau DEFCON 1 : c’est la guerre nucléaire et vous perdez.

## Options

option-defcon_clamp = Bouts de piste
    .help = Un marqueur sur la première ou la dernière case y reste ; les crans en trop sont perdus (R1).
option-duplicate_flags = Deux drapeaux pour deux exemplaires
    .help = Qui pioche les deux exemplaires d’un Objectif de piste pose deux drapeaux sur la piste ; sinon un seul (R2).
option-fifty_fifty_partial = Une chance sur deux, en partie
    .help = « Une chance sur deux » peut ne déplacer qu’un marqueur ; sinon deux ou aucun (R5).
option-defcon_event_scope = Premier cube gratuit d’un événement
    .help = Avec le symbole DEFCON, le premier cube est gratuit sur chaque théâtre, ou une seule fois par piste (R6).
option-defcon_event_scope-battleground = sur chaque théâtre
option-defcon_event_scope-track = une fois par piste
option-command_commit_first = Ordre annoncé d’abord
    .help = Qui joue une carte ennemie pour donner un ordre annonce le théâtre et les cubes avant l’événement adverse (R9).
option-letter_after_floor = Lettre après le minimum
    .help = La Lettre ajoute son cube après le minimum de 1 que laisse « Au bord du gouffre » ; sinon avant (R10).
option-event_command_modifiers = Ordres accordés par un événement
    .help = Ce qui modifie la valeur d’un ordre accordé par un événement (R11).
option-event_command_modifiers-sops_and_brink = Procédures standard et Au bord du gouffre
option-event_command_modifiers-all = ceux-ci et la Lettre
option-event_command_modifiers-none = rien
option-letter_timing = Moment de la Lettre
    .help = La Lettre s’annonce avec la carte, ou juste avant de bouger les cubes (R12).
option-letter_timing-with_card = avec la carte
option-letter_timing-before_placing = juste avant les cubes
option-un_bonus_optional = Nations Unies au choix
    .help = Qui domine les Nations Unies peut laisser la Lettre ; sinon elle change de mains d’elle-même (R13).
option-alliances_discard_public = Défausse des Alliances visible
    .help = La carte des Alliances qui n’est pas gardée va à la défausse face visible ; sinon face cachée (R14).
option-double_track_agenda = Même Objectif de piste deux fois
    .help = Si les deux camps révèlent le même Objectif de piste : combien de fois les marqueurs montent (R15).
option-double_track_agenda-each_card = une fois par carte, pour les marqueurs d’abord au niveau 2
option-double_track_agenda-once = une seule fois
option-double_track_agenda-in_turn = carte après carte
option-net_before_cap = Gains compensés d’abord
    .help = Les gains des deux Objectifs se compensent avant la limite de 5 ; sinon chacun est limité à son tour (R16).
option-intel_draw_timing = Remplacement de la carte prise
    .help = La victime de « Rapports de renseignement » pioche une fois la carte prise jouée ou défaussée, ou aussitôt (R17).
option-intel_draw_timing-after = ensuite
option-intel_draw_timing-at_once = aussitôt
option-deflate_ban_scope = Portée des interdictions de baisser
    .help = Ce qu’interdisent « Endiguement » et « Baie des Cochons » (R18).
option-deflate_ban_scope-lowering = la baisse seulement
option-deflate_ban_scope-whole_event = tout l’événement
option-deflate_ban_scope-same_reach = Baie des Cochons pour les cartes jouées soi-même
option-invasion_exact_two = Invasion de Cuba : exactement 2
    .help = « Invasion de Cuba » fait monter le marqueur d’exactement 2 crans, comme dans le texte français ; sinon de 2 au plus (R19).
option-onto_means_place_only = Photographies de l’U-2 et Libération nationale placent seulement
    .help = Ces deux ordres ne peuvent que placer des cubes ; sinon placer ou retirer (R20).
option-wave_sources_excluded = Saluer et sourire : pas de retour
    .help = Aucun cube ne peut aller sur un théâtre d’où l’un d’eux vient ; sinon, chacun n’évite que le sien (R21).
option-bay_needs_two = Baie des Cochons exige 2 cubes
    .help = Pour les retirer, il faut 2 cubes des USA sur Alliances ; sinon, on retire ce qu’il y a (R22).
option-ban_covers_event_commands = Interdictions et ordres d’événements
    .help = Une interdiction de baisser vaut aussi pour un ordre accordé par un événement (R25).
option-cuba_half_must_hit = Pas de frappe à vide sur Cuba
    .help = « Frappe aérienne » et « U-2 abattu » visent un théâtre de Cuba où il y a des cubes ennemis, s’il y en a un (R26).
option-alliances_draw_optional = Alliances au choix
    .help = Qui domine les Alliances peut renoncer au bonus ; sinon il doit piocher (R27).
option-scores_follow_the_winner = Le score suit le vainqueur
    .help = Une guerre nucléaire vaut la plus grande avance à son vainqueur, la Lettre Personnelle la plus petite, et si les deux camps perdent personne ne mène ; sinon le score est toujours l’avance en prestige (R28).
option-us_prestige = Avance en prestige au départ
    .help = Une avance en prestige dès le premier tour : au-dessus de 0 pour les USA, au-dessous pour l’URSS (R30).
option-fifty_fifty_needs_two = Une chance sur deux : deux marqueurs mobiles
    .help = Là où « Une chance sur deux » déplace deux marqueurs ou aucun, la carte n’en déplace aucun si un seul peut bouger ; sinon celui-là (R29).
option-last_play = Petite partie
    .help = Pour l’étude : la dernière carte du troisième tour, avec quatre cartes, trois Objectifs et des ordres sur Berlin et la Turquie seulement (R31).
option-card_counter = Compte des cartes non vues
    .help = La table dit quelles cartes n’ont pas encore été vues : dans la pioche, dans la main adverse ou aux Répercussions ; sinon, chacun compte de tête (R32).

## Fins

end-prestige = Victoire au prestige.
end-personal_letter = Égalité de prestige : victoire grâce à la Lettre Personnelle.
end-nuclear_war = Guerre nucléaire : le camp qui l’a déclenchée perd.
end-mutual_destruction = Destruction mutuelle : les deux camps perdent.

# Ce qu’un automate attend d’un coup
term-prestige = piste { $amount } de prestige
term-agendas = Objectifs en vue { $amount } de prestige
term-aftermath = Répercussions { $amount } de prestige
term-ground = terrain { $amount } de prestige
term-letter = Lettre Personnelle { $amount } de prestige
term-markers = marqueurs DEFCON { $amount } de prestige
term-last-play = dernière carte du tour { $amount } de prestige
term-hand = main { $amount } de prestige
term-war = risque de guerre { $risk }

# Ce qu’un coup prend, garde ou cède, après « ce coup » : deed-<sorte>-<changement>-<degré>.
deed-there = { $what-id ->
    [battleground-atlantic] dans l’Atlantique
    [battleground-turkey] en Turquie
    [battleground-italy] en Italie
    [battleground-television] à la Télévision
    [battleground-united_nations] aux Nations Unies
    [battleground-alliances] dans les Alliances
   *[other] à { $what }
}
gains-total = { $amount } de prestige attendu
deed-lead-won-mine = prend l’avantage { $there }
deed-lead-won-nobody = rétablit l’égalité { $there }
deed-lead-lost-nobody = cède l’avantage { $there }
deed-lead-lost-theirs = laisse l’avantage à l’adversaire { $there }
deed-lead-kept-nobody = garde l’avantage { $there }
deed-lead-kept-theirs = prive l’adversaire de l’avantage { $there }
deed-marker-won = ramène votre marqueur { $what } à DEFCON { $degree }
deed-marker-lost = fait monter votre marqueur { $what } à DEFCON { $degree }
deed-marker-kept = garde votre marqueur { $what } hors de DEFCON { $degree }
deed-pressure-won = pousse le marqueur { $what } adverse à DEFCON { $degree }
deed-pressure-lost = laisse le marqueur { $what } adverse redescendre à DEFCON { $degree }
deed-letter-won = prend la Lettre Personnelle
deed-letter-lost = cède la Lettre Personnelle
deed-letter-kept = garde la Lettre Personnelle
