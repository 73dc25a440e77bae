"""How the server is built: where the environment is read, and that nothing is kept in modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from olympus.server.config import Config

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "olympus"
SERVER = SOURCES / "server"
READS_ENVIRONMENT = {"core/compiled.py", "core/folders.py", "server/config.py", "terminal/words.py"}


def python(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(folder.rglob("*.py")):
        if "tests" not in path.parts:
            yield path, path.read_text(encoding="utf-8")


def test_the_environment_is_read_in_few_places() -> None:
    found = {
        path.relative_to(SOURCES).as_posix()
        for path, text in python(SOURCES)
        if re.search(r"\bos\.(environ|getenv)\b", text)
    }
    assert found == READS_ENVIRONMENT


def test_every_variable_of_the_environment_is_documented() -> None:
    read = {name for _, text in python(SOURCES) for name in re.findall(r'"(OLYMPUS_[A-Z_]+)"', text)}
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"\$(OLYMPUS_[A-Z_]+)", page))
    assert read == documented


def test_the_environment_beats_the_defaults(monkeypatch) -> None:
    monkeypatch.setenv("OLYMPUS_RATE", "3.5")
    monkeypatch.setenv("OLYMPUS_PREPARE", "0")
    config = Config.from_environment()
    assert (config.rate, config.prepare, config.per_user) == (3.5, False, Config.per_user)


def kept(tree: ast.Module) -> Iterator[str]:
    """Names of a module that begin empty, to be filled later."""
    for node in tree.body:
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        empty = (
            (isinstance(value, ast.List | ast.Set) and not value.elts)
            or (isinstance(value, ast.Dict) and not value.keys)
            or (
                isinstance(value, ast.Call)
                and ast.unparse(value.func).rpartition(".")[2]
                in ("list", "dict", "set", "deque", "defaultdict")
            )
        )
        changed = isinstance(node, ast.Global) or any(isinstance(one, ast.Global) for one in ast.walk(node))
        if empty or changed:
            yield ast.unparse(node).splitlines()[0]


def test_no_module_keeps_anything() -> None:
    """What changes belongs to an object that is made at the start: two servers in one process share nothing."""
    found = [
        f"{path.relative_to(SERVER)}: {name}"
        for path, text in python(SERVER)
        for name in kept(ast.parse(text))
    ]
    assert not found
    for planted in ("AWAKE: list[int] = []", "seen = dict()", "def f():\n    global x\n    x = 1"):
        assert list(kept(ast.parse(planted)))
