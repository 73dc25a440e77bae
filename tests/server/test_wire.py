"""What is declared of the wire is so: see also `harness.py`, which checks every message of every other test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from olympus import Match
from olympus.server import wire

from . import shapes
from .harness import Server

ROOT = Path(__file__).parents[2]
FILES = {"/api/games/{name}/pages/{kind}"}
"""Calls that answer with bytes."""


def test_every_answer_is_described(server: Server) -> None:
    """No call answers with an object of which nothing is said."""
    schema = httpx.get(f"{server.base}/api/schema/openapi.json").json()
    for path, calls in schema["paths"].items():
        for method, call in calls.items():
            for status, answer in call["responses"].items():
                for kind, content in answer.get("content", {}).items():
                    if kind == "application/json" and status < "300" and status != "204":
                        assert path in FILES or content["schema"].keys() & {"$ref", "oneOf"}, (
                            f"{method} {path}"
                        )


def test_the_types_of_the_pages_are_made_from_it() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts/wire.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


def test_what_is_not_declared_is_found(server: Server) -> None:
    answer = httpx.get(f"{server.base}/api/games").content
    shapes.check_answer("GET", "/api/games", 200, answer)
    for wrong in (
        answer.replace(b'"bots"', b'"robots"'),
        answer.replace(b'"version":', b'"more":1,"version":'),
    ):
        with pytest.raises(msgspec.ValidationError):
            shapes.check_answer("GET", "/api/games", 200, wrong)
    with pytest.raises(msgspec.ValidationError):
        shapes.read_message(wire.to_json({"is": "pong", "now": 1, "then": 2}))
    with pytest.raises(msgspec.ValidationError):
        shapes.read_message(wire.to_json({"is": "pong", "now": "soon"}))


def test_what_a_game_does_not_declare_is_found() -> None:
    match = Match.new("derby", seed=1)
    view, legal = match.game.sent(match.view(0)), [{"move": "x", "text": "", "will": {}}]
    message: dict[str, Any] = {"view": view, "legal": legal, "events": []}
    shapes.check_message(message, match.game)
    for wrong in (
        {"view": view | {"more": 1}},
        {"changed": {"players": None}},
        {"legal": [{"move": "x", "text": "", "will": {"by": "far"}}]},
        {"events": [{"ply": 1, "event": {"event": "turn"}, "text": ""}]},
    ):
        with pytest.raises(ValueError, match=r"\w"):
            shapes.check_message(message | wrong, match.game)
    with pytest.raises(ValueError, match="more"):
        shapes.check_own({"steps": [{"view": view | {"more": 1}, "events": []}]})
