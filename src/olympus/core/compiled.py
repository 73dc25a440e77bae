"""The same rules as machine code: packed states, batches, searches. Imports NumPy and Numba on first need.

A packed state is a row of bytes (`uint8`), one NumPy record seen from outside. Kernels (`kernel.py` and others, all
of which begin with `prelude.py`) are copied for each game into the user's cache folder, in a folder named by a hash of
every source and data file the rules are made of, because Numba's own cache does not notice edits in functions that an
entry point calls.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
from numba.extending import overload
from numpy.typing import NDArray

from . import chance, fields
from .components import Figures
from .game import EVENT, SPECTATOR, Game
from .options import Options

Rows = NDArray[np.uint8]
Numbers = NDArray[np.int64]

_registered: set[Callable[..., Any]] = set()
_loading = threading.RLock()


def record_type(kind: type[Any]) -> np.dtype[Any]:
    """The packed form of a state or view: every figure an int16, in the order of its layout.

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


def float_type(kind: type[Any]) -> np.dtype[Any]:
    """The packed form of notes or settings: every figure a float64, in order of declaration."""
    return np.dtype([(name, np.float64, (size,) if size else ()) for name, size in fields.float_layout(kind)])


HERE = Path(__file__).parent
CORE = [
    HERE / f"{name}.py"
    for name in ("chance", "compiled", "components", "declared", "fields", "game", "prelude", "scores")
]
"""Files of the core that machine code of every game is made of."""
NOT_RULES = {
    "tests",
    "terminal",
    "ui",
    "say.py",
    "show.py",
    "refuse.py",
    "draws.py",
    "stats.py",
    "sheet.py",
    "bot.py",
    "hints.py",
    "notation.py",
    "lessons",
}
"""Parts of a game's folder that no rule is in: editing them needs no new compilation."""


def sources(game: Game) -> list[Path]:
    """Every file that the rules as machine code are made of; kernels name what else they use."""
    own = [
        path for path in game.folder.rglob("*.py") if not NOT_RULES & {*path.relative_to(game.folder).parts}
    ]
    return sorted([*CORE, *own])


def fingerprint(game: Game, *kernels: Path) -> str:
    """Changes whenever anything that machine code is made of does."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {sys.version}".encode())
    for path in [*sources(game), *kernels]:
        digest.update(str(path.name).encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    given = os.environ.get("OLYMPUS_CACHE")
    return (
        Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "olympus"
    )


def register() -> None:
    """Let machine code call the functions marked with `@rule` or given a machine form."""
    for called, run in fields.RULES:
        if called not in _registered:
            overload(called, jit_options={"forceinline": True}, strict=False)(lambda *_, run=run: run)
            _registered.add(called)


def load_kernel(game: Game, source: Path, *called: Path) -> ModuleType:
    """A copy of a kernel for one game, imported from the cache folder of this state of the sources.

    `called`: other kernels whose functions it calls.
    """
    with _loading:  # no thread may find a kernel that another is still reading
        return _load_kernel(game, source, fingerprint(game, source, *called))


def prelude(kernel: str) -> ModuleType:
    """The prelude for the game of a kernel, by the kernel's own name: `olympus_GAME_...`."""
    from ..games import load

    return load_kernel(load(kernel.split("_")[1]), HERE / "prelude.py")


def _load_kernel(game: Game, source: Path, mark: str) -> ModuleType:
    folder = cache_folder() / f"{game.name}-{mark}"
    path = folder / f"olympus_{game.name}_{source.parent.name}_{source.stem}.py"
    if path.stem in sys.modules:
        return sys.modules[path.stem]
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = path.with_suffix(f".{os.getpid()}")
        fresh.write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
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
        self.entry = load_kernel(game, HERE / "kernel.py")

    # the two forms

    def pack(self, state: Any) -> Rows:
        """A state or view as a row of bytes."""
        size = (self.view_type if isinstance(state, self.game.View) else self.state_type).itemsize
        row = np.zeros(size // 2, np.int16)
        figures = fields.numbers(state)
        row[: len(figures)] = figures
        return row.view(np.uint8)

    def unpack(self, row: Rows) -> Any:
        """A row of bytes as a state."""
        return fields.from_numbers(self.game.State, row.view(np.int16).tolist())

    def unpack_view(self, row: Rows) -> Any:
        return fields.from_numbers(self.game.View, row.view(np.int16).tolist())

    def fields(self, rows: Rows) -> Any:
        """Rows as a NumPy record array: `fields(rows)["score"]`, without a copy."""
        return rows.view(self.state_type).reshape(rows.shape[:-1])

    def views(self, rows: Rows) -> Any:
        return rows.view(self.view_type).reshape(rows.shape[:-1])

    def start(self, options: Options, figures: Figures) -> Rows:
        """The packed state before the first draw."""
        return self.pack(self.game.begin(options, figures))

    def rows(self, count: int) -> Rows:
        return np.zeros((count, self.state_type.itemsize), np.uint8)

    def move_list(self) -> Numbers:
        """Room for the legal moves of one position."""
        return np.zeros(self.game.max_legal, np.int64)

    def streams(self, seed: int, count: int, first: int = 0) -> Numbers:
        """A random stream for each row: number first + i of the seed's key."""
        key = chance.seed_bytes(seed)
        return np.array([chance.new_stream(key, first + i) for i in range(count)], np.int64)

    # batches

    def play_games(self, start: Rows, seed: int, first: int, count: int) -> Rows:
        """Random games number `first` to `first + count - 1` of a seed: their final states."""
        rows = self.rows(count)
        key = np.array(chance.new_stream(chance.seed_bytes(seed))[:8], np.int64)
        self.entry.play_games(
            start, key, first, rows, np.zeros(chance.STREAM_SIZE, np.int64), self.move_list()
        )
        return rows

    def play_out(self, rows: Rows, streams: Numbers) -> None:
        """Play every row to its end with uniformly random moves."""
        self.entry.play_out(rows, streams, self.move_list())

    def step_batch(self, rows: Rows, streams: Numbers, moves: Numbers, masks: Rows, actors: Numbers) -> None:
        """Apply a move to each row (-1: none), settle chance, and write its legal moves and who acts."""
        self.entry.step_batch(rows, streams, moves, masks, actors, self.move_list())

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

    def random_bytes(self, stream: Numbers, count: int) -> bytes:
        """So many bytes, a multiple of 4, from a stream."""
        words = np.zeros(count // 4, np.int64)
        self.entry.random_words(stream, words)
        return words.astype(np.uint32).tobytes()

    def step_logged(self, row: Rows, stream: Numbers, move: int, room: int = 160) -> tuple[int, Numbers]:
        """Apply a move, or (-1) settle one draw, in place: who acts then, and the log, as `tell` writes it.

        `room` is for how many events there is room at first: if there are more, it is done again with more room.
        """
        row_before, stream_before = row.copy(), stream.copy()
        log = np.zeros(1 + room * EVENT, np.int64)
        actor = int(self.entry.step_logged(row, stream, move, log))
        if log[0] > room:
            row[:], stream[:] = row_before, stream_before
            return self.step_logged(row, stream, move, int(log[0]))
        return actor, log[: 1 + log[0] * EVENT]

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
        row, stream, out = start.copy(), self.streams(0, 1)[0], self.move_list()
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
