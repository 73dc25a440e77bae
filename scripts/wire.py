"""`web/lib/wire.ts`, made from `src/olympus/server/wire/`; with `--check` they are only compared."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/olympus/server/wire"
TARGET = ROOT / "web/lib/wire.ts"
HEAD = """\
/** Everything the server sends. Made from src/olympus/server/wire/ by scripts/wire.py: do not edit. */
"""
NAMES = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
OPEN = {
    "View": "{ players: unknown[]; [field: string]: unknown }",
    "Event": "{ event: string; [field: string]: unknown }",
}
"""What the pages know of a game's own data."""
TAG = "is"
"""The field that says which message it is."""
LEFT_OUT = {"Shape", "Message"}
"""Bases that have no fields."""


def kind(node: ast.expr) -> str:
    """A type of Python in TypeScript."""
    if isinstance(node, ast.Constant) and node.value is None:
        return "null"
    if isinstance(node, ast.Name):
        return NAMES.get(node.id, node.id)
    if isinstance(node, ast.BinOp):
        return " | ".join(kind(part) for part in parts(node) if not is_unset(part))
    if isinstance(node, ast.Subscript):
        inner = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        name = ast.unparse(node.value)
        if name == "Literal":
            return " | ".join(f"'{ast.literal_eval(value)}'" for value in inner)
        if name == "list":
            one = kind(inner[0])
            return f"({one})[]" if " " in one else f"{one}[]"
        if name == "dict":
            return f"Record<{kind(inner[0])}, {kind(inner[1])}>"
        return f"{name}<{', '.join(map(kind, inner))}>"
    raise ValueError(f"no type: {ast.unparse(node)}")


def parts(node: ast.expr) -> Iterator[ast.expr]:
    """The members of a union."""
    if isinstance(node, ast.BinOp):
        yield from parts(node.left)
        yield from parts(node.right)
    else:
        yield node


def is_unset(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "UnsetType"


def described(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Statements, each with the text that stands after it."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        yield node, words(after)


def words(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


def comment(text: str, indent: str = "") -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


def interface(node: ast.ClassDef) -> list[str]:
    given = {keyword.arg: ast.literal_eval(keyword.value) for keyword in node.keywords}
    bases = [base for base in node.bases if isinstance(base, ast.Name) and base.id not in LEFT_OUT]
    generic = "<T>" if any(isinstance(base, ast.Subscript) for base in node.bases) else ""
    above = f" extends {', '.join(map(kind, bases))}" if bases else ""
    lines = [*comment(ast.get_docstring(node) or ""), f"export interface {node.name}{generic}{above} {{"]
    if "tag" in given:
        lines.append(f"  {given.get('tag_field', TAG)}: '{given['tag']}';")
    for field, text in described(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name = given.get("rename", {}).get(field.target.id, field.target.id)
            optional = "?" if any(map(is_unset, parts(field.annotation))) else ""
            lines += [*comment(text, "  "), f"  {name}{optional}: {kind(field.annotation)};"]
    return [*lines, "}"]


def typescript() -> str:
    lines = [HEAD]
    statements = (
        found
        for path in sorted(SOURCE.glob("*.py"))
        for found in described(ast.parse(path.read_text(encoding="utf-8")).body)
    )
    for node, text in statements:
        if isinstance(node, ast.ClassDef) and node.name not in LEFT_OUT:
            lines += interface(node)
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript | ast.BinOp):
            name = ast.unparse(node.targets[0])
            lines += [*comment(text), f"export type {name} = {OPEN.get(name) or kind(node.value)};"]
    return "\n".join(lines) + "\n"


def main() -> int:
    made = typescript()
    if "--check" not in sys.argv:
        TARGET.write_text(made, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == made:
        return 0
    print("web/lib/wire.ts is not what src/olympus/server/wire/ says: run python3 scripts/wire.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
