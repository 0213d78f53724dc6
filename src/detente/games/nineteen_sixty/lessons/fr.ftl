# Ce que disent les leçons de 1960 : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-campaign = En campagne
lesson-campaign-card = Vous êtes Kennedy, au Massachusetts. Une carte se joue pour son événement ou pour ses points de campagne, les PC, tous pour une seule sorte d’opération. Appuyez sur « { card-catholic_support } », qui vaut 4, et choisissez de faire campagne.
lesson-campaign-for_cp = C’est un autre usage de la carte. Cette leçon fait campagne.
lesson-campaign-near = Chaque PC ajoute 1 support dans l’État où est votre jeton, et le jeton voyage sans frais dans sa région. New York a 45 grands électeurs : dépensez-y 2 PC.
lesson-campaign-all_of_it = Les PC non dépensés sont perdus. Continuez.
lesson-campaign-border = L’Ohio est dans le Midwest : entrer dans une région coûte 1 PC, puis 1 PC ajoute du support. Nixon y mène avec un cube, et votre support retire d’abord le sien. Dépensez en Ohio, et terminez.
lesson-campaign-carry = L’Ohio est ouvert. Avec 4 cubes, un État est acquis à un candidat, et l’autre a ensuite besoin de chance pour y toucher. Faites campagne avec « { card-lyndon_johnson } », dépensez les 4 PC en Ohio et terminez.
lesson-campaign-ohio_first = Un bon événement pour le Sud ; mais quatre cubes en Ohio sont des cubes sûrs. Faites campagne avec la carte.
lesson-campaign-all_four = Avec trois cubes on mène dans un État, avec quatre il est acquis. Dépensez-les tous.
lesson-campaign-learnt = Un PC, un support, là où est votre jeton ; sans frais dans une région, 1 PC par frontière. Avec quatre cubes, un État est acquis.

lesson-checks = Jets de support et médias
lesson-checks-card = Nixon est venu à New York. Là où il se trouve, ou dans un État qui lui est acquis, chacun de vos PC demande un jet de support : un cube tiré du sac, et seule votre couleur réussit. Faites campagne avec « { card-new_england } » et dépensez 1 PC à New York.
lesson-checks-for_cp = Son événement ne demande aucun jet ; mais vous devez en voir un. Faites campagne avec la carte.
lesson-checks-fail = Bleu : un de ses cubes est parti. Essayez encore une fois.
lesson-checks-once_more = Encore une fois, pour voir l’autre face.
lesson-checks-stop = Rouge : le PC est perdu, et l’État reste tel quel. On peut s’arrêter après chaque PC plutôt que de tenter sa chance. Terminez.
lesson-checks-enough = Cela peut réussir, ou non. Il y a mieux : arrêtez-vous là.
lesson-checks-advertise = La publicité rend indépendant de la chance. Faites de la publicité avec « { card-catholic_support } » : chaque PC est un jet, chaque réussite un cube de médias. Tirez quatre fois, puis terminez.
lesson-checks-air = Deux sur quatre ont réussi. Vous les placez dans les régions que vous voulez. Avec un cube de médias dans une région, vous n’y faites plus jamais de jet en campagne. Placez les deux dans l’Est, et terminez.
lesson-checks-exempt = Le New Jersey est acquis à Nixon avec quatre cubes, et il s’y trouve lui-même. Grâce à vos médias, peu importe. Faites campagne avec « { card-lyndon_johnson } », dépensez 4 PC au New Jersey, et terminez.
lesson-checks-learnt = Là où l’adversaire se trouve, ou dans un État qui lui est acquis, chaque PC demande un jet ; un seul cube de médias dans la région vous les épargne tous.

lesson-momentum = Le momentum
lesson-momentum-trigger = Nixon a fait campagne en Californie avec « { card-gaffe } », une carte qui porte aussi votre icône. Pour 1 momentum, vous pouvez déclencher son événement contre lui : il perd 1 momentum, et 3 supports là où est son jeton. Déclenchez-le.
lesson-momentum-one_momentum = Il vient de poser quatre cubes en Californie. Pour 1 momentum, trois s’en vont : déclenchez.
lesson-momentum-guard = L’inverse maintenant : « { card-the_old_nixon } », dans votre main, porte son icône, et il lui reste 1 momentum pour la déclencher. Jouez d’abord « { card-joe_kennedy } » en événement : Nixon ne peut plus dépenser de momentum ce tour-ci.
lesson-momentum-guard_first = Après vos PC, il déclencherait l’événement de « { card-the_old_nixon } ». Mettez d’abord son momentum hors jeu.
lesson-momentum-safe = Sa carte ne vaut plus que 4 PC. Faites campagne avec « { card-the_old_nixon } », dépensez-les tous en Pennsylvanie, et terminez : elle vous est acquise.
lesson-momentum-learnt = Quand une carte a servi à des PC, l’adversaire dont elle porte l’icône peut en déclencher l’événement pour 1 momentum ; le neutraliser d’avance en coûte 2.

