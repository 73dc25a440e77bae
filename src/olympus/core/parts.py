"""The optional modules of a game, with the contract of each. They are found by their names in the game's folder.

    HINTS.of(game)  # the game's module `hints` as `Hints`, or None

docs/adding-a-game.md says what each is for; the conformance suite checks every game's modules against these.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar, cast

from .errors import OptionError
from .face import Face
from .game import Game
from .plain import Plain
from .sheet import Source, Table

P = TypeVar("P")


class Heuristics(Protocol):
    """`bot`: what a sensible player thinks of a position; with it every bot plays the game. The functions are rules."""

    SEARCH: dict[str, Any]
    """Settings of the search: see `olympus.bots.tree.Settings`."""

    STAKE: float
    """What a usual decision is worth, in points: a bot's noise is measured by it."""

    PLIES: int
    """Moves to be played on before the position after a move can be judged: 0 if it can at once."""

    Notes: type[Any]
    """What the heuristics note of a position: a slotted dataclass of floats and `floats(n)`, packed like a state.

    `expected`, floats for all seats, is what `appraise` writes.
    """

    def stage(self, s: Any) -> int:
        """Counts stretches of the game at which a search may end; 0 if there are none."""
        ...

    def seen_move(self, s: Any, code: int) -> int:
        """One code for all moves that look alike to the other seats."""
        ...

    def appraise(self, s: Any, notes: Any) -> None:
        """Writes what each seat may hope for, in points: `notes.expected`."""
        ...


class Leaning(Protocol):
    """`leaning`: what players want, for moves imagined beyond the search tree. The functions are rules."""

    def size_up(self, s: Any, notes: Any) -> None:
        """Notes what `lean` needs of a position."""
        ...

    def lean(self, s: Any, code: int, notes: Any) -> float:
        """How much the actor wants a move."""
        ...


class Hints(Protocol):
    """`hints`: what a hint counts in imagined games, and says of it."""

    FACTS: int
    """How many facts are counted."""

    def note(self, before: Any, s: Any, label: int, me: int, facts: list[int]) -> None:
        """A rule. Marks what has come true since `before`; `label`: of the draw that is due, or -1."""
        ...

    def say(self, view: dict[str, Any], move: str, facts: Sequence[float], language: str) -> str:
        """The facts of a move in words; `facts`: how often each came true, 0 to 1."""
        ...


class Stats(Protocol):
    """`stats`: the figures of many finished games."""

    NAMES_OF: dict[str, str]
    """Each group of figures, and what the names in it are names of."""

    SHARES: set[str]
    """Groups, or single names, whose figures are shares of 1."""

    def samples(self, finals: Any) -> dict[tuple[str, str], Any]:
        """From final states, as a NumPy record array: one figure per game under (group, name)."""
        ...

    def contrasts(self, finals: Any) -> dict[tuple[str, str], tuple[Any, Any]]:
        """Figures of seats with something, and of those without, under (group, name); there may be none."""
        ...


class Sheet(Protocol):
    """`sheet`: the components on pages to print."""

    def tables(self, source: Source) -> list[Table]: ...


class Favourites(Protocol):
    """`favourites`: what a player's page counts over finished games: creatures, routes."""

    KIND: str
    """What they are; a name of theirs is the message `KIND-name`, the heading is `favourite-KIND`."""

    def chosen(self, events: Iterable[dict[str, Any]], seat: int) -> list[str]:
        """The names of what a seat chose in a finished game, each as often as it did."""
        ...


@dataclass(frozen=True)
class Part(Generic[P]):
    """A module that a game may have."""

    name: str
    contract: type[Any]
    """The Protocol `P`."""

    def of(self, game: Game) -> P | None:
        """The game's module, or None; a TypeError names what a module lacks."""
        return cast("P | None", load(self, game))

    def needed(self, game: Game) -> P:
        """The game's module; an OptionError says that there is none."""
        found = self.of(game)
        if found is None:
            raise OptionError("game-without", game=game.name, part=self.name)
        return found

    def members(self) -> Iterator[str]:
        """The names that the contract asks for."""
        named = {**vars(self.contract), **self.contract.__annotations__}
        return (name for name in named if not name.startswith("_"))


@cache
def load(part: Part[Any], game: Game) -> ModuleType | None:
    name = f"{game.package}.{part.name}"
    if importlib.util.find_spec(name) is None:
        return None
    module = importlib.import_module(name)
    missing = [member for member in part.members() if not hasattr(module, member)]
    if missing:
        raise TypeError(
            f"{name} has no {', '.join(missing)}: see olympus.core.parts.{part.contract.__name__}"
        )
    return module


BOT: Part[Heuristics] = Part("bot", Heuristics)
LEANING: Part[Leaning] = Part("leaning", Leaning)
HINTS: Part[Hints] = Part("hints", Hints)
STATS: Part[Stats] = Part("stats", Stats)
SHEET: Part[Sheet] = Part("sheet", Sheet)
FACE: Part[Face] = Part("terminal", Face)
FAVOURITES: Part[Favourites] = Part("favourites", Favourites)
PARTS: tuple[Part[Any], ...] = (BOT, LEANING, HINTS, STATS, SHEET, FACE, FAVOURITES)


def face_of(game: Game) -> Face:
    """How a game looks at a terminal: its own face, or the plain one."""
    return FACE.of(game) or Plain(game)
