"""The server of the browser tests: a process that can be killed and started anew, same address."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.ports import hold_a_port, port_of

PATIENCE: Final = 180.0
"""How many seconds a server may take to open its doors beside all the other work."""

SERVE = """\
from detente.cli.serve import serve
serve(host="127.0.0.1", port={port}, database={database!r}, requests=0, messages=0, workers=1,
      sign_ins=0, mail={mail!r}, address={address!r}, notice_after=1)
"""


STAGE = """\
import json
from pathlib import Path
from detente.core.state import load_state
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.state import set_board

def set_up(self, s):
    load_state(s, json.loads(Path({stage!r}).read_text()), self.fields, self.nouns, self.frames)
    set_board(s, s.influence)

TwilightStruggle.set_up = set_up
"""
"""Games of Twilight Struggle begin with the position in a file."""


LUCK = """\
import hashlib
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from detente.server.hall import new_tables
from detente.server.learning import puzzles
from detente.server.thinking import thoughts

luck = Path({luck!r})

def draw_secret():
    before = luck.read_bytes()
    luck.write_bytes(before + b".")
    return hashlib.sha256(before).digest()

@cache
def promised_secret(key, guest, promise):
    return draw_secret()

new_tables.draw_secret, new_tables.promised_secret = draw_secret, promised_secret
thoughts.secrets = SimpleNamespace(randbits=lambda bits: 1)
daily = puzzles.every()[:1]
puzzles.every = lambda: daily
"""
"""The secret of a table is drawn from what a file says, bots begin with the same luck at all of
them, and the puzzle is the same every day: what a test has found once, it finds again.
"""


STATIC = """\
from pathlib import Path
from detente.server import page

page.STATIC = Path({static!r})
"""
"""The page is another build than the one in the package."""


class House:
    """`detente serve` on a free port with a database of its own.

    Its tables are dealt by the name last written into `luck`. With a `stage`, games begin in the
    position last laid there: interpreted rules only. `python` is the one it runs with, where that
    is not this one; `static` is where the built page lies. Before it closes, its `guests` leave.
    """

    def __init__(
        self,
        database: Path,
        stage: Path | None = None,
        python: Path | None = None,
        mail: str = "",
        static: Path | None = None,
    ) -> None:
        self.database = database
        self.luck = database.with_name("luck")
        self.luck.touch()
        self.guests = ExitStack()
        self.static = static
        self.mail = mail  # where it hands mails in
        self.stage = stage
        self.python = str(python or sys.executable)
        self._door = hold_a_port()
        self.port = port_of(self._door)
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def command(self) -> list[str]:
        """What starts it."""
        where = {"port": self.port, "database": str(self.database)}
        program = SERVE.format(mail=self.mail, address=self.address, **where)
        program = LUCK.format(luck=str(self.luck)) + program
        if self.stage:
            program = STAGE.format(stage=str(self.stage)) + program
        if self.static:
            program = STATIC.format(static=str(self.static)) + program
        return [self.python, "-c", program]

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._process = subprocess.Popen(
            self.command,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            ended = self._process.poll()
            assert ended is None, f"the server ended with {ended} before it answered"
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=5) as answer:
                    if answer.status == 200:
                        return
            except OSError:
                time.sleep(0.1)
        self.kill()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End the server without a word."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __enter__(self) -> House:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.guests.close()
        self.kill()
        self._door.close()
