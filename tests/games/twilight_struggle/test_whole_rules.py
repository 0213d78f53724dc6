"""Rows of the digest's tables and second halves of clauses: sections 12 to 24."""

import pytest

from detente.core.frame import NONE
from detente.core.options import Value
from detente.games.twilight_struggle.board import (
    ASIA,
    IN_SOUTHEAST_ASIA,
    MIDDLE_EAST,
    REGION,
    STABILITY,
    US,
    USSR,
)
from detente.games.twilight_struggle.cards import CARD_NAMES, ERA, ERAS
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.scoring import region_points
from detente.games.twilight_struggle.sequence import HELD_CARDS, PICK_HEADLINES, TURN_OVER
from detente.games.twilight_struggle.state import controller
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, card, country, every_country, table

CIVIL_WAR: dict[str, Value] = {"chinese_civil_war": True}
LATE_WAR: dict[str, Value] = {"scenario": "late_war"}

# -- events that touch others (the table of TS-12.7) -----------------------------------------


@clause("TS-12.1", "TS-12.7")
def test_an_evil_empire_ends_flower_power() -> None:
    t = table(phasing="us", hand_us="an_evil_empire brush_war", in_force="flower_power", turn=8)
    t.us("event an_evil_empire")

    assert not t.in_force("flower_power")
    assert 1 == t.vp


@clause("TS-12.7")
@pytest.mark.parametrize("order", [("nato", "de_gaulle"), ("de_gaulle", "nato")])
def test_nato_does_not_cover_de_gaulles_france_in_either_order(order: tuple[str, str]) -> None:
    t = table(
        us="france 6, italy 3",
        hand_us="nato containment",
        hand_ussr="de_gaulle_leads_france fidel",
        phasing="us" if order[0] == "nato" else "ussr",
        in_force="marshall_plan",
    )
    for name in order:
        if name == "nato":
            t.us("event nato")
        else:
            t.ussr("event de_gaulle_leads_france")
    if order[0] == "nato":
        t.us("event containment")
    t.ussr("ops fidel")
    assert "coup france" in t.legal("ussr")
    assert ("shielded", "TS-10.12") == t.why("ussr", "coup italy")


@clause("TS-12.7")
@pytest.mark.parametrize(
    ("seat", "use", "ends"),
    [("us", "ops", True), ("us", "space", True), ("ussr", "ops", False)],
)
def test_the_china_card_of_the_us_ends_formosan_resolution(seat: str, use: str, ends: bool) -> None:
    t = table(phasing=seat, china=seat, in_force="formosan_resolution")
    t.do(seat, f"{use} the_china_card")

    assert ends != t.in_force("formosan_resolution")


@clause("TS-12.7")
def test_quagmire_ends_norad_and_a_later_norad_works() -> None:
    t = table(hand_ussr="quagmire", hand_us="nato", in_force="norad")
    t.ussr("event quagmire")
    assert not t.in_force("norad")
    later = table(phasing="us", hand_us="nato", hand_ussr="norad", in_force="quagmire", turn=4)
    later.us("discard nato").roll(6).ussr("ops norad", "choose event_first")
    assert later.in_force("norad")


@clause("TS-12.7")
def test_un_intervention_answers_we_will_bury_you_and_u2_incident() -> None:
    for in_force, vp in (
        ("we_will_bury_you", 0),
        ("u2_incident", -1),
        ("we_will_bury_you u2_incident", -1),
    ):
        t = table(
            phasing="us",
            hand_us="un_intervention fidel nato",
            in_force=in_force,
            hand_ussr="nasser",
        )
        t.us("intervene fidel")
        assert vp == t.vp
    theirs = table(hand_ussr="un_intervention nato", in_force="u2_incident")
    theirs.ussr("intervene nato")
    assert -1 == theirs.vp


@clause("TS-12.7")
@pytest.mark.parametrize(
    ("seat", "in_force", "left"),
    [("ussr", "", 2), ("ussr", "iranian_hostage_crisis", 1), ("us", "iranian_hostage_crisis", 2)],
)
def test_the_hostage_crisis_doubles_terrorism_against_the_us(
    seat: str, in_force: str, left: int
) -> None:
    victim = "us" if seat == "ussr" else "ussr"
    hands = {seat: "terrorism", victim: "fidel nasser comecon"}
    t = table(phasing=seat, hand_us=hands["us"], hand_ussr=hands["ussr"], in_force=in_force, turn=8)
    t.do(seat, "event terrorism")
    while t.asked == "chance random-card":
        t.draw(t.hand(victim)[0])

    assert left == len(t.hand(victim))


