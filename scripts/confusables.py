"""`server/confusables.txt`, made from Unicode's file of the same name (UTS 39), which is given as the argument.

Only what can stand in a name is kept: a name is in form NFKC, which already replaces most of the table.
"""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Iterator
from pathlib import Path

TARGET = Path(__file__).parent.parent / "src/olympus/server/confusables.txt"
HEAD = """\
# Characters that look like others, from confusables.txt of Unicode's UTS 39, {version}; by scripts/confusables.py.
# Copyright Unicode, Inc.; see https://www.unicode.org/license.txt
# Each line: what they look like, a tab, the characters.
"""


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Each character and what it looks like."""
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) >= 2:
            source, target = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            yield source, target


def survives(character: str) -> bool:
    """Whether a name can hold it."""
    return unicodedata.normalize("NFKC", character) == character and character.isprintable()


def made(text: str) -> str:
    version = next(line for line in text.splitlines() if "Version:" in line).lstrip("# ").lower()
    by_target: dict[str, list[str]] = {}
    for source, target in entries(text):
        if survives(source) and target.isprintable():
            by_target.setdefault(target, []).append(source)
    lines = [f"{target}\t{''.join(sorted(sources))}\n" for target, sources in sorted(by_target.items())]
    return HEAD.format(version=version) + "".join(lines)


if __name__ == "__main__":
    TARGET.write_text(made(Path(sys.argv[1]).read_text(encoding="utf-8-sig")), encoding="utf-8")
