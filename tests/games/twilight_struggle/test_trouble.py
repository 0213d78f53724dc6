"""Hands that lose by themselves: what cannot be played in time, or cannot be held back."""

from typing import Any

import pytest

from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.trouble import to_come, trouble
from tests.games.twilight_struggle.table import SEATS, table


def chance(who: str, **position: Any) -> float:
    """How likely a side is to lose by its own cards."""
    return trouble(table(phasing=who, **position).s, SEATS[who])


def test_a_round_that_was_played_does_not_come_again() -> None:
    """The USSR plays first: once the US is to play, that round is over for it."""
    assert 2 == to_come(table(round=5).s, USSR, 6)
    assert 1 == to_come(table(round=5, phasing="us").s, USSR, 6)
    assert 2 == to_come(table(round=5, phasing="us").s, US, 6)
    assert 2 == to_come(table(round=5).s, US, 6)


def test_nor_does_the_one_in_which_a_card_is_being_played() -> None:
    t = table(hand_ussr="fidel comecon", round=5)
    t.ussr("ops fidel")
    assert 1 == to_come(t.s, USSR, 6)


def test_a_scoring_card_is_in_trouble_after_the_last_round() -> None:
    last = table(hand_ussr="asia_scoring", round=6, phasing="us")
    assert trouble(last.s, USSR) > 0.9
    assert chance("ussr", hand_ussr="asia_scoring", round=6) < 0.1


def test_who_holds_no_such_card_is_in_none_in_an_eighth_round_of_the_other_side() -> None:
    assert 0 == trouble(table(hand_ussr="fidel", turn=4, round=8, phasing="us").s, USSR)


MUST = {
    "the US would act in the round of the USSR": ("ussr", "cia_created fidel"),
    "the USSR would act in the round of the US": ("us", "lone_gunman nato"),
    "neither of two can be held": ("ussr", "cia_created duck_and_cover"),
}
WAYS_OUT: dict[str, tuple[str, str, dict[str, Any]]] = {
    "it is the card that is left over": ("ussr", "cia_created fidel comecon", {}),
    "the China Card is played instead": ("ussr", "cia_created fidel", {"china": "ussr"}),
    "it goes to space": ("ussr", "duck_and_cover fidel", {}),
    "UN Intervention goes with it": ("ussr", "cia_created un_intervention", {}),
    "for Operations it is harmless": ("us", "olympic_games nato", {}),
    "a plan needs another such card": ("ussr", "five_year_plan fidel", {"attempts": (0, 1)}),
}


@pytest.mark.parametrize("case", MUST)
def test_two_rounds_and_only_one_card_to_play_safely(case: str) -> None:
    """The lower DEFCON is, the nearer the war."""
    who, hand = MUST[case]
    position: dict[str, Any] = {f"hand_{who}": hand, "turn": 4, "round": 6}
    near = [chance(who, defcon=defcon, attempts=(1, 1), **position) for defcon in range(2, 6)]
    assert near[0] > 0.8
    assert sorted(near, reverse=True) == near
    assert near[-1] > 0


@pytest.mark.parametrize("case", WAYS_OUT)
def test_ways_out(case: str) -> None:
    who, hand, more = WAYS_OUT[case]
    position: dict[str, Any] = {f"hand_{who}": hand, "turn": 4, "round": 6, **more}
    assert chance(who, defcon=2, **position) < 0.1
