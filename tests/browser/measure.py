"""What the pages weigh and how quick they are: `python -m tests.browser.measure ADDRESS` of a running server.

Weights are gzip's, of what the browser really asked for. Times are of this machine as it is now.
"""

from __future__ import annotations

import gzip
import shutil
import statistics
import sys
import time
from typing import Any

LONG_TASKS = """
window.longTasks = [];
const note = (list) => list.getEntries().forEach((entry) => longTasks.push(entry.duration));
new PerformanceObserver(note).observe({entryTypes: ['longtask']});
"""
CONFIRM = """() => new Promise((done) => {
  const before = document.querySelector('.say').textContent + document.querySelectorAll('.bet').length;
  const start = performance.now();
  document.querySelector('.go .btn').click();
  const look = () => {
    const board = document.querySelector('.derby');
    const now = document.querySelector('.say').textContent + document.querySelectorAll('.bet').length;
    if (board.getAttribute('aria-busy') === 'false' && now !== before) done(performance.now() - start);
    else if (performance.now() - start > 5000) done(5000);
    else requestAnimationFrame(look);
  };
  look();
})"""


def weigh(page: Any, action: Any) -> dict[str, int]:
    """Compressed bytes by kind while an action runs."""
    answers: list[Any] = []

    def hear(answer: Any) -> None:
        answers.append(answer)

    page.on("response", hear)
    action()
    page.wait_for_timeout(600)
    page.remove_listener("response", hear)
    sums = {"script and styles": 0, "fonts": 0, "rest": 0}
    for answer in answers:
        if "/api/" in answer.url:
            continue
        body = answer.body()
        kind = answer.headers.get("content-type", "")
        if "font" in kind or answer.url.endswith(".woff2"):
            sums["fonts"] += len(body)
        elif "javascript" in kind or "css" in kind or "html" in kind:
            sums["script and styles"] += len(gzip.compress(body, 6))
        else:
            sums["rest"] += len(gzip.compress(body, 6))
    return sums


def main() -> None:
    from playwright.sync_api import sync_playwright

    site = sys.argv[1]
    with sync_playwright() as running:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
        page.add_init_script(LONG_TASKS)
        for name, size in weigh(page, lambda: page.goto(f"{site}/")).items():
            print(f"home, {name}: {size / 1000:.0f} kB")

        def begin() -> None:
            page.get_by_role("button", name="Play now").first.click()
            page.wait_for_selector(".derby")

        for name, size in weigh(page, begin).items():
            print(f"then the board, {name}: {size / 1000:.0f} kB")
        start = time.monotonic()
        page.reload()
        page.wait_for_selector(".tray, .fan")
        print(f"board there after a reload: {time.monotonic() - start:.2f} s")
        shown = []
        for _ in range(200):
            if len(shown) == 12:
                break
            if page.locator("dialog.scene").count():
                page.locator("dialog.scene .btn").click()
            elif page.locator(".mode-bet[aria-busy=false]").count():
                page.locator(".tray .cards button").first.click()
                page.locator(".tray .coins button:not([disabled])").first.click()
                shown.append(page.evaluate(CONFIRM))
            elif page.locator(".mode-card[aria-busy=false]").count():
                page.locator(".fan .card.can").first.click(position={"x": 16, "y": 60})
                page.locator(".fan .card.can:not(.up)").last.click()
                shown.append(page.evaluate(CONFIRM))
            page.wait_for_timeout(100)
        shown.sort()
        print(
            f"a move shows: median {statistics.median(shown):.0f} ms, p95 {shown[int(len(shown) * 0.95) - 1]:.0f} ms"
        )
        tasks = page.evaluate("longTasks")
        print(
            f"tasks over 50 ms while playing: {len(tasks)}{f', the longest {max(tasks):.0f} ms' if tasks else ''}"
        )
        browser.close()


if __name__ == "__main__":
    main()
