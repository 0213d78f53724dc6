"""Questions about cards that events put: discard, give, take, arrange."""

from __future__ import annotations

from detente.core.frame import Frame
from detente.core.guard import Act
from detente.core.message import Message, Reason
from detente.core.state import note
from detente.games.twilight_struggle import codes as k
from detente.games.twilight_struggle import guards
from detente.games.twilight_struggle.board import US, USSR
from detente.games.twilight_struggle.cardnames import BLOCKADE, LATIN_AMERICAN_DEBT_CRISIS
from detente.games.twilight_struggle.frames import Discards, Gift, Pick, Worth
from detente.games.twilight_struggle.guards import (
    HIGHEST,
    IN_DISCARD_PILE,
    IN_OPEN_HAND,
    NO_SCORING_CARD,
    NOT_ARRANGED,
    TO_DISCARD,
    TO_GIVE,
    WITH_EVENT,
    WORTH_ENOUGH,
)
from detente.games.twilight_struggle.happening import ANSWERED, DECLINED
from detente.games.twilight_struggle.names import card_id, of_card
from detente.games.twilight_struggle.questions.base import TsQuestion
from detente.games.twilight_struggle.state import LOOKED_AT, TsState
from detente.games.twilight_struggle.unseen import come_to_light, return_looked_at
from detente.games.twilight_struggle.verbs import ask, discard


class DiscardWorth(TsQuestion[Worth]):
    """Discard a card worth `q.ops` or more, or decline; the event hears it (TS-6.18, TS-7.5)."""

    id = "discard-worth"
    clause = "TS-6.18"
    frame = Worth
    acts = (Act(k.DISCARD, TO_DISCARD, WORTH_ENOUGH),)
    leaves = k.DECLINE
    optional = True
    asks = "discard-or-decline"
    ahead = (k.DECLINE,)

    def cards(self, seat: int) -> list[str]:
        asking = (BLOCKADE, LATIN_AMERICAN_DEBT_CRISIS)
        return [card_id(card) for card in asking] if seat == US else []

    def answer(self, s: TsState, q: Worth, action: int) -> None:
        """The discard has no effect of its own."""
        if action == k.DECLINE:
            ANSWERED[q.card](s, q, DECLINED)
        else:
            discard(s, q.seat, action - k.DISCARD)
            ANSWERED[q.card](s, q, action - k.DISCARD)

    def prompt(self, s: TsState, q: Worth) -> Message:
        """How much it must be worth."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.ops})


class DiscardAny(TsQuestion[Discards]):
    """Ask Not: discard any number of cards (card 77)."""

    id = "discard-any"
    clause = "TS-6.19"
    frame = Discards
    acts = (Act(k.DISCARD, TO_DISCARD),)
    leaves = k.DONE
    optional = True

    def answer(self, s: TsState, q: Discards, action: int) -> None:
        """The event hears how many."""
        if action == k.DONE:
            ANSWERED[q.card](s, q, q.discarded)
        else:
            discard(s, q.seat, action - k.DISCARD)
            ask(s, Discards(k.DISCARD_ANY, q.seat, q.card, q.discarded + 1))

    def other(self, s: TsState, q: Discards, action: int) -> Reason:
        """Discards, as many as one likes."""
        return Reason("discard-or-stop", "TS-4.16")

    def prompt(self, s: TsState, q: Discards) -> Message:
        """How many so far."""
        return Message(f"ask-{self.id}", {"card": card_id(q.card), "n": q.discarded})


class DiscardOne(TsQuestion[Frame]):
    """Eagle/Bear Has Landed: discard one held card at the end of the turn (TS-11.10)."""

    id = "discard-one"
    clause = "TS-11.10"
    acts = (Act(k.DISCARD, TO_DISCARD),)
    leaves = k.DECLINE
    optional = True

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """No effect."""
        if action != k.DECLINE:
            discard(s, q.seat, action - k.DISCARD)

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """A discard, or none."""
        return Reason("discard-or-stop", "TS-4.16")

    def prompt(self, s: TsState, q: Frame) -> Message:
        """No card is behind it."""
        return Message(f"ask-{self.id}")


class DiscardTheirs(TsQuestion[Frame]):
    """Aldrich Ames Remix: the USSR discards a card of the open US hand (card 98)."""

    id = "discard-theirs"
    clause = "TS-6.19"
    acts = (Act(k.DISCARD, IN_OPEN_HAND),)
    asks = "pick-of-their-hand"

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """No effect."""
        discard(s, US, action - k.DISCARD)


class GiveCard(TsQuestion[Gift]):
    """Missile Envy: hand over the card of the highest Ops (TS-23.5)."""

    id = "give-card"
    clause = "TS-23.5"
    frame = Gift
    acts = (Act(k.GIVE, TO_GIVE, HIGHEST),)

    def answer(self, s: TsState, q: Gift, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, action - k.GIVE)

    def other(self, s: TsState, q: Gift, action: int) -> Reason:
        """A card is to be given."""
        return Reason("give-a-card", "TS-23.5")


class TakeCard(TsQuestion[Pick]):
    """SALT Negotiations, Star Wars: pick a card of the discard pile."""

    id = "take-card"
    clause = "TS-23.13"
    frame = Pick
    acts = (Act(k.TAKE, IN_DISCARD_PILE, NO_SCORING_CARD, WITH_EVENT),)
    leaves = k.DECLINE

    def may_leave(self, s: TsState, q: Pick) -> bool:
        """Where the card lets its player decline."""
        return q.may_decline

    def other(self, s: TsState, q: Pick, action: int) -> Reason:
        """A card is to be taken."""
        return Reason("take-a-card", "TS-6.19", of_card(q.card))

    def answer(self, s: TsState, q: Pick, action: int) -> None:
        """The event hears which."""
        ANSWERED[q.card](s, q, DECLINED if action == k.DECLINE else action - k.TAKE)


class ArrangeHand(TsQuestion[Frame]):
    """Card 98 in `second`: the USSR fixes the order of the US hand (TS-2.3)."""

    id = "arrange-hand"
    clause = "TS-2.3"
    acts = (Act(k.ARRANGE, IN_OPEN_HAND, NOT_ARRANGED),)
    leaves = k.DONE

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """A card of that hand."""
        return Reason("pick-of-their-hand", "TS-6.19", of_card(q.card))

    def answer(self, s: TsState, q: Frame, action: int) -> None:
        """One card after the other."""
        if action != k.DONE:
            s.order = [*s.order, action - k.ARRANGE]
            note(s, k.CARD_ARRANGED, action - k.ARRANGE, len(s.order))
            ask(s, Frame(k.ARRANGE_HAND, USSR, q.card))

    def stays(self, s: TsState, q: Frame) -> Reason:
        """All are to be arranged."""
        return Reason("cards-to-arrange", "TS-2.3")


class DiscardLookedAt(TsQuestion[Frame]):
    """Our Man in Tehran: discard any of the cards looked at; the rest goes back (card 108)."""

    id = "discard-looked-at"
    clause = "TS-23.4"
    acts = (Act(k.DISCARD, guards.LOOKED_AT),)
    leaves = k.DONE
    optional = True

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

    def other(self, s: TsState, q: Frame, action: int) -> Reason:
        """Discards, as many as one likes."""
        return Reason("discard-or-stop", "TS-23.4")
