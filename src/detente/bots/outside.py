"""A bot that is another program: it reads JSON lines on its standard input and writes its answers.

One process plays one seat of one game. The lines are told in docs/outside-bots.md.
"""

from __future__ import annotations

import json
import shlex
import subprocess
import tempfile
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from detente.bots.bot import Bot
from detente.core.game import Game
from detente.core.options import OptionError
from detente.core.state import S, View

PREFIX: Final = "cmd:"
"""What the name of such a bot begins with; the command to run follows."""

PROTOCOL: Final = 1
HELLO: Final = 10.0  # seconds to start and say hello
GRACE: Final = 0.5  # seconds on top of the budget, for the way there and back
LAST_WORDS: Final = 300  # characters of its error output that are reported

CRASHED: Final = "crashed"
TOO_LATE: Final = "time-out"
ILLEGAL: Final = "illegal answer"


class Forfeit(Exception):
    """A bot that cannot go on loses by rule: it crashed, came too late, or answered nonsense."""

    def __init__(self, why: str, details: str) -> None:
        super().__init__(f"{why}: {details}")
        self.why: Final = why
        self.details: Final = details


class OutsideBot(Bot[S]):
    """Asks a program that runs beside. Any mistake of it raises Forfeit."""

    def __init__(self, game: Game[S], seed: int, command: str) -> None:
        super().__init__(game, seed)
        self._errors: Final[IO[bytes]] = tempfile.TemporaryFile()  # noqa: SIM115 — until `close`
        try:
            self._process: Final = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                encoding="utf-8",
            )
        except (OSError, ValueError) as error:
            raise OptionError(f"the bot {command!r} cannot be started: {error}") from None
        self._lines: Final[Queue[str]] = Queue()
        Thread(target=self._listen, daemon=True).start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "version": game.version,
            "options": game.options.changed(),
            "seats": list(game.seats),
            "seed": seed,
        }
        self._ask(hello, HELLO)

    def choose(self, view: View[S], legal: list[int], budget: float) -> int:
        assert view.seat is not None
        game = self.game
        answer = self._ask(
            {
                "type": "choose",
                "seat": view.seat,
                "view": game.to_json(view),
                "legal": [{"action": action, "text": game.text(action)} for action in legal],
                "budget": budget,
            },
            budget + GRACE,
        )
        return self._legal(answer.get("action"), legal)

    def close(self) -> None:
        """The game is over: the program reads the end of its input, and is stopped."""
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
                self._process.wait(GRACE)
            except (OSError, subprocess.TimeoutExpired):
                self._process.kill()
        self._process.wait()
        self._errors.close()

    def _legal(self, said: object, legal: list[int]) -> int:
        """An action by its number or its text."""
        for action in legal:
            if (type(said) is int and said == action) or said == self.game.text(action):
                return action
        raise Forfeit(ILLEGAL, f"{json.dumps(said)[:80]} is none of its {len(legal)} legal actions")

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()
            line = self._lines.get(timeout=seconds)
        except OSError:
            raise Forfeit(CRASHED, self._last_words()) from None
        except Empty:
            raise Forfeit(TOO_LATE, f"no answer within {seconds:g} s") from None
        if not line:
            raise Forfeit(CRASHED, self._last_words())
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise Forfeit(ILLEGAL, f"not a JSON object: {line.strip()[:80]!r}")
        return answer

    def _listen(self) -> None:
        assert self._process.stdout is not None
        try:
            for line in self._process.stdout:
                self._lines.put(line)
        except (UnicodeDecodeError, ValueError):  # no text, or closed meanwhile
            pass
        self._lines.put("")  # the end

    def _last_words(self) -> str:
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        self._errors.seek(0)
        said = self._errors.read().decode("utf-8", "replace").strip()
        return f"exit code {code}" + (f", {said[-LAST_WORDS:]}" if said else "")
