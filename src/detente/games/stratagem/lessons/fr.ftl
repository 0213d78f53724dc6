# Ce que disent les leçons de Stratagem : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-programme = Options, soutiens, opinion
lesson-programme-display = Vous dirigez le Parti démocrate, avec 25 % de la population, comme chacun. À votre tour, vous utilisez une carte à vous ou vous piochez une carte commune. Affichez l’option « { plank-5b } » : elle plaît à l’opinion, et à vos militants.
lesson-programme-contrary = C’est son contraire : votre parti peut l’afficher, mais il déplaît à l’opinion et aux militants. Prenez 5B.
lesson-programme-nothing_yet = Un soutien pioché maintenant ne trouverait rien de ce qu’il exige sur votre tapis. Affichez d’abord une option.
lesson-programme-draw = Les autres ont parlé. Piochez maintenant une carte commune : une opinion, un événement, un soutien ou un secret.
lesson-programme-support = « { card-s10 } » : ils exigent justement ce que vous affichez. Gardés, ils vous apportent 3 % de chaque adversaire, 9 en tout. Ce que votre tapis ne satisfait pas passe à votre voisin. Acceptez.
lesson-programme-take_it = Un soutien peut être refusé, et poursuit sa route. Celui-ci vaut 9 % : acceptez-le.
lesson-programme-public = 34 %. Piochez encore une fois, et écoutez l’opinion : elle juge ce qui est affiché, par vous et par tous.
lesson-programme-learnt = Ce que vous affichez décide des soutiens que vous pouvez garder et du jugement de l’opinion. « 3 % par adversaire », c’est 3 de chacun d’eux.

lesson-irregular = Situation irrégulière
lesson-irregular-verify = Regardez le tapis des Conservateurs, à votre gauche : ils ont « { card-s09 } », qui exige 5A, et viennent de retirer 5A. Personne ne vous le dit ; il faut le remarquer. Vérifiez les Conservateurs : cela ne coûte pas de coup.
lesson-irregular-look_west = Leurs soutiens ont ce qu’ils exigent. Regardez à votre gauche, les Conservateurs.
lesson-irregular-give_back = Irrégulier : ils perdent 2 % envers chaque adversaire, et le soutien. C’est toujours à vous. Vous voulez vous défaire de 6B, mais « { card-s12 } » l’exige : rendez d’abord ce soutien. C’est un coup.
lesson-irregular-irregular_too = Vous seriez irrégulier à votre tour, et les autres le remarqueraient. Rendez d’abord le soutien.
lesson-irregular-withdraw = Plus rien ne vous lie à 6B : reprenez-la. Retirer une option est aussi un coup, et sa case peut être remplie à partir de votre prochain tour.
lesson-irregular-learnt = Un soutien dont l’option n’est plus affichée vous met en situation irrégulière : qui le remarque vous coûte 2 % par adversaire et le soutien. Rendez-le d’abord.

lesson-coup = L’autre voie du pouvoir
lesson-coup-support = Deux soutiens secrets sont dans votre main : « { card-x01 } », de force A, et « { card-x02 } », de force B. Un coup d’État demande A, B et B. Vous affichez 7B, qu’exige « { card-s08 } », de force B : piochez, et acceptez.
lesson-coup-take_it = C’est le troisième soutien qu’il vous faut. Acceptez.
lesson-coup-launch = A, B et B. Lancez le coup d’État ; il coûte 2 % par adversaire. Les autres apprennent que vous comptez sur deux soutiens secrets, non lesquels : nommez les deux.
lesson-coup-reveal = Le pays retient son souffle : trois tours de table, où deux adversaires différents doivent lancer une grève générale pour vous arrêter. À votre tour suivant, les soutiens secrets doivent être montrés. Révélez-les.
lesson-coup-hold = Personne n’a les deux soutiens de force C qu’exige une grève. Encore deux tours : affichez 5B, puis 6B, et le pouvoir est à vous.
lesson-coup-learnt = Avec les bons soutiens, le pouvoir se prend. Une grève ne suffit pas : deux adversaires différents doivent la lancer pendant la séquence, sinon le coup d’État a réussi.
