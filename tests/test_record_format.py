"""docs/record-format.md has the tables that the games' declarations make."""

from __future__ import annotations

import sys
from pathlib import Path

from olympus.games import names

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "record-format.md"


def generator():
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        import record_format
    finally:
        sys.path.remove(str(ROOT / "scripts"))
    return record_format


def test_the_tables_of_the_page_are_those_declared():
    text = PAGE.read_text(encoding="utf-8")
    assert generator().written_anew(text) == text, "run `python scripts/record_format.py`"


def test_the_page_has_the_tables_of_every_game():
    text = PAGE.read_text(encoding="utf-8")
    for name in names():
        for what in generator().TABLES:
            assert f"<!-- {what} {name} -->" in text


def test_a_stale_table_is_noticed():
    text = PAGE.read_text(encoding="utf-8")
    stale = text.replace("| `seat`", "| `chair`", 1)
    assert stale != text
    assert generator().written_anew(stale) == text
