"""What holds in every position of Three Fates, between any two moves or draws."""

from __future__ import annotations

from olympus.games.fates.state import DEAL, DRAW, FINISHED, KINDS, SEATS, State

from olympus.core.game import CHANCE, OVER


def check(s: State) -> None:
    assert s.actor == {DEAL: CHANCE, DRAW: CHANCE, FINISHED: OVER}.get(s.phase, s.active)
    for kind in range(KINDS):
        held = sum(s.hand[kind::KINDS]) + sum(s.thread[kind::KINDS])
        assert s.distaff[kind] + s.cut[kind] + held == s.copies[kind], "every strand is somewhere, once"
    assert min(s.distaff + s.cut + s.hand + s.thread) >= 0
    for seat in range(SEATS):
        hand = sum(s.hand[seat * KINDS : (seat + 1) * KINDS])
        if seat >= s.players:
            assert hand == 0
        elif s.phase != DEAL:
            assert hand == s.hand_strands - (s.phase == DRAW and seat == s.active)
