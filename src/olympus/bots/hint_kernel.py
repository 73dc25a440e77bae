"""What a move may bring, as machine code: the same imagined worlds for each move, played on sensibly.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/kernel.py`). Everything
here starts from a view: worlds are imagined from it, the real state is never seen.
"""

import numba
import numpy as np

from olympus.bots.hints import hint_rules
from olympus.bots.thought import bot_rules, kernel
from olympus.core.chance import below
from olympus.core.compiled import record_type, register
from olympus.games import load

game = load(__name__.split("_")[1])
stage, _, appraise = bot_rules(game)
note, FACTS = hint_rules(game)
copy_row, settle_draws = kernel(game).copy_row, kernel(game).settle_draws
imagine, rewards = kernel(game).imagine, kernel(game).rewards
register()
legal, apply, settle = game.legal, game.apply, game.settle
chance_size, chance_label = game.chance_size, game.chance_label
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
CHANCE = -1
TASTED = 3
"""Moves that somebody in an imagined game looks at before choosing one."""

# parameters of a search, see thought.Settings
PLIES, STAGES, HEAT, POINTS, BELIEF, WORLDS = 1, 2, 3, 4, 5, 6


@numba.njit(nogil=True, cache=True)
def play(before, s, code, me, facts, r):
    """A move and the draws after it, with an eye on the facts."""
    apply(s, code, None)
    note(before, s, -1, me, facts)
    while s.actor == CHANCE:
        choice = below(r, chance_size(s))
        note(before, s, chance_label(s, choice), me, facts)
        settle(s, choice, None)
        note(before, s, -1, me, facts)


@numba.njit(nogil=True, cache=True)
def sensible(row, spare, out, values, r):
    """The best of a few moves taken at random, by what the game's heuristics make of the position after it."""
    s = row.view(STATE)[0]
    actor = s.actor
    n = legal(s, out)
    if n == 1:
        return out[0]
    chosen, highest = out[0], -1.0e18
    for k in range(min(TASTED, n)):
        at = k + below(r, n - k)
        code = out[at]
        out[at] = out[k]
        out[k] = code
        copy_row(spare, row)
        tried = spare.view(STATE)[0]
        apply(tried, code, None)
        settle_draws(tried, r)
        appraise(tried, values)
        best = -1.0e9
        for seat in range(tried.players):
            if seat != actor:
                best = max(best, values[seat])
        worth = values[actor] - 0.3 * best
        if worth > highest:
            chosen, highest = code, worth
    return chosen


@numba.njit(nogil=True, cache=True)
def compare(view, rows, codes, tries, values, out, r, settings, found, gained, facts, held):
    """Try some moves in the same worlds.

    found[world, move]: what the move brings the own seat there, as a share of the win; gained[world, move]: in points;
    held[move, fact]: in how many of the games imagined after it a fact came true.
    """
    v = view.view(VIEW)[0]
    me = v.me
    world, tried, spare = rows[0], rows[1], rows[2]
    for w in range(found.shape[0]):
        world.view(np.int64)[:] = 0
        imagine(v, world, tried, values, r, settings[BELIEF], settings[WORLDS])
        before = world.view(STATE)[0]
        for k in range(codes.shape[0]):
            found[w, k] = gained[w, k] = 0.0
            for _ in range(tries):
                copy_row(tried, world)
                s = tried.view(STATE)[0]
                begun, limit = stage(s), s.ply + settings[PLIES]
                facts[:] = 0
                note(before, s, -1, me, facts)
                play(before, s, codes[k], me, facts, r)
                while s.actor >= 0 and s.ply < limit and stage(s) - begun < settings[STAGES]:
                    play(before, s, sensible(tried, spare, out, values, r), me, facts, r)
                gained[w, k] += (s.score[me] - before.score[me]) / tries
                rewards(s, values, settings[HEAT], settings[POINTS])
                found[w, k] += values[me] / tries
                for fact in range(FACTS):
                    held[k, fact] += facts[fact]
