"""Information and legality (60-13)."""

from __future__ import annotations

import pytest

from detente.core.match import Match
from detente.core.message import Refused
from detente.core.notation import RESIGN
from detente.core.rng import Rng
from detente.games.nineteen_sixty.board import BYRD, KENNEDY, NIXON
from detente.games.nineteen_sixty.cards import GAFFE, GATHERING_CARDS, RECOUNT, VOLUNTEERS
from detente.games.nineteen_sixty.codes import DEALING, INITIATIVE, STRATEGY_PLACING, TALLYING
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.verbs import stock_deck
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


@clause("60-13.1", "60-13.2")
@pytest.mark.parametrize("viewer", [KENNEDY, NIXON, BYRD, None])
def test_board_and_sizes_are_public_hands_stacks_and_deck_are_not(viewer: int | None) -> None:
    t = Table(kennedy="gaffe", nixon="volunteers recount", players=3).stack(NIXON, "old_south")
    t.put(ny="K3").discard("swing_state").bag(4, 5)

    view = t.game.observe(t.s, viewer)
    written = t.game.to_json(view)

    assert 0 == view.state.deck
    for seat in (KENNEDY, NIXON):
        mine = seat == viewer
        assert (t.s.hands[seat] if mine else 0) == view.state.hands[seat]
        assert (t.s.stacks[seat] if mine else 0) == view.state.stacks[seat]
    assert (1, 2, 0, 0, 0, 1, 0, 0, 86, 0, 0, 0, 0) == view.counts
    assert [[3, 0], [4, 5], ["swing_state"], 86] == [
        t.game.to_json(view)["states"]["ny"]["cubes"],
        written["bag"],
        written["discard"],
        written["deck"],
    ]


@clause("60-13.1")
@pytest.mark.parametrize("viewer", [KENNEDY, NIXON, BYRD, None])
def test_tokens_markers_boxes_and_rest_cubes_are_public(viewer: int | None) -> None:
    t = Table(players=3).tokens("ny", "tx").endorse(west="N2").momentum(3, 1).media(east="K2")
    t.issues(economy="N1").box("lazy_shave recount dwight_eisenhower").exhausted(NIXON)
    t.s.rest = bytes((4, 0))

    seen = t.game.to_json(t.game.observe(t.s, viewer))

    assert {
        "tokens": ["ny", "tx"],
        "endorsements": {"east": [0, 0], "south": [0, 0], "midwest": [0, 0], "west": [0, 2]},
        "momentum": [3, 1],
        "media": {"east": [2, 0], "south": [0, 0], "midwest": [0, 0], "west": [0, 0]},
        "issues": {"defense": [0, 0], "economy": [0, 1], "civil_rights": [0, 0]},
        "track": ["defense", "economy", "civil_rights"],
        "rest": [4, 0],
        "ready": [True, False],
        "debate_box": ["lazy_shave"],
        "election_box": ["recount"],
        "prevention_box": ["dwight_eisenhower"],
    }.items() <= seen.items()


@clause("60-13.2")
@pytest.mark.parametrize("viewer", [KENNEDY, NIXON, BYRD, None])
def test_an_imagined_state_fits_the_view(viewer: int | None) -> None:
    t = Table(kennedy="gaffe recount", nixon="volunteers old_south", players=3)
    t.stack(KENNEDY, "swing_state").stack(NIXON, "gallup_poll sputnik_v")
    view = t.game.observe(t.s, viewer)

    for seed in range(30):
        s = t.game.imagine(view, Rng(seed))
        t.game.audit(s)
        again = t.game.observe(s, viewer)
        assert (view.counts, t.game.dump(view.state)) == (again.counts, t.game.dump(again.state))
        assert not (s.stacks[KENNEDY] | s.stacks[NIXON]) & GATHERING_CARDS


@clause("60-13.2", "60-9.9")
def test_a_card_seen_in_hand_may_have_been_placed() -> None:
    t = Table(turn=7, kennedy="gaffe recount old_south", nixon="volunteers").at(STRATEGY_PLACING)
    t.s.hand_shown = (1 << GAFFE | 1 << RECOUNT, 0)
    t.play("kennedy: strategy gaffe")
    view = t.game.observe(t.s, NIXON)

    imagined = [t.game.imagine(view, Rng(seed)) for seed in range(60)]

    for s in imagined:
        t.game.audit(s)
    assert {True, False} == {bool(s.placed[KENNEDY] >> GAFFE & 1) for s in imagined}
    assert {True, False} == {bool(s.placed[KENNEDY] >> RECOUNT & 1) for s in imagined}


@clause("60-13.2", "60-5.4")
def test_what_was_drawn_before_the_deck_was_reshuffled_had_not_been_discarded() -> None:
    t = Table(nixon="volunteers").stack(NIXON, "old_south")
    t.s.discard, t.s.deck = t.s.deck, 0
    stock_deck(t.s)
    t.hand(NIXON, "recount")  # drawn from the new deck
    view = t.game.observe(t.s, KENNEDY)

    worlds = [t.game.imagine(view, Rng(seed)) for seed in range(60)]

    assert {1} == {(s.hands[NIXON] & s.reshuffled).bit_count() for s in worlds}
    assert {0} == {s.stacks[NIXON] & s.reshuffled for s in worlds}
    held = [(s.hands[NIXON] | s.stacks[NIXON]) & ~s.reshuffled for s in worlds]
    assert [{"volunteers", "old_south"}] * 60 == [names(cards) for cards in held]


