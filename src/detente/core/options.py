"""Options of a game: fixed when a match is made, never changed silently."""

from __future__ import annotations

from typing import Final

Value = bool | int | str


class OptionError(ValueError):
    """An option that does not exist, or a value it cannot have."""


class Option:
    """A row of a game's table of options.

    A single choice is nothing to be asked for: it says what the game is played with. Records name
    it where it is not the default.
    """

    def __init__(self, name: str, default: Value, choices: tuple[Value, ...], clause: str) -> None:
        assert default in choices or len(choices) == 1, name
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices
        self.clause: Final = clause  # the clause or ruling it belongs to


def switch(name: str, default: bool, clause: str) -> Option:
    """An option that is on or off."""
    return Option(name, default, (False, True), clause)


class Options:
    """The options of one match, checked and complete."""

    def __init__(self, game: str, table: tuple[Option, ...], given: dict[str, Value]) -> None:
        self.table: Final = table
        self.asked: Final = tuple([option for option in table if len(option.choices) > 1])
        known = {option.name: option for option in table}
        for name, value in given.items():
            if name not in known:
                raise OptionError(
                    f"{game} has no option {name!r}; it has: {', '.join(sorted(known)) or 'none'}"
                )
            _check(known[name], value)
        self.values: Final[dict[str, Value]] = {
            option.name: given.get(option.name, _unless_told(option)) for option in table
        }

    def on(self, name: str) -> bool:
        """Whether a switch is on."""
        return bool(self.values[name])

    def number(self, name: str) -> int:
        """The value of a numeric option."""
        value = self.values[name]
        assert isinstance(value, int), name
        return value

    def word(self, name: str) -> str:
        """The value of an option that names a reading."""
        value = self.values[name]
        assert isinstance(value, str), name
        return value

    def changed(self) -> dict[str, Value]:
        """The options that differ from their defaults."""
        return {o.name: self.values[o.name] for o in self.table if self.values[o.name] != o.default}


def _unless_told(option: Option) -> Value:
    return option.default if option.default in option.choices else option.choices[0]


def _check(option: Option, value: Value) -> None:
    for choice in option.choices:  # True == 1 in Python, but not at the table
        if choice == value and type(choice) is type(value):
            return
    choices = ", ".join([repr(choice) for choice in option.choices])
    raise OptionError(f"option {option.name!r} cannot be {value!r}; it can be: {choices}")
