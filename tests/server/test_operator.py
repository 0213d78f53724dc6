"""`detente operator` beside a running server: mute, ban, remove; the server obeys by itself."""

from __future__ import annotations

import itertools
import json
import queue
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from detente.server.limits import disguise, network
from detente.server.upkeep import upkeep
from detente.server.upkeep.upkeep import Upkeep
from tests.cli.line import Said, detente_
from tests.server.people import PATIENCE, House, Person, Place, draft, play, two_at_a_table
from tests.server.test_accounts import enters, registers
from tests.server.test_bot_accounts import bot, makes_bot

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def rounds(monkeypatch: pytest.MonkeyPatch) -> queue.SimpleQueue[None]:
    """The server looks for orders very often; how often it has done so."""
    done: queue.SimpleQueue[None] = queue.SimpleQueue()
    obey = Upkeep.obey

    async def obey_and_tell(self: Upkeep) -> None:
        await obey(self)
        done.put(None)

    monkeypatch.setattr(upkeep, "OBEYED", 0.02)
    monkeypatch.setattr(Upkeep, "obey", obey_and_tell)
    return done


@pytest.fixture
def order(
    own_house: House, capsys: Capture, rounds: queue.SimpleQueue[None]
) -> Callable[[str], Said]:
    """Gives an order from another window, and lets the server come round to it."""

    def give(line: str) -> Said:
        said = detente_(f"operator {line} --database {own_house.settings.database}", capsys)
        seen = rounds.qsize()
        for _ in range(seen + 2):  # one of them may have begun before the order
            rounds.get(timeout=PATIENCE)
        return said

    return give


Order = Callable[[str], Said]


def said_by(place: Place, text: str) -> str:
    """What becomes of a line: the id of the refusal, or that it was passed on."""
    place.says(t="say", id=text, text=text)
    while (answer := place.hears()).get("id", answer.get("ack")) != text:
        pass
    return str(answer["reason"]["id"]) if answer["t"] == "refused" else "said"


def closed_with(place: Place) -> tuple[str, int]:
    """What a window hears last, and the code with which it is closed."""
    try:
        while True:
            place.hears()
    except ConnectionClosed as end:
        assert end.rcvd is not None
        return json.loads(place.traffic[-1])["t"], end.rcvd.code


def test_who_is_muted_plays_on_without_a_word_until_that_is_lifted(
    own_house: House, order: Order
) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    a, b = two_at_a_table(ann, bob)
    assert "said" == said_by(a, "one")
    assert 0 == order(f"mute {ann.id} --why noise").code

    assert ["muted", "said"] == [said_by(a, "two"), said_by(b, "three")]
    mover = a if a.last["actions"] else b
    told = mover.asks("do", action=mover.last["actions"][0], comment="four" if mover is a else "")
    assert "refused" == told["t"] if mover is a else "view" == told["t"]
    assert "view" == a.asks("do", action=a.last["actions"][0])["t"] if mover is a else True
    (held,) = json.loads(order("orders --json").out)["orders"]
    assert (ann.id, "mute", "noise", None) == tuple(
        [held[name] for name in ("guest", "what", "why", "until")]
    )
    assert 0 == order(f"lift {held['id']}").code
    assert "said" == said_by(a, "five")


def test_who_is_banned_is_let_in_no_more(own_house: House, order: Order) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    a, b = two_at_a_table(ann, bob)
    order(f"ban --guest {ann.id} --days 1")

    assert 4403 == closed_with(a)[1]
    turned_away = ann.http.get("/api/tables")
    assert (403, "banned") == (turned_away.status_code, turned_away.json()["error"]["id"])
    assert ("error", 4403) == closed_with(Place(own_house.address, a.table, ann.cookie))
    assert 200 == bob.http.get("/api/tables").status_code
    assert "said" == said_by(b, "here")


