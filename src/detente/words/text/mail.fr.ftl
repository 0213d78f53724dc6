# Ce que disent les courriels.
mail-enter-subject = Votre lien pour Détente
mail-enter = Bonjour { $name },

    Voici votre lien de connexion. Il ne sert qu’une fois, pendant 15 minutes :

    { $link }

    Si vous n’avez rien demandé, ignorez ce courriel : sans le lien, personne ne peut se connecter.
mail-register-subject = Garder vos parties sur Détente
mail-register = Bonjour,

    Ce lien donne à l’invité qui a indiqué cette adresse un compte qui garde ses parties. Il ne sert qu’une fois, pendant 15 minutes :

    { $link }

    Si ce n’était pas vous, ignorez ce courriel : l’adresse sera oubliée.
mail-mail-subject = Votre adresse sur Détente
mail-mail = Bonjour { $name },

    Ce lien confirme votre nouvelle adresse. Il ne sert qu’une fois, pendant 15 minutes :

    { $link }

    Si vous n’avez rien demandé, ignorez ce courriel : rien ne changera.
mail-reset-subject = Un nouveau mot de passe pour Détente
mail-reset = Bonjour { $name },

    Ce lien permet de choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant 15 minutes, et vous déconnecte partout ailleurs :

    { $link }

    Si vous n’avez rien demandé, ignorez ce courriel : votre mot de passe reste le même.
mail-nobody = personne d’autre
mail-turn-subject = À vous : { $game }, contre { $others }
mail-turn = { $game }, contre { $others } : c’est à vous.

    { $asked }

    { $link }

    --
    Ne plus recevoir de courriels pour cette table : { $table-off }
    Ne plus recevoir aucun courriel : { $off }
mail-again-subject = Toujours à vous : { $game }, contre { $others }
mail-again = { $game }, contre { $others } : la table vous attend toujours.

    { $asked }

    { $link }

    --
    Ne plus recevoir de courriels pour cette table : { $table-off }
    Ne plus recevoir aucun courriel : { $off }
mail-nudge-subject = { $by } vous attend : { $game }
mail-nudge = { $game }, contre { $others } : { $by } vous rappelle que c’est à vous.

    { $asked }

    { $link }

    --
    Ne plus recevoir de courriels pour cette table : { $table-off }
    Ne plus recevoir aucun courriel : { $off }
mail-bid = Tout le monde est là : misez pour les camps.
mail-kept = Une place vous est réservée : ouvrez la table et asseyez-vous.
mail-come = Tout le monde est là : ouvrez la table une fois, et l’on distribue.
mail-news-subject = { $others } : { $asked }
mail-news = { $others }, un tournoi de { $game } que vous suivez : { $asked }

    { $link }

    --
    Ne plus recevoir de courriels pour ce tournoi : { $table-off }
    Ne plus recevoir aucun courriel : { $off }
mail-tournament-round = la ronde { $n } sur { $of } a commencé
mail-tournament-over = il est terminé
mail-tournament-called_off = il a été annulé
