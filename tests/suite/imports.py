"""Which file may import what, read from the sources without running them."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "olympus"

OUTSIDE_CORE = {"core/compiled.py": {"numpy", "numba"}, "core/prelude.py": {"numpy", "numba"}}
"""Libraries that a file of the core may import; but for these there is the standard library alone."""
LAZY = {"core/texts.py": {"fluent"}}
"""Libraries that may be imported inside a function, when they are needed."""
GAME_FILES = {"terminal": {"rich"}, "stats": {"numpy"}}
"""Files and folders of a game that only the terminal or the lab asks for, and what these may import."""
PRELUDE = "core/prelude.py"
"""Is made into a module for each game, and so loads it."""

LAYERS = {"core": 0, "games": 1, "bots": 2, "gpu": 2, "reference": 2, "lab": 3, "rl": 3, "server": 3}
"""A folder imports from its own and from lower ones. What is not named here (the command line) is above all."""

STATE, RULES, VIEW, ABOVE = range(4)
GAME_LAYERS = {
    **dict.fromkeys(("names", "state", "components"), STATE),
    **dict.fromkeys(("rules", "powers", "moves", "events"), RULES),
    "view": VIEW,
    **dict.fromkeys(
        ("draws", "start", "refuse", "show", "say", "bot", "hints", "sheet", "terminal", "stats"), ABOVE
    ),
}
"""Within a game: the state knows no rules, the rules no view, and the view nothing that is made from it.
A file that is not named here is as high as the highest it imports."""

SERVER_LAYERS = {
    "wire": 0,
    **dict.fromkeys(("clock", "config", "errors", "logs", "lookalike", "metrics"), 1),
    "store": 2,
    "people": 3,
    "tables": 4,
    "views": 5,
    "net": 6,
    "jobs": 7,
    "api": 7,
}
"""Within the server: a table knows no view, a view no connection. What is not named here puts them together."""


@dataclass(frozen=True)
class Import:
    line: int
    name: str
    """Dotted, absolute: `olympus.core.match`."""
    inside: bool
    """Whether it stands in a function."""


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path, package: tuple[str, ...]) -> Iterator[Import]:
    """Every import of a file in the package."""
    tree = parsed(path)
    functions = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        inside = id(node) in functions
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, inside)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(node.lineno, f"{module}.{alias.name}", inside)


def named_games(path: Path, games: list[str]) -> Iterator[tuple[int, str]]:
    """Games named in the code of a file: in texts and names, not in comments or docstrings."""
    tree = parsed(path)
    docstrings = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            text = node.value
        elif isinstance(node, ast.Name):
            text = node.id.lower()
        elif isinstance(node, ast.Attribute):
            text = node.attr.lower()
        for game in games:
            if re.search(rf"(?<![a-z]){game}(?![a-z])", text):
                yield node.lineno, game


def problems(root: Path) -> list[str]:
    """Every import that goes the wrong way, and every game named outside its folder."""
    games = sorted(p.name for p in (root / "games").glob("*") if p.is_dir() and not p.name.startswith("_"))
    found = []
    for path in sorted(root.rglob("*.py")):
        place = path.relative_to(root)
        if "tests" in place.parts or "ui" in place.parts:
            continue
        package = ("olympus", *place.parts[:-1])
        for one in imports(path, package):
            problem = wrong(root, place, one, games)
            if problem:
                found.append(f"{place}:{one.line}: {problem}")
        own = game_of(place)
        for line, game in named_games(path, games):
            if game != own:
                found.append(f"{place}:{line}: names the game {game}")
    return found


def game_of(place: Path) -> str:
    """The game whose folder a file is in."""
    return place.parts[1] if len(place.parts) > 2 and place.parts[0] == "games" else ""


def wrong(root: Path, place: Path, one: Import, games: list[str]) -> str:
    """What is wrong with an import, if anything."""
    parts = one.name.split(".")
    if parts[0] != "olympus":
        return wrong_library(place, one, parts[0])
    own = game_of(place)
    if len(parts) > 2 and parts[1] == "games" and parts[2] in games:
        if parts[2] != own:
            return f"imports {one.name}: of the game {parts[2]}"
        return wrong_in_game(root, place, parts[3:])
    top, below = place.parts[0], parts[1] if len(parts) > 1 else parts[0]
    if top == below == "server" and len(parts) > 2:
        return wrong_layer(SERVER_LAYERS, place.parts[1].removesuffix(".py"), parts[2], one)
    if top == "core" and below == "games" and (one.inside or place.as_posix() == PRELUDE):
        return ""
    return wrong_layer(LAYERS, top, below, one)


def wrong_layer(layers: dict[str, int], mine: str, other: str, one: Import) -> str:
    """A folder imports from its own and from lower ones; what has no layer stands above all."""
    highest = 1 + max(layers.values())
    own, its = layers.get(mine, highest), layers.get(other, highest)
    if its > own:
        return f"imports {one.name}: {mine} is below {other}"
    if its == own < highest and mine != other:
        return f"imports {one.name}: {mine} is beside {other}"
    return ""


def wrong_library(place: Path, one: Import, library: str) -> str:
    if place.parts[0] not in ("core", "games") or library in sys.stdlib_module_names:
        return ""
    allowed = set(OUTSIDE_CORE.get(place.as_posix(), ()))
    if one.inside:
        allowed |= LAZY.get(place.as_posix(), set())
    if game_of(place):
        allowed |= GAME_FILES.get(place.parts[2].removesuffix(".py"), set())
    if library in allowed:
        return ""
    return f"imports {library}: only the standard library is at hand here"


@cache
def game_layer(folder: Path, name: str) -> int:
    """How high a file or folder of a game stands."""
    if name in GAME_LAYERS:
        return GAME_LAYERS[name]
    path = folder / f"{name}.py"
    if not path.exists():
        return STATE
    package = ("olympus", "games", folder.name)
    below = [one.name.split(".") for one in imports(path, package)]
    return max(
        (game_layer(folder, parts[3]) for parts in below if tuple(parts[:3]) == package and parts[3:]),
        default=STATE,
    )


def wrong_in_game(root: Path, place: Path, parts: list[str]) -> str:
    """A file of a game imports from the layers below it, and from its own."""
    mine = place.parts[2].removesuffix(".py")
    folder = root / "games" / place.parts[1]
    if not parts or mine == "__init__" or mine not in GAME_LAYERS:
        return ""
    if game_layer(folder, parts[0]) > GAME_LAYERS[mine]:
        return f"imports {'.'.join(parts)}: {mine} is below {parts[0]}"
    return ""


def cycles(folder: Path, name: str) -> list[list[str]]:
    """Modules of a package that import each other in a ring, imports for types alone counted."""
    graph: dict[str, set[str]] = {}
    paths = {module_name(folder, name, path): path for path in folder.rglob("*.py")}
    for module, path in paths.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        found = {one.name for one in imports(path, tuple(package.split(".")))}
        found |= {one.rpartition(".")[0] for one in found if one not in paths}
        graph[module] = found & paths.keys() - {module}
    sorter = TopologicalSorter(graph)
    try:
        sorter.prepare()
    except CycleError as error:
        return [error.args[1]]
    return []


def module_name(folder: Path, name: str, path: Path) -> str:
    parts = path.relative_to(folder).with_suffix("").parts
    return ".".join([name, *(part for part in parts if part != "__init__")])
