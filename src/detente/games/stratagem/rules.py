"""Stratagem: the rules, bound together."""

from __future__ import annotations

import re
from typing import Final

from detente.core.cards import cards_of
from detente.core.game import Game, Stake
from detente.core.guard import closed_by
from detente.core.message import Message, Reason
from detente.core.options import Value
from detente.core.rng import Rng
from detente.core.state import Result, View
from detente.games.stratagem import codes, danger, evaluate, sequence, stakes, state, view
from detente.games.stratagem.board import (
    DRAWING_LOTS,
    ENDINGS,
    MAJORITY,
    NUMBERS,
    OPERATIONS,
    POPULAR,
    SEATS,
    STAGES,
    THEMES,
)
from detente.games.stratagem.cards import EFFECTS, FAMILIES, CardSet
from detente.games.stratagem.frames import MOVES
from detente.games.stratagem.guards import TO_VERIFY
from detente.games.stratagem.loading import FORCES, default_cards, set_name
from detente.games.stratagem.memory import StratagemMemory
from detente.games.stratagem.names import party_name
from detente.games.stratagem.options import OPTIONS, Rulings, played_with
from detente.games.stratagem.position import Own, Position, Printed, Shared
from detente.games.stratagem.questions import QUESTIONS
from detente.games.stratagem.ranking import OUTCOMES
from detente.games.stratagem.state import FIELDS, StratagemState, plays


