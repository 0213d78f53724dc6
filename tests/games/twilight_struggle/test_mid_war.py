"""The Mid War cards and the cards 107 and 108, every branch."""

import pytest

from detente.core.frame import NONE
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import MILITARY
from tests.games.twilight_struggle.table import card, table


def test_brush_war() -> None:
    won = table(us="kenya 2", hand_ussr="brush_war")
    won.ussr("event brush_war", "pick kenya").roll(3)
    assert ((0, 2), -1, (0, 3)) == (won["kenya"], won.vp, won.military)
    lost = table(us="kenya 2, somalia 2", hand_ussr="brush_war")
    lost.ussr("event brush_war", "pick kenya").roll(3)
    assert ((2, 0), 0, (0, 3)) == (lost["kenya"], lost.vp, lost.military)
    targets = table(hand_ussr="brush_war", defcon=2).ussr("event brush_war").nouns("ussr", "pick")
    assert "italy" in targets and "france" not in targets
    empty = table(phasing="us", hand_us="brush_war")
    empty.us("event brush_war", "pick afghanistan").roll(3)
    assert 0 == empty.vp  # the USSR touches Afghanistan


def test_southeast_asia_scoring() -> None:
    t = table(us="thailand 2, burma 2", ussr="indonesia 1", hand_ussr="southeast_asia_scoring")
    t.ussr("event southeast_asia_scoring")

    assert (2, "removed") == (t.vp, t.where("southeast_asia_scoring"))


@pytest.mark.parametrize(("military", "vp"), [((2, 0), 1), ((5, 4), 3), ((2, 2), 0), ((1, 3), 0)])
def test_arms_race(military: tuple[int, int], vp: int) -> None:
    t = table(phasing="us", hand_us="arms_race", military=military, defcon=4)
    t.us("event arms_race")

    assert vp == t.vp


def test_cuban_missile_crisis() -> None:
    t = table(phasing="us", hand_us="cuban_missile_crisis", hand_ussr="fidel", us="peru 1")
    t.us("event cuban_missile_crisis")
    assert (2, USSR) == (t.defcon, t.s.crisis)
    t.ussr("ops fidel")
    assert "danger-missile-crisis" == t.danger("ussr", "coup peru")
    t.ussr("coup peru")
    assert ("us", "missile-crisis") == (t.winner, t.why_over)


def test_cuban_missile_crisis_leaves_its_owner_alone_and_ends_with_the_turn() -> None:
    t = table(ussr="peru 1", phasing="us", hand_us="olympic_games", crisis="ussr", turn=4)
    t.us("ops olympic_games", "coup peru").roll(1)
    assert t.winner is None
    over = table(phase=MILITARY, crisis="us", turn=4)
    assert NONE == over.s.crisis
    assert not over.in_force("cuban_missile_crisis")


def test_nuclear_subs() -> None:
    hand = "nuclear_subs olympic_games nato"
    t = table(phasing="us", hand_us=hand, ussr="angola 1", defcon=2)
    t.us("event nuclear_subs")
    t.ussr("ops romanian_abdication", "place finland", "done")
    t.us("ops olympic_games", "coup angola").roll(1)

    assert (2, None) == (t.defcon, t.winner)


@pytest.mark.parametrize(("die", "stuck"), [(4, False), (5, True)])
def test_quagmire(die: int, stuck: bool) -> None:
    t = table(phasing="us", hand_us="nato containment", in_force="quagmire", turn=4)
    t.us("discard nato").roll(die)

    assert stuck == t.in_force("quagmire")
    assert ("discard", "ussr play-card") == (t.where("nato"), t.asked)


def test_quagmire_bars_the_china_card_and_un_intervention() -> None:
    t = table(
        phasing="us", hand_us="un_intervention fidel nato", china="us", in_force="quagmire", turn=4
    )

    assert ["discard fidel", "discard nato"] == t.legal("us")
    assert ("trapped", "TS-23.9") == t.why("us", "ops the_china_card")
    assert ("worth-too-little", "TS-7.5") == t.why("us", "discard un_intervention")
    empty = table(phasing="us", hand_us="", china="us", in_force="quagmire", turn=4)
    assert "ussr play-card" == empty.asked


def test_quagmire_does_not_touch_headlines() -> None:
    t = table(phase=5, round=0, hand_us="nato", hand_ussr="fidel", in_force="quagmire", turn=4)

    assert ["headline nato"] == t.legal("us")


