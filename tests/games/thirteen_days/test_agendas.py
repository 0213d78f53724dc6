"""Sections 6 and 13: choosing agendas, and what they pay."""

from collections.abc import Mapping

import pytest

import detente
from detente.core.options import Value
from detente.games.thirteen_days.rules import ThirteenDays
from detente.games.thirteen_days.state import ThirteenDaysState
from tests.clauses import clause
from tests.games.thirteen_days.table import Table, resolved, table


def drawn(*agendas: str, options: Mapping[str, Value] | None = None) -> Table:
    """Step 2 with these six agendas drawn, the first three by the US."""
    t = table(at="draw_agendas", options=options)
    t.do("chance", *[f"reveal {agenda}" for agenda in agendas])
    return t


SIX = ("military_1", "military_2", "turkey", "berlin", "political_1", "personal_letter")


@clause("13J-6.1", "13J-6.2")
def test_each_side_draws_three_agendas_that_everyone_sees() -> None:
    t = drawn(*SIX)
    for seat in (0, 1, None):
        view = t.game.to_json(t.game.observe(t.s, seat))
        assert [
            ["military_1", "military_2", "turkey"],
            ["political_1", "berlin", "personal_letter"],
        ] == view["candidates"]
    assert 6 == len(t.said("agenda-drawn"))


@clause("13J-6.3", "13J-6.4")
def test_flags_stand_on_tracks_and_battlegrounds_two_for_two_copies() -> None:
    t = drawn(*SIX)
    flags = t.game.to_json(t.game.observe(t.s, None))["flags"]
    assert [
        ["military", "military", "turkey"],
        ["political", "berlin", "united_nations"],
    ] == flags


@clause("13J-6.4")
def test_option_one_flag_only_for_two_copies() -> None:
    t = drawn(*SIX, options={"duplicate_flags": False})
    flags = t.game.to_json(t.game.observe(t.s, None))["flags"]
    assert [["military", "turkey"], ["political", "berlin", "united_nations"]] == flags


@clause("13J-6.5", "13J-6.9")
def test_both_choose_in_secret_in_any_order() -> None:
    t = drawn(*SIX)
    assert [0, 1] == t.game.waiting(t.s)
    assert ["agenda military_1", "agenda military_2", "agenda turkey"] == t.legal("us")
    t.do("ussr", "agenda berlin")
    assert [0] == t.game.waiting(t.s)
    for seat in (0, None):
        assert not t.game.observe(t.s, seat).state.agenda[1]
    assert ["agenda-chosen-hidden"] == t.log("us")[-1:]
    assert ["agenda-chosen"] == t.log("ussr")[-1:]
    t.do("us", "agenda turkey")
    assert "chance" == t.asked[0]


@clause("13J-6.5")
def test_only_a_drawn_agenda_can_be_chosen() -> None:
    t = drawn(*SIX)
    t.refused("us", "agenda berlin", "13J-6.5", "not-a-candidate")
    t.refused("us", "agenda italy", "13J-6.5", "not-a-candidate")
    t.refused("us", "done", "13J-6.5", "answer-is-due")


@clause("13J-6.6", "13J-6.8")
def test_the_four_agendas_not_chosen_go_back_unseen() -> None:
    t = drawn(*SIX)
    assert 7 == t.s.agenda_deck.bit_count()
    t.do("us", "agenda turkey")
    t.do("ussr", "agenda berlin")
    assert 11 == t.s.agenda_deck.bit_count()
    view = t.game.observe(t.s, 0)
    assert 0 == view.state.agenda_deck
    imagined = {t.game.imagine(view, detente.Rng(seed)).agenda[1] for seed in range(40)}
    assert 3 == len(imagined), "the US cannot know which of the three it is"


@clause("13J-6.7")
def test_no_card_is_a_candidate_for_both() -> None:
    t = table(at="draw_agendas")
    t.do("chance", "reveal military_1", "reveal turkey", "reveal italy")
    t.refused("chance", "reveal turkey", "13J-6.1")
    assert 10 == len(t.legal("chance"))


