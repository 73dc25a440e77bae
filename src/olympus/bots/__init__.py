"""Bots. Each is a module here called `NAME_bot` with a function `make`; a new one is found without any list.

A bot knows what a person in its seat knows: the seat's view, its legal moves and the events it saw. It never
gets a state.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from ..core.errors import OptionError
from ..core.game import Game
from ..core.match import Match
from ..core.texts import SHARED

DEFAULT = "apprentice"
"""Who sits in the other seats when nobody is named."""
ENDING = "_bot"
PEERS = "olympus.rl"
"""Where bots of other libraries are: made when asked for by name, to measure against; nobody is offered them."""


class Bot(Protocol):
    """Somebody who decides for one seat of one match."""

    clock: Callable[[], float]
    """What the budget is counted by. People wait by the clock on the wall; a tournament counts the thread's own
    time, so that a busy machine makes nobody weaker."""

    def choose(self, view: Any, legal: Sequence[str], events: Sequence[dict[str, Any]], budget: float) -> str:
        """The notation of one of the legal moves.

        `view` is the seat's packed view (`game.show(view)` is the same with names), `events` what the seat
        saw happen since it was last asked, `budget` the seconds it may think.
        """
        ...


def names() -> list[str]:
    found = [module.name for module in pkgutil.iter_modules(__path__)]
    return sorted(name.removesuffix(ENDING) for name in found if name.endswith(ENDING))


def make(name: str, game: Game, seed: str | None = None) -> Bot:
    """A bot for one seat. With a seed it plays the same way each time; without, nobody can foresee it."""
    place = __name__ if name in names() else PEERS
    if not name.isidentifier() or importlib.util.find_spec(f"{place}.{name}{ENDING}") is None:
        raise OptionError("bot-unknown", SHARED / "cli", bot=name, possible=", ".join(names()))
    bot: Bot = importlib.import_module(f"{place}.{name}{ENDING}").make(game, seed)
    return bot


def prepare(name: str, game: Game) -> None:
    """Have ready what a bot needs, so that nobody waits for it in a game: the first time, rules are compiled."""
    match = Match.new(game)
    legal = [move.text for move in match.legal()]
    make(name, game).choose(match.packed_view(match.actor), legal, [], 0.0)
