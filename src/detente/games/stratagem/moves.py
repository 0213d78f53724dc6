"""The free move (section 4) and verification (section 9): listing, doing, and why not."""

from __future__ import annotations

from typing import Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.game import Question
from detente.core.message import Message, Reason
from detente.games.stratagem.board import (
    CALM,
    COUP,
    DICTATORSHIP,
    EVERYBODY,
    MOVED,
    OPEN_TO,
    PENALTY,
    PLANKS,
    RESUMED,
    SEAT_COUNT,
    STAGES,
    STRIKE,
)
from detente.games.stratagem.cards import BACKING
from detente.games.stratagem.crisis import (
    affordable,
    backed,
    launch,
    may_launch,
    stage_allows,
)
from detente.games.stratagem.events import happen
from detente.games.stratagem.frames import Launch
from detente.games.stratagem.sequence import end_turn
from detente.games.stratagem.state import (
    StratagemState,
    demanded_by,
    lack,
    offending,
    party,
    party_of,
    plays,
    reliances,
    seat_of,
)
from detente.games.stratagem.verbs import (
    ASK_RELIANCE,
    DISPLAY,
    DISPLAYED,
    DRAW,
    DRAWN,
    FOUND,
    IRREGULAR,
    LAUNCH,
    LAUNCHED,
    PAID_CHECK,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    REGULAR,
    RELIES,
    RETURN,
    RETURNED,
    REVEALED,
    TAKE_BACK,
    TAKE_BACKS,
    VERIFY,
    WITHDRAW,
    WITHDREW,
    fall,
    lose_support,
    open_account,
    penalise,
    take_from_hand,
    tell,
    tell_about,
)
from detente.games.stratagem.why import ELSEWHERE

OTHERS: Final = tuple([EVERYBODY & ~(1 << seat) for seat in range(SEAT_COUNT)])

