"""OpenSpiel's search with our compiled roll-outs in place of its own: a harder opponent at the same seconds."""

from __future__ import annotations

from ..core.game import Game
from .openspiel_bot import OpenSpielBot


def make(game: Game, seed: str | None) -> OpenSpielBot:
    return OpenSpielBot(game, seed, compiled_rollouts=True)
