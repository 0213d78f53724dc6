"""Components, set-up and what is always true (60-1, 60-2, 60-14)."""

from __future__ import annotations

import pytest

from detente.arena.policies import uniform
from detente.core.cards import cards_of
from detente.core.frame import NOBODY, NONE
from detente.core.rng import Rng
from detente.games.nineteen_sixty.board import (
    CIVIL_RIGHTS,
    COLOURS,
    COPIES,
    DEFENSE,
    EAST,
    ECONOMY,
    IN_REGION,
    KENNEDY,
    MAJORITY,
    NIXON,
    SOUTH,
    STATES,
    VOTES,
    WEST,
)
from detente.games.nineteen_sixty.cards import (
    CARDS,
    CP,
    FIRST_EDITION,
    GATHERING_CARDS,
    ICON,
    ISSUE,
    KEN_AIR,
    OWN_CARD,
    REST,
    SECOND_EDITION,
    STATE,
)
from detente.games.nineteen_sixty.codes import DEBATE_ROUND, EXCHANGING, STRATEGY_PLACING
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.games.nineteen_sixty.state import (
    carries,
    in_effect,
    issue_leader,
    led_by,
    media_leader,
)
from detente.games.nineteen_sixty.verbs import (
    endorse,
    gain,
    gain_issue,
    gain_media,
    gain_momentum,
    lose,
    lose_issue,
    lose_media,
    lose_momentum,
    raise_issue,
)
from detente.games.nineteen_sixty.votes import electoral_votes, winners
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


@clause("60-1.1")
def test_two_seats_are_kennedy_and_nixon() -> None:
    assert ("kennedy", "nixon") == Table().game.seats
    assert ("blue", "red") == COLOURS[:2]


@clause("60-1.2")
def test_fifty_states_are_worth_537_votes_and_269_is_a_majority() -> None:
    assert (50, 537) == (len(STATES), sum(VOTES))
    assert sum(VOTES) // 2 + 1 == MAJORITY


@clause("60-1.3")
def test_each_state_belongs_to_one_region() -> None:
    counts = [(len(states), sum([VOTES[s] for s in states])) for states in IN_REGION]

    assert [(12, 153), (11, 128), (9, 141), (18, 115)] == counts
    assert sorted(sum(IN_REGION, ())) == list(range(50))


@clause("60-1.4")
def test_a_lean_counts_only_where_a_state_is_empty() -> None:
    t = Table().put(ny="N1", ct="0")

    assert winners(t.s)[STATES.index("ny")] == NIXON  # leans to Kennedy
    assert winners(t.s)[STATES.index("ct")] == KENNEDY


@clause("60-1.5", "60-1.9")
def test_support_is_in_states_on_issues_and_in_media_boxes() -> None:
    t = Table().put(ny="K1").issues(economy="N1").media(west="K2")

    assert [KENNEDY, NOBODY] == [led_by(t.s, STATES.index(c)) for c in ("ny", "nj")]
    assert [NOBODY, NIXON] == [issue_leader(t.s, n) for n in (DEFENSE, ECONOMY)]
    assert [NOBODY, KENNEDY] == [media_leader(t.s, n) for n in (EAST, WEST)]


@clause("60-1.6", "60-1.7", "60-14.1")
@pytest.mark.parametrize(
    "before,n,after", [("N3", 2, "N1"), ("N2", 2, "0"), ("N1", 3, "K2"), ("K1", 1, "K2")]
)
def test_gaining_removes_opposing_cubes_first(before: str, n: int, after: str) -> None:
    t = Table().put(oh=before).issues(defense=before).media(south=before)

    gain(t.s, KENNEDY, STATES.index("oh"), n)
    gain_issue(t.s, KENNEDY, DEFENSE, n)
    gain_media(t.s, KENNEDY, SOUTH, n)

    assert [after] * 3 == [t.state("oh"), t.issue("defense"), t.box_of("south")]


@clause("60-1.8")
def test_losing_never_creates_opposing_cubes() -> None:
    t = Table().put(oh="N1").issues(economy="K2").media(west="N2")

    lose(t.s, NIXON, STATES.index("oh"), 3)
    lose_issue(t.s, KENNEDY, ECONOMY, 5)
    lose_media(t.s, NIXON, WEST)

    assert ["0", "0", "N1"] == [t.state("oh"), t.issue("economy"), t.box_of("west")]


