"""Reading a card set from a folder of CSV files; what is wrong is told by file, line and value."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

from detente.core.cards import bitset
from detente.core.tables import DataError, Row, read_table
from detente.games.stratagem.board import FORCE_A, NUMBERS, OPERATIONS, PLANKS, SEAT_COUNT, THEMES
from detente.games.stratagem.cards import (
    BACKING,
    EFFECTS,
    EVENT,
    FAMILIES,
    OPINION,
    SECRET,
    SUPPORT,
    CardSet,
    CommonCard,
    Operation,
    Party,
    Words,
)
from detente.games.stratagem.options import USUAL
from detente.games.stratagem.position import Force
from detente.games.stratagem.ranking import OUTCOMES

DATA: Final = Path(__file__).parent / "data"
"""The card set of this package."""

VARIABLE: Final = "DETENTE_STRATAGEM_CARDS"
"""The environment variable that names a folder with another one."""

COMMON_CARDS: Final = 50
SUPPORT_CARDS: Final = 12
SECRET_SUPPORTS: Final = 3
OPTIONS_OF_A_PARTY: Final = 12
MOST: Final = 9  # the largest amount, number of signs or number of SUPPORTS a card may print

SIDES: Final = ("A", "B")
FORCES: Final[tuple[Force, ...]] = ("C", "B", "A")  # in the order of their codes, from 1

READ_ALOUD: Final = ("OPINION", "EVENT")
NEEDED_BY: Final = {
    "POLL_SELF": ("theme", READ_ALOUD),
    "POLL_ALL": ("theme", READ_ALOUD),
    "PUBLIC_SELF": ("", READ_ALOUD),
    "PUBLIC_TOP": ("", READ_ALOUD),
    "MEMBERS_SELF": ("", READ_ALOUD),
    "MEMBERS_ALL": ("", READ_ALOUD),
    "MEMBERS_TOP": ("", READ_ALOUD),
    "OPTION_GAIN": ("option", READ_ALOUD),
    "SELF_GAIN": ("", ("OPINION", "EVENT", "SECRET")),
    "SELF_LOSS": ("", READ_ALOUD),
    "LOW_GAIN": ("tokens", READ_ALOUD),
    "LEADER_GAIN": ("", READ_ALOUD),
    "LAST_GAIN": ("", READ_ALOUD),
    "SKIP_SELF": ("", READ_ALOUD),
    "TARGET_LOSS": ("", ("SECRET",)),
    "TARGET_DROP": ("force", ("SECRET",)),
    "TARGET_SKIP": ("", ("SECRET",)),
    "PEEK_GAIN": ("", ("SECRET",)),
}
"""For each effect the column it needs besides `amount`, and the families it may stand on."""


def load_cards(folder: Path) -> CardSet:
    """The card set in `folder`; DataError if a file is missing or wrong."""
    words: Words = {}
    _themes(folder, words)
    planks = _planks(folder, words)
    parties = _parties(folder, planks, words)
    cards = _common_cards(folder, planks, words) + _supports(folder, planks, words)
    cards.sort(key=_printed_order)
    if len(cards) != COMMON_CARDS:
        raise DataError(
            f"common_cards.csv, supports.csv: {COMMON_CARDS} COMMON cards needed, got {len(cards)}"
        )
    _check_ids(cards)
    operations = _operations(folder, words)
    return CardSet(parties, planks, tuple(cards), operations, _points(folder, words), words)


def _check_ids(cards: list[CommonCard]) -> None:
    ids = [card.id for card in cards]
    for id in ids:
        if ids.count(id) > 1:
            raise DataError(f"common_cards.csv, supports.csv: id {id.upper()!r} stands there twice")


def default_cards() -> CardSet:
    """The card set of this package, or of the folder the environment names."""
    return _cards_in(Path(os.environ.get(VARIABLE) or DATA))


def _cards_in(folder: Path) -> CardSet:
    if folder not in _loaded:
        _loaded[folder] = load_cards(folder)
    return _loaded[folder]


_loaded: dict[Path, CardSet] = {}


def set_name(cards: CardSet) -> str:
    """What records call a card set: "usual", or the digest of what is printed on its cards."""
    made = digest(cards)
    return USUAL if made == digest(_cards_in(DATA)) else made


def digest(cards: CardSet) -> str:
    """Twelve digits that differ when what the rules read of two card sets differs; names and texts
    do not count.
    """
    printed: list[object] = [cards.planks, sorted(cards.points.items())]
    for p in cards.parties:
        printed.append((p.id, sorted(p.numbers.items()), p.opinion, p.members))
    for c in cards.cards:
        printed.append((c.id, c.family, c.effect, c.amount, c.theme, c.plank))
        printed.append((c.force, c.tokens, c.mark, c.demand))
    for n in cards.operations:
        printed.append((n.id, n.number, n.supports, n.force_a, n.force_b, n.popular, n.popularity))
    return hashlib.sha256(repr(printed).encode()).hexdigest()[:12]


def _printed_order(card: CommonCard) -> tuple[int, bool]:
    """OPINION, EVENT, SUPPORT, SECRET SUPPORT, SECRET; within each as in the file."""
    return (card.family, card.effect != BACKING)


# -- the files ---------------------------------------------------------------------------


def _themes(folder: Path, words: Words) -> None:
    rows = _table(folder, "themes.csv", THEMES)
    for n, row in enumerate(rows):
        if row.number("theme", 1, THEMES) != n + 1:
            raise row.error(f"theme must be {n + 1} here, got {row.text('theme')!r}")
        _name(words, f"theme-{n + 1}", row, "name")
        _name(words, f"theme-{n + 1}.mark", row, "mark")


def _planks(folder: Path, words: Words) -> tuple[str, ...]:
    """Plank 2 * theme + side; every theme has both sides (STR-3.2)."""
    planks = [""] * PLANKS
    for row in _table(folder, "options.csv", PLANKS):
        at = (row.number("theme", 1, THEMES) - 1) * 2 + row.one_of("side", SIDES)
        if planks[at]:
            raise row.error(f"theme and side are those of {planks[at].upper()!r} already")
        planks[at] = _fresh_id(row, planks)
        _name(words, f"plank-{planks[at]}", row, "name")
    return tuple(planks)


def _parties(folder: Path, planks: tuple[str, ...], words: Words) -> tuple[Party, ...]:
    ids: list[str] = []
    for row in _table(folder, "parties.csv", SEAT_COUNT):
        ids.append(_fresh_id(row, ids))
        _name(words, f"party-{ids[-1]}", row, "name")
        _name(words, f"party-{ids[-1]}.colour", row, "colour")
    numbers: list[dict[int, int]] = [{} for _ in ids]
    opinion = [[0] * PLANKS for _ in ids]
    members = [[0] * PLANKS for _ in ids]
    for row in _table(folder, "party_options.csv", SEAT_COUNT * OPTIONS_OF_A_PARTY):
        party = row.one_of("party", ids)
        plank = _plank(row, "option", planks)
        number = row.number("card_no", 1, NUMBERS)
        if plank in numbers[party]:
            raise row.error(f"{ids[party]} has option {row.text('option')!r} already")
        if number in numbers[party].values():
            raise row.error(f"{ids[party]} has card_no {row.text('card_no')!r} already")
        numbers[party][plank] = number
        opinion[party][plank] = row.number("opinion", -MOST, MOST)
        members[party][plank] = row.number("members", -MOST, MOST)
    for party, owned in enumerate(numbers):
        _check_programme(ids[party], owned)
    return tuple([Party(id, numbers[n], opinion[n], members[n]) for n, id in enumerate(ids)])


def _check_programme(id: str, owned: dict[int, int]) -> None:
    """Every party has twelve OPTIONS, at least one for each theme (STR-3.3, 3.4)."""
    if len(owned) != OPTIONS_OF_A_PARTY:
        raise DataError(
            f"party_options.csv: {id} must have {OPTIONS_OF_A_PARTY} options, got {len(owned)}"
        )
    for theme in range(THEMES):
        if 2 * theme not in owned and 2 * theme + 1 not in owned:
            raise DataError(f"party_options.csv: {id} has no option of theme {theme + 1}")


def _common_cards(folder: Path, planks: tuple[str, ...], words: Words) -> list[CommonCard]:
    cards: list[CommonCard] = []
    for row in read_table(folder / "common_cards.csv"):
        effect = row.one_of("effect", EFFECTS)
        needs, families = NEEDED_BY[EFFECTS[effect]]
        row.one_of("family", families)
        card = CommonCard(
            _fresh_id(row, [card.id for card in cards]),
            row.one_of("family", FAMILIES),
            effect,
            0 if needs == "force" else row.number("amount", 1, MOST),
            row.number("theme", 1, THEMES) - 1 if needs == "theme" else -1,
            _plank(row, "option", planks) if needs == "option" else -1,
            row.one_of("force", FORCES) + 1 if needs == "force" else 0,
            row.number("tokens", 0, 100) if needs == "tokens" else 0,
        )
        _name(words, f"card-{card.id}", row, "name")
        _name(words, f"card-{card.id}.text", row, "text")
        cards.append(card)
    for family in (OPINION, EVENT, SECRET):
        if not [card for card in cards if card.family == family]:
            raise DataError(f"common_cards.csv: there is no {FAMILIES[family]} card")
    return cards


def _supports(folder: Path, planks: tuple[str, ...], words: Words) -> list[CommonCard]:
    """Twelve SUPPORTS and three SECRET SUPPORTS without mark, demand or effect (STR-7.16, 7.17)."""
    cards: list[CommonCard] = []
    for row in _table(folder, "supports.csv", SUPPORT_CARDS + SECRET_SUPPORTS):
        open_card = row.one_of("family", ("SUPPORT", "SECRET")) == 0
        demands = []
        if open_card:
            demands.append(_plank(row, "demand_1", planks))
            if row.optional("demand_2"):
                demands.append(_plank(row, "demand_2", planks))
                if demands[0] // 2 == demands[1] // 2:
                    raise row.error(f"demand_2 is of the same theme, got {row.text('demand_2')!r}")
        else:
            _must_be_empty(row, ("mark_en", "mark_fr", "demand_1", "demand_2"))
        card = CommonCard(
            _fresh_id(row, [card.id for card in cards]),
            SUPPORT if open_card else SECRET,
            BACKING,
            row.number("popularity", -MOST if open_card else 0, MOST if open_card else 0),
            force=row.one_of("force", FORCES) + 1,
            mark=row.text("mark_en") if open_card else "",
            demand=bitset(demands),
        )
        _name(words, f"card-{card.id}", row, "name")
        words[f"card-{card.id}.text"] = _support_text(row, card, demands, planks)
        cards.append(card)
    if len([card for card in cards if card.family == SUPPORT]) != SUPPORT_CARDS:
        raise DataError(
            f"supports.csv: {SUPPORT_CARDS} SUPPORT and {SECRET_SUPPORTS} SECRET cards needed"
        )
    return cards


def _operations(folder: Path, words: Words) -> tuple[Operation, ...]:
    found: list[Operation] = []
    for n, row in enumerate(_table(folder, "actions.csv", len(OPERATIONS))):
        if row.text("id") != OPERATIONS[n]:
            raise row.error(f"id must be {OPERATIONS[n]!r} here, got {row.text('id')!r}")
        found.append(
            Operation(
                OPERATIONS[n],
                row.number("card_no", OPTIONS_OF_A_PARTY + 1, NUMBERS),
                row.number("supports", 0, MOST),
                row.number("force_a", 0, MOST),
                row.number("force_b", 0, MOST),
                row.flag("popular"),
                row.number("popularity", -MOST, MOST),
            )
        )
        _name(words, f"operation-{OPERATIONS[n]}", row, "name")
    return tuple(found)


def _points(folder: Path, words: Words) -> dict[str, int]:
    points: dict[str, int] = {}
    for n, row in enumerate(_table(folder, "ranking_points.csv", len(OUTCOMES))):
        if row.text("outcome") != OUTCOMES[n]:
            raise row.error(f"outcome must be {OUTCOMES[n]!r} here, got {row.text('outcome')!r}")
        points[OUTCOMES[n]] = row.number("points", 0, 100)
        _name(words, f"outcome-{OUTCOMES[n]}", row, "name")
    return points


# -- the cells ---------------------------------------------------------------------------


def _table(folder: Path, name: str, lines: int) -> list[Row]:
    rows = read_table(folder / name)
    if len(rows) != lines:
        raise DataError(f"{folder / name}: {lines} rows needed, got {len(rows)}")
    return rows


def _name(words: Words, id: str, row: Row, column: str) -> None:
    words[id] = (row.text(f"{column}_fr"), row.text(f"{column}_en"))


def _fresh_id(row: Row, taken: list[str]) -> str:
    """An id of small letters and digits that no earlier row has."""
    value = row.text("id")
    id = value.lower()
    if not (id.isascii() and id.isalnum()):
        raise row.error(f"id must be letters and digits, got {value!r}")
    if id in taken:
        raise row.error(f"id {value!r} stands there twice")
    return id


def _plank(row: Row, column: str, planks: tuple[str, ...]) -> int:
    value = row.text(column)
    if value.lower() not in planks:
        raise row.error(f"{column} must be an id of options.csv, got {value!r}")
    return planks.index(value.lower())


def _must_be_empty(row: Row, columns: tuple[str, ...]) -> None:
    for column in columns:
        if row.optional(column):
            raise row.error(f"a SECRET SUPPORT has no {column}, got {row.optional(column)!r}")


def _support_text(
    row: Row, card: CommonCard, demands: list[int], planks: tuple[str, ...]
) -> tuple[str, str]:
    """What a SUPPORT card prints, put together from its columns."""
    force = FORCES[card.force - 1]
    if card.family == SECRET:
        return (
            f"Soutien secret de force {force}\u00a0: ni exigence, ni repère, ni effet sur la "
            "popularité. Révélez-le pour le poser sur votre case SOUTIEN.",
            f"Secret support of force {force}: no demand, no mark, no effect on popularity. "
            "Reveal it to place it in your SUPPORT slot.",
        )
    wanted = [planks[plank].upper() for plank in demands]
    change_fr = ("Gain" if card.amount >= 0 else "Perte") + f" de {abs(card.amount)}"
    change_en = ("Gain" if card.amount >= 0 else "Loss") + f" of {abs(card.amount)}"
    return (
        f"Repère {row.text('mark_fr')}. Force {force}. Exige {' et '.join(wanted)}. "
        f"{change_fr}\u202f% p.\u00a0adv.",
        f"Mark: {row.text('mark_en')}. Force {force}. Demands {' and '.join(wanted)}. "
        f"{change_en}% p.\u00a0adv.",
    )


assert len(FORCES) == FORCE_A
