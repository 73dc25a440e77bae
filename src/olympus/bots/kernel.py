"""Thinking as machine code: the apprentice's glance and the searches' trees.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/kernel.py`). Everything
here starts from a view: worlds are imagined from it, the real state is never seen.
"""

import math

import numba
import numpy as np

from olympus.bots.thought import bot_rules, leaning_rules
from olympus.core.chance import below
from olympus.core.compiled import record_type, register
from olympus.games import load

game = load(__name__.split("_")[1])
stage, seen_move, appraise = bot_rules(game)
size_up, lean = leaning_rules(game)
register()
legal, apply, settle, chance_size = game.legal, game.apply, game.settle, game.chance_size
observe, determinise = game.observe, game.determinise
STATE = np.dtype((np.record, record_type(game.State)))
VIEW = np.dtype((np.record, record_type(game.View)))
MAX_LEGAL, MOVES = game.max_legal, game.moves
CHANCE, OVER = -1, -2
SEATS = 6
DEPTH = 400
SIZED_UP = 12
"""Moves after which an imagined game is sized up again."""

# parameters of a search, see thought.Settings
EXPLORE, PLIES, STAGES, HEAT, POINTS, BELIEF, WORLDS, TASTE, CHEAT = range(9)

# a node: its row of the tree, and its row of sums: the rewards of who moved, the own points, the log of AVAILABLE
MOVE, CHILD, SIBLING, VISITS, AVAILABLE = range(5)
REWARD, OWN_POINTS, LOG = range(3)


@numba.njit(nogil=True, cache=True)
def copy_row(target, source):
    t, s = target.view(np.int64), source.view(np.int64)
    for i in range(s.shape[0]):
        t[i] = s[i]


@numba.njit(nogil=True, cache=True)
def settle_draws(s, r):
    while s.actor == CHANCE:
        settle(s, below(r, chance_size(s)), None)


@numba.njit(nogil=True, cache=True)
def rewards(s, values, heat, points):
    """For each seat between 0 and 1: its share of the win at the end, else how its hopes compare with the others'."""
    if s.actor == OVER:
        for seat in range(s.players):
            values[seat] = float(s.score[seat])
    else:
        appraise(s, values)
    best = values[0]
    for seat in range(1, s.players):
        best = max(best, values[seat])
    shares = 0.0
    sharing = 0
    for seat in range(s.players):
        shares += math.exp((values[seat] - best) / heat)
        sharing += values[seat] == best
    for seat in range(s.players):
        soft = math.exp((values[seat] - best) / heat) / shares
        if s.actor == OVER:
            won = 1.0 / sharing if values[seat] == best else 0.0
            soft = points * soft + (1.0 - points) * won
        values[SEATS + 26 + seat] = values[seat]
        values[seat] = soft


@numba.njit(nogil=True, cache=True)
def imagine(v, world, spare, values, r, belief, worlds):
    """A world the seat may be in. With belief: of several, rather one in which the others have chosen sensibly."""
    determinise(v, world.view(STATE)[0], r)
    if belief == 0.0:
        return
    s = world.view(STATE)[0]
    appraise(s, values)
    weight = world_weight(s, v.me, values, belief)
    total = weight
    for _ in range(int(worlds) - 1):
        spare.view(np.int64)[:] = 0
        other = spare.view(STATE)[0]
        determinise(v, other, r)
        appraise(other, values)
        weight = world_weight(other, v.me, values, belief)
        total += weight
        if below(r, 1 << 20) * total < weight * (1 << 20):
            copy_row(world, spare)


@numba.njit(nogil=True, cache=True)
def world_weight(s, me, values, belief):
    hopes = 0.0
    for seat in range(s.players):
        if seat != me:
            hopes += values[seat] - s.score[seat]
    return math.exp(belief * hopes)


@numba.njit(nogil=True, cache=True)
def glance(view, rows, out, totals, values, r, worlds, noise):
    """The apprentice: look one move ahead in a few worlds, then choose, with some noise, what looks best."""
    v = view.view(VIEW)[0]
    world, tried = rows[0], rows[1]
    n = 0
    for w in range(worlds):
        world.view(np.int64)[:] = 0
        determinise(v, world.view(STATE)[0], r)
        n = legal(world.view(STATE)[0], out)
        if n == 1:
            return out[0]
        for k in range(n):
            copy_row(tried, world)
            s = tried.view(STATE)[0]
            apply(s, out[k], None)
            settle_draws(s, r)
            appraise(s, values)
            best = -1.0e9
            for seat in range(s.players):
                if seat != v.me:
                    best = max(best, values[seat])
            if w == 0:
                totals[k] = 0.0
            totals[k] += values[v.me] - 0.3 * best
    choice = 0
    highest = -1.0e18
    for k in range(n):
        # a draw of Gumbel's: choices in proportion to exp(value / noise)
        luck = -math.log(-math.log((below(r, 1 << 30) + 0.5) / (1 << 30)))
        worth = totals[k] / worlds + noise * luck
        if worth > highest:
            highest = worth
            choice = k
    return out[choice]


