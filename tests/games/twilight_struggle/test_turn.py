"""The turn and the headline phase: sections 4 and 5 of the digest."""

import pytest

from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cards import CARD_NAMES, TURN_EFFECTS
from detente.games.twilight_struggle.sequence import (
    DEAL,
    HELD_CARDS,
    IMPROVE,
    LANDED,
    MILITARY,
    PICK_HEADLINES,
    ROUND_OVER,
    TURN_OVER,
)
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, cards, table


def headlines(
    *,
    hand_us: str,
    hand_ussr: str,
    us: str = "",
    space: tuple[int, int] = (0, 0),
    scare: tuple[int, int] = (0, 0),
    defcon: int = 5,
    bound: str | None = None,
    china: str | None = None,
) -> Table:
    """A table in the headline phase."""
    return table(
        phase=PICK_HEADLINES,
        round=0,
        hand_us=hand_us,
        hand_ussr=hand_ussr,
        us=us,
        space=space,
        scare=scare,
        defcon=defcon,
        bound=bound,
        china=china,
    )


def deal_on(t: Table) -> Table:
    """Let chance deal, lowest card first."""
    while t.asked == "chance deal-cards":
        t.chance(t.game.text(t.game.legal(t.s, -1)[0]))
    return t


# -- the turn --------------------------------------------------------------------------------


@clause("TS-4.1", "TS-4.11")
def test_final_scoring_follows_the_tenth_turn() -> None:
    t = table(phase=TURN_OVER, turn=10, us="panama 2")

    assert ("us", "final", 2) == (t.winner, t.why_over, t.vp)
    ninth = table(phase=TURN_OVER, turn=9, us="panama 2")
    assert (None, 10) == (ninth.winner, ninth.s.turn)


@clause("TS-4.2", "TS-13.1")
def test_defcon_improves_at_the_start_of_a_turn_but_not_above_5() -> None:
    assert 3 == table(phase=IMPROVE, defcon=2, turn=2).defcon
    assert 5 == table(phase=IMPROVE, defcon=5, turn=2).defcon


@clause("TS-4.3")
def test_hands_are_filled_to_8_then_9_without_the_china_card() -> None:
    early = deal_on(table(phase=DEAL, turn=2, china="us"))
    late = deal_on(table(phase=DEAL, turn=4, china="us"))

    assert [8, 8] == [hand.bit_count() for hand in early.s.hand]
    assert [9, 9] == [hand.bit_count() for hand in late.s.hand]


@clause("TS-4.4")
def test_headlines_come_after_the_deal() -> None:
    t = deal_on(table(phase=DEAL, turn=2))

    assert [US, USSR] == t.game.waiting(t.s)
    assert t.asked.endswith("pick-headline")


@clause("TS-4.5")
def test_the_ussr_acts_before_the_us_in_each_round() -> None:
    t = table(hand_ussr="fidel nasser", hand_us="containment nato")
    t.ussr("event fidel")
    assert ("us play-card", 1) == (t.asked, t.s.round)
    t.us("event containment")
    assert ("ussr play-card", 2) == (t.asked, t.s.round)
    assert 6 == table(turn=3).game.prompt(table(turn=3).s, USSR).args["rounds"]
    assert 7 == table(turn=4).game.prompt(table(turn=4).s, USSR).args["rounds"]


@clause("TS-4.5")
@pytest.mark.parametrize(("turn", "last"), [(3, 6), (4, 7), (10, 7)])
def test_a_turn_has_its_rounds_and_no_more(turn: int, last: int) -> None:
    t = table(
        turn=turn, round=last - 1, phasing="us", hand_us="containment nato", hand_ussr="fidel"
    )
    t.us("event containment")
    assert ("ussr play-card", last) == (t.asked, t.s.round)
    t.ussr("event fidel").us("ops nato", *["place canada"] * 4, "done")
    assert "military-checked" in t.said()


@clause("TS-4.6")
def test_an_eighth_round_is_offered_and_may_be_declined() -> None:
    t = table(turn=5, round=8, phasing="ussr", space=(7, 8), hand_ussr="fidel", hand_us="nato")
    assert "ussr play-card" == t.asked
    assert "pass" in t.legal("ussr")
    t.ussr("pass")
    assert t.s.turn == 6
    us = table(turn=8, round=7, phasing="us", hand_us="north_sea_oil nato", space=(7, 8))
    us.us("event north_sea_oil")
    assert ("ussr play-card", 8) == (us.asked, us.s.round)
    us.ussr("pass")
    assert ("us play-card", 8) == (us.asked, us.s.round)
    us.us("ops nato", "place canada", "place canada", "place canada", "place canada", "done")
    assert us.s.turn == 9


