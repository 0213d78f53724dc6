"""`detente verify`: whether the dice of a finished game were fair."""

from __future__ import annotations

import sys
from pathlib import Path

from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.tables import DataError
from detente.server.shown.fairness import check


def verify(file: Path, *, commitment: str | None = None) -> None:
    """Deal a finished game again, by the rules, and see whether the dice were fair.

    Parameters
    ----------
    file
        A .detente.json file, as the table offers it when the game is over.
    commitment
        The commitment you were shown before the first draw, to compare.

    """
    record = Record.load(file)
    try:
        drawn = check(record)
    except (DataError, OptionError) as error:
        print(f"detente: {file}: {error}", file=sys.stderr)
        raise SystemExit(1) from None
    block = record.fairness or {}
    shown = str(block["commitment"])
    if commitment is not None and commitment.lower() != shown:
        print(f"detente: {file}: this is not the commitment you were shown", file=sys.stderr)
        raise SystemExit(1)
    nonces = block["nonces"]
    bare = "seals" not in block and isinstance(nonces, list) and any(nonces)
    unsealed = "; its nonces were not sealed" if bare else ""
    given = f"; its first {record.given} moves were given, not drawn" if record.given else ""
    print(
        f"fair: {drawn} draws dealt again, by the rules of {record.game}{unsealed}{given}; "
        f"commitment {shown}"
    )
