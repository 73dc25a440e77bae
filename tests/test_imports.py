"""Imports go one way: state, rules, view, then bots, lab, rl and server, then the web."""

from __future__ import annotations

import textwrap

import pytest

from tests.suite import imports


def test_imports_go_one_way():
    problems = imports.problems(imports.SOURCES)
    assert not problems, "\n".join(problems)


TYPE_ONLY = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from {} import {}"
"""An import for types alone counts as any other."""


def test_nothing_in_the_server_imports_in_a_ring():
    assert imports.cycles(imports.SOURCES / "server", "olympus.server") == []


@pytest.mark.parametrize("how", ["from .{} import X", "from . import {}", TYPE_ONLY])
def test_a_ring_of_imports_is_found(tmp_path, how):
    for name, other in (("one", "two"), ("two", "three"), ("three", "one")):
        code = how.format(f".{other}", "X") if how is TYPE_ONLY else how.format(other)
        (tmp_path / f"{name}.py").write_text(code + "\n", encoding="utf-8")
    (ring,) = imports.cycles(tmp_path, "olympus.server")
    assert {name.rpartition(".")[2] for name in ring} == {"one", "two", "three"}
    (tmp_path / "three.py").write_text("", encoding="utf-8")
    assert imports.cycles(tmp_path, "olympus.server") == []


PLANTED = [
    ("core/match.py", "import numpy", "numpy"),
    ("core/match.py", "def f():\n    import numpy", "numpy"),
    ("core/texts.py", "from fluent.runtime import FluentBundle", "fluent"),
    ("core/match.py", "from olympus.games.derby import game", "derby"),
    ("core/match.py", "from ..games.derby.state import State", "derby"),
    ("core/match.py", "from ..games import load", "games"),
    ("core/match.py", "from ..bots import random", "bots"),
    ("core/match.py", 'DEFAULT = "derby"', "derby"),
    ("bots/search.py", 'if game.name == "derby":\n    pass', "derby"),
    ("bots/search.py", "from ..server import tables", "server"),
    ("bots/search.py", "from ..games.derby.moves import PASS", "derby"),
    ("lab/simulate.py", "from olympus.server.tables import Table", "server"),
    ("core/match.py", "from ..terminal.parts import Face", "terminal"),
    ("core/match.py", "from .. import cli", "cli"),
    ("core/match.py", "import olympus", "olympus"),
    ("lab/simulate.py", "def f():\n    from ..terminal import store", "terminal"),
    ("server/config.py", "from ..terminal.store import data_folder", "terminal"),
    ("server/config.py", TYPE_ONLY.format("..terminal.store", "Table"), "terminal"),
    ("bots/search.py", TYPE_ONLY.format("..server.tables", "Table"), "server"),
    ("server/tables/live.py", "from ..net.session import Session", "net"),
    ("server/tables/live.py", TYPE_ONLY.format("..views.subscription", "Subscription"), "views"),
    ("server/store/writer.py", "def f():\n    from ..people import accounts", "people"),
    ("server/people/accounts.py", "from ..app import make_app", "app"),
    ("server/jobs/memory.py", "from ..api import tables", "api"),
    ("server/errors.py", "from .store.schema import users", "store"),
    ("games/derby/terminal.py", "from ...terminal.parts import Line", "terminal"),
    ("games/derby/state.py", "from .rules import play", "rules"),
    ("games/derby/state.py", "from .view import View", "view"),
    ("games/derby/rules/race.py", "from ..view import View", "view"),
    ("games/derby/rules/race.py", "from ..bot import choose", "bot"),
    ("games/derby/powers/odin.py", "from ..show import show", "show"),
    ("games/derby/view.py", "from .bot import choose", "bot"),
    ("games/derby/view.py", "from ...bots import random", "bots"),
    ("games/derby/rules/race.py", "import numpy", "numpy"),
    ("games/derby/rules/race.py", "from ...ithaca.state import State", "ithaca"),
    ("games/derby/rules/race.py", "import rich", "rich"),
]


@pytest.mark.parametrize(("path", "code", "named"), PLANTED)
def test_a_wrong_import_is_found(tmp_path, path, code, named):
    """Each violation, planted into a small tree of the same shape."""
    for folder in (
        "core",
        "bots",
        "lab",
        "server/store",
        "server/people",
        "server/tables",
        "server/jobs",
        "games/derby/rules",
        "games/derby/powers",
        "games/ithaca",
    ):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "games/__init__.py").touch()
    assert imports.problems(tmp_path) == []
    (tmp_path / path).write_text(textwrap.dedent(code) + "\n", encoding="utf-8")
    problems = imports.problems(tmp_path)
    assert len(problems) == 1, problems
    assert path in problems[0]
    assert named in problems[0]


ALLOWED = [
    ("core/texts.py", "def f():\n    from fluent.runtime import FluentBundle"),
    ("core/match.py", "def f():\n    from ..games import load"),
    ("core/compiled.py", "import numba\nimport numpy as np"),
    ("core/match.py", '"""As derby does."""\nimport json'),
    ("games/derby/terminal.py", "import rich"),
    ("games/derby/rules/race.py", "from ..state import State\nfrom ....core.fields import rule"),
    ("games/derby/view.py", 'from .rules import play\nNAME = "derby"'),
    ("terminal/table.py", "from ..server import run\nfrom ..reference import pages\nfrom .. import cli"),
    ("lab/simulate.py", "import numpy\nfrom ..bots import random\nfrom ..games import load"),
]


@pytest.mark.parametrize(("path", "code"), ALLOWED)
def test_what_may_be_imported_is_not_found(tmp_path, path, code):
    for folder in ("core", "bots", "lab", "server", "terminal", "games/derby/rules", "games/ithaca"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / path).write_text(code + "\n", encoding="utf-8")
    assert imports.problems(tmp_path) == []
