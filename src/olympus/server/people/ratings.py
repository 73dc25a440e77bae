"""Ratings: Plackett–Luce, one per game, for bots too."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from ... import bots
from ..clock import now
from ..store.schema import ratings, users
from ..store.work import Work
from ..wire import Rating, RatingChange

model = PlackettLuce()


def shown_rating(mu: float, sigma: float) -> int:
    """A figure for people: what somebody is worth at least, most likely; newcomers begin at 1000."""
    return round(1000 + 20 * (mu - 3 * sigma))


def show_rating(mu: float, sigma: float, games: int) -> Rating:
    return Rating(shown_rating(mu, sigma), round(mu, 3), round(sigma, 3), games)


def places(scores: list[int]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]


def bot_user(bot: str) -> str:
    return f"bot-{bot}"


def know_bots(work: Work, insert_new: Any) -> None:
    """Bots are players like others: each is known by a name that nobody can take."""
    rows = [
        {"id": bot_user(bot), "name": bot, "kind": "bot", "lang": "en", "created": now(), "removed": False}
        for bot in bots.names()
    ]
    work.run(insert_new(users).on_conflict_do_nothing(), rows)


def rate(
    work: Work, game: str, players: list[str | None], place: list[int], helped: Container[int]
) -> list[RatingChange]:
    """New ratings. A bot in several seats is rated once, by its best seat.

    `helped` are seats in which a bot stood in: its work lifts nobody.
    """
    query = select(ratings).where(ratings.c.game == game, ratings.c.user_id.in_([p for p in players if p]))
    stored = {row.user_id: row for row in work.run(query.with_for_update())}
    teams, ranks, before = [], [], []
    for seat, player in enumerate(players):
        row = stored.get(player) if player else None
        one = model.rating() if row is None else model.rating(mu=row.mu, sigma=row.sigma)
        teams.append([one])
        ranks.append(place[seat])
        before.append((one.mu, one.sigma, row.games if row is not None else 0))
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    changes: list[RatingChange] = []
    done: set[str] = set()
    for seat in sorted(range(len(players)), key=lambda number: place[number]):
        player = players[seat]
        if player is None or player in done:
            continue
        done.add(player)
        mu, sigma, games = before[seat]
        new_mu, new_sigma = rated[seat][0].mu, rated[seat][0].sigma
        if seat in helped:
            new_mu, new_sigma = min(mu, new_mu), max(sigma, new_sigma)
        values = {
            "mu": new_mu,
            "sigma": new_sigma,
            "games": games + 1,
            "shown": shown_rating(new_mu, new_sigma),
        }
        key = {"user_id": player, "game": game}
        if player in stored:
            change = update(ratings).where(ratings.c.user_id == player, ratings.c.game == game)
            work.run(change.values(**values))
        else:
            work.run(insert(ratings), key | values)
        old, new = show_rating(mu, sigma, games), show_rating(new_mu, new_sigma, games + 1)
        changes.append(RatingChange(seat, old, new))
    return sorted(changes, key=lambda change: change.seat)
