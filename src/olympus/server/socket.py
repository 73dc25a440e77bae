"""One websocket: who is there, what they watch, what they say. Views are made when they can be sent, never queued."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any, Literal

import msgspec
from litestar import WebSocket

from ..core.errors import OlympusError
from .chatting import backlog
from .errors import STORE_TROUBLE, Refusal, Unavailable, chosen_language, refusal_data
from .hall import Hall
from .limits import Limits
from .live import Live
from .messages import packed, seat_names, view_message
from .people import User, now
from .presence import came, went
from .seated import choose_windows, come_back, say, vote
from .table import Table, show_you

PROTOCOL = 1
LARGEST = 8192
MOST_WATCHES = 8
MOST_WAITING = 200
HELLO, SILENCE, SLOW = 10.0, 75.0, 15.0
"""Seconds: for the hello, without a word, for one message to get out."""
log = logging.getLogger("olympus.socket")


class Said(msgspec.Struct):
    """Anything a client may say."""

    do: Literal[
        "hello", "watch", "unwatch", "move", "windows", "back", "vote", "chat", "hint", "lang", "ping"
    ]
    protocol: int = PROTOCOL
    token: str | None = None
    lang: str | None = None
    table: str = ""
    have: int = -1
    id: str = ""
    ply: int = -1
    move: str = ""
    choice: Literal["ask", "pass"] = "ask"
    on: Literal["pause", "resume", "resign"] = "pause"
    yes: bool = True
    text: str = ""


read = msgspec.json.Decoder(Said).decode


class Closed(Exception):
    """The line is to be cut, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Watch:
    """Somebody looking at a table through one socket."""

    __slots__ = ("generation", "live", "sent", "socket", "table_due", "user_id")

    def __init__(self, socket: Socket, live: Live, have: int) -> None:
        self.socket = socket
        self.live = live
        self.user_id = socket.user.id if socket.user else None
        self.sent = have
        self.generation = -1
        self.table_due = True

    @property
    def seat(self) -> int | None:
        return self.live.table.seat_of(self.user_id)

    def allowed(self) -> bool:
        return may_look(self.live.table, self.user_id)


def may_look(table: Table, user_id: str | None) -> bool:
    """Who sits at a table may look; others where that is open to them, without a session only at listed ones."""
    if table.seat_of(user_id) is not None or user_id == table.host or table.status in ("over", "ended"):
        return True
    if user_id is None and not table.listed:
        return False
    return table.spectators or table.status == "lobby"


