"""An account in the browser: made from a guest, its sessions listed and ended."""

from __future__ import annotations

from typing import Any

from .playing import set_table, until


def open_account(visitor: Any) -> Any:
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    return page


def test_sessions_are_listed_and_ended(visit: Any) -> None:
    first, second = visit(), visit()
    page = open_account(first)
    page.get_by_text("Sign in", exact=True).first.click()
    page.get_by_label("Name", exact=True).fill("Listed Ada")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Protect this name with a password").click()
    page.get_by_text("this one").wait_for()
    other = open_account(second)
    other.get_by_text("Sign in", exact=True).first.click()
    other.get_by_label("Name", exact=True).fill("Listed Ada")
    other.get_by_label("Password").fill("correct horse")
    other.get_by_role("button", name="Sign in", exact=True).click()
    other.get_by_text("Signed in as Listed Ada").wait_for()
    other.get_by_text("this one").wait_for()
    assert other.get_by_role("button", name="End", exact=True).count() == 1
    assert other.get_by_text("Chrome, Linux").count() == 2
    second.shoot("sessions")
    other.get_by_role("button", name="End", exact=True).click()
    until(other, "document.querySelectorAll('dialog section li').length === 1")
    # the page whose session was ended knows by itself
    page.get_by_text("Signed in as Listed Ada").wait_for(state="detached")
    other.get_by_role("button", name="Sign out everywhere").click()
    other.get_by_text("Signed in as Listed Ada").wait_for(state="detached")


def test_somebody_is_reported_from_the_menu(visit: Any) -> None:
    host, friend = visit(), visit()
    page = set_table(host, "derby", 3)
    other = friend.open(page.url.removeprefix(host.site))
    other.get_by_role("button", name="Sit here").first.click()
    other.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Add 1 bot and start").click()
    page.wait_for_selector(".derby")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report", exact=True).click()
    page.get_by_label("In your words").fill("shouts")
    host.shoot("report")
    page.get_by_role("button", name="Send the report").click()
    page.get_by_text("the operator will read what you said").wait_for()
