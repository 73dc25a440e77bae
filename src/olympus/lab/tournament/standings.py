"""What the games of a tournament say: shares of the win, who beats whom, ratings."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from dataclasses import dataclass

from ...core.scores import win_shares
from ..measure.batches import Figure, in_batches
from .ledger import Result
from .plan import Plan


@dataclass(frozen=True)
class Row:
    """One bot. Shares and points are those of a seat it has, so that even is 1 / players, however many it has."""

    bot: str
    games: int
    share: Figure
    points: Figure
    by_seat: tuple[Figure, ...]
    mu: float
    sigma: float
    seconds_a_move: float


@dataclass(frozen=True)
class Standings:
    plan: Plan
    results: Sequence[Result]
    rows: tuple[Row, ...]
    beats: dict[tuple[str, str], Figure]
    """How often a seat of the first has more points than a seat of the second in the same game; ties are half."""

    def as_csv(self) -> str:
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        figures = ("mean", "low", "high")
        heads = [f"{name}_{figure}" for name in ("win_share", "points") for figure in figures]
        writer.writerow(["bot", "games", *heads, "rating_mu", "rating_sigma", "seconds_a_move"])
        for row in self.rows:
            values = [getattr(figure, part) for figure in (row.share, row.points) for part in figures]
            plain = [f"{value:.6g}" for value in (*values, row.mu, row.sigma, row.seconds_a_move)]
            writer.writerow([row.bot, row.games, *plain])
        return text.getvalue()


def standings(plan: Plan, results: Sequence[Result]) -> Standings:
    """Best share first."""
    names = list(dict.fromkeys(plan.entrants))
    rated = ratings(names, results)
    rows = [row_of(plan, name, results, *rated[name]) for name in names]
    rows.sort(key=lambda row: -row.share.mean)
    pairs = [(one.bot, other.bot) for one in rows for other in rows if one.bot != other.bot]
    return Standings(plan, results, tuple(rows), {pair: beating(*pair, results) for pair in pairs})


def row_of(plan: Plan, name: str, results: Sequence[Result], mu: float, sigma: float) -> Row:
    shares: list[tuple[int, float]] = []
    points: list[tuple[int, float]] = []
    by_seat: list[list[tuple[int, float]]] = [[] for _ in range(plan.players)]
    seconds = moves = 0.0
    for result in results:
        for seat, share in enumerate(win_shares(result["scores"])):
            if result["seats"][seat] == name:
                shares.append((result["deal"], share))
                by_seat[seat].append((result["deal"], share))
                points.append((result["deal"], result["scores"][seat]))
                seconds += result["thought"][seat]
                moves += result["moves"][seat]
    played = sum(name in result["seats"] for result in results)
    return Row(
        name,
        played,
        in_batches(shares).share(),
        in_batches(points).figure(),
        tuple(in_batches(samples).share() for samples in by_seat),
        mu,
        sigma,
        seconds / moves if moves else 0.0,
    )


def beating(one: str, other: str, results: Sequence[Result]) -> Figure:
    samples = []
    for result in results:
        for name, score in zip(result["seats"], result["scores"], strict=True):
            for rival, against in zip(result["seats"], result["scores"], strict=True):
                if name == one and rival == other:
                    samples.append((result["deal"], (score > against) + (score == against) / 2))
    return in_batches(samples).share()


def ratings(names: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Plackett–Luce, game by game in their order. Where a bot has several seats it takes their mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    rated = {name: model.rating(name=name) for name in names}
    for result in results:
        before = [[model.rating(mu=rated[n].mu, sigma=rated[n].sigma)] for n in result["seats"]]
        after = model.rate(before, scores=[float(score) for score in result["scores"]])
        for name in dict.fromkeys(result["seats"]):
            own = [team[0] for team, seat in zip(after, result["seats"], strict=True) if seat == name]
            rated[name].mu = sum(one.mu for one in own) / len(own)
            rated[name].sigma = sum(one.sigma for one in own) / len(own)
    return {name: (one.mu, one.sigma) for name, one in rated.items()}
