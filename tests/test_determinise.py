"""`determinise` builds states that a seat cannot tell from the real one, none likelier than another."""

from __future__ import annotations

import pytest

from tests.suite import completions, hooks, tables


@tables.each_table()
def test_a_drawn_state_cannot_be_told_from_the_real_one(game, table):
    assert completions.check_consistent(game, table, seed=51, every=4) > 20


@pytest.mark.long
@tables.each_table(all_of_them=True)
def test_drawn_states_cannot_be_told_from_the_real_ones(game, table):
    for seed in range(52, 56):
        completions.check_consistent(game, table, seed=seed, every=1)


def hidden(game):
    return {position[0]: position[1:] for position in hooks.secret(game, "hidden", lambda: ())()}


@tables.each_game()
def test_hidden_things_are_drawn_evenly(game):
    positions = hidden(game)
    if not positions:
        pytest.skip("the game hides nothing that can be counted")
    for name, position in positions.items():
        try:
            completions.check_even(*position, completions.machine(game, 53))
        except AssertionError as error:
            raise AssertionError(f"{name}: {error}") from error


@tables.each_game()
def test_an_uneven_draw_is_found_out(game):
    positions = hidden(game)
    for name, biased in hooks.secret(game, "biases", lambda _: {})(game).items():
        completions.check_even(*positions[name], completions.interpreted(game, 54))
        with pytest.raises(AssertionError, match=r"chi-square|impossible"):
            completions.check_even(*positions[name], completions.interpreted(biased, 54))
