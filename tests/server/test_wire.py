"""What is declared of the wire is so: see also `harness.py`, which checks every message of every other test."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from olympus import Match
from olympus.core import shown
from olympus.games import load, names
from olympus.server import wire
from olympus.server.net.limits import COUNTED, LIMITS
from olympus.server.net.sessions import ENDED

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


def test_what_is_a_games_own_is_described(server: Server) -> None:
    """As the games declare it: every field of a view, of a foresight and of an event."""
    schema = httpx.get(f"{server.base}/api/schema/openapi.json").json()["components"]["schemas"]
    views = {one["properties"]["game"]["const"]: one for one in schema["Step"]["properties"]["view"]["oneOf"]}
    events = schema["Told"]["properties"]["event"]["anyOf"]
    foresights = str(schema["Legal"]["properties"]["will"])
    assert views.keys() == set(names())
    for game in map(load, names()):
        assert views[game.name]["properties"].keys() == shown.view_shape(game, sent=True).keys()
        assert f"{game.name}_foresee_Foresight" in foresights
        for kind in game.events:
            fields = {"event", *kind.fields}
            assert any(
                one["properties"]["event"]["const"] == kind.name and one["properties"].keys() == fields
                for one in events
            )


def test_every_call_limit_and_close_code_is_explained() -> None:
    for handler in (handler for part in shapes.PARTS for handler in part.handlers):
        assert handler.fn.__doc__, handler
    assert COUNTED.keys() == LIMITS.keys()
    source = (ROOT / "src/olympus/server/net/session.py").read_text() + f"Closed({ENDED})"
    said = {int(code) for code in re.findall(r"(?:Closed|cut)\((\d+)", source)}
    assert said >= {1008, 1012, ENDED}
    assert said <= wire.CLOSE_CODES.keys()


def test_what_is_made_from_it_is_not_stale() -> None:
    """`wire.ts`, each game's `types.ts` and `PROTOCOL.md`, the tables of docs/protocol.md."""
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