lesson-issues = Défense, économie, droits civils
lesson-issues-card = Les enjeux rapportent momentum et endossements à la fin de chaque tour. S’y positionner est aussi une sorte d’opération : jouez « { card-missile_gap } », qui vaut 3 PC, pour vous positionner.
lesson-issues-for_issues = C’est un autre usage de la carte. Dans cette leçon, on se positionne.
lesson-issues-first = L’enjeu en haut de la piste vaut le plus : qui y mène gagne 1 momentum et 1 endossement à la fin du tour. Le premier cube sur un enjeu coûte 1 PC. Posez-en un sur la Défense.
lesson-issues-not_yet = Les PC non dépensés sont perdus. Continuez.
lesson-issues-dear = Un deuxième cube sur le même enjeu coûte 2 PC, dans la même action. Il vous en reste exactement 2 : posez-le sur la Défense, et terminez.
lesson-issues-same_issue = Sur un autre enjeu, il ne coûterait que 1 PC. Voyez cette fois ce que coûte le deuxième : la Défense.
lesson-issues-answer = Nixon mène sur l’Économie avec 2 cubes. Le support retire d’abord celui de l’autre. Positionnez-vous avec « { card-catholic_support } », 4 PC : deux fois l’Économie pour 1 puis 2 PC, puis les Droits civils pour 1. Terminez ensuite.
lesson-issues-learnt = Le premier cube sur un enjeu coûte 1 PC, chacun des suivants dans la même action 2. Ni jet, ni voyage ; et chaque enjeu perd un cube à la fin du tour.

lesson-preempt = Votre candidat, et une carte à l’abri
lesson-preempt-candidate = Vous pouvez jouer une fois votre carte candidat : 5 PC, aucun événement que Nixon puisse déclencher, et aucun cube de repos. Faites campagne avec elle : 4 PC à New York, qui vous est alors acquis, et 1 en Pennsylvanie. Puis terminez.
lesson-preempt-risk = « { card-gaffe } » porte les deux icônes : une fois ses PC dépensés, Nixon peut déclencher son événement pour 1 momentum. Faites campagne avec elle, et neutralisez d’avance cet événement pour 2 momentum.
lesson-preempt-he_would = Il a 2 momentum, et vous perdriez 3 supports là où vous êtes. Neutralisez-le.
lesson-preempt-spend = Plus personne ne peut le déclencher. Dépensez 3 PC en Pennsylvanie, qui vous est alors acquise, et 1 au New Jersey. Terminez.
lesson-preempt-again = Votre carte candidat est épuisée, et la fin du tour ne la rend pas disponible : seul un événement le fait, pour vous « { card-lyndon_johnson } ». Jouez-le en événement : 2 supports au Texas, puis 1 en Géorgie, 1 en Caroline du Nord et 1 en Louisiane.
lesson-preempt-ready_again = Pour ses PC, elle ne ramènerait pas votre candidat. Jouez l’événement.
lesson-preempt-learnt = 5 PC par le candidat, une fois, jusqu’à ce qu’un événement le ramène. Neutraliser coûte 2 momentum, avant les PC ; déclencher en coûte 1, après.

lesson-turn_end = Quand le tour finit
lesson-turn_end-last = La dernière activité du tour. Vous menez sur la Défense et l’Économie, Nixon sur les Droits civils avec 2 cubes. Positionnez-vous avec votre carte candidat, 5 PC : 1 sur la Défense, 1 sur l’Économie, et 2 sur les Droits civils, où plus personne ne mènera. Puis terminez.
lesson-turn_end-award = Le momentum a été réduit de moitié. Puis les enjeux paient, de bas en haut : personne ne mène sur les Droits civils, qui ne paient rien. Qui mène sur la deuxième case choisit 1 momentum ou 1 endossement. Prenez l’endossement.
lesson-turn_end-either = Le momentum fond de moitié à chaque tour ; un endossement reste jusqu’au jour de l’élection. Prenez l’endossement.
lesson-turn_end-stack = La première case a payé les deux, et chaque enjeu a perdu un cube. Une des cartes qui vous restent va face cachée sur votre pile, pour les débats ; les autres sont défaussées. Mettez-y « { card-missile_gap } » : elle ne porte que votre icône.
lesson-turn_end-both_icons = Une carte aux deux icônes peut aussi servir de votre côté, mais elle vaut plus en jeu. Mettez « { card-missile_gap } » sur la pile.
lesson-turn_end-learnt = À la fin d’un tour, la moitié du momentum s’en va, les enjeux paient de bas en haut, chacun perd un cube, et une carte part pour les débats.

lesson-debates = Les grands débats
lesson-debates-open = Tour 6. Vous avez mis cinq cartes sur votre pile ; chacun en révèle une à la fois. Une carte va à l’enjeu qu’elle montre, du côté du candidat dont elle porte l’icône. Commencez par « { card-catholic_support } » : 4 sur l’Économie, pour vous.
lesson-debates-his_icon = « { card-tricky_dick } » ne porte que l’icône de Nixon : elle compterait pour lui, quel que soit celui qui la joue.
lesson-debates-economy_first = Commencez par la plus forte : « { card-catholic_support } ».
lesson-debates-second = Un enjeu est tranché quand deux cartes sont du même côté. Vous avez 4 sur l’Économie, Nixon 3 sur les Droits civils. Révélez « { card-missile_gap } » : 3 de plus sur l’Économie.
lesson-debates-place = 7 à 2 : l’Économie est à vous. Le premier enjeu gagné vaut 2 supports, le deuxième 3, le troisième 4, dans n’importe quels États, sans voyage ni jet. Deux États vides penchent pour Nixon : posez 1 au New Hampshire et 1 au Montana, et terminez.
lesson-debates-icon = De vos trois cartes, l’une porte l’icône de Nixon, une autre concerne l’Économie, déjà tranchée. Révélez « { card-new_england } » : 3 sur la Défense.
lesson-debates-won_already = Une carte sur un enjeu déjà tranché est défaussée sans effet. Révélez « { card-new_england } ».
lesson-debates-learnt = Dans les débats, l’icône dit de quel côté compte une carte, et deux cartes d’un même côté tranchent un enjeu. Pensez-y chaque fois que vous mettez une carte sur la pile.
