"""Texts from outside: no control characters, one form of Unicode, in messages, bodies, paths and queries."""

from __future__ import annotations

import asyncio
import json

import httpx
import msgspec
import pytest

from olympus.server import wire

from .harness import Server, people

NUL, BELL, ESCAPE, DELETE, NEXT_LINE = "a\0b", "\a", "\x1b[2J", "\x7f", "\x85"
APART = "e\u0301"
"""An é in two parts: NFC has it in one."""
BAD = (NUL, BELL, ESCAPE, DELETE, NEXT_LINE, APART)
GOOD = ("", "Ada", "Zoë Ἀθηνᾶ 雅典娜", "é", "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}")


@pytest.mark.parametrize("text", BAD)
def test_a_bad_text_is_refused_wherever_it_stands(text: str) -> None:
    for message in (
        {"do": "hello", "lang": text},
        {"do": "watch", "table": text},
        {"do": "move", "table": "t", "id": text, "ply": 1, "move": "pass"},
        {"do": "move", "table": "t", "id": "1", "ply": 1, "move": text},
        {"do": "chat", "table": text, "text": "hello"},
    ):
        with pytest.raises(msgspec.ValidationError):
            wire.read_command(json.dumps(message).encode())
    for kind, body in (
        (wire.NewGuest, {"name": text}),
        (wire.SignIn, {"name": "Ada", "password": text}),
        (wire.RecordText, {"record": text}),
        (wire.LessonMoves, {"moves": ["pass", text]}),
        (wire.Choice, {"choice": {text: None}}),
        (wire.NewTable, {"options": {"players": [1, {"deep": text}]}}),
        (wire.NewTable, {"seats": [{"kind": "invited", "user": text}]}),
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps(body), type=kind)


@pytest.mark.parametrize("text", GOOD)
def test_a_good_text_is_taken_as_it_is(text: str) -> None:
    said = wire.read_command(json.dumps({"do": "chat", "table": "t", "text": text}).encode())
    assert isinstance(said, wire.SayChat)
    assert said.text == text
    assert msgspec.json.decode(json.dumps({"name": text}), type=wire.NewGuest).name == text


def test_what_is_said_in_the_chat_is_put_right() -> None:
    said = wire.read_command(json.dumps({"do": "chat", "table": "t", "text": f"{APART}{NUL}"}).encode())
    assert isinstance(said, wire.SayChat)
    assert said.text == "éa b"


def test_lines_end_only_where_there_may_be_several() -> None:
    lines = "one\ntwo\r\n\tthree"
    assert msgspec.json.decode(json.dumps({"record": lines}), type=wire.RecordText).record == lines
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps({"name": lines}), type=wire.NewGuest)


def test_calls_with_bad_texts_are_refused_in_words(server: Server) -> None:
    for answer in (
        httpx.post(f"{server.base}/api/guest", json={"name": NUL}),
        httpx.get(f"{server.base}/api/tables/t%00x"),
        httpx.get(f"{server.base}/api/players/u%1b"),
        httpx.get(f"{server.base}/api/leaders?game=%00"),
        httpx.get(f"{server.base}/api/tables?game=e%CC%81"),
    ):
        assert answer.status_code == 400, answer.url
        assert answer.json()["key"] == "malformed"
        assert answer.json()["text"]


def test_a_move_with_a_nul_ends_its_own_connection_alone(server: Server) -> None:
    async def scene() -> None:
        async with people(server.base, 2) as (ada, bob):
            await ada.say(do="move", table="t", id="1\0", ply=0, move="pass")
            assert ada.line is not None
            await ada.line.wait_closed()
            assert ada.line.close_code == 1008
            await bob.say(do="ping")
            await bob.until(lambda: bob.last("pong"))

    asyncio.run(scene())
