game-name = Stratagem
    .players = 4 joueurs
    .length = 2 h
game-about = Quatre chefs de parti briguent la présidence d’une république imaginaire : gagner l’élection, ou prendre le pouvoir par la force.

seat-south = Sud
seat-west = Ouest
seat-north = Nord
seat-east = Est

# -- questions

ask-number = Une carte numérotée est tirée pour désigner le premier joueur.
ask-party = Vous êtes premier joueur : choisissez votre parti. Les trois autres suivent dans le sens des aiguilles d’une montre.
ask-programme = Votre programme : quelle OPTION pour le thème { $theme } ? Personne ne la voit.
ask-programme-done = Sept OPTIONS, sept repères. Est-ce votre programme ?
ask-move = Jouez votre coup. { $cards ->
    [one] Il reste une carte COMMUNE.
   *[other] Il reste { $cards } cartes COMMUNES.
}
ask-move-crisis = Jouez votre coup, en pleine crise : { $stage }. { $rounds ->
    [one] Dernier tour de table.
   *[other] Encore { $rounds } tours de table.
}
ask-move-stalled = { $n } tours sans pioche : piochez, ou réagissez à la crise en cours.
ask-take-back = Que reprenez-vous : une OPTION en main, ou un SOUTIEN rendu aux cartes tombées ?
ask-deal = Une carte COMMUNE est retournée.
ask-offer = { $card } : ce SOUTIEN s’offre à vous. Accepter ou refuser ?
ask-pass = Vous devez passer votre tour. { $n ->
    [one] C’est le seul ordre en attente.
   *[other] { $n } ordres sont en attente.
}
ask-reveal = Révélez les SOUTIENS SECRETS sur lesquels vous avez compté.
ask-reliance = { $operation } : sur quel SOUTIEN SECRET comptez-vous ? { $n ->
    [one] Encore un.
   *[other] Encore { $n }.
}
ask-target = { $card } : quel adversaire désignez-vous ?
ask-victim = { $card } : quel SOUTIEN adverse tombe ?
ask-leftover = { $n ->
    [one] Un jeton ne se partage pas. À qui revient-il ?
   *[other] { $n } jetons ne se partagent pas. À qui reviennent-ils ?
}
ask-lot = On tire au sort.
wait-for-party = Le { $party } réfléchit à son coup.

# -- actions

action-number = Numéro { $noun }
action-choose = Diriger : { $noun }
action-select = Prévoir : { $noun }
action-done = C’est mon programme
action-draw = Piocher une carte COMMUNE
action-deal = { $noun }
action-display = Afficher : { $noun }
action-withdraw = Retirer : { $noun }
action-play = Jouer : { $noun }
action-return = Rendre : { $noun }
action-launch = Lancer : { $noun }
action-rely = Compter sur : { $noun }
action-reveal = Révéler
action-accept = Accepter
action-refuse = Refuser
action-name = { $noun }
action-drop = { $noun }
action-verify = Vérifier : { $noun }
action-pass = Passer
action-lot = { $noun }
action-take_back = Reprendre quelque chose…

# -- le journal

