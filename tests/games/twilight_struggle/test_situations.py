"""The worked situations S1 to S55 of the digest."""

import pytest

from detente.core.cards import cards_of
from detente.core.frame import NONE, ForSeat
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import CARD_NAMES, ERA
from detente.games.twilight_struggle.sequence import DEAL, MILITARY, PICK_HEADLINES, TURN_OVER
from detente.games.twilight_struggle.state import controller
from tests.clauses import clause
from tests.games.twilight_struggle.table import country, table


@clause("TS-1.9", "TS-1.10")
def test_s1_control_needs_the_margin() -> None:
    israel = country("israel")
    at_5_2 = table(us="israel 5", ussr="israel 2")
    at_6_2 = table(us="israel 6", ussr="israel 2")
    at_4_0 = table(us="israel 4")

    assert NONE == controller(at_5_2.s, israel)
    assert US == controller(at_6_2.s, israel)
    assert US == controller(at_4_0.s, israel)


@clause("TS-8.3", "TS-8.4", "TS-8.6")
def test_s2_cost_falls_when_control_breaks() -> None:
    t = table(us="turkey 2", ussr="bulgaria 3", hand_ussr="nuclear_test_ban")
    t.ussr("ops nuclear_test_ban", "place turkey", "place turkey", "place turkey")

    assert (2, 3) == t["turkey"]
    assert ("no-points-left", "TS-8.6") == t.why("ussr", "place turkey")
    assert ["done"] == t.legal("ussr")


@clause("TS-8.7")
def test_s4_removed_markers_still_open_the_ground() -> None:
    t = table(us="west_germany 4", phasing="us", hand_us="blockade duck_and_cover")
    t.us("ops blockade", "choose event_first", "decline")

    assert (0, 0) == t["west_germany"]
    open_to_it = set(t.nouns("us", "place"))
    around = {"west_germany", "east_germany", "austria", "denmark", "benelux", "france"}
    assert around == open_to_it - {"canada", "mexico", "cuba", "japan"}


@clause("TS-8.8")
def test_s5_event_markers_do_not_open_ground() -> None:
    t = table(hand_ussr="the_iron_lady")
    t.ussr("ops the_iron_lady", "choose event_first")

    assert 1 == t.vp
    assert (0, 1) == t["argentina"]
    for name in ("argentina", "chile", "paraguay", "uruguay"):
        assert ("out-of-reach", "TS-8.1") == t.why("ussr", f"place {name}")


@clause("TS-7.2", "TS-7.7")
def test_s7_aggregate_modifiers() -> None:
    def spend(*where: str) -> int:
        t = table(
            ussr="vietnam 9, india 9, cuba 9",
            in_force="vietnam_revolts red_scare_purge",
            scare=(0, 1),
            china="ussr",
        )
        t.ussr("ops the_china_card", *[f"place {name}" for name in where])
        placed = len(where)
        while "done" not in t.legal("ussr"):
            t.ussr(f"place {where[-1]}")
            placed += 1
        return placed

    assert 5 == spend("vietnam")
    assert 4 == spend("vietnam", "india")
    assert 3 == spend("vietnam", "cuba")


@clause("TS-7.2", "TS-7.3")
def test_s8_ceiling_and_floor() -> None:
    def rolls(name: str, scare: int = 0) -> int:
        t = table(
            us="mexico 9",
            ussr="cuba 60",
            phasing="us",
            hand_us=name,
            in_force="containment",
            scare=(scare, 0),
        )
        t.us(f"ops {name}")
        n = 0
        while t.asked == "us operations":
            t.us("realign cuba").dice(1, 1)
            n += 1
        return n

    assert 4 == rolls("nuclear_test_ban", scare=1)
    assert 1 == rolls("captured_nazi_scientist", scare=1)
    assert 3 == rolls("duck_and_cover", scare=1)
    assert 4 == rolls("nuclear_test_ban")
    china = table(us="japan 1", phasing="us", china="us", in_force="containment")
    china.us("ops the_china_card", *["place japan"] * 5)
    assert (6, 0) == china["japan"]
    assert ["done"] == china.legal("us")


@clause("TS-9.7", "TS-9.8", "TS-9.9")
def test_s10_a_realignment_backfires() -> None:
    t = table(us="cuba 1", ussr="cuba 3", phasing="us", hand_us="captured_nazi_scientist")
    t.us("ops captured_nazi_scientist", "realign cuba").dice(1, 6)

    assert (0, 3) == t["cuba"]
    assert (0, 0) == t.military
    assert 5 == t.defcon


