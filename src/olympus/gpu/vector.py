"""Many games at once on the GPU: the environment of `rl/vector.py`, its arrays in the GPU's memory.

    env = olympus.gpu.vector.make("derby", games=65536, players=4, seed=1)
    observations = torch.as_tensor(env.observations)     # the same memory: no copy, then or later
    while True:
        env.step(policy(observations))                   # a torch tensor of moves, used where it lies

Arrays are games x figures as on the CPU, laid out game beside game (their transposes are contiguous).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..core.fields import layout
from ..core.game import Game
from ..games import load
from .machine import Machine, OnGpu, launch, on_gpu

REWARDS = ("share", "points")


class VectorEnv:
    """`games` games of one table. Make one with `make`. What its arrays hold is said in `rl/vector.py`."""

    def __init__(
        self, game: Game, games: int, seed: int | None, reward: str, options: dict[str, Any]
    ) -> None:
        if games < 1:
            raise ValueError(f"games is 1 or more, not {games}")
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        self.machine: Machine = on_gpu(game)
        self.game, self.games = game, games
        self.options = game.table(options)
        self.players: int = self.options["players"]
        start = self.machine.machine.start(self.options, game.figures())
        room = self.machine.room
        self._start = self.machine.put(start.view(np.int64))
        self._states = room((start.size // 8, games), np.int64)
        self._views = room((sum(size or 1 for _, size in layout(game.View)), games), np.int16)
        self._masks = room((game.moves, games), np.uint8)
        self._rewards = room((self.players, games), np.float32)
        self._scores = room((self.players, games), np.int16)
        self._moves = room(games, np.int64)
        self._wrong = room(1, np.int64)
        self._points = reward == "points"
        self.actors: OnGpu = room(games, np.int64)
        self.dones: OnGpu = room(games, np.bool_)
        self.observations: OnGpu = self.machine.turned(self._views)
        self.masks: OnGpu = self.machine.turned(self._masks)
        self.rewards: OnGpu = self.machine.turned(self._rewards)
        self.scores: OnGpu = self.machine.turned(self._scores)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> OnGpu:
        """New games everywhere; with a seed, always the same, and those of the CPU's environment."""
        if seed is None:
            seed = int.from_bytes(np.random.default_rng().bytes(8), "little")
        self._streams = self.machine.streams(seed, self.games)
        self._luck = self.machine.streams(seed, self.games, self.games)
        self._rewards.copy_to_device(np.zeros(self._rewards.shape, np.float32))
        self.dones.copy_to_device(np.zeros(self.games, np.bool_))
        self._advance(self._moves, True)
        return self.observations

    def step(self, moves: Any, *, check: bool = True) -> None:
        """A move in each game: an array here or on the GPU. An illegal one is an error, and changes no game.

        `check=False` leaves that check out, and with it the wait for the GPU: for moves taken from the masks.
        """
        codes = self.machine.put(moves)
        if codes.shape != (self.games,):
            raise ValueError(f"moves has the shape ({self.games},), not {codes.shape}")
        if check:
            self._check(codes)
        self._advance(codes, False)

    def _check(self, codes: OnGpu) -> None:
        self._wrong.copy_to_device(np.full(1, self.games))
        launch(self.machine.entry.check_moves, self.games, codes, self._masks, self._wrong)
        wrong = int(self._wrong.copy_to_host()[0])
        if wrong < self.games:
            legal = np.flatnonzero(self._masks.copy_to_host()[:, wrong]).tolist()
            code = int(codes.copy_to_host()[wrong])
            raise ValueError(f"game {wrong}: move {code} is not legal; legal are {legal}")

    def _advance(self, moves: OnGpu, fresh: bool) -> None:
        launch(
            self.machine.entry.step,
            self.games,
            self._states,
            self._streams,
            self._start,
            moves,
            fresh,
            self._views,
            self._masks,
            self.actors,
            self._rewards,
            self.dones,
            self._scores,
            self._points,
        )

    def sample(self) -> OnGpu:
        """A random legal move for each game; the array is used again by the next call."""
        launch(self.machine.entry.sample, self.games, self._masks, self._luck, self._moves)
        return self._moves


def make(
    game: str | Game, games: int = 65536, *, seed: int | None = None, reward: str = "share", **options: Any
) -> VectorEnv:
    """Many games of one table: `players` and the game's other options by name."""
    return VectorEnv(load(game) if isinstance(game, str) else game, games, seed, reward, options)
