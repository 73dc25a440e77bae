"""The pages round the boards: own tables, seats and bots, records that are opened."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path
from typing import Any

import pytest

from olympus.core.match import Match
from olympus.core.record import close
from tests.server.corpus import kept
from tests.suite.mutations import without_seed

from .playing import PATIENCE, set_table, until
from .test_pages import violations

RECORDS = {
    "derby": next(text for name, text in kept() if "derby-6-final-full" in name),
    "ithaca": next(text for name, text in kept() if "ithaca-2" in name),
}


def put(folder: Path, text: str) -> Path:
    file = folder / "game.record"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_last_position_says_who_has_won(visit: Any, tmp_path: Path) -> None:
    page = visit().open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["ithaca"]))
    page.wait_for_selector(".ithaca")
    page.keyboard.press("End")
    until(page, "document.querySelector('.say').textContent.includes('wins with')")
    until(page, "!document.querySelector('main').textContent.includes('to play')")  # nobody is


@pytest.mark.parametrize("game", RECORDS)
def test_any_record_is_watched_from_any_seat_and_checked(visit: Any, game: str, tmp_path: Path) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("link", name="Watch a saved game").click()
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS[game]))
    page.wait_for_selector(f".{game}.spectating")
    for _ in range(9):
        page.keyboard.press("ArrowRight")
    until(page, "document.querySelector('output').textContent.startsWith('9/')")
    page.get_by_label("Through whose eyes").select_option("Player 2")
    page.wait_for_selector(f".{game}:not(.spectating)")
    assert page.locator("output").inner_text().startswith("9/")
    page.keyboard.press("End")
    page.keyboard.press("Escape")
    last, _, all_steps = page.locator("output").inner_text().partition("/")
    assert last == all_steps
    visitor.shoot(f"opened-{game}")
    assert violations(page) == []
    page.get_by_role("link", name="Check the deal").click()
    page.wait_for_selector(".good")
    assert page.locator(".good").count() == 2


def test_a_damaged_record_is_refused_with_a_reason(visit: Any, tmp_path: Path) -> None:
    page = visit(locale="fr").open("/replay")
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["derby"].replace("seat 1", "seat 2", 1)))
    page.get_by_text("somme de contrôle").wait_for()
    page.set_input_files("input[type=file]", put(tmp_path, "a letter to a friend"))
    page.get_by_text("«\u00a0olympus record\u00a0»").wait_for()
    half = Match.new("ithaca", players=2, seed=5)
    half.play(half.legal()[0])
    page.set_input_files("input[type=file]", put(tmp_path, half.record(0)))
    page.get_by_text("Prenez l’enregistrement complet, disponible une fois la partie terminée").wait_for()
    page.set_input_files("input[type=file]", put(tmp_path, RECORDS["ithaca"]))
    page.wait_for_selector(".ithaca")


def test_a_checked_record_is_proven_consistent_or_refused_at_its_line(visit: Any, tmp_path: Path) -> None:
    page = visit(size=(1366, 650)).open("/check")
    page.set_input_files("input[type=file]", put(tmp_path, without_seed(RECORDS["ithaca"])))
    page.get_by_text("Only consistent").wait_for()
    assert page.locator(".good").count() == 0
    lines = RECORDS["ithaca"].split("\n")[:-2]
    at = max(number for number, line in enumerate(lines) if line.startswith("= laid"))
    lines[at] = lines[at].replace("Zeus", "Athena") if "Zeus" in lines[at] else lines[at] + "; more 1"
    page.set_input_files("input[type=file]", put(tmp_path, close(lines)))
    page.get_by_role("alert").get_by_text(f"Line {at + 1} ").wait_for()
    assert page.locator("pre mark").inner_text() == lines[at]
    box, window = page.locator("pre mark").bounding_box(), page.locator("pre").bounding_box()
    assert window["y"] <= box["y"] <= window["y"] + window["height"], "the line is in sight"


def test_my_tables_are_at_home_with_whose_turn_it_is(visit: Any) -> None:
    host, friend = visit(), visit()
    page = set_table(host, "ithaca", 2)
    link = page.url.removeprefix(host.site)
    seat = friend.open(link)
    seat.get_by_role("button", name="Sit here").click()
    seat.get_by_role("button", name="I’m ready").click()
    page.get_by_role("button", name="Start", exact=True).click()
    for one in (page, seat):
        one.wait_for_selector(".ithaca")
    homes = [host.open("/"), friend.open("/")]
    for home in homes:
        home.wait_for_selector("text=Your tables")
        # who is to move is written down a little later than the move; the page asks again every few seconds
        until(home, "/is to move|Your turn/.test(document.querySelector('.state')?.textContent ?? '')")
    states = [home.locator(".state").inner_text() for home in homes]
    assert sorted(states) == ["Mortal is to move", "Your turn"]
    mine = homes[states.index("Your turn")]
    assert mine.title().startswith("(1)")
    mine.get_by_role("link", name="Continue").click()
    mine.wait_for_url(f"**{link}")


def test_each_seat_has_its_own_bot_and_the_host_can_change_it(visit: Any) -> None:
    visitor = visit()
    page = visitor.open("/new/derby")
    page.get_by_label("Seat 2").select_option("random")
    page.get_by_label("Seat 3").select_option("apprentice")
    options = page.get_by_label("Seat 4").locator("option").all_inner_texts()
    assert [text.split(":")[0] for text in options] == [
        "Free for a friend",
        "Random",
        "Apprentice",
        "Hero",
        "God",
    ]
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("text=Random 2")
    page.get_by_label("Seat 4").select_option("hero")
    page.wait_for_selector("text=Hero 4")
    page.get_by_label("Seat 4").select_option("random")
    page.wait_for_selector("text=Random 4")
    assert page.locator("text=Apprentice 3").count()
    assert violations(page) == []
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".derby")


def test_a_name_is_kept_with_a_password_and_had_again_by_the_code(visit: Any) -> None:
    visitor = visit()
    page = visitor.open("/")
    page.get_by_role("button", name="Settings").click()
    page.locator("summary", has_text="Sign in").click()
    own = page.locator("dialog details")
    own.get_by_label("Name").fill("Penelope")
    own.get_by_label("Password").fill("shuttle-and-loom")
    own.get_by_role("button", name="Protect this name with a password").click()
    code = own.locator("p b").text_content()
    assert page.get_by_text("Signed in as Penelope").count() == 1
    own.get_by_role("button", name="Sign out", exact=True).click()
    own.get_by_role("button", name="Forgotten password").click()
    own.get_by_label("New password").fill("unpicked-by-night")
    own.get_by_label("Recovery code").fill("AAAA-AAAA-AAAA-AAAA")
    own.get_by_role("button", name="Set the new password").click()
    own.get_by_role("alert").wait_for()
    assert violations(page) == []
    own.get_by_label("Recovery code").fill(code)
    own.get_by_role("button", name="Set the new password").click()
    page.get_by_text("Signed in as Penelope").wait_for()
    assert own.locator("p b").text_content() != code, "a code is good for one time"
    own.get_by_role("button", name="Sign out", exact=True).click()
    own.get_by_label("Password").fill("unpicked-by-night")
    own.get_by_role("button", name="Sign in").click()
    page.get_by_text("Signed in as Penelope").wait_for()


def test_a_turn_told_while_turns_are_asked_for_is_kept(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    lines: list[Any] = []
    asked: list[Any] = []

    def join(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/api/ws", join)
    page.route("**/api/me/turns*", lambda route: asked.append(route))
    visitor.quick_game()
    until(page, "document.querySelector('.derby')")
    page.wait_for_timeout(300)
    turn = {"table": "tElsewhere", "game": "ithaca"}
    lines[-1].send(json.dumps({"is": "turn", "waiting": True, **turn}))
    link = page.get_by_role("link", name="It is your turn at another table: Ithaca")
    link.wait_for()
    asked[0].fulfill(json={"turns": []})  # from before it was told
    page.wait_for_timeout(500)
    assert link.is_visible()
    assert len(asked) == 2, "the answer was old: it is asked again"
    asked[1].fulfill(json={"turns": [turn]})
    page.wait_for_timeout(300)
    assert link.is_visible()


def test_a_turn_elsewhere_is_told(visit: Any) -> None:
    from playwright.sync_api import TimeoutError as TooLate

    visitor = visit()
    page = visitor.quick_game(1)
    page.wait_for_selector(".ithaca")
    first = page.url
    end = time.monotonic() + PATIENCE
    while not page.title().startswith("●"):  # another seat may begin, and a scene come before the own turn
        assert time.monotonic() < end, page.title()
        if page.locator("dialog.scene .btn").count():
            with contextlib.suppress(TooLate):
                page.locator("dialog.scene .btn").first.click(timeout=2000)
        page.wait_for_timeout(100)
    visitor.quick_game()
    link = page.get_by_role("link", name="It is your turn at another table: Ithaca")
    link.click()
    page.wait_for_url(first)


def test_a_table_says_that_its_bots_are_being_prepared(visit: Any) -> None:
    """Shown at once, and no longer when they are ready."""
    visitor = visit()
    page = visitor.page
    lines: list[Any] = []
    tables: list[dict[str, Any]] = []

    def join(line: Any) -> None:
        server = line.connect_to_server()

        def pass_on(text: Any) -> None:
            message = json.loads(text)
            if message["is"] == "table":
                tables.append(message)
                message["table"]["preparing"] = "bots"
            line.send(json.dumps(message))

        lines.append(line)
        server.on_message(pass_on)

    page.route_web_socket("**/api/ws", join)
    visitor.quick_game()
    until(page, "document.querySelector('.derby')")
    notice = page.get_by_role("status").filter(has_text="The bots are being prepared")
    notice.wait_for()
    ready = tables[-1]
    del ready["table"]["preparing"]
    lines[-1].send(json.dumps(ready))
    notice.wait_for(state="detached")


def test_lines_of_removed_people_leave_the_chat(visit: Any) -> None:
    visitor = visit()
    page = visitor.page
    lines: list[Any] = []

    def join(line: Any) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/api/ws", join)
    visitor.quick_game()
    until(page, "document.querySelector('.derby')")
    table = page.url.rpartition("/")[2]
    for n, name in ((1, "Eve"), (2, "Ada")):
        said = {
            "is": "chat",
            "table": table,
            "n": n,
            "from": {"id": f"u{n}", "name": name},
            "text": f"from {name}",
        }
        lines[-1].send(json.dumps(said | {"at": 0}))
    page.get_by_role("button", name="Chat").click()
    page.get_by_text("from Eve").wait_for()
    lines[-1].send(json.dumps({"is": "erased", "table": table, "lines": [1]}))
    page.get_by_text("from Eve").wait_for(state="detached")
    assert page.get_by_text("from Ada").is_visible()
