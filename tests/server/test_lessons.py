"""Lessons over the wire: nobody has to sign in, nothing is kept, and bad input gets a clear answer."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from olympus import games
from olympus.core import lessons

from .harness import Server


def ask(server: Server, path: str, body: Any, status: int = 200, language: str = "en") -> Any:
    answer = httpx.post(f"{server.base}/api/lessons/{path}?lang={language}", json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("name", games.names())
def test_every_lesson_is_walked_over_the_wire(server: Server, name: str) -> None:
    game = games.load(name)
    listed = httpx.get(f"{server.base}/api/lessons/{name}?lang=it").json()["lessons"]
    assert [one["lesson"] for one in listed] == list(range(1, len(lessons.of(game)) + 1))
    shown = httpx.get(f"{server.base}/api/games").json()["games"]
    assert next(one["lessons"] for one in shown if one["game"] == name) == len(listed)
    for one, lesson in zip(listed, lessons.of(game), strict=True):
        path = f"{name}/{one['lesson']}"
        stand = ask(server, path, {"name": "Zoe"}, language="it")
        assert (stand["title"], stand["step"], stand["back"]) == (one["title"], 1, None)
        assert stand["names"][stand["seat"]] == "Zoe"
        while not stand["over"]:
            assert stand["say"]
            assert stand["why"]
            before = stand["moves"]
            step = lesson.steps[len(before)]
            legal = [move["move"] for move in stand["legal"]]
            right = [move for move in legal if lessons.fitting(step.accept, move) is not None]
            wrong = [move for move in legal if move not in right]
            if wrong:
                refused = ask(server, path, {"moves": [*before, wrong[0]]})
                assert (refused["refused"], refused["moves"]) == (True, before)
                assert refused["answer"]
                ask(server, path, {"moves": [*before, wrong[0], right[0]]}, 400)
            stand = ask(server, path, {"moves": [*before, right[0]]})
            assert stand["moves"] == [*before, right[0]]
            assert all(move["text"] for move in stand["legal"])
        assert (stand["legal"], stand["say"]) == ([], "")
        assert stand["why"]


def test_bad_input_is_answered_in_the_learners_language(server: Server) -> None:
    name = games.names()[0]
    told = ask(server, f"{name}/9", {}, 404, "fr")
    assert told["key"] == "no-lesson"
    assert told["text"].startswith("Cette leçon")
    ask(server, "chess/1", {}, 404)
    ask(server, f"{name}/1", {"moves": "bet"}, 400)
    ask(server, f"{name}/1", {"moves": ["x" * 500]}, 400)
    ask(server, f"{name}/1", {"moves": ["pass"] * 500}, 400)
    told = ask(server, f"{name}/1", {"moves": ["jump"]}, 400, "es")
    assert "jump" in told["text"]
