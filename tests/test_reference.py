"""Pages to print: one page of rules for each game and language, and every component with its mark."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from olympus import Game, reference
from olympus.core.texts import LANGUAGES
from tests.suite import tables
from tests.suite.cli import inside

pytest.importorskip("fpdf", reason="fpdf2 is not installed")


def pages_of(pdf: bytes) -> int:
    return len(re.findall(rb"/Type /Page\b", pdf))


@tables.each_game()
@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_quick_reference_is_one_page(game: Game, language: str, caplog: pytest.LogCaptureFixture) -> None:
    made = reference.page(game, language, "quick")
    assert made.startswith(b"%PDF")
    assert pages_of(made) == 1
    assert not caplog.records, "a letter is missing"
    assert made == reference.page.__wrapped__(game, language, "quick")


@pytest.mark.parametrize("name", ["derby", "ithaca"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_read(name: str, language: str) -> None:
    """Letters of 7.5 points at the least, all names in the tables too, and nothing beyond the second column."""
    from olympus import load_game
    from olympus.reference import pages

    game = load_game(name)
    lead, sections = reference.rules(game, language)
    assert lead
    assert len(sections) >= 6
    sheet = pages.Sheet("", "", "")
    sheet.add_page()
    for items in (pages.quick_items(game, language), pages.component_items(game, language)):
        size, foot = pages.fitting(sheet, items)
        assert size >= 7.5
        assert pages.flow(sheet, items, size, draw=False, foot=foot) <= 2
    sheet.close_fonts()


@pytest.mark.parametrize("name", ["derby", "ithaca"])
def test_the_component_sheet_has_every_figure_and_its_mark(name: str) -> None:
    from olympus import load_game

    game = load_game(name)
    figures, marks = game.components
    rows = [row for table in reference.tables(game, "en") for row in table.rows]
    assert {row.mark for row in rows} == set(marks.values()) == {"A", "I", "H"}
    shown = " ".join(" ".join((row.name, row.text, *row.cells)) for row in rows)
    for key, value in figures.items():
        if isinstance(value, int) and value:
            assert re.search(rf"\b{value}\b", shown), key
    assert pages_of(reference.page(game, "en", "components")) == 1


def test_the_command_writes_the_file_or_says_why_not(tmp_path: Path) -> None:
    out = tmp_path / "sheet.pdf"
    done = inside(tmp_path, "reference", "ithaca", "--language", "it", "--out", str(out))
    assert f"Scritto: {out}" in done.stdout
    assert out.read_bytes().startswith(b"%PDF")
    assert "There is no page “poster”" in inside(tmp_path, "reference", "derby", "--page", "poster").stderr
    nowhere = inside(tmp_path, "reference", "derby", "--out", str(tmp_path / "no/where.pdf"))
    assert nowhere.returncode == 1
    assert "cannot be written" in nowhere.stderr
