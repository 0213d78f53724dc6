# Ce que dit la page elle-même, quel que soit le jeu.

## Salon
page-play = Jouer
page-learn = Apprendre
page-learn-game = Apprendre { $game }
page-replays = Revoir
page-me = Moi
page-navigation = Navigation
page-language = Langue
page-theme-light = Thème clair
page-theme-dark = Thème sombre
page-theme = Thème et couleurs
page-theme-contrast = Sobre, contraste élevé
page-markers = Pions sur le plateau
page-markers-all = tous
page-markers-mine = les miens seulement
page-markers-none = aucun
page-part-out = Mettre en valeur
page-part-none = rien
page-show-all = tout montrer
page-draw-arrow = Tracer une flèche pour moi
page-arrows = Vos flèches : { $arrows }
page-no-arrows = Aucune flèche tracée
page-key-arrow = une flèche à vous : d’ici, puis jusque-là
page-key-no-arrows = Effacer mes flèches
page-key-markers = pions : tous, les miens, aucun
page-key-part = mettre en valeur une partie du plateau
page-notes = Notes
page-notes-private = Vous seul voyez ce que vous écrivez ici.
page-frozen = La partie est bloquée : le signaler
page-palette = Couleurs des camps
page-palette-blue-red = bleu et rouge
page-palette-teal-magenta = turquoise et magenta
page-palette-green-violet = vert et violet
page-headline = Cinq crises, une table.
page-subline = Sans compte, contre un automate ou une personne, sur tous les écrans.
page-create = Créer une table
page-choose-opponent = Choisir l’adversaire
page-change-game = Changer de jeu
page-play-now = Jouer maintenant : { $game }
page-play-game = Jouer à { $game } contre un automate
page-create-game = Créer une table pour { $game }
page-shelf = Les jeux
page-my-tables = Mes tables
page-open-tables = Tables ouvertes
page-mine-first = celles qui m’attendent d’abord
page-no-tables = Vos parties apparaîtront ici.
page-more-tables = Plus de tables
page-all-tables = Toutes mes parties
page-no-open-tables = Personne n’attend en ce moment. Créez une table : d’autres pourront la rejoindre.
page-against = contre
page-your-move = À vous
page-join = Rejoindre
page-look = Regarder
page-how = Comment se passe une partie
page-hide = masquer
page-how-learn = L’apprendre en courtes leçons
page-watch = À regarder
page-live = En direct
page-watch-now = Regarder
page-watch-bots = Aucune partie publique en cours. Des automates peuvent en lancer une pour vous.
page-begun = Vos leçons et vos parties
page-puzzle = Problème du jour
page-puzzle-number = nº { $n }
page-puzzle-question = Quel est le meilleur coup ?
page-puzzle-try = Chercher
page-puzzle-again = Revoir
page-puzzle-difficulty = difficulté { $n } sur 5
page-puzzle-solved = trouvé par { $share }
page-puzzle-tomorrow = le prochain demain
page-puzzle-you = Vous jouez : { $seat }.
page-puzzle-best = Quelle est la meilleure réponse ?
page-puzzle-answers = Réponses
page-puzzle-tell = Dites-moi la réponse
page-puzzle-back = Retour aux tables
page-puzzle-found = Oui : { $act }. { $some ->
    [yes] Ce que cela change en moyenne : { $gains }.
   *[no] Rien d’autre ne vaut autant.
}
page-puzzle-told = La meilleure réponse : { $act }. { $some ->
    [yes] Ce que cela change en moyenne : { $gains }.
   *[no] Rien d’autre ne vaut autant.
}
page-puzzle-not = Pas la meilleure : { $act } coûte { $chance } de chances de gagner. { $some ->
    [yes] La meilleure réponse apporte de plus : { $gains }.
   *[no] Essayez-en une autre.
}
page-lessons-done = { $n ->
        [one] { $n } leçon faite sur { $of }
       *[other] { $n } leçons faites sur { $of }
    }
page-ended-draw = partie nulle
page-ended-won = vous avez gagné
page-ended-by = victoire : { $names }
page-row-over = terminée
page-row-free = { $n ->
    [one] une place libre
   *[other] { $n } places libres
}
page-row-nobody = personne encore
page-row-playing = en cours
page-row-yours = à vous de jouer
page-row-theirs = à l’adversaire de jouer
page-row-waits = on attend { $names }
page-about-level1 = Ne regarde que son prochain coup et se trompe souvent. Pour une toute première partie.
page-about-level2 = Suit son coup jusqu’au bout, et se trompe encore.
page-about-level3 = Joue tout son tour dans sa tête avant de choisir ; se trompe parfois.
page-about-level4 = Compare avec soin tout ce qu’il peut faire. Pour qui connaît le jeu.
page-about-level5 = Imagine davantage de mains cachées et pardonne peu.
page-about-level6 = Tout ce qu’il sait faire, en deux secondes au plus par décision.
page-opponent = Adversaire
page-opponent-note = Les six mêmes niveaux dans tous les jeux. Le nombre est leur cote, acquise en jouant les uns contre les autres.
page-style = Style
page-style-even = Joue ce qui lui paraît le meilleur.
page-style-bold = Vise les gros gains, quitte à prendre des risques. À peu près aussi fort.
page-style-cautious = Préfère un gain sûr à un gros gain. À peu près aussi fort.
page-style-bluffing = Fait ce qu’on n’attend pas de lui. À peu près aussi fort.
page-handicap = Handicap
page-handicap-note = La partie en devient plus facile pour ce camp.
page-expect-help = Grâce au handicap, la partie sera plus facile pour vous que ne le dit la cote.
page-expect-burden = Avec ce handicap, la partie sera plus difficile pour vous que ne le dit la cote.
page-level = { $n } sur 6
page-against-bot = Un automate
page-against-person = Une personne
page-level-beats = bat le { $n } : { $rate } %
page-level-measured = { $bot } a battu le niveau inférieur dans { $beats } % de { $games } parties (intervalle à 95 % : de { $low } à { $high } %).
page-level-above = devance le { $n } : { $rate } %
page-level-placed = { $bot } a devancé { $beats } % des joueurs du niveau inférieur, en { $games } parties à quatre (intervalle à 95 % : de { $low } à { $high } %).
page-level-unmeasured = pas encore mesuré
page-expect = À quoi s’attendre
page-expect-record = Vos dernières parties contre { $bot } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $n }.
page-expect-wins = D’après votre cote, vous devriez gagner { $n ->
        [0] moins d’une partie sur vingt
        [1] une partie sur dix environ
        [10] presque toutes les parties
       *[other] { $n } parties sur dix environ
    }.