@clause("TS-12.7")
def test_the_reformer_improves_glasnost() -> None:
    plain = table(hand_ussr="glasnost", hand_us="nato")
    plain.ussr("event glasnost")
    assert "us play-card" == plain.asked
    more = table(hand_ussr="glasnost", in_force="the_reformer")
    more.ussr("event glasnost")
    assert "ussr operations" == more.asked


@clause("TS-12.7")
def test_nato_changes_special_relationship() -> None:
    plain = table(phasing="us", us="united_kingdom 5", hand_us="special_relationship")
    plain.us("event special_relationship")
    assert {"canada", "norway", "benelux", "france"} == set(plain.nouns("us", "pick"))
    plain.us("pick france")
    assert ((1, 0), 0) == (plain["france"], plain.vp)
    nato = table(
        phasing="us", us="united_kingdom 5", hand_us="special_relationship", in_force="nato"
    )
    nato.us("event special_relationship", "pick italy")
    assert ((2, 0), 2) == (nato["italy"], nato.vp)


WARS = [
    ("korean_war", None, 2),
    ("arab_israeli_war", None, 2),
    ("indo_pakistani_war", "india", 2),
    ("brush_war", "kenya", 3),
    ("iran_iraq_war", "iraq", 2),
]


@clause("TS-12.4")
@pytest.mark.parametrize(("name", "target", "military"), WARS)
@pytest.mark.parametrize("scare", [0, 2])
def test_every_war_credits_what_is_printed(
    name: str, target: str | None, military: int, scare: int
) -> None:
    t = table(hand_ussr=name, scare=(0, scare), turn=8)
    t.ussr(f"event {name}", *([f"pick {target}"] if target else [])).roll(1)

    assert (0, military) == t.military


# -- DEFCON ----------------------------------------------------------------------------------


@clause("TS-13.6")
def test_nuclear_war_may_be_forced_on_a_player() -> None:
    t = table(hand_ussr="olympic_games", defcon=2)
    assert "danger-others-decide" == t.danger("ussr", "event olympic_games")
    t.ussr("event olympic_games").us("choose boycott")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


@clause("TS-13.8", "TS-23.42")
def test_summit_gives_its_vp_before_defcon_is_moved() -> None:
    t = table(hand_ussr="summit", defcon=2, vp=-18)
    t.ussr("event summit").dice(1, 6)
    assert ("ussr", "points", 2) == (t.winner, t.why_over, t.defcon)
    on = table(hand_ussr="summit", defcon=2)
    on.ussr("event summit").dice(1, 6)
    assert (-2, ["defcon 1", "defcon 2", "defcon 3"]) == (on.vp, on.legal("ussr"))
    on.ussr("defcon 1")
    assert ("us", -2) == (on.winner, on.vp)


@clause("TS-13.8", "TS-23.42")
def test_nuclear_test_ban_gives_its_vp_before_defcon_is_moved() -> None:
    t = table(hand_ussr="nuclear_test_ban", defcon=4, vp=-18)
    t.ussr("event nuclear_test_ban")

    assert ("ussr", "points", 4) == (t.winner, t.why_over, t.defcon)


@clause("TS-13.8")
@pytest.mark.parametrize("name", ["duck_and_cover", "soviets_shoot_down_kal_007"])
def test_others_move_defcon_first_and_give_nothing_at_1(name: str) -> None:
    t = table(phasing="us", hand_us=name, defcon=3, vp=0, turn=8)
    t.us(f"event {name}")
    assert (2, {"duck_and_cover": 3, "soviets_shoot_down_kal_007": 2}[name]) == (t.defcon, t.vp)
    last = table(phasing="us", hand_us=name, defcon=2, vp=19, turn=8)
    last.us(f"event {name}")
    assert ("ussr", 19) == (last.winner, last.vp)


# -- the China Card --------------------------------------------------------------------------


