"""Searches: how many moves and simulations a second ours makes, beside OpenSpiel's.

`python -m bench.search` measures them alone. A decision is a simulated move here, a game a simulation.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from time import perf_counter, thread_time

import numpy as np
from rich.console import Console

import olympus
from bench.measure import Subject, Tally, measure, one_core
from bench.peers import PeerMissingError, dealt, peer
from olympus.bots.search import Search, settings_of
from olympus.core import chance
from olympus.core.compiled import compiled

SIMULATIONS = 2000
POSITIONS = 8


def ours(game_name: str, players: int, *, leaning: bool = True) -> Subject:
    """`god`, from positions all along a game played at random; or with roll-outs as random as a peer's."""
    game = olympus.load_game(game_name)
    settings = settings_of(game) if leaning else replace(settings_of(game), rollout_sample=1)
    machine = compiled(game)
    row = machine.start(game.table({"players": players}), game.figures())
    stream = machine.streams(1, 1, 0)[0]
    out = np.zeros(game.max_legal, np.int64)
    random = Random(1)
    machine.entry.settle_all(row, stream)
    legal = machine.entry.legal_moves(row, out)
    views = []
    while legal:
        if legal > 1:
            views.append(machine.observe(row[None], [int(machine.fields(row[None])["actor"][0])])[0])
        legal = machine.entry.step(row, stream, int(out[random.randrange(legal)]), out)
    chosen = views[:: len(views) // POSITIONS]

    def batch() -> Tally:
        moves = 0
        seconds = 0.0
        for view in chosen:
            search = Search(game, view, settings, chance.seed_bytes(1))
            began = perf_counter()
            search.grow(SIMULATIONS)
            seconds += perf_counter() - began
            moves += search.moves_played
        return Tally(moves, SIMULATIONS * len(chosen), seconds)

    kind = "search of god" if leaning else "search, random roll-outs"
    return Subject(f"Olympus {game_name}, {players} players, {kind}", batch)


def open_spiel_hearts() -> Subject:
    """OpenSpiel's search in C++ from the first decision of a deal: every simulation goes on to the end of the hand."""
    pyspiel = peer("pyspiel")
    state = dealt(pyspiel.load_game("hearts(pass_cards=false)"), Random(1))
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)

    def batch() -> Tally:
        began = perf_counter()
        bot.step(state)
        return Tally(SIMULATIONS * 52, SIMULATIONS, perf_counter() - began)

    return Subject("OpenSpiel hearts, ISMCTS in C++", batch)


def open_spiel_on_ithaca() -> Subject:
    """OpenSpiel's search on our game, through the adapter, from the first decision. Its moves are not counted."""
    peer("pyspiel")
    from olympus.rl.openspiel_bot import OpenSpielBot

    match = olympus.Match.new("ithaca", players=2, seed=1)
    bot = OpenSpielBot(match.game, "1")
    view, legal = match.packed_view(match.actor), match.legal()

    def batch() -> Tally:
        began = thread_time()
        bot.choose(view, legal, [], 0.5)
        return Tally(bot.simulations, bot.simulations, thread_time() - began)

    return Subject("OpenSpiel ISMCTS on Olympus ithaca, 2 players", batch)


def measurements() -> list[Callable[[], Subject]]:
    return [
        partial(ours, "derby", 4, leaning=False),
        partial(ours, "derby", 4),
        partial(ours, "ithaca", 2),
        open_spiel_hearts,
        open_spiel_on_ithaca,
    ]


def main() -> None:
    one_core()
    try:
        for rate in measure(measurements(), Console(), "Searching"):
            print(
                f"{rate.name}: {rate.decisions_per_s / 1e6:.2f} M moves/s, {rate.games_per_s:,.0f} simulations/s"
            )
    except PeerMissingError as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
