"""What closes a battleground, a marker, a card or an event to an act: each rule once."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from detente.core.frame import NOUNS, Frame
from detente.core.guard import Act, Guard, Kinds, Offered, SetGuard, Source, WhileLeft
from detente.core.message import Argument, Reason
from detente.core.options import Options
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import ALLIANCES, BOTTOM, CUBAS, MOST, TOP, TRACKS, US, N
from detente.games.thirteen_days.cards import AGENDAS, LOWERING, TURN_BACK_THE_SHIPS, USABLE
from detente.games.thirteen_days.command import AIMED, reached
from detente.games.thirteen_days.frames import Command, Cubes, Marker
from detente.games.thirteen_days.names import (
    card_clause,
    of_card,
    of_place,
    seat_name,
    track_name,
)
from detente.games.thirteen_days.small import places
from detente.games.thirteen_days.state import ThirteenDaysState, supply

ANY: Final = -1
"""The rule has nothing to say."""

# -- what a question offers --------------------------------------------------------------------


class EventUsedUp(WhileLeft[ThirteenDaysState, Any]):
    """A card moves as much as it says (8.1)."""

    code = "event-used-up"

    def reason(self, s: ThirteenDaysState, q: Frame, noun: int) -> Reason:
        return Reason(self.code, card_clause(q.card), of_card(q.card))


class AllowanceUsed(WhileLeft[ThirteenDaysState, Command]):
    """A Command moves up to its allowance (9.9)."""

    code = "allowance-used"
    clause = "13J-9.9"


class PlaceOrRemove(Guard[ThirteenDaysState, Command]):
    """A Command places or removes, never both (9.6)."""

    code = "place-or-remove"
    clause = "13J-9.6"

    def __init__(self, taking: bool) -> None:
        self.taking: Final = taking

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return [] if q.cubes and q.taking != self.taking else nouns


class CommandPlaces(Guard[ThirteenDaysState, Command]):
    """Two events let a Command place only, with the option of R20 (18.24, 18.37)."""

    code = "card-places"

    def in_force(self, options: Options) -> bool:
        return options.on("onto_means_place_only")

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        aimed = q.kind == k.EVENT_COMMAND and q.card in AIMED
        return nouns if q.cubes or not aimed else []

    def reason(self, s: ThirteenDaysState, q: Command, b: int) -> Reason:
        return Reason(self.code, card_clause(q.card), of_card(q.card))


class OwnCubes(Source[ThirteenDaysState, Cubes]):
    """One cannot take back more cubes than are there (9.13)."""

    def listed(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        base, cubes = q.seat * N, s.cubes
        return [b for b in q.options if cubes[base + b]]

    def reason(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        return Reason("no-own-cubes", "13J-9.13", of_place(b))


class OwnCubesOfOne(OwnCubes):
    """All from one battleground (18.16)."""

    def reason(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        if s.cubes[q.seat * N + b] == 0:
            return super().reason(s, q, b)
        args = {**of_card(q.card), **of_place(q.options[0])}
        return Reason("from-one-battleground", "13J-18.16", args)


class EnemyCubes(Source[ThirteenDaysState, Cubes]):
    """Enemy cubes of battlegrounds that the card names (18.20)."""

    def listed(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        base, cubes = (1 - q.seat) * N, s.cubes
        return [b for b in q.options if cubes[base + b]]

    def reason(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        code = "no-enemy-cubes" if b in q.options else "card-names-others"
        return Reason(code, "13J-18.20", {**of_card(q.card), **of_place(b)})


class CubaWithEnemies(Source[ThirteenDaysState, Frame]):
    """A Cuba battleground with enemy cubes (18.19, 18.38)."""

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return list(q.options)

    def reason(self, s: ThirteenDaysState, q: Frame, b: int) -> Reason:
        code = "cuba-without-enemies" if b in CUBAS else "only-a-cuba"
        return Reason(code, card_clause(q.card), {**of_card(q.card), **of_place(b)})


# -- markers: what is named is a track, and NOUNS for the way down ------------------------------


class Tracks(Source[ThirteenDaysState, Any]):
    """A rule about moves of markers."""

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [move - k.RAISE for move in q.options]

    def args(self, s: ThirteenDaysState, q: Frame, move: int) -> dict[str, Argument]:
        return {**of_card(q.card), "track": track_name(move % NOUNS)}


class MarkerOffered(Tracks):
    """A card moves a marker that it names, one way (8.7)."""

    code = "not-this-marker"

    def reason(self, s: ThirteenDaysState, q: Marker, move: int) -> Reason:
        down = move >= NOUNS
        if q.barred and down and move - NOUNS + k.RAISE in q.options:
            return Reason("lowering-is-barred", "13J-8.12", self.args(s, q, move))
        code = self.code
        if q.moved:
            code = "one-marker-one-way"
        elif q.card == TURN_BACK_THE_SHIPS and down:
            code = "only-the-highest"
        return Reason(code, card_clause(q.card), self.args(s, q, move))


class AnotherMarker(MarkerOffered):
    """Two markers on different tracks (18.3)."""

    def reason(self, s: ThirteenDaysState, q: Marker, move: int) -> Reason:
        reason = super().reason(s, q, move)
        if reason.code == "lowering-is-barred":
            return reason
        return Reason("marker-has-moved", reason.clause, self.args(s, q, move))


class OtherMarker(Tracks):
    """One other marker is lowered (18.22)."""

    code = "not-this-marker"
    clause = "13J-18.22"


EITHER_WAY: Final = [way + track for way in (0, NOUNS) for track in range(len(TRACKS))]


class AnyMarker(Tracks):
    """Any own marker, up or down (12.3)."""

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return EITHER_WAY


class EndOfTrack(Guard[ThirteenDaysState, Any]):
    """A marker stays on its track (4.6)."""

    code = "end-of-track"
    clause = "13J-4.6"

    def left_open(self, s: ThirteenDaysState, q: Frame, moves: list[int]) -> list[int]:
        at, defcon = self.owner(q) * 3, s.defcon
        return [
            m
            for m in moves
            if (defcon[at + m - NOUNS] > BOTTOM if m >= NOUNS else defcon[at + m] < TOP)
        ]

    def owner(self, q: Frame) -> int:
        """Whose marker it is."""
        return q.seat

    def args(self, s: ThirteenDaysState, q: Frame, move: int) -> dict[str, Argument]:
        return {"track": track_name(move % NOUNS)}


class EndOfTrackOfCard(EndOfTrack):
    """The same for a marker that a card moves."""

    def owner(self, q: Frame) -> int:
        return q.owner if isinstance(q, Marker) else US

    def args(self, s: ThirteenDaysState, q: Frame, move: int) -> dict[str, Argument]:
        return {**of_card(q.card), "track": track_name(move % NOUNS)}


class BothOrNone(Guard[ThirteenDaysState, Marker]):
    """Two markers at the end of their tracks leave no second one to move (18.3, R29)."""

    code = "both-or-none"
    clause = "13J-18.3"

    def in_force(self, options: Options) -> bool:
        return options.on("fifty_fifty_needs_two") and not options.on("fifty_fifty_partial")

    def left_open(self, s: ThirteenDaysState, q: Marker, moves: list[int]) -> list[int]:
        if q.left != 2:
            return moves
        movable = EndOfTrackOfCard().left_open(s, q, [move - k.RAISE for move in q.options])
        return moves if len({move % NOUNS for move in movable}) > 1 else []

    def args(self, s: ThirteenDaysState, q: Marker, move: int) -> dict[str, Argument]:
        return of_card(q.card)


# -- cards ---------------------------------------------------------------------------------------


class NotInHand(SetGuard[ThirteenDaysState, Any]):
    """Cards come from the hand (7.7)."""

    code = "not-in-hand"
    clause = "13J-7.7"

    def open(self, s: ThirteenDaysState, q: Frame) -> int:
        return s.hands[q.seat]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return of_card(card)


class NotInHandToDiscard(NotInHand):
    """Own cards are discarded (18.7)."""

    clause = "13J-18.7"


class OnlyTheCardTaken(Source[ThirteenDaysState, Frame]):
    """The card just taken is played, or discarded (18.6)."""

    code = "only-the-card-taken"
    clause = "13J-18.6"

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [s.taken]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return of_card(s.taken)


class OnlyTheCardDrawn(Source[ThirteenDaysState, Frame]):
    """The card just drawn is kept, or thrown away (12.5)."""

    code = "only-the-card-drawn"
    clause = "13J-12.5"

    def listed(self, s: ThirteenDaysState, q: Frame) -> list[int]:
        return [s.drawn]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return of_card(s.drawn)


class NotACandidate(SetGuard[ThirteenDaysState, Frame]):
    """One of the three agendas dealt (6.5)."""

    code = "not-a-candidate"
    clause = "13J-6.5"

    def open(self, s: ThirteenDaysState, q: Frame) -> int:
        return s.candidates[q.seat]

    def args(self, s: ThirteenDaysState, q: Frame, agenda: int) -> dict[str, Argument]:
        return {"agenda": f"agenda-{AGENDAS[agenda]}"}


class NeedsTwoOnAlliances(Guard[ThirteenDaysState, Frame]):
    """Leaving Alliances needs 2 US cubes there (18.34, R22)."""

    code = "needs-two-on-alliances"

    def in_force(self, options: Options) -> bool:
        return options.on("bay_needs_two")

    def left_open(self, s: ThirteenDaysState, q: Frame, choices: list[int]) -> list[int]:
        if s.cubes[US * N + ALLIANCES] >= 2:
            return choices
        return [choice for choice in choices if choice != k.WITHDRAW]

    def reason(self, s: ThirteenDaysState, q: Frame, choice: int) -> Reason:
        return Reason(self.code, card_clause(q.card))


class DrawIsDue(Guard[ThirteenDaysState, Frame]):
    """The Alliances card is drawn, unless the option leaves it to the leader (12.5)."""

    code = "draw-is-due"
    clause = "13J-12.5"

    def in_force(self, options: Options) -> bool:
        return not options.on("alliances_draw_optional")

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return []


# -- cubes -----------------------------------------------------------------------------------


class Full(Guard[ThirteenDaysState, Frame]):
    """At most 5 cubes of a side on a battleground (9.10)."""

    code = "battleground-full"
    clause = "13J-9.10"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        base, cubes = q.seat * N, s.cubes
        return [b for b in nouns if cubes[base + b] < MOST]

    def args(self, s: ThirteenDaysState, q: Frame, b: int) -> dict[str, Argument]:
        return of_place(b)


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


class OnTheCard(Offered[ThirteenDaysState, Any]):
    """A card names battlegrounds, each as often as cubes may go there (8.2)."""

    code = "card-names-others"
    covers: ClassVar[Kinds] = (Full, NoSupply)  # `options` name what has room

    def listed(self, s: ThirteenDaysState, q: Cubes) -> list[int]:
        return sorted(set(q.options)) if supply(s, q.seat) else []

    def left_open(self, s: ThirteenDaysState, q: Cubes, nouns: list[int]) -> list[int]:
        return [b for b in nouns if b in q.options]

    def reason(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        code = "no-more-there" if q.touched >> b & 1 else self.code
        return Reason(code, card_clause(q.card), {**of_card(q.card), **of_place(b)})


class OnOthers(OnTheCard):
    """Cubes that were taken go to other battlegrounds (18.25)."""

    covers: ClassVar[Kinds] = (NoSupply,)

    def reason(self, s: ThirteenDaysState, q: Cubes, b: int) -> Reason:
        return Reason("taken-from-there", "13J-18.25", of_place(b))


class OneBattleground(Source[ThirteenDaysState, Command]):
    """A Command is for one battleground, of those that an event names (9.7, 9.16)."""

    covers: ClassVar[Kinds] = (PlaceOrRemove, Full, NoSupply)  # and NoneOfYours, which is Full

    def __init__(self, taking: bool) -> None:
        self.taking: Final = taking

    def listed(self, s: ThirteenDaysState, q: Command) -> list[int]:
        if not self.taking and not supply(s, q.seat):
            return []
        base, cubes = q.seat * N, s.cubes
        if q.cubes:  # one of them, and so no list to walk
            if q.taking != self.taking:
                return []
            b = q.options[0]
            there = cubes[base + b]
            return [b] if (there if self.taking else there < MOST) else []
        if self.taking:
            return [b for b in q.options if cubes[base + b]]
        return [b for b in q.options if cubes[base + b] < MOST]

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return [b for b in nouns if b in q.options]

    def reason(self, s: ThirteenDaysState, q: Command, b: int) -> Reason:
        if q.cubes:
            return Reason("one-battleground", "13J-9.7", of_place(q.options[0]))
        if b not in places(s):
            return Reason("not-in-the-small-game", "13J-R31", of_place(b))
        return Reason("card-names-others", card_clause(q.card), {**of_card(q.card), **of_place(b)})


# -- cubes announced but not yet moved: the option of R9 ----------------------------------------


class AnnouncedFull(Guard[ThirteenDaysState, Command]):
    """What is announced must find room (9.10)."""

    code = "announced-to-the-brim"
    clause = "13J-9.10"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        base, most, cubes = q.seat * N, MOST - q.cubes, s.cubes
        return [b for b in nouns if cubes[base + b] < most]

    def args(self, s: ThirteenDaysState, q: Command, b: int) -> dict[str, Argument]:
        return of_place(b)


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


class EnemyEvent(SetGuard[ThirteenDaysState, Frame]):
    """Events are for cards of one's own side or of the UN (7.8)."""

    code = "event-of-the-enemy"
    clause = "13J-7.8"

    def open(self, s: ThirteenDaysState, q: Frame) -> int:
        return USABLE[q.seat]

    def args(self, s: ThirteenDaysState, q: Frame, card: int) -> dict[str, Argument]:
        return of_card(card)


