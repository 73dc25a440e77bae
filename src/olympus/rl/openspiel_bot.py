"""OpenSpiel's own information-set Monte Carlo search (`ISMCTSBot`) at our tables, to measure against.

It is OpenSpiel's Python search: the one in C++ cannot draw worlds of a game that is written in Python. It sees what
a seat sees: each simulation begins in a world imagined from the view.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..bots import Kind
from ..bots.base import move_of
from ..core.game import Game
from ..core.match import Move
from .openspiel import PREFIX, SpielGame, SpielState, parameter, state_from_view, utilities
from .spiel_node import Node
from .table import peer_missing

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError as error:
    raise peer_missing("OpenSpiel", error) from None

EXPLORE = 2.0
"""OpenSpiel's usual constant for utilities between -1 and 1."""


class TimeUpError(Exception):
    """Thrown into the search when its seconds are over: OpenSpiel's search counts simulations only."""


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]
    """Random roll-outs as machine code, for OpenSpiel's searches: many times quicker than its own."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream.reshape(1, -1)

    def evaluate(self, state: SpielState) -> Any:
        node: Node = state.node
        row = node.row.copy()
        node.table.machine.play_out(row.reshape(1, -1), self.stream)
        return np.array(utilities(Node(node.table, row, None, -1), state.get_game().utility))

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class OpenSpielBot:
    """A seat that asks OpenSpiel. `simulations` is how many the last search ran."""

    simulations = 0
    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(self, game: Game, seed: str | None, compiled_rollouts: bool = False) -> None:
        self.game = game
        self.random = np.random.RandomState(None if seed is None else list(seed.encode()) or [0])
        self.compiled_rollouts = compiled_rollouts
        self.spiel: SpielGame | None = None

    def choose(
        self, view: Any, legal: Sequence[Move], events: Sequence[dict[str, Any]], budget: float
    ) -> Move:
        if len(legal) == 1:
            return legal[0]
        end = self.clock() + budget
        spiel = self.table(view)
        row = spiel.table.machine.pack(view)
        stream = spiel.table.new_stream(int(self.random.randint(2**31)))
        root = state_from_view(spiel, row, stream)
        return move_of(self.search(spiel, row, root, stream, end), legal)

    def search(self, spiel: SpielGame, view: Any, root: SpielState, stream: Any, end: float) -> int:
        """OpenSpiel's search until the time is up; at least one simulation."""
        rollouts = (
            CompiledRollouts(stream)
            if self.compiled_rollouts
            else mcts.RandomRolloutEvaluator(1, self.random)
        )
        bot = ismcts.ISMCTSBot(
            spiel, rollouts, EXPLORE, 10**9, random_state=self.random, use_observation_string=True
        )
        self.simulations = 0

        def imagine(state: SpielState, player: int) -> SpielState:
            if self.simulations > 1 and self.clock() >= end:
                raise TimeUpError
            self.simulations += 1
            return state_from_view(spiel, view, stream)

        bot.set_resampler(imagine)
        try:
            policy = bot.get_policy(root)
        except TimeUpError:
            policy = bot.get_final_policy(root, bot._root_node)
        return int(max(policy, key=lambda choice: choice[1])[0])

    def table(self, view: Any) -> SpielGame:
        """The game at the view's number of players. All other options travel inside the view."""
        if self.spiel is None or self.spiel.num_players() != view.players:
            given = {option.name: parameter(option) for option in self.game.options}
            self.spiel = pyspiel.load_game(PREFIX + self.game.name, given | {"players": view.players})
        return self.spiel


BOT = Kind(OpenSpielBot, strength=0)
