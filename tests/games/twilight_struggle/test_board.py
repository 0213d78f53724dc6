"""Terms and set-up: sections 1 to 3 of the digest."""

import pytest

from detente import Match, OptionError, Rng, game
from detente.core.frame import NONE
from detente.games.twilight_struggle.board import (
    ASIA,
    BATTLEGROUNDS,
    EASTERN_EUROPE,
    EUROPE,
    HOME,
    MIDDLE_EAST,
    NEIGHBOURS,
    REGION,
    REGIONS,
    SOUTHEAST_ASIA,
    STABILITY,
    US,
    USSR,
    WESTERN_EUROPE,
)
from detente.games.twilight_struggle.cards import CARD_NAMES, OF_ERA, OPTIONAL_CARDS
from detente.games.twilight_struggle.countries import COUNTRIES, SPACES
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.sequence import TURN_OVER
from detente.games.twilight_struggle.state import controller
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, country, table


def names(countries: tuple[int, ...]) -> set[str]:
    everywhere = TwilightStruggle({}).nouns["country"]
    return {everywhere[c] for c in countries}


def opening(**options: bool | int | str) -> Table:
    """The position in which the USSR places its first marker."""
    made = TwilightStruggle(dict(options))
    s = made.new()
    rng = Rng(1)
    while made.actor(s) == -1:
        made.apply(s, -1, made.outcome(s, rng))
    return Table(made, s)


@clause("TS-1.1", "TS-17.2")
def test_vp_is_one_number_and_stays_within_twenty() -> None:
    t = table(us="israel 4, iran 2, egypt 2, lebanon 1", hand_ussr="middle_east_scoring", vp=18)
    t.ussr("event middle_east_scoring")

    assert (20, "us") == (t.vp, t.winner)
    assert ("us", "ussr") == t.game.seats
    theirs = table(
        ussr="israel 4, iran 2, egypt 2, lebanon 1", hand_ussr="middle_east_scoring", vp=-18
    )
    theirs.ussr("event middle_east_scoring")
    assert (-20, "ussr") == (theirs.vp, theirs.winner)
    final = table(phase=TURN_OVER, turn=10, vp=-19, ussr="iran 2")
    assert (-23, "ussr") == (final.vp, final.winner)


@clause("TS-1.2", "TS-1.6", "TS-24.1")
def test_84_countries_in_six_regions_with_29_battlegrounds() -> None:
    assert [21, 15, 10, 18, 10, 10] == [len(where) for where in REGIONS]
    assert [5, 6, 6, 5, 3, 4] == [len(set(where) & set(BATTLEGROUNDS)) for where in REGIONS]
    assert 29 == len(BATTLEGROUNDS)
    assert 112 == sum([len(around) for around in NEIGHBOURS]) // 2
    assert 4 == STABILITY[country("norway")]


@clause("TS-1.3", "TS-1.5")
def test_austria_and_finland_are_in_both_halves_of_europe() -> None:
    assert {"austria", "finland"} == names(WESTERN_EUROPE) & names(EASTERN_EUROPE)
    assert names(REGIONS[EUROPE]) == names(WESTERN_EUROPE) | names(EASTERN_EUROPE)
    assert {"canada", "turkey"} <= names(WESTERN_EUROPE)
    assert MIDDLE_EAST == REGION[country("egypt")] == REGION[country("libya")]
    assert EUROPE == REGION[country("canada")]


@clause("TS-1.4")
def test_southeast_asia_is_part_of_asia() -> None:
    seven = "burma laos_cambodia vietnam thailand malaysia indonesia philippines"
    assert set(seven.split()) == names(SOUTHEAST_ASIA)
    assert {ASIA} == {REGION[c] for c in SOUTHEAST_ASIA}
    t = table(ussr="vietnam 1", hand_ussr="asia_scoring")
    t.ussr("event asia_scoring")
    assert -3 == t.vp


@clause("TS-1.4")
def test_what_names_asia_includes_southeast_asia() -> None:
    china = table(china="us", phasing="us", us="thailand 2")
    china.us("ops the_china_card", *["place thailand"] * 5)
    assert (7, 0) == china["thailand"]
    closed = table(us="thailand 2", hand_ussr="fidel", defcon=3)
    closed.ussr("ops fidel")
    assert ("closed-by-defcon", "TS-13.2") == closed.why("ussr", "coup thailand")
    ussuri = table(phasing="us", hand_us="ussuri_river_skirmish", china="us")
    ussuri.us("event ussuri_river_skirmish")
    assert names(REGIONS[ASIA]) == set(ussuri.nouns("us", "place")) > names(SOUTHEAST_ASIA)
    chernobyl = table(ussr="vietnam 1", hand_ussr="fidel", chernobyl="asia", turn=8)
    chernobyl.ussr("ops fidel")
    assert ("chernobyl-closes", "TS-6.19") == chernobyl.why("ussr", "place thailand")


