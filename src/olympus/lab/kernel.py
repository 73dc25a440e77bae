"""Whole games as machine code, watched: how often the lead changed, and who led on the way.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/kernel.py`).
"""

import numba
import numpy as np

from olympus.bots.thought import VALUES, kernel
from olympus.core.chance import below
from olympus.core.compiled import record_type, register
from olympus.games import load

game = load(__name__.split("_")[1])
glance = kernel(game).glance
register()
legal, apply, settle, chance_size, observe = (
    game.legal,
    game.apply,
    game.settle,
    game.chance_size,
    game.observe,
)
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
VIEW_BYTES = VIEW.itemsize
MAX_LEGAL = game.max_legal
CHANCE, OVER = -1, -2
NOBODY = -1
HISTORY = 1024
"""Changes of the lead that are kept of one game; those after it count, but overwrite the last."""


@numba.njit(nogil=True, cache=True)
def leader(s):
    """The seat with more points than any other, or nobody."""
    best = 0
    alone = True
    for seat in range(1, s.players):
        if s.score[seat] > s.score[best]:
            best = seat
            alone = True
        elif s.score[seat] == s.score[best]:
            alone = False
    return best if alone else NOBODY


@numba.njit(nogil=True, cache=True)
def play_watched(start, key, first, rows, worlds, noise, changes, leaders):
    """Game number first + i of the key into each row, played by apprentices; if `noise` is None, at random.

    changes[i]: how often another seat came to lead than the one that led before. leaders[i, q]: who led when
    (q + 1) / (columns + 1) of the game's decisions were taken. Random games are those of `play_games`.
    What None leaves out is not even compiled.
    """
    out = np.zeros(MAX_LEGAL, np.int64)
    totals = np.zeros(MAX_LEGAL, np.float64)
    values = np.zeros(VALUES, np.float64)
    r = np.zeros(28, np.int64)
    view = np.zeros(VIEW_BYTES, np.uint8)
    scratch = np.zeros((2, rows.shape[1]), np.uint8)
    since = np.zeros(HISTORY, np.int64)
    led_by = np.zeros(HISTORY, np.int64)
    parts = leaders.shape[1] + 1
    for i in range(rows.shape[0]):
        for k in range(8):
            r[k] = key[k]
        r[8], r[9] = 0, 16
        r[26], r[27] = (first + i) & 0xFFFFFFFF, (first + i) >> 32
        target, source = rows[i].view(np.int64), start.view(np.int64)
        for k in range(source.shape[0]):
            target[k] = source[k]
        s = rows[i].view(STATE)[0]
        kept, last, changed = 1, NOBODY, 0
        since[0], led_by[0] = 0, NOBODY
        while True:
            if s.actor == CHANCE:
                settle(s, below(r, chance_size(s)), None)
                continue
            now = leader(s)
            if now != led_by[kept - 1]:
                if now != NOBODY:
                    if last != NOBODY and now != last:
                        changed += 1
                    last = now
                if kept < HISTORY:
                    kept += 1
                since[kept - 1], led_by[kept - 1] = s.ply, now
            if s.actor == OVER:
                break
            if noise is None:
                move = out[below(r, legal(s, out))]
            else:
                observe(s, s.actor, view.view(VIEW)[0])
                move = glance(view, scratch, out, totals, values, r, worlds, noise)
            apply(s, move, None)
        changes[i] = changed
        for q in range(parts - 1):
            at = kept - 1
            while at > 0 and since[at] * parts > (q + 1) * s.ply:
                at -= 1
            leaders[i, q] = led_by[at]
