"""Olympus: two mythological board games, for tables, screens and labs."""

from __future__ import annotations

from .core.chance import Script
from .core.errors import ComponentError, IllegalMove, OlympusError, OptionError, RecordError
from .core.game import Game
from .core.match import Event, Match, Move
from .games import load as load_game
from .games import names as game_names

__all__ = [
    "ComponentError",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "OlympusError",
    "OptionError",
    "RecordError",
    "Script",
    "game_names",
    "load_game",
]