def test_salt_negotiations() -> None:
    t = table(hand_ussr="salt_negotiations", discard="nato asia_scoring", defcon=2)
    t.ussr("event salt_negotiations")
    assert (4, ["take nato", "decline"]) == (t.defcon, t.legal("ussr"))
    assert ("no-scoring-card", "TS-6.19") == t.why("ussr", "take asia_scoring")
    t.ussr("take nato")
    assert "ussr" == t.where("nato")
    assert t.game.observe(t.s, US).state.hand[USSR] >> card("nato") & 1
    decline = table(hand_ussr="salt_negotiations", discard="nato")
    decline.ussr("event salt_negotiations", "decline")
    assert "discard" == decline.where("nato")
    none = table(hand_ussr="salt_negotiations")
    none.ussr("event salt_negotiations")
    assert "us play-card" == none.asked


def test_bear_trap() -> None:
    t = table(
        hand_ussr="captured_nazi_scientist fidel", in_force="bear_trap brezhnev_doctrine", turn=4
    )
    assert ["discard fidel", "discard captured_nazi_scientist"] == t.legal("ussr")
    scared = table(hand_ussr="fidel comecon", in_force="bear_trap", scare=(0, 1), turn=4)
    assert ["discard comecon"] == scared.legal("ussr")
    played = table(phasing="us", hand_us="bear_trap", in_force="norad")
    played.us("event bear_trap")
    assert played.in_force("bear_trap") and played.in_force("norad")


def test_summit() -> None:
    t = table(phasing="us", us="panama 2, haiti 1", hand_us="summit", defcon=3)
    t.us("event summit").dice(3, 3)
    assert 2 == t.vp
    assert ["defcon 2", "defcon 3", "defcon 4"] == t.legal("us")
    assert ("one-step-only", "TS-6.19") == t.why("us", "defcon 5")
    assert ("set-a-level", "TS-13.1") == t.why("us", "pass")
    t.us("defcon 4")
    assert 4 == t.defcon
    tie = table(phasing="us", hand_us="summit")
    tie.us("event summit").dice(3, 3)
    assert (0, "ussr play-card") == (tie.vp, tie.asked)
    theirs = table(phasing="us", hand_us="summit", defcon=2)
    theirs.us("event summit").dice(1, 6).ussr("defcon 1")
    assert ("ussr", "nuclear-war") == (theirs.winner, theirs.why_over)


def test_how_i_learned() -> None:
    t = table(phasing="us", hand_us="how_i_learned_to_stop_worrying", defcon=4)
    t.us("event how_i_learned_to_stop_worrying")
    assert 5 == len(t.legal("us"))
    assert t.danger("us", "defcon 2") is None
    t.us("defcon 2")
    assert (2, (5, 0)) == (t.defcon, t.military)


def test_junta() -> None:
    t = table(us="mexico 2, chile 1", hand_ussr="junta", hand_us="nato", defcon=5)
    t.ussr("event junta")
    assert 20 == len(t.nouns("ussr", "pick"))
    t.ussr("pick cuba")
    assert (0, 2) == t["cuba"]
    assert ["realign mexico", "realign chile", "coup mexico", "coup chile", "done"] == t.legal(
        "ussr"
    )
    t.ussr("realign chile").dice(1, 1)
    assert ["realign chile", "done"] == t.legal("ussr")
    t.ussr("done")
    assert "us play-card" == t.asked
    nobody = table(hand_ussr="junta")
    nobody.ussr("event junta", "pick cuba")
    assert "us play-card" == nobody.asked


def test_kitchen_debates() -> None:
    t = table(phasing="us", us="iran 2", hand_us="kitchen_debates")
    t.us("event kitchen_debates")

    assert (2, "removed") == (t.vp, t.where("kitchen_debates"))


def test_missile_envy_makes_an_own_or_neutral_event_happen() -> None:
    t = table(phasing="us", hand_us="missile_envy", hand_ussr="containment fidel")
    t.us("event missile_envy").ussr("give containment")
    assert t.in_force("containment")
    assert ("removed", "ussr") == (t.where("containment"), t.where("missile_envy"))
    assert ("not-the-highest", "TS-23.5") == table(
        phasing="us", hand_us="missile_envy", hand_ussr="containment fidel"
    ).us("event missile_envy").why("ussr", "give fidel")


def test_missile_envy_can_kill_who_plays_it() -> None:
    t = table(hand_ussr="missile_envy", hand_us="we_will_bury_you", defcon=2)
    assert "danger-others-decide" == t.danger("ussr", "event missile_envy")
    t.ussr("event missile_envy").us("give we_will_bury_you")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


