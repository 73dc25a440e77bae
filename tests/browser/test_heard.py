"""What is told of a game: scenes, words for those who listen, a notification for those who look elsewhere."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from .playing import MODE, one_step_or_miss, until
from .sailing import sail_to, step_or_miss
from .test_shell import RECORDS, put

NOTICES = """
window.noted = [];
window.away = false;
Object.defineProperty(document, 'hidden', { get: () => window.away });
const Real = Notification;
window.Notification = class {
  static get permission() { return Real.permission; }
  static requestPermission() { return Real.requestPermission(); }
  constructor(title, options) { window.noted.push(this); Object.assign(this, { title, ...options }); }
  close() { this.closed = true; }
};
"""
SCENES = """
window.scenes = [];
new MutationObserver(() => {
  const scene = document.querySelector('dialog.scene')?.className.match(/judgment|payout|winners/)?.[0];
  if (scene && scene !== scenes.at(-1)) scenes.push(scene);
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
"""
LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  const lines = changes.flatMap((change) => [...change.addedNodes]).map((line) => line.textContent);
  heard.push(...lines.filter(Boolean));
}).observe(document.querySelector('[role=log]'), { childList: true });
"""


@pytest.mark.long
def test_the_judgment_is_shown_though_the_next_moves_come_at_once(visit: Any) -> None:
    """With motion the scene opens after the last flight; quick bots have moved on by then."""
    page = visit(reduced_motion="no-preference").quick_game()
    page.wait_for_selector(".tray")
    page.evaluate(SCENES)
    end = time.monotonic() + 400
    while "payout" not in page.evaluate("scenes"):
        assert time.monotonic() < end, page.evaluate("scenes")
        second = "Race II of" in (page.locator(".derby header").text_content() or "")
        if second and page.evaluate(MODE) == "card" and not page.evaluate("scenes"):
            page.wait_for_selector("dialog.scene")  # the bets are made, and it was not seen yet
        one_step_or_miss(page)
    assert page.evaluate("scenes") == ["judgment", "payout"]


@pytest.mark.parametrize("game", RECORDS)
def test_a_replay_shows_scenes_and_goes_on_from_them(visit: Any, game: str, tmp_path: Path) -> None:
    page = visit().open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS[game]))
    page.wait_for_selector(f".{game}")
    end = time.monotonic() + 240
    while not page.locator("dialog.scene").count():
        assert time.monotonic() < end, "no scene"
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(120)
    reached = page.locator("output").text_content()
    while page.locator("dialog.scene").count():  # the next step may have a scene of its own
        assert time.monotonic() < end + 60, "no way on"
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(120)
    until(page, f"document.querySelector('output').textContent !== {reached!r}")


SHOWN = """
window.shown = [];
new MutationObserver(() => {
  const scene = document.querySelector('dialog.judgment');
  if (!scene) return;
  const cards = scene.querySelectorAll('.drawn .open').length;
  const moment = `${cards} ${scene.querySelector('.places.over') ? 'verdict' : 'judging'}`;
  if (moment !== shown.at(-1)) shown.push(moment);
}).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['class'] });
"""
DRAWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.long
def test_zeus_verdict_comes_after_his_cards(visit: Any, tmp_path: Path) -> None:
    """The order of arrival first, then card after card, then who is out: whatever the machine's speed."""
    page = visit(reduced_motion="no-preference").open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["derby"]))
    page.wait_for_selector(".derby")
    page.evaluate(SHOWN)
    end = time.monotonic() + 400
    while not page.locator("dialog.judgment .places.over").count():
        assert time.monotonic() < end, page.evaluate("shown")
        if not page.locator("dialog.judgment").count():
            page.keyboard.press("ArrowRight")
            page.evaluate(DRAWN)
        elif page.locator("dialog.judgment .btn", has_text="Continue").count():
            page.locator("dialog.judgment .btn").click()  # powers may come between the cards and the verdict
        page.wait_for_timeout(60)
    shown = page.evaluate("shown")
    verdict = next(i for i, moment in enumerate(shown) if moment.endswith("verdict"))
    # a key pressed before a scene is drawn goes past it: the race with the verdict is looked at
    begin = verdict - 1 - shown[:verdict][::-1].index("0 judging")
    drawn = [int(moment.split()[0]) for moment in shown[begin:verdict]]
    assert drawn == sorted(drawn)
    assert max(drawn) == int(shown[verdict].split()[0]) > 1


