"""Berlin 63: what is believed of the other team, and how lies and doubts are imagined.

Every claim is remembered: whoever was announced and not caught is likelier to be who they said,
until an illusion touches them. A leader seldom walks far. Worlds are imagined by these odds. In
an imagined game nobody sees through a lie: who is asked weighs what believing costs against what
doubting stakes.
"""

from __future__ import annotations

from typing import Final

from detente.bots.search import Effort, SearchBot
from detente.core.frame import NOUNS, Frame
from detente.core.game import Game
from detente.core.rng import Rng
from detente.core.state import View
from detente.games.berlin63 import codes as k
from detente.games.berlin63.attacks import blast
from detente.games.berlin63.board import BLANK
from detente.games.berlin63.claims import last_claim
from detente.games.berlin63.evaluate import RESERVE_WORTH
from detente.games.berlin63.knowledge import (
    RECORD,
    SAW_CAUGHT,
    SAW_MIX,
    SAW_PROOF,
    possible,
    side_of,
)
from detente.games.berlin63.spies import (
    ADAM,
    JACK,
    SPIES,
    VERONICA,
)
from detente.games.berlin63.state import TEAM, BerlinState, leads, owner, taken_cards, team
from detente.games.berlin63.worlds import Worlds

TRIES: Final = 48  # positions imagined to find both a world where a claim is true and one not
REFUSED: Final = 6  # unlikely worlds that are thrown away before one is taken after all
LIE: Final = 0.4  # a world in which a claim that was believed is a lie, to one in which it is true
FAR_LEADER: Final = 0.75  # a world whose leader has walked a row, to one whose leader has not
CAUGHT_LYING: Final = 0.97  # how often an impossible claim is doubted
TRUSTED: Final = 0.4  # a stranger's lies, before any was caught
UNSURE: Final = 0.06  # how far a doubter may misjudge what is at stake
BLUFFED_REACTION: Final = 0.3  # how often an attacked spy is imagined to lie
GAME_LOST: Final = 1.2  # the last life

BLUFF_WORTH: Final = 0.04  # what a lie is worth in itself, to who likes to bluff
INSIGHT_WORTH: Final = 0.05  # a look behind an unknown base
ILLUSION_WORTH: Final = 0.006
HIDING_WORTH: Final = 0.2  # an illusion with a leader who has become suspect

STYLES: Final = ("bluffing",)

# Who is kept in reserve longest; the others go first.
RESERVE_ORDER: Final = (3, 4, 2, 5, 1, 0, 6, 7)  # Leo, Miranda, Victor, Adam, Lilly, …


