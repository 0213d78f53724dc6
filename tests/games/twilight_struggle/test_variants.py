"""Practice, variants, designer options and rulings: sections 19 to 23 of the digest."""

from detente.core.frame import NONE
from detente.core.options import Value
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import STARRED_CARDS
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.games.twilight_struggle.sequence import (
    HELD_CARDS,
    KEPT_FOR_LATE_WAR,
    PICK_HEADLINES,
    PLACE_BID,
    TURN_OVER,
)
from detente.games.twilight_struggle.state import controller
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, card, cards, country, table

CIVIL_WAR: dict[str, Value] = {"chinese_civil_war": True}
LATE_WAR: dict[str, Value] = {"scenario": "late_war"}

# -- competitive practice ------------------------------------------------------------


@clause("TS-19.1", "TS-19.2")
def test_a_bid_goes_where_the_us_is_and_not_too_far() -> None:
    t = table(phase=PLACE_BID, us="iran 1, japan 1, panama 4", options={"us_bid": 4})
    assert ["place japan", "place iran"] == t.legal("us")
    t.us("place iran", "place iran", "place iran")
    assert ("not-allowed-there", "TS-19.2") == t.why("us", "place iran")
    t.us("place japan", "done")
    assert ((4, 0), (2, 0)) == (t["iran"], t["japan"])
    none = table(phase=PLACE_BID, us="iran 1", turn=1)
    assert none.asked.endswith("pick-headline")


@clause("TS-19.3")
def test_held_cards_may_be_shown() -> None:
    t = table(phase=HELD_CARDS, hand_us="nato", military=(5, 5), options={"show_held": True})
    assert t.s.shown >> card("nato") & 1
    kept = table(phase=HELD_CARDS, hand_us="nato", military=(5, 5))
    assert not kept.s.shown


# -- the Chinese Civil War ------------------------------------------------------------


@clause("TS-20.1", "TS-20.7")
def test_the_china_card_starts_with_nobody() -> None:
    assert NONE == TwilightStruggle(CIVIL_WAR).new().china
    t = table(phase=TURN_OVER, turn=10, options=CIVIL_WAR)
    assert (0, "nobody") == (t.vp, t.winner)
    scored = table(hand_ussr="asia_scoring", ussr="chinese_civil_war 2", options=CIVIL_WAR)
    scored.ussr("event asia_scoring")
    assert 0 == scored.vp


@clause("TS-20.2", "TS-20.3")
def test_three_soviet_markers_end_the_civil_war() -> None:
    t = table(hand_ussr="suez_crisis comecon", hand_us="nato", options=CIVIL_WAR)
    t.ussr("ops suez_crisis", "place chinese_civil_war", "place chinese_civil_war")
    assert NONE == t.s.china
    t.ussr("place chinese_civil_war")
    assert (USSR, 1) == (t.s.china, t.s.china_up)
    t.ussr("done").us("ops nato")
    assert ("civil-war-space-closed", "TS-20.2") == t.why("us", "place chinese_civil_war")
    assert ("civil-war-space-closed", "TS-20.2") == t.why("us", "coup chinese_civil_war")
    assert ("civil-war-space-closed", "TS-20.2") == t.why("us", "realign chinese_civil_war")
    t.us(*["place canada"] * 4, "done").ussr("ops comecon")
    assert "place chinese_civil_war" not in t.legal("ussr")
    off = table(hand_ussr="comecon")
    off.ussr("ops comecon")
    assert ("civil-war-space-closed", "TS-20.2") == off.why("ussr", "place chinese_civil_war")


@clause("TS-20.4")
def test_three_events_wait_for_the_end_of_the_civil_war() -> None:
    t = table(
        hand_ussr="red_scare_purge cultural_revolution formosan_resolution", options=CIVIL_WAR
    )
    assert ("civil-war-bars", "TS-20.4") == t.why("ussr", "event red_scare_purge")
    assert ("civil-war-bars", "TS-20.4") == t.why("ussr", "event cultural_revolution")
    t.ussr("ops formosan_resolution", "place finland", "place finland", "done")
    assert "discard" == t.where("formosan_resolution")
    us = table(phasing="us", hand_us="red_scare_purge", options=CIVIL_WAR)
    assert "event red_scare_purge" in us.legal("us")
    over = table(hand_ussr="red_scare_purge", china="ussr", options=CIVIL_WAR)
    assert "event red_scare_purge" in over.legal("ussr")


