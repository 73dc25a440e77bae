"""Which tables a game can be played at: every combination of its options, and a few that cover them."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

import olympus
from olympus import Game, OptionError
from olympus.core.options import Choice, Flag, Number

Table = dict[str, Any]


def axes(game: Game) -> list[tuple[str, tuple[Any, ...]]]:
    """The options that have a few values each: player counts, words, flags."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    for option in game.options:
        if isinstance(option, Number) and option.name == "players":
            found.append((option.name, tuple(range(option.low, option.high + 1))))
        elif isinstance(option, Choice):
            found.append((option.name, tuple(option.values)))
        elif isinstance(option, Flag):
            found.append((option.name, (False, True)))
    return found


def combined(game: Game) -> tuple[list[Table], list[Table]]:
    """Every combination: those the game allows, and those it refuses as contradictory."""
    names = [name for name, _ in axes(game)]
    allowed: list[Table] = []
    refused: list[Table] = []
    for values in product(*(values for _, values in axes(game))):
        table = dict(zip(names, values, strict=True))
        try:
            game.table(table)
        except OptionError:
            refused.append(table)
        else:
            allowed.append(table)
    return allowed, refused


def every(game: Game) -> list[Table]:
    return combined(game)[0]


def pairs(table: Table) -> set[tuple[Any, ...]]:
    return set(combinations(sorted(table.items(), key=lambda item: item[0]), 2))


def few(game: Game) -> list[Table]:
    """A few tables in which every two values of two options that can meet do meet."""
    tables = every(game)
    missing = set().union(*(pairs(table) for table in tables))
    chosen: list[Table] = []
    while missing:
        best = max(tables, key=lambda table: len(pairs(table) & missing))
        chosen.append(best)
        missing -= pairs(best)
    return chosen or tables[:1]


def name(game: Game, table: Table) -> str:
    """`derby-4-final-full-fate`: flags by their name, when they are on."""
    words = [game.name]
    for key, value in table.items():
        if value is True:
            words.append(key)
        elif value is not False:
            words.append(str(value))
    return "-".join(words)


def games() -> list[Game]:
    return [olympus.load_game(game) for game in olympus.game_names()]


def each_game() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games()])


def each_table(*, all_of_them: bool = False) -> pytest.MarkDecorator:
    """Parametrises a test with `game` and `table`."""
    found = [
        pytest.param(game, table, id=name(game, table))
        for game in games()
        for table in (every(game) if all_of_them else few(game))
    ]
    return pytest.mark.parametrize(("game", "table"), found)