def test_we_will_bury_you() -> None:
    t = table(hand_ussr="we_will_bury_you", hand_us="nato")
    t.ussr("event we_will_bury_you")
    assert (4, 0) == (t.defcon, t.vp)
    t.us("ops nato")
    assert -3 == t.vp
    trapped = table(phasing="us", hand_us="nato", in_force="we_will_bury_you quagmire", turn=4)
    trapped.us("discard nato")
    assert -3 == trapped.vp
    no_card = table(phasing="us", hand_us="", in_force="we_will_bury_you", turn=4)
    assert -3 == no_card.vp


def test_we_will_bury_you_played_by_the_us_waits_for_its_next_round() -> None:
    t = table(phasing="us", hand_us="we_will_bury_you nato", us="canada 4")
    t.us("ops we_will_bury_you", "choose event_first", *["place canada"] * 4, "done")
    assert 0 == t.vp
    t.ussr("ops romanian_abdication", "place finland", "done").us("ops nato")
    assert -3 == t.vp


def test_brezhnev_doctrine() -> None:
    t = table(hand_ussr="brezhnev_doctrine")
    t.ussr("event brezhnev_doctrine")

    assert t.in_force("brezhnev_doctrine")


def test_portuguese_empire_crumbles() -> None:
    t = table(hand_ussr="portuguese_empire_crumbles")
    t.ussr("event portuguese_empire_crumbles")

    assert ((0, 2), (0, 2)) == (t["angola"], t["southeast_african_states"])


def test_south_african_unrest_at_home() -> None:
    t = table(hand_ussr="south_african_unrest")
    t.ussr("event south_african_unrest")
    assert {"south_africa", "angola", "botswana"} == set(t.nouns("ussr", "pick"))
    t.ussr("pick south_africa")
    assert (0, 2) == t["south_africa"]


def test_allende() -> None:
    assert (0, 2) == table(hand_ussr="allende").ussr("event allende")["chile"]


def test_willy_brandt() -> None:
    t = table(hand_ussr="willy_brandt")
    t.ussr("event willy_brandt")

    assert (-1, (0, 1)) == (t.vp, t["west_germany"])
    assert t.in_force("willy_brandt")


def test_muslim_revolution() -> None:
    t = table(us="iran 2, egypt 3, israel 4", hand_ussr="muslim_revolution")
    t.ussr("event muslim_revolution")
    assert ["remove iran", "remove egypt"] == t.legal("ussr")
    t.ussr("remove iran", "remove egypt", "done")
    assert ((0, 0), (0, 0), (4, 0)) == (t["iran"], t["egypt"], t["israel"])


def test_abm_treaty() -> None:
    t = table(phasing="us", us="canada 4", hand_us="abm_treaty", defcon=2)
    t.us("event abm_treaty", *["place canada"] * 4, "done")

    assert (3, (8, 0)) == (t.defcon, t["canada"])


def test_cultural_revolution() -> None:
    t = table(hand_ussr="cultural_revolution", china="us")
    t.ussr("event cultural_revolution")
    assert (USSR, 1, 0) == (t.s.china, t.s.china_up, t.vp)


def test_flower_power() -> None:
    t = table(hand_ussr="flower_power", hand_us="korean_war nato")
    t.ussr("event flower_power").us("space korean_war").roll(6)
    assert 0 == t.vp
    event = table(phasing="us", hand_us="indo_pakistani_war", in_force="flower_power", turn=4)
    event.us("event indo_pakistani_war")
    assert -2 == event.vp
    camp_david = table(
        phasing="us",
        hand_us="arab_israeli_war",
        in_force="flower_power camp_david_accords",
        turn=4,
    )
    camp_david.us("ops arab_israeli_war")
    assert 0 == camp_david.vp
    headline = table(
        phase=5,
        round=0,
        hand_us="korean_war nato",
        hand_ussr="fidel",
        in_force="flower_power",
        turn=4,
    )
    headline.us("headline korean_war").ussr("headline fidel")
    assert -2 == headline.vp
    soviet = table(hand_ussr="indo_pakistani_war", in_force="flower_power", turn=4)
    soviet.ussr("event indo_pakistani_war")
    assert 0 == soviet.vp
    star_wars = table(
        phasing="us",
        hand_us="star_wars",
        discard="brush_war",
        space=(1, 0),
        in_force="flower_power",
    )
    star_wars.us("event star_wars", "take brush_war")
    assert -2 == star_wars.vp


