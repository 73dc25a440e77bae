"""Component files: a broken one is refused with key and reason; a changed figure changes the game."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from olympus import ComponentError, Match
from olympus.core.components import Range, Words, rule_for
from olympus.core.fields import numbers
from tests.suite import tables
from tests.suite.words import said


def copied(game, folder, change):
    """The game with a changed copy of its component file."""
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    (folder / "components.toml").write_text(change(text), encoding="utf-8")
    return replace(game, folder=folder)


def refuse(game, folder, change):
    with pytest.raises(ComponentError) as refused:
        Match.new(copied(game, folder, change), seed=1)
    said(refused.value)
    assert "components.toml" in str(refused.value)
    return str(refused.value)


def some_number(game):
    """A figure that stands on its own line: its key, the table's header, the line."""
    text = (game.folder / "components.toml").read_text(encoding="utf-8")
    header = ""
    for line in text.splitlines():
        if line.startswith("["):
            header = line.strip("[]")
        found = re.fullmatch(r"(\S+) = (\d+)", line)
        if found and "*" not in header and f"{header}.{found[1]}" in game.schema:
            return f"{header}.{found[1]}", f"[{header}]", line
    raise AssertionError("no plain figure in the component file")


def edit(header, line, new):
    """Replace a line of one table."""

    def change(text):
        before, table, after = text.partition(header + "\n")
        assert table
        assert line in after
        return before + table + after.replace(line, new, 1)

    return change


@tables.each_game()
def test_a_file_that_is_no_toml_is_refused_with_the_line(game, tmp_path):
    said_so = refuse(game, tmp_path, lambda text: "[track\n" + text)
    assert "line 1" in said_so
    said_so = refuse(game, tmp_path, lambda text: text + "\nfigure = = 3\n")
    assert re.search(r"line \d+", said_so)


@tables.each_game()
def test_a_file_that_is_no_text_is_refused(game, tmp_path):
    (tmp_path / "components.toml").write_bytes(b"\xff\xfe\x00broken")
    with pytest.raises(ComponentError) as refused:
        Match.new(replace(game, folder=tmp_path), seed=1)
    said(refused.value)


@tables.each_game()
def test_a_missing_file_is_refused(game, tmp_path):
    with pytest.raises(ComponentError) as refused:
        Match.new(replace(game, folder=tmp_path), seed=1)
    said(refused.value)
    assert "components.toml" in str(refused.value)


@tables.each_game()
def test_a_missing_figure_is_named(game, tmp_path):
    key, header, line = some_number(game)
    assert key in refuse(game, tmp_path, edit(header, line, ""))


@tables.each_game()
def test_an_unknown_figure_is_named(game, tmp_path):
    _, header, line = some_number(game)
    said_so = refuse(game, tmp_path, edit(header, line, f"{line}\nno_such_figure = 3"))
    assert "no_such_figure" in said_so


@tables.each_game()
@pytest.mark.parametrize("value", ['"three"', "3.5", "true", "[3]", "999999", "-999999", "{ a = 1 }"])
def test_a_figure_of_a_wrong_kind_or_range_is_named(game, tmp_path, value):
    key, header, line = some_number(game)
    said_so = refuse(game, tmp_path, edit(header, line, f"{line.split(' = ')[0]} = {value}"))
    assert key in said_so


@tables.each_game()
@pytest.mark.parametrize("marks", ["", 'marks = "X"', "marks = 3", "marks = {}"])
def test_a_figure_without_its_mark_is_named(game, tmp_path, marks):
    key, header, _ = some_number(game)

    def change(text):
        before, table, after = text.partition(header + "\n")
        return before + table + re.sub(r"marks = .*", marks, after, count=1)

    said_so = refuse(game, tmp_path, change)
    assert key.rpartition(".")[0] in said_so


@tables.each_game()
def test_every_figure_has_a_mark(game):
    figures, marks = game.components
    assert set(figures) == set(marks)
    assert set(marks.values()) <= {"A", "I", "H"}


def other_value(rule, value):
    if isinstance(rule, Range):
        return [v for v in (value + 1, value - 1, value + 2, value - 2) if rule.low <= v <= rule.high]
    if isinstance(rule, Words):
        return [(word,) for word in rule.values if (word,) != value]
    return []


@tables.each_game()
def test_a_changed_figure_changes_the_game_and_its_view(game):
    """Every figure travels in the state: no change is without effect at every table."""
    players = game.options[0]
    without = []
    for key, value in game.components[0].items():
        for other in other_value(rule_for(game.schema, key), value):
            try:
                game.figures({key: other})
            except ComponentError as error:
                said(error)
                continue
            if not any(changes(game, key, other, n) for n in range(players.low, players.high + 1)):
                without.append(key)
            break
    assert not without, f"changed, and nothing else changes: {without}"


def changes(game, key, other, players):
    before = Match.new(game, seed=1, players=players)
    after = Match.new(game, seed=1, players=players, figures={key: other})
    assert after.figures[key] == other
    assert Match.from_record(after.record()).figures[key] == other
    return numbers(before.packed_view(None)) != numbers(after.packed_view(None))


@tables.each_game()
def test_a_changed_file_changes_the_game(game, tmp_path):
    """The file is the only place: a figure corrected there is the figure the rules go by."""
    key, header, line = some_number(game)
    value = game.components[0][key]
    for other in other_value(rule_for(game.schema, key), value):
        try:
            game.figures({key: other})
        except ComponentError:
            continue
        changed = copied(game, tmp_path, edit(header, line, f"{line.split(' = ')[0]} = {other}"))
        assert Match.new(changed, seed=1).figures[key] == other
        return
    pytest.skip(f"{key} cannot be changed alone")
