# Conclave of Day One : Berlin 63, en français. Nos propres mots d’un bout à l’autre.

game-name = Berlin 63
    .full = Conclave of Day One : Berlin 63
    .players = 2 joueurs
    .length = 1 h
game-about = Deux équipes de super-espions cachés s’affrontent de part et d’autre du Mur : bluffez, doutez et éliminez le leader adverse.

## Camps, espions, cases

seat-red = Rouge
seat-blue = Bleu

spy-leo = Leo Storm
    .text = Après le pas, il décale un espion adverse qu’il voit vers une case libre voisine (orthogonale) de cet espion.
spy-miranda = Miranda Hypnos
    .text = Après le pas, elle regarde un instant l’identité d’un espion adverse qu’elle voit.
spy-victor = Victor Shadow
    .text = Après le pas, il crée une illusion avec une paire permise ; il n’a pas besoin d’en faire partie.
spy-adam = Adam Quark
    .text = Attaqué, il peut exploser : lui, l’attaquant et tous les espions des huit cases autour sont éliminés. Il ne peut jamais être leader.
spy-lilly = Lilly Hopper
    .text = Au lieu du pas, elle avance d’une case en diagonale et capture comme d’habitude.
spy-ray = Ray Dash
    .text = Après le pas, il fait un second pas dans la même direction et capture comme d’habitude ; il ne traverse personne.
spy-veronica = Veronica Snake
    .text = À n’importe quel tour, quand un espion adverse qu’elle voit utilise un pouvoir cru ou prouvé, elle peut l’annuler.
spy-jack = Jack Steel
    .text = Attaqué, il peut se changer en métal : l’attaquant revient sur la case qu’il vient de quitter et son mouvement est fini. Il ne peut jamais être leader.

square-a1 = a1
square-b1 = b1
square-c1 = c1
square-d1 = d1
square-e1 = e1
square-f1 = f1
square-g1 = g1
square-a2 = a2
square-b2 = b2
square-c2 = c2
square-d2 = d2
square-e2 = e2
square-f2 = f2
square-g2 = g2
square-a3 = a3
square-b3 = b3
square-c3 = c3
square-d3 = d3
square-e3 = e3
square-f3 = f3
square-g3 = g3
square-a4 = a4
square-b4 = b4
square-c4 = c4
square-d4 = d4
square-e4 = e4
square-f4 = f4
square-g4 = g4
square-a5 = a5
square-b5 = b5
square-c5 = c5
square-d5 = d5
square-e5 = e5
square-f5 = f5
square-g5 = g5
square-a6 = a6
square-b6 = b6
square-c6 = c6
square-d6 = d6
square-e6 = e6
square-f6 = f6
square-g6 = g6
square-a7 = a7
square-b7 = b7
square-c7 = c7
square-d7 = d7
square-e7 = e7
square-f7 = f7
square-g7 = g7
square-a8 = a8
square-b8 = b8
square-c8 = c8
square-d8 = d8
square-e8 = e8
square-f8 = f8
square-g8 = g8

## Questions

ask-deal = Une carte Leader est distribuée.
ask-start = On tire au sort le premier joueur.
ask-line-up = Qui placez-vous en { $square } ? Votre leader est { $leader }.
ask-line-up-ready = Votre première ligne est choisie ; { $leader } en est le leader. Prêt ?
ask-action = Tour { $n } : créez une illusion ou activez un espion.
ask-partner = Avec lequel de vos espions mélangez-vous celui de { $square }, et les échangez-vous ?
ask-power = Votre espion en { $square } utilise-t-il un pouvoir ?
ask-reaction = Votre espion en { $square } est attaqué. Comment réagit-il ?
ask-doubt = Votre adversaire affirme que l’espion en { $square } est { $spy }. Le croyez-vous ?
ask-loss-wrong = L’annonce était vraie. Quel espion de votre réserve perdez-vous ?
ask-loss-caught = Votre annonce était fausse. Quel espion de votre réserve perdez-vous ?
ask-cancel = { $spy } en { $square } utilise un pouvoir. Votre Veronica Snake l’annule-t-elle ?
ask-victor = Illusion de Victor : choisissez le premier espion.
ask-compensation = On a douté de vous à tort. Créez-vous une illusion avec cet espion ?
ask-draw = Votre adversaire propose que la manche soit nulle.

