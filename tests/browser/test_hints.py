"""Hints in a real browser: asked for by button or key, picked on the board, played."""

from __future__ import annotations

import contextlib
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Error as PlaywrightError

from .playing import until
from .test_pages import violations

THINKING = 60_000
"""A busy machine may compile the rules first."""


def table(visitor: Any, game: str, hints: bool = True) -> Any:
    """A table of one's own with bots, at the own first decision."""
    page = visitor.open(f"/new/{game}")
    box = page.get_by_role("checkbox", name="Hints")
    assert box.is_checked()
    if not hints:
        box.uncheck()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="and start").click()
    page.wait_for_selector("nav.bar")
    moves, scene = page.get_by_role("button", name="All moves by name"), page.locator("dialog.scene .btn")
    moves.or_(scene).first.wait_for(timeout=THINKING)
    end = time.monotonic() + 240
    while scene.count() or not moves.is_visible():  # a scene holds the decision back until it is seen
        assert time.monotonic() < end, "no decision"
        if scene.count():
            with contextlib.suppress(PlaywrightError):
                scene.first.click(timeout=2000)
        page.wait_for_timeout(200)
    return page


@pytest.mark.parametrize("game", ["derby", "ithaca"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_hint_is_asked_for_picked_and_played(visit: Any, game: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = table(visitor, game)
    if size[0] > 900:
        page.locator("main").focus()
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name="A hint").click()
    page.get_by_role("dialog", name="What a wise owl would do").wait_for()
    hints = page.locator("dialog .hint")
    hints.first.wait_for(timeout=THINKING)
    assert 2 <= hints.count() <= 3
    assert re.search(r"Best move in \d+% of deals", hints.first.inner_text())
    visitor.shoot(f"hint-{game}-{size[0]}")
    assert violations(page) == []
    hints.first.click()
    page.locator("dialog").wait_for(state="detached")
    visitor.shoot(f"hint-{game}-{size[0]}-picked")
    ready = page.locator(".go .btn:not([disabled])")
    assert ready.count() == 1
    before = [frame for frame in visitor.frames if '"accepted"' in frame]
    ready.click()
    until(page, "true")
    for _ in range(100):
        if [frame for frame in visitor.frames if '"accepted"' in frame] != before:
            break
        page.wait_for_timeout(100)
    else:
        raise AssertionError("the hint was not played")


def test_no_button_and_no_key_where_hints_are_off(visit: Any) -> None:
    page = table(visit(), "derby", hints=False)
    assert page.get_by_role("button", name="A hint").count() == 0
    page.locator("main").focus()
    page.keyboard.press("h")
    page.wait_for_timeout(300)
    assert page.locator("dialog").count() == 0
