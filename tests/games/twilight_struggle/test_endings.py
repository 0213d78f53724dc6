"""Events in general, DEFCON, China, scoring, victory, deck: sections 12 to 18 of the digest."""

import pytest

from detente.core.frame import ForSeat
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import CARD_NAMES, OPS, SCORING, SIDE, STARRED
from detente.games.twilight_struggle.codes import POINTS
from detente.games.twilight_struggle.sequence import MILITARY, TURN_OVER
from tests.clauses import clause
from tests.games.twilight_struggle.table import card, table

# -- events in general ------------------------------------------------------------


@clause("TS-12.1")
def test_lasting_events_stay_until_cancelled() -> None:
    t = table(phase=MILITARY, in_force="nato flower_power quagmire norad", turn=5)

    assert all([t.in_force(name) for name in ("nato", "flower_power", "quagmire", "norad")])


@clause("TS-12.3")
def test_a_war_needs_no_influence_in_its_target() -> None:
    t = table(hand_ussr="indo_pakistani_war")
    t.ussr("event indo_pakistani_war", "pick india").roll(4)

    assert ((0, 0), -2, (0, 2)) == (t["india"], t.vp, t.military)


@clause("TS-12.5")
def test_an_opponents_war_event_gives_him_the_military_operations() -> None:
    t = table(phasing="us", hand_us="korean_war", us="canada 4")
    t.us("ops korean_war", "choose event_first").roll(1)

    assert (0, 2) == t.military


@clause("TS-12.6")
def test_only_the_difference_moves_the_marker() -> None:
    t = table(us="burma 2, thailand 2", ussr="vietnam 1", hand_ussr="southeast_asia_scoring")
    t.ussr("event southeast_asia_scoring")

    assert 2 == t.vp
    assert 1 == t.said().count("points")


BLOCKS = [
    ("the_iron_lady", "socialist_governments", "ussr"),
    ("camp_david_accords", "arab_israeli_war", "ussr"),
    ("north_sea_oil", "opec", "ussr"),
    ("awacs_sale_to_saudis", "muslim_revolution", "ussr"),
    ("tear_down_this_wall", "willy_brandt", "ussr"),
    ("an_evil_empire", "flower_power", "ussr"),
]


@clause("TS-12.7")
@pytest.mark.parametrize(("cause", "target", "seat"), BLOCKS)
def test_events_that_make_others_impossible(cause: str, target: str, seat: str) -> None:
    free = table(hand_ussr=target, turn=8)
    assert f"event {target}" in free.legal(seat)
    t = table(hand_ussr=target, in_force=cause, turn=8)
    assert ("blocked-by-event", "TS-12.7") == t.why(seat, f"event {target}")


@clause("TS-12.7")
@pytest.mark.parametrize(
    ("target", "causes"),
    [("nato", "warsaw_pact_formed marshall_plan"), ("solidarity", "john_paul_ii_elected_pope")],
)
def test_events_that_need_others(target: str, causes: str) -> None:
    t = table(phasing="us", hand_us=target)
    assert ("needs-event", "TS-12.7") == t.why("us", f"event {target}")
    for cause in causes.split():
        enabled = table(phasing="us", hand_us=target, in_force=cause, turn=8)
        assert f"event {target}" in enabled.legal("us")


@clause("TS-12.7")
def test_the_cambridge_five_stop_in_the_late_war() -> None:
    assert "event the_cambridge_five" in table(hand_ussr="the_cambridge_five", turn=7).legal("ussr")
    late = table(hand_ussr="the_cambridge_five", turn=8)
    assert ("not-in-late-war", "TS-12.7") == late.why("ussr", "event the_cambridge_five")


CONDITIONS = [
    ("kitchen_debates", "us"),
    ("one_small_step", "us"),
    ("star_wars", "us"),
    ("wargames", "us"),
    ("special_relationship", "us"),
    ("our_man_in_tehran", "us"),
]


