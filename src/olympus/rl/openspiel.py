"""The games in OpenSpiel: importing this module registers each as `olympus_NAME`.

    import pyspiel
    from olympus.rl import openspiel

    game = pyspiel.load_game("olympus_derby", {"players": 4})
    state = game.new_initial_state()

Actions are the games' move codes; a draw's outcomes are its labels, each as likely as there are cards (or gods, or
seats) with that label. Information-state strings are the lines of the seat's record: everything it ever saw.
Observations are its view now. docs/research.md has the layouts and what the utilities mean.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from ..core.components import read_figure
from ..core.game import SPECTATOR, Game
from ..core.options import Flag, Number, Option
from ..games import load, names
from .spiel_node import FIGURES, MOST_ENTRIES, SPIEL_TERMINAL, Node, Spiel, prior, table_for, world
from .table import FigureWish, peer_missing

try:
    import pyspiel
except ImportError as error:
    raise peer_missing("OpenSpiel", error) from None

PREFIX = "olympus_"
UTILITIES = ("win", "points")
"""`win` sums to zero: 1 for a win alone, -1 / (players - 1) for a loss, shared wins in between. `points` does not."""
LONGEST = 4
"""A game is allowed so many times the moves that the longest of 1000 random games had."""


def parameter(option: Option) -> Any:
    """An option's default as OpenSpiel writes parameters; lists with / since commas part the parameters."""
    if isinstance(option, Number | Flag):
        return option.default
    return option.write(option.default).replace(",", "/") or "?"


def read_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    found = {}
    for option in game.options:
        value = given.get(option.name, parameter(option))
        found[option.name] = value.replace("/", ",") if isinstance(value, str) else value
    return found


def read_figures(game: Game, text: str) -> FigureWish:
    """A preset's name, or changed figures: `bets.first.vp:7/track.finish:20`."""
    if ":" not in text:
        return text or None
    parts = (part.partition(":") for part in text.split("/"))
    return {key: read_figure(game.schema, key, value) for key, _, value in parts}


