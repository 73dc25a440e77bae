"""The rules page leads to the pages to print."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("fpdf", reason="fpdf2 is not installed")


@pytest.mark.parametrize("game", ["derby", "ithaca"])
def test_the_rules_page_links_to_both_pages(visit: Any, game: str) -> None:
    visitor = visit(size=(390, 844), locale="it")
    page = visitor.open(f"/rules/{game}")
    links = page.locator(".print a")
    links.first.wait_for()
    assert links.count() == 2
    for link in links.all():
        answer = page.request.get(visitor.site + str(link.get_attribute("href")))
        assert answer.status == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert answer.body().startswith(b"%PDF")
    links.first.scroll_into_view_if_needed()
    visitor.shoot(f"print-{game}")
    assert page.request.get(f"{visitor.site}/api/games/{game}/pages/poster").status == 400
    assert page.request.get(f"{visitor.site}/api/games/chess/pages/quick").status == 404
