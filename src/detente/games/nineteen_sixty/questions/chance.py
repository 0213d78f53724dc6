"""What is put to chance: cards, cubes, endorsements."""

from __future__ import annotations

from detente.core.cards import cards_of, pick
from detente.core.frame import Frame
from detente.core.rng import Rng
from detente.core.state import note, note_to
from detente.games.nineteen_sixty.board import (
    BYRD,
    EAST,
    KENNEDY,
    MAJOR,
    MIDWEST,
    NIXON,
    NOWHERE,
    SOUTH,
    WEST,
)
from detente.games.nineteen_sixty.cards import NO_CARD, PROFILES_IN_COURAGE
from detente.games.nineteen_sixty.codes import (
    ADVERTISING,
    CHECK_FAILED,
    CHECK_PASSED,
    CUBE,
    DRAW,
    DREW,
    ENDORSEMENT,
    ENDORSEMENT_DRAWN,
    INITIATIVE_CUBE,
    REDRAWING,
)
from detente.games.nineteen_sixty.election import eruption_drawn, landing_drawn
from detente.games.nineteen_sixty.events.table import revealed
from detente.games.nineteen_sixty.questions.common import SixtyQuestion
from detente.games.nineteen_sixty.state import SixtyState, in_effect
from detente.games.nineteen_sixty.values import changed, joined
from detente.games.nineteen_sixty.verbs import (
    MUST,
    ask_checks,
    ask_draw,
    ask_initiative,
    ask_region,
    endorse,
    gain,
    take_cube,
    win_initiative,
)


class DrawCard(SixtyQuestion):
    """The next card of the deck, to one seat or to both in turn (60-5.6)."""

    id = "draw-card"
    clause = "60-5.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [DRAW + card for card in cards_of(s.deck)]

    def outcome(self, s: SixtyState, q: Frame, rng: Rng) -> int:
        return DRAW + pick(s.deck, rng)

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        seat = q.card
        bit = 1 << (action - DRAW)
        s.deck &= ~bit
        s.hands = joined(s.hands, seat, bit)
        note_to(s, 1 << seat, DREW, seat, action - DRAW)
        ask_draw(s, 1 - seat if q.step else seat, q.left - 1, q.step)


class RevealTop(SixtyQuestion):
    """The card High Hopes turns up."""

    id = "reveal-top"
    clause = "60-15.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [DRAW + card for card in cards_of(s.deck)]

    def outcome(self, s: SixtyState, q: Frame, rng: Rng) -> int:
        return DRAW + pick(s.deck, rng)

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        s.deck &= ~(1 << (action - DRAW))
        revealed(s, action - DRAW)


class CubeDraw(SixtyQuestion):
    """One cube from the bag, every cube equally likely (60-4.1, 60-13.3)."""

    clause = "60-4.1"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [CUBE + colour for colour in (KENNEDY, NIXON) if s.bag[colour]]

    def odds(self, s: SixtyState, q: Frame) -> list[int]:
        return [cubes for cubes in list(s.bag) if cubes]

    def outcome(self, s: SixtyState, q: Frame, rng: Rng) -> int:
        blue = s.bag[KENNEDY]
        return CUBE + (KENNEDY if rng.below(blue + s.bag[NIXON]) < blue else NIXON)


class SupportCheck(CubeDraw):
    """A support check in a state: the own colour is a success (60-4.1)."""

    id = "support-check"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        seat, redrawn = q.options
        colour = action - CUBE
        take_cube(s, colour)
        if colour == seat:
            note(s, CHECK_PASSED, seat, colour)
            gain(s, seat, q.card)
        else:
            note(s, CHECK_FAILED, seat, colour)
            if not redrawn and in_effect(s, seat, PROFILES_IN_COURAGE):
                s.stack.append(Frame(REDRAWING, seat, PROFILES_IN_COURAGE, 0, q.left, (q.card,)))
                return
        ask_checks(s, seat, q.card, q.left - 1)


class MediaCheck(CubeDraw):
    """A support check of an advertising action; `q.step` succeeded so far (60-6.40)."""

    id = "media-check"
    clause = "60-6.40"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        seat, redrawn = q.options
        colour = action - CUBE
        take_cube(s, colour)
        successes = q.step
        if colour == seat:
            note(s, CHECK_PASSED, seat, colour)
            successes += 1
        else:
            note(s, CHECK_FAILED, seat, colour)
            if not redrawn and in_effect(s, seat, PROFILES_IN_COURAGE):
                again = (NOWHERE, q.card)
                s.stack.append(Frame(REDRAWING, seat, PROFILES_IN_COURAGE, q.step, q.left, again))
                return
        s.stack.append(Frame(ADVERTISING, seat, q.card, successes, q.left))


class InitiativeCheck(CubeDraw):
    """Cubes until one colour has come twice (60-4.3)."""

    id = "initiative-check"
    clause = "60-4.3"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        colour = action - CUBE
        take_cube(s, colour)
        note(s, INITIATIVE_CUBE, colour)
        blue, red = q.options
        if q.options[colour] == 0:
            ask_initiative(s, blue + (colour == KENNEDY), red + (colour == NIXON))
            return
        win_initiative(s, colour)


class EndorsementCard(SixtyQuestion):
    """The top endorsement card (60-8.7)."""

    id = "endorsement-card"
    clause = "60-8.7"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [ENDORSEMENT + kind for kind in range(5) if s.endorsement_deck[kind]]

    def odds(self, s: SixtyState, q: Frame) -> list[int]:
        return [cards for cards in list(s.endorsement_deck) if cards]

    def outcome(self, s: SixtyState, q: Frame, rng: Rng) -> int:
        at = rng.below(sum(s.endorsement_deck))
        kind = 0
        while at >= s.endorsement_deck[kind]:
            at -= s.endorsement_deck[kind]
            kind += 1
        return ENDORSEMENT + kind

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        seat = q.card
        kind = action - ENDORSEMENT
        s.endorsement_deck = changed(s.endorsement_deck, kind, -1)
        note(s, ENDORSEMENT_DRAWN, seat, kind)
        if kind == MAJOR:
            ask_region(s, seat, NO_CARD, (EAST, SOUTH, MIDWEST, WEST), MUST)
        else:
            endorse(s, seat, kind)


class GreatBagDraw(SixtyQuestion):
    """One piece of all blue, all red and the green one, blindly (60-16.41)."""

    clause = "60-16.41"

    def legal(self, s: SixtyState, q: Frame) -> list[int]:
        return [CUBE + colour for colour in (KENNEDY, NIXON) if s.bag[colour]] + [CUBE + BYRD]

    def odds(self, s: SixtyState, q: Frame) -> list[int]:
        return [cubes for cubes in list(s.bag) if cubes] + [1]

    def outcome(self, s: SixtyState, q: Frame, rng: Rng) -> int:
        at = rng.below(s.bag[KENNEDY] + s.bag[NIXON] + 1)
        if at < s.bag[KENNEDY]:
            return CUBE + KENNEDY
        return CUBE + (NIXON if at < s.bag[KENNEDY] + s.bag[NIXON] else BYRD)


class LandingDraw(GreatBagDraw):
    """The Cubans land: `q.left` pieces still to draw (60-16.32)."""

    id = "landing-draw"
    clause = "60-16.32"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        landing_drawn(s, q.card, q.left, action - CUBE)


class EruptionDraw(GreatBagDraw):
    """The volcano: one piece says who is left (60-16.36)."""

    id = "eruption-draw"
    clause = "60-16.36"

    def answer(self, s: SixtyState, q: Frame, action: int) -> None:
        eruption_drawn(s, action - CUBE)
