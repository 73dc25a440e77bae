"""A game without a board: listed, set up, and played from its list of moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.example_game import planted

from .conftest import STATIC, Visitor

CHOICES = "main ul button:not([disabled])"


@pytest.fixture(scope="module")
def planted_site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client has not been built: make web")
    root = tmp_path_factory.mktemp("tree")
    planted.plant(root)
    with planted.serving(root) as address:
        yield address


@pytest.fixture
def declared(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example is a game here too, so that what is heard of it can be held to what it declares."""
    with planted.found(monkeypatch):
        yield


@pytest.mark.usefixtures("declared")
def test_a_game_without_a_board_is_played_from_its_moves(browser: Any, planted_site: str) -> None:
    visitor = Visitor(browser, planted_site)
    page = visitor.open("/")
    page.get_by_role("link", name="Three Fates").click()
    page.wait_for_url("**/new/fates")
    page.get_by_role("heading", name="Three Fates").wait_for()
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Start").click()
    page.locator(CHOICES).first.wait_for()
    assert page.locator("main h1").inner_text() == "Three Fates"
    visitor.shoot("plain-game")
    made = 0
    while not page.locator("dialog[open]").count():
        choice = page.locator(CHOICES).first
        if choice.count() and choice.is_enabled():
            assert choice.inner_text().startswith(("Spin", "Cut"))
            choice.click()
            made += 1
        page.wait_for_timeout(50)
        assert made < 100
    assert made > 3
    visitor.shoot("plain-game-over")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay")
    page.get_by_role("heading", name="Three Fates").wait_for()
    visitor.check()
    visitor.context.close()


def test_no_table_of_a_game_that_is_not_there(browser: Any, planted_site: str) -> None:
    visitor = Visitor(browser, planted_site)
    visitor.open("/new/chess").get_by_role("link", name="Home").wait_for()
    visitor.check()
    visitor.context.close()
