# Ce que dit la table en réseau, en plus des jeux.
wait-for-players = On attend que les autres joueurs prennent place.
wait-for-nonces = On attend que chacun dévoile sa part des dés : chaque joueur doit passer une fois à la table.
wait-for-delay = La partie a commencé. Les spectateurs la voient avec { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    } de retard.
table-has-open-seats = La partie commence quand toutes les places sont prises.
seat-is-taken = Cette place est déjà prise.
no-such-table = Cette table n’existe pas.
no-such-series = Cette série de parties n’existe pas.
no-such-game = Ce jeu n’existe pas.
no-such-option = Ce jeu n’a pas cette option, ou l’option n’accepte pas cette valeur.
no-such-bot = Ce robot n’existe pas.
no-such-promise = Le secret de la table a été retiré entre-temps ; veuillez réessayer.
no-open-seat = Toutes les places sont prises ; vous pouvez regarder.
wrong-seats = Ces places ne conviennent pas au jeu.
too-many-tables = Vous avez trop de parties en cours ; terminez-en une d’abord.
not-your-table = Seuls les joueurs de cette table peuvent faire cela.
game-is-not-over = La partie n’est pas terminée.
table-is-from-another-version = Cette partie a été jouée avec d’autres règles que celles de ce serveur.
table-is-stopped = Cette partie est arrêtée.
table-rules-differ = À partir du coup { $move }, les règles de ce serveur ne jouent plus cette partie comme elle a été jouée. Elle est conservée telle quelle, montrée jusque-là, et peut être annulée ; elle ne peut pas continuer.
table-rules-unknown = Cette partie se joue avec des règles que ce serveur ne connaît pas (version { $version }). Elle est conservée telle quelle et peut être annulée ; elle ne peut pas continuer ici.
mixed-nickname = Un nom s’écrit dans un seul alphabet, pour que personne ne passe pour un autre.
bad-nickname = Un nom doit avoir au moins un caractère visible.
bad-record = Ce fichier n’est pas une partie que l’on peut revoir.
start-is-over = La partie est finie à ce moment : il n’y a rien à continuer.
start-is-no-series = Une partie que l’on continue ne peut pas ouvrir une série.
start-keeps-its-options = Une partie que l’on continue garde les options avec lesquelles elle a été jouée.
too-many-comments = Vous venez de dire beaucoup ; jouez sans un mot, ou attendez un instant.
no-such-offer = Ce n’est plus proposé.
offer-stands = Une proposition est déjà sur la table ; il faut d’abord y répondre ou la retirer.
offer-was-declined = Cela vient d’être refusé ; jouez avant de le proposer de nouveau.
rules-have-a-draw = Dans ce jeu, la nulle se propose selon sa propre règle.
hints-only-against-bots = Les conseils sont réservés aux parties contre des automates seuls.
too-many-hints = Cela fait beaucoup de conseils ; réfléchissez un peu vous-même.
no-hint = L’automate n’a rien à dire ici.
nothing-said = Il n’y a rien dans cette ligne.
not-your-seat = Quelqu’un à cette table ne veut pas jouer avec vous.
too-many-blocks = Vous avez bloqué autant de joueurs que possible ; débloquez-en un d’abord.
muted = Le responsable de ce serveur vous a retiré la parole ; vous pouvez continuer à jouer sans un mot.
banned = Le responsable de ce serveur vous en a fermé l’accès.
too-many-reports = Il y a déjà beaucoup de signalements ; merci d’attendre demain.
no-such-lesson = Il n’y a pas de telle leçon.
not-in-a-lesson = Cela ne se fait pas dans une leçon.
malformed = Le serveur n’a pas compris la demande.
oversized = La demande est trop longue.
foreign = La demande vient d’un autre site.
too-many = Trop de demandes ; veuillez patienter un instant.
not-found = Il n’y a rien ici.
unavailable = Le serveur ne peut pas le faire pour l’instant ; veuillez réessayer.
late = Ce n’est pas le moment de dévoiler une part des dés, ou ce n’est pas celle qui était scellée.
rebuilt = Un problème est survenu à cette table. Elle est telle qu’avant la dernière action ; rien n’est perdu.
table-is-damaged = Les données de cette table sont abîmées ; l’hébergeur peut s’en occuper.

# Comptes
too-many-tries = Attendez une minute, puis réessayez.
wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
used-link = Ce lien a déjà servi ou date trop. Demandez-en un autre.
name-taken = Quelqu’un porte déjà ce nom.
mail-taken = Un autre compte a déjà cette adresse.
no-account = Seul un compte a cela.
has-account = Vous avez déjà un compte.
no-mail = Ce serveur n’envoie pas de courriels.
wrong-name = Tapez votre nom exactement comme il est écrit.
