# Ce que disent les courriels.
mail-enter-subject = Votre lien pour Détente
mail-enter = Bonjour { $name },

    ce lien vous fait entrer. Il sert une fois, pendant 15 minutes :

    { $link }

    Vous ne l’avez pas demandé ? Ne faites rien : sans le lien, personne n’entre.
mail-register-subject = Garder vos parties sur Détente
mail-register = Bonjour,

    ce lien fait un compte de l’invité qui a donné cette adresse. Il sert une fois, pendant 15 minutes :

    { $link }

    Ce n’était pas vous ? Ne faites rien : l’adresse est oubliée.
mail-mail-subject = Votre adresse sur Détente
mail-mail = Bonjour { $name },

    ce lien confirme votre nouvelle adresse. Il sert une fois, pendant 15 minutes :

    { $link }

    Vous ne l’avez pas demandé ? Ne faites rien, et rien ne change.
mail-reset-subject = Un nouveau mot de passe pour Détente
mail-reset = Bonjour { $name },

    ce lien permet de choisir un nouveau mot de passe. Il sert une fois, pendant 15 minutes, et vous déconnecte partout ailleurs :

    { $link }

    Vous ne l’avez pas demandé ? Ne faites rien, et votre mot de passe reste.
mail-nobody = personne d’autre
mail-turn-subject = À vous : { $game }, contre { $others }
mail-turn = { $game }, contre { $others } : c’est à vous.

    { $asked }

    { $link }

    --
    Plus de courriels sur cette table : { $table-off }
    Plus aucun courriel : { $off }
mail-again-subject = Toujours à vous : { $game }, contre { $others }
mail-again = { $game }, contre { $others } : la table vous attend toujours.

    { $asked }

    { $link }

    --
    Plus de courriels sur cette table : { $table-off }
    Plus aucun courriel : { $off }
mail-nudge-subject = { $by } vous attend : { $game }
mail-nudge = { $game }, contre { $others } : { $by } vous rappelle que c’est à vous.

    { $asked }

    { $link }

    --
    Plus de courriels sur cette table : { $table-off }
    Plus aucun courriel : { $off }
mail-bid = Tout le monde est là : misez pour les camps.
mail-come = Tout le monde est là : passez une fois à la table, et on distribue.
