"""OpenSpiel's information-set Monte Carlo search plays one seat of a game, the others play at random.

python examples/openspiel_ismcts.py --game ithaca --players 2 --simulations 200
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from olympus.rl import openspiel
from olympus.rl.openspiel_bot import CompiledRollouts


def play(name: str, players: int, simulations: int, seed: int, compiled: bool = True) -> list[float]:
    """The utilities at the end; seat 0 searches."""
    random = np.random.RandomState(seed)
    game = pyspiel.load_game(openspiel.PREFIX + name, {"players": players})
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    if compiled:  # the same roll-outs, without the way through Python
        rollouts = CompiledRollouts(game.table.new_stream(seed))
    bot = ismcts.ISMCTSBot(
        game,
        rollouts,
        uct_c=2.0,
        max_simulations=simulations,
        random_state=random,
        use_observation_string=True,
    )
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.uniform))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            labels, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(labels, p=chances))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    found: list[float] = state.returns()
    return found


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--game", default="ithaca")
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--simulations", type=int, default=200)
    asked.add_argument("--games", type=int, default=5)
    given = asked.parse_args()
    for seed in range(given.games):
        returns = play(given.game, given.players, given.simulations, seed)
        print(f"game {seed + 1}: {' '.join(f'{value:+.2f}' for value in returns)}")


if __name__ == "__main__":
    main()
