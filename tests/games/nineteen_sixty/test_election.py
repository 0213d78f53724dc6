"""Turn 9, Election Day, and winning (60-11, 60-12)."""

from __future__ import annotations

import pytest

from detente.games.nineteen_sixty.board import (
    EAST,
    IN_REGION,
    KENNEDY,
    MAJORITY,
    MIDWEST,
    NIXON,
    SOUTH,
    STATES,
    UNPLEDGED,
    VOTES,
    WEST,
)
from detente.games.nineteen_sixty.codes import (
    BONUS_CUBES,
    EARLY_RETURNS,
    ELECTION_CARDS,
    ELECTION_INITIATIVE,
    OWN_EVENTS,
    TALLYING,
    UNDECIDED,
)
from detente.games.nineteen_sixty.votes import elected, states_won, winners
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table, names


def election_day(players: int = 2) -> Table:
    """Turn 9, Kennedy to go first; nothing on the board has been touched."""
    return Table(turn=9, players=players)


@clause("60-11.1", "60-11.2")
def test_s40_bonus_cubes() -> None:
    t = election_day().bag(8, 9).media(east="K2", west="N1").momentum(3, 1)
    t.issues(civil_rights="K3", defense="N2", economy="N1").at(BONUS_CUBES)

    t.play("exchange", "exchange", "exchange", "done", "exchange", "done")

    assert (19, 15) == t.cubes
    assert not any(t.s.media) and not any(t.s.issues)


@clause("60-11.2", "60-11.16")
def test_momentum_not_exchanged_is_worth_nothing() -> None:
    t = election_day().momentum(3, 0).at(BONUS_CUBES)

    t.play("exchange", "done")
    assert ((12, 10), "chance initiative-check") == (t.cubes, t.asked)
    assert "60-11.2 no-momentum" == election_day().momentum(1, 0).at(BONUS_CUBES).play(
        "exchange"
    ).refused("exchange")


@clause("60-11.3")
def test_the_winner_of_the_initiative_check_chooses_who_goes_first() -> None:
    t = election_day().stack(NIXON, "gaffe").stack(KENNEDY, "volunteers")
    t.at(ELECTION_INITIATIVE).draw("BB")
    assert "kennedy who-goes-first" == t.asked

    t.play("first nixon")

    assert "nixon reveal-strategy" == t.asked


@clause("60-11.4", "60-11.5", "60-11.6")
def test_s41_strategy_cards() -> None:
    t = election_day().put(pa="N2", mn="K1")
    t.stack(KENNEDY, "hostile_press_corps").stack(NIXON, "suburban_voters").at(ELECTION_CARDS)

    t.play("reveal hostile_press_corps").draw("BRB")
    assert "0" == t.state("pa")
    t.play("reveal suburban_voters").draw("RRB")

    assert "N1" == t.state("mn")


@clause("60-11.4", "60-11.14")
def test_players_alternate_and_one_without_cards_is_passed_over() -> None:
    t = election_day().stack(KENNEDY, "volunteers").stack(NIXON, "gaffe recount old_south")
    t.at(ELECTION_CARDS)

    seats = []
    while "reveal-strategy" in t.asked:
        seats.append(t.asked.split()[0])
        t.play(t.open()[0]).draw("BRB")

    assert ["kennedy", "nixon", "nixon", "nixon"] == seats
    assert {"volunteers", "gaffe", "recount", "old_south"} == names(t.s.discard)


@clause("60-11.14")
def test_each_chooses_which_card_he_reveals() -> None:
    t = election_day().stack(KENNEDY, "volunteers gaffe").at(ELECTION_CARDS)

    assert ["reveal volunteers", "reveal gaffe"] == t.open()
    assert "60-11.14 not-in-stack" == t.refused("reveal recount")


@clause("60-11.7")
@pytest.mark.parametrize("ct,who,ca", [("K1", "B", "K5"), ("N1", "R", "N5")])
def test_early_returns_go_to_whoever_leads_connecticut(ct: str, who: str, ca: str) -> None:
    t = election_day().put(ct=ct, ca="0").box("early_returns_from_connecticut").at(EARLY_RETURNS)

    t.draw(who * 5)

    assert ca == t.state("ca")