ALIKE: Final = [
    [VERIFY + (seat + n % SEAT_COUNT) % SEAT_COUNT for seat in cards_of(n // SEAT_COUNT)]
    for n in range(16 * SEAT_COUNT)
]
"""The requests for some seats, targets * SEAT_COUNT + how far the mat is turned. Never changed."""

_EACH: Final[dict[int, list[int]]] = {}  # acts by (nouns, verb): filled as asked for


# -- listing -----------------------------------------------------------------------------


def free_moves(s: StratagemState, seat: int) -> list[int]:
    """Every move of STR-4.3 but launching and passing; what lies on the mat is taken back in two
    steps, so that nobody gives up an OPTION or a SUPPORT by a slip.
    """
    shown = s.shown[seat]
    mat = s.cards.mats.get((seat + s.turned) % SEAT_COUNT << PLANKS | shown)
    if mat is None:
        mat = mat_moves(s, seat)
    found = mat.copy()
    if not s.deck:
        del found[0]
    if shown or s.supports[seat]:
        found.append(TAKE_BACK)
    secrets = s.secrets[seat]
    if secrets:
        found += each(PLAY, secrets)
    return found


def mat_moves(s: StratagemState, seat: int) -> list[int]:
    """Drawing, and displaying every owned OPTION whose slot is empty (STR-5.4 to 5.9). Worked out
    once for each mat; the list is shared.
    """
    shown = s.shown[seat]
    found = [DRAW]
    for plank in cards_of(party(s, seat).owned):
        if not shown >> (plank & ~1) & 3:
            found.append(DISPLAY + plank)
    s.cards.mats[(seat + s.turned) % SEAT_COUNT << PLANKS | shown] = found
    return found


def each(verb: int, nouns: int) -> list[int]:
    """A verb with each noun of a bitset. Worked out once; the list is shared."""
    key = nouns << 5 | verb // NOUNS
    found = _EACH.get(key)
    if found is None:
        found = [verb + noun for noun in cards_of(nouns)]
        _EACH[key] = found
    return found


def take_backs(s: StratagemState, seat: int) -> list[int]:
    """Withdrawing each displayed OPTION and giving back each SUPPORT (STR-5.5, 7.13); with
    irregular_mode=strict no OPTION that a SUPPORT demands (STR-9.10).
    """
    shown = s.shown[seat]
    if s.rulings.strict:
        for card in cards_of(s.supports[seat]):
            shown &= ~s.cards.cards[card].demand
    return each(WITHDRAW, shown) + each(RETURN, s.supports[seat])


def stalled(s: StratagemState) -> bool:
    """So many turns without a draw that only a draw or a reaction is left (STR-4.7)."""
    return s.quiet >= s.rulings.patience and s.deck != 0


def requests(s: StratagemState, seat: int) -> list[int]:
    """Whom the seat may verify: everyone alike, but for who has been found regular and has not
    moved since (STR-9.4, 9.6, 9.12). The list is shared: copy before changing it.
    """
    if not s.rulings.challenge:
        return []
    targets = s.active & OTHERS[seat] & ~(s.checked >> SEAT_COUNT * seat)
    return ALIKE[targets * SEAT_COUNT + s.turned]


def may_pass(s: StratagemState, seat: int) -> bool:
    """The COMMON cards are exhausted during a sequence; with strict_pass also nothing else can be
    played (STR-14.3, 14.4).
    """
    if s.deck or s.stage == CALM:
        return False
    if not s.rulings.strict_pass:
        return True
    if s.secrets[seat] or may_launch(s, seat, OPEN_TO[s.stage]):
        return False
    return not [action for action in mat_moves(s, seat) if action != DRAW]


# -- doing -------------------------------------------------------------------------------


def display(s: StratagemState, seat: int, plank: int) -> None:
    """An OPTION goes face up on the slot of its theme; no token moves (STR-5.1, 5.8)."""
    s.shown[seat] |= 1 << plank
    tell(s, DISPLAYED, seat, plank)
    end_turn(s)


def withdraw(s: StratagemState, seat: int, plank: int) -> None:
    """An OPTION returns to the hidden cards; this may make its owner irregular (STR-5.5, 5.7, 9.8).
    With irregular_mode=auto the penalty comes at once.
    """
    s.shown[seat] &= ~(1 << plank)
    tell(s, WITHDREW, seat, plank)
    if s.rulings.auto and demanded_by(s, seat, plank):
        open_account(s)
        tell(s, FOUND, seat)
        penalise(s, seat, PENALTY)
        s.phase = MOVED
    else:
        end_turn(s)


def play(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET SUPPORT goes to the SUPPORT slot, without effect; any other SECRET card is read,
    followed, and falls (STR-6.6 to 6.8).
    """
    tell(s, PLAYED, seat, card)
    take_from_hand(s, seat, card)
    s.phase = MOVED
    if s.cards.cards[card].effect == BACKING:
        place_secret_support(s, seat, card)
        return
    fall(s, card)
    open_account(s)
    happen(s, seat, card)


def place_secret_support(s: StratagemState, seat: int, card: int) -> None:
    """A SECRET SUPPORT is a displayed SUPPORT from now on (STR-6.7, 6.11)."""
    s.supports[seat] |= 1 << card
    tell(s, REVEALED, seat, card)


def give_back(s: StratagemState, seat: int, card: int) -> None:
    """An embarrassing SUPPORT goes to the fallen cards; nothing is refunded (STR-7.13, 7.15)."""
    tell(s, RETURNED, seat, card)
    lose_support(s, seat, card)
    end_turn(s)


def begin_launch(s: StratagemState, seat: int, operation: int) -> None:
    """The others learn how many SECRET SUPPORTS are relied on, not which (STR-10.12, 10.21)."""
    tell(s, LAUNCHED, seat, operation)
    lacking = lack(s, seat, s.cards.operations[operation])
    if not lacking:
        launch(s, seat, operation)
        return
    number = reliances(s, s.secrets[seat], lacking)[0].bit_count()
    s.lacking[seat] = lacking
    tell(s, RELIES, seat, number)
    s.stack.append(Launch(ASK_RELIANCE, seat, operation, number))


def verify(s: StratagemState, asker: int, target: int) -> None:
    """Found irregular, the target loses 2 % p. adv. and the offending SUPPORTS; found regular,
    nothing, but the asker may not ask again until the target has moved (STR-9.5, 9.6).
    """
    if s.supports[target] and offending(s, target):
        tell_about(s, IRREGULAR, asker, target)
        open_account(s)
        penalise(s, target, PENALTY)
        if not s.rulings.drops_support:  # once, not once for every asker
            s.checked |= 0x1111 << target
        interrupt_move(s)
    else:
        tell_about(s, REGULAR, asker, target)
        s.checked |= 1 << SEAT_COUNT * asker + target
        if s.rulings.false_check_cost:
            pay_for_nothing(s, asker, target)


def interrupt_move(s: StratagemState) -> None:
    """The free move is asked anew when what came between is settled (STR-9.14)."""
    s.stack.pop()
    s.phase = RESUMED


def pay_for_nothing(s: StratagemState, asker: int, target: int) -> None:
    """What a false request costs, paid to the player who was regular (R4: nothing by default)."""
    open_account(s)
    paid = min(s.rulings.false_check_cost, s.tokens[asker])
    s.tokens[asker] -= paid
    s.tokens[target] += paid
    tell_about(s, PAID_CHECK, asker, target, paid)
    interrupt_move(s)


# -- why not -----------------------------------------------------------------------------


def why_not_display(s: StratagemState, seat: int, plank: int) -> Reason:
    name = f"plank-{s.cards.planks[plank]}"
    if not party(s, seat).owned >> plank & 1:
        return Reason("not-your-option", "STR-3.3", {"plank": name})
    if s.shown[seat] >> (plank & ~1) & 3:
        return Reason("slot-is-filled", "STR-5.6", {"plank": name})
    return Reason("stalled", "STR-4.7", {"n": s.rulings.stall_limit})


def why_not_withdraw(s: StratagemState, seat: int, plank: int) -> Reason:
    name = f"plank-{s.cards.planks[plank]}"
    if not s.shown[seat] >> plank & 1:
        return Reason("not-displayed", "STR-5.5", {"plank": name})
    if s.rulings.strict and demanded_by(s, seat, plank):
        return Reason("support-demands-it", "STR-9.10", {"plank": name})
    return why_not_take_back(s, seat)


def why_not_take_back(s: StratagemState, seat: int) -> Reason:
    """Why nothing is taken back from the mat now."""
    if not s.shown[seat] | s.supports[seat]:
        return Reason("mat-is-empty", "STR-5.5")
    if stalled(s):
        return Reason("stalled", "STR-4.7", {"n": s.rulings.stall_limit})
    return Reason("take-back-first", "STR-4.3")


def why_not_play(s: StratagemState, seat: int, card: int) -> Reason:
    name = f"card-{s.cards.cards[card].id}"
    if not s.cards.secrets >> card & 1:
        return Reason("not-a-secret", "STR-4.3", {"card": name})
    if not s.secrets[seat] >> card & 1:
        return Reason("secret-not-held", "STR-6.6", {"card": name})
    return Reason("stalled", "STR-4.7", {"n": s.rulings.stall_limit})


def why_not_return(s: StratagemState, seat: int, card: int) -> Reason:
    name = f"card-{s.cards.cards[card].id}"
    if not s.supports[seat] >> card & 1:
        return Reason("support-not-owned", "STR-7.13", {"card": name})
    return why_not_take_back(s, seat)


def why_not_launch(s: StratagemState, seat: int, operation: int) -> Reason:
    name = f"operation-{s.cards.operations[operation].id}"
    if s.active.bit_count() < 3:
        return Reason("too-few-players", "STR-10.15", {"operation": name})
    if OPEN_TO[s.stage] != operation:
        code, clause = _untimely(s, operation)
        return Reason(code, clause, {"operation": name})
    if not stage_allows(s, seat, operation):
        if seat == s.author:
            return Reason("against-yourself", "STR-10.20", {"operation": name})
        return Reason("launched-already", "STR-10.20", {"operation": name})
    if not backed(s, seat, operation):
        return Reason("supports-too-weak", "STR-10.3", {"operation": name})
    if not affordable(s, seat, operation):
        return Reason("too-unpopular", "STR-10.16", {"operation": name})
    return Reason("stalled", "STR-4.7", {"n": s.rulings.stall_limit})


def _untimely(s: StratagemState, operation: int) -> tuple[str, str]:
    """Why the running stage does not allow an operation, to anybody."""
    if operation == COUP:
        return "crisis-runs", "STR-10.19"
    if operation == STRIKE:
        return ("no-coup", "STR-10.5") if s.stage == CALM else ("enough-strikes", "STR-10.20")
    if operation == DICTATORSHIP:
        early = s.stage == CALM or OPEN_TO[s.stage] == STRIKE
        return ("strikes-missing", "STR-12.7") if early else ("dictator-rules", "STR-10.20")
    if OPEN_TO[s.stage] == -1:
        return "enough-uprisings", "STR-10.20"
    return "no-dictatorship", "STR-10.5"


def why_not_verify(s: StratagemState, seat: int, target: int) -> Reason:
    """Why a seat may not verify another one while a free move is open."""
    name = f"party-{s.cards.parties[party_of(s, target)].id}"
    if not s.rulings.challenge:
        return Reason("no-verification", "STR-9.10")
    if target == seat:
        return Reason("verify-yourself", "STR-9.3")
    if not plays(s, target):
        return Reason("is-out", "STR-17.8", {"party": name})
    return Reason("verified-already", "STR-9.6", {"party": name})


def why_not_pass(s: StratagemState) -> Reason:
    if s.rulings.strict_pass and not s.deck and s.stage != CALM:
        return Reason("card-to-play", "STR-14.4")
    return Reason("may-not-pass", "STR-14.5")


class Move(Question[StratagemState, Frame]):
    """One move of STR-4.3; meanwhile everybody may ask for verification (STR-9.12)."""

    id = "move"
    clause = "STR-4.3"
    quiet = True

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        seat = q.seat
        stuck = s.quiet >= s.rulings.patience and stalled(s)
        found = [DRAW] if stuck else free_moves(s, seat)
        operation = OPEN_TO[s.stage]
        if not (stuck and operation == COUP) and may_launch(s, seat, operation):
            found.append(LAUNCH + operation)
        if not s.deck and may_pass(s, seat):
            found.append(PASS)
        found += requests(s, seat)
        return found

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        seat = q.seat
        noun = action % NOUNS
        verb = action - noun
        if verb == DISPLAY:
            display(s, seat, noun)
        elif verb == VERIFY:
            s.stack.append(q)
            verify(s, seat, seat_of(s, noun))
        elif verb == DRAW:
            s.stack.append(DRAWN)
        elif verb == PLAY:
            play(s, seat, noun)
        elif verb == TAKE_BACK:
            s.stack.append(TAKE_BACKS[seat])
        elif verb == LAUNCH:
            begin_launch(s, seat, noun)
        else:
            tell(s, PASSED, seat)
            end_turn(s)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        noun = action % NOUNS
        verb = action - noun
        if verb == DISPLAY:
            return why_not_display(s, q.seat, noun)
        if verb == WITHDRAW:
            return why_not_withdraw(s, q.seat, noun)
        if verb == PLAY:
            return why_not_play(s, q.seat, noun)
        if verb == RETURN:
            return why_not_return(s, q.seat, noun)
        if verb == TAKE_BACK:
            return why_not_take_back(s, q.seat)
        if verb == LAUNCH:
            return why_not_launch(s, q.seat, noun)
        if verb == VERIFY:
            return why_not_verify(s, q.seat, seat_of(s, noun))
        if verb == PASS:
            return why_not_pass(s)
        if verb == DRAW:
            return Reason("deck-is-empty", "STR-15.1")
        return ELSEWHERE[verb]

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        if stalled(s):
            return Message("ask-move-stalled", {"n": s.rulings.stall_limit})
        if s.stage != CALM:
            return Message(
                "ask-move-crisis", {"stage": f"stage-{STAGES[s.stage]}", "rounds": s.clock}
            )
        return Message("ask-move", {"cards": s.deck.bit_count()})

    def asides(self, s: StratagemState, q: Frame, seat: int) -> list[int]:
        if not s.rulings.open_window or seat < 0 or not plays(s, seat):
            return []
        return requests(s, seat)

    def hear(self, s: StratagemState, q: Frame, seat: int, action: int) -> None:
        verify(s, seat, seat_of(s, action - VERIFY))


class TakeBack(Move):
    """What is taken back from the mat: an OPTION to the hand, a SUPPORT to the fallen cards."""

    id = "take-back"
    clause = "STR-4.3"
    quiet = False

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return take_backs(s, q.seat)

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        if action >= RETURN:
            give_back(s, q.seat, action - RETURN)
        else:
            withdraw(s, q.seat, action - WITHDRAW)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        noun = action % NOUNS
        verb = action - noun
        if verb == WITHDRAW:
            return why_not_withdraw(s, q.seat, noun)
        if verb == RETURN:
            return why_not_return(s, q.seat, noun)
        return Reason("taking-back", "STR-4.2")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-take-back")
