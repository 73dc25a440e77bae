"""What people do with each other at a table: talk, ask for a pause, mute, block, remove, end."""

from __future__ import annotations

from typing import Any

from .playing import until
from .test_friends import sit_down
from .test_pages import violations

PAUSED = "document.querySelector('.notices').textContent.includes('The game is paused')"


def menu(page: Any) -> Any:
    page.locator("nav.bar button").last.click()
    return page.locator("dialog")


def test_a_pause_and_the_end_are_asked_for_and_agreed_to(visit: Any) -> None:
    host, friend = (one.page for one in sit_down(visit, "ithaca", 2))
    menu(host).get_by_role("button", name="Ask for a pause").click()
    host.keyboard.press("Escape")
    asked = friend.locator(".notices p", has_text="Mortal asks for a pause.")
    asked.get_by_role("button", name="Agree").click()
    for page in (host, friend):
        until(page, PAUSED)
    menu(friend).get_by_role("button", name="Go on").click()
    friend.keyboard.press("Escape")
    host.get_by_text("Mortal wants to go on.").get_by_role("button", name="Agree").click()
    for page in (host, friend):
        until(page, f"!({PAUSED})")
    end = menu(friend).get_by_role("button", name="Propose to end the game")
    end.click()
    friend.get_by_role("button", name="Sure? Press again").click()
    friend.keyboard.press("Escape")
    host.get_by_text("Mortal proposes to end the game.").get_by_role("button", name="Agree").click()
    for page in (host, friend):
        page.get_by_role("heading", name="Ended by agreement").wait_for()
        assert page.get_by_role("link", name="Replay").count() == 0  # there is no result to look at


def test_what_i_picked_stays_picked_when_somebody_asks_for_something(visit: Any) -> None:
    crowd = [one.page for one in sit_down(visit, "ithaca", 2)]
    first = next(page for page in crowd if page.locator(".hand button.can").count())
    other = next(page for page in crowd if page is not first)
    first.locator(".hand button.can").first.click()
    first.wait_for_selector(".hand button.up")
    menu(other).get_by_role("button", name="Ask for a pause").click()
    first.locator(".notices p", has_text="asks for a pause.").wait_for()
    first.wait_for_timeout(300)
    assert first.locator(".hand button.up").count() == 1


def test_the_list_of_moves_goes_away_when_there_is_none(visit: Any) -> None:
    crowd = [one.page for one in sit_down(visit, "ithaca", 2)]
    first = next(page for page in crowd if page.locator(".hand button.can").count())
    other = next(page for page in crowd if page is not first)
    menu(first).get_by_role("button", name="Ask for a pause").click()
    first.keyboard.press("Escape")
    first.get_by_role("button", name="All moves by name").click()
    first.locator(".moves button").nth(1).wait_for()
    other.locator(".notices").get_by_role("button", name="Agree").click()
    until(first, PAUSED)
    until(first, "!document.querySelector('dialog')")


def test_chat_is_muted_by_the_host_and_blocked_by_anybody(visit: Any) -> None:
    crowd = sit_down(visit, "ithaca", 2)
    host, friend = (one.page for one in crowd)

    def say(page: Any, text: str) -> None:
        page.get_by_role("button", name="Chat").click()
        page.get_by_label("Say something").fill(text)
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
        page.keyboard.press("Escape")

    say(friend, "Hello from the sea")
    host.get_by_role("button", name="Chat").click()
    host.get_by_text("Hello from the sea").wait_for()
    host.keyboard.press("Escape")
    own = menu(host)
    own.get_by_role("button", name="Mute").click()
    own.get_by_role("button", name="Let speak again").wait_for()
    assert violations(host) == []
    say(friend, "Can you hear me")
    friend.get_by_role("alert").wait_for()  # why it was not said
    own.get_by_role("button", name="Let speak again").click()
    own.get_by_role("button", name="Block").click()
    own.get_by_role("button", name="Unblock").wait_for()
    host.keyboard.press("Escape")
    say(friend, "Still there")
    host.get_by_role("button", name="Chat").click()
    host.wait_for_timeout(500)
    assert host.get_by_text("Still there").count() == 0
    host.keyboard.press("Escape")
    own = menu(host)
    own.get_by_role("button", name="Remove").click()
    own.get_by_role("button", name="Sure? Press again").click()
    own.get_by_role("button", name="Unblock").wait_for(state="detached")  # nobody else is left
