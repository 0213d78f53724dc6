"""The option of 85 cubes a colour: what happens when they run out (60-1.23 to 60-1.26)."""

from __future__ import annotations

from detente.games.nineteen_sixty.board import KENNEDY, NIXON
from detente.games.nineteen_sixty.codes import (
    BONUS_CUBES,
    DEBATE_INITIATIVE,
    EXCHANGING,
    INITIATIVE,
    UNDECIDED,
)
from detente.games.nineteen_sixty.supply import cubes_left
from detente.games.nineteen_sixty.view import to_json
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


def leave(t: Table, left: int, seat: int = KENNEDY) -> Table:
    """So many cubes are left in a seat's supply: all others lie in Alaska."""
    t.put(ak="0")
    t.put(ak=f"{'KN'[seat]}{cubes_left(t.s, seat) - left}")
    return t


def supplies(t: Table) -> tuple[int, int]:
    """The cubes Kennedy and Nixon have left."""
    return cubes_left(t.s, KENNEDY), cubes_left(t.s, NIXON)


def nothing_to_draw() -> Table:
    """Bag and supplies are empty; every cube lies on the board."""
    t = Table(limited_supply=True).bare().bag(0, 0).put(ak="K85", hi="N81", ny="N4")
    assert (0, 0) == supplies(t)
    return t


@clause("60-1.23")
def test_85_cubes_lie_on_the_board_in_the_bag_set_aside_and_in_the_supply() -> None:
    t = Table(kennedy="volunteers", limited_supply=True)
    assert [85 - 15 - 10, 85 - 16 - 10] == to_json(t.game.observe(t.s, None))["supply"]

    t.issues(defense="K2").media(east="N3").play("campaign volunteers")  # 2 rest cubes

    assert (85 - 15 - 10 - 2 - 2, 85 - 16 - 10 - 3) == supplies(t)


@clause("60-1.23")
def test_new_cubes_come_from_the_supply_and_removed_and_drawn_ones_go_back() -> None:
    t = Table(kennedy="give_me_a_week", limited_supply=True).put(ny="N1").tokens("pa", "ny")
    before = supplies(t)

    t.play("campaign give_me_a_week", "spend nj", "spend ny").draw("B")

    blue, red = before
    assert (blue - 1 + 1, red + 1) == supplies(t)  # one in NJ, the cube drawn; one out of NY


@clause("60-1.19", "60-1.23")
def test_cubes_are_unlimited_without_the_switch() -> None:
    t = Table(kennedy="give_me_a_week").put(ak="K200")

    t.play("campaign give_me_a_week", "spend ny")

    assert ("K1", None) == (t.state("ny"), to_json(t.game.observe(t.s, None))["supply"])


@clause("60-1.24")
def test_support_without_cubes_still_removes_and_the_rest_is_lost() -> None:
    t = leave(Table(limited_supply=True).put(mi="N2"), 1 + 1)  # and a rest cube
    t.event("swing_state").play("choose mi")
    assert ("K1", 0) == (t.state("mi"), cubes_left(t.s, KENNEDY))  # 5 gained: 2 remove, 1 adds
    assert "out-of-cubes" in t.happened

    for before, after in (("N1", "0"), ("K1", "K1")):
        t = leave(Table(limited_supply=True).issues(defense=before), 0).event("missile_gap")
        assert after == t.issue("defense")


@clause("60-1.24")
def test_the_parts_of_an_event_take_the_last_cubes_in_their_order() -> None:
    t = leave(Table(NIXON, limited_supply=True), 2 + 1, NIXON)  # 1 is set aside as a rest cube

    t.event("compact_of_fifth_avenue", NIXON)

    assert ("N1", "N1", "0") == (t.issue("civil_rights"), t.state("ny"), t.box_of("east"))


@clause("60-1.24")
def test_cp_are_spent_only_where_they_change_something() -> None:
    t = Table(kennedy="give_me_a_week", limited_supply=True).put(ny="N1", oh="N4")

    leave(t, 0).tokens("ma", "nj").play("campaign give_me_a_week")

    assert "60-1.24 no-cubes-left" == t.refused("spend fl")
    assert {"ny", "oh", "nj"} <= t.nouns("spend")  # a cube to remove, checks against token and lead
    t.play("spend ny", "spend nj").draw("B")
    assert ("0", "K1") == (t.state("ny"), t.state("nj"))  # the drawn cube is the one placed


@clause("60-1.24")
def test_a_batch_is_no_larger_than_what_changes_something() -> None:
    t = Table(kennedy="give_me_a_week", limited_supply=True, check_granularity="per_batch")
    leave(t.put(ny="N1"), 1).play("campaign give_me_a_week", "spend ny")
    assert ["commit 1", "commit 2"] == t.open()
    assert "60-6.36 commit-range" == t.refused("commit 3")

    t = Table(kennedy="give_me_a_week", limited_supply=True, check_granularity="per_batch")
    leave(t.put(ny="N4"), 0).play("campaign give_me_a_week", "spend ny")
    assert 4 == len(t.open())  # every one of them makes a check


@clause("60-1.24")
def test_support_is_placed_only_where_it_changes_something() -> None:
    t = leave(Table(kennedy="give_me_a_week", limited_supply=True).issues(economy="N1"), 0)
    t.play("position give_me_a_week")
    assert ["support economy", "done"] == t.open()
    assert "60-1.24 no-cubes-left" == t.refused("support defense")

    t = leave(Table(limited_supply=True).issues(economy="N1"), 0).event("pierre_salinger")
    assert ["support economy", "done"] == t.open()
    assert "60-1.24 no-cubes-left" == t.refused("support defense")

    t = leave(Table(limited_supply=True).put(ny="N1"), 0).event("mid_atlantic")
    assert {"ny"} == t.nouns("add")
    assert "60-1.24 no-cubes-left" == t.refused("add nj")


