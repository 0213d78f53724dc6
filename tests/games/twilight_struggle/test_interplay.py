"""Cards that meet other cards: chains, duties and effects that touch each other."""

import pytest

from detente.core.frame import NONE
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES, ROUND
from tests.clauses import clause
from tests.games.twilight_struggle.table import Table, table


def headlines(hand_us: str, hand_ussr: str, discard: str = "", in_force: str = "") -> Table:
    """The headline phase of a late turn, the US ahead in space."""
    return table(
        phase=PICK_HEADLINES,
        round=0,
        turn=8,
        hand_us=hand_us,
        hand_ussr=hand_ussr,
        discard=discard,
        in_force=in_force,
        space=(1, 0),
    )


# -- Star Wars ---------------------------------------------------------------------------------


def test_star_wars_fetches_defectors_against_a_waiting_headline() -> None:
    t = headlines("star_wars nato", "nasser fidel", discard="defectors")
    t.us("headline star_wars").ussr("headline nasser").us("take defectors")

    assert (0, 0) == t["egypt"]
    assert ("discard", "discard") == (t.where("nasser"), t.where("defectors"))


def test_defectors_come_too_late_for_a_headline_that_was_resolved() -> None:
    t = headlines("star_wars nato", "comecon fidel", discard="defectors")
    t.us("headline star_wars").ussr("headline comecon")
    t.ussr(*[f"place {name}" for name in ("poland", "hungary", "romania", "bulgaria")], "done")
    t.us("take defectors")

    assert (0, 1) == t["poland"]
    assert ("removed", "discard") == (t.where("comecon"), t.where("defectors"))


def test_star_wars_removes_a_starred_event_and_keeps_the_others_in_the_game() -> None:
    for name, place in (("fidel", "removed"), ("arms_race", "discard")):
        t = table(phasing="us", hand_us="star_wars", space=(1, 0), discard=name)
        t.us("event star_wars", f"take {name}")
        assert (place, "removed") == (t.where(name), t.where("star_wars"))


# -- Missile Envy ------------------------------------------------------------------------------


@pytest.mark.parametrize("war", ["korean_war", "brush_war"])
def test_a_war_card_taken_with_missile_envy_feeds_flower_power(war: str) -> None:
    t = table(phasing="us", hand_us="missile_envy", hand_ussr=war, in_force="flower_power", turn=4)
    t.us("event missile_envy").ussr(f"give {war}")

    assert -2 == t.vp


def test_the_duty_of_missile_envy_outlasts_a_scoring_card_that_had_to_come_first() -> None:
    t = table(hand_ussr="asia_scoring missile_envy comecon", bound="ussr", round=7, turn=4)
    t.ussr("event asia_scoring")

    assert USSR == t.s.bound
    t.s.stack.clear()
    t.s.phase, t.s.phasing, t.s.turn, t.s.round = ROUND, USSR, 5, 1
    t.game.proceed(t.s)
    assert ["ops missile_envy", "space missile_envy"] == t.legal("ussr")


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("grain_sales_to_soviets", ["ops missile_envy", "place canada", "place canada", "done"]),
        ("terrorism", []),
    ],
)
def test_the_duty_goes_with_the_card(name: str, answers: list[str]) -> None:
    t = table(
        phasing="us",
        us="canada 4",
        hand_us=f"{name} nato",
        hand_ussr="missile_envy comecon",
        bound="ussr",
        turn=8,
    )
    t.us(f"event {name}").draw("missile_envy").us(*answers)

    assert (NONE, "discard") == (t.s.bound, t.where("missile_envy"))
    assert "ops comecon" in t.legal("ussr")


# -- Five Year Plan and Grain Sales --------------------------------------------------------------


def test_five_year_plan_can_pull_grain_sales_which_draws_another_card() -> None:
    t = table(hand_ussr="five_year_plan grain_sales_to_soviets duck_and_cover", defcon=2)
    t.ussr("ops five_year_plan", "choose event_first").draw("grain_sales_to_soviets")
    t.draw("duck_and_cover").us("event duck_and_cover")

    assert ("us", "nuclear-war") == (t.winner, t.why_over)


# -- regional bonuses --------------------------------------------------------------------------


