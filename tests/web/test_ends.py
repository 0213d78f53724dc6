"""The end of a round, a turn or a vote is a card on the table: line by line, until "Continue"."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import detente
from tests.web.conftest import clean, two_and_a_guest
from tests.web.player import Player

Sit = Callable[..., Player]


def test_a_round_of_thirteen_days_ends_with_its_agendas_line_by_line(sit: Sit) -> None:
    ann = sit(lang="fr", seed=3)
    match = _played("thirteen_days", lambda now: now["played"] == [4, 3])
    ann.play_on(match.record, ["me", "bot:random"])
    card = _until_card(ann)

    paid = [line["args"] for line in _log(ann) if line["id"] == "agenda-pays"]
    for args in paid:
        assert f"avance {args['gap']} + bonus {args['bonus']} = {args['n']}" in card
        assert f"+{args['n']}" in card
    assert "Fin du tour\u00a0: les Objectifs" in card
    clean(ann, "end-round-thirteen-days")
    _goes_on(ann)
    ann.rest()
    assert ann.lit().count()


def test_nothing_is_asked_before_what_was_counted_is_read(sit: Sit) -> None:
    ann = sit(lang="en", seed=3)
    match = _played("thirteen_days", lambda now: now["played"] == [4, 3])
    ann.play_on(match.record, ["me", "bot:random"])
    _until_card(ann)
    ann.rest()
    moves = ann.view["moves"]

    assert "waits for you to have read it" in ann.page.get_by_test_id("prompt").inner_text()
    assert 0 == ann.lit().count()
    ann.page.locator(".tray [data-noun]").first.click()
    ann.page.keyboard.press("1")
    ann.calm()
    assert 0 == ann.page.get_by_test_id("reason").count()
    column = ann.page.locator("aside").bounding_box()
    card, log = (ann.page.locator(f"aside {one}").bounding_box() for one in (".end", ".log"))
    assert column and card and log and card["y"] + card["height"] <= log["y"]
    assert column["x"] <= card["x"]
    _goes_on(ann)
    assert moves == ann.view["moves"] and ann.lit().count()


@pytest.mark.by_turns("lang")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_debates_of_1960_are_told_issue_by_issue(sit: Sit, lang: str) -> None:
    ann = sit(lang=lang, theme="light", size=(1440, 900))
    match = _played("nineteen_sixty", lambda now: now["stage"] == "debates")
    ann.play_on(match.record, ["me", "bot:random"])
    card = _until_card(ann)

    won = [line["args"] for line in _log(ann) if line["id"] == "debate-won"]
    rows = _numbers(ann)
    assert [[str(args["kennedy"]), str(args["nixon"])] for args in won] == rows[: len(won)]
    assert "CP" in card or "PC" in card
    clean(ann, f"end-debates-{lang}")
    _goes_on(ann)


def test_election_day_is_told_card_by_card_up_to_the_tally(sit: Sit) -> None:
    ann = sit(lang="en")
    match = _played("nineteen_sixty", lambda now: now["stage"] == "election_day")
    ann.play_on(match.record, ["me", "bot:random"])
    _until_card(ann)
    while not ann.over:
        ann.until(lambda: ann.over or ann.asked, "its turn")
        if ann.asked:
            ann.say(_text(ann))

    calls = [n for n in _log(ann) if n["id"] in ("strategy-revealed", "election-checks")]
    tally = next(line["args"] for line in _log(ann) if line["id"] == "tally")
    ann.until(
        lambda: len(_numbers(ann)) == len(calls) + 2,
        "every card, the opening and the tally",
        told=lambda: len(_numbers(ann)),
    )
    assert [str(tally["kennedy"]), str(tally["nixon"])] == _numbers(ann)[-1]
    assert 0 == ann.page.get_by_test_id("result").count(), "the result waits"
    clean(ann, "end-election-day")
    ann.page.keyboard.press("Enter")
    ann.page.get_by_test_id("result").wait_for()


def test_a_turn_of_1960_ends_with_its_momentum(sit: Sit) -> None:
    ann = sit(lang="fr", size=(390, 844), touch=True)
    match = _played(
        "nineteen_sixty",
        lambda now: now["stage"] == "activities" and now["round"] == 5 and max(now["momentum"]) > 1,
    )
    ann.play_on(match.record, ["me", "bot:random"])
    card = _until_card(ann)
    assert "Fin du tour" in card
    clean(ann, "end-turn-1960-phone")
    _goes_on(ann)


def test_a_turn_of_twilight_struggle_ends_with_its_military_operations(sit: Sit) -> None:
    ann = sit(lang="en", seed=3)
    match = _played("twilight_struggle", lambda now: (now["turn"], now["round"]) == (1, 6))
    ann.play_on(match.record, ["bot:random", "me"])
    card = _until_card(ann)
    while "End of the turn" not in card:  # a region was scored
        _goes_on(ann)
        card = _until_card(ann)

    checked = next(line["args"] for line in _log(ann) if line["id"] == "military-checked")
    assert [str(checked["us"]), str(checked["ussr"])] in _numbers(ann)
    clean(ann, "end-turn-twilight-struggle")
    _goes_on(ann)


def test_a_scoring_names_the_countries_that_make_its_numbers(sit: Sit) -> None:
    ann = sit(lang="fr", theme="light", size=(1440, 900))
    rules = detente.game("twilight_struggle")
    match = _played("twilight_struggle", lambda now: now["turn"] > 1, "event europe_scoring")
    seat = match.waiting[0]
    ann.play_on(match.record, ["me", "bot:random"] if seat == 0 else ["bot:random", "me"])
    ann.rest()
    ann.go_on()
    ann.say("event europe_scoring")
    seen: Any = rules.to_json(rules.observe(match.state, None))
    held = seen["regions"]["europe"]["countries"]
    first = ann.page.get_by_test_id("end-card").locator("tbody tr").first
    first.wait_for()

    assert sum(held) == first.locator("[data-reads^=country-]").count() > 0
    clean(ann, "end-scoring-twilight-struggle")


def test_a_round_of_berlin_ends_with_its_score(sit: Sit) -> None:
    ann, bob, _ = two_and_a_guest(sit, "berlin63")
    while "score" not in [line["id"] for line in _log(ann)]:
        for player in (ann, bob):
            player.page.wait_for_timeout(5)
            if player.asked:
                player.say(_text(player))
    score = next(line["args"] for line in _log(ann) if line["id"] == "score")
    card = ann.page.get_by_test_id("end-card")
    card.wait_for()
    assert "Fin de la manche" in card.inner_text()
    assert [str(score["red"]), str(score["blue"])] == _numbers(ann)[-1]
    clean(ann, "end-round-berlin")
    _goes_on(ann)
    log = ann.page.get_by_role("log").inner_text()
    assert "Rouge, sur le plateau" in log and "Bleu, sur le plateau" in log
    assert "se tenait en" not in log


def test_the_first_vote_of_stratagem_is_announced_and_counted(sit: Sit) -> None:
    ann = sit(lang="en")
    match = _played("stratagem", lambda now: now["campaign"] == 1 and now["deck"] < 2)
    ann.play_on(match.record, ["me", *["bot:random"] * 3])
    sheet = ann.page.get_by_test_id("vote")
    while not sheet.count() and not ann.over:
        ann.until(lambda: ann.over or ann.asked or sheet.count() > 0, "its turn")
        if ann.asked and not sheet.count():
            ann.say(_text(ann))
    announced = [line["args"]["n"] for line in _log(ann) if line["id"] == "announced"]
    assert announced
    told = sheet.inner_text()
    assert all(f"{n}%" in told for n in announced)
    clean(ann, "end-vote-stratagem")
    ann.until(lambda: ann.asked or ann.over, "its turn")
    moves = ann.view["moves"]
    ann.page.locator(".tray [data-noun]").first.click()
    assert 0 == ann.page.get_by_test_id("confirm").count(), "the next question waits"
    ann.page.keyboard.press("Enter")
    sheet.wait_for(state="detached")
    assert moves == ann.view["moves"], "Enter goes on, and draws no card"


def _played(game: str, until: Callable[[Any], bool], act: str = "") -> detente.Match[Any]:
    """A game played at random as far as a position like this one, in which this can be done."""
    rules = detente.game(game)
    for seed in range(40):
        rng = random.Random(seed)
        match = detente.Match(rules, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            legal = match.legal(seat)
            may = not act or act in map(rules.text, legal)
            if may and until(rules.to_json(rules.observe(match.state, None))):
                return match
            calm = [a for a in legal if rules.danger(match.state, seat, a) is None]
            match.submit(seat, rng.choice(calm or legal))
    raise AssertionError("no game comes so far")


def _until_card(ann: Player) -> str:
    """Ann answers until something is counted; what the card says."""
    card = ann.page.get_by_test_id("end-card")
    while not card.count():
        ann.until(lambda: ann.asked or ann.over or card.count() > 0, "its turn")
        if ann.asked and not card.count():
            ann.say(_text(ann))
            ann.until(ann.still, "the page to show it")
    return card.inner_text()


def _goes_on(ann: Player) -> None:
    """Enter is "Continue": the card goes, and nothing else is done."""
    moves = ann.view["moves"]
    card = ann.page.get_by_test_id("end-card")
    rim, button = card.bounding_box(), ann.page.get_by_test_id("continue").bounding_box()
    assert rim and button and button["x"] + button["width"] <= rim["x"] + rim["width"]
    ann.page.keyboard.press("Enter")
    card.wait_for(state="detached")
    assert moves == ann.view["moves"]


def _numbers(ann: Player) -> list[list[str]]:
    """The numbers of the card, row by row, where a row has any."""
    rows = ann.page.get_by_test_id("end-card").locator("tbody tr:has(td)").all()
    return [row.locator("td").all_inner_texts() for row in rows]


def _log(ann: Player) -> list[dict[str, Any]]:
    """Everything Ann has been told since she came; bots may have acted before that."""
    came = ann.views[0]["moves"]
    lines = {(line["n"], k): line for view in ann.views for k, line in enumerate(view["log"])}
    return [*{str(line): line for (n, _), line in lines.items() if n > came}.values()]


def _text(player: Player) -> str:
    actions = player.view["actions"]
    return detente.game(player.view["game"]).text(actions[len(actions) // 2])
