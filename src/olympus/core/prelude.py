"""What every kernel begins with: one game's rules, its packed types, and the few functions that all kernels need.

Never imported from here: `compiled.py` puts a copy beside the compile cache for each game, named
`olympus_GAME_core_prelude`, and the copy finds its game by that name. Kernels get it from `compiled.prelude`.

Kernels allocate nothing: whatever they work in is handed to them.
"""

import numba
import numpy as np

from olympus.core.chance import MASK, below
from olympus.core.compiled import record_type, register
from olympus.core.game import CHANCE
from olympus.games import load

game = load(__name__.split("_")[1])
register()
legal, apply, settle = game.legal, game.apply, game.settle
chance_size, chance_label = game.chance_size, game.chance_label
observe, determinise = game.observe, game.determinise
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
jit = numba.njit(nogil=True, cache=True)
inline = numba.njit(nogil=True, cache=True, inline="always")
"""For small functions and for loops round the rules: compiled only as part of their callers, so never twice."""


@inline
def copy_row(target, source):
    """Copy a packed state or view, a word at a time."""
    t, s = target.view(np.int64), source.view(np.int64)
    for i in range(s.shape[0]):
        t[i] = s[i]


@inline
def clear_row(row):
    row.view(np.int64)[:] = 0


@inline
def settle_draws(s, r):
    """Let chance draw until somebody must decide, or the game is over."""
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)


@inline
def begin_stream(r, key, number):
    """Make of `r` stream number so much of a key, at its beginning."""
    for k in range(8):
        r[k] = key[k]
    r[8], r[9] = 0, 16
    r[26], r[27] = number & MASK, number >> 32 & MASK
