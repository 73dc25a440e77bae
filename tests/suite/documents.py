"""The documents, and the blocks of code in them: `tests/test_docs.py` says what their marks mean."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
ELSEWHERE = {"node_modules", "build", "dist"}
"""Folders that hold nothing of ours, or what was made."""


@dataclass(frozen=True)
class Block:
    file: Path
    line: int
    language: str
    marks: str
    """What stands after the language."""
    text: str

    @property
    def title(self) -> str:
        found = re.search(r'title="([^"]+)"', self.marks)
        return found[1] if found else ""

    @property
    def edits(self) -> str:
        found = re.search(r'edit="([^"]+)"', self.marks)
        return found[1] if found else ""

    @property
    def runs(self) -> bool:
        return "run" in self.marks.split()

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}"


def documents() -> list[Path]:
    """Every document of ours."""
    found: list[Path] = []
    for folder, inner, files in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in ELSEWHERE and not name.startswith(".")]
        found += [Path(folder, name) for name in files if name.endswith(".md")]
    return sorted(found)


def blocks(file: Path) -> Iterator[Block]:
    text = file.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\S*)[ ]*([^\n]*)\n(.*?)^```$", text, re.M | re.S):
        line = text.count("\n", 0, found.start()) + 1
        yield Block(file, line, found[1], found[2], found[3])


def edit(block: Block, folder: Path) -> None:
    """Carry out a block that shows a change, as `diff` writes one, in the file of the folder that it names."""
    path = folder / block.edits
    lines = block.text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line[0] != "+")
    after = "".join(line[1:] for line in lines if line[0] != "-")
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1, f"{block}: {block.edits} has no such lines, or has them more than once"
    path.write_text(text.replace(before, after), encoding="utf-8")
