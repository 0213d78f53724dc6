"""A game on the player's own device says what a server says, with what a server has given along."""

from __future__ import annotations

import asyncio
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from detente.core.tables import DataError
from detente.games import game, shelf
from detente.offline.device import Device
from detente.server import bundle
from tests.server.people import House, Person, Place, Seen

Make = Callable[[str], Person]

OWN = ("fairness", "ack", "log_from", "log")
"""What a view says of its table alone: nobody promises anything to oneself."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on SQLite: no device knows what a server stores its tables in."""
    with House(tmp_path_factory.mktemp("offline") / "detente.db") as made:
        yield made


class Home:
    """Somebody at home: what the device keeps and says."""

    def __init__(self, **kept: Any) -> None:  # Any: the fields of a kept game
        new: Seen = {
            "id": "t",
            "name": "Ann",
            "options": {},
            "record": None,
            "times": [],
            "over": False,
        }
        self.kept: list[str] = []
        self.said: list[Seen] = []
        self.order: list[str] = []
        self.device = Device(json.dumps({**new, **kept}), self._keep, self._hear)
        asyncio.run(self.device.open())

    def _keep(self, game: str) -> None:
        self.kept.append(game)
        self.order.append("kept")

    def _hear(self, text: str) -> None:
        self.said.append(json.loads(text))
        self.order.append(self.said[-1]["t"])

    @property
    def view(self) -> Seen:
        return [said for said in self.said if said["t"] == "view"][-1]

    def asks(self, **message: Any) -> Seen:  # Any: a message of the wire
        asyncio.run(self.device.hear(json.dumps(message)))
        return self.said[-1]

    def does(self, action: int) -> Seen:
        return self.asks(t="do", id=f"{len(self.said)}", seq=self.view["seq"], action=action)

    def waits(self) -> None:
        """Until the bots have answered."""
        while self.device.think():
            pass

    def again(self) -> Home:
        """The page is loaded again: what was kept last is all there is."""
        return Home(**json.loads(self.kept[-1]))


def at_home(house: House, table: str, seats: list[str]) -> Home:
    """The game of a server's table as a device would have kept it."""
    found = house.do(house.parts.hall.table(table))
    record, times = found.match.record.to_json(), [*found.ledger.times]
    return Home(id=table, game=found.row.game, seats=seats, record=record, times=times)


def my_turn(place: Place) -> None:
    """Wait until this seat is asked, and no bot is seen to think."""
    while not place.my_turn or any([seat["thinking"] for seat in place.last["seats"]]):
        place.hears()


def seen(place: Place) -> Seen:
    return {name: value for name, value in place.last.items() if name not in OWN}


@pytest.mark.parametrize("name", shelf())
def test_a_device_says_what_a_server_says(house: House, person: Make, name: str) -> None:
    ann = person("Ann")
    others = ["random"] * (len(game(name).seats) - 1)
    table = ann.makes("me", *[f"bot:{bot}" for bot in others], game=name)
    place = ann.looks_at(table)
    for _ in range(12):
        my_turn(place)
        place.does(place.last["actions"][0])
    my_turn(place)
    home = at_home(house, table, ["me", *others])

    assert seen(place) == {key: home.view[key] for key in seen(place)}
    assert place.lines == home.view["log"]
    wrong = next(act for act in game(name).actions if act not in place.last["actions"])
    acts, seq = place.last["actions"][:4], place.last["seq"]
    questions: list[Seen] = [
        *[{"t": "about", "action": act} for act in [*acts, wrong]],
        {"t": "expect", "actions": acts},
        {"t": "do", "id": "wrong", "seq": seq, "action": wrong},
        {"t": "do", "id": "late", "seq": seq + 7, "action": acts[0]},
        {"t": "type", "id": "typed", "seq": seq, "text": "do nothing of the kind"},
        {"t": "undo", "id": "back", "seq": seq},
        {"t": "ping"},
    ]
    for question in questions:
        place.says(**question)
        told, heard = place.hears(), home.asks(**question)
        assert {k: v for k, v in told.items() if k not in OWN} == {
            k: v for k, v in heard.items() if k not in OWN
        }


def test_what_is_done_is_kept_before_it_is_shown_and_goes_on_after_a_reload() -> None:
    home = Home(game="thirteen_days", seats=["me", "level1"])
    for _ in range(12):
        home.waits()
        home.does(home.view["actions"][0])
    home.waits()
    shown = [n for n, what in enumerate(home.order) if what == "view"]
    back = home.again()

    assert all(home.order[n - 1] == "kept" for n in shown[1:])
    assert {**home.view, **dict.fromkeys(OWN)} == {**back.view, **dict.fromkeys(OWN)}
    back.waits()
    assert "view" == back.does(back.view["actions"][0])["t"]
    assert back.view["moves"] > home.view["moves"]


