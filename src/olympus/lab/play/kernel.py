"""Whole games as machine code, watched: how often the lead changed, and who led on the way.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/prelude.py`).
"""

from olympus.bots.search import kernel
from olympus.bots.tree import ROOT
from olympus.core.chance import below
from olympus.core.compiled import prelude
from olympus.core.game import CHANCE, OVER

rules = prelude(__name__)
bots = kernel(rules.game)
NO_LEADER = -1


@rules.jit
def leader(s):
    """The seat with more points than any other, or NO_LEADER."""
    best = 0
    alone = True
    for seat in range(1, s.players):
        if s.score[seat] > s.score[best]:
            best = seat
            alone = True
        elif s.score[seat] == s.score[best]:
            alone = False
    return best if alone else NO_LEADER


@rules.jit
def searched(s, view, scratch, r, tree):
    """The move most visited by a search of so many iterations from the actor's view."""
    if rules.legal(s, scratch.legal) == 1:
        return scratch.legal[0]
    rules.observe(s, s.actor, view.view(rules.VIEW)[0])
    nodes = tree.nodes
    nodes[ROOT].child = nodes[ROOT].visits = 0
    tree.size[0].nodes, tree.size[0].moves = ROOT + 1, 0
    bots.search(view, tree.secret, nodes, tree.size, scratch, r, tree.iterations, tree.settings)
    best = child = nodes[ROOT].child
    while child > 0:
        if nodes[child].visits > nodes[best].visits:
            best = child
        child = nodes[child].sibling
    return nodes[best].move


@rules.jit
def play_watched(
    start, key, first, rows, r, view, scratch, history, worlds, noise, plies, tree, changes, leaders, starters
):
    """Game number first + i of the key into each row: by search in a `tree`, by apprentices, or at random.

    At random if `tree` and `noise` are both None; a tree is a `Tree` of watch.py.

    changes[i]: how often another seat came to lead than the one that led before. leaders[i, q]: who led when
    (q + 1) / (columns + 1) of the game's decisions were taken. starters[i]: who took the first.
    Random games are those of `play_games`.
    What None leaves out is not even compiled. `history`: room for changes of the lead; those beyond it count, but
    overwrite the last.
    """
    since, led_by = history[0], history[1]
    parts = leaders.shape[1] + 1
    for i in range(rows.shape[0]):
        rules.begin_stream(r, key, first + i)
        rules.copy_row(rows[i], start)
        s = rows[i].view(rules.STATE)[0]
        kept, last, changed = 1, NO_LEADER, 0
        since[0], led_by[0] = 0, NO_LEADER
        starters[i] = NO_LEADER
        while True:
            if s.actor == CHANCE:
                rules.settle(s, below(r, rules.chance_size(s)), None)
                continue
            now = leader(s)
            if now != led_by[kept - 1]:
                if now != NO_LEADER:
                    if last != NO_LEADER and now != last:
                        changed += 1
                    last = now
                if kept < history.shape[1]:
                    kept += 1
                since[kept - 1], led_by[kept - 1] = s.ply, now
            if s.actor == OVER:
                break
            if starters[i] == NO_LEADER:
                starters[i] = s.actor
            if tree is not None:
                move = searched(s, view, scratch, r, tree)
            elif noise is not None:
                rules.observe(s, s.actor, view.view(rules.VIEW)[0])
                move = bots.look_ahead(view, scratch, r, worlds, noise, plies)
            else:
                move = scratch.legal[below(r, rules.legal(s, scratch.legal))]
            rules.apply(s, move, None)
        changes[i] = changed
        for q in range(parts - 1):
            at = kept - 1
            while at > 0 and since[at] * parts > (q + 1) * s.ply:
                at -= 1
            leaders[i, q] = led_by[at]
