"""The one door for secrets: what a seat may know, and what it may imagine (section 16)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of, pick_some
from detente.core.frame import NONE, ForSeat
from detente.core.rng import Rng
from detente.core.state import View
from detente.core.values import counted
from detente.games.berlin63.board import BLANK, BLUE, RED, SEATS, SQUARE_NAMES, WIDEST
from detente.games.berlin63.clock import clock
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_UNMASKED,
    possible,
    public_trail,
)
from detente.games.berlin63.notebook import notebook
from detente.games.berlin63.position import Base, Claim, Own, Position, Shared, Shown, Team
from detente.games.berlin63.preview import previews
from detente.games.berlin63.spies import SPIES, SPY_NAMES
from detente.games.berlin63.state import (
    CLAIM,
    FIRST,
    STAND_UP,
    TEAM,
    BerlinState,
    cast,
    clone,
    line,
    owner,
    taken_cards,
)
from detente.games.berlin63.worlds import Arrangement, Worlds, chosen

BerlinView = View[BerlinState]

HIDDEN_PLAN: Final = bytes(WIDEST)


def observe(s: BerlinState, seat: int | None) -> BerlinView:
    """Own identities, leader and reserve; of the other team only what stands and is counted.

    When the match is over everything is open (B63-14.9).
    """
    public = clone(s)
    counts = (s.reserve[RED].bit_count(), s.reserve[BLUE].bit_count())
    if s.result is None:
        for side in (RED, BLUE):
            if side != seat:
                _blank(public, side)
        if seat is None:
            public.trail = public_trail(s.trail)
            public.acted = [0, 0]
    return View(seat, public, counts)


def _blank(public: BerlinState, side: int) -> None:
    public.leader = counted(public.leader, side, BLANK)
    public.who[side * TEAM : (side + 1) * TEAM] = bytes([BLANK] * TEAM)
    public.reserve[side] = 0
    plan = [public.plan[:WIDEST], public.plan[WIDEST:]]
    plan[side] = HIDDEN_PLAN
    public.plan = b"".join(plan)


# -- imagining -------------------------------------------------------------------------------


def imagine(view: BerlinView, rng: Rng) -> BerlinState:
    """A full state that fits everything seen: each possible arrangement is equally likely."""
    s = clone(view.state)
    if s.result is not None:
        return s
    hidden = [side for side in (RED, BLUE) if side != view.seat]
    worlds = [possible(s, side) for side in hidden]
    for side, leader, of_side in zip(hidden, _leaders(s, worlds, rng), worlds):
        _fill(s, side, of_side.choose(leader, rng), rng)
    return s


def _leaders(s: BerlinState, worlds: list[Worlds], rng: Rng) -> list[int]:
    """The hidden leaders, drawn together: they always differ (B63-3.4)."""
    counts = [of_side.leaders(taken_cards(s)) for of_side in worlds]
    if len(counts) == 1:
        return [chosen(counts[0], sum(counts[0]), rng)]
    pairs = [
        0 if red == blue else counts[0][red] * counts[1][blue]
        for red in range(SPIES)
        for blue in range(SPIES)
    ]
    return list(divmod(chosen(pairs, sum(pairs), rng), SPIES))


def _fill(s: BerlinState, side: int, arrangement: Arrangement, rng: Rng) -> None:
    """Put an imagined team where the view has blanks; before the game, as far as it has come."""
    if not any([isinstance(q, ForSeat) and q.whom == side for q in s.stack]):  # not dealt yet
        s.leader = counted(s.leader, side, arrangement.leader)
    if s.stage <= STAND_UP:
        s.reserve[side] = cast(s)
        if s.stage == STAND_UP and not any([q.seat == side for q in s.stack]):
            _fill_plan(s, side, arrangement, rng)
        return
    s.reserve[side] = arrangement.reserve
    for number, spy in enumerate(arrangement.who):
        s.who[side * TEAM + number] = spy


def _fill_plan(s: BerlinState, side: int, arrangement: Arrangement, rng: Rng) -> None:
    """A seat that is ready has chosen its five, and on a wide board their squares."""
    columns = pick_some((1 << s.ground.columns) - 1, line(s), rng)
    for column, spy in zip(cards_of(columns), arrangement.who):
        s.plan = counted(s.plan, side * WIDEST + column, FIRST + spy)


# -- the wire --------------------------------------------------------------------------------


def to_json(view: BerlinView) -> Position:
    """A view in plain JSON types."""
    return {**shared(view), **own(view)}


def shared(view: BerlinView) -> Shared:
    """What everybody sees, in plain JSON types: what is not known is null."""
    s = view.state
    return {
        "columns": s.ground.columns,
        "rows": s.ground.rows,
        "needed": s.options.number("match_wins"),
        "game": s.games,
        "wins": {name: s.wins[seat] for seat, name in enumerate(SEATS)},
        "turn": s.turns,
        "active": SEATS[s.active] if s.turns else None,
        "quiet": s.quiet,
        "quiet_limit": s.options.number("quiet_turn_limit"),
        "mover": _number(s.mover),
        "attacked": _number(s.attacked),
        "claims": _claims_json(s),
        "clock": clock(s),
        "previews": previews(s),
    }


def own(view: BerlinView) -> Own:
    """What this reader sees otherwise than others, in plain JSON types."""
    s = view.state
    told: Own = {
        "bases": [_base_json(s, base) for base in range(2 * TEAM)],
        "teams": {name: _team_json(view, seat) for seat, name in enumerate(SEATS)},
        "shown": _shown(view),
    }
    if s.options.on("memory_aid"):
        told["notebook"] = notebook(view)
    return told


def _base_json(s: BerlinState, base: int) -> Base:
    return {
        "base": base,
        "seat": SEATS[owner(base)],
        "square": _square(s.where[base]),
        "spy": _spy(s.who[base]),
    }


def _team_json(view: BerlinView, seat: int) -> Team:
    s = view.state
    known = view.seat == seat or s.result is not None
    plan = [s.plan[seat * WIDEST + column] for column in range(WIDEST)]
    return {
        "leader": _spy(s.leader[seat]),
        "reserve": view.counts[seat],
        "after_a_loss": view.counts[seat] - 1 if view.counts[seat] else None,
        "reserve_spies": _spies(s.reserve[seat]) if known else None,
        "box": _spies(s.box[seat]),
        "plan": [_spy(c - FIRST) if c >= FIRST else None for c in plan if c] if known else None,
    }


def _shown(view: BerlinView) -> list[Shown]:
    """The identities this reader alone was shown since it last acted (B63-16.2): who was away when
    one was shown sees it before anything else.
    """
    s = view.state
    if view.seat is None or s.result is not None:
        return []
    found: list[Shown] = []
    for at in range(s.acted[view.seat], len(s.trail), RECORD):
        what, base, seen = s.trail[at], s.trail[at + 1], s.trail[at + 2]
        if (
            what in (SAW_CAUGHT, SAW_UNMASKED)
            and owner(base) != view.seat
            and s.where[base] != BLANK
        ):
            found.append(
                {"n": at // RECORD, "square": SQUARE_NAMES[s.where[base]], "spy": SPY_NAMES[seen]}
            )
    return found


def _claims_json(s: BerlinState) -> list[Claim]:
    """The chain of claims, the first at the bottom: what the page shows as a stack."""
    told: list[Claim] = []
    for at in range(0, len(s.chain), CLAIM):
        base, name = s.chain[at], s.chain[at + 1]
        target, to = s.chain[at + 2], s.chain[at + 3]
        told.append(
            {
                "seat": SEATS[owner(base)],
                "square": _square(s.where[base]),
                "spy": SPY_NAMES[name],
                "target": _square(target),
                "to": _square(to),
            }
        )
    return told


def _number(base: int) -> int | None:
    return None if base == NONE else base


def _square(square: int) -> str | None:
    return None if square == BLANK else SQUARE_NAMES[square]


def _spy(spy: int) -> str | None:
    return None if spy == BLANK else SPY_NAMES[spy]


def _spies(spies: int) -> list[str]:
    return [SPY_NAMES[spy] for spy in cards_of(spies)]