@clause("TS-12.8", "TS-23.41")
@pytest.mark.parametrize(("name", "seat"), CONDITIONS)
def test_events_with_a_condition_of_their_own(name: str, seat: str) -> None:
    t = table(phasing=seat, hand_us=name)
    code = f"unmet-{name.replace('_', '-')}"

    assert (code, "TS-12.8") == t.why(seat, f"event {name}")


@clause("TS-12.9")
def test_only_events_that_happened_count() -> None:
    t = table(hand_us="nato", hand_ussr="warsaw_pact_formed", ussr="cuba 3")
    t.ussr("ops warsaw_pact_formed", *["place cuba"] * 3, "done")
    assert ("needs-event", "TS-12.7") == t.why("us", "event nato")
    spaced = table(hand_us="nato", hand_ussr="warsaw_pact_formed", discard="marshall_plan")
    spaced.ussr("space warsaw_pact_formed").roll(1)
    assert ("needs-event", "TS-12.7") == spaced.why("us", "event nato")


@clause("TS-12.10")
def test_the_phasing_player_answers_for_defcon() -> None:
    t = table(us="panama 2", hand_ussr="cia_created", ussr="cuba 2", defcon=2)
    t.ussr("ops cia_created", "choose event_first").us("coup cuba")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


# -- DEFCON ------------------------------------------------------------


@clause("TS-13.2")
@pytest.mark.parametrize(
    ("defcon", "closed"),
    [(5, ""), (4, "italy"), (3, "italy india"), (2, "italy india iran")],
)
def test_defcon_closes_regions(defcon: int, closed: str) -> None:
    everywhere = "italy 1, india 1, iran 1, angola 1, haiti 1, peru 1"
    t = table(us=everywhere, hand_ussr="fidel", defcon=defcon)
    t.ussr("ops fidel")
    open_ones = [m.split()[0] for m in everywhere.split(", ") if m.split()[0] not in closed.split()]

    assert set(open_ones) == set(t.nouns("ussr", "coup")) == set(t.nouns("ussr", "realign"))


@clause("TS-13.3", "TS-17.4")
def test_defcon_1_loses_the_game_for_the_phasing_player() -> None:
    t = table(us="angola 1", hand_ussr="fidel", defcon=2)
    t.ussr("ops fidel", "coup angola")

    assert ("us", "nuclear-war", 1) == (t.winner, t.why_over, t.defcon)


@clause("TS-13.4")
def test_a_coup_under_the_missile_crisis_loses_phasing_or_not() -> None:
    t = table(us="peru 1", phasing="us", hand_us="lone_gunman", crisis="ussr", defcon=4)
    t.us("ops lone_gunman", "choose event_first").ussr("coup peru")

    assert ("us", "missile-crisis") == (t.winner, t.why_over)


@clause("TS-13.5")
def test_nuclear_subs_do_not_stop_events() -> None:
    t = table(phasing="us", hand_us="duck_and_cover", in_force="nuclear_subs", turn=4)
    t.us("event duck_and_cover")

    assert 4 == t.defcon


@clause("TS-13.6")
def test_a_suicidal_act_is_legal_and_warned_of() -> None:
    t = table(us="angola 1", hand_ussr="fidel duck_and_cover", defcon=2)
    assert "danger-nuclear-war" == t.danger("ussr", "ops duck_and_cover")
    t.ussr("ops fidel")
    assert "danger-nuclear-war" == t.danger("ussr", "coup angola")
    assert t.danger("ussr", "realign angola") is None


@clause("TS-13.7")
def test_setting_defcon_where_it_is_is_no_move() -> None:
    t = table(
        us="canada 4",
        hand_ussr="how_i_learned_to_stop_worrying",
        hand_us="nato",
        in_force="norad",
        defcon=2,
    )
    t.ussr("event how_i_learned_to_stop_worrying", "defcon 2")

    assert "us play-card" == t.asked
    assert "defcon-moved" not in t.said()


@clause("TS-13.8")
def test_at_defcon_1_no_vp_are_given() -> None:
    t = table(phasing="us", hand_us="soviets_shoot_down_kal_007", defcon=2)
    t.us("event soviets_shoot_down_kal_007")
    assert ("ussr", 0) == (t.winner, t.vp)
    ban = table(hand_ussr="nuclear_test_ban", defcon=4)
    ban.ussr("event nuclear_test_ban")
    assert (-2, 5) == (ban.vp, ban.defcon)