page-your-side = Votre camp
page-lots = Au sort
page-lot = Lot { $n }
page-lots-note = Le sort décide qui s’assoit où, quand la table est créée.
page-lots-agreed = camps au sort
page-you-are = vous : { $seat }
page-handicap-none = aucun
page-handicap-friendly = Un handicap rend la partie amicale : elle ne compte pour la cote de personne.
page-name-title = Votre nom à la table
page-my-games = Mes parties
page-plans = Réponses préparées
page-plans-note = Pour les questions posées pendant le tour d’un autre. Personne d’autre ne voit ces réponses ; chacune part après un moment, comme si vous veniez d’y réfléchir.
page-plans-open = Prévoir
page-plans-count = { $n ->
        [0] On vous demande à chaque fois.
        [one] Une réponse préparée
       *[other] { $n } réponses préparées
    }
page-off-turn = Hors tour
page-asked-off-turn = Hors tour : { $said }
page-plan-ask = me demander (mon temps court)
page-plan-ask-short = me demander
page-plan-always = toujours : { $answer }
page-plan-card = Pour une carte…
page-plan-drop = Retirer
page-account = Compte
page-name = Nom
page-name-line = Affiché à vos tables.
page-mail = Adresse de courriel
page-password = Mot de passe
page-old-password = Mot de passe actuel
page-new-password = Nouveau mot de passe
page-keep-games = Garder mes parties
page-keep-games-line = Vous jouez en invité : tout dépend de ce navigateur. Un compte garde tout, sur tous vos appareils.
page-comes-along = Ce que { $name } emporte
page-games-running = { $n ->
        [one] partie en cours
       *[other] parties en cours
    }
page-games-finished = { $n ->
        [one] partie finie
       *[other] parties finies
    }
page-lessons-learnt = { $n ->
        [one] leçon faite
       *[other] leçons faites
    }
page-settings-and-notes = réglages
page-make-account = Créer le compte
page-mail-link = Lien par courriel
page-mail-link-to = Lien par courriel à { $mail }
page-mail-link-line = Un lien pour vous connecter, valable 15 minutes, une seule fois.
page-send-link = Envoyer le lien
page-link-sent = Un lien est parti. Il ne sert qu’une fois, pendant 15 minutes : ouvrez-le dans ce navigateur.
page-link-sent-if-known = Si l’adresse est connue, un lien est parti. Il ne sert qu’une fois, pendant 15 minutes.
page-password-line = Au moins douze caractères ; une phrase convient très bien.
page-choose = Choisir
page-no-trackers = L’adresse ne sert qu’à vous connecter et aux notifications que vous demandez. Aucun traceur. Vous pouvez tout exporter ou supprimer.
page-have-account = J’ai déjà un compte
page-enter = Se connecter
page-enter-password = Se connecter avec un mot de passe
page-enter-password-line = Avec votre nom ou votre adresse.
page-name-or-mail = Nom ou adresse
page-bring = { $n ->
        [one] Emporter la partie de cet invité
       *[other] Emporter les { $n } parties de cet invité
    }
page-get-link = Recevoir un lien
page-get-link-line = Si l’adresse est connue, le lien part aussitôt.
page-by-mail = Par courriel
page-forgotten = Je n’arrive plus à me connecter
page-new-password-line = Le lien permet de choisir un nouveau mot de passe et vous déconnecte partout ailleurs.
page-have-code = Un code d’un autre appareil
page-have-code-line = Vous le trouverez là-bas, sur la page du compte.
page-code = Code
page-another-device = Un autre appareil
page-change-device = Sans compte : changer d’appareil
page-device-account = Scannez le code QR ou tapez le code sur l’autre appareil. Ici, vous restez connecté.
page-device-guest = Scannez le code QR ou tapez le code sur l’autre appareil : vous y retrouverez votre place.
page-device-once = Valable une fois. Ne le donnez à personne : avec lui, on joue à votre place.
page-square = Le même code, en code QR
page-show-code = Montrer un code
page-new-code = Nouveau code
page-time-left = encore { $time }
page-change = Changer
page-set = Choisir
page-ways-in = Façons de se connecter
page-keep-one = gardez-en au moins une
page-confirmed = confirmée
page-none-yet = pas encore
page-none-needed = aucun, et il n’en faut pas
page-password-set = choisi
page-signed-in = Appareils connectés
page-devices = { $n ->
        [one] un appareil
       *[other] { $n } appareils
    }
page-some-browser = Un navigateur
page-this-device = cet appareil
page-here-since = depuis { $when }
page-seen = vu { $when }
page-by-password = mot de passe
page-by-link = lien par courriel
page-by-code = par un code d’un autre appareil
page-by-passkey = clé d’accès
page-sign-out = Déconnecter
page-unknown-device = Un appareil inconnu ? Déconnectez-le et changez de mot de passe.
page-all-but-this = Tous sauf celui-ci
page-member-since = membre depuis le { $when }
page-my-data = Mes données
page-export-line = Tables, messages et réglages en un seul fichier.
page-export = Exporter
page-delete-line = Les autres gardent vos parties, avec « ancien joueur » à votre place.
page-delete-account = Supprimer mon compte
page-delete-guest = Supprimer cet invité
page-delete-what = { $n ->
        [0] Votre nom, vos réglages et vos messages au serveur sont supprimés. Les autres gardent les parties finies, avec « ancien joueur » à votre place.
        [one] Vous abandonnez la partie en cours. Votre nom et vos réglages sont supprimés ; les autres gardent les parties, avec « ancien joueur » à votre place.
       *[other] Vous abandonnez les { $n } parties en cours. Votre nom et vos réglages sont supprimés ; les autres gardent les parties, avec « ancien joueur » à votre place.
    } C’est irréversible.
