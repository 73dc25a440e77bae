"""A player's page: results, the rating's curve, favourites, head to head."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from litestar import get
from litestar.params import FromPath
from sqlalchemy import case, func, select

from ... import games
from ...core.parts import FAVOURITES
from .. import wire
from ..errors import Refusal
from ..net.caller import Call, language_of, service_of
from ..people.accounts import User
from ..store.schema import results, users
from .games import words
from .people import ratings_of

MOST_RIVALS = 20
LONGEST_CURVE = 200
MOST_COUNTED = 500
"""The latest games, of which favourites are counted."""
SHOWN_FAVOURITES = 3


@get("/players/{user_id:str}/profile")
async def profile(user_id: FromPath[str], request: Call, visitor: User | None) -> wire.Profile:
    """A player's page."""
    service = service_of(request)
    user = await service.people.one(user_id)
    if user is None or user.kind == "bot":
        raise Refusal("no-user", 404)
    ratings = await ratings_of(request, user_id)
    tally = select(
        results.c.game,
        func.count().label("games"),
        func.sum(case((results.c.won, 1), else_=0)).label("won"),
        func.max(results.c.score).label("best"),
    )
    rows = await service.store.rows(tally.where(results.c.user_id == user_id).group_by(results.c.game))
    known = [row for row in rows if row.game in games.names()]
    language = language_of(request, visitor)
    return wire.Profile(
        user=user.shown(),
        since=await service.store.value(select(users.c.created).where(users.c.id == user_id)),
        games=[
            wire.GameProfile(
                game=row.game,
                games=row.games,
                won=row.won,
                best=row.best,
                rating=ratings.get(row.game),
                curve=await curve(request, user_id, row.game),
                favourites=await favourites(request, user_id, row.game, language),
            )
            for row in sorted(known, key=lambda row: -int(row.games))
        ],
        rivals=await rivals(request, user_id, visitor),
    )


def of_game(user_id: str, game: str) -> Any:
    query = select(results).where(results.c.user_id == user_id, results.c.game == game)
    return query.order_by(results.c.ended.desc())


async def curve(request: Call, user_id: str, game: str) -> list[wire.RatedAt]:
    rated = of_game(user_id, game).where(results.c.after.is_not(None)).limit(LONGEST_CURVE)
    rows = await service_of(request).store.rows(rated)
    return [wire.RatedAt(row.ended, row.after) for row in reversed(rows)]


async def favourites(request: Call, user_id: str, name: str, language: str) -> list[wire.Favourite]:
    game = games.load(name)
    part = FAVOURITES.of(game)
    if part is None:
        return []
    counted: Counter[str] = Counter()
    query = of_game(user_id, name).where(results.c.chosen.is_not(None)).limit(MOST_COUNTED)
    for row in await service_of(request).store.rows(query):
        counted.update(json.loads(row.chosen))
    title = words(game, f"favourite-{part.KIND}", language, part.KIND)
    return [
        wire.Favourite(title, words(game, f"{part.KIND}-{one}", language, one), times)
        for one, times in sorted(counted.items(), key=lambda item: (-item[1], item[0]))[:SHOWN_FAVOURITES]
    ]


async def rivals(request: Call, user_id: str, visitor: User | None) -> list[wire.Rival]:
    mine, theirs = results.alias("mine"), results.alias("theirs")
    query = select(
        theirs.c.user_id.label("rival"),
        func.count().label("games"),
        func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
        func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind"),
    ).join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
    query = query.where(mine.c.user_id == user_id, theirs.c.user_id.is_not(None))
    if visitor is None or visitor.id != user_id:
        query = query.where(theirs.c.user_id == (visitor.id if visitor else ""))
    query = query.group_by(theirs.c.user_id).order_by(func.count().desc(), theirs.c.user_id)
    service = service_of(request)
    rows = await service.store.rows(query.limit(MOST_RIVALS))
    people = await service.people.several({row.rival for row in rows})
    return [
        wire.Rival(people[row.rival].shown(), row.games, row.ahead, row.behind)
        for row in rows
        if row.rival in people
    ]


handlers = [profile]