@clause("TS-20.5")
def test_the_us_counts_as_having_the_card() -> None:
    nixon = table(phasing="us", hand_us="nixon_plays_the_china_card", options=CIVIL_WAR)
    nixon.us("event nixon_plays_the_china_card")
    assert (2, NONE) == (nixon.vp, nixon.s.china)
    ussuri = table(phasing="us", hand_us="ussuri_river_skirmish", options=CIVIL_WAR)
    ussuri.us("event ussuri_river_skirmish", *["place japan", "place india"] * 2, "done")
    assert ((2, 0), (2, 0)) == (ussuri["japan"], ussuri["india"])


@clause("TS-20.6")
def test_the_korean_war_suffers_from_the_civil_war() -> None:
    t = table(hand_ussr="korean_war", us="south_korea 1", options=CIVIL_WAR)
    t.ussr("event korean_war").roll(4)
    assert 0 == t.vp
    won = table(hand_ussr="korean_war", us="south_korea 1", options=CIVIL_WAR)
    won.ussr("event korean_war").roll(5)
    assert -2 == won.vp


# -- the Late War scenario ------------------------------------------------------------


@clause("TS-21.1", "TS-21.2", "TS-21.8", "TS-23.45")
def test_the_late_war_starts_at_turn_8() -> None:
    made = TwilightStruggle(LATE_WAR)
    t = Table(made, made.new())

    assert (8, 4, -4, (6, 4)) == (t.s.turn, t.defcon, t.vp, t.space)
    assert (USSR, 1) == (t.s.china, t.s.china_up)
    in_effect = "us_japan_mutual_defense_pact marshall_plan nato warsaw_pact_formed"
    assert cards(f"{in_effect} de_gaulle_leads_france flower_power") == t.s.in_force
    assert "chance deal-cards" == t.asked
    while t.asked == "chance deal-cards":
        t.chance(t.game.text(t.game.legal(t.s, -1)[0]))
    assert ("ussr pick-headline", 4) == (t.asked, t.defcon)


@clause("TS-21.3")
def test_the_deck_of_the_late_war() -> None:
    s = TwilightStruggle(LATE_WAR).new()
    kept = cards("bear_trap camp_david_accords john_paul_ii_elected_pope panama_canal_returned")

    assert KEPT_FOR_LATE_WAR == kept
    assert kept == s.deck & kept
    assert not s.deck & STARRED_CARDS & ~kept & ~cards(LATE_STARRED)
    assert 109 == (s.deck | s.removed).bit_count()


LATE_STARRED = (
    "iranian_hostage_crisis the_iron_lady reagan_bombs_libya star_wars north_sea_oil the_reformer "
    "marine_barracks_bombing soviets_shoot_down_kal_007 glasnost ortega_elected_in_nicaragua "
    "iran_contra_scandal chernobyl tear_down_this_wall an_evil_empire aldrich_ames_remix "
    "pershing_ii_deployed wargames solidarity iran_iraq_war yuri_and_samantha awacs_sale_to_saudis"
)


@clause("TS-21.4", "TS-21.5", "TS-21.6", "TS-23.29")
def test_the_map_of_the_late_war() -> None:
    made = TwilightStruggle(LATE_WAR)
    t = Table(made, made.new())

    assert US == controller(t.s, country("venezuela"))
    assert ((5, 1), (2, 1), (0, 5), (1, 3)) == (
        t["west_germany"],
        t["colombia"],
        t["vietnam"],
        t["angola"],
    )
    assert ((2, 2), (2, 0), (1, 2)) == (t["jordan"], t["saudi_arabia"], t["yugoslavia"])
    for name in ("jordan", "france", "romania", "south_africa", "burma"):
        assert NONE == controller(t.s, country(name))
    assert USSR == controller(t.s, country("india"))
    held = [controller(t.s, country(n)) for n in ("israel", "iran", "iraq", "libya")]
    assert [US, US, USSR, USSR] == held


@clause("TS-21.7")
def test_the_us_needs_20_vp_in_the_late_war() -> None:
    t = table(phase=TURN_OVER, turn=10, vp=12, us="panama 2", options=LATE_WAR)
    assert ("ussr", "final", 14) == (t.winner, t.why_over, t.vp)
    enough = table(phase=TURN_OVER, turn=10, vp=19, us="panama 2", options=LATE_WAR)
    assert ("us", 21) == (enough.winner, enough.vp)
    games = table(phasing="us", hand_us="wargames", vp=15, defcon=2, options=LATE_WAR)
    games.us("event wargames", "choose end_game")
    assert "ussr" == games.winner
    theirs = table(hand_ussr="wargames", vp=13, defcon=2, options=LATE_WAR)
    theirs.ussr("event wargames", "choose end_game")
    assert ("ussr", 19) == (theirs.winner, theirs.vp)


