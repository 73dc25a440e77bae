"""The entry points of a game as machine code: play, step, observe, determinise.

Never imported from here: `compiled.py` makes a copy for each game, and the copy finds its game by its own name.
"""

from olympus.core.chance import MASK, below
from olympus.core.compiled import prelude
from olympus.core.game import CHANCE, OVER

rules = prelude(__name__)


@rules.jit
def settle_all(row, r):
    s = row.view(rules.STATE)[0]
    rules.settle_draws(s, r)
    return s.actor


@rules.jit
def legal_moves(row, out):
    s = row.view(rules.STATE)[0]
    return rules.legal(s, out) if s.actor >= 0 else 0


@rules.jit
def step(row, r, move, out):
    """Apply a move, settle chance, write the next legal moves: how many there are."""
    s = row.view(rules.STATE)[0]
    rules.apply(s, move, None)
    rules.settle_draws(s, r)
    return rules.legal(s, out) if s.actor >= 0 else 0


@rules.jit
def step_logged(row, r, move, log):
    """Apply a move or (move -1) settle one draw with the stream, writing events."""
    s = row.view(rules.STATE)[0]
    if move >= 0:
        rules.apply(s, move, log)
    else:
        rules.settle(s, below(r, rules.chance_size(s)), log)
    return s.actor


@rules.inline
def play_on(s, r, out):
    """Play a game to its end with uniformly random moves; a helper for the move, inlined here, cost 4% of the speed."""
    while s.actor != OVER:
        if s.actor == CHANCE:
            rules.settle(s, below(r, rules.chance_size(s)), None)
        else:
            rules.apply(s, out[below(r, rules.legal(s, out))], None)


@rules.jit
def play_out(rows, streams, out):
    """Play each row to its end with uniformly random moves."""
    for i in range(rows.shape[0]):
        play_on(rows[i].view(rules.STATE)[0], streams[i], out)


@rules.jit
def play_games(start, key, first, rows, r, out):
    """Game number first + i from the same start into each row, each with its own stream of the key."""
    for i in range(rows.shape[0]):
        rules.begin_stream(r, key, first + i)
        rules.copy_row(rows[i], start)
        play_on(rows[i].view(rules.STATE)[0], r, out)


@rules.jit
def step_batch(rows, streams, moves, masks, actors, out):
    """Apply moves[i] to row i (-1: none), settle chance; its legal moves as a mask, and who acts."""
    for i in range(rows.shape[0]):
        s = rows[i].view(rules.STATE)[0]
        if moves[i] >= 0 and s.actor >= 0:
            rules.apply(s, moves[i], None)
        rules.settle_draws(s, streams[i])
        masks[i, :] = 0
        if s.actor >= 0:
            for k in range(rules.legal(s, out)):
                masks[i, out[k]] = 1
        actors[i] = s.actor


@rules.jit
def observe_batch(rows, seats, views):
    for i in range(rows.shape[0]):
        rules.observe(rows[i].view(rules.STATE)[0], seats[i], views[i].view(rules.VIEW)[0])


@rules.jit
def determinise_batch(view, rows, r):
    """States that the seat of one view cannot tell apart, into each row."""
    v = view.view(rules.VIEW)[0]
    for i in range(rows.shape[0]):
        rules.clear_row(rows[i])
        rules.determinise(v, rows[i].view(rules.STATE)[0], r)


@rules.jit
def random_words(r, words):
    """Fill an array with random words of the stream."""
    for i in range(words.shape[0]):
        words[i] = below(r, MASK)


@rules.jit
def copy_many(target, source, times):
    """For the bench: the cost of a copy."""
    for _ in range(times):
        rules.copy_row(target, source)
        source[0] ^= 1
