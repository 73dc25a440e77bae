"""The same rules as machine code: packed states, batches, searches. Imports NumPy and Numba on first need.

A packed state is a row of bytes (`uint8`), one NumPy record seen from outside. Entry points are written to a
small module in the user's cache folder, in a folder named by a hash of every source and data file the rules are
made of, because Numba's own cache does not notice edits in functions that an entry point calls.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import register_jitable
from numpy.typing import NDArray

from . import chance, fields
from .components import Figures
from .game import EVENT, LOG_EVENTS, SPECTATOR, Game
from .options import Options

Rows = NDArray[np.uint8]
Numbers = NDArray[np.int64]

_registered: set[Callable[..., Any]] = set()


def record_type(kind: type[Any]) -> np.dtype[Any]:
    """The packed form of a state or view: every figure an int16, in order of declaration.

    Its size is a whole number of 8-byte words, so that machine code copies it word by word.
    """
    names, formats, offsets, figures = [], [], [], 0
    for name, size in fields.layout(kind):
        names.append(name)
        formats.append((np.int16, (size,)) if size else np.int16)
        offsets.append(2 * figures)
        figures += size or 1
    size = (2 * figures + 7) // 8 * 8
    return np.dtype({"names": names, "formats": formats, "offsets": offsets, "itemsize": size})


def sources(game: Game) -> list[Path]:
    core = Path(__file__).parent
    return sorted([*core.glob("*.py"), *game.folder.rglob("*.py"), *game.folder.glob("*.toml")])


def fingerprint(game: Game) -> str:
    """Changes whenever anything that machine code is made of does."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path in sources(game):
        if "tests" not in path.parts:
            digest.update(str(path.name).encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    given = os.environ.get("OLYMPUS_CACHE")
    root = Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "olympus"
    return root


TEMPLATE = '''"""Made by olympus.core.compiled: the entry points of {name} as machine code."""
import numba
import numpy as np
from olympus.core.chance import below
from olympus.games import load
from olympus.core.compiled import record_type, register

game = load("{name}")
register()
legal, apply, settle, chance_size = game.legal, game.apply, game.settle, game.chance_size
observe, determinise = game.observe, game.determinise
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
MAX_LEGAL = game.max_legal
CHANCE, OVER = -1, -2


@numba.njit(nogil=True, cache=True)
def copy_row(target, source):
    t, s = target.view(np.int64), source.view(np.int64)
    for i in range(s.shape[0]):
        t[i] = s[i]


@numba.njit(nogil=True, cache=True)
def settle_all(row, r):
    s = row.view(STATE)[0]
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)
    return s.actor


@numba.njit(nogil=True, cache=True)
def legal_moves(row, out):
    s = row.view(STATE)[0]
    return legal(s, out) if s.actor >= 0 else 0


@numba.njit(nogil=True, cache=True)
def step(row, r, move, out):
    """Apply a move, settle chance, write the next legal moves: how many there are."""
    s = row.view(STATE)[0]
    apply(s, move, None)
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)
    return legal(s, out) if s.actor >= 0 else 0


@numba.njit(nogil=True, cache=True)
def step_logged(row, r, move, log):
    """Apply a move or (move -1) settle one draw with the stream, writing events."""
    s = row.view(STATE)[0]
    if move >= 0:
        apply(s, move, log)
    else:
        settle(s, below(r, chance_size(s)), log)
    return s.actor


@numba.njit(nogil=True, cache=True)
def play_out(rows, streams):
    """Play each row to its end with uniformly random moves."""
    out = np.zeros(MAX_LEGAL, np.int64)
    for i in range(rows.shape[0]):
        s = rows[i].view(STATE)[0]
        r = streams[i]
        while s.actor != OVER:
            if s.actor == CHANCE:
                settle(s, below(r, chance_size(s)), None)
            else:
                apply(s, out[below(r, legal(s, out))], None)


@numba.njit(nogil=True, cache=True)
def play_games(start, key, first, rows):
    """Game number first + i from the same start into each row, each with its own stream of the key."""
    out = np.zeros(MAX_LEGAL, np.int64)
    r = np.zeros(28, np.int64)
    for i in range(rows.shape[0]):
        number = first + i
        for k in range(8):
            r[k] = key[k]
        r[8] = 0
        r[9] = 16
        r[26] = number & 0xFFFFFFFF
        r[27] = number >> 32
        copy_row(rows[i], start)
        s = rows[i].view(STATE)[0]
        while s.actor != OVER:
            if s.actor == CHANCE:
                settle(s, below(r, chance_size(s)), None)
            else:
                apply(s, out[below(r, legal(s, out))], None)


@numba.njit(nogil=True, cache=True)
def step_batch(rows, streams, moves, masks, actors):
    """Apply moves[i] to row i (-1: none), settle chance; its legal moves as a mask, and who acts."""
    out = np.zeros(MAX_LEGAL, np.int64)
    for i in range(rows.shape[0]):
        s = rows[i].view(STATE)[0]
        if moves[i] >= 0 and s.actor >= 0:
            apply(s, moves[i], None)
        while s.actor == CHANCE:
            settle(s, below(streams[i], chance_size(s)), None)
        masks[i, :] = 0
        if s.actor >= 0:
            for k in range(legal(s, out)):
                masks[i, out[k]] = 1
        actors[i] = s.actor


@numba.njit(nogil=True, cache=True)
def observe_batch(rows, seats, views):
    for i in range(rows.shape[0]):
        observe(rows[i].view(STATE)[0], seats[i], views[i].view(VIEW)[0])


@numba.njit(nogil=True, cache=True)
def determinise_batch(view, rows, r):
    """States that the seat of one view cannot tell apart, into each row."""
    v = view.view(VIEW)[0]
    for i in range(rows.shape[0]):
        rows[i].view(np.int64)[:] = 0
        determinise(v, rows[i].view(STATE)[0], r)
'''


def register() -> None:
    """Let machine code call the functions marked with `@rule`."""
    for function in fields.RULES:
        if function not in _registered:
            register_jitable(forceinline=True)(function)
            _registered.add(function)


def load_entry_points(game: Game) -> ModuleType:
    """The module with the entry points, written once for each state of the sources."""
    folder = cache_folder() / f"{game.name}-{fingerprint(game)}"
    path = folder / f"olympus_{game.name}_compiled.py"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(TEMPLATE.format(name=game.name), encoding="utf-8")
        fresh.replace(path)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot load {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


class Compiled:
    """A game's rules as machine code. All batch functions release the GIL."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state_type = record_type(game.State)
        self.view_type = record_type(game.View)
        self.entry = load_entry_points(game)

    # the two forms

    def pack(self, state: Any) -> Rows:
        """A state or view as a row of bytes."""
        size = (self.state_type if isinstance(state, self.game.State) else self.view_type).itemsize
        row = np.zeros(size // 2, np.int16)
        figures = fields.numbers(state)
        row[: len(figures)] = figures
        return row.view(np.uint8)

    def unpack(self, row: Rows) -> Any:
        """A row of bytes as a state."""
        return self._unpack(row, self.game.State)

    def unpack_view(self, row: Rows) -> Any:
        return self._unpack(row, self.game.View)

    def _unpack(self, row: Rows, kind: type[Any]) -> Any:
        figures = row.view(np.int16).tolist()
        record, at = kind(), 0
        for name, size in fields.layout(kind):
            setattr(record, name, figures[at : at + size] if size else figures[at])
            at += size or 1
        return record

    def fields(self, rows: Rows) -> Any:
        """Rows as a NumPy record array: `fields(rows)["score"]`, without a copy."""
        return rows.view(self.state_type).reshape(rows.shape[:-1])

    def views(self, rows: Rows) -> Any:
        return rows.view(self.view_type).reshape(rows.shape[:-1])

    def start(self, options: Options, figures: Figures) -> Rows:
        """The packed state before the first draw."""
        return self.pack(self.game.start(options, figures, None))

    def rows(self, count: int) -> Rows:
        return np.zeros((count, self.state_type.itemsize), np.uint8)

    def streams(self, seed: int, count: int, first: int = 0) -> Numbers:
        """A random stream for each row: number first + i of the seed's key."""
        key = chance.seed_bytes(seed)
        return np.array([chance.new_stream(key, first + i) for i in range(count)], np.int64)

    # batches

    def play_games(self, start: Rows, seed: int, first: int, count: int) -> Rows:
        """Random games number `first` to `first + count - 1` of a seed: their final states."""
        rows = self.rows(count)
        key = np.array(chance.new_stream(chance.seed_bytes(seed))[:8], np.int64)
        self.entry.play_games(start, key, first, rows)
        return rows

    def play_out(self, rows: Rows, streams: Numbers) -> None:
        """Play every row to its end with uniformly random moves."""
        self.entry.play_out(rows, streams)

    def step_batch(self, rows: Rows, streams: Numbers, moves: Numbers, masks: Rows, actors: Numbers) -> None:
        """Apply a move to each row (-1: none), settle chance, and write its legal moves and who acts."""
        self.entry.step_batch(rows, streams, moves, masks, actors)

    def observe(self, rows: Rows, seats: Sequence[int] | Numbers) -> Rows:
        """The packed views of the given seats."""
        views = np.zeros((len(rows), self.view_type.itemsize), np.uint8)
        self.entry.observe_batch(rows, np.asarray(seats, np.int64), views)
        return views

    def determinise(self, view: Rows, count: int, stream: Numbers) -> Rows:
        """States that the seat of a view cannot tell from the real one."""
        rows = self.rows(count)
        self.entry.determinise_batch(view, rows, stream)
        return rows

    def new_log(self) -> Numbers:
        return np.zeros(1 + LOG_EVENTS * EVENT, np.int64)

    def warm_up(self, progress: Callable[[str], None] = lambda _: None) -> float:
        """Compile (or load from the cache) what play, simulation and search need; seconds it took."""
        begun = time.perf_counter()
        options = {option.name: option.check(option.default, 0) for option in self.game.options[:1]}
        players = options["players"]
        options |= {option.name: option.check(option.default, players) for option in self.game.options[1:]}
        start = self.start(options, self.game.figures())
        progress("play_games")
        self.play_games(start, 0, 0, 1)
        progress("step")
        row, stream, out = start.copy(), self.streams(0, 1)[0], np.zeros(self.game.max_legal, np.int64)
        self.entry.settle_all(row, stream)
        self.entry.legal_moves(row, out)
        self.entry.step(row, stream, int(out[0]), out)
        progress("views")
        view = self.observe(row[None], [SPECTATOR])[0]
        self.determinise(view, 1, stream)
        return time.perf_counter() - begun


@cache
def compiled(game: Game) -> Compiled:
    """The compiled form of a game, made once in a process."""
    return Compiled(game)
