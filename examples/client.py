"""A player written from docs/protocol.md alone: it starts a game against bots and plays it to the end.

    python examples/client.py http://127.0.0.1:8000 --game derby --bot random

Needs the standard library and `websockets`, nothing of Olympus.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

WAITS = 1.0
"""Seconds before a lost connection is tried again."""


def post(base: str, path: str, body: dict[str, Any]) -> Any:
    request = Request(base + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


class Player:
    def __init__(self, base: str, token: str, table: str, rng: random.Random) -> None:
        self.base = base
        self.token = token
        self.table = table
        self.rng = rng
        self.ply = -1
        """The ply up to which the events are known here."""
        self.told: list[str] = []
        self.moves = 0
        self.result: dict[str, Any] | None = None

    async def play(self) -> dict[str, Any]:
        """Play until the game is over; its result. A lost connection is begun again where it broke off."""
        while self.result is None:
            try:
                async with connect(self.base.replace("http", "ws", 1) + "/api/ws") as socket:
                    await self.follow(socket)
            except OSError:
                pass
            if self.result is None:
                await asyncio.sleep(WAITS)
        return self.result

    async def follow(self, socket: ClientConnection) -> None:
        await send(socket, do="hello", protocol=1, token=self.token, lang="en")
        await send(socket, do="watch", table=self.table, have=self.ply)
        async for text in socket:
            message = json.loads(text)
            if message["is"] == "view":
                await self.see(socket, message)
            elif message["is"] == "table":
                self.result = message["table"]["result"]
            elif message["is"] in ("refused", "error", "gone"):
                raise RuntimeError(message["text"])
            if self.result is not None:
                return

    async def see(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.told += [event["text"] for event in message["events"]]
        self.ply = message["ply"]
        if message["legal"]:
            move = self.rng.choice(message["legal"])["move"]
            # the same id may be sent again: it counts once
            move_id = f"{self.table}-{self.ply}"
            await send(socket, do="move", table=self.table, id=move_id, ply=self.ply, move=move)
            self.moves += 1


async def send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("server")
    parser.add_argument("--game", default="derby")
    parser.add_argument("--bot", default="random")
    parser.add_argument("--seed", type=int)
    given = parser.parse_args()
    begun = post(given.server, "/api/quick", {"game": given.game, "bot": given.bot, "name": "Example"})
    player = Player(given.server, begun["token"], begun["table"]["id"], random.Random(given.seed))
    result = asyncio.run(player.play())
    print("\n".join(player.told))
    print(f"{player.moves} moves of mine; scores {result['scores']}, winners {result['winners']}")


if __name__ == "__main__":
    main()