## Actions

action-deal = Distribuer { $noun }
action-start = { $noun } commence
action-place = Placer { $noun }
action-leave = Laisser cette case vide
action-ready = Prêt
action-illusion = Illusion avec l’espion en { $noun }
action-keep = Avec { $noun }, sans échange
action-swap = Avec { $noun }, en échangeant
action-keep_reserve = Avec la réserve, sans échange
action-exchange = Faire entrer { $noun } de la réserve
action-north = Un pas au nord depuis { $noun }
action-east = Un pas à l’est depuis { $noun }
action-south = Un pas au sud depuis { $noun }
action-west = Un pas à l’ouest depuis { $noun }
action-leap_northeast = « Lilly Hopper » : sauter au nord-est depuis { $noun }
action-leap_southeast = « Lilly Hopper » : sauter au sud-est depuis { $noun }
action-leap_southwest = « Lilly Hopper » : sauter au sud-ouest depuis { $noun }
action-leap_northwest = « Lilly Hopper » : sauter au nord-ouest depuis { $noun }
action-push_north = « Leo Storm » : pousser l’espion en { $noun } vers le nord
action-push_east = « Leo Storm » : pousser l’espion en { $noun } vers l’est
action-push_south = « Leo Storm » : pousser l’espion en { $noun } vers le sud
action-push_west = « Leo Storm » : pousser l’espion en { $noun } vers l’ouest
action-unmask = « Miranda Hypnos » : démasquer l’espion en { $noun }
action-conjure = « Victor Shadow » : créer une illusion
action-dash = « Ray Dash » : un pas de plus
action-explode = « Adam Quark » : exploser
action-harden = « Jack Steel » : repousser l’attaquant
action-freeze = « Veronica Snake » en { $noun } : annuler le pouvoir
action-believe = Croire
action-doubt = Douter
action-allow = Laisser faire
action-lose = Perdre { $noun }
action-decline = Non, rien
action-offer_draw = Proposer la nulle
action-accept_draw = Accepter la nulle
action-refuse_draw = Continuer à jouer

## Journal

game-begins = La manche { $n } commence.
dealt = Votre leader est { $spy }.
dealt-hidden = { $seat } reçoit une carte Leader.
lined-up = { $seat } est prêt.
stood-up = Les deux premières lignes sont en place.
starts = { $seat } commence.
turn = Tour { $n } : { $seat }.
mixed = { $seat } mélange { $square } et { $other }, { $swapped ->
    [0] sans les échanger
   *[other] et les échange
 }.
mixed-hidden = { $seat } mélange { $square } et { $other }.
mixed-reserve = { $seat } mélange { $square } avec la réserve : { $swapped ->
    [0] { $spy } reste en place
   *[other] { $spy } entre en jeu
 }.