class TriggerBarred(Guard[ThirteenDaysState, Frame]):
    """A ban on lowering stops a whole event that the enemy's Command offers (8.12, R18)."""

    code = "event-barred"
    clause = "13J-8.12"

    def in_force(self, options: Options) -> bool:
        return options.word("deflate_ban_scope") == "whole_event"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        barred = LOWERING >> q.card & 1 and reached(s, q.seat, triggering=True)
        return [] if barred else nouns

    def args(self, s: ThirteenDaysState, q: Frame, noun: int) -> dict[str, Argument]:
        return of_card(q.card)


class BarredEvent(EnemyEvent):
    """The same for an event of one's own play (8.12, R18)."""

    code = "event-barred"
    clause = "13J-8.12"

    def in_force(self, options: Options) -> bool:
        return options.word("deflate_ban_scope") == "whole_event"

    def open(self, s: ThirteenDaysState, q: Frame) -> int:
        return ~LOWERING if reached(s, q.seat, triggering=False) else ANY


# -- the Personal Letter -------------------------------------------------------------------------


class LetterAway(Guard[ThirteenDaysState, Frame]):
    """Only its holder can spend the Letter (10.1)."""

    code = "letter-is-away"
    clause = "13J-10.1"
    whatever = True

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return nouns if s.letter == q.seat else []

    def args(self, s: ThirteenDaysState, q: Frame, noun: int) -> dict[str, Argument]:
        return {"seat": seat_name(s.letter)}


