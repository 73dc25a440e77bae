"""Reports as files."""

from __future__ import annotations

from pathlib import Path

from ..tournament.standings import Standings
from ..words import LabError
from .data import as_json
from .model import Report
from .page import page


def write_page(file: Path, report: Report) -> None:
    write(file, page(report))


def write_folder(folder: Path, found: Standings, report: Report) -> None:
    """summary.json, standings.csv and report.html, beside the games of a tournament."""
    write(folder / "summary.json", as_json(report) + "\n")
    write(folder / "standings.csv", found.as_csv())
    write_page(folder / "report.html", report)


def write(file: Path, content: str) -> None:
    try:
        file.write_text(content, encoding="utf-8")
    except OSError as error:
        raise LabError("out-folder", file=str(file), reason=str(error)) from None
