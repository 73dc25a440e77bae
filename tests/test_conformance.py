"""Every game keeps the contract of `olympus.core.game`."""

from __future__ import annotations

import json

import pytest

from olympus import Match
from tests.suite import conformance, tables


@tables.each_table()
def test_a_random_game_keeps_the_contract(game, table):
    assert conformance.check_game(game, table, seed=1) > 0


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_random_games_keep_the_contract(game, table):
    for seed in range(100, 104):
        conformance.check_game(game, table, seed=seed)


@tables.each_game()
def test_a_view_is_the_callers_own(game):
    """Whoever empties it changes no other view, of this match or of another."""
    match, other = (Match.new(game.name, seed=1) for _ in range(2))
    before = json.dumps(other.view(0))

    def empty(data):
        for part in data.values() if isinstance(data, dict) else data:
            if isinstance(part, dict | list):
                empty(part)
        data.clear()

    empty(match.view(0))
    assert json.dumps(match.view(0)) == json.dumps(other.view(0)) == before
