"""What `olympus balance` found, as a report."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from ...core.parts import STATS
from ..measure.batches import Figure
from ..play.balance import LEAD, Balance, Effect, Key, Study
from ..words import START, figure_heads, game_name, group_name, kinds_of, row_name, say, write_options
from .model import Bar, Data, Histogram, Intervals, Part, Report, Section, Table, Words
from .numbers import number, percent

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
        part = percent(int(part) / 100, self.language, 0)
        return say("lead-alone" if what == "alone" else "lead-wins", self.language, part=part)

    def is_share(self, key: Key) -> bool:
        if key[0] == LEAD:
            return key[1] != "changes"
        return key[0] in self.shares or key[1] in self.shares

    def write(self, key: Key, value: float, sign: bool = False, digits: int = 2) -> str:
        if self.is_share(key):
            return percent(value, self.language, max(digits - 1, 0), sign)
        return number(value, self.language, digits, sign)

    def between(self, key: Key, figure: Figure, sign: bool = False) -> str:
        digits = 3 if sign else 2
        return f"{self.write(key, figure.low, sign, digits)} – {self.write(key, figure.high, sign, digits)}"

    def one_unit(self, keys: Sequence[Key]) -> bool:
        """Whether the figures can stand in one plot."""
        return len({self.is_share(key) for key in keys}) == 1

    def plot(
        self, title: str, values: Mapping[Key, Figure], sign: bool, reference: float | None
    ) -> Intervals:
        bars = [Bar(self.name(key), one.mean, one.low, one.high) for key, one in values.items()]
        first = next(iter(values))
        return Intervals(title, bars, lambda value: self.write(first, value, sign, 3), reference)

    def even(self, group: str, contrast: bool) -> float | None:
        """The line that a plot is to be read against."""
        if contrast:
            return 0.0
        return 1 / self.players if group.endswith("-wins") else None


def report(found: Balance, language: str) -> Report:
    study, table = found.study, found.study.table
    speaker = Speaker(study, language)
    options = write_options(table.game, table.options)
    opening = [
        say("balance-played", language, games=str(study.games), bot=table.bot, seed=str(table.seed)),
        say("options", language, options=", ".join(f"{k}={v}" for k, v in options.items())),
    ]
    data = {
        "game": table.game.name,
        "rules": table.game.version,
        "options": options,
        "bot": table.bot,
        "games": study.games,
        "seed": table.seed,
    }
    return Report(
        say("balance", language, game=game_name(table.game, language)),
        language,
        opening,
        [*figures(study, speaker), effects(found, speaker)],
        answer=[] if found.trial is None else [trial(found.trial, speaker)],
        data=data,
    )


# the present table


def figures(study: Study, speaker: Speaker) -> Iterator[Section]:
    language = speaker.language
    for group, keys in study.groups().items():
        contrast = keys[0] in study.contrasts
        parts: list[Part] = []
        if contrast:
            parts.append(Words(say("value-note", language), "note"))
        if group == LEAD:
            parts.append(Words(say("lead-note", language), "note"))
        values = {key: study.value(key) for key in keys}
        if speaker.one_unit(keys):
            reference = speaker.even(group, contrast)
            parts.append(speaker.plot(speaker.group(group), values, contrast, reference))
        parts.append(figure_table(values, contrast, speaker))
        if group == "game":
            parts.append(lengths(study, language))
        yield Section(speaker.group(group), parts)


def figure_table(values: Mapping[Key, Figure], contrast: bool, speaker: Speaker) -> Table:
    """The figures of one group."""
    language, beside = speaker.language, {} if contrast else parts_of_median(values)
    rows = []
    data: dict[str, dict[str, Data]] = {}
    for key, figure in values.items():
        part = {"of_median": beside[key]} if key in beside else {}
        data.setdefault(key[0], {})[key[1]] = {**figure.as_data(), **part}
        if figure.count:
            mean = speaker.write(key, figure.mean, contrast, 3 if contrast else 2)
            between = speaker.between(key, figure, contrast)
            more = [number(value, language, 2) for value in part.values()]
            rows.append([speaker.name(key), mean, between, str(figure.count), *more])
    heads = [*figure_heads(language), *([say("of-median", language)] if beside else [])]
    return Table(heads, rows, data={"figures": data})


def parts_of_median(values: Mapping[Key, Figure]) -> dict[Key, float]:
    """Each mean as a part of the median of its group, where these are points: is one worthless, or dominant?"""
    means = {key: one.mean for key, one in values.items() if key[0].endswith("-points") and one.count}
    middle = median(means.values()) if means else 0.0
    return {key: mean / middle for key, mean in means.items()} if middle > 0 else {}


def lengths(study: Study, language: str) -> Section:
    """How long games are, in at most BINS ranges."""
    found = study.lengths
    low, high = min(found), max(found)
    width = (high - low) // BINS + 1
    bins = [0] * ((high - low) // width + 1)
    for length, count in found.items():
        bins[(length - low) // width] += count
    middle = [(low + i * width + (width - 1) / 2, count / study.games) for i, count in enumerate(bins)]
    title = say("lengths", language)
    data = {"lengths": {str(length): count for length, count in sorted(found.items())}}
    plot = Histogram(title, middle, lambda value: percent(value, language, 0), data=data)
    return Section(title, [plot])


# other tables beside it


def effects(found: Balance, speaker: Speaker) -> Section:
    """What the other values of options change, in a few figures."""
    language = speaker.language
    keys = [key for key in found.study.figures if key[0] in SPOKEN]
    parts: list[Part] = []
    if found.effects:
        games = str(found.effects[0].study.games)
        parts.append(Words(say("effects-note", language, games=games), "note"))
    for effect in found.effects:
        option = f"{effect.name}={effect.value}"
        title = say("effect", language, option=option, present=effect.present)
        table = differences(effect, keys, speaker)
        parts.append(Section(title, [table], data={"effects": [effect_data(effect, keys)]}))
    if found.refused:
        parts.append(Words(say("effects-refused", language, values=", ".join(found.refused))))
    return Section(say("effects", language), parts, data={"effects": [], "refused": found.refused})


def trial(effect: Effect, speaker: Speaker) -> Section:
    """What another value of a figure changes, in all that it touches."""
    language = speaker.language
    parts: list[Part] = [Words(say("trial-note", language), "note")]
    for group, keys in effect.beside.groups().items():
        table = differences(effect, keys, speaker)
        if table.rows and any(moves(effect, key) for key in keys):
            title = speaker.group(group)
            inner: list[Part] = [table]
            if speaker.one_unit(keys):
                values = {key: value for key in keys if (value := effect.difference(key)) is not None}
                inner.insert(0, speaker.plot(title, values, True, 0.0))
            parts.append(Section(title, inner))
    title = say("trial", language, changes=effect.value, present=effect.present)
    return Section(title, parts, data={"trial": effect_data(effect, list(effect.beside.figures))})


def moves(effect: Effect, key: Key) -> bool:
    """Whether the change makes any difference in these games: what it cannot touch needs no table."""
    difference = effect.difference(key)
    return difference is not None and (difference.low, difference.high) != (0.0, 0.0)


def differences(effect: Effect, keys: Sequence[Key], speaker: Speaker) -> Table:
    """Present, tried, difference, interval, and a dot where it is clear."""
    rows = []
    for key in keys:
        difference = effect.difference(key)
        if difference is not None and difference.count:
            rows.append(
                [
                    speaker.name(key),
                    speaker.write(key, effect.beside.figures[key].mean),
                    speaker.write(key, effect.study.figures[key].mean),
                    speaker.write(key, difference.mean, sign=True, digits=3),
                    speaker.between(key, difference, sign=True),
                    "●" if difference.low > 0 or difference.high < 0 else "",
                ]
            )
    heads = (say(key, speaker.language) for key in ("present", "tried", "difference", "interval"))
    return Table(["", *heads, ""], rows)


def effect_data(effect: Effect, keys: Sequence[Key]) -> Data:
    found: dict[str, dict[str, Data]] = {}
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
