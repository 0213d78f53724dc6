"""Section 19: the rulings that are options. Defaults are shown elsewhere; here, other readings."""

import pytest

import detente
from detente.core.options import Value
from detente.core.state import Result
from detente.games.thirteen_days.options import OPTIONS
from tests.clauses import clause
from tests.games.thirteen_days.table import Spaces, Table, table


def test_an_unknown_option_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(detente.OptionError, match="letter_timing"):
        detente.game("thirteen_days", letter="early")


@pytest.mark.parametrize("option", [option.name for option in OPTIONS])
def test_a_value_an_option_cannot_have_is_refused(option: str) -> None:
    with pytest.raises(detente.OptionError, match=option):
        detente.game("thirteen_days", **{option: "nonsense"})


def test_r1_there_is_no_other_reading_of_the_ends_of_the_tracks() -> None:
    with pytest.raises(detente.OptionError, match="defcon_clamp"):
        detente.game("thirteen_days", defcon_clamp=False)


# R2 duplicate_flags: test_agendas.py


@clause("13J-18.3")
def test_r5_fifty_fifty_all_or_nothing() -> None:
    t = table(us={"television": 1}, hand_us=["fifty_fifty"], options={"fifty_fifty_partial": False})
    t.do("us", "event fifty_fifty")
    assert "done" in t.legal("us")
    t.do("us", "raise military")
    t.refused("us", "done", "13J-18.3", "both-or-none")
    t.do("us", "lower political", "done")
    assert (3, 2, 2) == t.defcon("us")


def two_on_8(options: dict[str, Value], effects: dict[str, list[str]]) -> Table:
    """The US leads on Television and uses Fifty-Fifty with two of its markers on 8."""
    t = table(
        us={"television": 1},
        defcon_us=(8, 8, 2),
        hand_us=["fifty_fifty"],
        options=options,
        effects=effects,
    )
    t.do("us", "event fifty_fifty")
    return t


@clause("13J-18.3", "13J-8.12")
def test_r29_fifty_fifty_moves_none_where_only_one_can_move() -> None:
    t = two_on_8({"fifty_fifty_partial": False}, {"contained": ["us"]})
    assert ["done"] == t.legal("us")
    t.refused("us", "raise world_opinion", "13J-18.3", "both-or-none")
    t.refused("us", "raise military", "13J-4.6", "end-of-track")
    before: dict[str, Value] = {"fifty_fifty_partial": False, "fifty_fifty_needs_two": False}
    t = two_on_8(before, {"contained": ["us"]})
    t.do("us", "raise world_opinion", "done")
    assert (8, 8, 3) == t.defcon("us")


@clause("13J-18.3")
def test_r29_without_a_ban_the_two_on_8_can_be_lowered() -> None:
    t = two_on_8({"fifty_fifty_partial": False}, {})
    t.do("us", "lower military", "lower political", "done")
    assert (7, 7, 2) == t.defcon("us")


@clause("13J-8.6")
def test_r6_the_first_cube_is_free_once_per_track() -> None:
    option = {"defcon_event_scope": "track"}
    t = table(hand_us=["excomm"], options=option)
    t.do("us", "event excomm", "place berlin", "place atlantic", "place cuba_pol", "done")
    assert (3, 3, 2) == t.defcon("us")
    ussr = {"berlin": 1, "cuba_mil": 1, "italy": 1}
    t = table(
        turn="ussr", ussr=ussr, defcon_ussr=(4, 4, 4), hand_ussr=["missile_trade"], options=option
    )
    t.do("ussr", "event missile_trade", "remove berlin", "remove cuba_mil", "remove italy", "done")
    assert (3, 4, 4) == t.defcon("ussr")


# -- R9 command_commit_first ---------------------------------------------------------------

COMMIT = {"command_commit_first": True}