# -- military operations ------------------------------------------------------------


@clause("TS-14.1")
def test_the_track_ends_at_5() -> None:
    t = table(hand_ussr="how_i_learned_to_stop_worrying", military=(0, 3))
    t.ussr("event how_i_learned_to_stop_worrying", "defcon 5")

    assert (0, 5) == t.military


@clause("TS-14.4")
def test_what_counts_as_military_operations() -> None:
    free = table(us="mexico 2", hand_ussr="junta")
    free.ussr("event junta", "pick cuba", "coup mexico").roll(1)
    assert (0, 0) == free.military
    war = table(hand_ussr="brush_war")
    war.ussr("event brush_war", "pick kenya").roll(1)
    assert (0, 3) == war.military
    rolls = table(us="panama 1", hand_ussr="captured_nazi_scientist")
    rolls.ussr("ops captured_nazi_scientist", "realign panama").dice(1, 1)
    assert (0, 0) == rolls.military


@clause("TS-14.6")
def test_the_requirement_is_taken_before_defcon_improves() -> None:
    t = table(phase=MILITARY, defcon=2, military=(2, 2), turn=2)

    assert (0, 3) == (t.vp, t.defcon)


@clause("TS-14.7")
def test_the_penalty_can_end_the_game_in_turn_10_too() -> None:
    t = table(phase=MILITARY, defcon=5, military=(0, 5), vp=-16, turn=10, us="panama 2, mexico 2")

    assert ("ussr", "points") == (t.winner, t.why_over)


# -- the China Card ------------------------------------------------------------


@clause("TS-15.1")
def test_the_china_card_is_no_part_of_the_hand() -> None:
    t = table(phasing="us", hand_us="terrorism", hand_ussr="fidel", china="ussr")
    t.us("event terrorism")
    assert ["draw fidel"] == [t.game.text(a) for a in t.game.legal(t.s, -1)]
    envy = table(phasing="us", hand_us="missile_envy", hand_ussr="fidel", china="ussr")
    envy.us("event missile_envy")
    assert ("china-not-exchanged", "TS-15.1") == envy.why("ussr", "give the_china_card")


@clause("TS-15.2", "TS-15.3")
def test_playing_it_uses_the_round_and_passes_it_face_down() -> None:
    t = table(china="ussr", hand_ussr="fidel", ussr="cuba 3")
    t.ussr("ops the_china_card", *["place cuba"] * 4, "done")

    assert (US, 0, ["fidel"]) == (t.s.china, t.s.china_up, t.hand("ussr"))
    assert "us play-card" == t.asked
    assert ("china-face-down", "TS-15.3") == t.why("us", "ops the_china_card")


@clause("TS-15.4", "TS-15.8")
def test_passed_by_an_event_it_arrives_face_up_but_for_nixon() -> None:
    ussuri = table(phasing="us", hand_us="ussuri_river_skirmish", china="ussr", china_up=False)
    ussuri.us("event ussuri_river_skirmish")
    assert (US, 1) == (ussuri.s.china, ussuri.s.china_up)
    nixon = table(phasing="us", hand_us="nixon_plays_the_china_card", china="ussr")
    nixon.us("event nixon_plays_the_china_card")
    assert (US, 0) == (nixon.s.china, nixon.s.china_up)
    culture = table(hand_ussr="cultural_revolution", china="us", china_up=False)
    culture.ussr("event cultural_revolution")
    assert (USSR, 1) == (culture.s.china, culture.s.china_up)


@clause("TS-15.5")
def test_where_the_china_card_cannot_be_played() -> None:
    t = table(china="ussr", hand_ussr="asia_scoring", round=6)
    assert ("china-before-scoring", "TS-15.5") == t.why("ussr", "ops the_china_card")
    assert ("unmet-the-china-card", "TS-15.5") == table(china="ussr").why(
        "ussr", "event the_china_card"
    )
    discard = table(hand_ussr="blockade", hand_us="nato", china="us")
    discard.ussr("event blockade")
    assert ("china-no-discard", "TS-15.5") == discard.why("us", "discard the_china_card")
    theirs = table(china="us")
    assert ("china-not-yours", "TS-15.3") == theirs.why("ussr", "ops the_china_card")


