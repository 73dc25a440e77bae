"""The games as PettingZoo environments: one agent acts at a time (AEC), legal moves as a mask.

    from olympus.rl import pettingzoo

    env = pettingzoo.env("derby", players=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))

An observation is the agent's view and nothing else; its layout is in docs/research.md.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import chance
from ..core.face import words_of
from ..core.game import OVER, Game
from ..core.parts import face_of
from .table import FigureWish, Table, check_reward, peer_missing

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise peer_missing("PettingZoo", error) from None

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv):  # type: ignore[misc]
    """One game of one table; `env` wraps it in PettingZoo's checks. An illegal move is a ValueError."""

    def __init__(
        self,
        game: str | Game,
        *,
        reward: str = "share",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        figures: FigureWish = None,
        **options: Any,
    ) -> None:
        super().__init__()
        modes = ("ansi", "human")
        self.metadata = {
            "name": f"olympus_{game if isinstance(game, str) else game.name}",
            "render_modes": list(modes),
            "is_parallelizable": False,
        }
        if render_mode is not None and render_mode not in modes:
            raise ValueError(f"render_mode is ansi, human or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.table = Table(game, options, figures)
        self.points = check_reward(reward)
        self.max_cycles = max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        length, moves = (self.table.figures,), (self.table.game.moves,)
        whole = np.iinfo(np.int16)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(whole.min, whole.max, length, np.int16),
                    "action_mask": spaces.Box(0, 1, moves, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.table.game.moves) for agent in self.possible_agents}
        self.state_space = spaces.Box(
            whole.min, whole.max, (self.table.machine.state_type.itemsize // 2,), np.int16
        )
        self._row = self.table.start.copy()
        self._legal = np.zeros(self.table.game.max_legal, np.int64)
        self._count = 0
        self._key = chance.seed_bytes(None)
        self._number = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. With a seed it and those that follow without one are always the same; `options` is not used."""
        if seed is not None:
            self._key, self._number = chance.seed_bytes(seed), 0
        self._stream = np.array(chance.new_stream(self._key, self._number), np.int64)
        self._number += 1
        self._row = self.table.start.copy()
        entry = self.table.machine.entry
        entry.settle_all(self._row, self._stream)
        self._count = entry.legal_moves(self._row, self._legal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._fields()["actor"]]
        self._cycles = 0

    def _fields(self) -> Any:
        return self.table.machine.fields(self._row)

    def observe(self, agent: str) -> Observation:
        """The agent's view; the mask is empty for those who are not to act."""
        seat = self.possible_agents.index(agent)
        view = self.table.machine.observe(self._row[None], [seat])[0]
        mask = np.zeros(self.table.game.moves, np.int8)
        if self._fields()["actor"] == seat and not self.truncations.get(agent, False):
            mask[self._legal[: self._count]] = 1
        return {"observation": view.view(np.int16)[: self.table.figures], "action_mask": mask}

    def state(self) -> NDArray[np.int16]:
        """The whole state, every secret included: for a trainer, never for a policy that is to play."""
        return self._row.view(np.int16).copy()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self._legal[: self._count]:
            legal = sorted(self._legal[: self._count].tolist())
            raise ValueError(f"{agent} cannot play move {action}; legal are {legal}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._count = self.table.machine.entry.step(self._row, self._stream, int(action), self._legal)
        self._cycles += 1
        actor = int(self._fields()["actor"])
        if actor == OVER:
            rewards = np.zeros(self.table.players, np.float32)
            self.table.kernel.reward_of(self._row, rewards, self.points)
            self.rewards = dict(zip(self.agents, rewards.tolist(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[actor]
            if self.max_cycles is not None and self._cycles >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as who is to act sees it: as text, or (human) onto the terminal."""
        if self.render_mode is None:
            return None
        seat = max(int(self._fields()["actor"]), -1)
        view = self.table.machine.unpack_view(self.table.machine.observe(self._row[None], [seat])[0])
        names = [f"{seat}" for seat in range(self.table.players)]
        game = self.table.game
        lines = face_of(game).board(dict(game.show(view)), names, "en", 100, 2)
        text = "\n".join(words_of(line).rstrip() for line in lines)
        if self.render_mode == "ansi":
            return text
        print(text, end="\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str | Game, **options: Any) -> Any:
    """A game with PettingZoo's own checks around it.

    `players` and the game's other options by name; also `reward` (share, points), `max_cycles` (moves after which
    a game is cut off), `render_mode` (ansi, human) and `figures` (changed ones by key, or a preset's name).
    """
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(RawEnv(game, **options)))
