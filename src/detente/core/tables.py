"""Tables people can read: CSV files, checked fully when they are loaded."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from detente.core.frame import NONE


class DataError(Exception):
    """A data file is wrong; the message says file, line and the value found."""


class Row:
    """One line of a table. Asking for a column checks it."""

    def __init__(self, path: Path, line: int, values: dict[str, str]) -> None:
        self.path: Final = path
        self.line: Final = line
        self._values: Final = values

    def error(self, message: str) -> DataError:
        """A complaint about this row."""
        return DataError(f"{self.path.name}:{self.line}: {message}")

    def text(self, column: str) -> str:
        """The text of a column; it may not be empty."""
        value = self.optional(column)
        if not value:
            raise self.error(f"{column} is empty")
        return value

    def optional(self, column: str) -> str:
        """The text of a column, which may be empty."""
        if column not in self._values:
            raise self.error(f"there is no column {column!r}")
        return self._values[column]

    def number(self, column: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.text(column)
        try:
            number = int(value)
        except ValueError:
            raise self.error(f"{column} must be a number, got {value!r}") from None
        if not low <= number <= high:
            raise self.error(f"{column} must be {low} to {high}, got {value!r}")
        return number

    def one_of(self, column: str, words: Sequence[str]) -> int:
        """The place in `words` of the column's text."""
        value = self.text(column)
        if value not in words:
            raise self.error(f"{column} must be one of {', '.join(words)}, got {value!r}")
        return list(words).index(value)

    def one_of_or_none(self, column: str, words: Sequence[str]) -> int:
        """The place in `words` of the column's text; NONE where it says "none"."""
        return NONE if self.text(column) == "none" else self.one_of(column, words)

    def flag(self, column: str) -> bool:
        """A column that says 0 or 1."""
        return self.number(column, 0, 1) == 1


def read_table(path: Path) -> list[Row]:
    """The rows of a CSV file with a header."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            rows = []
            for values in reader:
                if None in values or None in values.values():
                    raise DataError(f"{path.name}:{reader.line_num}: wrong number of columns")
                rows.append(Row(path, reader.line_num, values))
            return rows
    except OSError as error:
        raise DataError(f"{path.name}: cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise DataError(f"{path.name}: not a CSV file in UTF-8: {error}") from None