@clause("TS-15.7", "TS-15.9")
def test_its_holder_gains_1_vp_at_the_end_even_face_down() -> None:
    t = table(phase=TURN_OVER, turn=10, china="us", china_up=False)

    assert ("us", 1) == (t.winner, t.vp)
    culture = table(hand_ussr="cultural_revolution", china="ussr", china_up=False)
    culture.ussr("event cultural_revolution")
    assert -1 == culture.vp


# -- scoring and victory ------------------------------------------------------------

SCORES = [
    # region's card, presence, domination, control with all battlegrounds
    ("asia_scoring", "burma 2", 3),
    ("middle_east_scoring", "syria 2", 3),
    ("africa_scoring", "kenya 2", 1),
    ("central_america_scoring", "haiti 1", 1),
    ("south_america_scoring", "peru 2", 2),
    ("europe_scoring", "greece 2", 3),
    ("asia_scoring", "burma 2, india 3", 8),
    ("middle_east_scoring", "syria 2, iran 2", 6),
    ("africa_scoring", "kenya 2, zaire 1", 5),
    ("central_america_scoring", "haiti 1, panama 2", 4),
    ("south_america_scoring", "peru 2, chile 3", 6),
    ("europe_scoring", "greece 2, italy 2", 8),
    ("middle_east_scoring", "israel 4, iraq 3, iran 2, saudi_arabia 3, egypt 2, libya 2", 13),
    ("africa_scoring", "nigeria 1, zaire 1, angola 1, algeria 2, south_africa 3", 11),
    ("central_america_scoring", "mexico 2, panama 2, cuba 3", 8),
    ("south_america_scoring", "venezuela 2, chile 3, argentina 2, brazil 2", 10),
    ("asia_scoring", "pakistan 2, india 3, thailand 2, japan 4, south_korea 3, north_korea 3", 16),
]


@clause("TS-16.1", "TS-16.2", "TS-16.3", "TS-16.5", "TS-16.6")
@pytest.mark.parametrize(("name", "us", "points"), SCORES)
def test_what_each_region_scores(name: str, us: str, points: int) -> None:
    t = table(us=us, hand_ussr=name)
    t.ussr(f"event {name}")

    assert points == t.vp


@clause("TS-16.2")
def test_domination_needs_a_country_that_is_no_battleground() -> None:
    t = table(us="iran 2, egypt 2", ussr="iraq 3", hand_ussr="middle_east_scoring")
    t.ussr("event middle_east_scoring")

    assert (3 + 2) - (3 + 1) == t.vp


@clause("TS-16.9", "TS-17.3")
def test_control_of_europe_wins_whatever_the_vp() -> None:
    t = table(
        us="france 3, west_germany 4, italy 2, east_germany 3, poland 3",
        hand_ussr="europe_scoring",
        vp=-19,
    )
    t.ussr("event europe_scoring")

    assert ("us", "europe", -19) == (t.winner, t.why_over, t.vp)


@clause("TS-16.8", "TS-23.16", "TS-23.17")
def test_shuttle_diplomacy_is_the_us_choice_and_used_up_even_for_nothing() -> None:
    t = table(
        us="taiwan 3",
        ussr="japan 4, north_korea 3",
        hand_ussr="asia_scoring",
        in_force="shuttle_diplomacy",
        turn=4,
    )
    t.ussr("event asia_scoring")
    assert ["pick japan", "pick north_korea"] == t.legal("us")
    t.us("pick japan")
    assert 3 - (3 + 1) == t.vp
    none = table(ussr="vietnam 1", hand_ussr="asia_scoring", in_force="shuttle_diplomacy", turn=4)
    none.ussr("event asia_scoring")
    assert (-3, "discard") == (none.vp, none.where("shuttle_diplomacy"))


