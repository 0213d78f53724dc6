# Ce que la page de Berlin 63 dit à elle seule.

page-stands = { $n ->
    [one] { $seat } : +{ $amount } espion
   *[other] { $seat } : +{ $amount } espions
 }
page-counted = Fin de la manche
page-score = manches
page-danger-lie = Ce coup peut vous faire perdre la manche
page-danger-doubt = Ce coup peut vous faire perdre la manche
page-danger-leader = Ce coup peut vous coûter votre leader, et la manche
page-danger-alone = Ce coup peut vous faire perdre la manche
board-sign-east = Est
board-sign-west = Ouest
board-sign-wall = Le Mur
board-team = { $seat } : réserve et boîte
board-reserve = Réserve { $n }
board-box = Boîte { $n }
board-all-spies = Les huit espions de chaque camp
board-box-red = Boîte rouge
board-box-blue = Boîte bleue
page-counter = Espions pas encore reconnus
board-unseen-where = Ils sont debout sans être reconnus ({ $standing }) ou en réserve ({ $reserve }). Reconnus : { $known }.
board-fact-wins = { $n ->
    [one] { $n } manche gagnée
   *[other] { $n } manches gagnées
 }
board-fact-reserve = réserve { $n }
board-fact-box = boîte { $n }
board-game-n = Manche { $n } · { $needed ->
    [one] une victoire suffit
    [2] deux victoires
   *[other] { $needed } victoires
}
board-turn-n = Tour { $n } · calmes { $quiet } / { $limit }
board-turn-unlimited = Tour { $n } · calmes { $quiet }
board-empty = vide
board-stands = { $seat }, { $spy }
board-stands-leader = { $seat }, { $spy }, le leader
board-stands-known = { $seat }, connu de vous : { $spy }
board-stands-hidden = { $seat }, caché, { $n } possibles
board-used-after-step = après le pas
board-used-instead-of-step = au lieu du pas
board-used-when-attacked = si attaqué
board-used-against-a-power = contre un pouvoir
board-desk = Pupitre
board-clock = Temps restant
board-your-leader = votre leader · secret
board-activate = Activer un espion
board-activate-help = Choisissez un de vos espions du plateau : un pas droit, puis un pouvoir si vous l’annoncez.
board-activate-picked = { $spy } ({ $square }) : choisissez une case. Pointillé : il faudra annoncer Lilly Hopper.
board-put-back = Reposer { $square }
board-illusion = Créer une illusion
board-illusion-help = Mélangez deux espions du plateau, ou un du plateau et un de la réserve. L’adversaire voit les places, jamais l’échange.
board-illusion-first = Choisissez d’abord un espion
board-partner-help = Choisissez le second espion : sur le plateau ou dans votre réserve.
board-first-help = Choisissez le premier espion sur le plateau.
board-illusion-secret = L’échange, ou non, reste votre secret.
board-waiting = Rien à répondre pour l’instant.
board-spectator = Vous voyez ce que les deux joueurs voient : ni visages, ni secrets.
board-everything = Vous voyez tout : les visages des deux camps et leurs leaders.
board-announce = Annoncer un pouvoir : { $square } est en réalité { $spy }
board-react = Attaqué : { $square } est en réalité { $spy }
board-any-name = Tout nom peut être dit ; vous seul savez.
board-truth = la vérité
board-bluff = bluff
board-choose-name = Choisissez un nom à annoncer, ou aucun. L’annonce ne s’annule plus.
board-choose-target = { $spy } : choisissez qui.
board-choose-where = { $spy } : choisissez où.
board-truth-cost = La vérité : un doute à tort coûte un espion de réserve à l’adversaire.
board-bluff-cost = { $n ->
    [1] Un bluff mis en doute vous coûte votre dernier espion de réserve.
   *[other] Un bluff mis en doute vous coûte un de vos { $n } espions de réserve.
}
board-bluff-loses = Votre réserve est vide : un bluff mis en doute vous fait perdre la manche.
board-stake-true = C’est bien { $spy } : un doute coûterait un espion à { $seat }.
board-stake-bluff = C’est { $spy }, un bluff. Si { $seat } doute : un espion de moins, et celui-ci est vu.
board-stake-leader = C’est { $spy }, votre leader. Si { $seat } doute : un espion de moins, et votre leader est vu.
board-stake-loses = C’est { $spy }, et votre réserve est vide. Si { $seat } doute, vous perdez la manche.
board-line-up-title = Composez votre première ligne
board-line-up-help = Cinq sur le plateau, dont votre leader ; trois restent en réserve.
board-placed = en { $square }
board-free = libre
board-lose-title = Quel espion de réserve perdez-vous ?
board-lose-help = Il va dans la boîte, face visible.
board-in-reserve = en réserve
board-not-here = ailleurs
board-cancel-title = Votre Veronica Snake l’annule-t-elle ?
board-cancel-help = Tout espion à vous qui voit le pouvoir peut être annoncé comme Veronica Snake.
board-cancel-none = Aucun de vos espions ne voit le pouvoir : laissez faire.
board-shown = { $square } est { $spy }
board-cancel-true = « Veronica Snake » en { $square } : la vérité
board-cancel-lie = « Veronica Snake » en { $square } : bluff, c’est { $spy }
board-believe = Croire
board-i-believe = Je le crois
board-key-believe = croire l’annonce
board-key-doubt = douter de l’annonce
board-then-works = Le pouvoir de { $spy } se poursuit.
board-then-fails = Le pouvoir de { $spy } est annulé.
board-believe-none = Personne ne perd d’espion.
board-believe-hidden = { $square } reste caché.
board-doubt = Douter
board-i-doubt = Je doute
board-reserve-empty = votre réserve est vide
board-if-true = Si c’est { $spy }
board-if-bluff = Si c’est un bluff
board-doubt-loses = Vous perdez la manche aussitôt.
board-doubt-wins = L’adversaire n’a plus de réserve et perd la manche.
board-your-reserve = Votre réserve : { $from } → { $to }.
board-their-reserve = Sa réserve : { $from } → { $to }.
board-true-works = Le pouvoir de { $spy } se poursuit ; une illusion pour l’adversaire.
board-true-fails = Le pouvoir de { $spy } est annulé ; une illusion pour l’adversaire.
board-bluff-works = Vous voyez { $square } ; le pouvoir de { $spy } se poursuit.
board-bluff-fails = Vous voyez { $square } ; pas de pouvoir.
board-chain = Chaîne d’annonces
board-chain-n = { $n ->
    [one] { $n } annonce
   *[other] { $n } annonces
 }