@clause("13J-6.8")
def test_the_agenda_deck_counts_13_11_9_before_the_draws() -> None:
    match = detente.Match(ThirteenDays({}), seed=11)
    sizes: list[tuple[int, int]] = []
    while not match.over:
        s: ThirteenDaysState = match.state
        if len(match.waiting) == 2:
            sizes.append((s.round, s.agenda_deck.bit_count()))
        seat = match.waiting[0]
        match.submit(seat, calm(match, seat))
    assert [(1, 7), (2, 5), (3, 3)] == sizes


def calm(match: detente.Match[ThirteenDaysState], seat: int) -> int:
    """Command nothing and lower what can be lowered: nobody starts a war."""
    words = [match.game.text(action) for action in match.legal(seat)]
    for wish in ("lower", "decline", "done", "command", "choose submit"):
        for word, action in zip(words, match.legal(seat)):
            if word.startswith(wish):
                return action
    return match.legal(seat)[0]


# -- step 6 --------------------------------------------------------------------------------


@clause("13J-13.1", "13J-6.5")
def test_both_agendas_are_revealed() -> None:
    t = resolved(("turkey", "berlin"))
    assert [
        {"seat": "seat-us", "agenda": "agenda-turkey"},
        {"seat": "seat-ussr", "agenda": "agenda-berlin"},
    ] == t.said("agenda-revealed")


@clause("13J-13.2")
def test_the_flags_are_taken_back() -> None:
    t = table(at="resolve_agendas", agendas=("turkey", "berlin"))  # on into round 2
    assert [[], []] == t.game.to_json(t.game.observe(t.s, None))["flags"]


@clause("13J-13.3")
def test_markers_rise_for_both_agendas_before_anything_is_paid() -> None:
    t = resolved(("military_1", "political_1"), defcon_us=(4, 1, 1), defcon_ussr=(1, 4, 1))
    log = [id for id in t.log() if id.startswith("agenda-") and id != "agenda-revealed"]
    assert ["agenda-raises", "agenda-raises", "agenda-pays", "agenda-pays"] == log


@clause("13J-13.4")
def test_a_track_agenda_lifts_markers_of_both_sides_in_defcon_2_only() -> None:
    for before, after in ((3, 3), (4, 5), (5, 6), (6, 7), (7, 7), (8, 8)):
        t = resolved(
            ("military_1", "turkey"), defcon_us=(before, 1, 1), defcon_ussr=(before, before, 1)
        )
        assert (after, 1, 1) == t.defcon("us")
        assert (after, before, 1) == t.defcon("ussr")


@clause("13J-13.5")
def test_other_agendas_lift_nothing() -> None:
    t = resolved(("berlin", "personal_letter"), defcon_us=(4, 5, 6), defcon_ussr=(4, 5, 3))
    assert ((4, 5, 6), (4, 5, 3)) == (t.defcon("us"), t.defcon("ussr"))


@clause("13J-13.6")
def test_a_marker_on_6_is_lifted_into_defcon_1() -> None:
    t = resolved(("military_1", "turkey"), defcon_us=(6, 1, 1))
    assert 7 == t.defcon("us")[0]
    assert t.s.result is not None and "nuclear_war" == t.s.result.why


@clause("13J-13.7")
@pytest.mark.parametrize(("before", "after"), [(3, 3), (4, 6), (5, 7), (6, 8), (7, 7)])
def test_the_same_track_twice_lifts_once_per_card(before: int, after: int) -> None:
    t = resolved(("political_1", "political_2"), defcon_us=(1, before, 1))
    assert after == t.defcon("us")[1]


@clause("13J-13.8")
def test_prestige_is_counted_after_the_markers_rose() -> None:
    t = resolved(("military_1", "turkey"), defcon_us=(4, 1, 1), defcon_ussr=(3, 1, 1))
    assert 3 == t.s.prestige  # 5 against 3, and 1


