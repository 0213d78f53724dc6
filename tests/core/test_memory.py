"""The second observer: cards followed from place to place by what a log tells."""

import pytest

import detente
from detente.core.memory import CardMemory
from detente.core.state import State
from detente.core.tables import DataError


class Piles(CardMemory[State]):
    """A world is what the test says it is."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.world: dict[str, int] = {}

    def lies(self, s: State) -> dict[str, int]:
        return self.world

    def fits(self, **world: int) -> bool:
        self.world = world
        return not self.contradicted(State())


def dealt() -> Piles:
    """Six cards; two lie unseen in a hand, then the two of the pile are shuffled into the deck."""
    m = Piles(None)
    m.lay(0b111111, "deck")
    m.draw("deck", "hand", 2)
    m.move(4, "deck", "pile")
    m.move(5, "deck", "pile")
    return m


def test_what_was_seen_elsewhere_is_in_no_hand() -> None:
    m = dealt()
    assert m.fits(hand=0b000011, deck=0b001100, pile=0b110000)
    assert not m.fits(hand=0b010001, deck=0b001110, pile=0b100000)


def test_the_number_of_cards_in_a_place_is_known() -> None:
    m = dealt()
    assert not m.fits(hand=0b000111, deck=0b001000, pile=0b110000)


def test_what_was_shuffled_may_be_drawn_but_was_not_held_before() -> None:
    m = dealt()
    m.pour("pile", "deck")
    m.draw("deck", "hand")
    assert m.fits(hand=0b010011, deck=0b101100)
    assert m.fits(hand=0b000111, deck=0b111000)
    assert not m.fits(hand=0b110001, deck=0b001110)  # one of the two cards at most


def test_a_card_that_comes_to_light_leaves_all_open_that_is_possible() -> None:
    m = dealt()
    m.pour("pile", "deck")
    m.draw("deck", "hand")
    m.move(0, "hand", "pile")  # held before, or drawn just now
    assert m.fits(hand=0b010010, deck=0b101100, pile=0b000001)
    assert m.fits(hand=0b000110, deck=0b111000, pile=0b000001)
    assert not m.fits(hand=0b110000, deck=0b001110, pile=0b000001)


def test_the_last_place_left_is_the_place() -> None:
    m = dealt()
    m.see(0, "hand")
    m.lacks("hand", 0b001100)
    assert (0b000011, 0b001100) == (m.known("hand"), m.known("deck"))


def test_a_log_that_contradicts_itself_is_found() -> None:
    with pytest.raises(AssertionError, match="where it cannot be"):
        dealt().move(4, "hand", "pile")
    with pytest.raises(AssertionError, match="not told where card 0 is"):
        dealt().take(0, "pile")


def test_a_dump_from_before_a_field_was_added_loads() -> None:
    game = detente.game("stratagem")
    old = game.dump(game.new())
    del old["reshuffled"]
    assert 0 == game.load(old).reshuffled
    del old["fallen"]
    with pytest.raises(DataError, match=r"missing or unknown fallen$"):
        game.load(old)
