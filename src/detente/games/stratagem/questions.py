"""Every question but the free move: what may be answered, what it does, why not another."""

from __future__ import annotations

from typing import Any, Final

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, ForSeat, Frame
from detente.core.game import Question
from detente.core.mechanics import DrawOne
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.stratagem.board import MOVED, NUMBERS, SEAT_COUNT, THEMES
from detente.games.stratagem.cards import SECRET, SUPPORT
from detente.games.stratagem.crisis import launch
from detente.games.stratagem.events import AIMED, happen
from detente.games.stratagem.frames import Launch, Lots, Planning, Rest
from detente.games.stratagem.moves import Move, TakeBack, place_secret_support
from detente.games.stratagem.sequence import (
    ask_programmes,
    end_turn,
    offer,
    offer_round,
    open_turn,
    refuse,
)
from detente.games.stratagem.state import (
    NO_CARD,
    StratagemState,
    opponents,
    party,
    party_of,
    plays,
    reliances,
    seat_of,
)
from detente.games.stratagem.verbs import (
    ACCEPT,
    ACCEPTED,
    AFTER_LOSS,
    ASK_PROGRAMME,
    ASK_RELIANCE,
    CHOOSE,
    CHOSE_PARTY,
    DEAL,
    DONE,
    DREW_NUMBER,
    DROP,
    FOR_TIE,
    LOT,
    LOT_DRAWN,
    NAME,
    NUMBER,
    OFFERED,
    PASS,
    PASSED,
    PLANNED,
    READ,
    REFUSE,
    REFUSED,
    RELIED,
    RELY,
    REVEAL,
    SELECT,
    TOOK_PARTY,
    TOOK_SECRET,
    bequeath,
    change,
    end_travel,
    exposed,
    fall,
    lose_support,
    open_account,
    take_from_hand,
    tell,
    whisper,
)


def party_name(s: StratagemState, seat: int) -> str:
    """The message id of a seat's party."""
    return f"party-{party(s, seat).id}"


def card_name(s: StratagemState, card: int) -> str:
    """The message id of a COMMON card."""
    return f"card-{s.cards.cards[card].id}"


class Number(Question[StratagemState, ForSeat]):
    """A numbered card for seat `q.whom`, to designate the first player (STR-2.2, 2.3)."""

    id = "number"
    clause = "STR-2.2"
    frame = ForSeat

    def legal(self, s: StratagemState, q: ForSeat) -> list[int]:
        return [NUMBER + n for n in range(NUMBERS) if n + 1 not in s.lots]

    def answer(self, s: StratagemState, q: ForSeat, action: int) -> None:
        number = action - NUMBER
        s.lots[q.whom] = number + 1
        if s.notes is not None:
            note(s, DREW_NUMBER, q.whom, number)


class ChooseParty(Question[StratagemState, Frame]):
    """The first player chooses a party and turns the mat; the others follow clockwise (STR-2.4)."""

    id = "party"
    clause = "STR-2.4"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [CHOOSE + n for n in range(SEAT_COUNT)]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        s.turned = (action - CHOOSE - q.seat) % SEAT_COUNT
        if s.notes is not None:
            note(s, CHOSE_PARTY, q.seat, action - CHOOSE)
            for other in opponents(s, q.seat):
                note(s, TOOK_PARTY, other, party_of(s, other))
        ask_programmes(s)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("choose-a-party-first", "STR-2.4")


class Programme(Question[StratagemState, Planning]):
    """One OPTION for theme number `q.theme`, all players at once and in secret (STR-3.4, 3.10)."""

    id = "programme"
    clause = "STR-3.4"
    together = True
    quiet = True
    frame = Planning

    def legal(self, s: StratagemState, q: Planning) -> list[int]:
        if q.theme == THEMES:
            return [DONE]
        owned = party(s, q.seat).owned & 3 << 2 * q.theme
        return [SELECT + plank for plank in cards_of(owned)]

    def answer(self, s: StratagemState, q: Planning, action: int) -> None:
        if action == DONE:
            tell(s, PLANNED, q.seat)
            return
        s.programme[q.seat] |= 1 << action - SELECT
        s.stack.append(Planning(ASK_PROGRAMME, q.seat, q.theme + 1))

    def why_not(self, s: StratagemState, q: Planning, action: int) -> Reason:
        verb = action - action % NOUNS
        if verb == DONE:
            return Reason("programme-incomplete", "STR-3.4", {"n": THEMES - q.theme})
        if verb != SELECT:
            return Reason("programme-first", "STR-3.4")
        plank = action - SELECT
        name = f"plank-{s.cards.planks[plank]}"
        if not party(s, q.seat).owned >> plank & 1:
            return Reason("not-your-option", "STR-3.3", {"plank": name})
        if plank // 2 < q.theme:
            return Reason("same-mark", "STR-3.4", {"plank": name})
        return Reason("later-theme", "STR-3.4", {"theme": f"theme-{q.theme + 1}"})

    def prompt(self, s: StratagemState, q: Planning) -> Message:
        if q.theme == THEMES:
            return Message("ask-programme-done")
        return Message("ask-programme", {"theme": f"theme-{q.theme + 1}"})