def game_type(game: Game, utility: str = UTILITIES[0]) -> Any:
    kinds = pyspiel.GameType
    players = game.options[0]
    assert isinstance(players, Number)
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Olympus {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if utility == "win" else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=players.high,
        min_num_players=players.low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: parameter(option) for option in game.options}
        | {"utility": UTILITIES[0], "figures": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A table as OpenSpiel's game; each of our games has a class of its own below this one."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None, worlds: int = 1) -> None:
        """`worlds`: of an endgame, how many its first draw may be among."""
        rules, given = self.rules, dict(params or {})
        self.utility = given.get("utility", UTILITIES[0])
        if self.utility not in UTILITIES:
            raise ValueError(f"utility is one of {', '.join(UTILITIES)}, not {self.utility!r}")
        figures = read_figures(rules, given.get("figures", ""))
        self.table = table_for(rules.name, read_options(rules, given), figures)
        self.root = self.table.root
        players = self.table.players
        reach = extent(self.table)
        points = self.utility == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.moves,
            max_chance_outcomes=max(reach["labels"], worlds),
            num_players=players,
            min_utility=-1000.0 if points else -1.0 / (players - 1),
            max_utility=1000.0 if points else 1.0,
            utility_sum=None if points else 0.0,
            max_game_length=reach["moves"] * LONGEST,
        )
        super().__init__(game_type(rules, self.utility), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return extent(self.table)["draws"] * LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers of Olympus take no parameters; given {params}")
        return Observer(self.table, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state; everything of it is in one `Node`, which clones share."""

    node: Node

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.root

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == SPIEL_TERMINAL

    def is_chance_node(self) -> bool:
        return self.node.player == -1

    def legal_actions(self, player: int | None = None) -> list[int]:
        """For callers in Python, without the way through C++."""
        node = self.node
        if node.player == -1 and player in (None, -1):
            return [label for label, _ in node.outcomes()]
        return node.legal if player is None or player == node.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.node.action_name(action)

    def returns(self) -> list[float]:
        return utilities(self.node, self.get_game().utility)

    def observation_string(self, player: int | None = None) -> str:
        return self.node.observation(self.node.player if player is None else self._seat(player))

    def information_state_string(self, player: int | None = None) -> str:
        return self.node.information(self.node.player if player is None else self._seat(player))

    def _seat(self, player: int) -> int:
        if not 0 <= player < self.node.table.players:
            raise ValueError(f"player is 0 to {self.node.table.players - 1}, not {player}")
        return player

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, others' secrets drawn anew."""
        return state_of(self.get_game(), self.node.imagined(player, probability_sampler))

    def __str__(self) -> str:
        """Every action so far by its code; of a resampled state, its beginning and the actions since."""
        words = []
        node = self.node
        while node.parent is not None:
            words.append(str(node.action))
            node = node.parent
        base = "" if node is node.table.root else node.row.tobytes().hex() + " "
        return f"{self.node.table.game.name}: {base}{' '.join(reversed(words))}"


class Observer:
    """What a player sees (its view) or, without private information, what everybody sees.

    With perfect recall also what was seen: the string is all of it, the tensor its last moves and events alone.
    """

    def __init__(self, table: Spiel, kind: Any) -> None:
        self.table = table
        self.public = kind is not None and only_public(kind)
        self.recall = kind is not None and kind.perfect_recall
        past = MOST_ENTRIES * FIGURES if self.recall else 0
        self.tensor = np.zeros(table.figures + past, np.float32)
        self.dict = {"view": self.tensor[: table.figures]}
        if self.recall:
            self.dict["past"] = self.tensor[table.figures :].reshape(MOST_ENTRIES, FIGURES)

    def set_from(self, state: SpielState, player: int) -> None:
        player = SPECTATOR if self.public else player
        self.dict["view"][:] = self.table.write_view(state.node.row, player).view(np.int16)[
            : self.table.figures
        ]
        if self.recall:
            self.dict["past"].fill(0)
            entries = state.node.entries(player, MOST_ENTRIES)
            if entries:
                self.dict["past"][: len(entries)] = entries

    def string_from(self, state: SpielState, player: int) -> str:
        player = SPECTATOR if self.public else player
        return state.node.information(player) if self.recall else state.node.observation(player)


def only_public(kind: Any) -> bool:
    """Whether an observation is without private information; what is not offered is refused."""
    none, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    if not kind.public_info or kind.private_info not in (none, own):
        raise ValueError(
            "Olympus observes public information alone (private_info NONE) or with that of one player"
            " (SINGLE_PLAYER); private information without the public, or of all players, is not offered"
        )
    return bool(kind.private_info == none)


def state_of(game: SpielGame, node: Node) -> SpielState:
    """A state at a node; OpenSpiel's own history of it is empty."""
    state = SpielState(game)
    state.node = node
    return state


def endgame(state: SpielState, worlds: int = 16, seed: int = 0) -> SpielGame:
    """The game that begins at this state: small enough, near the end, for algorithms that go through all of it.

    Its first draw is of the hidden world, among so many imagined from what everybody knows there: a strategy that
    counts on one of them can be exploited in the others. Worlds that come out alike are one, and more likely.
    """
    if worlds < 1:
        raise ValueError(f"worlds is 1 or more, not {worlds}")
    if state.is_chance_node() or state.is_terminal():
        raise ValueError("an endgame begins where a player is to move")
    game = state.get_game()
    rest: SpielGame = type(game)(game.get_parameters(), worlds)
    rest.root = prior(state.node, worlds, seed)
    return rest


def state_from_view(game: SpielGame, view: Any, stream: Any) -> SpielState:
    """A state imagined from a packed view (a row of bytes): nothing but the view goes into it."""
    return state_of(game, world(game.table, view, stream))


def utilities(node: Node, utility: str) -> list[float]:
    players = node.table.players
    if node.player != SPIEL_TERMINAL:
        return [0.0] * players
    rewards = np.zeros(players, np.float64)
    node.table.kernel.reward_of(node.row, rewards, utility == "points")
    if utility == "win":
        rewards = (rewards * players - 1) / (players - 1)
    found: list[float] = rewards.tolist()
    return found


@cache
def extent(table: Spiel) -> dict[str, int]:
    """What random games of a table reach; they are always the same games."""
    rows = table.machine.play_games(table.start, 0, 0, 1000)
    moves = int(table.machine.fields(rows)["ply"].max())
    rng = Random(0)
    most, highest = 0, 0
    for _ in range(10):
        node, draws = table.root, 0
        while node.player != SPIEL_TERMINAL:
            if node.player == -1:
                labels = [label for label, _ in node.outcomes()]
                highest, draws = max(highest, *labels), draws + 1
                node = node.after(rng.choice(labels))
            else:
                node = node.after(rng.choice(node.legal))
        most = max(most, draws)
    return {"moves": moves, "draws": max(most, moves), "labels": highest + 1}


def register() -> list[str]:
    """Register every game that is not yet; their names."""
    known = set(pyspiel.registered_names())
    for name in names():
        if PREFIX + name not in known:
            rules = load(name)
            # A class and no function: OpenSpiel lets go of it after Python has ended, when nothing may be freed.
            pyspiel.register_game(
                game_type(rules), type(f"{name.title()}Game", (SpielGame,), {"rules": rules})
            )
    return [PREFIX + name for name in names()]


register()
