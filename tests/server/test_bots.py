"""Bots at the table: they see what their seat may see, and nobody waits for a broken one."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from detente.core.frame import CHANCE
from detente.core.rng import Rng
from detente.games import game
from detente.server.table.bot_seats import PATIENCE, BotSeats
from detente.server.thinking.thoughts import KEPT, Job, answer
from detente.server.thinking.turns import Claim
from detente.server.thinking.workers import BotFailed, Workers
from tests.server.people import House, Person, play

Make = Callable[[str], Person]


ANYBODY = Claim(0, "")


def test_a_person_plays_a_bot_to_the_end(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()

    assert place.last["seats"][1] == {
        "kind": "bot",
        "name": "random",
        "online": True,
        "thinking": False,
        "weighs": None,
        "gone": None,
    }


def test_a_level_may_have_a_style_and_a_bot_without_levels_none(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:level1+bold"))
    assert "level1+bold" == place.last["seats"][1]["name"]
    for name in ("level1+meek", "level1+", "random+bold", "level7"):
        with pytest.raises(AssertionError):
            ann.makes("me", f"bot:{name}")


def test_a_bot_shows_that_it_thinks(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        if place.last["waiting"] == [1] and not place.last["can_undo"]:  # asked alone, not together
            assert place.last["seats"][1]["thinking"]
            return
        if not place.last["actions"]:
            place.view()
    raise AssertionError("the bot was never asked")


def test_a_level_says_what_it_weighs(person: Make) -> None:
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:level1"))

    def weighed() -> bool:
        heard = [json.loads(text) for text in place.traffic]
        return any([m["t"] == "seats" and m["seats"][1]["weighs"] is not None for m in heard])

    while not weighed():
        assert place.last["result"] is None, "the bot never said what it weighs"
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()


def test_what_a_bot_said_of_one_turn_is_not_said_of_the_next(person: Make) -> None:
    """Whoever reads that it is considering something reads what it thinks of now."""
    ann = person("Ann")
    place = ann.looks_at(ann.makes("me", "bot:level1"))
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()
    thinking, told, turns = False, 0, 0
    for text in place.traffic:
        seats = json.loads(text).get("seats")
        if seats is None:
            continue
        bot = seats[1]
        if bot["thinking"] and not thinking:
            turns += told > 0
            assert bot["weighs"] is None
        thinking = bot["thinking"]
        told += bot["weighs"] is not None

    assert turns


def test_after_the_end_a_bot_says_what_mattered_and_not_before(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("me", "bot:level1")
    place = ann.looks_at(table)
    early = ann.http.get(f"/api/tables/{table}/choices")
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()
    told = ann.http.get(f"/api/tables/{table}/choices").json()["choices"]

    assert 409 == early.status_code
    assert {1} == {choice["seat"] for choice in told}
    assert all([choice["why"] for choice in told])


def test_two_bots_play_without_anybody(person: Make) -> None:
    ann = person("Ann")
    table = ann.makes("bot:random", "bot:random")
    deadline = time.monotonic() + 60
    while not ann.http.get(f"/api/tables/{table}").json()["over"]:
        assert time.monotonic() < deadline
        time.sleep(0.1)


def test_a_bot_that_dies_is_replaced_and_the_game_goes_on(own_house: House) -> None:
    ann = Person(own_house.address, "Ann")
    place = ann.looks_at(ann.makes("me", "bot:random"))
    while place.last["waiting"] != [1] and not place.last["actions"]:
        place.view()

    async def pids() -> list[int]:
        return own_house.parts.hall.workers.pids

    for _ in range(3):
        for pid in own_house.do(pids()):
            with contextlib.suppress(ProcessLookupError):  # dead already
                os.kill(pid, signal.SIGKILL)
        moves = place.last["moves"]
        while place.last["moves"] == moves:
            if place.last["actions"]:
                place.does(place.last["actions"][0])
            else:
                place.view()
    while place.last["result"] is None:
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()
    ann.leave()


def job(bot: str = "random") -> Job:
    """A question to the first seat of a fresh game of 13 Jours."""
    rules = game("thirteen_days")
    state = rules.new()
    rng = Rng(1)
    while rules.actor(state) == CHANCE:
        rules.apply(state, CHANCE, rules.outcome(state, rng))
    seat = rules.waiting(state)[0]
    view = rules.observe(state, seat)
    legal = rules.legal(state, seat)
    return Job(bot, "thirteen_days", 1, {}, seat, rules.dump(view.state), view.counts, legal, 7)


def test_a_bot_that_raises_is_told_and_its_worker_lives_on() -> None:
    async def both() -> tuple[str, int]:
        workers = Workers(1)
        try:
            with pytest.raises(BotFailed) as failed:
                await workers.ask(job("nobody"), ANYBODY)
            return str(failed.value), await workers.ask(job(), ANYBODY)
        finally:
            await workers.close()

    said, action = asyncio.run(both())
    assert "there is no bot 'nobody'" in said
    assert action in job().legal


def test_a_bot_that_thinks_too_long_is_stopped() -> None:
    async def wait() -> None:
        workers = Workers(1, longest=0.0)
        try:
            with pytest.raises(BotFailed):
                await workers.ask(job(), ANYBODY)
        finally:
            await workers.close()

    asyncio.run(wait())


def test_a_bot_remembers_its_own_table_and_no_other() -> None:
    games: dict[str, Any] = {}
    players: dict[str, Any] = {}
    for table in ("a", "a", "b", ""):
        answer(replace(job("level1"), table=table), games, players)

    assert ["a 0 level1", "b 0 level1"] == list(players)
    for n in range(KEPT):
        answer(replace(job(), table=str(n)), games, players)
    assert KEPT == len(players)


def test_a_bot_thinks_ahead_only_where_another_worker_stays_idle() -> None:
    async def ponder(count: int) -> bool:
        workers = Workers(count)
        try:
            return await workers.ponder(replace(job("level6"), table="a"))
        finally:
            await workers.close()

    assert [False, True] == [asyncio.run(ponder(count)) for count in (1, 2)]


def test_a_worker_is_lent_again_only_when_its_thought_has_ended() -> None:
    async def leave() -> tuple[int, int]:
        workers = Workers(1)
        try:
            await workers.warm_up()
            left = asyncio.create_task(workers.ask(job("level6"), ANYBODY))
            await asyncio.sleep(0)
            left.cancel()
            after = asyncio.create_task(workers.ask(job(), ANYBODY))
            await asyncio.sleep(0)
            return workers.waiting, await after
        finally:
            await workers.close()

    waiting, action = asyncio.run(leave())
    assert 1 == waiting
    assert action in job().legal


def test_a_thought_nobody_waits_for_fails_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    dying = threading.Event()

    def die(_worker: object, _job: Job) -> int:
        dying.wait()
        raise BotFailed("the worker died")

    async def leave() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _loop, told: said.append(str(told["message"]))
        )
        workers = Workers(1)
        left = asyncio.create_task(workers.ask(job(), ANYBODY))
        await asyncio.sleep(0)
        left.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await left
        await asyncio.sleep(0)
        dying.set()
        await workers.close()
        await asyncio.sleep(0)

    monkeypatch.setattr("detente.server.thinking.workers._Worker.ask", die)
    asyncio.run(leave())
    gc.collect()

    assert [] == said


def test_a_bot_that_was_overtaken_thinks_again_however_often(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    overtaken: list[int] = []
    left_to_chance: list[int] = []
    ask = Workers.ask

    async def late(workers: Workers, job: Job, claim: Claim) -> int:
        action = await ask(workers, job, claim)
        live = own_house.parts.hall.live_table(job.table)
        if live is not None and len(overtaken) < 3 * PATIENCE:
            overtaken.append(job.seat)
            live.match.seq += 1  # as when somebody else was heard
        return action

    async def anything(_bots: BotSeats, n: int, _seq: int, _legal: list[int]) -> None:
        left_to_chance.append(n)

    monkeypatch.setattr(Workers, "ask", late)
    monkeypatch.setattr(BotSeats, "_play_anything", anything)
    ann = Person(own_house.address, "Ann")
    table = ann.makes("bot:random", "bot:random")
    deadline = time.monotonic() + 60
    while not ann.http.get(f"/api/tables/{table}").json()["over"]:
        assert time.monotonic() < deadline and not left_to_chance
        time.sleep(0.1)
    ann.leave()

    assert 3 * PATIENCE == len(overtaken)


def test_a_bot_ponders_on_the_time_of_a_person_and_sees_its_own_seat_alone(
    own_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    pondered: list[Job] = []
    ponder = Workers.ponder

    async def noted(workers: Workers, job: Job) -> bool:
        pondered.append(job)
        return await ponder(workers, job)

    monkeypatch.setattr(Workers, "ponder", noted)
    ann = Person(own_house.address, "Ann")
    place = ann.looks_at(ann.makes("me", "bot:level6"))
    deadline = time.monotonic() + 60
    while not pondered:
        assert time.monotonic() < deadline
        if place.last["actions"]:
            place.does(place.last["actions"][0])
        else:
            place.view()
    ann.leave()

    assert {1} == {job.seat for job in pondered}
    for job in pondered:
        hands = job.state["hands"]
        assert isinstance(hands, list)
        assert [] == hands[0] == job.state["deck"]


def test_what_a_bot_is_given_holds_no_secret_of_another_seat() -> None:
    question = job()
    state = question.state
    other = 1 - question.seat
    hands = state["hands"]
    assert isinstance(hands, list)

    assert [] == hands[other]
    assert [] == state["deck"]


def test_a_thinking_bot_does_not_hold_up_another_table(person: Make) -> None:
    ann, bob = person("Ann"), person("Bob")
    for _ in range(4):
        ann.makes("bot:random", "bot:random")
    table = ann.makes("me", "open")
    bob.joins(table)
    places = [ann.looks_at(table), bob.looks_at(table)]
    began = time.monotonic()
    play(places, 20)

    assert time.monotonic() - began < 20


def test_a_bot_goes_on_when_its_table_is_opened_again(database: str) -> None:
    with House(database, workers=1) as house:
        ann = Person(house.address, "Ann")
        table, cookie = ann.makes("me", "bot:random"), ann.cookie
    with House(database) as house:
        place = Person(house.address, "Ann", cookie).looks_at(table)
        place.does(place.last["actions"][0])
        while place.last["can_undo"]:  # until the bot has answered as well
            place.view()

        assert 0 == place.last["seat"]
        place.close()


_SERVER = """\
import asyncio
from detente.server.thinking.workers import Workers
from tests.server.test_bots import ANYBODY, job

async def serve():
    workers = Workers(1)
    await workers.ask(job(), ANYBODY)
    while True:
        thought = asyncio.create_task(workers.ask(job("level6"), ANYBODY))
        await asyncio.sleep(0.05)  # the worker has it
        print("thinking", flush=True)
        await thought

if __name__ == "__main__":
    asyncio.run(serve())
"""


def test_a_worker_whose_server_is_killed_ends_and_says_nothing(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(_SERVER)
    server = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert server.stdout is not None
    assert b"thinking\n" == server.stdout.readline()
    server.kill()
    server.wait()

    assert set() == {*server.stdout.readlines()} - {
        b"thinking\n"
    }  # to the end: the worker, which has it open too, has gone