@clause("TS-9.2", "TS-9.10", "TS-13.2")
def test_s11_illegal_targets_of_realignment() -> None:
    t = table(us="italy 2", phasing="us", hand_us="nato")
    t.us("ops nato")
    assert ("nothing-to-remove", "TS-9.2") == t.why("us", "realign italy")
    lower = table(us="italy 2", ussr="italy 1", phasing="us", hand_us="nato", defcon=4)
    lower.us("ops nato")
    assert ("closed-by-defcon", "TS-13.2") == lower.why("us", "realign italy")


@clause("TS-10.3", "TS-10.5", "TS-10.6")
def test_s13_equality_fails() -> None:
    t = table(us="iran 1", hand_ussr="korean_war")
    t.ussr("ops korean_war", "coup iran").roll(2)

    assert (1, 0) == t["iran"]
    assert 4 == t.defcon
    assert (0, 2) == t.military


@clause("TS-10.9", "TS-13.2", "TS-10.8")
def test_s14_geography() -> None:
    t = table(us="pakistan 1, iran 1, algeria 1", hand_ussr="korean_war", defcon=3)
    t.ussr("ops korean_war")
    assert ("closed-by-defcon", "TS-13.2") == t.why("ussr", "coup pakistan")
    assert {"iran", "algeria"} == set(t.nouns("ussr", "coup"))

    free = table(ussr="east_germany 4", phasing="us", hand_us="tear_down_this_wall", defcon=3)
    free.us("event tear_down_this_wall")
    assert (3, 4) == free["east_germany"]
    free.us("coup east_germany").roll(4)
    assert (3, 3) == free["east_germany"]
    assert 2 == free.defcon
    assert (0, 0) == free.military


@clause("TS-10.11", "TS-10.10")
def test_s16_nuclear_subs_and_yuri() -> None:
    t = table(
        ussr="angola 1",
        phasing="us",
        hand_us="olympic_games",
        in_force="nuclear_subs yuri_and_samantha",
        defcon=2,
    )
    t.us("ops olympic_games", "coup angola").roll(1)

    assert (0, 0) == t["angola"]
    assert (2, -1, (2, 0)) == (t.defcon, t.vp, t.military)


@clause("TS-13.3", "TS-12.10")
def test_s17_the_phasing_player_pays() -> None:
    t = table(us="panama 2", phasing="us", hand_us="lone_gunman", defcon=2)
    t.us("ops lone_gunman", "choose event_first").ussr("coup panama")

    assert ("ussr", "nuclear-war") == (t.winner, t.why_over)


@clause("TS-5.3", "TS-5.6")
def test_s19_headline_blame() -> None:
    t = table(
        hand_us="containment",
        hand_ussr="duck_and_cover",
        phase=PICK_HEADLINES,
        round=0,
        defcon=2,
    )
    t.us("headline containment").ussr("headline duck_and_cover")

    assert t.in_force("containment")
    assert ("us", "nuclear-war", 0) == (t.winner, t.why_over, t.vp)


def test_s20_olympic_boycott() -> None:
    t = table(phasing="us", hand_us="olympic_games", defcon=2)
    t.us("event olympic_games").ussr("choose boycott")

    assert ("ussr", "nuclear-war") == (t.winner, t.why_over)


def test_s22_grain_sales_into_defectors() -> None:
    t = table(
        hand_us="grain_sales_to_soviets",
        hand_ussr="nasser defectors",
        phase=PICK_HEADLINES,
        round=0,
    )
    t.us("headline grain_sales_to_soviets").ussr("headline nasser")
    t.draw("defectors").us("event defectors")
    assert (0, 0) == t["egypt"]
    assert "discard" == t.where("nasser")

    late = table(
        hand_us="grain_sales_to_soviets nato",
        hand_ussr="brezhnev_doctrine defectors fidel",
        phase=PICK_HEADLINES,
        round=0,
    )
    late.us("headline grain_sales_to_soviets").ussr("headline brezhnev_doctrine")
    late.draw("defectors").us("event defectors")
    assert late.in_force("brezhnev_doctrine")
    assert "removed" == late.where("brezhnev_doctrine")


