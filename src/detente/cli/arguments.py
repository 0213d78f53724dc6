"""What people type, checked: games with options, bots, seats, languages, files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

import detente
from detente.bots.bot import bot, bots
from detente.cli.mistakes import Mistake
from detente.core.game import Game
from detente.core.match import Match
from detente.core.options import VERSION, Option, Value
from detente.core.record import Record
from detente.games import cards_variable, has_own_cards
from detente.words.files import LANGUAGES

_SWITCH: Final[dict[str, Value]] = {
    "on": True,
    "yes": True,
    "true": True,
    "off": False,
    "no": False,
    "false": False,
}


def open_game(name: str, given: list[str] | None = None, cards: Path | None = None) -> Game[Any]:
    """The game of a name with options as "name=value", and with cards of one's own."""
    if cards is not None:
        use_cards(name, cards)
    plain = detente.game(name)
    if not given:
        return plain
    return detente.game(name, **_options(plain, given))


def use_cards(name: str, folder: Path) -> None:
    """Play a game with the cards in a folder, in this process and in those it starts."""
    if not has_own_cards(name):
        able = [other for other in detente.games() if has_own_cards(other)]
        raise Mistake(f"--cards is for: {', '.join(able)}")
    if not folder.is_dir():
        raise Mistake(f"there is no folder {str(folder)!r}")
    os.environ[cards_variable(name)] = str(folder.absolute())


def thinking_time(budget: float) -> float:
    """How long a bot may think: a time that passes."""
    if not 0 < budget < float("inf"):
        raise Mistake(f"--budget must be a number of seconds above 0, not {budget}")
    return budget


def bot_names(game: Game[Any], text: str) -> tuple[str, ...]:
    """One bot for each seat; a single name is for all."""
    names = tuple([name.strip() for name in text.split(",")])
    for name in names:
        if name not in bots():
            bot(name, game, 0)  # says which there are
    if len(names) == 1:
        return names * len(game.seats)
    if len(names) != len(game.seats):
        raise Mistake(f"{game.name} has {len(game.seats)} seats, but {len(names)} bots are named")
    return names


def different_bots(game: Game[Any], text: str) -> tuple[str, ...]:
    """Bots that meet each other, or one that plays itself."""
    names = tuple([name.strip() for name in text.split(",")])
    if len(set(names)) != len(names):
        raise Mistake("a bot is named twice; a bot alone plays itself")
    for name in names:
        bot(name, game, 0).close()  # says which there are, and whether a program starts
    return names


def seat_of(game: Game[Any], text: str) -> int:
    """A seat by its name or its number."""
    if text in game.seats:
        return game.seats.index(text)
    if text.isdigit() and int(text) < len(game.seats):
        return int(text)
    raise Mistake(f"{game.name} has no seat {text!r}; it has: {', '.join(game.seats)}")


def language(lang: str) -> str:
    """A language we speak; "" asks the environment."""
    if not lang:
        spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
        return spoken[:2] if spoken[:2] in LANGUAGES else "en"
    if lang not in LANGUAGES:
        raise Mistake(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    return lang


def at_least(low: int, **numbers: int) -> None:
    """Refuse numbers that are too small."""
    for name, number in numbers.items():
        if number < low:
            raise Mistake(f"--{name} must be {low} or more, got {number}")


def open_match(path: Path, upto: int | None = None, cards: Path | None = None) -> Match[Any]:
    """The match of a record on disk; DataError or OptionError say what is wrong with it."""
    record = Record.load(path)
    if cards is not None:
        use_cards(record.game, cards)
    return Match.replay(record, upto)


def _options(game: Game[Any], given: list[str]) -> dict[str, Value]:
    known = {option.name: option for option in game.options.table}
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise Mistake(f"an option is written name=value, got {text!r}")
        if name == VERSION and value.isdecimal():
            options[name] = int(value)
        else:
            options[name] = _value(known[name], value) if name in known else value
    return options


def _value(option: Option, text: str) -> Value:
    """The choice that is written so; anything else is left for the table of options to refuse."""
    for choice in option.choices:
        if isinstance(choice, bool):
            if _SWITCH.get(text.lower()) is choice:
                return choice
        elif str(choice) == text:
            return choice
    return text