# -- designer options ------------------------------------------------------------


@clause("TS-22.1")
def test_realignment_may_ignore_defcon() -> None:
    t = table(us="italy 1", hand_ussr="fidel", defcon=2, options={"realign_ignores_defcon": True})
    t.ussr("ops fidel")

    assert ["italy"] == t.nouns("ussr", "realign")
    assert [] == t.nouns("ussr", "coup")


@clause("TS-22.2")
def test_realignment_may_be_made_safe_for_who_rolls() -> None:
    safe: dict[str, Value] = {"realign_never_backfires": True}
    t = table(us="panama 3", ussr="panama 1", hand_ussr="captured_nazi_scientist", options=safe)
    t.ussr("ops captured_nazi_scientist", "realign panama").dice(6, 1)
    assert (3, 1) == t["panama"]


@clause("TS-22.3")
def test_one_card_may_place_and_realign_in_different_countries() -> None:
    mixed: dict[str, Value] = {"mixed_operations": True}
    t = table(
        us="panama 5, cuba 2",
        ussr="cuba 3",
        hand_ussr="suez_crisis",
        hand_us="nato",
        options=mixed,
    )
    t.ussr("ops suez_crisis", "place cuba")
    assert ("placed-there", "TS-22.3") == t.why("ussr", "realign cuba")
    assert ("no-coup-now", "TS-10.1") == t.why("ussr", "coup panama")
    t.ussr("realign panama").dice(1, 1)
    assert "place cuba" in t.legal("ussr")
    t.ussr("realign panama").dice(1, 1)
    assert "us play-card" == t.asked
    other = table(us="haiti 5", ussr="cuba 3", hand_ussr="suez_crisis", options=mixed)
    other.ussr("ops suez_crisis", "realign haiti").dice(1, 1)
    assert ("realigned-there", "TS-22.3") == other.why("ussr", "place haiti")
    other.ussr("place cuba", "place cuba", "done")
    assert (0, 5) == other["cuba"]


# -- rulings ------------------------------------------------------------


@clause("TS-23.3")
def test_an_empty_deck_is_reshuffled_only_when_a_card_is_needed() -> None:
    t = table(
        phasing="us",
        hand_us="ask_not_what_your_country nato containment",
        hand_ussr="fidel",
        discard="nasser",
    )
    t.s.removed |= t.s.deck & ~cards("comecon")
    t.s.deck = cards("comecon")
    t.us("event ask_not_what_your_country", "discard nato", "done").draw("comecon")

    assert (0, "discard") == (t.s.deck, t.where("nasser"))


@clause("TS-23.4")
def test_our_man_in_tehran_reshuffles_a_short_deck() -> None:
    t = table(
        phasing="us",
        us="iran 2",
        hand_us="our_man_in_tehran nato",
        hand_ussr="fidel",
        discard="nasser comecon blockade suez_crisis",
    )
    t.s.removed |= t.s.deck & ~cards("asia_scoring containment")
    t.s.deck = cards("asia_scoring containment")
    t.us("event our_man_in_tehran").draw("asia_scoring", "containment", "nasser", "comecon")
    t.draw("blockade")
    assert "us discard-looked-at" == t.asked
    assert ("not-looked-at", "TS-23.4") == t.why("us", "discard suez_crisis")


@clause("TS-23.5", "TS-23.6")
def test_missile_envy_and_poor_hands() -> None:
    scoring = table(
        phasing="us", hand_us="missile_envy", hand_ussr="asia_scoring", ussr="vietnam 1"
    )
    scoring.us("event missile_envy").ussr("give asia_scoring")
    assert (-3, "discard", "ussr") == (
        scoring.vp,
        scoring.where("asia_scoring"),
        scoring.where("missile_envy"),
    )
    empty = table(phasing="us", hand_us="missile_envy nato", hand_ussr="")
    empty.us("event missile_envy")
    assert "discard" == empty.where("missile_envy")
    useless = table(phasing="us", hand_us="missile_envy", hand_ussr="one_small_step")
    useless.us("event missile_envy").ussr("give one_small_step")
    assert ("discard", (0, 0)) == (useless.where("one_small_step"), useless.space)