mixed-reserve-hidden = { $seat } mélange { $square } avec un espion de la réserve.
stepped = { $seat } : { $square } → { $to }.
attacked = { $seat } : { $square } attaque { $to }.
claimed-leo = { $seat } annonce Leo Storm en { $square } : il pousse { $target } vers { $to }.
claimed-miranda = { $seat } annonce Miranda Hypnos en { $square } : elle démasque { $target }.
claimed-victor = { $seat } annonce Victor Shadow en { $square } : une illusion.
claimed-adam = { $seat } annonce Adam Quark en { $square } : il explose.
claimed-lilly = { $seat } annonce Lilly Hopper en { $square } : elle saute en { $to }.
claimed-ray = { $seat } annonce Ray Dash en { $square } : un pas de plus, vers { $to }.
claimed-veronica = { $seat } annonce Veronica Snake en { $square } : elle annule { $spy } en { $target }.
claimed-jack = { $seat } annonce Jack Steel en { $square } : l’attaque est annulée.
believed = { $seat } y croit.
doubted = { $seat } en doute.
proved = C’est vrai : { $square } est { $spy }.
caught = C’est faux : l’espion de { $seat } en { $square } n’est pas { $name } mais { $spy }.
caught-hidden = C’est faux : l’espion de { $seat } en { $square } n’est pas { $name }.
lost = { $seat } perd { $spy } de sa réserve.
cancelled = Le pouvoir de { $spy } en { $square } est annulé.
no-reaction = { $seat } ne réagit pas.
fell = L’espion de { $seat } en { $square } est éliminé : { $spy }.
thrown-back = L’attaquant de { $seat } est repoussé de { $square } en { $to }.
exploded = L’espion de { $seat } en { $square } explose.
pushed = L’espion de { $seat } est poussé de { $square } en { $to }.
unmasked = L’espion de { $seat } en { $square } est démasqué : { $spy }.
unmasked-hidden = L’espion de { $seat } en { $square } est démasqué.
stayed = L’espion de { $seat } reste en { $square } ; l’action est perdue.
waived = { $seat } renonce à son illusion.
offered-draw = { $seat } propose la nulle.
refused-draw = { $seat } continue à jouer.
won-leader = { $seat } gagne la manche : le leader de l’autre camp est éliminé.
won-reserve = { $seat } gagne la manche : la réserve de l’autre camp est vide.
won-alone = { $seat } gagne la manche : l’autre camp n’a plus que son leader.
won-blast = Les deux leaders meurent dans la même explosion : { $seat } gagne la manche.
drawn-leaders = Les deux leaders meurent dans la même explosion : manche nulle.
drawn-alone = Les deux leaders restent seuls : manche nulle.
drawn-quiet = { $n } tours sans élimination : manche nulle.
drawn-agreed = Manche nulle d’un commun accord.
revealed-leader = Le leader de { $seat } était { $spy }.
revealed = { $seat } : { $spy } se tenait en { $square }.
revealed-reserve = { $seat } : { $spy } était en réserve.
score = Manches gagnées : Rouge { $red }, Bleu { $blue }.

## Refus