@clause("13J-9.4")
def test_r9_the_command_is_announced_before_the_enemy_event() -> None:
    t = table(hand_us=["fidel_castro"], hand_ussr=["sops"], options=COMMIT)
    t.do("us", "command fidel_castro")
    assert ("us", "ask-plan") == t.asked
    t.do("us", "place atlantic", "place atlantic", "done")
    assert ((0, 0), (2, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))
    assert [{"seat": "seat-us", "where": "battleground-atlantic", "n": 2}] == t.said(
        "announced-place"
    )
    t.do("ussr", "trigger", "place cuba_pol", "done")
    assert ("us", "ask-carry-out") == t.asked
    t.refused("us", "place berlin", "13J-9.4", "command-is-announced")
    t.do("us", "done")
    assert ((2, 0), (3, 3, 2)) == (t.cubes("atlantic"), t.defcon("us"))


@clause("13J-9.4")
def test_r9_no_more_cubes_are_announced_to_be_removed_than_are_there() -> None:
    t = table(us={"italy": 1}, hand_us=["fidel_castro"], options=COMMIT)
    t.do("us", "command fidel_castro", "remove italy")
    assert 0 == t.game.prompt(t.s, 0).args["left"]


@clause("13J-9.4")
def test_r9_a_removal_is_announced_and_carried_out_as_far_as_it_can_be() -> None:
    t = table(us={"cuba_mil": 3}, defcon_us=(5, 3, 2), hand_us=["u_2_downed"], options=COMMIT)
    t.do("us", "command u_2_downed", "remove cuba_mil", "remove cuba_mil", "done")
    assert 1 == len(t.said("announced-remove"))
    t.do("ussr", "trigger", "done", "target cuba_mil")
    t.do("us", "done")
    assert ((0, 1), (5, 3, 2)) == (t.cubes("cuba_mil"), t.defcon("us"))


@clause("13J-9.4")
def test_r9_nothing_may_be_announced_and_nothing_may_be_left_to_do() -> None:
    t = table(hand_us=["fidel_castro"], options=COMMIT)
    t.do("us", "command fidel_castro", "done")
    assert [{"seat": "seat-us"}] == t.said("announced-nothing")
    t.do("ussr", "decline")
    t.do("us", "done")
    assert [{"seat": "seat-us"}] == t.said("commanded-nothing")
    t = table(us={"cuba_mil": 1}, hand_us=["u_2_downed"], options=COMMIT)
    t.do("us", "command u_2_downed", "remove cuba_mil", "done")
    t.do("ussr", "trigger", "done", "target cuba_mil")
    t.do("us", "done")
    assert [{"seat": "seat-us"}] == t.said("commanded-nothing")


@clause("13J-9.4", "13J-9.10", "13J-9.11", "13J-9.13")
def test_r9_announced_cubes_count_for_the_limits() -> None:
    t = table(us={"berlin": 4, "italy": 1}, hand_us=["fidel_castro"], options=COMMIT)
    t.do("us", "command fidel_castro", "place berlin")
    t.refused("us", "place berlin", "13J-9.10", "announced-to-the-brim")
    t.refused("us", "place italy", "13J-9.7", "one-battleground")
    t = table(us={"italy": 1}, hand_us=["fidel_castro"], options=COMMIT)
    t.do("us", "command fidel_castro", "remove italy")
    t.refused("us", "remove italy", "13J-9.13", "all-cubes-announced")
    almost = {"berlin": 5, "italy": 5, "turkey": 5, "alliances": 1}
    t = table(us=almost, hand_us=["fidel_castro"], options=COMMIT)
    t.do("us", "command fidel_castro", "place atlantic")
    t.refused("us", "place atlantic", "13J-9.11", "supply-announced")


def test_r9_own_cards_are_commanded_as_ever() -> None:
    t = table(hand_us=["excomm"], options=COMMIT)
    t.do("us", "command excomm")
    assert ("us", "ask-command") == t.asked


# -- R10 to R12: the Letter ----------------------------------------------------------------


@clause("13J-9.15")
@pytest.mark.parametrize(
    ("card", "sops", "worth"),
    [("quarantine", False, 1), ("quarantine", True, 2), ("excomm", False, 3)],
)
@pytest.mark.parametrize("timing", ["with_card", "before_placing"])
def test_r10_the_letter_inside_the_floor(card: str, sops: bool, worth: int, timing: str) -> None:
    t = table(
        hand_us=[card],
        effects={"brink": ["us"], "sops": ["us"] if sops else []},
        options={"letter_after_floor": False, "letter_timing": timing},
    )
    if timing == "with_card":
        t.do("us", f"letter {card}")
    else:
        t.do("us", f"command {card}", "enclose")
    assert worth == t.game.prompt(t.s, 0).args["left"]


