"""Fair dice: a promise before the first draw, every draw from it, and a check afterwards.

The server draws a secret and shows its SHA-256. Each human seat may seal a nonce of its own: it
gives the SHA-256 when it sits down, and the nonce itself when every seat is taken. So nobody
chooses a nonce who knows those of the others. Every answer of chance comes from HMAC-SHA-256 over
secret, nonces and a counter. When the game is over the secret is shown, and everybody can deal the
whole game again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Any, Final

from detente.core.behaviour import UNKNOWN
from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.notation import OUTSIDE
from detente.core.record import Move, Record
from detente.core.registry import open_game
from detente.core.rng import HmacStream, commitment
from detente.core.tables import DataError
from detente.server.storage.rows import SeatRow

SECRET_BYTES: Final = 32


def draw_secret() -> bytes:
    """A secret nobody has seen before."""
    return secrets.token_bytes(SECRET_BYTES)


def promised_secret(key: bytes, guest: str, promise: str) -> bytes:
    """The secret of a promise: every server with this key knows it again, and nobody else."""
    return hmac.new(key, f"dice {guest} {promise}".encode(), hashlib.sha256).digest()


def dice(secret: bytes, nonces: Sequence[str | None], counter: int = 0) -> HmacStream:
    """The dice of a table. A seat without a nonce counts as an empty one."""
    return HmacStream(secret, tuple([nonce or "" for nonce in nonces]), counter)


def seal(nonce: str) -> str:
    """What a seat gives before its nonce."""
    return hashlib.sha256(nonce.encode("ascii")).hexdigest()


def shown(seat: SeatRow, nonce: str) -> SeatRow:
    """A seat that has shown what it had sealed."""
    return SeatRow(
        seat.kind,
        seat.guest,
        seat.bot,
        seat.ready,
        nonce,
        seat.name,
        seat.seal,
        seat.gone,
        seat.bid,
    )


def fair_record(
    match: Match[Any],
    secret: bytes,
    nonces: Sequence[str | None],
    seals: Sequence[str | None] | None = None,
) -> Record:
    """The record of a finished match, with everything needed to deal it again."""
    record = match.record
    block = _block(secret, nonces, seals)
    block["draws"] = draws(record, match.game, secret, nonces)
    return Record(
        record.game,
        record.version,
        record.options,
        record.seed,
        record.moves,
        block,
        record.comments,
        record.given,
        record.behaviour,
    )


def unproved_record(
    whole: Record,
    ends: Sequence[Move],
    secret: bytes,
    nonces: Sequence[str | None],
    seals: Sequence[str | None] | None = None,
) -> Record:
    """A finished game that the rules here do not lead to, and what was agreed on to end it.

    Whoever has its rules can deal it again.
    """
    told = not ends and UNKNOWN not in whole.behaviour
    return Record(
        whole.game,
        whole.version,
        whole.options,
        None,
        (*whole.moves, *ends),
        _block(secret, nonces, seals),
        whole.comments,
        whole.given,
        whole.behaviour if told else (),
    )


def _block(
    secret: bytes, nonces: Sequence[str | None], seals: Sequence[str | None] | None
) -> dict[str, object]:
    sealed = {} if seals is None else {"seals": list(seals)}
    return {
        "commitment": commitment(secret),
        "secret": secret.hex(),
        **sealed,
        "nonces": list(nonces),
    }


def draws(
    record: Record, game: Game[Any], secret: bytes, nonces: Sequence[str | None]
) -> list[dict[str, object]]:
    """Every answer of chance: its move, its first block, what it was drawn from, with the weights.

    Among the moves that are given nothing was drawn here.
    `of` is None where the game draws in a way that a list cannot show; then only `detente
    verify`, which knows the rules, can deal that answer again.
    """
    found: list[dict[str, object]] = []
    stream = dice(secret, nonces)
    state = game.new()
    for n, (seat, action) in enumerate(record.moves):
        if seat == CHANCE and n >= record.given:
            odds = game.odds(state)
            again = dice(secret, nonces, stream.counter)
            draw: dict[str, object] = {"move": n, "block": stream.counter, "of": None}
            if game.outcome(state, stream) != action:
                raise DataError(f"record: move {n} is not what the dice gave")
            if _drawn(odds, again) == action and again.counter == stream.counter:
                draw["of"] = [option for option, _ in odds]
                if any([weight != 1 for _, weight in odds]):
                    draw["weights"] = [weight for _, weight in odds]
            found.append(draw)
        if action in OUTSIDE:
            game.apply_outside(state, seat, action)
        else:
            game.apply(state, seat, action)
    return found


def check(record: Record) -> int:
    """How many answers of chance were drawn fairly here; DataError says which was not."""
    block = record.fairness
    if block is None:
        raise DataError("the record has no fairness block")
    secret, nonces = _read(block)
    if commitment(secret) != block.get("commitment"):
        raise DataError("the secret is not the one that was promised")
    _check_seals(block.get("seals"), nonces)
    game = open_game(record.game, record.version, record.options)
    match = Match.replay(record, game=game, rng=dice(secret, nonces))
    if len(match.moves) != len(record.moves):
        raise DataError("the record ends before chance has answered")
    if block.get("draws") not in (None, draws(record, game, secret, nonces)):
        raise DataError("the list of draws is not that of this game")
    return sum([seat == CHANCE for seat, _ in record.moves[record.given :]])


def _check_seals(seals: object, nonces: list[str | None]) -> None:
    """Every nonce must be the one that was sealed, and none be there that was not: whoever knew the
    others could have chosen it. Records of older programs have no seals.
    """
    if seals is None:
        return
    if not isinstance(seals, list) or len(seals) != len(nonces):
        raise DataError("fairness: there must be a seal or null for each nonce")
    for n, (sealed, nonce) in enumerate(zip(seals, nonces)):
        if sealed != (None if nonce is None else seal(nonce)):
            raise DataError(f"the nonce of seat {n} is not the one that was sealed")


def _read(block: dict[str, object]) -> tuple[bytes, list[str | None]]:
    nonces = block.get("nonces")
    try:
        secret = bytes.fromhex(str(block["secret"]))
    except (KeyError, ValueError):
        raise DataError("fairness: the secret is missing or not hexadecimal") from None
    if not isinstance(nonces, list):
        raise DataError("fairness: nonces must be a list")
    for nonce in nonces:
        if nonce is not None and not (isinstance(nonce, str) and nonce.isascii()):
            raise DataError(f"fairness: a nonce must be plain text, got {nonce!r}")
    return secret, nonces


def _drawn(odds: list[tuple[int, int]], stream: HmacStream) -> int:
    """One of the answers, each as likely as its weight."""
    at = stream.below(sum([weight for _, weight in odds]))
    for action, weight in odds:
        at -= weight
        if at < 0:
            return action
    raise AssertionError("the weights do not add up")
