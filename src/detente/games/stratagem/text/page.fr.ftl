# Ce que la page de Stratagem dit à elle seule.

page-stands = { $n ->
    [one] { $seat } : { $amount } jeton
   *[other] { $seat } : { $amount } jetons
 }
page-counted = Le scrutin
page-danger-irregular = Cela peut vous coûter 2 % par adversaire
page-danger-last-chance = Votre dernier tour pour répondre
board-short-pop = Populaire
board-short-dem = Démocrate
board-short-con = Conservateur
board-short-nat = Nationaliste
board-about-pop = Le changement, les provinces, le Parlement.
board-about-dem = Frontières ouvertes, État fort, impôt juste.
board-about-con = Initiative privée, frontières ouvertes, provinces.
board-about-nat = Marché intérieur, l’État et son Président.
board-public = opinion
board-members = membres
board-totals = opinion { $opinion } · membres { $members }
board-empty-slot = { $theme } : case vide
board-author = auteur du coup d’État
board-dictator = dictateur
board-striker = gréviste
board-rebel = soulevé
board-candidate = candidat
board-elected = élu
board-out = éliminé
board-acted = a déjà agi
board-secrets = { $n ->
    [0] aucun secret
    [one] 1 secret
   *[other] { $n } secrets
}
board-relies = compte sur { $n } en secret
board-passes = passe ×{ $n }
board-popular = soutien populaire
board-popular-at = soutien populaire à 40
board-clock = tour de table { $round } sur 3, { $left } tours restants
board-turns-left = { $n ->
    [one] 1 tour restant
   *[other] { $n } tours restants
}
board-turns = { $n ->
    [one] 1 tour
   *[other] { $n } tours
}
board-you-move = à vous
board-you = Vous
board-first = Première
board-second = Seconde
board-campaign = campagne
board-best-wins = le meilleur des deux l’emporte
board-majority = élu à 51 jetons
board-to-draw = { $n } à piocher
board-fallen = { $n } { $n ->
    [one] tombée
   *[other] tombées
}
board-second-round = Second tour
board-against = contre
board-second-note = { $n } cartes tombées reviennent. Quand elles sont épuisées, le meilleur des deux l’emporte ; 51 n’est plus nécessaire.
board-planned = dans votre programme
board-per = { $n } % par adversaire
board-demands = Exige { $planks }
board-demanded-by = exigée par
board-signs-note = Carré : l’opinion publique. Rond : les membres du parti.
board-family-plank = option
board-family-operation = action
board-family-support = soutien
board-family-opinion = opinion
board-family-event = événement
board-family-secret = secret
board-operation-coup = Ouvre la crise : trois tours de table pour réagir. Sans deux grèves, vous prenez le pouvoir.
board-operation-strike = Contre un coup d’État ; il faut deux grévistes différents.
board-operation-dictatorship = Après deux grèves. Si deux adversaires se soulèvent, vous êtes arrêté et éliminé.
board-operation-uprising = Contre une dictature ; il faut deux joueurs différents.
board-announced = Annonces
board-line = 51 : élu au premier vote
board-vote = Le vote
board-vote-note = Les cartes communes sont épuisées : chacun annonce son pourcentage.
board-told = { $n } sur { $of }, chacun à son tour.
board-count = Décompte
board-count-note = 51 jetons ou plus : élu. Sinon, second tour à deux.
board-check = Vérification
board-all-regular = tout est en règle.
board-no-majority = Personne n’atteint 51 : second tour, { $one } contre { $two }.
board-play-on = Tout le monde continue à jouer ; les cartes tombées reviennent.
board-open-second = Ouvrir la seconde campagne
board-round = Le tour de table
board-accept = Accepter
board-refuse = Refuser
board-accept-card = Accepter : { $card }
board-accept-gain = Chaque adversaire vous donne { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} :
board-accept-loss = Vous donnez à chaque adversaire { $n ->
    [one] 1 jeton
   *[other] { $n } jetons
} :
board-reach-popular = Vous atteignez le soutien populaire (force C, pour grève ou soulèvement seulement).
board-leave-popular = Vous perdez le soutien populaire.
board-keep = Laissez { $planks } sur le tapis tant que vous l’avez.
board-can-keep = { $planks } sur le tapis
board-refused = l’a refusé
board-has-mark = a déjà ce repère ({ $mark })
board-not-shown = n’affiche pas { $planks }
board-refuse-falls = Plus personne ne peut le prendre : la carte tombe.
board-refuse-next = Il va au { $party }, qui pourrait le garder.
board-refuse-on = Il va au { $party }, qui ne peut pas le garder.
board-mark-shield = bouclier
board-mark-crest = blason
board-mark-seal = sceau
board-mark-tool = outil
board-state = État du pays
board-what-changes = Ce qui change
board-candidates = Candidats
board-everybody = Tous
board-everybody-note = continuent à jouer, piocher et afficher ; jetons, options, soutiens et secrets restent.
board-others = Les autres
board-others-note = peuvent encore gagner par la force : un coup d’État.
board-roads = Deux voies vers le pouvoir
board-by-vote = Vote :
board-cards-away = { $n ->
    [one] dans une carte.
   *[other] dans { $n } cartes.
}
board-by-force = Force
board-coup-ready = Vos soutiens suffisent pour un coup d’État ({ $needs }).
board-coup-needs = Un coup d’État demande { $needs } ; il manque { $lacks }. Un soutien plus fort peut remplacer un plus faible.
board-crisis = La crise, étape par étape
board-step-coup = Coup d’État
board-step-first_strike = Grève générale
board-step-second_strike = Seconde grève
board-step-dictatorship = Dictature
board-step-first_uprising = Soulèvement ×2
board-hint-first_strike = contre un coup d’État
board-hint-second_strike = il en faut une seconde
board-hint-dictatorship = seulement après deux grèves
board-hint-first_uprising = contre une dictature
board-running = en cours
board-who-reacts = Qui peut encore réagir
board-ready = prêt
board-not-ready = pas prêt
board-if-nobody = Si personne ne réagit :
board-ends-coup = le { $party } garde le pouvoir et gagne la partie.
board-ends-dictatorship = le { $party } garde la dictature et gagne la partie.
board-ends-failed = le coup d’État du { $party } échoue et la vie normale reprend.
board-ends-overthrown = le chef du { $party } est arrêté et éliminé.
board-otherwise-coup = Une grève ouvre trois nouveaux tours de table ; une seconde arrête le coup d’État.
board-otherwise-first_strike = Une seconde grève arrête le coup d’État.
board-otherwise-second_strike = Une dictature ouvrirait trois nouveaux tours de table.
board-otherwise-dictatorship = Un soulèvement ouvre trois nouveaux tours de table ; un second renverse le dictateur.
board-otherwise-first_uprising = Un second soulèvement renverse le dictateur.
board-programme = programme : { $n } sur 7
board-governs = { $party } au pouvoir · { $player }
board-you-govern = Vous gouvernez : { $party }
board-ranking = Classement
board-party = Parti
board-tokens = Jetons
board-plus = Signes +
board-supports = Soutiens
board-for = Gagnés par
board-force = Force
board-ties = À jetons égaux, les signes + de l’opinion départagent, puis les soutiens, puis leur force, puis le sort.
board-points = Points
board-points-note = Élection gagnée { $vote }, victoire par action { $action }, puis { $second }, { $third } et { $fourth } pour les places ; éliminé 1 ou 2, abandon 0.
board-open-mat = Ouvrir le tapis.
board-offered = Un soutien fait le tour :
board-shown = Programme affiché
board-pile-fallen = Cartes tombées
board-pile-reshuffled = Remélangées pour la seconde campagne
board-pile-deck = Pioche
board-unseen-where = { $hands ->
    [0] Elles sont toutes dans la pioche ({ $deck }).
   *[other] Elles sont dans la pioche ({ $deck }) ou, secrètes, chez les autres partis ({ $hands }).
}
board-fact-tokens = { $n } %
board-fact-place = place { $n }
board-now = Si la partie finissait maintenant
board-pts = { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-level = au sort
board-popularity = Popularité :
board-your-tokens = Vos jetons :
board-in-crisis = Crise
board-draw = Piocher
board-take_back = Reprendre…

## Les champs d’une position, pour le mode texte
field-candidates = candidats
field-party = parti
field-programme = programme
field-planks = options
field-campaign = campagne
field-crisis = crise
field-secrets = secrets
field-supports = soutiens
field-seats = places
field-eliminated = éliminé
field-offered = offert
field-verified = vérifié
field-seen = vu
field-number = numéro
field-abandoned = ont abandonné
field-after = jetons ensuite
field-author = auteur
field-card = carte
field-due = à piocher
field-ends = finit en
field-failed = échec
field-fallen = cartes tombées
field-force = force
field-forces = forces
field-keeps = peut la garder
field-lacks = manque
field-launch = Actions
field-launched = lancées
field-launcher = lancée par
field-level = ex æquo
field-meets = remplit l’exigence
field-members = membres
field-offer = proposé
field-opinion = opinion publique
field-outcome = résultat
field-passes = passes
field-place = rang
field-plus = en plus
field-popular = populaire
field-quiet = tours calmes
field-ranking = classement
field-reaction = réaction
field-reacts = peuvent réagir
field-ready = prêt
field-reshuffled = remélangées
field-seat = place
field-travelling = fait le tour
field-turns = tours
field-undisplayed = non affichées
field-winner = vainqueur

# Ce que quelqu’un a fait, en bref ; ce qui ne dit rien est omis

brief-displayed = affiche « { $plank } »
brief-withdrew = retire « { $plank } »
brief-read = pioche « { $card } »
brief-took-secret-hidden = prend une carte SECRET
brief-offered = pioche le SOUTIEN « { $card } »
brief-accepted = accepte « { $card } »
brief-refused = refuse « { $card } »
brief-could-not = { $party } ne peut pas accepter « { $card } »
brief-played = joue la carte SECRET « { $card } »
brief-revealed = révèle « { $card } »
brief-gained = { $party } +{ $n }
brief-lost = { $party } −{ $n }
brief-passed = passe
brief-launched = lance : { $operation }

## How a game goes, in four pictures
how-1 = Un programme
    .text = Sept options à prévoir, puis à afficher.
how-2 = Des soutiens
    .text = Les offres font le tour : acceptez ou refusez.
how-3 = Une crise
    .text = Coup d’État, grève, soulèvement : réagissez.
how-4 = Le vote
    .text = 51 jetons sur 100 : vous êtes élu.

## Réponses préparées
plan-offer = Quand un SOUTIEN vient à vous, vous l’acceptez ou le refusez.

# Le guide d’une première partie.
board-guide-programme = Choisissez une option par thème. Les deux signes disent ce qu’en pensent l’opinion publique et les membres de votre parti, les noms quels soutiens l’exigent. Vous pourrez changer d’avis plus tard.
board-guide-party = Les quatre partis se valent ; à chacun manquent deux options qu’il ne peut accepter. Choisissez celui qui vous plaît.
board-guide-move = Un coup par tour : afficher une option, en reprendre une, piocher une carte commune, jouer un secret, rendre un soutien ou lancer une action. 51 des cent jetons gagnent le premier vote ; sinon, le meilleur des deux candidats gagne le second.
board-guide-offer = Vous affichez ce que ce soutien exige. Son pourcentage vient de chaque adversaire, ou va à chacun. Vous pouvez le refuser ; le suivant qui le peut le prendra peut-être.
board-guide-crisis = C’est la crise : une action est lancée, et réussit si l’on n’y répond pas en trois tours de table. Un coup d’État est arrêté par les grèves de deux adversaires différents.
board-guide-target = Désignez un adversaire. Qui mène mérite d’être freiné ; qui garde des secrets prépare peut-être quelque chose.

## Le but et un tour, avant les règles
rules-goal =
    Quatre chefs de parti veulent le pouvoir, et deux chemins y mènent. L’un est l’élection : quand les cartes communes sont épuisées, 51 des 100 jetons de popularité gagnent. Si personne ne les a, les deux joueurs qui ont le plus de jetons sont candidats à un second vote, après une seconde campagne ; de ces deux, celui qui en a le plus gagne.

    L’autre est la force : un coup d’État ou une dictature que les autres n’arrêtent pas à temps gagne la partie. Qui n’a plus de jetons est éliminé.
rules-turn =
    À votre tour, vous utilisez une carte. Vous affichez une option de votre programme ou en retirez une, piochez une carte commune, jouez un secret de votre main, rendez un soutien ou lancez une action.

    Une carte commune piochée est de l’une de ces quatre sortes. Opinions et événements agissent aussitôt. Un secret va dans votre main, et se joue à partir de votre tour suivant. Un soutien peut être gardé si vos options affichées satisfont son exigence ; sinon, ou si vous n’en voulez pas, il passe au joueur suivant, qui emploie son tour à l’accepter ou à le refuser. Gains et pertes se comptent par adversaire : un gain de 1 prend un jeton à chacun, une perte de 1 en donne un à chacun.

    Les soutiens ont une force, A, B ou C, et avec assez d’entre eux vous pouvez lancer un coup d’État. Deux grèves générales, de deux adversaires différents, l’arrêtent ; alors seulement quelqu’un peut lancer une dictature, que renversent deux soulèvements de deux adversaires différents. Chaque réponse doit venir dans les trois tours de table qui suivent la dernière action, pendant lesquels tout le monde continue de jouer.
