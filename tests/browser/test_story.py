"""A game is told in order: nothing is shown before its scene, and a scene waits for its reader."""

from __future__ import annotations

import time
from typing import Any

from .playing import one_step_or_miss, until

HEADER = "document.querySelector('.derby header p').textContent"


def to_judgment(page: Any, seconds: float = 400) -> None:
    """Play the first race by clicks until Zeus judges it."""
    end = time.monotonic() + seconds
    while not page.locator("dialog.scene.judgment").count():
        assert time.monotonic() < end, "no judgment"
        one_step_or_miss(page, scenes=False)  # it may open at any moment, and is not to be closed


def test_nothing_is_shown_before_its_scene(visit: Any) -> None:
    visitor = visit()
    page = visitor.context.new_page()
    page.clock.install()
    visitor.page = page
    visitor.quick_game()
    page.wait_for_selector(".tray")
    to_judgment(page)
    # the next race has begun at the server: here it has not
    until(page, "Number(document.querySelector('main').dataset.ply) > 20")
    assert "Race I of" in page.evaluate(HEADER)
    assert page.locator(".tray").count() == 0
    assert not any("Race 2" in line for line in page.locator("[role=log] p").all_inner_texts())
    page.clock.fast_forward(600_000)
    assert page.locator("dialog.scene.judgment").count() == 1  # it does not go on by itself
    page.reload()
    page.wait_for_selector("dialog.scene.judgment")
    assert "Race I of" in page.evaluate(HEADER)
    page.locator("dialog.scene .btn").click()
    page.wait_for_selector("dialog.scene.payout")
    assert "Race I of" in page.evaluate(HEADER)
    page.locator("dialog.scene .btn").click()
    until(page, f"{HEADER}.includes('Race II of')")


def test_the_pace_is_kept(visit: Any) -> None:
    page = visit().open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Pace of the game").select_option("fast")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Pace of the game").input_value() == "fast"
    assert float(page.evaluate("document.documentElement.style.getPropertyValue('--pace')")) < 1
