"""What `olympus simulate` found, as a report."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.parts import STATS
from ..measure.estimate import Estimate
from ..play.simulate import Simulation
from ..words import figure_heads, game_name, group_name, kinds_of, row_name, say, write_options
from .model import Report, Section, Table
from .numbers import number


def report(result: Simulation, language: str) -> Report:
    game = result.game
    options = write_options(game, result.options)
    title = say(
        "title",
        language,
        game=game_name(game, language),
        games=str(result.games),
        seed=str(result.seed),
    )
    opening = [say("options", language, options=", ".join(f"{k}={v}" for k, v in options.items()))]
    if result.changes:
        changes = ", ".join(f"{key}={value}" for key, value in result.changes.items())
        opening.append(say("changes", language, changes=changes))
    data = {
        "game": game.name,
        "rules": game.version,
        "options": options,
        "changes": dict(result.changes),
        "games": result.games,
        "seed": result.seed,
    }
    return Report(title, language, opening, list(groups(result, language)), data=data)


def groups(result: Simulation, language: str) -> Iterator[Section]:
    """A table for each group of figures."""
    game, kinds = result.game, kinds_of(STATS.needed(result.game).NAMES_OF)
    for group, names in result.groups().items():
        rows = [
            [row_name(game, kinds[group], name, language), *cells(estimate, language)]
            for name, estimate in names.items()
        ]
        data = {"estimates": {group: {name: estimate.as_data() for name, estimate in names.items()}}}
        table = Table(figure_heads(language), rows, data=data)
        yield Section(group_name(game, group, language), [table])


def cells(estimate: Estimate, language: str) -> list[str]:
    values = estimate.mean, estimate.mean - estimate.half, estimate.mean + estimate.half
    mean, low, high = (number(value, language, 4) for value in values)
    return [mean, f"{low} – {high}", str(estimate.count)]