def test_u2_incident() -> None:
    t = table(hand_ussr="u2_incident")
    t.ussr("event u2_incident")

    assert -1 == t.vp
    assert t.in_force("u2_incident")


def test_opec() -> None:
    t = table(ussr="egypt 2, venezuela 2, gulf_states 3, israel 4", hand_ussr="opec")
    t.ussr("event opec")

    assert -3 == t.vp


def test_lone_gunman() -> None:
    t = table(hand_ussr="lone_gunman", hand_us="nato containment", ussr="cuba 3")
    t.ussr("event lone_gunman")

    assert t.s.hand[US] == t.game.observe(t.s, USSR).state.hand[US]
    t.ussr("place cuba")
    assert ["done"] == t.legal("ussr")


def test_colonial_rear_guards() -> None:
    t = table(phasing="us", hand_us="colonial_rear_guards", ussr="angola 3")
    t.us(
        "event colonial_rear_guards",
        "place angola",
        "place vietnam",
        "place kenya",
        "place sudan",
        "done",
    )

    assert ((1, 3), (1, 0)) == (t["angola"], t["vietnam"])


def test_panama_canal_returned() -> None:
    t = table(phasing="us", hand_us="panama_canal_returned")
    t.us("event panama_canal_returned")

    assert [(1, 0)] * 3 == [t["panama"], t["costa_rica"], t["venezuela"]]


def test_camp_david_accords() -> None:
    t = table(phasing="us", hand_us="camp_david_accords")
    t.us("event camp_david_accords")

    assert [(1, 0)] * 3 == [t["israel"], t["jordan"], t["egypt"]]
    assert 1 == t.vp


def test_puppet_governments() -> None:
    t = table(phasing="us", us="cuba 1", ussr="iran 1", hand_us="puppet_governments")
    t.us("event puppet_governments")
    assert 82 == len(t.nouns("us", "place"))
    t.us("place chile", "done")
    assert ((1, 0), "ussr play-card") == (t["chile"], t.asked)


def test_grain_sales_given_back() -> None:
    t = table(
        phasing="us", us="canada 4", hand_us="grain_sales_to_soviets", hand_ussr="fidel nasser"
    )
    t.us("event grain_sales_to_soviets").draw("fidel")
    assert ("only-taken-card", "TS-5.16") == t.why("us", "ops nasser")
    assert ("play-taken-card", "TS-5.16") == t.why("us", "pass")
    assert ("their-event", "TS-6.3") == t.why("us", "event fidel")
    t.us("decline", "place canada", "place canada", "done")
    assert ("ussr", (6, 0)) == (t.where("fidel"), t["canada"])


def test_grain_sales_played_in_every_way() -> None:
    def drawn(name: str, hand_us: str = "grain_sales_to_soviets") -> list[str]:
        t = table(phasing="us", hand_us=hand_us, hand_ussr=f"{name} nasser")
        return t.us("event grain_sales_to_soviets").draw(name).legal("us")

    assert ["ops fidel", "space fidel", "decline"] == drawn("fidel")
    with_un = "grain_sales_to_soviets un_intervention"
    assert "intervene fidel" in drawn("fidel", with_un)
    assert ["event asia_scoring", "decline"] == drawn("asia_scoring")
    assert "event containment" in drawn("containment")
    ops = table(phasing="us", us="canada 4", hand_us="grain_sales_to_soviets", hand_ussr="fidel")
    ops.us("event grain_sales_to_soviets").draw("fidel")
    ops.us("ops fidel", "choose ops_first", "place canada", "place canada", "done")
    assert ((6, 0), (0, 3), "removed") == (ops["canada"], ops["cuba"], ops.where("fidel"))


def test_grain_sales_on_an_empty_hand() -> None:
    t = table(phasing="us", hand_us="grain_sales_to_soviets nato", hand_ussr="")
    t.us("event grain_sales_to_soviets")

    assert "us operations" == t.asked


def test_grain_sales_by_the_ussr_resolves_before_its_operations() -> None:
    t = table(hand_ussr="grain_sales_to_soviets fidel", us="canada 4", ussr="cuba 3")
    t.ussr("ops grain_sales_to_soviets", "choose event_first").draw("fidel")
    t.us("ops fidel", "choose ops_first", "place canada", "place canada", "done")

    assert "ussr operations" == t.asked


def test_john_paul_ii() -> None:
    t = table(phasing="us", ussr="poland 3", hand_us="john_paul_ii_elected_pope")
    t.us("event john_paul_ii_elected_pope")

    assert (1, 1) == t["poland"]


