# Ce que disent les leçons de Twilight Struggle : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-influence = L’influence et le contrôle
lesson-influence-card = Vous êtes les États-Unis, tour 1. Une carte de votre camp se joue soit pour son événement, soit pour ses Opérations, jamais les deux. Appuyez sur « { card-east_european_unrest } » et choisissez les Opérations : 3 points.
lesson-influence-for_ops = L’événement est bon, mais cette leçon parle des Opérations : choisissez-les.
lesson-influence-control = On place là où l’on avait de l’influence au début de la manche, ou juste à côté. La France, voisine de l’Allemagne de l’Ouest, a une stabilité de 3 : pour la contrôler, il faut 3 de plus que l’URSS. Placez-y les trois points et terminez.
lesson-influence-enemy = La France est à vous. L’URSS a répondu en Iran : 3 contre 1, stabilité 2, elle contrôle le pays. Là où l’ennemi contrôle, un point coûte 2 Opérations. Jouez « { card-five_year_plan } » pour ses Opérations et placez un point en Iran.
lesson-influence-iran_first = Pas son événement maintenant : l’Iran est un pays d’affrontement. Jouez la carte pour ses Opérations.
lesson-influence-cheaper = 2 contre 3 : une avance de un est inférieure à la stabilité, le contrôle soviétique est rompu, et le point suivant ne coûte plus que 1. Placez-le aussi en Iran, et terminez.
lesson-influence-learnt = Contrôler, c’est mener d’autant que la stabilité du pays. On place là où l’on est ou à côté ; dans un pays que l’ennemi contrôle, chaque point coûte double, jusqu’à ce que le contrôle soit rompu.

lesson-their_event = Les événements de l’ennemi
lesson-their_event-card = Votre main est pleine de cartes soviétiques, et il faudra en jouer la plupart. À vous les Opérations, à l’URSS l’événement. Jouez « { card-socialist_governments } » pour ses Opérations : elle permet à l’URSS de retirer 3 de vos points d’influence en Europe de l’Ouest.
lesson-their_event-not_space = L’événement serait évité, mais on n’a droit qu’à une tentative par tour, et une carte pire attend. Jouez celle-ci pour ses Opérations.
lesson-their_event-order = C’est vous qui dites ce qui vient d’abord : leur événement ou vos Opérations. Si l’événement vient d’abord, vous voyez les dégâts avant de dépenser vos points. Choisissez l’événement d’abord.
lesson-their_event-event_first = Ils choisiraient alors après vous, et frapperaient ce que vous venez de bâtir. Laissez-les commencer.
lesson-their_event-repair = Ils ont retiré deux influences d’Italie et une d’Allemagne de l’Ouest. Réparez maintenant : deux en Italie, puis un en Allemagne de l’Ouest, et terminez. La carte ne vous a rien coûté.
lesson-their_event-space = « { card-de_gaulle_leads_france } » a un effet durable, et rien ne le répare. Une fois par tour, une carte d’au moins 2 Opérations peut aller à la Course à l’espace : son événement n’a pas lieu. Envoyez-la dans l’espace.
lesson-their_event-space_it = Avec les Opérations vient l’événement. La Course à l’espace sert à se défaire d’une carte qu’on craint.
lesson-their_event-learnt = L’événement ennemi a lieu quand vous jouez sa carte pour les Opérations, avant ou après, à votre choix. Une carte par tour peut aller dans l’espace, et alors rien n’arrive.

lesson-coup = Coups d’État et pays d’affrontement
lesson-coup-card = Vous êtes l’Union soviétique, première à agir. Un coup d’État prend toute la carte : dé plus Opérations doivent dépasser le double de la stabilité. Jouez « { card-nuclear_test_ban } », qui vaut 4, pour ses Opérations.
lesson-coup-for_ops = Un coup d’État demande des Opérations : choisissez-les.
lesson-coup-iran = L’Iran a une stabilité de 2 : il faut plus de 4, et vous avez 4 avant de lancer le dé. La marge retire d’abord l’influence américaine ; ce qui en reste devient la vôtre. Appuyez sur l’Iran et choisissez le coup d’État.
lesson-coup-defcon = 4 et 4 font 8, marge 4 : une influence américaine en moins, trois à vous. Mais l’Iran est un pays d’affrontement, et un coup d’État y abaisse DEFCON de 1, réussi ou non. À DEFCON 4, l’Europe est fermée aux coups d’État. Jouez « { card-olympic_games } » pour ses Opérations.
lesson-coup-quiet = Cherchez un pays qui ne soit pas d’affrontement : DEFCON n’y bouge pas. Les Philippines ont une influence américaine. Tentez-y un coup d’État ; ses 2 Opérations comptent comme opérations militaires.
lesson-coup-battleground = C’est un pays d’affrontement : DEFCON tomberait à 3, et l’Asie serait fermée aussi. Choisissez les Philippines.
lesson-coup-learnt = Dé plus Opérations contre le double de la stabilité. Les Opérations d’un coup d’État comptent comme opérations militaires ; dans un pays d’affrontement il abaisse DEFCON, même raté.

