# Ce que disent les leçons de Stratagem : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-programme = Options, soutiens, opinion
lesson-programme-display = Vous dirigez le Parti démocrate, avec 25 % de la population, comme chacun. À votre tour, vous utilisez une carte à vous ou vous piochez une carte commune. Affichez l’option « { plank-5b } » : elle plaît à l’opinion publique et aux membres de votre parti.
lesson-programme-contrary = C’est son contraire : votre parti peut l’afficher, mais elle déplaît à l’opinion et aux membres. Prenez 5B.
lesson-programme-nothing_yet = Un soutien pioché maintenant ne trouverait rien de ce qu’il exige sur votre tapis. Affichez d’abord une option.
lesson-programme-draw = Les autres ont parlé. Piochez maintenant une carte commune : une opinion, un événement, un soutien ou un secret.
lesson-programme-support = « { card-s10 } » : ils exigent justement ce que vous affichez. Gardés, ils vous apportent 3 % de chaque adversaire, 9 en tout. Ce que votre tapis ne satisfait pas passe à votre voisin. Acceptez.
lesson-programme-take_it = Un soutien peut être refusé, et poursuit sa route. Celui-ci vaut 9 % : acceptez-le.
lesson-programme-public = 34 %. Piochez encore une fois, et écoutez l’opinion : elle juge ce qui est affiché, par vous et par tous.
lesson-programme-learnt = Ce que vous affichez décide des soutiens que vous pouvez garder et du jugement de l’opinion. « 3 % par adversaire », c’est 3 de chacun d’eux.

lesson-irregular = Situation irrégulière
lesson-irregular-verify = Regardez le tapis des Conservateurs, à votre gauche : ils ont « { card-s09 } », qui exige 5A, et viennent de retirer 5A. Personne ne vous le dit ; il faut le remarquer. Vérifiez les Conservateurs : cela ne coûte pas de coup.
lesson-irregular-look_west = Leurs soutiens ont ce qu’ils exigent. Regardez à votre gauche, les Conservateurs.
lesson-irregular-give_back = Situation irrégulière : ils perdent 2 % au profit de chaque adversaire, et le soutien. C’est toujours à vous. Vous voulez vous défaire de 6B, mais « { card-s12 } » l’exige : rendez d’abord ce soutien. C’est un coup.
lesson-irregular-irregular_too = Vous seriez à votre tour en situation irrégulière, et les autres le remarqueraient. Rendez d’abord le soutien.
lesson-irregular-withdraw = Plus rien ne vous lie à 6B : reprenez-la. Retirer une option est aussi un coup, et sa case peut être remplie à partir de votre prochain tour.
lesson-irregular-learnt = Un soutien dont l’option n’est plus affichée vous met en situation irrégulière : qui le remarque vous fait perdre 2 % par adversaire, et le soutien. Rendez-le d’abord.

lesson-coup = L’autre voie du pouvoir
lesson-coup-support = Deux soutiens secrets sont dans votre main : « { card-x01 } », de force A, et « { card-x02 } », de force B. Un coup d’État demande A, B et B. Vous affichez 7B, qu’exige « { card-s08 } », de force B : piochez, et acceptez.
lesson-coup-take_it = C’est le troisième soutien qu’il vous faut. Acceptez.
lesson-coup-launch = A, B et B. Lancez le coup d’État ; il coûte 2 % par adversaire. Les autres apprennent que vous comptez sur deux soutiens secrets, mais pas lesquels : désignez les deux.
lesson-coup-reveal = Le pays retient son souffle : trois tours de table, où deux adversaires différents doivent lancer une grève générale pour vous arrêter. À votre tour suivant, les soutiens secrets doivent être montrés. Révélez-les.
lesson-coup-hold = Personne n’a les deux soutiens de force C qu’exige une grève. Encore deux tours : affichez 5B, puis 6B, et le pouvoir est à vous.
lesson-coup-learnt = Avec les bons soutiens, le pouvoir se prend. Une grève ne suffit pas : deux adversaires différents doivent la lancer pendant la séquence, sinon le coup d’État a réussi.

