"""Détente: five political board games, complete and enforced."""

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
