"""What moves are said to do is what they do."""

from __future__ import annotations

import importlib
from collections import Counter
from typing import get_type_hints

import pytest

from tests.suite import foresight, tables


@tables.each_table()
def test_what_is_foreseen_comes_to_pass(game, table):
    assert foresight.check_game(game, table, seed=5).total() > 0


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_what_is_foreseen_comes_to_pass_in_many_games(game, table):
    for seed in range(200, 206):
        foresight.check_game(game, table, seed)


@tables.each_game()
def test_everything_that_can_be_foreseen_is_met(game):
    """Nothing is declared that no game comes to: it would be in no comparison."""
    declared = get_type_hints(importlib.import_module(f"{game.package}.foresee").Foresight)
    met: Counter[str] = Counter()
    for seed in range(6):
        for table in tables.few(game):
            met += foresight.check_game(game, table, seed)
        if set(met) == set(declared):
            return
    assert set(met) == set(declared)
