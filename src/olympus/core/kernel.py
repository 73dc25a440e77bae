"""The entry points of a game as machine code.

Never imported from here: `compiled.py` puts a copy beside the compile cache for each game, named
`olympus_GAME_kernel`, and the copy finds its game by that name.
"""

import numba
import numpy as np

from olympus.core.chance import below
from olympus.core.compiled import record_type, register
from olympus.games import load

game = load(__name__.split("_")[1])
register()
legal, apply, settle, chance_size = game.legal, game.apply, game.settle, game.chance_size
observe, determinise = game.observe, game.determinise
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
MAX_LEGAL = game.max_legal
CHANCE, OVER = -1, -2


@numba.njit(nogil=True, cache=True)
def copy_row(target, source):
    t, s = target.view(np.int64), source.view(np.int64)
    for i in range(s.shape[0]):
        t[i] = s[i]


@numba.njit(nogil=True, cache=True)
def settle_all(row, r):
    s = row.view(STATE)[0]
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)
    return s.actor


@numba.njit(nogil=True, cache=True)
def legal_moves(row, out):
    s = row.view(STATE)[0]
    return legal(s, out) if s.actor >= 0 else 0


@numba.njit(nogil=True, cache=True)
def step(row, r, move, out):
    """Apply a move, settle chance, write the next legal moves: how many there are."""
    s = row.view(STATE)[0]
    apply(s, move, None)
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)
    return legal(s, out) if s.actor >= 0 else 0


@numba.njit(nogil=True, cache=True)
def step_logged(row, r, move, log):
    """Apply a move or (move -1) settle one draw with the stream, writing events."""
    s = row.view(STATE)[0]
    if move >= 0:
        apply(s, move, log)
    else:
        settle(s, below(r, chance_size(s)), log)
    return s.actor


@numba.njit(nogil=True, cache=True)
def play_out(rows, streams):
    """Play each row to its end with uniformly random moves."""
    out = np.zeros(MAX_LEGAL, np.int64)
    for i in range(rows.shape[0]):
        s = rows[i].view(STATE)[0]
        r = streams[i]
        while s.actor != OVER:
            if s.actor == CHANCE:
                settle(s, below(r, chance_size(s)), None)
            else:
                apply(s, out[below(r, legal(s, out))], None)


@numba.njit(nogil=True, cache=True)
def play_games(start, key, first, rows):
    """Game number first + i from the same start into each row, each with its own stream of the key."""
    out = np.zeros(MAX_LEGAL, np.int64)
    r = np.zeros(28, np.int64)
    for i in range(rows.shape[0]):
        number = first + i
        for k in range(8):
            r[k] = key[k]
        r[8] = 0
        r[9] = 16
        r[26] = number & 0xFFFFFFFF
        r[27] = number >> 32
        copy_row(rows[i], start)
        s = rows[i].view(STATE)[0]
        while s.actor != OVER:
            if s.actor == CHANCE:
                settle(s, below(r, chance_size(s)), None)
            else:
                apply(s, out[below(r, legal(s, out))], None)


@numba.njit(nogil=True, cache=True)
def step_batch(rows, streams, moves, masks, actors):
    """Apply moves[i] to row i (-1: none), settle chance; its legal moves as a mask, and who acts."""
    out = np.zeros(MAX_LEGAL, np.int64)
    for i in range(rows.shape[0]):
        s = rows[i].view(STATE)[0]
        if moves[i] >= 0 and s.actor >= 0:
            apply(s, moves[i], None)
        while s.actor == CHANCE:
            settle(s, below(streams[i], chance_size(s)), None)
        masks[i, :] = 0
        if s.actor >= 0:
            for k in range(legal(s, out)):
                masks[i, out[k]] = 1
        actors[i] = s.actor


@numba.njit(nogil=True, cache=True)
def observe_batch(rows, seats, views):
    for i in range(rows.shape[0]):
        observe(rows[i].view(STATE)[0], seats[i], views[i].view(VIEW)[0])


@numba.njit(nogil=True, cache=True)
def determinise_batch(view, rows, r):
    """States that the seat of one view cannot tell apart, into each row."""
    v = view.view(VIEW)[0]
    for i in range(rows.shape[0]):
        rows[i].view(np.int64)[:] = 0
        determinise(v, rows[i].view(STATE)[0], r)


@numba.njit(nogil=True, cache=True)
def random_words(r, count):
    words = np.zeros(count, np.int64)
    for i in range(count):
        words[i] = below(r, 0xFFFFFFFF)
    return words


@numba.njit(nogil=True, cache=True)
def copy_many(target, source, times):
    """For the bench: the cost of a copy."""
    for _ in range(times):
        copy_row(target, source)
        source[0] ^= 1
