"""What a designer asked, in words, tables and plots: for the terminal, as data, and as an HTML page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table

from ...core.parts import STATS
from ..measure.batches import Figure
from ..play.balance import LEAD, Balance, Effect, Key, Study
from ..words import START, game_name, group_name, kinds_of, row_name, say
from . import page, svg
from .tables import figure_heads, shown

BINS = 40
SPOKEN = ("game", LEAD)
"""Groups that the effects of options are told in."""


class Speaker:
    """Names and figures of one game in one language."""

    def __init__(self, study: Study, language: str) -> None:
        self.game = study.table.game
        self.language = language
        stats = STATS.needed(self.game)
        self.kinds = kinds_of(stats.NAMES_OF)
        self.shares = {*stats.SHARES, START[0]}
        self.players = int(study.table.options["players"])

    def group(self, group: str) -> str:
        return say("lead", self.language) if group == LEAD else group_name(self.game, group, self.language)

    def name(self, key: Key) -> str:
        group, name = key
        if group != LEAD:
            return row_name(self.game, self.kinds[group], name, self.language)
        what, _, part = name.partition("-")
        if not part:
            return say("lead-changes", self.language)
        part = page.percent(int(part) / 100, self.language, 0)
        return say("lead-alone" if what == "alone" else "lead-wins", self.language, part=part)

    def is_share(self, key: Key) -> bool:
        if key[0] == LEAD:
            return key[1] != "changes"
        return key[0] in self.shares or key[1] in self.shares

    def write(self, key: Key, value: float, sign: bool = False, digits: int = 2) -> str:
        if self.is_share(key):
            return page.percent(value, self.language, max(digits - 1, 0), sign)
        return page.number(value, self.language, digits, sign)

    def between(self, key: Key, figure: Figure, sign: bool = False) -> str:
        digits = 3 if sign else 2
        return f"{self.write(key, figure.low, sign, digits)} – {self.write(key, figure.high, sign, digits)}"

    def even(self, group: str, contrast: bool) -> float | None:
        """The line that a plot is to be read against."""
        if contrast:
            return 0.0
        return 1 / self.players if group.endswith("-wins") else None


def opening(found: Balance, language: str) -> list[str]:
    table = found.study.table
    name = game_name(table.game, language)
    options = ", ".join(f"{o.name}={o.write(table.options[o.name])}" for o in table.game.options)
    return [
        say("balance", language, game=name),
        say("balance-played", language, games=str(found.study.games), bot=table.bot, seed=str(table.seed)),
        say("options", language, options=options),
    ]


def trial_title(trial: Effect, language: str) -> str:
    return say("trial", language, changes=trial.value, present=trial.present)


def effect_title(effect: Effect, language: str) -> str:
    option = f"{effect.name}={effect.value}"
    return say("effect", language, option=option, present=effect.present)


def clear(difference: Figure) -> bool:
    return difference.low > 0 or difference.high < 0


def moves(effect: Effect, key: Key) -> bool:
    """Whether the change makes any difference in these games: what it cannot touch needs no table."""
    difference = effect.difference(key)
    return difference is not None and (difference.low, difference.high) != (0.0, 0.0)


def differences(effect: Effect, keys: Sequence[Key], speaker: Speaker) -> Iterator[list[str]]:
    """Present, tried, difference, interval, and a dot where it is clear."""
    for key in keys:
        difference = effect.difference(key)
        if difference is not None and difference.count:
            yield [
                speaker.name(key),
                speaker.write(key, effect.beside.figures[key].mean),
                speaker.write(key, effect.study.figures[key].mean),
                speaker.write(key, difference.mean, sign=True, digits=3),
                speaker.between(key, difference, sign=True),
                "●" if clear(difference) else "",
            ]


def difference_heads(language: str) -> list[str]:
    return ["", *(say(key, language) for key in ("present", "tried", "difference", "interval")), ""]


def figure_rows(study: Study, keys: Sequence[Key], speaker: Speaker) -> Iterator[list[str]]:
    for key in keys:
        figure, sign = study.value(key), key in study.contrasts
        if figure.count:
            mean = speaker.write(key, figure.mean, sign, 3 if sign else 2)
            yield [speaker.name(key), mean, speaker.between(key, figure, sign), str(figure.count)]


def spoken_keys(study: Study) -> list[Key]:
    return [key for key in study.figures if key[0] in SPOKEN]


def tables(found: Balance, language: str) -> Iterator[Table]:
    """For the terminal."""
    study = found.study
    speaker = Speaker(study, language)
    heads = difference_heads(language)
    for group, keys in study.groups().items():
        yield shown(speaker.group(group), figure_heads(language), figure_rows(study, keys, speaker))
    for effect in found.effects:
        rows = differences(effect, spoken_keys(study), speaker)
        yield shown(effect_title(effect, language), heads, rows)
    if found.trial is not None:
        rows = differences(found.trial, [key for key in study.figures if moves(found.trial, key)], speaker)
        yield shown(trial_title(found.trial, language), heads, rows)


def plot(study: Study, group: str, keys: Sequence[Key], speaker: Speaker) -> str:
    bars = []
    for key in keys:
        figure = study.value(key)
        bars.append(svg.Bar(speaker.name(key), figure.mean, figure.low, figure.high))
    contrast = keys[0] in study.contrasts
    return svg.intervals(
        speaker.group(group),
        bars,
        lambda value: speaker.write(keys[0], value, contrast, 3),
        speaker.even(group, contrast),
    )


def difference_plot(effect: Effect, title: str, keys: Sequence[Key], speaker: Speaker) -> str:
    bars = []
    for key in keys:
        difference = effect.difference(key)
        if difference is not None:
            bars.append(svg.Bar(speaker.name(key), difference.mean, difference.low, difference.high))
    return svg.intervals(title, bars, lambda value: speaker.write(keys[0], value, sign=True, digits=3), 0.0)


def lengths(study: Study, language: str) -> str:
    """How long games are, in at most BINS ranges."""
    found = study.lengths
    low, high = min(found), max(found)
    width = (high - low) // BINS + 1
    bins = [0] * ((high - low) // width + 1)
    for length, count in found.items():
        bins[(length - low) // width] += count
    middle = [(low + i * width + (width - 1) / 2, count / study.games) for i, count in enumerate(bins)]
    title = say("lengths", language)
    return svg.histogram(title, middle, lambda value: page.percent(value, language, 0))


def html(found: Balance, language: str) -> str:
    study = found.study
    speaker = Speaker(study, language)
    first, *rest = opening(found, language)
    parts = [page.paragraph(words) for words in rest]
    if found.trial is not None:
        title = trial_title(found.trial, language)
        parts += [page.heading(title), page.paragraph(say("trial-note", language), "note")]
        for group, keys in study.groups().items():
            rows = list(differences(found.trial, keys, speaker))
            if rows and any(moves(found.trial, key) for key in keys):
                parts.append(page.heading(speaker.group(group), 3))
                if len({speaker.is_share(key) for key in keys}) == 1:
                    parts.append(difference_plot(found.trial, speaker.group(group), keys, speaker))
                parts.append(page.table(difference_heads(language), rows))
    for group, keys in study.groups().items():
        parts.append(page.heading(speaker.group(group)))
        if keys[0] in study.contrasts:
            parts.append(page.paragraph(say("value-note", language), "note"))
        if group == LEAD:
            parts.append(page.paragraph(say("lead-note", language), "note"))
        if len({speaker.is_share(key) for key in keys}) == 1:
            parts.append(plot(study, group, keys, speaker))
        parts.append(page.table(figure_heads(language), figure_rows(study, keys, speaker)))
        if group == "game":
            parts += [page.heading(say("lengths", language), 3), lengths(study, language)]
    parts += effects(found, speaker)
    return page.page(first, language, parts)


def effects(found: Balance, speaker: Speaker) -> Iterator[str]:
    language = speaker.language
    if found.effects:
        games = found.effects[0].study.games
        yield page.heading(say("effects", language))
        yield page.paragraph(say("effects-note", language, games=str(games)), "note")
    for effect in found.effects:
        yield page.heading(effect_title(effect, language), 3)
        rows = differences(effect, spoken_keys(found.study), speaker)
        yield page.table(difference_heads(language), rows)
    if found.refused:
        yield page.paragraph(say("effects-refused", language, values=", ".join(found.refused)), "note")


def as_data(found: Balance) -> dict[str, Any]:
    """Everything, by the names of data."""
    study, table = found.study, found.study.table
    data: dict[str, Any] = {
        "game": table.game.name,
        "rules": table.game.version,
        "options": {o.name: o.write(table.options[o.name]) for o in table.game.options},
        "bot": table.bot,
        "games": study.games,
        "seed": table.seed,
        "figures": {
            group: {name: study.value((group, name)).as_data() for _, name in keys}
            for group, keys in study.groups().items()
        },
        "lengths": {str(length): count for length, count in sorted(study.lengths.items())},
        "effects": [effect_data(effect, spoken_keys(study)) for effect in found.effects],
        "refused": found.refused,
    }
    if found.trial is not None:
        data["trial"] = effect_data(found.trial, list(study.figures))
    return data


def effect_data(effect: Effect, keys: Sequence[Key]) -> dict[str, Any]:
    found: dict[str, dict[str, Any]] = {}
    for key in keys:
        difference = effect.difference(key)
        if difference is not None:
            found.setdefault(key[0], {})[key[1]] = {
                "present": effect.beside.figures[key].figure().as_data(),
                "tried": effect.study.figures[key].figure().as_data(),
                "difference": difference.as_data(),
            }
    return {
        "name": effect.name,
        "value": effect.value,
        "present": effect.present,
        "games": effect.study.games,
        "figures": found,
    }