@clause("60-11.7")
def test_early_returns_go_to_nobody_when_connecticut_is_empty() -> None:
    t = election_day().box("early_returns_from_connecticut").at(EARLY_RETURNS).go()

    assert t.s.result is not None


@clause("60-11.7", "60-11.8")
@pytest.mark.parametrize("first,order", [(KENNEDY, ["il", "ca"]), (NIXON, ["ca", "il"])])
def test_early_returns_first_then_the_first_players_own_event(first: int, order: list[str]) -> None:
    t = election_day().put(ct="K1").bag(20, 20).at(EARLY_RETURNS)
    t.box("early_returns_from_connecticut late_returns_from_cook_county recount")
    t.s.first = first

    t.draw("BBBBB")
    assert "K5" == t.state("ca")
    for place in order:
        if place == "ca":
            t.play("choose ca").draw("BBB")
        else:
            t.draw("BBBBB")

    assert "K5" == t.state("il")
    assert t.s.result is not None


@clause("60-11.9")
def test_nothing_spares_checks_on_election_day() -> None:
    t = election_day().put(tx="K5").stack(KENNEDY, "gaffe").at(ELECTION_CARDS)
    t.effect(KENNEDY, "advance_men").media(south="K3")

    t.play("reveal gaffe")

    assert "chance support-check" == t.asked


@clause("60-11.10", "60-11.11")
def test_s43_endorsements_and_leans() -> None:
    t = election_day().endorse(west="N1").put(nv="0", ct="0").at(UNDECIDED).go()

    assert ["N1", "0"] == t.states("nv", "ct")
    assert NIXON == winners(t.s)[STATES.index("nv")]
    assert KENNEDY == winners(t.s)[STATES.index("ct")]


@clause("60-11.12")
def test_a_state_gives_all_its_votes() -> None:
    t = election_day().put(ny="N1").at(TALLYING).go()

    assert t.s.result is not None
    assert (314 - 45, 223 + 45) == t.s.result.scores


@clause("60-11.13", "60-14.2")
def test_s44_unpledged_electors() -> None:
    t = election_day().box("unpledged_electors").put(al="K1", la="K4", ms="0").at(TALLYING).go()

    assert [314 - 11 - 8, 223, 0, 19] == t.votes
    assert t.s.result is not None
    assert 518 == sum(t.s.result.scores)


@clause("60-11.13")
def test_unpledged_electors_never_touch_a_state_nixon_wins() -> None:
    t = election_day().box("unpledged_electors").put(al="N1", la="N2", ms="N5")

    assert [NIXON] * 3 == [winners(t.s)[state] for state in UNPLEDGED]


@clause("60-11.15")
def test_checks_on_election_day_are_compulsory_and_applied_one_by_one() -> None:
    t = election_day().put(tx="0").stack(KENNEDY, "gaffe").at(ELECTION_CARDS).play("reveal gaffe")

    t.draw("B")
    assert ("K1", "chance support-check") == (t.state("tx"), t.asked)
    t.draw("R")
    assert ("K1", "chance support-check") == (t.state("tx"), t.asked)


@clause("60-11.15")
def test_recount_must_name_a_state() -> None:
    t = election_day().box("recount").at(OWN_EVENTS)

    assert 50 == len(t.nouns("choose"))
    assert "60-11.15 no-declining" == t.refused("decline")


# -- winning ---------------------------------------------------------------------------------


def tally(t: Table) -> tuple[tuple[int, ...], str]:
    """The winners and why, at the tally of this board."""
    t.at(TALLYING).go()
    assert t.s.result is not None
    return t.s.result.winners, t.s.result.why


@clause("60-12.1")
def test_more_votes_win_and_a_plurality_suffices() -> None:
    assert ((KENNEDY,), "majority") == tally(election_day())

    t = election_day().box("unpledged_electors").put(ny="N1", al="K1", ms="K1", la="K1")
    assert 268 == t.votes[NIXON]
    assert ((NIXON,), "plurality") == tally(t)


