"""What a move may bring, as machine code: the same imagined worlds for each move, played on sensibly.

Never imported from here: `olympus.core.compiled` makes a copy for each game (see `core/prelude.py`). Everything
here starts from a view: worlds are imagined from it, the real state is never seen.
"""

from olympus.bots.search import kernel
from olympus.bots.tree import SETTINGS, bot_rules, hint_rules
from olympus.core.chance import below
from olympus.core.compiled import prelude, register
from olympus.core.game import CHANCE

rules = prelude(__name__)
stage, _, appraise = bot_rules(rules.game)
note, FACTS = hint_rules(rules.game)
bots = kernel(rules.game)
register()


@rules.jit
def play(before, s, code, me, facts, r):
    """A move and the draws after it, noting facts."""
    rules.apply(s, code, None)
    note(before, s, -1, me, facts)
    while s.actor == CHANCE:
        choice = below(r, rules.chance_size(s))
        note(before, s, rules.chance_label(s, choice), me, facts)
        rules.settle(s, choice, None)
        note(before, s, -1, me, facts)


@rules.jit
def compare(view, codes, tries, scratch, r, packed_settings, found, gained, facts, held):
    """Try some moves in the same worlds.

    found[world, move]: what the move brings the own seat there, as a share of the win; gained[world, move]: in points;
    held[move, fact]: in how many of the games imagined after it a fact came true.
    """
    v = view.view(rules.VIEW)[0]
    settings = packed_settings.view(SETTINGS)[0]
    notes = scratch.notes.view(bots.NOTES)[0]
    me = v.me
    for w in range(found.shape[0]):
        bots.imagine(v, scratch.imagined, scratch.spare, notes, r, settings.belief, settings.worlds)
        before = scratch.imagined.view(rules.STATE)[0]
        for k in range(codes.shape[0]):
            found[w, k] = gained[w, k] = 0.0
            for _ in range(tries):
                rules.copy_row(scratch.played, scratch.imagined)
                s = scratch.played.view(rules.STATE)[0]
                until, limit = stage(s) + settings.stages, s.ply + settings.hint_plies
                facts[:] = 0
                note(before, s, -1, me, facts)
                play(before, s, codes[k], me, facts, r)
                while s.actor >= 0 and s.ply < limit and stage(s) < until:
                    code = bots.sensible(scratch.played, scratch.spare, scratch.legal, notes, r, bots.SAMPLED)
                    play(before, s, code, me, facts, r)
                gained[w, k] += (s.score[me] - before.score[me]) / tries
                bots.rewards(s, notes, settings.temperature, settings.points, scratch)
                found[w, k] += scratch.reward[me] / tries
                for fact in range(FACTS):
                    held[k, fact] += facts[fact]
