"""Placement, realignment and coups: sections 8 to 10 of the digest."""

import pytest

from detente.games.twilight_struggle.board import USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from tests.clauses import clause
from tests.games.twilight_struggle.table import table

# -- placing -----------------------------------------------------------------------------------


@clause("TS-8.1")
def test_markers_go_where_the_player_was_or_beside() -> None:
    t = table(us="panama 1", phasing="us", hand_us="containment")
    t.us("ops containment")

    home = {"canada", "mexico", "cuba", "japan"}
    assert {"panama", "colombia", "costa_rica"} == set(t.nouns("us", "place")) - home
    assert ("out-of-reach", "TS-8.1") == t.why("us", "place chile")


@clause("TS-8.3", "TS-8.4")
def test_a_marker_costs_2_under_enemy_control_and_1_else() -> None:
    t = table(us="panama 1", ussr="costa_rica 3", phasing="us", hand_us="olympic_games")
    t.us("ops olympic_games", "place costa_rica")
    assert ((1, 3), ["done"]) == (t["costa_rica"], t.legal("us"))
    cheap = table(us="panama 1", ussr="costa_rica 2", phasing="us", hand_us="olympic_games")
    cheap.us("ops olympic_games", "place costa_rica", "place costa_rica")
    assert (2, 2) == cheap["costa_rica"]


@clause("TS-8.5")
def test_points_may_be_split_over_regions() -> None:
    t = table(us="panama 1, iran 1, japan 1", phasing="us", hand_us="containment")
    t.us("ops containment", "place panama", "place iran", "place japan", "done")

    assert ((2, 0), (2, 0), (2, 0)) == (t["panama"], t["iran"], t["japan"])


@clause("TS-8.6")
def test_a_last_point_that_pays_for_nothing_is_lost() -> None:
    everything = "canada 8, mexico 8, cuba 8, japan 8"
    t = table(ussr=everything, phasing="us", hand_us="captured_nazi_scientist")
    t.us("ops captured_nazi_scientist")

    assert [] == t.nouns("us", "place")
    assert ("too-dear", "TS-8.3") == t.why("us", "place cuba")
    last = table(ussr=everything, phasing="us", hand_us="containment")
    last.us("ops containment", "place cuba")
    assert ["done"] == last.legal("us")  # one point left, a marker costs two
    spare = table(us="panama 2", phasing="us", hand_us="containment")
    spare.us("ops containment", "place panama", "place panama")
    assert ("points-left", "TS-8.6") == spare.why("us", "done")


@clause("TS-8.9")
def test_event_placement_ignores_adjacency_and_cost() -> None:
    t = table(us="angola 5", hand_ussr="decolonization")
    t.ussr("event decolonization", "place angola", "place kenya", "place burma", "place sudan")

    assert (5, 1) == t["angola"]
    assert ["done"] == t.legal("ussr")


@clause("TS-8.10")
def test_defcon_never_limits_placement() -> None:
    t = table(us="italy 2", phasing="us", hand_us="olympic_games", defcon=2)
    t.us("ops olympic_games", "place italy", "place greece", "done")

    assert ((3, 0), (1, 0)) == (t["italy"], t["greece"])


@clause("TS-8.11", "TS-23.46")
def test_in_the_headline_phase_reach_is_measured_when_the_card_begins_to_resolve() -> None:
    t = table(
        phase=PICK_HEADLINES,
        round=0,
        hand_us="abm_treaty nato",
        hand_ussr="decolonization fidel",
    )
    t.us("headline abm_treaty").ussr("headline decolonization")
    assert ("out-of-reach", "TS-8.1") == t.why("us", "place iran")
    second = table(
        phase=PICK_HEADLINES,
        round=0,
        hand_us="junta nato",
        hand_ussr="abm_treaty fidel",
        ussr="angola 1",
    )
    second.us("headline junta").ussr("headline abm_treaty")
    assert "zaire" in second.nouns("ussr", "place")
    later = table(
        phase=PICK_HEADLINES, round=0, hand_us="decolonization nato", hand_ussr="lone_gunman fidel"
    )
    later.us("headline decolonization").ussr("headline lone_gunman")
    later.ussr("place angola", "place kenya", "place burma", "place sudan", "done")
    assert {"zaire", "somalia", "thailand"} & set(later.nouns("ussr", "place"))
    assert "zaire" in later.nouns("ussr", "place")  # beside a marker of the first headline