lesson-realign = Le réalignement ne fait que retirer
lesson-realign-card = « { card-fidel } » a donné Cuba à l’URSS : 3 influences, stabilité 3. Le réalignement est un moyen de s’en défaire : un jet par point d’Opérations. Jouez « { card-formosan_resolution } », qui vaut 2, pour ses Opérations.
lesson-realign-for_ops = Il vous faut ses deux points d’Opérations, pour deux jets.
lesson-realign-roll = Appuyez sur Cuba et choisissez le réalignement. Les deux camps lancent un dé ; vous ajoutez 1 parce que les États-Unis sont voisins, eux 1 pour avoir là plus d’influence. Le plus haut total retire la différence à l’autre.
lesson-realign-dear = L’URSS contrôle Cuba : 2 points n’y achètent qu’une influence. Réalignez plutôt.
lesson-realign-no_coup = 2 points et un dé contre 6 : rarement assez, et Cuba est un pays d’affrontement, DEFCON baisserait. Réalignez.
lesson-realign-again = 6 à 4 : deux de moins. Dès qu’on réaligne avec une carte, tous ses points vont au réalignement. Relancez contre Cuba.
lesson-realign-fill = Cuba est vide, et c’est tout : le réalignement n’ajoute jamais d’influence, ne bouge pas DEFCON et n’est pas une opération militaire. Pour tenir le pays, il faut placer. Jouez « { card-duck_and_cover } » pour ses Opérations et placez-y trois points : l’île est voisine de chez vous, donc toujours ouverte.
lesson-realign-fill_first = L’URSS pourrait revenir à Cuba. Prenez-la d’abord avec vos trois points.
lesson-realign-learnt = Le réalignement retire de l’influence, parfois la vôtre ; il n’en donne jamais. Il n’abaisse pas DEFCON et ne compte pas comme opération militaire.

lesson-blame = À qui la faute
lesson-blame-card = Trois coups d’État dans des pays d’affrontement, et DEFCON est à 2. À 1, le joueur actif perd, quel que soit le responsable. C’est vous, et vous tenez « { card-duck_and_cover } », événement américain qui abaisse DEFCON. Envoyez-la dans l’espace : il n’aura pas lieu.
lesson-blame-their_event = Pour les Opérations, leur événement a lieu, dans votre manche. DEFCON tombe à 1, et vous perdez. Envoyez la carte dans l’espace.
lesson-blame-quiet = La tentative a échoué, mais la carte est partie. À DEFCON 2, un coup d’État dans n’importe quel pays d’affrontement vous ferait perdre aussi. Restez calme : jouez « { card-decolonization } » pour ses Opérations, placez deux points en Afghanistan et terminez.
lesson-blame-battleground = C’est un pays d’affrontement : DEFCON tomberait à 1 dans votre manche, et vous perdriez. Placez plutôt.
lesson-blame-boycott = Les États-Unis ont joué « { card-olympic_games } ». Vous pouvez participer, ou boycotter, ce qui abaisse DEFCON de 1. C’est leur manche : la guerre serait leur faute. Boycottez.
lesson-blame-learnt = À DEFCON 1, celui dont c’est la manche perd, quel que soit celui qui a bougé le marqueur. À DEFCON 2, regardez chaque événement et chaque pays d’affrontement avant d’agir.