def test_an_act_is_taken_back_on_a_device_and_never_happened() -> None:
    home = Home(game="thirteen_days", seats=["me", "level1"])
    home.waits()
    while True:
        before = home.view
        home.does(before["actions"][0])
        if home.view["can_undo"]:
            break
        home.waits()
    home.asks(t="undo", id="back", seq=home.view["seq"])

    assert (before["moves"], before["actions"]) == (home.view["moves"], home.view["actions"])
    assert len(json.loads(home.kept[-1])["record"]["moves"]) == before["moves"]


def test_a_whole_game_is_played_on_a_device_with_a_hint_and_looked_back_at() -> None:
    home = Home(game="thirteen_days", seats=["level1", "me"])
    home.waits()
    hint = home.asks(t="hint", id="h", seq=home.view["seq"])
    assert hint["t"] == "hint" and hint["action"] in home.view["actions"]
    while not home.view["result"]:
        home.does(home.view["actions"][0])
        home.waits()

    moment = json.loads(home.device.moment(10, 1))
    assert (10, 1) == (moment["moves"], moment["seat"])
    assert json.loads(home.kept[-1])["over"]


@pytest.mark.parametrize("message", [{"t": "say", "text": "hello"}, {"t": "claim", "what": "win"}])
def test_what_needs_others_is_refused_on_a_device(message: Seen) -> None:
    home = Home(game="thirteen_days", seats=["me", "level1"])
    home.waits()
    told = home.asks(id="x", **message, **({} if "text" in message else {"seq": home.view["seq"]}))

    assert ("refused", "needs-server") == (told["t"], told["reason"]["id"])


def test_a_game_that_does_not_fit_the_rules_is_not_opened() -> None:
    record = json.loads(Home(game="thirteen_days", seats=["me", "level1"]).kept[-1])["record"]
    record["moves"].append([0, 77_777])

    with pytest.raises(DataError):
        Home(game="thirteen_days", seats=["me", "level1"], record=record)


PLAYS = """
import asyncio, json, sys
from detente.games import shelf, game
from detente.offline.device import Device
for name in shelf():
    said = []
    seats = ["me"] + ["level1"] * (len(game(name).seats) - 1)
    kept = {"id": "t", "name": "", "game": name, "seats": seats, "options": {}, "record": None,
            "times": [], "over": False}
    device = Device(json.dumps(kept), lambda game: None, said.append)
    asyncio.run(device.open())
    for n in range(1):
        while device.think():
            pass
        view = json.loads(said[-1])
        asyncio.run(device.hear(json.dumps(
            {"t": "do", "id": str(n), "seq": view["seq"], "action": view["actions"][0]})))
    print(name, json.loads(said[-1])["t"])
"""


def test_the_archive_and_one_wheel_are_all_that_a_device_needs(tmp_path: Path) -> None:
    zipfile.ZipFile(io.BytesIO(bundle.archive())).extractall(tmp_path)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)

    done = subprocess.run(  # without what else is installed here
        [
            sys.executable,
            "-I",
            "-S",
            "-c",
            f"import sys; sys.path[:0] = [{str(tmp_path)!r}]{PLAYS}",
        ],
        capture_output=True,
        text=True,
        check=False,
    )

    assert [f"{name} view" for name in shelf()] == done.stdout.splitlines(), done.stderr


def test_a_page_is_told_what_to_keep_and_gets_it(house: House) -> None:
    listed = httpx.get(f"http://{house.address}/api/offline").json()
    answers = {path: httpx.get(f"http://{house.address}/{path}") for path in listed["files"]}
    packed = {path: int(one.headers["content-length"]) for path, one in answers.items()}
    wasm = next(path for path in answers if path.endswith(".wasm"))

    assert {200} == {one.status_code for one in answers.values()}
    assert listed["bytes"] == sum(packed.values()), "what it says is what comes over the line"
    assert b"\0asm" == answers[wasm].content[:4]
    assert "application/wasm" == answers[wasm].headers["content-type"]
    assert packed[wasm] < len(answers[wasm].content) / 2
    assert {listed["worker"], listed["archive"]} <= {*listed["files"]}
    assert 404 == httpx.get(f"http://{house.address}/api/offline/another.zip").status_code


def test_only_the_worker_of_a_device_may_run_an_interpreter(house: House) -> None:
    listed = httpx.get(f"http://{house.address}/api/offline").json()
    policies = {
        path: httpx.head(f"http://{house.address}/{path}").headers["content-security-policy"]
        for path in ["", *listed["files"]]
    }

    allowed = [path for path, policy in policies.items() if "wasm-unsafe-eval" in policy]
    assert [listed["worker"]] == allowed
    assert not [path for path, policy in policies.items() if "'unsafe-eval'" in policy]
