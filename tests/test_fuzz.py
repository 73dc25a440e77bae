"""The fuzzer finds what is broken, and leaves a file that shows it again."""

from __future__ import annotations

import pytest

import olympus
from olympus import Match
from tests import fuzz
from tests.suite import hooks


@pytest.fixture
def name():
    return olympus.game_names()[0]


def test_a_sound_game_passes(name, capsys):
    fuzz.fuzz(1.5, 1, [name])
    assert "nothing wrong" in capsys.readouterr().out


def test_a_broken_invariant_leaves_a_file_that_shows_it_again(name, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(fuzz, "FOLDER", tmp_path)

    def check(state):
        assert state.ply < 12, "broken on purpose"

    monkeypatch.setattr(hooks, "invariants", lambda game: check)
    with pytest.raises(SystemExit):
        fuzz.fuzz(60, 1, [name])
    (path,) = tmp_path.iterdir()
    assert f"--replay {path}" in capsys.readouterr().err
    assert Match.from_record(path.read_text(encoding="utf-8")).ply >= 10
    with pytest.raises(AssertionError, match="broken on purpose"):
        fuzz.replay(path)


def test_a_reader_that_breaks_leaves_the_record(name, tmp_path, monkeypatch):
    monkeypatch.setattr(fuzz, "FOLDER", tmp_path)

    def read(text):
        raise ZeroDivisionError

    monkeypatch.setattr(fuzz.mutations, "check_read", read)
    with pytest.raises(SystemExit):
        fuzz.fuzz(60, 1, [name])
    (path,) = tmp_path.iterdir()
    assert path.suffix == ".changed"
    monkeypatch.undo()
    fuzz.replay(path)
