"""The contract between a game and everything else. Knows no game.

A game is its state, a handful of rule functions that also run as machine code, and the plain functions
that put names to moves, chance outcomes, events and views. Everything else comes from these.
docs/adding-a-game.md goes through them one by one, with a small game as the example.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from . import components
from .components import Figures, Schema
from .declared import Kinds, Phases
from .errors import told_by
from .fields import machine_form, rule
from .options import Option, Options, checked

CHANCE = -1
"""The actor when a draw is due."""
OVER = -2
"""The actor when the game is over."""
NOBODY = -3
"""The actor inside `apply`, while the rules go on by themselves."""
SPECTATOR = -1
"""The seat of somebody who only watches."""
EVERYONE = 0x3FFF
"""Who may know an event: a bit for each seat, and bit 13 for spectators."""

Log = list[int] | None
"""Where rules write events: None in simulations (compiled away), else `new_log()`."""
Names = Sequence[str]
"""What the players are called, by seat."""
Foresight = Mapping[str, Any]
"""What a move would do: a game's own `TypedDict`."""
Shown = Mapping[str, Any]
"""A view with names: a game's own `TypedDict`."""
Foreseen = Mapping[str, Foresight]
"""What each of the actor's moves would do, by its notation."""
EVENT = 6
"""Figures of an event: kind, who may know it, and four of its own."""


