"""The table of options: editions, variants and rulings."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, Options, switch

OPTIONS: Final = (
    Option("edition", "deluxe", ("deluxe", "second"), "TS-2.1"),
    switch("optional_cards", True, "TS-2.2"),
    Option("us_bid", 0, (0, 1, 2, 3, 4), "TS-19.1"),
    Option("scenario", "full", ("full", "late_war"), "TS-21.1"),
    switch("chinese_civil_war", False, "TS-20.1"),
    Option("held_scoring", "lose", ("lose", "forbid"), "TS-6.13"),
    switch("show_held", False, "TS-19.3"),
    switch("event_ops_modified", True, "TS-23.1"),
    switch("seed_region_control", False, "TS-2.5"),
    switch("realign_ignores_defcon", False, "TS-22.1"),
    switch("realign_never_backfires", False, "TS-22.2"),
    switch("mixed_operations", False, "TS-22.3"),
    switch("decline_space_roll", False, "TS-22.4"),
    switch("card_counter", True, "TS-6.20"),
)

# The options as bits of `TsState.variant`, for what is asked at every move.
SECOND: Final = 1
OPTIONAL_ON: Final = 2
CIVIL_WAR: Final = 4
LATE_SCENARIO: Final = 8
FORBID_HELD: Final = 16
SHOW_HELD: Final = 32
EVENT_OPS_PRINTED: Final = 64
SEED_CONTROL: Final = 128
REALIGN_ANYWHERE: Final = 256
REALIGN_SAFE: Final = 512
MIXED: Final = 1024
DECLINE_ROLL: Final = 2048

_SWITCHES: Final = (
    ("chinese_civil_war", CIVIL_WAR),
    ("show_held", SHOW_HELD),
    ("seed_region_control", SEED_CONTROL),
    ("realign_ignores_defcon", REALIGN_ANYWHERE),
    ("realign_never_backfires", REALIGN_SAFE),
    ("mixed_operations", MIXED),
    ("decline_space_roll", DECLINE_ROLL),
)


def variant_of(options: Options) -> int:
    """The options of a match as one set of bits."""
    bits = 0
    for name, bit in _SWITCHES:
        if options.on(name):
            bits |= bit
    if options.word("edition") == "second":
        bits |= SECOND
    elif options.on("optional_cards"):  # the second edition never has them (TS-2.2)
        bits |= OPTIONAL_ON
    if options.word("scenario") == "late_war":
        bits |= LATE_SCENARIO
    if options.word("held_scoring") == "forbid":
        bits |= FORBID_HELD
    if not options.on("event_ops_modified"):
        bits |= EVENT_OPS_PRINTED
    return bits
