"""Playing cards and what they are worth: sections 6 and 7 of the digest."""

import pytest

from detente.core.options import Value
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.modifiers import ops_value
from detente.games.twilight_struggle.sequence import HELD_CARDS
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, card, table


@clause("TS-6.1")
def test_one_card_or_un_intervention_with_another() -> None:
    t = table(hand_ussr="un_intervention nato fidel")

    assert {
        "event fidel",
        "ops fidel",
        "space fidel",
        "ops nato",
        "space nato",
        "intervene nato",
        "ops un_intervention",
    } == set(t.legal("ussr"))


def test_an_action_that_does_not_exist_is_refused_politely() -> None:
    t = table(hand_ussr="fidel")
    for action in (-1, 255, 24 * 256, 18 * 256 + 200):
        reason = t.game.why_not(t.s, USSR, action)
        assert reason is not None and "no-such-action" == reason.code


def test_it_is_not_your_turn_and_the_game_may_be_over() -> None:
    t = table(hand_ussr="duck_and_cover", defcon=2)
    assert ("not-your-turn", "TS-4.5") == t.why("us", "ops nato")
    t.ussr("ops duck_and_cover", "choose event_first")
    assert ("game-is-over", "TS-4.5") == t.why("us", "defuse turkey")
    assert ("game-is-over", "TS-4.5") == t.why("ussr", "ops nato")


@clause("TS-6.2")
def test_an_own_card_is_event_or_operations_never_both() -> None:
    t = table(hand_ussr="fidel", ussr="cuba 3")
    t.ussr("ops fidel", "place cuba", "place cuba", "done")

    assert (0, 5) == t["cuba"]
    assert "discard" == t.where("fidel")
    assert "us play-card" == t.asked
    event = table(hand_ussr="fidel", ussr="angola 3")
    event.ussr("event fidel")
    assert ((0, 3), (0, 3), "us play-card") == (event["cuba"], event["angola"], event.asked)


@clause("TS-6.2")
def test_a_neutral_card_is_event_or_operations_never_both() -> None:
    for seat, other in (("us", "ussr"), ("ussr", "us")):
        event = table(phasing=seat, hand_us="nuclear_test_ban", hand_ussr="comecon", defcon=3)
        event.s.hand = event.s.hand if seat == "us" else event.s.hand[::-1]
        event.do(seat, "event nuclear_test_ban")
        assert (1, 5) == (abs(event.vp), event.defcon)
        assert f"{other} play-card" == event.asked
        ops = table(phasing=seat, hand_us="nuclear_test_ban", hand_ussr="comecon", defcon=3)
        ops.s.hand = ops.s.hand if seat == "us" else ops.s.hand[::-1]
        home = "canada" if seat == "us" else "finland"
        ops.do(seat, "ops nuclear_test_ban", *[f"place {home}"] * 4, "done")
        assert (0, 3, f"{other} play-card") == (ops.vp, ops.defcon, ops.asked)


@clause("TS-6.3")
def test_an_opponents_event_cannot_be_played_alone() -> None:
    t = table(hand_ussr="containment")
    assert ("their-event", "TS-6.3") == t.why("ussr", "event containment")
    t.ussr("ops containment", "choose ops_first", *["place finland"] * 3, "done")
    assert ((0, 3), True) == (t["finland"], t.in_force("containment"))
    spaced = table(hand_ussr="containment")
    spaced.ussr("space containment").roll(1)
    assert not spaced.in_force("containment")
    paired = table(hand_ussr="containment un_intervention")
    paired.ussr("intervene containment", *["place finland"] * 3, "done")
    assert not paired.in_force("containment")


@clause("TS-6.4", "TS-6.5", "TS-23.24")
def test_the_opponents_event_comes_before_or_after() -> None:
    before = table(hand_ussr="duck_and_cover", us="iran 1")
    before.ussr("ops duck_and_cover", "choose event_first")
    assert (4, 1) == (before.defcon, before.vp)
    assert {"place finland", "coup iran", "realign iran"} <= set(before.legal("ussr"))
    after = table(hand_ussr="duck_and_cover", ussr="cuba 3")
    after.ussr("ops duck_and_cover", "choose ops_first", *["place cuba"] * 3)
    assert 5 == after.defcon
    after.ussr("done")
    assert (4, 1) == (after.defcon, after.vp)
    assert ("say-the-order", "TS-6.4") == table_with_order().why("ussr", "place cuba")


def table_with_order() -> Table:
    return table(hand_ussr="duck_and_cover").ussr("ops duck_and_cover")


