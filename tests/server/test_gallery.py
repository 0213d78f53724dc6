"""Spectators of a table with a delay see it as it was some minutes ago, and learn nothing newer."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import detente
from detente.core.match import Match
from detente.core.record import Record
from detente.server.clocks.clock import Clock
from tests.server.people import (
    House,
    Person,
    Place,
    Seen,
    answer_together,
    draft,
    drafts,
    let_see,
    play,
    two_at_a_table,
    whose_turn,
)
from tests.server.test_one_screen import look

LATE = 5 * 60
"""What spectators are behind, in seconds."""

Make = Callable[[str], Person]


class Alarm:
    """Something that is done when a clock comes to it."""

    def __init__(self, at: float, work: Callable[[], None]) -> None:
        self.at = at
        self.work = work
        self.on = True

    def cancel(self) -> None:
        self.on = False


class StoppedClock(Clock):
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.time = super().now() - 5  # no other clock is looked at
        self.alarms: list[Alarm] = []

    def now(self) -> int:
        return self.time

    def later(self, seconds: float, work: Callable[[], None]) -> Alarm:
        assert seconds > 0
        self.alarms.append(Alarm(self.time + seconds, work))
        return self.alarms[-1]

    async def goes_on(self, seconds: int) -> None:
        self.time += seconds
        due = [alarm for alarm in self.alarms if alarm.on and alarm.at <= self.time]
        self.alarms = [alarm for alarm in self.alarms if alarm.on and alarm not in due]
        for alarm in due:
            alarm.work()


class LateHouse(House):
    """A server whose clock stands still."""

    def __init__(self, database: str) -> None:
        self.clock = StoppedClock()
        super().__init__(database, self.clock)

    def wait(self, seconds: int) -> None:
        self.do(self.clock.goes_on(seconds))


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[LateHouse]:
    with LateHouse(module_database) as open_house:
        yield open_house


class Late:
    """A table with a delay: who is asked, who is not, and who has looked on from the deal."""

    def __init__(self, house: LateHouse, person: Make, **more: object) -> None:
        self.house = house
        self.ann, self.bob, self.eve = person("Ann"), person("Bob"), person("Eve")
        ann, bob = two_at_a_table(self.ann, self.bob, delay=5, **more)
        self.id = ann.table
        answer_together([ann, bob])
        self.mover, self.other = whose_turn(ann, bob)
        self.eyes = self.eve.looks_at(self.id)
        house.wait(LATE + 1)
        self.eyes.sees(ann.last["moves"])

    def gets(self, who: Person, what: str = "") -> tuple[int, Seen]:
        """What a guest is answered about the table."""
        answer = who.http.get(f"/api/tables/{self.id}{what}")
        return answer.status_code, answer.json()

    def end(self) -> None:
        """The game ends; who looks on has heard everything that was sent."""
        self.other.resigns()
        self.mover.sees(self.other.last["moves"])
        hears_everything(self.eyes)


@pytest.fixture
def table(house: LateHouse, person: Make) -> Late:
    return Late(house, person)


def hears_everything(place: Place) -> None:
    """Everything that was sent so far has come."""
    place.says(t="ping")
    place.hears_a("pong")


def step(table: Late) -> Place:
    """Play to where an act can be taken back, all of it seen; do that act; who did it."""
    mover = draft([table.mover, table.other])
    mover.asks("restart")
    table.house.wait(LATE + 1)
    hears_everything(table.eyes)
    assert mover.last["moves"] == table.eyes.last["moves"]
    mover.does(next(action for action in mover.last["actions"] if not final(mover, action)))
    return mover


def final(place: Place, action: int) -> bool:
    """Whether an act could not be taken back."""
    place.says(t="about", action=action)
    return bool(place.hears_a("about")["final"])


def as_it_was(record: Record, moves: int) -> Seen:
    """What a spectator may see after so many moves."""
    game = detente.game(record.game)
    match: Match[Any] = Match.replay(record, moves, game)
    prompt = game.prompt(match.state, None)
    return {
        "position": game.to_json(game.observe(match.state, None)),
        "prompt": {"id": prompt.id, "args": prompt.args},
        "waiting": [seat for seat in match.waiting if seat >= 0],
    }


# -- while the game goes on ------------------------------------------------------------------


def test_nothing_of_the_last_minutes_is_in_what_a_spectator_receives(
    house: LateHouse, person: Make
) -> None:
    rng = random.Random(3)
    ann, bob = two_at_a_table(person("Ann"), person("Bob"), delay=5)
    late = person("Eve").looks_at(ann.table)
    made: list[int] = [house.clock.time] * ann.last["moves"]  # when each move was made
    for n in range(18):  # no game of 13 Jours is over sooner
        said = f"word{n}." if n in (0, 14, 15, 16, 17) else ""
        mover = next(place for place in (ann, bob) if place.last["actions"])
        other = bob if mover is ann else ann
        action = rng.choice(mover.last["actions"])
        moves = mover.asks("do", action=action, comment=said)["moves"]
        let_see(mover, other)
        if not mover.hushed:  # what is drafted was not made yet
            made += [house.clock.time] * (moves - len(made))
        hears_everything(late)
        house.wait((0, 1, 30, 200)[n % 4])
        hears_everything(late)
        old = [time for time in made if time + LATE < house.clock.time]
        assert len(old) == late.last["moves"]
        assert all(line["at"] + LATE < house.clock.time for line in late.lines if line["n"])
    told = "".join(late.traffic)
    assert [n for n in range(18) if f"word{n}." in told] == [0]
    assert not any(view["thinking"] for view in late.last["seats"])


def test_the_position_is_the_one_of_that_time(house: LateHouse, table: Late) -> None:
    mover, other = table.mover, table.other
    play([mover, other], 3)
    house.wait(60)
    play([mover, other], 4)
    house.wait(LATE - 59)
    seen = table.eyes.view()
    table.end()
    record = Record.from_json(table.gets(table.ann, "/record")[1])

    assert seen["moves"] < mover.last["moves"]
    was = as_it_was(record, seen["moves"])
    assert was == {name: seen[name] for name in was}
    assert (None, None, 5) == (seen["result"], seen["fairness"]["secret"], seen["delay"])


def test_players_see_everything_at_once(table: Late) -> None:
    play([table.mover, table.other], 3)
    moves = table.mover.last["moves"]

    assert table.other.last["moves"] == moves
    assert moves == table.gets(table.bob, "/replay")[1]["total"]
    assert 5 == table.mover.last["delay"]


def test_what_is_taken_back_meanwhile_was_never_seen(house: LateHouse, table: Late) -> None:
    mover = step(table)
    shown, said = table.eyes.last["moves"], len(table.eyes.traffic)
    house.wait(60)
    mover.asks("undo")
    house.wait(LATE + 1)
    hears_everything(table.eyes)

    assert mover.last["moves"] == shown
    assert [] == table.eyes.views(said)


def test_what_is_drafted_is_not_seen_however_old_it_is(house: LateHouse, table: Late) -> None:
    mover, said = step(table), len(table.eyes.traffic)
    shown, lines = table.eyes.last, list(table.eyes.lines)
    house.wait(LATE + 1)
    hears_everything(table.eyes)
    assert [] == table.eyes.views(said)
    fresh = table.eve.looks_at(table.id)
    assert (shown["position"], shown["moves"], lines) == (
        fresh.last["position"],
        fresh.last["moves"],
        fresh.lines,
    )
    mover.asks("undo")
    house.wait(LATE + 1)
    hears_everything(table.eyes)

    assert [] == table.eyes.views(said)


def test_an_act_is_seen_as_a_whole_and_of_the_time_it_was_finished(
    house: LateHouse, table: Late
) -> None:
    mover = step(table)
    said, moves, lines = len(table.eyes.traffic), table.eyes.last["moves"], len(table.eyes.lines)
    house.wait(60)
    while drafts(mover):
        mover.does(mover.last["actions"][-1])
    done = house.clock.time
    house.wait(LATE + 1)
    hears_everything(table.eyes)

    assert [mover.last["moves"]] == [view["moves"] for view in table.eyes.views(said)]
    assert mover.last["moves"] > moves + 1
    assert {done} == {line["at"] for line in table.eyes.lines[lines:]}


def test_what_was_taken_back_meanwhile_is_in_no_log(house: LateHouse, table: Late) -> None:
    mover = step(table)
    house.wait(LATE + 1)
    mover.asks("undo")
    hears_everything(table.mover)
    hears_everything(table.other)
    play([table.mover, table.other], 6, seed=2)
    house.wait(LATE + 1)
    table.eyes.view()

    assert table.eve.looks_at(table.id).lines == table.eyes.lines


def test_an_offer_is_seen_late(house: LateHouse, table: Late) -> None:
    table.mover.asks("offer", what="draw")
    hears_everything(table.eyes)
    assert table.eyes.last["offer"] is None
    house.wait(LATE + 1)

    assert "draw" == table.eyes.view()["offer"]["what"]


def test_http_tells_who_looks_on_no_more_than_the_socket(house: LateHouse, table: Late) -> None:
    shown, then = table.eyes.last["moves"], house.clock.time - LATE - 1
    play([table.mover, table.other], 3)
    moves = table.mover.last["moves"]

    info = table.gets(table.eve)[1]
    assert (then, 5, False) == (info["last_move"], info["delay"], info["over"])
    moment = table.gets(table.eve, f"/replay?upto={moves}")[1]
    assert (shown, shown) == (moment["moves"], moment["total"])
    assert 409 == table.gets(table.eve, "/replay?seat=0")[0]
    assert 409 == table.gets(table.eve, "/record")[0]
    house.wait(LATE + 1)
    assert moves == table.gets(table.eve, "/replay")[1]["total"]
    assert house.clock.time - LATE - 1 == table.gets(table.eve)[1]["last_move"]


def test_a_bot_s_thoughts_are_not_seen(house: LateHouse, person: Make) -> None:
    ann, eve = person("Ann"), person("Eve")
    late = eve.looks_at(ann.makes("me", "bot:greedy", delay=5))
    mine = ann.looks_at(late.table)
    while not mine.last["actions"]:
        mine.view()
    mine.does(mine.last["actions"][0])
    hears_everything(late)

    assert not [seat for view in late.views() for seat in view["seats"] if seat["thinking"]]


# -- its beginning and its end ---------------------------------------------------------------


def test_a_spectator_sees_who_sits_down_at_once_and_the_deal_late(
    house: LateHouse, person: Make
) -> None:
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.makes("me", "open", delay=1)
    late = eve.looks_at(table)
    assert ("wait-for-players", "open") == (
        late.last["prompt"]["id"],
        late.last["seats"][1]["kind"],
    )
    bob.joins(table)
    assert "Bob" == late.hears_a("seats")["seats"][1]["name"]
    assert not late.last["begun"]
    again = eve.looks_at(table).last
    assert ({"id": "wait-for-delay", "args": {"minutes": 1}}, 0) == (
        again["prompt"],
        again["moves"],
    )
    house.wait(61)

    assert late.view()["begun"] and late.last["moves"]


def test_a_spectator_who_takes_a_seat_sees_the_table_as_it_is(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    late = bob.looks_at(ann.makes("me", "open", delay=60))
    bob.joins(late.table)
    seen = late.view()

    assert (1, True) == (seen["seat"], seen["begun"])
    assert seen["moves"] and seen["log_from"] == 0
    assert late.does(seen["actions"][0])["moves"] > seen["moves"]


def test_the_end_is_seen_late_wherever_one_asks(house: LateHouse, table: Late) -> None:
    table.end()
    secret = table.mover.last["fairness"]["secret"]
    next_table = table.ann.http.post(f"/api/tables/{table.id}/rematch", json={}).json()["id"]
    hears_everything(table.eyes)

    assert secret and table.gets(table.ann)[1]["over"]
    assert not table.gets(table.eve)[1]["over"]
    for what in ("/record", "/replay?seat=all", "/replay?seat=1"):
        assert (409, 200) == (table.gets(table.eve, what)[0], table.gets(table.ann, what)[0])
    told = "".join(table.eyes.traffic)
    assert secret not in told and next_table not in told and "resigned" not in told
    house.wait(LATE + 1)

    seen = table.eyes.view()
    assert table.mover.last["result"] == seen["result"]
    assert (secret, next_table) == (seen["fairness"]["secret"], seen["rematch"])
    assert 200 == table.gets(table.eve, "/record")[0]
    assert 200 == table.gets(table.eve, "/replay?seat=all")[0]
    assert table.gets(table.eve)[1]["over"]


def test_the_standings_of_a_series_wait_for_the_end_to_be_seen(
    house: LateHouse, person: Make
) -> None:
    table = Late(house, person, games=3)
    table.end()
    for one in (table.ann, table.bob):
        one.http.post(f"/api/tables/{table.id}/rematch", json={})

    def series(who: Person) -> tuple[int, int]:
        found = who.http.get(f"/api/series/{table.id}").json()
        return len(found["tables"]), sum([line["total"] for line in found["standings"]])

    assert ((1, 0), (2, 2)) == (series(table.eve), series(table.ann))
    house.wait(LATE + 1)
    assert (2, 2) == series(table.eve)


def test_the_next_game_has_the_same_delay(table: Late) -> None:
    table.end()
    again = table.ann.http.post(f"/api/tables/{table.id}/rematch", json={}).json()["id"]

    assert 5 == table.ann.http.get(f"/api/tables/{again}").json()["delay"]


# -- how it is kept --------------------------------------------------------------------------


def test_a_delay_outlives_the_server(database: str) -> None:
    with LateHouse(database) as house:
        ann, eve = Person(house.address, "Ann"), Person(house.address, "Eve")
        table = ann.makes("me", "me", delay=5)
        both = [look(house, ann, table, seat) for seat in (0, 1)]
        dealt, mine = both[0].last["moves"], both[1]
        house.wait(60)
        for place in both:
            place.does(place.last["actions"][0])
        moves, time, cookie = mine.last["moves"], house.clock.time, eve.cookie
        ann.leave()
        eve.leave()
    with LateHouse(database) as house:
        house.clock.time = time + 250
        eve = Person(house.address, "Eve", cookie)
        late = eve.looks_at(table)
        assert (dealt, dealt) == (late.last["moves"], len_of_replay(eve, late.table))
        house.wait(LATE - 249)
        assert moves == late.view()["moves"]
        eve.leave()


def len_of_replay(who: Person, table: str) -> int:
    return int(who.http.get(f"/api/tables/{table}/replay").json()["total"])


def test_for_nobody_no_match_is_kept_ready(house: LateHouse, table: Late) -> None:
    gallery = house.do(house.parts.hall.table(table.id)).presence.gallery
    assert gallery is not None and gallery._match is not None
    table.eyes.close()
    play([table.mover, table.other], 1)

    assert gallery._match is None


def test_a_table_that_leaves_memory_waits_for_nothing(house: LateHouse, table: Late) -> None:
    gallery = house.do(house.parts.hall.table(table.id)).presence.gallery
    play([table.mover, table.other], 2)
    assert gallery in waiting(house)
    for place in (table.mover, table.other, table.eyes):
        place.close()
    while gallery in waiting(house):  # until the server has seen that all have gone
        house.do(house.parts.hall.forget_idle(0))

    assert house.parts.hall.live_table(table.id) is None


def waiting(house: LateHouse) -> list[object]:
    """What will be done later, by whom."""
    return [getattr(one.work, "__self__", None) for one in house.clock.alarms if one.on]


def test_the_moves_of_another_game_are_no_news(house: LateHouse, table: Late) -> None:
    table.end()
    start = {"table": table.id, "upto": table.mover.last["moves"] - 1}
    again = table.ann.looks_at(table.ann.makes("me", "me", delay=5, start=start))
    late = table.eve.looks_at(again.table)
    given = again.last["given"]
    assert given and (given, given) == (late.last["given"], late.last["moves"])
    again.resigns()
    hears_everything(late)
    assert (given, None) == (late.last["moves"], late.last["result"])
    house.wait(LATE + 1)

    assert again.last["result"] == late.view()["result"]


def test_a_game_that_is_not_seen_to_be_over_is_not_played_on_from(
    house: LateHouse, table: Late
) -> None:
    table.end()
    start = {"table": table.id, "upto": table.mover.last["moves"] - 1}
    body = {"game": "thirteen_days", "seats": ["me", "me"], "start": start}
    answers = [
        one.http.post("/api/tables", json=body).status_code for one in (table.eve, table.ann)
    ]

    assert [409, 201] == answers
    house.wait(LATE + 1)
    assert 201 == table.eve.http.post("/api/tables", json=body).status_code


@pytest.mark.parametrize("delay", [-1, 2, 61, "5 minutes", None, 5.5])
def test_a_delay_is_one_of_those_there_are(person: Make, delay: object) -> None:
    body = {"game": "thirteen_days", "seats": ["me", "me"], "delay": delay}
    answer = person("Ann").http.post("/api/tables", json=body)

    assert (400, "malformed") == (answer.status_code, answer.json()["error"]["id"])
