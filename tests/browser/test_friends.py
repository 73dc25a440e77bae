"""Several browsers at one table; on the way one of them is loaded anew and one loses its line."""

from __future__ import annotations

import time
from typing import Any

import pytest

from . import playing, sailing
from .playing import set_table, until

STEPS = {"derby": playing.one_step_or_miss, "ithaca": sailing.step_or_miss}
LOST = "document.querySelector('.notices').textContent.includes('Connection lost')"
MODES = {"derby": playing.MODE, "ithaca": sailing.MODE}


def sit_down(visit: Any, game: str, count: int) -> list[Any]:
    """A host and friends who come by the link, up to the start."""
    host = visit()
    page = set_table(host, game, count)
    link = page.url.removeprefix(host.site)
    friends = [visit(cable=True) for _ in range(count - 1)]
    for friend in friends:
        seat = friend.open(link)
        seat.get_by_role("button", name="Sit here").first.click()
        seat.get_by_role("button", name="I’m ready").click()
        seat.get_by_role("button", name="I’m ready").wait_for(state="detached")  # the house knows
    page.get_by_role("button", name="Start", exact=True).click()
    for visitor in (host, *friends):
        visitor.page.wait_for_selector(f".{game}")
    return [host, *friends]


def play_a_round(crowd: list[Any], game: str) -> bool:
    """Everybody who is asked does something; whether somebody was."""
    asked = False
    for visitor in crowd:
        page = visitor.page
        if page.locator("dialog.scene").count() or page.evaluate(MODES[game]) not in ("", "wait"):
            STEPS[game](page)
            asked = True
    return asked


def facts(page: Any) -> tuple[str, list[str]]:
    """How far the game is on a page, and what everybody can see there: racers, or what stands at the gods."""
    ply = page.evaluate("document.querySelector('main').dataset.ply")
    seen = page.evaluate(
        "[...document.querySelectorAll('.racer, button.god')].map(e => e.getAttribute('aria-label'))"
    )
    return str(ply), [str(one).removesuffix(" Lay the card here.") for one in seen]


@pytest.mark.long
@pytest.mark.parametrize("game", STEPS)
@pytest.mark.parametrize("count", [3, 4])
def test_friends_agree_after_a_reload_and_a_broken_line(visit: Any, game: str, count: int) -> None:
    crowd = sit_down(visit, game, count)
    away = crowd[2]
    here = list(crowd)
    rounds = 0
    end = time.monotonic() + 60 * count
    while rounds < 20:
        assert time.monotonic() < end, "the game does not go on"
        if play_a_round(here, game):
            rounds += 1
        elif away not in here:  # the others wait for the one who is away
            away.cable.mend()
            until(away.page, f"!({LOST})")
            here.append(away)
        if rounds == 4:
            crowd[1].page.reload()
            crowd[1].page.wait_for_selector(f".{game}")
        if rounds == 8 and away in here:
            away.cable.cut()
            until(away.page, LOST)
            here.remove(away)
            rounds += 1
        crowd[0].page.wait_for_timeout(30)
    if away not in here:
        away.cable.mend()
    for _ in range(40):
        found = [facts(visitor.page) for visitor in crowd]
        if all(one == found[0] for one in found):
            break
        crowd[0].page.wait_for_timeout(250)
    assert all(one == found[0] for one in found), found
    assert len(found[0][1]) >= 4
    assert int(found[0][0]) >= 10


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "count", "size"),
    [("ithaca", 2, (1440, 900)), ("ithaca", 2, (390, 844)), ("derby", 3, (1440, 900))],
)
def test_friends_play_a_whole_game(visit: Any, game: str, count: int, size: tuple[int, int]) -> None:
    crowd = sit_down(visit, game, count)
    for visitor in crowd:
        visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    end = time.monotonic() + 400
    while not all(visitor.page.locator("dialog .podium").count() for visitor in crowd):
        assert time.monotonic() < end, "the game did not end in time"
        play_a_round(crowd, game)
    scores = [visitor.page.locator(".podium .score").all_inner_texts() for visitor in crowd]
    assert all(one == scores[0] for one in scores)
    assert len(scores[0]) == count


def test_the_host_starts_when_everybody_is_ready_and_is_told_who_is_not(visit: Any) -> None:
    host, friend = visit(), visit()
    page = set_table(host, "ithaca", 2)
    seat = friend.open(page.url.removeprefix(host.site))
    seat.get_by_role("button", name="Sit here").first.click()
    start = page.get_by_role("button", name="Start", exact=True)
    page.get_by_text("Waiting for Mortal.").wait_for()
    assert start.is_disabled()
    seat.get_by_role("button", name="I’m ready").click()
    page.get_by_text("Waiting for Mortal.").wait_for(state="detached")
    seat.get_by_role("button", name="Wait, not yet").click()
    page.get_by_text("Waiting for Mortal.").wait_for()
    seat.get_by_role("button", name="I’m ready").click()
    start.click()  # waits until it is enabled
    for one in (page, seat):
        one.wait_for_selector(".ithaca")


def test_a_refused_start_can_be_tried_again(visit: Any) -> None:
    """What the page knows can be older than what the server knows: a refusal must not end the story."""
    host = visit()
    page = set_table(host, "ithaca", 2)
    refusal = {"error": {"key": "not-ready", "message": "Somebody is not ready yet."}}
    page.route("**/start?*", lambda route: route.fulfill(status=409, json=refusal), times=1)
    start = page.get_by_role("button", name="Start")
    start.click()
    page.get_by_role("alert").wait_for()
    start.click()
    page.wait_for_selector(".ithaca")
