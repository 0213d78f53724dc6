# Ce que disent les leçons de 13 Jours : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-command = Les cubes et DEFCON
lesson-command-card = Vous êtes les États-Unis, en octobre 1962. Toute carte peut servir à un ordre : autant de vos cubes que sa valeur, sur un seul théâtre. Appuyez sur « { card-lessons_of_munich } », puis choisissez l’ordre.
lesson-command-not_yet = C’est son événement ; il a sa propre leçon. Choisissez l’ordre cette fois.
lesson-command-no_letter = La Lettre Personnelle ajouterait un cube, puis passerait à l’autre camp. Gardez-la : choisissez l’ordre simple.
lesson-command-free = Vous pouvez poser jusqu’à 3 cubes, tous sur le même théâtre. Appuyez sur Berlin : votre Objectif secret est là, et l’URSS y domine avec 1 cube. Le premier cube ne fait bouger aucun marqueur.
lesson-command-second = 1 cube contre 1 : personne ne domine. Appuyez encore sur Berlin. Chaque cube après le premier fait monter de 1 votre marqueur de la piste liée, ici la piste militaire.
lesson-command-one_more = L’égalité n’est pas une avance : posez d’abord un cube de plus à Berlin.
lesson-command-done = 2 contre 1 : vous dominez. Un troisième cube est possible, mais il ferait encore monter votre marqueur, et rien n’y oblige. Terminez.
lesson-command-enough = Un troisième cube est permis, mais deux suffisent pour dominer ; chacun rapproche le marqueur militaire de la guerre. Terminez.
lesson-command-remove = L’URSS a répondu par deux cubes de plus. Un ordre peut aussi reprendre vos propres cubes : le même compte, vers le bas. Jouez « { card-close_allies } » pour un ordre, retirez vos deux cubes de Berlin et terminez : votre marqueur descend de 1.
lesson-command-remove_instead = Poser encore serait une course, cube contre cube. Cette fois, retirez, et voyez descendre votre marqueur.
lesson-command-learnt = Un ordre pose ou retire vos cubes sur un seul théâtre ; le premier est gratuit, chacun des suivants fait bouger votre marqueur de 1.

lesson-event = Les événements, les vôtres et les leurs
lesson-event-own = Une carte de votre camp ou de l’ONU peut être jouée pour son événement plutôt que pour sa valeur. « { card-quarantine } » ne vaut qu’un cube, mais son événement en ajoute deux dans l’Atlantique. Jouez l’événement.
lesson-event-event_first = En ordre, la carte vaut 1 cube. Son événement en donne deux : choisissez l’événement.
lesson-event-quiet = Posez les deux cubes dans l’Atlantique, puis terminez. Cet événement n’a pas de symbole DEFCON : aucun marqueur ne bouge, quel que soit le nombre de cubes.
lesson-event-both = « Jusqu’à deux » vous permet de vous arrêter, mais ici deux valent mieux qu’un : posez-les tous les deux.
lesson-event-gift = L’URSS donne un ordre avec « { card-operation_mongoose } », une carte de votre camp. Son événement est d’abord à vous, sans rien payer, et vous rapporte 1 point de prestige. Déclenchez-le.
lesson-event-take_it = On peut refuser un événement qui nuirait. Celui-ci vous donne du prestige : déclenchez-le.
lesson-event-theirs = Votre main contient des cartes de l’URSS. Leurs événements ne sont jamais pour vous, seulement leurs cubes, et l’événement est d’abord proposé à l’URSS. « { card-missile_trade } » ne ferait que reprendre leurs propres cubes : jouez celle-là pour un ordre.
lesson-event-strong_gift = « { card-fidel_castro } » offrirait à l’URSS jusqu’à 3 cubes à Cuba avant les vôtres. « { card-missile_trade } » vous coûte moins.
lesson-event-after = Ils ont refusé. C’est maintenant seulement que vous dites où vont vos cubes : posez-en deux dans l’Atlantique, où est votre Objectif, et terminez.
lesson-event-learnt = Vos événements font plus que leurs cubes ; une carte ennemie donne d’abord son événement à l’ennemi, puis ses cubes à vous.