board-where-title = { $spy } : où ?
board-where = Votre carnet permet { $spy } en : { $places }.
board-nowhere = Votre carnet ne permet { $spy } nulle part.
board-announced-times = { $n ->
    [one] Annonce faite pour la première fois dans cette manche. Le carnet ne compte que ce que vous avez pu voir.
   *[other] Annonce faite { $n } fois dans cette manche. Le carnet ne compte que ce que vous avez pu voir.
}
board-turn-so-far = Le tour jusqu’ici
board-stepped = Le pas est fait.
board-power-optional = Pouvoir : facultatif, un seul au plus.
board-then-answer = L’adversaire croit ou doute, et peut annuler.
board-aim-title = Le but
board-aim = Éliminer le leader adverse, ou laisser l’autre camp sans réserve quand il doit perdre un espion.
board-holds-works = Si elle tient, le pouvoir de { $spy } se poursuit.
board-holds-fails = Si elle tient, le pouvoir de { $spy } est annulé.
board-falls-works = Si elle tombe, le pouvoir de { $spy } se poursuit.
board-falls-fails = Si elle tombe, le pouvoir de { $spy } ne fonctionne pas.
board-may-cancel = L’annuler ?
board-may-counter = Annuler l’annulation ?
board-may-cancel-from = Possible depuis { $squares }.
board-stamp-believed = cru
board-stamp-proved = vrai
board-stamp-caught = faux
board-stamp-asked = cru ? mis en doute ?
board-say-leo = « Leo Storm. Je pousse { $target } en { $to }. »
board-say-miranda = « Miranda Hypnos. Montrez-moi { $target }. »
board-say-victor = « Victor Shadow. Une illusion. »
board-say-adam = « Adam Quark. J’explose. »
board-say-lilly = « Lilly Hopper. Je saute en { $to }. »
board-say-ray = « Ray Dash. Un pas de plus. »
board-say-veronica = « Veronica Snake. J’annule. »
board-say-jack = « Jack Steel. L’attaque est annulée. »
board-notebook = Carnet
board-notebook-of = Carnet : { $seat }
board-close-notebook = Fermer le carnet
board-only-you = vous seul
board-wipe = effacer mes marques
board-pool = la réserve
board-pool-n = rés. ×{ $n }
board-cell-known = connu
board-cell-possible = possible
board-cell-out = exclu
board-cell-unsaid = rien de noté
board-mark = marque
board-mark-likely = vous le pensez
board-mark-unlikely = vous en doutez
board-may-lead = leader ?
board-no-aid = L’aide-mémoire est coupé : seules vos marques sont ici.
board-nothing-seen = Rien de montré. Touchez une case pour la marquer ; vos marques sont à vous seul.
board-saw-mixed = { $square } : mélangé avec { $other } au tour { $turn }.
board-saw-proved = { $square } : { $spy }, prouvé au tour { $turn }.
board-saw-caught = { $square } : pris au tour { $turn }, en réalité { $spy }.
board-saw-unmasked = { $square } : démasqué au tour { $turn }, { $spy }.
board-saw-fell = { $square } : { $spy } est tombé au tour { $turn }.
board-saw-lost = { $spy } est perdu au tour { $turn }.
board-match = La partie, manche par manche
board-game = Manche
board-how = Fin
board-turns = Tours
board-led-by = menés par { $spy }
board-final-board = La dernière position, toutes les tuiles retournées

