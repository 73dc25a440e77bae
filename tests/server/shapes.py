"""Whether what a server sends has the shape that `olympus.server.wire` declares."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response, Router
from litestar.handlers import HTTPRouteHandler

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


def check_answer(method: str, path: str, status: int, content: bytes) -> None:
    """Raise `msgspec.ValidationError` for an answer in JSON that is not as declared."""
    if status >= 400 and not path.startswith("/api/ready"):
        msgspec.json.decode(content, type=wire.Refused)
        return
    plain = path.partition("?")[0]
    kind = next(kind for verb, pattern, kind in routes() if verb == method and pattern.fullmatch(plain))
    msgspec.json.decode(content, type=kind)