@clause("13J-9.16")
@pytest.mark.parametrize(("after_floor", "worth"), [(True, 2), (False, 1)])
def test_r10_the_floor_of_a_granted_command(after_floor: bool, worth: int) -> None:
    options: dict[str, bool | str] = {
        "letter_after_floor": after_floor,
        "event_command_modifiers": "all",
    }
    t = table(hand_us=["the_guns_of_august"], effects={"brink": ["us"]}, options=options)
    t.do("us", "event the_guns_of_august", "done", "enclose")
    assert (worth, "ussr") == (t.game.prompt(t.s, 0).args["left"], t.letter)


@clause("13J-9.16")
def test_r11_the_letter_may_join_a_granted_command() -> None:
    t = table(hand_us=["u_2_photographs"], options={"event_command_modifiers": "all"})
    t.do("us", "event u_2_photographs", "enclose", *["place berlin"] * 4, "done")
    assert ((4, 1), (5, 3, 2), "ussr") == (t.cubes("berlin"), t.defcon("us"), t.letter)
    t = table(hand_us=["u_2_photographs"], options={"event_command_modifiers": "all"})
    t.do("us", "event u_2_photographs", "place berlin")
    t.refused("us", "enclose", "13J-10.3", "letter-before-cubes")


@clause("13J-9.16")
def test_r11_nothing_touches_a_granted_command() -> None:
    t = table(
        hand_us=["u_2_photographs"],
        effects={"sops": ["us"]},
        options={"event_command_modifiers": "none"},
    )
    t.do("us", "event u_2_photographs")
    assert 3 == t.game.prompt(t.s, 0).args["left"]
    t.refused("us", "enclose", "13J-9.16", "letter-not-on-events")


LATE = {"letter_timing": "before_placing"}


@clause("13J-10.3")
def test_r12_the_letter_just_before_placing() -> None:
    t = table(hand_us=["fidel_castro"], options=LATE)
    t.refused("us", "letter fidel_castro", "13J-10.3", "letter-comes-later")
    t.do("us", "command fidel_castro")
    t.do("ussr", "decline")
    t.do("us", "enclose", *["place berlin"] * 4, "done")
    assert ((4, 1), "ussr") == (t.cubes("berlin"), t.letter)
    assert [{"seat": "seat-us"}] == t.said("letter-spent")


@clause("13J-10.3")
def test_r12_the_letter_comes_before_the_first_cube() -> None:
    t = table(hand_us=["excomm"], options=LATE)
    t.do("us", "command excomm", "place berlin")
    t.refused("us", "enclose", "13J-10.3", "letter-before-cubes")


@clause("13J-10.3")
def test_r12_the_letter_joins_an_announced_command() -> None:
    t = table(hand_us=["strategic_balance"], options={**LATE, **COMMIT})
    t.do("us", "command strategic_balance", "enclose", "place berlin", "place berlin", "done")
    t.do("ussr", "decline")
    t.do("us", "done")
    assert ((2, 1), (3, 3, 2)) == (t.cubes("berlin"), t.defcon("us"))


# -- R13 to R17 ----------------------------------------------------------------------------


@clause("13J-12.4")
def test_r13_the_letter_changes_hands_by_itself() -> None:
    t = table(
        at="united_nations",
        ussr={"united_nations": 1, "alliances": 1},
        options={"un_bonus_optional": False},
    )
    assert ("ussr", ("ussr", "ask-alliances")) == (t.letter, t.asked)
    assert [{"seat": "seat-ussr"}] == t.said("letter-taken")


@clause("13J-12.6")
def test_r14_an_alliances_card_is_thrown_away_face_down() -> None:
    t = table(
        at="alliances",
        us={"alliances": 1},
        agendas=("turkey", "berlin"),
        options={"alliances_discard_public": False},
    )
    t.do("us", "draw")
    t.do("chance", "deal sops")
    t.do("us", "discard sops")
    assert [] == t.discard
    assert "alliances-buried-hidden" in t.log("ussr") and "alliances-buried" in t.log("us")
    views = [t.game.to_json(t.game.observe(t.s, seat))["buried"] for seat in (0, 1)]
    assert [
        [{"count": 1, "cards": ["sops"]}, {"count": 0, "cards": []}],
        [{"count": 1, "cards": []}, {"count": 0, "cards": []}],
    ] == views
    t.game.audit(t.game.imagine(t.game.observe(t.s, 1), detente.Rng(1)))