## Les champs d’une position, pour le mode texte
field-leaders = leaders
field-leader = leader
field-teams = équipes
field-reserve = réserve
field-reserve_spies = espions en réserve
field-notebook = carnet
field-claims = annonces
field-plan = plan
field-base = base
field-bases = bases
field-spy = espion
field-square = case
field-target = cible
field-after_a_loss = réserve après une perte
field-attacked = base attaquée
field-attacks = attaque
field-because = parce que
field-blast = explosion
field-box = boîte
field-chain = chaîne d’annonces
field-clock = pendule
field-columns = colonnes
field-could_be = peut être
field-could_lead = peut être le leader
field-dash = un pas de plus
field-game = manche
field-mover = base en mouvement
field-named = annoncé
field-needed = manches à gagner
field-next = ensuite
field-outlook = perspectives
field-power = pouvoir
field-quiet = tours sans élimination
field-quiet_limit = limite sans élimination
field-rows = lignes
field-seat = camp
field-seconds = secondes
field-silence = sans réponse
field-squares = cases
field-to = vers
field-what = quoi
field-why_not = pourquoi pas
field-with = avec
field-works_if_it_falls = agit si l’annonce tombe
field-works_if_it_holds = agit si l’annonce tient
field-caught = pris en flagrant délit
field-mixed = mélangé
field-proved = prouvé
field-unmasked = démasqué
field-previews = aperçus

# Plusieurs lignes dites en une

many-revealed = { $seat }, sur le plateau : { $each }.
each-revealed = { $spy } en { $square }
many-revealed-reserve = { $seat }, en réserve : { $spy }.

# Ce que quelqu’un a fait, en bref ; ce qui ne dit rien est omis

brief-turn = { "" }
brief-stepped = { $whose ->
    [own] { $square } va en { $to }
   *[other] { $seat } va de { $square } en { $to }
}
brief-attacked = { $square } attaque { $to }
brief-mixed-hidden = mélange { $square } et { $other }
brief-mixed-reserve-hidden = mélange { $square } avec la réserve
brief-believed = croit l’annonce
brief-doubted = doute de l’annonce
brief-lost = perd { $spy } de sa réserve
brief-no-reaction = ne réagit pas
brief-waived = renonce à l’illusion
brief-claimed-leo = Leo Storm en { $square }, qui pousse { $target } en { $to }
brief-claimed-miranda = Miranda Hypnos en { $square }, qui démasque { $target }
brief-claimed-victor = Victor Shadow en { $square }, une illusion
brief-claimed-adam = Adam Quark en { $square }, qui explose
brief-claimed-lilly = Lilly Hopper en { $square }, qui saute en { $to }
brief-claimed-ray = Ray Dash en { $square }, encore un pas en { $to }
brief-claimed-veronica = Veronica Snake en { $square }, qui annule { $spy } en { $target }
brief-claimed-jack = Jack Steel en { $square }, qui annule l’attaque

## Qui est un espion, là où l’on compose son équipe
board-leads = leader
board-first-leo = Leo
board-power-leo = Pousse d’une case un espion en vue
board-first-miranda = Miranda
board-power-miranda = Regarde qui est un espion en vue
board-first-victor = Victor
board-power-victor = Échange en secret deux des vôtres
board-first-lilly = Lilly
board-power-lilly = Saute en diagonale au lieu du pas
board-first-ray = Ray
board-power-ray = Refait un pas dans la même direction
board-first-veronica = Veronica
board-power-veronica = Annule le pouvoir d’un espion en vue
board-first-adam = Adam
board-power-adam = Attaqué, explose sur les neuf cases
board-first-jack = Jack
board-power-jack = Attaqué, renvoie l’attaquant

