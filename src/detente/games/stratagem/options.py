"""The settings of a match: the readings of unclear points that a table may change."""

from __future__ import annotations

from typing import Final

from detente.core.options import Option, OptionError, Options, Value, switch

NEVER: Final = 1 << 30  # turns: a stall limit that is off

OPTIONS: Final = (
    Option("support_travel", "turn", ("turn", "free"), "STR-7.11"),
    Option("irregular_mode", "challenge", ("challenge", "strict", "auto"), "STR-9.10"),
    switch("irregular_drops_support", True, "STR-9.5"),
    Option("verify_window", "open", ("open", "own_turn"), "STR-9.12"),
    Option("false_check_cost", 0, (0, 1, 2, 3), "STR-9.6"),
    switch("second_uprising_runs", False, "STR-12.11"),
    switch("strict_pass", False, "STR-14.4"),
    Option("two_left", "deck_end", ("deck_end", "immediate"), "STR-19.3"),
    Option("runner_up", "candidate", ("candidate", "tokens"), "STR-20.5"),
    Option("stall_limit", 40, (0, 20, 30, 40, 60, 80), "STR-4.7"),
    switch("card_counter", True, "STR-6.3"),
)

USUAL: Final = "usual"
"""The name of the card set of this package; any other goes by its digest."""


def played_with(cards: str, given: dict[str, Value]) -> Option:
    """The option that names the card set on the table; OptionError if another one is called for."""
    wanted = given.get("cards", cards)
    if wanted != cards:
        raise OptionError(
            f"stratagem was played with the cards {wanted!r}, but here lie the cards {cards!r}: "
            "--cards or DETENTE_STRATAGEM_CARDS names a folder with others"
        )
    return Option("cards", USUAL, (cards,), "STR-2.9")


class Rulings:
    """The settings as the rules ask for them: looked up once, shared by every position."""

    def __init__(self, options: Options) -> None:
        self.free_travel: Final = options.word("support_travel") == "free"
        self.challenge: Final = options.word("irregular_mode") == "challenge"
        self.strict: Final = options.word("irregular_mode") == "strict"
        self.auto: Final = options.word("irregular_mode") == "auto"
        self.drops_support: Final = options.on("irregular_drops_support")
        self.open_window: Final = options.word("verify_window") == "open"
        self.false_check_cost: Final = options.number("false_check_cost")
        self.second_uprising_runs: Final = options.on("second_uprising_runs")
        self.strict_pass: Final = options.on("strict_pass")
        self.vote_at_two: Final = options.word("two_left") == "immediate"
        self.candidate_second: Final = options.word("runner_up") == "candidate"
        self.stall_limit: Final = options.number("stall_limit")
        self.patience: Final = self.stall_limit or NEVER
        # acts that guards leave open, by what they go by: filled by questions/turn.py
        self.requests: Final[list[list[int] | None]] = [None] * (1 << 12)
        self.take_backs: Final[dict[int, list[int]]] = {}
