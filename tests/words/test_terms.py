"""What a bot expects of an act is said in both languages, term by term; so is how a game stands."""

import pytest

import detente
from detente.core.match import Match
from detente.core.message import Argument, Message
from detente.words.gains import gains
from detente.words.words import Words


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", detente.games())
def test_every_term_is_said(name: str, language: str) -> None:
    game = detente.game(name)
    words = Words(language, name)
    for term in game.terms(Match(game, seed=1).state, 0):
        said = words.say(Message(f"term-{term}", {"amount": '"+2.4"', "risk": '"-7%"'}))
        assert "+2.4" in said or "-7%" in said


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", detente.games())
def test_how_a_game_stands_is_said(name: str, language: str) -> None:
    match = Match(detente.game(name), seed=1)
    worth = match.game.standing(match.state)
    args: dict[str, Argument] = {"seat": '"Ann"', "amount": '"2.4"', "n": 2}
    said = Words(language, name, "page").say(Message("page-stands", args))

    assert len(worth) in (1, len(match.game.seats))
    assert "Ann" in said
    assert "2.4" in said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Asia +3 VP and military operations +1.5 VP, but Europe −0.2 VP"),
        ("fr", "Asie +3 PV et opérations militaires +1,5 PV, mais Europe −0,2 PV"),
    ],
)
def test_what_is_gained_is_said_before_what_it_costs(language: str, said: str) -> None:
    why = [("asia", 3.0), ("europe", -0.2), ("military", 1.5), ("hand", 0.04)]
    ordered = sorted(why, key=lambda gain: abs(gain[1]), reverse=True)
    assert said == gains(Words(language, "twilight_struggle"), ordered)


def test_large_numbers_are_said_without_tenths_and_risks_as_shares() -> None:
    assert "East +20 electoral votes" == gains(Words("en", "nineteen_sixty"), [("east", 19.7)])
    assert "risk of war −5%" == gains(Words("en", "thirteen_days"), [("war", 0.05)])
    assert "leader en danger −6\N{NARROW NO-BREAK SPACE}%" == (
        gains(Words("fr", "berlin63"), [("leader", 0.06)])
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("fr", "“Lilly Hopper”\N{NO-BREAK SPACE}: sauter"), ("en", "‘Lilly Hopper’: leap")],
)
def test_quotes_within_quotes_are_the_inner_ones(language: str, said: str) -> None:
    words = Words(language, "berlin63")
    game = detente.game("berlin63")
    leap = words.action(game, game.parse("leap_northeast e1"))
    assert words.quoted(leap).startswith(f'"{said}')