@clause("60-1.8")
def test_who_has_no_cubes_loses_nothing_and_takes_nothing_from_the_other() -> None:
    t = Table().put(oh="N1").issues(economy="K2")

    lose(t.s, KENNEDY, STATES.index("oh"), 3)
    lose_issue(t.s, NIXON, ECONOMY, 5)

    assert ["N1", "K2"] == [t.state("oh"), t.issue("economy")]


@clause("60-1.10")
def test_four_cubes_carry_a_state() -> None:
    t = Table().put(ny="K4", nj="K3")

    assert [True, False] == [carries(t.s, KENNEDY, STATES.index(c)) for c in ("ny", "nj")]


@clause("60-1.11")
def test_an_endorsement_first_takes_one_from_the_opponent() -> None:
    t = Table().endorse(east="N2")

    endorse(t.s, KENNEDY, EAST)
    endorse(t.s, KENNEDY, WEST)

    assert ["N1", "K1"] == [t.marker("east"), t.marker("west")]


@clause("60-1.12", "60-14.6")
def test_momentum_never_goes_below_zero_and_has_no_upper_limit() -> None:
    t = Table().momentum(1, 40)

    lose_momentum(t.s, KENNEDY, 3)
    gain_momentum(t.s, NIXON, 5)

    assert (0, 45) == t.pace


@clause("60-1.13", "60-2.4")
def test_the_track_starts_with_defense_economy_civil_rights_and_no_support() -> None:
    t = Table()

    assert ["defense", "economy", "civil_rights"] == t.order
    assert not any(t.s.issues)


@clause("60-1.14")
@pytest.mark.parametrize("spaces,at", [(1, 1), (2, 0), (3, 0)])
def test_an_issue_moves_up_by_exchanges_and_stops_at_space_1(spaces: int, at: int) -> None:
    t = Table()

    raise_issue(t.s, CIVIL_RIGHTS, spaces)

    assert t.order.index("civil_rights") == at
    assert t.order.index("defense") < t.order.index("economy")


@clause("60-1.15", "60-14.4")
def test_cp_and_rest_make_four_and_only_gathering_momentum_lacks_issue_and_state() -> None:
    campaign = cards_of(FIRST_EDITION | SECOND_EDITION)

    assert {4} == {CP[c] + REST[c] for c in campaign}
    assert {2, 3, 4} == {CP[c] for c in campaign}
    blank = {CARDS[c] for c in campaign if ISSUE[c] == NONE or STATE[c] == NONE}
    assert names(GATHERING_CARDS) == blank
    assert 4 == len(blank)


@clause("60-1.16")
def test_the_deck_has_91_cards_by_icon_issue_and_cp() -> None:
    deck = cards_of(FIRST_EDITION)

    assert 91 == len(deck)
    assert [30, 30, 31] == [sum([ICON[c] == icon for c in deck]) for icon in range(3)]
    assert [29, 28, 30, 4] == [sum([ISSUE[c] == issue for c in deck]) for issue in (0, 1, 2, NONE)]
    assert [27, 36, 28] == [sum([CP[c] == cp for c in deck]) for cp in (2, 3, 4)]


@clause("60-1.17", "60-2.8")
def test_each_has_a_ready_candidate_card_worth_5_cp() -> None:
    t = Table()

    assert [1, 1] == list(t.s.ready)
    assert [5, 5] == [CP[c] for c in OWN_CARD]


@clause("60-1.18")
def test_sixteen_endorsement_cards() -> None:
    assert (3, 3, 3, 3, 4) == COPIES
    assert list(COPIES) == list(Table().s.endorsement_deck)


@clause("60-1.19")
def test_cubes_and_markers_never_run_out() -> None:
    t = Table().put(ny="K90").endorse(east="K20").momentum(40, 2)

    gain(t.s, KENNEDY, STATES.index("ny"), 5)
    endorse(t.s, KENNEDY, EAST)
    gain_momentum(t.s, KENNEDY)

    assert ["K95", "K21", 41] == [t.state("ny"), t.marker("east"), t.pace[KENNEDY]]


@clause("60-1.20")
def test_effects_end_with_the_last_phase_of_the_turn() -> None:
    t = Table(kennedy="gaffe", nixon="volunteers").effect(KENNEDY, "ken_air")
    t.at(STRATEGY_PLACING).go()
    assert in_effect(t.s, KENNEDY, KEN_AIR)

    t.play("kennedy: strategy gaffe", "nixon: strategy volunteers")

    assert 2 == t.s.turn
    assert not in_effect(t.s, KENNEDY, KEN_AIR)


