"""Setting up and the programmes (sections 1 to 3)."""

from detente.core.cards import cards_of
from detente.core.frame import CHANCE
from detente.core.match import Match
from detente.core.rng import Rng
from tests.clauses import clause
from tests.games.stratagem.table import C, D, N, P, Table, make, table

DOCTRINE = {
    P: "1a 2a 3a 4a 5a 6a 7a",
    D: "1a 2a 3b 4b 5b 6b 7a",
    C: "1b 2b 3b 4b 5a 6a 7a",
    N: "1b 2b 3a 4a 5b 6b 7a",
}


def fresh() -> Table:
    game = make()
    return Table(game, game.new())


def parties_chosen(first: int = P) -> Table:
    t = fresh()
    for seat in (P, D, C, N):
        t.do(CHANCE, f"number {16 if seat == first else seat + 1}")
    return t.do(first, "choose " + ("pop", "dem", "con", "nat")[first])


def plan(t: Table, seat: int, planks: str) -> Table:
    return t.do(seat, *[f"select {plank}" for plank in planks.split()])


def campaign(first: int = P) -> Table:
    t = parties_chosen(first)
    for seat, planks in DOCTRINE.items():
        plan(t, seat, planks).do(seat, "done")
    return t


@clause("STR-2.2", "STR-2.4", "STR-2.5", "STR-2.6", "STR-2.12")
def test_t01_the_highest_number_chooses_a_party_and_moves_first() -> None:
    t = fresh().do(CHANCE, "number 3", "number 16", "number 7", "number 12")
    assert (1, "party") == (t.asked, t.question)

    t.do(1, "choose con")

    seats = t.position(None)["seats"]
    assert ["dem", "con", "nat", "pop"] == [seat["party"] for seat in seats]
    for seat, planks in zip((3, 0, 1, 2), DOCTRINE.values()):
        plan(t, seat, planks).do(seat, "done")
    assert (1, "move") == (t.asked, t.question)


@clause("STR-2.2")
def test_a_number_drawn_is_not_drawn_again() -> None:
    t = fresh().do(CHANCE, "number 3")
    numbers = [t.game.text(action) for action in t.game.legal(t.s, CHANCE)]
    assert 15 == len(numbers)
    assert "number 3" not in numbers


@clause("STR-2.3", "STR-3.1")
def test_options_are_numbered_1_to_12_and_actions_13_to_16() -> None:
    cards = make().cards
    for party in cards.parties:
        assert list(range(1, 13)) == sorted(party.numbers.values())
    assert [13, 14, 15, 16] == [operation.number for operation in cards.operations]


@clause("STR-2.8", "STR-2.9")
def test_the_campaign_starts_with_empty_mats_and_fifty_unseen_common_cards() -> None:
    t = campaign()
    assert [[], [], [], []] == [t.shown(seat) for seat in (P, D, C, N)]
    assert 50 == t.position(P)["deck"]
    assert 0 == t.game.observe(t.s, P).state.deck


@clause("STR-2.9")
def test_every_card_of_the_deck_may_be_the_next() -> None:
    t = campaign().do(P, "draw")
    assert 50 == len(t.game.legal(t.s, CHANCE))
    assert t.game.outcome(t.s, Rng(1)) in t.game.legal(t.s, CHANCE)


@clause("STR-2.10", "STR-2.11")
def test_everybody_starts_with_25_of_100_tokens() -> None:
    assert [25, 25, 25, 25] == campaign().tokens


@clause("STR-2.4")
def test_nothing_else_is_done_before_the_party_is_chosen() -> None:
    t = fresh().do(CHANCE, "number 3", "number 16", "number 7", "number 12")
    assert ("choose-a-party-first", "STR-2.4") == t.refused(1, "draw")
    assert ("not-your-turn", "STR-4.1") == t.refused(0, "choose pop")


# -- programme ---------------------------------------------------------------------------