def test_the_event_follows_a_coup_and_realignments_too() -> None:
    coup = table(hand_ussr="duck_and_cover", us="iran 1")
    coup.ussr("ops duck_and_cover", "choose ops_first", "coup iran")
    assert (4, 0) == (coup.defcon, coup.vp)
    coup.roll(1)
    assert (3, 2) == (coup.defcon, coup.vp)
    realign = table(hand_ussr="truman_doctrine", us="cuba 5", ussr="austria 1", hand_us="nato")
    realign.ussr("ops truman_doctrine", "choose ops_first", "realign cuba").dice(1, 1)
    assert "us pick-country" == realign.asked


@clause("TS-6.6", "TS-6.8")
def test_nothing_follows_an_event_that_ends_the_game() -> None:
    t = table(hand_ussr="duck_and_cover", defcon=2)
    t.ussr("ops duck_and_cover", "choose event_first")
    assert ("us", "nobody") == (t.winner, t.asked)
    unmet = table(hand_ussr="kitchen_debates", ussr="cuba 3")
    unmet.ussr("ops kitchen_debates", "choose event_first", "place cuba", "done")
    assert ("discard", 0) == (unmet.where("kitchen_debates"), unmet.vp)


@clause("TS-6.7")
def test_starred_cards_leave_the_game_when_their_event_occurred() -> None:
    t = table(hand_ussr="fidel nasser", hand_us="duck_and_cover")
    t.ussr("event fidel")
    assert "removed" == t.where("fidel")
    t.us("event duck_and_cover")
    assert "discard" == t.where("duck_and_cover")


@clause("TS-6.9", "TS-12.2")
def test_an_event_without_effect_counts_as_played() -> None:
    t = table(phasing="us", hand_us="truman_doctrine")
    t.us("event truman_doctrine")

    assert "removed" == t.where("truman_doctrine")


@clause("TS-6.10")
def test_a_blocked_card_serves_for_operations_and_is_discarded() -> None:
    t = table(hand_ussr="willy_brandt", in_force="tear_down_this_wall", ussr="cuba 3", turn=8)
    assert ("blocked-by-event", "TS-12.7") == t.why("ussr", "event willy_brandt")
    t.ussr("ops willy_brandt", "place cuba", "place cuba", "done")
    assert "discard" == t.where("willy_brandt")


@clause("TS-6.11", "TS-7.11")
def test_a_scoring_card_is_an_event_only() -> None:
    t = table(hand_ussr="asia_scoring fidel", in_force="brezhnev_doctrine")

    assert ["asia_scoring"] == [n for n in t.nouns("ussr", "event") if n != "fidel"]
    assert ("scoring-has-no-ops", "TS-6.11") == t.why("ussr", "ops asia_scoring")
    assert ("scoring-has-no-ops", "TS-6.11") == t.why("ussr", "space asia_scoring")
    assert 0 == ops_value(t.s, USSR, card("asia_scoring"))


@clause("TS-6.12", "TS-6.13", "TS-17.5")
def test_who_holds_a_scoring_card_at_the_check_loses() -> None:
    t = table(phase=HELD_CARDS, hand_ussr="asia_scoring")

    assert ("us", "scoring-held") == (t.winner, t.why_over)


@clause("TS-6.13")
def test_forbid_offers_only_plays_that_get_rid_of_scoring_cards() -> None:
    forbid: dict[str, Value] = {"held_scoring": "forbid"}
    t = table(hand_ussr="asia_scoring fidel", round=6, options=forbid)
    assert ["event asia_scoring"] == t.legal("ussr")
    assert ("scoring-first", "TS-6.13") == t.why("ussr", "event fidel")
    early = table(hand_ussr="asia_scoring fidel", round=5, options=forbid)
    assert "event fidel" in early.legal("ussr")
    plan = table(hand_ussr="asia_scoring five_year_plan", round=6, options=forbid)
    assert ["event asia_scoring", "ops five_year_plan"] == plan.legal("ussr")
    ask_not = table(
        hand_us="asia_scoring ask_not_what_your_country",
        phasing="us",
        round=7,
        options=forbid,
    )
    assert ["event asia_scoring", "event ask_not_what_your_country"] == ask_not.legal("us")
    eighth = table(hand_ussr="asia_scoring", turn=4, round=8, space=(0, 8), options=forbid)
    assert ["event asia_scoring"] == eighth.legal("ussr")
    assert ("scoring-first", "TS-6.13") == eighth.why("ussr", "pass")
    headline = table(
        phase=5, round=0, turn=1, hand_us="nato asia_scoring europe_scoring", options=forbid
    )
    assert 3 == len(headline.legal("us"))


