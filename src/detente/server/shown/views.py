"""What one reader is shown: the only place where a match becomes a message."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from detente.core import message as core
from detente.core.course import Course
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.notes import EVERYONE, Note
from detente.core.options import Value
from detente.core.rng import commitment
from detente.core.state import Result
from detente.server.messages import api, wire
from detente.server.messages.agreed import Time
from detente.server.storage.rows import Asked, Offer, Prompt, TableRow, What
from detente.server.thinking.thoughts import Advice

NO_DICE: Final = wire.Fairness("", [], [], None, False)
"""Where nobody was promised anything: in a lesson, in a replay, on one's own device."""


def message(said: core.Message) -> wire.Message:
    """A sentence for the wire."""
    return wire.Message(said.id, said.args)


def reason(why: core.Reason) -> wire.Reason:
    """A reason for the wire."""
    return wire.Reason(why.id, why.args, why.clause)


def maybe(why: core.Reason | None) -> wire.Reason | None:
    """A reason for the wire, if there is one."""
    return None if why is None else reason(why)


def outcome(result: Result | None) -> wire.Result | None:
    """How a game ended, for the wire."""
    if result is None:
        return None
    return wire.Result(list(result.winners), list(result.scores), result.why)


def fairness(
    row: TableRow, promised: str, over: bool, seat: int | None = None, begun: bool = True
) -> wire.Fairness:
    """The promise about the dice; the nonces only once they are fixed, the secret at the end."""
    return wire.Fairness(
        promised,
        [one.seal for one in row.seats],
        [one.nonce if begun else None for one in row.seats],
        row.secret.hex() if over else None,
        row.must_show(seat),
    )


def log(
    match: Course[Any],
    seat: int | None,
    start: int,
    times: Sequence[int] = (),
    said: dict[int, wire.LogLine] | None = None,
) -> list[wire.LogLine]:
    """The log from line `start` on, as `seat` may read it; `times[n]` is when move `n` was made.

    `said` keeps what is the same for every reader of one moment, by its line.
    """
    known = {} if said is None else said
    lines = []
    for at in range(start, len(match.log)):
        note = match.log[at][1]
        line = known.get(at)
        if line is None:
            line = _line(match, at, match.game.say(note, seat), times)
            if note.readers == EVERYONE:
                known[at] = line
        lines.append(line)
    return lines


def without_comments(
    match: Course[Any], lines: list[wire.LogLine], unheard: Sequence[int]
) -> list[wire.LogLine]:
    """A log without what some seats have said with their moves."""
    return [
        msgspec.structs.replace(line, comment="")
        if line.comment and match.moves[line.n - 1][0] in unheard
        else line
        for line in lines
    ]


def open_log(match: Course[Any]) -> list[wire.LogLine]:
    """The log with every secret in it, for a game that is over."""
    game = match.game
    return [
        _line(match, at, game.say(Note(note.what, note.args, EVERYONE), None))
        for at, (_, note) in enumerate(match.log)
    ]


def _line(
    match: Course[Any], at: int, said: core.Message, times: Sequence[int] = ()
) -> wire.LogLine:
    n = match.log[at][0]
    by = match.moves[n - 1][0] if n else CHANCE
    cause = _mover(match, n - 1) if by == CHANCE else CHANCE
    time = times[n] if times else None
    return wire.LogLine(n, said.id, said.args, time, match.comment(at), by, cause)


def _mover(match: Course[Any], n: int) -> int:
    """The seat that made the last of the first `n` moves which chance has not made."""
    while n > 0 and match.moves[n - 1][0] == CHANCE:
        n -= 1
    return match.moves[n - 1][0] if n > 0 else CHANCE


def part(row: TableRow) -> wire.Part | None:
    """Which game of a series a table is, for the wire."""
    if row.part is None:
        return None
    return wire.Part(row.part.series, row.part.number + 1, row.part.games, row.part.decided)


def table_info(
    row: TableRow,
    guest: str | None,
    seats: list[wire.SeatInfo] | None = None,
    asked: Asked | None = None,
    clocks: wire.Clocks | None = None,
    remind: bool = False,
) -> api.TableInfo:
    """A table as a list shows it to a guest, from memory or as it is stored."""
    mine = row.seats_of(guest)
    open = row.begun and row.stopped is None
    waiting = row.waits_for(guest) if mine and open else []
    offered = [] if row.offer is None else row.offer.asked
    if seats is None:
        seats = [wire.SeatInfo(s.kind, s.name, s.kind == "bot", False) for s in row.seats]
    alone = len(mine) == 1 and mine[0] in waiting
    prompt = _prompt(row, asked, mine[0]) if alone else None
    if mine and (row.must_bid(mine[0]) or row.must_come(mine[0])):
        prompt = Prompt(waits_for(row, mine[0]), {})
    return api.TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        seats=seats,
        my_seats=mine,
        my_turn=any([n in waiting or n in offered or _awaited(row, n) for n in mine]),
        waiting=waiting,
        asked=None if prompt is None else wire.Message(prompt.id, prompt.args),
        bids=row.bids,
        off_turn=prompt is not None and prompt.off_turn,
        begun=row.begun,
        over=row.result is not None,
        result=_ended(row),
        public=row.public,
        created=row.created,
        last_move=row.changed,
        commitment=commitment(row.secret),
        part=part(row),
        delay=row.delay,
        given=row.given,
        stopped=row.stopped is not None,
        time=row.time,
        rated=row.rated,
        clocks=clocks,
        remind=remind,
    )