@clause("TS-23.8")
def test_s23_missile_envy_takes_an_opponents_event() -> None:
    t = table(
        us="canada 4",
        phasing="us",
        hand_us="missile_envy",
        hand_ussr="muslim_revolution we_will_bury_you fidel",
    )
    t.us("event missile_envy")
    assert ["give we_will_bury_you", "give muslim_revolution"] == t.legal("ussr")
    t.ussr("give muslim_revolution").us(*["place canada"] * 4, "done")
    assert 5 == t.defcon
    assert "discard" == t.where("muslim_revolution")
    assert ["missile_envy"] == t.nouns("ussr", "ops")
    assert [] == t.nouns("ussr", "event")


def test_s25_a_trap_with_a_bound_card() -> None:
    hand = "missile_envy comecon suez_crisis"
    t = table(hand_ussr=hand, in_force="bear_trap", bound="ussr")
    assert ["discard missile_envy"] == t.legal("ussr")
    t.ussr("discard missile_envy").roll(5)
    assert t.in_force("bear_trap")
    free = table(hand_ussr=hand, in_force="bear_trap", bound="ussr")
    free.ussr("discard missile_envy").roll(4)
    assert not free.in_force("bear_trap")
    assert "us play-card" == free.asked
    scared = table(hand_ussr=hand, in_force="bear_trap", bound="ussr", scare=(0, 1))
    assert ["discard comecon", "discard suez_crisis"] == scared.legal("ussr")


@clause("TS-6.16", "TS-23.9")
def test_s26_trap_scoring_cards_first_when_needed() -> None:
    hand = "asia_scoring africa_scoring nuclear_test_ban"
    t = table(hand_us=hand, phasing="us", turn=5, round=6, in_force="quagmire")
    assert ["event asia_scoring", "event africa_scoring"] == t.legal("us")
    t.us("event asia_scoring")
    t.ussr("ops romanian_abdication", "place romania", "done")
    assert ["event africa_scoring"] == t.legal("us")
    early = table(hand_us=hand, phasing="us", turn=5, round=5, in_force="quagmire")
    assert ["discard nuclear_test_ban"] == early.legal("us")


@clause("TS-6.15")
def test_s28_five_year_plan_as_an_escape() -> None:
    t = table(hand_ussr="five_year_plan middle_east_scoring", round=6, turn=1, ussr="cuba 3")
    t.ussr("ops five_year_plan", "choose event_first").draw("middle_east_scoring")
    assert "discard" == t.where("middle_east_scoring")
    t.ussr("place cuba", "place cuba", "place cuba", "done")
    assert (0, 6) == t["cuba"]
    assert t.winner is None


def test_s29_we_will_bury_you_timing() -> None:
    t = table(hand_ussr="we_will_bury_you", hand_us="duck_and_cover", defcon=4, vp=-17)
    t.ussr("event we_will_bury_you").us("event duck_and_cover")
    assert ("ussr", "points") == (t.winner, t.why_over)

    un = table(
        us="canada 4",
        hand_ussr="we_will_bury_you",
        hand_us="un_intervention fidel",
        in_force="u2_incident",
        defcon=4,
    )
    un.ussr("event we_will_bury_you")
    un.us("intervene fidel", "place canada", "place canada", "done")
    assert -1 == un.vp
    assert (0, 0) == un["cuba"]
    assert ("discard", "discard") == (un.where("fidel"), un.where("un_intervention"))


def test_s31_grain_sales_chain() -> None:
    t = table(hand_ussr="grain_sales_to_soviets how_i_learned_to_stop_worrying")
    t.ussr("ops grain_sales_to_soviets", "choose event_first")
    t.draw("how_i_learned_to_stop_worrying")
    t.us("event how_i_learned_to_stop_worrying", "defcon 1")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


@clause("TS-6.8", "TS-9.12", "TS-10.12", "TS-12.7")
def test_s32_nato_conditions() -> None:
    too_early = table(ussr="cuba 3", hand_ussr="nato")
    too_early.ussr("ops nato", *["place cuba"] * 4, "done")
    assert "discard" == too_early.where("nato")

    enabled = table(ussr="cuba 3", hand_ussr="nato", in_force="marshall_plan")
    enabled.ussr("ops nato", "choose event_first", *["place cuba"] * 4, "done")
    assert "removed" == enabled.where("nato")
    assert enabled.in_force("nato")

    shield = table(us="italy 2, france 3", hand_ussr="korean_war brush_war", in_force="nato")
    shield.ussr("ops korean_war")
    assert ("shielded", "TS-10.12") == shield.why("ussr", "coup italy")
    assert ("shielded", "TS-9.12") == shield.why("ussr", "realign italy")
    assert "coup france" not in shield.legal("ussr")
    war = table(us="italy 2", hand_ussr="brush_war", in_force="nato")
    war.ussr("event brush_war")
    assert ("not-on-the-card", "TS-6.19") == war.why("ussr", "pick italy")
    loose = table(us="italy 2", ussr="italy 1", hand_ussr="korean_war", in_force="nato")
    loose.ussr("ops korean_war")
    assert {"coup italy", "realign italy"} <= set(loose.legal("ussr"))
    de_gaulle = table(us="france 3", hand_ussr="korean_war", in_force="nato de_gaulle_leads_france")
    de_gaulle.ussr("ops korean_war")
    assert "coup france" in de_gaulle.legal("ussr")


