"""The entry points of a game as CUDA code: play, step, observe, determinise; a thread for each game.

Never imported from here: `core/compiled.py` makes a copy for each game, and the copy finds its game by its own name.

States, views and streams lie in the GPU's memory word by word, game beside game (words x games), so that threads side
by side read words side by side. A thread copies its game's state into memory of its own, which the GPU lays out the
same way, works there, and copies it back.
"""

import numpy as np
from numba import cuda, int16, int64

from olympus.core.chance import MASK, STREAM_SIZE, below
from olympus.core.game import CHANCE, OVER
from olympus.core.scores import share_of_win
from olympus.games import load
from olympus.gpu.device import SIMULATED
from olympus.gpu.forms import STREAM_WORD, kernel, packed, record_in, register

game = load(__name__.split("_")[1])
if not SIMULATED:
    register()
legal, apply, settle, chance_size = game.legal, game.apply, game.settle, game.chance_size
observe, determinise = game.observe, game.determinise
STATE, VIEW = packed(game.State), packed(game.View)
STATE_WORDS, VIEW_WORDS = STATE.itemsize // 8, VIEW.itemsize // 8
MOST = game.max_legal
open_state, close_state = record_in(STATE, game.State)
open_view, close_view = record_in(VIEW, game.View)


@cuda.jit(device=True)
def begin_stream(r, key, number):
    """Make of `r` stream number so much of a key, at its beginning."""
    for k in range(8):
        r[k] = int(key[k])
    r[8], r[9] = 0, 16
    r[26], r[27] = number & MASK, number >> 32 & MASK


@kernel
def play_games(start, key, first, finals, starters):
    """Game number first + i from one start to its end, with its own stream of the key; who took its first decision."""
    i = cuda.grid(1)
    if i >= finals.shape[1]:
        return
    out = cuda.local.array(MOST, int16)
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    words = cuda.local.array(STATE_WORDS, int64)
    for k in range(STATE_WORDS):
        words[k] = start[k]
    begin_stream(r, key, first + i)
    s = open_state(words)
    starter = -1
    while s.actor != OVER:
        if s.actor >= 0:
            if starter < 0:
                starter = s.actor
            apply(s, int(out[below(r, legal(s, out))]), None)
        if s.actor == CHANCE:
            # one draw and no more: while one game deals, those beside it go on
            settle(s, below(r, chance_size(s)), None)
    starters[i] = starter
    close_state(words, s)
    for k in range(STATE_WORDS):
        finals[k, i] = words[k]


@kernel
def play_out(rows, streams):
    """Play each game to its end with uniformly random moves."""
    i = cuda.grid(1)
    if i >= rows.shape[1]:
        return
    out = cuda.local.array(MOST, int16)
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    words = cuda.local.array(STATE_WORDS, int64)
    for k in range(STATE_WORDS):
        words[k] = rows[k, i]
    for k in range(STREAM_SIZE):
        r[k] = int(streams[k, i])
    s = open_state(words)
    while s.actor != OVER:
        if s.actor >= 0:
            apply(s, int(out[below(r, legal(s, out))]), None)
        if s.actor == CHANCE:
            settle(s, below(r, chance_size(s)), None)
    close_state(words, s)
    for k in range(STATE_WORDS):
        rows[k, i] = words[k]
    for k in range(STREAM_SIZE):
        streams[k, i] = r[k]


@kernel
def step_batch(rows, streams, moves, masks, actors):
    """Apply moves[i] to game i (-1: none), settle chance; its legal moves as a mask, and who acts."""
    i = cuda.grid(1)
    if i >= rows.shape[1]:
        return
    out = cuda.local.array(MOST, int16)
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    words = cuda.local.array(STATE_WORDS, int64)
    for k in range(STATE_WORDS):
        words[k] = rows[k, i]
    for k in range(STREAM_SIZE):
        r[k] = int(streams[k, i])
    s = open_state(words)
    if moves[i] >= 0 and s.actor >= 0:
        apply(s, int(moves[i]), None)
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)
    for code in range(masks.shape[0]):
        masks[code, i] = 0
    if s.actor >= 0:
        for k in range(legal(s, out)):
            masks[out[k], i] = 1
    actors[i] = s.actor
    close_state(words, s)
    for k in range(STATE_WORDS):
        rows[k, i] = words[k]
    for k in range(STREAM_SIZE):
        streams[k, i] = r[k]


