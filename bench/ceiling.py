"""What a search reaches that sees everything: the ceiling no honest bot can pass. Never part of the product."""

from __future__ import annotations

import math
from dataclasses import replace

import olympus
from olympus.bots.apprentice_bot import Apprentice
from olympus.bots.search import Search, kernel, settings_of
from olympus.bots.tree import new_scratch
from olympus.core import chance
from olympus.core.compiled import compiled
from olympus.core.scores import win_shares


def ceiling(game_name: str, players: int, games: int, iterations: int) -> tuple[float, float]:
    """The cheat's share of wins against apprentices, seats rotated, and half of its 95% interval."""
    shares = [cheat_wins(game_name, players, number, iterations) for number in range(games)]
    mean = sum(shares) / games
    return mean, 1.96 * math.sqrt(max(mean * (1 - mean), 1e-9) / games)


def cheat_wins(game_name: str, players: int, number: int, iterations: int) -> float:
    game = olympus.load_game(game_name)
    machine, think = compiled(game), kernel(game)
    settings = replace(settings_of(game), cheat=1.0)
    row = machine.start(game.table({"players": players}), game.figures())
    stream = machine.streams(1, 1, number)[0]
    out, scratch, plays = machine.move_list(), new_scratch(game), Apprentice.plays.in_game(game)
    machine.entry.settle_all(row, stream)
    legal = machine.entry.legal_moves(row, out)
    state = machine.fields(row[None])
    while legal:
        actor = int(state["actor"][0])
        view = machine.observe(row[None], [actor])[0]
        if legal == 1:
            move = int(out[0])
        elif actor == number % players:
            search = Search(game, view, settings, chance.seed_bytes(number), row.copy(), 50_000)
            search.grow(iterations)
            move = search.candidates()[0].code
        else:
            move = int(think.look_ahead(view, scratch, stream, *plays))
        legal = machine.entry.step(row, stream, move, out)
    return win_shares(state["score"][0][:players].tolist())[number % players]
