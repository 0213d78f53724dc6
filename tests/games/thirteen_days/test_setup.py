"""Sections 1 to 3 and 5: what is in the box, the set-up, the shape of the game, step 1."""

from collections import Counter

import pytest

import detente
from detente.core.cards import cards_of
from detente.games.thirteen_days.board import (
    BATTLEGROUNDS,
    BY_TRACK,
    CUBES,
    LEAD,
    MARKERS,
    TRACK,
    TRACKS,
)
from detente.games.thirteen_days.cards import (
    AGENDA_KIND,
    AGENDA_TARGET,
    AGENDAS,
    BONUS,
    BONUS_X,
    CARDS,
    SIDE,
    SYMBOL,
    VALUE,
)
from detente.games.thirteen_days.rules import ThirteenDays
from detente.games.thirteen_days.sequence import STEPS
from detente.games.thirteen_days.state import ThirteenDaysState
from tests.clauses import clause
from tests.games.thirteen_days.table import Table, table


def new_game(seed: int = 1) -> detente.Match[ThirteenDaysState]:
    return detente.Match(ThirteenDays({}), seed=seed)


@clause("13J-1.1")
def test_the_box_holds_39_strategy_cards_13_agendas_and_17_cubes_a_side() -> None:
    assert (39, 13, 17, 6) == (len(set(CARDS)), len(set(AGENDAS)), CUBES, len(MARKERS))


@clause("13J-1.2")
@pytest.mark.parametrize("side", [0, 1, 2])
def test_each_group_has_thirteen_cards_worth_26_cubes(side: int) -> None:
    values = [VALUE[card] for card in range(len(CARDS)) if SIDE[card] == side]
    assert {3: 4, 2: 5, 1: 4} == Counter(values)
    assert 26 == sum(values)


@clause("13J-1.3")
def test_thirteen_events_carry_the_defcon_symbol() -> None:
    assert {2: 3, 0: 4, 1: 6} == Counter(SIDE[card] for card in range(39) if SYMBOL[card])


@clause("13J-1.4", "13J-13.5")
def test_six_of_the_thirteen_agendas_are_track_agendas() -> None:
    on_tracks = [TRACKS[AGENDA_TARGET[a]] for a in range(13) if AGENDA_KIND[a] == 0]
    assert {"military": 2, "political": 2, "world_opinion": 2} == Counter(on_tracks)
    others = {AGENDAS[a] for a in range(13) if AGENDA_KIND[a] != 0}
    places = {"turkey", "berlin", "italy", "cuba_pol", "cuba_mil", "atlantic"}
    assert {*places, "personal_letter"} == others


@clause("13J-1.5", "13J-1.6", "13J-13.11")
def test_nine_battlegrounds_three_to_each_track() -> None:
    linked = {BATTLEGROUNDS[b]: TRACKS[TRACK[b]] for b in range(len(BATTLEGROUNDS))}
    assert linked == {
        "berlin": "military",
        "atlantic": "military",
        "cuba_mil": "military",
        "turkey": "political",
        "italy": "political",
        "cuba_pol": "political",
        "television": "world_opinion",
        "united_nations": "world_opinion",
        "alliances": "world_opinion",
    }
    assert [3, 3, 3] == [len(places) for places in BY_TRACK]
    printed = {AGENDAS[a]: BONUS[a] for a in range(13) if AGENDA_KIND[a] == 1}
    x = BONUS_X
    assert printed == {
        "turkey": 0,
        "berlin": 1,
        "italy": 1,
        "cuba_pol": x,
        "cuba_mil": x,
        "atlantic": x,
    }


def war_with(defcon_us: tuple[int, int, int]) -> bool:
    t = table(at="check_war", defcon_us=defcon_us, defcon_ussr=(1, 1, 1), round=3)
    assert t.s.result is not None
    return t.s.result.why == "nuclear_war"


@clause("13J-1.7", "13J-1.9")
def test_spaces_4_to_6_are_defcon_2_and_7_and_8_are_defcon_1() -> None:
    assert [war_with((space, 1, 1)) for space in range(1, 9)] == [False] * 6 + [True] * 2
    assert [war_with((space, 4, 6)) for space in range(1, 7)] == [False] * 3 + [True] * 3