@clause("STR-3.2", "STR-3.3", "STR-3.6")
def test_a_party_has_12_of_14_options_each_with_two_ratings() -> None:
    cards = make().cards
    assert 14 == len(cards.planks)
    for party in cards.parties:
        owned = cards_of(party.owned)
        assert 12 == len(owned)
        assert {1, -1} == {party.opinion[plank] for plank in owned}
        assert {1, -1} == {party.members[plank] for plank in owned}
    lacking = ["1b 3b", "2b 3a", "2a 4a", "1a 4b"]
    for party, ids in zip(cards.parties, lacking):
        assert ids.split() == sorted(
            id for n, id in enumerate(cards.planks) if not party.owned >> n & 1
        )


@clause("STR-3.6")
def test_every_option_is_demanded_by_some_support() -> None:
    cards = make().cards
    demanded = 0
    for card in cards.cards:
        demanded |= card.demand
    assert (1 << 14) - 1 == demanded


@clause("STR-3.4", "STR-3.5", "STR-3.9")
def test_t02_a_programme_has_one_owned_option_for_each_theme() -> None:
    t = parties_chosen()
    assert ["select 1a"] == t.offers(P)
    assert ("not-your-option", "STR-3.3") == t.refused(P, "select 1b")
    t.do(P, "select 1a", "select 2b")
    assert ("same-mark", "STR-3.4") == t.refused(P, "select 2a")
    assert ("later-theme", "STR-3.4") == t.refused(P, "select 5a")
    assert ("programme-incomplete", "STR-3.4") == t.refused(P, "done")

    plan(t, P, "3a 4b 5a 6b 7a").do(P, "done")

    chosen = [t.game.cards.planks[plank] for plank in cards_of(t.s.programme[P])]
    assert ["1a", "2b", "3a", "4b", "5a", "6b", "7a"] == chosen
    assert [D, C, N] == t.game.waiting(t.s)


@clause("STR-3.8", "STR-3.10")
def test_programmes_are_made_at_the_same_time_and_in_secret() -> None:
    t = parties_chosen()
    assert [P, D, C, N] == t.game.waiting(t.s)
    plan(t, C, "1a 2b")
    assert ("programme-first", "STR-3.4") == t.refused(P, "draw")
    for other in (P, D, N, None):
        assert 0 == t.game.observe(t.s, other).state.programme[C]
    assert t.s.programme[C] == t.game.observe(t.s, C).state.programme[C]


@clause("STR-3.8", "STR-5.4", "STR-5.9")
def test_the_programme_binds_nobody_when_an_option_is_displayed() -> None:
    t = campaign().do(P, "display 2b")
    assert ["2b"] == t.shown(P)


@clause("STR-3.5")
def test_seven_options_are_planned_and_five_stay_in_reserve() -> None:
    t = campaign()
    owned = t.game.cards.parties[P].owned
    assert 7 == t.s.programme[P].bit_count()
    assert 5 == (owned & ~t.s.programme[P]).bit_count()


@clause("STR-3.8")
def test_programmes_cannot_be_selected_again_during_the_campaign() -> None:
    assert ("programme-is-made", "STR-3.8") == table().refused(P, "select 1a")
    assert ("party-is-chosen", "STR-2.5") == table().refused(P, "choose pop")


@clause("STR-3.8")
def test_a_selection_can_be_undone_though_somebody_else_answers() -> None:
    match = Match(make(), seed=4)
    match.submit(match.waiting[0], match.game.parse("choose pop"))
    one, other = match.waiting[:2]
    match.submit(one, match.legal(one)[0])
    assert match.can_undo(one)
    match.undo(one)
    assert 0 == match.state.programme[one]
    match.submit(one, match.legal(one)[0])
    match.submit(other, match.legal(other)[0])
    assert match.can_undo(one)
    match.undo(one)
    assert (0, 1) == tuple(match.state.programme[seat].bit_count() for seat in (one, other))


@clause("STR-2.4")
def test_any_of_the_four_parties_can_be_chosen() -> None:
    t = fresh().do(CHANCE, "number 3", "number 16", "number 7", "number 12")
    assert ["choose pop", "choose dem", "choose con", "choose nat"] == t.offers(1)


@clause("STR-3.10")
def test_everybody_knows_which_twelve_options_a_party_owns() -> None:
    t = campaign()
    seats = t.position(None)["seats"]
    assert [12, 12, 12, 12] == [len(seat["undisplayed"]) for seat in seats]