@clause("TS-6.14", "TS-23.22")
def test_two_held_scoring_cards_are_a_draw() -> None:
    t = table(phase=HELD_CARDS, hand_ussr="asia_scoring", hand_us="europe_scoring")

    assert ("nobody", "scoring-held") == (t.winner, t.why_over)


@clause("TS-6.15", "TS-6.17")
def test_a_discarded_scoring_card_is_not_scored() -> None:
    t = table(hand_us="terrorism", hand_ussr="asia_scoring", phasing="us", ussr="japan 4")
    t.us("event terrorism").draw("asia_scoring")

    assert (0, "discard") == (t.vp, t.where("asia_scoring"))


@clause("TS-6.17")
def test_a_discard_for_an_event_has_no_effect_but_for_five_year_plan() -> None:
    t = table(hand_ussr="blockade", hand_us="duck_and_cover")
    t.ussr("event blockade").us("discard duck_and_cover")
    assert (5, 0, "discard") == (t.defcon, t.vp, t.where("duck_and_cover"))
    plan = table(phasing="us", hand_us="five_year_plan", hand_ussr="duck_and_cover fidel")
    plan.us("event five_year_plan").draw("duck_and_cover")
    assert (4, 1) == (plan.defcon, plan.vp)
    own = table(phasing="us", hand_us="five_year_plan", hand_ussr="fidel")
    own.us("event five_year_plan").draw("fidel")
    assert ((0, 0), "discard") == (own["cuba"], own.where("fidel"))


@clause("TS-6.16")
def test_a_due_scoring_card_comes_before_missile_envy() -> None:
    t = table(hand_ussr="asia_scoring missile_envy", bound="ussr", round=7, turn=4)
    assert ["event asia_scoring"] == t.legal("ussr")
    assert ("scoring-first", "TS-6.16") == t.why("ussr", "ops missile_envy")
    early = table(hand_ussr="asia_scoring missile_envy", bound="ussr", round=6, turn=4)
    assert ["ops missile_envy", "space missile_envy"] == early.legal("ussr")


@clause("TS-6.18")
def test_a_higher_card_always_qualifies_for_a_discard() -> None:
    t = table(hand_ussr="blockade", hand_us="nato containment fidel")
    t.ussr("event blockade")

    assert ["discard nato", "discard containment", "decline"] == t.legal("us")
    assert ("worth-too-little", "TS-7.5") == t.why("us", "discard fidel")


@clause("TS-6.19")
def test_card_text_overrides_the_rules() -> None:
    free = table(ussr="east_germany 4", phasing="us", hand_us="tear_down_this_wall", defcon=3)
    free.us("event tear_down_this_wall")
    assert "coup east_germany" in free.legal("us")  # against TS-13.2
    far = table(us="angola 9", hand_ussr="decolonization")
    far.ussr("event decolonization", "place angola")  # against TS-8.1 and TS-8.3
    assert (9, 1) == far["angola"]
    crisis = table(us="peru 1", phasing="us", hand_us="lone_gunman", crisis="ussr", defcon=4)
    crisis.us("ops lone_gunman", "choose event_first").ussr("coup peru")
    assert "us" == crisis.winner  # against TS-13.3


@clause("TS-6.19", "TS-6.16")
def test_but_no_text_overrides_the_duty_to_play_scoring_cards() -> None:
    envy = table(hand_ussr="asia_scoring missile_envy", bound="ussr", round=7, turn=4)
    assert ["event asia_scoring"] == envy.legal("ussr")
    trap = table(hand_ussr="asia_scoring comecon", in_force="bear_trap", round=7, turn=4)
    assert ["event asia_scoring"] == trap.legal("ussr")


def test_the_card_says_where_its_event_works() -> None:
    t = table(hand_ussr="comecon")
    t.ussr("event comecon")

    assert ("not-allowed-there", "TS-8.9") == t.why("ussr", "place italy")


@clause("TS-6.20")
def test_the_discard_pile_is_public_and_hands_and_deck_are_not() -> None:
    t = table(hand_us="nato fidel", discard="nasser")
    seen = t.game.to_json(t.game.observe(t.s, USSR))

    assert ["nasser"] == seen["discard"]
    assert {"us": [], "ussr": ["romanian_abdication"]} == seen["hand"]
    assert {"us": 2, "ussr": 1} == seen["hand_size"]
    assert 0 == t.game.observe(t.s, USSR).state.deck


