"""The operator's page: tables, people, reports, no new games; everybody else finds nothing there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from olympus.server.config import Config

from ..server.harness import Server, people, serving, start_match
from ..server.test_operator import NAME, appoint, signed_in
from .conftest import STATIC, Visitor
from .test_pages import SIZES, violations


@pytest.fixture
def operated(browser: Any, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The address of a server with a table, a person and a report, and the token of its operator."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client has not been built: make web")
    database = f"sqlite:///{tmp_path / 'olympus.sqlite3'}"

    async def scene(server: Server) -> str:
        themis = await signed_in(server)
        async with people(server.base, 2) as (ada, bea):
            table = await start_match([ada, bea], options={"players": 3})
            await ada.post(
                "/reports", {"table": table, "user": bea.id, "reason": "name", "text": "Look"}, 204
            )
        await themis.close()
        return themis.token

    with ThreadPoolExecutor(1) as other:  # this thread has Playwright's own event loop
        other.submit(asyncio.run, appoint(Config(database=database))).result(120)
        with serving(tmp_path, database=database) as server:
            yield server.base, other.submit(asyncio.run, scene(server)).result(120)


@pytest.mark.parametrize(("light", "size"), [("dark", "1440"), ("light", "390")])
def test_an_operator_sees_and_acts(browser: Any, operated: tuple[str, str], light: str, size: str) -> None:
    site, token = operated
    visitor = Visitor(browser, site, size=SIZES[size], color_scheme=light)
    visitor.context.add_cookies([{"name": "olympus", "value": token, "url": site}])
    page = visitor.open("/admin")
    page.get_by_text("Reported by Guest 0").wait_for()
    page.get_by_role("row", name="Guest 1").first.wait_for()
    page.get_by_role("row", name=NAME).wait_for()
    page.get_by_role("link", name="Divinity Derby").wait_for()
    visitor.shoot(f"admin-{light}-{size}")
    assert violations(page) == []
    page.get_by_role("button", name="Dealt with").click()
    page.get_by_text("Nothing here.").wait_for()
    page.get_by_role("button", name="Begin no new games").click()
    page.get_by_role("button", name="Begin new games again").click()
    page.get_by_role("button", name="Begin no new games").wait_for()
    end = page.get_by_role("button", name="End: Divinity Derby")
    end.click()
    end.click()
    end.wait_for(state="detached")
    visitor.check()
    visitor.context.close()