class Socket:
    def __init__(self, hall: Hall, limits: Limits, line: WebSocket[Any, Any, Any], address: str) -> None:
        self.hall = hall
        self.limits = limits
        self.line = line
        self.address = address
        self.user: User | None = None
        self.lang = "en"
        self.watches: dict[str, Watch] = {}
        self.outbox: deque[str] = deque()
        self.wake = asyncio.Event()
        self.closing: int | None = None
        self.moving: set[asyncio.Task[None]] = set()
        self.warned = 0
        self.task: asyncio.Task[Any] | None = None
        self.heard_at = time.monotonic()
        self.sending = 0.0
        """Since when a message is on its way out; 0: none is."""

    # lines in

    async def serve(self, token: str | None, lang: str | None) -> None:
        """Everything from hello to the end."""
        patience = self.hall.config.patience
        sender: asyncio.Task[None] | None = None
        self.task = asyncio.current_task()
        code = 1000
        try:
            try:
                async with asyncio.timeout(HELLO * patience):
                    hello = await self.receive()
            except TimeoutError:
                raise Closed(4000) from None
            if hello.do != "hello" or hello.protocol != PROTOCOL:
                raise Closed(1008)
            self.user = await self.hall.people.by_token(hello.token or token)
            self.lang = chosen_language(hello.lang, self.user.lang if self.user else lang)
            self.hall.meet(self)
            self.say(
                {"is": "welcome", "protocol": PROTOCOL, "user": self.user.own() if self.user else None}
                | {"now": now(), "server": self.hall.version}
            )
            sender = asyncio.create_task(self.sender())
            while True:
                said = await self.receive()
                self.heard_at = time.monotonic()
                await self.hear(said)
        except Closed as closed:
            code = closed.code
        except (OlympusError, *STORE_TROUBLE):
            code = 1013
        except asyncio.CancelledError:
            if self.closing is None or self.task is None:
                raise
            self.task.uncancel()  # it was us: see `watchdog`
        finally:
            await self.leave(sender, code if self.closing is None else self.closing)

    async def leave(self, sender: asyncio.Task[None] | None, code: int) -> None:
        for task in [*self.moving, *([sender] if sender else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.hall.part(self)
        for table_id in list(self.watches):
            self.unwatch(table_id)
        if code != 1000:
            self.hall.metrics.dropped += code not in (1005, 1012)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(1):
                await self.line.close(code=code)

    def watchdog(self, moment: float) -> None:
        """Cut a line on which nothing is heard, or nothing gets out. Called by the clock: cheaper than a timer each."""
        patience = self.hall.config.patience
        silent = moment - self.heard_at > SILENCE * patience
        stuck = self.sending and moment - self.sending > SLOW * patience
        if (silent or stuck) and self.task is not None:
            self.closing = 4000 if silent else 1008
            self.task.cancel()

    async def receive(self) -> Said:
        """The next message; whatever is wrong with it cuts the line."""
        event: Any = await self.line.receive()
        if event["type"] != "websocket.receive":
            raise Closed(1000)
        text = event.get("text") or event.get("bytes") or ""
        if len(text) > LARGEST:
            raise Closed(1009)
        who = self.user.id if self.user else self.address
        if not self.limits.take("message", who):
            self.hall.metrics.limited += 1
            self.warned += 1
            if self.warned > 20:
                raise Closed(1008)
            self.refuse(Refusal("too-often", 429), "")
            await asyncio.sleep(0.2)
        try:
            return read(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Closed(1008) from None

    async def hear(self, said: Said) -> None:
        try:
            if said.do == "move":
                await self.move(said)
            elif said.do == "watch":
                await self.watch(said)
            elif said.do == "unwatch":
                self.unwatch(said.table)
            elif said.do == "ping":
                self.say({"is": "pong", "now": now()})
            elif said.do == "lang":
                self.lang = chosen_language(said.lang)
                for watch in self.watches.values():
                    watch.generation = -1
                self.wake.set()
            elif said.do != "hello":
                await self.act(said)
        except OlympusError as error:
            self.hall.metrics.refused += 1
            self.refuse(error, said.do)
        except STORE_TROUBLE:
            self.refuse(Unavailable(), said.do)

    async def act(self, said: Said) -> None:
        """What needs a seat."""
        live, user = (await self.watched(said)).live, self.need_user()
        if said.do == "windows":
            await choose_windows(self.hall, live, user, said.choice)
        elif said.do == "back":
            await come_back(self.hall, live, user)
        elif said.do == "vote":
            await vote(self.hall, live, user, said.on, said.yes)
        elif said.do == "hint":
            self.aside(self.hint(live, user))
        else:
            self.limits.need("chat", user.id)
            await say(self.hall, live, user, said.text)

    def need_user(self) -> User:
        if self.user is None:
            raise Refusal("no-session", 401)
        return self.user

    async def watched(self, said: Said) -> Watch:
        watch = self.watches.get(said.table)
        if watch is None:
            raise Refusal("not-watching", 409)
        return watch

    # watching

    async def watch(self, said: Said) -> None:
        if said.table not in self.watches and len(self.watches) >= MOST_WATCHES:
            raise Refusal("too-many-watched", 409, most=MOST_WATCHES)
        live = await self.hall.live(said.table)
        watch = Watch(self, live, said.have)
        if not watch.allowed():
            raise Refusal("no-spectators", 403)
        if live.table.started is not None:
            async with live.lock:
                match = await live.ensure()
                await live.check_end()
            watch.sent = min(max(said.have, -1), match.ply)
        self.unwatch(said.table)
        self.watches[said.table] = watch
        live.watches.add(watch)
        for message in await backlog(self.hall, live, watch.user_id):
            self.say(message)
        await came(self.hall, live, watch)
        self.wake.set()

    def unwatch(self, table_id: str) -> None:
        watch = self.watches.pop(table_id, None)
        if watch is not None:
            watch.live.watches.discard(watch)
            went(self.hall, watch.live, watch)

    # moves

    async def move(self, said: Said) -> None:
        """A move is answered on its own: one that waits for a pause holds nothing else up."""
        watch = self.watches.get(said.table)
        if watch is None or self.user is None:
            self.answer(said, Refusal("not-watching", 409))
            return
        if not 1 <= len(said.id) <= 64 or len(said.move) > 200:
            self.answer(said, Refusal("malformed", 400))
            return
        if len(self.moving) >= 8:
            raise Closed(1008)
        work = self.play(watch, said, self.user)
        if watch.live.driver.pause() == 0:
            await work
        else:
            self.aside(work)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes its time; the line goes on meanwhile."""
        task = asyncio.create_task(work)
        self.moving.add(task)
        task.add_done_callback(self.moving.discard)

    async def hint(self, live: Live, user: User) -> None:
        try:
            users = await self.hall.people.several(live.table.mentioned())
            self.say(await self.hall.hinting.ask(live, user, self.lang, seat_names(live, users)))
        except (OlympusError, *STORE_TROUBLE) as error:
            self.hall.metrics.refused += 1
            self.refuse(error if isinstance(error, OlympusError) else Unavailable(), "hint")

    async def play(self, watch: Watch, said: Said, user: User) -> None:
        began = time.perf_counter()
        try:
            ply = await watch.live.submit(user.id, said.id, said.ply, said.move)
        except (OlympusError, *STORE_TROUBLE) as error:
            self.hall.metrics.refused += 1
            self.answer(said, error if isinstance(error, OlympusError) else Unavailable())
            watch.generation = -1
            self.wake.set()
            return
        self.hall.metrics.move_took(time.perf_counter() - began)
        self.say({"is": "accepted", "table": said.table, "id": said.id, "ply": ply})

    def answer(self, said: Said, error: OlympusError) -> None:
        self.say({"is": "refused", "table": said.table, "id": said.id[:64]} | refusal_data(error, self.lang))

    def refuse(self, error: OlympusError, do: str) -> None:
        self.say({"is": "error", "do": do} | refusal_data(error, self.lang))

    # lines out

    def say(self, message: dict[str, Any]) -> None:
        if len(self.outbox) >= MOST_WAITING:
            self.cut(1008)
            return
        self.outbox.append(packed(message))
        self.wake.set()

    def cut(self, code: int) -> None:
        """End the line from this side."""
        self.closing = code
        self.wake.set()

    def say_bye(self) -> None:
        error = Refusal("bye")
        self.say({"is": "bye", "key": error.key, "text": error.say(self.lang), "after": 1000})
        self.cut(1012)

    def say_gone(self, table_id: str, why: Refusal) -> None:
        self.say({"is": "gone", "table": table_id, "key": why.key, "text": why.say(self.lang)})

    async def sender(self) -> None:
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                await self.flush()
                try:
                    for watch in list(self.watches.values()):
                        await self.update(watch)
                except STORE_TROUBLE as error:
                    if isinstance(error, TimeoutError):
                        raise
                    await asyncio.sleep(0.2)  # the store is away: the view comes when it is back
                    self.wake.set()
                if self.closing is not None:
                    await self.flush()
                    await self.line.close(code=self.closing)
                    return
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the line is gone or too slow: the reading side hears of it at once
            self.closing = self.closing or 1008
            if not isinstance(error, TimeoutError | RuntimeError):
                log.debug("line lost", extra={"data": {"error": type(error).__name__}})
            with contextlib.suppress(Exception):
                await self.line.close(code=1008)

    async def flush(self) -> None:
        while self.outbox:
            await self.send(self.outbox.popleft())

    async def send(self, text: str) -> None:
        self.sending = time.monotonic()
        await self.line.send({"type": "websocket.send", "text": text, "bytes": None})
        self.sending = 0.0

    async def update(self, watch: Watch) -> None:
        """The table and the view, if there is anything new."""
        live = watch.live
        if not watch.allowed():
            self.unwatch(live.table.id)
            self.say_gone(live.table.id, Refusal("no-spectators", 403))
            return
        if watch.table_due:
            watch.table_due = False
            try:
                shown = await self.hall.show_all(live)
            except BaseException:
                watch.table_due = True
                raise
            you = show_you(live.table, watch.user_id)
            await self.send(packed({"is": "table", "table": shown | {"you": you}}))
        match = live.match
        if match is None or live.table.started is None or watch.generation == live.generation:
            return
        users = await self.hall.people.several(live.table.mentioned())
        if live.match is not match:
            return
        watch.generation = live.generation
        text = view_message(live, watch.seat, watch.sent, self.lang, seat_names(live, users))
        watch.sent = match.ply
        await self.flush()
        await self.send(text)
