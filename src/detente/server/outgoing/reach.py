"""By which ways somebody is told: those they have chosen, and where these lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog

from detente.server.storage.schema import accounts, notices, pushes

log: Final = structlog.get_logger("detente.reach")

Way = Literal["mail", "push", "webhook"]
"""How somebody is told."""


class Reach(NamedTuple):
    """Where somebody is told; nothing where they are not."""

    mail: str | None
    webhook: str | None
    browsers: int
    language: str
    off_turn: bool  # whether to tell of questions that come while another is on turn
    always: bool  # whether to tell who has the table open

    @staticmethod
    def of(row: sa.Row[Any], id: str) -> Reach:  # Any: whatever else was asked
        """The ways open for what is told of a table, or of a tournament."""
        quiet = _quiet(row.quiet).get(id, ())
        return Reach(
            None if "mail" in quiet else row.mail,
            None if "webhook" in quiet else row.webhook,
            0 if "push" in quiet else row.browsers,
            row.language,
            row.off_turn,
            row.always,
        )


def _quiet(kept: str) -> Mapping[str, Sequence[Way]]:
    """By table or tournament, the ways by which nothing is told of it; none if that is unclear."""
    try:
        return msgspec.json.decode(kept, type=dict[str, list[Way]])
    except msgspec.DecodeError as error:
        log.error("wishes make no sense", error=str(error))
        return {}


def reached(guest: sa.Column[str], *about: sa.ColumnElement[Any]) -> sa.Select[Any]:
    """Ask about those of some guests who want to be told something: this first, then how."""
    browsers = sa.select(sa.func.count()).where(pushes.c.guest == guest).scalar_subquery()
    return (
        sa.select(
            *about,
            sa.case((notices.c.mail, accounts.c.mail)).label("mail"),
            notices.c.webhook,
            browsers.label("browsers"),
            accounts.c.language,
            notices.c.off_turn,
            notices.c.always,
            sa.cast(notices.c.quiet, sa.Text).label("quiet"),  # unread: one may make no sense
        )
        .join_from(guest.table, notices, notices.c.guest == guest)
        .join(accounts, accounts.c.guest == guest)
    )
