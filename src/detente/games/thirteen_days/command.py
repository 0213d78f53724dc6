"""Playing Strategy cards: what a Command is worth, and the bans on lowering."""

from __future__ import annotations

from typing import Final

from detente.core.frame import Frame
from detente.core.parts import Part, total
from detente.core.state import note
from detente.games.thirteen_days import codes as k
from detente.games.thirteen_days.board import US, USSR
from detente.games.thirteen_days.cards import (
    NATIONAL_LIBERATION,
    SIDE,
    SOPS,
    TO_THE_BRINK,
    U_2_PHOTOGRAPHS,
    VALUE,
)
from detente.games.thirteen_days.frames import Command
from detente.games.thirteen_days.names import card_name
from detente.games.thirteen_days.small import places
from detente.games.thirteen_days.state import ThirteenDaysState, player
from detente.games.thirteen_days.verbs import hand_over_letter

AIMED: Final = (U_2_PHOTOGRAPHS, NATIONAL_LIBERATION)
"""The two events whose Command is aimed at one kind of battleground (18.24, 18.37)."""


def allowance_parts(s: ThirteenDaysState, seat: int, value: int, letter: bool) -> list[Part]:
    """The value, SOPs and To the Brink, but at least 1; 1 more by the Personal Letter (9.15)."""
    late = letter and s.options.on("letter_after_floor")
    parts = modified(value, s.sops >> seat & 1, s.brink >> seat & 1, letter and not late)
    if late:
        parts.append(("letter", 1))
    return parts


def modified(value: int, sops: int, brink: int, letter: bool = False) -> list[Part]:
    """The value of a Command with the events that reach it, but at least 1 (9.15)."""
    parts: list[Part] = [("cubes", value)]
    if sops:
        parts.append((card_name(SOPS), 1))
    if brink:
        parts.append((card_name(TO_THE_BRINK), -1))
    if letter:
        parts.append(("letter", 1))
    if total(parts) < 1:
        parts.append(("at-least", 1 - total(parts)))
    return parts


def allowance(s: ThirteenDaysState, seat: int, value: int, letter: bool) -> int:
    """How many cubes a Command moves (9.15)."""
    if value and not s.sops | s.brink:
        return value + letter  # nothing else is a part of it
    return total(allowance_parts(s, seat, value, letter))


def granted(s: ThirteenDaysState, seat: int, value: int) -> int:
    """What a Command granted by event text is worth (9.16, 9.17)."""
    if s.options.word("event_command_modifiers") == "none":
        return value
    return allowance(s, seat, value, letter=False)


def enclosed(s: ThirteenDaysState, q: Command) -> int:
    """The allowance once the Letter is added: 1 more, unless the floor of 1 swallows it (R10)."""
    if s.options.on("letter_after_floor"):
        return q.left + 1
    # an event's Command comes down to 1 only from 1: what it was above that does not matter
    value = min(q.left, 2) if q.kind == k.EVENT_COMMAND else VALUE[q.card]
    return q.left + allowance(s, q.seat, value, True) - allowance(s, q.seat, value, False)


def triggered(s: ThirteenDaysState, by: int) -> bool:
    """Whether an event that `by` uses is on a card that the other side is playing (8.14)."""
    return player(s, s.played[US] + s.played[USSR] - 1) != by


def banned(s: ThirteenDaysState, by: int) -> bool:
    """Whether the event that `by` uses may lower none of its own markers (18.11, 18.34)."""
    return reached(s, by, triggered(s, by))


def reached(s: ThirteenDaysState, by: int, triggering: bool) -> bool:
    """Whether a ban on lowering reaches an event: Containment one's own play alone, Bay of Pigs
    a triggered event too (18.11, 18.34, option of R18).
    """
    if s.contained >> by & 1 and not triggering:
        return True
    if not s.pigs >> by & 1:
        return False
    return not triggering or s.options.word("deflate_ban_scope") != "same_reach"


def play_command(s: ThirteenDaysState, seat: int, card: int, letter: bool) -> None:
    """Any card may be played for Command; an enemy card's event is offered first (7.9, 9.1–9.5)."""
    s.in_play |= 1 << card
    cubes = allowance(s, seat, VALUE[card], letter)
    note(s, k.COMMAND_PLAYED, seat, card, cubes)
    if letter:
        hand_over_letter(s, seat)
    if SIDE[card] != 1 - seat:
        s.stack.append(Command(k.GIVE_COMMAND, seat, card, cubes, places(s)))
    elif s.options.on("command_commit_first"):
        s.stack.append(Command(k.PLAN_COMMAND, seat, card, cubes, places(s)))
    else:
        s.stack.append(Command(k.GIVE_COMMAND, seat, card, cubes, places(s)))
        s.stack.append(Frame(k.OFFER_EVENT, 1 - seat, card))


def ask_event_command(
    s: ThirteenDaysState,
    seat: int,
    card: int,
    value: int,
    barred: bool,
    where: tuple[int, ...] | None = None,
) -> None:
    """An event lets `seat` carry out a Command (9.16); `barred` if a ban holds for this event."""
    barred = barred and s.options.on("ban_covers_event_commands")
    cubes, where = granted(s, seat, value), where or places(s)
    s.stack.append(Command(k.EVENT_COMMAND, seat, card, cubes, where, barred))