drew-number = { $seat } tire le numéro { $number }.
chose-party = { $seat } est premier joueur et dirige le { $party }.
took-party = { $seat } dirige le { $party }.
planned = Le { $party } a son programme.
campaign = { $n ->
    [1] La campagne s’ouvre : { $cards } cartes COMMUNES.
   *[other] La seconde campagne s’ouvre : { $cards } cartes COMMUNES.
}
displayed = Le { $party } affiche « { $plank } ».
withdrew = Le { $party } retire « { $plank } ».
read = Le { $party } pioche : { $card }.
took-secret = Le { $party } prend une carte SECRET : { $card }.
took-secret-hidden = Le { $party } prend une carte SECRET.
offered = Le { $party } pioche un SOUTIEN : { $card }.
accepted = Le { $party } accepte « { $card } ».
refused = Le { $party } refuse « { $card } ».
could-not = Le { $party } ne peut pas accepter « { $card } ».
fell = Carte tombée : { $card }.
played = Le { $party } joue une carte SECRET : { $card }.
revealed = Le { $party } révèle « { $card } », désormais un SOUTIEN affiché.
returned = Le { $party } rend « { $card } ».
gained = Le { $party } gagne { $k } % par adversaire : +{ $n }.
lost = Le { $party } perd { $k } % par adversaire : −{ $n }.
shared = Le { $party } partage ce qui lui reste : { $each } à chacun, { $n } en tout.
left-over = Le reste du { $party } revient au { $other } : { $n }.
unmoved = { $card } : sans effet.
ordered = Le { $party } devra passer { $n ->
    [one] son prochain tour.
   *[other] ses { $n } prochains tours.
}
passed = Le { $party } passe.
looked = Le { $party } regarde les cartes SECRET du { $other }.
saw = Le { $party } voit dans la main du { $other } : { $card }.
saw-hidden = Le { $party } voit une carte de la main du { $other }.
regular = Le { $party } fait vérifier le { $other } : tout est en règle.
irregular = Le { $party } fait vérifier le { $other } : situation irrégulière !
found = Le { $party } est en situation irrégulière.
launched = Le { $party } lance : { $operation } !
relies = Le { $party } compte sur { $n ->
    [one] un soutien secret.
   *[other] { $n } soutiens secrets.
}
relied = Le { $party } compte sur « { $card } ».
relied-hidden = Le { $party } a choisi un soutien secret.
checkmated = Le pays est paralysé : le coup d’État du { $party } est mis en échec.
failed = Le coup d’État du { $party } a échoué.
crisis-over = Retour à la normale : toutes les cartes ACTION reviennent.
arrested = La dictature tombe : le chef du { $party } est arrêté.
eliminated = Le { $party } est éliminé.
abandoned = { $seat } abandonne la partie.
vote = { $n ->
    [1] Premier vote : on vérifie SOUTIENS et OPTIONS.
   *[other] Second vote : on vérifie SOUTIENS et OPTIONS.
}
announced = Le { $party } annonce { $n } %.
candidate = Le { $party } est candidat au second tour.
replaces = Le { $party } devient candidat à la place d’un candidat éliminé.
lot-drawn = Le sort désigne : { $seat }.
won = Le { $party } accède au pouvoir. { $ending }
placed = { $party } : place { $n }, points de classement : { $points }.
paid-check = Le { $party } paie au { $other } une vérification inutile : { $n }.
exposed = Une carte SECRET du { $party } est découverte : { $card }.

# -- pourquoi pas

not-your-option = La doctrine de votre parti n’admet pas « { $plank } ».
slot-is-filled = Cette case porte déjà une OPTION : il n’y a pas de place pour « { $plank } ».
stalled = Après { $n } tours sans pioche, on ne peut que piocher ou réagir.
not-displayed = Vous n’affichez pas « { $plank } ».
support-demands-it = Un de vos SOUTIENS exige « { $plank } » : rendez-le d’abord.
mat-is-empty = Il n’y a rien à reprendre sur votre tapis.
take-back-first = Dites d’abord que vous reprenez quelque chose.
taking-back = Vous reprenez quelque chose : une seule carte, un seul coup.
not-a-secret = « { $card } » n’est pas une carte SECRET : elle ne se joue pas de la main.
secret-not-held = Vous n’avez pas « { $card } » en main.
support-not-owned = Vous ne possédez pas « { $card } ».
too-few-players = { $operation } : pas d’ACTION quand il ne reste que deux joueurs.
crisis-runs = { $operation } : une seule crise à la fois.
no-coup = { $operation } : il n’y a pas de coup d’État à combattre.
enough-strikes = { $operation } : cette étape n’admet plus de grève.
strikes-missing = { $operation } : il faut d’abord deux grèves.
dictator-rules = { $operation } : il y a déjà un dictateur.
enough-uprisings = { $operation } : deux soulèvements suffisent.
no-dictatorship = { $operation } : il n’y a pas de dictature à combattre.
against-yourself = { $operation } : ce serait contre vous-même.
launched-already = { $operation } : { $operation-id ->
    [operation-strike] la seconde
   *[other] le second
} doit venir d’un autre joueur.
supports-too-weak = { $operation } : vos SOUTIENS sont trop peu nombreux ou trop faibles.
too-unpopular = { $operation } : cela vous coûterait votre dernier jeton.
no-verification = À cette table, les situations irrégulières ne se vérifient pas.
verify-yourself = On vérifie les autres, pas soi-même.
is-out = Le { $party } n’est plus en jeu.
verified-already = Le { $party } était en règle et n’a pas joué depuis.
card-to-play = Vous avez encore une carte à jouer : vous ne pouvez pas passer.
may-not-pass = On ne peut pas passer ici.
deck-is-empty = Les cartes COMMUNES sont épuisées.
chance-only = C’est le hasard qui décide.
party-is-chosen = Les partis sont déjà choisis.
programme-is-made = Les programmes sont faits ; on affiche maintenant les OPTIONS.
nothing-to-rely-on = Aucun lancement n’attend de SOUTIENS SECRETS.
nothing-to-reveal = Vous n’avez rien à révéler.
no-support-travels = Aucun SOUTIEN n’est proposé.
nobody-to-name = Il n’y a personne à désigner maintenant.
nothing-to-drop = Aucune carte ne fait tomber de SOUTIEN maintenant.
choose-a-party-first = Choisissez d’abord votre parti.
programme-incomplete = { $n ->
    [one] Un thème est encore sans OPTION.
   *[other] { $n } thèmes sont encore sans OPTION.
}
programme-first = Faites d’abord votre programme.
same-mark = Votre programme a déjà une OPTION du même repère que « { $plank } ».
later-theme = D’abord le thème { $theme }.
support-travels = SOUTIEN proposé : { $card }. Acceptez ou refusez.
must-pass = Vous devez passer ce tour.
must-reveal = Révélez d’abord les SOUTIENS SECRETS sur lesquels vous avez compté.
rely-first = Choisissez d’abord les SOUTIENS SECRETS sur lesquels vous comptez.
not-in-a-smallest-set = { $card } : ce SOUTIEN n’entre dans aucun de vos plus petits ensembles suffisants.
name-first = Désignez d’abord un adversaire.
name-an-opponent = Désignez un adversaire, pas vous-même.
drop-first = Désignez d’abord le SOUTIEN qui tombe.
no-such-victim = { $card } : ce n’est pas un SOUTIEN de cette force affiché par un adversaire.
leftover-first = Dites d’abord à qui revient le reste ({ $n }).
you-are-out = Vous n’êtes plus en jeu.
no-free-move = Une vérification doit attendre qu’un coup libre soit ouvert.
only-on-your-turn = À cette table, on ne vérifie qu’à son tour.