class Bot(SearchBot[BerlinState]):
    """The search, with a belief about the other team and lies and doubts at a price."""

    def __init__(self, game: Game[BerlinState], seed: int, effort: Effort, style: str = "") -> None:
        super().__init__(game, seed, effort, style)
        self._seat = 0
        self._taken = 0  # leader cards that this seat can see
        self._chances: dict[int, float] = {}  # base and name → how likely it looks
        self._teams: list[Worlds] = []  # what can be known of each team
        self._claims: list[tuple[int, int, int, int]] = []  # game, base, name, trail then

    def choose(self, view: View[BerlinState], legal: list[int], budget: float) -> int:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None, "a spectator has no choice"
        self._seat = view.seat
        q = self.game.asked(view.state, view.seat)
        assert q is not None, "only who is asked chooses"
        if q.kind == k.ASK_LINE_UP:
            return self._line_up(legal)
        if q.kind == k.ASK_LOSS:
            return min(legal, key=_kept)
        self._look(view)
        if q.kind == k.ASK_DOUBT:
            return self._doubt(view)
        return super().choose(view, legal, budget)

    def _look(self, view: View[BerlinState]) -> None:
        """What can be told from a view of who stands where."""
        self._chances = {}
        self._taken = taken_cards(view.state)
        self._teams = [possible(view.state, seat) for seat in range(2)]

    def remembered(self) -> object:
        return self._claims

    def remind(self, view: View[BerlinState], remembered: object) -> None:
        assert view.seat is not None, "a spectator has no choice"
        assert isinstance(remembered, list), "claims are what is remembered"
        self._seat = view.seat
        self._claims = remembered
        self._look(view)

    def ponder(self, view: View[BerlinState], budget: float) -> bool:
        """What is believed hangs on every claim that is made: nothing can be thought ahead."""
        return False

    def _line_up(self, legal: list[int]) -> int:
        """Any five in any order: a habit would be known."""
        spies = [action for action in legal if action not in (k.LEAVE, k.READY)]
        return spies[self.rng.below(len(spies))]

    def risky(self, s: BerlinState, seat: int, action: int) -> bool:
        """Nothing is won here without a risk; what it is worth is weighed like anything else."""
        return False

    # -- belief --------------------------------------------------------------------------

    def world(self, view: View[BerlinState], luck: Rng) -> BerlinState:
        made = self.game.imagine(view, luck)
        for _ in range(REFUSED):
            if _happens(luck, self._belief(made)):
                break
            made = self.game.imagine(view, luck)
        return made

    def _belief(self, world: BerlinState) -> float:
        """How likely a world is, to the likeliest one."""
        belief = 1.0
        for game, base, name, since in self._claims:
            lied = world.where[base] != BLANK and world.who[base] != name
            if game == world.games and lied and not _mixed(world, base, since):
                belief *= LIE
        enemy = 1 - self._seat
        home = world.ground.home[enemy][0]
        for base in team(world, enemy):
            if leads(world, base):
                for _ in range(abs(world.where[base] - home) // 7):
                    belief *= FAR_LEADER
        return belief

    def _doubt(self, view: View[BerlinState]) -> int:
        """Doubt when it pays, the claim being as likely as the worlds and the liar's past say."""
        claim = last_claim(view.state)
        likely = self._likely(view.state, claim.base, claim.name)
        true, false = self._parted(view, claim.base, claim.name)
        unsure = bool(true) and bool(false)  # nobody errs about what they have seen
        worth = [0.0, self._noise() if unsure else 0.0]
        weights = [likely / len(true) for _ in true] + [(1 - likely) / len(false) for _ in false]
        self.forget()
        both = [k.BELIEVE, k.DOUBT]
        for tried, weight in zip(self._tried(view, true + false, both, True, True), weights):
            for n, (value, _) in enumerate(tried):
                worth[n] += weight * value
        self.thoughts = [(k.BELIEVE, worth[0]), (k.DOUBT, worth[1])]
        if worth[1] > worth[0]:
            self.thoughts.reverse()
            return k.DOUBT
        self._claims.append((view.state.games, claim.base, claim.name, len(view.state.trail)))
        return k.BELIEVE

    def _likely(self, s: BerlinState, base: int, name: int) -> float:
        """How likely a claim is: the odds of the worlds, and how often this seat has lied."""
        enemy = owner(base)
        odds = self._looks(base, name)
        caught, proved = _past(s, enemy)
        lies = (TRUSTED + 2 * caught) / (2 + 2 * caught + proved)
        return odds / (odds + (1 - odds) * lies) if odds else 0.0

    def _parted(self, view: View[BerlinState], base: int, name: int) -> tuple[list[int], list[int]]:
        """The luck of some worlds where the claim is true, and of some where it is not."""
        true: list[int] = []
        false: list[int] = []
        enough = max(2, self.effort.simulations // 8)
        for seed in self._seeds(max(TRIES, 3 * enough)):
            world = self.world(view, Rng(seed))
            side = true if world.who[base] == name else false
            if len(side) < enough:
                side.append(seed)
        return true, false

    def _looks(self, base: int, name: int) -> float:
        """How likely it is, for all that was shown, that `name` stands on a base."""
        key = base * SPIES + name
        if key not in self._chances:
            taken = 0 if owner(base) == self._seat else self._taken
            self._chances[key] = self._teams[owner(base)].chance(base % TEAM, name, taken)
        return self._chances[key]

    # -- what no board shows -------------------------------------------------------------

    def bias(self, view: View[BerlinState], action: int) -> float:
        s = view.state
        return self._insight(s, action) + (BLUFF_WORTH if self._bluffs(s, action) else 0.0)

    def _bluffs(self, s: BerlinState, action: int) -> bool:
        """Whether a bot that likes to bluff would: the spy is not who it would be announced as."""
        name = k.ANNOUNCES.get(action - action % NOUNS)
        if self.style != "bluffing" or name is None:
            return False
        verb = action // NOUNS * NOUNS
        if verb in (k.EXPLODE, k.HARDEN):
            return s.who[s.attacked] != name
        leaps = k.LEAPS_AT <= verb < k.PUSHES_AT or verb == k.FREEZE
        return s.who[s.board[action % NOUNS] if leaps else s.mover] != name

    def _insight(self, s: BerlinState, action: int) -> float:
        """What is learnt, and what is hidden."""
        if k.UNMASK <= action < k.UNMASK + 256:
            base = s.board[action - k.UNMASK]
            known = self._teams[1 - self._seat].suspicions(self._taken).bases[base % TEAM]
            return INSIGHT_WORTH if known.bit_count() > 1 else -INSIGHT_WORTH
        if k.ILLUSION <= action < k.KEEP:
            base = s.board[action - k.ILLUSION]
            if leads(s, base):
                return HIDING_WORTH * (self._looks(base, s.who[base]) - 0.25)
            return ILLUSION_WORTH
        return 0.0

    # -- how both sides are imagined to answer -------------------------------------------

    def _reply(self, s: BerlinState, seat: int) -> int:
        q = s.stack[-1]
        if q.kind == k.ASK_DOUBT:
            return self._imagined_doubt(s, seat)
        if q.kind == k.ASK_CANCEL:
            return self._imagined_cancel(s, q)
        if q.kind == k.ASK_REACTION:
            return self._imagined_reaction(s, q)
        if q.kind == k.ASK_LOSS:
            return min(self.game.legal(s, seat), key=_kept)
        if q.kind == k.ASK_POWER:
            if self._deep > 1:
                return k.DECLINE
            return self._thought_through(s, seat, [k.DECLINE, *self.game.legal(s, seat)])
        return super()._reply(s, seat)

    def _imagined_doubt(self, s: BerlinState, seat: int) -> int:
        """Weighs what believing leads to against what doubting stakes, on a world imagined from
        what the doubter sees: who claims may be anybody.
        """
        claim = last_claim(s)
        likely = self._likely(s, claim.base, claim.name)
        if likely < 0.001:
            return k.DOUBT if _happens(self._luck, CAUGHT_LYING) else k.BELIEVE
        game = self.game
        world = game.imagine(game.observe(s, seat), self._luck)
        now = game.evaluate(world, seat)
        lives = _life(world, seat), _life(world, 1 - seat)
        game.apply(world, seat, k.BELIEVE)
        self._deep += 2
        self._run(world, 1, False)
        self._deep -= 2
        believed = game.evaluate(world, seat)
        doubted = likely * (believed - lives[0]) + (1 - likely) * (now + lives[1])
        unsure = UNSURE * (self._luck.below(2000) / 1000 - 1)
        return k.DOUBT if doubted > believed + unsure else k.BELIEVE

    def _imagined_cancel(self, s: BerlinState, q: Frame) -> int:
        """A true Veronica cancels."""
        for action in self.game.legal(s, q.seat)[1:]:
            if s.who[s.board[action - k.FREEZE]] == VERONICA:
                return action
        return k.ALLOW

    def _imagined_reaction(self, s: BerlinState, q: Frame) -> int:
        """Jack hardens, Adam explodes if that costs the enemy more, a leader lies, some bluff."""
        legal = self.game.legal(s, q.seat)
        spy = s.who[s.attacked]
        lies = leads(s, s.attacked) or _happens(self._luck, BLUFFED_REACTION)
        if k.HARDEN in legal and (spy == JACK or lies):
            return k.HARDEN
        if k.EXPLODE in legal and spy == ADAM and _good_blast(s, q.seat):
            return k.EXPLODE
        return k.DECLINE


def _happens(luck: Rng, chance: float) -> bool:
    return luck.below(1000) < chance * 1000


def _kept(action: int) -> int:
    """How late a reserve spy is given up."""
    return RESERVE_ORDER[action - k.LOSE]


def _life(s: BerlinState, seat: int) -> float:
    """What losing a spy of the reserve costs."""
    lives = s.reserve[seat].bit_count()
    return RESERVE_WORTH[lives] - RESERVE_WORTH[lives - 1] if lives else GAME_LOST


def _mixed(s: BerlinState, base: int, since: int) -> bool:
    """Whether an illusion has touched a base, after so much of the trail."""
    trail = s.trail
    for at in range(since, len(trail), RECORD):
        if trail[at] == SAW_MIX and base in (trail[at + 1], trail[at + 2]):
            return True
    return False


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
