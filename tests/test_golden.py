"""Games kept as they are: what everybody sees at every ply, and counts of positions to a depth."""

from __future__ import annotations

import pytest

from tests.suite import playthroughs, tables


def kept():
    return [
        pytest.param(game, rules, table, id=f"{tables.name(game, table)}-rules-{rules}")
        for game in tables.games()
        for rules in playthroughs.versions(game)
        for table in playthroughs.kept(game, rules)
    ]


def each_version():
    found = [
        pytest.param(game, rules, id=f"{game.name}-rules-{rules}")
        for game in tables.games()
        for rules in playthroughs.versions(game)
    ]
    return pytest.mark.parametrize(("game", "rules"), found)


@pytest.mark.parametrize(("game", "rules", "table"), kept())
def test_a_kept_game_is_still_the_same(game, rules, table):
    path = playthroughs.folder(game, rules) / f"{tables.name(game, table)}.txt"
    assert path.exists(), f"{path} is missing: {playthroughs.COMMAND}"
    before = path.read_text(encoding="utf-8").splitlines()
    now = playthroughs.write(game, table, rules).splitlines()
    for number, (old, new) in enumerate(zip(before, now, strict=False), start=1):
        assert new == old, f"{path}:{number}; if the change is meant: {playthroughs.COMMAND}"
    assert len(now) == len(before)


@each_version()
def test_nothing_is_kept_that_is_not_compared(game, rules):
    wanted = {f"{tables.name(game, table)}.txt" for table in playthroughs.kept(game, rules)}
    assert {path.name for path in playthroughs.folder(game, rules).glob("*.txt")} == wanted


@each_version()
def test_the_counts_of_positions_are_still_the_same(game, rules):
    expected = playthroughs.read_perft(game, rules)
    positions = playthroughs.perft_positions(game, rules)
    assert set(expected) == set(positions)
    for name, match in positions.items():
        wanted = expected[name]
        for depth in range(1, len(wanted) + 1):
            found = playthroughs.perft(game, match.state, depth)
            assert found == wanted[depth - 1], f"{name}, depth {depth}"
