"""Many games at once, NumPy in and out, nothing copied.

    env = olympus.rl.vector.make("derby", games=256, players=4, seed=1)
    env.reset()
    while True:
        moves = policy(env.observations, env.masks, env.actors)
        env.step(moves)          # writes into the same arrays
        env.rewards[env.dones]   # of the games that just ended; new ones have begun in their place

One step is one move in every game, by whoever is to act there: its move is applied, chance settled, and what the
next to act sees and may do written. The arrays belong to the environment and change with each step.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from .table import FigureWish, Table, check_reward

Saved = dict[str, NDArray[Any]]
SAVED = (
    *("rows", "streams", "_luck", "views", "masks", "choices"),
    *("counts", "actors", "rewards", "dones", "scores"),
)
"""The arrays in which an environment keeps its games."""


class VectorEnv:
    """`games` games of one table. Make one with `make`."""

    observations: NDArray[np.int16]
    """games x figures: the view of who acts; the layout is in docs/research.md."""
    masks: NDArray[np.uint8]
    """games x moves: 1 where a move is legal."""
    actors: NDArray[np.int64]
    """The seat to act in each game."""
    rewards: NDArray[np.float32]
    """games x seats: of the games that ended in the last step; else 0."""
    dones: NDArray[np.bool_]
    """Which games ended in the last step; a new one has begun in each of these."""
    scores: NDArray[np.int16]
    """games x seats: the points at the end of the last finished game in each place."""
    choices: NDArray[np.int16]
    """games x most moves: the codes of the legal moves, `counts` of them."""
    counts: NDArray[np.int64]

    def __init__(self, table: Table, games: int, seed: int | None, reward: str) -> None:
        if games < 1:
            raise ValueError(f"games is 1 or more, not {games}")
        self.table = table
        self.games = games
        self.players = table.players
        self.moves = table.game.moves
        self.rows = table.machine.rows(games)
        self.views = np.zeros((games, table.view_size), np.uint8)
        self.observations = self.views.view(np.int16)[:, : table.figures]
        self.masks = np.zeros((games, self.moves), np.uint8)
        self.choices = np.zeros((games, table.game.max_legal), np.int16)
        self.counts = np.zeros(games, np.int64)
        self.actors = np.zeros(games, np.int64)
        self.rewards = np.zeros((games, self.players), np.float32)
        self.dones = np.zeros(games, np.bool_)
        self.scores = np.zeros((games, self.players), np.int16)
        self._moves = np.zeros(games, np.int64)
        self._out = table.machine.move_list()
        self._points = check_reward(reward)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> NDArray[np.int16]:
        """New games everywhere; with a seed, always the same. Without one nobody can foresee them."""
        if seed is None:
            seed = int.from_bytes(np.random.default_rng().bytes(8), "little")
        self.streams = self.table.machine.streams(seed, self.games)
        self._luck = self.table.machine.streams(seed, 1, self.games)[0]
        self.rewards[:] = 0
        self.dones[:] = False
        self.counts[:] = 0
        self.masks[:] = 0
        self._advance(np.zeros(0, np.int64))
        return self.observations

    def step(self, moves: NDArray[np.integer[Any]]) -> None:
        """A move in each game. An illegal one is an error that names the game, and changes none of them."""
        codes: NDArray[np.int64] = np.asarray(moves, np.int64)
        if codes.shape != (self.games,):
            raise ValueError(f"moves has the shape ({self.games},), not {codes.shape}")
        wrong = self._advance(codes)
        if wrong >= 0:
            legal = sorted(self.choices[wrong, : self.counts[wrong]].tolist())
            raise ValueError(f"game {wrong}: move {codes[wrong]} is not legal; legal are {legal}")

    def _advance(self, moves: NDArray[np.int64]) -> int:
        wrong: int = self.table.kernel.step(
            self.rows,
            self.streams,
            self.table.start,
            moves,
            self.views,
            self.masks,
            self.choices,
            self.counts,
            self.actors,
            self.rewards,
            self.dones,
            self.scores,
            self._points,
            self._out,
        )
        return wrong

    def save(self) -> Saved:
        """Everything that the games are and will be, copied; `load` takes it back."""
        return {name: getattr(self, name).copy() for name in SAVED}

    def load(self, saved: Saved) -> None:
        """Be again exactly as when it was saved, here or in another environment of the same make."""
        for name in SAVED:
            own = getattr(self, name)
            if name not in saved or saved[name].shape != own.shape:
                raise ValueError(f"this was not saved by an environment like this one: {name} does not fit")
        for name in SAVED:
            getattr(self, name)[...] = saved[name]

    def __reduce__(self) -> Any:
        """Arrays that share their memory do so in a copy, too."""
        reward = "points" if self._points else "share"
        return restored, (self.table, self.games, reward, self.save())

    def sample(self) -> NDArray[np.int64]:
        """A random legal move for each game; the array is used again by the next call."""
        self.table.kernel.sample(self.choices, self.counts, self._luck, self._moves)
        return self._moves


def restored(table: Table, games: int, reward: str, saved: Saved) -> VectorEnv:
    """An environment from its pickled form."""
    env = VectorEnv(table, games, 0, reward)
    env.load(saved)
    return env


def make(
    game: str | Game,
    games: int = 256,
    *,
    seed: int | None = None,
    reward: str = "share",
    figures: FigureWish = None,
    **options: Any,
) -> VectorEnv:
    """Many games of one table: `players` and the game's other options by name; `figures` as in docs/research.md."""
    return VectorEnv(Table(game, options, figures), games, seed, reward)
