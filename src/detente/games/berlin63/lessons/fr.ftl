# Ce que disent les leçons de Berlin 63 : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-step = Pas et attaques
lesson-step-step = Vous êtes Rouge. Vos cinq espions sont sur la première ligne, le visage vers vous ; Bleu n’en voit que le dos. À votre tour, vous en activez un : il se déplace d’une case, jamais en diagonale. Choisissez { spy-ray } en b1, puis la case devant lui.
lesson-step-silent = Après le pas, l’espion peut utiliser un pouvoir, en annonçant qui il est. Rien n’y oblige : taisez-vous, et gardez votre secret. Choisissez « Non, rien ».
lesson-step-near = Bleu est venu vers vous sur la même colonne. Tous les espions font le même pas, quels qu’ils soient. Avancez { spy-ray } en b3, et n’annoncez rien.
lesson-step-attack = Marcher sur un ennemi, c’est l’attaquer. Bleu peut réagir, en annonçant { spy-adam }, qui explose, ou { spy-jack }, qui est d’acier. Passez de b3 à b4 ; si rien n’est annoncé, l’espion tombe, et l’on voit son visage. Puis n’annoncez rien.
lesson-step-learnt = Un espion, une case ; qui marche sur un ennemi l’élimine, sauf si l’autre annonce une réaction. Prenez le leader ennemi, et la manche est à vous.

lesson-bluff = Annonces et doutes
lesson-bluff-step = Voici le cœur du jeu : quel que soit l’espion, vous pouvez l’annoncer comme n’importe qui. D’abord la vérité. Avancez { spy-ray } de b1 à b2.
lesson-bluff-truth = Annoncez { spy-ray } et son pouvoir, un pas de plus. Bleu peut y croire ou en douter. Il va douter, à tort : vous le montrez, le pas est fait, et Bleu perd un espion de sa réserve.
lesson-bluff-mix = Bleu a vu { spy-ray }. Qui a été mis en doute à tort peut créer une illusion à la fin du tour, pour se cacher de nouveau. Rien n’y oblige : choisissez « Non, rien ».
lesson-bluff-doubt = Bleu est passé en d4 et annonce { spy-miranda }, pour regarder votre espion en d1. Ce peut être l’un des sept qui lui restent, et vous avez trois espions en réserve pour payer. Doutez.
lesson-bluff-not_her = Crue, une annonce agit, quel que soit l’espion. Doutez de celle-ci.
lesson-bluff-lie = C’était { spy-leo } : rien ne se passe, et Bleu paie de sa réserve. Mentez à votre tour. Avancez { spy-adam } de e1 à e2, annoncez { spy-miranda }, et démasquez e5. Si Bleu vous croit, vous voyez qui s’y trouve.
lesson-bluff-learnt = Une annonce crue agit, vraie ou non. Mise en doute, elle coûte un espion de réserve : à celui qui doute si elle était vraie, au menteur sinon. Qui doit payer et ne le peut a perdu.

lesson-illusion = Les illusions
lesson-illusion-first = Au lieu d’activer un espion, vous pouvez créer une illusion : deux des vôtres sont mélangés hors de vue et remis en place. Votre leader, { spy-lilly }, est en c1. Choisissez-la, puis créez une illusion avec elle.
lesson-illusion-swap = Puis l’autre espion : { spy-veronica } en d1. Vous seul savez s’ils changent de place ; Bleu voit seulement lesquels ont été touchés. Choisissez d1, en échangeant.
lesson-illusion-really = Ne pas échanger est aussi un beau bluff. Cette fois, qu’ils changent vraiment de place.
lesson-illusion-reserve = Le second espion peut venir de votre réserve. Prenez { spy-leo } en a1 pour une illusion, et faites entrer { spy-jack } : il survit aux attaques. Seul le leader ne peut jamais finir en réserve.
lesson-illusion-learnt = Une illusion mélange deux de vos espions, ou l’un avec la réserve ; on ne peut pas en douter, et ce que Bleu savait de ces deux-là redevient incertain.