@clause("13J-13.7")
@pytest.mark.parametrize(
    ("reading", "rises"),
    [
        ("each_card", {3: 3, 4: 6, 5: 7, 6: 8}),
        ("once", {3: 3, 4: 5, 5: 6, 6: 7}),
        ("in_turn", {3: 3, 4: 6, 5: 7, 6: 7}),
    ],
)
def test_r15_the_same_track_agenda_twice(reading: str, rises: dict[int, int]) -> None:
    for before, after in rises.items():
        t = table(
            at="resolve_agendas",
            round=3,
            defcon_us=(before, 1, 1),
            agendas=("military_1", "military_2"),
            options={"double_track_agenda": reading},
        )
        assert after == t.defcon("us")[0]


@clause("13J-13.7")
@pytest.mark.parametrize("reading", ["each_card", "once", "in_turn"])
def test_r15_two_different_tracks_rise_once_each(reading: str) -> None:
    t = table(
        at="resolve_agendas",
        round=3,
        defcon_us=(4, 4, 1),
        agendas=("military_1", "political_1"),
        options={"double_track_agenda": reading},
    )
    assert (5, 5, 1) == t.defcon("us")


@clause("13J-13.16")
def test_r16_each_award_is_capped_in_turn() -> None:
    t = table(
        at="resolve_agendas",
        round=3,
        us={"italy": 3},
        ussr={"berlin": 2},
        prestige=4,
        agendas=("italy", "berlin"),
        options={"net_before_cap": False},
    )
    assert 2 == t.s.prestige  # 4 + 4 is 5; less 3


@clause("13J-18.6")
def test_r17_the_replacement_is_drawn_at_once() -> None:
    t = table(
        hand_us=["intelligence_reports"],
        hand_ussr=["scramble"],
        options={"intel_draw_timing": "at_once"},
    )
    t.do("us", "event intelligence_reports")
    t.do("chance", "steal scramble", "deal sops")
    assert (["sops"], ("us", "ask-play-taken")) == (t.hand("ussr"), t.asked)


# -- R18 deflate_ban_scope -----------------------------------------------------------------


@clause("13J-8.12", "13J-18.11", "13J-18.34")
@pytest.mark.parametrize("effect", ["contained", "pigs"])
@pytest.mark.parametrize(
    "card",
    [
        "the_guns_of_august",
        "fifty_fifty",
        "u_thant",
        "mathematical_precision",
        "non_invasion_pledge",
        "invasion_of_cuba",
    ],
)
def test_r18_the_whole_event_is_forbidden(effect: str, card: str) -> None:
    t = table(
        hand_us=[card], effects={effect: ["us"]}, options={"deflate_ban_scope": "whole_event"}
    )
    t.refused("us", f"event {card}", "13J-8.12", "event-barred")
    assert f"command {card}" in t.legal("us")


@clause("13J-18.34")
def test_r18_the_whole_event_is_forbidden_to_who_would_trigger_it() -> None:
    def offered(effect: str) -> Table:
        t = table(
            turn="ussr",
            hand_ussr=["invasion_of_cuba"],
            effects={effect: ["us"]},
            options={"deflate_ban_scope": "whole_event"},
        )
        t.do("ussr", "command invasion_of_cuba")
        return t

    t = offered("pigs")
    t.refused("us", "trigger", "13J-8.12", "event-barred")
    assert ["decline"] == t.legal("us")
    assert ["trigger", "decline"] == offered("contained").legal("us")


@clause("13J-8.12")
@pytest.mark.parametrize("card", ["a_face_saver", "excomm", "operation_mongoose"])
def test_r18_events_that_lower_nothing_stay_open(card: str) -> None:
    t = table(
        hand_us=[card], effects={"pigs": ["us"]}, options={"deflate_ban_scope": "whole_event"}
    )
    assert f"event {card}" in t.legal("us")


