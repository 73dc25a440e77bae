"""A position as OpenSpiel's states hold it: never changed once made, shared by clones, with the way that led to it."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from ..core.compiled import Rows
from ..core.game import CHANCE, EVENT, SPECTATOR, new_log
from ..core.match import Event
from ..core.record import event_line
from ..games import load
from .table import FigureWish, Table, changed_figures

FIGURES = 6
"""Of an entry of the past: seat + 1 and code + 1 of a move (code 0: another seat's), or 0, and an event's five."""
SPIEL_TERMINAL = -4


class Scratch(threading.local):
    """Arrays that machine code writes into: each thread has its own, as several may play at one table."""

    def __init__(self, max_legal: int, view_size: int) -> None:
        self.out = np.zeros(max_legal, np.int64)
        self.labels = np.zeros(4096, np.int64)
        self.chances = np.zeros(4096, np.float64)
        self.view = np.zeros((1, view_size), np.uint8)
        self.seat = np.zeros(1, np.int64)


class Spiel(Table):
    """A table with what stepping one state at a time needs. One for each set of options in a process."""

    def __init__(self, game: str, options: dict[str, Any], figures: FigureWish = None) -> None:
        super().__init__(game, options, figures)
        self.scratch = Scratch(self.game.max_legal, self.view_size)
        self.root = Node(self, self.start, None, -1)

    def write_view(self, row: Rows, seat: int) -> Rows:
        """The view of a seat, in an array that the thread's next call uses again."""
        scratch = self.scratch
        scratch.seat[0] = seat
        self.machine.entry.observe_batch(row.reshape(1, -1), scratch.seat, scratch.view)
        view: Rows = scratch.view[0]
        return view


class Node:
    """A position. `player` is as OpenSpiel numbers actors: a seat, -1 chance, -4 nobody."""

    __slots__ = (
        "action",
        "legal",
        "own",
        "parent",
        "player",
        "real",
        "row",
        "seen",
        "step",
        "table",
        "texts",
    )

    def __init__(
        self,
        table: Spiel,
        row: Rows,
        parent: Node | None,
        action: int,
        real: Node | None = None,
        own: int = SPECTATOR,
    ) -> None:
        """`row` is the state before the action, and becomes the state after it; no action is -1.

        A node imagined for the seat `own` has no parent, and the past of the node it is imagined from: `real`.
        """
        out = table.scratch.out
        found = table.kernel.advance(row, action, out)
        if found < 0:
            raise ValueError(f"{action} is no outcome of the draw that is due")
        self.table = table
        self.row = row
        self.parent = parent
        self.action = action
        self.real = real
        self.own = own
        actor = (found & 15) - 2
        self.player = actor if actor >= CHANCE else SPIEL_TERMINAL
        self.legal: list[int] = out[: found >> 4].tolist()
        self.seen: dict[int, str] | None = None
        self.texts: dict[int, str] | None = None
        self.step: tuple[list[str], list[Event], list[tuple[int, ...]]] | None = None

    def after(self, action: int) -> Node:
        if self.player >= 0 and action not in self.legal:
            raise ValueError(f"move {action} is not legal; legal are {self.legal}")
        return Node(self.table, self.row.copy(), self, action)

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> Any:
        """The table, where the way began, and the actions since."""
        actions: list[int] = []
        node = self
        while node.parent is not None:
            actions.append(node.action)
            node = node.parent
        table = self.table
        begun = None if node is table.root else (node.row.tobytes(), node.real, node.own)
        return restore, (table.game.name, table.options, table.changes, begun, actions[::-1])

    def action_name(self, action: int) -> str:
        """An action of this position in the words of the record."""
        game, state = self.table.game, self.table.machine.unpack(self.row)
        if self.player == CHANCE:
            return game.chance_name(state, action)
        return game.write_move(state, action, self.player)

    # chance

    def outcomes(self) -> list[tuple[int, float]]:
        """Each different outcome of the draw that is due, by its label, and how likely it is."""
        scratch = self.table.scratch
        n = self.table.kernel.draws(self.row, scratch.labels, scratch.chances)
        return list(zip(scratch.labels[:n].tolist(), scratch.chances[:n].tolist(), strict=True))

    # what a seat sees now

    def observation(self, seat: int) -> str:
        """The seat's view as hexadecimal figures, in the order of the layout; made for comparing, and quick."""
        if self.seen is None:
            self.seen = {}
        if seat not in self.seen:
            self.seen[seat] = self.table.write_view(self.row, seat).tobytes().hex()
        return self.seen[seat]

    def imagined(self, seat: int, random: Any) -> Node:
        """A node that the seat cannot tell from this one. `random()` is a number from 0 up to 1.

        It keeps the seat's own past. Of the others' it keeps what everyone saw, and what each sees now.
        """
        table = self.table
        stream = table.new_stream(int(random() * 2**53))
        view = table.write_view(self.row, seat).copy()
        return world(table, view, stream, self, seat)

    # the past

    def describe(self) -> tuple[list[str], list[Event], list[tuple[int, ...]]]:
        """The last action: as a line for each seat and for spectators, with its events, also as figures."""
        if self.step is None:
            assert self.parent is not None
            game, players = self.table.game, self.table.players
            s = self.table.machine.unpack(self.parent.row)
            seats = [*range(players), SPECTATOR]
            log = new_log()
            if s.actor == CHANCE:
                name, title = game.chance_name(s, self.action), game.chance_title(s)
                lines = [f"* {title}: {name if game.chance_seen(s, seat) else '?'}" for seat in seats]
                game.settle(s, self.table.kernel.find_outcome(self.parent.row, self.action), log)
            else:
                head = f"{s.ply + 1} seat {s.actor}"
                lines = [f"{head}: {game.write_move(s, self.action, seat)}" for seat in seats]
                game.apply(s, self.action, log)
            found = [tuple(log[at : at + EVENT]) for at in range(1, 1 + log[0] * EVENT, EVENT)]
            events = [Event(one[1], game.events.named(s, (one[0], *one[2:]))) for one in found]
            self.step = lines, events, found
        return self.step

    def begun(self, seat: int) -> str:
        """What a seat knows of the time before a node without parent."""
        if self is self.table.root:
            return ""
        if self.real is not None and seat == self.own:
            return self.real.information(seat)
        sees = f"sees {self.observation(seat)}"
        return sees if self.real is None else f"{self.real.information(SPECTATOR)}\n{sees}"

    def information(self, seat: int) -> str:
        """All that the seat saw so far, in the lines of its record."""
        way: list[Node] = []
        node: Node = self
        while node.parent is not None and (node.texts is None or seat not in node.texts):
            way.append(node)
            node = node.parent
        text = node.begun(seat) if node.parent is None else (node.texts or {})[seat]
        for node in reversed(way):
            lines, events, _ = node.describe()
            seen = [event_line(event.data) for event in events if event.visible_to(seat)]
            text = "\n".join([*([text] if text else []), lines[seat], *seen])
            if node.texts is None:
                node.texts = {}
            node.texts[seat] = text
        return text

    def entries(self, seat: int, most: int) -> list[tuple[int, ...]]:
        """The last moves and events that the seat saw, as figures, newest first."""
        found: list[tuple[int, ...]] = []
        node: Node = self
        while node.parent is not None and len(found) < most:
            _, _, events = node.describe()
            bit = 13 if seat < 0 else seat
            found += [(0, one[0], *one[2:]) for one in reversed(events) if one[1] >> bit & 1]
            mover = node.parent.player
            if mover >= 0:
                found.append((mover + 1, node.action + 1 if mover == seat else 0, 0, 0, 0, 0))
            node = node.parent
        if node.real is not None:
            found += node.real.entries(seat if seat == node.own else SPECTATOR, most)
        return found[:most]


class Prior(Node):
    """A draw before anything else: which of these worlds it is. No seat knows more of it than it sees there."""

    __slots__ = ("chances", "worlds")

    def __init__(self, worlds: list[Node], chances: list[float]) -> None:
        super().__init__(worlds[0].table, worlds[0].row.copy(), None, -1)
        self.player = CHANCE
        self.legal = []
        self.worlds = worlds
        self.chances = chances

    def after(self, action: int) -> Node:
        return self.worlds[action]

    def action_name(self, action: int) -> str:
        return f"world {action}"

    def outcomes(self) -> list[tuple[int, float]]:
        return list(enumerate(self.chances))

    def observation(self, seat: int) -> str:
        return ""

    def information(self, seat: int) -> str:
        return ""

    def __reduce__(self) -> Any:
        return Prior, (self.worlds, self.chances)


def prior(node: Node, worlds: int, seed: int) -> Prior:
    """Worlds drawn from what everybody knows at a node, each as likely as it was drawn."""
    table = node.table
    view, stream = table.write_view(node.row, SPECTATOR).copy(), table.new_stream(seed)
    drawn: dict[bytes, list[Node]] = {}
    for _ in range(worlds):
        found = world(table, view, stream)
        drawn.setdefault(found.row.tobytes(), []).append(found)
    alike = list(drawn.values())
    return Prior([same[0] for same in alike], [len(same) / worlds for same in alike])


MOST_ENTRIES = 64
"""How many moves and events of the past an information-state tensor holds."""


def world(table: Spiel, view: Rows, stream: Any, real: Node | None = None, own: int = SPECTATOR) -> Node:
    """A node imagined from a view."""
    rows = table.machine.rows(1)
    table.machine.entry.determinise_batch(view, rows, stream)
    return Node(table, rows[0], None, -1, real, own)


_tables: dict[tuple[Any, ...], Spiel] = {}


def table_for(game: str, options: dict[str, Any], figures: FigureWish = None) -> Spiel:
    """The table of these options and figures, the same one each time."""
    changes = changed_figures(load(game), figures)
    key = (game, *sorted(options.items()), *sorted(changes.items()))
    if key not in _tables:
        _tables[key] = Spiel(game, options, changes)
    return _tables[key]


def restore(
    game: str, options: dict[str, Any], figures: dict[str, Any], begun: Any, actions: list[int]
) -> Node:
    """A node from its pickled form."""
    table = table_for(game, options, figures)
    node = table.root
    if begun is not None:
        row, real, own = begun
        node = Node(table, np.frombuffer(row, np.uint8).copy(), None, -1, real, own)
    for action in actions:
        node = node.after(action)
    return node