def tell(log: Log, kind: int, who: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """Write an event: the log grows, and its first figure counts."""
    if log is not None:
        log[0] += 1
        log += (kind, who, a, b, c, d)


@machine_form(tell)
def tell_machine(log: Log, kind: int, who: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
    """In machine code a log does not grow: what finds no room is only counted (see `Compiled.step_logged`)."""
    if log is not None:
        at = 1 + log[0] * EVENT
        if at + EVENT <= len(log):
            log[at] = kind
            log[at + 1] = who
            log[at + 2] = a
            log[at + 3] = b
            log[at + 4] = c
            log[at + 5] = d
        log[0] += 1


@rule
def only(seat: int) -> int:
    """Who may know an event that one seat is told."""
    return 1 << seat


def new_log() -> list[int]:
    return [0]


@dataclass(frozen=True, eq=False)
class Game:
    name: str
    """As its folder is called: small letters alone."""
    version: int
    """Of the rules; a match goes on under the version it began with."""
    folder: Path
    options: tuple[Option, ...]
    """`players`, a `Number`, comes first."""
    State: type[Any]
    View: type[Any]
    moves: int
    """Number of move codes: 0 to moves - 1."""
    max_legal: int
    """The most moves that can be legal at once."""

    phases: Phases
    """The phases, a line each, as the `phase` of a state numbers them."""

    # rules: these run interpreted on `State` objects and compiled on packed records
    legal: Callable[[Any, list[int]], int]
    """Writes the codes of the actor's legal moves, each once, and returns how many: there is always one.

    Called only when a seat is to act; depends on nothing that the actor may not know.
    """
    apply: Callable[[Any, int, Log], None]
    """Applies a legal move and goes on until somebody, or chance, must act, or the game is over."""
    chance_size: Callable[[Any], int]
    """How many equally likely outcomes the draw that is due has."""
    chance_label: Callable[[Any, int], int]
    """What outcome i is; outcomes with equal labels are the same."""
    settle: Callable[[Any, int, Log], None]
    """Settles the draw that is due with outcome i and goes on, as `apply` does."""
    observe: Callable[[Any, int, Any], None]
    """Builds the view of a seat, or of a spectator, from nothing: writes every field of the view."""
    determinise: Callable[[Any, Any, list[int]], None]
    """Builds from a view one state its seat cannot tell from the real one, hidden things drawn from a stream.

    Writes every field of the state; each hidden arrangement is as likely as the seat must think it.
    """

    # plain functions
    check_figures: Callable[[Figures], None]
    """Raises a `ComponentError` where figures, each possible by itself, do not go together."""
    check_options: Callable[[Options], None]
    """Raises an `OptionError` where options do not go together."""
    start: Callable[[Options, Figures, int, Log], Any]
    """The state before the first draw; the figures and the version of the rules (the number) travel in it."""
    write_move: Callable[[Any, int, int], str]
    """One-line notation of the actor's move for a seat (state, code, seat): what the seat may not know is `?`.

    For the actor, different moves are written differently.
    """
    why_not: Callable[[Any, str], tuple[str, dict[str, Any]]]
    """Why a notation that is not among the legal ones is not: a message id (less `error-`) and its arguments."""
    chance_title: Callable[[Any], str]
    """What is drawn, as one line: consecutive draws with one title are one line of the record."""
    chance_name: Callable[[Any, int], str]
    """The notation of a draw's label."""
    chance_seen: Callable[[Any, int], bool]
    """Whether a seat, or a spectator, sees the outcome of the draw that is due: that itself all can tell."""
    show: Callable[[Any], Shown]
    """A view as plain data with names, ready for JSON; nothing of the view stays in it, which is used again."""
    events: Kinds
    """What can happen, a line each: an event as plain data with names is `events.named(state, (kind, a, b, c, d))`."""
    foresee: Callable[[Any, int], Foresight]
    """What a legal move (view of the actor, code) would do, as far as the actor can know: plain data, ready for JSON.

    Depends on the view alone, and does not change it. What stays as it is, is left out.
    """
    say_event: Callable[[dict[str, Any], str, Names], str]
    """An event in words: the event, the language, and the seats' names; empty if there is nothing to say."""
    say_move: Callable[[dict[str, Any], str, Foresight, str, Names], str]
    """A move explained: the actor's view, its notation, what it would do, the language, and the seats' names."""
    pass_move: int | None = None
    """The code of the move that lets an occasion go by, written alike for all seats; None: there is none.

    A server makes it for a player who has no other choice or wishes so, and a lesson for those it does not speak of.
    """
    observe_own: Callable[[Any, int, Any], None] | None = None
    """Of `observe`, what may differ between seats: makes of one seat's view of a state another's. None: all."""
    show_own: Callable[[Any], Shown] | None = None
    """Of `show`, the parts that may differ between seats: a server then makes the others once for all. None: all."""

    unsent: tuple[str, ...] = ()
    """The parts of `show` that only terminals read: a server does not send them to browsers."""

    def sent(self, view: Shown) -> dict[str, Any]:
        """A view without what a server does not send."""
        sent = dict(view)
        for name in self.unsent:
            sent.pop(name, None)
        return sent

    def begin(self, options: Options, figures: Figures, log: Log = None, rules: int | None = None) -> Any:
        """The state before the first draw, under a version of the rules; None: the newest."""
        version = self.version if rules is None else rules
        if not 1 <= version <= self.version:
            raise ValueError(f"{self.name} has no rules of version {version}")
        return self.start(options, figures, version, log)

    @property
    def package(self) -> str:
        """The game's folder as Python imports it."""
        return str(self.State.__module__).rpartition(".")[0]

    def table(self, given: Mapping[str, Any]) -> Options:
        """All options of a table: defaults filled in, each checked by itself, then all together."""
        chosen = checked(self.options, given)
        with told_by(self.folder / "locale"):
            self.check_options(chosen)
        return chosen

    @cached_property
    def schema(self) -> Schema:
        """What the figures of `components.toml` may be."""
        return components.schema_of(self.State)

    @cached_property
    def components(self) -> tuple[Figures, dict[str, str]]:
        """The figures of `components.toml`, and the mark of each."""
        path = self.folder / "components.toml"
        figures, marks = components.load(path, self.schema)
        with told_by(self.folder / "locale", file=str(path)):
            self.check_figures(figures)
        return figures, marks

    @cached_property
    def presets(self) -> dict[str, Figures]:
        """Other sets of figures by name, one per file of the folder `presets`; each replaces some of the game's own."""
        files = sorted((self.folder / "presets").glob("*.toml"))
        return {path.stem: components.load_preset(path, self.schema) for path in files}

    def figures(self, changes: Mapping[str, Any] | None = None) -> Figures:
        """The component figures, some replaced by key: `{"hand.cards": 5}`."""
        if not changes:
            return self.components[0]
        figures = components.checked(self.schema, {**self.components[0], **changes})
        with told_by(self.folder / "locale"):
            self.check_figures(figures)
        return figures
