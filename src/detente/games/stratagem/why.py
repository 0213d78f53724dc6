"""Why an action is not even the kind of answer that is asked for, by its verb."""

from __future__ import annotations

from typing import Final

from detente.core.message import Reason
from detente.games.stratagem.verbs import (
    ACCEPT,
    CHOOSE,
    DEAL,
    DONE,
    DROP,
    LOT,
    NAME,
    NUMBER,
    REFUSE,
    RELY,
    REVEAL,
    SELECT,
)

ELSEWHERE: Final = {
    NUMBER: Reason("chance-only", "STR-2.2"),
    CHOOSE: Reason("party-is-chosen", "STR-2.5"),
    SELECT: Reason("programme-is-made", "STR-3.8"),
    DONE: Reason("programme-is-made", "STR-3.8"),
    DEAL: Reason("chance-only", "STR-2.9"),
    RELY: Reason("nothing-to-rely-on", "STR-10.21"),
    REVEAL: Reason("nothing-to-reveal", "STR-10.10"),
    ACCEPT: Reason("no-support-travels", "STR-7.7"),
    REFUSE: Reason("no-support-travels", "STR-7.7"),
    NAME: Reason("nobody-to-name", "STR-6.12"),
    DROP: Reason("nothing-to-drop", "STR-6.12"),
    LOT: Reason("chance-only", "STR-18.3"),
}
"""The reasons of a free move against verbs that belong to other questions."""