def test_an_account_is_banned_wherever_it_signs_in_and_with_its_bots(
    own_house: House, order: Order
) -> None:
    ann, phone = Person(own_house.address, "Ann"), Person(own_house.address, "Phone")
    registers(ann, "Ann of Oslo")
    enters(phone, "Ann of Oslo")
    _, token = makes_bot(ann, "Ada")
    with bot(own_house, token) as ada, ada.stream("GET", "/api/bot/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        order(f"ban --guest {ann.id}")
        rest = list(itertools.islice(lines, 3))  # it ends, instead of telling that nothing is asked
        laptop = Person(own_house.address, "Laptop")
        enters(laptop, "Ann of Oslo")
        codes = [one.get("/api/me").status_code for one in (ann.http, phone.http, laptop.http, ada)]

    assert [403] * 4 == codes
    assert [] == rest


def test_who_is_muted_has_no_bot_that_speaks(own_house: House, order: Order) -> None:
    ann = Person(own_house.address, "Ann")
    registers(ann, "Ann of Oslo")
    order(f"mute {ann.id}")
    id, _ = makes_bot(ann, "Ada")
    order("orders")

    assert own_house.parts.hall.store.orders.muted(id)


def test_of_several_orders_the_one_counts_that_holds_longest(
    own_house: House, order: Order
) -> None:
    ann = Person(own_house.address, "Ann")
    order(f"ban --guest {ann.id}")
    order(f"ban --guest {ann.id} --days 1e-9")  # over at once
    (held,) = json.loads(order("orders --json").out)["orders"]

    assert held["until"] is None
    assert 403 == ann.http.get("/api/me").status_code


def test_what_was_taken_back_is_told_to_who_runs_the_server(own_house: House, order: Order) -> None:
    places = list(
        two_at_a_table(Person(own_house.address, "Ann"), Person(own_house.address, "Bob"))
    )
    play(places, 6)
    one = draft(places)
    before = one.last["moves"]
    one.asks("undo")
    gone = range(one.last["moves"], before)
    (last, *_) = told = json.loads(order(f"undone {one.table} --json").out)["undone"]
    game = own_house.do(own_house.parts.hall.table(one.table)).game

    assert list(gone) == [move["n"] for move in told]
    assert (one.last["seat"], game.text(last["action"])) == (last["seat"], last["text"])
    shown = order(f"undone {one.table}").out.splitlines()
    assert f"move {gone[0] + 1}, seat {one.last['seat']}: {last['text']}" == shown[0]


def test_an_address_is_banned_as_people_write_it_or_as_the_log_does(
    own_house: House, order: Order
) -> None:
    ann = Person(own_house.address, "Ann")
    ann.makes("me", "open")
    (known,) = json.loads(order(f"who {ann.id} --json").out)["guests"]
    order("ban --address 127.0.0.1")
    (ban,) = json.loads(order("orders --json").out)["orders"]

    assert [ban["address"]] == known["addresses"]
    assert 403 == ann.http.get("/api/me").status_code
    order(f"lift {ban['id']}")
    assert 200 == ann.http.get("/api/me").status_code
    order(f"ban --address {ban['address']}")
    assert 403 == ann.http.get("/api/me").status_code


def test_a_table_is_removed_under_its_players(own_house: House, order: Order) -> None:
    ann, bob = Person(own_house.address, "Ann"), Person(own_house.address, "Bob")
    a, _ = two_at_a_table(ann, bob)
    ann.http.post(f"/api/tables/{a.table}/report", json={"kind": "frozen", "text": ""})
    seated = json.loads(order(f"who {a.table} --json").out)["guests"]
    assert ["Ann", "Bob"] == [one["name"] for one in seated]
    assert 0 == order(f"remove {a.table}").code

    assert 1012 == closed_with(a)[1]
    assert ("error", 4404) == closed_with(Place(own_house.address, a.table, ann.cookie))
    assert 404 == bob.http.get(f"/api/tables/{a.table}").status_code
    assert [] == bob.http.get("/api/tables").json()["mine"]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("remove nowhere", "there is no table 'nowhere'"),
        ("undone nowhere", "there is no table 'nowhere'"),
        ("who nobody", "there is no guest and no table 'nobody'"),
        ("lift 7", "there is no order 7"),
        ("ban", "--guest or --address"),
        ("mute x --days -1", "--days must be 0 to 36,500"),
        ("mute x --days inf", "--days must be 0 to 36,500"),
        ("ban --address games.example.org", "'games.example.org' is no address"),
    ],
)
def test_an_order_that_makes_no_sense_is_told_in_one_line(
    order: Order, line: str, said: str
) -> None:
    told = order(line)

    assert (2, 1) == (told.code, len(told.err.splitlines()))
    assert said in told.err


def test_what_the_server_is_told_is_no_part_of_an_order(
    order: Order, person: Callable[[str], Person], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its address is where people find the page."""
    ann = person("Ann")
    settings = tmp_path / "detente.toml"
    settings.write_text('address = "https://games.example.org/"')
    monkeypatch.setenv("DETENTE_CONFIG", str(settings))
    monkeypatch.setenv("DETENTE_ADDRESS", "https://games.example.org/")

    assert 0 == order(f"ban --guest {ann.id} --days 1e-9").code
    assert 2 == order("ban").code


def test_a_household_is_one_address() -> None:
    key = b"k"

    assert network("2001:db8::1") == network("2001:db8::ffff:1")
    assert network("::ffff:192.0.2.1") == network("192.0.2.1") == "192.0.2.1"
    assert disguise(key, "192.0.2.1") != disguise(key, "192.0.2.2")
    assert "" == network("not an address")


def test_an_id_may_begin_with_a_hyphen(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("mute -abc", "who -abc", "remove -abc", "undone -abc", "ban --guest -abc"):
        told = detente_(f"operator {line} --database /nowhere/at/all.db", capsys)
        assert "there is no database" in told.err, line
