# What emails say.
mail-enter-subject = Your link to Détente
mail-enter = Hello { $name },

    This link signs you in. It works once, within 15 minutes:

    { $link }

    If you did not ask for it, ignore this email: without the link nobody can sign in.
mail-register-subject = Keep your games on Détente
mail-register = Hello,

    This link gives the guest who entered this address an account that keeps their games. It works once, within 15 minutes:

    { $link }

    If that was not you, ignore this email: the address will be forgotten.
mail-mail-subject = Your address on Détente
mail-mail = Hello { $name },

    This link confirms your new address. It works once, within 15 minutes:

    { $link }

    If you did not ask for it, ignore this email: nothing will change.
mail-reset-subject = A new password for Détente
mail-reset = Hello { $name },

    This link lets you choose a new password. It works once, within 15 minutes, and signs you out everywhere else:

    { $link }

    If you did not ask for it, ignore this email: your password stays as it is.
mail-nobody = nobody else
mail-turn-subject = Your turn: { $game }, against { $others }
mail-turn = { $game }, against { $others }: it is your turn.

    { $asked }

    { $link }

    --
    No more emails about this table: { $table-off }
    No more emails at all: { $off }
mail-again-subject = Still your turn: { $game }, against { $others }
mail-again = { $game }, against { $others }: the table is still waiting for you.

    { $asked }

    { $link }

    --
    No more emails about this table: { $table-off }
    No more emails at all: { $off }
mail-nudge-subject = { $by } is waiting for you: { $game }
mail-nudge = { $game }, against { $others }: { $by } reminds you that it is your turn.

    { $asked }

    { $link }

    --
    No more emails about this table: { $table-off }
    No more emails at all: { $off }
mail-bid = Everybody has arrived: bid for the sides.
mail-kept = A seat is kept for you: open the table and sit down.
mail-come = Everybody has arrived: open the table once, and the cards are dealt.
mail-news-subject = { $others }: { $asked }
mail-news = { $others }, a tournament in { $game } that you follow: { $asked }

    { $link }

    --
    No more emails about this tournament: { $table-off }
    No more emails at all: { $off }
mail-tournament-round = round { $n } of { $of } has begun
mail-tournament-over = it is over
mail-tournament-called_off = it was called off
