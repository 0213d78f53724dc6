"""Passwords: Argon2id, in a thread, and no faster for who has none."""

from __future__ import annotations

import asyncio
import functools
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2
"""How many are worked out at a time: each takes 64 MB."""

_HASHER: Final = PasswordHasher()


class Passwords:
    """Hashes and checks; the event loop never waits."""

    def __init__(self) -> None:
        self._turns: Final = asyncio.Semaphore(AT_ONCE)

    async def hashed(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turns:
            return await asyncio.to_thread(_HASHER.hash, _plain(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; where there is none, it takes as long to say no."""
        async with self._turns:
            return await asyncio.to_thread(_fits, kept, _plain(password))


def _fits(kept: str | None, password: str) -> bool:
    try:
        return _HASHER.verify(kept or _nobody_s(), password) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@functools.cache
def _nobody_s() -> str:
    """The hash that is checked where there is no account."""
    return _HASHER.hash("nobody's password")


def _plain(password: str) -> str:
    """The same signs, whichever keyboard they come from."""
    return unicodedata.normalize("NFKC", password)