def waits_for(row: TableRow, seat: int | None) -> str:
    """What a table that was not dealt yet waits for, as somebody on a seat is told."""
    if row.must_come(seat):
        return "take-your-seat"
    if row.must_bid(seat):
        return "bid-for-sides"
    if row.bidding:
        return "wait-for-bids"
    return "wait-for-nonces" if row.full else "wait-for-players"


def _awaited(row: TableRow, seat: int) -> bool:
    """Whether the deal waits for a seat."""
    return row.must_come(seat) or row.must_bid(seat) or row.must_show(seat)


def _ended(row: TableRow) -> wire.Result | None:
    ended = row.ended
    if ended is None:
        return None
    return wire.Result(list(ended.winners), list(ended.scores), ended.why)


def _prompt(row: TableRow, asked: Asked | None, seat: int) -> Prompt | None:
    """What a seat is asked, if that is known."""
    known = asked or row.asked
    if known is None or known.at != row.changed:
        return None
    return known.prompts.get(str(seat))


class Beside(msgspec.Struct, frozen=True, kw_only=True):
    """What a reader is shown beside the match: the table it is played at."""

    table: str
    seats: list[wire.SeatInfo]
    fairness: wire.Fairness
    begun: bool = True
    waits_for: str = "wait-for-players"
    rematch: str | None = None
    part: wire.Part | None = None
    offer: Offer | None = None
    offers: Sequence[What] = ()
    delay: int = 0
    lesson: wire.Lesson | None = None
    stopped: core.Reason | None = None
    time: Time | None = None
    clocks: wire.Clocks | None = None
    rated: bool = False
    bids: wire.Bids | None = None


class Now(NamedTuple):
    """What a move changes of a view, beside the position."""

    seq: int
    prompt: wire.Message
    waiting: list[int]
    actions: list[int]
    forced: bool
    can_undo: bool
    undoes: int | None
    moves: int


