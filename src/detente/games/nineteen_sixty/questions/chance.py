"""What is put to chance: cards, cubes, endorsements."""

from __future__ import annotations

from detente.core.frame import NONE, F, ForSeat, Frame
from detente.core.mechanics import ChanceQuestion, DrawOne
from detente.core.message import Message
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.core.values import changed, joined
from detente.games.nineteen_sixty import codes as k
from detente.games.nineteen_sixty import frames, verbs
from detente.games.nineteen_sixty.board import (
    BYRD,
    EAST,
    KENNEDY,
    MAJOR,
    MIDWEST,
    NIXON,
    SOUTH,
    WEST,
)
from detente.games.nineteen_sixty.cards import PROFILES_IN_COURAGE
from detente.games.nineteen_sixty.election import eruption_drawn, landing_drawn
from detente.games.nineteen_sixty.events.table import revealed
from detente.games.nineteen_sixty.frames import Checks, Deal, FailedCheck, Initiative
from detente.games.nineteen_sixty.state import SixtyState, in_effect


class DeckDraw(DrawOne[SixtyState, F]):
    """A card of the deck, each as likely as another (60-13.3)."""

    draw = k.DRAW

    def among(self, s: SixtyState, q: F) -> int:
        return s.deck


class DrawCard(DeckDraw[Deal]):
    """The next card of the deck, to one seat or to both in turn (60-5.6)."""

    id = "draw-card"
    clause = "60-5.1"
    frame = Deal

    def answer(self, s: SixtyState, q: Deal, action: int) -> None:
        seat = q.whom
        bit = 1 << (action - k.DRAW)
        s.deck &= ~bit
        s.hands = joined(s.hands, seat, bit)
        note_to(s, 1 << seat, k.DREW, seat, action - k.DRAW)
        verbs.ask_draw(s, 1 - seat if q.in_turn else seat, q.left - 1, q.in_turn)


class RevealTop(DeckDraw[Frame]):
    """The card High Hopes turns up."""

    id = "reveal-top"
    clause = "60-15.1"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        s.deck &= ~(1 << (action - k.DRAW))
        revealed(s, action - k.DRAW)


class CubeDraw(ChanceQuestion[SixtyState, F]):
    """One cube from the bag, every cube equally likely (60-4.1, 60-13.3)."""

    clause = "60-4.1"

    def legal(self, s: SixtyState, q: F) -> list[int]:
        return [k.CUBE + colour for colour in (KENNEDY, NIXON) if s.bag[colour]]

    def odds(self, s: SixtyState, q: F) -> list[int]:
        return [cubes for cubes in list(s.bag) if cubes]

    def outcome(self, s: SixtyState, q: F, rng: Rng) -> int:
        blue = s.bag[KENNEDY]
        return k.CUBE + (KENNEDY if rng.below(blue + s.bag[NIXON]) < blue else NIXON)


class SupportCheck(CubeDraw[Checks]):
    """A support check in a state: the own colour is a success (60-4.1)."""

    id = "support-check"
    frame = Checks

    def answer(self, s: SixtyState, q: Checks, action: int) -> None:
        seat = q.whom
        if succeeds(s, seat, action - k.CUBE):
            verbs.gain(s, seat, q.state)
        elif may_redraw(s, seat, q.redrawn):
            s.stack.append(FailedCheck(k.REDRAWING, seat, NONE, q.left, q.state, 0))
            return
        verbs.ask_checks(s, seat, q.state, q.left - 1)


def succeeds(s: SixtyState, seat: int, colour: int) -> bool:
    """Whether the cube that was drawn is a success of `seat`; it leaves the bag (60-4.2)."""
    verbs.take_cube(s, colour)
    note(s, k.CHECK_PASSED if colour == seat else k.CHECK_FAILED, seat, colour)
    return colour == seat


def may_redraw(s: SixtyState, seat: int, redrawn: bool) -> bool:
    """Under Profiles in Courage a failed check is redrawn once (60-7.7)."""
    return not redrawn and in_effect(s, seat, PROFILES_IN_COURAGE)


