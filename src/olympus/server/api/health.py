"""For operators: health, readiness, figures."""

from __future__ import annotations

import asyncio
import shutil
from hmac import compare_digest
from pathlib import Path
from typing import Literal

from litestar import MediaType, Response, get
from sqlalchemy import update

from .. import wire
from ..clock import now
from ..errors import STORE_TROUBLE, Refusal
from ..metrics import Figure
from ..net.caller import Call, service_of
from ..net.service import Service
from ..store.schema import processes

ANSWER_SECONDS = 2.0
SPARE = 64 * 1024 * 1024
"""Bytes."""


@get("/health", sync_to_thread=False)
def health() -> wire.Health:
    """200 while the process lives."""
    return wire.Health(True)


@get("/ready")
async def ready(request: Call) -> Response[wire.Readiness]:
    """503 while draining, where the store cannot be written, or where its disk is nearly full."""
    service = service_of(request)
    reason: Literal["draining", "database", "disk"] | None = None
    if service.house.draining:
        reason = "draining"
    elif nearly_full(service.config.sqlite_file):
        reason = "disk"
    elif not await can_write(service):
        reason = "database"
    answer = wire.Readiness(reason is None, reason, service.house.bots.ready.is_set())
    return Response(answer, status_code=200 if reason is None else 503)


async def can_write(service: Service) -> bool:
    """Whether the store takes a change: this process says that it lives."""
    beat = update(processes).where(processes.c.id == service.store.process).values(beat=now())
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await service.store.do(lambda work: work.run(beat))
    except (Refusal, *STORE_TROUBLE):
        return False
    return True


def nearly_full(file: Path | None) -> bool:
    """Whether the disk of a SQLite file has less room than games of some hours take."""
    try:
        return file is not None and shutil.disk_usage(file.parent).free < SPARE
    except OSError:
        return True


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