@clause("TS-14.5")
def test_s34_che() -> None:
    t = table(us="colombia 1, kenya 2", hand_ussr="che", defcon=2)
    t.ussr("event che", "coup colombia").roll(1)
    assert (0, 1) == t["colombia"]
    assert (0, 3) == t.military
    t.ussr("coup kenya").roll(1)
    assert (2, 0) == t["kenya"]
    assert (0, 5) == t.military
    assert 2 == t.defcon


def test_s35_norad() -> None:
    def coup_nigeria(canada: int, in_force: str = "norad") -> str:
        t = table(
            us=f"canada {canada}, nigeria 1",
            hand_ussr="korean_war",
            hand_us="nato",
            in_force=in_force,
            defcon=3,
        )
        t.ussr("ops korean_war", "coup nigeria").roll(1)
        return t.asked

    assert "us pick-country" == coup_nigeria(4)
    assert "us play-card" == coup_nigeria(3)
    assert "us leave-trap" == coup_nigeria(4, in_force="quagmire")

    headline = table(
        us="canada 4",
        hand_us="duck_and_cover nato",
        hand_ussr="fidel nasser",
        in_force="norad",
        phase=PICK_HEADLINES,
        round=0,
        defcon=3,
    )
    headline.us("headline duck_and_cover").ussr("headline fidel")
    assert (2, "ussr play-card") == (headline.defcon, headline.asked)

    ended = table(us="canada 4", hand_ussr="quagmire", in_force="norad")
    ended.ussr("event quagmire")
    assert not ended.in_force("norad")


@clause("TS-11.1", "TS-11.3")
def test_s37_a_starred_card_in_space() -> None:
    t = table(phasing="us", hand_us="fidel")
    t.us("space fidel").roll(3)
    assert ((1, 0), 2) == (t.space, t.vp)
    assert "discard" == t.where("fidel")
    assert (0, 0) == t["cuba"]
    scared = table(phasing="us", hand_us="fidel", scare=(1, 0))
    assert ("space-needs-more", "TS-11.1") == scared.why("us", "space fidel")


@clause("TS-16.1", "TS-16.2", "TS-16.3", "TS-16.4", "TS-16.5", "TS-16.6", "TS-16.7")
def test_s38_tiers() -> None:
    t = table(
        us="guatemala 1, panama 1",
        ussr="cuba 3, haiti 1, dominican_republic 1",
        hand_ussr="central_america_scoring",
    )
    t.ussr("event central_america_scoring")
    assert -4 == t.vp
    control = table(
        us="mexico 2, cuba 3, panama 2",
        ussr="nicaragua 1, honduras 2",
        hand_ussr="central_america_scoring",
    )
    control.ussr("event central_america_scoring")
    assert 7 == control.vp


@clause("TS-16.8")
def test_s40_shuttle_diplomacy() -> None:
    us, ussr = "japan 4, south_korea 3", "north_korea 3"
    t = table(us=us, ussr=ussr, hand_ussr="asia_scoring", in_force="shuttle_diplomacy", turn=4)
    t.ussr("event asia_scoring").us("pick north_korea")
    assert 5 == t.vp
    assert "discard" == t.where("shuttle_diplomacy")
    plain = table(us=us, ussr=ussr, hand_ussr="asia_scoring")
    plain.ussr("event asia_scoring")
    assert 1 == plain.vp

    six = "israel 4, iraq 3, iran 2, saudi_arabia 3, egypt 2, libya 2, syria 2"
    east = table(ussr=six, hand_ussr="middle_east_scoring", in_force="shuttle_diplomacy", turn=4)
    east.ussr("event middle_east_scoring").us("pick israel")
    assert -10 == east.vp
    whole = table(ussr=six, hand_ussr="middle_east_scoring")
    whole.ussr("event middle_east_scoring")
    assert -13 == whole.vp


