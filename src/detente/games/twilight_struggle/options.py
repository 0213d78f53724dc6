"""The table of options: editions, variants and rulings."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, Options, switch

OPTIONS: Final = (
    Option("edition", "deluxe", ("deluxe", "second"), "TS-2.1"),
    switch("optional_cards", True, "TS-2.2"),
    Option("us_bid", 0, (0, 1, 2, 3, 4), "TS-19.1", handicap=True, moot=("scenario", "late_war")),
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
    switch("events_may", True, "TS-23.48", since=2, before=False, offered=False),
    switch("unrest_spread", True, "TS-23.34", since=2, before=False),
    switch("junta_one_region", True, "TS-23.49", since=2, before=False),
    switch("debt_crisis_must", True, "TS-23.50", since=2, before=False),
    Option("missile_envy_highest", "printed", ("printed", "modified"), "TS-23.5"),
    switch("missile_envy_space", True, "TS-23.40", since=2, before=False),
    switch("defectors_by_plan", True, "TS-23.43", since=2, before=False),
    switch("deluxe_orders", False, "TS-23.52"),
    switch("grain_sales_un", True, "TS-23.51", since=2, before=False, offered=False),
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
EVENTS_MAY: Final = 4096
UNREST_SPREAD: Final = 8192
JUNTA_ONE_REGION: Final = 16384
DEBT_CRISIS_MUST: Final = 32768
ENVY_MODIFIED: Final = 65536
ENVY_SPACE: Final = 131072
DEFECTORS_BY_PLAN: Final = 262144
GRAIN_SALES_UN: Final = 524288
DELUXE_ORDERS: Final = 1048576

_SWITCHES: Final = (
    ("chinese_civil_war", CIVIL_WAR),
    ("show_held", SHOW_HELD),
    ("seed_region_control", SEED_CONTROL),
    ("realign_ignores_defcon", REALIGN_ANYWHERE),
    ("realign_never_backfires", REALIGN_SAFE),
    ("mixed_operations", MIXED),
    ("decline_space_roll", DECLINE_ROLL),
    ("events_may", EVENTS_MAY),
    ("unrest_spread", UNREST_SPREAD),
    ("junta_one_region", JUNTA_ONE_REGION),
    ("debt_crisis_must", DEBT_CRISIS_MUST),
    ("missile_envy_space", ENVY_SPACE),
    ("defectors_by_plan", DEFECTORS_BY_PLAN),
    ("grain_sales_un", GRAIN_SALES_UN),
    ("deluxe_orders", DELUXE_ORDERS),
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
    if options.word("missile_envy_highest") == "modified":
        bits |= ENVY_MODIFIED
    return bits