page-keep-it = Garder
page-type-name = Tapez { $name } pour supprimer
page-delete = Supprimer
page-former-player = ancien joueur
page-link-enter = Se connecter à Détente
page-link-enter-line = Ce lien vous connecte, une fois.
page-link-enter-do = Se connecter
page-link-register = Garder mes parties
page-link-register-line = Ce lien fait de cet invité un compte, avec cette adresse.
page-link-register-do = Créer le compte
page-link-mail = Votre adresse
page-link-mail-line = Ce lien confirme l’adresse de votre compte.
page-link-mail-do = Confirmer
page-link-reset = Un nouveau mot de passe
page-link-reset-line = Au moins douze caractères. Vous serez déconnecté partout ailleurs.
page-link-reset-do = Enregistrer et se connecter
page-link-code = Continuer ici
page-link-code-line = Cet appareil jouera pour la personne qui a montré le code QR. Le code ne sert qu’une fois.
page-link-code-do = Continuer ici
page-link-cut = Ce lien est incomplet : la fin s’est perdue en route. Recopiez-le en entier depuis le courriel dans la barre d’adresse, ou demandez-en un autre.
page-ask-another = Demander un autre lien
page-try-again = Réessayer
page-next-of-mine = Prochaine partie où c’est à moi
page-new-game = Nouvelle partie
page-my-games-line = { $running ->
        [0] Aucune partie en cours.
        [one] Une en cours
       *[other] { $running } en cours
    }{ $running ->
        [0] {""}
       *[other] , { $mine ->
            [0] aucune ne vous attend
            [one] une vous attend
           *[other] { $mine } vous attendent
        }. La plus pressée d’abord.
    }
page-what-is-asked = Ce qu’on demande
page-my-time = Mon temps
page-their-time = Son temps
page-all-asked = { $n ->
    [2] les deux
   *[other] tous
}
page-all-records = Télécharger toutes les parties
page-equal-times = Le temps le plus court d’abord ; à temps égal, les parties classées d’abord.
page-games-running-chip = Toutes en cours
page-games-mine-chip = À moi de jouer
page-games-waiting-chip = En attente
page-games-finished-chip = Finies
page-no-running = Aucune partie en cours.
page-notices = Notifications
page-notices-note = quand c’est à moi
page-notices-need = Avec un compte, vous pouvez être averti par courriel ou dans le navigateur quand c’est à vous.
page-not-offered = pas proposé ici
page-mail-notice = Courriel
page-mail-notice-line = La partie, l’adversaire et ce qu’on demande ; un clic suffit pour arrêter.
page-mail-notice-needs = Donnez d’abord une adresse, sous « Façons de se connecter ».
page-this-browser = Ce navigateur
page-this-browser-line = Même quand la page est fermée.
page-browser-refused = Votre navigateur ne le permet pas ; vous pouvez changer cela dans ses réglages.
page-webhook = Webhook
page-webhook-line = Appelle un de vos programmes.
page-webhook-address = Adresse https
page-reminder = Rappel
page-reminder-line = Une fois encore, si je n’ai pas joué.
page-after-hours = { $n ->
        [0] jamais
        [one] après une heure
       *[other] après { $n } heures
    }
page-quiet-tables = { $n ->
        [one] Pas de notifications pour une table.
       *[other] Pas de notifications pour { $n } tables.
    }