@clause("TS-8.13")
def test_the_other_superpowers_neighbours_need_access() -> None:
    t = table(hand_ussr="nuclear_test_ban")
    t.ussr("ops nuclear_test_ban")

    assert ("out-of-reach", "TS-8.1") == t.why("ussr", "place mexico")


# -- realigning ----------------------------------------------------------------------------------


@clause("TS-9.1", "TS-9.3")
def test_each_roll_costs_a_point_and_may_go_to_the_same_country() -> None:
    t = table(us="iran 9, cuba 9", hand_ussr="containment", hand_us="nato")
    t.ussr("ops containment", "choose ops_first")
    t.ussr("realign iran").dice(1, 4).ussr("realign iran").dice(1, 4).ussr("realign cuba").dice(
        3, 3
    )

    assert (5, 0) == t["iran"]
    assert "us play-card" == t.asked


@clause("TS-9.5", "TS-9.6", "TS-9.7")
def test_realignment_modifiers() -> None:
    t = table(us="cuba 3", ussr="cuba 3, haiti 1, nicaragua 1", hand_ussr="captured_nazi_scientist")
    t.ussr("ops captured_nazi_scientist", "realign cuba").dice(1, 1)
    assert (2, 3) == t["cuba"]  # USSR 1 + 2 neighbours, US 1 + superpower
    tie = table(us="cuba 3", ussr="cuba 3, haiti 1", hand_ussr="captured_nazi_scientist")
    tie.ussr("ops captured_nazi_scientist", "realign cuba").dice(4, 4)
    assert (3, 3) == tie["cuba"]
    more = table(us="panama 1", ussr="panama 2", hand_ussr="captured_nazi_scientist")
    more.ussr("ops captured_nazi_scientist", "realign panama").dice(2, 2)
    assert (0, 2) == more["panama"]


def test_the_log_tells_how_dice_come_to_their_totals() -> None:
    t = table(us="panama 2", ussr="nicaragua 1", hand_ussr="fidel", in_force="iran_contra_scandal")
    t.ussr("ops fidel", "realign panama").dice(3, 4)
    realigned = {"us": 3, "us_die": 3, "us_plus": 1, "us_minus": 1}
    realigned |= {"ussr": 4, "ussr_die": 4, "ussr_plus": 0}
    assert {"country": "country-panama", **realigned} == t.heard("realignment-rolled")

    coup = table(us="panama 2", hand_ussr="fidel", in_force="salt_negotiations")
    coup.ussr("ops fidel", "coup panama").roll(5)
    sums = {"die": 5, "ops": 2, "plus": 0, "minus": 1, "total": 6, "needed": 4}
    assert {"seat": "seat-ussr", "country": "country-panama", **sums} == coup.heard("coup-rolled")


@clause("TS-9.9")
def test_realignment_adds_nothing() -> None:
    t = table(us="panama 1", hand_ussr="captured_nazi_scientist")
    t.ussr("ops captured_nazi_scientist", "realign panama").dice(1, 6)

    assert ((0, 0), 5, (0, 0)) == (t["panama"], t.defcon, t.military)


@clause("TS-9.11", "TS-9.14", "TS-23.44")
def test_rolling_goes_on_while_there_is_a_target_and_then_stops() -> None:
    t = table(us="panama 1, haiti 5", hand_ussr="containment", hand_us="nato")
    t.ussr("ops containment", "choose ops_first", "realign panama").dice(1, 6)
    assert ["realign haiti"] == t.legal("ussr")
    assert ("points-left", "TS-9.14") == t.why("ussr", "done")
    last = table(us="panama 1", hand_ussr="nuclear_test_ban")
    last.ussr("ops nuclear_test_ban", "realign panama").dice(1, 6)
    assert "us play-card" == last.asked


