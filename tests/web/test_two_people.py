"""Two people and a spectator at one table: a reload, a kill, and nobody learns a secret."""

import json
from collections.abc import Callable
from typing import Any

import detente
from detente.core.cards import cards_of
from detente.core.frame import CHANCE, NOUNS
from detente.games.thirteen_days.cards import CARDS
from tests.web.conftest import two_and_a_guest
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
KILLED = '{"t": "killed"}'  # stands among a player's frames where the server was killed


def test_a_game_between_two_browsers_survives_reload_and_kill_and_keeps_its_secrets(
    sit: Sit, house: House
) -> None:
    ann, bob, eve = two_and_a_guest(sit, "thirteen_days")

    _play(ann, bob, moves=30)
    bob.page.reload()
    bob.at_table()
    _play(ann, bob, moves=50)
    for player in (ann, bob, eve):
        player.forgive = True
    house.kill()
    ann.page.locator("[data-testid=connection].offline, .connecting").first.wait_for()
    seen = {p.name: p.view["moves"] for p in (ann, bob, eve)}  # a draft only by who drafts
    for player in (ann, bob, eve):
        player.frames.append(KILLED)
    house.start()
    for player in (ann, bob, eve):
        player.until(lambda p=player: _since_restart(p), "the server again")
        assert player.view["moves"] >= seen[player.name]
        player.forgive = False
    _play(ann, bob)

    for player in (ann, bob, eve):
        player.until(lambda p=player: p.over, "the end")
    record = ann.page.evaluate(
        "id => fetch(`/api/tables/${id}/record`).then(answer => answer.json())", ann.view["table"]
    )
    for player in (ann, bob, eve):
        _never_told_a_secret(player, record)


def _play(ann: Player, bob: Player, moves: int = 10_000) -> None:
    """Let both play on until the table has so many moves, or the game is over."""
    while not (ann.over or bob.over) and ann.view["moves"] < moves:
        for player in (ann, bob):
            player.page.wait_for_timeout(10)
            if player.asked:
                player.move()


def _since_restart(player: Player) -> bool:
    since = player.frames[player.frames.index(KILLED) + 1 :]
    return any(json.loads(frame)["t"] == "view" for frame in since)


def _never_told_a_secret(player: Player, record: Any) -> None:
    """No message ever named a card that was then in a hand, pile or deck this seat may not see."""
    views = [view for view in player.views if view["result"] is None]
    assert len(views) > 20
    game = detente.game("thirteen_days")
    state = game.new()
    moves = [(seat, action) for seat, action in record["moves"]]
    at = 0
    for view in sorted(views, key=lambda view: view["moves"]):
        while at < view["moves"]:
            game.apply(state, *moves[at])
            at += 1
        seat = view["seat"]
        hidden = state.deck
        for other in (0, 1):
            if other != seat:
                hidden |= state.hands[other] | state.aftermath[other]
        position = {**view["position"], "effects": None}  # its keys are names of cards, always
        told = json.dumps([position, view["prompt"], view["log"], _acts(view, game)])
        for card in cards_of(hidden):
            assert f'"{CARDS[card]}"' not in told and f'"card-{CARDS[card]}"' not in told
        for other in (0, 1):
            chosen = view["position"]["agenda"][other]
            if other != seat and chosen is not None:
                assert chosen == {"name": None}
        assert not [line for line in view["log"] if _betrays_agenda(line, seat, game)]
        assert CHANCE not in view["waiting"]


def _acts(view: Any, game: Any) -> list[str]:
    """The names of what the legal actions are about."""
    return [game.notation.noun(action) for action in view["actions"] if action % NOUNS >= 0]


def _betrays_agenda(line: Any, seat: int | None, game: Any) -> bool:
    mine = "" if seat is None else f"seat-{game.seats[seat]}"
    return bool(line["id"] == "agenda-chosen" and line["args"].get("seat") != mine)
