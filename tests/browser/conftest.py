"""A real server and a real chromium. Left out where either is missing; pictures land in .artefacts/browser."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.shapes import Checker

from .cable import Cable
from .playing import PATIENCE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/olympus/server/static"
ARTEFACTS = ROOT / ".artefacts/browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser, server and test race on a busy machine: what fails is tried once more, and the summary names it."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="package")
def chromium() -> str:
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    if not found:
        pytest.skip("chromium is not installed")
    return found


@pytest.fixture(scope="package")
def site(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of our own, whose bots do not dawdle; started only where there is a browser."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web client has not been built: make web")
    folder = tmp_path_factory.mktemp("served")
    port = free_port()
    command = [
        str(Path(sys.executable).parent / "olympus"),
        *("serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.sqlite3"),
        *("--pace", "0", "--lang", "en", "--log", "warning"),
    ]
    with open(folder / "log", "w", encoding="utf-8") as log:
        # all visitors of a whole run come from one address: more than a household may do
        environment = os.environ | {"OLYMPUS_RATE": "1000", "OLYMPUS_PER_ADDRESS": "10000"}
        served = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, env=environment)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(f"{address}/api/ready", served)
            yield address
        finally:
            served.terminate()
            served.wait(20)
    shown = (folder / "log").read_text(encoding="utf-8")
    assert not re.search(r"Traceback|ERROR", shown), shown


def wait_for(address: str, served: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if served.poll() is not None:
            raise RuntimeError("the server ended before it was ready")
        try:
            with urllib.request.urlopen(address, timeout=2) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.2)
    raise RuntimeError("the server was not ready in a minute")


@pytest.fixture(scope="package")
def browser(chromium: str) -> Iterator[Any]:
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as running:
        opened = running.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


class Visitor:
    """One person's browser: what went wrong in it, and where it called, is remembered."""

    def __init__(self, browser: Any, site: str, **settings: Any) -> None:
        size = settings.pop("size", (1440, 900))
        self.cable = Cable(int(site.rpartition(":")[2])) if settings.pop("cable", False) else None
        self.site = self.cable.address if self.cable else site
        self.problems: list[str] = []
        self.calls: list[str] = []
        self.frames: list[str] = []
        self.refused: list[str] = []
        settings.setdefault("color_scheme", "dark")
        settings.setdefault("reduced_motion", "reduce")
        settings.setdefault("locale", "en")
        self.context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **settings)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.calls.append(request.url))
        self.page.on(
            "response", lambda answer: self.refused.append(answer.url) if answer.status >= 400 else None
        )
        self.page.on("websocket", self.listen)

    def listen(self, line: Any) -> None:
        self.calls.append(line.url.replace("ws://", "http://"))
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def open(self, path: str) -> Any:
        self.page.goto(self.site + path)
        self.page.wait_for_selector("main")
        return self.page

    def quick_game(self, number: int = 0) -> Any:
        """From the home page to the first decision."""
        self.open("/")
        self.page.get_by_role("button", name="Play now").nth(number).click()
        self.page.wait_for_url("**/t/*")
        self.page.wait_for_selector("nav.bar")
        return self.page

    def shoot(self, name: str) -> None:
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png")

    def check(self) -> None:
        """Nothing broke, all that was heard is as declared, nothing left the origin, nothing scrolls sideways."""
        assert self.problems == []
        checker = Checker()
        for frame in self.frames:
            checker.check(frame)
        assert [call for call in self.calls if not call.startswith((self.site, "data:", "blob:"))] == []
        assert not self.page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


@pytest.fixture
def visit(browser: Any, site: str) -> Iterator[Any]:
    """Makes visitors; each is looked over when the test ends."""
    made: list[Visitor] = []

    def new(**settings: Any) -> Visitor:
        made.append(Visitor(browser, site, **settings))
        return made[-1]

    yield new
    for visitor in made:
        visitor.check()
        visitor.context.close()
        if visitor.cable:
            visitor.cable.close()
