"""What can be seen coming before an answer: blast, second step, losses, the end of a chain."""

import pytest

from detente.games.berlin63.board import BLANK
from detente.games.berlin63.position import Blast, Chain, Previews
from tests.games.berlin63.table import SPECTATOR, Table, table


def previews(t: Table) -> Previews:
    """The same for everybody: it tells only what everybody sees."""
    for seat in (0, 1):
        assert t.json(SPECTATOR)["previews"] == t.json(seat)["previews"]
    return t.json(SPECTATOR)["previews"]


def chain(t: Table) -> Chain:
    """How the open chain may go on."""
    found = previews(t)["chain"]
    assert found is not None
    return found


def blast(t: Table) -> Blast:
    """What an explosion would take."""
    found = previews(t)["blast"]
    assert found is not None
    return found


def attacked() -> Table:
    """Blue's Leo enters a2, beside Jack, Victor and Miranda; Ray and Lilly are farther off."""
    red = "adam a2, jack a1, victor* b1, ray c2"
    return table(red, "leo a3, miranda b3, lilly* e5", "leo", "ray", active=1).play("south a3")


def test_the_blast_shows_its_squares_and_everybody_it_would_take() -> None:
    taken = blast(attacked())
    assert ["a1", "b1", "a2", "b2", "a3", "b3"] == taken["squares"]
    assert [0, 1, 2, 5, 6] == taken["bases"]  # Ray on c2 and Lilly on e5 stay


def test_what_the_blast_shows_is_what_it_takes() -> None:
    t = attacked()
    shown = blast(t)["bases"]
    before = {base for base in range(10) if t.state.where[base] != BLANK}
    t.play("explode", "believe", "allow")
    after = {base for base in range(10) if t.state.where[base] != BLANK}
    assert shown == sorted(before - after)


def test_without_an_attack_nothing_can_blow_up() -> None:
    assert previews(table("ray c1, leo* a1", "lilly* e5, adam d5"))["blast"] is None


@pytest.mark.parametrize(
    ("red", "blue", "dash"),
    [
        ("ray c1, leo* a1", "lilly* e5, adam d5", {"to": "c3", "attacks": False}),
        ("ray c1, leo* a1", "lilly* e5, adam c3", {"to": "c3", "attacks": True}),
        ("ray c1, leo* c3", "lilly* e5, adam d5", None),
    ],
    ids=["free", "enemy", "friend"],
)
def test_the_second_step_is_shown_with_whom_it_would_attack(
    red: str, blue: str, dash: object
) -> None:
    t = table(red, blue, "jack", "ray").play("north c1")
    assert dash == previews(t)["dash"]
    assert previews(t.play("decline"))["dash"] is None


def test_a_loss_is_told_before_it_comes() -> None:
    t = table("ray c1, leo* a1", "lilly* e5, adam d5", "jack victor", "")
    teams = t.json(SPECTATOR)["teams"]
    assert (2, 1) == (teams["red"]["reserve"], teams["red"]["after_a_loss"])
    assert (0, None) == (teams["blue"]["reserve"], teams["blue"]["after_a_loss"])


def chained(**options: bool) -> Table:
    """Red steps to c2 and announces Miranda; Blue sees c2 from c5, Red sees c5 from a5."""
    t = table("miranda c1, jack a5, leo* a1", "lilly* e5, adam c5", "ray", "leo", **options)
    return t.play("north c1", "unmask c5")


def test_each_claim_of_a_chain_turns_the_fate_of_the_first_power() -> None:
    t = chained()
    works: list[tuple[bool, bool]] = []
    for act in ("believe", "freeze c5", "believe", "freeze a5"):
        told = chain(t)
        assert "miranda" == told["power"]
        works.append((told["works_if_it_holds"], told["works_if_it_falls"]))
        t.play(act)
    assert [(True, False), (True, False), (False, True), (False, True)] == works
    assert chain(t)["works_if_it_holds"]


def test_the_next_claim_names_who_may_make_it() -> None:
    answer = chain(chained())["next"]
    assert {"seat": "blue", "squares": ["c5"], "why_not": None} == answer


def test_the_next_claim_names_why_it_cannot_come() -> None:
    t = chained().play("believe", "freeze c5")
    assert ["a5"] == chain(t)["next"]["squares"]  # c2 sees it too: announced already
    t.play("believe", "freeze a5")
    assert ("chain-is-full", "B63-13.3") == why(t)


def test_a_setting_can_forbid_the_counter_cancel() -> None:
    t = chained(counter_cancel=False).play("believe", "freeze c5")
    assert ("no-counter-cancel", "B63-R12") == why(t)


def test_nobody_may_see_the_claimant() -> None:
    t = table("victor c1, leo* a1", "lilly* e5, adam d5", "ray", "leo")
    assert ("nobody-sees", "B63-10.30") == why(t.play("north c1", "conjure"))


def why(t: Table) -> tuple[str, str]:
    answer = chain(t)["next"]
    assert [] == answer["squares"]
    assert answer["why_not"] is not None
    return answer["why_not"]["id"], answer["why_not"]["clause"]
