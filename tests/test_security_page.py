"""Every promise of docs/security.md names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "security.md"
ROWS = [
    (cells[1].strip(), cells[2])
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if "`tests/" in line and len(cells := line.split("|")) == 4
]


@pytest.mark.parametrize("promise", range(len(ROWS)))
def test_a_promise_names_its_tests(promise: int) -> None:
    words, cell = ROWS[promise]
    found = 0
    for part in cell.split(";"):
        file, *names = re.findall(r"`([^`]+)`", part)
        text = (ROOT / file).read_text(encoding="utf-8")
        for name in names:
            assert f"def {name}(" in text, (words, file, name)
            found += 1
    assert found


def test_all_promises_are_read() -> None:
    assert len(ROWS) >= 18
