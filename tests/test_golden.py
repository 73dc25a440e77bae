"""Games kept as they are: what everybody sees at every ply, and counts of positions to a depth."""

from __future__ import annotations

import pytest

from tests.suite import playthroughs, tables


def kept():
    return [
        pytest.param(game, table, id=tables.name(game, table))
        for game in tables.games()
        for table in playthroughs.kept(game)
    ]


@pytest.mark.parametrize(("game", "table"), kept())
def test_a_kept_game_is_still_the_same(game, table):
    path = playthroughs.folder(game) / f"{tables.name(game, table)}.txt"
    assert path.exists(), f"{path} is missing: {playthroughs.COMMAND}"
    before = path.read_text(encoding="utf-8").splitlines()
    now = playthroughs.write(game, table).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), start=1):
        assert new == old, f"{path}:{number}; if the change is meant: {playthroughs.COMMAND}"
    assert len(now) == len(before)


@tables.each_game()
def test_nothing_is_kept_that_is_not_compared(game):
    wanted = {f"{tables.name(game, table)}.txt" for table in playthroughs.kept(game)}
    assert {path.name for path in playthroughs.folder(game).glob("*.txt")} == wanted


@tables.each_game()
def test_the_counts_of_positions_are_still_the_same(game):
    expected = playthroughs.read_perft(game)
    positions = playthroughs.perft_positions(game)
    assert set(expected) == set(positions)
    for name, match in positions.items():
        wanted = expected[name]
        for depth in range(1, len(wanted) + 1):
            found = playthroughs.perft(game, match.state, depth)
            assert found == wanted[depth - 1], f"{name}, depth {depth}"
