"""Properties of whole games: tokens, marks, sequences, resignations."""

from hypothesis import given, settings
from hypothesis import strategies as st

from detente.core.frame import CHANCE, NOBODY
from detente.core.rng import Rng
from detente.games.stratagem.board import CALM, OVERTHROWN
from detente.games.stratagem.state import StratagemState, plays
from tests.clauses import clause
from tests.games.stratagem.table import C, D, Layout, N, P, Table, make, table

SEEDS = st.integers(0, 1_000_000)
NO_TRAVEL = "O01 O02 O03 O04 O05 O06 O07 O08 E01 E02 E09 E10 E11 E12 E13 E14 X04 X05 X07 X09"


def choose(t: Table, rng: Rng) -> tuple[int, int]:
    """Somebody who is waited for, or at times somebody who is not, and what they do."""
    game = t.game
    if game.actor(t.s) == CHANCE:
        return CHANCE, game.outcome(t.s, rng)
    waiting = game.waiting(t.s)
    seat = waiting[rng.below(len(waiting))]
    if rng.below(8) == 0:
        aside = rng.below(4)
        seat = aside if game.legal(t.s, aside) else seat
    legal = game.legal(t.s, seat)
    launches = [action for action in legal if game.text(action).startswith("launch")]
    if launches and rng.below(3) == 0:
        return seat, launches[0]
    return seat, legal[rng.below(len(legal))]


def turbulent(deck: str = "") -> Table:
    """A position in which everybody can launch or react."""
    layout: Layout = {
        "tokens": (27, 25, 25, 23),
        "shown": {P: "5A 6A", D: "5B 6B", C: "3B 4B 5A", N: "1B 2B 6B"},
        "supports": {P: "X01 X02 S05 S11", D: "S06 S12", C: "S04 S09", N: "S02 X03"},
    }
    if deck:
        layout["deck"] = deck
    return table(**layout)


@clause("STR-8.5", "STR-7.4")
@settings(max_examples=25, deadline=None)
@given(seed=SEEDS, turmoil=st.booleans())
def test_tokens_are_conserved_and_marks_never_clash(seed: int, turmoil: bool) -> None:
    game = make()
    t = turbulent() if turmoil else Table(game, game.new())
    rng = Rng(seed)
    while t.asked != NOBODY:
        seat, action = choose(t, rng)
        t.game.apply(t.s, seat, action)
        t.game.audit(t.s)
    assert t.s.result is not None
    assert 4 == len(t.s.result.scores)


def ended_early(s: StratagemState, author: int) -> bool:
    """Whether a crisis had a reason to end before its time (STR-11.8, 11.9, 12.10)."""
    return not plays(s, author) or s.active.bit_count() <= 2


@clause("STR-11.2", "STR-11.7")
@settings(max_examples=120, deadline=None)
@given(seed=SEEDS)
def test_a_sequence_ends_exactly_with_the_third_turn_of_its_launchers_seat(seed: int) -> None:
    t = turbulent(NO_TRAVEL)  # no SUPPORT travels, so that every turn asks its player something
    rng = Rng(seed)
    steps = 0  # seats passed since the launch, empty ones included
    while t.asked != NOBODY and t.s.campaign == 1:
        before = t.game.clone(t.s)
        seat, action = choose(t, rng)
        t.game.apply(t.s, seat, action)
        steps += (t.s.turn - before.turn) % 4
        if t.s.stage not in (CALM, before.stage):
            steps = (t.s.turn - before.turn) % 4
        if t.s.winner >= 0:
            if t.why in ("coup", "dictatorship"):
                assert (12, before.author) == (steps, t.winner)
        elif t.s.stage not in (CALM, OVERTHROWN):
            assert steps == 0 or (12 - steps) // 4 + 1 == t.s.clock
        elif before.stage != CALM and not ended_early(t.s, before.author):
            assert steps > 12


@clause("STR-20.6", "STR-20.8")
@settings(max_examples=40, deadline=None)
@given(seed=SEEDS, moments=st.lists(st.integers(0, 300), min_size=1, max_size=4))
def test_the_game_goes_on_whoever_abandons_whenever(seed: int, moments: list[int]) -> None:
    game = make()
    t = Table(game, game.new())
    rng = Rng(seed)
    n = 0
    while t.asked != NOBODY:
        if n in moments:
            t.game.give_up(t.s, rng.below(4))
            t.game.audit(t.s)
        if t.asked != NOBODY:
            t.game.apply(t.s, *choose(t, rng))
            t.game.audit(t.s)
        n += 1
    assert t.s.result is not None
    for seat in range(4):
        if t.s.abandoned >> seat & 1:
            assert 0 == t.s.result.scores[seat]


@settings(max_examples=30, deadline=None)
@given(seed=SEEDS, chosen=st.integers(0, 1_000_000))
def test_every_combination_of_options_plays_to_its_end(seed: int, chosen: int) -> None:
    rng = Rng(chosen)
    options = {o.name: o.choices[rng.below(len(o.choices))] for o in make().options.table}
    game = make(**options)
    t = Table(game, game.new())
    rng = Rng(seed)
    while t.asked != NOBODY:
        t.game.apply(t.s, *choose(t, rng))
        t.game.audit(t.s)
    assert t.s.result is not None