def test_a_replay_runs_stops_and_is_seen_through_other_eyes(visit: Any, tmp_path: Path) -> None:
    page = visit().open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["derby"]))
    page.wait_for_selector(".derby")

    def at() -> int:
        return int(page.locator("output").text_content().split("/")[0])

    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Run").click()
    until(page, "parseInt(document.querySelector('output').textContent) >= 3")
    page.get_by_role("button", name="Stop").click()
    reached = at()
    page.wait_for_timeout(900)
    assert at() == reached
    page.get_by_label("Moment").fill("40")
    assert at() == 40
    assert page.locator(".fan .card").count() == 0
    page.get_by_label("Through whose eyes").select_option("2")
    page.wait_for_selector(".fan .card")
    assert at() == 40
    page.locator("main").focus()
    page.keyboard.press("Space")
    until(page, "parseInt(document.querySelector('output').textContent) > 40")


EDGE = "document.querySelector('%s').getBoundingClientRect()"


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1440, 900)])
def test_who_only_looks_sees_every_player(visit: Any, size: tuple[int, int], tmp_path: Path) -> None:
    page = visit(size=size).open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["derby"]))
    page.wait_for_selector(".derby")
    seats = page.locator(".seat")
    until(page, "document.querySelectorAll('.seat').length === 6")
    for box in (seat.bounding_box() for seat in seats.all()):
        assert 0 <= box["x"] <= size[0] - box["width"] + 1, box
    until(page, f"{EDGE % '.ring'}.bottom <= {EDGE % '.controls'}.top + 1")


def test_those_who_listen_hear_every_move_once(visit: Any) -> None:
    page = visit().quick_game()
    page.wait_for_selector(".tray")
    page.evaluate(LISTEN)
    end = time.monotonic() + 240
    while sum(line.startswith("You play") for line in page.evaluate("heard")) < 2:
        assert time.monotonic() < end, page.evaluate("heard")
        one_step_or_miss(page)
    heard = page.evaluate("heard")
    first, second = [line for line in heard if line.startswith("You play")][:2]
    assert "as first card" in first
    assert "as second card" in second
    assert not any("sector 0" in line for line in heard)
    assert len(set(heard)) == len(heard)


def test_a_turn_is_notified_to_those_who_look_elsewhere(visit: Any) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["notifications"], origin=visitor.site)
    visitor.context.add_init_script(NOTICES)
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Notify me when it’s my turn").check()
    until(page, "JSON.parse(localStorage.olympus ?? `{}`).notices")  # the browser gives its permission later
    page.keyboard.press("Escape")
    page = visitor.quick_game(1)
    page.wait_for_selector(".ithaca")
    sail_to(page, "deed")
    assert page.evaluate("noted.length") == 0  # who looks at the table needs none
    page.evaluate("away = true")
    end = time.monotonic() + 240
    while not page.evaluate("noted.length"):
        assert time.monotonic() < end, "no notification"
        step_or_miss(page)
    shown = page.evaluate("({ title: noted[0].title, body: noted[0].body })")
    assert shown == {"title": "Your turn", "body": "Ithaca"}
    table = page.url
    page.evaluate("document.querySelector('a[href=\"/\"]')?.click()")
    page.evaluate("noted[0].onclick()")
    page.wait_for_url(table)
    assert page.evaluate("noted[0].closed")