# -- avertissements

danger-ruin = Cela vous coûte vos derniers jetons : vous seriez éliminé.
danger-irregular = Un de vos SOUTIENS exige cette OPTION : vous seriez en situation irrégulière et risqueriez 2 % par adversaire.
danger-dictatorship = Si deux adversaires se soulèvent, vous êtes arrêté et éliminé.
danger-last-chance = Dernier tour pour répondre : { $operation }. Si la prise de pouvoir n’est pas arrêtée, vous perdez la partie.

# -- étapes d’une crise

stage-calm = pas de crise
stage-coup = coup d’État
stage-first_strike = première grève générale
stage-second_strike = seconde grève générale
stage-dictatorship = dictature
stage-first_uprising = premier soulèvement
stage-second_uprising = second soulèvement
stage-overthrown = le dictateur est battu

# -- fins de partie

end-first_vote = Élection au premier vote, à la majorité absolue.
end-second_vote = Élection au second vote.
end-coup = Le coup d’État a réussi.
end-dictatorship = La dictature tient.
end-two_left = Élection entre les deux derniers joueurs.
end-alone = Il ne reste personne d’autre.

# -- options

option-support_travel = SOUTIENS refusés
    .help = Un SOUTIEN refusé prend-il le tour de chaque joueur qu’il atteint, ou est-il proposé d’un coup à toute la table ?
option-support_travel-turn = voyagent avec le tour
option-support_travel-free = sont proposés à tous d’un coup
option-irregular_mode = Situations irrégulières
    .help = Faut-il que les autres les remarquent, sont-elles interdites, ou punies aussitôt ?
option-irregular_mode-challenge = aux autres de les remarquer
option-irregular_mode-strict = interdites
option-irregular_mode-auto = punies aussitôt
option-irregular_drops_support = Les SOUTIENS fautifs tombent
    .help = Le SOUTIEN est-il perdu quand une situation irrégulière a été remarquée ?
option-verify_window = Vérification
    .help = Quand peut-on demander une vérification ?
option-verify_window-open = par tous, dès qu’un coup libre est ouvert
option-verify_window-own_turn = à son tour seulement
option-false_check_cost = Prix d’une vérification inutile
    .help = Jetons que le demandeur paie au joueur qui était en règle.
