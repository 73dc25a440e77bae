"""The games. Each is a folder here; a new one is found without any list being changed."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ..core.errors import OptionError
from ..core.game import Game


def names() -> list[str]:
    return sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg)


@cache
def load(name: str) -> Game:
    if name not in names():
        raise OptionError("game-unknown", game=name, possible=", ".join(names()))
    game = importlib.import_module(f"{__name__}.{name}").game
    if not isinstance(game, Game):
        raise TypeError(f"olympus.games.{name}.game is not a Game")
    return game