@clause("TS-4.7", "TS-23.2")
def test_held_cards_are_checked_before_military_operations() -> None:
    t = table(phase=HELD_CARDS, hand_us="asia_scoring", vp=-17, military=(0, 5), defcon=5)

    assert ("ussr", "scoring-held") == (t.winner, t.why_over)


@clause("TS-4.8")
def test_military_operations_are_checked_and_return_to_zero() -> None:
    t = table(phase=MILITARY, military=(3, 5), defcon=4)

    assert (-1, (0, 0)) == (t.vp, t.military)


@clause("TS-4.9", "TS-15.3")
def test_the_china_card_turns_face_up_at_the_end_of_the_turn() -> None:
    t = table(phase=TURN_OVER, china="us", china_up=False, turn=2)

    assert (US, 1) == (t.s.china, t.s.china_up)


@clause("TS-4.10")
def test_mid_and_late_war_cards_join_the_deck() -> None:
    mid = table(phase=TURN_OVER, turn=3, discard="fidel")
    assert (4, 38 - 3 + 48) == (mid.s.turn, mid.s.deck.bit_count())
    assert "discard" == mid.where("fidel")
    late = table(phase=TURN_OVER, turn=7)
    assert (8, 86 - 2 + 23) == (late.s.turn, late.s.deck.bit_count())


THIS_TURN = (
    "vietnam_revolts containment red_scare_purge cuban_missile_crisis nuclear_subs "
    "salt_negotiations brezhnev_doctrine u2_incident latin_american_death_squads "
    "iran_contra_scandal chernobyl aldrich_ames_remix yuri_and_samantha"
)


@clause("TS-4.12")
def test_every_effect_of_the_turn_ends() -> None:
    t = table(phase=MILITARY, in_force=f"{THIS_TURN} nato flower_power", crisis="us", turn=8)

    assert cards("nato flower_power") == t.s.in_force
    assert cards(THIS_TURN) == TURN_EFFECTS


@clause("TS-4.12")
def test_effects_of_the_turn_end() -> None:
    t = table(
        phase=MILITARY,
        in_force="containment brezhnev_doctrine nato vietnam_revolts red_scare_purge",
        scare=(1, 2),
        squads=1,
        crisis="us",
        chernobyl="asia",
        attempts=(1, 1),
    )

    assert not t.in_force("containment") and not t.in_force("vietnam_revolts")
    assert t.in_force("nato")
    assert ([0, 0], 0, -1, -1, (0, 0)) == (
        t.s.scare,
        t.s.squads,
        t.s.crisis,
        t.s.chernobyl,
        t.s.attempts,
    )


@clause("TS-4.13")
def test_who_has_no_card_skips_his_rounds_while_the_other_goes_on() -> None:
    t = table(hand_ussr="", hand_us="containment nato")
    assert "us play-card" == t.asked
    t.us("event containment")
    assert ("us play-card", 2) == (t.asked, t.s.round)
    assert "skipped" in t.said()


@clause("TS-4.14", "TS-15.6")
def test_nobody_may_pass_but_the_china_card_is_never_compulsory() -> None:
    t = table(hand_ussr="fidel", china="ussr")
    assert ("no-passing", "TS-4.14") == t.why("ussr", "pass")
    china = table(hand_ussr="", china="ussr")
    assert ["ops the_china_card", "space the_china_card", "pass"] == china.legal("ussr")
    china.ussr("pass")
    assert "us play-card" == china.asked


@clause("TS-4.15")
def test_cards_left_are_kept() -> None:
    t = table(phase=HELD_CARDS, hand_us="nato", military=(5, 5))

    assert "us" == t.where("nato")
    nine = "nato fidel nasser comecon blockade containment cia_created suez_crisis decolonization"
    full = table(phase=HELD_CARDS, hand_us=nine, military=(5, 5), turn=2)
    assert sorted(nine.split()) == sorted(full.hand("us"))


@clause("TS-4.16")
def test_nobody_discards_of_his_own_accord() -> None:
    t = table(hand_ussr="fidel")

    assert ("play-a-card", "TS-6.1") == t.why("ussr", "discard fidel")


# -- the headline phase ------------------------------------------------------------------------


