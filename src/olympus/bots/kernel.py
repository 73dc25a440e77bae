"""Choosing a move as machine code: the apprentice's look ahead and the search's tree.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/prelude.py`). Everything
here starts from a view: worlds are imagined from it, the real state is never seen.
"""

import math

import numpy as np

from olympus.bots.tree import DEPTH, ROOT, SETTINGS, SIZE_UP_EVERY, bot_rules, leaning_rules, notes_type
from olympus.core.chance import below
from olympus.core.compiled import prelude, register
from olympus.core.game import OVER
from olympus.core.scores import share_of_win

rules = prelude(__name__)
stage, seen_move, appraise = bot_rules(rules.game)
size_up, lean = leaning_rules(rules.game)
register()
NOTES = np.dtype((np.record, notes_type(rules.game)))
NONE = -1
WIN = 6.0
"""Points that a win is worth to who looks a few moves ahead."""
FAR = 2.0
"""By so many times its noise a move may look worse than the best and still be taken."""
SAMPLED = 3
"""Moves that somebody in an imagined game looks at before choosing one."""


@rules.jit
def play(s, code, r):
    """A move and the draws after it. Not inlined: so the rules are in each entry point once, and compile sooner."""
    rules.apply(s, code, None)
    rules.settle_draws(s, r)


@rules.jit
def rewards(s, notes, temperature, points, scratch):
    """For each seat between 0 and 1: its share of the win at the end, else how its expected points compare."""
    over = s.actor == OVER
    if not over:
        appraise(s, notes)
    hope, reward = scratch.points, scratch.reward
    best = -math.inf
    for seat in range(s.players):
        hope[seat] = float(s.score[seat]) if over else notes.expected[seat]
        best = max(best, hope[seat])
    total = 0.0
    for seat in range(s.players):
        total += math.exp((hope[seat] - best) / temperature)
    for seat in range(s.players):
        reward[seat] = math.exp((hope[seat] - best) / temperature) / total
        if over:
            won = share_of_win(s.score, s.players, seat)
            reward[seat] = points * reward[seat] + (1.0 - points) * won


@rules.jit
def lead(s, notes, seat):
    """A seat's expected points, less a part of those of the best of the others; a win counts as some points."""
    if s.actor == OVER:
        for other in range(s.players):
            notes.expected[other] = s.score[other] + WIN * share_of_win(s.score, s.players, other)
    best = -1.0e9
    for other in range(s.players):
        if other != seat:
            best = max(best, notes.expected[other])
    return notes.expected[seat] - 0.3 * best


# imagined worlds


@rules.jit
def imagine(v, world, spare, notes, r, belief, worlds):
    """A world the seat may be in. With belief: of several, rather one in which the others have chosen sensibly."""
    rules.clear_row(world)
    s = world.view(rules.STATE)[0]
    rules.determinise(v, s, r)
    if belief == 0.0:
        return
    appraise(s, notes)
    total = world_weight(s, v.me, notes, belief)
    for _ in range(int(worlds) - 1):
        rules.clear_row(spare)
        other = spare.view(rules.STATE)[0]
        rules.determinise(v, other, r)
        appraise(other, notes)
        weight = world_weight(other, v.me, notes, belief)
        total += weight
        if below(r, 1 << 20) * total < weight * (1 << 20):
            rules.copy_row(world, spare)


@rules.jit
def world_weight(s, me, notes, belief):
    """How likely the others chose what led to this world: the more, the more points they may hope for in it."""
    hopes = 0.0
    for seat in range(s.players):
        if seat != me:
            hopes += notes.expected[seat] - s.score[seat]
    return math.exp(belief * hopes)


# the apprentice


