"""Several games in a row in a real browser: the same people, one seat further, ranked."""

from collections.abc import Callable

from tests.web.conftest import shoot
from tests.web.player import Player

Sit = Callable[..., Player]


def test_each_game_of_a_series_leads_to_the_next(sit: Sit) -> None:
    ann = sit("ann", lang="fr", theme="light")
    ann.create(["me", "bot:random"], games=2)
    first = ann.view["table"]
    part = {"series": first, "games": 2, "decided": False}
    assert ann.view["part"] == {**part, "number": 1}
    ann.resign()
    assert _standings(ann) == [["1", "2"], ["2", "0"]]
    shoot(ann.page, "series-standing")

    ann.page.get_by_test_id("rematch").click()
    ann.until(lambda: ann.view["table"] != first and ann.view["begun"], "the next game")
    assert ann.view["part"] == {**part, "number": 2}
    assert ann.view["seat"] == 1
    ann.resign()

    assert _standings(ann) == [["1", "4"], ["2", "0"]]
    assert "2 parties" in (ann.page.get_by_test_id("standings").locator("h2").text_content() or "")


def _standings(player: Player) -> list[list[str]]:
    """Place and points of each line."""
    player.page.get_by_test_id("total").first.wait_for()
    rows = player.page.get_by_test_id("standings").locator("tbody tr").all()
    return [[row.locator("td").first.inner_text(), row.locator("b").inner_text()] for row in rows]
