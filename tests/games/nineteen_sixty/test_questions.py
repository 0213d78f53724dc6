"""Every question that is put to a seat: its prompt has words, and every refusal names a clause."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from detente.games.nineteen_sixty.board import BYRD, KENNEDY, NIXON, SEATS
from detente.games.nineteen_sixty.codes import (
    AWARDS,
    BONUS_CUBES,
    DEBATE_ROUND,
    ELECTION_CARDS,
    INITIATIVE,
    SHIFT,
    STRATEGY_PLACING,
)
from detente.games.nineteen_sixty.questions import QUESTIONS
from detente.words.words import Words
from tests.clauses import clause
from tests.games.nineteen_sixty.table import Table


def batch() -> Table:
    t = Table(kennedy="missile_gap", check_granularity="per_batch")
    return t.play("campaign missile_gap", "spend oh")


def redrawing() -> Table:
    t = Table(kennedy="ken_air").effect(KENNEDY, "profiles_in_courage").tokens("ma", "ma")
    return t.play("campaign ken_air", "spend ma").draw("R")


def remove_issues() -> Table:
    t = Table(extra_cards_second_edition=True).issues(defense="K2", economy="K1")
    return t.event("give_em_hell_harry", NIXON)


def sides_first() -> Table:
    t = Table(turn=6).stack(KENNEDY, "gaffe").stack(NIXON, "volunteers").at(DEBATE_ROUND)
    return t.play("kennedy: debate gaffe", "nixon: debate volunteers")


POSITIONS: dict[str, Callable[[], Table]] = {
    "who-goes-first": lambda: Table().at(INITIATIVE).draw("BB"),
    "activity": lambda: Table(kennedy="gaffe recount"),
    "preemption": lambda: Table(kennedy="gaffe").play("position gaffe"),
    "campaigning": lambda: Table(kennedy="ken_air").play("campaign ken_air"),
    "batch": batch,
    "advertising": lambda: Table(kennedy="ken_air").play("advertise ken_air"),
    "positioning": lambda: Table(kennedy="ken_air").play("position ken_air", "support defense"),
    "triggering": lambda: Table(kennedy="recount").play("position recount", "decline", "done"),
    "redrawing": redrawing,
    "add-support": lambda: Table().event("catholic_support").play("add ny", "add ny"),
    "remove-support": lambda: Table().issues(civil_rights="K1").event("old_south"),
    "add-media": lambda: Table().event("republican_tv_spots", NIXON),
    "remove-media": lambda: Table().media(east="N1").event("herblock"),
    "add-issues": lambda: Table().event("pierre_salinger").play("support defense"),
    "remove-issues": remove_issues,
    "pick-state": lambda: Table().event("swing_state"),
    "move-token": lambda: Table().event("congressional_summer_session", NIXON),
    "pick-region": lambda: Table().event("henry_luce"),
    "take-card": lambda: Table().discard("gaffe").event("adlai_stevenson"),
    "discard-cards": lambda: Table(kennedy="gaffe").event("a_new_frontier"),
    "may": lambda: Table().event("political_capital", NIXON),
    "issue-order": lambda: Table().event("gallup_poll"),
    "issue-shift": lambda: Table().media(east="K1").at(SHIFT),
    "space-two": lambda: Table().issues(economy="K1").at(AWARDS),
    "operation": lambda: Table().event("opposition_research", NIXON),
    "place-strategy": lambda: Table(kennedy="gaffe recount").at(STRATEGY_PLACING),
    "debate-card": lambda: Table(turn=6).stack(KENNEDY, "gaffe recount").at(DEBATE_ROUND),
    "debate-side": lambda: (
        Table(turn=6).stack(KENNEDY, "gaffe").at(DEBATE_ROUND).play("debate gaffe")
    ),
    "sides-first": sides_first,
    "exchange-momentum": lambda: Table(turn=9).at(BONUS_CUBES),
    "reveal-strategy": lambda: Table(turn=9).stack(KENNEDY, "gaffe").at(ELECTION_CARDS),
    "byrd-step": lambda: Table(kennedy="ken_air", players=3).play("position ken_air", "done"),
}
"""A position for each kind of question, by the question's id."""


@cache
def words(language: str) -> Words:
    return Words(language, "nineteen_sixty")


def test_every_question_to_a_seat_is_here() -> None:
    chance = {
        "draw-card",
        "reveal-top",
        "support-check",
        "media-check",
        "initiative-check",
        "endorsement-card",
        "landing-draw",
        "eruption-draw",
    }

    assert {question.id for question in QUESTIONS} == chance | set(POSITIONS)


@pytest.mark.parametrize("id", sorted(POSITIONS))
def test_the_question_is_asked_in_words(id: str) -> None:
    t = POSITIONS[id]().go()
    assert id == t.asked.split()[1]

    for language in ("en", "fr"):
        prompt = t.game.prompt(t.s, t.game.actor(t.s))
        text = words(language).say(prompt)
        assert prompt.id != text and "$" not in text and "{" not in text


@clause("60-13.4")
@pytest.mark.parametrize("id", sorted(POSITIONS))
def test_what_is_legal_is_what_no_reason_forbids(id: str) -> None:
    t = POSITIONS[id]().go()
    seat = t.game.actor(t.s)
    legal = set(t.game.legal(t.s, seat))
    assert legal

    for action in t.game.actions:
        reason = t.game.why_not(t.s, seat, action)
        assert (reason is None) == (action in legal), t.game.text(action)
        assert reason is None or reason.clause.startswith("60-")


@pytest.mark.parametrize("id", sorted(POSITIONS))
def test_another_verb_is_refused_by_the_clause_of_the_question(id: str) -> None:
    t = POSITIONS[id]().go()
    question = t.game.questions[t.s.stack[-1].kind]
    other = "cube green"  # nobody but chance draws

    assert f"{question.clause} asked-something-else" == t.refused(other)


@pytest.mark.parametrize("id", sorted(POSITIONS))
def test_whoever_is_not_asked_is_told_that_it_is_not_his_turn(id: str) -> None:
    t = POSITIONS[id]().go()
    other = 1 - t.game.actor(t.s) if t.game.actor(t.s) != BYRD else KENNEDY

    assert "60-6.1 not-your-turn" == t.refused(f"{SEATS[other]}: done")
