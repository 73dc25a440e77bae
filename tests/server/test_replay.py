"""Records that somebody opens: shown again from any seat, or refused with a reason."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .corpus import kept
from .harness import Server

GAMES = {name: text for name, text in kept() if "-4-final-off" in name or "ithaca" in name}


def replayed(server: Server, text: str, **query: Any) -> httpx.Response:
    return httpx.post(f"{server.base}/api/replay", json={"record": text}, params=query, timeout=60)


@pytest.mark.parametrize("name", GAMES)
def test_any_record_can_be_watched_from_any_seat(server: Server, name: str) -> None:
    watched = replayed(server, GAMES[name], lang="fr").json()
    assert watched["game"] == name.split("-")[0]
    assert watched["names"][0] == "Joueur 1"
    seated = replayed(server, GAMES[name], seat=1).json()
    assert [step["ply"] for step in watched["steps"]] == [step["ply"] for step in seated["steps"]]
    assert watched["steps"][3]["view"] != seated["steps"][3]["view"]
    assert watched["over"]
    assert replayed(server, GAMES[name], seat=9).status_code == 404


def test_a_record_that_is_none_or_was_changed_is_refused(server: Server) -> None:
    text = next(iter(GAMES.values()))
    for changed, key in (("hello", "not-a-record"), (text[:-60], "cut-off"), (text + " ", "")):
        answer = replayed(server, changed)
        assert (answer.status_code, answer.json().get("key", "")) == (400 if key else 200, key)
    assert replayed(server, text.replace("rules 1", "rules 1\n# added")).json()["key"] == "damaged"
