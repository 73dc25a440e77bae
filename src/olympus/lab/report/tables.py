"""Figures as tables for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.table import Table

from ...core.parts import STATS
from ..measure.estimate import Estimate
from ..play.simulate import Simulation
from ..words import group_name, kinds_of, row_name, say


def shown(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """A table: names on the left, figures on the right."""
    made = Table(title=title, title_justify="left")
    for i, head in enumerate(heads):
        made.add_column(head, justify="right" if i else "left")
    for row in rows:
        made.add_row(*row)
    return made


def figure_heads(language: str) -> list[str]:
    return ["", *(say(key, language) for key in ("mean", "interval", "count"))]


def heading(result: Simulation, language: str) -> Iterator[str]:
    game = result.game
    name = group_title(result, language)
    yield say("title", language, game=name, games=str(result.games), seed=str(result.seed))
    options = ", ".join(
        f"{option.name}={option.write(result.options[option.name])}" for option in game.options
    )
    yield say("options", language, options=options)
    if result.changes:
        changes = ", ".join(f"{key}={value}" for key, value in result.changes.items())
        yield say("changes", language, changes=changes)


def group_title(result: Simulation, language: str) -> str:
    from ...core.texts import message

    return message("game-name", language, result.game.folder / "locale")


def tables(result: Simulation, language: str) -> Iterator[Table]:
    """A table for each group of figures."""
    kinds = kinds_of(STATS.needed(result.game).NAMES_OF)
    for group, names in result.groups().items():
        rows = [
            (row_name(result.game, kinds[group], name, language), *cells(estimate))
            for name, estimate in names.items()
        ]
        yield shown(group_name(result.game, group, language), figure_heads(language), rows)


def cells(estimate: Estimate) -> tuple[str, str, str]:
    low, high = estimate.mean - estimate.half, estimate.mean + estimate.half
    return f"{estimate.mean:.4f}", f"{low:.4f} – {high:.4f}", str(estimate.count)