def share(t: Table, states: int) -> None:
    """Give Nixon that many empty states, and Kennedy the others, so that their votes are equal."""
    target = (t.votes[KENNEDY] + t.votes[NIXON]) // 2
    free = [n for n in range(50) if t.state(STATES[n]) == "0"]
    reach: dict[tuple[int, int], tuple[int, ...]] = {(0, 0): ()}
    for state in free:
        for (count, total), chosen in list(reach.items()):
            if count < states:
                reach.setdefault((count + 1, total + VOTES[state]), (*chosen, state))
    for state in free:
        red = state in reach[states, target]
        t.put(**{f"{STATES[state]}_": "N1" if red else "K1"})
    assert t.votes[KENNEDY] == t.votes[NIXON] == target


@clause("60-12.2", "60-12.3", "60-12.5")
@pytest.mark.parametrize("red,winner", [(20, KENNEDY), (26, NIXON)])
def test_a_tie_goes_to_the_candidate_with_more_states(red: int, winner: int) -> None:
    t = election_day().bare().box("unpledged_electors").put(al="K1", la="K4", ms="K4")

    share(t, red)

    assert 11 == t.votes[3]  # an odd number is withheld
    assert [49 - red, red] == [states_won(t.s, seat) for seat in (KENNEDY, NIXON)]
    assert ((winner,), "states") == tally(t)


@clause("60-12.4", "60-12.5")
@pytest.mark.parametrize("more,winner", [(1, NIXON), (0, KENNEDY), (-1, KENNEDY)])
def test_then_the_cubes_decide_and_then_kennedy(more: int, winner: int) -> None:
    t = election_day(players=3).bare().put(ok="G").box("unpledged_electors")
    t.put(al="K1", la="K4", ms="K4")
    share(t, 24)  # of 48: one state is withheld, one is Byrd's
    red = next(n for n in range(50) if t.state(STATES[n]) == "N1")
    t.put(**{f"{STATES[red]}_": f"N{sum(t.s.cubes[:50]) - 23 + more}"})

    assert more == sum(t.s.cubes[50:]) - sum(t.s.cubes[:50])
    assert (winner, "cubes") == elected(t.s, t.votes)


@clause("60-12.1")
def test_without_plurality_and_with_equal_states_more_votes_win() -> None:
    t = Table(turn=9, players=3, plurality_wins=False).bare().put(ok="G")
    t.box("unpledged_electors").put(al="K1", la="K4", ms="K4")
    share(t, 24)
    red = next(n for n in range(50) if t.state(STATES[n]) == "N1")
    blue = [n for n in range(50) if t.state(STATES[n]) == "K1" and winners(t.s)[n] == KENNEDY]
    bigger = next(n for n in blue if 0 < VOTES[n] - VOTES[red] < 10)
    t.put(**{f"{STATES[red]}_": "K1", f"{STATES[bigger]}_": "N1"})

    assert t.votes[KENNEDY] < t.votes[NIXON] < MAJORITY
    assert states_won(t.s, NIXON) == states_won(t.s, KENNEDY)
    assert (NIXON, "plurality") == elected(t.s, t.votes)


@clause("60-12.2")
def test_no_tie_without_votes_withheld() -> None:
    assert 1 == sum(VOTES) % 2


@clause("60-11.10")
def test_endorsements_give_a_cube_in_every_empty_state_of_their_region_and_in_no_other() -> None:
    t = election_day().bare().put(ca="K1", nv="N2").endorse(west="N3", south="K1").at(UNDECIDED)

    t.go()

    west = [STATES[state] for state in IN_REGION[WEST] if STATES[state] not in ("ca", "nv")]
    assert (["N1"] * 16, ["K1", "N2"]) == (t.states(*west), t.states("ca", "nv"))
    assert ["K1"] * 11 == t.states(*[STATES[state] for state in IN_REGION[SOUTH]])
    assert ["0"] * 21 == t.states(*[STATES[c] for c in IN_REGION[EAST] + IN_REGION[MIDWEST]])