@clause("TS-23.7")
def test_missile_envy_in_the_headline_phase_uses_the_ops() -> None:
    t = table(
        phase=PICK_HEADLINES,
        round=0,
        hand_us="missile_envy nato",
        hand_ussr="nasser comecon",
        us="canada 4",
    )
    t.us("headline missile_envy").ussr("headline nasser").ussr("give comecon")
    t.us(*["place canada"] * 3, "done")
    assert (7, 0) == t["canada"]


@clause("TS-23.8")
def test_space_satisfies_the_duty_of_missile_envy() -> None:
    t = table(hand_ussr="missile_envy fidel", bound="ussr")
    assert ["ops missile_envy", "space missile_envy"] == t.legal("ussr")
    assert ("missile-envy-first", "TS-23.8") == t.why("ussr", "event fidel")
    assert ("missile-envy-for-ops", "TS-23.8") == t.why("ussr", "event missile_envy")
    t.ussr("space missile_envy").roll(6)
    assert NONE == t.s.bound


@clause("TS-23.10")
def test_a_trapped_player_without_discards_plays_scoring_cards() -> None:
    t = table(phasing="us", hand_us="asia_scoring truman_doctrine", in_force="quagmire", turn=4)
    assert ["event asia_scoring"] == t.legal("us")
    nothing = table(phasing="us", hand_us="truman_doctrine", in_force="quagmire", turn=4)
    assert ["pass"] == nothing.legal("us")
    nothing.us("pass")
    assert ["truman_doctrine"] == nothing.hand("us")
    assert nothing.in_force("quagmire")
    no_choice = table(phasing="us", hand_us="asia_scoring nato", in_force="quagmire", turn=4)
    assert ("discard-first", "TS-23.9") == no_choice.why("us", "event asia_scoring")
    assert ("trapped", "TS-23.9") == no_choice.why("us", "ops nato")


@clause("TS-23.12")
def test_a_war_card_with_un_intervention_feeds_flower_power() -> None:
    t = table(phasing="us", hand_us="un_intervention korean_war", in_force="flower_power", turn=4)
    t.us("intervene korean_war")

    assert -2 == t.vp


@clause("TS-23.13")
def test_what_star_wars_may_pick() -> None:
    t = table(
        phasing="us",
        hand_us="star_wars",
        space=(1, 0),
        discard="fidel asia_scoring un_intervention",
    )
    t.us("event star_wars")

    assert ["take fidel"] == t.legal("us")
    assert ("no-scoring-card", "TS-6.19") == t.why("us", "take asia_scoring")
    assert ("un-needs-partner", "TS-23.13") == t.why("us", "take un_intervention")
    assert ("not-discarded", "TS-6.20") == t.why("us", "take nasser")
    t.us("take fidel")
    assert ((0, 3), "removed") == (t["cuba"], t.where("fidel"))


@clause("TS-23.14")
def test_the_crisis_may_be_defused_at_every_decision_of_either_player() -> None:
    own = table(us="turkey 2, west_germany 1", phasing="us", hand_us="nato", crisis="us")
    assert "defuse turkey" in own.legal("us")
    assert ("defuse-needs-two", "TS-23.14") == own.why("us", "defuse west_germany")
    assert ("defuse-elsewhere", "TS-23.14") == own.why("us", "defuse cuba")
    assert ("no-crisis", "TS-23.14") == own.why("ussr", "defuse cuba")
    own.us("defuse turkey")
    assert ((0, 0), NONE, "us play-card") == (own["turkey"], own.s.crisis, own.asked)
    theirs = table(ussr="cuba 3", phasing="us", hand_us="nato", crisis="ussr")
    assert ["defuse cuba"] == theirs.legal("ussr")
    theirs.us("ops nato").ussr("defuse cuba")
    assert ((0, 1), "us operations") == (theirs["cuba"], theirs.asked)
    before = table(us="peru 1", ussr="cuba 2", hand_ussr="fidel", crisis="ussr")
    before.ussr("ops fidel", "defuse cuba", "coup peru").roll(6)
    assert before.winner is None
    rolling = table(us="peru 1", ussr="cuba 2", phasing="us", hand_us="brush_war", crisis="ussr")
    rolling.us("event brush_war", "pick peru")
    assert ("chance-decides", "TS-23.14") == rolling.why("ussr", "defuse cuba")


