"""Divinity Derby's board at every size: nothing lies on the track, hands fit, keys lead everywhere."""

from __future__ import annotations

import time
from typing import Any

import pytest

from .playing import PATIENCE, one_step_or_miss, until

SIX = {"players": 6, "powers": "attested", "first": 0}
THREE = {"players": 3, "first": 0}
SET = """async ({ game, options, choice }) => {
  const call = async (path, body) => {
    const answer = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  await call('guest', { name: 'Ada' });
  const { id } = await call('tables', { game, options });
  await call(`tables/${id}/choose`, { choice });
  await call(`tables/${id}/fill`, {});
  await call(`tables/${id}/start`, {});
  return id;
}"""


def table(visitor: Any, options: dict[str, Any], **choice: str) -> Any:
    """A game of Divinity Derby against bots, with these options and choices of my own: the page."""
    visitor.open("/")
    made = visitor.page.evaluate(SET, {"game": "derby", "options": options, "choice": choice})
    visitor.open(f"/t/{made}")
    visitor.page.wait_for_selector(".derby")
    return visitor.page


def play_to(page: Any, place: str, powers: bool = True) -> None:
    end = time.monotonic() + PATIENCE
    while not page.locator(place).count():
        assert time.monotonic() < end, place
        one_step_or_miss(page, powers=powers)


# what is drawn of the track, in the window; and what else is there that overlaps it
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const racers = [...document.querySelectorAll('.racer image')].map(box);
  const numbers = [...document.querySelectorAll('.track .n text')].map(box).filter((one) => one.width);
  const places = '.seat .portrait, .seat .bet, .seat b, .tray .cards, .say, .derby > section li, .me';
  const others = [...document.querySelectorAll(places)];
  const cross = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return others
    .filter((one) => box(one).width && [...racers, ...numbers].some((part) => cross(box(one), part)))
    .map((one) => one.className || one.textContent);
}"""


@pytest.mark.parametrize("size", [(1366, 650), (844, 390), (390, 844)], ids=["laptop", "sideways", "phone"])
def test_nothing_lies_on_the_track_with_six_players(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = table(visitor, SIX)
    page.wait_for_selector(".tray")
    visitor.shoot(f"derby-six-bet-{size[0]}")
    until(page, f"({COVERED})().length === 0", 20)
    play_to(page, ".mode-card .fan .card.can")
    visitor.shoot(f"derby-six-card-{size[0]}")
    until(page, f"({COVERED})().length === 0", 20)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)], ids=["phone", "small"])
def test_on_a_phone_the_ring_keeps_its_size_and_ten_cards_fit(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = table(visitor, THREE)
    page.wait_for_selector(".tray")
    height = "document.querySelector('.ring').getBoundingClientRect().height"
    betting = page.evaluate(height)
    play_to(page, ".mode-card .fan li:nth-child(10)")
    assert page.evaluate(height) == betting >= 120
    fits = """() => [...document.querySelectorAll('.fan .card')].every((card) => {
      const { left, right, width } = card.parentElement.getBoundingClientRect();
      return left >= 0 && right <= innerWidth && width >= 24;
    })"""
    until(page, f"({fits})()", 20)
    visitor.shoot(f"derby-ten-{size[0]}")


def test_the_first_bet_card_is_five_tabs_away_and_arrows_go_along_the_hand(visit: Any) -> None:
    for size in ((1440, 900), (390, 844)):
        page = table(visit(size=size), SIX)
        page.wait_for_selector(".tray")
        for _ in range(5):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.tray .cards button')"):
                break
        held = "[...document.querySelectorAll('.tray .cards button')].indexOf(document.activeElement)"
        assert page.evaluate(held) == 0, size
        for key, at in (
            ("ArrowRight", 1),
            ("ArrowRight", 2),
            ("ArrowLeft", 1),
            ("End", 10),
            ("ArrowRight", 0),
        ):
            page.keyboard.press(key)
            assert page.evaluate(held) == at, key
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('.tray .coins button')")


def test_the_focus_is_never_lost(visit: Any) -> None:
    """By keys alone through bets and cards: whatever goes away, the focus passes to what is asked for."""
    page = table(visit(), THREE)
    page.wait_for_selector(".tray")
    page.locator(".tray .cards button").first.focus()
    held = "document.activeElement?.closest('[data-ask], dialog') !== null"
    for _ in range(2):
        until(page, "document.activeElement.matches('.tray .cards button')")
        bets = page.locator(".tray .cards button").count()
        for place in (".tray .cards button", ".tray .coins button", ".go .btn"):
            if place == ".go .btn":
                page.wait_for_selector(".go .btn:not([disabled])")
            until_tab(page, place)
            page.keyboard.press("Enter")
        until(page, f"document.querySelectorAll('.tray .cards button').length !== {bets}")
        until(page, held)
    until(page, "document.activeElement.matches('.fan .card')")


def until_tab(page: Any, place: str) -> None:
    for _ in range(12):
        if page.evaluate(f"document.activeElement.matches({place!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(place)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_superior_wisdom_is_a_press_on_a_bet_of_each_player(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = table(visitor, {**THREE, "powers": "attested"}, gods="odin")
    play_to(page, ".prompt .btn:has-text('Look at them')", powers=False)
    place = ".seat" if size[0] > 900 else ".prompt li"
    visitor.shoot(f"derby-wisdom-{size[0]}")
    assert page.locator(".prompt .option").count() == 0
    for seat in range(2):
        assert page.locator(".prompt .btn:has-text('Look at them')").is_disabled()
        page.locator(place).nth(seat).locator(".point").last.click()
    page.locator(".prompt .btn:has-text('Look at them')").click()
    page.wait_for_selector(".seat .seen", state="attached")
    assert page.locator(".seat .seen").count() == 2


def test_help_on_racers_lines_zeus_and_holders(visit: Any) -> None:
    page = table(visit(), THREE)
    page.wait_for_selector(".tray")
    for place, words in (
        (".racer", "sector 0"),
        (".line", "finish"),
        (".zeus .ask", "Zeus draws two"),
        (".tokens [role=button]", "left"),
        (".fan .shared", "both see these cards"),
    ):
        page.locator(place).first.dispatch_event("click")
        page.locator(".tip", has_text=words).wait_for()
        page.keyboard.press("Escape")
        page.locator(".tip").wait_for(state="detached")
    for key, name in (("racer", "ArrowRight"), ("line", "End")):
        page.locator(f".{key}").first.focus()
        page.keyboard.press(name)
        assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
