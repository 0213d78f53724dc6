"""A hint says what an act takes, keeps or gives away, in one sentence of either language."""

import re

import pytest

import detente
from detente.core.deeds import KEPT, LOST, WON, Deed, Expected
from detente.core.match import Match
from detente.core.rng import Rng
from detente.words.gains import hint
from detente.words.words import Words

IRAN = Deed("country", "country-iran", KEPT, "nobody", 1.0)
DENIED = Deed("grip", "region-middle_east", KEPT, "domination", 1.0)
DEFCON = Deed("defcon", "", LOST, "2", 1.0)
COUP = Deed("country", "country-chile", WON, "mine", 2 / 3)


@pytest.mark.parametrize(
    ("game", "deeds", "english", "french"),
    [
        (
            "twilight_struggle",
            [DENIED, IRAN, DEFCON],
            "denies domination of the Middle East and keeps Iran, but lowers DEFCON to 2:"
            " +2.4 VP expected",
            "empêche l’adversaire de dominer le Moyen-Orient et garde l’Iran, mais abaisse DEFCON"
            " à 2\N{NO-BREAK SPACE}: +2,4 PV attendus",
        ),
        (
            "twilight_struggle",
            [COUP],
            "takes Chile (67%): +2.4 VP expected",
            "prend le Chili (67\N{NARROW NO-BREAK SPACE}%)\N{NO-BREAK SPACE}: +2,4 PV attendus",
        ),
        (
            "thirteen_days",
            [Deed("lead", "battleground-united_nations", WON, "mine", 1.0)],
            "takes the lead at the United Nations: +2.4 Prestige expected",
            "prend l’avantage aux Nations Unies\N{NO-BREAK SPACE}: +2,4 de prestige attendu",
        ),
        (
            "nineteen_sixty",
            [Deed("state", "state-ca", WON, "mine", 1.0)],
            "takes California: +2.4 electoral votes expected",
            "prend la Californie\N{NO-BREAK SPACE}: +2,4 grands électeurs attendus",
        ),
        (
            "stratagem",
            [Deed("rival", "party-pop", WON, "behind", 1.0)],
            "overtakes the People’s Party: lead over the best rival +2.4",
            "dépasse le Parti populaire\N{NO-BREAK SPACE}: avance sur le meilleur rival +2,4",
        ),
        (
            "berlin63",
            [Deed("enemy", "square-d4", WON, "gone", 1.0)],
            "removes the enemy on d4: lead in spies on the board +2.4",
            "élimine l’espion adverse en d4\N{NO-BREAK SPACE}: avance en espions sur le plateau"
            " +2,4",
        ),
    ],
)
def test_a_hint_names_what_is_at_stake(
    game: str, deeds: list[Deed], english: str, french: str
) -> None:
    term = {"stratagem": "ahead", "berlin63": "spies"}.get(game, "hand")
    expected = Expected([(term, 2.4)], deeds)

    told = hint(Words("en", game, "terminal"), "terminal", "X", "place", expected)
    assert f"A bot would choose “X”: that {english}." == told
    assert hint(Words("fr", game, "terminal"), "terminal", "X", "place", expected).endswith(
        f"ce coup {french}."
    )


def test_what_happens_alike_to_two_places_is_said_once() -> None:
    states = [Deed("state", f"state-{id}", WON, "mine", 1.0) for id in ("ny", "mi")]
    english, french = [
        hint(Words(lang, "nineteen_sixty", "terminal"), "terminal", "X", "", Expected([], states))
        for lang in ("en", "fr")
    ]
    assert "A bot would choose “X”: that takes New York and Michigan." == english
    assert french.endswith("ce coup prend l’État de New York et le Michigan.")

    unsure = [COUP, IRAN]
    told = hint(
        Words("en", "twilight_struggle", "terminal"), "terminal", "X", "", Expected([], unsure)
    )
    assert told.endswith("that takes Chile (67%) and keeps Iran.")


def test_where_nothing_can_be_said_for_an_act_the_hint_says_what_it_is_for() -> None:
    nothing = Expected([], [DEFCON])
    told = hint(Words("en", "twilight_struggle", "terminal"), "terminal", "X", "place", nothing)
    assert "A bot would choose “X”: it sees nothing clearly better." == told

    told = hint(Words("fr", "berlin63", "terminal"), "terminal", "X", "illusion", Expected([], []))
    assert told.endswith(": l’adversaire ne saura plus lequel des deux espions est lequel.")


def test_where_nothing_else_can_be_done_the_hint_says_so() -> None:
    nothing = Expected([], [])
    english, french = [
        hint(Words(lang, "berlin63", "terminal"), "terminal", "X", "illusion", nothing, True)
        for lang in ("en", "fr")
    ]
    assert "A bot would choose “X”: nothing else can be done here." == english
    assert french.endswith("\N{NO-BREAK SPACE}: rien d’autre n’est possible ici.")


@pytest.mark.parametrize("name", ["twilight_struggle", "nineteen_sixty"])
def test_french_elides_before_vowels_and_nowhere_else(name: str) -> None:
    match = Match(detente.game(name), seed=1)
    french = Words("fr", name)
    for stake in match.game.stakes(match.state, 0):
        what = match.game.stake_id(match.state, stake)
        if what:
            said = french.text("deed-the", {"what": what})
            assert said.startswith("l’") == bool(re.match("(l’|l[ea] )[AEÉIOU]", said)), said


@pytest.mark.parametrize("name", detente.games())
def test_every_stake_stands_in_a_degree_and_has_words_in_both_languages(name: str) -> None:
    match = Match(detente.game(name), seed=1)
    game = match.game
    stakes = game.stakes(match.state, 0)
    english, french = Words("en", name), Words("fr", name)

    assert stakes
    assert stakes.keys() == game.stakes(match.state, 1).keys() or name in ("stratagem", "berlin63")
    for (kind, which), degree in stakes.items():
        assert 0 <= degree < len(game.degrees[kind])
        named = game.stake_id(match.state, (kind, which))
        assert not named or english.has(named)
    for kind, degrees in game.degrees.items():
        ids = [f"deed-{kind}-{change}" for change in (WON, LOST, KEPT)]
        ids += [f"{id}-{degree}" for id in ids for degree in degrees]
        assert any([english.has(id) for id in ids])
        assert [english.has(id) for id in ids] == [french.has(id) for id in ids]


@pytest.mark.parametrize("name", detente.games())
def test_stakes_are_seen_by_the_seat_they_are_told_to(name: str) -> None:
    """In every position that a seat cannot tell from the real one they stand the same."""
    match = Match(detente.game(name), seed=3)
    game = match.game
    while not match.over and match.seq < 60:
        seat = match.waiting[0]
        view = game.observe(match.seen([seat]).state, seat)
        imagined = game.imagine(view, Rng(match.seq))
        assert game.stakes(imagined, seat) == game.stakes(match.seen([seat]).state, seat)
        legal = match.legal(seat)
        match.submit(seat, legal[match.seq % len(legal)])