@clause("13J-13.9", "13J-13.11")
@pytest.mark.parametrize(
    ("agenda", "us", "ussr", "prestige"),
    [("turkey", 3, 1, 2), ("berlin", 3, 1, 3), ("italy", 0, 2, -3), ("turkey", 0, 1, -1)],
)
def test_a_battleground_pays_the_difference_and_its_bonus(
    agenda: str, us: int, ussr: int, prestige: int
) -> None:
    other = "berlin" if agenda == "turkey" else "turkey"
    t = resolved((agenda, other), us={agenda: us}, ussr={agenda: ussr})
    assert prestige == t.s.prestige


@clause("13J-13.10")
@pytest.mark.parametrize(("us", "ussr", "prestige"), [(3, 2, 2), (1, 3, -3), (3, 1, 3), (2, 3, -2)])
def test_a_track_pays_one_and_the_gap_to_the_higher_side(us: int, ussr: int, prestige: int) -> None:
    t = resolved(("world_opinion_1", "turkey"), defcon_us=(1, 1, us), defcon_ussr=(1, 1, ussr))
    assert prestige == t.s.prestige


@clause("13J-13.12")
@pytest.mark.parametrize("agenda", ["cuba_mil", "cuba_pol", "atlantic"])
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_x_counts_the_other_two_that_the_same_side_leads(agenda: str, lead: int) -> None:
    others = [place for place in ("cuba_mil", "cuba_pol", "atlantic") if place != agenda]
    mine = {agenda: 2, **dict.fromkeys(others[:lead], 1)}
    theirs = dict.fromkeys(others[lead:], 1)
    t = resolved((agenda, "turkey"), us=mine, ussr=theirs)
    assert 2 + lead == t.s.prestige
    t = resolved((agenda, "turkey"), us=theirs, ussr=mine)
    assert -2 - lead == t.s.prestige


@clause("13J-13.13")
def test_nobody_is_paid_where_nobody_leads() -> None:
    t = resolved(("berlin", "military_1"), us={"berlin": 2}, ussr={"berlin": 2})
    assert 0 == t.s.prestige
    assert 2 == len(t.said("agenda-pays-nobody"))


@clause("13J-13.14", "13J-13.18")
@pytest.mark.parametrize(("holder", "prestige"), [("us", 2), ("ussr", -2)])
def test_the_letter_agenda_pays_2_to_its_holder(holder: str, prestige: int) -> None:
    t = resolved(("personal_letter", "turkey"), us={"united_nations": 5}, letter=holder)
    assert prestige == t.s.prestige


@clause("13J-13.15")
def test_the_award_goes_to_the_leader_whoever_chose_the_agenda() -> None:
    t = resolved(("turkey", "italy"), us={"italy": 2}, ussr={"turkey": 1})
    assert 2 == t.s.prestige  # 3 for the US on the agenda of the USSR, less 1


@clause("13J-13.16")
def test_awards_are_netted_before_the_marker_moves() -> None:
    t = resolved(("italy", "berlin"), us={"italy": 3}, ussr={"berlin": 2}, prestige=4)
    assert 5 == t.s.prestige  # 4 + 4 - 3


@clause("13J-13.17")
def test_resolved_agendas_are_out_for_the_rest_of_the_game() -> None:
    t = table(at="resolve_agendas", agendas=("turkey", "berlin"))  # on into round 2
    view = t.game.to_json(t.game.observe(t.s, None))
    assert ["turkey", "berlin"] == view["agenda_discard"]
    assert "reveal turkey" not in t.legal("chance") and 11 == len(t.legal("chance"))


@clause("13J-6.4")
def test_flags_of_both_sides_may_share_a_spot() -> None:
    t = drawn("military_1", "turkey", "italy", "military_2", "berlin", "personal_letter")
    flags = t.game.to_json(t.game.observe(t.s, None))["flags"]
    assert [["military", "turkey", "italy"], ["military", "berlin", "united_nations"]] == flags


@clause("13J-6.9")
@pytest.mark.parametrize("copy", ["military_1", "military_2"])
def test_two_copies_of_a_track_agenda_do_the_same(copy: str) -> None:
    t = resolved((copy, "turkey"), defcon_us=(4, 1, 1), defcon_ussr=(2, 1, 1))
    assert (4, 5) == (t.s.prestige, t.defcon("us")[0])