@clause("60-13.3")
def test_every_draw_is_uniform_over_the_cubes_or_cards() -> None:
    t = Table(turn=2).bag(3, 7).at(INITIATIVE).go()
    assert [3, 7] == [weight for _, weight in t.game.odds(t.s)]

    t = Table(turn=2).at(DEALING).go()
    assert {1} == {weight for _, weight in t.game.odds(t.s)}
    assert 91 == len(t.game.odds(t.s))


@clause("60-13.3")
def test_chance_draws_with_its_odds() -> None:
    t = Table(turn=2).bag(3, 7).at(INITIATIVE).go()
    rng = Rng(1)

    blue = [t.game.text(t.game.outcome(t.s, rng)) for _ in range(1000)].count("cube blue")

    assert 250 < blue < 350


@clause("60-13.3")
def test_the_same_seed_gives_the_same_game() -> None:
    games = [Match(NineteenSixty({}), seed=3) for _ in range(2)]
    for match in games:
        while not match.over:
            match.submit(match.waiting[0], match.legal(match.waiting[0])[-1])

    assert games[0].moves == games[1].moves


@clause("60-13.4")
def test_a_rejected_action_changes_nothing_and_names_the_clause() -> None:
    match = Match(NineteenSixty({}), seed=3)
    before = match.game.dump(match.state)

    with pytest.raises(Refused) as refused:
        match.submit(match.waiting[0], match.game.parse("pass"))

    assert refused.value.reason.clause
    assert before == match.game.dump(match.state)


@clause("60-13.5")
def test_a_hand_shown_is_known_to_everyone_and_later_cards_are_not() -> None:
    t = Table(NIXON, kennedy="gaffe volunteers").event("opposition_research", NIXON)
    t.play("decline", "campaign gaffe", "decline", "done", "decline").hand(KENNEDY, "recount")

    view = t.game.observe(t.s, BYRD)

    assert {"volunteers"} == names(view.state.hand_shown[KENNEDY])
    for seed in range(20):
        assert t.game.imagine(view, Rng(seed)).hands[KENNEDY] >> VOLUNTEERS & 1


@clause("60-13.5")
def test_a_card_taken_from_the_discard_pile_is_known() -> None:
    t = Table().discard("recount").event("adlai_stevenson").play("take recount")

    assert {"recount"} == names(t.game.observe(t.s, NIXON).state.hand_shown[KENNEDY])


@clause("60-13.5")
def test_a_known_card_that_was_not_discarded_is_known_in_the_stack() -> None:
    t = Table(kennedy="gaffe volunteers").at(STRATEGY_PLACING)
    t.s.hand_shown = (1 << GAFFE, 0)

    t.play("strategy gaffe")

    assert {"gaffe"} == names(t.game.observe(t.s, NIXON).state.stack_shown[KENNEDY])
    assert t.game.imagine(t.game.observe(t.s, NIXON), Rng(1)).stacks[KENNEDY] >> GAFFE & 1


@clause("60-13.5")
def test_cards_discarded_by_an_event_lie_open_and_those_drawn_for_them_do_not() -> None:
    t = Table(kennedy="gaffe recount").event("a_new_frontier")

    t.play("discard gaffe", "done", "draw old_south")

    seen = t.game.observe(t.s, NIXON).state
    assert {"gaffe", "a_new_frontier"} == names(seen.discard)
    assert (0, 0) == (seen.hands[KENNEDY], seen.hand_shown[KENNEDY])


@clause("60-13.5")
def test_cards_revealed_by_high_hopes_lie_open() -> None:
    t = Table().event("high_hopes").play("draw gallup_poll")

    assert {"high_hopes", "gallup_poll"} == names(t.game.observe(t.s, None).state.under_way)


def test_a_candidate_who_gives_up_leaves_the_other_the_election() -> None:
    match = Match(NineteenSixty({"players": 3}), seed=1)

    match.submit(KENNEDY, RESIGN)

    assert match.result is not None
    assert ((NIXON,), "resigned") == (match.result.winners, match.result.why)


def test_the_catalogue_holds_what_is_printed() -> None:
    facts = NineteenSixty({}).catalogue()

    cards, states = facts["cards"], facts["states"]
    week = cards["give_me_a_week"]
    assert (4, "kennedy", "oh") == (week["cp"], week["icon"], week["state"])
    assert {"region": "east", "zone": "east", "votes": 45, "lean": "kennedy"} == states["ny"]


def test_a_position_is_worth_the_opposite_to_the_other_candidate() -> None:
    t = Table().put(ny="K4", pa="K4", ca="K4")

    assert t.game.evaluate(t.s, KENNEDY) == -t.game.evaluate(t.s, NIXON)
    assert t.game.evaluate(t.s, KENNEDY) > t.game.evaluate(Table().s, KENNEDY)
    t.at(TALLYING).go()
    assert [1.0, -1.0] == [t.game.evaluate(t.s, seat) for seat in (KENNEDY, NIXON)]


@pytest.mark.parametrize(
    "better",
    [
        Table().momentum(5, 2),
        Table().issues(defense="K1"),
        Table().issues(defense="K3"),
        Table().media(east="K1"),
        Table().endorse(east="K1"),
        Table().exhausted(NIXON),
        Table(kennedy="gaffe"),
        Table().stack(KENNEDY, "gaffe"),
        Table(turn=7).stack(KENNEDY, "gaffe"),
        Table().effect(KENNEDY, "bobby_kennedy"),
        Table().effect(NIXON, "hostile_press_corps"),
        Table(players=3).put(ok="G"),
    ],
)
def test_what_helps_kennedy_is_worth_something_to_him(better: Table) -> None:
    before = Table(turn=better.s.turn)

    assert better.game.evaluate(better.s, KENNEDY) > before.game.evaluate(before.s, KENNEDY)
