"""OpenSpiel's Monte Carlo counterfactual regret minimisation on the last moves of a game.

    python examples/openspiel_mccfr.py --game derby --players 3 --iterations 2000

A whole game has far too many information sets for a table; its last few decisions do not.
"""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import outcome_sampling_mccfr

from olympus.rl import openspiel


def late_position(name: str, players: int, left: int, seed: int) -> openspiel.SpielState:
    """A position of a random game, with a choice to make, before its last `left` decisions."""
    random = np.random.RandomState(seed)
    state = pyspiel.load_game(openspiel.PREFIX + name, {"players": players}).new_initial_state()
    decisions = []
    while not state.is_terminal():
        if state.is_chance_node():
            labels, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(labels, p=chances))
        else:
            decisions.append(state.clone())
            state.apply_action(random.choice(state.legal_actions()))
    return next(state for state in reversed(decisions[:-left]) if len(state.legal_actions()) > 1)


def solve(name: str, players: int, left: int, iterations: int, seed: int) -> tuple[int, dict[str, float]]:
    """How many information sets were met, and how likely each move of the first player is in the first world."""
    np.random.seed(seed)  # the solver draws from NumPy's global generator
    start = late_position(name, players, left, seed)
    game = openspiel.endgame(start)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(iterations):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    chances = {state.action_to_string(action): float(chance) for action, chance in policy.items()}
    return len(solver._infostates), chances


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--game", default="derby")
    asked.add_argument("--players", type=int, default=3)
    asked.add_argument("--left", type=int, default=4, help="decisions before the end")
    asked.add_argument("--iterations", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    sets, chances = solve(given.game, given.players, given.left, given.iterations, given.seed)
    print(f"{sets} information sets")
    for move, chance in sorted(chances.items(), key=lambda item: -item[1]):
        print(f"{chance:7.3f}  {move}")


if __name__ == "__main__":
    main()