@kernel
def observe_batch(rows, seats, views):
    """The view of seats[i] of game i."""
    i = cuda.grid(1)
    if i >= rows.shape[1]:
        return
    words = cuda.local.array(STATE_WORDS, int64)
    seen = cuda.local.array(VIEW_WORDS, int64)
    for k in range(STATE_WORDS):
        words[k] = rows[k, i]
    for k in range(VIEW_WORDS):
        seen[k] = 0
    v = open_view(seen)
    observe(open_state(words), int(seats[i]), v)
    close_view(seen, v)
    for k in range(VIEW_WORDS):
        views[k, i] = seen[k]


@kernel
def determinise_batch(view, key, first, rows):
    """States that the seat of one view cannot tell apart, the i-th drawn from stream first + i of the key."""
    i = cuda.grid(1)
    if i >= rows.shape[1]:
        return
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    words = cuda.local.array(STATE_WORDS, int64)
    seen = cuda.local.array(VIEW_WORDS, int64)
    for k in range(VIEW_WORDS):
        seen[k] = view[k]
    for k in range(STATE_WORDS):
        words[k] = 0
    begin_stream(r, key, first + i)
    s = open_state(words)
    determinise(open_view(seen), s, r)
    close_state(words, s)
    for k in range(STATE_WORDS):
        rows[k, i] = words[k]


# the environment for learning


@kernel
def check_moves(moves, masks, wrong):
    """wrong[0] becomes the first game whose move is not legal."""
    i = cuda.grid(1)
    if i < moves.shape[0]:
        code = moves[i]
        if code < 0 or code >= masks.shape[0] or masks[code, i] == 0:
            cuda.atomic.min(wrong, 0, i)


@kernel
def step(rows, streams, start, moves, fresh, views, masks, actors, rewards, dones, scores, points):
    """One move in every game; a game that ends is rewarded and a new one begun. Fresh: every game is new."""
    i = cuda.grid(1)
    if i >= rows.shape[1]:
        return
    out = cuda.local.array(MOST, int16)
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    words = cuda.local.array(STATE_WORDS, int64)
    seen = cuda.local.array(VIEW_WORDS, int64)
    for k in range(STATE_WORDS):
        words[k] = start[k] if fresh else rows[k, i]
    for k in range(STREAM_SIZE):
        r[k] = int(streams[k, i])
    s = open_state(words)
    if dones[i]:
        dones[i] = False
        for seat in range(rewards.shape[0]):
            rewards[seat, i] = 0
    if not fresh:
        apply(s, int(moves[i]), None)
    while s.actor < 0:
        if s.actor == CHANCE:
            settle(s, below(r, chance_size(s)), None)
        else:
            dones[i] = True
            for seat in range(rewards.shape[0]):
                scores[seat, i] = s.score[seat]
                rewards[seat, i] = s.score[seat] if points else share_of_win(s.score, s.players, seat)
            for k in range(STATE_WORDS):
                words[k] = start[k]
            s = open_state(words)
    for code in range(masks.shape[0]):
        masks[code, i] = 0
    for k in range(legal(s, out)):
        masks[out[k], i] = 1
    actors[i] = s.actor
    for k in range(VIEW_WORDS):
        seen[k] = 0
    v = open_view(seen)
    observe(s, int(s.actor), v)
    close_view(seen, v)
    figures = seen.view(np.int16)
    for k in range(views.shape[0]):
        views[k, i] = figures[k]
    close_state(words, s)
    for k in range(STATE_WORDS):
        rows[k, i] = words[k]
    for k in range(STREAM_SIZE):
        streams[k, i] = r[k]


@kernel
def sample(masks, streams, moves):
    """A legal move for each game, each equally likely, from streams beside those of the games."""
    i = cuda.grid(1)
    if i >= moves.shape[0]:
        return
    r = cuda.local.array(STREAM_SIZE, STREAM_WORD)
    for k in range(STREAM_SIZE):
        r[k] = int(streams[k, i])
    count = 0
    for code in range(masks.shape[0]):
        count += masks[code, i]
    chosen = below(r, int(count))
    for code in range(masks.shape[0]):
        if masks[code, i]:
            if chosen == 0:
                moves[i] = code
            chosen -= 1
    for k in range(STREAM_SIZE):
        streams[k, i] = r[k]
