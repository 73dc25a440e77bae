"""Reporting people to the operator, and what the operator sees of it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath

from .. import wire
from ..errors import Refusal
from ..net.caller import Call, service_of
from ..people.accounts import User
from ..people.reports import add_report, close_report, list_reports, spoke
from ..views.subscription import may_look
from .operator import operator


@post("/reports", status_code=204)
async def report(data: wire.NewReport, request: Call, member: User) -> None:
    """Somebody at a table that one may look at."""
    service = service_of(request)
    await service.limits.need_shared("report", member.id)
    table = (await service.tables.live(data.table)).table
    if not may_look(table, member.id):
        raise Refusal("no-spectators", 403)
    here = data.user in table.people() or await spoke(service.store, table.id, data.user)
    if data.user == member.id or not here:
        raise Refusal("no-user", 404)
    await add_report(service.store, member, data)


@get("/operator/reports")
async def reports(request: Call, visitor: User | None, closed: bool = False) -> wire.Reports:
    """What people reported."""
    await operator(visitor)
    return wire.Reports(await list_reports(service_of(request).store, closed=closed))


@post("/operator/reports/{report_id:str}/close", status_code=204)
async def close(report_id: FromPath[str], request: Call, visitor: User | None) -> None:
    """A report is dealt with."""
    await operator(visitor)
    await close_report(service_of(request).store, report_id)


handlers = [report, reports, close]
