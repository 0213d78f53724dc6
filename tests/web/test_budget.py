"""What a page may weigh: scripts in bytes, drawings in elements. Nothing here is timed."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

import detente
from tests.web.player import Player

Sit = Callable[..., Player]

STATIC = Path(detente.__file__).parent / "static"
SCRIPTS = 150_000
"""Bytes of scripts, packed, that a table asks for beside the outlines of its map."""

MAPS = {"thirteen_days": 19_000, "twilight_struggle": 28_000, "nineteen_sixty": 36_000}
FILES = 12
"""Files of scripts that a screen is loaded from: each is asked for on its own."""

ELEMENTS = 2_500
"""Elements of a table at its first question."""

LOBBY = 100_000


class Asked:
    """The scripts that a page asks for from now on."""

    def __init__(self, player: Player) -> None:
        self.paths: set[str] = set()
        player.page.on("request", lambda request: self.paths.add(urlsplit(request.url).path))

    @property
    def bytes(self) -> dict[str, int]:
        files = [STATIC / path[1:] for path in self.paths if path.endswith(".js")]
        return {file.name: len(gzip.compress(file.read_bytes())) for file in files}


@pytest.mark.parametrize("game", detente.games())
def test_a_table_keeps_to_its_budget(sit: Sit, game: str) -> None:
    ann = sit()
    ann.create(["me", *["bot:random"] * (len(detente.game(game).seats) - 1)], game=game)
    asked = Asked(ann)
    ann.page.reload()
    ann.rest()
    elements = ann.page.evaluate("document.getElementsByTagName('*').length")

    assert sum(asked.bytes.values()) < SCRIPTS + MAPS.get(game, 0), asked.bytes
    assert len(asked.bytes) < FILES, asked.bytes
    assert elements < ELEMENTS


def test_the_lobby_asks_for_no_game(sit: Sit) -> None:
    ann = sit()
    asked = Asked(ann)
    ann.lobby()

    assert sum(asked.bytes.values()) < LOBBY, asked.bytes
    assert len(asked.bytes) < FILES, asked.bytes
    assert not [name for name in asked.bytes if name.startswith(tuple(detente.games()))]
