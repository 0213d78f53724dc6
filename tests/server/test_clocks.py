"""Clocks of tables: the server owns them, they outlast it, and they tell nobody a secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import pytest

from detente.core.match import Match
from detente.core.notation import CALL_OFF, TAKE_OVER, TIME_OUT
from detente.core.record import Record
from detente.server.clocks.pauses import Pauses
from detente.server.messages.agreed import DAY, HOUR, MINUTE
from detente.server.storage.database import Database
from tests.server.people import (
    House,
    Person,
    Place,
    Seen,
    StillClock,
    answer_together,
    draft,
    two_at_a_table,
    whose_turn,
)

LIVE = {"kind": "live", "bank": 5 * MINUTE, "gain": 10, "cap": 0, "out": "lose"}
MAIL = {"kind": "mail", "bank": 3 * DAY, "gain": 12 * HOUR, "cap": 5 * DAY, "out": "claim"}


class ClockHouse(House):
    """A house whose clock goes on when it is told to."""

    def __init__(self, database: str, clock: StillClock, **settings: object) -> None:
        super().__init__(database, clock, **settings)
        self.clock = clock

    def goes_on(self, seconds: float) -> None:
        """Time passes, and the server looks for what is due."""
        self.clock.goes_on(seconds)
        self.do(self.parts.timekeeper.look())

    def sees_the_new_year(self) -> None:
        """It is January: the year does not end in the middle of a test."""
        now = self.clock.now()
        january = datetime(datetime.fromtimestamp(now, UTC).year + 1, 1, 2, tzinfo=UTC)
        self.goes_on(january.timestamp() - now)


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[ClockHouse]:
    with ClockHouse(module_database, StillClock()) as open_house:
        yield open_house


Make = Callable[[str], Person]


def timed(person: Make, time: Seen | None, **more: object) -> tuple[Place, Place]:
    """Who is asked alone at a table of two with a clock, and who is not."""
    ann, bob = two_at_a_table(person("Ann"), person("Bob"), time=time, **more)
    answer_together([ann, bob])
    return whose_turn(ann, bob)


def left(place: Place, of: Place | None = None) -> int:
    """How many seconds a place sees on a clock: its own, or another's."""
    seat = (of or place).last["seat"]
    return int(place.last["clocks"]["seats"][seat]["left"]) // 1_000


def runs(place: Place) -> list[bool]:
    return [one["runs"] for one in place.last["clocks"]["seats"]]


def hand_over(mover: Place, other: Place) -> None:
    """Play until the other is asked."""
    while mover.last["actions"] and not mover.last["result"]:
        mover.does(mover.last["actions"][0])
        if not mover.hushed:
            other.sees(mover.last["moves"])


def sees_the_end(place: Place) -> Seen:
    while place.last["result"] is None:
        place.view()
    end: Seen = place.last["result"]
    return end


def record(place: Place, who: Person) -> Record:
    return Record.from_json(who.http.get(f"/api/tables/{place.table}/record").json())


# -- running -----------------------------------------------------------------------------------


