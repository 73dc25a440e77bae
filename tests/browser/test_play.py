"""Whole games in a real browser."""

from __future__ import annotations

import time
from typing import Any

import pytest

from olympus.core.match import Match

from .playing import PATIENCE, by_keys, one_step_or_miss, tab_to, until, whole_game


def test_two_clicks_lead_to_the_first_decision_and_a_bet_can_be_placed(visit: Any) -> None:
    visitor = visit()
    page = visitor.quick_game()
    page.wait_for_selector(".tray")
    page.locator(".tray .cards button").nth(2).click()
    page.locator(".tray .coins button:not([disabled])").first.click()
    visitor.shoot("derby-bet-dark-1440")
    page.locator(".go .btn").click()
    page.wait_for_selector(".me .bet, .tray .cards li:nth-child(10)")
    assert page.locator(".wrong").count() == 0


@pytest.mark.parametrize("size", [(844, 390), (360, 640)], ids=["sideways", "low"])
def test_a_low_window_shows_my_bets_while_the_next_is_placed(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.quick_game()
    end = time.monotonic() + PATIENCE
    while not page.locator(".mode-bet .placed .bet").count():
        assert time.monotonic() < end
        one_step_or_miss(page)
    box = page.locator(".placed .bet").first.bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    visitor.shoot(f"derby-bets-{size[0]}")


@pytest.mark.parametrize("size", [(844, 390), (360, 640)], ids=["sideways", "low"])
def test_a_low_window_shows_the_slow_values(visit: Any, size: tuple[int, int]) -> None:
    page = visit(size=size).quick_game()
    end = time.monotonic() + PATIENCE
    while not page.locator(".mode-card .fan .card").count():
        assert time.monotonic() < end
        one_step_or_miss(page)
    clear = page.evaluate(
        """() => {
          const shelf = document.querySelector('.trough').getBoundingClientRect().top;
          const boxes = [...document.querySelectorAll('.fan .slow')].map((text) => text.getBoundingClientRect());
          return Math.min(...boxes.map((box) => shelf - (box.top + box.bottom) / 2));
        }"""
    )
    assert clear > 3  # from the middle of the figure to the shelf


def test_keys_alone_can_play(visit: Any) -> None:
    page = visit().quick_game()
    assert by_keys(page, 4) == 4


def test_every_game_can_be_played_by_name(visit: Any) -> None:
    page = visit().quick_game(1)
    assert by_keys(page, 3) == 3


def test_the_board_itself_is_played_by_keys(visit: Any) -> None:
    page = visit().quick_game()
    page.wait_for_selector(".tray")
    for place in (".tray .cards button", ".tray .coins button:not(:disabled)", ".go .btn"):
        if place == ".go .btn":
            page.wait_for_selector(".go .btn:not([disabled])")
        tab_to(page, place)
        page.keyboard.press("Enter")
    page.wait_for_selector(".me .bet, .tray .cards li:nth-child(10)")
    assert page.locator(".wrong").count() == 0


def test_a_lost_line_comes_back_and_two_tabs_agree(visit: Any) -> None:
    visitor = visit()
    page = visitor.quick_game()
    page.wait_for_selector(".tray")
    visitor.context.set_offline(True)
    visitor.context.set_offline(False)
    page.reload()
    page.wait_for_selector(".derby")
    other = visitor.context.new_page()
    other.goto(page.url)
    other.wait_for_selector(".tray")
    page.bring_to_front()
    end = time.monotonic() + PATIENCE
    while not page.evaluate(
        "document.querySelectorAll('.me .bet').length >= 1 || !document.querySelector('.tray')"
    ):
        assert time.monotonic() < end, "no bet was placed"
        one_step_or_miss(page)
    page.wait_for_timeout(800)
    points = "document.querySelector('.derby header p').textContent + document.querySelectorAll('.strip .bet').length"
    here = page.evaluate(points)
    other.bring_to_front()  # a page that nobody looks at draws nothing
    until(other, f"{points} === {here!r}")


def test_a_spectator_sees_no_secret(visit: Any) -> None:
    host = visit()
    page = host.quick_game()
    page.wait_for_selector(".tray")
    page.locator(".tray .cards button").first.click()
    page.locator(".tray .coins button:not([disabled])").first.click()
    page.locator(".go .btn").click()
    guest = visit()
    seen = guest.open(page.url.removeprefix(guest.site))
    seen.wait_for_selector(".derby.spectating")
    assert seen.locator(".fan").count() == 0
    views = [frame for frame in guest.frames if '"is":"view"' in frame.replace(" ", "")]
    assert views
    for frame in views:
        assert '"own-bet"' not in frame
        assert '"hand":[' not in frame.replace(" ", "")


def test_the_language_switches_without_a_reload(visit: Any) -> None:
    page = visit().quick_game()
    page.wait_for_selector(".tray")
    page.evaluate("window.kept = true")
    for language, words in (("it", "Tocca a te"), ("fr", "À vous"), ("es", "Te toca"), ("en", "Your turn")):
        page.locator("nav.bar button").last.click()
        page.locator("dialog .btn").nth(1).click()
        page.locator("dialog select").first.select_option(language)
        page.keyboard.press("Escape")
        until(page, f"document.querySelector('.say')?.textContent.includes({words!r})")
        assert page.evaluate("document.documentElement.lang") == language
        page.keyboard.press("Escape")
    assert page.evaluate("window.kept")


@pytest.mark.long
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_whole_game_by_clicks_then_result_check_and_replay(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = visitor.quick_game()
    whole_game(page)
    visitor.shoot(f"result-dark-{size[0]}")
    page.get_by_role("button", name="Check the deal").click()
    page.wait_for_selector(".good")
    assert page.locator(".good").count() == 2
    assert page.locator(".bad").count() == 0
    with page.expect_download() as kept:
        page.get_by_role("link", name="Save the game").click()
    match = Match.from_record(kept.value.path().read_text())
    told = [int(score) for score in page.locator(".podium .score").all_inner_texts()]
    assert told == sorted(match.scores, reverse=True)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".derby")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('output').textContent.startsWith('12/')")
    visitor.shoot(f"replay-dark-{size[0]}")
    page.go_back()
    first = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".tray, .derby.mode-wait")
    assert page.locator(".seat").count() == 3  # the same bots


@pytest.mark.long
@pytest.mark.parametrize("number", [0, 1], ids=["derby", "ithaca"])
def test_a_whole_game_by_keys(visit: Any, number: int) -> None:
    page = visit().quick_game(number)
    by_keys(page, 400)
    page.wait_for_selector("dialog .podium")