option-second_uprising_runs = Le second SOULÈVEMENT dure trois tours de table
    .help = Le dictateur ne tombe-t-il qu’à la fin de la séquence du second soulèvement ?
option-strict_pass = Passer : lecture stricte
    .help = Pioche vide en pleine crise : seul passe celui qui ne peut rien jouer d’autre.
option-two_left = Deux joueurs restants
    .help = Votent-ils à l’épuisement des cartes, ou aussitôt ?
option-two_left-deck_end = votent à la fin de la pioche
option-two_left-immediate = votent aussitôt
option-runner_up = Deuxième place après le second vote
    .help = Le candidat battu est-il deuxième, quels que soient les jetons des autres ?
option-runner_up-candidate = le candidat battu
option-runner_up-tokens = selon les jetons
option-stall_limit = Tours sans pioche
    .help = Après autant de tours de suite, on ne peut que piocher ou réagir ; 0 : sans limite.
option-card_counter = Compte des cartes non vues
    .help = La table dit quelles cartes COMMUNES n’ont pas encore été vues : dans la pioche ou parmi les SECRETS des autres ; sinon, chacun compte de tête.
option-cards = Cartes
    .help = Le jeu de cartes posé sur la table, par l’empreinte de ce que ses cartes portent.
option-cards-usual = habituelles

# -- les numéros du premier tirage

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10
number-11 = 11
number-12 = 12
number-13 = 13
number-14 = 14
number-15 = 15
number-16 = 16

# Ce qu’un automate attend d’un coup

term-tokens = jetons { $amount }
term-to-come = jetons à venir { $amount }
term-ahead = avance sur le meilleur rival { $amount }

# Ce qu’un coup prend, garde ou cède, après « ce coup » : deed-<sorte>-<changement>-<degré>.
deed-rival-won-behind = dépasse le { $what }
deed-rival-won-level = rattrape le { $what }
deed-rival-lost-level = laisse le { $what } vous rattraper
deed-rival-lost-ahead = laisse le { $what } vous dépasser
deed-rival-kept-level = garde l’avance sur le { $what }
deed-rival-kept-ahead = empêche le { $what } de vous dépasser
deed-public-won-leads = prend la tête de l’opinion publique
deed-public-won-shares = rejoint la tête de l’opinion publique
deed-public-lost = cède la tête de l’opinion publique
deed-public-kept = reste en tête de l’opinion publique
deed-members-won-leads = prend la tête auprès des militants
deed-members-won-shares = rejoint la tête auprès des militants
deed-members-lost = cède la tête auprès des militants
deed-members-kept = reste en tête auprès des militants
deed-support-won = gagne le SOUTIEN « { $what } »
deed-support-lost = cède le SOUTIEN « { $what } »
deed-support-kept = garde le SOUTIEN « { $what } »
deed-fault-won = met fin à votre situation irrégulière
deed-fault-lost = vous laisse en situation irrégulière
deed-fault-kept = vous garde de toute situation irrégulière

# À quoi sert un coup dont rien d’autre ne peut être dit.
aim-select = personne ne la voit, et vous pourrez encore changer d’avis

# -- le jeu de cartes : écrit à partir de data/*.csv, un test le garde à jour

theme-1 = Économie
    .mark = engrenage
theme-2 = Fiscalité
    .mark = balance
theme-3 = Commerce extérieur
    .mark = ancre
theme-4 = Diplomatie
    .mark = globe
theme-5 = Territoire
    .mark = clocher
theme-6 = Développement
    .mark = épi
theme-7 = Institutions
    .mark = colonne
plank-1a = Nationaliser les grandes entreprises
plank-1b = Libérer l’initiative privée
plank-2a = Taxer les grandes fortunes
plank-2b = Alléger l’impôt pour tous
plank-3a = Protéger le marché intérieur
plank-3b = Ouvrir les frontières au commerce
plank-4a = Rester à l’écart des blocs
plank-4b = Rejoindre l’alliance des voisins
plank-5a = Confier le pouvoir aux provinces
plank-5b = Renforcer l’État central
plank-6a = Soutenir la terre et l’artisanat
plank-6b = Lancer de grands travaux
plank-7a = Étendre le contrôle du Parlement
plank-7b = Élargir les pouvoirs du Président
party-pop = Parti populaire
    .colour = mauve