@clause("TS-6.21")
def test_when_un_intervention_goes_with_a_card() -> None:
    t = table(hand_ussr="un_intervention nato fidel asia_scoring")

    assert ["nato"] == t.nouns("ussr", "intervene")
    assert ("not-their-event", "TS-6.21") == t.why("ussr", "intervene fidel")
    assert ("not-their-event", "TS-6.21") == t.why("ussr", "intervene asia_scoring")
    none = table(hand_ussr="nato")
    assert ("no-un-intervention", "TS-6.21") == none.why("ussr", "intervene nato")


@clause("TS-6.22", "TS-23.11")
def test_the_partner_gives_its_modified_ops_without_event() -> None:
    t = table(
        hand_ussr="un_intervention containment", ussr="cuba 3", in_force="brezhnev_doctrine", turn=4
    )
    t.ussr("intervene containment", *["place cuba"] * 4, "done")

    assert (0, 7) == t["cuba"]
    assert not t.in_force("containment")
    assert ("discard", "discard") == (t.where("containment"), t.where("un_intervention"))
    assert ("us play-card", 1) == (t.asked, t.s.round)
    space = table(hand_ussr="un_intervention containment")
    space.ussr("intervene containment", "space containment").roll(1)
    assert (0, 1) == space.space


# -- what a card is worth ----------------------------------------------------------------------


@clause("TS-7.1", "TS-9.4")
def test_all_points_go_to_one_kind_of_operations() -> None:
    placing = table(ussr="cuba 3", us="iran 1", hand_ussr="nuclear_test_ban")
    placing.ussr("ops nuclear_test_ban", "place cuba")
    assert ("no-realigning-now", "TS-9.4") == placing.why("ussr", "realign iran")
    assert ("no-coup-now", "TS-10.1") == placing.why("ussr", "coup iran")
    assert ("points-left", "TS-8.6") == placing.why("ussr", "done")
    rolling = table(ussr="cuba 3", us="iran 9", hand_ussr="nuclear_test_ban")
    rolling.ussr("ops nuclear_test_ban", "realign iran").dice(1, 1)
    assert ("no-placing-now", "TS-7.1") == rolling.why("ussr", "place cuba")
    assert ("no-space-with-these", "TS-11.9") == rolling.why("ussr", "space nuclear_test_ban")


@clause("TS-7.4")
def test_modifiers_depend_on_who_plays_the_card() -> None:
    t = table(in_force="containment")

    assert 3 == ops_value(t.s, US, card("fidel"))
    assert 2 == ops_value(t.s, USSR, card("fidel"))


@clause("TS-7.4", "TS-7.9")
def test_modifiers_do_not_travel_with_a_card_taken_from_the_other_hand() -> None:
    for mine, theirs, worth in (("containment", "", 3), ("", "brezhnev_doctrine", 2)):
        envy = table(
            phasing="us",
            us="canada 4",
            hand_us="missile_envy",
            hand_ussr="fidel",
            in_force=f"{mine} {theirs}".strip(),
            turn=4,
        )
        envy.us("event missile_envy").ussr("give fidel")
        envy.us(*["place canada"] * worth, "done")
        assert (4 + worth, 0) == envy["canada"]
        grain = table(
            phasing="us",
            us="canada 4",
            hand_us="grain_sales_to_soviets",
            hand_ussr="fidel",
            in_force=f"{mine} {theirs}".strip(),
            turn=4,
        )
        grain.us("event grain_sales_to_soviets").draw("fidel").us("ops fidel", "choose ops_first")
        grain.us(*["place canada"] * worth, "done")
        assert (4 + worth, 0) == grain["canada"]


@clause("TS-7.9")
@pytest.mark.parametrize(("in_force", "scare", "worth"), [("containment", 0, 4), ("", 1, 3)])
def test_modifiers_touch_the_ops_of_a_boycott(in_force: str, scare: int, worth: int) -> None:
    t = table(
        phasing="us", us="canada 4", hand_us="olympic_games", in_force=in_force, scare=(scare, 0)
    )
    t.us("event olympic_games").ussr("choose boycott")
    t.us(*["place canada"] * worth)

    assert ["done"] == t.legal("us")


