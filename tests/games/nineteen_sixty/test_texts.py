"""A card reads as it is played at the table where it lies."""

from __future__ import annotations

import pytest

from detente.core.options import Value
from detente.games.nineteen_sixty.rules import NineteenSixty
from detente.words.words import Words

Told = tuple[str, dict[str, Value], str, str]
BYRD = {"byrd_state_counts_as_empty": True}
GATHERING = [f"gathering_momentum_{region}" for region in ("east", "south", "midwest", "west")]
TOLD: list[Told] = [
    ("stump_speech", {}, "as much as he lacks.", "pour l’égaler."),
    (
        "stump_speech",
        {"stump_speech_issues": True},
        "as much as he lacks. Kennedy may add 3 support on one issue of his choice.",
        "pour l’égaler. Kennedy peut ajouter 3 supports sur un seul enjeu de son choix.",
    ),
    ("lyndon_johnson", {}, "then 3 in the South, 2 per", "puis 3 dans le Sud, 2 par"),
    (
        "lyndon_johnson",
        {"lbj_texas_cap": 2},
        "then 3 in the other states of the South, 2 per",
        "puis 3 dans les autres États du Sud, 2 par",
    ),
    ("eisenhowers_silence", {}, "states Kennedy carries.", "les États acquis à Kennedy."),
    (
        "eisenhowers_silence",
        {"silence_scope": "led"},
        "states Kennedy leads.",
        "les États où mène Kennedy.",
    ),
    ("congressional_summer_session", {}, "He may go", "Il peut aussitôt"),
    (
        "congressional_summer_session",
        {"summer_session_move": "must"},
        "He must go",
        "Il doit aussitôt",
    ),
    ("rising_food_prices", {}, "goes up 2 spaces", "monte de deux cases"),
    (
        "rising_food_prices",
        {"rising_food_prices_spaces": 1},
        "goes up 1 space and",
        "monte d’une case",
    ),
    ("tricky_dick", {}, "Nixon gains 1 momentum", "Nixon gagne 1 momentum"),
    (
        "tricky_dick",
        {"tricky_dick_momentum": -1},
        "Nixon loses 1 momentum",
        "Nixon perd 1 momentum",
    ),
    ("tricky_dick", {}, "take a card with his icon", "une carte à son icône"),
    (
        "tricky_dick",
        {"event_icon_restriction": False},
        "take any card from",
        "n’importe quelle carte et",
    ),
]
TOLD += [(card, {}, "has no cube.", "sans cube.") for card in GATHERING]
TOLD += [(c, {**BYRD}, "has no blue or red cube.", "sans cube bleu ni rouge.") for c in GATHERING]


@pytest.mark.parametrize("card,given,english,french", TOLD)
def test_a_card_reads_as_it_is_played(
    card: str, given: dict[str, Value], english: str, french: str
) -> None:
    options = NineteenSixty(given).options.values

    for lang, told in (("en", english), ("fr", french)):
        words = Words(lang, "nineteen_sixty", options=options)
        assert told in words.attribute(f"card-{card}", "text")


def test_the_catalogue_shows_the_colour_that_hawaii_has_at_this_table() -> None:
    leans = [
        NineteenSixty({"hawaii_lean": side}).catalogue()["states"]["hi"]["lean"]
        for side in ("nixon", "kennedy")
    ]

    assert ["nixon", "kennedy"] == leans