class LetterLater(Guard[ThirteenDaysState, Frame]):
    """The Letter is spent with the card, or by the option of R12 before the first cube (10.3)."""

    code = "letter-comes-later"
    clause = "13J-10.3"
    whatever = True

    def in_force(self, options: Options) -> bool:
        return options.word("letter_timing") != "with_card"

    def left_open(self, s: ThirteenDaysState, q: Frame, nouns: list[int]) -> list[int]:
        return []


class LetterNotOnEvents(Guard[ThirteenDaysState, Command]):
    """A Command that an event grants takes no Letter, but by the option of R11 (9.16)."""

    code = "letter-not-on-events"
    clause = "13J-9.16"

    def in_force(self, options: Options) -> bool:
        return options.word("event_command_modifiers") != "all"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return [] if q.kind == k.EVENT_COMMAND else nouns


class LetterTooLate(Guard[ThirteenDaysState, Command]):
    """The Letter is spent with the card (10.3)."""

    code = "letter-too-late"
    clause = "13J-10.3"

    def in_force(self, options: Options) -> bool:
        return options.word("letter_timing") != "before_placing"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return nouns if q.kind == k.EVENT_COMMAND else []


class LetterBeforeCubes(Guard[ThirteenDaysState, Command]):
    """The Letter is spent before the first cube (10.3)."""

    code = "letter-before-cubes"
    clause = "13J-10.3"

    def left_open(self, s: ThirteenDaysState, q: Command, nouns: list[int]) -> list[int]:
        return nouns if q.cubes == 0 else []


