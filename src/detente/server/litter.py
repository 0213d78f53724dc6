"""Garbage is collected by the clock, and not in the middle of a move.

What is young is looked through often, and that is quick. What has stayed, the tables and windows
themselves, Python would look through whenever there is a quarter more of it, whoever waits.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG: Final = (10_000, 5)
"""After how many new objects the youngest are looked through, and after how many times the next."""

NEVER: Final = 2**31 - 1

EVERY: Final = 600.0
"""How often everything is looked through, in seconds: tables let go, windows that were closed."""


def keep_out_of_the_way() -> None:
    """From now on what is old is looked through by the clock alone, and what is there now never."""
    gc.set_threshold(*YOUNG, NEVER)
    gc.collect()
    gc.freeze()


async def keep_tidy() -> None:
    """Look through everything now and then, as long as the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        gc.collect()
