"""One websocket: who is there, what they watch, what they say. Views are made when they can be sent, never queued."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Coroutine
from typing import Any

import msgspec

from ...core.errors import OlympusError
from ..errors import STORE_TROUBLE, Refusal, Unavailable, chosen_language, refusal_data
from ..people.accounts import User, now
from ..tables.actions import choose_windows, come_back, say, vote
from ..tables.chat import backlog
from ..tables.hints import Question
from ..tables.live import Live
from ..tables.presence import came, went
from ..tables.registry import Hall
from ..views.names import packed, seat_names
from ..views.subscription import Watch
from .protocol import PROTOCOL, Said, read
from .websocket import Line

log = logging.getLogger("olympus.socket")
MOST_WATCHES = 8
MOST_WAITING = 200
HELLO, SILENCE, SLOW = 10.0, 75.0, 15.0
"""Seconds: for the hello, without a word, for what waits to get out."""


class Closed(Exception):
    """The line is to be cut, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    def __init__(self, hall: Hall, line: Line, address: str) -> None:
        self.hall = hall
        self.line = line
        self.address = address
        self.user: User | None = None
        self.lang = "en"
        self.watches: dict[str, Watch] = {}
        self.outbox: deque[bytes] = deque()
        """What was said while the line was full."""
        self.awake = False
        self.closing: int | None = None
        self.moving: set[asyncio.Task[None]] = set()
        self.warned = 0
        self.heard_at = time.monotonic()
        line.resumed = self.wake

    # from hello to the end

    async def serve(self, token: str | None, lang: str | None) -> None:
        code = 1000
        try:
            await self.greet(token, lang)
            while True:
                said = await self.receive()
                self.heard_at = time.monotonic()
                await self.hear(said)
        except Closed as closed:
            code = closed.code
        except (OlympusError, *STORE_TROUBLE):
            code = 1013
        finally:
            await self.leave(code if self.closing is None else self.closing)

    async def greet(self, token: str | None, lang: str | None) -> None:
        try:
            async with asyncio.timeout(HELLO * self.hall.config.patience):
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

    async def leave(self, code: int) -> None:
        for task in list(self.moving):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.hall.part(self)
        for table_id in list(self.watches):
            self.unwatch(table_id)
        self.line.resumed = lambda: None
        self.hall.metrics.dropped += code not in (1000, 1001, 1005, 1012)
        self.line.close(code)

    def watchdog(self, moment: float) -> None:
        """Cut a line on which nothing is heard, or nothing gets out. Called by the clock: cheaper than a timer each."""
        patience = self.hall.config.patience
        silent = moment - self.heard_at > SILENCE * patience
        stuck = self.line.full_since and moment - self.line.full_since > SLOW * patience
        if silent or stuck:
            self.cut(4000 if silent else 1008)

    def cut(self, code: int) -> None:
        """End the line from this side, once what is being done for it is done."""
        if self.closing is None:
            self.closing = code
            self.line.stop()

    # what is heard

    async def receive(self) -> Said:
        """The next message; whatever is wrong with it cuts the line."""
        text = await self.line.receive()
        if text is None:
            raise Closed(self.line.code)
        if not self.hall.limits.take("message", self.user.id if self.user else self.address):
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
                    watch.anew()
                self.wake()
            elif said.do != "hello":
                await self.act(said)
        except OlympusError as error:
            self.hall.metrics.refused += 1
            self.refuse(error, said.do)
        except STORE_TROUBLE:
            self.refuse(Unavailable(), said.do)

    async def act(self, said: Said) -> None:
        """What needs a seat."""
        watch = self.watches.get(said.table)
        if watch is None:
            raise Refusal("not-watching", 409)
        if self.user is None:
            raise Refusal("no-session", 401)
        live, user = watch.live, self.user
        if said.do == "windows":
            await choose_windows(self.hall, live, user, said.choice)
        elif said.do == "back":
            await come_back(self.hall, live, user)
        elif said.do == "vote":
            await vote(self.hall, live, user, said.on, said.yes)
        elif said.do == "hint":
            self.aside(self.hint(live, await self.hall.hinting.question(live, user)))
        else:
            self.hall.limits.need("chat", user.id)
            await say(self.hall, live, user, said.text)

    # watching

    async def watch(self, said: Said) -> None:
        if said.table not in self.watches and len(self.watches) >= MOST_WATCHES:
            raise Refusal("too-many-watched", 409, most=MOST_WATCHES)
        live = await self.hall.live(said.table)
        watch = Watch(self, live, said.have, said.brief)
        if not watch.allowed():
            raise Refusal("no-spectators", 403)
        if live.table.started is not None:
            async with live.lock:
                match = await live.ensure()
                await live.check_end()
            watch.sent = min(max(said.have, -1), match.ply)
        self.unwatch(said.table)
        self.watches[said.table] = watch
        live.add_watch(watch)
        for message in await backlog(self.hall, live, watch.user_id):
            self.say(message)
        await came(self.hall, live, watch)
        self.wake()

    def unwatch(self, table_id: str) -> None:
        watch = self.watches.pop(table_id, None)
        if watch is not None:
            watch.live.drop_watch(watch)
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

    async def hint(self, live: Live, question: Question) -> None:
        try:
            users = await self.hall.people.several(live.table.mentioned())
            self.say(await self.hall.hinting.answer(question, self.lang, seat_names(live, users, self.lang)))
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
            watch.anew()
            self.wake()
            return
        self.hall.metrics.move_took(time.perf_counter() - began)
        accepted = {"is": "accepted", "table": said.table, "id": said.id, "ply": ply}
        if not self.line.full_since and not self.outbox:
            self.line.send_along(packed(accepted))  # with the view, which is being written
        else:
            self.say(accepted)

    def answer(self, said: Said, error: OlympusError) -> None:
        self.say({"is": "refused", "table": said.table, "id": said.id[:64]} | refusal_data(error, self.lang))

    def refuse(self, error: OlympusError, do: str) -> None:
        self.say({"is": "error", "do": do} | refusal_data(error, self.lang))

    # what is said

    def say(self, message: dict[str, Any]) -> None:
        if not self.line.full_since and not self.outbox:
            self.line.send(packed(message))
        elif len(self.outbox) >= MOST_WAITING:
            self.cut(1008)
        else:
            self.outbox.append(packed(message))

    def say_bye(self) -> None:
        error = Refusal("bye")
        self.say({"is": "bye", "key": error.key, "text": error.say(self.lang), "after": 1000})
        self.cut(1012)

    def say_gone(self, table_id: str, why: Refusal) -> None:
        self.say({"is": "gone", "table": table_id, "key": why.key, "text": why.say(self.lang)})

    def wake(self) -> None:
        """There is something new to say; it is said when all that happens at this moment has happened."""
        if not self.awake:
            self.awake = True
            if not AWAKE:
                asyncio.get_running_loop().call_soon(pour)
            AWAKE.append(self)

    def pour(self) -> None:
        """Say what waits, and what is new at the tables, as far as the line takes it."""
        self.awake = False
        while self.outbox and not self.line.full_since:
            self.line.send(self.outbox.popleft())
        for watch in list(self.watches.values()):
            if self.line.full_since:
                return  # `wake` is called when it flows again
            if not watch.allowed():
                self.unwatch(watch.live.table.id)
                self.say_gone(watch.live.table.id, Refusal("no-spectators", 403))
            elif watch.table_due or watch.view_due:
                self.update(watch)

    def update(self, watch: Watch) -> None:
        live = watch.live
        if live.named != self.hall.people.changes:
            live.names, live.named = {}, self.hall.people.changes
        if watch.table_due or self.lang not in live.names:
            users = self.hall.people.at_hand(live.table.mentioned())
            if users is None:
                self.hall.spawn(self.fetch(live))
                return
            if watch.table_due:
                self.line.send(watch.table_message(users))
            live.names[self.lang] = seat_names(live, users, self.lang)
        if watch.view_due:
            self.hall.scribing.want(watch)

    async def fetch(self, live: Live) -> None:
        """Who plays here, from the store; then go on."""
        try:
            await self.hall.people.several(live.table.mentioned())
        except STORE_TROUBLE:
            await asyncio.sleep(0.2)  # the store is away: the view comes when it is back
        self.wake()


AWAKE: list[Socket] = []
"""Sockets with something to say."""


def pour() -> None:
    sockets = AWAKE[:]
    AWAKE.clear()
    for socket in sockets:
        try:
            socket.pour()
        except Exception:
            log.exception("line failed")
            socket.cut(1011)
    for scribing in {socket.hall.scribing for socket in sockets}:
        scribing.flush()
