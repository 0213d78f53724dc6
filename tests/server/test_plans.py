"""Answers in advance: given for their seat, seen by nobody else, and telling nothing by their time.

The law stands in `detente.server.clocks.plans`; what others hear is read from the raw traffic.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

import detente
from detente.core.match import Match
from detente.core.record import Record
from detente.server.clocks import plans
from detente.server.clocks.plans import AWAY, HERE
from detente.server.messages.agreed import MINUTE
from detente.server.upkeep.retention import Kept
from detente.server.upkeep.upkeep import Upkeep
from tests.server.people import House, Person, Place, Seen, StillClock, let_see

Make = Callable[[str], Person]
AHEAD = [
    (name, question.id)
    for name in detente.games()
    for question in detente.game(name).questions
    if question.ahead
]
SOON, LATEST = HERE[0] / 1_000, HERE[1] / 1_000
CALLED, CALLED_LATEST = AWAY[0] / 1_000, AWAY[1] / 1_000


class PlanHouse(House):
    """A house whose clock goes on when it is told to, and which then looks for planned answers."""

    def __init__(self, database: str, clock: StillClock) -> None:
        super().__init__(database, clock)
        self.clock = clock

    def goes_on(self, seconds: float) -> None:
        self.do(self.parts.plans.look())
        self.clock.goes_on(seconds)
        self.do(self.parts.plans.look())


@pytest.fixture(scope="module")
def house(module_database: str) -> Iterator[PlanHouse]:
    with PlanHouse(module_database, StillClock()) as open_house:
        yield open_house


@pytest.fixture(autouse=True)
def only_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks for planned answers when a test has it look."""
    monkeypatch.setattr(plans, "LOOKS", 3_600.0)


class Moment(NamedTuple):
    """After `act` of `mover`, `asked` owes an answer that can be planned."""

    record: dict[str, Any]
    mover: int
    act: int
    asked: int
    card: str
    answers: tuple[int, ...]


def moment(name: str, question: str) -> Moment:
    """Play at random until somebody is asked that, and may answer all that can be planned."""
    game = detente.game(name)
    for seed in range(3_000):
        match: Match[Any] = Match(game, seed=seed)
        rng = random.Random(seed)
        while not match.over and len(match.moves) < 600:
            mover = match.waiting[0]
            before = match.record.bare()
            act = rng.choice(match.legal(mover))
            match.submit(mover, act)
            chance = len(match.moves) > len(before.moves) + 1
            if chance or match.over or len(match.waiting) > 1:
                continue
            asked = match.waiting[0]
            frame = game.asked(match.state, asked)
            assert frame is not None
            put = game.questions[frame.kind]
            if not put.off_turn(match.state, frame):
                continue
            if put.id == question and set(put.ahead) <= set(match.legal(asked)):
                card = str(put.prompt(match.state, frame).args.get("card", ""))
                return Moment(before.to_json(), mover, act, asked, card, put.ahead)
    raise AssertionError(f"{question} is never asked")


@pytest.fixture(scope="module")
def offer() -> Moment:
    """Somebody commands with a card whose event the other may trigger (13J-9.2)."""
    return moment("thirteen_days", "offer-event")


