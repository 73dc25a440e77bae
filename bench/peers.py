"""How fast other libraries play games of cards at random, each measured in the ways its own users have.

The peers are optional: `make bench` installs them. `python -m bench.peers` measures them alone.

Every figure is meant to be the best the peer can honestly give: where there was a choice, it was made in the
peer's favour.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random, choices
from statistics import mean
from time import perf_counter
from typing import Any

from rich.console import Console

from bench.measure import Subject, Tally, measure, one_core, table

# The card games of OpenSpiel nearest in kind: hidden hands, bids or tricks, four seats (dou_dizhu has three).
OPEN_SPIEL_GAMES = ("hearts", "euchre", "oh_hell(players=4)", "dou_dizhu")

STARTS = 64  # positions the roll-outs start from
ROLLOUTS = 1000  # roll-outs a start in one call, so that what a call costs is lost among them
COUNTED = 40  # games a start that are played only to count their decisions
GAMES_BETWEEN_BOTS = 1000
GAMES_A_BATCH = 100

TERMINAL = -4  # whose turn it is in OpenSpiel when the game is over (chance is -1, seats are 0 and up)


class PeerMissingError(Exception):
    """A library of the optional group is not installed."""


def peer(module: str) -> Any:
    """The peer's module, imported on first need, or a clear word on how to get it."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        how = "run make bench, which installs the optional group"
        raise PeerMissingError(f"{missing.name} is not installed: {how}") from None


# --- OpenSpiel --------------------------------------------------------------------------------------------


def open_spiel_rollouts(game_name: str) -> Subject:
    """OpenSpiel's own roll-outs, in C++ from the deal to the end of the game: the fastest way it has.

    `RandomRolloutEvaluator` cannot be called from Python, but an `MCTSBot` allowed a single simulation does
    nothing else than let its evaluator roll out from the position it is given, as often as the evaluator was
    told. It starts after the deal (the search cannot start at chance): the peer is not charged for dealing.

    The evaluator counts nothing. The decisions of a game are therefore the mean over games played from
    Python, from the same starts by the same uniform policy; each start weighs the same there and in the
    roll-outs. The mean's standard error is below half a percent, and nil in hearts and oh_hell, where the
    deal fixes the length.
    """
    pyspiel = peer("pyspiel")
    random = Random(1)
    game = pyspiel.load_game(game_name)
    starts = [dealt(game, random) for _ in range(STARTS)]
    decisions_a_game = mean(
        _play_on(start.clone(), random.random) for start in starts for _ in range(COUNTED)
    )
    bot = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=64,
        solve=False,
        seed=1,
        verbose=False,
    )

    def batch() -> Tally:
        began = perf_counter()
        for start in starts:
            bot.step(start)
        seconds = perf_counter() - began
        games = STARTS * ROLLOUTS
        return Tally(games * decisions_a_game, games, seconds)

    return Subject(f"OpenSpiel {_short(game)}, roll-outs", batch)


def open_spiel_bots(game_name: str) -> Subject:
    """Whole games, the deal included, between OpenSpiel's random bots: its C++ loop, called once a game.

    Bots and chance are seeded alike each time, so every batch plays the same games, and their histories are
    counted once, before the clock starts: counting between games would push the peer out of the cache.
    """
    pyspiel = peer("pyspiel")
    game = pyspiel.load_game(game_name)

    def finished_games() -> Iterator[Any]:
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
        for seed in range(GAMES_BETWEEN_BOTS):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            yield state

    decisions = sum(step.player >= 0 for state in finished_games() for step in state.full_history())

    def batch() -> Tally:
        began = perf_counter()
        for _ in finished_games():
            pass
        return Tally(decisions, GAMES_BETWEEN_BOTS, perf_counter() - began)

    return Subject(f"OpenSpiel {_short(game)}, random bots", batch)


def open_spiel_python(game_name: str, documented: bool = True) -> Subject:
    """Whole games, the deal included, stepped from Python: ask for the legal actions, pick one, apply it.

    Documented: chance is drawn from `chance_outcomes`, as OpenSpiel's own examples do and as any of its games needs.
    Otherwise from the legal actions, which is quicker and right in these games only because their deals are uniform.
    """
    pyspiel = peer("pyspiel")
    random = Random(1)
    game = pyspiel.load_game(game_name)
    dealt(game, random)

    play = _play_on_by_the_book if documented else _play_on

    def batch() -> Tally:
        began = perf_counter()
        decisions = sum(play(game.new_initial_state(), random.random) for _ in range(GAMES_A_BATCH))
        return Tally(decisions, GAMES_A_BATCH, perf_counter() - began)

    how = "from Python" if documented else "from Python, uniform deals"
    return Subject(f"OpenSpiel {_short(game)}, {how}", batch)


def _short(game: Any) -> str:
    """The game's name without its parameters."""
    name: str = game.get_type().short_name
    return name


def _play_on(state: Any, random: Callable[[], float]) -> int:
    """Play a position to its end at random, chance included, and count the players' decisions."""
    decisions = 0
    while (player := state.current_player()) != TERMINAL:
        actions = state.legal_actions()
        state.apply_action(actions[int(random() * len(actions))])
        decisions += player >= 0
    return decisions


def _play_on_by_the_book(state: Any, random: Callable[[], float]) -> int:
    """Play to the end with random actions, chance by its outcomes and their probabilities; count the decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes())
            state.apply_action(choices(actions, chances)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def dealt(game: Any, random: Random) -> Any:
    """A position in which chance has done its part and a player is to decide.

    Makes sure on the way that chance is uniform, which lets `_play_on` draw from it as from any other choice.
    """
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        if max(chances) - min(chances) > 1e-9:
            raise ValueError(f"chance is not uniform in {game}")
        state.apply_action(random.choice(outcomes))
    return state


# --- PettingZoo -------------------------------------------------------------------------------------------


def petting_zoo_holdem(wrapped: bool = True) -> Subject:
    """Hands of limit hold'em with four players in PettingZoo, stepped from Python by the mask of actions.

    `env` is what its users are given, with the wrappers that check the order and legality of actions;
    `raw_env` is the same without them. A hand is left once it is over, without each seat's empty last step.
    """
    holdem = peer("pettingzoo.classic.texas_holdem_v4")
    random = Random(1).random
    env = (holdem.env if wrapped else holdem.raw_env)(num_players=4)
    env.reset(seed=1)

    def hand() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return decisions
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            decisions += 1

    def batch() -> Tally:
        began = perf_counter()
        decisions = sum(hand() for _ in range(GAMES_A_BATCH))
        return Tally(decisions, GAMES_A_BATCH, perf_counter() - began)

    return Subject(f"PettingZoo texas_holdem_v4, {'env' if wrapped else 'raw_env'}", batch)


# --- all of them ------------------------------------------------------------------------------------------


def measurements() -> list[Callable[[], Subject]]:
    """Everything there is to measure, one function each."""
    ways = (open_spiel_rollouts, open_spiel_bots, open_spiel_python)
    return [
        *(partial(way, game_name) for way in ways for game_name in OPEN_SPIEL_GAMES),
        partial(open_spiel_python, OPEN_SPIEL_GAMES[0], documented=False),
        partial(petting_zoo_holdem, wrapped=True),
        partial(petting_zoo_holdem, wrapped=False),
    ]


def main() -> None:
    one_core()
    console = Console()
    try:
        rates = measure(measurements(), console, "Measuring the peers")
    except PeerMissingError as missing:
        sys.exit(str(missing))
    console.print(table("Peers", rates))


if __name__ == "__main__":
    main()