class Deal(DrawOne[StratagemState, Frame]):
    """The COMMON card that the player on turn draws (STR-6.3 to 6.5)."""

    id = "deal"
    clause = "STR-4.2"
    draw = DEAL

    def among(self, s: StratagemState, q: Frame) -> int:
        return s.deck

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = action - DEAL
        seat = s.turn
        s.deck &= ~(1 << card)
        s.quiet = -1  # this very turn counts as number 0 (STR-4.7)
        family = s.cards.cards[card].family
        if family == SECRET:
            s.secrets[seat] |= 1 << card
            whisper(s, TOOK_SECRET, seat, card)
            end_turn(s)
        elif family == SUPPORT:
            s.travelling = card
            tell(s, OFFERED, seat, card)
            offer(s)
        else:
            tell(s, READ, seat, card)
            fall(s, card)
            open_account(s)
            s.phase = MOVED
            happen(s, seat, card)


class Offer(Question[StratagemState, Frame]):
    """A SUPPORT that may be kept, or refused all the same (STR-7.6, 7.7)."""

    id = "offer"
    clause = "STR-7.7"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [ACCEPT, REFUSE]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = s.travelling
        if action == REFUSE:
            tell(s, REFUSED, q.seat, card)
            if s.rulings.free_travel:
                s.offered |= 1 << q.seat
                offer_round(s)
            else:
                refuse(s, q.seat)
            return
        tell(s, ACCEPTED, q.seat, card)
        s.supports[q.seat] |= 1 << card
        end_travel(s)
        s.phase = MOVED
        open_account(s)
        change(s, q.seat, s.cards.cards[card].amount)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("support-travels", "STR-4.5", {"card": card_name(s, s.travelling)})

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-offer", {"card": card_name(s, q.card)})


class MustPass(Question[StratagemState, Frame]):
    """A pass order is used up (STR-14.2, 14.6)."""

    id = "pass"
    clause = "STR-14.2"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [PASS]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        s.passes[q.seat] -= 1
        tell(s, PASSED, q.seat)
        end_turn(s)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("must-pass", "STR-14.2")

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-pass", {"n": s.passes[q.seat]})


class Reveal(Question[StratagemState, Frame]):
    """The SECRET SUPPORTS relied on are revealed, all together. It is the move of this turn, or an
    addition if the turn is lost to a travelling SUPPORT or a pass order (STR-10.10, 10.11).
    """

    id = "reveal"
    clause = "STR-10.10"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return [REVEAL]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        seat = q.seat
        for card in cards_of(s.due[seat]):
            take_from_hand(s, seat, card)
            place_secret_support(s, seat, card)
        s.due[seat] = s.lacking[seat] = 0
        if s.travelling != NO_CARD or s.passes[seat]:
            open_turn(s)
        else:
            end_turn(s)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return Reason("must-reveal", "STR-10.10")


class Reliance(Question[StratagemState, Launch]):
    """The SECRET SUPPORTS that the launch of `q.operation` relies on: a smallest sufficient
    set, chosen in secret, one after the other (STR-10.21).
    """

    id = "reliance"
    clause = "STR-10.21"
    frame = Launch

    def legal(self, s: StratagemState, q: Launch) -> list[int]:
        chosen = s.due[q.seat]
        found = 0
        for cards in reliances(s, s.secrets[q.seat], s.lacking[q.seat]):
            if not chosen & ~cards:
                found |= cards
        return [RELY + card for card in cards_of(found & ~chosen)]

    def answer(self, s: StratagemState, q: Launch, action: int) -> None:
        s.due[q.seat] |= 1 << action - RELY
        whisper(s, RELIED, q.seat, action - RELY)
        if q.left > 1:
            s.stack.append(Launch(ASK_RELIANCE, q.seat, q.operation, q.left - 1))
        else:
            launch(s, q.seat, q.operation)

    def why_not(self, s: StratagemState, q: Launch, action: int) -> Reason:
        verb = action - action % NOUNS
        if verb != RELY:
            return Reason("rely-first", "STR-10.21")
        return Reason("not-in-a-smallest-set", "STR-10.21", {"card": card_name(s, action - RELY)})

    def prompt(self, s: StratagemState, q: Launch) -> Message:
        operation = f"operation-{s.cards.operations[q.operation].id}"
        return Message("ask-reliance", {"operation": operation, "n": q.left})


