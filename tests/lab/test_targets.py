"""What Derby's figures were tuned for holds loosely when strong players play: docs/figures.md."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from olympus import bots, load_game
from olympus.bots import LookAhead
from olympus.core.compiled import compiled
from olympus.lab.play.watch import watch

DERBY = load_game("derby")
GAMES = 24


@pytest.fixture(scope="module")
def finals() -> dict[int, Any]:
    """Games by a quick hero at every number of players; the same each time."""
    quick = {"hero": LookAhead(iterations=100)}
    found = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bots, "simulated", lambda: quick)
        for players in (3, 4, 5, 6):
            start = compiled(DERBY).start(DERBY.table({"players": players}), DERBY.figures())
            found[players] = watch(DERBY, start, "hero", 1, 0, GAMES).finals
    return found


@pytest.mark.long
def test_about_one_creature_finishes_a_race(finals: dict[int, Any]) -> None:
    for players, played in finals.items():
        assert 0.3 < played["finishers_of_race"].mean() < 2.2, players


@pytest.mark.long
def test_the_line_is_crossed_near_half_of_the_cards(finals: dict[int, Any]) -> None:
    for players, played in finals.items():
        share = played["crossed_after"] / (players * played["hand_size"][:, None])
        assert 0.35 < share[share > 0].mean() < 0.65, players


@pytest.mark.long
def test_no_bet_is_worthless_or_dominant(finals: dict[int, Any]) -> None:
    """Over all numbers of players, since one has few games."""
    stats = [samples(played) for played in finals.values()]
    brought = {name: float(np.concatenate([one[name] for one in stats]).mean()) for name in stats[0]}
    median = float(np.median(list(brought.values())))
    for name, points in brought.items():
        assert median / 2 < points < 2 * median, (name, points, median)


def samples(played: Any) -> dict[str, Any]:
    from olympus.core.parts import STATS

    found = STATS.needed(DERBY).samples(played)
    return {name: values for (group, name), values in found.items() if group == "bet-points"}
