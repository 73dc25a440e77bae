"""Interpreted and compiled rules agree, state for state."""

from __future__ import annotations

import pytest

from tests.suite import forms, tables


@tables.each_table()
def test_a_game_is_the_same_in_both_forms(game, table):
    assert forms.check_game(game, table, seed=11) > 0


@tables.each_table()
def test_simulated_games_are_the_same_in_both_forms(game, table):
    forms.check_simulation(game, table, seed=12, count=10)


@tables.each_table()
def test_batches_are_the_same_in_both_forms(game, table):
    forms.check_batch(game, table, seed=13)


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_many_games_are_the_same_in_both_forms(game, table):
    for seed in range(20, 30):
        forms.check_game(game, table, seed=seed, look_every=5)
    forms.check_simulation(game, table, seed=14, count=40)
    forms.check_batch(game, table, seed=15)
