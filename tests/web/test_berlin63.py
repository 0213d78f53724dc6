"""Berlin 63 in the browser: a match between two people, and nobody learns who stands where."""

from collections.abc import Callable
from typing import Any

import detente
from detente.core.cards import cards_of
from detente.games.berlin63.board import SEATS
from detente.games.berlin63.knowledge import possible
from detente.games.berlin63.spies import SPY_NAMES
from detente.games.berlin63.state import TEAM, BerlinState, taken_cards
from tests.web.conftest import two_and_a_guest
from tests.web.player import NO_DRAW, Player

Sit = Callable[..., Player]
GAME = detente.game("berlin63")
PUBLIC = {"proved", "lost", "fell", "revealed", "revealed-leader", "revealed-reserve"}
"""The lines that name a spy to everybody: a proof, the box, the end of a game."""
SHOWN = {"caught", "unmasked"}
"""The lines that name a spy to its owner and to the opponent who was shown it."""
OWN = {"dealt", "mixed", "mixed-reserve"}
"""The lines that tell its owner alone who leads, came in, or was swapped."""


def test_two_people_play_and_neither_is_told_an_identity_they_must_not_know(sit: Sit) -> None:
    ann, bob, eve = two_and_a_guest(sit, "berlin63")

    while not (ann.over or bob.over):
        for player in (ann, bob):
            player.page.wait_for_timeout(5)
            if player.asked:
                player.answer(lambda p=player: p.press(*NO_DRAW))
        if ann.view["position"]["turn"] == 1:
            assert eve.page.get_by_test_id("notebook").count() == 0
    for player in (ann, bob, eve):
        player.until(lambda p=player: p.over, "the end")
        player.see_result()
    assert 2 == max(ann.view["position"]["wins"].values())  # best of three
    record = ann.page.evaluate(
        "id => fetch(`/api/tables/${id}/record`).then(answer => answer.json())", ann.view["table"]
    )
    for player in (ann, bob, eve):
        _never_told_a_secret(player, record["moves"])


def test_a_phone_plays_by_touch_and_marks_the_notebook(sit: Sit) -> None:
    ann = sit("ann", size=(390, 844), touch=True, seed=3)
    ann.create(["me", "bot:level1"], game="berlin63")
    while not ann.over and not ann.view["position"]["turn"]:
        ann.until(lambda: ann.asked or ann.over, "its turn")
        ann.move()
    ann.until(lambda: ann.asked or ann.over, "its turn")
    ann.page.get_by_test_id("notebook-tab").tap()
    cell = ann.page.get_by_test_id("notebook").locator("td button").first
    cell.tap()
    assert "you think so" in str(cell.get_attribute("aria-label"))
    ann.page.reload()
    ann.at_table()
    ann.page.get_by_test_id("notebook-tab").tap()
    assert "you think so" in str(cell.get_attribute("aria-label"))
    assert not [frame for frame in ann.frames if "likely" in frame]


def test_the_keyboard_lines_up_and_takes_a_turn(sit: Sit) -> None:
    ann = sit("ann", seed=8)
    ann.create(["me", "bot:level1"], game="berlin63")
    while not ann.over and ann.view["position"]["turn"] < 4:
        ann.until(lambda: ann.asked or ann.over, "its turn")
        if ann.asked:
            ann.move(ann.press_keys)


# -- what was told ---------------------------------------------------------------------------


def _never_told_a_secret(player: Player, moves: Any) -> None:
    """Replay the match beside all this browser received: no more than the rules let it know."""
    views = [view for view in player.views if view["result"] is None]
    assert len(views) > 20
    state = GAME.new()
    at = 0
    for view in sorted(views, key=lambda view: view["moves"]):
        while at < view["moves"]:
            GAME.apply(state, *moves[at])
            at += 1
        _position_keeps_secrets(view, state)
        for line in view["log"]:
            _line_keeps_secrets(line, view["seat"])


def _position_keeps_secrets(view: Any, state: BerlinState) -> None:
    seat, position = view["seat"], view["position"]
    for base in position["bases"]:
        if base["seat"] != _name(seat):
            assert base["spy"] is None
    for side, name in enumerate(SEATS):
        team = position["teams"][name]
        if side != seat:
            assert team["leader"] is None and team["reserve_spies"] is None
            assert team["plan"] is None
        assert team["box"] == [SPY_NAMES[spy] for spy in cards_of(state.box[side])]
    for page in position["notebook"]:
        side = SEATS.index(page["seat"])
        assert side != seat
        seen = GAME.observe(state, seat).state
        known = possible(seen, side).suspicions(taken_cards(seen))
        for entry in page["bases"]:
            number = entry["base"] - side * TEAM
            names = [SPY_NAMES[spy] for spy in cards_of(known.bases[number])]
            assert entry["could_be"] == names
            assert SPY_NAMES[state.who[entry["base"]]] in names  # true, and no sharper than that
    for shown in position["shown"]:
        _shown_is_possible(position, shown, _name(seat))
    if seat not in view["waiting"]:
        announced = {f"spy-{claim['spy']}" for claim in position["claims"]}
        asked = {str(value) for value in view["prompt"]["args"].values()}
        assert {value for value in asked if value.startswith("spy-")} <= announced


def _shown_is_possible(position: Any, shown: Any, reader: str | None) -> None:
    """What a slip of paper shows, the notebook of this reader holds possible, if not certain."""
    assert reader is not None
    there = {base["base"] for base in position["bases"] if base["square"] == shown["square"]}
    entries = [entry for page in position["notebook"] for entry in page["bases"]]
    assert any([shown["spy"] in entry["could_be"] for entry in entries if entry["base"] in there])


def _line_keeps_secrets(line: Any, seat: int | None) -> None:
    """A line names a spy only to those who were shown it."""
    kind = line["id"]
    if kind in OWN:
        assert line["args"]["seat"] == f"seat-{_name(seat)}", line
        return
    assert "swapped" not in line["args"], line
    if "spy" not in line["args"] or kind.startswith("claimed-") or kind == "cancelled":
        return  # an announcement names a spy, true or not
    assert kind in PUBLIC or (kind in SHOWN and seat is not None), line


def _name(seat: int | None) -> str | None:
    return None if seat is None else SEATS[seat]
