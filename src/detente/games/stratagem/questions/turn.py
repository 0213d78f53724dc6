"""The free move and what may come instead of it (sections 4, 6, 7, 9, 10 and 14)."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NONE, NOUNS, Frame
from detente.core.guard import Act, open_set
from detente.core.mechanics import ActsUnderGuards, DrawOne
from detente.core.message import Message, Reason
from detente.core.values import changed, joined
from detente.games.stratagem import codes, guards
from detente.games.stratagem.board import (
    CALM,
    EVERYBODY,
    MOVED,
    OPEN_TO,
    PLANKS,
    SEAT_COUNT,
    STAGES,
)
from detente.games.stratagem.cards import SECRET, SUPPORT
from detente.games.stratagem.codes import (
    DISPLAY,
    DRAW,
    LAUNCH,
    PASS,
    PLAY,
    RETURN,
    TAKE_BACK,
    VERIFY,
    WITHDRAW,
)
from detente.games.stratagem.crisis import launch
from detente.games.stratagem.events import happen
from detente.games.stratagem.frames import DRAWN, MOVES, TAKE_BACKS, Launch
from detente.games.stratagem.guards import may_launch
from detente.games.stratagem.moves import (
    begin_launch,
    display,
    give_back,
    place_secret_support,
    play,
    verify,
    withdraw,
)
from detente.games.stratagem.names import card_name, operation_name
from detente.games.stratagem.sequence import end_turn, offer, offer_round, open_turn, refuse
from detente.games.stratagem.state import StratagemState, backed, party_of, plays, seat_of, stalled
from detente.games.stratagem.verbs import (
    change,
    end_travel,
    fall,
    forget_reliance,
    open_account,
    take_from_hand,
    tell,
    whisper,
)

ELSEWHERE: Final = {
    codes.NUMBER: Reason("chance-only", "STR-2.2"),
    codes.CHOOSE: Reason("party-is-chosen", "STR-2.5"),
    codes.SELECT: Reason("programme-is-made", "STR-3.8"),
    codes.DONE: Reason("programme-is-made", "STR-3.8"),
    codes.DEAL: Reason("chance-only", "STR-2.9"),
    codes.RELY: Reason("nothing-to-rely-on", "STR-10.21"),
    codes.REVEAL: Reason("nothing-to-reveal", "STR-10.10"),
    codes.ACCEPT: Reason("no-support-travels", "STR-7.7"),
    codes.REFUSE: Reason("no-support-travels", "STR-7.7"),
    codes.NAME: Reason("nobody-to-name", "STR-6.12"),
    codes.DROP: Reason("nothing-to-drop", "STR-6.12"),
    codes.LOT: Reason("chance-only", "STR-18.3"),
}
"""Why acts that belong to other questions are no free move, by their verb."""


_EACH: Final[dict[int, list[int]]] = {}  # acts by (nouns, verb): filled as asked for


def each(verb: int, nouns: int) -> list[int]:
    """A verb with each noun of a bitset. The list is shared: copy before changing it."""
    key = nouns << 5 | verb // NOUNS
    found = _EACH.get(key)
    if found is None:
        found = [verb + noun for noun in cards_of(nouns)]
        _EACH[key] = found
    return found


def requests(s: StratagemState, seat: int) -> list[int]:
    """Whom the seat may verify, in the order of seats (STR-9.4, 9.6, 9.12). Worked out once for
    what its guards go by; the list is shared.
    """
    key = (s.active << 4 | s.checked >> SEAT_COUNT * seat & EVERYBODY) << 4 | seat << 2 | s.turned
    found = s.rulings.requests[key]
    if found is None:
        left = open_set(guards.TO_VERIFY, s, MOVES[seat])
        named = [party_of(s, other) for other in range(SEAT_COUNT)]
        found = [VERIFY + n for n in named if left >> n & 1]
        s.rulings.requests[key] = found
    return found


def mat_moves(s: StratagemState, q: Frame, key: int) -> list[int]:
    """Drawing, displaying an OPTION and taking one back. Worked out once for each mat; the list is
    shared.
    """
    found = [DRAW, *each(DISPLAY, open_set(guards.TO_DISPLAY, s, q))]
    if s.shown[q.seat]:
        found.append(TAKE_BACK)
    s.cards.mats[key] = found
    return found


class OnTurn(ActsUnderGuards[StratagemState, Frame]):
    """Part of a move of STR-4.3; meanwhile everybody may ask for verification (STR-9.12)."""

    clause = "STR-4.3"

    def asides(self, s: StratagemState, q: Frame, seat: int) -> list[int]:
        if not s.rulings.open_window or seat < 0 or not plays(s, seat):
            return []
        return requests(s, seat)

    def hear(self, s: StratagemState, q: Frame, seat: int, action: int) -> None:
        verify(s, seat, seat_of(s, action - VERIFY))


class Move(OnTurn):
    """The free move."""

    id = "move"
    quiet = True
    acts = (
        Act(DRAW, *guards.TO_DRAW),
        Act(DISPLAY, *guards.TO_DISPLAY, *guards.STALLED),
        Act(TAKE_BACK, *guards.TO_TAKE_BACK, *guards.STALLED),
        Act(WITHDRAW, *guards.TO_WITHDRAW, *guards.IN_TWO_STEPS),
        Act(RETURN, *guards.TO_RETURN, *guards.IN_TWO_STEPS),
        Act(PLAY, *guards.TO_PLAY, *guards.STALLED),
        Act(LAUNCH, *guards.TO_LAUNCH),
        Act(VERIFY, *guards.TO_VERIFY),
        Act(PASS, *guards.TO_PASS),
    )

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        seat = q.seat
        supports, secrets = s.supports[seat], s.secrets[seat]
        if s.quiet >= s.rulings.patience and stalled(s):
            found = [DRAW]
        else:
            shown = s.shown[seat]
            mat = (seat + s.turned) % SEAT_COUNT << PLANKS | shown
            found = (s.cards.mats.get(mat) or mat_moves(s, q, mat)).copy()
            if not s.deck:
                del found[0]
            if supports and not shown:
                found.append(TAKE_BACK)
            if secrets:
                found += each(PLAY, secrets)
        operation = OPEN_TO[s.stage]
        if (
            operation != NONE
            and (supports | secrets).bit_count() >= s.cards.operations[operation].least
            and backed(s, seat, operation)
            and may_launch(s, seat, operation)
        ):
            found.append(LAUNCH + operation)
        if not s.deck and open_set(guards.TO_PASS, s, q):
            found.append(PASS)
        found += requests(s, seat)
        return found

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        seat = q.seat
        noun = action % NOUNS
        verb = action - noun
        if verb == VERIFY:
            s.stack.append(q)
            verify(s, seat, seat_of(s, noun))
        elif verb == DISPLAY:
            display(s, seat, noun)
        elif verb == TAKE_BACK:
            s.stack.append(TAKE_BACKS[seat])
        elif verb == DRAW:
            s.stack.append(DRAWN)
        elif verb == PLAY:
            play(s, seat, noun)
        elif verb == LAUNCH:
            begin_launch(s, seat, noun)
        else:
            tell(s, codes.PASSED, seat)
            end_turn(s)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return ELSEWHERE[action - action % NOUNS]

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        if stalled(s):
            return Message("ask-move-stalled", {"n": s.rulings.stall_limit})
        if s.stage != CALM:
            return Message(
                "ask-move-crisis", {"stage": f"stage-{STAGES[s.stage]}", "rounds": s.clock}
            )
        return Message("ask-move", {"cards": s.deck.bit_count()})


class TakeBack(OnTurn):
    """What is taken back from the mat: an OPTION to the hand, a SUPPORT to the fallen cards."""

    id = "take-back"
    acts = (Act(WITHDRAW, *guards.TO_WITHDRAW), Act(RETURN, *guards.TO_RETURN))

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        key = s.shown[q.seat] | s.supports[q.seat] << PLANKS
        found = s.rulings.take_backs.get(key)
        if found is None:
            found = super().legal(s, q)
            s.rulings.take_backs[key] = found
        return found.copy()

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        if action >= RETURN:
            give_back(s, q.seat, action - RETURN)
        else:
            withdraw(s, q.seat, action - WITHDRAW)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("taking-back", "STR-4.2")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-take-back")


class Deal(DrawOne[StratagemState, Frame]):
    """The COMMON card that the player on turn draws (STR-6.3 to 6.5)."""

    id = "deal"
    clause = "STR-4.2"
    draw = codes.DEAL

    def among(self, s: StratagemState, q: Frame) -> int:
        return s.deck

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = action - codes.DEAL
        seat = s.turn
        s.deck &= ~(1 << card)
        s.quiet = -1  # this very turn counts as number 0 (STR-4.7)
        family = s.cards.cards[card].family
        if family == SECRET:
            s.secrets = joined(s.secrets, seat, 1 << card)
            whisper(s, codes.TOOK_SECRET, seat, card)
            end_turn(s)
        elif family == SUPPORT:
            s.travelling = card
            tell(s, codes.OFFERED, seat, card)
            offer(s)
        else:
            tell(s, codes.READ, seat, card)
            fall(s, card)
            open_account(s)
            s.phase = MOVED
            happen(s, card, seat)


class Offer(ActsUnderGuards[StratagemState, Frame]):
    """A SUPPORT that may be kept, or refused all the same (STR-7.6, 7.7)."""

    id = "offer"
    clause = "STR-7.7"
    ahead = (codes.ACCEPT, codes.REFUSE)

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [codes.ACCEPT, codes.REFUSE]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = s.travelling
        if action == codes.REFUSE:
            tell(s, codes.REFUSED, q.seat, card)
            if s.rulings.free_travel:
                s.offered |= 1 << q.seat
                offer_round(s)
            else:
                refuse(s, q.seat)
            return
        tell(s, codes.ACCEPTED, q.seat, card)
        s.supports = joined(s.supports, q.seat, 1 << card)
        end_travel(s)
        s.phase = MOVED
        open_account(s)
        change(s, q.seat, s.cards.cards[card].amount)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("support-travels", "STR-4.5", {"card": card_name(s, s.travelling)})

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-offer", {"card": card_name(s, q.card)})


class MustPass(ActsUnderGuards[StratagemState, Frame]):
    """A pass order is used up (STR-14.2, 14.6)."""

    id = "pass"
    clause = "STR-14.2"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [PASS]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        s.passes = changed(s.passes, q.seat, -1)
        tell(s, codes.PASSED, q.seat)
        end_turn(s)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("must-pass", "STR-14.2")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-pass", {"n": s.passes[q.seat]})


class Reveal(ActsUnderGuards[StratagemState, Frame]):
    """The SECRET SUPPORTS relied on are revealed, all together. It is the move of this turn, or an
    addition if the turn is lost to a travelling SUPPORT or a pass order (STR-10.10, 10.11).
    """

    id = "reveal"
    clause = "STR-10.10"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [codes.REVEAL]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        seat = q.seat
        for card in cards_of(s.due[seat]):
            take_from_hand(s, seat, card)
            place_secret_support(s, seat, card)
        forget_reliance(s, seat)
        if s.travelling != NONE or s.passes[seat]:
            open_turn(s)
        else:
            end_turn(s)

    def other(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("must-reveal", "STR-10.10")


class Reliance(ActsUnderGuards[StratagemState, Launch]):
    """The SECRET SUPPORTS that the launch of `q.operation` relies on: a smallest sufficient
    set, chosen in secret, one after the other (STR-10.21).
    """

    id = "reliance"
    clause = "STR-10.21"
    frame = Launch
    acts = (Act(codes.RELY, *guards.TO_RELY),)

    def answer(self, s: StratagemState, q: Launch, action: int) -> None:
        s.due = joined(s.due, q.seat, 1 << action - codes.RELY)
        whisper(s, codes.RELIED, q.seat, action - codes.RELY)
        if q.left > 1:
            s.stack.append(Launch(codes.ASK_RELIANCE, q.seat, q.operation, q.left - 1))
        else:
            launch(s, q.seat, q.operation)

    def other(self, s: StratagemState, q: Launch, action: int) -> Reason:
        return Reason("rely-first", "STR-10.21")

    def prompt(self, s: StratagemState, q: Launch) -> Message:
        return Message("ask-reliance", {"operation": operation_name(s, q.operation), "n": q.left})
