"""The optional modules of the games keep the contracts in `olympus.core.parts`."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from olympus import OptionError
from olympus.core import parts as core_parts
from olympus.core.parts import FACE, HINTS, PARTS, STATS, face_of
from olympus.core.plain import Plain
from tests.suite import parts, tables


@tables.each_game()
def test_the_modules_of_a_game_keep_their_contracts(game):
    found = parts.parts_of(game)
    assert found
    for part, module in found.items():
        parts.check_part(part, module)


@tables.each_game()
def test_the_notes_of_heuristics_are_floats(game):
    parts.check_notes(game)


@tables.each_game()
def test_the_types_of_the_modules_fit(game, tmp_path):
    assert parts.type_checked(parts.program(game), tmp_path) == ""


def test_a_module_of_the_wrong_types_is_found(tmp_path):
    program = "from olympus.core import parts\nfrom olympus.core import sheet\nfound: parts.Hints = sheet\n"
    assert "Incompatible types in assignment" in parts.type_checked(program, tmp_path)


def test_a_function_that_takes_something_else_is_found():
    class Own:
        FACTS = 1

        def note(self, before, s, label, me, facts):
            """As asked."""

        def say(self, view, move):
            """Two figures short."""

    with pytest.raises(AssertionError, match="say"):
        parts.check_part(HINTS, Own())


def test_a_module_that_lacks_something_is_named(monkeypatch):
    game = tables.games()[0]
    monkeypatch.setattr(core_parts.importlib, "import_module", lambda name: SimpleNamespace(NAMES_OF={}))
    core_parts.load.cache_clear()
    with pytest.raises(TypeError, match=r"stats has no samples, contrasts, SHARES.*parts\.Stats"):
        STATS.of(game)
    core_parts.load.cache_clear()


def test_a_game_without_a_module_does_without(monkeypatch):
    game = tables.games()[0]
    monkeypatch.setattr(core_parts.importlib.util, "find_spec", lambda name: None)
    core_parts.load.cache_clear()
    assert [part.of(game) for part in PARTS] == [None] * len(PARTS)
    assert isinstance(face_of(game), Plain)
    with pytest.raises(OptionError, match="has no module “stats”"):
        STATS.needed(game)
    core_parts.load.cache_clear()


def test_the_plain_face_is_a_face():
    parts.check_part(FACE, Plain(tables.games()[0]))