## How a game goes, in four pictures
how-1 = Cinq espions
    .text = Placez-les en secret ; l’un d’eux est le leader.
how-2 = Un pas
    .text = Allez d’une case, attaquez qui s’y trouve.
how-3 = Un pouvoir
    .text = Annoncez-en un, vrai ou faux.
how-4 = Le doute
    .text = Croire ou douter : qui se trompe perd un espion.

## La fin d’une manche, d’un tour ou d’un vote, ligne à ligne

board-end-round = Fin de la manche
board-end-team = { $spy }
board-end-stood = { $spy } en { $square }
board-end-reserve = { $spy } en réserve
board-end-score = Manches gagnées

## Réponses préparées
plan-reaction = Quand un de vos espions est attaqué, il peut réagir.
plan-doubt = Quand votre adversaire annonce un espion, vous le croyez ou vous en doutez.
plan-cancel = Quand un pouvoir s’exerce sous les yeux de vos espions, Veronica Snake peut l’annuler.

# Le guide d’une première partie.
board-guide-lineup = Placez cinq de vos huit espions sur la première ligne ; chaque camp ne voit que le dos de l’autre. Les trois autres sont votre réserve : ils paient les doutes. Votre leader doit être sur le plateau ; le perdre, c’est perdre la manche.
board-guide-action = Déplacez un espion d’une case, ou mélangez deux des vôtres par une illusion, pour que l’adversaire ne sache plus qui est qui. Marcher sur un ennemi, c’est l’attaquer.
board-guide-partner = Vous seul savez si les deux changent de place ; l’adversaire voit lesquels ont été touchés. Les laisser en place est aussi un bluff.
board-guide-power = Votre espion peut utiliser un pouvoir, en étant annoncé comme n’importe qui, à tort ou à raison. Si l’adversaire doute et que vous mentiez, vous perdez un espion de réserve ; sinon, c’est lui.
board-guide-doubt = Crue, l’annonce agit, quel que soit l’espion. Mise en doute, l’un des deux paie d’un espion de réserve. Demandez-vous ce qu’elle vous coûterait, et qui cet espion peut encore être : le carnet vous aide.
board-guide-reaction = Votre espion est attaqué. Il peut être annoncé comme Jack Steel, qui repousse l’attaquant, ou comme Adam Quark, qui emporte tout le voisinage. Sans un mot, il tombe.
board-guide-cancel = Veronica Snake annule un pouvoir dans sa ligne de vue. Un de vos espions qui voit l’autre peut être annoncé comme elle, à tort ou à raison.
board-guide-loss = Choisissez l’espion de réserve que vous perdez. Les deux camps le voient, et aucune illusion ne pourra plus le faire entrer. Qui n’en a plus à donner a perdu.

## Le but et un tour, avant les règles
rules-goal =
    Éliminez le leader adverse. Vous gagnez aussi quand l’adversaire doit perdre un espion de sa réserve et n’en a plus, ou quand il n’a plus que son leader sur le plateau.

    Les deux camps ont les mêmes huit espions. Une carte secrète dit lequel des vôtres est le leader. Cinq d’entre eux, dont le leader, se tiennent sur votre première ligne, dos à l’adversaire ; les trois autres forment votre réserve.
rules-turn =
    À votre tour, vous faites l’une de ces deux choses.

    Vous créez une illusion : vous prenez deux de vos espions, deux du plateau ou un du plateau et un de la réserve, et vous les remettez aux deux mêmes places, échangés ou non. L’adversaire voit quelles places, pas si vous les avez échangés. Le leader ne peut pas aller dans la réserve.

    Ou vous activez un espion : il se déplace d’une case, jamais en diagonale ni sur un de vos espions. Un espion adverse qui s’y trouve est attaqué et, s’il ne réagit pas, éliminé. Si vous le voulez, vous annoncez ensuite un pouvoir : vous dites qui est cet espion, à tort ou à raison, et ce qu’il fait. Un des pouvoirs remplace le pas, d’autres répondent à une attaque ou à un autre pouvoir.

    L’adversaire croit l’annonce ou en doute. S’il la croit, le pouvoir agit, qui que soit vraiment l’espion. S’il en doute, l’espion est montré. Si vous disiez vrai, le pouvoir agit et l’adversaire perd un espion de sa réserve ; sinon, il n’agit pas et c’est vous qui en perdez un de la vôtre.
