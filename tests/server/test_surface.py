"""The whole HTTP surface, as its own description gives it, called with all sorts of things."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from .harness import Server

OPERATIONS = 30
EXAMPLES = 25
ENDINGS = ("/api/me", "/api/session", "/api/sessions")


def test_the_description_is_complete(server: Server) -> None:
    paths = httpx.get(f"{server.base}/api/schema/openapi.json").json()["paths"]
    assert len(paths) >= OPERATIONS
    assert not any("seed" in path or "admin" in path for path in paths)


def test_a_page_can_be_asked_for_by_head(server: Server) -> None:
    """Link checkers and monitors ask for nothing but the head."""
    asked, got = httpx.head(f"{server.base}/"), httpx.get(f"{server.base}/")
    assert (asked.status_code, asked.content) == (200, b"")
    assert asked.headers["content-type"] == got.headers["content-type"]
    assert httpx.head(f"{server.base}/missing.js").status_code == 404


@pytest.mark.long
def test_nothing_in_it_breaks_or_tells(server: Server) -> None:
    """No call breaks the server, and none gives away what is the server's own."""
    schema = schemathesis.openapi.from_url(f"{server.base}/api/schema/openapi.json")
    guest = httpx.post(f"{server.base}/api/guest", json={"name": "Surface"}).json()
    signed_in = {"authorization": f"Bearer {guest['token']}"}
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()
        ends_session = operation.method == "delete" and operation.path in ENDINGS
        tried += try_operation(server, operation, {} if ends_session else signed_in)
    assert tried > 10 * OPERATIONS
    assert "call failed" not in server.log


def try_operation(server: Server, operation: Any, headers: dict[str, str]) -> int:
    tried = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def probe(case: schemathesis.Case) -> None:
        nonlocal tried
        answer = case.call(base_url=server.base, headers=headers, timeout=30)
        assert answer.status_code < 500, f"{case.method} {case.path} {answer.text}"
        for secret in ("argon2", "Traceback", "sqlalchemy"):
            assert secret not in answer.text
        tried += 1

    probe()
    return tried