lesson-agenda = Les Objectifs et le prestige
lesson-agenda-last = Votre quatrième et dernière carte du tour. Votre Objectif secret est l’Italie, où l’URSS mène 3 à 1 ; l’Objectif paie celui qui domine. Il vous faut trois cubes : jouez « { card-mathematical_precision } » pour un ordre.
lesson-agenda-too_small = Deux cubes feraient 3 à 3 ; à égalité, personne ne domine et personne n’est payé. Il en faut trois.
lesson-agenda-marker = Son événement déplace votre marqueur et ne donne qu’un cube. Servez-vous de ses trois cubes.
lesson-agenda-lead = Posez les trois en Italie et terminez. Vous toucherez la différence plus le bonus imprimé là, 1. L’URSS a peut-être choisi un théâtre que vous dominez : alors son Objectif vous paie aussi.
lesson-agenda-one_lead = Pas encore : posez les trois, sinon l’URSS garde son avance, ou l’égalité.
lesson-agenda-choose = L’Italie vous a rapporté 2, et l’Objectif de l’URSS, la Turquie, 1 de plus. Nouveau tour : chaque camp montre trois Objectifs et en choisit un en secret. Choisissez Berlin, où vous dominez déjà 2 à 1 et où attend un bonus de 1.
lesson-agenda-pays_them = L’URSS domine Cuba (militaire) : en l’état, cet Objectif la paierait.
lesson-agenda-level = Les deux marqueurs de la piste médiatique sont à égalité : personne ne serait payé, et cet Objectif pousse vers le haut les marqueurs en DEFCON 2.
lesson-agenda-learnt = Un Objectif paie celui qui domine, quel que soit celui qui l’a choisi : la différence de cubes plus le bonus ; sur une piste, l’écart plus 1. L’égalité ne paie personne.

lesson-war = La fin du monde
lesson-war-too_high = Regardez la piste militaire : deux grands ordres ont amené votre marqueur à la case 7, DEFCON 1. Maintenant, cela ne fait rien ; mais qui a là un marqueur à la fin du tour perd sur-le-champ. « { card-public_protests } » vaut 3 : jouez-la pour un ordre.
lesson-war-no_symbol = Son événement reprend aussi des cubes, mais sans symbole DEFCON aucun marqueur ne bouge. Avec un ordre, oui.
lesson-war-one_space = Deux cubes repris feraient descendre le marqueur de 1, à la case 6 ; or votre Objectif est Militaire : il fait monter de 1 tous les marqueurs en DEFCON 2 de cette piste. Vous seriez de nouveau en 7.
lesson-war-not_enough = Cela ne déplace aucun marqueur : le vôtre resterait en DEFCON 1. Descendez d’abord.
lesson-war-down = Retirez trois cubes de Berlin et terminez : votre marqueur descend de 2, à la case 5. Votre Objectif le fera monter à 6, toujours DEFCON 2.
lesson-war-further = Ce n’est pas encore assez bas : reprenez trois cubes.
lesson-war-keep_atlantic = Cela irait aussi ; dans cette leçon, gardez l’Atlantique et videz Berlin.
lesson-war-safe = Votre dernière carte. Un ordre qui pose deux cubes sur un théâtre militaire vous mènerait à 6, et votre Objectif à 7. Un événement sans symbole est sans danger : jouez celui de « { card-close_allies } ».
lesson-war-up_again = Un ordre de plus d’un cube déplace encore un marqueur. L’événement n’en déplace aucun.
lesson-war-all_three = Posez les deux cubes en Italie et terminez. Puis regardez l’URSS : un marqueur par piste, et tous les trois en DEFCON 2. À la fin d’un tour, c’est aussi la guerre nucléaire.
lesson-war-learnt = À la fin d’un tour, un marqueur en DEFCON 1 ou les trois en DEFCON 2 font perdre sur-le-champ, quel que soit le prestige : l’URSS menait de 2, et elle a perdu.

lesson-letter = La Lettre Personnelle
lesson-letter-spend = Les États-Unis commencent avec la Lettre Personnelle. Utilisée avec un ordre, elle ajoute un cube. Appuyez sur « { card-close_allies } » et choisissez l’ordre avec la Lettre.
lesson-letter-with_letter = Sans la Lettre, c’est 2 cubes au plus. Choisissez l’ordre avec la Lettre pour en avoir 3.
lesson-letter-more = Posez trois cubes à Cuba (politique) et terminez. Le cube de plus compte pour le marqueur comme les autres. La Lettre est déjà à l’URSS, qui peut l’utiliser à son tour.
lesson-letter-use_it = La Lettre est utilisée, même avec moins de cubes : posez les trois.
lesson-letter-hold = L’URSS l’a utilisée : elle est de nouveau à vous. Votre Objectif donne 2 à qui tient la Lettre à la fin du tour, mais l’URSS domine les Nations Unies 2 à 0, et qui y domine peut la prendre. Jouez « { card-containment } » pour un ordre sans la Lettre et posez-y deux cubes : à égalité, personne ne la prend.
lesson-letter-away_again = Cela donne la Lettre à l’URSS, et avec elle les 2 points de prestige de votre Objectif. Donnez l’ordre sans elle.
lesson-letter-level_them = Il faut deux cubes pour égaliser : posez les deux.
lesson-letter-learnt = La Lettre ajoute un cube et change de mains ; à la toute fin, qui la tient gagne en cas d’égalité.

