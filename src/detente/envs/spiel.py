"""OpenSpiel: every game as `detente_<name>`, with explicit chance.

An information state is what a seat has seen and done so far, in order, and what it sees now; where
several answer in secret they answer one after the other, and none of it shows before all have.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from json import dumps
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from detente.bots.table import Table, share
from detente.core.frame import CHANCE, NOBODY
from detente.core.game import Game
from detente.core.notes import Note
from detente.core.options import VERSION, Value
from detente.core.rng import Rng
from detente.core.state import View, dump_fields
from detente.envs.tensors import Array, Layout
from detente.games import game, games

PREFIX: Final = "detente_"

LONGEST: Final = 20_000
"""No game takes more moves than this; a law of every game."""

_DIGEST: Final = 16  # bytes of what stands for a history


class SpielGame(pyspiel.Game):
    """A game with its options, which are parameters in OpenSpiel; each game is its own class."""

    name: ClassVar[str] = ""

    def __init__(self, params: dict[str, Value]) -> None:
        name = self.name
        known = _parameters(name)
        given = {option: value for option, value in params.items() if value != known[option]}
        self.rules: Final[Game[Any]] = game(name, **given)
        self.layout: Final = Layout(self.rules)
        seats = len(self.rules.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.layout.actions),
            max_chance_outcomes=len(self.layout.actions),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(name), info, params)

    def new_initial_state(self) -> SpielState:
        """The position at the start."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there may be moves."""
        return LONGEST

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What somebody sees: everything by default, or the public or the private part alone."""
        if params:
            raise ValueError(f"an observer takes no parameters; given: {params}")
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A position with what every seat remembers of how it came about."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.table: Table[Any] = Table(spiel.rules, listen=True)
        self.memory: Memory = Memory(len(spiel.rules.seats))
        self._remember()

    def current_player(self) -> int:
        """Who is asked."""
        asked = self.table.asked
        if asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        index = self.get_game().layout.index
        return sorted([index[action] for action in self.table.legal()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely it is."""
        index, odds = self.get_game().layout.index, self.table.game.odds(self.table.state)
        total = sum([weight for _, weight in odds])
        return sorted([(index[action], weight / total) for action, weight in odds if weight])

    def _apply_action(self, action: int) -> None:
        code = self.get_game().layout.actions[action]
        self.memory.acts(self.table.asked, code)
        self.table.act(code)
        self._remember()

    def _remember(self) -> None:
        if not self.table.secretly:
            self.memory.hears(self.table.game, self.table.heard())

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.text(self.get_game().layout.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.result is not None

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss; among more than two they add up to nothing as well."""
        result, seats = self.table.result, len(self.table.game.seats)
        if result is None:
            return [0.0] * seats
        return [share(result, seat, seats) for seat in range(seats)]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """A position that `player` cannot tell from this one, with the same memory of its own.

        What the others remember is not made up: theirs begins here.
        """
        draw = sampler or np.random.random
        rng = Rng(int(draw() * (1 << 32)))
        spiel = self.get_game()
        twin = SpielState(spiel)
        rules = self.table.game
        state = rules.imagine(self.table.view(player), rng)
        state.notes = []
        twin.table = Table(rules, state, listen=True)
        twin.table.answered = []
        twin.memory = self.memory.of(player)
        self._catch_up(twin.table, player, rng)
        return twin

    def _catch_up(self, table: Table[Any], player: int, rng: Rng) -> None:
        """Where others have answered in secret already, let them answer anything in the twin."""
        while self.table.secretly and table.asked not in (player, self.table.asked):
            legal = table.legal()
            table.act(legal[rng.below(len(legal))])

    def __str__(self) -> str:
        return dumps(self.table.game.dump(self.table.state), separators=(",", ":"))


class Memory:
    """What every seat has heard and done, each as one digest of all of it."""

    def __init__(self, seats: int) -> None:
        self.seats = [bytes(_DIGEST)] * seats

    def __deepcopy__(self, memo: dict[int, object]) -> Memory:
        twin = Memory(0)
        twin.seats = self.seats.copy()
        return twin

    def acts(self, seat: int, action: int) -> None:
        """A seat answers: it remembers what."""
        if seat >= 0:
            self._add(seat, str(action))

    def hears(self, rules: Game[Any], notes: list[Note]) -> None:
        """Something happens: every seat remembers what it may read of it."""
        for note in notes:
            for seat in range(len(self.seats)):
                read = rules.read(note, seat)
                self._add(seat, f"{read.what}{read.args}")

    def of(self, seat: int) -> Memory:
        """The memory of one seat alone."""
        found = Memory(len(self.seats))
        found.seats[seat] = self.seats[seat]
        return found

    def _add(self, seat: int, what: str) -> None:
        digest = blake2b(self.seats[seat] + what.encode(), digest_size=_DIGEST)
        self.seats[seat] = digest.digest()


class SpielObserver:
    """What a seat sees of a position, as numbers and as text."""

    def __init__(self, spiel: SpielGame, kind: Any) -> None:
        self.layout: Final = spiel.layout
        self.rules: Final = spiel.rules
        self.recalls: Final = bool(kind.perfect_recall)
        self.public: Final = bool(kind.public_info)
        self.private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Array = np.zeros(self.layout.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Put the numbers of what `player` sees into `tensor`."""
        self.tensor[:] = 0
        if self.private:
            self.tensor[:] = self.layout.tensor(state.table.view(player))
            if not self.public:
                self.tensor[self.tensor == self.layout.tensor(state.table.view(None))] = 0
        elif self.public:
            self.tensor[:] = self.layout.tensor(state.table.view(None))

    def string_from(self, state: SpielState, player: int) -> str:
        """What `player` sees: in short with its memory, else field by field."""
        if self.recalls and self.private and self.public:
            view = self.rules.view_key(state.table.view(player))
            now = blake2b(repr(view).encode(), digest_size=_DIGEST).hexdigest()
            return f"{self.rules.seats[player]} {state.memory.seats[player].hex()} {now}"
        public = self._fields(state.table.view(None)) if self.public or self.private else {}
        if not self.private:
            return dumps(public, separators=(",", ":"))
        seen = self._fields(state.table.view(player))
        if not self.public:
            seen = {name: seen[name] for name in seen if seen[name] != public[name]}
        return dumps({"seat": self.rules.seats[player], **seen}, separators=(",", ":"))

    def _fields(self, view: View[Any]) -> dict[str, object]:
        rules = self.rules
        fields = dump_fields(view.state, rules.fields, rules.nouns)
        asked = [[frame.kind, *frame.values()] for frame in view.state.stack]
        return {**fields, "counts": list(view.counts), "questions": repr(asked)}


def _parameters(name: str) -> dict[str, Value]:
    rules = game(name)
    return {**rules.options.values, VERSION: rules.version}


def _game_type(name: str) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + name,
        long_name=f"Détente: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def register() -> None:
    """Make every game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in games():
        if PREFIX + name not in known:
            made = type(name, (SpielGame,), {"name": name})
            pyspiel.register_game(_game_type(name), made)


register()
