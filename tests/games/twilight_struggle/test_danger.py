"""Warnings about acts that can lose at once, and what positions are worth."""

import pytest

from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.sequence import PICK_HEADLINES
from tests.games.twilight_struggle.table import table


@pytest.mark.parametrize(
    "name",
    ["olympic_games", "summit", "missile_envy", "cia_created", "five_year_plan"],
)
def test_at_defcon_2_what_others_decide_is_dangerous(name: str) -> None:
    use = "event" if name in ("olympic_games", "summit", "missile_envy") else "ops"
    t = table(hand_ussr=f"{name} fidel", defcon=2)
    assert "danger-others-decide" == t.danger("ussr", f"{use} {name}")
    assert table(hand_ussr=f"{name} fidel", defcon=3).danger("ussr", f"{use} {name}") is None


def test_own_events_that_need_no_other_hand_are_safe() -> None:
    t = table(hand_ussr="lone_gunman junta", hand_us="nato", defcon=2)

    assert t.danger("ussr", "event lone_gunman") is None
    assert t.danger("ussr", "event junta") is None


def test_a_fatal_headline_is_warned_of_a_step_early() -> None:
    t = table(phase=PICK_HEADLINES, round=0, hand_us="duck_and_cover nato", defcon=3)
    assert "danger-nuclear-war" == t.danger("us", "headline duck_and_cover")
    assert t.danger("us", "headline nato") is None


def test_a_scoring_card_that_must_be_played_now() -> None:
    t = table(hand_ussr="asia_scoring fidel", round=6)
    assert "danger-scoring-held" == t.danger("ussr", "event fidel")
    assert t.danger("ussr", "event asia_scoring") is None
    early = table(hand_ussr="asia_scoring fidel", round=5)
    assert early.danger("ussr", "event fidel") is None


def test_ask_not_in_the_last_round_warns_of_scoring_cards_kept_or_drawn() -> None:
    held = "ask_not_what_your_country asia_scoring nato"
    last = table(phasing="us", hand_us=held, round=7, turn=4)
    last.us("event ask_not_what_your_country")
    assert "danger-scoring-held" == last.danger("us", "done")
    assert "danger-scoring-held" == last.danger("us", "discard nato")
    assert last.danger("us", "discard asia_scoring") is None

    soviet = table(hand_us="asia_scoring nato", hand_ussr="ask_not_what_your_country", round=7)
    soviet.ussr("ops ask_not_what_your_country", "choose event_first")
    assert soviet.danger("us", "done") is None
    assert "danger-scoring-held" == soviet.danger("us", "discard nato")

    early = table(phasing="us", hand_us=held, round=5, turn=4)
    early.us("event ask_not_what_your_country")
    assert early.danger("us", "done") is None
    assert early.danger("us", "discard nato") is None


def test_points_europe_and_pending_points() -> None:
    points = table(hand_ussr="middle_east_scoring", us="iran 2, egypt 2, syria 2", vp=15)
    assert "danger-points" == points.danger("ussr", "event middle_east_scoring")
    europe = table(
        hand_ussr="europe_scoring",
        us="france 3, west_germany 4, italy 2, east_germany 3, poland 3",
    )
    assert "danger-europe" == europe.danger("ussr", "event europe_scoring")
    buried = table(
        phasing="us",
        hand_us="nato un_intervention fidel",
        in_force="we_will_bury_you",
        vp=-17,
        turn=4,
    )
    assert "danger-points" == buried.danger("us", "ops nato")
    assert buried.danger("us", "intervene fidel") is None


def test_a_coup_before_an_event_that_lowers_defcon_too() -> None:
    t = table(hand_ussr="duck_and_cover", us="angola 1, peru 1", defcon=3)
    t.ussr("ops duck_and_cover", "choose ops_first")
    assert "danger-nuclear-war" == t.danger("ussr", "coup angola")
    assert t.danger("ussr", "coup peru") is None
    chosen = table(hand_ussr="cia_created", us="angola 1", defcon=3)
    chosen.ussr("ops cia_created", "choose ops_first")
    assert "danger-others-decide" == chosen.danger("ussr", "coup angola")