@clause("TS-2.5", "TS-16.3")
@pytest.mark.parametrize("edition", ["deluxe", "second"])
def test_s41_europe_control_published_and_by_the_player_aid(edition: str) -> None:
    west = "france 3, italy 2, west_germany 4, united_kingdom 5, benelux 3, spain_portugal 2"
    east = "east_germany 3, poland 3, hungary 3"
    t = table(us=west, ussr=east, hand_ussr="europe_scoring", options={"edition": edition})
    t.ussr("event europe_scoring")
    assert (5, None) == (t.vp, t.winner)
    aid = table(
        us=west,
        ussr=east,
        hand_ussr="europe_scoring",
        options={"edition": edition, "seed_region_control": True},
    )
    aid.ussr("event europe_scoring")
    assert ("us", "europe") == (aid.winner, aid.why_over)
    tie = table(
        us="united_kingdom 5, benelux 3, spain_portugal 2, greece 2, turkey 2, denmark 3",
        ussr="france 3, italy 2, west_germany 4, east_germany 3, poland 3, finland 4",
        hand_ussr="europe_scoring",
    )
    tie.ussr("event europe_scoring")
    assert (-5, None) == (tie.vp, tie.winner)


@clause("TS-14.2", "TS-14.3")
def test_s43_military_operations_check() -> None:
    t = table(phase=MILITARY, defcon=3, military=(1, 4))
    assert (-2, (0, 0)) == (t.vp, t.military)
    both = table(phase=MILITARY, defcon=2)
    assert 0 == both.vp


@clause("TS-17.1")
def test_s44_net_before_victory() -> None:
    middle_east = ("israel 4, iran 2", "iraq 3, saudi_arabia 3, syria 2, egypt 2")
    t = table(us=middle_east[0], ussr=middle_east[1], hand_ussr="middle_east_scoring", vp=19)
    t.ussr("event middle_east_scoring")
    assert (16, None) == (t.vp, t.winner)
    win = table(us="israel 4", hand_ussr="middle_east_scoring", vp=18)
    win.ussr("event middle_east_scoring")
    assert (20, "us", "points") == (win.vp, win.winner, win.why_over)


@clause("TS-17.6")
def test_s46_wargames() -> None:
    t = table(phasing="us", hand_us="wargames", defcon=2, vp=7)
    t.us("event wargames", "choose end_game")
    assert ("us", "wargames", 1) == (t.winner, t.why_over, t.vp)
    draw = table(phasing="us", hand_us="wargames", defcon=2, vp=6)
    draw.us("event wargames", "choose end_game")
    assert "nobody" == draw.winner
    high = table(us="canada 4", phasing="us", hand_us="wargames", defcon=3)
    assert ("unmet-wargames", "TS-12.8") == high.why("us", "event wargames")
    high.us("ops wargames", *["place canada"] * 4, "done")
    assert "discard" == high.where("wargames")


@clause("TS-18.1", "TS-18.2", "TS-18.3", "TS-18.5")
def test_s47_deck_transitions() -> None:
    early = [name for name, era in zip(CARD_NAMES, ERA) if era == 0 and name != "the_china_card"]
    assert 38 == len(early)
    t = table(
        phase=DEAL, turn=3, hand_us=early[0], hand_ussr=early[1], discard=" ".join(early[2:30])
    )
    assert 8 == t.s.deck.bit_count()
    for n in range(8):
        dealt = t.s.stack[-1]
        assert isinstance(dealt, ForSeat) and dealt.whom == (USSR, US)[n % 2]
        t.draw(CARD_NAMES[cards_of(t.s.deck)[0]])
    assert 5 == t.s.hand[US].bit_count() == t.s.hand[USSR].bit_count()
    assert (28, 0) == (t.s.deck.bit_count(), t.s.discard.bit_count())
    for _ in range(6):
        t.draw(CARD_NAMES[cards_of(t.s.deck)[0]])
    assert 8 == t.s.hand[US].bit_count() == t.s.hand[USSR].bit_count()

    mid = table(
        phase=TURN_OVER,
        turn=3,
        hand_us="",
        hand_ussr="",
        discard=" ".join(early[:12]),
        removed=" ".join(early[12:33]),
    )
    assert (53, 12) == (mid.s.deck.bit_count(), mid.s.discard.bit_count())