party-dem = Parti démocrate
    .colour = bleu
party-con = Parti conservateur
    .colour = vert
party-nat = Parti nationaliste
    .colour = brun
card-o01 = Sondage sur l’économie
    .text = L’opinion publique juge votre OPTION affichée du thème Économie. Signe + : gagnez 1 % par adversaire. Signe − : perdez 1 % par adversaire. Case vide : sans effet.
card-o02 = Sondage sur l’impôt
    .text = L’opinion publique juge votre OPTION affichée du thème Fiscalité. Signe + : gagnez 1 % par adversaire. Signe − : perdez 1 % par adversaire. Case vide : sans effet.
card-o03 = Sondage sur le commerce
    .text = L’opinion publique juge votre OPTION affichée du thème Commerce extérieur. Signe + : gagnez 1 % par adversaire. Signe − : perdez 1 % par adversaire. Case vide : sans effet.
card-o04 = Sondage sur la diplomatie
    .text = L’opinion publique juge votre OPTION affichée du thème Diplomatie. Signe + : gagnez 1 % par adversaire. Signe − : perdez 1 % par adversaire. Case vide : sans effet.
card-o05 = Débat national : le territoire
    .text = L’opinion publique juge l’OPTION affichée de chaque joueur sur le thème Territoire. Signe + : il gagne 1 % par adversaire. Signe − : il perd 1 % par adversaire. Case vide : sans effet.
card-o06 = Débat national : le développement
    .text = L’opinion publique juge l’OPTION affichée de chaque joueur sur le thème Développement. Signe + : il gagne 1 % par adversaire. Signe − : il perd 1 % par adversaire. Case vide : sans effet.
card-o07 = Débat national : les institutions
    .text = L’opinion publique juge l’OPTION affichée de chaque joueur sur le thème Institutions. Signe + : il gagne 1 % par adversaire. Signe − : il perd 1 % par adversaire. Case vide : sans effet.
card-o08 = Baromètre du mois
    .text = Faites le total de vos signes d’opinion publique affichés. Total positif : gagnez 1 % par adversaire. Total négatif : perdez 1 % par adversaire. Total nul : sans effet.
card-o09 = Portrait dans la presse
    .text = Le joueur qui a, seul, le meilleur total d’opinion publique gagne 1 % par adversaire. Égalité en tête : sans effet.
card-o10 = Grand rassemblement
    .text = Le joueur qui a, seul, le meilleur total d’opinion publique gagne 2 % par adversaire. Égalité en tête : sans effet.
card-o11 = Courrier des militants
    .text = Faites le total de vos signes de membres du parti affichés. Total positif : gagnez 1 % par adversaire. Total négatif : perdez 1 % par adversaire. Total nul : sans effet.
card-o12 = Congrès des partis
    .text = Chaque joueur fait le total de ses signes de membres du parti. Total positif : il gagne 1 % par adversaire. Total négatif : il perd 1 % par adversaire. Total nul : sans effet.
card-o13 = Nuit des affiches
    .text = Le joueur qui a, seul, le meilleur total de membres du parti gagne 1 % par adversaire. Égalité en tête : sans effet.
card-o14 = Mobilisation des militants
    .text = Le joueur qui a, seul, le meilleur total de membres du parti gagne 2 % par adversaire. Égalité en tête : sans effet.
card-e01 = Une usine publique sauvée
    .text = L’actualité donne raison à l’OPTION 1A (Nationaliser les grandes entreprises) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e02 = Jeunes ateliers florissants
    .text = L’actualité donne raison à l’OPTION 1B (Libérer l’initiative privée) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e03 = Évasion des grandes fortunes
    .text = L’actualité donne raison à l’OPTION 2A (Taxer les grandes fortunes) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e04 = Colère des contribuables
    .text = L’actualité donne raison à l’OPTION 2B (Alléger l’impôt pour tous) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e05 = Fermetures en série
    .text = L’actualité donne raison à l’OPTION 3A (Protéger le marché intérieur) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e06 = Contrat record à l’étranger
    .text = L’actualité donne raison à l’OPTION 3B (Ouvrir les frontières au commerce) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e07 = Querelle entre les blocs
    .text = L’actualité donne raison à l’OPTION 4A (Rester à l’écart des blocs) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e08 = Sommet des pays voisins
    .text = L’actualité donne raison à l’OPTION 4B (Rejoindre l’alliance des voisins) : chaque joueur qui l’affiche gagne 1 % par adversaire.