def test_a_random_card_is_nobodys_to_choose() -> None:
    t = table(phasing="us", hand_us="five_year_plan star_wars", space=(1, 0), defcon=2)

    assert "danger-others-decide" == t.danger("us", "event five_year_plan")
    assert t.danger("us", "event star_wars") is None


def test_choosing_defcon_1_in_the_own_turn() -> None:
    t = table(hand_ussr="how_i_learned_to_stop_worrying", defcon=2)
    t.ussr("event how_i_learned_to_stop_worrying")

    assert "danger-nuclear-war" == t.danger("ussr", "defcon 1")
    assert t.danger("ussr", "defcon 3") is None


def test_how_i_learned_in_the_hand_grain_sales_draws_from() -> None:
    t = table(hand_ussr="grain_sales_to_soviets how_i_learned_to_stop_worrying")
    assert "danger-others-decide" == t.danger("ussr", "ops grain_sales_to_soviets")
    alone = table(hand_ussr="grain_sales_to_soviets")
    assert alone.danger("ussr", "ops grain_sales_to_soviets") is None


def test_how_i_learned_in_the_discards_star_wars_picks_from() -> None:
    """The US, ahead in space, would set DEFCON to 1 in the round of the USSR, however high."""
    how = "how_i_learned_to_stop_worrying"
    ahead = table(hand_ussr="star_wars", discard=how, space=(1, 0), turn=9, defcon=3)
    assert "danger-others-decide" == ahead.danger("ussr", "ops star_wars")
    behind = table(hand_ussr="star_wars", discard=how, space=(0, 1), turn=9, defcon=3)
    assert behind.danger("ussr", "ops star_wars") is None
    gone = table(hand_ussr="star_wars", removed=how, space=(1, 0), turn=9, defcon=3)
    assert gone.danger("ussr", "ops star_wars") is None


def test_choosing_defcon_1_is_dangerous_at_every_level() -> None:
    t = table(hand_ussr="how_i_learned_to_stop_worrying", defcon=5)
    t.ussr("event how_i_learned_to_stop_worrying")
    assert "danger-nuclear-war" == t.danger("ussr", "defcon 1")


def test_placing_is_never_dangerous() -> None:
    t = table(hand_ussr="fidel", defcon=2)
    t.ussr("ops fidel")

    assert t.danger("ussr", "place finland") is None


def test_what_a_position_is_worth() -> None:
    even = table()
    ahead = table(us="panama 2, mexico 2, iran 2")
    won = table(us="iran 2", hand_ussr="middle_east_scoring", vp=19)
    won.ussr("event middle_east_scoring")

    assert 0 == even.game.evaluate(even.s, US) + even.game.evaluate(even.s, USSR)
    assert ahead.game.evaluate(ahead.s, US) > 0 > ahead.game.evaluate(ahead.s, USSR)
    assert (1, -1) == (won.game.evaluate(won.s, US), won.game.evaluate(won.s, USSR))


def test_more_of_the_map_is_worth_more() -> None:
    worth = [
        table(us=us).game.evaluate(table(us=us).s, US)
        for us in ("", "iran 1", "iran 2", "iran 2, egypt 2", "iran 2, egypt 2, syria 2")
    ]

    assert sorted(worth) == worth
    assert 5 == len(set(worth))


def test_scoring_cards_that_can_no_longer_be_played_weigh() -> None:
    calm = table(hand_ussr="asia_scoring fidel", round=1)
    late = table(hand_ussr="asia_scoring europe_scoring", round=6)

    assert late.game.evaluate(late.s, USSR) < calm.game.evaluate(calm.s, USSR) - 0.3
