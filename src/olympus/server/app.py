"""The application: calls, websocket, pages, headers, and what begins and ends with it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from ..core.errors import OlympusError
from . import openapi
from .api import games, health, history, lessons, operator, people, profiles, records, reports, tables
from .config import Config
from .errors import RESCUE, STORE_TROUBLE, Refusal, Unavailable, chosen_language, damaged, refused
from .jobs.follow import Follow
from .jobs.housekeeping import Housekeeping
from .jobs.warmup import prepare_bots
from .net.caller import (
    COOKIE,
    address_of,
    check_address,
    language_of,
    member,
    own_page,
    says_json,
    service_of,
    token_of,
    visitor,
)
from .net.service import Service
from .net.session import Session
from .net.static import pages
from .net.websocket import Connection
from .store.engine import migrate, open_engine
from .store.postgres import Postgres
from .store.writer import Store

log = logging.getLogger("olympus.app")
LARGEST_BODY = 65_536
STATUS_KEYS = {
    401: "no-session",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    415: "not-json",
    429: "too-often",
}


async def before_call(request: Request[Any, Any, Any]) -> None:
    """Limits by address; changes only from our own pages or from programs."""
    service = service_of(request)
    service.metrics.requests += 1
    request.state.user = await service.people.by_token(token_of(request))
    if not service.limits.take("call", address_of(request)):
        service.metrics.limited += 1
        raise Refusal("too-often", 429)
    check_address(request)
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        if not own_page(request):
            raise Refusal("origin", 403)
        if not says_json(request):
            raise Refusal("not-json", 415)


def answer_refusal(request: Request[Any, Any, Any], error: OlympusError) -> Response[Any]:
    status = error.status if isinstance(error, Refusal) else 400
    user = getattr(request.state, "user", None)
    headers = {"cache-control": "no-store"}
    if status == 429:
        headers["retry-after"] = "5"
    return Response(refused(error, language_of(request, user)), status_code=status, headers=headers)


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """Litestar's own refusals in our form; what was wrong is not repeated back."""
    key = (
        "malformed"
        if isinstance(error, ValidationException)
        else STATUS_KEYS.get(error.status_code, "malformed")
    )
    return answer_refusal(request, Refusal(key, error.status_code))


def answer_trouble(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Something of ours broke: told to the log, not to the caller."""
    if isinstance(error, RecursionError | UnicodeDecodeError):  # of what a caller sent: only that is decoded
        return answer_refusal(request, Refusal("malformed"))
    if damaged(error):
        log.error("database damaged", extra={"data": {"do": RESCUE, "path": request.scope["path"]}})
        return answer_refusal(request, Unavailable())
    if isinstance(error, STORE_TROUBLE):
        log.warning("store away", extra={"data": {"error": type(error).__name__}})
        return answer_refusal(request, Unavailable())
    log.error("call failed", exc_info=error, extra={"data": {"path": request.scope["path"]}})
    return answer_refusal(request, Refusal("trouble", 500))


def answer_websocket(app: Litestar, connection: Connection) -> Coroutine[Any, Any, None] | None:
    """A new websocket: its caller is looked at as in a call. See docs/protocol.md."""
    headers = [
        (name.lower().encode(), value.encode()) for name, value in connection.request.headers.raw_items()
    ]
    scope: Any = {
        "type": "websocket",
        "scheme": "ws",
        "headers": headers,
        "client": connection.client,
        "litestar_app": app,
    }
    caller: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    service, address = service_of(caller), address_of(caller)
    if connection.request.path.partition("?")[0] != "/api/ws":
        connection.refuse(404, "")
    elif not service.trust.called(caller.headers.get("host", "")):
        connection.refuse(400, "")
    elif not own_page(caller):
        connection.refuse(403, "")
    elif not service.sessions.room_for(address) or not service.limits.take("socket", address):
        service.metrics.limited += 1
        connection.refuse(429, "")
    else:
        language = chosen_language(caller.headers.get("accept-language"))
        return attend(service, connection, address, caller.cookies.get(COOKIE), language)
    return None


async def attend(
    service: Service, connection: Connection, address: str, token: str | None, language: str
) -> None:
    with service.sessions.counted(address):
        await Session(service, connection, address).serve(token, language)


async def tell_when_ready(service: Service) -> None:
    """Tables that said that their bots are being prepared say so no longer."""
    await service.house.bots.ready.wait()
    for live in service.tables.lives.values():
        live.tell_table()


def make_app(config: Config) -> Litestar:
    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        engine = open_engine(config)
        await migrate(engine, config)
        service = Service(config, Store(engine))
        app.state.service = service
        service.store.start()
        housekeeping = Housekeeping(service)
        await housekeeping.start()
        listener = Follow(service, engine).listener if isinstance(engine, Postgres) else None
        if listener is not None:
            listener.start()
        if config.prepare:
            bots = service.house.bots
            service.house.spawn(prepare_bots(bots.threads, bots.ready, service.hints.ready))
            service.house.spawn(tell_when_ready(service))
        else:
            service.house.bots.ready.set()
            service.hints.ready.set()
        try:
            yield
        finally:
            await service.say_goodbye()
            await housekeeping.stop()
            if listener is not None:
                await listener.stop()
            await service.stop()
            await engine.close()

    parts = (people, profiles, tables, records, history, games, lessons, health, operator, reports)
    handlers = [handler for part in parts for handler in part.handlers]
    api = Router(
        "/api",
        route_handlers=handlers,
        dependencies={"visitor": Provide(visitor), "member": Provide(member)},
        request_max_body_size=LARGEST_BODY,
        before_request=before_call,
        cache_control=None,
        response_headers={"cache-control": "no-store"},
    )
    return Litestar(
        [api, pages(config.static)],
        lifespan=[life],
        openapi_config=openapi.CONFIG,
        plugins=[openapi.GamesOwn()],
        exception_handlers={
            OlympusError: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_trouble,
        },
        logging_config=None,
        debug=False,
    )