page-tell-again = M’avertir de nouveau
page-own-bot = Un automate à moi
page-own-bot-line = Un compte d’automate joue avec un jeton et se reconnaît à son nom.
page-bot-name = Nom de l’automate
page-set-up = Créer
page-off = aucun
page-new-token = Nouveau jeton
page-token-once = Le jeton n’est montré qu’une fois. Avec lui, on joue pour l’automate :
page-link-off = Plus de courriels
page-link-off-line = Ce lien arrête les courriels qui annoncent que c’est à vous.
page-link-off-do = Les arrêter
page-mails-ended = C’est fait. Vous pouvez les reprendre sur la page du compte.
page-invited = Une place vous est réservée ici.
page-invitations = Invitations par nom
page-invitations-all = de tout le monde
page-invitations-friends = de ceux que je suis
page-invitations-none = de personne
page-invitations-line = Qui peut vous réserver une place à une nouvelle table. Les autres ne vous trouveront pas en choisissant un adversaire.
page-friends = Amis
page-friends-line = Les joueurs qui se suivent l’un l’autre voient qui est en ligne.
page-friend-name = Nom du compte
page-follow = Suivre
page-unfollow = Ne plus suivre
page-not-mutual = ne vous suit pas encore
page-invite-to = Inviter à
page-invite-friend = Inviter
page-save = Enregistrer
page-close = Fermer
page-game = Jeu
page-seats = Places
page-seat-me = Moi
page-seat-beside = Quelqu’un à cet écran
page-seat-open = Place libre
page-in-a-row = Parties à la suite
page-in-a-row-note = les mêmes joueurs, décalés d’une place à chaque fois, classés aux points
page-games = { $n ->
    [one] une partie
   *[other] { $n } parties
}
page-part = partie { $n } sur { $of }
page-find-pair = Appariement rapide
page-find-pair-line = Le prochain joueur qui veut ce jeu avec cette pendule, d’une cote proche de la vôtre.
page-looking = { $game ->
    [0] Personne n’attend en ce moment : vous seriez le premier.
    [one] Une personne attend pour ce jeu en ce moment, { $same ->
        [0] à d’autres conditions.
       *[other] à vos conditions.
    }
   *[other] { $game } personnes attendent pour ce jeu en ce moment, dont { $same } à vos conditions.
}
page-find-pair-usual = Seulement pour une partie unique aux règles habituelles.
page-find-link = Par un lien
page-find-link-line = Envoyez-le à quelqu’un. Il ouvre la table aussitôt, sans compte.
page-find-named = Un joueur par son nom
page-find-named-line = Une place lui est gardée ; lui seul peut la prendre.
page-find-open = Défi ouvert
page-find-open-line = N’importe qui peut le relever dans le salon.
page-found-pair = Trouver un adversaire
page-found-link = Créer le lien
page-found-named = Envoyer l’invitation
page-found-open = Lancer le défi
page-all-recent = Toutes ({ $n })
page-passkey = Clé d’accès
page-passkey-line = Votre empreinte, votre visage ou le code de cet appareil. Rien à retenir, rien à voler.
page-use-passkey-line = La clé de cet appareil ou de votre téléphone.
page-make-passkey = Créer une clé d’accès
page-use-passkey = Utiliser une clé d’accès
page-no-passkey = Aucune clé n’a servi. Réessayez, ou choisissez une autre façon.
page-passkey-of = Clé d’accès · { $device }
page-passkey-used = utilisée { $when }
page-passkey-unused = créée { $when }
page-add = Ajouter
page-best-of = Au meilleur des { $n } : terminée dès qu’elle est décidée
page-bids = Enchères pour les camps
page-bids-note = avant chaque partie, chacun mise en secret ; la plus forte mise prend le meilleur camp et le paie
page-bids-how = Chacun mise en secret. Qui mise le plus joue le camp { $second } ; l’autre camp, { $first }, reçoit cette mise. À égalité, chacun garde sa place.
page-bids-ask = Que donneriez-vous au camp { $first } pour jouer vous-même le camp { $second } ?
page-bid = Ma mise : { $bid }
page-bid-nothing = rien
page-bid-made = Votre mise : { $bid }. Les mises sont dévoilées quand les deux sont faites.
page-bids-told = Mises pour les camps :
page-remind = Rappeler
page-remind-note = une fois par jour, par courriel ou comme l’autre souhaite être prévenu
page-reminded = Rappel envoyé
page-part-best = partie { $n }, au meilleur des { $of }
page-seat-named = Par son nom…
page-nobody-found = Aucun nom ne commence ainsi.
page-last-opponents = Vos derniers adversaires
page-score-against = votre bilan { $won }–{ $lost }
page-rating = cote { $n }
page-first-game = première partie
page-strength = Force
page-filter-strengths = toutes les forces
page-filter-near = à { $n } points de moi au plus
page-table-notices = M’avertir pour cette table
page-way-mail = par courriel
page-way-push = dans mes navigateurs
page-way-webhook = par webhook
page-off-turn-notice = Questions hors tour
page-off-turn-notice-line = Aussi quand on me demande quelque chose pendant le tour d’un autre.
page-always-notice = Toujours me prévenir
page-always-notice-line = Même quand la table est ouverte devant moi.
page-challenge = Défier
page-thirteen-weeks = Treize semaines
page-course = { $game } : { $first } le { $from }, { $last } aujourd’hui
page-course-from = { $day } : { $n }
page-course-today = aujourd’hui : { $n }
page-your-record = votre bilan contre { $name } : { $won } – { $lost }
page-public = Montrer cette table dans le salon
page-delay = Les spectateurs voient la partie
page-delay-choice = { $n ->
    [0] en direct
    [one] avec une minute de retard
   *[other] avec { $n } minutes de retard
}
page-variants = La variante
page-house-rules = { $n ->
    [0] Règles maison
    [one] Règles maison (une changée)
   *[other] Règles maison ({ $n } changées)
}
page-house-rules-note = Là où le livret laisse un doute, voici ce qu’on joue. Rien n’oblige à y toucher.
page-make-table = Ouvrir la table