@numba.njit(nogil=True, cache=True)
def search(view, secret, rows, tree, sums, size, values, slots, out, r, iterations, settings):
    """Grow the tree by some iterations: a world each, down the tree, play on, and what it brought back up.

    A node is a row of `tree` and of `sums`. `size` holds the number of nodes and of moves played. Node 0 is the root.
    """
    v = view.view(VIEW)[0]
    world, spare, believed = rows[0], rows[1], rows[2]
    me = v.me
    path = np.zeros(DEPTH, np.int32)
    movers = np.zeros(DEPTH, np.int32)
    keys = np.zeros(MAX_LEGAL, np.int64)
    nodes, played = size[0], size[1]
    explore = settings[EXPLORE]
    for iteration in range(iterations):
        if settings[CHEAT] == 1.0:
            copy_row(world, secret)
        else:
            # a world that was chosen among several is used as many times: choosing costs more than playing in it
            if settings[BELIEF] == 0.0 or iteration % int(settings[WORLDS]) == 0:
                believed.view(np.int64)[:] = 0
                imagine(v, believed, spare, values, r, settings[BELIEF], settings[WORLDS])
            copy_row(world, believed)
        s = world.view(STATE)[0]
        begun = stage(s)
        ply = s.ply
        depth = 0
        node = 0
        growing = True
        while growing and s.actor >= 0 and depth < DEPTH and stage(s) - begun < settings[STAGES]:
            n = legal(s, out)
            actor = s.actor
            child = tree[node, CHILD]
            while child > 0:
                slots[tree[child, MOVE]] = child
                child = tree[child, SIBLING]
            best, best_worth, untried, fresh = -1, -1.0, 0, -1
            for k in range(n):
                key = out[k] if actor == me else seen_move(s, out[k])
                keys[k] = key
                child = slots[key]
                if child == 0:
                    untried += 1
                    if below(r, untried) == 0:
                        fresh = k
                else:
                    sums[child, LOG] += 1.0 / (tree[child, AVAILABLE] + 0.5)  # log(n + 1) - log(n), nearly
                    tree[child, AVAILABLE] += 1
                    share = 1.0 / tree[child, VISITS]
                    worth = sums[child, REWARD] * share + explore * math.sqrt(sums[child, LOG] * share)
                    if worth > best_worth:
                        best, best_worth = k, worth
            if fresh >= 0 and nodes < tree.shape[0]:
                tree[nodes, MOVE] = keys[fresh]
                tree[nodes, CHILD] = 0
                tree[nodes, SIBLING] = tree[node, CHILD]
                tree[node, CHILD] = nodes
                tree[nodes, VISITS] = 0
                tree[nodes, AVAILABLE] = 1
                sums[nodes, REWARD] = sums[nodes, OWN_POINTS] = sums[nodes, LOG] = 0.0
                following, chosen = nodes, fresh
                nodes += 1
                growing = False
            elif best >= 0:
                following, chosen = slots[keys[best]], best
            else:
                following, chosen = -1, fresh
                growing = False
            child = tree[node, CHILD]
            while child > 0:
                slots[tree[child, MOVE]] = 0
                child = tree[child, SIBLING]
            if actor != me and best >= 0 and chosen == best:
                chosen = one_like(keys, n, keys[best], r)
            if following >= 0:
                path[depth] = following
                movers[depth] = actor
                depth += 1
                node = following
            apply(s, out[chosen], None)
            settle_draws(s, r)
        limit = s.ply + settings[PLIES]
        sized_up = s.ply - SIZED_UP
        while s.actor >= 0 and s.ply < limit and stage(s) - begun < settings[STAGES]:
            n = legal(s, out)
            code = out[below(r, n)]
            if n > 1 and settings[TASTE] > 1.0:
                if s.ply >= sized_up + SIZED_UP:
                    size_up(s, values)
                    sized_up = s.ply
                code = taste(s, code, n, out, values, r, settings[TASTE])
            apply(s, code, None)
            settle_draws(s, r)
        played += s.ply - ply
        rewards(s, values, settings[HEAT], settings[POINTS])
        tree[0, VISITS] += 1
        for d in range(depth):
            tree[path[d], VISITS] += 1
            sums[path[d], REWARD] += values[movers[d]]
            sums[path[d], OWN_POINTS] += values[SEATS + 26 + me]
    size[0], size[1] = nodes, played


@numba.njit(nogil=True, cache=True)
def taste(s, code, n, out, values, r, moves):
    """Of some moves taken at random, `code` being the first, the one that its player leans to most."""
    highest = lean(s, code, values)
    for _ in range(int(moves) - 1):
        other = out[below(r, n)]
        worth = lean(s, other, values)
        if worth > highest:
            highest, code = worth, other
    return code


@numba.njit(nogil=True, cache=True)
def one_like(keys, n, key, r):
    """One of the moves that look the same, each equally likely."""
    alike = 0
    chosen = 0
    for k in range(n):
        if keys[k] == key:
            alike += 1
            if below(r, alike) == 0:
                chosen = k
    return chosen
