"""Questions about cards that events put: discard, give, take, arrange."""

from __future__ import annotations

from detente.core.cards import cards_of
from detente.core.frame import NOUNS, Frame
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import STAR_WARS, THE_CHINA_CARD, UN_INTERVENTION
from detente.games.twilight_struggle.cards import SCORING_CARDS
from detente.games.twilight_struggle.frames import Discards, Gift, Pick, Worth
from detente.games.twilight_struggle.happening import ANSWERED, DECLINED
from detente.games.twilight_struggle.modifiers import envied, ops_value
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.questions.base import TsQuestion, not_in_hand, verb
from detente.games.twilight_struggle.state import LOOKED_AT, TsState
from detente.games.twilight_struggle.unseen import come_to_light, return_looked_at
from detente.games.twilight_struggle.verbs import ask, discard


class DiscardWorth(TsQuestion[Worth]):
    """Discard a card worth `q.ops` or more, or decline; the event hears it (TS-6.18, TS-7.5)."""

    id = "discard-worth"
    clause = "TS-6.18"
    frame = Worth
    verbs: tuple[int, ...] = (k.DISCARD, k.DECLINE)

    def legal(self, s: TsState, q: Worth) -> list[int]:
        """Cards worth enough after modifiers; never the China Card."""
        hand = cards_of(s.hand[q.seat])
        found = [k.DISCARD + card for card in hand if ops_value(s, q.seat, card) >= q.ops]
        return [*found, k.DECLINE]

    def answer(self, s: TsState, q: Worth, action: int) -> None:
        """The discard has no effect of its own."""
        if action == k.DECLINE:
            ANSWERED[q.card](s, q, DECLINED)
        else:
            discard(s, q.seat, action - k.DISCARD)
            ANSWERED[q.card](s, q, action - k.DISCARD)

    def why_not(self, s: TsState, q: Worth, action: int) -> Reason:
        """Not in hand, or worth too little."""
        if verb(action) != k.DISCARD:
            return Reason("discard-or-decline", "TS-6.18", of_card(q.card))
        card = action - k.DISCARD
        if card == THE_CHINA_CARD:
            return Reason("china-no-discard", "TS-15.5")
        if not s.hand[q.seat] >> card & 1:
            return not_in_hand(card)
        return Reason("worth-too-little", "TS-7.5", {**of_card(card), "n": q.ops})

    def prompt(self, s: TsState, q: Worth) -> Message:
        """How much it must be worth."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.ops})


class DiscardAny(TsQuestion[Discards]):
    """Ask Not: discard any number of cards (card 77)."""

    id = "discard-any"
    clause = "TS-6.19"
    frame = Discards
    verbs: tuple[int, ...] = (k.DISCARD, k.DONE)

    def legal(self, s: TsState, q: Discards) -> list[int]:
        """Any card of the hand, or done."""
        return [*[k.DISCARD + card for card in cards_of(s.hand[q.seat])], k.DONE]

    def answer(self, s: TsState, q: Discards, action: int) -> None:
        """The event hears how many."""
        if action == k.DONE:
            ANSWERED[q.card](s, q, q.discarded)
        else:
            discard(s, q.seat, action - k.DISCARD)
            ask(s, Discards(k.DISCARD_ANY, q.seat, q.card, q.discarded + 1))

    def why_not(self, s: TsState, q: Discards, action: int) -> Reason:
        """Not in hand."""
        return own_discard_reason(s, q, action)

    def prompt(self, s: TsState, q: Discards) -> Message:
        """How many so far."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.discarded})


def own_discard_reason(s: TsState, q: Frame, action: int) -> Reason:
    """Why an own card cannot be discarded."""
    if verb(action) != k.DISCARD:
        return Reason("discard-or-stop", "TS-4.16")
    if action - k.DISCARD == THE_CHINA_CARD:
        return Reason("china-no-discard", "TS-15.5")
    return not_in_hand(action - k.DISCARD)