## Table
page-yours = À vous
page-theirs = À l’adversaire
page-watching = Spectateur
page-late = { $n ->
    [one] Montré avec une minute de retard.
   *[other] Montré avec { $n } minutes de retard.
}
page-over = Terminé
page-prompt = Ce qui est demandé
page-acts = Ce que vous pouvez faire
page-no-acts = Rien à faire pour l’instant.
page-undo = Annuler
page-undo-act = Annuler : { $act }
page-undo-use = Retour aux cartes
page-restart = Recommencer
page-finish-left = Finir en laissant { $left }
page-finish-none = Finir sans rien dépenser
page-finish-none-place = Finir sans rien placer
page-finish-none-remove = Finir sans rien retirer
page-finish-with = Valider : { $acts }
page-finish-sure = Rien n’oblige à s’arrêter : il en reste { $left }.
page-ends-undo = Sans retour possible.
page-can-undo = Peut être annulé.
page-another-card = Une autre carte
page-risky = Peut faire perdre la partie.
page-hand = Votre main
page-hand-empty = Aucune carte en main
page-hand-hidden = Les mains sont cachées aux spectateurs
page-card-chosen = Choisie
page-in-play = En cours
page-you = vous
page-free-seat = place libre
page-thinking = réfléchit…
page-weighs = pense à « { $act } »
page-bot-weighs = L’automate pense à « { $act } ».
page-weighed = a pensé à « { $act } »
page-online = en ligne
page-away = absent
page-away-for = absent depuis { $span }
page-connecting = connexion…
page-offline-can = Les leçons et les règles déjà ouvertes restent accessibles, comme les parties gardées sur cet appareil ; les tables ont besoin du serveur.
page-needs-server = Sans connexion, seuls les coups de la leçon peuvent être expliqués.
page-offline = connexion perdue, nouvel essai…
page-offline-play = Jouer hors ligne
page-offline-brief = Les cinq jeux contre des automates, sans connexion
page-offline-open = Ouvrir
page-offline-about = Les cinq jeux contre des automates, sur cet appareil seul. Une fois gardés ici, plus besoin de connexion.
page-offline-device = Sur cet appareil
page-offline-keep = Garder pour jouer hors ligne ({ $n } Mo)
page-offline-keep-first = Gardez d’abord les jeux sur cet appareil ; vous y jouerez ensuite n’importe où.
page-offline-keeping = Téléchargement de { $n } Mo…
page-offline-kept = Tout est gardé sur cet appareil ({ $n } Mo) et se met à jour dès que vous revenez ici avec une connexion.
page-offline-drop = Retirer de cet appareil
page-offline-not-kept = Tout n’a pas pu être gardé : la connexion s’est interrompue ou l’appareil est plein. Réessayez.
page-offline-nothing = Les jeux ne sont pas encore gardés sur cet appareil. Revenez ici une fois avec une connexion et gardez-les.
page-offline-cannot = Ce navigateur ne peut pas garder les jeux : il faut une page ouverte en https.
page-offline-needs = Les autres joueurs, les classements, les tournois et les parties à revoir ont besoin du serveur.
page-offline-seat = Mon camp
page-offline-any-seat = Tiré au sort
page-offline-games = Parties sur cet appareil
page-offline-undealt = Pas encore distribuée
page-offline-running = En cours
page-offline-over = Terminée
page-offline-forget = Effacer cette partie
page-offline-forget-now = L’effacer
page-offline-here = sur cet appareil
page-offline-opening = Mise en place de la table sur cet appareil…
page-offline-no-game = Cette partie n’est pas sur cet appareil.
page-offline-full = Cet appareil n’a plus de place : le dernier coup n’a pas pu être gardé. Effacez des parties terminées, puis rouvrez celle-ci.
page-offline-failed = Cette partie n’a pas pu être ouverte sur cet appareil. Ce qui a été joué y reste gardé.
page-next-to-move = Prochaine partie où c’est à moi
page-last-move = Dernier coup adverse
page-so-far = Jusqu’ici
page-telling = { $who } :
page-times = { $what } ×{ $n }
page-goes-on = « { $card } » (suite)
page-again = Revoir
page-log = Journal
page-log-and-talk = Journal et discussion
page-line-by-line = Ligne par ligne
page-talk = Discussion
page-talk-new = à lire
page-talk-empty = Rien n’a encore été dit. Seuls les joueurs lisent ceci, pas les spectateurs.
page-talk-muted = Vous n’entendez plus les autres à cette table.
page-say = Dire quelque chose aux autres
page-mute = Silence
page-search = chercher
page-comment-line = Ajouter une phrase, lisible par tous
page-search-log = Chercher dans le journal
page-table-terms = table { $id } · { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
page-why-not = Pourquoi pas { $what } ?
page-read-rule = Lire la règle
page-read-card = Lire la carte
page-no-more-to-read = Rien d’autre n’est imprimé ici.
page-not-now = Rien à faire ici pour l’instant.
page-danger = Ce coup peut vous faire perdre la partie
page-go-back = Revenir et choisir autrement
page-once-more = Un de plus
page-take-back = Annuler la dernière étape
page-all-the-same = le faire quand même
page-forced = Jouer les coups forcés automatiquement
page-by-itself = Joué automatiquement, c’était le seul coup : { $act }.
page-hint = Conseil : que ferait un automate ?
page-hint-thinking = Un automate y réfléchit…
page-hint-aim = Un automate choisirait « { $act } » : { $aim }.
page-hint-why = Un automate choisirait « { $act } » : par rapport aux autres coups, { $gains }.
page-hint-deeds = Un automate choisirait « { $act } » : ce coup { $deeds }.
page-choices = Ce qui a compté, dit l’automate
page-choice = { $act } → { $gains }
page-choice-moment = Revoir ce moment
page-study = Le cours de la partie
page-study-label = Le cours de la partie sur { $n } coups ; à la fin : { $last }
page-study-even = égalité
page-study-find = Chercher les erreurs
page-study-finding = Un automate cherche : { $n } choix sur { $all }
page-study-none = Un automate ne trouve aucune erreur nette.
page-study-found = { $n ->
    [one] Un automate trouve 1 erreur nette
   *[other] Un automate trouve { $n } erreurs nettes
 }
page-study-nth = Erreur { $n } sur { $of }
page-study-made = { $seat } a joué : { $act }
page-study-better = Mieux : { $line }
page-study-then = Puis { $seat } : { $line }
page-study-cost = Chances de gagner +{ $chance }
page-study-table = En tableau
page-study-move = Après le coup
page-study-stood = Situation
page-careful = Me faire confirmer ce qui ne s’annule pas, lors de mes { $n } premières parties
page-expert = Expert : ne plus m’avertir à cette table
page-safer = la voie sûre
page-since = depuis mon dernier coup
page-past = Retour en arrière
page-now = Revenir au présent
page-zoom-all = Tout
page-hand-over-pass = Passez l’écran à
page-hand-over-why = La suite ne regarde que ce camp. Les autres détournent les yeux.
page-hand-over-lift = C’est moi, { $seat } : voir ma table
page-rules = Règles
page-menu = Menu et réglages
page-lessons = Leçons
page-lessons-about = { $n } courtes leçons sur de petites positions : vous jouez les coups, le reste se joue tout seul. Une minute ou deux chacune.
page-lesson-step = Étape { $n } sur { $of }
page-lesson-back = Étape précédente
page-lesson-skip = Passer
page-lesson-show = Montrez-moi
page-lesson-play = Jouer contre l’automate
page-lesson-finished = Terminée
page-guide = Guide
page-explanation = Explication
page-guide-next = Compris
page-guide-end = Arrêter le guide
page-guide-wanted = Guide : expliquer ce qui est demandé
page-guide-start = Jouer une première partie avec un guide
page-order = Ordre de ma main
page-order-dealt = comme elle vient
page-order-side = par camp
page-order-value = par valeur
page-pace = Coups des autres
page-pace-instant = Tout de suite
page-pace-follow = Suivre
page-pace-step = Pas à pas
page-pace-next = Suivant
page-pace-skip = Aller à la fin
page-counted = Ce qui compte
page-continue = Continuer
page-told = Décompte
page-told-waits = La partie attend que vous ayez lu.
page-terms = Règles de cette table
page-option-played = { $option } : { $choice }
page-played-here = À cette table, { $what }
page-terms-usual = les règles usuelles, aucune option changée
page-terms-delay = { $n ->
    [one] les spectateurs voient la partie une minute plus tard
   *[other] les spectateurs voient la partie { $n } minutes plus tard
}
page-seat-menu = À propos du joueur { $name }
page-block = Bloquer { $name }
page-block-means = Vous ne lirez plus ce que dit cette personne. Elle ne pourra plus prendre une place libre à vos tables publiques, et vous ne verrez plus vos tables respectives parmi les tables ouvertes. Une partie en cours entre vous continue. Vous pouvez revenir là-dessus dans le menu.
page-blocked = Joueurs bloqués
page-unblock = Débloquer
page-luck = Les hasards de la partie
page-luck-side = { $who } : { $n } en tout
page-luck-face = Sorti
page-luck-times = Fois
page-luck-expected = Attendu
page-luck-none = Rien n’a encore été lancé ni tiré.
page-report = Signaler un problème
page-report-about = De quoi s’agit-il ?
page-report-behaviour = du comportement de quelqu’un
page-report-frozen = d’une partie qui n’avance plus
page-report-rules = des règles
page-report-text = Que s’est-il passé ?
page-report-note = Le responsable de ce serveur le lira, avec votre nom, la table et la position actuelle.
page-report-together = Signaler votre dernière partie ensemble
page-report-where = Une conduite à une table se signale dans le menu de cette table.
page-reported = Merci. Votre signalement porte le numéro { $n }.
page-text-mode = Mode texte
page-sounds = Sons
page-volume = Volume
page-resign = Abandonner la partie
page-resign-now = Oui, j’abandonne
page-make-draw = Proposer la nulle
page-make-draw-now = Oui, proposer la nulle
page-make-call_off = Interrompre la partie
page-make-call_off-now = Oui, interrompre la partie
page-close-table = Fermer cette table
page-close-table-now = Oui, la fermer
page-offer-draw = { $seat } : « Et si nous faisions nulle ? »
page-offer-call_off = { $seat } : « Et si nous interrompions la partie ? »
page-offer-waits = Réponse attendue : { $names }.
page-offered-draw = Vous proposez la nulle. Réponse attendue : { $names }.
page-offered-call_off = Vous proposez d’interrompre la partie. Réponse attendue : { $names }.
page-accept-draw = Accepter la nulle
page-accept-call_off = Interrompre la partie
page-decline = Continuer à jouer
page-withdraw = La retirer
page-declined-draw = Votre proposition de nulle n’a pas été acceptée.
page-declined-call_off = La partie continue : tous ne veulent pas l’interrompre.
page-copy-link = Copier le lien
page-copied = Lien copié
page-to-lobby = Retour au salon
page-to-table = Retour à la table
page-browse = Voir les cartes
page-command = Taper une action
page-send = Envoyer
page-board = Le plateau
page-position = La position
page-take-seat = Une place vous attend.
page-sit = Prendre la place : { $seat }
page-invite = Donnez ce lien à la personne que vous attendez.
page-link = Lien de la table
page-rules-goal = Le but
page-rules-turn = Comment se passe un tour
page-search-rules = Chercher dans les cartes et les règles
page-found = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
}, { $rulings ->
    [0] aucune précision
    [one] une précision
   *[other] { $rulings } précisions
}, { $n ->
    [0] aucun article
    [one] un article
   *[other] { $n } articles
}
page-found-cards = Cartes
page-found-rulings = Précisions de règles
page-card-face = La carte
page-card-history = Dans l’histoire
page-card-named = { $n ->
    [one] Un article ou une précision en parle
   *[other] { $n } articles et précisions en parlent
}
page-counter = Cartes pas encore vues
page-counter-all = Total
page-lost = Rien ici
page-no-line = Pas de connexion
page-no-connection = Pas de connexion au serveur.
page-server-error = Le serveur n’a pas pu répondre.

