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
TRACED = 8
TASK = "ThreadControllerImpl::RunTask"
FRAME = (
    "PrePaint"  # once in each frame that the main thread makes; a frame that changes nothing there has none
)
# What was done so long before a frame, in microseconds, was done for it; earlier there is our own asking.
BEFORE = 50_000
# What is asked for now is picked, in the page itself: whatever asks from outside would be measured too.
PICK = {
    "derby": """async () => {
  const all = (place) => [...document.querySelectorAll(place)];
  const scene = all('dialog.scene .btn')[0];
  if (scene) { scene.click(); return false; }
  const board = all('.derby[aria-busy=false]')[0];
  if (board?.matches('.mode-bet')) {
    all('.tray .cards button')[0].click();
    all('.tray .coins button:not([disabled])')[0].click();
  } else if (board?.matches('.mode-card')) {
    all('.fan .card.can')[0].click();
    await new Promise((done) => setTimeout(done, 300));
    if (all('.go .btn[disabled]')[0]) all('.fan .card.can:not(.up)').at(-1)?.click();
  } else return false;
  await new Promise((done) => setTimeout(done, 300));
  return all('.go .btn:not([disabled])').length > 0;
}""",
    "ithaca": """async () => {
  const all = (place) => [...document.querySelectorAll(place)];
  const scene = all('dialog.scene .btn')[0];
  if (scene) { scene.click(); return false; }
  const mode = all('.ithaca')[0]?.className.match(/mode-(\\w+)/)?.[1] ?? 'wait';
  const pick = mode === 'shed' ? '.route .pick' : mode === 'bid' ? '.oracle button.can' : '.hand button.can';
  if (mode === 'wait') return false;
  if (!all('.go .btn:not([disabled])')[0]) (all(pick)[0] ?? all('.oracle button.can')[0])?.click();
  await new Promise((done) => setTimeout(done, 300));
  if (mode === 'bid') all('.go button').at(-1)?.click();
  return mode !== 'bid' && all('.go .btn:not([disabled])').length > 0;
}""",
}
# From the press to the frame that shows the new position.
CONFIRM = """() => new Promise((done) => {
  const main = document.querySelector('main');
  const before = main.dataset.ply;
  const start = performance.now();
  document.querySelector('.go .btn:not([disabled])').click();
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
    sizes = [(answer, answer.request.sizes()["responseBodySize"] / 1000) for answer in answers]
    page.context.close()
    code = everything = 0.0
    for answer, size in sizes:
        if "/api/" in answer.url:
            continue
        kind = answer.headers.get("content-type", "")
        everything += size
        code += size if any(word in kind for word in ("javascript", "css", "html")) else 0
    return code, everything


def play(page: Any, game: str, moves: int) -> list[float]:
    """So many moves of a game; the milliseconds from the press to the frame with the new position."""
    shown: list[float] = []
    end = time.monotonic() + 60
    while len(shown) < moves and time.monotonic() < end:
        if page.evaluate(PICK[game]):
            shown.append(page.evaluate(CONFIRM))
        page.wait_for_timeout(150)
    return shown


def work(trace: Path) -> tuple[list[float], list[float]]:
    """Processor time of the page's main thread, in ms: of each task, and of each frame that it changed."""
    events = json.loads(trace.read_bytes())["traceEvents"]
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e["name"] == "thread_name"}
    main = {who for who, name in names.items() if name == "CrRendererMain"}
    tasks: dict[Any, list[Any]] = defaultdict(list)
    frames: dict[Any, list[int]] = defaultdict(list)
    for event in events:
        who = (event["pid"], event["tid"])
        if who in main and event["name"] == TASK:
            tasks[who].append((event["ts"], event.get("tdur", event.get("dur", 0)) / 1000))
        elif who in main and event["name"] == FRAME:
            frames[who].append(event["ts"])
    busiest = max(tasks, key=lambda who: sum(took for _, took in tasks[who]))
    begun = sorted(frames[busiest])
    of_frame = [0.0] * len(begun)
    for at, took in tasks[busiest]:
        frame = bisect(begun, at)
        if frame < len(begun) and begun[frame] - at < BEFORE:
            of_frame[frame] += took
    return [took for _, took in tasks[busiest]], of_frame


def measure(browser: Any, site: str, folder: Path) -> None:
    def fresh() -> Any:
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
        page.set_default_timeout(20_000)
        return page

    code, everything = weigh(fresh(), f"{site}/", "article .btn")
    bar("home, first load: script and styles", code, 150, "kB")
    bar("home, first load: with fonts and art", everything, 300, "kB")
    for number, game in enumerate(PICK):
        page = fresh()
        page.goto(site)
        page.get_by_role("button", name="Play now").nth(number).click()
        page.wait_for_selector(f".{game}")
        code, everything = weigh(fresh(), page.url, f".{game}")
        bar(f"{game}, first load: script and styles", code, 140, "kB")
        bar(f"{game}, first load: with fonts and art", everything, 300, "kB")
        start = time.monotonic()
        page.reload()
        page.wait_for_selector(f".{game}")
        bar(f"{game}, board there after a reload (clock)", time.monotonic() - start, 1.5, "s")
        shown = play(page, game, MOVES)
        bar(f"{game}, a move shows, p95 of {len(shown)} (clock)", at_most(0.95, shown), 100, "ms")
        trace = folder / f"{game}.json"
        browser.start_tracing(page=page, path=trace, categories=["toplevel", "devtools.timeline"])
        play(page, game, TRACED)
        browser.stop_tracing()
        tasks, frames = work(trace)
        assert frames, f"{game}: nothing moved while it was traced"
        bar(f"{game}, work in a frame that changes, p95 of {len(frames)}", at_most(0.95, frames), 6, "ms")
        bar(f"{game}, the longest task while playing", max(tasks), 50, "ms")
        page.context.close()


def main() -> None:
    from playwright.sync_api import sync_playwright

    with served() as site, sync_playwright() as running, tempfile.TemporaryDirectory() as folder:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        measure(browser, site, Path(folder))
        browser.close()


if __name__ == "__main__":
    main()
