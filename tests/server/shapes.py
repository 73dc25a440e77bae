"""Whether what a server sends has the shape that `olympus.server.wire` declares."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response, Router
from litestar.handlers import HTTPRouteHandler

from olympus.core import shown
from olympus.core.game import Game
from olympus.games import load, names
from olympus.server import wire
from olympus.server.api import (
    games,
    health,
    history,
    lessons,
    operator,
    people,
    profiles,
    records,
    reports,
    tables,
)

PARTS = (people, profiles, tables, records, history, games, lessons, health, operator, reports)
read_message = msgspec.json.Decoder(wire.AnyMessage).decode
Route = tuple[str, re.Pattern[str], Any]
"""The method, the path, the type of the answer."""

NAMES = names()
"""A server of another tree may have games that this one does not know."""


@cache
def routes() -> list[Route]:
    """Every call, those with fixed paths first."""
    found: list[Route] = []
    router = Router("/api", route_handlers=[handler for part in PARTS for handler in part.handlers])
    for route in sorted(router.routes, key=lambda route: route.path.count("{")):
        pattern = re.compile(re.sub(r"\{[^}]*\}", "[^/]+", route.path))
        for handler in getattr(route, "route_handlers", ()):
            assert isinstance(handler, HTTPRouteHandler)
            found += [(method, pattern, answer_type(handler)) for method in handler.http_methods]
    return found


def answer_type(handler: HTTPRouteHandler) -> Any:
    kind = handler.parsed_fn_signature.return_type.annotation
    return get_args(kind)[0] if get_origin(kind) is Response else kind


def check_message(message: dict[str, Any], game: Game) -> None:
    """Raise a `ValueError` for a message whose view, moves or events are not as the game declares them."""
    found = shown.wrong_view(game, message["view"], sent=True) if "view" in message else []
    if "changed" in message:
        found += shown.wrong_view(game, message["changed"], sent=True, partly=True)
    raise_if(found + wrong_moves(game, message["legal"]) + wrong_events(game, message["events"]))


class Checker:
    """Holds the messages of one client to what is declared, a game's own data included."""

    def __init__(self) -> None:
        self.games: dict[str, str] = {}
        """By table."""

    def check(self, text: str | bytes) -> None:
        """Raise a `ValueError` for a message that is not as declared."""
        read_message(text)
        message = msgspec.json.decode(text)
        if message["is"] == "table":
            self.games[message["table"]["id"]] = message["table"]["game"]
        elif message["is"] == "view" and (name := self.games[message["table"]]) in NAMES:
            check_message(message, load(name))


def check_steps(game: Game, steps: list[dict[str, Any]]) -> None:
    """The same for the steps of a replay, or the frames of a lesson."""
    for step in steps:
        raise_if(shown.wrong_view(game, step["view"], sent=True) + wrong_events(game, step["events"]))


def wrong_moves(game: Game, legal: list[dict[str, Any]]) -> list[str]:
    return [text for move in legal if "will" in move for text in shown.wrong_foresight(game, move["will"])]


def wrong_events(game: Game, events: list[dict[str, Any]]) -> list[str]:
    return [text for event in events for text in shown.wrong_event(game, event["event"])]


def raise_if(found: list[str]) -> None:
    if found:
        raise ValueError("; ".join(found))


def check_own(answer: dict[str, Any]) -> None:
    """What a game's own data in an answer is, if there is any."""
    if answer.get("steps") and isinstance(answer["steps"], list):
        name = answer["steps"][0]["view"]["game"]
        if name in NAMES:
            check_steps(load(name), answer["steps"])
    if "frames" in answer and answer["game"] in NAMES:
        game = load(answer["game"])
        check_steps(game, answer["frames"])
        raise_if(wrong_moves(game, answer["legal"]) + wrong_events(game, answer["log"]))


def check_answer(method: str, path: str, status: int, content: bytes) -> None:
    """Raise a `ValueError` for an answer in JSON that is not as declared."""
    if status >= 400 and not path.startswith("/api/ready"):
        msgspec.json.decode(content, type=wire.Refused)
        return
    plain = path.partition("?")[0]
    kind = next(kind for verb, pattern, kind in routes() if verb == method and pattern.fullmatch(plain))
    msgspec.json.decode(content, type=kind)
    answer = msgspec.json.decode(content)
    if isinstance(answer, dict):
        check_own(answer)