card-e09 = Discours remarqué
    .text = Vous gagnez 1 % par adversaire.
card-e10 = Émotion pour les petits candidats
    .text = Chaque joueur qui possède 12 jetons ou moins gagne 2 % par adversaire.
card-e11 = Vague d’opinion
    .text = Le joueur qui possède, seul, le plus de jetons gagne 2 % par adversaire. Égalité : sans effet.
card-e12 = Retour en grâce
    .text = Le joueur qui possède, seul, le moins de jetons gagne 2 % par adversaire. Égalité : sans effet.
card-e13 = Extinction de voix
    .text = Vous passerez votre prochain tour.
card-e14 = Parole malheureuse
    .text = Vous perdez 1 % par adversaire.
card-x04 = Dossier compromettant
    .text = Désignez un adversaire : il perd 2 % par adversaire.
card-x05 = Rumeur tenace
    .text = Désignez un adversaire : il perd 1 % par adversaire.
card-x06 = Révélation heureuse
    .text = Vous gagnez 3 % par adversaire.
card-x07 = Confidence à la presse
    .text = Vous gagnez 1 % par adversaire.
card-x08 = Défection
    .text = Désignez un SOUTIEN de force C affiché chez un adversaire : il rejoint les cartes tombées. La popularité déjà gagnée reste acquise.
card-x09 = Contretemps organisé
    .text = Désignez un adversaire : il passera son prochain tour.
card-x10 = Indiscrétion
    .text = Regardez, seul, toutes les cartes SECRET en main d’un adversaire, puis gagnez 1 % par adversaire.
card-s01 = Union du rail et de l’énergie
    .text = Repère bouclier. Force A. Exige 1A et 2A. Perte de 1 % par adversaire.
card-s02 = Cercle des banques et de l’industrie
    .text = Repère bouclier. Force A. Exige 1B et 2B. Perte de 1 % par adversaire.
card-s03 = Armée de terre
    .text = Repère bouclier. Force A. Exige 3A et 4A. Perte de 1 % par adversaire.
card-s04 = Marine et aviation
    .text = Repère bouclier. Force A. Exige 3B et 4B. Perte de 1 % par adversaire.
card-s05 = Garde des provinces
    .text = Repère blason. Force B. Exige 5A et 6A. Gain de 1 % par adversaire.
card-s06 = Corps des ingénieurs d’État
    .text = Repère blason. Force B. Exige 5B et 6B. Gain de 1 % par adversaire.
card-s07 = Conférence des magistrats
    .text = Repère sceau. Force B. Exige 7A. Perte de 1 % par adversaire.
card-s08 = Haute administration
    .text = Repère sceau. Force B. Exige 7B. Gain de 1 % par adversaire.
card-s09 = Association des maires
    .text = Repère blason. Force C. Exige 5A. Gain de 3 % par adversaire.
card-s10 = Agents des services publics
    .text = Repère blason. Force C. Exige 5B. Gain de 3 % par adversaire.
card-s11 = Paysans et artisans
    .text = Repère outil. Force C. Exige 6A. Gain de 3 % par adversaire.
card-s12 = Étudiants et techniciens
    .text = Repère outil. Force C. Exige 6B. Gain de 3 % par adversaire.
card-x01 = Réseau d’officiers
    .text = Soutien secret de force A : ni exigence, ni repère, ni effet sur la popularité. Révélez-le pour le poser sur votre case SOUTIEN.
card-x02 = Mécènes discrets
    .text = Soutien secret de force B : ni exigence, ni repère, ni effet sur la popularité. Révélez-le pour le poser sur votre case SOUTIEN.
card-x03 = Presse clandestine
    .text = Soutien secret de force C : ni exigence, ni repère, ni effet sur la popularité. Révélez-le pour le poser sur votre case SOUTIEN.
operation-coup = Coup d’État
operation-strike = Grève générale
operation-dictatorship = Dictature
operation-uprising = Soulèvement de la population
outcome-win_vote = victoire électorale
outcome-win_action = victoire sur ACTION 1 ou 3
outcome-second = deuxième place
outcome-third = troisième place
outcome-fourth = quatrième place
outcome-abandon = abandon en cours de partie
outcome-eliminated_first = premier joueur éliminé
outcome-eliminated_second = second joueur éliminé
