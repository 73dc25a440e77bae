"""Ithaca in a real browser: played by clicks, looked over in both lights and all sizes."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest

from .conftest import ROOT
from .playing import set_table, until
from .sailing import GO, MODE, click, play, step_or_miss
from .test_pages import SIZES, violations


def two_at_sea(visitor: Any) -> Any:
    """A table for two, with a bot."""
    page = visitor.open("/new/ithaca")
    page.locator("label", has_text="2").first.click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="and start").click()
    page.wait_for_selector(".ithaca")
    return page


def my_turn(visitor: Any) -> Any:
    """A quick game, up to the first card that is mine to lay; others' gifts are left to them."""
    page = visitor.quick_game(1)
    page.wait_for_selector(".ithaca")
    end = time.monotonic() + 120
    while time.monotonic() < end:
        mode = page.evaluate(MODE)
        if mode in ("route", "influence") and not page.locator("dialog.scene").count():
            return page
        if mode == "bid" or page.locator("dialog.scene").count():
            step_or_miss(page)
        page.wait_for_timeout(50)
    raise AssertionError("the others did not let me play")


def test_a_card_and_a_god_show_what_would_happen_and_can_be_taken_back(visit: Any) -> None:
    page = my_turn(visit())
    click(page, ".hand button.can")
    page.locator(".augury li").first.wait_for()  # drawn in a frame of its own
    lines = page.locator(".augury li").all_inner_texts()
    assert len(lines) >= 3
    assert any("Favour" in line for line in lines)
    page.wait_for_selector(".hand button.up")
    click(page, ".go button:has-text('Take it back')")
    page.locator(".augury li").first.wait_for(state="detached")
    page.keyboard.press("2")
    assert page.locator(".hand button.up").count() == 1
    page.keyboard.press("Escape")
    assert page.locator(".hand button.up").count() == 0


def test_what_was_foreseen_comes_to_pass(visit: Any) -> None:
    page = my_turn(visit())
    click(page, ".hand button.can")
    page.locator(".augury li").first.wait_for()
    said = page.locator(".augury li").all_inner_texts()
    favour = next(line for line in said if line.startswith("Favour")).split()[-1]
    click(page, GO)
    page.locator(".mode-route, .mode-influence").first.wait_for(state="detached")
    page.wait_for_selector(".mode-deed, .mode-bid, .mode-wait")
    if page.evaluate(MODE) == "deed":
        told = page.locator("button.god[aria-label*='Favour stands here']").get_attribute("aria-label")
        assert told.startswith(favour)


