"""Help everywhere: hover, focus or press a thing, or the number of a rule, to read what it does."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from olympus.games import load

from .conftest import ROOT
from .sailing import sail_to
from .test_pages import violations

THINGS = {
    "derby": [".tray .cards button", ".tray .coins button", ".tokens li", ".fan .card"],
    "ithaca": [".hand button", "button.god", ".route .tab", ".deed"],
}


@pytest.mark.parametrize(("number", "game"), [(0, "derby"), (1, "ithaca")])
def test_hovering_a_thing_tells_what_it_does(visit: Any, number: int, game: str) -> None:
    visitor = visit()
    page = visitor.quick_game(number)
    page.wait_for_selector(".tray" if game == "derby" else ".ithaca")
    if game == "ithaca":
        sail_to(page, "route", "influence")
    for place in THINGS[game]:
        one = page.locator(place).first
        box = one.bounding_box()
        page.mouse.move(1, 1)
        page.mouse.move(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.4)
        page.wait_for_selector(".tip")
        assert len(page.locator(".tip").inner_text()) > 8, place
    visitor.shoot(f"help-{game}")


@pytest.mark.parametrize("game", ["derby", "ithaca"])
def test_a_rule_is_read_by_its_number(visit: Any, game: str) -> None:
    page = visit(size=(390, 844)).open(f"/rules/{game}")
    page.get_by_role("button", name="Rule 3.1").first.click()
    page.wait_for_selector("dialog[open] >> text=Rule 3.1")
    assert violations(page) == []
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0


@pytest.mark.parametrize("name", ["derby", "ithaca"])
def test_every_rule_told_is_in_the_law_and_every_refusal_names_one(name: str) -> None:
    rules = (ROOT / f"src/olympus/games/{name}/RULES.md").read_text(encoding="utf-8")
    (law,) = (ROOT / f"src/olympus/games/{name}/ui").rglob("law.ts")  # where it lies is the game's affair
    source = law.read_text(encoding="utf-8")
    listed, _, rest = source.partition("const ASKED")
    told = re.findall(r"'(\d\.\d)'", listed)
    asked = dict(re.findall(r"'?([\w-]+)'?: '(\d\.\d)'", rest.partition("export")[0]))
    assert len(told) >= 20
    assert len(asked) >= 12
    for number in told:
        assert f"- {number} " in rules, number
    assert set(asked.values()) <= set(told)
    words = (load(name).folder / "locale/en.ftl").read_text(encoding="utf-8")
    assert all(f"error-{key} =" in words for key in asked)


def test_a_refused_move_says_why_and_which_rule(visit: Any) -> None:
    """The client is made to send a move that the rules forbid."""
    visitor = visit()

    def pass_on(line: Any) -> None:
        server = line.connect_to_server()

        def sent(message: str) -> None:
            said = json.loads(message)
            if said.get("do") == "move":
                said["move"] = "play left Dragon 4/2"
            server.send(json.dumps(said))

        line.on_message(sent)

    visitor.page.route_web_socket("**/api/ws", pass_on)
    page = visitor.quick_game()
    page.wait_for_selector(".tray")
    page.locator(".tray .cards button").first.click()
    page.locator(".tray .coins button:not([disabled])").first.click()
    page.locator(".go .btn").click()
    page.get_by_role("alert").get_by_text("No movement card is played now").wait_for()
    page.get_by_role("alert").get_by_role("button", name="Rule 2.3").click()
    page.wait_for_selector("dialog[open] >> text=left holder")
    assert page.locator(".derby[aria-busy=false]").count()