@clause("13J-1.8")
def test_markers_of_both_sides_share_a_space() -> None:
    t = table(defcon_us=(4, 4, 4), hand_us=["u_thant"])
    t.do("us", "event u_thant")
    assert t.defcon("us") == (3, 3, 3) and t.defcon("ussr") == (3, 2, 2)


@clause("13J-1.10")
def test_the_prestige_track_has_eleven_spaces() -> None:
    t = table(prestige=LEAD, hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    assert 5 == t.s.prestige
    t = table(prestige=-LEAD, turn="ussr", hand_ussr=["berlin_blockade"])
    t.do("ussr", "event berlin_blockade")
    assert -5 == t.s.prestige


@clause("13J-1.11", "13J-3.1", "13J-16.1", "13J-16.2")
@pytest.mark.parametrize(("round", "over"), [(1, False), (2, False), (3, True)])
def test_after_round_three_the_game_ends(round: int, over: bool) -> None:
    t = table(at="advance_round", round=round)
    assert over == (t.s.result is not None)
    assert round + 1 == t.s.round


@clause("13J-2.2")
def test_each_side_has_three_flags_and_seventeen_cubes() -> None:
    match = new_game()
    view = match.game.to_json(match.game.observe(match.state, 0))
    flags = view["flags"]
    assert isinstance(flags, list)
    assert [3, 3] == [len(side) for side in flags]
    assert view["supply"] == [15, 15]


@clause("13J-2.3", "13J-2.4")
def test_the_starting_cubes_come_out_of_the_supply() -> None:
    t = table()
    on_board = {name: t.cubes(name) for name in BATTLEGROUNDS if t.cubes(name) != (0, 0)}
    assert on_board == {"italy": (1, 0), "turkey": (1, 0), "berlin": (0, 1), "cuba_mil": (0, 1)}
    assert [15, 15] == t.game.to_json(t.game.observe(t.s, None))["supply"]


@clause("13J-2.5", "13J-2.6", "13J-2.7", "13J-2.10")
def test_round_prestige_markers_and_letter_at_the_start() -> None:
    game = table().game
    s = game.empty()
    assert (1, 0) == (s.round, s.prestige)
    assert [1, 2, 1, 2, 1, 1] == list(s.defcon)
    assert "us" == game.seats[s.letter]


@clause("13J-2.8", "13J-2.9")
def test_every_agenda_and_every_strategy_card_is_equally_likely_to_come_first() -> None:
    t = table(at="draw_agendas")
    assert [("reveal", 1)] * 13 == [(t.game.text(a).split()[0], n) for a, n in t.game.odds(t.s)]
    t = table(at="deal_hands", agendas=("turkey", "berlin"))
    assert [("deal", 1)] * 39 == [(t.game.text(a).split()[0], n) for a, n in t.game.odds(t.s)]


@clause("13J-3.2")
def test_the_eight_steps_of_a_round_run_in_order() -> None:
    names = [step.__name__ for step in STEPS]
    assert names == [
        "raise_defcon",
        "draw_agendas",
        "choose_agendas",
        "deal_hands",
        "name_initiative",
        "play_cards",
        "set_cards_aside",
        "television",
        "united_nations",
        "alliances",
        "resolve_agendas",
        "check_war",
        "advance_round",
    ]


@clause("13J-3.2")
def test_a_whole_round_is_told_in_the_order_of_its_steps() -> None:
    match = new_game(3)
    rng = detente.Rng(5)
    while match.state.round == 1 and not match.over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.submit(seat, legal[rng.below(len(legal))])
    said = [message.id for _, message in match.story(None)]
    told = [
        "round-begins",
        "agenda-drawn",
        "agenda-chosen-hidden",
        "hands-dealt",
        "initiative-named",
        "card-set-aside-hidden",
        "agenda-revealed",
        "prestige-stands" if "prestige-stands" in said else "prestige-level",
    ]
    assert sorted(told, key=said.index) == told


@clause("13J-3.3", "13J-16.8")
@pytest.mark.parametrize(("prestige", "winner"), [(1, 0), (-1, 1), (5, 0)])
def test_more_prestige_wins(prestige: int, winner: int) -> None:
    t = table(at="advance_round", round=3, prestige=prestige)
    assert t.s.result == detente.Result((winner,), (prestige, -prestige), "prestige")


@clause("13J-3.4")
def test_prestige_comes_from_agendas_events_and_the_aftermath() -> None:
    agendas = ("turkey", "personal_letter")
    t = table(at="resolve_agendas", round=3, us={"turkey": 2}, agendas=agendas)
    assert 4 == t.s.prestige  # 2 for Turkey, 2 for the Letter
    t = table(hand_us=["operation_mongoose"])
    t.do("us", "event operation_mongoose")
    assert 1 == t.s.prestige
    t = table(at="advance_round", round=3, aftermath_ussr=["quarantine"])
    assert 2 == t.s.prestige


@clause("13J-5.1", "13J-5.2")
def test_all_six_markers_rise_in_round_1_too() -> None:
    t = table(at="raise_defcon", defcon_us=(1, 2, 1), defcon_ussr=(2, 1, 1))
    assert ((2, 3, 2), (3, 2, 2)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-5.1")
@pytest.mark.parametrize("round", [2, 3])
def test_all_six_markers_rise_in_the_later_rounds(round: int) -> None:
    t = table(at="raise_defcon", defcon_us=(3, 4, 5), defcon_ussr=(1, 8, 2), round=round)
    assert ((4, 5, 6), (2, 8, 3)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-5.3", "13J-4.7")
def test_a_marker_lifted_into_defcon_1_by_step_1_can_still_come_down() -> None:
    t = table(at="raise_defcon", defcon_us=(6, 1, 1), round=2)
    assert 7 == t.defcon("us")[0] and t.s.result is None
    t = table(us={"berlin": 2}, defcon_us=(7, 2, 2), hand_us=["close_allies"])
    t.do("us", "command close_allies", "remove berlin", "remove berlin", "done")
    assert 6 == t.defcon("us")[0]


@clause("13J-7.1")
def test_after_step_2_each_side_is_dealt_five_cards() -> None:
    match = new_game()
    for seat in (0, 1):
        match.submit(seat, match.legal(seat)[0])
    hands = [len(cards_of(hand)) for hand in match.state.hands]
    assert [5, 5] == hands


@clause("13J-1.1")
def test_one_letter_six_flags_and_one_marker_each_for_prestige_and_round() -> None:
    match = new_game()
    view = match.game.to_json(match.game.observe(match.state, None))
    flags = view["flags"]
    assert isinstance(flags, list)
    assert 6 == sum([len(side) for side in flags])
    assert ("us", 0, 1) == (view["letter"], view["prestige"], view["round"])


@clause("13J-3.4")
def test_prestige_comes_from_a_defcon_track_too() -> None:
    t = table(
        at="resolve_agendas",
        round=3,
        defcon_us=(3, 1, 1),
        defcon_ussr=(1, 1, 1),
        agendas=("military_1", "atlantic"),
    )
    assert 3 == t.s.prestige  # 1, and the gap of 2


@clause("13J-5.3")
def test_a_marker_lifted_into_defcon_1_and_not_brought_down_loses() -> None:
    t = table(at="raise_defcon", defcon_us=(6, 1, 1), round=2)
    assert 7 == t.defcon("us")[0]
    t = table(at="check_war", defcon_us=t.defcon("us"), round=2)
    assert t.s.result is not None and ((1,), "nuclear_war") == (t.s.result.winners, t.s.result.why)


@clause("13J-7.1", "13J-9.7", "13J-11.1")
def test_in_the_small_game_each_side_plays_one_of_two_cards() -> None:
    game = ThirteenDays({"last_play": True})
    t = Table(game, game.new())
    t.do("us", "agenda turkey")
    t.do("ussr", "agenda berlin")
    t.do("chance", "deal sops", "deal invasion_of_cuba")
    t.do("chance", "deal u_thant", "deal turn_back_the_ships")
    t.do("ussr", "initiative us")
    t.do("us", "command sops")

    assert {"place berlin", "place turkey", "remove turkey", "done"} == set(t.legal("us"))
    t.refused("us", "place italy", "13J-R31", "not-in-the-small-game")
    t.do("us", "place berlin", "done")
    t.do("ussr", "event u_thant")
    assert ((5, 5, 3), (5, 3, 2)) == (t.defcon("us"), t.defcon("ussr"))
    assert t.s.result is not None
    assert ("prestige", 4) == (t.s.result.why, t.s.round)