def test_latin_american_death_squads() -> None:
    t = table(hand_ussr="latin_american_death_squads")
    t.ussr("event latin_american_death_squads")

    assert -1 == t.s.squads


def test_oas_founded() -> None:
    t = table(phasing="us", hand_us="oas_founded")
    t.us("event oas_founded", "place chile", "place chile", "done")

    assert (2, 0) == t["chile"]


def test_nixon() -> None:
    t = table(phasing="us", hand_us="nixon_plays_the_china_card", china="us")
    t.us("event nixon_plays_the_china_card")

    assert (2, US) == (t.vp, t.s.china)


def test_sadat_expels_soviets() -> None:
    t = table(phasing="us", ussr="egypt 3", hand_us="sadat_expels_soviets")
    t.us("event sadat_expels_soviets")

    assert (1, 0) == t["egypt"]


def test_shuttle_diplomacy_stays_in_play() -> None:
    t = table(phasing="us", hand_us="shuttle_diplomacy")
    t.us("event shuttle_diplomacy")

    assert t.in_force("shuttle_diplomacy")
    assert "nowhere" == t.where("shuttle_diplomacy")


def test_the_voice_of_america() -> None:
    t = table(phasing="us", ussr="cuba 3, iraq 3, poland 3", hand_us="the_voice_of_america")
    t.us("event the_voice_of_america", *["remove cuba", "remove iraq"] * 2, "done")

    assert ((0, 1), (0, 1), (0, 3)) == (t["cuba"], t["iraq"], t["poland"])


def test_liberation_theology() -> None:
    t = table(hand_ussr="liberation_theology")
    t.ussr("event liberation_theology", "place cuba", "place cuba")
    assert "cuba" not in t.nouns("ussr", "place")
    t.ussr("place haiti", "done")
    assert ((0, 2), (0, 1)) == (t["cuba"], t["haiti"])


def test_ussuri_river_skirmish() -> None:
    t = table(phasing="us", hand_us="ussuri_river_skirmish", china="us")
    t.us("event ussuri_river_skirmish", *["place vietnam", "place india"] * 2, "done")

    assert ((2, 0), (2, 0)) == (t["vietnam"], t["india"])


def test_ask_not() -> None:
    t = table(phasing="us", hand_us="ask_not_what_your_country asia_scoring nato")
    t.us("event ask_not_what_your_country", "discard asia_scoring")
    assert ("discard-or-stop", "TS-4.16") == t.why("us", "pass")
    t.us("done").draw("containment")
    assert ["nato", "containment"] == t.hand("us")
    assert (0, "discard") == (t.vp, t.where("asia_scoring"))
    none = table(phasing="us", hand_us="ask_not_what_your_country nato")
    none.us("event ask_not_what_your_country", "done")
    assert ["nato"] == none.hand("us")


def test_alliance_for_progress() -> None:
    t = table(phasing="us", us="mexico 2, chile 3, haiti 1", hand_us="alliance_for_progress")
    t.us("event alliance_for_progress")

    assert 2 == t.vp


def test_one_small_step() -> None:
    t = table(phasing="us", hand_us="one_small_step", space=(1, 3))
    t.us("event one_small_step")
    assert ((3, 3), 0, (0, 0)) == (t.space, t.vp, t.s.attempts)
    end = table(phasing="us", hand_us="one_small_step", space=(7, 8))
    end.us("event one_small_step")
    assert ((8, 8), 0) == (end.space, end.vp)


def test_che_declined_and_failed() -> None:
    declined = table(us="colombia 1", hand_ussr="che")
    declined.ussr("event che", "done")
    assert ("us play-card", (0, 0)) == (declined.asked, declined.military)
    failed = table(us="morocco 1, haiti 1", hand_ussr="che")
    failed.ussr("event che", "coup morocco").roll(1)
    assert "us play-card" == failed.asked
    nobody = table(us="panama 1", hand_ussr="che")
    nobody.ussr("event che")
    assert "us play-card" == nobody.asked


def test_our_man_in_tehran() -> None:
    t = table(phasing="us", us="iran 2", hand_us="our_man_in_tehran")
    t.us("event our_man_in_tehran")
    t.draw("asia_scoring", "fidel", "nasser", "comecon", "nato")
    assert 5 == t.game.observe(t.s, US).state.tehran.bit_count()
    assert 0 == t.game.observe(t.s, USSR).state.tehran
    t.us("discard asia_scoring", "discard fidel", "done")
    assert ("discard", "deck") == (t.where("asia_scoring"), t.where("nato"))
    assert "removed" == t.where("our_man_in_tehran")
