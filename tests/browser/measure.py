"""What the pages weigh and how quick they are, each beside its bar: `make measure`.

Weights are of what really went over the line. Times by the clock are of this machine as busy as it is; work on the
page's main thread is in processor time, from chromium's own trace, which other programs do not lengthen.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import time
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .conftest import free_port, wait_for

MOVES = 14
TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
FRAME = "PrePaint"  # once in each frame that the main thread makes
CONFIRM = """() => new Promise((done) => {
  const main = document.querySelector('main');
  const before = main.dataset.ply;
  const start = performance.now();
  document.querySelector('.go .btn').click();
  const look = () => {
    if (main.dataset.ply !== before || performance.now() - start > 5000) done(performance.now() - start);
    else requestAnimationFrame(look);
  };
  look();
})"""


def at_most(share: float, values: list[float]) -> float:
    """The value that this share of all values does not exceed."""
    return sorted(values)[max(0, round(len(values) * share) - 1)] if values else 0.0


def bar(what: str, value: float, most: float, unit: str) -> None:
    print(f"{what:<58} {value:>8.1f} {unit:<3} at most {most:>5g}  {'ok' if value <= most else 'OVER'}")


@contextmanager
def served() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [str(Path(sys.executable).parent / "olympus"), "serve", "--port", str(port)]
        command += ["--database", f"sqlite:///{folder}/tables.sqlite3", "--pace", "0.3", "--log", "warning"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/api/ready", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(20)


def weigh(page: Any, address: str, there: str) -> tuple[float, float]:
    """Script and styles, and all of it, in kB as sent; of one page opened for the first time."""
    answers: list[Any] = []

    def hear(answer: Any) -> None:
        answers.append(answer)

    page.on("response", hear)
    page.goto(address)
    page.wait_for_selector(there)
    page.wait_for_timeout(800)
    page.remove_listener("response", hear)
    code = everything = 0.0
    for answer in answers:
        if "/api/" in answer.url:
            continue
        size = answer.request.sizes()["responseBodySize"] / 1000
        kind = answer.headers.get("content-type", "")
        everything += size
        code += size if any(word in kind for word in ("javascript", "css", "html")) else 0
    return code, everything


def play(page: Any) -> list[float]:
    """Some bets and cards of Divinity Derby; the milliseconds from the press to the new position."""
    shown: list[float] = []
    end = time.monotonic() + 120
    while len(shown) < MOVES and time.monotonic() < end:
        if page.locator("dialog.scene").count():
            page.locator("dialog.scene .btn").click()
        elif page.locator(".mode-bet[aria-busy=false]").count():
            page.locator(".tray .cards button").first.click()
            page.locator(".tray .coins button:not([disabled])").first.click()
            shown.append(page.evaluate(CONFIRM))
        elif page.locator(".mode-card[aria-busy=false]").count():
            page.locator(".fan .card.can").first.click(position={"x": 16, "y": 60})
            if page.locator(".go .btn[disabled]").count():
                page.locator(".fan .card.can:not(.up)").last.click()
            shown.append(page.evaluate(CONFIRM))
        page.wait_for_timeout(120)
    return shown


def work(trace: Path) -> tuple[list[float], list[float]]:
    """Processor time of the page's main thread, in ms: of each task, and of each frame."""
    events = json.loads(trace.read_bytes())["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    main = {who for who, name in names.items() if name == "CrRendererMain"}
    tasks: dict[Any, list[Any]] = defaultdict(list)
    frames: dict[Any, list[int]] = defaultdict(list)
    for event in events:
        who = (event["pid"], event["tid"])
        if who in main and event["name"] in TASKS:
            tasks[who].append((event["ts"], event.get("tdur", event.get("dur", 0)) / 1000))
        elif who in main and event["name"] == FRAME:
            frames[who].append(event["ts"])
    busiest = max(tasks, key=lambda who: sum(took for _, took in tasks[who]))
    begun = sorted(frames[busiest])
    of_frame: dict[int, float] = defaultdict(float)
    for at, took in tasks[busiest]:
        of_frame[bisect(begun, at)] += took
    return [took for _, took in tasks[busiest]], list(of_frame.values())


def measure(browser: Any, site: str, folder: Path) -> None:
    def fresh(**more: Any) -> Any:
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en", **more).new_page()
        page.set_default_timeout(20_000)
        return page

    page = fresh()
    code, everything = weigh(page, f"{site}/", "article .btn")
    bar("home, first load: script and styles", code, 150, "kB")
    bar("home, first load: with fonts and art", everything, 300, "kB")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".tray, .fan")
    link = page.url
    code, everything = weigh(fresh(), link, ".derby")
    bar("table, first load: script and styles", code, 150, "kB")
    bar("table, first load: with fonts and art", everything, 300, "kB")
    start = time.monotonic()
    page.reload()
    page.wait_for_selector(".tray, .fan")
    bar("board there after a reload (clock)", time.monotonic() - start, 1.5, "s")
    trace = folder / "trace.json"
    browser.start_tracing(
        page=page, path=trace, categories=["toplevel", "devtools.timeline", "cc", "benchmark"]
    )
    shown = play(page)
    browser.stop_tracing()
    bar(f"a move shows, p95 of {len(shown)} (clock)", at_most(0.95, shown), 100, "ms")
    tasks, frames = work(trace)
    bar("work on the main thread a frame, p95 (processor)", at_most(0.95, frames), 8, "ms")
    bar("the longest task while playing (processor)", max(tasks), 50, "ms")


def main() -> None:
    from playwright.sync_api import sync_playwright

    with served() as site, sync_playwright() as running, tempfile.TemporaryDirectory() as folder:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        measure(browser, site, Path(folder))
        browser.close()


if __name__ == "__main__":
    main()
