"""Kernels: they allocate nothing, and an edit of anything they are made of makes them anew."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

from olympus import Game
from olympus.bots import search
from olympus.core import compiled, fields
from tests.suite import imports, tables

KERNELS = [*imports.SOURCES.rglob("*kernel.py"), imports.SOURCES / imports.PRELUDE]
ALLOCATE = {"array", "arange", "copy", "empty", "full", "ones", "zeros", "zeros_like"}


def allocations(text: str) -> list[str]:
    """Calls in functions that make an array; on a GPU, local ones are each thread's own and not allocated."""
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    calls = [node for function in functions for node in ast.walk(function) if isinstance(node, ast.Call)]
    named = [
        node.func.attr for node in calls if isinstance(node.func, ast.Attribute) and not is_local(node.func)
    ]
    return [name for name in named if name in ALLOCATE]


def is_local(called: ast.Attribute) -> bool:
    return isinstance(called.value, ast.Attribute) and called.value.attr == "local"


@pytest.mark.parametrize(
    "path", [pytest.param(path, id=str(path.relative_to(imports.SOURCES))) for path in KERNELS]
)
def test_a_kernel_allocates_nothing(path: Path) -> None:
    assert allocations(path.read_text(encoding="utf-8")) == []


def test_an_allocation_is_found() -> None:
    assert len(KERNELS) >= 6
    assert allocations("import numpy as np\n\ndef f(n):\n    return np.zeros(n)\n") == ["zeros"]


@tables.each_game()
def test_kernels_are_named_after_all_that_they_are_made_of(game: Game) -> None:
    """A kernel's folder is a hash of files. Every function that machine code may call must stand in one of them."""
    search.kernel(game)
    known = {*compiled.sources(game), *search.sources(game), game.folder / "hints.py"}
    names = {str(path) for path in known}
    for _, run in fields.RULES:
        file = inspect.getsourcefile(run)
        ours = file is not None and Path(file).is_relative_to(imports.SOURCES)
        if ours and "tests" not in Path(file).parts:
            other_game = "games" in Path(file).parts and not Path(file).is_relative_to(game.folder)
            assert other_game or file in names, f"{run.__name__} of {file}"


@tables.each_game()
def test_an_edit_of_the_prelude_makes_kernels_anew(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = compiled.fingerprint(game)
    edited = tmp_path / "prelude.py"
    edited.write_text((compiled.HERE / "prelude.py").read_text(encoding="utf-8") + "\n", encoding="utf-8")
    core = [edited if path.name == edited.name else path for path in compiled.CORE]
    assert edited in core
    monkeypatch.setattr(compiled, "CORE", core)
    assert compiled.fingerprint(game) != before
