"""What closes a battleground to cubes, or keeps an event from happening: each rule once."""

from __future__ import annotations

from typing import Any, Final

from detente.core.frame import Frame
from detente.core.guard import Guard
from detente.core.message import Argument
from detente.games.thirteen_days.board import MOST, N
from detente.games.thirteen_days.cards import SIDE
from detente.games.thirteen_days.codes import EVENT_COMMAND
from detente.games.thirteen_days.command import forbidden
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.names import card_name, place_name, seat_name
from detente.games.thirteen_days.state import ThirteenDaysState, supply

# -- cubes -----------------------------------------------------------------------------------


class Full(Guard[ThirteenDaysState, Frame]):
    """At most 5 cubes of a side on a battleground (9.10)."""

    code = "battleground-full"
    clause = "13J-9.10"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        base, cubes = q.seat * N, s.cubes
        return [b for b in nouns if cubes[base + b] < MOST]

    def args(self, s: ThirteenDaysState, q: Frame, b: int) -> dict[str, Argument]:
        return {"where": place_name(b)}


class NoSupply(Guard[ThirteenDaysState, Frame]):
    """At most 17 cubes of a side on the board (9.11)."""

    code = "supply-empty"
    clause = "13J-9.11"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if supply(s, q.seat) else []


class NoneOfYours(Full):
    """One cannot remove more cubes than are there (9.13)."""

    code = "no-own-cubes"
    clause = "13J-9.13"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        base, cubes = q.seat * N, s.cubes
        return [b for b in nouns if cubes[base + b]]


# -- cubes announced but not yet moved: the option of R9 ----------------------------------------


class AnnouncedFull(Guard[ThirteenDaysState, Command]):
    """What is announced must find room (9.10)."""

    code = "announced-to-the-brim"
    clause = "13J-9.10"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        base, most, cubes = q.seat * N, MOST - q.cubes, s.cubes
        return [b for b in nouns if cubes[base + b] < most]

    def args(self, s: ThirteenDaysState, q: Command, b: int) -> dict[str, Argument]:
        return {"where": place_name(b)}


class AnnouncedSupply(Guard[ThirteenDaysState, Command]):
    """What is announced must be there to place (9.11)."""

    code = "supply-announced"
    clause = "13J-9.11"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return nouns if supply(s, q.seat) > q.cubes else []


class AllAnnounced(AnnouncedFull):
    """What is announced must be there to remove (9.13)."""

    code = "all-cubes-announced"
    clause = "13J-9.13"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        base, gone, cubes = q.seat * N, q.cubes, s.cubes
        return [b for b in nouns if cubes[base + b] > gone]


# -- events ------------------------------------------------------------------------------------


class EnemyEvent(Guard[ThirteenDaysState, Frame]):
    """Events are for cards of one's own side or of the UN (7.8)."""

    code = "event-of-the-enemy"
    clause = "13J-7.8"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        enemy = 1 - q.seat
        return [card for card in nouns if SIDE[card] != enemy]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return {"card": card_name(card)}


class BarredEvent(EnemyEvent):
    """A ban on lowering stops the whole event (8.12, option of R18)."""

    code = "event-barred"
    clause = "13J-8.12"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        if not s.contained | s.pigs:
            return nouns
        return [card for card in nouns if not forbidden(s, card, q.seat, q.seat)]


# -- the Personal Letter -------------------------------------------------------------------------


class LetterAway(Guard[ThirteenDaysState, Frame]):
    """Only its holder can spend the Letter (10.1)."""

    code = "letter-is-away"
    clause = "13J-10.1"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.letter == q.seat else []

    def args(self, s: ThirteenDaysState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"seat": seat_name(s.letter)}


class LetterLater(Guard[ThirteenDaysState, Frame]):
    """The Letter is spent with the card, or by the option of R12 before the first cube (10.3)."""

    code = "letter-comes-later"
    clause = "13J-10.3"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.options.word("letter_timing") == "with_card" else []


class LetterNotOnEvents(Guard[ThirteenDaysState, Command]):
    """A Command that an event grants takes no Letter, but by the option of R11 (9.16)."""

    code = "letter-not-on-events"
    clause = "13J-9.16"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        whole = q.kind != EVENT_COMMAND or s.options.word("event_command_modifiers") == "all"
        return nouns if whole else []


class LetterTooLate(Guard[ThirteenDaysState, Command]):
    """The Letter is spent with the card (10.3)."""

    code = "letter-too-late"
    clause = "13J-10.3"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        later = q.kind == EVENT_COMMAND or s.options.word("letter_timing") == "before_placing"
        return nouns if later else []


class LetterBeforeCubes(Guard[ThirteenDaysState, Command]):
    """The Letter is spent before the first cube (10.3)."""

    code = "letter-before-cubes"
    clause = "13J-10.3"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return nouns if q.cubes == 0 else []


# -- in the order in which a player would want to hear them ----------------------------------------

Guards = tuple[Guard[ThirteenDaysState, Any], ...]

TO_HAPPEN: Final = (EnemyEvent(), BarredEvent())
TO_PLACE: Final[Guards] = (Full(), NoSupply())
TO_REMOVE: Final[Guards] = (NoneOfYours(),)
TO_ANNOUNCE_PLACING: Final[Guards] = (*TO_PLACE, AnnouncedFull(), AnnouncedSupply())
TO_ANNOUNCE_REMOVING: Final[Guards] = (*TO_REMOVE, AllAnnounced())
TO_SPEND_LETTER: Final = (LetterAway(), LetterLater())
TO_ENCLOSE: Final[Guards] = (
    LetterAway(),
    LetterNotOnEvents(),
    LetterTooLate(),
    LetterBeforeCubes(),
)
