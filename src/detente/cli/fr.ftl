# Ce que dit le terminal en plus des jeux.

terminal-welcome = { $game }. Vous jouez { $seat } ; { $bot } joue le reste. Tapez « help » pour l’aide.
terminal-final = définitif
terminal-danger = Attention : { $why } Retapez-le pour le faire quand même.
terminal-why-legal = Vous pouvez le faire maintenant.
terminal-clause = { $why } (règle { $clause })
terminal-cannot-read = « { $text } » n’est ni un numéro de la liste ni une action ; « help » dit ce qu’on peut taper.
terminal-no-card = Il n’y a pas de carte « { $text } ».
terminal-no-rule = Il n’y a pas de règle { $text }.
terminal-thinking = { $seat } réfléchit…
terminal-winner = Victoire : { $seat }.
terminal-no-winner = Personne ne gagne.
terminal-saved = Partie enregistrée dans { $path } ; pour continuer : detente play --resume { $path }
terminal-played-on = Partie continuée à partir du coup { $n } d’une partie enregistrée.
terminal-undone = C’est repris.
terminal-help =
    { "  " }3                 faire l’action no 3 de la liste
    { "  " }place italy       la même, en toutes lettres
    { "  " }undo              reprendre la dernière action, tant que personne n’a rien vu de plus
    { "  " }why place berlin  puis-je le faire maintenant, et quelle règle l’interdit
    { "  " }card NOM          ce que dit une carte
    { "  " }rules 9.10        lire une règle, ou un chapitre
    { "  " }log, board, list  ce qui s’est passé ; la table ; ce que vous pouvez faire
    { "  " }resign, quit      abandonner ; quitter la partie

terminal-you = Vous
terminal-round = Tour
terminal-aftermath = Conséquences
terminal-prestige = Prestige
terminal-level = égalité
terminal-letter = Lettre personnelle
terminal-hand = Votre main
terminal-cards = cartes
terminal-deck = Pioche
terminal-discard = Défausse
terminal-agenda = Objectif
terminal-agendas = Objectifs
terminal-supply = Réserve
terminal-battleground = Théâtre
terminal-track = Piste
terminal-turn = Tour
terminal-ops = Ops
terminal-vp = PV
terminal-defcon = DEFCON
terminal-military = Militaire
terminal-space = Espace
terminal-china = Carte Chine
terminal-hands = Mains
terminal-effects = En vigueur
terminal-removed = Retirées
terminal-nothing = –
terminal-presence = présence
terminal-domination = domination
terminal-control = contrôle
terminal-votes = Voix
terminal-momentum = Élan
terminal-rest = Repos
terminal-bag = Sac
terminal-supply = Réserve
terminal-candidates = Candidats
terminal-media = médias
terminal-issues = Thèmes
terminal-strategy = Stratégie de campagne
terminal-game = Partie
terminal-score = Score
terminal-active = Au trait
terminal-quiet = Tours calmes
terminal-leader = Chef
terminal-reserve = Réserve
terminal-fallen = Tombés
terminal-claims = Annonces
terminal-notebook = Carnet
terminal-campaign = Campagne
terminal-eliminated = Éliminés
terminal-popularity = Popularité
terminal-opinion = Opinion
terminal-members = Adhérents
terminal-supports = Soutiens
terminal-secrets = Secrets
terminal-crisis = Action
terminal-author = de
terminal-rounds-left = Tours restants
terminal-reacts = Peuvent réagir
terminal-planned = Programme
terminal-action-round = Round d’action