# -- in the order in which a player would want to hear them ----------------------------------------

Guards = tuple[Guard[ThirteenDaysState, Any], ...]

BARRED_EVENT: Final = BarredEvent()
TO_HAPPEN: Final = (EnemyEvent(), BARRED_EVENT)
TO_PLACE: Final[Guards] = (Full(), NoSupply())
TO_REMOVE: Final[Guards] = (NoneOfYours(),)
TO_ANNOUNCE_PLACING: Final[Guards] = (*TO_PLACE, AnnouncedFull(), AnnouncedSupply())
TO_ANNOUNCE_REMOVING: Final[Guards] = (*TO_REMOVE, AllAnnounced())
TO_SPEND_LETTER: Final = (LetterAway(), LetterLater())
TO_ADD: Final[Guards] = (EventUsedUp(), Full(), OnTheCard(), NoSupply())
TO_PUT: Final[Guards] = (EventUsedUp(), Full(), OnOthers(), NoSupply())
TO_ENCLOSE: Final[Guards] = (
    LetterAway(),
    LetterNotOnEvents(),
    LetterTooLate(),
    LetterBeforeCubes(),
)


def command_acts(place: Guards, remove: Guards) -> tuple[Act[ThirteenDaysState, Command], ...]:
    """What a Command may do: place, remove (in this order), or take the Letter along."""
    used = AllowanceUsed()
    return (
        Act(k.PLACE, used, PlaceOrRemove(False), OneBattleground(False), *place),
        Act(k.REMOVE, used, PlaceOrRemove(True), OneBattleground(True), CommandPlaces(), *remove),
        Act(k.ENCLOSE, *TO_ENCLOSE),
    )