@rules.jit
def sensible(row, spare, out, notes, r, sample):
    """The best of so many random moves, by what the game's heuristics make of the position after it."""
    s = row.view(rules.STATE)[0]
    actor = s.actor
    n = rules.legal(s, out)
    if n == 1:
        return out[0]
    chosen, highest = out[0], -1.0e18
    for k in range(min(sample, n)):
        at = k + below(r, n - k)
        code = out[at]
        out[at] = out[k]
        out[k] = code
        rules.copy_row(spare, row)
        tried = spare.view(rules.STATE)[0]
        play(tried, code, r)
        appraise(tried, notes)
        worth = lead(tried, notes, actor)
        if worth > highest:
            chosen, highest = code, worth
    return chosen


@rules.jit
def look_ahead(view, scratch, r, worlds, noise, plies):
    """Try each move in a few worlds, play on for some plies, then choose, with some noise, what looks best."""
    v = view.view(rules.VIEW)[0]
    notes = scratch.notes.view(NOTES)[0]
    out, totals = scratch.legal, scratch.totals
    n = 0
    for w in range(worlds):
        rules.clear_row(scratch.imagined)
        rules.determinise(v, scratch.imagined.view(rules.STATE)[0], r)
        n = rules.legal(scratch.imagined.view(rules.STATE)[0], out)
        if n == 1:
            return out[0]
        for k in range(n):
            rules.copy_row(scratch.played, scratch.imagined)
            s = scratch.played.view(rules.STATE)[0]
            limit = s.ply + 1 + plies
            play(s, out[k], r)
            while s.actor >= 0 and s.ply < limit:
                play(s, sensible(scratch.played, scratch.spare, scratch.keys, notes, r, SAMPLED), r)
            appraise(s, notes)
            if w == 0:
                totals[k] = 0.0
            totals[k] += lead(s, notes, v.me)
    return out[noisy_best(totals, n, worlds, noise, r)]


@rules.inline
def noisy_best(totals, n, worlds, noise, r):
    """One of n choices, in proportion to exp(mean / noise); never one that is far from the best."""
    best = totals[0]
    for k in range(1, n):
        best = max(best, totals[k])
    choice = 0
    highest = -1.0e18
    for k in range(n):
        if totals[k] < best - FAR * noise * worlds:
            continue
        gumbel = -math.log(-math.log((below(r, 1 << 30) + 0.5) / (1 << 30)))
        worth = totals[k] / worlds + noise * gumbel
        if worth > highest:
            highest = worth
            choice = k
    return choice


# the search


@rules.jit
def search(view, secret, nodes, sizes, scratch, r, iterations, packed_settings):
    """Grow the tree by some iterations: imagine a world, go down the tree, roll out, back the rewards up."""
    v = view.view(rules.VIEW)[0]
    settings = packed_settings.view(SETTINGS)[0]
    notes = scratch.notes.view(NOTES)[0]
    size = sizes[0]
    for iteration in range(iterations):
        if settings.cheat == 1.0:
            rules.copy_row(scratch.played, secret)
        else:
            # a world that was chosen among several is used as many times: choosing costs more than playing in it
            if settings.belief == 0.0 or iteration % int(settings.worlds) == 0:
                imagine(v, scratch.imagined, scratch.spare, notes, r, settings.belief, settings.worlds)
            rules.copy_row(scratch.played, scratch.imagined)
        s = scratch.played.view(rules.STATE)[0]
        ply, until = s.ply, stage(s) + settings.stages
        depth = descend(s, v.me, until, nodes, size, scratch, r, settings.explore)
        roll_out(s, until, scratch, notes, r, settings)
        size.moves += s.ply - ply
        rewards(s, notes, settings.temperature, settings.points, scratch)
        back_up(nodes, depth, scratch, v.me)


@rules.inline
def descend(s, me, until, nodes, size, scratch, r, explore):
    """Play down the tree until a new node is made, or the tree, the game or the stages end; the path's length."""
    out, keys = scratch.legal, scratch.keys
    node, depth = ROOT, 0
    growing = True
    while growing and s.actor >= 0 and depth < DEPTH and stage(s) < until:
        n = rules.legal(s, out)
        actor = s.actor
        best, child, fresh = select(s, n, actor == me, nodes, node, scratch, r, explore)
        chosen = best
        if best == NONE or (fresh != NONE and size.nodes < nodes.shape[0]):
            chosen, child, growing = fresh, NONE, False
            if size.nodes < nodes.shape[0]:
                child = expand(nodes, size, node, keys[fresh])
        elif actor != me:
            chosen = one_like(keys, n, keys[best], r)
        if child != NONE:
            scratch.path[depth] = child
            scratch.movers[depth] = actor
            depth += 1
            node = child
        play(s, out[chosen], r)
    return depth


