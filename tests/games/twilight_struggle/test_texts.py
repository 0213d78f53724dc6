"""A card reads as it is played at the table where it lies."""

import pytest

from detente.core.options import Value
from detente.games.twilight_struggle.rules import TwilightStruggle
from detente.words.words import Words

MAY: dict[str, Value] = {"events_may": False}
DELUXE: dict[str, Value] = {"deluxe_orders": True}
TOLD: list[tuple[str, dict[str, Value], tuple[str, str], tuple[str, str]]] = [
    # card, options of the other reading, what it says in English and French: by default, and then
    ("cia_created", MAY, ("US may", "peuvent ensuite"), ("US conducts", "mènent ensuite")),
    ("lone_gunman", MAY, ("USSR may", "peut ensuite"), ("USSR conducts", "mène ensuite")),
    ("abm_treaty", MAY, ("you may", "pouvez ensuite"), ("you conduct", "menez ensuite")),
    ("olympic_games", MAY, ("you may", "pouvez mener"), ("you conduct", "vous menez")),
    ("chernobyl", MAY, ("may name", "peuvent nommer"), ("US names", "nomment")),
    ("norad", MAY, ("may add", "peuvent ajouter"), ("US adds", "Unis ajoutent")),
    ("pershing_ii_deployed", MAY, ("up to three", "au plus"), ("each of three", "et retire 1")),
    ("abm_treaty", DELUXE, ("you may", "pouvez ensuite"), ("you conduct", "menez ensuite")),
    ("chernobyl", DELUXE, ("may name", "peuvent nommer"), ("US names", "nomment")),
    ("pershing_ii_deployed", DELUXE, ("up to three", "au plus"), ("each of three", "et retire 1")),
    ("wargames", MAY, ("you may end", "vous pouvez"), ("the game ends", "la partie s’arrête")),
    (
        "south_african_unrest",
        {"unrest_spread": False},
        ("countries beside", "les pays voisins"),
        ("one country beside", "un pays voisin"),
    ),
    (
        "junta",
        {"junta_one_region": False},
        ("rolls in one of them", "dans une seule des deux"),
        ("rolls in them", "dans les deux"),
    ),
    (
        "latin_american_debt_crisis",
        {"debt_crisis_must": False},
        ("USSR doubles", "URSS double"),
        ("USSR may double", "URSS peut doubler"),
    ),
    (
        "missile_envy",
        {"missile_envy_space": False},
        ("Space Race included", "Course à l’espace comprise"),
        ("use the Ops. Your", "utilisez les points. Il"),
    ),
    (
        "missile_envy",
        {"missile_envy_highest": "modified"},
        ("highest Ops in", "de sa main et reçoit"),
        ("modifiers counted", "modificateurs compris"),
    ),
    (
        "defectors",
        {"defectors_by_plan": False},
        ("Five Year Plan", "Plan quinquennal"),
        ("for Operations, the US", "pour des Opérations, les"),
    ),
    (
        "aldrich_ames_remix",
        {"edition": "second"},
        ("discards one card", "en défausse une carte"),
        ("fixes the order", "fixe l’ordre"),
    ),
]


@pytest.mark.parametrize(("card", "options", "usual", "other"), TOLD)
def test_a_card_reads_as_it_is_played(
    card: str, options: dict[str, Value], usual: tuple[str, str], other: tuple[str, str]
) -> None:
    for lang, now, then in zip(("en", "fr"), usual, other):
        assert now in text(card, lang, {})
        assert then in text(card, lang, options)
        assert then not in text(card, lang, {})


def text(card: str, lang: str, options: dict[str, Value]) -> str:
    values = TwilightStruggle(options).options.values
    return Words(lang, "twilight_struggle", options=values).attribute(f"card-{card}", "text")
