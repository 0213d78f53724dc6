"""Warnings: acts after which a side loses unless it brings a marker down in time."""

from __future__ import annotations

from detente.core.cards import nth
from detente.core.frame import Frame
from detente.core.message import Reason
from detente.games.thirteen_days.board import DEFCON_1, DEFCON_2, PLAYS, TRACKS
from detente.games.thirteen_days.cards import AGENDA_KIND, AGENDA_TARGET, ON_TRACK
from detente.games.thirteen_days.questions import QUESTIONS
from detente.games.thirteen_days.state import ThirteenDaysState, clone


def danger(s: ThirteenDaysState, q: Frame, action: int) -> Reason | None:
    """Why answering `q` by `action` can lose by nuclear war at the next check.

    Warned of is an act that moves own markers to where war breaks out, or leaves them there
    when no play of this round is left. Own markers and the own agenda are all it looks at.
    """
    after = clone(s)
    after.stack.remove(q)
    QUESTIONS[q.kind].answer(after, q, action)
    found = war_ahead(after, q.seat)
    if found is None or (war_ahead(s, q.seat) is not None and can_still_act(after, q.seat)):
        return None
    return told(found, s, after, q.seat)


def told(found: Reason, s: ThirteenDaysState, after: ThirteenDaysState, seat: int) -> Reason:
    """The warning, with the spaces its marker would go from and to."""
    if "track" not in found.args:
        return found
    marker = seat * 3 + TRACKS.index(str(found.args["track"]).removeprefix("track-"))
    moved: dict[str, int | str] = {"from": s.defcon[marker], "to": after.defcon[marker]}
    return Reason(found.code, found.clause, {**found.args, **moved})


def can_still_act(s: ThirteenDaysState, seat: int) -> bool:
    """Whether a seat has a play or an open question left in this round."""
    return s.played[seat] < PLAYS or any([frame.seat == seat for frame in s.stack])


def war_ahead(s: ThirteenDaysState, seat: int) -> Reason | None:
    """How `seat` would trigger war were the round over now (15.1, 15.2).

    Its own agenda counts: a track agenda lifts a marker out of DEFCON 2 (13.4, 13.6).
    """
    spaces = list(s.defcon[seat * 3 : seat * 3 + 3])
    agenda = nth(s.agenda[seat], 0) if s.agenda[seat] else -1
    for track, space in enumerate(spaces):
        args: dict[str, int | str] = {"track": f"track-{TRACKS[track]}"}
        if space >= DEFCON_1:
            return Reason("danger-defcon-1", "13J-15.1", args)
        lifted = agenda >= 0 and AGENDA_KIND[agenda] == ON_TRACK and AGENDA_TARGET[agenda] == track
        if lifted and space == DEFCON_1 - 1:
            return Reason("danger-own-agenda", "13J-13.6", args)
    if min(spaces) >= DEFCON_2:
        return Reason("danger-three-in-defcon-2", "13J-15.2")
    return None
