"""Files and modules that documents, docstrings and comments name, and whether they exist."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEFT_OUT = {
    ".git",
    ".venv",
    "node_modules",
    "static",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
}
ENDINGS = ("py", "ts", "svelte", "toml", "ftl", "svg", "css", "md")
PATH = re.compile(rf"(?<![\w./:~$-])(?:[\w.*{{}}-]+/)*[\w.*-]+\.(?:{'|'.join(ENDINGS)})\b(?![\w/-])")
"""A file, perhaps with folders before it."""
FOLDER = re.compile(r"`((?:[\w.-]+/)+)`")
MODULE = re.compile(r"\bolympus((?:\.(?!sqlite3)[A-Za-z_]\w*)+)")
BUILT = ("src/olympus/server/static/",)
"""What a build makes."""


@cache
def places() -> tuple[str, ...]:
    """Every file and folder of the project, as `/src/olympus/…`; folders end with a slash."""
    found = []
    waiting = [ROOT]
    while waiting:
        for path in waiting.pop().iterdir():
            if path.name in LEFT_OUT:
                continue
            name = f"/{path.relative_to(ROOT).as_posix()}"
            found.append(f"{name}/" if path.is_dir() else name)
            if path.is_dir():
                waiting.append(path)
    return tuple(found)


@cache
def exists(named: str) -> bool:
    """Whether some path of the project ends so; NAME is any game, LANG any language and `*` anything."""
    words = re.escape(named.removeprefix("../").removeprefix("./"))
    pattern = re.sub("NAME|LANG", "[^/]+", words).replace(r"\*", "[^/]*")
    return any(re.search(f"/{pattern}$", place) for place in places())


@cache
def module_exists(dotted: str) -> bool:
    """Whether `olympus` with these names after it is a module, or something a module has."""
    folder = ROOT / "src" / "olympus"
    names = dotted.strip(".").split(".")
    for at, name in enumerate(names):
        if (folder / name).is_dir():
            folder /= name
            continue
        file = folder / f"{name}.py"
        rest = names[at + 1 :]
        if not file.exists():
            file, rest = folder / "__init__.py", names[at:]
        text = file.read_text(encoding="utf-8")
        return all(re.search(rf"\b{one}\b", text) for one in rest[:1])
    return True


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """What a file says to its readers, with line numbers: all of a document; comments and docstrings of code."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from enumerate(text.splitlines(), start=1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from enumerate(str(node.value.value).splitlines(), start=node.lineno)


def missing_in(words: str) -> list[str]:
    """Each path and module that a text names and that there is not."""
    named = [*PATH.findall(words), *FOLDER.findall(words)]
    wrong = [name for name in named if not (exists(name) or name in BUILT)]
    return wrong + [f"olympus{name}" for name in MODULE.findall(words) if not module_exists(name)]


def missing(path: Path) -> list[str]:
    """The same of a file, each with its place."""
    place = path.relative_to(ROOT)
    return [f"{place}:{line}: {name}" for line, words in prose(path) for name in missing_in(words)]