@clause("TS-15.1")
def test_no_event_reaches_the_china_card() -> None:
    ames = table(hand_ussr="aldrich_ames_remix", hand_us="nato", china="us")
    ames.ussr("event aldrich_ames_remix")
    assert ["discard nato"] == ames.legal("ussr")
    grain = table(phasing="us", hand_us="grain_sales_to_soviets", hand_ussr="fidel", china="ussr")
    grain.us("event grain_sales_to_soviets")
    assert ["draw fidel"] == [grain.game.text(a) for a in grain.game.legal(grain.s, -1)]
    plan = table(phasing="us", hand_us="five_year_plan", hand_ussr="fidel", china="ussr")
    plan.us("event five_year_plan")
    assert ["draw fidel"] == [plan.game.text(a) for a in plan.game.legal(plan.s, -1)]
    ask = table(phasing="us", hand_us="ask_not_what_your_country nato", china="us")
    ask.us("event ask_not_what_your_country")
    assert ("china-no-discard", "TS-15.5") == ask.why("us", "discard the_china_card")


@clause("TS-15.5")
def test_the_china_card_is_no_headline() -> None:
    t = table(phase=PICK_HEADLINES, round=0, hand_us="nato", hand_ussr="fidel", china="us", turn=1)

    assert ["headline nato"] == t.legal("us")
    assert ("china-no-headline", "TS-5.2") == t.why("us", "headline the_china_card")


# -- scoring and the end ---------------------------------------------------------------------


@clause("TS-16.2")
def test_domination_needs_more_countries_and_more_battlegrounds() -> None:
    def score(us: str, ussr: str) -> int:
        t = table(us=us, ussr=ussr, hand_ussr="middle_east_scoring")
        t.ussr("event middle_east_scoring")
        return t.vp

    assert (5 + 1) - 3 == score("iran 2, lebanon 1", "syria 2")
    assert (3 + 1) - 3 == score("iran 2, lebanon 1", "syria 2, jordan 2")  # as many countries
    assert 3 + 1 - (3 + 1) == score("iran 2, lebanon 1, jordan 2", "iraq 3")  # … battlegrounds


ADJACENT = [
    # scoring card, side, country, VP: presence, a battleground, beside the enemy superpower
    ("europe_scoring", "ussr", "canada 4", 3 + 1),
    ("europe_scoring", "us", "finland 4", 3 + 1),
    ("europe_scoring", "us", "poland 3", 3 + 1 + 1),
    ("europe_scoring", "us", "romania 3", 3 + 1),
    ("europe_scoring", "us", "canada 4", 3),
    ("europe_scoring", "ussr", "poland 3", 3 + 1),
    ("asia_scoring", "ussr", "japan 4", 3 + 1 + 1),
    ("asia_scoring", "us", "afghanistan 2", 3 + 1),
    ("asia_scoring", "us", "north_korea 3", 3 + 1 + 1),
    ("asia_scoring", "us", "japan 4", 3 + 1),
    ("central_america_scoring", "ussr", "mexico 2", 1 + 1 + 1),
    ("central_america_scoring", "ussr", "cuba 3", 1 + 1 + 1),
    ("central_america_scoring", "us", "cuba 3", 1 + 1),
]


@clause("TS-16.6")
@pytest.mark.parametrize(("name", "side", "marker", "points"), ADJACENT)
def test_countries_beside_the_enemy_superpower(
    name: str, side: str, marker: str, points: int
) -> None:
    t = table(
        us=marker if side == "us" else "", ussr=marker if side == "ussr" else "", hand_ussr=name
    )
    t.ussr(f"event {name}")

    assert points == (t.vp if side == "us" else -t.vp)


@clause("TS-17.10")
@pytest.mark.parametrize(("vp", "winner"), [(1, "us"), (0, "nobody"), (-1, "ussr")])
def test_who_wins_after_final_scoring(vp: int, winner: str) -> None:
    t = table(phase=TURN_OVER, turn=10, vp=vp)

    assert (winner, "final") == (t.winner, t.why_over)


@clause("TS-17.11")
def test_the_end_of_turn_10_in_its_order() -> None:
    held = table(phase=HELD_CARDS, turn=10, hand_us="asia_scoring", vp=10)
    assert ("ussr", "scoring-held") == (held.winner, held.why_over)
    t = table(phase=HELD_CARDS, turn=10, defcon=3, military=(0, 3), china="us", us="panama 2")
    said = [id for id in t.said() if id in ("military-checked", "final-scoring", "china-scored")]
    assert ["military-checked", "final-scoring", "china-scored"] == said
    assert (-3 + 2 + 1, "nobody") == (t.vp, t.winner)
    europe = table(
        phase=TURN_OVER,
        turn=10,
        vp=-15,
        us="france 3, west_germany 4, italy 2, east_germany 3, poland 3",
        ussr="iran 2",
    )
    assert ("us", "europe", -15) == (europe.winner, europe.why_over, europe.vp)