lesson-headline = Les gros titres
lesson-headline-choose = Chaque tour s’ouvre par les gros titres : chacun choisit une carte en secret, pour son seul événement. La plus haute valeur imprimée passe d’abord ; à égalité, la carte américaine. Prenez « { card-us_japan_mutual_defense_pact } » pour gros titre : rien ne vaut plus que 4.
lesson-headline-scoring_last = Un décompte vaut 0 et passerait en dernier, une fois l’événement de l’URSS accompli. Gardez-le pour une manche.
lesson-headline-theirs = Ce serait un événement pour l’URSS, et votre gros titre serait dépensé.
lesson-headline-lower = Possible, mais une valeur plus basse peut passer en second. Choisissez la carte qui vaut 4.
lesson-headline-second = Le vôtre valait 4 et est passé d’abord. Le leur est « { card-blockade } », qui vaut 1 : défaussez une carte de 3 ou plus, ou perdez toute votre influence en Allemagne de l’Ouest. Défaussez « { card-five_year_plan } ».
lesson-headline-keep_germany = L’Allemagne de l’Ouest est un pays d’affrontement, où vous avez quatre influences. Payez avec la carte.
lesson-headline-ops = Après les gros titres viennent les manches, l’URSS avant vous dans chacune. C’est maintenant seulement qu’il y a des Opérations. Jouez « { card-formosan_resolution } » pour les siennes, placez deux points en France et terminez.
lesson-headline-learnt = Les gros titres ne sont que des événements : la plus haute valeur d’abord, les États-Unis avant l’URSS à égalité, les décomptes en dernier.

lesson-scoring = Le décompte d’une région
lesson-scoring-wait = Vous tenez « { card-europe_scoring } ». Un décompte doit être joué dans le tour où il est pioché : qui en tient encore un à la fin du tour perd. Mais le moment est à vous. Ce serait maintenant 5 à 5 : jouez d’abord « { card-east_european_unrest } » pour ses Opérations.
lesson-scoring-not_yet = Chaque camp a la présence et deux pays d’affrontement : 3 et 2, cinq partout, rien pour personne. Un pays d’affrontement de plus change tout.
lesson-scoring-for_ops = Il vous faut ses trois points d’Opérations.
lesson-scoring-france = La France est un pays d’affrontement vide, stabilité 3. Placez-y les trois points et terminez : plus de pays et plus de pays d’affrontement que l’URSS, dont au moins un de chaque sorte, c’est la domination.
lesson-scoring-score = La domination de l’Europe vaut 7, et chaque pays d’affrontement 1. Jouez le décompte, avant que l’URSS ne rompe votre contrôle.
lesson-scoring-learnt = 7 et 3 contre 3 et 2 : dix à cinq, et seule la différence bouge le marqueur. Une région est décomptée quand sa carte est jouée, et la carte ne se garde jamais.

lesson-free_coup = Les opérations militaires
lesson-free_coup-junta = Fin de guerre, tour 8, DEFCON 4. À la fin de chaque tour il vous faut autant d’opérations militaires que le chiffre de DEFCON, sinon l’ennemi marque ce qui manque. Vous n’en avez aucune. Jouez « { card-junta } » pour son événement : il finit par un coup d’État gratuit.
lesson-free_coup-for_event = Pour son événement cette fois : deux influences, et un coup d’État gratuit.
lesson-free_coup-place = L’événement ajoute 2 influences à un pays d’Amérique centrale ou du Sud, où vous voulez : un événement ignore voisinage et coût. Choisissez le Pérou.
lesson-free_coup-free = Maintenant le coup d’État gratuit. La Colombie n’est pas un pays d’affrontement, et sa stabilité est de 1. Faites-y un coup d’État, et regardez vos opérations militaires.
lesson-free_coup-take_it = On peut y renoncer, mais un coup d’État gratuit ne coûte rien : faites-le, et voyez ce qu’il ne donne pas.
lesson-free_coup-battleground = Un coup d’État gratuit dans un pays d’affrontement abaisse DEFCON comme un autre. La Colombie n’en est pas un.
lesson-free_coup-paid = La Colombie est à vous, mais vous n’avez toujours aucune opération militaire : les coups d’État gratuits n’en donnent pas. Un coup ordinaire, si. Jouez « { card-olympic_games } » pour ses Opérations, et tentez un coup d’État au Pérou.
lesson-free_coup-coup_peru = Seules des Opérations paient un coup d’État : choisissez-les.
lesson-free_coup-no_realign = Le réalignement ne donne pas non plus d’opérations militaires. Faites un coup d’État.
lesson-free_coup-learnt = Les coups d’État payés en Opérations comptent, les gratuits et le réalignement non. À DEFCON 4 il en faut 4, vous en avez 2 : encore deux, ou deux points pour l’ennemi.