set-up-is-over = Les premières lignes sont déjà en place.
five-must-stand = Votre première ligne n’est pas complète : encore { $left } à choisir.
no-square-to-spare = Toutes les cases restantes sont nécessaires à vos espions.
not-in-the-team = { $spy } ne fait pas partie de l’équipe de la petite partie.
already-placed = { $spy } a déjà sa place.
row-is-full = Votre première ligne est complète ; les autres forment la réserve.
leader-must-stand = Votre leader { $leader } doit se tenir sur la première ligne.
no-illusion-now = Une illusion est l’action de votre tour, le pouvoir de Victor Shadow ou, en fin de tour, le dédommagement de qui a été mis en doute à tort.
first-spy-first = Choisissez d’abord un espion du plateau, puis l’autre.
board-spy-first = Deux espions de la réserve ne font pas une paire : choisissez d’abord un espion du plateau.
second-spy-now = Le premier espion est choisi ; choisissez le second.
must-conjure = L’illusion de Victor doit être créée ; on peut ne rien échanger.
same-spy = Il faut deux espions différents pour une illusion.
no-partner = Il n’y a pas de second espion pour une illusion.
not-the-doubted-spy = Cette illusion doit comprendre un espion mis en doute à tort pendant ce tour.
reserve-is-empty = Votre réserve est vide.
not-in-reserve = { $spy } n’est pas dans votre réserve.
leader-stays = Votre leader ne peut jamais aller en réserve : remettez-le à sa place.
leader-not-with-reserve = Avec ces réglages, le leader ne se mélange pas à la réserve.
no-step-now = Un espion ne fait un pas que comme action du tour de son camp.
no-leap-now = Lilly Hopper saute au lieu de faire un pas, comme action du tour.
no-power-now = Un tel pouvoir s’annonce après le pas de l’espion qui l’utilise.
no-pass = On ne passe pas : une illusion sans échange ne change rien.
answer-needed = Cette question demande une réponse.
no-such-square = { $square } n’est pas sur ce plateau.
not-your-spy = Aucun de vos espions ne se tient en { $square }.
off-the-board = Cela mène hors du plateau.
own-spy-there = Votre propre espion se tient en { $square }.
no-enemy-there = Aucun espion adverse ne se tient en { $square }.
out-of-sight = { $square } n’est ni sur la ligne ni sur la colonne de votre espion.
square-not-free = { $square } n’est pas libre.
no-dash-after-a-bounce = Un espion repoussé n’a pas de second pas.
in-the-box = { $spy } est dans la boîte : avec ces réglages, on ne peut plus l’annoncer.
not-attacked = Seul un espion attaqué peut être annoncé comme Adam Quark ou Jack Steel.
nothing-claimed = Aucune annonce n’attend votre réponse.
nothing-to-cancel = Il n’y a aucun pouvoir à annuler.
no-loss-due = Vous n’avez pas d’espion de réserve à perdre.
chain-is-full = Chaque joueur n’annonce Veronica Snake qu’une fois par chaîne.
no-counter-cancel = Avec ces réglages, une Veronica Snake n’en annule pas une autre.
nobody-sees = { $seat } n’a pas d’autre espion qui voie { $square }.
announced-already = Cet espion a déjà été annoncé dans cette chaîne.
own-square-unseen = La ligne de vue commence à une case : personne ne voit sa propre case.
cannot-see = Cet espion ne voit pas { $square }, où { $spy } utilise son pouvoir.
answer-first = Répondez d’abord ; proposez la nulle pendant que l’adversaire réfléchit.
no-offer = Personne n’a proposé la nulle.
answer-the-offer = Répondez d’abord à la proposition de nulle.
danger-lie = C’est faux et votre réserve est vide : si l’on doute de vous, vous perdez la manche.
danger-doubt = Votre réserve est vide : si l’annonce est vraie, vous perdez la manche.
danger-leader = Votre leader risque d’être éliminé.
danger-alone = Votre leader risque de rester seul sur le plateau, et la manche est alors perdue.

## Réglages

option-cols = Colonnes
    .help = La largeur du plateau ; s’il est plus large, on choisit aussi les cases vides de la première ligne.
option-rows = Lignes
    .help = La profondeur du plateau ; plus de lignes : une partie plus longue, plus de doutes, moins de captures.
option-match_wins = Manches gagnantes
    .help = Le nombre de manches gagnées qui décide de la partie ; les nulles sont rejouées. Une : manche unique.
option-lone_leader_scope = Leader seul
    .help = Un leader seul sur le plateau perd-il même s’il reste des espions en réserve ?
option-lone_leader_scope-board = seul sur le plateau, c’est perdu
option-lone_leader_scope-all = seul et réserve vide, c’est perdu
option-double_leader_death = Deux leaders, une explosion
    .help = Ce qui arrive quand une explosion élimine les deux leaders.
option-double_leader_death-draw = manche nulle
option-double_leader_death-exploder_wins = qui a explosé gagne
option-double_leader_death-exploder_loses = qui a explosé perd
option-leader_reserve_feint = Leader et réserve
    .help = Le leader peut être mélangé à la réserve pour feindre ; il revient toujours à sa place.
option-power_after_bounce = Pouvoir après un rebond
    .help = Un espion repoussé par Jack Steel à son premier pas peut encore utiliser Leo, Miranda ou Victor.
