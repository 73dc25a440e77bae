"""What a seat may not know changes nothing that it is shown."""

from __future__ import annotations

import pytest

from tests.suite import hooks, secrets, tables


@tables.each_table()
def test_hidden_things_change_nothing_that_a_seat_is_shown(game, table):
    tally = secrets.check_table(game, table, seed=41, games=3, starts=3, plies=6)
    print(tally)


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_hidden_things_change_nothing_in_many_games(game, table):
    tally = secrets.check_table(game, table, seed=42, games=8, starts=6, plies=8)
    print(tally)


def leaky_games():
    return [
        pytest.param(leaky, table, id=f"{game.name}: {what}")
        for game in tables.games()
        for what, (leaky, table) in hooks.secret(game, "leaks", lambda _: {})(game).items()
    ]


@pytest.mark.parametrize(("game", "table"), leaky_games())
def test_a_game_that_leaks_is_found_out(game, table):
    with pytest.raises(secrets.Leak):
        secrets.check_table(game, table, seed=43, games=3, starts=6, plies=6)