@clause("TS-1.7")
def test_what_touches_the_superpowers() -> None:
    assert {"canada", "mexico", "cuba", "japan"} == names(HOME[US])
    assert {"finland", "poland", "romania", "afghanistan", "north_korea"} == names(HOME[USSR])


@clause("TS-1.8")
def test_a_superpower_counts_as_a_neighbour_it_controls_in_wars() -> None:
    t = table(us="mexico 1", hand_ussr="brush_war")
    t.ussr("event brush_war", "pick mexico").roll(3)
    assert (1, 0) == t["mexico"]
    again = table(us="mexico 1", hand_ussr="brush_war")
    again.ussr("event brush_war", "pick mexico").roll(4)
    assert (0, 1) == again["mexico"]
    afghan = table(phasing="us", ussr="afghanistan 1", hand_us="brush_war")
    afghan.us("event brush_war", "pick afghanistan").roll(3)
    assert (0, 1) == afghan["afghanistan"]


@clause("TS-1.8")
def test_a_superpower_helps_in_realignments_and_holds_no_influence() -> None:
    t = table(us="mexico 1", ussr="mexico 1", hand_ussr="captured_nazi_scientist")
    t.ussr("ops captured_nazi_scientist", "realign mexico").dice(3, 3)
    assert (1, 0) == t["mexico"]
    assert not {"us", "usa", "united_states", "ussr"} & set(t.game.nouns["country"])


@clause("TS-1.10")
def test_more_influence_is_not_control() -> None:
    t = table(us="france 2")

    assert NONE == controller(t.s, country("france"))


@clause("TS-1.11")
def test_influence_has_no_limit_and_is_public() -> None:
    t = table(us="canada 40", phasing="us", hand_us="nuclear_test_ban")
    t.us("ops nuclear_test_ban", *["place canada"] * 4, "done")

    assert (44, 0) == t["canada"]
    seen = t.game.observe(t.s, USSR).state
    assert 44 == seen.influence[country("canada")]


@clause("TS-1.12")
def test_who_headlines_is_phasing_while_the_card_resolves() -> None:
    t = table(
        hand_us="marshall_plan nato", hand_ussr="comecon fidel", phase=5, round=0, us="canada 4"
    )
    t.us("headline marshall_plan").ussr("headline comecon")
    assert US == t.s.phasing
    t.us(*[f"place {name}" for name in t.nouns("us", "place")[:7]], "done")
    assert USSR == t.s.phasing


@clause("TS-1.12")
def test_who_has_the_action_round_is_phasing_whoever_answers() -> None:
    t = table(hand_ussr="marshall_plan fidel", hand_us="nato")
    t.ussr("ops marshall_plan", "choose event_first")
    assert ("us place-free", USSR) == (t.asked, t.s.phasing)
    ours = table(hand_ussr="fidel", hand_us="nato")
    ours.ussr("event fidel")
    assert ("us play-card", US) == (ours.asked, ours.s.phasing)


@clause("TS-1.13")
def test_dice_have_six_sides() -> None:
    t = table(hand_ussr="korean_war")
    t.ussr("event korean_war")
    legal = t.game.legal(t.s, -1)

    assert [f"roll {n}" for n in range(1, 7)] == [t.game.text(a) for a in legal]
    two = table(us="panama 1", hand_ussr="captured_nazi_scientist")
    two.ussr("ops captured_nazi_scientist", "realign panama")
    pairs = [f"dice {us}_{ussr}" for us in range(1, 7) for ussr in range(1, 7)]
    assert pairs == [two.game.text(a) for a in two.game.legal(two.s, -1)]


@clause("TS-1.14")
def test_conditions_look_at_the_board_as_it_stands() -> None:
    t = table(us="south_korea 1, japan 4", hand_ussr="korean_war")
    t.ussr("event korean_war").roll(4)
    assert 0 == t.vp
    weaker = table(us="south_korea 1, japan 3", hand_ussr="korean_war")
    weaker.ussr("event korean_war").roll(4)
    assert -2 == weaker.vp
    meanwhile = table(us="south_korea 1, japan 3", phasing="us", hand_us="korean_war")
    meanwhile.us("ops korean_war", "choose ops_first", "place japan", "place japan", "done").roll(4)
    assert 0 == meanwhile.vp


@clause("TS-2.1", "TS-3.5", "TS-2.4", "TS-23.20")
@pytest.mark.parametrize(("edition", "fixed", "canada"), [("second", 16, 0), ("deluxe", 18, 2)])
def test_us_set_up_by_edition(edition: str, fixed: int, canada: int) -> None:
    t = opening(edition=edition)

    assert fixed == sum(t.s.influence[:SPACES])
    assert (canada, 0) == t["canada"]
    fixed_markers = "iran 1, israel 1, japan 1, australia 4, philippines 1, south_korea 1"
    for marker in (fixed_markers + ", panama 1, south_africa 1, united_kingdom 5").split(", "):
        name, n = marker.split()
        assert int(n) == t[name][0]
    assert "canada" in t.game.nouns["country"]


