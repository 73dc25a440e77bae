"""For operators: health, readiness, figures."""

from __future__ import annotations

import asyncio
from hmac import compare_digest
from typing import Any

from litestar import MediaType, Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Refusal
from ..net.caller import Call, hall_of


@get("/health", sync_to_thread=False)
def health() -> dict[str, Any]:
    return {"ok": True}


@get("/ready")
async def ready(request: Call) -> Response[Any]:
    hall = hall_of(request)
    reason = "draining" if hall.draining else None
    if reason is None:
        try:
            async with asyncio.timeout(2), hall.engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            reason = "database"
    answer = {"ok": reason is None, "reason": reason, "bots": hall.bots_ready.is_set()}
    return Response(answer, status_code=200 if reason is None else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Call) -> Response[str]:
    """From this machine only, or with the token that the operator set."""
    hall = hall_of(request)
    token = hall.config.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    here = request.client is not None and request.client.host in ("127.0.0.1", "::1")
    forwarded = "x-forwarded-for" in request.headers
    if not (token and compare_digest(token, given)) and not (here and not forwarded and not token):
        raise Refusal("not-found", 404)
    return Response(hall.metrics.text(hall), media_type="text/plain; version=0.0.4; charset=utf-8")


handlers = [health, ready, metrics]
