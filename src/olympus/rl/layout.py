"""The layout of observations, from the declaration of each game's view.

python -m olympus.rl.layout docs/research.md      # writes the tables of that page anew
"""

from __future__ import annotations

import sys
from pathlib import Path

from ..core.fields import layout
from ..core.game import Game
from ..games import load, names

BEGIN, END = "<!-- layout {game} -->", "<!-- end of layout -->"


def observation_layout(game: Game) -> list[tuple[int, str, int]]:
    """Where each field of the view lies in an observation: offset, name, number of figures."""
    found, at = [], 0
    for name, size in layout(game.View):
        found.append((at, name, size or 1))
        at += size or 1
    return found


def markdown(game: Game) -> str:
    rows = observation_layout(game)
    last, _, size = rows[-1]
    lines = [
        f"{last + size} figures, {game.moves} moves.",
        "",
        "| offset | field | figures |",
        "|---:|---|---:|",
    ]
    lines += [f"| {at} | `{name}` | {count} |" for at, name, count in rows]
    return "\n".join(lines)


def written_anew(text: str) -> str:
    """A page with the table of each game it has a place for."""
    for name in names():
        begin = BEGIN.format(game=name)
        if begin in text:
            before, _, rest = text.partition(begin)
            text = f"{before}{begin}\n{markdown(load(name))}\n{END}{rest.partition(END)[2]}"
    return text


def main() -> None:
    for path in map(Path, sys.argv[1:]):
        path.write_text(written_anew(path.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