lesson-secrets = Les secrets
lesson-secrets-draw = Vous dirigez le Parti démocrate. Certaines cartes communes sont des secrets : qui en pioche un le garde en main, et les autres voient seulement combien vous en avez. Piochez une carte.
lesson-secrets-another = Vous avez en main « { card-x04 } » : un adversaire de votre choix perd 2 % au profit de chacun des autres. Vous pouvez l’utiliser dès maintenant, quand bon vous semble. Piochez d’abord encore une fois.
lesson-secrets-later = Il fera plus mal quand vous saurez qui viser. Piochez d’abord encore une fois.
lesson-secrets-look = Les Conservateurs, à votre gauche, ont aussi pioché un secret. « { card-x10 } » vous montre, à vous seul, ceux d’un adversaire, et vous rapporte 1 % de chacun. Jouez-la, et désignez les Conservateurs.
lesson-secrets-empty_hands = Ils n’ont pas de secret. Désignez les Conservateurs.
lesson-secrets-strike_at = Un soutien secret de force C : avec un autre, ils pourraient un jour lancer une grève. Jouez maintenant « { card-x04 } » contre eux : ils perdent 2 % au profit de chaque adversaire, 6 en tout, dont 2 pour vous.
lesson-secrets-the_armed = Ce sont les Conservateurs qui sont armés. Désignez-les.
lesson-secrets-learnt = Un secret se pioche sans être vu, se garde aussi longtemps qu’on veut, et se joue à partir d’un tour suivant. Leur nombre est public, leur contenu ne l’est pas.

lesson-refusal = Des soutiens qui circulent
lesson-refusal-harm = Vous affichez 7A. Piochez : « { card-s07 } » exige justement cela, mais vous coûterait 1 % au profit de chaque adversaire. Un soutien peut être refusé ; il fait alors le tour de la table jusqu’à trouver preneur. Refusez.
lesson-refusal-minus_three = C’est 3 % en tout. Sa force B sert à un coup d’État ; vous voulez des voix. Refusez.
lesson-refusal-prepare = Deux voisins ne pouvaient pas le garder, le Parti populaire l’a pris, et c’est de nouveau à vous. Pour garder « { card-s10 } », qui vaut 9 %, il faut afficher 5B : affichez-la.
lesson-refusal-keep = Piochez : les voici, et ce qu’ils exigent est sur votre tapis. Acceptez-les.
lesson-refusal-nine = 3 % de chaque adversaire, 9 en tout, sans rien payer. Acceptez-les.
lesson-refusal-mark = Chaque soutien porte un repère, et nul ne peut posséder deux fois le même. Piochez encore : « { card-s09 } » porte le blason, comme le vôtre, et exige 5A. Il passe aussitôt au joueur suivant, sans question.
lesson-refusal-learnt = Un soutien fait le tour de la table jusqu’à ce que quelqu’un le garde : il faut ce qu’il exige, et aucun autre de même repère. Refuser, c’est avoir joué.

lesson-opinion = L’opinion et les membres
lesson-opinion-signs = Chaque option porte deux signes : ce qu’en pense l’opinion, et ce qu’en pensent les membres de votre parti. Pour vous, 4A plaît à l’opinion et déplaît aux membres. Rien ne change avant qu’on les interroge. Affichez 4A.
lesson-opinion-members_like = 4B plaît à vos membres et déplaît à l’opinion. C’est l’opinion qu’on va interroger d’abord : prenez 4A.
lesson-opinion-poll = Piochez : un sondage sur la diplomatie. Il juge ce que vous y affichez. Un plus rapporte 1 % de chaque adversaire, un moins en coûte autant, une case vide rien.
lesson-opinion-more = Un plus : vous avez 28 %. Affichez 7A, qui plaît aussi à l’opinion.
lesson-opinion-members = Piochez : ce sont maintenant vos membres qu’on interroge, sur tout ce que vous affichez. Deux de leurs signes sont des moins.
lesson-opinion-both = Vous perdez 1 % au profit de chacun. Dans un programme, les deux comptent : équilibrez. 5B porte deux plus : affichez-la.
lesson-opinion-learnt = Les signes comptent quand une carte les interroge : une option, ou le total de toutes. Regardez les deux avant d’afficher, et ceux des autres aussi.

lesson-strike = Contre un coup d’État
lesson-strike-second = Les Conservateurs ont deux secrets et affichent 7B : un coup d’État se prépare peut-être. Vous avez un soutien de force C ; une grève générale en demande deux. Piochez, et acceptez « { card-s12 } ».
lesson-strike-take_it = C’est le second que demande une grève. Acceptez.
lesson-strike-calm = Ils ont accepté « { card-s08 } », de force B. Un coup d’État demande A, B et B : ils l’ont peut-être, peut-être pas. Continuez votre campagne : affichez 3B.
lesson-strike-strike = Un coup d’État ! S’il ne se passe rien pendant trois tours de table, le pouvoir est à eux. Lancez la grève générale : elle vous rapporte 1 % de chaque adversaire, et donne trois nouveaux tours à un second parti, qui doit lui aussi faire grève.
lesson-strike-learnt = Un coup d’État échoue si deux adversaires différents lancent une grève à temps, chacun avec deux soutiens de force C ou plus. Gardez-en deux quand quelqu’un amasse des secrets.