class Setting(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """What a move seldom changes of a view, as it stands on the wire."""

    table: str
    game: str
    options: dict[str, Value]
    seat: int | None
    result: wire.Result | None
    seats: list[wire.SeatInfo]
    given: int
    fairness: wire.Fairness
    begun: bool
    rematch: str | None
    part: wire.Part | None
    offer: wire.Offer | None
    offers: list[What]
    delay: int
    lesson: wire.Lesson | None
    stopped: wire.Message | None
    time: Time | None
    rated: bool
    clocks: wire.Clocks | None
    bids: wire.Bids | None


class Sight(NamedTuple):
    """A table as one seat sees it, all but its log; put together it is a view.

    Of the position `common` is what everybody sees, `own` what this seat sees otherwise.
    """

    setting: Setting
    now: Now
    common: Mapping[str, object]
    own: Mapping[str, object]


def view(match: Course[Any], seat: int | None, beside: Beside) -> wire.View:
    """What `seat` (None: a spectator) may know of a match, and what it may do; not its log."""
    return whole(sight(match, seat, beside))


def sight(match: Course[Any], seat: int | None, beside: Beside) -> Sight:
    """The same in its parts, where nobody else looks on who sees some of them, too."""
    seen = match.game.observe(match.state, seat)
    now = moving(match, seat, beside.begun, beside.stopped is not None, beside.waits_for)
    return Sight(setting(match, seat, beside), now, match.game.to_json(seen), {})


def whole(
    sight: Sight, log_from: int = 0, log: Sequence[wire.LogLine] = (), ack: str | None = None
) -> wire.View:
    """A view with the log from a line on."""
    setting, now = sight.setting, sight.now
    return wire.View(
        table=setting.table,
        game=setting.game,
        options=setting.options,
        seq=now.seq,
        seat=setting.seat,
        position={**sight.common, **sight.own},
        prompt=now.prompt,
        waiting=now.waiting,
        actions=now.actions,
        forced=now.forced,
        can_undo=now.can_undo,
        undoes=now.undoes,
        log_from=log_from,
        log=list(log),
        result=setting.result,
        seats=setting.seats,
        moves=now.moves,
        given=setting.given,
        fairness=setting.fairness,
        ack=ack,
        begun=setting.begun,
        rematch=setting.rematch,
        part=setting.part,
        offer=setting.offer,
        offers=setting.offers,
        delay=setting.delay,
        lesson=setting.lesson,
        stopped=setting.stopped,
        time=setting.time,
        rated=setting.rated,
        clocks=setting.clocks,
        bids=setting.bids,
    )


def setting(match: Course[Any], seat: int | None, beside: Beside) -> Setting:
    """What a move seldom changes of what `seat` sees."""
    offer, stopped = beside.offer, beside.stopped
    return Setting(
        table=beside.table,
        game=match.game.name,
        options=match.game.options.unusual(),
        seat=seat,
        result=outcome(match.result),
        seats=beside.seats,
        given=match.given,
        fairness=beside.fairness,
        begun=beside.begun,
        rematch=beside.rematch,
        part=beside.part,
        offer=None if offer is None else wire.Offer(offer.what, offer.seat, offer.asked),
        offers=list(beside.offers),
        delay=beside.delay,
        lesson=beside.lesson,
        stopped=None if stopped is None else message(stopped),
        time=beside.time,
        rated=beside.rated,
        clocks=beside.clocks,
        bids=beside.bids,
    )


def moving(
    match: Course[Any], seat: int | None, begun: bool, stopped: bool = False, waits_for: str = ""
) -> Now:
    """What a move changes of what `seat` sees, and what it may do."""
    if stopped or not begun:
        prompt = wire.Message("table-is-stopped" if stopped else waits_for, {})
    else:
        prompt = message(match.game.prompt(match.state, seat))
    waiting = [] if stopped else [n for n in match.waiting if n != CHANCE]
    number, moves = match.number(seat), len(match.moves)
    if seat is None or stopped or not begun:
        return Now(number, prompt, waiting, [], False, False, None, moves)
    actions, undoes = match.shown(seat), match.undoes(seat)
    forced = len(actions) == 1 and match.forced(seat)
    return Now(number, prompt, waiting, actions, forced, undoes is not None, undoes, moves)


def shared(match: Course[Any]) -> Mapping[str, object]:
    """What everybody sees of a position: made of what a spectator may know."""
    return match.game.shared(match.game.observe(match.state, None))


def own(match: Course[Any], seat: int | None) -> Mapping[str, object]:
    """What `seat` sees otherwise than others."""
    return match.game.own(match.game.observe(match.state, seat))


def about(match: Course[Any], seat: int, action: int) -> wire.About:
    """Why `seat` cannot do this, or what it risks and brings, and whether it ends undo."""
    game: Game[Any] = match.game
    state = match.state
    why = game.why_not(state, seat, action)
    if why is not None:
        return wire.About(action, reason(why), None, None, False, 0, {})
    final = match.ends_undo(seat, action)
    danger = game.danger(state, seat, action)
    safer = None if danger is None else game.safer(state, seat, action)
    repeats = 1 if final else match.repeats(seat, action)
    expect = game.expect(game.observe(state, seat), action)
    return wire.About(action, None, maybe(danger), safer, final, repeats, expect)


def expected(match: Course[Any], seat: int, actions: Sequence[int]) -> wire.Expected:
    """What acts would cost or bring, of those that are open to `seat`."""
    game: Game[Any] = match.game
    open, seen = game.legal(match.state, seat), game.observe(match.state, seat)
    told = [wire.Expectation(act, game.expect(seen, act)) for act in actions if act in open]
    return wire.Expected(match.number(seat), told)


def held(match: Course[Any], seat: int, said: wire.Do) -> wire.Held | None:
    """What the player of a legal act wants to be asked first: is it worth the risk, is it final?"""
    game: Game[Any] = match.game
    state, action = match.state, said.action
    if action not in game.legal(state, seat):
        return None
    danger = game.danger(state, seat, action) if "danger" in said.unless else None
    if danger is not None:
        return wire.Held(said.id, action, reason(danger), game.safer(state, seat, action), False)
    if "final" in said.unless and match.ends_undo(seat, action):
        return wire.Held(said.id, action, None, None, True)
    return None


def hint(asked: wire.AskHint, advice: Advice) -> wire.Hint:
    """What a bot would do, for who wants to know."""
    why = [wire.Gain(term, amount) for term, amount in advice.expected.why]
    deeds = [wire.Deed(*deed) for deed in advice.expected.deeds]
    return wire.Hint(asked.id, asked.seq, advice.action, why, deeds)


def times(match: Match[Any], made: Sequence[int], seats: Sequence[int] | None) -> Sequence[int]:
    """When the table and the moves were made that some seats (None: a spectator) know of."""
    if not match.together or seats is None:
        return made
    mine = match.answers(seats)
    return [*made[: match.settled + 1], *[made[n + 1] for n in mine]]


def moment(
    match: Course[Any], total: int, seat: int | None, everything: bool, over: bool = True
) -> api.ReplayView:
    """One moment of a game, for a seat, a spectator, or, when it is over, with all cards open."""
    game: Game[Any] = match.game
    lines = open_log(match) if everything else log(match, seat, 0)
    seats = [wire.SeatInfo("human", name, False, False) for name in game.seats]
    shown = view(match, seat, Beside(table="", seats=seats, fairness=NO_DICE))
    hands = None
    if everything:
        hands = [game.to_json(game.observe(match.state, n)) for n in range(len(game.seats))]
    fields = {name: getattr(shown, name) for name in wire.View.__struct_fields__}
    fields["log"] = lines
    if not over:
        fields["position"] = game.recall(game.observe(match.state, seat))
    return api.ReplayView(**fields, total=total, open=hands)
