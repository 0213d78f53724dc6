"""Section 21: traps worth a regression test."""

import pytest

from detente.core.state import Result
from tests.games.thirteen_days.table import Spaces, table


@pytest.mark.parametrize(("agenda", "prestige"), [("turkey", 2), ("italy", 3), ("berlin", 3)])
def test_trap_1_turkey_pays_no_bonus_italy_and_berlin_pay_1(agenda: str, prestige: int) -> None:
    t = table(at="resolve_agendas", round=3, us={agenda: 2}, ussr={}, agendas=(agenda, "atlantic"))
    assert prestige == t.s.prestige


def test_trap_2_a_track_agenda_can_lose_the_game_for_the_side_that_scores_it() -> None:
    t = table(
        at="resolve_agendas", us={}, ussr={}, defcon_us=(6, 2, 2), agendas=("military_1", "turkey")
    )
    assert t.s.result == Result((1,), (-5, 5), "nuclear_war")


def test_trap_3_the_us_starts_with_the_letter() -> None:
    game = table().game
    assert "us" == game.seats[game.new().letter]


@pytest.mark.parametrize("us", [(7, 1, 1), (1, 7, 1), (1, 1, 7)])
def test_trap_4_any_marker_in_defcon_1_is_war(us: Spaces) -> None:
    t = table(at="check_war", defcon_us=us)
    assert t.s.result is not None and (1,) == t.s.result.winners


def test_trap_5_initiative_is_a_choice() -> None:
    t = table(at="name_initiative", prestige=3)
    assert ["initiative us", "initiative ussr"] == t.legal("ussr")


def test_trap_6_aftermath_totals_go_by_the_card_not_by_who_saved_it() -> None:
    t = table(at="advance_round", round=3, aftermath_us=["fidel_castro"])
    assert -2 == t.s.prestige


@pytest.mark.parametrize("lowered", [False, True])
def test_trap_7_markers_left_alone_lose_in_round_3(lowered: bool) -> None:
    us, ussr = ((3 if lowered else 4), 5, 4), (5, 4, (3 if lowered else 4))
    t = table(at="check_war", round=3, defcon_us=us, defcon_ussr=ussr)
    assert t.s.result is not None
    assert ("personal_letter" if lowered else "mutual_destruction") == t.s.result.why


def test_trap_7_step_1_alone_brings_them_there() -> None:
    t = table(at="raise_defcon", defcon_us=(1, 2, 1), defcon_ussr=(2, 1, 1))
    for round in (2, 3):
        t = table(
            at="raise_defcon", round=round, defcon_us=t.defcon("us"), defcon_ussr=t.defcon("ussr")
        )
    assert ((4, 5, 4), (5, 4, 4)) == (t.defcon("us"), t.defcon("ussr"))


def test_trap_8_a_tie_goes_to_the_letter_and_there_is_no_draw() -> None:
    t = table(at="advance_round", round=3, letter="ussr", prestige=0)
    assert t.s.result == Result((1,), (-1, 1), "personal_letter")