@clause("TS-9.12", "TS-23.32")
def test_events_that_touch_realignment() -> None:
    pact = table(us="japan 4", hand_ussr="fidel", in_force="us_japan_mutual_defense_pact")
    pact.ussr("ops fidel")
    assert ("shielded", "TS-9.12") == pact.why("ussr", "realign japan")
    reformer = table(us="italy 1", hand_ussr="fidel", in_force="the_reformer", turn=8)
    reformer.ussr("ops fidel")
    assert "realign italy" in reformer.legal("ussr")
    scandal = table(
        us="panama 2", hand_ussr="captured_nazi_scientist", in_force="iran_contra_scandal", turn=8
    )
    scandal.ussr("ops captured_nazi_scientist", "realign panama").dice(3, 4)
    assert (1, 0) == scandal["panama"]  # US 3 + 1 - 1 = 3


@clause("TS-9.13")
def test_modifiers_are_worked_out_for_every_roll() -> None:
    t = table(us="haiti 1, cuba 3", ussr="cuba 4", hand_ussr="fidel")
    t.ussr("ops fidel", "realign haiti").dice(1, 3)
    assert (0, 0) == t["haiti"]
    t.ussr("realign cuba").dice(2, 2)
    assert (3, 4) == t["cuba"]  # US 2 + superpower, USSR 2 + more influence


# -- coups ---------------------------------------------------------------------------------------


@clause("TS-10.1")
def test_a_coup_needs_enemy_influence_and_nothing_else() -> None:
    t = table(us="chile 1", hand_ussr="fidel")
    t.ussr("ops fidel")

    assert ["chile"] == t.nouns("ussr", "coup")
    assert ("nothing-to-remove", "TS-10.1") == t.why("ussr", "coup peru")
    t.ussr("coup chile").roll(1)
    assert "us play-card" == t.asked  # the whole card was used


@clause("TS-10.2")
def test_salt_and_death_squads_change_the_die() -> None:
    def coup_chile(in_force: str, squads: int) -> tuple[int, int]:
        t = table(us="chile 5", hand_ussr="fidel", in_force=in_force, squads=squads, turn=4)
        t.ussr("ops fidel", "coup chile").roll(6)
        return t["chile"]

    assert (3, 0) == coup_chile("", 0)  # 6 + 2 - 6
    assert (4, 0) == coup_chile("salt_negotiations", 0)
    assert (2, 0) == coup_chile("latin_american_death_squads", -1)
    assert (4, 0) == coup_chile("latin_american_death_squads", 1)
    far = table(us="iran 5", hand_ussr="fidel", squads=-1)
    far.ussr("ops fidel", "coup iran").roll(6)
    assert (1, 0) == far["iran"]


@clause("TS-10.2")
@pytest.mark.parametrize(
    ("in_force", "squads", "left"),
    [("", 0, 1), ("salt_negotiations", 0, 2), ("", 1, 0), ("", -1, 2)],
)
def test_the_same_for_a_us_coup_in_central_america(in_force: str, squads: int, left: int) -> None:
    t = table(
        phasing="us", ussr="mexico 4", hand_us="nasser", in_force=in_force, squads=squads, turn=4
    )
    t.us("ops nasser", "choose ops_first", "coup mexico").roll(6)

    assert (0, left) == t["mexico"]  # 6 + 1 - 4


@clause("TS-10.3", "TS-10.4")
def test_what_is_left_of_the_margin_becomes_own_influence() -> None:
    t = table(us="iran 1", hand_ussr="nuclear_test_ban")
    t.ussr("ops nuclear_test_ban", "coup iran").roll(5)

    assert (0, 4) == t["iran"]  # 5 + 4 - 4 = 5: one removed, four added


