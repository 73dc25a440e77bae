"""Every lesson walked in a real browser: by clicks, by keys alone, on a phone; left and resumed."""

from __future__ import annotations

import time
from typing import Any

import pytest

from olympus import games
from olympus.core import lessons
from olympus.core.lessons import Guided
from olympus.core.texts import LANGUAGES
from tests.suite.lessons import accepted

from .playing import until
from .test_pages import SIZES, violations

LESSONS = [(name, n) for name in games.names() for n in range(1, len(lessons.of(games.load(name))) + 1)]
TAUGHT = sorted({name for name, _ in LESSONS})
MADE = "Object.values(JSON.parse(localStorage['olympus-lessons'])).some(kept => kept.moves.length === {})"


def start(visitor: Any, game: str, number: int) -> tuple[Any, Guided]:
    page = visitor.open(f"/learn/{game}/{number}")
    page.wait_for_selector(".guide .ask")
    return page, Guided(games.load(game), lessons.of(games.load(game))[number - 1])


def settled(page: Any, guided: Guided) -> None:
    """The page stands where the match does; a scene that has opened is closed."""
    until(page, MADE.format(len(guided.moves)))
    end = time.monotonic() + 240
    while page.locator("dialog.scene, .guide .watch, [aria-busy=true]").count():
        assert time.monotonic() < end, "the lesson does not go on"
        if page.locator("dialog.scene .btn").count():
            page.locator("dialog.scene .btn").first.click()
        page.wait_for_timeout(50)


def by_name(page: Any, guided: Guided, move: str, keys: bool) -> None:
    """From the list of all moves, by the pointer or with the keyboard alone."""
    place = [str(legal) for legal in guided.match.legal()].index(move)
    opener = page.locator(".guide nav button:has(svg)")
    if not keys:
        opener.click()
        page.locator("dialog .moves button").nth(place).click()
        return
    opener.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog .moves")
    target = page.locator("dialog .moves button").nth(place)
    for _ in range(len(guided.match.legal()) + 3):
        if target.evaluate("own => own === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def take(page: Any, guided: Guided, keys: bool = False) -> None:
    """One step: a wrong move first, where there is one, is answered and asked again; then a right one."""
    assert guided.step is not None
    if guided.step.say and guided.step.show and not keys:
        page.wait_for_selector(".spot")
    right = accepted(guided)
    wrong = next((str(move) for move in guided.match.legal() if str(move) not in right), None)
    if wrong and guided.step.say and not keys:
        by_name(page, guided, wrong, keys)
        page.wait_for_selector(".guide .answer.no")
    by_name(page, guided, right[0], keys)
    guided.give(right[0])
    settled(page, guided)


def finish(visitor: Any, page: Any, guided: Guided, name: str) -> None:
    page.wait_for_selector(".guide .row .btn")
    visitor.shoot(f"lesson-{name}")
    assert violations(page) == []


@pytest.mark.parametrize(("game", "number"), LESSONS)
def test_a_lesson_is_walked_by_clicks(visit: Any, game: str, number: int) -> None:
    language = LANGUAGES[LESSONS.index((game, number)) % len(LANGUAGES)]
    visitor = visit(locale=language)
    page, guided = start(visitor, game, number)
    assert violations(page) == []
    while guided.step is not None:
        take(page, guided)
    finish(visitor, page, guided, f"{game}-{number}")
    last = number == len(lessons.of(guided.game))
    assert page.locator(f".row a[href='/learn/{game}/{number + 1}']").count() == (0 if last else 1)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_taken_by_keys_alone(visit: Any, game: str) -> None:
    visitor = visit(locale="fr")
    page, guided = start(visitor, game, 2)
    while guided.step is not None:
        take(page, guided, keys=True)
    finish(visitor, page, guided, f"{game}-keys")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_on_a_phone_left_and_resumed(visit: Any, game: str) -> None:
    visitor = visit(size=SIZES["390"], locale="it", color_scheme="light")
    page, guided = start(visitor, game, 3)
    assert violations(page) == []
    while len(guided.moves) < 3:
        take(page, guided)
    asked = page.locator(".guide .ask").inner_text()
    page.locator(".guide nav a").click()
    page.wait_for_url(f"**/learn/{game}")
    page.get_by_role("link", name="Continua").click()
    page.wait_for_selector(".guide .ask")
    assert page.locator(".guide .ask").inner_text() == asked
    page.locator(".guide .fold").click()
    assert not page.locator(".guide .why").is_visible()
    assert page.locator(".guide .ask").is_visible()
    page.locator(".guide .fold").click()
    page.locator(".guide nav button").first.click()  # one step back, and again
    until(page, f"document.querySelector('.guide .ask').textContent !== {asked!r}")
    guided = lessons.take(guided.game, guided.lesson, guided.moves[: guided.back])
    while guided.step is not None:
        take(page, guided)
    finish(visitor, page, guided, f"{game}-phone")


@pytest.mark.parametrize("size", [(1440, 900), (844, 390)], ids=["wide", "sideways"])
def test_the_note_folds_away_and_the_board_gets_its_room(visit: Any, size: tuple[int, int]) -> None:
    page, _ = start(visit(size=size), "derby", 1)
    high = "document.querySelector('.guide').getBoundingClientRect().height"
    open_note = page.evaluate(high)
    page.locator(".guide .fold").click()
    page.locator(".guide .why").wait_for(state="hidden")
    assert page.locator(".guide .ask").is_visible()
    assert page.evaluate(high) <= open_note - 20
    page.locator(".guide .fold").click()
    page.locator(".guide .why").wait_for()


def test_cards_of_the_board_answer_a_lesson(visit: Any) -> None:
    """By the board itself: a bet, and both cards of a turn at once."""
    visitor = visit(reduced_motion="no-preference")
    page, _ = start(visitor, "derby", 1)
    for made, (bet, creature) in enumerate(((0, 0), (2, 2)), start=1):  # podium, Dragon; bottom two, Lamassu
        page.locator(".tray .cards button").nth(bet).click()
        page.locator(".tray .coins button").nth(creature).click()
        page.locator(".go .btn").click()
        until(page, MADE.format(made))
        page.wait_for_selector("nav button[aria-label='All moves by name']")
    page.wait_for_selector(".mode-card .fan .card.can")
    page.locator(".fan").first.locator(".card.can").first.click(position={"x": 16, "y": 60})
    page.locator(".fan").last.locator(".card.can").nth(3).click(position={"x": 16, "y": 60})
    page.locator(".go .btn").click()
    until(page, MADE.format(4))


def test_an_unknown_lesson_says_so(visit: Any) -> None:
    page = visit(locale="es").open("/learn/derby/9")
    page.get_by_role("alert").wait_for()
    assert "lección" in page.get_by_role("alert").inner_text()
