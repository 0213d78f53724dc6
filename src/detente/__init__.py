"""Détente: five political board games, complete and enforced.

    >>> import detente
    >>> match = detente.Match(detente.game("thirteen_days"), seed=7)
    >>> while not match.over:
    ...     seat = match.waiting[0]
    ...     match.submit(seat, match.legal(seat)[0])
    >>> match.result.why
    'mutual_destruction'

`detente.envs` has the games for PettingZoo, Gymnasium and OpenSpiel, `detente.arena` tournaments of
bots, `detente --help` the commands. The documentation begins with docs/index.md; `make docs` makes
a site of it, with a tutorial and a reference of every public name.
"""

from __future__ import annotations

from detente.core.frame import CHANCE
from detente.core.game import Game
from detente.core.match import Match
from detente.core.message import Message, Reason, Refused
from detente.core.options import OptionError
from detente.core.record import Record
from detente.core.rng import HmacStream, Rng
from detente.core.state import Result, State, View
from detente.core.tables import DataError
from detente.games import game, games

# The list has the name of the package that holds the games. `import detente.games.berlin63 as b`
# finds the function first and then looks for what is called by its name, and so finds the package.
games.__name__ = "detente.games"

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "DataError",
    "Game",
    "HmacStream",
    "Match",
    "Message",
    "OptionError",
    "Reason",
    "Record",
    "Refused",
    "Result",
    "Rng",
    "State",
    "View",
    "game",
    "games",
]