lesson-reactions = Acier et explosion
lesson-reactions-wait = Un espion bleu est en a2, devant { spy-jack } en a1 ; un autre est en e2, devant { spy-adam } en e1. Laissez-les venir. Passez avec { spy-veronica } de b2 à c2, et n’annoncez rien.
lesson-reactions-steel = Bleu entre en a1 pour éliminer votre espion. Avant qu’il ne tombe, vous avez le choix : l’espion attaqué, et lui seul, peut être annoncé comme { spy-jack } ou { spy-adam }. C’est { spy-jack } : annoncez-le, et laissez Bleu douter.
lesson-reactions-not_adam = Vous pouvez bluffer, mais une explosion emporterait { spy-jack } et son voisin. Annoncez { spy-jack }.
lesson-reactions-would_fall = Sans un mot, l’espion tombe. Annoncez { spy-jack }.
lesson-reactions-away = Bleu a douté à tort : il perd un espion de réserve, et l’attaquant est de retour en a2. Vous pourriez cacher { spy-jack } par une illusion ; choisissez « Non, rien ». Puis avancez { spy-ray } de b1 à b2 : aucun des vôtres ne doit se trouver autour de e1.
lesson-reactions-blast = C’est maintenant e1 qui est attaqué, et { spy-adam } s’y trouve. S’il explose, lui, l’attaquant et tous les espions des huit cases voisines tombent, amis ou ennemis, sans pouvoir réagir. Faites-le exploser.
lesson-reactions-one_back = Annoncé comme { spy-jack }, il ne ferait que repousser l’attaquant, et ce serait un mensonge. Cette fois, faites-le exploser.
lesson-reactions-learnt = Jack Steel repousse l’attaquant, Adam Quark emporte tout le voisinage. Tout espion attaqué peut être annoncé comme l’un ou l’autre, une fois par attaque : regardez avant d’attaquer.

lesson-cancel = Veronica dit non
lesson-cancel-believe = Un espion bleu est passé de a5 en a4 ; il est annoncé comme { spy-ray }, pour un pas de plus. Ne doutez pas : vous avez mieux. Croyez-le d’abord.
lesson-cancel-true_ray = C’est vraiment { spy-ray } : ce doute vous coûterait un espion de réserve. Croyez-le.
lesson-cancel-freeze = { spy-veronica } annule un pouvoir utilisé dans sa ligne de vue : le long de la ligne ou de la colonne, à toute distance, à travers tout le monde. De a1, elle voit a4. Annoncez-la et annulez le pouvoir. Bleu va douter, à tort.
lesson-cancel-in_sight = Rien n’oblige à annuler, mais faites-le cette fois : de a1, { spy-veronica } voit a4.
lesson-cancel-look = Le second pas n’a pas lieu, et Bleu a payé son doute. Mis en doute à tort, vous pouvez créer une illusion : choisissez « Non, rien ». Puis avancez { spy-miranda } de d1 à d2, annoncez-la, et démasquez d5.
lesson-cancel-false = Bleu vous croit, mais annonce son espion en d5 comme { spy-veronica }, pour annuler votre regard. C’est aussi une annonce, et peut-être un mensonge : doutez.
lesson-cancel-too_good = Si vous y croyez, votre regard est perdu. Doutez : vous avez trois espions de réserve pour payer.
lesson-cancel-learnt = Veronica Snake annule un pouvoir qui a passé le doute, si elle voit l’espion qui l’utilise. Se dire Veronica est une annonce comme une autre : on peut en douter, ou lui répondre par une autre Veronica.

lesson-powers = Saut, regard et poussée
lesson-powers-leap = La plupart des pouvoirs viennent après le pas ; le saut de { spy-lilly } le remplace. On l’annonce alors qu’elle est encore en a1 : faites-la sauter en b2. Si Bleu doutait d’un mensonge, l’espion resterait sur place et le tour serait perdu.
lesson-powers-look = { spy-miranda } démasque un ennemi dans sa ligne de vue. Avancez-la de c1 à c2 : elle voit toute la colonne et toute la ligne. Annoncez-la et démasquez c5.
lesson-powers-push = C’était { spy-victor } ; vous seul l’avez vu, et votre carnet le retient. { spy-leo } déplace d’une case un ennemi qu’il voit. Passez avec lui de b1 à a1, annoncez-le et poussez a5 en a4. La case doit être libre : une poussée ne capture jamais.
lesson-powers-learnt = Lilly saute au lieu de faire un pas ; Leo et Miranda agissent après, le long de la ligne et de la colonne. On n’annonce qu’un pouvoir possible ; que l’espion soit celui que vous dites, c’est une autre affaire.

lesson-end = Comment finit une manche
lesson-end-empty = Trois de vos bluffs ont été découverts : votre réserve est vide. Bleu annonce { spy-ray }, pour un pas de plus. Un doute que vous ne pouvez pas payer fait perdre la manche sur-le-champ. Croyez-le, et laissez faire.
lesson-end-all_in = C’est { spy-ray } : la réserve vide, ce doute vous aurait fait perdre la manche. Croyez-le.
lesson-end-leader = Mentir aussi est devenu dangereux : pris, vous ne pourriez pas payer. Mais pour attaquer, il n’y a rien à dire. L’espion en b5 n’a jamais bougé, et Bleu a douté chaque fois que vous vouliez le voir. Passez avec { spy-ray } de b4 à b5.
lesson-end-learnt = C’est gagné : c’était le leader. On perd une manche avec son leader, quand on doit un espion de réserve qu’on n’a plus, et quand le leader reste seul sur le plateau.
