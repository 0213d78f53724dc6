"""The Space Race: section 11 of the digest."""

import pytest

from detente.games.twilight_struggle.sequence import HELD_CARDS, LANDED
from tests.clauses import clause
from tests.games.twilight_struggle.table import table

BOXES = [
    # box, Ops needed, highest die that succeeds, VP first, VP second
    (1, 2, 3, 2, 1),
    (2, 2, 4, 0, 0),
    (3, 2, 3, 2, 0),
    (4, 2, 4, 0, 0),
    (5, 3, 3, 3, 1),
    (6, 3, 4, 0, 0),
    (7, 3, 3, 4, 2),
    (8, 4, 2, 2, 0),
]
WORTH = {2: "fidel", 3: "suez_crisis", 4: "nuclear_test_ban"}


@clause("TS-11.1", "TS-24.3", "TS-11.4")
@pytest.mark.parametrize(("box", "ops", "highest", "first", "second"), BOXES)
def test_every_box(box: int, ops: int, highest: int, first: int, second: int) -> None:
    name = WORTH[ops]
    t = table(hand_ussr=name, space=(0, box - 1))
    t.ussr(f"space {name}").roll(highest)
    assert ((0, box), -first) == (t.space, t.vp)
    behind = table(hand_ussr=name, space=(8, box - 1))
    behind.ussr(f"space {name}").roll(1)
    assert ((8, box), -second) == (behind.space, behind.vp)
    failed = table(hand_ussr=name, space=(0, box - 1))
    failed.ussr(f"space {name}").roll(highest + 1)
    assert ((0, box - 1), 0) == (failed.space, failed.vp)
    weaker = {2: "captured_nazi_scientist", 3: "fidel", 4: "suez_crisis"}[ops]
    weak = table(hand_ussr=weaker, space=(0, box - 1))
    assert ("space-needs-more", "TS-11.1") == weak.why("ussr", f"space {weaker}")


@clause("TS-11.2", "TS-11.12")
def test_one_attempt_a_turn_and_a_failed_one_counts() -> None:
    t = table(hand_ussr="fidel comecon", hand_us="nato")
    t.ussr("space fidel").roll(6)
    t.us("ops nato", *["place canada"] * 4, "done")

    assert ("attempt-used", "TS-11.2") == t.why("ussr", "space comecon")
    assert "discard" == t.where("fidel")


@clause("TS-11.2", "TS-11.5", "TS-11.6")
def test_animal_in_space_gives_a_second_attempt_at_once() -> None:
    t = table(hand_ussr="fidel comecon", hand_us="nato", space=(0, 1))
    t.ussr("space fidel").roll(1)
    t.us("ops nato", *["place canada"] * 4, "done")
    assert "space comecon" in t.legal("ussr")
    third = table(hand_ussr="comecon", space=(0, 2), attempts=(0, 2))
    assert ("attempt-used", "TS-11.2") == third.why("ussr", "space comecon")
    both = table(hand_ussr="comecon", space=(2, 2), attempts=(0, 1))
    assert ("attempt-used", "TS-11.2") == both.why("ussr", "space comecon")


@clause("TS-11.5")
def test_an_ability_ends_when_the_other_side_arrives() -> None:
    alone = table(phase=LANDED, space=(6, 5), hand_us="nato", turn=4)
    assert "us discard-one" == alone.asked
    both = table(phase=LANDED, space=(6, 6), hand_us="nato", turn=4)
    assert "chance deal-cards" == both.asked


@clause("TS-11.7")
def test_after_box_8_there_are_no_attempts() -> None:
    t = table(hand_ussr="nuclear_test_ban", space=(0, 8))

    assert ("space-race-over", "TS-11.7") == t.why("ussr", "space nuclear_test_ban")


@clause("TS-11.8")
def test_the_china_card_may_go_to_space() -> None:
    t = table(china="ussr", space=(0, 7), hand_ussr="fidel")
    t.ussr("space the_china_card").roll(2)

    assert ((0, 8), 0) == (t.space, t.s.china)


@clause("TS-11.9")
@pytest.mark.parametrize("name", ["cia_created", "abm_treaty", "soviets_shoot_down_kal_007"])
def test_operations_of_events_may_not(name: str) -> None:
    t = table(phasing="us", hand_us=name, us="south_korea 3", in_force="containment")
    t.us(f"event {name}")

    assert ("no-space-with-these", "TS-11.9") == t.why("us", f"space {name}")


@clause("TS-11.9")
def test_nor_may_those_of_a_boycott_or_of_grain_sales_itself() -> None:
    games = table(phasing="us", hand_us="olympic_games")
    games.us("event olympic_games").ussr("choose boycott")
    assert ("no-space-with-these", "TS-11.9") == games.why("us", "space olympic_games")
    grain = table(phasing="us", hand_us="grain_sales_to_soviets", hand_ussr="")
    grain.us("event grain_sales_to_soviets")
    assert ("no-space-with-these", "TS-11.9") == grain.why("us", "space grain_sales_to_soviets")


@clause("TS-11.10", "TS-23.47")
def test_box_6_discards_one_card_after_the_checks() -> None:
    t = table(phase=LANDED, space=(6, 5), hand_us="nato fidel", turn=4)
    assert ["discard fidel", "discard nato", "decline"] == t.legal("us")
    assert ("not-in-hand", "TS-6.1") == t.why("us", "discard comecon")
    t.us("decline")
    assert "us" == t.where("nato")
    held = table(phase=HELD_CARDS, space=(6, 5), hand_us="asia_scoring", turn=4)
    assert ("ussr", "scoring-held") == (held.winner, held.why_over)


@clause("TS-11.11")
def test_advancement_by_event_is_no_attempt() -> None:
    t = table(hand_ussr="captured_nazi_scientist comecon", hand_us="nato")
    t.ussr("event captured_nazi_scientist")
    assert ((0, 1), -2) == (t.space, t.vp)
    t.us("ops nato", *["place canada"] * 4, "done")
    assert "space comecon" in t.legal("ussr")


@clause("TS-11.13")
def test_the_die_is_never_modified_but_the_requirement_sees_modifiers() -> None:
    t = table(hand_ussr="captured_nazi_scientist", in_force="brezhnev_doctrine", turn=4)
    t.ussr("space captured_nazi_scientist").roll(4)

    assert (0, 0) == t.space


@clause("TS-11.14")
def test_boxes_cannot_be_skipped() -> None:
    t = table(hand_ussr="nuclear_test_ban")
    t.ussr("space nuclear_test_ban").roll(1)

    assert (0, 1) == t.space


@clause("TS-22.4")
def test_declining_to_roll() -> None:
    t = table(hand_ussr="fidel", options={"decline_space_roll": True})
    t.ussr("space fidel")
    assert ["choose attempt", "choose hold_back"] == t.legal("ussr")
    assert ("say-whether-to-roll", "TS-22.4") == t.why("ussr", "pass")
    t.ussr("choose hold_back")
    assert ((0, 0), (0, 1), "discard") == (t.space, t.s.attempts, t.where("fidel"))
    rolled = table(hand_ussr="fidel", options={"decline_space_roll": True})
    rolled.ussr("space fidel", "choose attempt").roll(3)
    assert (0, 1) == rolled.space
