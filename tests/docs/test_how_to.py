"""The how-to of cards shows cards as they stand in the game."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_every_card_that_is_shown_stands_there() -> None:
    shown = (ROOT / "docs" / "writing-a-card.md").read_text(encoding="utf-8")
    game = ROOT / "src" / "detente" / "games" / "thirteen_days"
    events = (game / "events.py").read_text(encoding="utf-8")
    cards = re.findall(r"^```python\n(def .*?)^```", shown, re.DOTALL | re.MULTILINE)

    assert len(cards) == 3
    for card in cards:
        assert card in events
