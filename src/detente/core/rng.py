"""Where chance takes its answers from: a fast stream for simulations, a strong one for tables."""

from __future__ import annotations

import hashlib
import hmac
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_FACTOR: Final = 6364136223846793005
_STEP: Final = 1442695040888963407
_HALF: Final = 0xFFFFFFFF

_one: i64 = 1
_SIGNED: Final = _one << 63 < 0
"""Whether 64 bits may be a number below 0: compiled code counts modulo 2**64 by itself."""
_WORD: Final[i64] = int.from_bytes(b"\xff" * 8, "big", signed=_SIGNED)
"""64 bits, all set."""


class Rng:
    """A small seedable generator: the same numbers on every machine and in every version.

    A 64-bit linear congruential generator (Knuth's MMIX constants); its upper 32 bits are
    scaled to the range asked for. Good for simulations; between people use `HmacStream`,
    for these numbers can be guessed from a few rolls.
    """

    def __init__(self, seed: int) -> None:
        x = (seed * 2 + 1) * 0x9E3779B97F4A7C15
        high: i64 = x >> 32 & _HALF
        low: i64 = (x ^ x >> 32) & _HALF  # small seeds must not give neighbouring streams
        self._x: i64 = high << 32 | low
        self.below(1)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, n being at most 2**32."""
        x: i64 = (self._x * _FACTOR + _STEP) & _WORD
        self._x = x
        if _SIGNED:
            return (x >> 32 & _HALF) * n >> 32 & _HALF
        return (x >> 32) * n >> 32

    def __reduce__(self) -> tuple[object, ...]:
        return (_resumed, (int(self._x),))

    def fork(self) -> Rng:
        """A generator of its own, so that thinking never changes the dice."""
        return Rng(self.below(1 << 32) << 32 | self.below(1 << 32))


def _resumed(x: int) -> Rng:
    """A generator that goes on where another one was."""
    rng = Rng(0)
    rng._x = x
    return rng


class HmacStream(Rng):
    """Dice that can be checked afterwards: HMAC-SHA-256 over a counter and the seats' nonces.

    Block i is HMAC(secret, message_i), message_i being the nonces joined by "|" and ":i" in
    ASCII; its first 8 bytes are read as a big-endian number. Numbers that would favour small
    answers are thrown away (rejection sampling), so every answer is exactly equally likely.
    `counter` is the number of the next block.
    """

    def __init__(self, secret: bytes, nonces: tuple[str, ...] = (), counter: int = 0) -> None:
        self._secret: Final = secret
        self._nonces: Final = "|".join(nonces)
        self.counter = counter

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        limit = (1 << 64) - (1 << 64) % n
        while True:
            number = self._next()
            if number < limit:
                return number % n

    def __reduce__(self) -> tuple[object, ...]:
        return (HmacStream, (self._secret, (self._nonces,), self.counter))

    def _next(self) -> int:
        message = f"{self._nonces}:{self.counter}".encode("ascii")
        self.counter += 1
        return int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")


def commitment(secret: bytes) -> str:
    """What a table shows before the first draw: the SHA-256 of its secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()
