"""Options of a game: fixed when a match is made, never changed silently."""

from __future__ import annotations

from typing import Final

Value = bool | int | str

VERSION: Final = "version"
"""The name under which the version of the rules is given beside the options."""

FIRST: Final = 1
"""The first version of every game's rules."""


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have."""


class Option:
    """A row of a game's table of options.

    A single choice says what a game is played with. Records name it where it is not the default.
    A change of behaviour is a row too: its default holds `since` that version of the rules, and
    `before` is what held until then. A row that only keeps an old reading, or serves study, is
    not `offered`. A `handicap` helps a side: above 0 the first one, below 0 the second; where
    another option has a certain value it may be `moot`.
    """

    def __init__(
        self,
        name: str,
        default: Value,
        choices: tuple[Value, ...],
        clause: str,
        since: int = FIRST,
        before: Value | None = None,
        offered: bool = True,
        handicap: bool = False,
        moot: tuple[str, Value] | None = None,
    ) -> None:
        assert default in choices or len(choices) == 1, name
        assert (since > FIRST) == (before is not None), f"{name}: what held before {since}?"
        assert before is None or before in choices, name
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.clause: Final = clause  # the clause or ruling it belongs to
        self.since: Final = since
        self.before: Final = before
        self.offered: Final = offered
        self.handicap: Final = handicap
        self.moot: Final = moot

    def default_in(self, version: int) -> Value:
        """What holds in a version of the rules when nobody says otherwise."""
        return self.default if self.before is None or version >= self.since else self.before


def switch(
    name: str,
    default: bool,
    clause: str,
    since: int = FIRST,
    before: bool | None = None,
    offered: bool = True,
) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True), clause, since, before, offered)


def newest(table: tuple[Option, ...]) -> int:
    """The version of the rules as they stand now."""
    return max([option.since for option in table], default=FIRST)


class Options:
    """The options of one match, checked and complete: the defaults of a version, and what differs.

    The version is given like an option; without it the newest is played.
    """

    def __init__(self, game: str, table: tuple[Option, ...], given: dict[str, Value]) -> None:
        self.game: Final = game
        self.table: Final = table
        self.version: Final = _version(game, table, given.get(VERSION, newest(table)))
        known = {option.name: option for option in table}
        for name, value in given.items():
            if name == VERSION:
                continue
            if name not in known:
                raise OptionError(
                    f"{game} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}"
                )
            _check(known[name], value)
        self.values: Final[dict[str, Value]] = {
            option.name: given.get(option.name, _usual(option, self.version)) for option in table
        }
        self.switches: Final = {n: v for n, v in self.values.items() if isinstance(v, bool)}
        self.numbers: Final = {n: v for n, v in self.values.items() if isinstance(v, int)}
        self.words: Final = {n: v for n, v in self.values.items() if isinstance(v, str)}
        now = newest(table)
        self._unusual: Final[dict[str, Value]] = {
            option.name: self.values[option.name]
            for option in table
            if self.values[option.name] != _usual(option, now)
        }
        self._changed: Final[dict[str, Value]] = {
            option.name: self.values[option.name]
            for option in table
            if self.values[option.name] != option.default_in(self.version)
        }

    def on(self, name: str) -> bool:
        """Whether a switch is on."""
        return self.switches[name]

    def number(self, name: str) -> int:
        """The value of a numeric option."""
        return self.numbers[name]

    def word(self, name: str) -> str:
        """The value of an option that names a reading."""
        return self.words[name]

    def handicap(self) -> Option | None:
        """What helps a side in this match, if something can."""
        for option in self.table:
            moot = option.moot is not None and self.values[option.moot[0]] == option.moot[1]
            if option.handicap and not moot:
                return option
        return None

    def unusual(self) -> dict[str, Value]:
        """The options that differ from how the game is usually played now."""
        return self._unusual.copy()

    def changed(self) -> dict[str, Value]:
        """The options that differ from the defaults of their version."""
        return self._changed.copy()


def _version(game: str, table: tuple[Option, ...], wanted: Value) -> int:
    if type(wanted) is not int or not FIRST <= wanted <= newest(table):
        raise OptionError(
            f"{game} has rules version {newest(table)}; version {wanted} is not known here"
        )
    return wanted


def _usual(option: Option, version: int) -> Value:
    usual = option.default_in(version)
    return usual if usual in option.choices else option.choices[0]


def _check(option: Option, value: Value) -> None:
    for choice in option.choices:  # True == 1 in Python, but not at the table
        if choice == value and type(choice) is type(value):
            return
    choices = ", ".join([repr(choice) for choice in option.choices])
    raise OptionError(f"option {option.name!r} cannot be {value!r}; it can be: {choices}")
