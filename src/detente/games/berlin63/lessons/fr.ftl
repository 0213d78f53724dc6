# Ce que disent les leçons de Berlin 63 : titre, étapes, remarques sur les autres réponses, et ce qu’on a appris.

lesson-step = Pas et attaques
lesson-step-step = Vous êtes Rouge. Vos cinq espions sont sur la première rangée, le visage vers vous ; Bleu n’en voit que le dos. À votre tour, vous en activez un : il avance d’une case, jamais en diagonale. Choisissez { spy-ray } en b1, puis la case devant lui.
lesson-step-silent = Après le pas, l’espion peut utiliser un pouvoir, en annonçant qui il est. Rien n’y oblige : taisez-vous, et gardez votre secret. Choisissez « Non, rien ».
lesson-step-near = Bleu est venu vers vous sur la même colonne. Tous les espions font le même pas, quels qu’ils soient. Avancez { spy-ray } en b3, et n’annoncez rien.
lesson-step-attack = Marcher sur un ennemi, c’est l’attaquer. Bleu peut réagir, en annonçant { spy-adam }, qui explose, ou { spy-jack }, qui est d’acier. Passez de b3 à b4 ; si rien n’est annoncé, l’espion tombe, et l’on voit son visage. Puis n’annoncez rien.
lesson-step-learnt = Un espion, une case ; qui marche sur un ennemi l’élimine, sauf si l’autre annonce une réaction. Prenez le leader ennemi, et la partie est à vous.

lesson-bluff = Annonces et doutes
lesson-bluff-step = Voici le cœur du jeu : quel que soit l’espion, vous pouvez l’annoncer comme n’importe qui. D’abord la vérité. Avancez { spy-ray } de b1 à b2.
lesson-bluff-truth = Annoncez { spy-ray } et son pouvoir, un pas de plus. Bleu peut y croire ou en douter. Il va douter, à tort : vous le montrez, le pas est fait, et Bleu perd un espion de sa réserve.
lesson-bluff-mix = Bleu a vu { spy-ray }. Qui a été mis en doute à tort peut créer une illusion à la fin du tour, pour se cacher de nouveau. Rien n’y oblige : choisissez « Non, rien ».
lesson-bluff-doubt = Bleu est passé en d4 et annonce { spy-miranda }, pour regarder votre espion en d1. Ce peut être l’un des huit, et vous avez trois espions en réserve pour payer. Doutez.
lesson-bluff-not_her = Crue, une annonce agit, quel que soit l’espion. Doutez de celle-ci.
lesson-bluff-lie = C’était { spy-leo } : rien ne se passe, et Bleu paie de sa réserve. Mentez à votre tour. Avancez { spy-adam } de e1 à e2, annoncez { spy-miranda }, et démasquez e5. Si Bleu vous croit, vous voyez qui s’y trouve.
lesson-bluff-learnt = Une annonce crue agit, vraie ou non. Mise en doute, elle coûte un espion de réserve : à celui qui doute si elle était vraie, au menteur sinon. Qui doit payer et ne le peut a perdu.

lesson-illusion = Les illusions
lesson-illusion-first = Au lieu d’activer un espion, vous pouvez créer une illusion : deux des vôtres sont mélangés hors de vue et remis en place. Votre leader, { spy-lilly }, est en c1. Choisissez-la, puis créez une illusion avec elle.
lesson-illusion-swap = Et son partenaire : { spy-veronica } en d1. Vous seul savez s’ils changent de place ; Bleu voit seulement lesquels ont été touchés. Choisissez d1, en échangeant.
lesson-illusion-really = Ne pas échanger est aussi un beau bluff. Cette fois, qu’ils changent vraiment de place.
lesson-illusion-reserve = Le second espion peut venir de votre réserve. Prenez { spy-leo } en a1 pour une illusion, et faites entrer { spy-jack } : il survit aux attaques. Seul le leader ne peut jamais finir en réserve.
lesson-illusion-learnt = Une illusion mélange deux de vos espions, ou l’un avec la réserve ; on ne peut pas en douter, et tout ce que Bleu savait redevient incertain.
