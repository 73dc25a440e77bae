"""A tournament in words, tables and plots: for the terminal and as an HTML page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.table import Table

from ... import games
from ..measure.sequential import Sprt, Until, Watch, confidence
from ..tournament.plan import share_of
from ..tournament.standings import Standings
from ..words import LabError, game_name, say
from . import page, svg
from .tables import shown

COURSE = 200
"""Points of a course at most."""


def opening(found: Standings, language: str) -> list[str]:
    plan = found.plan
    name = game_name(games.load(plan.game), language)
    deals = len({result["deal"] for result in found.results})
    header = plan.header()
    lines = [
        say("tournament", language, game=name, players=plan.players),
        say("played", language, games=str(len(found.results)), deals=str(deals), seed=str(plan.seed)),
        say("budget", language, seconds=page.number(plan.seconds, language)),
        say("options", language, options=", ".join(f"{k}={v}" for k, v in header["options"].items())),
    ]
    if plan.figures:
        lines.append(say("changes", language, changes=", ".join(f"{k}={v}" for k, v in plan.figures)))
    return lines


def verdict(watch: Watch | None, language: str) -> str:
    """What a sequential test says, in a sentence."""
    if isinstance(watch, Until):
        key = {"high": "until-high", "low": "until-low", "open": "until-open"}[watch.verdict]
        low, high = (page.percent(value, language) for value in watch.interval)
        wanted = page.percent(watch.wanted, language)
        return say(key, language, bot=watch.bot, wanted=wanted, low=low, high=high, games=str(watch.games))
    if isinstance(watch, Sprt):
        key = {"high": "sprt-high", "low": "sprt-low", "open": "sprt-open"}[watch.verdict]
        low, high = page.percent(watch.low, language), page.percent(watch.high, language)
        return say(key, language, bot=watch.bot, low=low, high=high, games=str(watch.games))
    return ""


def heads(language: str) -> list[str]:
    keys = ("bot", "games", "win-share", "interval", "points", "rating", "seconds-a-move")
    return [say(key, language) for key in keys]


def cells(found: Standings, language: str) -> Iterator[list[str]]:
    for row in found.rows:
        yield [
            row.bot,
            str(row.games),
            page.percent(row.share.mean, language),
            page.between(row.share, language, share=True),
            page.number(row.points.mean, language),
            f"{page.number(row.mu, language, 1)} ± {page.number(2 * row.sigma, language, 1)}",
            page.number(row.seconds_a_move, language, 3),
        ]


def matrix(found: Standings, language: str) -> Iterator[list[str]]:
    names = [row.bot for row in found.rows]
    for one in names:
        yield [one] + [
            "" if one == other else page.percent(found.beats[one, other].mean, language) for other in names
        ]


def tables(found: Standings, language: str) -> Iterator[Table]:
    for title, columns, rows in (
        (say("standings", language), heads(language), list(cells(found, language))),
        (say("beats", language), ["", *(row.bot for row in found.rows)], list(matrix(found, language))),
    ):
        if len(columns) > 2:
            yield shown(title, columns, rows)


def course(found: Standings, watch: Watch | None) -> list[svg.Line]:
    """How each bot's share developed, game after game; for a bot that is watched, what was known of it then."""
    lines = []
    step = max(len(found.results) // COURSE, 1)
    for row in found.rows:
        points, band, total, count = [], [], 0.0, 0
        for i, result in enumerate(found.results):
            if row.bot in result["seats"]:
                total += share_of(result, row.bot)
                count += 1
            if count and (i % step == 0 or i == len(found.results) - 1):
                points.append((i + 1.0, total / count))
                if watch is not None and watch.bot == row.bot:
                    band.append((i + 1.0, *confidence(total, count)))
        if points:
            lines.append(svg.Line(row.bot, points, band))
    return lines


def html(found: Standings, watch: Watch | None, language: str) -> str:
    even = 1 / found.plan.players

    def share(value: float) -> str:
        return page.percent(value, language, 0)

    first, *rest = opening(found, language)
    parts = [page.paragraph(words) for words in rest]
    if watch is not None:
        parts.append(page.paragraph(verdict(watch, language), "verdict"))
    parts.append(page.heading(say("standings", language)))
    shares = [svg.Bar(row.bot, row.share.mean, row.share.low, row.share.high) for row in found.rows]
    parts.append(svg.intervals(say("win-share", language), shares, share, even))
    parts.append(page.table(heads(language), cells(found, language)))
    parts.append(page.paragraph(say("share-note", language, even=page.percent(even, language)), "note"))
    if len(found.rows) > 1:
        parts.append(page.heading(say("beats", language)))
        parts.append(page.table(["", *(row.bot for row in found.rows)], matrix(found, language)))
        parts.append(page.paragraph(say("beats-note", language), "note"))
    parts.append(page.heading(say("ratings", language)))
    rated = [svg.Bar(row.bot, row.mu, row.mu - 2 * row.sigma, row.mu + 2 * row.sigma) for row in found.rows]
    parts.append(svg.intervals(say("ratings", language), rated, lambda v: page.number(v, language, 0)))
    parts.append(page.paragraph(say("ratings-note", language), "note"))
    parts.append(page.heading(say("course", language)))
    parts.append(svg.lines(say("course", language), course(found, watch), share, even))
    parts.append(page.heading(say("by-seat", language)))
    for row in found.rows:
        parts.append(page.heading(row.bot, 3))
        bars = [
            svg.Bar(say("seat", language, name=str(seat)), figure.mean, figure.low, figure.high)
            for seat, figure in enumerate(row.by_seat)
        ]
        parts.append(svg.intervals(row.bot, bars, share, even))
    return page.page(first, language, parts)


def write_files(folder: Path, found: Standings, watch: Watch | None, language: str, data: str) -> None:
    """summary.json, standings.csv and report.html beside the games."""
    files = {
        "summary.json": data + "\n",
        "standings.csv": found.as_csv(),
        "report.html": html(found, watch, language),
    }
    for name, content in files.items():
        try:
            (folder / name).write_text(content, encoding="utf-8")
        except OSError as error:
            raise LabError("out-folder", file=str(folder / name), reason=str(error)) from None
