"""Every page, in both lights and both sizes: nothing that axe or IBM's checker would refuse, and a picture of each."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import ROOT
from .playing import until

ENGINES = {
    "axe": ROOT / "node_modules/axe-core/axe.min.js",
    "ace": ROOT / "node_modules/accessibility-checker-engine/ace.js",
}
# Contrast with a drawing is seen by neither engine: axe says so, IBM's guesses, and is not heard where axe cannot tell.
LOOK = """async () => {
  const axes = await axe.run(document, { resultTypes: ['violations', 'incomplete'], elementRef: true });
  const unsure = axes.incomplete.filter((rule) => rule.id === 'color-contrast').flatMap((rule) => rule.nodes);
  const drawn = new Set(unsure.map((node) => node.element));
  const front = document.querySelector('dialog:modal') ?? document;
  const report = await new ace.Checker().check(document, ['WCAG_2_2']);
  const unseen = (node) => drawn.has(node) || node.closest('[aria-hidden=true]') || !front.contains(node);
  const found = report.results.filter(
    ({ value, ruleId, node }) =>
      value.join() === 'VIOLATION,FAIL' && !(ruleId === 'text_contrast_sufficient' && unseen(node)),
  );
  return [
    ...axes.violations.map(({ id, help, nodes }) => `${id}: ${nodes.slice(0, 6).map((one) => one.target)} ${help}`),
    ...found.map(({ ruleId, message, snippet }) => `${ruleId}: ${snippet} ${message}`),
  ];
}"""
PATHS = {
    "home": "/",
    "set-up": "/new/derby",
    "rules": "/rules/derby",
    "lessons": "/learn/derby",
    "rules-ithaca": "/rules/ithaca",
    "check": "/check",
    "replay": "/replay",
    "credits": "/credits",
    "games": "/games",
    "me": "/me",
    "leaders": "/leaders",
    "watch": "/watch",
    "admin-for-others": "/admin",
    "lost": "/nowhere",
}
SIZES = {"1440": (1440, 900), "390": (390, 844)}


def violations(page: Any) -> list[str]:
    for name, source in ENGINES.items():
        if not source.is_file():
            pytest.skip(f"{name} is not installed: npm install")
        if not page.evaluate(f"'{name}' in window"):
            page.evaluate(source.read_text(encoding="utf-8"))
    page.wait_for_timeout(150)
    found: list[str] = page.evaluate(LOOK)
    return found


long = pytest.mark.long
LOOKS = [
    ("dark", "1440"),
    ("light", "390"),
    *[pytest.param(*look, marks=long) for look in (("light", "1440"), ("dark", "390"))],
]


@pytest.mark.parametrize(("light", "size"), LOOKS)
def test_pages_are_sound(visit: Any, light: str, size: str) -> None:
    visitor = visit(size=SIZES[size], color_scheme=light)
    for name, path in PATHS.items():
        page = visitor.open(path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(200)
        visitor.shoot(f"{name}-{light}-{size}")
        assert violations(page) == [], (name, light, size)
        assert page.locator("fieldset:not(:has(> legend))").count() == 0, name
        assert visitor.refused == [], "the console of a first visit shows no error"
        visitor.check()


@pytest.mark.parametrize(("light", "size"), LOOKS)
def test_lobby_and_board_are_sound(visit: Any, light: str, size: str) -> None:
    visitor = visit(size=SIZES[size], color_scheme=light)
    page = visitor.open("/new/derby")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("[role=img][aria-label^='QR']")
    visitor.shoot(f"lobby-{light}-{size}")
    assert violations(page) == []
    page.get_by_role("button", name="Add 3 bots and start").click()
    page.wait_for_selector(".tray")
    page.wait_for_timeout(400)
    visitor.shoot(f"derby-{light}-{size}")
    assert violations(page) == []
    for label in ("All moves by name", "What happened", "Menu"):
        page.get_by_role("button", name=label).click()
        page.wait_for_selector("dialog[open]")
        assert violations(page) == [], label
        page.keyboard.press("Escape")


def test_nothing_scrolls_sideways_at_any_size(visit: Any) -> None:
    visitor = visit()
    page = visitor.quick_game()
    page.wait_for_selector(".derby")
    for path in (page.url.removeprefix(visitor.site), "/", "/new/derby"):
        visitor.open(path)
        for width, height in ((360, 640), (844, 390), (768, 1024), (1024, 768), (2560, 1440)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            visitor.shoot(f"{path.split('/')[1] or 'home'}-{width}x{height}")
            visitor.check()


CARDS = """
() => {
  const foot = document.querySelector('footer').getBoundingClientRect();
  const cards = [...document.querySelectorAll('.tables li')];
  const onFoot = cards.filter((card) => card.getBoundingClientRect().bottom > foot.top + 2);
  const titles = [...document.querySelectorAll('.tables li b')];
  const cut = titles.filter((title) => title.scrollWidth > title.clientWidth + 1);
  return cards.length > 1 && !onFoot.length && !cut.length;
}
"""


def test_tables_fit_on_the_steps_of_the_temple(visit: Any) -> None:
    page = visit().quick_game()
    page.wait_for_selector(".derby")
    page.goto(page.url.split("/t/")[0])
    for language in ("EN", "IT", "ES", "FR"):
        page.get_by_text(language, exact=True).click()
        for width, height in ((1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            until(page, CARDS)


def test_the_credits_name_who_made_the_games(visit: Any) -> None:
    visitor = visit(size=(390, 844))
    page = visitor.open("/credits")
    for name in ("Carlo A. Rossi", "Denis Martynets", "Ares Games", "Andrea Guerrieri"):
        assert page.get_by_text(name).count() == 1, name
    visitor.shoot("credits-games-390")
