"""Anything a client may send through its websocket."""

from __future__ import annotations

from typing import Literal

import msgspec

PROTOCOL = 1


class Incoming(msgspec.Struct):
    do: Literal[
        "hello", "watch", "unwatch", "move", "windows", "back", "vote", "chat", "hint", "lang", "ping"
    ]
    protocol: int = PROTOCOL
    token: str | None = None
    lang: str | None = None
    table: str = ""
    have: int = -1
    brief: bool = False
    id: str = ""
    ply: int = -1
    move: str = ""
    choice: Literal["ask", "pass"] = "ask"
    on: Literal["pause", "resume", "resign"] = "pause"
    yes: bool = True
    text: str = ""


read = msgspec.json.Decoder(Incoming).decode
