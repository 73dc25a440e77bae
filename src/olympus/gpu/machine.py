"""A game's rules on the GPU, with the entry points of `core/compiled.py`, for thousands of games at once.

States, views and streams stay in the GPU's memory as arrays of words x games; `rows` and `views` bring them back as
rows of bytes, which are those of the CPU. Every array has `__cuda_array_interface__`: `torch.as_tensor` and CuPy see
the same memory, without a copy, and what they hand in is used where it lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ..core import chance
from ..core.compiled import Numbers, Rows, compiled, load_kernel
from ..core.game import Game
from .device import SIMULATED, cuda
from .forms import BLOCK

HERE = Path(__file__).parent
OnGpu = Any
"""An array in the GPU's memory."""


def launch(kernel: Any, games: int, *arguments: Any) -> None:
    """Run a kernel with a thread for each game."""
    block = min(games, BLOCK)
    kernel[-(-games // block), block](*arguments)


class Turned:
    """An array of the GPU with its axes swapped: the same memory. (Numba's own `.T` makes a copy.)"""

    def __init__(self, array: OnGpu) -> None:
        self.array = array
        given = array.__cuda_array_interface__
        turned = {"shape": given["shape"][::-1], "strides": tuple(array.strides[::-1])}
        self.__cuda_array_interface__ = {**given, **turned}


class Machine:
    """A game's rules as CUDA code. Make one with `on_gpu`."""

    def __init__(self, game: Game) -> None:
        self.cuda = cuda()
        self.game = game
        self.machine = compiled(game)
        self.entry = load_kernel(game, HERE / "kernel.py", HERE / "forms.py")

    # to the GPU and back

    def put(self, array: Any) -> OnGpu:
        """An array in the GPU's memory: copied there, or as it is if it lies there already."""
        if hasattr(array, "__cuda_array_interface__"):
            return self.cuda.as_cuda_array(array)
        return self.cuda.to_device(np.ascontiguousarray(array))

    def room(self, shape: tuple[int, ...] | int, kind: Any) -> OnGpu:
        return self.cuda.to_device(np.zeros(shape, kind))

    def turned(self, array: OnGpu) -> OnGpu:
        """An array with its axes swapped, without a copy."""
        return array.T if SIMULATED else self.cuda.as_cuda_array(Turned(array))

    def put_rows(self, rows: Rows) -> OnGpu:
        """Rows of bytes as words x games."""
        return self.put(rows.view(np.int64).T)

    def rows(self, words: OnGpu) -> Rows:
        """States or views as rows of bytes, as the CPU has them."""
        found: Rows = np.ascontiguousarray(words.copy_to_host().T).view(np.uint8)
        return found

    def streams(self, seed: int, count: int, first: int = 0) -> OnGpu:
        """A random stream for each game: number first + i of the seed's key."""
        numbers = np.arange(first, first + count, dtype=np.uint64)
        words = np.zeros((chance.STREAM_SIZE, count), np.uint32)
        words[:] = np.array(chance.new_stream(chance.seed_bytes(seed)), np.uint32)[:, None]
        words[26], words[27] = numbers & np.uint64(chance.MASK), numbers >> np.uint64(32)
        return self.put(words)

    def key(self, seed: int) -> OnGpu:
        return self.put(np.array(chance.new_stream(chance.seed_bytes(seed))[:8], np.uint32))

    # batches

    def play_games(self, start: Rows, seed: int, first: int, count: int) -> tuple[OnGpu, OnGpu]:
        """Random games number `first` to `first + count - 1` of a seed: their final states, and who began."""
        finals = self.cuda.device_array((start.size // 8, count), np.int64)
        starters = self.cuda.device_array(count, np.int64)
        begin = self.put(start.view(np.int64))
        launch(self.entry.play_games, count, begin, self.key(seed), first, finals, starters)
        return finals, starters

    def play_out(self, states: OnGpu, streams: OnGpu) -> None:
        """Play every game to its end with uniformly random moves."""
        launch(self.entry.play_out, states.shape[1], states, streams)

    def step_batch(self, states: OnGpu, streams: OnGpu, moves: OnGpu, masks: OnGpu, actors: OnGpu) -> None:
        """Apply a move to each game (-1: none), settle chance, and write its legal moves and who acts."""
        launch(self.entry.step_batch, states.shape[1], states, streams, self.put(moves), masks, actors)

    def observe(self, states: OnGpu, seats: Sequence[int] | Numbers | OnGpu) -> OnGpu:
        """The views of the given seats, a seat for each game."""
        count = states.shape[1]
        views = self.cuda.device_array((self.machine.view_type.itemsize // 8, count), np.int64)
        chosen = seats if hasattr(seats, "__cuda_array_interface__") else np.asarray(seats, np.int64)
        launch(self.entry.observe_batch, count, states, self.put(chosen), views)
        return views

    def determinise(self, view: Rows, count: int, seed: int, first: int = 0) -> OnGpu:
        """States that the seat of a view cannot tell from the real one, the i-th from stream first + i of the seed."""
        states = self.cuda.device_array((self.machine.state_type.itemsize // 8, count), np.int64)
        seen = self.put(view.view(np.int64))
        launch(self.entry.determinise_batch, count, seen, self.key(seed), first, states)
        return states


@cache
def on_gpu(game: Game) -> Machine:
    """The rules of a game on the GPU, made once in a process. Without a GPU: an error that says what to do."""
    return Machine(game)
