"""The name under which pip finds us: `olympus` itself is another project's."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

from olympus.terminal.commands.common import SERVING

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NAMED = re.compile(r"[\w-]*olympus[\w-]*(?=\[[a-z,]+\])")
"""A distribution with its extras, as pip is told."""


def texts() -> list[Path]:
    folders = [ROOT / name for name in ("src/olympus", "docs", "examples", "scripts")]
    found = [
        path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".md", ".ftl"}
    ]
    return [*found, ROOT / "README.md", ROOT / "CONTRIBUTING.md"]


def test_every_text_names_the_distribution_alike() -> None:
    named = [name for path in texts() for name in NAMED.findall(path.read_text(encoding="utf-8"))]
    assert len(named) >= 6
    assert set(named) == {PROJECT["name"]}
    assert PROJECT["name"] != "olympus"


def test_it_is_installed_under_that_name() -> None:
    assert metadata.version(PROJECT["name"]) == PROJECT["version"]
    assert "olympus" in {command.name for command in metadata.distribution(PROJECT["name"]).entry_points}


def test_it_is_cited_in_its_version() -> None:
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {PROJECT['version']}\n" in cited
    assert f"license: {PROJECT['license']}\n" in cited


def test_what_serving_needs_is_known_where_it_may_be_missing() -> None:
    """The command line names the extra when one of its libraries cannot be imported."""
    needed = {re.split(r"[\[><=;]", line)[0] for line in PROJECT["optional-dependencies"]["serve"]}
    inside = {"httptools", "uvloop"}  # uvicorn's own: never imported by name, or only where they are there
    assert {name.removesuffix("-cffi") for name in needed - inside} == SERVING