def test_vietnam_revolts_gives_the_us_nothing() -> None:
    t = table(phasing="us", china="us", us="thailand 2", in_force="vietnam_revolts", turn=1)
    t.us("ops the_china_card", *["place thailand"] * 5)

    assert ["done"] == t.legal("us")


# -- Cuban Missile Crisis ------------------------------------------------------------------------


def test_the_crisis_does_not_spare_a_coup_under_nuclear_subs() -> None:
    t = table(
        phasing="us", hand_us="nato", ussr="peru 1", crisis="us", in_force="nuclear_subs", turn=4
    )
    t.us("ops nato", "coup peru")

    assert ("ussr", "missile-crisis") == (t.winner, t.why_over)


def test_the_second_coup_of_che_is_a_coup_too() -> None:
    t = table(hand_ussr="che", us="peru 1, bolivia 1", ussr="cuba 2", crisis="us", turn=4)
    t.ussr("event che", "coup peru").roll(6).ussr("coup bolivia").roll(6)
    assert t.winner is None

    threatened = table(hand_us="che", phasing="us", us="peru 1", ussr="cuba 2", crisis="ussr")
    threatened.us("ops che", "choose event_first").ussr("coup peru")
    assert ("us", "missile-crisis") == (threatened.winner, threatened.why_over)


# -- coups set off by the other side ---------------------------------------------------------------


def test_yuri_and_samantha_counts_free_coups_and_those_in_a_soviet_round() -> None:
    free = table(phasing="us", hand_us="junta", ussr="peru 1", in_force="yuri_and_samantha", turn=8)
    free.us("event junta", "pick chile", "coup peru").roll(1)
    assert -1 == free.vp

    soviet = table(hand_ussr="cia_created", ussr="peru 1", in_force="yuri_and_samantha", turn=8)
    soviet.ussr("ops cia_created", "choose event_first").us("coup peru").roll(1)
    assert -1 == soviet.vp


def test_norad_hears_a_us_coup_in_a_soviet_round() -> None:
    t = table(
        hand_ussr="cia_created fidel",
        us="canada 4",
        ussr="angola 1, finland 1",
        in_force="norad",
        defcon=3,
    )
    t.ussr("ops cia_created", "choose event_first").us("coup angola").roll(1)
    t.ussr("place finland", "done").us("pick canada")

    assert ((5, 0), 2) == (t["canada"], t.defcon)


def test_death_squads_of_both_sides_cancel_out() -> None:
    t = table(phasing="us", hand_us="latin_american_death_squads", squads=-1)
    t.us("event latin_american_death_squads")

    assert 0 == t.s.squads


# -- NATO --------------------------------------------------------------------------------------


@clause("TS-12.1", "TS-12.7")
def test_tear_down_this_wall_puts_west_germany_under_nato_again() -> None:
    before = table(us="west_germany 5", hand_ussr="fidel", in_force="nato willy_brandt", turn=8)
    before.ussr("ops fidel")
    assert "coup west_germany" in before.legal("ussr")

    t = table(
        phasing="us",
        us="west_germany 5",
        hand_us="tear_down_this_wall",
        hand_ussr="fidel",
        in_force="nato willy_brandt",
    )
    t.us("event tear_down_this_wall").ussr("ops fidel")
    assert "coup west_germany" not in t.legal("ussr")


# -- "We Will Bury You" ----------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["nato", ""])
def test_a_us_that_is_trapped_or_has_no_card_is_buried(hand: str) -> None:
    t = table(
        phasing="us", hand_us=hand, in_force="we_will_bury_you quagmire", turn=4, hand_ussr="fidel"
    )
    if hand:
        t.us("discard nato").roll(6)

    assert -3 == t.vp


# -- SALT Negotiations -------------------------------------------------------------------------


def test_salt_takes_neither_itself_nor_a_scoring_card_and_shows_what_it_takes() -> None:
    t = table(
        phasing="us",
        hand_us="salt_negotiations",
        discard="asia_scoring brush_war",
        defcon=2,
    )
    t.us("event salt_negotiations")
    assert ["take brush_war", "decline"] == t.legal("us")
    t.us("take brush_war")

    assert ("us", "removed", 4) == (t.where("brush_war"), t.where("salt_negotiations"), t.defcon)
    assert t.s.shown & t.s.hand[US] == t.s.hand[US]
