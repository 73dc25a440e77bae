"""Life after the game: my games, my page, the leader board, live games, the operator's page, home."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from ..server.harness import Person, start_match
from .playing import until
from .test_pages import LOOKS, SIZES, violations


async def play(site: str, name: str, password: str, games: tuple[str, ...], **settings: Any) -> str:
    """Somebody with an account finishes games against bots, and begins one that anybody may watch; the token."""
    person = Person(site, name)
    answer = await person.post("/account", {"name": name, "password": password}, 201)
    person.token, person.id = answer["token"], answer["user"]["id"]
    await person.dial()
    for number, game in enumerate(games):
        table = await start_match([person], game, options={"players": 3}, **settings)
        await person.play_on(table, Random(number))
        await person.until(lambda table=table: person.tables[table]["status"] == "over")
    await start_match([person], games[0], options={"players": 3}, listed=True)
    await person.close()
    return person.token


@pytest.fixture(scope="module")
def veteran(site: str) -> str:
    """The token of somebody with a rated game of each title behind them."""
    with ThreadPoolExecutor(1) as other:  # this thread has Playwright's own event loop
        played = play(site, "Nausicaa", "correct horse", ("derby", "ithaca"), rated=True, hints=False)
        return other.submit(asyncio.run, played).result(240)


def signed_in(visitor: Any, token: str) -> Any:
    visitor.context.add_cookies([{"name": "olympus", "value": token, "url": visitor.site}])
    return visitor


def test_my_games_are_found_seen_and_played_again(visit: Any, veteran: str) -> None:
    visitor = signed_in(visit(), veteran)
    page = visitor.open("/games")
    page.get_by_role("link", name="Replay").nth(1).wait_for()
    assert page.get_by_role("link", name="Continue").count() >= 1
    page.locator("form.search select").select_option("ithaca")
    until(page, "document.querySelectorAll('a[href$=\"/replay\"].btn').length === 1")
    page.locator("form.search select").select_option("")
    page.get_by_label("Another player’s name").fill("nobody like this")
    page.get_by_text("No game fits.").wait_for()
    page.get_by_label("Another player’s name").fill("rand")
    page.get_by_role("link", name="Replay").nth(1).wait_for()
    page.get_by_role("button", name="Play again").first.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name="Start").wait_for()


def test_my_page_shows_results_ratings_favourites_and_rivals(visit: Any, veteran: str) -> None:
    page = signed_in(visit(), veteran).open("/me")
    page.get_by_role("heading", name="Nausicaa").wait_for()
    # not every game has a landfall, so a favourite route is not sure
    for text in ("Favourite creature", "Head to head"):
        page.get_by_text(text).wait_for()
    assert page.get_by_role("img", name="Rating over 1 rated games").count() == 2
    assert page.get_by_role("row", name="Random bot").count() == 1
    page.get_by_role("link", name="Leader board").click()
    page.get_by_role("link", name="Nausicaa").click()
    page.wait_for_url("**/players/*")
    page.get_by_role("heading", name="Nausicaa").wait_for()


def test_others_find_the_leaders_and_watch_a_live_game(visit: Any, veteran: str) -> None:
    page = visit(locale="fr").open("/leaders")
    page.get_by_role("link", name="Nausicaa").wait_for()
    page.get_by_role("link", name="Parties en cours").click()
    page.get_by_role("link", name="Regarder").first.click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("nav.bar")


def test_home_knows_me(visit: Any, veteran: str) -> None:
    page = signed_in(visit(), veteran).open("/")
    page.get_by_role("link", name="Welcome back, Nausicaa").wait_for()
    page.get_by_role("link", name="Replay: Divinity Derby").first.wait_for()
    page.get_by_role("link", name="Welcome back, Nausicaa").click()
    page.wait_for_url("**/me")


def test_on_a_phone_held_sideways_both_games_can_be_begun_at_once(visit: Any, veteran: str) -> None:
    for visitor in (visit(size=(844, 390)), signed_in(visit(size=(844, 390)), veteran)):
        page = visitor.open("/")
        page.get_by_role("button", name="Play now").nth(1).wait_for()
        ends = "[...document.querySelectorAll('.game .btn')].map((one) => one.getBoundingClientRect().bottom)"
        until(page, f"{ends}.length === 4 && {ends}.every((end) => end <= innerHeight)")


def test_what_rated_means_is_said_and_guests_are_told_why_not(visit: Any, veteran: str) -> None:
    page = visit().open("/new/derby")
    box = page.get_by_label("Rated game")
    box.wait_for()
    assert box.is_disabled()
    page.get_by_text("For this you need an account").wait_for()
    page = signed_in(visit(), veteran).open("/new/derby")
    page.get_by_label("Rated game").check()
    hints = page.get_by_label("Hints", exact=True)
    assert hints.is_disabled()
    assert not hints.is_checked()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")


@pytest.mark.parametrize(("light", "size"), LOOKS)
def test_the_pages_of_somebody_who_has_played_are_sound(
    visit: Any, veteran: str, light: str, size: str
) -> None:
    visitor = signed_in(visit(size=SIZES[size], color_scheme=light), veteran)
    for name, ready in (("games", ".actions"), ("me", "table"), ("leaders", "ol li"), ("watch", ".actions")):
        page = visitor.open(f"/{name}")
        page.wait_for_selector(ready)
        visitor.shoot(f"{name}-played-{light}-{size}")
        assert violations(page) == [], name
        visitor.check()


def test_a_replay_begins_at_my_seat_and_has_chapters_and_turns(visit: Any, veteran: str) -> None:
    page = signed_in(visit(), veteran).open("/games")
    page.locator("form.search select").select_option("derby")
    until(page, "document.querySelectorAll('a[href$=\"/replay\"].btn').length === 1")
    page.locator("a[href$='/replay'].btn").click()
    page.wait_for_selector(".derby")
    assert page.get_by_label("Through whose eyes").input_value() == "0"
    moment = page.get_by_label("Moment")
    page.get_by_role("button", name="Next turn").click()
    first = int(moment.input_value())
    assert first >= 1
    chapters = page.get_by_label("Chapters").locator("option[value]")
    places = [int(one.get_attribute("value")) for one in chapters.all()]
    assert len(places) > 3
    page.get_by_label("Chapters").select_option(str(places[-1]))
    assert int(moment.input_value()) == places[-1]
    page.get_by_role("button", name="Turn before").click()
    assert int(moment.input_value()) < places[-1]


def test_a_name_is_asked_for_where_others_sit_and_is_remembered(visit: Any) -> None:
    host, guest = visit(), visit(size=(390, 844))
    page = host.open("/new/derby")
    page.get_by_label("Your name").fill("Circe")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Circe", exact=True).wait_for()
    for text in ("How it is played", "Edition", "Clock"):
        page.get_by_text(text, exact=True).wait_for()
    other = guest.open(page.url.removeprefix(host.site))
    other.get_by_label("Your name").fill("Elpenor")
    other.get_by_role("button", name="Sit here").first.click()
    page.get_by_text("Elpenor", exact=True).first.wait_for()
    again = guest.open("/new/ithaca")
    again.get_by_label("Your name").wait_for()
    assert again.get_by_label("Your name").input_value() == "Elpenor"


def test_the_button_that_sets_the_table_is_in_sight_at_once(visit: Any) -> None:
    for size in ((1366, 650), (390, 844), (360, 640), (844, 390)):
        page = visit(size=size).open("/new/derby")
        button = page.get_by_role("button", name="Open the table")
        button.wait_for()
        until(page, "document.querySelector('.go .btn').getBoundingClientRect().bottom <= innerHeight")
