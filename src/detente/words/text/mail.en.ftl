# What stands in mails.
mail-enter-subject = Your link to Détente
mail-enter = Hello { $name },

    this link lets you in. It works once, for 15 minutes:

    { $link }

    You did not ask for it? Then do nothing: without the link nobody gets in.
mail-register-subject = Keep your games on Détente
mail-register = Hello,

    this link makes the guest who gave this address an account. It works once, for 15 minutes:

    { $link }

    It was not you? Then do nothing: the address is forgotten.
mail-mail-subject = Your address on Détente
mail-mail = Hello { $name },

    this link confirms your new address. It works once, for 15 minutes:

    { $link }

    You did not ask for it? Then do nothing, and nothing changes.
mail-reset-subject = A new password for Détente
mail-reset = Hello { $name },

    this link lets you choose a new password. It works once, for 15 minutes, and signs you out everywhere else:

    { $link }

    You did not ask for it? Then do nothing, and your password stays.
mail-nobody = nobody else
mail-turn-subject = Your turn: { $game }, against { $others }
mail-turn = { $game }, against { $others }: it is up to you.

    { $asked }

    { $link }

    --
    No more mails about this table: { $table-off }
    No more mails at all: { $off }
mail-again-subject = Still your turn: { $game }, against { $others }
mail-again = { $game }, against { $others }: the table still waits for you.

    { $asked }

    { $link }

    --
    No more mails about this table: { $table-off }
    No more mails at all: { $off }
mail-nudge-subject = { $by } is waiting for you: { $game }
mail-nudge = { $game }, against { $others }: { $by } reminds you that it is up to you.

    { $asked }

    { $link }

    --
    No more mails about this table: { $table-off }
    No more mails at all: { $off }
mail-bid = Everybody is there: bid for the sides.
mail-come = Everybody is there: come to the table once, and it is dealt.