# -- practice and the civil war ----------------------------------------------------------------


@clause("TS-19.2")
def test_the_bid_comes_after_the_normal_set_up() -> None:
    made = TwilightStruggle({"us_bid": 2})
    t = Table(made, made.new())
    while t.asked == "chance deal-cards":
        t.chance(t.game.text(t.game.legal(t.s, -1)[0]))
    t.ussr(*["place poland"] * 6, "done").us(*["place italy"] * 7, "done")

    assert "us place-free" == t.asked
    assert ("not-allowed-there", "TS-19.2") == t.why("us", "place france")
    t.us("place iran", "place iran", "done")
    assert ((3, 0), 27) == (t["iran"], sum(t.s.influence[:85]))


@clause("TS-20.1", "TS-20.2")
def test_the_space_of_the_civil_war_is_next_to_the_ussr_alone() -> None:
    t = table(hand_ussr="fidel", us="canada 1", options=CIVIL_WAR)
    t.ussr("ops fidel")
    assert "chinese_civil_war" in t.nouns("ussr", "place")
    space = country("chinese_civil_war")
    assert (ASIA, False) == (REGION[space], bool(IN_SOUTHEAST_ASIA[space]))
    bonus = table(
        hand_ussr="captured_nazi_scientist", in_force="vietnam_revolts", options=CIVIL_WAR
    )
    bonus.ussr("ops captured_nazi_scientist", "place chinese_civil_war")
    assert ["done"] == bonus.legal("ussr")


@clause("TS-20.2")
def test_no_event_touches_the_space_of_the_civil_war() -> None:
    t = table(hand_ussr="de_stalinization", ussr="chinese_civil_war 2, cuba 1", options=CIVIL_WAR)
    t.ussr("event de_stalinization")
    assert ("civil-war-space-closed", "TS-20.2") == t.why("ussr", "remove chinese_civil_war")
    t.ussr("remove cuba", "done")
    assert "chinese_civil_war" not in t.nouns("ussr", "place")


@clause("TS-20.4")
def test_events_of_the_other_side_wait_too() -> None:
    us = table(phasing="us", hand_us="formosan_resolution cultural_revolution", options=CIVIL_WAR)
    assert ("civil-war-bars", "TS-20.4") == us.why("us", "event formosan_resolution")
    us.us("ops cultural_revolution", *["place canada"] * 3, "done")
    assert ("discard", 0, NONE) == (us.where("cultural_revolution"), us.vp, us.s.china)


# -- the Late War scenario ---------------------------------------------------------------------

US_CONTROLLED = (
    "united_kingdom italy benelux denmark norway turkey israel iran pakistan zaire somalia kenya "
    "nigeria japan south_korea taiwan thailand indonesia australia nicaragua panama haiti honduras "
    "dominican_republic venezuela chile argentina"
)
USSR_CONTROLLED = (
    "east_germany poland hungary czechoslovakia bulgaria cuba north_korea iraq india afghanistan "
    "libya algeria ethiopia zimbabwe"
)
GIVEN = {
    "west_germany": (5, 1),
    "philippines": (3, 1),
    "malaysia": (3, 1),
    "colombia": (2, 1),
    "syria": (0, 3),
    "angola": (1, 3),
    "laos_cambodia": (0, 2),
    "vietnam": (0, 5),
    "southeast_african_states": (0, 2),
}
UNCONTROLLED = {
    "spain_portugal": (1, 0),
    "france": (3, 1),
    "romania": (1, 3),
    "jordan": (2, 2),
    "egypt": (1, 0),
    "south_africa": (2, 1),
    "finland": (1, 2),
    "burma": (0, 1),
    "peru": (2, 1),
    "yugoslavia": (1, 2),
    "saudi_arabia": (2, 0),
}


@clause("TS-21.4", "TS-21.5", "TS-21.6")
def test_every_country_of_the_late_war() -> None:
    made = TwilightStruggle(LATE_WAR)
    t = Table(made, made.new())
    expected = dict.fromkeys(every_country(), (0, 0)) | GIVEN | UNCONTROLLED
    for name in US_CONTROLLED.split():
        expected[name] = (STABILITY[country(name)], 0)
    for name in USSR_CONTROLLED.split():
        expected[name] = (0, STABILITY[country(name)])

    assert expected == {name: t[name] for name in every_country()}
    owner = {name: controller(t.s, country(name)) for name in (*GIVEN, *UNCONTROLLED)}
    assert [US] * 4 + [USSR] * 5 == [owner[name] for name in GIVEN]
    assert {NONE} == {owner[name] for name in UNCONTROLLED}


