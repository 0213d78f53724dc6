"""The suggested clock (R24): seconds for each question, and what silence answers."""

import pytest

from tests.clauses import clause
from tests.games.berlin63.table import Table, table


def timed(*acts: str) -> Table:
    t = table("ray c3, leo* a1", "lilly* e5, adam c4", "jack", "ray", clock=True)
    return t.play(*acts)


def clock(t: Table) -> tuple[int, str | None]:
    """The seconds for the open question, and the act silence stands for."""
    told = t.json(None)["clock"]
    assert told is not None
    silence = told["silence"]
    return told["seconds"], None if silence is None else t.game.text(silence)


@pytest.mark.parametrize(
    ("acts", "seconds", "silence"),
    [
        ((), 45, None),
        (("illusion c3",), 45, None),
        (("north c3",), 20, "decline"),
        (("north c3", "harden"), 20, "believe"),
        (("north c3", "harden", "believe"), 20, "allow"),
        (("north c3", "harden", "doubt"), 20, None),
    ],
    ids=["action", "partner", "reaction", "doubt", "cancel", "loss"],
)
def test_an_action_has_45_seconds_and_an_answer_20(
    acts: tuple[str, ...], seconds: int, silence: str | None
) -> None:
    t = timed(*acts)
    assert (seconds, silence) == clock(t)
    assert silence is None or silence in t.legal


@clause("B63-7.4")
def test_silence_never_announces_anything() -> None:
    t = timed("north c3")
    said = clock(t)[1]
    assert said is not None
    assert [] == [line for line in t.play(said).log(None) if line.startswith("claimed-")]


def test_without_the_setting_nobody_is_hurried() -> None:
    assert table("ray c3, leo* a1", "lilly* e5, adam c4").json(None)["clock"] is None