@clause("TS-6.21", "TS-7.2", "TS-11.1")
def test_s49_un_intervention_by_itself() -> None:
    hand = "un_intervention marshall_plan olympic_games"
    t = table(phasing="us", hand_us=hand, in_force="we_will_bury_you u2_incident", us="canada 4")
    assert [] == t.nouns("us", "intervene")
    assert ("unmet-un-intervention", "TS-6.21") == t.why("us", "event un_intervention")
    assert ("not-their-event", "TS-6.21") == t.why("us", "intervene marshall_plan")
    t.us("ops un_intervention", "place canada", "done")
    assert -3 == t.vp
    contained = table(phasing="us", hand_us=hand, in_force="containment")
    assert "space un_intervention" in contained.legal("us")


@clause("TS-7.9", "TS-23.1")
def test_s50_modifiers_and_event_ops() -> None:
    t = table(us="mexico 2", hand_ussr="abm_treaty", scare=(0, 1), defcon=3)
    t.ussr("event abm_treaty", "coup mexico").roll(4)
    assert ((0, 1), (0, 3), 3) == (t["mexico"], t.military, t.defcon)
    printed = table(
        us="mexico 2",
        hand_ussr="abm_treaty",
        scare=(0, 1),
        defcon=3,
        options={"event_ops_modified": False},
    )
    printed.ussr("event abm_treaty", "coup mexico").roll(4)
    assert ((0, 2), (0, 4)) == (printed["mexico"], printed.military)
    junta = table(us="mexico 2", hand_ussr="junta", scare=(0, 1))
    junta.ussr("event junta", "pick cuba", "coup mexico").roll(4)
    assert ((1, 0), (0, 0)) == (junta["mexico"], junta.military)


@clause("TS-8.12", "TS-8.3", "TS-8.7")
def test_s51_ops_for_the_side_that_is_not_phasing() -> None:
    t = table(us="angola 1", hand_ussr="cia_created")
    t.ussr("ops cia_created", "choose ops_first", "coup angola").roll(3)
    assert ((0, 1), 4, (0, 1)) == (t["angola"], t.defcon, t.military)
    assert {"zaire", "botswana", "south_africa"} <= set(t.nouns("us", "place"))
    assert ("too-dear", "TS-8.3") == t.why("us", "place angola")


@clause("TS-12.7", "TS-23.35")
def test_s52_norad_away_from_2_and_back() -> None:
    t = table(
        us="canada 4, brazil 1",
        hand_ussr="abm_treaty",
        in_force="norad quagmire",
        defcon=2,
    )
    t.ussr("event abm_treaty", "coup brazil").roll(1)
    assert ((0, 0), 2) == (t["brazil"], t.defcon)
    t.us("pick canada")
    assert (5, 0) == t["canada"]


@clause("TS-16.11")
def test_s53_shuttle_diplomacy_gives_no_control() -> None:
    us = "israel 4, iran 2, saudi_arabia 3, egypt 2, libya 2, lebanon 1"
    ussr = "iraq 3, syria 2"
    t = table(
        us=us, ussr=ussr, hand_ussr="middle_east_scoring", in_force="shuttle_diplomacy", turn=4
    )
    t.ussr("event middle_east_scoring").us("pick iraq")
    assert 7 == t.vp
    plain = table(us=us, ussr=ussr, hand_ussr="middle_east_scoring")
    plain.ussr("event middle_east_scoring")
    assert 6 == plain.vp


@clause("TS-16.10")
def test_s54_formosan_resolution_can_hurt() -> None:
    asia = ("japan 4, south_korea 3, taiwan 3", "north_korea 3, vietnam 1")
    t = table(us=asia[0], ussr=asia[1], hand_ussr="asia_scoring", in_force="formosan_resolution")
    t.ussr("event asia_scoring")
    assert 2 == t.vp
    plain = table(us=asia[0], ussr=asia[1], hand_ussr="asia_scoring")
    plain.ussr("event asia_scoring")
    assert 5 == plain.vp


@clause("TS-7.7", "TS-10.13", "TS-14.1")
def test_s55_regional_bonus_in_a_coup() -> None:
    t = table(us="thailand 2", in_force="vietnam_revolts", defcon=4, china="ussr")
    t.ussr("ops the_china_card", "coup thailand").roll(1)
    assert ((0, 1), (0, 5), 3) == (t["thailand"], t.military, t.defcon)
    assert (US, 0) == (t.s.china, t.s.china_up)
    assert USSR != t.s.china