class Table:
    """A table just before somebody is asked out of turn: everybody looks on, and Eve."""

    def __init__(self, house: House, name: str, at: Moment, **more: object) -> None:
        self.at = at
        seats = len(detente.game(name).seats)
        self.people = [Person(house.address, f"P{n}") for n in range(seats + 1)]
        start = {"record": at.record, "upto": len(at.record["moves"])}
        seated = ["me"] + ["open"] * (seats - 1)
        self.id = self.people[0].makes(*seated, game=name, start=start, **more)
        for person in self.people[1:-1]:
            person.joins(self.id)
        self.places = [person.looks_at(self.id) for person in self.people]
        for place in self.places:
            while not place.last["begun"]:
                place.view()

    @property
    def asked(self) -> Place:
        return self.places[self.at.asked]

    @property
    def planner(self) -> Person:
        return self.people[self.at.asked]

    @property
    def others(self) -> list[Place]:
        return [place for n, place in enumerate(self.places) if n != self.at.asked]

    def plans(self, question: str, action: int | None, card: str = "") -> Seen:
        body = {"question": question, "action": action, "card": card}
        answer = self.planner.http.post(f"/api/tables/{self.id}/plans", json=body)
        assert 200 == answer.status_code, answer.text
        found: Seen = answer.json()
        return found

    def comes_to_it(self) -> int:
        """The mover acts, the other is asked; how many moves were made by then."""
        mover = self.places[self.at.mover]
        moves = int(mover.does(self.at.act)["moves"])
        let_see(mover, *self.places)
        return moves

    def hears(self) -> list[str]:
        """What has come to everybody but the planner since the last time, raw."""
        found = []
        for place in self.others:
            start = len(place.traffic)
            place.says(t="ping")
            place.hears_a("pong")
            found += place.traffic[start:-1]
        return found

    def still_asked(self) -> bool:
        self.asked.says(t="ping")
        self.asked.hears_a("pong")
        return bool(self.asked.last["actions"])

    def leave(self) -> None:
        for person in self.people:
            person.leave()


@pytest.fixture
def sits_down(house: PlanHouse) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def sit(name: str, at: Moment, **more: object) -> Table:
        made.append(Table(house, name, at, **more))
        return made[-1]

    yield sit
    for table in made:
        table.leave()


Sits = Callable[..., Table]


@pytest.mark.parametrize(("name", "question"), AHEAD)
def test_a_planned_answer_is_given_for_its_seat(
    house: PlanHouse, sits_down: Sits, name: str, question: str
) -> None:
    at = moment(name, question)
    for action in at.answers:
        table = sits_down(name, at)
        table.plans(question, action)
        moves = table.comes_to_it()
        house.goes_on(LATEST)
        while table.asked.last["moves"] == moves:
            table.asked.view()
        made = house.sql(
            "SELECT seat, action FROM moves WHERE table_id = :id AND n = :n", id=table.id, n=moves
        )

        assert [(at.asked, action)] == made


@pytest.mark.parametrize(("name", "question"), AHEAD)
def test_some_answer_can_be_kept_to_whatever_is_in_the_hand(name: str, question: str) -> None:
    game = detente.game(name)
    put = next(one for one in game.questions if one.id == question)
    leaves = [one for one in put.ahead if game.notation.verb(one).leaves_off]
    at = moment(name, question)
    match: Match[Any] = Match.replay(Record.from_json(at.record))
    match.submit(at.mover, at.act)

    assert 1 == len(leaves) or set(put.ahead) == set(match.legal(at.asked)), "each can be left"
    assert not put.cards(at.asked) or at.card in put.cards(at.asked)


