"""What a finished match leaves: the result, the history, the ratings (Plackett–Luce, per game, bots too)."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import insert, select, update

from ... import bots
from ...core.match import Match
from ..store.schema import ratings, results, users
from ..store.writer import Work
from ..tables.model import Table
from .accounts import now

model = PlackettLuce()


def shown_rating(mu: float, sigma: float) -> int:
    """A figure for people: what somebody is worth at least, most likely; newcomers begin at 1000."""
    return round(1000 + 20 * (mu - 3 * sigma))


def show_rating(mu: float, sigma: float, games: int) -> dict[str, Any]:
    return {"rating": shown_rating(mu, sigma), "mu": round(mu, 3), "sigma": round(sigma, 3), "games": games}


def places(scores: list[int]) -> list[int]:
    return [1 + sum(other > score for other in scores) for score in scores]


def bot_user(bot: str) -> str:
    return f"bot-{bot}"


async def know_bots(work: Work, insert_new: Any) -> None:
    """Bots are players like others: each is known by a name that nobody can take."""
    rows = [
        {"id": bot_user(bot), "name": bot, "kind": "bot", "lang": "en", "created": now(), "removed": False}
        for bot in bots.names()
    ]
    await work.run(insert_new(users).on_conflict_do_nothing(), rows)


async def close_match(work: Work, table: Table, match: Match, seed: bytes) -> dict[str, Any]:
    """Write the history of a match that is over, and give its result. Seed and nonces are no secret any more."""
    scores, place = match.scores, places(match.scores)
    players = await player_ids(work, table)
    changes = await rate(work, table, players, place) if table.rated else []
    by_seat = {change["seat"]: change for change in changes}
    rows = []
    for seat, player in enumerate(players):
        change = by_seat.get(seat)
        rows.append(
            {
                "table_id": table.id,
                "seat": seat,
                "user_id": player,
                "game": table.game,
                "score": scores[seat],
                "place": place[seat],
                "won": seat in match.winners,
                "rated": table.rated,
                "before": change["before"]["rating"] if change else None,
                "after": change["after"]["rating"] if change else None,
                "ended": table.ended or now(),
            }
        )
    await work.run(insert(results), rows)
    return {
        "why": "played",
        "scores": scores,
        "winners": match.winners,
        "places": place,
        "plies": match.ply,
        "rated": table.rated,
        "ratings": changes,
        "seed": seed.hex(),
        "nonces": [{"seat": n, "nonce": seat.nonce} for n, seat in enumerate(table.seats) if seat.nonce],
    }


async def player_ids(work: Work, table: Table) -> list[str | None]:
    """Who played each seat; removed people are nobody."""
    named = [seat.user if seat.kind == "person" else bot_user(seat.bot or "") for seat in table.seats]
    query = select(users.c.id).where(users.c.id.in_({name for name in named if name}), ~users.c.removed)
    known = {row.id for row in await work.run(query)}
    return [name if name in known else None for name in named]


async def rate(work: Work, table: Table, players: list[str | None], place: list[int]) -> list[dict[str, Any]]:
    """New ratings. A bot in several seats is rated once, by its best seat; a stand-in's work lifts nobody."""
    query = select(ratings).where(
        ratings.c.game == table.game, ratings.c.user_id.in_([p for p in players if p])
    )
    stored = {row.user_id: row for row in await work.run(query.with_for_update())}
    teams, ranks, before = [], [], []
    for seat, player in enumerate(players):
        row = stored.get(player) if player else None
        one = model.rating() if row is None else model.rating(mu=row.mu, sigma=row.sigma)
        teams.append([one])
        ranks.append(place[seat])
        before.append((one.mu, one.sigma, row.games if row is not None else 0))
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    changes: list[dict[str, Any]] = []
    done: set[str] = set()
    for seat in sorted(range(len(players)), key=lambda number: place[number]):
        player = players[seat]
        if player is None or player in done:
            continue
        done.add(player)
        mu, sigma, games = before[seat]
        new_mu, new_sigma = rated[seat][0].mu, rated[seat][0].sigma
        if table.seats[seat].stood_in or table.seats[seat].why is not None:
            new_mu, new_sigma = min(mu, new_mu), max(sigma, new_sigma)
        values = {
            "mu": new_mu,
            "sigma": new_sigma,
            "games": games + 1,
            "shown": shown_rating(new_mu, new_sigma),
        }
        key = {"user_id": player, "game": table.game}
        if player in stored:
            change = update(ratings).where(ratings.c.user_id == player, ratings.c.game == table.game)
            await work.run(change.values(**values))
        else:
            await work.run(insert(ratings), key | values)
        changes.append(
            {
                "seat": seat,
                "before": show_rating(mu, sigma, games),
                "after": show_rating(new_mu, new_sigma, games + 1),
            }
        )
    return sorted(changes, key=lambda change: change["seat"])