## Clavier
page-keys = Touches du clavier
page-key-tab = aller d’un élément au suivant
page-key-press = appuyer sur l’élément
page-key-escape = fermer
page-key-next = prochaine cible permise
page-key-previous = cible permise précédente
page-key-confirm = valider ce que dit le bouton
page-key-number = choix ou carte de ce numéro
page-key-undo = annuler une étape
page-key-restart = recommencer l’action
page-key-why = pourquoi pas ?
page-key-hint = demander conseil à un automate
page-key-read = lire la carte
page-key-hand = aller à la main
page-key-board = aller au plateau
page-key-offer = aller à ce qui est proposé
page-key-lesson = aller à la leçon
page-key-log = aller au journal
page-key-cards = voir les cartes
page-key-text = mode texte
page-key-rules = chercher dans les cartes et les règles
page-key-menu = menu
page-key-help = cette liste
page-key-back = coup précédent
page-key-forward = coup suivant
page-key-first = au début
page-key-last = à la fin
page-key-now = revenir au présent
page-key-leave = fermer, puis revenir au présent
page-key-since = depuis mon dernier coup
page-key-mistake = erreur suivante
page-key-mistake-before = erreur précédente
page-key-eyes = changer de point de vue
page-key-near = voir de près la partie suivante de la carte
page-key-near-before = voir de près la partie précédente de la carte
page-key-whole = voir toute la carte
page-key-pan = se déplacer sur la carte

## Fin de partie
page-win = Victoire : { $seat }
page-nobody-wins = Personne ne l’emporte
page-drawn = Partie nulle
page-called-off = Partie interrompue
page-score = points
page-scores = Points
page-next-game = Partie suivante : { $n } sur { $of }
page-next-accept = Passer à la partie { $n } sur { $of }
page-standing = Série : classement après la partie { $n } sur { $of }
page-final-standing = Série : classement final de { $of } parties
page-place = Place
page-player = Joueur
page-nth-game = Partie { $n }
page-rematch = Revanche, camps échangés
page-rematch-asked = L’autre camp propose une revanche, en changeant de côté.
page-later = Pas maintenant
page-rematch-accept = Accepter la revanche
page-play-on = Continuer à partir d’ici
page-play-on-at = Continuer à partir du coup { $n }
page-play-on-how = Une nouvelle table commence à ce moment, avec ces cartes. Ce que le hasard décidera désormais est tiré de nouveau, et les coups d’avant ne s’annulent pas.
page-stands-still = Arrêtée
page-stopped = arrêtée : autres règles
page-played-on = continuée à partir du coup { $n } d’une partie enregistrée
page-replay = Revoir la partie
page-share = Partager cette position
page-see-board = Voir le plateau
page-see-result = Voir le résultat
page-fairness = Hasard vérifiable
page-fairness-how = Avant le premier coup, le serveur a montré l’empreinte d’un secret ; toutes les pioches en découlent. Le secret est maintenant public : son empreinte doit être celle du début. Le fichier de la partie permet de tout redistribuer avec « detente verify ».
page-fairness-given = Les { $n } premiers coups de cette partie sont ceux d’une autre : rien n’a été tiré pour eux ici.
page-fairness-commitment = Empreinte montrée au début
page-fairness-secret = Secret
page-fairness-nonces = Nombres ajoutés par les joueurs
page-fairness-check = Vérifier ici
page-fairness-record = Télécharger la partie
page-fairness-fair = L’empreinte est la bonne.
page-fairness-unfair = L’empreinte ne correspond pas !
page-fairness-unable = Ce navigateur ne peut pas vérifier ici ; utilisez le fichier de la partie.

