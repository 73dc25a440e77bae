"""Every rule of every game has a test that carries its number, and no test carries another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from olympus.games import load, names

RULE = re.compile(r"^- (\d+\.\d+) ", re.M)
"""A rule of RULES.md: an item of a list that begins with its number."""
NAMED = re.compile(r"^test_r(\d+)_(\d+)(?:_|$)")


def rule_numbers(folder: Path) -> list[str]:
    return RULE.findall((folder / "RULES.md").read_text(encoding="utf-8"))


def numbers_with_a_test(folder: Path) -> dict[str, str]:
    """The numbers that tests carry, each with the name of one such test."""
    found: dict[str, str] = {}
    for file in sorted((folder / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (number := NAMED.match(node.name)):
                found[f"{number[1]}.{number[2]}"] = f"{file.name}: {node.name}"
    return found


@pytest.mark.parametrize("game", names())
def test_the_law_is_numbered_without_gaps(game):
    numbers = rule_numbers(load(game).folder)
    assert len(set(numbers)) == len(numbers), "a number is used twice"
    sections: dict[int, list[int]] = {}
    for number in numbers:
        section, rule = map(int, number.split("."))
        sections.setdefault(section, []).append(rule)
    assert sections
    for section, rules in sections.items():
        assert rules == list(range(1, len(rules) + 1)), f"section {section}"


@pytest.mark.parametrize("game", names())
def test_every_rule_has_a_test(game):
    folder = load(game).folder
    untested = [number for number in rule_numbers(folder) if number not in numbers_with_a_test(folder)]
    assert not untested, f"no test_r…_… for {', '.join(untested)}"


@pytest.mark.parametrize("game", names())
def test_every_test_names_a_rule_that_exists(game):
    folder = load(game).folder
    numbers = rule_numbers(folder)
    unknown = [test for number, test in numbers_with_a_test(folder).items() if number not in numbers]
    assert not unknown, unknown


def test_a_missing_test_would_be_noticed(tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "RULES.md").write_text("## 2 A race\n- 2.1 One.\n- 2.2 Two (see 2.1).\n  2.3 is elsewhere\n")
    (tmp_path / "tests" / "test_it.py").write_text("def test_r2_1_one(): ...\ndef test_r9_1(): ...\n")
    assert rule_numbers(tmp_path) == ["2.1", "2.2"]
    assert set(numbers_with_a_test(tmp_path)) == {"2.1", "9.1"}