lesson-opinion = Les bonus médiatiques
lesson-opinion-speech = La Télévision, les Nations Unies et les Alliances donnent un bonus à qui y domine à la fin du tour. Vous ne dominez que les Alliances, et c’est votre dernière carte. L’événement de « { card-speech_to_the_nation } » ajoute trois cubes sur ces théâtres : jouez-le.
lesson-opinion-one_place = Un ordre n’atteint qu’un théâtre. L’événement en atteint plusieurs.
lesson-opinion-speak = Cela n’atteint pas les théâtres médiatiques. Jouez l’événement de « { card-speech_to_the_nation } ».
lesson-opinion-spread = À la Télévision vous êtes à égalité, aux Nations Unies l’URSS mène de 1. Posez deux cubes aux Nations Unies, puis un à la Télévision, et terminez : vous dominez partout.
lesson-opinion-use_all = Trois cubes, trois bonus : posez-les tous avant de terminer.
lesson-opinion-television = D’abord la Télévision : bougez un de vos marqueurs de 1, vers le haut ou le bas. Votre marqueur politique est en DEFCON 2 : baissez-le.
lesson-opinion-take_bonus = On peut renoncer à un bonus, mais celui-ci vous éloigne de la guerre : baissez le marqueur politique.
lesson-opinion-highest = Votre marqueur politique est le plus haut, et le seul en DEFCON 2. Baissez celui-là.
lesson-opinion-down = Plus haut rapporterait avec un Objectif politique ; c’est aussi plus près de la guerre. Baissez-le cette fois.
lesson-opinion-nations = Les Nations Unies : vous pouvez prendre la Lettre Personnelle à l’URSS. Prenez-la.
lesson-opinion-take_letter = La Lettre vaut un cube, et départage les égalités à la fin. Prenez-la.
lesson-opinion-alliances = Les Alliances : piochez une carte que vous seul voyez. Vous pouvez la mettre aux Répercussions, où les cubes des cartes américaines comptent pour vous tout à la fin. Piochez et, si elle est des vôtres, gardez-la.
lesson-opinion-look = Piocher ne coûte rien : regardez.
lesson-opinion-ours = « { card-excomm } » est une carte américaine qui vaut 3 : aux Répercussions, elle compte pour vous. Gardez-la.
lesson-opinion-learnt = Qui domine un théâtre médiatique a son bonus à chaque tour : un marqueur déplacé de 1, la Lettre, une carte pour les Répercussions.

lesson-aftermath = La dernière carte
lesson-aftermath-last = Troisième tour, votre dernier coup. Il reste deux cartes : vous en jouez une, l’autre va aux Répercussions, où l’on compte les cubes des cartes américaines contre ceux des soviétiques, quel que soit celui qui les y a mises. Gardez-y « { card-excomm } » : jouez « { card-fidel_castro } » pour un ordre simple.
lesson-aftermath-keep_excomm = « { card-fidel_castro } » irait alors aux Répercussions, avec 3 cubes pour l’URSS. Jouez celle-là, et gardez « { card-excomm } ».
lesson-aftermath-keep_letter = À égalité de prestige à la fin, qui tient la Lettre gagne. Ne la donnez pas maintenant.
lesson-aftermath-one_cube = L’URSS a eu son événement ; Cuba ne paie personne ce tour-ci. Elle mène de 2 points de prestige, et domine 1 à 0 Berlin, où est l’un de ses drapeaux. Posez un cube à Berlin : l’égalité ne paie personne.
lesson-aftermath-level_berlin = Un cube à Berlin y prive l’URSS de son avance. Cela vaut plus maintenant.
lesson-aftermath-count = Arrêtez-vous là. Un cube est gratuit ; un deuxième ferait monter votre marqueur militaire en DEFCON 2, où sont déjà les deux autres : tous les trois, c’est la guerre. Terminez, et le décompte commence.
lesson-aftermath-third_marker = Vos deux autres marqueurs sont déjà en DEFCON 2. Avec le troisième, ce serait la guerre nucléaire.
lesson-aftermath-learnt = L’Italie a égalisé ; les Répercussions, 5 à 3, vous ont donné 2 points de prestige et la partie. À égalité, la Lettre aurait décidé.