class Target(Question[StratagemState, Frame]):
    """The opponent whom SECRET card `q.card` names: any active one (STR-6.12)."""

    id = "target"
    clause = "STR-6.12"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        return sorted([NAME + party_of(s, other) for other in opponents(s, q.seat)])

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        text = s.cards.cards[q.card]
        AIMED[text.effect](s, q.seat, seat_of(s, action - NAME), text)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        return name_reason(s, q, action, Reason("name-first", "STR-6.12"))

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-target", {"card": card_name(s, q.card)})


class Victim(Question[StratagemState, Frame]):
    """The SUPPORT of an opponent that SECRET card `q.card` makes fall (card X08)."""

    id = "victim"
    clause = "STR-6.11"

    def legal(self, s: StratagemState, q: Frame) -> list[int]:
        force = s.cards.cards[q.card].force
        return [DROP + card for card in cards_of(exposed(s, q.seat, force))]

    def answer(self, s: StratagemState, q: Frame, action: int) -> None:
        card = action - DROP
        for other in opponents(s, q.seat):
            if s.supports[other] >> card & 1:
                lose_support(s, other, card)

    def why_not(self, s: StratagemState, q: Frame, action: int) -> Reason:
        if action - action % NOUNS != DROP:
            return Reason("drop-first", "STR-6.8")
        return Reason("no-such-victim", "STR-6.11", {"card": card_name(s, action - DROP)})

    def prompt(self, s: StratagemState, q: Frame) -> Message:
        return Message("ask-victim", {"card": card_name(s, q.card)})


class Leftover(Question[StratagemState, Rest]):
    """Who receives the `q.left` tokens that cannot be shared equally (STR-8.7, 8.11, 17.4)."""

    id = "leftover"
    clause = "STR-8.7"
    frame = Rest

    def legal(self, s: StratagemState, q: Rest) -> list[int]:
        return sorted([NAME + party_of(s, other) for other in opponents(s, q.seat)])

    def answer(self, s: StratagemState, q: Rest, action: int) -> None:
        bequeath(s, q.seat, seat_of(s, action - NAME))

    def why_not(self, s: StratagemState, q: Rest, action: int) -> Reason:
        clause = "STR-8.7" if q.why == AFTER_LOSS else "STR-17.4"
        return name_reason(s, q, action, Reason("leftover-first", clause, {"n": q.left}))

    def prompt(self, s: StratagemState, q: Rest) -> Message:
        return Message("ask-leftover", {"n": q.left})


def name_reason(s: StratagemState, q: Frame, action: int, other: Reason) -> Reason:
    """Why a party cannot be named: one's own, or out of the game."""
    if action - action % NOUNS != NAME:
        return other
    target = seat_of(s, action - NAME)
    if target == q.seat:
        return Reason("name-an-opponent", other.clause)
    assert not plays(s, target)
    return Reason("is-out", "STR-17.8", {"party": party_name(s, target)})


class DrawLot(Question[StratagemState, Lots]):
    """Chance draws one of the seats `q.options`: ahead of those level with it, or heir to the
    tokens that seat `q.giver` left (STR-18.3, 20.6).
    """

    id = "lot"
    clause = "STR-18.3"
    frame = Lots

    def legal(self, s: StratagemState, q: Lots) -> list[int]:
        return [LOT + seat for seat in q.options if plays(s, seat)]

    def answer(self, s: StratagemState, q: Lots, action: int) -> None:
        seat = action - LOT
        if s.notes is not None:
            note(s, LOT_DRAWN, seat)
        if q.why == FOR_TIE:
            s.lots[seat] = len(q.options)
        else:
            bequeath(s, q.giver, seat)


QUESTIONS: Final[tuple[Question[StratagemState, Any], ...]] = (
    Number(),
    ChooseParty(),
    Programme(),
    Move(),
    Deal(),
    Offer(),
    MustPass(),
    Reveal(),
    Reliance(),
    Target(),
    Victim(),
    Leftover(),
    DrawLot(),
    TakeBack(),
)
"""Indexed by Frame.kind."""