@clause("TS-17.7", "TS-17.10", "TS-17.11")
def test_final_scoring_adds_all_regions_and_the_china_card() -> None:
    t = table(
        phase=TURN_OVER,
        turn=10,
        us="panama 2, iran 2, kenya 2",
        ussr="peru 2, vietnam 1",
        china="ussr",
    )
    # US 1+1, 3+1, 1; USSR 2, 3, China 1
    assert (1, "us", "final") == (t.vp, t.winner, t.why_over)
    marker = [note.args[-1] for note in t.notes() if note.what == POINTS]
    assert [-3, 1, 2, 4, 2, 1] == marker  # Asia to South America, then the China Card
    assert "china-scored" in t.said()
    draw = table(phase=TURN_OVER, turn=10)
    assert ("nobody", "final") == (draw.winner, draw.why_over)


@clause("TS-17.8")
def test_twenty_vp_end_nothing_in_final_scoring_but_europe_does() -> None:
    over = table(phase=TURN_OVER, turn=10, vp=19, us="panama 2, iran 2")
    assert (25, "us", "final") == (over.vp, over.winner, over.why_over)
    europe = table(
        phase=TURN_OVER,
        turn=10,
        vp=19,
        ussr="france 3, west_germany 4, italy 2, east_germany 3, poland 3",
    )
    assert ("ussr", "europe") == (europe.winner, europe.why_over)


@clause("TS-17.9")
def test_formosan_resolution_counts_at_the_end_and_shuttle_diplomacy_does_not() -> None:
    taiwan = table(phase=TURN_OVER, turn=10, us="taiwan 3", in_force="formosan_resolution")
    assert 4 == taiwan.vp
    shuttle = table(phase=TURN_OVER, turn=10, ussr="north_korea 3", in_force="shuttle_diplomacy")
    assert -4 == shuttle.vp


# -- the deck ------------------------------------------------------------


@clause("TS-18.4")
def test_removed_cards_never_come_back() -> None:
    t = table(
        phasing="us",
        hand_us="ask_not_what_your_country nato",
        discard="fidel",
        removed="nasser",
        hand_ussr="containment",
    )
    t.s.removed |= t.s.deck
    t.s.deck = 0
    t.us("event ask_not_what_your_country", "discard nato", "done")

    legal = [t.game.text(a) for a in t.game.legal(t.s, -1)]
    assert ["draw fidel", "draw nato"] == legal


@clause("TS-18.5")
def test_who_needs_more_gets_consecutive_cards_at_the_end() -> None:
    t = table(
        phase=1, turn=2, hand_us="nato", hand_ussr="fidel nasser comecon blockade suez_crisis"
    )
    got: list[int] = []
    while t.asked == "chance deal-cards":
        dealt = t.s.stack[-1]
        assert isinstance(dealt, ForSeat)
        got.append(dealt.whom)
        t.chance(t.game.text(t.game.legal(t.s, -1)[0]))

    assert [USSR, US, USSR, US, USSR, US, US, US, US, US] == got


@clause("TS-18.6")
def test_a_reshuffle_takes_fresh_discards_but_not_the_card_being_played() -> None:
    t = table(phasing="us", hand_us="ask_not_what_your_country nato", discard="fidel")
    t.s.removed |= t.s.deck
    t.s.deck = 0
    t.us("event ask_not_what_your_country", "discard nato", "done")

    assert {"fidel", "nato"} == {t.game.text(a)[5:] for a in t.game.legal(t.s, -1)}
    assert "table" == t.where("ask_not_what_your_country")


@clause("TS-24.2")
def test_a_few_printed_facts() -> None:
    facts = {
        "latin_american_debt_crisis": (2, USSR, False),
        "iran_iraq_war": (2, 2, True),
        "sadat_expels_soviets": (1, US, True),
        "arms_race": (3, 2, False),
        "red_scare_purge": (4, 2, False),
        "defectors": (2, US, False),
    }
    for name, expected in facts.items():
        assert expected == (OPS[card(name)], SIDE[card(name)], STARRED[card(name)])
    assert 7 == sum(SCORING)
    assert "awacs_sale_to_saudis" == CARD_NAMES[109]