@clause("60-1.21", "60-15.4")
def test_a_card_under_way_cannot_be_taken_back() -> None:
    t = Table(NIXON).discard("volunteers").event("nelson_rockefeller", NIXON)

    assert {"volunteers"} == t.nouns("take")
    assert "60-15.4 not-in-discard" == t.refused("take nelson_rockefeller")
    assert {"nelson_rockefeller"} == names(t.s.under_way)


@clause("60-1.21")
def test_a_reshuffle_does_not_include_the_card_under_way() -> None:
    t = Table(NIXON).discard("gaffe volunteers").hand(NIXON, "political_capital")
    t.s.removed, t.s.deck = t.s.deck, 0

    t.play("event political_capital", "accept", "draw gaffe", "draw volunteers")

    assert {"gaffe", "volunteers"} == names(t.s.hands[NIXON])
    assert {"political_capital"} == names(t.s.discard)


@clause("60-1.22")
def test_there_is_no_hand_limit() -> None:
    t = Table(NIXON, nixon="gaffe volunteers swing_state recount tricky_dick herb_klein")

    t.event("political_capital", NIXON).play("accept", "draw gallup_poll", "draw old_south")

    assert 8 == t.s.hands[NIXON].bit_count()


@clause("60-2.1", "60-2.2", "60-2.6", "60-2.7")
def test_s01_starting_projection() -> None:
    t = Table()

    assert (15, 10) == (sum(t.s.cubes[:50]), sum([c > 0 for c in t.s.cubes[:50]]))
    assert (16, 14) == (sum(t.s.cubes[50:]), sum([c > 0 for c in t.s.cubes[50:]]))
    assert [314, 223, 0, 0] == t.votes
    assert ((10, 10), (2, 2)) == (t.cubes, t.pace)
    assert ["defense", "economy", "civil_rights"] == t.order


@clause("60-2.3")
def test_the_tokens_start_at_home() -> None:
    assert ("ma", "ca") == Table().places


@clause("60-2.5", "60-2.10")
def test_no_media_no_endorsements_no_rest_cubes_at_the_start() -> None:
    s = Table().s

    assert not any(s.media) and not any(s.endorsements) and not any(s.rest)


@clause("60-2.9")
def test_decks_are_whole_and_boxes_empty() -> None:
    s = Table().s

    assert FIRST_EDITION == s.deck
    assert not (s.discard or s.debate_box or s.election_box or s.prevention_box)


@clause("60-14.2", "60-14.3", "60-14.5", "60-14.6")
@pytest.mark.parametrize("players", [2, 3])
def test_whatever_happens_cards_cubes_and_votes_stay_whole(players: int) -> None:
    game = NineteenSixty({"players": players})
    for seed in range(4):
        rng = Rng(seed)
        s = game.new()
        while s.result is None:
            game.audit(s)
            assert 537 == sum(electoral_votes(s))
            if s.turn in (6, 9) and not s.round and s.phase in (DEBATE_ROUND, EXCHANGING):
                most = 5 if s.turn == 6 else 4
                assert all([stack.bit_count() <= most for stack in s.stacks])
            game.apply(s, seat := game.actor(s), uniform(game, s, seat, rng))
        assert 537 >= sum(s.result.scores)


@clause("60-1.21")
def test_a_card_revealed_by_high_hopes_is_under_way_until_it_is_resolved() -> None:
    t = Table().event("high_hopes").play("draw gallup_poll")
    assert ({"high_hopes", "gallup_poll"}, 0) == (names(t.s.under_way), t.s.discard)

    t.play("order defense_economy_civil_rights")

    assert ({"high_hopes"}, {"gallup_poll"}) == (names(t.s.under_way), names(t.s.discard))


@clause("60-1.21")
def test_a_card_replayed_by_tricky_dick_is_under_way_until_it_is_resolved() -> None:
    t = Table(NIXON).discard("gallup_poll").event("tricky_dick", NIXON).play("take gallup_poll")
    assert ({"tricky_dick", "gallup_poll"}, 0) == (names(t.s.under_way), t.s.discard)

    t.play("order defense_economy_civil_rights")

    assert (0, {"tricky_dick", "gallup_poll"}) == (t.s.under_way, names(t.s.discard))