def test_how_long_one_may_think_is_told_before_one_joins(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.makes("me", "open", time=MAIL)

    assert MAIL == bob.http.get(f"/api/tables/{table}").json()["time"]
    assert MAIL == bob.looks_at(table).last["time"]
    listed = bob.http.get("/api/tables").json()["open"]
    assert [MAIL] == [one["time"] for one in listed if one["id"] == table]
    assert bob.looks_at(table).last["clocks"] is None


@pytest.mark.parametrize("odd", [{"bank": 1}, {"gain": 10 * DAY}, {"cap": 60}, {"kind": "mail"}])
def test_a_clock_nobody_can_play_by_is_refused(person: Make, odd: Seen) -> None:
    body = {"game": "thirteen_days", "seats": ["me", "open"], "time": {**LIVE, **odd}}
    answer = person("Ann").http.post("/api/tables", json=body)

    assert (400, "wrong-time") == (answer.status_code, answer.json()["error"]["id"])


def test_time_is_charged_to_who_is_asked(house: ClockHouse, person: Make) -> None:
    mover, other = timed(person, LIVE)
    before, theirs = left(mover), left(other)
    house.goes_on(30)
    hand_over(mover, other)

    assert before - 30 + 10 == left(mover) == left(other, mover)
    assert theirs == left(other)
    assert [n == other.last["seat"] for n in (0, 1)] == runs(other)


def test_an_undo_gives_no_time_back_and_none_more(house: ClockHouse, person: Make) -> None:
    both = list(timed(person, LIVE))
    mover = draft(both)
    other = both[1 - both.index(mover)]
    before, heard = left(mover), len(other.traffic)
    house.goes_on(20)
    mover.asks("undo")

    assert before - 20 == left(mover)
    assert [] == other.views(heard)
    assert (before - 20, runs(mover)) == (left(other.anew(), mover), runs(other.anew()))


def test_a_bot_has_no_clock(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random", time=LIVE))

    assert [False, True] == [one is None for one in place.last["clocks"]["seats"]]


# -- time-outs ---------------------------------------------------------------------------------


def test_who_runs_out_of_time_loses_and_the_record_says_so(house: ClockHouse, person: Make) -> None:
    mover, other = timed(person, LIVE)
    house.goes_on(left(mover) - 1)
    assert mover.anew().last["result"] is None
    house.goes_on(1)

    end = sees_the_end(other)
    assert ([other.last["seat"]], "time-out") == (end["winners"], end["why"])
    kept = record(other, person("Cat"))
    assert (mover.last["seat"], TIME_OUT) == kept.moves[-1]
    replayed = Match.replay(kept).result
    assert replayed is not None and "time-out" == replayed.why


def test_a_move_that_comes_too_late_is_refused_and_ends_the_game(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, LIVE)
    house.clock.goes_on(left(mover))
    answer = mover.asks("do", action=mover.last["actions"][0])

    assert ("refused", "time-is-out") == (answer["t"], answer["reason"]["id"])
    assert "time-out" == sees_the_end(other)["why"]


def test_where_nobody_comes_the_game_is_called_off(house: ClockHouse, person: Make) -> None:
    ann, _bob = two_at_a_table(person("Ann"), person("Bob"), time=LIVE)
    house.goes_on(5 * MINUTE)

    assert "called-off" == sees_the_end(ann)["why"]


def test_a_bot_takes_over_and_the_game_goes_on(house: ClockHouse, person: Make) -> None:
    mover, other = timed(person, {**LIVE, "out": "bot"})
    seat = mover.last["seat"]
    house.goes_on(left(mover))
    while other.last["seats"][seat]["kind"] != "bot":
        other.hears()
    late = Place(house.address, mover.table, mover.cookie)
    late.view()

    assert late.last["seat"] is None
    while not other.last["actions"]:
        other.view()
    assert other.last["result"] is None
    other.resigns()
    kept = record(other, person("Cat"))
    assert (seat, TAKE_OVER) in kept.moves
    Match.replay(kept)
    assert [(seat, mover_guest(house, mover))] == house.sql(
        "SELECT seat, gone FROM seats WHERE table_id = :id AND kind = 'bot'", id=mover.table
    )


def mover_guest(house: House, mover: Place) -> str:
    found = house.sql(
        "SELECT maker, gone FROM tables JOIN seats ON table_id = tables.id"
        " WHERE tables.id = :id AND gone IS NOT NULL",
        id=mover.table,
    )
    return str(found[0][1])


def test_a_time_out_is_found_though_the_table_is_in_no_memory(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, LIVE)
    mover.close()
    other.close()
    house.do(house.parts.hall.forget_idle(0))
    house.goes_on(left(mover))

    assert "time-out" == sees_the_end(other.anew())["why"]


# -- claims ------------------------------------------------------------------------------------


def test_the_game_may_be_claimed_when_time_is_out_and_not_before(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, MAIL)
    assert "nothing-to-claim" == other.asks("claim", what="win")["reason"]["id"]
    house.goes_on(left(mover))
    while not other.last["clocks"]["claims"]:
        other.view()

    assert [] == mover.anew().last["clocks"]["claims"]
    assert "nothing-to-claim" == mover.anew().asks("claim", what="win")["reason"]["id"]
    assert "nothing-to-claim" == other.asks("claim", what="call_off")["reason"]["id"]
    end = other.asks("claim", what="win")["result"]
    assert ([other.last["seat"]], "time-out") == (end["winners"], end["why"])


def test_while_nobody_claims_the_seat_may_still_play(house: ClockHouse, person: Make) -> None:
    mover, other = timed(person, MAIL)
    house.goes_on(left(mover) + HOUR)
    hand_over(mover, other)

    assert 12 * HOUR == left(mover)
    assert "nothing-to-claim" == other.asks("claim", what="win")["reason"]["id"]


def test_who_waits_may_give_a_day(house: ClockHouse, person: Make) -> None:
    mover, other = timed(person, MAIL)
    assert "no-time-to-give" == other.asks("give_time")["reason"]["id"]
    house.goes_on(left(mover) + HOUR)
    view = other.asks("give_time")

    assert DAY == left(other, mover)
    assert [] == view["clocks"]["claims"]
    house.goes_on(DAY - 1)
    assert [] == other.anew().last["clocks"]["claims"]
    house.goes_on(1)
    assert ["win"] == other.anew().last["clocks"]["claims"]


def test_live_the_game_may_be_claimed_from_who_is_asked_and_away_for_two_minutes(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, {**LIVE, "out": "claim"})
    house.goes_on(MINUTE)
    mover.close()
    while other.hears_a("seats")["seats"][mover.last["seat"]]["online"]:
        pass
    house.goes_on(2 * MINUTE - 1)
    assert "nothing-to-claim" == other.asks("claim", what="win")["reason"]["id"]
    assert [] == other.anew().last["clocks"]["claims"]
    house.goes_on(1)

    assert 2 * MINUTE * 1_000 == other.last["clocks"]["patience"]
    end = other.asks("claim", what="win")["result"]
    assert ([other.last["seat"]], "time-out") == (end["winners"], end["why"])


def test_live_nobody_claims_from_who_is_there_or_has_come_back(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, {**LIVE, "out": "claim"})
    mover.close()
    while other.hears_a("seats")["seats"][mover.last["seat"]]["online"]:
        pass
    mover.anew()
    house.goes_on(3 * MINUTE)

    assert "nothing-to-claim" == other.asks("claim", what="win")["reason"]["id"]


def test_a_table_without_a_clock_may_be_ended_after_two_weeks(
    house: ClockHouse, person: Make
) -> None:
    mover, other = timed(person, None)
    house.goes_on(14 * DAY - 1)
    assert other.anew().last["clocks"] is None
    assert "nothing-to-claim" == other.asks("claim", what="call_off")["reason"]["id"]
    house.goes_on(1)

    assert ["win", "call_off"] == other.anew().last["clocks"]["claims"]
    assert mover.anew().last["clocks"] is None
    assert "called-off" == other.asks("claim", what="call_off")["result"]["why"]
    assert CALL_OFF == record(other, person("Cat")).moves[-1][1]


# -- asked together: the law -------------------------------------------------------------------


def told_of(*watchers: Place, people: list[Person], table: str) -> str:
    """Everything these windows and these people are told of the clocks, read anew."""
    seen: list[Any] = [place.anew().last["clocks"] for place in watchers]
    for one in people:
        seen.append(one.http.get(f"/api/tables/{table}").json()["clocks"])
        mine = one.http.get("/api/tables").json()["mine"]
        seen.append([info["clocks"] for info in mine if info["id"] == table])
    return json.dumps(seen)


@pytest.mark.parametrize("time", [LIVE, MAIL, {**MAIL, "out": "bot"}])
def test_no_clock_tells_who_has_answered_in_secret(
    house: ClockHouse, person: Make, time: Seen
) -> None:
    ann, bob, cat = person("Ann"), person("Bob"), person("Cat")
    one, two = two_at_a_table(ann, bob, time=time)
    eyes = cat.looks_at(one.table)
    assert two.last["clocks"]["hushed"]
    house.goes_on(60)
    before = told_of(two, eyes, people=[bob, cat], table=one.table)
    heard = len(two.traffic), len(eyes.traffic)
    while one.last["actions"]:
        one.does(one.last["actions"][0])

    assert before == told_of(two, eyes, people=[bob, cat], table=one.table)
    two.says(t="ping")
    eyes.says(t="ping")
    two.hears_a("pong")
    eyes.hears_a("pong")
    since = [*two.traffic[heard[0] :], *eyes.traffic[heard[1] :]]
    assert [] == [message for message in since if '"clocks"' in message]
    house.goes_on(60)
    assert time["bank"] - 120 == left(two.anew())
    assert time["bank"] == left(two, one)
    assert time["bank"] - 60 == left(one.anew())


def test_when_all_have_answered_the_clocks_are_shown(house: ClockHouse, person: Make) -> None:
    one, two = two_at_a_table(person("Ann"), person("Bob"), time=LIVE)
    house.goes_on(60)
    answer_together([one, two])

    assert not two.anew().last["clocks"]["hushed"]
    assert 4 * MINUTE + 10 == left(two, one) == left(one, two)


# -- pauses ------------------------------------------------------------------------------------


def test_by_mail_no_clock_runs_while_a_player_is_on_vacation(
    house: ClockHouse, person: Make
) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, two = two_at_a_table(ann, bob, time=MAIL)
    answer_together([one, two])
    mover, other = whose_turn(one, two)
    before = left(mover)
    away = ann.http.post("/api/vacation", json={"end": house.clock.now() + 6 * DAY})

    assert (200, 24) == (away.status_code, away.json()["days_left"])
    house.goes_on(5 * DAY)
    seen = mover.anew().last["clocks"]
    assert seen["stands"] and before == left(mover.anew())
    assert house.clock.now() + DAY == seen["seats"][one.last["seat"]]["vacation"]
    assert 200 == ann.http.post("/api/vacation/end").status_code
    house.goes_on(HOUR)
    assert before - HOUR == left(mover.anew())
    house.goes_on(before)
    assert ["win"] == other.anew().last["clocks"]["claims"]


def test_live_a_vacation_stops_nothing(house: ClockHouse, person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    one, two = two_at_a_table(ann, bob, time=LIVE)
    answer_together([one, two])
    ann.http.post("/api/vacation", json={"end": house.clock.now() + DAY})
    house.goes_on(5 * MINUTE + 10)

    assert "time-out" == sees_the_end(one)["why"]


def test_there_are_so_many_days_of_vacation_in_a_year(house: ClockHouse, person: Make) -> None:
    house.sees_the_new_year()
    ann, now = person("Ann"), house.clock.now()

    def asks(**body: int) -> str:
        answer = ann.http.post("/api/vacation", json=body)
        return "" if answer.status_code == 200 else str(answer.json()["error"]["id"])

    assert "too-long-a-vacation" == asks(end=now + 31 * DAY)
    assert "wrong-vacation" == asks(end=now - DAY)
    assert "wrong-vacation" == asks(end=now + DAY, start=now + 2 * DAY)
    assert "" == asks(end=now + 12 * DAY, start=now + 10 * DAY)
    assert "vacation-is-planned" == asks(end=now + DAY)
    assert 28 == ann.http.get("/api/vacation").json()["days_left"]
    ann.http.post("/api/vacation/end")
    assert {"days_left": 30, "start": None, "end": None} == ann.http.get("/api/vacation").json()


def test_who_reads_vacations_late_forgets_none_that_was_taken_meanwhile() -> None:
    stored: list[SimpleNamespace] = []

    class Slow:
        """Answers the first question last, with what was stored when it was asked."""

        asked = 0

        async def read(self, _job: object) -> list[SimpleNamespace]:
            self.asked += 1
            found = list(stored)
            await asyncio.sleep(0.05 / self.asked)
            return found

    async def take_one() -> Pauses:
        pauses = Pauses(cast(Database, Slow()))
        early = asyncio.create_task(pauses.load())
        await asyncio.sleep(0)
        stored.append(SimpleNamespace(id=1, guest="ann", began=5, until=10))
        await asyncio.gather(early, pauses.load())
        return pauses

    assert (1, (5, 10)) == asyncio.run(take_one()).vacation("ann", 7)


def test_clocks_outlast_the_server_and_nobody_pays_for_its_absence(database: str) -> None:
    clock = StillClock()
    with ClockHouse(database, clock) as house:
        ann, bob = Person(house.address, "Ann"), Person(house.address, "Bob")
        one, two = two_at_a_table(ann, bob, time=LIVE)
        answer_together([one, two])
        mover, other = whose_turn(one, two)
        house.goes_on(60)
        before, mine, theirs = left(mover.anew()), mover.cookie, other.cookie
    clock.goes_on(2 * HOUR)
    with ClockHouse(database, clock) as house:
        again = Place(house.address, mover.table, mine)
        again.view()
        assert before == left(again)
        house.goes_on(before - 1)
        assert 1 == left(again.anew())
        house.goes_on(1)
        won = Place(house.address, mover.table, theirs)
        won.view()
        assert "time-out" == sees_the_end(won)["why"]
    for one_of_them in (ann, bob):
        one_of_them.leave()


# -- two servers -------------------------------------------------------------------------------


@pytest.mark.postgresql
def test_of_a_move_and_a_time_out_at_two_servers_one_counts(postgres: str) -> None:
    """A move that was written first stands; a time-out that was written first ends the game."""
    clock = StillClock()
    with ClockHouse(postgres, clock) as here, ClockHouse(postgres, clock) as there:
        for late in (False, True):
            ann, bob = Person(here.address, "Ann"), Person(here.address, "Bob")
            one, two = two_at_a_table(ann, bob, time=LIVE)
            answer_together([one, two])
            mover, other = whose_turn(one, two)
            there.do(there.parts.hall.table(mover.table))
            clock.goes_on(left(mover) - (not late))
            if not late:
                hand_over(mover, other)
                clock.goes_on(1)
            there.do(there.parts.timekeeper.look())
            found = Place(there.address, mover.table, other.cookie)
            found.view()
            assert late == (found.last["result"] is not None)
            if late:
                answer = mover.asks("do", action=mover.last["actions"][0])
                assert "refused" == answer["t"]
            for who in (ann, bob):
                who.leave()
