"""What a seat can tell from its own log alone: the second observer of the law of memory.

A memory hears the notes as its seat may read them, sees the cards that seat itself holds, and
keeps for each place what may lie there. It asks no view: what a view knows is held against it.
"""

from __future__ import annotations

from typing import Final, Generic

from detente.core.cards import cards_of
from detente.core.compiled import mypyc_attr
from detente.core.notes import Note
from detente.core.state import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(Generic[S]):
    """What `seat` (None: a spectator) can tell from its own log. This one follows nothing."""

    def __init__(self, seat: int | None) -> None:
        self.seat: Final = seat

    def hear(self, note: Note) -> None:
        """Follow a note, as the seat may read it."""

    def look(self, s: S) -> None:
        """See what lies open on the table, and what the seat itself holds."""

    def invented(self, view: S) -> str:
        """What a view shows and the log has not told; "" if nothing."""
        return ""

    def contradicted(self, world: S) -> str:
        """Where a world cannot be as the log has told; "" if nowhere."""
        return ""


class Batch:
    """`n` cards, each of them one of `cards`."""

    def __init__(self, cards: int, n: int) -> None:
        self.cards = cards
        self.n = n


@mypyc_attr(allow_interpreted_subclasses=True)
class CardMemory(Memory[S]):
    """Where the cards of a game can be, as a seat follows them in its log."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.places: Final[dict[str, list[Batch]]] = {}

    # -- what a game says ----------------------------------------------------------------

    def lies(self, s: S) -> dict[str, int]:
        """The cards in each place of a state; of a view those it shows."""
        raise AssertionError("a game knows its own places")

    def piles(self) -> list[str]:
        """The places that lie open on the table, whose cards are put there without a note."""
        return []

    def held(self, s: S) -> list[str]:
        """The places whose cards lie open before the seat itself."""
        return []

    # -- what the law asks ---------------------------------------------------------------

    def look(self, s: S) -> None:
        lies = self.lies(s)
        for place in self.piles():
            for card in cards_of(lies[place] & ~self.known(place)):
                self.take(card, place)
        for place in self.held(s):
            for card in cards_of(lies[place] & ~self.known(place)):
                self.see(card, place)

    def invented(self, view: S) -> str:
        for place, cards in self.lies(view).items():
            for card in cards_of(cards & ~self.known(place)):
                return f"card {card} in {place}"
        return ""

    def contradicted(self, world: S) -> str:
        for place, cards in self.lies(world).items():
            if not _fit(self.places.get(place, []), cards):
                return f"{cards_of(cards)} in {place}"
        return ""

    # -- what the log tells --------------------------------------------------------------

    def known(self, place: str) -> int:
        """The cards that are certainly in a place."""
        found = 0
        for batch in self.places.get(place, []):
            if batch.cards.bit_count() == batch.n:
                found |= batch.cards
        return found

    def count(self, place: str) -> int:
        """How many cards are in a place."""
        return sum([batch.n for batch in self.places.get(place, [])])

    def lay(self, cards: int, place: str) -> None:
        """All these cards come into the game here."""
        self._put(Batch(cards, cards.bit_count()), place)

    def see(self, card: int, place: str) -> None:
        """One of the cards of a place is this one."""
        self._take(card, place)
        self._put(Batch(1 << card, 1), place)

    def move(self, card: int, start: str, end: str) -> None:
        """A card that can be told goes from one place to another."""
        self._take(card, start)
        self._put(Batch(1 << card, 1), end)

    def take(self, card: int, end: str) -> None:
        """A card whose place is known goes to another."""
        for place in self.places:
            if self.known(place) >> card & 1:
                self.move(card, place, end)
                return
        raise AssertionError(f"the log has not told where card {card} is")

    def draw(self, start: str, end: str, n: int = 1, among: int = -1) -> None:
        """`n` cards that cannot be told go from one place to another; they are `among` some."""
        batches = self.places[start]
        cards, total = 0, self.count(start)
        for batch in batches:
            cards |= batch.cards
        assert total >= n, f"the log lets {n} cards leave {start}, where {total} are"
        batches[:] = []
        self._put(Batch(cards, total - n), start)
        self._put(Batch(cards & among, n), end)

    def pass_on(self, card: int, start: str, end: str, among: int = -1) -> None:
        """A card goes from one place to another: told, or (below 0) one `among` some."""
        if card < 0:
            self.draw(start, end, among=among)
        else:
            self.move(card, start, end)

    def pour(self, start: str, end: str) -> None:
        """All cards of a place go to another."""
        batches = self.places.get(start, [])
        self.places[start] = []
        for batch in batches:
            self._put(batch, end)

    def lacks(self, place: str, cards: int) -> None:
        """Nothing in a place is one of these cards."""
        for batch in self.places.get(place, []):
            batch.cards &= ~cards
        self._settle()

    def _put(self, batch: Batch, place: str) -> None:
        if batch.n:
            self.places.setdefault(place, []).append(batch)
            self._settle()

    def _take(self, card: int, place: str) -> None:
        """Take a card out of the batch it was in: of several the narrowest if that is sure to
        leave open all that is possible, else they become one.
        """
        batches = self.places.get(place, [])
        fitting = [batch for batch in batches if batch.cards >> card & 1]
        assert fitting, f"the log has card {card} in {place}, where it cannot be"
        narrow = min(fitting, key=_width)
        if any([narrow.cards & ~batch.cards for batch in fitting]):
            for batch in fitting:
                if batch is not narrow:
                    narrow.cards |= batch.cards
                    narrow.n += batch.n
                    batches.remove(batch)
        narrow.n -= 1
        if not narrow.n:
            batches.remove(narrow)
        for others in self.places.values():
            for batch in others:
                batch.cards &= ~(1 << card)

    def _settle(self) -> None:
        """What is certain here can be nowhere else."""
        certain: list[Batch] = []
        found = True
        while found:
            found = False
            for batches in self.places.values():
                for batch in batches:
                    if batch.cards.bit_count() == batch.n and batch not in certain:
                        certain.append(batch)
                        self._strike(batch)
                        found = True

    def _strike(self, sure: Batch) -> None:
        for batches in self.places.values():
            for batch in batches:
                if batch is not sure:
                    batch.cards &= ~sure.cards


def _width(batch: Batch) -> int:
    return batch.cards.bit_count()


def _fit(batches: list[Batch], cards: int) -> bool:
    """Whether the cards can be shared out among the batches (Hall's condition)."""
    if sum([batch.n for batch in batches]) != cards.bit_count():
        return False
    open_batches = []
    for batch in batches:
        if batch.cards.bit_count() == batch.n:  # all of these and no other
            if batch.cards & ~cards:
                return False
            cards &= ~batch.cards
        else:
            open_batches.append(batch)
    for chosen in range(1, 1 << len(open_batches)):
        wanted = fitting = 0
        for n, batch in enumerate(open_batches):
            if chosen >> n & 1:
                wanted += batch.n
                fitting |= batch.cards
        if (cards & fitting).bit_count() < wanted:
            return False
    return True
