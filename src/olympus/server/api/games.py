"""The games, their options in words, and the bots."""

from __future__ import annotations

import asyncio
from functools import cache, partial
from typing import Literal

from litestar import Response, get
from litestar.params import FromPath
from msgspec import UNSET, UnsetType

from ... import bots, games, reference
from ...core import lessons
from ...core.game import Game
from ...core.options import Choice, Flag, Number, OneEach, Option, SeatOrDrawn
from ...core.texts import LANGUAGES, has, message
from .. import wire
from ..errors import FOLDER, Refusal
from ..net.caller import Call, language_of
from ..people.accounts import User

KINDS: tuple[tuple[type[Option], wire.OptionKind], ...] = (
    (Choice, "choice"),
    (Flag, "flag"),
    (Number, "number"),
    (SeatOrDrawn, "seat"),
    (OneEach, "each"),
)


def words(game: Game, key: str, language: str, otherwise: str) -> str:
    folder = game.folder / "locale"
    return message(key, language, folder) if has(key, language, folder) else otherwise


def show_option(game: Game, option: Option, language: str) -> wire.Option:
    name = option.name
    values: list[str] | UnsetType = UNSET
    labels: dict[str, str] | UnsetType = UNSET
    if isinstance(option, Choice | OneEach):
        kind = name.removesuffix("s") if isinstance(option, OneEach) else f"option-{name}"
        values = list(option.values)
        labels = {value: words(game, f"{kind}-{value}", language, value) for value in option.values}
    return wire.Option(
        option=name,
        kind=next(kind for type_, kind in KINDS if isinstance(option, type_)),
        default=option.default,
        title=words(game, f"option-{name}", language, name),
        help=words(game, f"option-{name}-help", language, ""),
        low=option.low if isinstance(option, Number) else UNSET,
        high=option.high if isinstance(option, Number) else UNSET,
        values=values,
        labels=labels,
    )


@cache
def show_game(name: str, language: str) -> wire.Game:
    game = games.load(name)
    players = game.options[0]
    assert isinstance(players, Number)
    return wire.Game(
        game=name,
        version=game.version,
        title=words(game, "game-name", language, name.capitalize()),
        options=[show_option(game, option, language) for option in game.options],
        lessons=len(lessons.of(game)),
        pages=list(reference.KINDS) if reference.possible() else [],
        players=wire.Range(players.low, players.high, players.default),
    )


@get("/games")
async def list_games(request: Call, visitor: User | None) -> wire.Games:
    """The games, their options in words, and the bots, weakest first."""
    language = language_of(request, visitor)
    return wire.Games(
        games=[show_game(name, language) for name in games.names()],
        bots=[wire.Bot(bot, bot_words(bot, language)) for bot in bots.names()],
        languages=list(LANGUAGES),
    )


def bot_words(bot: str, language: str) -> str:
    key = f"bot-{bot}"
    return message(key, language, FOLDER) if has(key, language, FOLDER) else bot.capitalize()


@get("/games/{name:str}/pages/{kind:str}")
async def page_to_print(
    request: Call, visitor: User | None, name: FromPath[str], kind: FromPath[Literal["quick", "components"]]
) -> Response[bytes]:
    """A PDF in the caller's language."""
    if not reference.possible() or name not in games.names():
        raise Refusal("not-found", 404)
    make = partial(reference.page, games.load(name), language_of(request, visitor), kind)
    made = await asyncio.to_thread(make)
    shown = {"content-disposition": f'inline; filename="{name}-{kind}.pdf"'}
    return Response(made, media_type="application/pdf", headers=shown)


handlers = [list_games, page_to_print]
