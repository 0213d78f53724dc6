"""What the players of a table agree on beside its options: how long they may think."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

Out = Literal["lose", "bot", "claim"]
"""What a time-out does: the seat loses, a bot takes it over, or the others may claim or wait."""

Span = Annotated[int, Meta(ge=0, le=90 * DAY)]


class Time(Struct, frozen=True, forbid_unknown_fields=True):
    """How long each seat may think, in seconds: a `bank`, a `gain` for each time it has answered.

    By mail the bank never gains beyond the `cap`; live there is none, and it is 0. `out` says what
    a time-out does.
    """

    kind: Literal["live", "mail"]
    bank: Span
    gain: Span
    cap: Span
    out: Out


_LIMITS: Final = {
    "live": ((MINUTE, 3 * HOUR), (0, 3 * MINUTE), (0, 0)),
    "mail": ((DAY, 30 * DAY), (0, 7 * DAY), (DAY, 60 * DAY)),
}
"""By kind: the least and the most of bank, gain and cap."""


def fits(time: Time) -> bool:
    """Whether a table can be played by such a clock."""
    spans = zip((time.bank, time.gain, time.cap), _LIMITS[time.kind])
    within = all([least <= span <= most for span, (least, most) in spans])
    return within and (time.kind == "live" or time.bank <= time.cap)
