# Ce que disent les leçons de 1960 : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-campaign = En campagne
lesson-campaign-card = Vous êtes Kennedy, au Massachusetts. Une carte se joue pour son événement ou pour ses points de campagne, les PC, tous pour une seule sorte d’opération. Pressez « { card-catholic_support } », qui vaut 4, et choisissez de faire campagne.
lesson-campaign-for_cp = C’est un autre usage de la carte. Cette leçon fait campagne.
lesson-campaign-near = Chaque PC ajoute 1 support dans l’État où est votre jeton, et le jeton voyage sans frais dans sa région. New York a 45 grands électeurs : dépensez-y 2 PC.
lesson-campaign-all_of_it = Les PC non dépensés sont perdus. Continuez.
lesson-campaign-border = L’Ohio est dans le Midwest : entrer dans une région coûte 1 PC, puis 1 PC ajoute du support. Nixon y mène avec un cube, et votre support ôte d’abord le sien. Dépensez en Ohio, et terminez.
lesson-campaign-carry = L’Ohio est ouvert. Avec 4 cubes, un État est acquis à un candidat, et l’autre a ensuite besoin de chance pour y toucher. Faites campagne avec « { card-lyndon_johnson } », dépensez les 4 PC en Ohio et terminez.
lesson-campaign-ohio_first = Un bon événement pour le Sud ; mais quatre cubes en Ohio sont des cubes sûrs. Faites campagne avec la carte.
lesson-campaign-all_four = Avec trois cubes on mène dans un État, avec quatre il est acquis. Dépensez-les tous.
lesson-campaign-learnt = Un PC, un support, là où est votre jeton ; sans frais dans une région, 1 PC par frontière. Avec quatre cubes, un État est acquis.

lesson-checks = Jets de support et médias
lesson-checks-card = Nixon est venu à New York. Là où il se trouve, ou dans un État qui lui est acquis, chacun de vos PC demande un jet de support : un cube tiré du sac, et seule votre couleur réussit. Faites campagne avec « { card-new_england } » et dépensez 1 PC à New York.
lesson-checks-for_cp = Son événement ne demande aucun jet ; mais vous devez en voir un. Faites campagne avec la carte.
lesson-checks-fail = Bleu : un de ses cubes est parti. Essayez encore une fois.
lesson-checks-once_more = Encore une fois, pour voir l’autre face.
lesson-checks-stop = Rouge : le PC est perdu, et l’État reste tel quel. On peut s’arrêter après chaque PC plutôt que de tenter sa chance. Dites que c’est terminé.
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
