"""The yardstick for Berlin 63: it bluffs at a rate, and doubts by the odds of the imagined worlds.

One turn of look-ahead like the greedy bot, but nobody in its imagination sees through a lie: the
opponent doubts a claim as often as it looks unlikely to them, and the bot itself doubts when that
pays on average over the worlds it holds possible, in the light of how often it was lied to.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from detente.bots.bot import Bot
from detente.bots.greedy1.values.berlin63 import evaluate
from detente.core.frame import Frame
from detente.core.game import Game
from detente.core.state import View
from detente.games.berlin63.attacks import blast
from detente.games.berlin63.claims import last_claim
from detente.games.berlin63.codes import (
    ALLOW,
    ASK_ACTION,
    ASK_CANCEL,
    ASK_DOUBT,
    ASK_LINE_UP,
    ASK_LOSS,
    ASK_PARTNER,
    ASK_POWER,
    ASK_REACTION,
    BELIEVE,
    DECLINE,
    DOUBT,
    EXPLODE,
    FREEZE,
    HARDEN,
    ILLUSION,
    KEEP,
    LEAVE,
    LOSE,
    READY,
    UNMASK,
)
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_PROOF,
    possible,
    side_of,
)
from detente.games.berlin63.spies import ADAM, JACK, SPIES, VERONICA
from detente.games.berlin63.state import TEAM, BerlinState, leads, owner, taken_cards, team
from detente.games.berlin63.worlds import Worlds

WORLDS: Final = 8  # positions imagined for one choice
TRIES: Final = 48  # positions imagined to find both a world where a claim is true and one not
NOISE: Final = 0.012  # keeps the bot from being read
CAUGHT_LYING: Final = 0.95  # how often an impossible claim is doubted
DOUBT_LEVEL: Final = 0.45  # how often a claim is doubted that can hardly be true …
DOUBT_SLOPE: Final = 0.6  # … and how much less, the likelier it is
LEAST_DOUBT: Final = 0.05
TRUSTED: Final = 0.3  # a stranger's lies, before any was caught
BLUFFED_REACTION: Final = 0.3  # how often an attacked spy is imagined to lie

INSIGHT_WORTH: Final = 0.05  # a look behind an unknown base
ILLUSION_WORTH: Final = 0.006
HIDING_WORTH: Final = 0.2  # an illusion with a leader who has become suspect

# Who is kept in reserve longest; the others go first.
RESERVE_ORDER: Final = (3, 4, 2, 5, 1, 0, 6, 7)  # Leo, Miranda, Victor, Adam, Lilly, …


class BerlinBot(Bot[BerlinState]):
    """One turn of look-ahead over `evaluate`, with lies and doubt at a price."""

    name = "greedy1"

    def __init__(self, game: Game[BerlinState], seed: int) -> None:
        super().__init__(game, seed)
        self._seat = 0
        self._chances: dict[int, float] = {}
        self._seen_as: Worlds | None = None  # this team, in the eyes of the opponent
        self._suspects: list[int] = []  # who may stand on each base of the opponent

    def choose(self, view: View[BerlinState], legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None, "a spectator has no choice"
        self._seat = view.seat
        q = self.game.asked(view.state, view.seat)
        assert q is not None, "only who is asked chooses"
        if q.kind == ASK_LINE_UP:
            return self._line_up(legal)
        if q.kind == ASK_LOSS:
            return min(legal, key=_kept)
        self._chances = {}
        self._seen_as = possible(view.state, view.seat)
        enemies = possible(view.state, 1 - view.seat)
        self._suspects = enemies.suspicions(taken_cards(view.state)).bases
        if q.kind == ASK_DOUBT:
            return self._doubt(view)
        return self._best(view, legal, perf_counter() + budget / 2)

    # -- choosing ------------------------------------------------------------------------

    def _line_up(self, legal: list[int]) -> int:
        """Any five in any order: a habit would be known."""
        spies = [action for action in legal if action not in (LEAVE, READY)]
        return spies[self.rng.below(len(spies))]

    def _best(self, view: View[BerlinState], legal: list[int], until: float) -> int:
        """The action worth most on average over some imagined worlds."""
        totals = [self._noise() * WORLDS for _ in legal]
        for n, action in enumerate(legal):
            totals[n] += WORLDS * self._hidden_worth(view.state, action)
        for _ in range(WORLDS):
            world = self.game.imagine(view, self.rng)
            for n, action in enumerate(legal):
                totals[n] += self._worth(world, action)
            if perf_counter() > until:
                break
        return legal[totals.index(max(totals))]

    def _doubt(self, view: View[BerlinState]) -> int:
        """Doubt when it pays, the claim being as likely as the worlds and the liar's past say."""
        claim = last_claim(view.state)
        likely = self._likely(view.state, claim.base, claim.name)
        true, false = self._parted(view, claim.base, claim.name)
        worth = [0.0, 0.0]
        for n, action in enumerate((BELIEVE, DOUBT)):
            for worlds, weight in ((true, likely), (false, 1 - likely)):
                for world in worlds:
                    worth[n] += weight * self._worth(world, action) / len(worlds)
        return DOUBT if worth[1] + self._noise() > worth[0] else BELIEVE

    def _likely(self, s: BerlinState, base: int, name: int) -> float:
        """How likely the claim is: the odds of the worlds, and how often this seat has lied."""
        enemy = owner(base)
        odds = possible(s, enemy).chance(base % TEAM, name, taken_cards(s))
        caught, proved = _past(s, enemy)
        lies = (TRUSTED + 2 * caught) / (2 + 2 * caught + proved)
        return odds / (odds + (1 - odds) * lies) if odds else 0.0

    def _parted(
        self, view: View[BerlinState], base: int, name: int
    ) -> tuple[list[BerlinState], list[BerlinState]]:
        """Some worlds where the claim is true, and some where it is not."""
        true: list[BerlinState] = []
        false: list[BerlinState] = []
        for _ in range(TRIES):
            world = self.game.imagine(view, self.rng)
            side = true if world.who[base] == name else false
            if len(side) < WORLDS // 2:
                side.append(world)
        return true, false

    # -- valuing -------------------------------------------------------------------------

    def _noise(self) -> float:
        return NOISE * self.rng.below(1000) / 1000

    def _hidden_worth(self, s: BerlinState, action: int) -> float:
        """What an action is worth that no board shows: knowing and hiding."""
        if UNMASK <= action < UNMASK + 256:
            base = s.board[action - UNMASK]
            unknown = self._suspects[base % TEAM].bit_count() > 1
            return INSIGHT_WORTH if unknown else -INSIGHT_WORTH
        if ILLUSION <= action < KEEP:
            base = s.board[action - ILLUSION]
            if leads(s, base):
                return HIDING_WORTH * (self._looks(base, s.who[base]) - 0.25)
            return ILLUSION_WORTH
        return 0.0

    def _worth(self, before: BerlinState, action: int) -> float:
        """Play the action and let the turn run out; then value the position."""
        s = self.game.clone(before)
        turns, games = s.turns, s.games
        self.game.apply(s, self._seat, action)
        while s.stack and s.turns == turns and s.games == games:
            q = s.stack[-1]
            if q.kind == ASK_ACTION:
                break
            self.game.apply(s, q.seat, self._imagined_answer(s, q))
        return evaluate(s, self._seat)

    # -- how both sides are imagined to answer -------------------------------------------

    def _imagined_answer(self, s: BerlinState, q: Frame) -> int:
        if q.kind == ASK_DOUBT:
            return self._imagined_doubt(s)
        if q.kind == ASK_CANCEL:
            return self._imagined_cancel(s, q)
        if q.kind == ASK_REACTION:
            return self._imagined_reaction(s, q)
        legal = self.game.legal(s, q.seat)
        if q.kind in (ASK_PARTNER, ASK_LOSS):
            return legal[self.rng.below(len(legal))]
        if q.kind == ASK_POWER:
            return DECLINE
        return legal[0]

    def _imagined_doubt(self, s: BerlinState) -> int:
        """The opponent doubts what looks unlikely; the bot, what it knows to be false."""
        claim = last_claim(s)
        if owner(claim.base) != self._seat:
            return BELIEVE if self._credible(claim.base, claim.name) else DOUBT
        looks = self._looks(claim.base, claim.name)
        doubted = CAUGHT_LYING
        if looks > 0.001:
            doubted = max(LEAST_DOUBT, DOUBT_LEVEL - DOUBT_SLOPE * looks)
        return DOUBT if self._happens(doubted) else BELIEVE

    def _looks(self, base: int, name: int) -> float:
        """How likely the opponent must think that `name` stands on a base of this seat."""
        key = base * SPIES + name
        if key not in self._chances:
            assert self._seen_as is not None
            self._chances[key] = self._seen_as.chance(base % TEAM, name, 0)
        return self._chances[key]

    def _credible(self, base: int, name: int) -> bool:
        """Whether, for all this seat knows, `name` may stand on a base of the opponent."""
        return bool(self._suspects[base % TEAM] >> name & 1)

    def _imagined_cancel(self, s: BerlinState, q: Frame) -> int:
        """A true Veronica cancels."""
        for action in self.game.legal(s, q.seat)[1:]:
            if s.who[s.board[action - FREEZE]] == VERONICA:
                return action
        return ALLOW

    def _imagined_reaction(self, s: BerlinState, q: Frame) -> int:
        """Jack hardens, Adam explodes if that costs the enemy more, a leader lies, some bluff."""
        legal = self.game.legal(s, q.seat)
        spy = s.who[s.attacked]
        lies = leads(s, s.attacked) or self._happens(BLUFFED_REACTION)
        if HARDEN in legal and (spy == JACK or lies):
            return HARDEN
        if EXPLODE in legal and spy == ADAM and _good_blast(s, q.seat):
            return EXPLODE
        return DECLINE

    def _happens(self, chance: float) -> bool:
        return self.rng.below(1000) < chance * 1000


def _kept(action: int) -> int:
    """How late a reserve spy is given up."""
    return RESERVE_ORDER[action - LOSE]


def _past(s: BerlinState, seat: int) -> tuple[int, int]:
    """How often this seat was caught lying, and how often it was doubted wrongly."""
    caught = proved = 0
    for at in range(0, len(s.trail), RECORD):
        if side_of(s.trail[at + 1]) == seat:
            caught += s.trail[at] == SAW_CAUGHT
            proved += s.trail[at] == SAW_PROOF
    return caught, proved


def _good_blast(s: BerlinState, seat: int) -> bool:
    """Whether an explosion takes more of the enemy, and not the own leader."""
    gain = 0
    for base in blast(s, s.where[s.attacked]):
        if owner(base) != seat:
            gain += 1
        elif leads(s, base):
            return False
        else:
            gain -= 1
    return gain >= 0 and len(team(s, seat)) > 2