@clause("TS-2.2", "TS-18.1")
def test_the_second_edition_has_no_optional_cards() -> None:
    second = TwilightStruggle({"edition": "second"}).new()
    without = TwilightStruggle({"optional_cards": False}).new()
    with_them = TwilightStruggle({}).new()

    assert 35 == second.deck.bit_count() == without.deck.bit_count()
    assert 38 == with_them.deck.bit_count()
    assert [38, 48, 23] == [cards.bit_count() for cards in OF_ERA]
    assert [35, 46, 21] == [(cards & ~OPTIONAL_CARDS).bit_count() for cards in OF_ERA]


@clause("TS-2.6", "TS-8.8")
def test_reach_is_measured_at_the_start_of_the_round() -> None:
    t = table(us="panama 1", phasing="us", hand_us="duck_and_cover")
    t.us("ops duck_and_cover", "place costa_rica")

    assert ("out-of-reach", "TS-8.1") == t.why("us", "place nicaragua")


@clause("TS-2.7", "TS-8.2")
@pytest.mark.parametrize("edition", ["deluxe", "second"])
def test_neighbours_of_the_own_superpower_are_always_open(edition: str) -> None:
    t = table(hand_ussr="korean_war", options={"edition": edition})
    t.ussr("ops korean_war")
    assert sorted(names(HOME[USSR])) == sorted(t.nouns("ussr", "place"))
    ours = table(phasing="us", hand_us="containment", options={"edition": edition})
    ours.us("ops containment")
    assert sorted(names(HOME[US])) == sorted(ours.nouns("us", "place"))


@clause("TS-2.8")
def test_a_coup_removes_the_margin_not_the_total() -> None:
    t = table(us="iran 3", hand_ussr="korean_war")
    t.ussr("ops korean_war", "coup iran").roll(4)

    assert (1, 0) == t["iran"]


@clause("TS-2.9")
def test_options_are_checked() -> None:
    expected = {
        "edition",
        "optional_cards",
        "us_bid",
        "held_scoring",
        "chinese_civil_war",
        "scenario",
        "event_ops_modified",
        "seed_region_control",
        "show_held",
        "realign_ignores_defcon",
        "realign_never_backfires",
        "mixed_operations",
        "decline_space_roll",
        "card_counter",
        "events_may",
        "unrest_spread",
        "junta_one_region",
        "debt_crisis_must",
        "missile_envy_highest",
        "missile_envy_space",
        "defectors_by_plan",
        "grain_sales_un",
        "deluxe_orders",
    }
    assert expected == set(TwilightStruggle({}).options.values)
    with pytest.raises(OptionError, match="us_bid"):
        game("twilight_struggle", us_bid=9)


@clause("TS-3.1", "TS-3.3")
def test_eight_cards_each_before_anything_is_placed() -> None:
    t = opening()

    assert "ussr place-free" == t.asked
    assert 8 == t.s.hand[US].bit_count() == t.s.hand[USSR].bit_count()
    mine = t.game.observe(t.s, USSR).state.hand[USSR]
    assert 8 == mine.bit_count()
    assert not mine & ~OF_ERA[0]


@clause("TS-3.2", "TS-3.7")
def test_the_markers_at_the_start() -> None:
    t = opening()

    assert (USSR, 1) == (t.s.china, t.s.china_up)
    assert (5, 0, (0, 0), (0, 0), 1) == (t.defcon, t.vp, t.military, t.space, t.s.turn)
    first_round = table(turn=1, round=1, china="ussr")
    assert "ops the_china_card" in first_round.legal("ussr")


@clause("TS-3.4")
def test_the_ussr_places_first() -> None:
    t = opening()
    assert 9 == sum(t.s.influence[SPACES:])
    for marker in ("syria 1", "iraq 1", "north_korea 3", "east_germany 3", "finland 1"):
        name, n = marker.split()
        assert int(n) == t[name][1]
    assert sorted(names(EASTERN_EUROPE)) == sorted(t.nouns("ussr", "place"))
    t.ussr(*["place poland"] * 6, "done")
    assert 15 == sum(t.s.influence[SPACES:])
    assert "us place-free" == t.asked


@clause("TS-3.5", "TS-3.6")
def test_the_us_places_second_and_may_stack() -> None:
    t = opening(edition="second")
    t.ussr(*["place austria"] * 6, "done")
    assert sorted(names(WESTERN_EUROPE)) == sorted(t.nouns("us", "place"))
    assert ("not-allowed-there", "TS-3.5") == t.why("us", "place poland")
    t.us(*["place finland"] * 7)
    assert (7, 1) == t["finland"]
    assert ("no-markers-left", "TS-3.5") == t.why("us", "place italy")
    t.us("done")
    assert 23 == sum(t.s.influence[:SPACES])


def test_a_whole_match_is_set_up_through_the_front_door() -> None:
    match = Match(game("twilight_struggle"), seed=3)

    assert [USSR] == match.waiting
    assert COUNTRIES == 84
    assert 110 == len(CARD_NAMES)