@clause("TS-23.29")
def test_neither_side_dominates_the_middle_east_in_the_late_war() -> None:
    made = TwilightStruggle(LATE_WAR)
    t = Table(made, made.new())
    us, ussr, _ = region_points(t.s, MIDDLE_EAST)

    assert (3 + 2, 3 + 2) == (us, ussr)


# -- rulings ---------------------------------------------------------------------------------


@clause("TS-23.13")
def test_a_soviet_event_picked_with_star_wars_is_the_ussrs_to_resolve() -> None:
    t = table(phasing="us", hand_us="star_wars", space=(1, 0), discard="comecon")
    t.us("event star_wars", "take comecon")

    assert ("ussr place-free", US) == (t.asked, t.s.phasing)


@clause("TS-23.17")
def test_summit_knows_neither_formosan_resolution_nor_shuttle_diplomacy() -> None:
    asia = "japan 4, south_korea 3, taiwan 3"
    for in_force in ("", "formosan_resolution", "shuttle_diplomacy"):
        t = table(hand_ussr="summit", us=asia, ussr="vietnam 1", in_force=in_force)
        t.ussr("event summit").dice(3, 3)
        assert 2 == t.vp  # Asia is dominated, with Taiwan as no battleground
    theirs = table(
        hand_ussr="summit", ussr="japan 4, burma 2", in_force="shuttle_diplomacy", turn=4
    )
    theirs.ussr("event summit").dice(3, 3)
    assert (-2, True) == (theirs.vp, theirs.in_force("shuttle_diplomacy"))


@clause("TS-23.18")
def test_a_box_passed_counts_as_reached() -> None:
    t = table(hand_ussr="one_small_step", hand_us="nato", space=(4, 1), attempts=(1, 0))
    assert ("not-your-turn", "TS-4.5") == t.why("us", "space nato")
    t.ussr("event one_small_step")

    assert ((4, 3), 0) == (t.space, t.vp)  # box 3 gives nothing to who comes second
    assert ("attempt-used", "TS-11.2") == t.why("us", "space nato")  # box 2 is nobody's own now


@clause("TS-23.35")
def test_norad_hears_only_the_round_in_which_defcon_fell() -> None:
    t = table(
        us="canada 4, nigeria 1",
        hand_ussr="korean_war fidel",
        hand_us="containment nato",
        in_force="norad",
        defcon=3,
    )
    t.ussr("ops korean_war", "coup nigeria").roll(1).us("pick canada")
    assert "us play-card" == t.asked
    t.us("event containment")
    assert "ussr play-card" == t.asked


@clause("TS-23.35")
def test_norad_must_be_in_force_when_the_round_ends() -> None:
    fresh = table(us="canada 4, nigeria 1", hand_ussr="norad", hand_us="nato", defcon=3)
    fresh.ussr("ops norad", "choose ops_first", "coup nigeria").roll(1)
    assert (2, "us pick-country") == (fresh.defcon, fresh.asked)
    gone = table(
        us="canada 4",
        ussr="angola 1",
        phasing="us",
        hand_us="quagmire nato",
        hand_ussr="fidel",
        in_force="norad",
        defcon=3,
    )
    gone.us("ops quagmire", "choose ops_first", "coup angola").roll(1)
    assert (2, "ussr play-card") == (gone.defcon, gone.asked)


@clause("TS-23.47", "TS-11.10")
def test_the_box_6_discard_follows_both_checks() -> None:
    t = table(
        phase=HELD_CARDS, space=(6, 5), hand_us="nato fidel", defcon=3, military=(0, 3), turn=4
    )
    assert ("us discard-one", -3) == (t.asked, t.vp)
    t.us("discard fidel")
    assert "chance deal-cards" == t.asked


@clause("TS-24.2")
def test_more_printed_facts() -> None:
    assert "late" == ERAS[ERA[card("awacs_sale_to_saudis")]]
    assert ["early"] * 35 + ["mid"] * 46 + ["late"] * 21 == [
        ERAS[ERA[n]] for n, name in enumerate(CARD_NAMES[:102])
    ]
    race = table(hand_ussr="arms_race", military=(0, 5), defcon=5)
    race.ussr("event arms_race")
    assert -3 == race.vp