## Relecture
page-replay-bring = Ouvrez un fichier de partie, ou collez une partie, pour la revoir coup par coup.
page-replay-file = Choisir un fichier
page-save-game = Garder cette partie
page-save-form = Forme
page-save-text = En toutes lettres
page-save-text-note = Une ligne par coup, à lire et à citer ; on peut la recoller ici telle quelle.
page-save-compact = Ligne compacte
page-save-compact-note = Toute la partie sur une ligne, à coller dans un message ; on peut la recoller ici telle quelle.
page-save-json = JSON
page-save-json-note = Pour les programmes : avec tout ce qui permet de vérifier le hasard.
page-save-copy = Copier
page-save-file = Télécharger
page-replay-paste = Collez une partie : en toutes lettres, ligne compacte ou JSON
page-replay-read = Voir cette partie
page-finished = Mes parties terminées
page-no-finished = Vos parties terminées apparaîtront ici.
page-steps = Pas à pas
page-move-number = Numéro du coup
page-eyes = Point de vue
page-eyes-all = Tout voir
page-eyes-spectator = Spectateur
page-copy-position = Copier le lien de cette position

## Pendules

page-time = Temps
page-time-none = Sans pendule
page-time-none-note = Sans pendule : après 14 jours d’attente, on peut réclamer la victoire ou interrompre la partie.
page-time-bot-note = Un automate répond en deux secondes au plus. La pendule ne tourne que pour vous.
page-time-live = En direct
page-time-mail = Par correspondance
page-time-bank = Temps au départ
page-time-bank-live = { $span } chacun
page-time-bank-mail = Réserve de { $span }
page-time-gain = Incrément
page-time-most = Réserve maximale
page-time-cap = { $cap } au plus
page-time-agreed-live = en direct, { $bank } + { $gain }
page-time-agreed-mail = par correspondance, { $bank } + { $gain }
page-out = Temps écoulé
page-out-lose = Perd
page-out-bot = Un automate prend le relais
page-out-claim = Réclamer ou attendre
page-row-out-lose = temps écoulé : perd
page-row-out-bot = temps écoulé : un automate prend le relais
page-row-out-claim = temps écoulé : réclamer ou attendre
page-out-lose-note = Qui épuise son temps perd.
page-out-bot-note = Un automate joue à la place de qui épuise son temps.
page-out-claim-note = Quand le temps est écoulé, l’adversaire peut réclamer la victoire ou attendre encore.
page-out-claim-live-note = Quand le temps est écoulé, ou après deux minutes d’absence à son tour, l’adversaire peut réclamer la victoire ou attendre encore.
page-days = { $n } { $n ->
    [one] jour
   *[other] jours
}
page-hours = { $n } h
page-minutes = { $n } min
page-seconds = { $n } s
page-span-days = { $d } j { $h } h
page-span-hours = { $h } h { $m }
page-clocks = Pendules
page-clock-bank = en réserve
page-clock-stopped = à l’arrêt
page-clock-back = de retour dans { $span }
page-clock-stand-still = pendules à l’arrêt
page-clock-may-play = vous pouvez jouer quand même
page-clock-answer = on attend votre réponse
page-clock-none = sans pendule
page-clock-without-move = sans un coup
page-clock-claimable-in = La pendule tourne. Vous pourrez réclamer la victoire dans { $span }.
page-clock-claimable = La pendule tourne. Vous pouvez réclamer la victoire.
page-clock-may-be-asked = doit peut-être répondre
page-clock-empty = réserve vide
page-clock-until = jusqu’au { $date }
page-clock-gain = +{ $gain } par coup
page-clock-for = depuis { $span }
page-clock-out = Temps écoulé
page-clock-runs = La pendule tourne
page-clock-name = Il reste { $left }
page-clock-name-until = Il reste { $left }, jusqu’au { $date }
page-clock-left = { $n ->
    [60] Plus qu’une minute.
   *[other] Plus que { $n } secondes.
}
page-claim-out = { $names } : temps écoulé. Réclamez la victoire ou laissez encore du temps ; d’ici là, un coup reste possible.
page-claim-absent = { $names } : absence de plus de deux minutes. Réclamez la victoire ou attendez ; un retour reste possible.
page-claim-away = Rien ne s’est passé ici depuis { $days } jours : on attend { $names }. Après 14 jours, une partie sans pendule peut être arrêtée.
page-claim-wait = Attendre
page-claim-give = Lui donner un jour
page-claim-call-off = Interrompre la partie
page-claim-win = Réclamer la victoire
page-claim-sure-win = Vous gagnez, et { $names } perd au temps.
page-claim-sure-call-off = La partie s’arrête sans vainqueur et ne compte pour personne.
page-my-time-out-lose = Votre temps est écoulé.
page-my-time-out-bot = Votre temps est écoulé : un automate joue pour vous.
page-my-time-out-claim = Votre temps est écoulé. L’adversaire peut réclamer la victoire ou attendre ; d’ici là, vous pouvez encore jouer.

## Joueurs, classements, tournois