@clause("TS-23.18")
def test_one_small_step_passes_boxes_but_scores_the_last() -> None:
    t = table(hand_ussr="one_small_step comecon", hand_us="nato", space=(1, 0))
    t.ussr("event one_small_step")
    assert ((1, 2), 0) == (t.space, t.vp)
    t.us("ops nato", *["place canada"] * 4, "done")
    assert "space comecon" in t.legal("ussr")


@clause("TS-23.21")
def test_a_scoring_card_drawn_too_late_is_held_and_loses() -> None:
    t = table(phasing="us", hand_us="ask_not_what_your_country nato", hand_ussr="", turn=4, round=7)
    t.us("event ask_not_what_your_country", "discard nato", "done").draw("asia_scoring")

    assert ("ussr", "scoring-held") == (t.winner, t.why_over)


@clause("TS-23.23")
def test_rolls_may_fall_below_one() -> None:
    t = table(us="japan 4, taiwan 3, north_korea 3, south_korea 1", hand_ussr="korean_war")
    t.ussr("event korean_war").roll(1)
    note = next(n for n in t.notes() if t.game.notes[n.what].id == "war-rolled")

    assert (1, 3, -2, 4) == note.args[2:]  # die, less, total, needed


@clause("TS-23.25")
def test_chernobyl_names_one_of_six_regions() -> None:
    t = table(phasing="us", hand_us="chernobyl")
    t.us("event chernobyl")

    regions = ["europe", "asia", "middle_east", "africa", "central_america", "south_america"]
    assert [*[f"region {name}" for name in regions], "decline"] == t.legal("us")
    assert ("name-a-region", "TS-23.25") == t.why("us", "pick vietnam")


@clause("TS-23.26")
def test_norads_country_is_the_us_choice_before_the_next_round() -> None:
    t = table(
        us="canada 4, haiti 1",
        hand_ussr="duck_and_cover",
        in_force="norad",
        defcon=3,
        ussr="cuba 3",
    )
    t.ussr("ops duck_and_cover", "choose ops_first", *["place cuba"] * 3, "done")
    assert ["pick canada", "pick haiti", "decline"] == t.legal("us")
    assert USSR == t.s.phasing
    t.us("pick haiti")
    assert ((2, 0), "us play-card") == (t["haiti"], t.asked)


@clause("TS-23.27", "TS-23.38")
def test_flower_power_scores_before_the_war_is_rolled() -> None:
    t = table(phasing="us", hand_us="brush_war", in_force="flower_power", vp=-18)
    t.us("event brush_war")
    assert ("ussr", "nobody") == (t.winner, t.asked)
    ops = table(phasing="us", hand_us="korean_war", in_force="flower_power", turn=4)
    ops.us("ops korean_war")
    assert -2 == ops.vp


@clause("TS-23.30")
def test_the_side_playing_the_event_counts_for_arms_race_and_death_squads() -> None:
    t = table(hand_ussr="grain_sales_to_soviets latin_american_death_squads", hand_us="nato")
    t.ussr("ops grain_sales_to_soviets", "choose event_first")
    t.draw("latin_american_death_squads").us("event latin_american_death_squads")
    assert 1 == t.s.squads
    arms = table(hand_ussr="grain_sales_to_soviets arms_race", military=(2, 0))
    arms.ussr("ops grain_sales_to_soviets", "choose event_first").draw("arms_race")
    arms.us("event arms_race")
    assert 1 == arms.vp


@clause("TS-23.33")
def test_missile_envys_duty_forbids_un_intervention() -> None:
    t = table(
        phasing="us",
        hand_us="missile_envy un_intervention fidel",
        bound="us",
        in_force="we_will_bury_you",
        us="canada 4",
    )
    assert ("missile-envy-first", "TS-23.8") == t.why("us", "intervene fidel")
    t.us("ops missile_envy", "place canada", "place canada", "done")
    assert -3 == t.vp


@clause("TS-23.1")
def test_ops_of_a_free_coup_follow_the_same_switch() -> None:
    t = table(
        us="mexico 2",
        hand_ussr="junta",
        scare=(0, 1),
        options={"event_ops_modified": False},
    )
    t.ussr("event junta", "pick cuba", "coup mexico").roll(3)

    assert (1, 0) == t["mexico"]  # 3 + 2 - 4