@clause("TS-7.5")
def test_the_modified_value_counts_for_every_purpose() -> None:
    coup = table(us="iran 3", hand_ussr="fidel", in_force="brezhnev_doctrine", turn=4)
    coup.ussr("ops fidel", "coup iran").roll(3)
    assert ((1, 0), (0, 3)) == (coup["iran"], coup.military)  # 3 + 3 - 4
    weak = table(us="iran 3", hand_ussr="fidel", scare=(0, 1))
    weak.ussr("ops fidel", "coup iran").roll(4)
    assert ((2, 0), (0, 1)) == (weak["iran"], weak.military)  # 4 + 1 - 4
    assert "space blockade" in table(
        hand_ussr="blockade", in_force="brezhnev_doctrine", turn=4
    ).legal("ussr")
    trap = table(hand_ussr="blockade fidel", in_force="bear_trap brezhnev_doctrine", turn=4)
    assert ["discard blockade", "discard fidel"] == sorted(trap.legal("ussr"))
    scared = table(hand_ussr="blockade fidel comecon", in_force="bear_trap", scare=(0, 1), turn=4)
    assert ["discard comecon"] == scared.legal("ussr")


@clause("TS-7.5")
@pytest.mark.parametrize(("scare", "legal"), [(0, ["nato", "containment"]), (1, ["nato"])])
def test_discards_are_measured_with_modifiers(scare: int, legal: list[str]) -> None:
    t = table(hand_ussr="blockade", hand_us="nato containment", scare=(scare, 0))
    t.ussr("event blockade")

    assert legal == t.nouns("us", "discard")


@clause("TS-7.6")
def test_a_regional_bonus_needs_every_point_in_the_region() -> None:
    t = table(ussr="vietnam 5, cuba 3", hand_ussr="fidel", in_force="vietnam_revolts")
    t.ussr("ops fidel", "place vietnam", "place vietnam")
    assert ["laos_cambodia", "vietnam", "thailand"] == t.nouns("ussr", "place")
    assert ("bonus-elsewhere", "TS-7.6") == t.why("ussr", "place cuba")
    lost = table(ussr="vietnam 5, cuba 3", hand_ussr="fidel", in_force="vietnam_revolts")
    lost.ussr("ops fidel", "place cuba", "place vietnam")
    assert ["done"] == lost.legal("ussr")


@clause("TS-7.8")
def test_the_extra_realignment_roll_belongs_to_the_region() -> None:
    t = table(
        us="thailand 9, cuba 9", hand_ussr="captured_nazi_scientist", in_force="vietnam_revolts"
    )
    t.ussr("ops captured_nazi_scientist", "realign thailand").dice(1, 1)
    assert ["realign thailand"] == t.legal("ussr")
    assert ("bonus-elsewhere", "TS-7.8") == t.why("ussr", "realign cuba")
    t.ussr("realign thailand").dice(1, 1)
    assert "us play-card" == t.asked
    elsewhere = table(
        us="thailand 9, cuba 9", hand_ussr="captured_nazi_scientist", in_force="vietnam_revolts"
    )
    elsewhere.ussr("ops captured_nazi_scientist", "realign cuba").dice(1, 1)
    assert "us play-card" == elsewhere.asked


@clause("TS-7.10", "TS-12.4")
def test_printed_numbers_stay_as_printed() -> None:
    t = table(hand_ussr="korean_war", scare=(0, 1))
    t.ussr("event korean_war").roll(1)
    assert (0, 2) == t.military
    envy = table(
        phasing="us", hand_us="missile_envy", hand_ussr="nuclear_test_ban fidel", scare=(0, 3)
    )
    envy.us("event missile_envy")
    assert ["give nuclear_test_ban"] == envy.legal("ussr")


@clause("TS-23.37", "TS-23.39", "TS-7.3")
def test_penalties_add_up_before_the_floor() -> None:
    t = table(scare=(0, 2), in_force="vietnam_revolts")
    assert 2 == ops_value(t.s, USSR, card("nato"))
    assert 1 == ops_value(t.s, USSR, card("fidel"))
    one = table(
        ussr="vietnam 5",
        hand_ussr="captured_nazi_scientist",
        scare=(0, 1),
        in_force="vietnam_revolts",
    )
    one.ussr("ops captured_nazi_scientist", "place vietnam")
    assert ["done"] == one.legal("ussr")


@clause("TS-23.37")
def test_a_second_red_scare_of_the_turn_adds_to_the_first() -> None:
    t = table(phasing="us", hand_us="red_scare_purge", scare=(0, 1), in_force="red_scare_purge")
    t.us("event red_scare_purge")

    assert ([0, 2], 2) == (t.s.scare, ops_value(t.s, USSR, card("nato")))