@rules.inline
def select(s, n, own, nodes, node, scratch, r, explore):
    """Of n legal moves: the best that was tried, by its upper confidence bound; its node; and one not tried yet.

    `own`: whether the searching seat moves; of other seats' moves it sees the key. NONE: there is none.
    """
    out, keys, child_of = scratch.legal, scratch.keys, scratch.child_of
    child = nodes[node].child
    while child > 0:
        child_of[nodes[child].move] = child
        child = nodes[child].sibling
    best, best_worth, untried, fresh = NONE, -1.0, 0, NONE
    for k in range(n):
        key = out[k] if own else seen_move(s, out[k])
        keys[k] = key
        child = child_of[key]
        if child == 0:
            untried += 1
            if below(r, untried) == 0:
                fresh = k
        else:
            tried = nodes[child]
            tried.log_available += 1.0 / (tried.available + 0.5)  # log(n + 1) - log(n), nearly
            tried.available += 1
            share = 1.0 / tried.visits
            worth = tried.reward * share + explore * math.sqrt(tried.log_available * share)
            if worth > best_worth:
                best, best_worth = k, worth
    best_child = child_of[keys[best]] if best != NONE else NONE
    child = nodes[node].child
    while child > 0:
        child_of[nodes[child].move] = 0
        child = nodes[child].sibling
    return best, best_child, fresh


@rules.inline
def expand(nodes, size, parent, key):
    """A new child of a node."""
    made = size.nodes
    size.nodes += 1
    new = nodes[made]
    new.move, new.child, new.sibling = key, 0, nodes[parent].child
    new.visits, new.available = 0, 1
    new.reward = new.points = new.log_available = 0.0
    nodes[parent].child = made
    return made


@rules.jit
def one_like(keys, n, key, r):
    """One of the moves with a key, each equally likely."""
    alike = 0
    chosen = 0
    for k in range(n):
        if keys[k] == key:
            alike += 1
            if below(r, alike) == 0:
                chosen = k
    return chosen


@rules.inline
def roll_out(s, until, scratch, notes, r, settings):
    """Play on beyond the tree, by the roll-out policy."""
    out, sample = scratch.legal, int(settings.rollout_sample)
    limit = s.ply + settings.plies
    sized_up = s.ply - SIZE_UP_EVERY
    while s.actor >= 0 and s.ply < limit and stage(s) < until:
        if settings.rollout_judged == 1.0:
            code = sensible(scratch.played, scratch.spare, out, notes, r, sample)
        else:
            n = rules.legal(s, out)
            code = out[below(r, n)]
            if n > 1 and sample > 1:
                if s.ply >= sized_up + SIZE_UP_EVERY:
                    size_up(s, notes)
                    sized_up = s.ply
                code = preferred(s, code, n, out, notes, r, sample)
        play(s, code, r)


@rules.jit
def preferred(s, code, n, out, notes, r, sample):
    """Of so many random moves, `code` being the first, the one that its player leans to most."""
    highest = lean(s, code, notes)
    for _ in range(sample - 1):
        other = out[below(r, n)]
        worth = lean(s, other, notes)
        if worth > highest:
            highest, code = worth, other
    return code


@rules.inline
def back_up(nodes, depth, scratch, me):
    """Give every move of the path the reward of whoever made it, and the searching seat's points."""
    nodes[ROOT].visits += 1
    for d in range(depth):
        node = nodes[scratch.path[d]]
        node.visits += 1
        node.reward += scratch.reward[scratch.movers[d]]
        node.points += scratch.points[me]
