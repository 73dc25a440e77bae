"""The two forms of the rules are one: interpreted on plain objects, compiled on packed rows."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np

from olympus import Game
from olympus.core import chance
from olympus.core.compiled import compiled
from olympus.core.components import Figures
from olympus.core.fields import layout, numbers
from olympus.core.game import CHANCE, OVER, SPECTATOR, new_log

from . import play


def beginning(
    game: Game, table: dict[str, Any], figures: Figures | None = None, rules: int | None = None
) -> Any:
    return game.begin(game.table(table), figures or game.figures(), rules=rules)


def difference(kind: type[Any], one: list[int], other: list[int]) -> str:
    """Names the first field in which two states or views differ."""
    at = 0
    for name, size in layout(kind):
        end = at + (size or 1)
        if one[at:end] != other[at:end]:
            return f"{name}: interpreted {one[at:end]}, compiled {other[at:end]}"
        at = end
    return ""


def same(kind: type[Any], record: Any, row: Any) -> None:
    problem = difference(kind, numbers(record), row.view(np.int16).tolist())
    assert not problem, problem


def check_game(
    game: Game,
    table: dict[str, Any],
    seed: int,
    *,
    look_every: int = 7,
    figures: Figures | None = None,
    rules: int | None = None,
) -> int:
    """A random game in both forms, ply by ply: states, events, streams, legal moves, views, completions."""
    machine = compiled(game)
    entry = machine.entry
    rng = Random(seed)
    state = beginning(game, table, figures, rules)
    row = machine.pack(state)
    stream = chance.new_stream(chance.seed_bytes(seed), seed << 20)
    words = np.array(stream, np.int64)
    out = np.zeros(game.max_legal, np.int64)
    steps = 0
    while state.actor != OVER:
        log, room = new_log(), rng.choice((1, 160))
        if state.actor == CHANCE:
            game.settle(state, chance.below(stream, game.chance_size(state)), log)
            actor, machine_log = machine.step_logged(row, words, -1, room)
        else:
            moves = play.codes(game, state)
            assert out[: entry.legal_moves(row, out)].tolist() == moves
            move = rng.choice(moves)
            game.apply(state, move, log)
            actor, machine_log = machine.step_logged(row, words, move, room)
        assert actor == state.actor
        same(game.State, state, row)
        assert words.tolist() == stream
        assert machine_log.tolist() == log, "the events differ"
        steps += 1
        if steps % look_every == 0:
            check_views(game, state, row, seed + steps)
    check_views(game, state, row, seed)
    return steps


def check_views(game: Game, state: Any, row: Any, seed: int) -> None:
    machine = compiled(game)
    seats = [*range(state.players), SPECTATOR]
    views = machine.observe(np.stack([row] * len(seats)), seats)
    for i, seat in enumerate(seats):
        view = game.View()
        game.observe(state, seat, view)
        same(game.View, view, views[i])
        if state.actor == CHANCE:
            continue
        stream = chance.new_stream(chance.seed_bytes(seed))
        words = np.array(stream, np.int64)
        rows = machine.determinise(views[i], 2, words)
        for k in range(2):
            drawn = game.State()
            game.determinise(view, drawn, stream)
            same(game.State, drawn, rows[k])
        assert words.tolist() == stream


def check_simulation(game: Game, table: dict[str, Any], seed: int, count: int) -> None:
    """`play_games` plays the games that the interpreted rules play with the same streams."""
    machine = compiled(game)
    start = machine.start(game.table(table), game.figures())
    first = 5
    rows = machine.play_games(start, seed, first, count)
    for i in range(count):
        state = beginning(game, table)
        stream = chance.new_stream(chance.seed_bytes(seed), first + i)
        while state.actor != OVER:
            if state.actor == CHANCE:
                game.settle(state, chance.below(stream, game.chance_size(state)), None)
            else:
                moves = play.codes(game, state)
                game.apply(state, moves[chance.below(stream, len(moves))], None)
        same(game.State, state, rows[i])
    again = np.stack([start] * count)
    machine.play_out(again, machine.streams(seed, count, first))
    assert (again == rows).all(), "play_out and play_games differ"


def check_batch(game: Game, table: dict[str, Any], seed: int) -> None:
    """`step_batch` and `step` do what the interpreted rules do, for rows that go their own ways."""
    machine = compiled(game)
    count = 3
    states = [beginning(game, table) for _ in range(count)]
    streams = [chance.new_stream(chance.seed_bytes(seed), i) for i in range(count)]
    rows = np.stack([machine.pack(state) for state in states])
    words = machine.streams(seed, count)
    masks = np.zeros((count, game.moves), np.uint8)
    actors = np.zeros(count, np.int64)
    moves = np.full(count, -1, np.int64)
    out = np.zeros(game.max_legal, np.int64)
    rng = Random(seed)
    while True:
        single, single_words = rows[0].copy(), words[0].copy()
        machine.step_batch(rows, words, moves, masks, actors)
        if moves[0] >= 0:
            n = machine.entry.step(single, single_words, moves[0], out)
            assert (single == rows[0]).all()
            assert sorted(out[:n].tolist()) == np.flatnonzero(masks[0]).tolist()
        for i, state in enumerate(states):
            if moves[i] >= 0:
                game.apply(state, int(moves[i]), None)
            while state.actor == CHANCE:
                game.settle(state, chance.below(streams[i], game.chance_size(state)), None)
            same(game.State, state, rows[i])
            assert actors[i] == state.actor
            legal = [] if state.actor == OVER else play.codes(game, state)
            assert np.flatnonzero(masks[i]).tolist() == sorted(legal)
            moves[i] = rng.choice(legal) if legal else -1
        if all(state.actor == OVER for state in states):
            return