page-stakes = Enjeu
page-stakes-rated = Classée
page-stakes-friendly = Amicale
page-rated-note = Classée : pas de conseils ; partir avant la fin, c’est perdre. Entre personnes, il faut une pendule.
page-friendly-note = Amicale : elle ne compte pour la cote de personne.
page-player-page = Page du joueur
page-player-bot = automate
page-player-since = joue depuis { $month }
page-player-games = { $n ->
    [0] aucune partie classée
    [one] une partie classée
   *[other] { $n } parties classées
}
page-player-off = , { $n ->
    [one] une annulée
   *[other] { $n } annulées
}
page-playing-now = joue en ce moment
page-playing-against = contre { $names }
page-ratings = Cotes
page-shown = Affichée
page-won-by-side = Victoires par camp
page-rated-games = { $n ->
    [0] aucune partie classée
    [one] une partie classée
   *[other] { $n } parties classées
}
page-rating-guess = moins de dix parties
page-of = sur { $n }
page-no-rated-game = Pas encore de partie classée.
page-friendly-games = { $n ->
    [one] Une partie amicale jouée.
   *[other] { $n } parties amicales jouées.
}
page-and-friendly = {" "}· { $n ->
    [one] une amicale
   *[other] { $n } amicales
}
page-edit-me = Modifier
page-band = entre { $low } et { $high }
page-band-note = La bande contient la vraie force 95 fois sur 100 ; la valeur affichée (▾) est son bord inférieur. En pointillé, avec « ? » : moins de dix parties.
page-openings = Ouvertures
page-opening-side = { $game }, { $side }
page-opening-within = entre { $low } et { $high } % dans 95 cas sur 100
page-openings-note = Les premiers coups des parties classées, ceux de même sorte regroupés. La vraie part est entre les deux traits dans 95 cas sur 100.
page-player-answers = répond d’ordinaire en moins de { $span }
page-recent-games = Dernières parties
page-no-finished-game = Pas encore de partie finie.
page-result-won = Gagnée
page-result-lost = Perdue
page-result-half = Nulle
page-tournaments = Tournois
page-no-tournaments = Pas encore de tournoi. Créez-en un.
page-new-tournament = Nouveau tournoi
page-make-tournament = Ouvrir les inscriptions
page-tournament-name = Nom
page-tournament-open = inscriptions ouvertes
page-tournament-running = ronde { $n } sur { $of }
page-tournament-over = terminé
page-tournament-called_off = annulé
page-follow-tournament-note = Être prévenu de chaque nouvelle ronde et de la fin, par les moyens choisis sur la page du compte.
page-tournament-followed = Vous suivez ce tournoi : chaque nouvelle ronde et la fin vous seront annoncées, par les moyens choisis sur la page du compte.
page-followed = suivi
page-call-off-tournament = Annuler le tournoi
page-call-off-tournament-sure = Plus aucune ronde ne sera appariée et personne ne remportera le tournoi. Les parties en cours continuent et comptent pour elles-mêmes.
page-tournament-rated = classé
page-tournament-friendly = amical
page-tournament-rules = Règles
page-sides = Camps
page-games-over = parties finies : { $n } sur { $of }
page-system = Formule
page-system-swiss = Suisse
page-system-round_robin = Toutes rondes
page-system-knock_out = Élimination directe
page-players = { $n ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $n } joueurs
}
page-bracket = Tableau
page-round-since = depuis le { $date }
page-round-about = vers le { $date }
page-round-ends-mail = finie le { $date } si plus personne ne joue
page-round-ends-live = finie à { $date } si plus personne ne joue
page-rounds = Rondes
page-round = Ronde { $n }
page-round-count = { $n } rondes
page-bots-enter = Automates
page-bot-count = { $n ->
    [0] aucun automate
    [one] un automate
   *[other] { $n } automates
}
page-begin = Commencer
page-enter-tournament = S’inscrire
page-not-enter = Se retirer
page-entrants = Inscrits
page-no-entrants = Personne n’est inscrit.
page-rank = Rang
page-standings = Classement
page-standings-final = définitif
page-standings-provisional = provisoire
page-standings-updated = provisoire, mis à jour { $when }
page-points = Points
page-buchholz = Buchholz
page-buchholz-note = La somme des points des adversaires.
page-sonneborn = Sonneb.
page-sonneborn-note = Sonneborn-Berger : les points des joueurs battus, plus la moitié de ceux des joueurs avec qui on a fait nulle.
page-wins = Gagnées
page-wins-note = Parties gagnées.
page-tie-breaks-four = À égalité de points : parties gagnées, puis Buchholz, puis qui a devancé qui parmi les ex æquo.
page-tie-breaks = À égalité de points : Buchholz, puis Sonneborn-Berger, puis les rencontres directes.
page-tie-breaks-head = Départage
page-buchholz-full = Buchholz
page-sonneborn-full = Sonneborn-Berger
page-wins-full = Parties gagnées
page-pairs-swiss = Ceux qui ont à peu près autant de points se rencontrent, et personne deux fois le même adversaire si cela peut s’éviter.
page-pairs-round_robin = Chacun rencontre tous les autres une fois.
page-pairs-knock_out = Qui gagne passe ; après une nulle, c’est le mieux coté. Les plus forts sont exempts.
page-in-full = en entier
page-in-short = en bref
page-first-three = { $first } remporte le tournoi, devant { $others }.
page-bye = exempt
page-bye-note = Une fois au plus ; un point.
page-seats-note = Chacun occupe chaque place à peu près aussi souvent.
page-four-swiss-note = Les points de classement du jeu ; des automates complètent les tables de quatre. Ceux qui ont à peu près autant de points se rencontrent.
page-four-round_robin-note = Les points de classement du jeu ; des automates complètent les tables de quatre. Chacun rencontre tous les autres.
page-four-knock_out-note = Les points de classement du jeu ; des automates complètent les tables de quatre. Les deux premiers passent ; les plus forts sont exempts.
page-sides-note = Autant d’un camp que de l’autre, à un ou deux près.
page-ladder = Classement des joueurs
page-filter-games = Tous les jeux
page-filter-times = Toutes les pendules
page-my-page = Ma page
page-vacation = Congé
page-vacation-left = { $n ->
        [one] il reste un jour cette année
       *[other] il reste { $n } jours cette année
    }
page-vacation-line = Dans les parties par correspondance, aucune pendule ne tourne à vos tables pendant votre absence.
page-vacation-until = Vous êtes en congé jusqu’au { $date }. Dans les parties par correspondance, aucune pendule ne tourne à vos tables.
page-vacation-planned = Vous serez en congé du { $from } au { $to }.
page-vacation-plan = Prévoir des dates
page-vacation-plan-it = Prévoir
page-vacation-cancel = Y renoncer
page-vacation-from = Du
page-vacation-to = Au
page-clock-vacation = en congé jusqu’au { $date }
page-take-vacation = Partir aujourd’hui
page-come-back = Revenir maintenant