class DiscardOne(TsQuestion[Frame]):
    """Eagle/Bear Has Landed: discard one held card at the end of the turn (TS-11.10)."""

    id = "discard-one"
    clause = "TS-11.10"
    verbs: tuple[int, ...] = (k.DISCARD, k.DECLINE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any card of the hand, or none."""
        return [*[k.DISCARD + card for card in cards_of(s.hand[q.seat])], k.DECLINE]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """No effect."""
        if action != k.DECLINE:
            discard(s, q.seat, action - k.DISCARD)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Not in hand."""
        return own_discard_reason(s, q, action)

    def prompt(self, s: TsState, q: Frame) -> Message:
        """No card is behind it."""
        return Message(f"ask-{self.id}")


class DiscardTheirs(TsQuestion[Frame]):
    """Aldrich Ames Remix: the USSR discards a card of the open US hand (card 98)."""

    id = "discard-theirs"
    clause = "TS-6.19"
    verbs: tuple[int, ...] = (k.DISCARD,)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any card of it."""
        return [k.DISCARD + card for card in cards_of(s.hand[US])]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """No effect."""
        discard(s, US, action - k.DISCARD)

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Not in that hand."""
        return open_hand_reason(q, action, k.DISCARD)


def open_hand_reason(q: Frame, action: int, wanted: int) -> Reason:
    """Why a card of the open US hand cannot be named."""
    if verb(action) != wanted:
        return Reason("pick-of-their-hand", "TS-6.19", of_card(q.card))
    return Reason("not-in-their-hand", "TS-6.19", of_card(action % NOUNS))


class GiveCard(TsQuestion[Gift]):
    """Missile Envy: hand over the card of the highest Ops (TS-23.5)."""

    id = "give-card"
    clause = "TS-23.5"
    frame = Gift
    verbs: tuple[int, ...] = (k.GIVE,)

    def legal(self, s: TsState, q: Gift) -> list[int]:
        """Ties are the giver's to break."""
        hand = cards_of(s.hand[q.seat])
        worth = [envied(s, q.seat, card) for card in hand]
        return [k.GIVE + card for card, n in zip(hand, worth) if n == max(worth)]

    def answer(self, s: TsState, q: Gift, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, action - k.GIVE)

    def why_not(self, s: TsState, q: Gift, action: int) -> Reason:
        """Not in hand, or not the highest."""
        card = action % NOUNS
        if verb(action) != k.GIVE:
            return Reason("give-a-card", "TS-23.5")
        if card == THE_CHINA_CARD:
            return Reason("china-not-exchanged", "TS-15.1")
        if not s.hand[q.seat] >> card & 1:
            return not_in_hand(card)
        return Reason("not-the-highest", "TS-23.5", of_card(card))


class TakeCard(TsQuestion[Pick]):
    """SALT Negotiations, Star Wars: pick a card of the discard pile."""

    id = "take-card"
    clause = "TS-23.13"
    frame = Pick
    verbs: tuple[int, ...] = (k.TAKE, k.DECLINE)

    def legal(self, s: TsState, q: Pick) -> list[int]:
        """Any discarded card but scoring cards; Star Wars not UN Intervention either."""
        pile = s.discard & ~SCORING_CARDS
        if q.card == STAR_WARS:
            pile &= ~(1 << UN_INTERVENTION)
        found = [k.TAKE + card for card in cards_of(pile)]
        if q.may_decline:
            found.append(k.DECLINE)
        return found

    def answer(self, s: TsState, q: Pick, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, DECLINED if action == k.DECLINE else action - k.TAKE)

    def why_not(self, s: TsState, q: Pick, action: int) -> Reason:
        """Not there, or barred."""
        card = action % NOUNS
        if verb(action) != k.TAKE:
            return Reason("take-a-card", "TS-6.19", of_card(q.card))
        if not s.discard >> card & 1:
            return Reason("not-discarded", "TS-6.20", of_card(card))
        if SCORING_CARDS >> card & 1:
            return Reason("no-scoring-card", "TS-6.19", of_card(q.card))
        return Reason("un-needs-partner", "TS-23.13")


class ArrangeHand(TsQuestion[Frame]):
    """Card 98 in `second`: the USSR fixes the order of the US hand (TS-2.3)."""

    id = "arrange-hand"
    clause = "TS-2.3"
    verbs: tuple[int, ...] = (k.ARRANGE, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """The cards not yet placed; done when all are."""
        found = [k.ARRANGE + c for c in cards_of(s.hand[US]) if c not in s.order]
        return found or [k.DONE]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """One card after the other."""
        if action != k.DONE:
            s.order = [*s.order, action - k.ARRANGE]
            note(s, k.CARD_ARRANGED, action - k.ARRANGE, len(s.order))
            ask(s, Frame(k.ARRANGE_HAND, USSR, q.card))

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Placed already, or not in that hand."""
        if verb(action) == k.ARRANGE and action - k.ARRANGE in s.order:
            return Reason("already-arranged", "TS-2.3", of_card(action - k.ARRANGE))
        if action == k.DONE:
            return Reason("cards-to-arrange", "TS-2.3")
        return open_hand_reason(q, action, k.ARRANGE)


class DiscardLookedAt(TsQuestion[Frame]):
    """Our Man in Tehran: discard any of the cards looked at; the rest goes back (card 108)."""

    id = "discard-looked-at"
    clause = "TS-23.4"
    verbs: tuple[int, ...] = (k.DISCARD, k.DONE)

    def legal(self, s: TsState, q: Frame) -> list[int]:
        """Any of them, or done."""
        return [*[k.DISCARD + card for card in cards_of(s.tehran)], k.DONE]

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """Discards are shown and have no effect."""
        if action == k.DONE:
            return_looked_at(s)
            s.deck |= s.tehran
            s.put_back, s.tehran = s.tehran, 0
            note(s, k.TEHRAN_RETURNED)
            return
        bit = 1 << (action - k.DISCARD)
        come_to_light(s, LOOKED_AT, action - k.DISCARD)
        s.tehran &= ~bit
        s.discard |= bit
        note(s, k.DISCARDED, US, action - k.DISCARD)
        ask(s, Frame(k.DISCARD_LOOKED_AT, US, q.card))

    def why_not(self, s: TsState, q: Frame, action: int) -> Reason:
        """Not among them."""
        if verb(action) != k.DISCARD:
            return Reason("discard-or-stop", "TS-23.4")
        return Reason("not-looked-at", "TS-23.4", of_card(action - k.DISCARD))
