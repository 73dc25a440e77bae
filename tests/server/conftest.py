"""One server for all quick tests of a worker; tests that hurt a server start their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .harness import Server, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running
