"""Every game keeps the contract of `olympus.core.game`."""

from __future__ import annotations

import pytest

from tests.suite import conformance, tables


@tables.each_table()
def test_a_random_game_keeps_the_contract(game, table):
    assert conformance.check_game(game, table, seed=1) > 0


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_random_games_keep_the_contract(game, table):
    for seed in range(100, 104):
        conformance.check_game(game, table, seed=seed)
