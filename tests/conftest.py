"""What is shown now, and what is shown at night."""

from __future__ import annotations

import zlib
from collections import defaultdict

import pytest


@pytest.hookimpl(tryfirst=True)  # before what is long is left out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test in several looks all but one are long, another one for each game.

    `by_turns` names its parameters that are looks: language, theme, size, database. `make test`
    runs what is not long, `make nightly` the rest.
    """
    variants: defaultdict[tuple[object, str, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        mark = item.get_closest_marker("by_turns")
        if mark and isinstance(item, pytest.Function):
            given = item.callspec.params
            rest = {name: value for name, value in given.items() if name not in mark.args}
            variants[item.path, item.originalname, repr(rest)].append(item)
    turns: defaultdict[tuple[object, str], int] = defaultdict(int)
    for (path, name, _), looks in variants.items():
        looks.sort(key=lambda item: item.name)  # whatever order fixtures brought them into
        turn = zlib.crc32(name.encode()) + turns[path, name]
        turns[path, name] += 1
        for item in looks[: turn % len(looks)] + looks[turn % len(looks) + 1 :]:
            item.add_marker("long")
