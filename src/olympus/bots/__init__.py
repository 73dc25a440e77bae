"""Bots. Each is a module here called `NAME_bot` that declares a `BOT`; a new one is found without any list.

A bot knows what a person in its seat knows: the seat's view, its legal moves and the events it saw. It never
gets a state. docs/adding-a-bot.md makes one, step by step.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ..core.errors import OptionError
from ..core.game import Game
from ..core.match import Match, Move
from ..core.parts import BOT
from ..core.texts import SHARED

DEFAULT = "apprentice"
"""Who sits in the other seats when nobody is named: sensible, quick, and meant to be beaten."""
ENDING = "_bot"
PEERS = "olympus.rl"
"""Where bots of other libraries are: made when asked for by name, to measure against; nobody is offered them."""


class Bot(Protocol):
    """Somebody who decides for one seat of one match."""

    clock: Callable[[], float]
    """What the budget is counted by. People wait by the clock on the wall; a tournament counts the thread's own
    time, so that a busy machine makes nobody weaker."""

    def choose(
        self, view: Any, legal: Sequence[Move], events: Sequence[dict[str, Any]], budget: float
    ) -> Move:
        """One of the legal moves.

        `view` is the seat's packed view (`game.show(view)` is the same with names), `events` what the seat
        saw happen since it was last asked, `budget` the seconds it may think.
        """
        ...


@dataclass(frozen=True)
class LookAhead:
    """How a bot plays that simulations can run as machine code: it looks one move ahead, searches, or neither."""

    worlds: int = 0
    """Imagined worlds in which it tries each move."""
    noise: float | None = None
    """How far from the best a move may look and still be taken now and then: 1 is what a usual decision is worth
    in the game (`STAKE` of its module `bot`). None: any move will do."""
    iterations: int = 0
    """Of a search for each move, instead of looking one move ahead; a clock would make games differ each time."""

    def in_game(self, game: Game) -> tuple[int, float | None, int]:
        """Worlds, noise in points and plies, as the kernel's `look_ahead` takes them.

        What is played on differs from world to world: then it takes more of them.
        """
        own = BOT.needed(game)
        noise = None if self.noise is None else self.noise * own.STAKE
        return self.worlds * (1 + own.PLIES), noise, own.PLIES


@dataclass(frozen=True)
class Kind:
    """What a bot's module declares as `BOT`."""

    make: Callable[[Game, str | None], Bot]
    """A bot for one seat of a game, from a seed: with one it plays the same way each time."""
    strength: int
    """Bots are listed by it, weakest first."""
    simulated: LookAhead | None = None
    """Set if `olympus balance` can have it play whole games as machine code."""


def kinds() -> dict[str, Kind]:
    """The bots by name, weakest first."""
    names = [module.name for module in pkgutil.iter_modules(__path__) if module.name.endswith(ENDING)]
    found = [(name.removesuffix(ENDING), declared(f"{__name__}.{name}")) for name in names]
    return dict(sorted(found, key=lambda one: (one[1].strength, one[0])))


def names() -> list[str]:
    return list(kinds())


def simulated() -> dict[str, LookAhead]:
    """The bots that play whole games as machine code, weakest first, and how each plays."""
    return {name: kind.simulated for name, kind in kinds().items() if kind.simulated}


def declared(module: str) -> Kind:
    kind = importlib.import_module(module).BOT
    if not isinstance(kind, Kind):
        raise TypeError(f"{module}.BOT is not a Kind")
    return kind


def outside(name: str) -> Kind:
    """A bot of another package, or of a file in the working folder: a `Kind`, or what makes a bot."""
    module, _, factory = name.partition(":")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = getattr(importlib.import_module(module), factory)
    except (ImportError, AttributeError, ValueError, SyntaxError) as error:
        raise OptionError("bot-outside", SHARED / "cli", bot=name, why=str(error)) from error
    if isinstance(found, Kind):
        return found
    if not callable(found):
        raise OptionError("bot-outside", SHARED / "cli", bot=name, why=f"{factory} cannot be called")
    return Kind(found, strength=0)


def make(name: str, game: Game, seed: str | None = None) -> Bot:
    """A bot for one seat, by name or as `package:factory`. With a seed it plays the same way each time."""
    kind = outside(name) if ":" in name else kinds().get(name)
    if kind is None:
        peer = f"{PEERS}.{name}{ENDING}"
        if not name.isidentifier() or importlib.util.find_spec(peer) is None:
            raise OptionError("bot-unknown", SHARED / "cli", bot=name, possible=", ".join(names()))
        kind = declared(peer)
    return kind.make(game, seed)


def prepare(name: str, game: Game) -> None:
    """Have ready what a bot needs, so that nobody waits for it in a game: the first time, rules are compiled."""
    match = Match.new(game)
    make(name, game).choose(match.packed_view(match.actor), match.legal(), [], 0.0)