class MediaCheck(CubeDraw[frames.MediaCheck]):
    """A support check of an advertising action (60-6.40)."""

    id = "media-check"
    clause = "60-6.40"
    frame = frames.MediaCheck

    def answer(self, s: SixtyState, q: frames.MediaCheck, action: int) -> None:
        seat, successes = q.whom, q.successes
        if succeeds(s, seat, action - k.CUBE):
            successes += 1
        elif may_redraw(s, seat, q.redrawn):
            s.stack.append(FailedCheck(k.REDRAWING, seat, q.card, q.left, NONE, successes))
            return
        verbs.ask_advertising(s, seat, q.card, q.left, successes)


class InitiativeCheck(CubeDraw[Initiative]):
    """Cubes until one colour has come twice (60-4.3)."""

    id = "initiative-check"
    clause = "60-4.3"
    frame = Initiative

    def answer(self, s: SixtyState, q: Initiative, action: int) -> None:
        colour = action - k.CUBE
        verbs.take_cube(s, colour)
        note(s, k.INITIATIVE_CUBE, colour)
        blue = q.blue + (colour == KENNEDY)
        red = q.red + (colour == NIXON)
        if max(blue, red) < 2:
            verbs.ask_initiative(s, blue, red)
        else:
            verbs.win_initiative(s, colour)


class EndorsementCard(ChanceQuestion[SixtyState, ForSeat]):
    """The top endorsement card (60-8.7)."""

    id = "endorsement-card"
    clause = "60-8.7"
    frame = ForSeat

    def legal(self, s: SixtyState, q: ForSeat) -> list[int]:
        return [k.ENDORSEMENT + kind for kind in range(5) if s.endorsement_deck[kind]]

    def odds(self, s: SixtyState, q: ForSeat) -> list[int]:
        return [cards for cards in list(s.endorsement_deck) if cards]

    def outcome(self, s: SixtyState, q: ForSeat, rng: Rng) -> int:
        at = rng.below(sum(s.endorsement_deck))
        kind = 0
        while at >= s.endorsement_deck[kind]:
            at -= s.endorsement_deck[kind]
            kind += 1
        return k.ENDORSEMENT + kind

    def answer(self, s: SixtyState, q: ForSeat, action: int) -> None:
        seat = q.whom
        kind = action - k.ENDORSEMENT
        s.endorsement_deck = changed(s.endorsement_deck, kind, -1)
        note(s, k.ENDORSEMENT_DRAWN, seat, kind)
        if kind == MAJOR:
            verbs.ask_region(s, seat, NONE, (EAST, SOUTH, MIDWEST, WEST), may_decline=False)
        else:
            verbs.endorse(s, seat, kind)


class GreatBagDraw(ChanceQuestion[SixtyState, F]):
    """One piece of all blue, all red and the green one, blindly (60-16.41)."""

    clause = "60-16.41"

    def legal(self, s: SixtyState, q: F) -> list[int]:
        return [k.CUBE + colour for colour in (KENNEDY, NIXON) if s.bag[colour]] + [k.CUBE + BYRD]

    def odds(self, s: SixtyState, q: F) -> list[int]:
        return [cubes for cubes in list(s.bag) if cubes] + [1]

    def outcome(self, s: SixtyState, q: F, rng: Rng) -> int:
        at = rng.below(s.bag[KENNEDY] + s.bag[NIXON] + 1)
        if at < s.bag[KENNEDY]:
            return k.CUBE + KENNEDY
        return k.CUBE + (NIXON if at < s.bag[KENNEDY] + s.bag[NIXON] else BYRD)


class LandingDraw(GreatBagDraw[ForSeat]):
    """The Cubans land for the President-elect: `q.left` pieces still to draw (60-16.32)."""

    id = "landing-draw"
    clause = "60-16.32"
    frame = ForSeat

    def answer(self, s: SixtyState, q: ForSeat, action: int) -> None:
        landing_drawn(s, q.whom, q.left, action - k.CUBE)

    def prompt(self, s: SixtyState, q: ForSeat) -> Message:
        return Message("ask-landing-draw", {"left": q.left})


class EruptionDraw(GreatBagDraw[Frame]):
    """The volcano: one piece says who is left (60-16.36)."""

    id = "eruption-draw"
    clause = "60-16.36"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        eruption_drawn(s, action - k.CUBE)