option-cancel_after_failed_doubt = Annuler après un doute manqué
    .help = Qui a douté à tort peut encore annuler le pouvoir avec Veronica Snake.
option-counter_cancel = Veronica contre Veronica
    .help = Une annulation peut être annulée à son tour, une fois par joueur et par chaîne.
option-quiet_turn_limit = Tours calmes
    .help = Autant de tours de suite sans élimination font une nulle ; 0 : pas de limite.
option-allow_impossible_claims = Annoncer les morts
    .help = On peut annoncer un personnage dont la tuile de sa couleur est dans la boîte.
option-clock = Pendule conseillée
    .help = 45 secondes pour une action, 20 pour une réponse ; passé ce délai on croit, on ne réagit pas, on n’annule pas.
option-compensation_scope = Dédommagement
    .help = L’espion que doit comprendre l’illusion de qui a été mis en doute à tort.
option-compensation_scope-doubted = l’espion mis en doute
option-compensation_scope-activated = tout espion déplacé ou annoncé pendant ce tour
option-one_claim_per_chain = Une annonce par espion
    .help = L’espion dont on annule le pouvoir ne peut pas être annoncé comme Veronica Snake dans la même chaîne.
option-memory_aid = Aide-mémoire
    .help = La table tient un carnet de ce qu’on vous a montré et de ce qui reste possible.
option-nine_squares = Petite partie
    .help = Pour l’étude : Ray Dash, Veronica Snake et Jack Steel seuls, sur trois colonnes et trois lignes, sans réserve.

## Fins

end-leader = Le leader adverse a été éliminé.
end-reserve = Le perdant n’avait plus d’espion en réserve à perdre.
end-alone = Un leader est resté seul.
end-blast = Les deux leaders sont morts dans la même explosion ; les réglages en décident.
end-both-leaders = Les deux leaders sont morts dans la même explosion : partie nulle.
end-both-alone = Les deux leaders sont restés seuls : partie nulle.
end-quiet = Trop de tours calmes : partie nulle.

# Ce qu’un automate attend d’un coup

term-games = avance en manches { $amount }
term-spies = avance en espions sur le plateau { $amount }
term-reserve = avance en réserve { $amount }
term-threats = espions à prendre { $amount }
term-leader = leader en danger { $risk }

# Ce qu’un coup prend, garde ou cède, après « ce coup » : deed-<sorte>-<changement>-<degré>.
deed-leader-won = met votre leader hors d’atteinte
deed-leader-lost-reached = expose votre leader
deed-leader-lost-gone = sacrifie votre leader
deed-leader-kept-reached = garde votre leader hors d’atteinte
deed-leader-kept-gone = sauve votre leader
deed-enemy-won-gone = élimine l’espion adverse en { $what }
deed-enemy-won-reached = menace l’espion adverse en { $what }
deed-enemy-lost = laisse échapper l’espion adverse en { $what }
deed-enemy-kept = garde sous la menace l’espion adverse en { $what }
deed-spy-won = met à l’abri votre espion en { $what }
deed-spy-lost-reached = expose votre espion en { $what }
deed-spy-lost-gone = sacrifie votre espion en { $what }
deed-spy-kept-reached = garde hors d’atteinte votre espion en { $what }
deed-spy-kept-gone = sauve votre espion en { $what }

# À quoi sert un coup dont rien d’autre ne peut être dit.
aim-place = aucune ligne n’est nettement meilleure, et l’adversaire n’en voit que le dos
aim-illusion = l’adversaire ne saura plus lequel des deux espions est lequel
aim-keep = vous seul savez si les deux ont été échangés
aim-swap = vous seul savez si les deux ont été échangés
aim-keep_reserve = vous seul savez si les deux ont été échangés
aim-exchange = vous seul savez si les deux ont été échangés
aim-believe = douter à tort vous coûterait un espion
aim-doubt = qui est pris à bluffer perd un espion
aim-lose = c’est celui qui devrait lui manquer le moins