@clause("60-1.24")
def test_media_cubes_that_are_not_there_are_not_placed() -> None:
    """The one cube drawn goes straight back into the bag it was the last of."""
    t = leave(Table(kennedy="give_me_a_week", limited_supply=True).bag(1, 0).media(east="N1"), 0)
    t.play("advertise give_me_a_week", "check").draw("B").play("done")
    assert ["air east"] == t.open()
    assert "60-1.24 no-cubes-left" == t.refused("air west")

    t = leave(Table(kennedy="give_me_a_week", limited_supply=True).bag(1, 0), 0)
    t.play("advertise give_me_a_week", "check").draw("B").play("done")
    assert ["done"] == t.open()


@clause("60-1.25")
def test_the_bag_is_refilled_as_far_as_the_supply_reaches() -> None:
    t = leave(Table(kennedy="give_me_a_week", limited_supply=True).bag(1, 0), 3)

    t.play("advertise give_me_a_week", "check").draw("B")

    assert (4, 10) == t.cubes  # three left and the one drawn


@clause("60-1.25")
def test_rest_cubes_are_set_aside_as_far_as_the_supply_reaches() -> None:
    t = leave(Table(kennedy="volunteers", limited_supply=True), 1).play("campaign volunteers")

    assert (1, 0) == (t.s.rest[KENNEDY], cubes_left(t.s, KENNEDY))


@clause("60-1.25")
def test_momentum_is_exchanged_as_far_as_the_supply_reaches_and_never_for_nothing() -> None:
    t = leave(Table(turn=9, limited_supply=True), 1).momentum(2, 0).at(EXCHANGING)

    t.play("exchange")

    assert ((1, 0), (11, 10)) == (t.pace, t.cubes)
    assert (["done"], "60-1.25 no-cubes-left") == (t.open(), t.refused("exchange"))


@clause("60-1.25")
def test_a_doubled_media_bonus_takes_its_second_cubes_from_the_supply() -> None:
    t = Table(turn=9, limited_supply=True, election_media_bonus=2).media(east="K3")

    leave(t, 1).at(BONUS_CUBES).go()

    assert (10 + 3 + 1, 10) == t.cubes


@clause("60-1.25")
def test_a_check_with_no_cube_to_be_had_fails() -> None:
    t = nothing_to_draw().hand(KENNEDY, "give_me_a_week").play("advertise give_me_a_week", "check")
    assert ("kennedy advertising", 1) == (t.asked, t.happened.count("check-impossible"))
    t.play("check", "check", "check")
    assert ["done"] == t.open()
    assert "nixon activity" == t.play("done").asked  # nothing to assign

    t = nothing_to_draw().hand(KENNEDY, "give_me_a_week")
    t.play("campaign give_me_a_week", "spend ny")
    assert ("kennedy campaigning", "N4") == (t.asked, t.state("ny"))


@clause("60-1.25")
def test_an_initiative_check_with_no_cube_to_be_had_is_won_by_who_went_first() -> None:
    t = nothing_to_draw().at(INITIATIVE)
    t.s.first = NIXON
    assert "nixon who-goes-first" == t.asked

    t = nothing_to_draw().at(DEBATE_INITIATIVE)
    t.s.turn, t.s.first = 6, NIXON
    t.go()
    assert NIXON == t.s.first  # who wins the ties


@clause("60-1.26")
def test_gathering_momentum_with_too_few_cubes_asks_where() -> None:
    t = leave(Table(limited_supply=True).put(ny="K1"), 2).event("gathering_momentum_east")

    assert "kennedy add-support" == t.asked
    assert "60-1.26 must-go-on" == t.refused("done")
    assert {"ct", "de", "md", "nh", "nj", "pa", "wv"} >= t.nouns("add")
    t.play("add pa", "add nj")
    assert ["done"] == t.open()
    assert ["K1", "K1", "0"] == t.states("pa", "nj", "ct")


@clause("60-1.26")
def test_a_state_that_costs_no_cube_can_be_chosen_too() -> None:
    t = Table(players=3, limited_supply=True, byrd_state_counts_as_empty=True).put(ms="G")

    leave(t, 1).event("gathering_momentum_south").play("add tx")

    assert ["add ms"] == t.open()
    t.play("add ms")
    assert (["done"], True) == (t.open(), t.byrd_home)


@clause("60-1.26")
def test_without_any_cube_nothing_is_asked() -> None:
    t = leave(Table(limited_supply=True).put(ny="K1"), 0).event("gathering_momentum_east")

    assert ("nixon activity", 3) == (t.asked, t.pace[KENNEDY])


@clause("60-1.26")
def test_endorsements_with_too_few_cubes_ask_where() -> None:
    t = Table(turn=9, limited_supply=True).endorse(east="K1", west="N1")
    leave(t, 1).at(UNDECIDED)

    assert "kennedy add-support" == t.asked
    assert {"ny", "ct"} <= t.nouns("add") and "ca" not in t.nouns("add")
    assert "60-1.26 must-go-on" == t.refused("done")
    assert "N1" == t.state("ca")  # who has enough is not asked
    assert "ask-endorsed" == t.game.prompt(t.s, KENNEDY).id
    assert "60-11.10 not-endorsed" == t.refused("add ca")
    t.play("add ct")
    assert "60-6.54 nothing-left" == t.refused("add ct")
    t.play("done")

    assert (["0", "K1"], "over") == (t.states("ny", "ct"), t.asked)
