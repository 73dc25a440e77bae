"""One server for all quick tests of a worker; tests that hurt a server start their own."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .databases import new_database, postgres
from .harness import Server, nursery, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="session", autouse=True)
def _one_nursery() -> Iterator[None]:
    yield
    nursery.close()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Any]:
    with postgres() as handle:
        yield handle


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'olympus.sqlite3'}"
    return new_database(request.getfixturevalue("postgresql"), f"d{uuid.uuid4().hex[:12]}")