class Stratagem(Game[StratagemState]):
    """Stratagem: an election, or a coup d'état, for four parties.

    `cards` is a card set of one's own (`loading.load_cards`); by default that of this package.
    """

    name = "stratagem"
    own_cards = True
    turn_clause = "STR-4.1"
    plays = ("move",)
    degrees = stakes.DEGREES

    def __init__(self, options: dict[str, Value], cards: CardSet | None = None) -> None:
        self.cards = cards if cards is not None else default_cards()
        nouns = {
            "seat": SEATS,
            "party": tuple([party.id for party in self.cards.parties]),
            "plank": self.cards.planks,
            "card": tuple([card.id for card in self.cards.cards]),
            "operation": OPERATIONS,
            "number": tuple([str(n + 1) for n in range(NUMBERS)]),
            "end": ENDINGS,
            "theme": tuple([str(n + 1) for n in range(THEMES)]),
            "stage": STAGES,
            "outcome": OUTCOMES,
        }
        table = (*OPTIONS, played_with(set_name(self.cards), options))
        super().__init__(table, options, SEATS, codes.VERBS, nouns, QUESTIONS, codes.NOTES, FIELDS)
        self.rulings = Rulings(self.options)

    def empty(self) -> StratagemState:
        return state.empty(self.options, self.cards, self.rulings)

    def set_up(self, s: StratagemState) -> None:
        sequence.set_up(s)

    def clone(self, s: StratagemState) -> StratagemState:
        return state.clone(s)

    def proceed(self, s: StratagemState) -> None:
        sequence.proceed(s)

    @property
    def sides(self) -> tuple[str, ...]:
        """The parties: the first player chooses one, which fixes the others (STR-2.4, 2.5)."""
        return self.nouns["party"]

    def side(self, s: StratagemState, seat: int) -> int:
        return state.party_of(s, seat)

    def points(self, result: Result) -> tuple[int, ...]:
        """The ranking points of section 20 (STR-20.1)."""
        return result.scores

    def resign(self, s: StratagemState, seat: int) -> None:
        """Abandoning: the game goes on without that seat (STR-20.6, 20.8)."""
        sequence.abandon(s, seat)

    def observe(self, s: StratagemState, seat: int | None) -> View[StratagemState]:
        return view.observe(s, seat)

    def imagine(self, view_: View[StratagemState], rng: Rng) -> StratagemState:
        return view.imagine(view_, rng)

    def to_json(self, view_: View[StratagemState]) -> Position:
        return view.to_json(view_)

    def shared(self, view_: View[StratagemState]) -> Shared:
        return view.shared(view_)

    def own(self, view_: View[StratagemState]) -> Own:
        return view.own(view_)

    def evaluate(self, s: StratagemState, seat: int) -> float:
        return evaluate.evaluate(s, seat)

    def terms(self, s: StratagemState, seat: int) -> dict[str, float]:
        return evaluate.terms(s, seat)

    def stakes(self, s: StratagemState, seat: int) -> dict[Stake, int]:
        return stakes.stakes(s, seat)

    def stake_id(self, s: StratagemState, stake: Stake) -> str:
        """A rival is named by its party."""
        kind, which = stake
        return party_name(s, int(which)) if kind == "rival" else which

    def standing(self, s: StratagemState) -> list[float]:
        return evaluate.standing(s)

    def danger(self, s: StratagemState, seat: int, action: int) -> Reason | None:
        """An act that can lose the game, or make its author irregular (STR-9.8)."""
        return danger.danger(s, self.asked(s, seat), action)

    def why_not(self, s: StratagemState, seat: int, action: int) -> Reason | None:
        """None if the action is legal, else why it is not, with the clause."""
        reason = super().why_not(s, seat, action)
        if reason is None or not s.stack or self.asked(s, seat) is not None:
            return reason
        if seat < 0:
            return reason
        if not plays(s, seat):
            return Reason("you-are-out", "STR-17.8")
        if codes.VERIFY <= action < codes.PASS:
            return self._why_not_aside(s, seat, action)
        return reason

    def prompt(self, s: StratagemState, seat: int | None) -> Message:
        """What `seat` is asked; who is waited for is called by party, once there are parties."""
        message = super().prompt(s, seat)
        if message.id == "wait-for" and s.phase != DRAWING_LOTS:
            return Message("wait-for-party", {"party": party_name(s, self.actor(s))})
        return message

    def _why_not_aside(self, s: StratagemState, seat: int, action: int) -> Reason:
        """Why a seat that is not asked may not verify another one now (STR-9.12)."""
        if s.stack[-1].kind not in (codes.ASK_MOVE, codes.ASK_TAKE_BACK):
            return Reason("no-free-move", "STR-9.12")
        if s.rulings.challenge and not s.rulings.open_window:
            return Reason("only-on-your-turn", "STR-9.12")
        reason = closed_by(TO_VERIFY, s, MOVES[seat], action - codes.VERIFY)
        assert reason is not None, "a seat that may verify is heard"
        return reason

    def audit(self, s: StratagemState) -> None:
        state.audit(s)

    def memory(self, seat: int | None) -> StratagemMemory:
        return StratagemMemory(seat, self.cards)

    def words(self, language: str) -> str:
        """Names and texts of the card set as Fluent source, "fr" or "en"."""
        return fluent(self.cards, language)

    def catalogue(self) -> Printed:
        cards = self.cards
        return {
            "themes": THEMES,
            "majority": MAJORITY,
            "popular": POPULAR,
            "parties": [
                {
                    "id": party.id,
                    "planks": [
                        {
                            "id": cards.planks[plank],
                            "number": party.numbers[plank],
                            "opinion": party.opinion[plank],
                            "members": party.members[plank],
                        }
                        for plank in cards_of(party.owned)
                    ],
                }
                for party in cards.parties
            ],
            "planks": [{"id": id, "theme": n // 2 + 1} for n, id in enumerate(cards.planks)],
            "cards": [
                {
                    "id": card.id,
                    "family": FAMILIES[card.family].lower(),
                    "effect": EFFECTS[card.effect].lower() if card.effect < len(EFFECTS) else None,
                    "amount": card.amount,
                    "theme": card.theme + 1 if card.theme >= 0 else None,
                    "plank": cards.planks[card.plank] if card.plank >= 0 else None,
                    "force": FORCES[card.force - 1] if card.force else None,
                    "tokens": card.tokens or None,
                    "mark": card.mark or None,
                    "demand": [cards.planks[plank] for plank in cards_of(card.demand)],
                }
                for card in cards.cards
            ],
            "operations": [
                {
                    "id": operation.id,
                    "number": operation.number,
                    "supports": operation.supports,
                    "force_a": operation.force_a,
                    "force_b": operation.force_b,
                    "popular": operation.popular,
                    "popularity": operation.popularity,
                }
                for operation in cards.operations
            ],
            "points": dict(cards.points),
        }


EACH_OPPONENT: Final = ("par adversaire", "per opponent")


def _spelt_out(text: str, each: str) -> str:
    """A text of the cards without their "p. adv.", whose dot may end a sentence as well."""
    ended = re.sub(r"p\.\sadv\.(?=$|\s[A-ZÀ-Ý])", f"{each}.", text)
    return re.sub(r"p\.\sadv\.", each, ended)


def fluent(cards: CardSet, language: str) -> str:
    """The words of a card set as Fluent messages, attributes under their message."""
    at = ("fr", "en").index(language)
    lines: list[str] = []
    for id in cards.words:
        message, _, attribute = id.partition(".")
        text = _spelt_out(cards.words[id][at], EACH_OPPONENT[at])
        lines.append(f"    .{attribute} = {text}" if attribute else f"{message} = {text}")
    return "\n".join(lines) + "\n"
