#!/usr/bin/env python3
"""Deal a finished game of Détente again and see whether the dice were fair.

    python3 verify.py game.detente.json

Stands alone: the standard library and nothing of Détente, so that you need not trust the program
you check. It shows three things. The secret is the one the table had promised: its SHA-256 is the
commitment everybody saw before the first draw (compare it with the one you wrote down, or give it
as a second argument). Your nonce is among the nonces that were used. And every answer of chance is
the one that HMAC-SHA-256 over secret, nonces and counter picks from what could be picked.

Where a game was played on from another one, its first moves were `given`: nothing was drawn for
them here, and only what came after them is dealt again.

What this cannot know are the rules: whether the right cards were in the deck. `detente verify`
plays the whole game by the rules as well.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any

CHANCE = -1  # the seat of dice and draws


class Unfair(Exception):
    """The game was not dealt as promised."""


class Stream:
    """Block i is HMAC(secret, "nonce|nonce:i"); its first 8 bytes are a big-endian number."""

    def __init__(self, secret: bytes, nonces: list[str | None]) -> None:
        self.secret = secret
        self.nonces = "|".join([nonce or "" for nonce in nonces])
        self.block = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; blocks that would favour small numbers are thrown away."""
        limit = 2**64 - 2**64 % n
        while True:
            message = f"{self.nonces}:{self.block}".encode("ascii")
            digest = hmac.new(self.secret, message, hashlib.sha256).digest()
            self.block += 1
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % n


def pick(stream: Stream, answers: list[int], weights: list[int]) -> int:
    """One of the answers, each as likely as its weight."""
    at = stream.below(sum(weights))
    for answer, weight in zip(answers, weights):
        if at < weight:
            return answer
        at -= weight
    raise Unfair("weights do not add up")


def seal(nonce: str | None) -> str | None:
    """What a seat gives before its nonce."""
    return None if nonce is None else hashlib.sha256(nonce.encode("ascii")).hexdigest()


def check(record: dict[str, Any], promised: str | None = None) -> str:
    """One sentence about a fair game; Unfair about another."""
    block = record.get("fairness")
    if not isinstance(block, dict):
        raise Unfair("the record has no fairness block")
    secret = bytes.fromhex(block["secret"])
    commitment = hashlib.sha256(secret).hexdigest()
    if commitment != block["commitment"]:
        raise Unfair("the secret is not the one that was promised")
    if promised is not None and promised.lower() != commitment:
        raise Unfair("this is not the commitment you were shown")
    nonces, seals = block["nonces"], block.get("seals")
    if seals is not None and seals != [seal(nonce) for nonce in nonces]:
        raise Unfair("a nonce is not the one that was sealed")
    moves = record["moves"]
    draws = block["draws"]
    given = int(record.get("given", 0))
    drawn = [n for n, (seat, _) in enumerate(moves) if seat == CHANCE and n >= given]
    if drawn != [draw["move"] for draw in draws]:
        raise Unfair("the draws listed are not the answers of chance among the moves")
    stream = Stream(secret, nonces)
    shown, skipped = 0, False
    for draw in draws:
        if draw["of"] is None:  # drawn in a way only the rules can show
            skipped = True
            continue
        if skipped:
            stream.block, skipped = draw["block"], False
        if stream.block != draw["block"]:
            raise Unfair(f"move {draw['move']}: a block of the stream was left out or used twice")
        answers = draw["of"]
        if len(set(answers)) != len(answers):
            raise Unfair(f"move {draw['move']}: an answer stands twice among those to pick from")
        if (
            pick(stream, answers, draw.get("weights") or [1] * len(answers))
            != moves[draw["move"]][1]
        ):
            raise Unfair(f"move {draw['move']}: the dice gave another answer")
        shown += 1
    rest = len(draws) - shown
    more = f", {rest} more need the rules (detente verify)" if rest else ""
    more += "; its nonces were not sealed" if seals is None and any(nonces) else ""
    more += f"; its first {given} moves were given, not drawn" if given else ""
    return f"fair: {shown} of {len(draws)} draws dealt again{more}; commitment {commitment}"


def main(arguments: list[str]) -> int:
    """Check one file."""
    if len(arguments) not in (1, 2):
        print("usage: verify.py FILE [COMMITMENT]", file=sys.stderr)
        return 2
    try:
        with open(arguments[0], encoding="utf-8") as file:
            record = json.load(file)
        print(check(record, arguments[1] if len(arguments) == 2 else None))
    except Unfair as error:
        print(f"NOT FAIR: {error}", file=sys.stderr)
        return 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"{arguments[0]} is no record of Détente: {error!r}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
