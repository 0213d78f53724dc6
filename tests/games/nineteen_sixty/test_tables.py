"""The tables: constants, clauses, situations."""

from __future__ import annotations

import re
from pathlib import Path

from detente.arena.policies import uniform
from detente.core.rng import Rng
from detente.games.nineteen_sixty import board, cards, codes
from detente.games.nineteen_sixty.board import DEFENSE, STATES
from detente.games.nineteen_sixty.cards import (
    BOTH,
    CARDS,
    CIVIL_RIGHTS_ACT_1960,
    CP,
    GATHERING_MOMENTUM_WEST,
    ICON,
    ISSUE,
    LAZY_SHAVE,
    NIXON_EGGED_IN_MICHIGAN,
    VOTER_REGISTRATION_DRIVE,
)
from detente.games.nineteen_sixty.options import OPTIONS
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.sequence import PHASES
from detente.words.rules import digest
from tests.clauses import clause

RULES = Path(__file__).parents[3] / "docs" / "rules"


@clause("60-15.1", "60-15.2", "60-15.3")
def test_constants_agree_with_the_table() -> None:
    for n, name in enumerate(CARDS):
        assert n == getattr(cards, name.upper())
    for n, name in enumerate(STATES):
        assert n == getattr(board, name.upper())
    assert ISSUE[LAZY_SHAVE] == DEFENSE
    assert [2, 2, 2] == [
        CP[c] for c in (VOTER_REGISTRATION_DRIVE, NIXON_EGGED_IN_MICHIGAN, CIVIL_RIGHTS_ACT_1960)
    ]
    assert ICON[GATHERING_MOMENTUM_WEST] == BOTH


def constant(id: str) -> int:
    """The number that `codes` gives to an id: "draw-card" is DRAW_CARD."""
    return int(getattr(codes, id.upper().replace("-", "_")))


def test_every_phase_has_its_place_in_the_sequence_of_play() -> None:
    for n, phase in enumerate(PHASES):
        assert n == constant(phase.__name__), phase.__name__


def test_a_question_is_loaded_as_it_was_dumped() -> None:
    """Every kind of frame there is comes back with every field."""
    kinds = set()
    game = NineteenSixty({"players": 3, "check_granularity": "per_batch"})
    for seed in range(3):
        rng = Rng(seed)
        s = game.new()
        while s.result is None:
            again = game.load(game.dump(s))
            assert s.stack == again.stack
            assert [type(q) for q in s.stack] == [type(q) for q in again.stack]
            kinds |= {type(q) for q in s.stack}
            game.apply(s, seat := game.actor(s), uniform(game, s, seat, rng))

    assert len(kinds) > 10


def test_every_clause_has_a_test() -> None:
    text = (RULES / "nineteen_sixty.md").read_text("utf-8")
    clauses = set(re.findall(r"^- (60-\d+\.\d+) ", text, re.M))
    shown: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for marks in re.findall(r"@clause\(([^)]*)\)", path.read_text("utf-8")):
            shown |= set(re.findall(r"60-\d+\.\d+", marks))

    assert 262 == len(clauses)
    assert set() == clauses - shown
    assert set() == shown - clauses


def test_every_situation_has_a_test() -> None:
    text = (RULES / "nineteen_sixty.md").read_text("utf-8")
    situations = set(re.findall(r"^\*\*(S\d+) ", text, re.M))
    tests = "".join([p.read_text("utf-8") for p in Path(__file__).parent.glob("test_*.py")])

    assert 41 == len(situations)
    assert set() == {name for name in situations if f"def test_{name.lower()}_" not in tests}


def test_the_french_rules_have_the_same_clauses() -> None:
    english, french = digest("nineteen_sixty", "en"), digest("nineteen_sixty", "fr")

    assert [c.id for c in english.clauses] == [c.id for c in french.clauses]
    assert "fr" == french.lang


def test_every_option_is_a_row_of_the_register_in_both_languages() -> None:
    """All but the number of players, which has a section of its own (60-16)."""
    names = {option.name for option in OPTIONS} - {"players"}
    for source in ("nineteen_sixty.md", "nineteen_sixty.fr.md"):
        text = (RULES / source).read_text("utf-8")
        register = text.partition("## 60-17 ")[2].partition("\n## ")[0]
        assert names == set(re.findall(r"^\| `(\w+)` \|", register, re.M))
