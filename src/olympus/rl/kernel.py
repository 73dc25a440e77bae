"""Stepping for research as machine code: many games at once, and one state at a time for OpenSpiel.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/prelude.py`).
"""

import numpy as np

from olympus.core.chance import below
from olympus.core.compiled import prelude
from olympus.core.game import CHANCE
from olympus.core.scores import share_of_win

rules = prelude(__name__)


@rules.inline
def reward(s, rewards, points):
    """The points, or each seat's share of the win."""
    if points:
        for seat in range(s.players):
            rewards[seat] = s.score[seat]
        return
    for seat in range(s.players):
        rewards[seat] = np.float32(share_of_win(s.score, s.players, seat))


@rules.jit
def reward_of(row, rewards, points):
    reward(row.view(rules.STATE)[0], rewards, points)


# many games at once


@rules.jit
def step(
    rows, streams, start, moves, views, masks, choices, counts, actors, rewards, dones, scores, points, out
):
    """One move in every row; a game that ends is rewarded and a new one begun. -1, or the row of an illegal move.

    If a move is illegal, nothing has happened in any row. With no moves at all, every row is a new game.
    """
    fresh = moves.shape[0] == 0
    for i in range(moves.shape[0]):
        if moves[i] < 0 or moves[i] >= masks.shape[1] or masks[i, moves[i]] == 0:
            return i
    for i in range(rows.shape[0]):
        s = rows[i].view(rules.STATE)[0]
        if dones[i]:
            dones[i] = 0
            rewards[i, :] = 0
        if fresh:
            rules.copy_row(rows[i], start)
        else:
            rules.apply(s, moves[i], None)
        while s.actor < 0:
            if s.actor == CHANCE:
                rules.settle(s, below(streams[i], rules.chance_size(s)), None)
            else:
                dones[i] = 1
                reward(s, rewards[i], points)
                for seat in range(s.players):
                    scores[i, seat] = s.score[seat]
                rules.copy_row(rows[i], start)
        for k in range(counts[i]):
            masks[i, choices[i, k]] = 0
        counts[i] = rules.legal(s, out)
        for k in range(counts[i]):
            masks[i, out[k]] = 1
            choices[i, k] = out[k]
        actors[i] = s.actor
        rules.observe(s, s.actor, views[i].view(rules.VIEW)[0])
    return -1


@rules.jit
def sample(choices, counts, r, moves):
    """A legal move for each row, each equally likely."""
    for i in range(moves.shape[0]):
        moves[i] = choices[i, below(r, counts[i])]


# one state at a time


@rules.inline
def outcome_of(s, label):
    """An outcome of the draw that is due with this label; -1: there is none."""
    for i in range(rules.chance_size(s)):
        if rules.chance_label(s, i) == label:
            return i
    return -1


@rules.jit
def find_outcome(row, label):
    return outcome_of(row.view(rules.STATE)[0], label)


@rules.jit
def advance(row, action, out):
    """A move, a draw by its label, or (-1) nothing; then the actor's moves in rising order.

    How many * 16 + actor + 2. -1: there is no such outcome, and nothing has happened.
    """
    s = row.view(rules.STATE)[0]
    if action >= 0:
        if s.actor == CHANCE:
            outcome = outcome_of(s, action)
            if outcome < 0:
                return -1
            rules.settle(s, outcome, None)
        else:
            rules.apply(s, action, None)
    if s.actor < 0:
        return s.actor + 2
    n = rules.legal(s, out)
    for i in range(1, n):
        code = out[i]
        k = i
        while k > 0 and out[k - 1] > code:
            out[k] = out[k - 1]
            k -= 1
        out[k] = code
    return n * 16 + s.actor + 2


@rules.jit
def draws(row, labels, chances):
    """The different labels of the draw that is due, in rising order, and how likely each is."""
    s = row.view(rules.STATE)[0]
    size = rules.chance_size(s)
    n = 0
    for i in range(size):
        label = rules.chance_label(s, i)
        k = n
        while k > 0 and labels[k - 1] > label:
            k -= 1
        if k > 0 and labels[k - 1] == label:
            chances[k - 1] += 1.0
            continue
        for j in range(n, k, -1):
            labels[j] = labels[j - 1]
            chances[j] = chances[j - 1]
        labels[k] = label
        chances[k] = 1.0
        n += 1
    for k in range(n):
        chances[k] /= size
    return n
