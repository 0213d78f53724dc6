"""What closes an answer, each rule once: lists keep what it leaves open, refusals say why."""

from __future__ import annotations

from typing import Any, Final

from detente.core.frame import NONE, Frame
from detente.core.guard import Guard, SetGuard, Source, left_open, open_set
from detente.core.message import Argument, Reason
from detente.games.stratagem.board import (
    CALM,
    COUP,
    DICTATORSHIP,
    OPEN_TO,
    SEIZURES,
    STRIKE,
)
from detente.games.stratagem.codes import AFTER_LOSS
from detente.games.stratagem.frames import MOVES, Planning, Rest
from detente.games.stratagem.names import card_name, operation_name, party_name, plank_name
from detente.games.stratagem.state import (
    StratagemState,
    backed,
    demanded,
    exposed,
    parties_of,
    party,
    party_of,
    reliances,
    seat_of,
    stalled,
    takes_all,
    verified,
)

ANY: Final = -1
"""The rule has nothing to say."""


class OfPlank(SetGuard[StratagemState, Any]):
    """A rule about OPTIONS."""

    def args(self, s: StratagemState, q: Any, plank: int) -> dict[str, Argument]:
        return {"plank": plank_name(s, plank)}


class OfCard(SetGuard[StratagemState, Frame]):
    """A rule about COMMON cards."""

    def args(self, s: StratagemState, q: Frame, card: int) -> dict[str, Argument]:
        return {"card": card_name(s, card)}


class OfParty(SetGuard[StratagemState, Frame]):
    """A rule about parties."""

    def args(self, s: StratagemState, q: Frame, named: int) -> dict[str, Argument]:
        return {"party": party_name(s, seat_of(s, named))}


# -- the programme -----------------------------------------------------------------------


class NotYourOption(OfPlank):
    """A party plays with its own OPTIONS (STR-3.3)."""

    code = "not-your-option"
    clause = "STR-3.3"

    def open(self, s: StratagemState, q: Frame) -> int:
        return party(s, q.seat).owned


class SameMark(OfPlank):
    """One OPTION for each theme (STR-3.4)."""

    code = "same-mark"
    clause = "STR-3.4"

    def open(self, s: StratagemState, q: Planning) -> int:
        return -1 << 2 * q.theme


class LaterTheme(OfPlank):
    """Theme by theme (STR-3.4)."""

    code = "later-theme"
    clause = "STR-3.4"

    def open(self, s: StratagemState, q: Planning) -> int:
        return (4 << 2 * q.theme) - 1

    def args(self, s: StratagemState, q: Planning, plank: int) -> dict[str, Argument]:
        return {"theme": f"theme-{q.theme + 1}"}


# -- the free move -----------------------------------------------------------------------


class Stalled(SetGuard[StratagemState, Frame]):
    """After too many turns without a draw somebody must draw (STR-4.7)."""

    code = "stalled"
    clause = "STR-4.7"

    def open(self, s: StratagemState, q: Frame) -> int:
        return 0 if stalled(s) else ANY

    def args(self, s: StratagemState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"n": s.rulings.stall_limit}


class DeckIsEmpty(SetGuard[StratagemState, Frame]):
    """There must be a COMMON card to draw (STR-15.1)."""

    code = "deck-is-empty"
    clause = "STR-15.1"

    def open(self, s: StratagemState, q: Frame) -> int:
        return ANY if s.deck else 0


class SlotIsFilled(OfPlank):
    """One OPTION for each slot (STR-5.4 to 5.9)."""

    code = "slot-is-filled"
    clause = "STR-5.6"

    def open(self, s: StratagemState, q: Frame) -> int:
        slots = s.shown[q.seat]
        slots = (slots | slots >> 1) & 0x1555
        return ~(slots | slots << 1)


class NotDisplayed(OfPlank):
    """Only what lies on the mat is withdrawn (STR-5.5)."""

    code = "not-displayed"
    clause = "STR-5.5"

    def open(self, s: StratagemState, q: Frame) -> int:
        return s.shown[q.seat]


class SupportDemandsIt(OfPlank):
    """With irregular_mode=strict no OPTION that a SUPPORT demands is withdrawn (STR-9.10)."""

    code = "support-demands-it"
    clause = "STR-9.10"

    def open(self, s: StratagemState, q: Frame) -> int:
        return ~demanded(s, q.seat) if s.rulings.strict else ANY


class SupportNotOwned(OfCard):
    """Only an own SUPPORT is given back (STR-7.13)."""

    code = "support-not-owned"
    clause = "STR-7.13"

    def open(self, s: StratagemState, q: Frame) -> int:
        return s.supports[q.seat]