def test_nobody_hears_anything_before_the_answer(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    table = sits_down("thirteen_days", offer)
    table.plans("offer-event", offer.answers[1])
    table.comes_to_it()
    table.hears()
    house.goes_on(SOON - 0.1)

    assert [] == table.hears()
    assert table.still_asked()


def shape(traffic: list[str]) -> list[object]:
    """What is to be read off messages but for the dice: their kinds, fields, times and lines."""
    found: list[object] = []
    for text in traffic:
        said = json.loads(text)
        lines = [(line.get("at"), line["id"], line["n"]) for line in said.get("log", [])]
        found.append((said["t"], sorted(said), said.get("waiting"), said.get("prompt"), lines))
    return found


def test_an_answer_by_hand_and_any_plan_sound_alike(
    house: PlanHouse, sits_down: Sits, offer: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plans, "HERE", (5_000, 5_000))
    decline = offer.answers[1]
    tables = [sits_down("thirteen_days", offer) for _ in range(3)]
    tables[0].plans("offer-event", decline)
    tables[1].plans("offer-event", offer.answers[0])
    tables[1].plans("offer-event", decline, offer.card)
    for table in tables:
        table.comes_to_it()
        table.hears()
    house.goes_on(5)
    tables[2].asked.does(decline)
    heard = [shape(table.hears()) for table in tables]

    assert heard[0]
    assert heard[0] == heard[1] == heard[2]


def test_when_it_comes_depends_on_what_everybody_sees(
    database: str, offer: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[float, float]] = []
    first = []

    class Lots(random.SystemRandom):
        def uniform(self, a: float, b: float) -> float:
            drawn.append((a, b))
            return b

    monkeypatch.setattr("random.SystemRandom", Lots)
    with PlanHouse(database, StillClock()) as house:
        for away in (False, True):
            for action, card in ((0, ""), (1, ""), (1, offer.card)):
                table = Table(house, "thirteen_days", offer)
                table.plans("offer-event", offer.answers[action], card)
                if away:
                    table.asked.close()
                    while table.places[-1].hears_a("seats")["seats"][offer.asked]["online"]:
                        pass
                table.places[offer.mover].does(offer.act)
                drawn.clear()
                house.do(house.parts.plans.look())
                first += drawn
                table.places[offer.mover].resigns()
                table.leave()

    assert [HERE] * 3 + [AWAY] * 3 == first


def test_who_has_little_time_answers_in_time(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    live = {"kind": "live", "bank": MINUTE, "gain": 0, "cap": 0, "out": "lose"}
    table = sits_down("thirteen_days", offer, time=live)
    table.plans("offer-event", offer.answers[1])
    table.comes_to_it()
    table.asked.close()
    house.goes_on(MINUTE / 2)
    table.hears()

    assert table.places[offer.mover].last["result"] is None
    assert [offer.asked] != table.places[offer.mover].last["waiting"]


def test_to_be_asked_about_one_card_is_a_plan_too(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    table = sits_down("thirteen_days", offer)
    table.plans("offer-event", offer.answers[1])
    table.plans("offer-event", None, offer.card)
    table.comes_to_it()
    house.goes_on(CALLED_LATEST)

    assert table.still_asked()


def test_a_plan_for_another_card_is_for_that_card(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    table = sits_down("thirteen_days", offer)
    known = table.plans("offer-event", offer.answers[1], "card-another")
    table.comes_to_it()
    house.goes_on(CALLED_LATEST)

    assert table.still_asked()
    assert [{"question": "offer-event", "card": "card-another", "action": offer.answers[1]}] == (
        known["plans"]
    )


def test_a_plan_made_after_the_question_answers_it(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    table = sits_down("thirteen_days", offer)
    table.comes_to_it()
    table.plans("offer-event", offer.answers[1])
    house.goes_on(LATEST)

    assert not table.still_asked()


def test_a_plan_that_was_dropped_answers_nothing(
    house: PlanHouse, sits_down: Sits, offer: Moment
) -> None:
    table = sits_down("thirteen_days", offer)
    table.plans("offer-event", offer.answers[1])
    table.plans("offer-event", offer.answers[1], offer.card)
    for card in ("", offer.card):
        body = {"question": "offer-event", "card": card}
        left = table.planner.http.post(f"/api/tables/{table.id}/plans/end", json=body).json()
    table.comes_to_it()
    house.goes_on(CALLED_LATEST)

    assert [] == left["plans"]
    assert table.still_asked()


def own_blockade() -> Match[Any]:
    """The United States has played Blockade itself, and is asked to discard (TS-6.18)."""
    game = detente.game("twilight_struggle")
    for seed in range(3_000):
        match: Match[Any] = Match(game, seed=seed)
        rng = random.Random(seed)
        while not match.over and len(match.moves) < 400:
            seat = match.waiting[0]
            match.submit(seat, rng.choice(match.legal(seat)))
            top = None if match.over else match.state.stack[-1]
            if top and game.questions[top.kind].id == "discard-worth" and match.state.phasing == 0:
                return match
    raise AssertionError("nobody plays it")


def test_on_ones_own_turn_one_is_asked(house: PlanHouse, person: Make) -> None:
    match = own_blockade()
    asked = match.waiting[0]
    start = {"record": match.record.bare().to_json(), "upto": len(match.moves)}
    ann = person("Ann")
    table = ann.makes("me", "me", game="twilight_struggle", start=start)
    decline = match.game.parse("decline")
    body = {"question": "discard-worth", "action": decline, "seat": asked}
    assert 200 == ann.http.post(f"/api/tables/{table}/plans", json=body).status_code
    house.goes_on(CALLED_LATEST)

    place = ann.looks_at(f"{table}?seat={asked}")
    assert decline in place.last["actions"]


def test_lists_say_what_is_asked_off_turn(sits_down: Sits, offer: Moment) -> None:
    table = sits_down("thirteen_days", offer)
    before = table.planner.http.get(f"/api/tables/{table.id}").json()
    table.comes_to_it()
    asked = table.planner.http.get(f"/api/tables/{table.id}").json()
    mover = table.people[offer.mover].http.get(f"/api/tables/{table.id}").json()

    assert [False, True, False] == [one["off_turn"] for one in (before, asked, mover)]
    assert "ask-offer-event" == asked["asked"]["id"]


def test_plans_are_nobody_elses_business(house: PlanHouse, sits_down: Sits, offer: Moment) -> None:
    table = sits_down("thirteen_days", offer)
    table.plans("offer-event", offer.answers[1])
    mover, eve = table.people[offer.mover], table.people[-1]
    path = f"/api/tables/{table.id}/plans"

    assert [] == mover.http.get(path).json()["plans"]
    assert [] == mover.http.get("/api/plans").json()
    assert 403 == eve.http.get(path).status_code
    assert 403 == eve.http.post(path, json={"question": "offer-event"}).status_code
    assert [table.id] == [one["table"] for one in table.planner.http.get("/api/plans").json()]


@pytest.mark.parametrize(
    "body",
    [
        {"question": "play", "action": 1},
        {"question": "offer-event", "action": 12345},
        {"question": "no-such", "action": None},
    ],
)
def test_only_what_can_be_planned_is(
    sits_down: Sits, offer: Moment, body: dict[str, object]
) -> None:
    table = sits_down("thirteen_days", offer)
    answer = table.planner.http.post(f"/api/tables/{table.id}/plans", json=body)

    assert (400, "cannot-be-planned") == (answer.status_code, answer.json()["error"]["id"])


def test_plans_end_with_the_table(house: PlanHouse, sits_down: Sits, offer: Moment) -> None:
    table = sits_down("thirteen_days", offer)
    table.plans("offer-event", offer.answers[1])
    table.places[offer.mover].resigns()
    again = table.planner.http.post(
        f"/api/tables/{table.id}/plans", json={"question": "offer-event", "action": None}
    )
    listed = table.planner.http.get("/api/plans").json()
    house.do(Upkeep(house.parts.hall, house.clock, Kept()).clear_away())

    assert (409, "game-is-over") == (again.status_code, again.json()["error"]["id"])
    assert [] == listed
    assert [] == house.sql("SELECT * FROM plans WHERE table_id = :id", id=table.id)


def test_plans_outlast_the_server(database: str, offer: Moment) -> None:
    clock = StillClock()
    with PlanHouse(database, clock) as before:
        table = Table(before, "thirteen_days", offer)
        table.plans("offer-event", offer.answers[1])
        table.comes_to_it()
        cookie = table.planner.cookie
        table.leave()
    with PlanHouse(database, clock) as after:
        after.goes_on(CALLED_LATEST)
        back = Person(after.address, "back", cookie).looks_at(table.id)

        assert [offer.asked] != back.last["waiting"]


def test_of_two_servers_one_answers(postgres: str, offer: Moment) -> None:
    clock = StillClock()
    with PlanHouse(postgres, clock) as here, PlanHouse(postgres, clock) as there:
        table = Table(here, "thirteen_days", offer)
        far = Person(there.address, "far", table.planner.cookie)
        body = {"question": "offer-event", "action": offer.answers[1]}
        assert 200 == far.http.post(f"/api/tables/{table.id}/plans", json=body).status_code
        moves = table.comes_to_it()
        for house in (here, there):
            house.do(house.parts.plans.look())
        clock.goes_on(CALLED_LATEST)
        for house in (there, here):
            house.do(house.parts.plans.look())
        made = here.sql(
            "SELECT action FROM moves WHERE table_id = :i AND n >= :n AND seat = :s",
            i=table.id,
            n=moves,
            s=offer.asked,
        )

        assert [(offer.answers[1],)] == made
        table.leave()
