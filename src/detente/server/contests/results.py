"""What a guest has played for, entered and solved, when the guest becomes part of an account."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from detente.server.storage.schema import attempts, audience, entrants, ratings, results


def hand_over(c: Connection, guest: str, account: str) -> None:
    """Give an account what a guest has played for: where both are rated, the account's counts."""
    known = sa.select(ratings.c.game).where(ratings.c.player == account)
    mine = ratings.c.player == guest
    c.execute(sa.update(ratings).where(mine, ratings.c.game.not_in(known)).values(player=account))
    c.execute(sa.update(results).where(results.c.player == guest).values(player=account))
    entered = sa.select(entrants.c.tournament).where(entrants.c.player == account)
    free = (entrants.c.player == guest, entrants.c.tournament.not_in(entered))
    c.execute(sa.update(entrants).where(*free).values(player=account))
    heard = sa.select(audience.c.tournament).where(audience.c.guest == account)
    new = (audience.c.guest == guest, audience.c.tournament.not_in(heard))
    c.execute(sa.update(audience).where(*new).values(guest=account))
    tried = sa.select(attempts.c.puzzle).where(attempts.c.guest == account)
    first = (attempts.c.guest == guest, attempts.c.puzzle.not_in(tried))
    c.execute(sa.update(attempts).where(*first).values(guest=account))
