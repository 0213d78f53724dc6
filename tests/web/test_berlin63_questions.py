"""Berlin 63 in the browser: every question says what it can lead to, on a desk and on a phone."""

from collections.abc import Callable

from tests.web.conftest import clean
from tests.web.player import Player

Sit = Callable[..., Player]
ORDER = ("victor", "leo", "miranda", "ray", "lilly", "veronica")


def test_what_an_answer_can_lead_to_is_shown_before_it_is_given(sit: Sit) -> None:
    ann, bob = _on_four_rows(sit)
    ann.say("north c1")
    ann.page.get_by_test_id("spy-ray").click()
    ann.page.get_by_test_id("dash").wait_for()

    ann.say("conjure")
    _asked(bob, "ask-doubt")
    bob.page.get_by_test_id("doubt").get_by_text("Sans retour possible").wait_for()
    clean(bob, "berlin63-bob-doubt")
    bob.page.get_by_test_id("doubt").tap()
    _shown_for_a_moment(bob, "Jack Steel")
    ann.say(f"lose {ann.view['position']['teams']['red']['reserve_spies'][0]}")

    _pass(bob)
    ann.say("north c2", "decline")
    _pass(bob)
    ann.say("north c3")
    _asked(bob, "ask-reaction")
    bob.page.get_by_test_id("spy-adam").tap()
    bob.page.get_by_test_id("blast").first.wait_for()
    assert 6 == bob.page.get_by_test_id("blast").count()  # c4 is on the rim
    clean(bob, "berlin63-bob-reaction")

    bob.say("explode")
    _asked(ann, "ask-doubt")
    assert 6 == ann.page.get_by_test_id("blast").count()
    assert ann.page.get_by_test_id("next-claim").is_visible()
    clean(ann, "berlin63-ann-doubt")
    assert {"y", "q"} <= {key for key, said in ann.keys_listed().items() if "announcement" in said}
    ann.page.keyboard.press("b")  # goes to the board, as ever
    ann.page.keyboard.press("y")
    _asked(ann, "ask-cancel")
    clean(ann, "berlin63-ann-cancel")


def test_who_bluffs_with_the_leader_reads_what_a_doubt_would_cost(sit: Sit) -> None:
    ann, _ = _on_four_rows(sit)
    ann.say("north e1")
    leader = ann.view["position"]["teams"]["red"]["leader"]
    _asked(ann, "ask-power")
    ann.rest()
    stake = ann.page.get_by_test_id("stake")
    ann.page.get_by_test_id("spy-victor" if leader == "ray" else "spy-ray").click()
    stake.wait_for()
    name = str(ann.page.get_by_test_id(f"spy-{leader}").get_attribute("aria-label"))
    told = stake.inner_text()
    assert "your leader. If Blue doubts: one spy less, and your leader is seen." in told
    assert told.removeprefix("This is ").split(",")[0] in name
    clean(ann, "berlin63-ann-bluff")


def _on_four_rows(sit: Sit) -> tuple[Player, Player]:
    """Jack faces Adam in column c, the leaders stand in column e; Red is to move."""
    ann, bob = sit("ann"), sit("bob", lang="fr", size=(390, 844), touch=True)
    link = ann.create(["me", "open"], "berlin63", {"rows": "4", "match_wins": "1"})
    bob.page.goto(link)
    bob.page.get_by_test_id("join-1").tap()
    bob.at_table()
    for player, seat, middle in ((ann, "red", "jack"), (bob, "blue", "adam")):
        player.until(lambda p=player: p.view["moves"] > 0, "the deal")
        clean(player, f"berlin63-{player.name}-line-up")
        leader = player.view["position"]["teams"][seat]["leader"]
        first, second, third = [spy for spy in ORDER if spy != leader][:3]
        player.say(*[f"place {spy}" for spy in (first, second, middle, third, leader)], "ready")
    bob.until(lambda: bob.view["position"]["turn"] > 0, "the first turn")
    if bob.view["position"]["active"] == "blue":
        _pass(bob)
    _asked(ann, "ask-action")
    clean(ann, "berlin63-ann-turn")
    return ann, bob


def _pass(player: Player) -> None:
    """An illusion that changes nothing."""
    _asked(player, "ask-action")
    clean(player, f"berlin63-{player.name}-turn")
    player.say("illusion a4", "keep b4")


def _asked(player: Player, prompt: str) -> None:
    player.until(lambda: player.asked and player.view["prompt"]["id"] == prompt, prompt)


def _shown_for_a_moment(player: Player, name: str) -> None:
    """A slip of paper for this player alone, which goes by itself."""
    slip = player.page.get_by_test_id("shown")
    slip.wait_for()
    assert name in slip.inner_text()
    slip.wait_for(state="detached")
