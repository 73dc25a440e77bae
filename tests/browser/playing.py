"""Plays Divinity Derby through the page, as a person would: by clicks, or by keys alone."""

from __future__ import annotations

import time
from typing import Any

PATIENCE = 90
"""In seconds: longer than anything takes on a slow and busy machine."""
MODE = "document.querySelector('.derby')?.className.match(/mode-(\\w+)/)?.[1] ?? ''"
MOVES = "button[aria-label='All moves by name']"


def until(page: Any, holds: str, seconds: float = PATIENCE) -> None:
    """Wait until an expression holds in the page (asked from outside: the page's own policy forbids eval)."""
    end = time.monotonic() + seconds
    while not page.evaluate(holds):
        assert time.monotonic() < end, holds
        page.wait_for_timeout(50)


def set_table(host: Any, game: str, players: int) -> Any:
    """A new table for so many, with its host in the lobby: the page."""
    page = host.open(f"/new/{game}")
    page.locator("label", has_text=str(players)).first.click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    return page


def press(page: Any, place: str, which: str = "first") -> None:
    getattr(page.locator(place), which).click(timeout=1500)


def pick(page: Any, place: str, which: str = "first") -> None:
    """A card of a fan, where no other lies on it: the last one anywhere, the first one by its left edge."""
    where = {"position": {"x": 16, "y": 60}} if which == "first" else {}
    getattr(page.locator(place), which).click(timeout=1500, **where)


def one_step(page: Any, scenes: bool = True, powers: bool = True) -> bool:
    """Do what is asked for now; False when the game is over. Scenes and powers wait where they are not to be passed."""
    if page.locator("dialog .podium").count():
        return False
    if page.locator("dialog.scene").count():
        if scenes:
            press(page, "dialog.scene .btn")
        return True
    if page.locator(".derby[aria-busy=true]").count():
        page.wait_for_timeout(30)
        return True
    mode = page.evaluate(MODE)
    if mode == "bet":
        press(page, ".tray .cards button")
        press(page, ".tray .coins button:not([disabled])")
        press(page, ".go .btn")
    elif mode == "card":
        pick(page, ".fan .card.can")
        page.wait_for_timeout(40)
        if page.locator(".go .btn[disabled]").count():
            pick(page, ".fan .card.can:not(.up)", "last")
        press(page, ".go .btn:not([disabled])")
    elif mode == "token":
        press(page, ".pick")
        press(page, ".go .btn")
    elif mode == "power" and powers:
        press(page, ".prompt .btn, .prompt .option", "last")
    page.wait_for_timeout(60)
    return True


def whole_game(page: Any, seconds: float = 400) -> None:
    """By clicks, to the result."""
    end = time.monotonic() + seconds
    while one_step_or_miss(page):
        assert time.monotonic() < end, "the game did not end in time"


def one_step_or_miss(page: Any, scenes: bool = True, powers: bool = True) -> bool:
    """A view may change under the pointer: then the step is tried again."""
    from playwright.sync_api import TimeoutError as TooLate

    try:
        return one_step(page, scenes, powers)
    except TooLate:
        return True


def tab_to(page: Any, place: str) -> None:
    """Go with the Tab key, backwards from where the focus is, to something; it must be reachable so."""
    here = f"document.activeElement?.matches({place!r}) ?? false"
    for _ in range(90):
        if page.evaluate(here):
            return
        page.keyboard.press("Shift+Tab")
    raise AssertionError(f"the Tab key does not lead to {place}")


def by_keys(page: Any, moves: int) -> int:
    """Play so many moves of any game with the keyboard alone, from the list of all moves by name."""
    played = 0
    last = time.monotonic()
    while played < moves and not page.locator("dialog .podium").count():
        assert time.monotonic() < last + PATIENCE, "the game does not go on"
        if page.locator("dialog.scene").count():
            page.keyboard.press("Enter")  # its button has the focus
        elif page.locator("dialog").count():
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.moves button:enabled')"):
                page.keyboard.press("Enter")
                played += 1
                last = time.monotonic()
        elif page.locator(MOVES).count():
            try_to_open(page, MOVES)
        page.wait_for_timeout(80)
    return played


def try_to_open(page: Any, place: str) -> None:
    """By the Tab key and Enter, unless a scene comes between, or the turn passes on."""
    try:
        tab_to(page, place)
    except AssertionError:
        if page.locator(place).count() and not page.locator("dialog").count():
            raise
        return
    page.keyboard.press("Enter")