@clause("TS-5.1")
def test_headlines_are_picked_in_secret_and_shown_together() -> None:
    t = headlines(hand_us="containment nato", hand_ussr="comecon fidel")
    t.us("headline containment")

    assert [USSR] == t.game.waiting(t.s)
    seen = t.game.to_json(t.game.observe(t.s, USSR))
    assert {"us": "face_down", "ussr": None} == seen["headline"]
    t.ussr("headline comecon")
    assert ["headline-shown", "headline-shown"] == [x for x in t.said() if x == "headline-shown"]


@clause("TS-5.2")
def test_what_cannot_be_a_headline() -> None:
    t = headlines(
        hand_us="un_intervention missile_envy nato", hand_ussr="fidel", bound="us", china="us"
    )

    assert ["headline nato"] == t.legal("us")
    assert ("un-no-headline", "TS-5.2") == t.why("us", "headline un_intervention")
    assert ("missile-envy-no-headline", "TS-5.2") == t.why("us", "headline missile_envy")
    assert ("china-no-headline", "TS-5.2") == t.why("us", "headline the_china_card")
    assert ("not-in-hand", "TS-6.1") == t.why("us", "headline fidel")
    assert ("headline-phase", "TS-5.1") == t.why("us", "event nato")


def order_of(t: Table) -> list[str]:
    """The events in the order they happened."""
    return [
        CARD_NAMES[note.args[0]]
        for note in t.notes()
        if t.game.notes[note.what].id in ("event-happens", "event-fails")
    ]


@clause("TS-5.3", "TS-5.11", "TS-7.10", "TS-23.19")
def test_the_higher_printed_value_resolves_first_and_the_us_on_a_tie() -> None:
    higher = headlines(hand_us="captured_nazi_scientist nato", hand_ussr="fidel nasser")
    higher.us("headline captured_nazi_scientist").ussr("headline fidel")
    assert ["fidel", "captured_nazi_scientist"] == order_of(higher)
    tie = headlines(hand_us="containment nato", hand_ussr="brezhnev_doctrine nasser", scare=(1, 0))
    tie.us("headline containment").ussr("headline brezhnev_doctrine")
    assert ["containment", "brezhnev_doctrine"] == order_of(tie)


@clause("TS-5.4")
def test_scoring_cards_resolve_last() -> None:
    t = headlines(hand_us="asia_scoring nato", hand_ussr="nasser fidel")
    t.us("headline asia_scoring").ussr("headline nasser")
    assert ["nasser", "asia_scoring"] == order_of(t)
    both = headlines(hand_us="asia_scoring nato", hand_ussr="middle_east_scoring fidel")
    both.us("headline asia_scoring").ussr("headline middle_east_scoring")
    assert ["asia_scoring", "middle_east_scoring"] == order_of(both)


@clause("TS-5.5")
def test_only_events_happen() -> None:
    t = headlines(hand_us="containment nato", hand_ussr="fidel nasser")
    t.us("headline containment").ussr("headline fidel")

    assert "ussr play-card" == t.asked
    assert (0, 3) == t["cuba"]
    granted = headlines(hand_us="abm_treaty nato", hand_ussr="fidel nasser")
    granted.us("headline abm_treaty").ussr("headline fidel")
    assert "us operations" == granted.asked


@clause("TS-5.6")
def test_an_opponents_event_may_be_headlined_and_is_his_to_resolve() -> None:
    t = headlines(hand_us="comecon nato", hand_ussr="nasser fidel")
    t.us("headline comecon").ussr("headline nasser")

    assert "ussr place-free" == t.asked
    assert US == t.s.phasing


@clause("TS-5.7")
def test_a_headline_that_cannot_occur_is_discarded() -> None:
    t = headlines(hand_us="nato containment", hand_ussr="nasser fidel")
    t.us("headline nato").ussr("headline nasser")

    assert "discard" == t.where("nato")
    assert not t.in_force("nato")
    unmet = headlines(hand_us="kitchen_debates nato", hand_ussr="nasser fidel")
    unmet.us("headline kitchen_debates").ussr("headline nasser")
    assert ("discard", 0) == (unmet.where("kitchen_debates"), unmet.vp)
    blocked = table(
        phase=PICK_HEADLINES,
        round=0,
        turn=8,
        hand_us="nato containment",
        hand_ussr="willy_brandt fidel",
        in_force="tear_down_this_wall",
    )
    blocked.us("headline containment").ussr("headline willy_brandt")
    assert ("discard", 0) == (blocked.where("willy_brandt"), blocked.vp)


