"""Turn 6: the debates (60-10)."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import (
    CIVIL_RIGHTS,
    DEFENSE,
    ECONOMY,
    ISSUES,
    KENNEDY,
    NIXON,
    SEATS,
)
from detente.games.nineteen_sixty.codes import DEBATE_INITIATIVE, DEBATE_ROUND
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


def debate(kennedy: str, nixon: str, first: int = KENNEDY) -> Table:
    """The first round of the debates, with these stacks; `first` won the initiative check."""
    t = Table(turn=6).stack(KENNEDY, kennedy).stack(NIXON, nixon)
    t.at(DEBATE_ROUND)
    t.s.round = 0
    t.s.first = first
    return t


def on_board(t: Table, issue: str, side: int) -> set[str]:
    return names(t.s.board[ISSUES.index(issue) * 2 + side])


@clause("60-10.1")
@pytest.mark.parametrize("draws,winner", [("BB", KENNEDY), ("RR", NIXON)])
def test_the_initiative_winner_wins_tied_issues(draws: str, winner: int) -> None:
    t = Table(turn=6).at(DEBATE_INITIATIVE).draw(draws)  # no cards: three ties of 0 to 0

    assert (winner,) == t.s.won_by
    assert f"{SEATS[winner]} add-support" == t.asked


@clause("60-10.2", "60-10.4")
def test_each_round_both_choose_a_card_and_reveal_together() -> None:
    t = debate("give_me_a_week missile_gap", "herb_klein recount")
    assert [KENNEDY, NIXON] == t.go().game.waiting(t.s)

    t.play("kennedy: debate give_me_a_week")
    assert not any(t.s.board)
    assert 0 == t.game.observe(t.s, NIXON).state.picked[KENNEDY]
    t.play("nixon: debate herb_klein")

    assert {"give_me_a_week"} == on_board(t, "economy", KENNEDY)
    assert {"herb_klein"} == on_board(t, "civil_rights", NIXON)


@clause("60-10.3", "60-10.14")
def test_issue_support_stays_on_the_tiles_and_has_no_say() -> None:
    t = debate("missile_gap", "herb_klein").issues(economy="N3")
    t.play("kennedy: debate missile_gap", "nixon: debate herb_klein")
    t.play("done", "done", "done")

    assert "N3" == t.issue("economy")
    assert KENNEDY == t.s.won_by[t.s.won.index(ECONOMY)]


@clause("60-10.5")
def test_a_card_goes_to_the_side_of_its_icon_even_the_opponents() -> None:
    t = debate("recount", "missile_gap")

    t.play("kennedy: debate recount", "nixon: debate missile_gap")

    assert {"recount"} == on_board(t, "civil_rights", NIXON)
    assert {"missile_gap"} == on_board(t, "economy", KENNEDY)


@clause("60-10.6", "60-10.20")
def test_the_owner_sides_a_both_icon_card_knowing_the_other() -> None:
    t = debate("volunteers", "recount")

    t.play("kennedy: debate volunteers", "nixon: debate recount")
    assert {"recount"} == on_board(t, "civil_rights", NIXON)
    assert "kennedy debate-side" == t.asked
    t.play("side nixon")

    assert {"volunteers"} == on_board(t, "defense", NIXON)


@clause("60-10.7")
@pytest.mark.parametrize("chosen,other", [("kennedy", "nixon"), ("nixon", "kennedy")])
def test_for_two_both_icon_cards_the_initiative_winner_says_who_chooses_first(
    chosen: str, other: str
) -> None:
    t = debate("volunteers old_south", "gaffe recount", first=NIXON)

    t.play("kennedy: debate volunteers", "nixon: debate gaffe")
    assert "nixon sides-first" == t.asked
    t.play(f"first {chosen}")
    assert f"{chosen} debate-side" == t.asked
    t.play("side kennedy")

    assert f"{other} debate-side" == t.asked


@clause("60-10.8", "60-10.23")
def test_a_card_for_an_issue_already_won_is_discarded_without_a_choice() -> None:
    t = debate("volunteers ken_air", "recount tricky_dick")
    t.won(DEFENSE, by=KENNEDY)

    t.play("kennedy: debate volunteers", "nixon: debate tricky_dick")

    assert {"volunteers", "tricky_dick"} == names(t.s.discard)
    assert ("debate-card", 2) == (t.asked.split()[1], t.s.round)


@clause("60-10.9", "60-10.11", "60-10.12")
def test_an_issue_with_two_cards_on_a_side_is_resolved() -> None:
    t = debate("ken_air adlai_stevenson", "recount harry_f_byrd")  # all Civil Rights

    t.play("kennedy: debate ken_air", "nixon: debate recount")
    assert not t.s.won
    t.play("kennedy: debate adlai_stevenson", "nixon: debate harry_f_byrd")

    assert ((CIVIL_RIGHTS,), (NIXON,)) == (t.s.won, t.s.won_by)  # 5 to 6
    assert ("nixon add-support", 2) == (t.asked, t.s.stack[-1].left)


@clause("60-10.10")
def test_of_two_issues_resolved_together_the_lower_goes_first() -> None:
    t = debate("missile_gap joe_kennedy", "herb_klein recount")
    t.debated(ECONOMY, KENNEDY, "suburban_voters")
    t.debated(CIVIL_RIGHTS, NIXON, "the_new_nixon")

    t.play("kennedy: debate missile_gap", "nixon: debate herb_klein")

    assert [CIVIL_RIGHTS] == list(t.s.won)
    t.play("done")
    assert [CIVIL_RIGHTS, ECONOMY] == list(t.s.won)


@clause("60-10.11", "60-10.16")
@pytest.mark.parametrize(
    "kennedy,nixon,winner",
    [
        ("great_seal_bug east_harlem_pledge", "gaffe southern_revolt", NIXON),  # 6+1 : 7
        ("missile_gap give_me_a_week", "gaffe southern_revolt", KENNEDY),  # 7+1 : 7
    ],
)
def test_s37_tie_and_brain_trust(kennedy: str, nixon: str, winner: int) -> None:
    t = debate("", "", first=NIXON).box("harvard_brain_trust")
    t.debated(ECONOMY, KENNEDY, kennedy).debated(ECONOMY, NIXON, nixon)
    t.won(DEFENSE, CIVIL_RIGHTS, by=KENNEDY)

    t.go()

    assert winner == t.s.won_by[2]
    assert 4 == t.s.stack[-1].left


@clause("60-10.12", "60-10.15", "60-10.14", "60-10.24")
def test_s38_cards_run_out() -> None:
    t = debate("", "", first=KENNEDY)
    t.won(ECONOMY, by=NIXON)
    t.debated(DEFENSE, KENNEDY, "lazy_shave")
    t.debated(DEFENSE, NIXON, "southern_strategy")

    assert ("kennedy add-support", 3) == (t.asked, t.s.stack[-1].left)
    assert [ECONOMY, CIVIL_RIGHTS] == list(t.s.won)
    t.play("add ny", "add ny", "add ny", "done")
    assert ([ECONOMY, CIVIL_RIGHTS, DEFENSE], 4) == (list(t.s.won), t.s.stack[-1].left)
    t.play("add ca", "done")

    assert ["defense", "civil_rights", "economy"] == t.order
    assert (["K3", "K1"], 7) == (t.states("ny", "ca"), t.s.turn)


@clause("60-10.13")
def test_the_reward_goes_to_any_states_in_any_split_without_checks() -> None:
    t = debate("", "").put(ca="N4").tokens("ma", "ca").go()

    t.play("add ca", "add ca", "done")

    assert ("N2", (10, 10)) == (t.state("ca"), t.cubes)


@clause("60-10.17", "60-10.22")
def test_lazy_shave_shows_nixons_card_before_kennedy_picks() -> None:
    t = debate("volunteers", "gaffe", first=KENNEDY).box("lazy_shave").go()
    assert [NIXON] == t.game.waiting(t.s)

    t.play("debate gaffe")
    assert "nixon debate-side" == t.asked
    t.play("side nixon")
    assert ({"gaffe"}, "kennedy debate-card") == (on_board(t, "economy", NIXON), t.asked)
    t.play("debate volunteers")

    assert "kennedy debate-side" == t.asked


@clause("60-10.18")
def test_afterwards_every_debate_card_is_discarded() -> None:
    t = debate("volunteers", "").box("lazy_shave harvard_brain_trust")
    t.won(DEFENSE, ECONOMY, CIVIL_RIGHTS, by=KENNEDY)
    t.debated(DEFENSE, KENNEDY, "gaffe")

    t.go()

    assert {"volunteers", "lazy_shave", "harvard_brain_trust", "gaffe"} == names(t.s.discard)
    assert (0, (0, 0), (0,) * 6) == (t.s.debate_box, t.s.stacks, t.s.board)


@clause("60-10.19")
def test_the_debates_change_neither_momentum_nor_rest() -> None:
    t = debate("missile_gap", "herb_klein").momentum(5, 5).issues(defense="K2")

    t.play("kennedy: debate missile_gap", "nixon: debate herb_klein", "done", "done", "done")

    assert (7, (5, 5), "K2", [0, 0]) == (t.s.turn, t.pace, t.issue("defense"), list(t.s.rest))


@clause("60-10.21")
def test_who_still_has_cards_goes_on_alone() -> None:
    t = debate("missile_gap adlai_stevenson", "herb_klein")

    t.play("kennedy: debate missile_gap", "nixon: debate herb_klein")
    assert [KENNEDY] == t.game.waiting(t.s)
    t.play("debate adlai_stevenson")

    assert {"adlai_stevenson"} == on_board(t, "civil_rights", KENNEDY)
    assert "60-10.2 not-in-stack" == debate("gaffe", "recount").refused("kennedy: debate recount")


@clause("60-10.21")
def test_the_rounds_end_when_all_three_issues_are_won() -> None:
    t = debate("missile_gap", "herb_klein")
    t.won(DEFENSE, ECONOMY, CIVIL_RIGHTS, by=KENNEDY)

    t.go()

    assert 7 == t.s.turn


@clause("60-10.25")
def test_the_brain_trust_wins_an_issue_without_cards() -> None:
    t = debate("", "", first=NIXON).box("harvard_brain_trust").go()

    assert (KENNEDY,) == t.s.won_by


@clause("60-10.21", "60-10.17")
def test_under_lazy_shave_a_debater_without_cards_is_passed_over() -> None:
    t = debate("missile_gap", "").box("lazy_shave").go()
    assert "kennedy debate-card" == t.asked

    t = debate("", "herb_klein").box("lazy_shave").play("debate herb_klein")
    assert {"herb_klein"} == on_board(t, "civil_rights", NIXON)
    assert 1 == len(t.s.won)
