"""For mypyc: which compiled classes plain Python may extend.

A class marked with `mypyc_attr(allow_interpreted_subclasses=True)` can be the base of a game or a
bot that is not compiled. Where mypy is not installed the mark says nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr
except ModuleNotFoundError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        return lambda marked: marked


__all__ = ["mypyc_attr"]