@clause("TS-5.8")
def test_defectors_cancels_even_a_stronger_headline() -> None:
    t = headlines(hand_us="defectors nato", hand_ussr="we_will_bury_you fidel")
    t.us("headline defectors").ussr("headline we_will_bury_you")
    assert ("discard", 5) == (t.where("we_will_bury_you"), t.defcon)
    scoring = headlines(hand_us="defectors nato", hand_ussr="asia_scoring fidel", us="japan 4")
    scoring.us("headline defectors").ussr("headline asia_scoring")
    assert ("discard", 0) == (scoring.where("asia_scoring"), scoring.vp)


@clause("TS-5.9")
def test_defectors_headlined_by_the_ussr_does_nothing() -> None:
    t = headlines(hand_us="containment nato", hand_ussr="defectors fidel")
    t.us("headline containment").ussr("headline defectors")

    assert (0, "discard") == (t.vp, t.where("defectors"))
    assert t.in_force("containment")


@clause("TS-5.10")
def test_man_in_earth_orbit_sees_the_other_headline_first() -> None:
    t = headlines(hand_us="containment nato", hand_ussr="comecon fidel", space=(4, 3))
    assert [USSR] == t.game.waiting(t.s)
    t.ussr("headline comecon")
    seen = t.game.to_json(t.game.observe(t.s, US))
    assert {"us": None, "ussr": "comecon"} == seen["headline"]
    t.us("headline nato")
    both = headlines(hand_us="nato", hand_ussr="fidel", space=(4, 4))
    assert [US, USSR] == both.game.waiting(both.s)


@clause("TS-5.12")
def test_a_first_headline_that_ends_the_game_stops_the_second() -> None:
    t = headlines(hand_us="duck_and_cover nato", hand_ussr="fidel nasser", defcon=2)
    t.us("headline duck_and_cover").ussr("headline fidel")

    assert ("ussr", (0, 0)) == (t.winner, t["cuba"])


@clause("TS-5.13")
def test_a_first_headline_can_block_the_second() -> None:
    t = headlines(hand_us="the_iron_lady nato", hand_ussr="socialist_governments fidel")
    t.us("headline the_iron_lady").ussr("headline socialist_governments")

    assert ["the_iron_lady", "socialist_governments"] == order_of(t)
    assert "event-fails" in t.said()


@clause("TS-5.14")
def test_a_waiting_headline_is_not_in_the_hand() -> None:
    t = headlines(hand_us="five_year_plan nato", hand_ussr="fidel nasser")
    t.us("headline five_year_plan").ussr("headline fidel")

    assert ["draw nasser"] == [t.game.text(a) for a in t.game.legal(t.s, -1)]
    envy = headlines(hand_us="missile_envy nato", hand_ussr="captured_nazi_scientist nasser")
    envy.us("headline missile_envy").ussr("headline captured_nazi_scientist")
    assert ["give nasser"] == envy.legal("ussr")


@clause("TS-5.15")
def test_everybody_must_headline() -> None:
    t = headlines(hand_us="fidel nasser", hand_ussr="nato")

    assert ("must-headline", "TS-5.15") == t.why("us", "pass")


@clause("TS-5.16")
def test_a_card_reached_in_the_headline_phase_may_use_its_operations() -> None:
    t = headlines(
        hand_us="grain_sales_to_soviets un_intervention nato", hand_ussr="nasser fidel allende"
    )
    t.us("headline grain_sales_to_soviets").ussr("headline nasser").draw("fidel")

    assert ["ops fidel", "space fidel", "decline"] == t.legal("us")
    assert ("no-un-in-headline", "TS-6.21") == t.why("us", "intervene fidel")
    t.us("space fidel").roll(1)
    assert (1, 0) == t.space


@clause("TS-5.16")
def test_star_wars_in_the_headline_phase_may_use_the_operations_of_its_event() -> None:
    t = table(
        phase=PICK_HEADLINES,
        round=0,
        turn=8,
        space=(2, 1),
        hand_us="star_wars nato",
        hand_ussr="nasser fidel",
        discard="abm_treaty",
        us="canada 4",
    )
    t.us("headline star_wars").ussr("headline nasser").us("take abm_treaty", "place canada", "done")

    assert (5, 0) == t["canada"]


def test_the_box_6_discard_comes_before_the_next_deal() -> None:
    t = table(phase=LANDED, space=(6, 5), hand_us="nato fidel", turn=4)
    t.us("discard fidel")

    assert "discard" == t.where("fidel")
    assert (5, "chance deal-cards") == (t.s.turn, t.asked)


def test_norad_is_looked_at_when_a_round_is_over() -> None:
    t = table(phase=ROUND_OVER, hand_us="nato")

    assert "us play-card" == t.asked
