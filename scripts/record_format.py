"""The tables of events and figures in docs/record-format.md, made from what the games declare.

python scripts/record_format.py      # writes them anew; tests/test_record_format.py compares
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from olympus.core.components import Limits, Range
from olympus.core.declared import ALL, MOVER, Kind
from olympus.core.game import Game
from olympus.games import load, names

PAGE = Path(__file__).parents[1] / "docs" / "record-format.md"
BEGIN, END = "<!-- {what} {game} -->", "<!-- end of {what} -->"


def told_to(kind: Kind) -> str:
    if kind.to == ALL:
        return "all"
    return "the mover" if kind.to == MOVER else f"its {kind.to}"


def events(game: Game) -> str:
    """The kinds of event of a game, then what their fields are."""
    lines = ["| event | fields | told to | what, and when |", "|---|---|---|---|"]
    for kind in game.events:
        fields = ", ".join(f"`{field}`" for field in kind.fields)
        lines.append(f"| `{kind.name}` | {fields} | {told_to(kind)} | {kind.note} |")
    lines += ["", "| field | what |", "|---|---|"]
    used = {field for kind in game.events for field in kind.fields}
    lines += [f"| `{name}` | {field.note} |" for name, field in game.events.fields.items() if name in used]
    return "\n".join(lines)


def figures(game: Game) -> str:
    """What each figure may be; those of many names with one meaning are one line."""
    rows: dict[tuple[str, Limits], None] = {}
    for key, limits in game.schema.items():
        table, _, name = key.rpartition(".")
        above, dot, _ = table.partition(".")
        rows[f"{above}{dot and '.*'}.{'*' if name.isdecimal() else name}", limits] = None
    lines = ["| figure | what it may be |", "|---|---|"]
    return "\n".join(lines + [f"| `{pattern}` | {possible(limits)} |" for pattern, limits in rows])


def possible(limits: Limits) -> str:
    if isinstance(limits, Range):
        return f"{limits.low} to {limits.high}"
    return f"of {', '.join(f'`{word}`' for word in limits.values)}"


TABLES: dict[str, Callable[[Game], str]] = {"events": events, "figures": figures}


def written_anew(text: str) -> str:
    """The page with the tables of each game it has a place for."""
    for name in names():
        for what, table in TABLES.items():
            begin, end = BEGIN.format(what=what, game=name), END.format(what=what)
            if begin in text:
                before, _, rest = text.partition(begin)
                text = f"{before}{begin}\n{table(load(name))}\n{end}{rest.partition(end)[2]}"
    return text


def main() -> None:
    PAGE.write_text(written_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