class MatIsEmpty(SetGuard[StratagemState, Frame]):
    """There must be something to take back (STR-5.5)."""

    code = "mat-is-empty"
    clause = "STR-5.5"

    def open(self, s: StratagemState, q: Frame) -> int:
        return ANY if s.shown[q.seat] or s.supports[q.seat] else 0


class TakeBackFirst(SetGuard[StratagemState, Frame]):
    """What lies on the mat is taken back in two steps, so that nobody gives up an OPTION or a
    SUPPORT by a slip (STR-4.3).
    """

    code = "take-back-first"
    clause = "STR-4.3"

    def open(self, s: StratagemState, q: Frame) -> int:
        return 0


class NotASecret(OfCard):
    """Of the COMMON cards only SECRETS are held and played (STR-4.3)."""

    code = "not-a-secret"
    clause = "STR-4.3"

    def open(self, s: StratagemState, q: Frame) -> int:
        return s.cards.secrets


class SecretNotHeld(OfCard):
    """One plays one's own (STR-6.6)."""

    code = "secret-not-held"
    clause = "STR-6.6"

    def open(self, s: StratagemState, q: Frame) -> int:
        return s.secrets[q.seat]


class MayNotPass(SetGuard[StratagemState, Frame]):
    """One passes when the COMMON cards are exhausted during a sequence (STR-14.3, 14.5)."""

    code = "may-not-pass"
    clause = "STR-14.5"

    def open(self, s: StratagemState, q: Frame) -> int:
        return 0 if s.deck or s.stage == CALM else ANY


class CardToPlay(SetGuard[StratagemState, Frame]):
    """With strict_pass only when nothing else can be played (STR-14.4)."""

    code = "card-to-play"
    clause = "STR-14.4"

    def open(self, s: StratagemState, q: Frame) -> int:
        if not s.rulings.strict_pass:
            return ANY
        card = s.secrets[q.seat] or open_set(TO_DISPLAY, s, q)
        return 0 if card or may_launch(s, q.seat, OPEN_TO[s.stage]) else ANY


# -- ACTIONS -----------------------------------------------------------------------------


class OfOperation(Guard[StratagemState, Frame]):
    """A rule about ACTIONS."""

    def args(self, s: StratagemState, q: Frame, operation: int) -> dict[str, Argument]:
        return {"operation": operation_name(s, operation)}


class TooFewPlayers(OfOperation):
    """No ACTION with two players left (STR-10.15)."""

    code = "too-few-players"
    clause = "STR-10.15"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        return operations if s.active.bit_count() > 2 else []


class Untimely(Source[StratagemState, Frame]):
    """Each stage of a crisis allows one ACTION (STR-10.5, 10.19, 10.20, 12.7)."""

    def listed(self, s: StratagemState, q: Frame) -> list[int]:
        return [OPEN_TO[s.stage]] if OPEN_TO[s.stage] != NONE else []

    def reason(self, s: StratagemState, q: Frame, operation: int) -> Reason:
        code, clause = self.why(s, operation)
        return Reason(code, clause, {"operation": operation_name(s, operation)})

    def why(self, s: StratagemState, operation: int) -> tuple[str, str]:
        """What must come before it, or has come already."""
        if operation == COUP:
            return "crisis-runs", "STR-10.19"
        if operation == STRIKE:
            return ("no-coup", "STR-10.5") if s.stage == CALM else ("enough-strikes", "STR-10.20")
        if operation == DICTATORSHIP:
            early = s.stage == CALM or OPEN_TO[s.stage] == STRIKE
            return ("strikes-missing", "STR-12.7") if early else ("dictator-rules", "STR-10.20")
        if OPEN_TO[s.stage] == NONE:
            return "enough-uprisings", "STR-10.20"
        return "no-dictatorship", "STR-10.5"


class AgainstYourself(OfOperation):
    """Authors do not strike or rise against themselves (STR-10.20)."""

    code = "against-yourself"
    clause = "STR-10.20"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        return [n for n in operations if n in SEIZURES or q.seat != s.author]


class LaunchedAlready(OfOperation):
    """Nobody strikes or rises twice (STR-10.20)."""

    code = "launched-already"
    clause = "STR-10.20"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        return [n for n in operations if n in SEIZURES or not s.launched[q.seat] >> n & 1]


class SupportsTooWeak(OfOperation):
    """Number and force of the SUPPORTS must suffice (STR-10.3, 10.9)."""

    code = "supports-too-weak"
    clause = "STR-10.3"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        return [operation for operation in operations if backed(s, q.seat, operation)]


class TooUnpopular(OfOperation):
    """A loss of popularity at launch must leave at least 1 token (STR-10.16)."""

    code = "too-unpopular"
    clause = "STR-10.16"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        texts = s.cards.operations
        return [n for n in operations if not takes_all(s, q.seat, texts[n].popularity)]


