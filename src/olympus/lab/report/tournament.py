"""What a tournament found, as a report."""

from __future__ import annotations

from ... import games
from ..measure.sequential import Until, Watch, confidence
from ..tournament.plan import share_of
from ..tournament.standings import Row, Standings
from ..words import game_name, say
from .model import Bar, Course, Intervals, Line, Part, Report, Section, Table, Words
from .numbers import between, number, percent

COURSE = 200
"""Points of a course at most."""


def report(found: Standings, watch: Watch | None, language: str) -> Report:
    plan = found.plan
    name = game_name(games.load(plan.game), language)
    deals = len({result["deal"] for result in found.results})
    header = plan.header()
    opening = [
        say("played", language, games=str(len(found.results)), deals=str(deals), seed=str(plan.seed)),
        say("budget", language, seconds=number(plan.seconds, language)),
        say("options", language, options=", ".join(f"{k}={v}" for k, v in header["options"].items())),
    ]
    if plan.figures:
        opening.append(say("changes", language, changes=", ".join(f"{k}={v}" for k, v in plan.figures)))
    answer = []
    if watch is not None:
        answer.append(Words(verdict(watch, language), "verdict", data={"test": watch.as_data()}))
    return Report(
        say("tournament", language, game=name, players=plan.players),
        language,
        opening,
        Sections(found, watch, language).all(),
        answer,
        data={**header, "games": len(found.results), "deals": deals},
    )


def verdict(watch: Watch, language: str) -> str:
    """What a sequential test says, in a sentence."""
    details = {"bot": watch.bot, "games": str(watch.games)}
    if isinstance(watch, Until):
        key = {"high": "until-high", "low": "until-low", "open": "until-open"}[watch.verdict]
        low, high = watch.interval
        details["wanted"] = percent(watch.wanted, language)
    else:
        key = {"high": "sprt-high", "low": "sprt-low", "open": "sprt-open"}[watch.verdict]
        low, high = watch.low, watch.high
    return say(key, language, low=percent(low, language), high=percent(high, language), **details)


class Sections:
    """The parts of a tournament's report."""

    def __init__(self, found: Standings, watch: Watch | None, language: str) -> None:
        self.found = found
        self.watch = watch
        self.language = language
        self.even = 1 / found.plan.players

    def all(self) -> list[Section]:
        return [self.standings(), self.beats(), self.ratings(), self.course(), self.by_seat()]

    def say(self, key: str, **details: str) -> str:
        return say(key, self.language, **details)

    def percent(self, value: float) -> str:
        """Of an axis."""
        return percent(value, self.language, 0)

    def standings(self) -> Section:
        language = self.language
        shares = [Bar(row.bot, row.share.mean, row.share.low, row.share.high) for row in self.found.rows]
        keys = ("bot", "games", "win-share", "interval", "points", "rating", "seconds-a-move")
        rows = [
            [
                row.bot,
                str(row.games),
                percent(row.share.mean, language),
                between(row.share, language),
                number(row.points.mean, language),
                f"{number(row.mu, language, 1)} ± {number(2 * row.sigma, language, 1)}",
                number(row.seconds_a_move, language, 3),
            ]
            for row in self.found.rows
        ]
        data = {"standings": [row_data(row) for row in self.found.rows]}
        parts: list[Part] = [
            Intervals(self.say("win-share"), shares, self.percent, self.even),
            Table([self.say(key) for key in keys], rows, data=data),
            Words(self.say("share-note", even=percent(self.even, language)), "note"),
        ]
        return Section(self.say("standings"), parts)

    def beats(self) -> Section:
        names, beats = [row.bot for row in self.found.rows], self.found.beats
        rows = [
            [
                one,
                *("" if one == other else percent(beats[one, other].mean, self.language) for other in names),
            ]
            for one in names
        ]
        data = {
            "beats": [
                {"bot": one, "other": other, **figure.as_data()} for (one, other), figure in beats.items()
            ]
        }
        parts: list[Part] = [Table(["", *names], rows), Words(self.say("beats-note"), "note")]
        return Section(self.say("beats"), parts if len(names) > 1 else [], data=data)

    def ratings(self) -> Section:
        title = self.say("ratings")
        bars = [
            Bar(row.bot, row.mu, row.mu - 2 * row.sigma, row.mu + 2 * row.sigma) for row in self.found.rows
        ]
        plot = Intervals(title, bars, lambda value: number(value, self.language, 0))
        return Section(title, [plot, Words(self.say("ratings-note"), "note")])

    def course(self) -> Section:
        title = self.say("course")
        lines = [line for row in self.found.rows if (line := self.line(row.bot)).points]
        return Section(title, [Course(title, lines, self.percent, self.even)])

    def line(self, bot: str) -> Line:
        """How a bot's share developed, game after game; if it is watched, with what was known of it then."""
        results = self.found.results
        step = max(len(results) // COURSE, 1)
        points, band, total, count = [], [], 0.0, 0
        for i, result in enumerate(results):
            if bot in result["seats"]:
                total += share_of(result, bot)
                count += 1
            if count and (i % step == 0 or i == len(results) - 1):
                points.append((i + 1.0, total / count))
                if self.watch is not None and self.watch.bot == bot:
                    band.append((i + 1.0, *confidence(total, count)))
        return Line(bot, points, band)

    def by_seat(self) -> Section:
        parts = []
        for row in self.found.rows:
            bars = [
                Bar(self.say("seat", name=str(seat)), figure.mean, figure.low, figure.high)
                for seat, figure in enumerate(row.by_seat)
            ]
            parts.append(Section(row.bot, [Intervals(row.bot, bars, self.percent, self.even)]))
        return Section(self.say("by-seat"), parts)


def row_data(row: Row) -> dict[str, object]:
    return {
        "bot": row.bot,
        "games": row.games,
        "win_share": row.share.as_data(),
        "points": row.points.as_data(),
        "win_share_by_seat": [figure.as_data() for figure in row.by_seat],
        "rating": {"mu": row.mu, "sigma": row.sigma},
        "seconds_a_move": row.seconds_a_move,
    }