@pytest.mark.parametrize("light", ["dark", "light"])
@pytest.mark.parametrize("size", SIZES)
def test_the_board_is_sound(visit: Any, light: str, size: str) -> None:
    visitor = visit(size=SIZES[size], color_scheme=light)
    page = my_turn(visitor)
    page.wait_for_timeout(400)
    assert violations(page) == []
    click(page, ".hand button.can")
    page.wait_for_timeout(300)
    visitor.shoot(f"ithaca-{light}-{size}")
    assert violations(page) == []
    visitor.check()


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1024, 768), (2560, 1440)])
def test_nothing_scrolls_sideways(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = my_turn(visitor)
    click(page, ".hand button.can")
    page.wait_for_timeout(300)
    visitor.shoot(f"ithaca-{size[0]}x{size[1]}")
    visitor.check()


SHOWN = """
() => [...document.querySelectorAll('.deed, .hand button, .go, .other .medal, ul.oracle, button.god, .say')]
  .filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + (one.closest('.fan') ? 16 : 1);
  })
  .map((one) => one.className.baseVal ?? one.className)
"""


@pytest.mark.parametrize("size", [(1366, 650), (820, 1180), (390, 844), (360, 640), (844, 390)])
def test_all_that_a_turn_needs_is_in_sight(visit: Any, size: tuple[int, int]) -> None:
    """With five at the table too: nothing has to be scrolled to."""
    page = set_table(visit(size=size), "ithaca", 5)
    page.get_by_role("button", name="and start").click()
    page.wait_for_selector(".ithaca .deed")
    until(page, f"({SHOWN})().length === 0")
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")


CUT_LABELS = """
(labels) => {
  const button = document.querySelector('.go .btn');
  return labels.filter((label) => {
    button.textContent = label;
    return button.scrollWidth > button.clientWidth + 1 || button.getBoundingClientRect().right > innerWidth;
  });
}
"""


def test_every_button_has_its_words_whole_on_a_phone(visit: Any) -> None:
    page = my_turn(visit(size=(360, 640)))
    click(page, ".hand button.can")  # beside the button that takes it back
    words = [path.read_text() for path in ROOT.glob("src/olympus/games/ithaca/ui/locale/*.ftl")]
    found = [label for text in words for label in re.findall(r"^ui-go-[a-z-]+ = (.*)$", text, re.MULTILINE)]
    labels = [re.sub(r"\{ \$god \}", "Poséidon", re.sub(r"\{ \$total \}", "12", label)) for label in found]
    assert len(labels) == 4 * 13
    assert page.evaluate(CUT_LABELS, labels) == []


def test_a_card_is_discarded_only_when_asked_for(visit: Any) -> None:
    """To discard instead of a deed is a way of its own, and asks for the card."""
    page = my_turn(visit())
    end = time.monotonic() + 120
    while not page.locator(".go .link:has-text('No deed')").count():
        assert time.monotonic() < end, "no deed was possible"
        step_or_miss(page)
    click(page, ".go .link:has-text('No deed')")
    until(page, "document.querySelector('.say').textContent.startsWith('No deed this turn')")
    assert page.locator(".go .btn[disabled]").count() == 1
    click(page, ".hand button.can")
    until(page, "document.querySelector('.go .btn').textContent === 'Discard it'")
    click(page, ".go .link")
    until(page, "!document.querySelector('.say').textContent.startsWith('No deed this turn')")


HOMEWARD = [
    "influence Zeus 1 on Zeus",
    "deed oracle Helios 4",
    "bid Helios 4",
    "route change Zeus 3",
    "influence Helios 1 on Helios",
]


def homeward(visitor: Any) -> Any:
    """The third lesson, but for its last move."""
    kept = json.dumps({"ithaca/3": {"moves": HOMEWARD, "done": False}})
    visitor.context.add_init_script(f"localStorage['olympus-lessons'] ??= {json.dumps(kept)}")
    return visitor.open("/learn/ithaca/3")


def test_what_an_end_now_would_bring_is_in_sight(visit: Any) -> None:
    """Late in the third lesson the suitors stand on Helios; of the own Oracle the player knows everything."""
    page = homeward(visit())
    page.locator(".ending li").nth(2).wait_for()
    told = page.locator(".ending li .sr").all_inner_texts()
    assert len(told) == 2
    assert told[0].startswith("You: ")
    assert "points lost" in told[1]


def test_the_hall_tells_who_wins_at_its_end(visit: Any) -> None:
    """The last move of the third lesson: Oracles, arrow and losses first; a press shows the end."""
    page = homeward(visit(reduced_motion="no-preference"))
    page.locator(".go .btn", has_text="Make landfall").click()
    page.wait_for_selector(".hall")
    assert page.locator(".hall .win").count() == 0
    assert "win" not in page.locator(".hall footer p").inner_text()
    page.get_by_role("button", name="Skip").last.click()
    page.wait_for_selector(".hall .win")
    assert "You win" in page.locator(".hall footer p").inner_text()
    assert not page.evaluate(
        "document.querySelector('.temple').scrollHeight > document.querySelector('.temple').clientHeight + 1"
    )


CUT = """
(names) => {
  const title = document.querySelector('.ph h2');
  return names.filter((name) => {
    title.textContent = name;
    title.classList.toggle('long', name.length > 14);
    return title.scrollWidth > title.clientWidth + 1 || title.clientHeight > 60;
  });
}
"""


def test_every_route_has_its_name_whole_on_a_phone(visit: Any) -> None:
    visitor = visit(size=(360, 640))
    page = visitor.quick_game(1)
    page.wait_for_selector(".ph h2")
    words = [path.read_text() for path in ROOT.glob("src/olympus/games/ithaca/locale/*.ftl")]
    names = [name for text in words for name in re.findall(r"^route-[a-z-]+ = (\S.*)$", text, re.MULTILINE)]
    assert len(names) == 4 * 24
    assert page.evaluate(CUT, names) == []


def test_a_spectator_sees_no_secret(visit: Any) -> None:
    host = visit()
    page = my_turn(host)
    guest = visit()
    seen = guest.open(page.url.removeprefix(guest.site))
    seen.wait_for_selector(".ithaca.spectating")
    assert seen.locator(".hand button, .oracle button").count() == 0
    views = [frame.replace(" ", "") for frame in guest.frames if '"is":"view"' in frame.replace(" ", "")]
    assert views
    for frame in views:
        assert '"hand":[' not in frame
        assert '"oracle":[' not in frame
        assert '"own-draw"' not in frame


@pytest.mark.parametrize("size", [(1440, 900), pytest.param((390, 844), marks=pytest.mark.long)])
def test_a_whole_game_for_two_by_clicks(visit: Any, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    page = two_at_sea(visitor)
    assert play(page, 300), "the game did not end in time"
    page.wait_for_selector("dialog .podium")
    visitor.shoot(f"ithaca-result-{size[0]}")
    assert violations(page) == []


IMPOSSIBLE = {
    "en": "Odyssey is not possible: your route is full",
    "it": "Odissea impossibile: la tua rotta è piena",
    "es": "Odisea imposible: tu ruta está llena",
    "fr": "Odyssée impossible\u00a0: votre route est pleine",
}


@pytest.mark.parametrize("language", IMPOSSIBLE)
def test_no_deed_is_promised_that_is_not_possible(visit: Any, language: str) -> None:
    """The second lesson begins with a full route: a card that brings the Favour to the Odyssey says so."""
    page = visit(locale=language).open("/learn/ithaca/2")
    page.locator(".hand button.can").last.click()
    page.locator(".augury li").first.wait_for()
    assert page.locator(".augury li").all_inner_texts()[-1] == IMPOSSIBLE[language]