class CoupWhileStalled(OfOperation):
    """After too many turns without a draw only a reaction may be launched (STR-4.7)."""

    code = "stalled"
    clause = "STR-4.7"

    def left_open(self, s: StratagemState, q: Frame, operations: list[int]) -> list[int]:
        return [n for n in operations if n != COUP] if stalled(s) else operations

    def args(self, s: StratagemState, q: Frame, operation: int) -> dict[str, Argument]:
        return {"n": s.rulings.stall_limit}


class NotInASmallestSet(OfCard):
    """A launch relies on a smallest sufficient set of SECRET SUPPORTS (STR-10.21)."""

    code = "not-in-a-smallest-set"
    clause = "STR-10.21"

    def open(self, s: StratagemState, q: Frame) -> int:
        chosen = s.due[q.seat]
        found = 0
        for cards in reliances(s, s.secrets[q.seat], s.lacking[q.seat]):
            if not chosen & ~cards:
                found |= cards
        return found & ~chosen


# -- naming others -----------------------------------------------------------------------


class IsOut(OfParty):
    """Who has left the game has no part in it (STR-17.8)."""

    code = "is-out"
    clause = "STR-17.8"

    def open(self, s: StratagemState, q: Frame) -> int:
        return parties_of(s, s.active)


class Yourself(OfParty):
    """One names others."""

    def open(self, s: StratagemState, q: Frame) -> int:
        return ~(1 << party_of(s, q.seat))

    def args(self, s: StratagemState, q: Frame, named: int) -> dict[str, Argument]:
        return {}


class VerifyYourself(Yourself):
    """Everybody verifies the others (STR-9.3)."""

    code = "verify-yourself"
    clause = "STR-9.3"


class NameAnOpponent(Yourself):
    """A SECRET card, or tokens left over, go to an opponent (STR-6.12, 8.7, 17.4)."""

    code = "name-an-opponent"

    def reason(self, s: StratagemState, q: Frame, named: int) -> Reason:
        return Reason(self.code, naming_clause(q))


def naming_clause(q: Frame) -> str:
    """The rule by which an opponent is named."""
    if not isinstance(q, Rest):
        return "STR-6.12"
    return "STR-8.7" if q.why == AFTER_LOSS else "STR-17.4"


class NoVerification(SetGuard[StratagemState, Frame]):
    """Only with irregular_mode=challenge (STR-9.10)."""

    code = "no-verification"
    clause = "STR-9.10"

    def open(self, s: StratagemState, q: Frame) -> int:
        return ANY if s.rulings.challenge else 0


class VerifiedAlready(OfParty):
    """Not again until that player has moved (STR-9.6)."""

    code = "verified-already"
    clause = "STR-9.6"

    def open(self, s: StratagemState, q: Frame) -> int:
        return ~parties_of(s, verified(s, q.seat))


class NoSuchVictim(OfCard):
    """A displayed SUPPORT of an opponent, of the force on the card (STR-6.11)."""

    code = "no-such-victim"
    clause = "STR-6.11"

    def open(self, s: StratagemState, q: Frame) -> int:
        return exposed(s, q.seat, s.cards.cards[q.card].force)


# -- what closes each act, in the order in which a player wants to hear it ---------------

TO_SELECT: Final = (NotYourOption(), SameMark(), LaterTheme())
TO_DRAW: Final = (DeckIsEmpty(),)
TO_DISPLAY: Final = (NotYourOption(), SlotIsFilled())
TO_PLAY: Final = (NotASecret(), SecretNotHeld())
TO_TAKE_BACK: Final = (MatIsEmpty(),)
TO_WITHDRAW: Final = (NotDisplayed(), SupportDemandsIt())
TO_RETURN: Final = (SupportNotOwned(),)
TO_PASS: Final = (MayNotPass(), CardToPlay())
TO_REACT: Final = (TooFewPlayers(), Untimely(), AgainstYourself(), LaunchedAlready())
TO_LAUNCH: Final = (*TO_REACT, SupportsTooWeak(), TooUnpopular(), CoupWhileStalled())
TO_RELY: Final = (NotInASmallestSet(),)
TO_VERIFY: Final = (NoVerification(), VerifyYourself(), IsOut(), VerifiedAlready())
TO_NAME: Final = (NameAnOpponent(), IsOut())
TO_DROP: Final = (NoSuchVictim(),)
STALLED: Final = (Stalled(),)
IN_TWO_STEPS: Final = (Stalled(), TakeBackFirst())


def may_launch(s: StratagemState, seat: int, operation: int) -> bool:
    """Whether the seat may launch an operation now."""
    return bool(left_open(TO_LAUNCH, s, MOVES[seat], [operation]))


def may_react(s: StratagemState, seat: int, operation: int) -> bool:
    """Whether the stage of the crisis leaves an operation to the seat, SUPPORTS or not."""
    return bool(left_open(TO_REACT, s, MOVES[seat], [operation]))
