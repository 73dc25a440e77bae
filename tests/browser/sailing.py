"""Plays Ithaca through the page, as a person would: by clicks."""

from __future__ import annotations

import time
from typing import Any

MODE = "document.querySelector('.ithaca')?.className.match(/mode-(\\w+)/)?.[1] ?? ''"
GO = ".go .btn:not([disabled])"


def click(page: Any, place: str) -> None:
    """With the mouse, in the middle of the first one."""
    one = page.locator(place).first
    one.wait_for(timeout=2500)
    one.evaluate("element => element.scrollIntoView({block: 'nearest'})")
    box = one.bounding_box(timeout=2500)
    if box is None:  # gone in the meantime: the board has moved on
        return
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(30)


def step(page: Any) -> bool:
    """Do what is asked for now, by clicks; False when the game is over."""
    if page.locator("dialog .podium").count():
        return False
    if page.locator("dialog.scene .btn").count():
        over = page.locator("dialog.hall").count() > 0
        click(page, "dialog.scene .btn")
        return not over
    mode = page.evaluate(MODE)
    if mode in ("route", "influence"):
        click(page, ".hand button.can")
        click(page, GO)
    elif mode == "deed":
        if not page.locator(GO).count():
            click(page, ".hand button.can")
        if not page.locator(GO).count() and page.locator(".oracle button.can").count():
            click(page, ".oracle button.can")
        click(page, GO)
    elif mode == "shed":
        click(page, ".route .pick")
        click(page, GO)
    elif mode == "bid":
        if page.locator(".oracle button.can").count():
            click(page, ".oracle button.can")
            click(page, GO)
        else:
            click(page, ".go button:has-text('Pass')")
    page.wait_for_timeout(50)
    return True


def step_or_miss(page: Any) -> bool:
    """A view may change under the pointer: then the step is tried again."""
    from playwright.sync_api import TimeoutError as TooLate

    try:
        return step(page)
    except TooLate:
        return True


def sail_to(page: Any, *modes: str) -> None:
    """Play on until one of these decisions is asked for: another seat may begin, and a gift may come first."""
    until = time.monotonic() + 240
    while page.locator("dialog").count() or page.evaluate(MODE) not in modes:
        assert time.monotonic() < until, page.evaluate(MODE)
        step_or_miss(page)


def play(page: Any, seconds: float) -> bool:
    """Until the hall or the time is reached; whether it has ended."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if not step_or_miss(page):
            return True
    return False
