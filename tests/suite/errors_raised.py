"""The errors a person may read, found in the sources: their keys, and the details they are raised with."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ERRORS = ("OptionError", "ComponentError", "RecordError", "IllegalMove")


@dataclass(frozen=True)
class Raised:
    key: str
    details: frozenset[str]
    where: str


def raised(path: Path) -> Iterator[Raised]:
    """`OptionError("key", name=...)`, and `return "key", {"name": ...}` as a game's `why_not` does it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        where = f"{path.name}:{getattr(node, 'lineno', 0)}"
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ERRORS and node.args:
            details = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            for key in values(node.args[0], tree):
                yield Raised(key, details, where)
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple) and len(node.value.elts) == 2:
            first, second = node.value.elts
            if isinstance(second, ast.Dict):
                names = (name.value for name in second.keys if isinstance(name, ast.Constant))
                for key in values(first, tree):
                    yield Raised(key, frozenset(map(str, names)), where)


def values(node: ast.expr, tree: ast.Module) -> Iterator[str]:
    """The texts an expression may be: a text, either side of a choice, or a name given one of these."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from values(node.body, tree)
        yield from values(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for given in ast.walk(tree):
            if isinstance(given, ast.Assign) and isinstance(given.value, ast.IfExp | ast.Constant):
                if any(isinstance(target, ast.Name) and target.id == node.id for target in given.targets):
                    yield from values(given.value, tree)
