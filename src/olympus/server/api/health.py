"""For operators: health, readiness, figures."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Literal

from litestar import MediaType, Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from .. import wire
from ..errors import Refusal
from ..metrics import Figure
from ..net.caller import Call, service_of
from ..net.service import Service


@get("/health", sync_to_thread=False)
def health() -> wire.Health:
    """200 while the process lives."""
    return wire.Health(True)


@get("/ready")
async def ready(request: Call) -> Response[wire.Readiness]:
    """503 while draining, or where the store does not answer."""
    service = service_of(request)
    reason: Literal["draining", "database"] | None = "draining" if service.house.draining else None
    if reason is None:
        try:
            async with asyncio.timeout(2):
                await service.store.value(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            reason = "database"
    answer = wire.Readiness(reason is None, reason, service.house.bots.ready.is_set())
    return Response(answer, status_code=200 if reason is None else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Call) -> Response[str]:
    """From this machine only, or with the token that the operator set."""
    service = service_of(request)
    token = service.config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    forwarded = "x-forwarded-for" in request.headers
    if not (token and compare_digest(token, given)) and not (here and not forwarded and not token):
        raise Refusal("not-found", 404)
    return Response(
        service.metrics.text(gauges(service)), media_type="text/plain; version=0.0.4; charset=utf-8"
    )


def gauges(service: Service) -> list[Figure]:
    """What is so at this moment."""
    lives = service.tables.lives.values()
    bots_ready = int(service.house.bots.ready.is_set())
    return [
        Figure("commits_total", service.store.commits, "Transactions."),
        Figure("writes_total", service.store.written, "Writes that went into them."),
        Figure("sockets", len(service.sessions.everybody), "Open websockets."),
        Figure("tables", len(lives), "Tables in memory."),
        Figure("matches", sum(1 for live in lives if live.match), "Matches in memory."),
        Figure("bots_ready", bots_ready, "Whether the bots' rules are compiled."),
        Figure("tasks", len(service.house.tasks), "Tasks under way."),
    ]


handlers = [health, ready, metrics]