@clause("13J-18.34")
@pytest.mark.parametrize(("scope", "lowers"), [("same_reach", True), ("lowering", False)])
def test_r18_bay_of_pigs_with_the_reach_of_containment(scope: str, lowers: bool) -> None:
    t = table(
        turn="ussr",
        hand_ussr=["mathematical_precision"],
        effects={"pigs": ["us"]},
        options={"deflate_ban_scope": scope},
    )
    t.do("ussr", "command mathematical_precision")
    t.do("us", "trigger")
    assert lowers == ("lower political" in t.legal("us"))


# -- R19 to R27 ----------------------------------------------------------------------------


@clause("13J-18.22")
@pytest.mark.parametrize(("raised", "after"), [(0, (3, 5, 4)), (1, (4, 4, 4)), (2, (5, 3, 4))])
def test_r19_invasion_of_cuba_raises_up_to_2(raised: int, after: Spaces) -> None:
    t = table(
        defcon_us=(3, 5, 4),
        hand_us=["invasion_of_cuba"],
        hand_ussr=["sops"],
        options={"invasion_exact_two": False},
    )
    t.do("us", "event invasion_of_cuba")
    t.refused("us", "raise political", "13J-18.22", "not-this-marker")
    t.refused("us", "lower military", "13J-18.22", "not-this-marker")
    t.do("us", *["raise military"] * raised, "done")
    if raised:
        t.do("us", "lower political")
    assert (after, ("ussr", "ask-play")) == (t.defcon("us"), t.asked)


@clause("13J-18.22", "13J-8.12")
def test_r19_up_to_2_under_a_ban_lowers_nothing() -> None:
    t = table(
        hand_us=["invasion_of_cuba"],
        hand_ussr=["sops"],
        effects={"contained": ["us"]},
        options={"invasion_exact_two": False},
    )
    t.do("us", "event invasion_of_cuba", "raise military")
    t.refused("us", "lower military", "13J-8.12", "lowering-is-barred")
    t.do("us", "done")
    assert ("ussr", "ask-play") == t.asked


@clause("13J-18.24", "13J-18.37")
@pytest.mark.parametrize(
    ("side", "card", "place", "number"),
    [
        ("us", "u_2_photographs", "berlin", "13J-18.24"),
        ("ussr", "national_liberation", "italy", "13J-18.37"),
    ],
)
def test_r20_onto_means_place_only(side: str, card: str, place: str, number: str) -> None:
    t = table(
        turn=side,
        us={place: 2},
        ussr={place: 2},
        hand_us=[card] if side == "us" else [],
        hand_ussr=[card] if side == "ussr" else [],
        options={"onto_means_place_only": True},
    )
    t.do(side, f"event {card}")
    t.refused(side, f"remove {place}", number, "card-places")
    t.do(side, f"place {place}")
    t.refused(side, f"remove {place}", "13J-9.6", "place-or-remove")


@clause("13J-18.2")
def test_r20_other_granted_commands_still_remove() -> None:
    t = table(hand_us=["a_face_saver"], options={"onto_means_place_only": True})
    t.do("us", "event a_face_saver")
    assert "remove italy" in t.legal("us")


@clause("13J-18.25")
def test_r21_a_cube_of_wave_and_smile_merely_leaves_its_own_source() -> None:
    t = table(
        us={"turkey": 1, "italy": 1},
        hand_us=["wave_and_smile"],
        options={"wave_sources_excluded": False},
    )
    t.do("us", "event wave_and_smile", "remove turkey", "remove italy", "done")
    t.refused("us", "place italy", "13J-18.25", "taken-from-there")
    t.do("us", "place turkey", "done")
    t.refused("us", "place turkey", "13J-18.25", "taken-from-there")
    t.do("us", "place italy", "done")
    assert ((1, 0), (1, 0)) == (t.cubes("turkey"), t.cubes("italy"))


@clause("13J-18.25")
def test_r21_both_cubes_from_one_source_go_elsewhere() -> None:
    t = table(us={"italy": 2}, hand_us=["wave_and_smile"], options={"wave_sources_excluded": False})
    t.do("us", "event wave_and_smile", "remove italy", "remove italy", "done")
    t.refused("us", "place italy", "13J-18.25", "taken-from-there")
    t.do("us", "place berlin", "place berlin", "done")
    assert (2, 1) == t.cubes("berlin")


