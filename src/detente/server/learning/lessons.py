"""Lessons at a table of their own: one learner, nothing stored, the wire of any other table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from detente.core.lesson import Lesson, Practice
from detente.core.match import Match
from detente.core.message import Reason, Refused
from detente.games import games, lessons
from detente.server.faults import Fault
from detente.server.messages import wire
from detente.server.shown import views
from detente.server.socket.connection import Connection
from detente.server.socket.dispatch import Command, change

TEACHER: Final = wire.SeatInfo("bot", "lesson", True, False)


def find_lesson(game: str, name: str) -> Lesson:
    """The lesson of that name; Fault if there is none."""
    for lesson in lessons(game) if game in games() else ():
        if lesson.name == name:
            return lesson
    raise Fault(404, "no-such-lesson", f"{game} has no lesson {name!r}")


def script(lesson: Lesson) -> list[wire.LessonScene]:
    """A whole lesson as a page may play it without the server: what is seen, and said, in turn."""
    table = LessonTable(lesson, 0, "")
    scenes = [table.scene()]
    while table.wanted is not None:
        table.submit(lesson.seat, table.wanted)
        scenes.append(table.scene())
    return scenes


class LessonTable:
    """A lesson, from one of its steps on, as the learner of that name plays it."""

    def __init__(self, lesson: Lesson, step: int, name: str) -> None:
        self._practice: Final = Practice(lesson, min(step, len(lesson.steps)))
        self._seats: Final = [TEACHER] * len(lesson.game.seats)
        self._seats[lesson.seat] = wire.SeatInfo("human", name, True, False)
        self._carried_out = ""  # the last request, which may come twice

    @property
    def match(self) -> Match[Any]:
        """The match of the lesson."""
        return self._practice.match

    @property
    def wanted(self) -> int | None:
        """The move the lesson has the learner make now; None when it is done."""
        return self._practice.wanted

    def scene(self) -> wire.LessonScene:
        """What the learner sees now, and what is said of the acts the lesson speaks of."""
        lesson, wanted, n = self._practice.lesson, self.wanted, self._practice.step
        if wanted is None:
            return wire.LessonScene(self._view(None), [])
        acts = [wanted, *lesson.steps[n].instead]
        return wire.LessonScene(self._view(None), [self._about(lesson.seat, act) for act in acts])

    async def attach(self, connection: Connection) -> None:
        """The learner sits down."""
        connection.seat = self._practice.lesson.seat
        self._show(connection)

    def detach(self, connection: Connection) -> None:
        """The learner goes; nothing is left to do."""

    async def about(self, seat: int, action: int) -> wire.About:
        """Why the learner cannot do this, what it risks, or what the lesson says to it.

        Of an act that can lose the game the page warns as at any table.
        """
        return self._about(seat, action)

    async def expect(self, seat: int, actions: Sequence[int]) -> wire.Expected:
        """What acts of the learner would cost or bring."""
        return views.expected(self._practice.match, seat, actions)

    def _about(self, seat: int, action: int) -> wire.About:
        told = views.about(self._practice.match, seat, action)
        if told.reason is not None or told.danger is not None:
            return told
        return replace(told, reason=views.maybe(self._practice.why_not(action)))

    async def play(self, seat: int, command: Command, by: Connection) -> None:
        """Carry out what the learner asks, and go on as the lesson does; Refused says why not."""
        if command.id == self._carried_out:
            by.post(wire.encode(wire.Done(command.id)))
            return
        self.match.must_be_asked(seat, command.seq)
        change(self, seat, command)
        self._carried_out = command.id
        self._show(by, command.id)

    def submit(self, seat: int, action: int, comment: str = "") -> None:
        """Play what the lesson asks for; Refused says why anything else is not."""
        self._practice.submit(action)

    def held(self, seat: int, said: wire.Do) -> wire.Held | None:
        """What the learner would be asked before this act; of one it refuses, only if risky."""
        held = views.held(self.match, seat, said)
        if held is not None and held.danger is None and self._practice.why_not(said.action):
            return None
        return held

    def resign(self, seat: int) -> None:
        """A lesson is left by leaving it."""
        raise Refused(Reason("not-in-a-lesson", ""))

    def hear_offer(self, seat: int, command: wire.Offering) -> None:
        """Nobody else sits here."""
        raise Refused(Reason("not-in-a-lesson", ""))

    def hear_claim(self, seat: int, command: wire.Claiming) -> None:
        """Nobody else sits here."""
        raise Refused(Reason("not-in-a-lesson", ""))

    async def say(self, seat: int, command: wire.Say, by: Connection) -> None:
        """Nobody else sits here."""
        raise Refused(Reason("not-in-a-lesson", ""))

    async def hint(self, seat: int, asked: wire.AskHint, by: Connection) -> None:
        """The lesson itself says what to do."""
        raise Refused(Reason("not-in-a-lesson", ""))

    async def add_nonce(self, seat: int, nonce: str) -> bool:
        """Chance answers as the lesson says."""
        return False

    def _show(self, connection: Connection, ack: str | None = None) -> None:
        connection.post(wire.encode(self._view(ack)))

    def _view(self, ack: str | None) -> wire.View:
        practice = self._practice
        lesson, match = practice.lesson, practice.match
        beside = views.Beside(
            table="", seats=self._seats, fairness=views.NO_DICE, lesson=self._standing()
        )
        view = views.view(match, lesson.seat, beside)
        view = replace(view, log=views.log(match, lesson.seat, 0), ack=ack, given=0)
        if practice.wanted is not None:
            return view
        return replace(view, prompt=wire.Message("lesson-is-over", {}), waiting=[], actions=[])

    def _standing(self) -> wire.Lesson:
        practice, lesson = self._practice, self._practice.lesson
        n, steps = practice.step, lesson.steps
        clauses = [*steps[n].clauses] if n < len(steps) else []
        said = steps[n].name if n < len(steps) else "learnt"
        text = lesson.text(said)
        return wire.Lesson(lesson.name, n, len(steps), text, clauses, practice.wanted)