@clause("TS-10.5", "TS-10.7")
def test_a_failed_coup_still_counts_as_military_operations() -> None:
    t = table(us="chile 2", hand_ussr="fidel")
    t.ussr("ops fidel", "coup chile").roll(4)

    assert ((2, 0), (0, 2)) == (t["chile"], t.military)


@clause("TS-10.6")
def test_only_battlegrounds_degrade_defcon() -> None:
    t = table(us="peru 1", hand_ussr="fidel")
    t.ussr("ops fidel", "coup peru").roll(1)

    assert 5 == t.defcon


COUP_NOTES = (
    "coup-declared",
    "points",
    "military-added",
    "defcon-moved",
    "coup-rolled",
    "taken-away",
    "added",
)


@clause("TS-10.10", "TS-23.15", "TS-23.42")
def test_the_order_of_a_coup() -> None:
    yuri = table(
        ussr="angola 1",
        phasing="us",
        hand_us="olympic_games",
        in_force="yuri_and_samantha",
        defcon=2,
        vp=-19,
        turn=8,
    )
    yuri.us("ops olympic_games", "coup angola")
    assert ("ussr", "points", 2) == (yuri.winner, yuri.why_over, yuri.defcon)
    crisis = table(
        ussr="angola 1",
        phasing="us",
        hand_us="olympic_games",
        in_force="yuri_and_samantha",
        crisis="us",
        vp=-19,
        turn=8,
    )
    crisis.us("ops olympic_games", "coup angola")
    assert ("ussr", "missile-crisis", -19) == (crisis.winner, crisis.why_over, crisis.vp)
    order = table(us="iran 1", hand_ussr="fidel")
    order.ussr("ops fidel", "coup iran")
    assert ((0, 2), 4, "chance coup-roll") == (order.military, order.defcon, order.asked)
    whole = table(
        ussr="iran 1", phasing="us", hand_us="olympic_games", in_force="yuri_and_samantha", turn=8
    )
    whole.us("ops olympic_games", "coup iran").roll(6)
    order_of_notes = [id for id in whole.said() if id in COUP_NOTES]
    assert list(COUP_NOTES) == order_of_notes


@clause("TS-10.11", "TS-23.31")
def test_nuclear_subs_covers_us_coups_free_ones_too_and_no_others() -> None:
    free = table(ussr="mexico 2", phasing="us", hand_us="junta", in_force="nuclear_subs", defcon=2)
    free.us("event junta", "pick mexico", "coup mexico").roll(1)
    assert 2 == free.defcon
    theirs = table(us="iran 1", hand_ussr="fidel", in_force="nuclear_subs", turn=4)
    theirs.ussr("ops fidel", "coup iran").roll(1)
    assert 4 == theirs.defcon


@clause("TS-10.12")
def test_the_reformer_forbids_soviet_coups_in_europe() -> None:
    t = table(us="italy 1", hand_ussr="fidel", in_force="the_reformer", turn=8)
    t.ussr("ops fidel")

    assert ("reformer-forbids", "TS-10.12") == t.why("ussr", "coup italy")
    pact = table(us="japan 4", hand_ussr="fidel", in_force="us_japan_mutual_defense_pact")
    pact.ussr("ops fidel")
    assert ("shielded", "TS-10.12") == pact.why("ussr", "coup japan")


@clause("TS-10.14")
def test_geography_is_tested_before_the_coups_own_defcon_change() -> None:
    t = table(us="italy 1", hand_ussr="fidel", defcon=5)
    t.ussr("ops fidel", "coup italy").roll(6)

    assert (4, (0, 3)) == (t.defcon, t["italy"])


def test_the_prompt_counts_the_points_left() -> None:
    t = table(ussr="cuba 3", hand_ussr="nuclear_test_ban")
    t.ussr("ops nuclear_test_ban", "place cuba")

    message = t.game.prompt(t.s, USSR)
    assert ("ask-operations-place", 3) == (message.id, message.args["n"])