@clause("13J-18.34")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 1)])
def test_r22_bay_of_pigs_takes_what_there_is(before: int, after: int) -> None:
    t = table(
        turn="ussr",
        us={"alliances": before},
        hand_ussr=["bay_of_pigs"],
        options={"bay_needs_two": False},
    )
    t.do("ussr", "event bay_of_pigs")
    t.do("us", "choose withdraw")
    assert ((after, 0), 0) == (t.cubes("alliances"), t.s.pigs)
    assert bool(before) == bool(t.said("removed"))


# R25 ban_covers_event_commands: SIT-41 in test_situations.py


@clause("13J-18.11", "13J-18.12")
def test_r25_the_ban_does_not_reach_a_command_the_enemy_event_grants() -> None:
    t = table(
        us={"italy": 3},
        defcon_us=(2, 5, 2),
        turn="ussr",
        hand_ussr=["a_face_saver"],
        effects={"sops": ["us"], "pigs": ["us"]},
        options={"ban_covers_event_commands": True},
    )
    t.do("ussr", "event a_face_saver", "done")
    t.do("us", "remove italy", "remove italy", "done")
    assert (2, 4, 2) == t.defcon("us")


@clause("13J-18.19", "13J-18.38")
def test_r26_an_empty_cuba_may_be_picked() -> None:
    option = {"cuba_half_must_hit": False}
    t = table(ussr={"cuba_pol": 3}, hand_us=["air_strike"], options=option)
    t.do("us", "event air_strike", "choose strike")
    assert ["target cuba_mil", "target cuba_pol"] == t.legal("us")
    t.do("us", "target cuba_mil")
    assert (0, 3) == t.cubes("cuba_pol")
    t = table(turn="ussr", us={"cuba_mil": 2}, hand_ussr=["u_2_downed"], options=option)
    t.do("ussr", "event u_2_downed", "done", "target cuba_pol")
    assert 2 == t.cubes("cuba_mil")[0]


@clause("13J-12.8")
def test_r27_the_alliances_leader_must_draw() -> None:
    t = table(at="alliances", us={"alliances": 1}, options={"alliances_draw_optional": False})
    assert ["draw"] == t.legal("us")
    t.refused("us", "decline", "13J-12.5", "draw-is-due")


@clause("13J-15.3", "13J-15.4", "13J-16.9")
def test_r28_before_version_2_the_score_was_the_lead_in_prestige_whoever_won() -> None:
    before: dict[str, Value] = {"scores_follow_the_winner": False}
    war = table(at="check_war", defcon_us=(7, 1, 1), prestige=3, options=before)
    both = table(
        at="check_war", defcon_us=(7, 1, 1), defcon_ussr=(7, 1, 1), prestige=3, options=before
    )
    letter = table(at="advance_round", round=3, letter="ussr", options=before)
    assert Result((1,), (3, -3), "nuclear_war") == war.s.result
    assert Result((), (3, -3), "mutual_destruction") == both.s.result
    assert Result((1,), (0, 0), "personal_letter") == letter.s.result


@clause("13J-16.9")
@pytest.mark.parametrize(("holder", "result"), [("us", (0, (1, -1))), ("ussr", (1, (-1, 1)))])
def test_r28_the_letter_is_worth_the_smallest_lead(
    holder: str, result: tuple[int, tuple[int, ...]]
) -> None:
    t = table(at="advance_round", round=3, letter=holder)
    assert Result((result[0],), result[1], "personal_letter") == t.s.result


@pytest.mark.parametrize(("given", "first"), [(2, "ussr"), (-2, "us"), (0, "ussr")])
def test_r30_a_side_may_start_with_a_lead_in_prestige(given: int, first: str) -> None:
    game = detente.game("thirteen_days", us_prestige=given)
    match = detente.Match(game, seed=1)
    for seat in (0, 1):  # agendas
        match.submit(seat, match.legal(seat)[0])

    assert given == match.state.prestige
    assert [game.seats.index(first)] == match.waiting  # who trails says who has the initiative
