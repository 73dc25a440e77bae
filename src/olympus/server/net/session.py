"""One websocket: who it is, their subscriptions, what they ask. Views are made when they can be sent, never queued."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec

from ...core.errors import OlympusError
from .. import wire
from ..clock import now
from ..errors import STORE_TROUBLE, Refusal, Unavailable, chosen_language, refused
from ..people.accounts import User
from ..people.sessions import digest
from ..tables.actions import choose_windows, come_back, say, vote
from ..tables.chat import backlog
from ..tables.hints import Question
from ..tables.live import Live
from ..tables.presence import came, went
from ..views.names import seat_names
from ..views.subscription import Subscription
from ..wire import to_json
from .service import Service
from .websocket import Connection

MOST_SUBSCRIPTIONS = 8
MOST_WAITING = 200
HELLO, SILENCE, SLOW = 10.0, 75.0, 15.0
"""Seconds: for the hello, without a word, for what waits to get out."""


class Closed(Exception):
    """The connection is to be cut, with a code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Session:
    def __init__(self, service: Service, connection: Connection, address: str) -> None:
        self.service = service
        self.connection = connection
        self.address = address
        self.user: User | None = None
        self.key = ""
        self.lang = "en"
        self.subscriptions: dict[str, Subscription] = {}
        """By table."""
        self.outbox: deque[bytes] = deque()
        """What was said while the connection was full."""
        self.awake = False
        self.closing: int | None = None
        self.moving: set[asyncio.Task[None]] = set()
        self.warned = 0
        self.heard_at = time.monotonic()
        connection.resumed = self.wake

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
            async with asyncio.timeout(HELLO * self.service.config.patience):
                hello = await self.receive()
        except TimeoutError:
            raise Closed(4000) from None
        if not isinstance(hello, wire.Hello) or hello.protocol != wire.PROTOCOL:
            raise Closed(1008)
        token = hello.token or token
        people = self.service.people
        changes = people.changes
        self.user = await people.by_token(token)
        self.key = digest(token or "")
        self.lang = chosen_language(hello.lang, self.user.lang if self.user else lang)
        self.service.sessions.add(self)
        if self.user is not None and changes != people.changes:  # it may have ended since it was looked up
            await people.sessions.check([self.user.id])
        own = self.user.own() if self.user else None
        self.say(wire.Welcome(wire.PROTOCOL, own, now(), self.service.version))

    async def leave(self, code: int) -> None:
        for task in list(self.moving):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task
        self.service.sessions.remove(self)
        for table_id in list(self.subscriptions):
            self.unsubscribe(table_id)
        self.connection.resumed = lambda: None
        self.service.metrics.dropped += code not in (1000, 1001, 1005, 1012)
        self.connection.close(code)

    def watchdog(self, moment: float) -> None:
        """Cut a connection that is silent or stuck. Called every second: cheaper than a timer each."""
        patience = self.service.config.patience
        silent = moment - self.heard_at > SILENCE * patience
        stuck = self.connection.full_since and moment - self.connection.full_since > SLOW * patience
        if silent or stuck:
            self.cut(4000 if silent else 1008)

    def cut(self, code: int) -> None:
        """End the connection from this side, once what is being done for it is done."""
        if self.closing is None:
            self.closing = code
            self.connection.stop()

    # what is heard

    async def receive(self) -> wire.AnyCommand:
        """The next message; whatever is wrong with it cuts the connection."""
        text = await self.connection.receive()
        if text is None:
            raise Closed(self.connection.code)
        if not self.service.limits.take("message", self.user.id if self.user else self.address):
            self.service.metrics.limited += 1
            self.warned += 1
            if self.warned > 20:
                raise Closed(1008)
            self.refuse(Refusal("too-often", 429), "")
            await asyncio.sleep(0.2)
        try:
            return wire.read_command(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Closed(1008) from None

    async def hear(self, said: wire.AnyCommand) -> None:
        try:
            match said:
                case wire.Move():
                    await self.move(said)
                case wire.Watch():
                    await self.subscribe(said)
                case wire.Unwatch():
                    self.unsubscribe(said.table)
                case wire.Ping():
                    self.say(wire.Pong(now()))
                case wire.Speak():
                    self.speak(said.lang)
                case wire.Hello():
                    pass  # said already
                case _:
                    await self.act(said)
        except OlympusError as error:
            self.service.metrics.refused += 1
            self.refuse(error, said.do)
        except STORE_TROUBLE:
            self.refuse(Unavailable(), said.do)

    def speak(self, language: str | None) -> None:
        """Another language from now on."""
        self.lang = chosen_language(language)
        for subscription in self.subscriptions.values():
            subscription.start_over()
        self.wake()

    async def act(self, said: wire.AtSeat) -> None:
        """What needs a seat."""
        subscription = self.subscriptions.get(said.table)
        if subscription is None:
            raise Refusal("not-watching", 409)
        if self.user is None:
            raise Refusal("no-session", 401)
        live, user = subscription.live, self.user
        match said:
            case wire.Windows():
                await choose_windows(self.service.tables, live, user, said.choice)
            case wire.Back():
                await come_back(self.service.tables, live, user)
            case wire.CastVote():
                await vote(self.service.tables, live, user, said.on, said.yes)
            case wire.AskHint():
                limit = partial(self.service.limits.need, "hint", user.id)
                self.aside(self.hint(live, await self.service.hints.question(live, user, limit)))
            case wire.SayChat():
                self.service.limits.need("chat", user.id)
                await say(self.service.tables, live, user, said.text)

    # subscriptions

    async def subscribe(self, said: wire.Watch) -> None:
        if said.table not in self.subscriptions and len(self.subscriptions) >= MOST_SUBSCRIPTIONS:
            raise Refusal("too-many-watched", 409, most=MOST_SUBSCRIPTIONS)
        live = await self.service.tables.live(said.table)
        subscription = Subscription(self, live, said.have, said.brief)
        if not subscription.allowed():
            raise Refusal("no-spectators", 403)
        if live.table.started is not None:
            async with live.lock:
                match = await live.ensure()
                await live.check_end()
            subscription.sent = min(max(said.have, -1), match.ply)
        self.unsubscribe(said.table)
        self.subscriptions[said.table] = subscription
        live.subscribe(subscription)
        for message in await backlog(self.service.tables, live, subscription.user_id):
            self.say(message)
        await came(self.service.tables, live, subscription.user_id)
        self.wake()

    def unsubscribe(self, table_id: str) -> None:
        subscription = self.subscriptions.pop(table_id, None)
        if subscription is not None:
            subscription.live.unsubscribe(subscription)
            went(self.service.tables, subscription.live, subscription.user_id)

    def follows(self, subscription: Subscription) -> bool:
        return self.subscriptions.get(subscription.live.table.id) is subscription

    def watches(self, table_id: str) -> bool:
        return table_id in self.subscriptions

    # moves

    async def move(self, said: wire.Move) -> None:
        """A move is answered on its own: one that waits for a pause holds nothing else up."""
        subscription = self.subscriptions.get(said.table)
        if subscription is None or self.user is None:
            self.answer(said, Refusal("not-watching", 409))
            return
        if not 1 <= len(said.id) <= 64 or len(said.move) > 200:
            self.answer(said, Refusal("malformed", 400))
            return
        if len(self.moving) >= 8:
            raise Closed(1008)
        work = self.play(subscription, said, self.user)
        if subscription.live.pause() == 0:
            await work
        else:
            self.aside(work)

    def aside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that takes its time; the connection goes on meanwhile."""
        task = asyncio.create_task(work)
        self.moving.add(task)
        task.add_done_callback(self.moving.discard)

    async def hint(self, live: Live, question: Question) -> None:
        try:
            users = await self.service.people.several(live.table.mentioned())
            self.say(await self.service.hints.answer(question, self.lang, seat_names(live, users, self.lang)))
        except (OlympusError, *STORE_TROUBLE) as error:
            self.service.metrics.refused += 1
            self.refuse(error if isinstance(error, OlympusError) else Unavailable(), "hint")

    async def play(self, subscription: Subscription, said: wire.Move, user: User) -> None:
        began = time.perf_counter()
        try:
            ply = await subscription.live.submit(user.id, said.id, said.ply, said.move)
        except (OlympusError, *STORE_TROUBLE) as error:
            self.service.metrics.refused += 1
            self.answer(said, error if isinstance(error, OlympusError) else Unavailable())
            subscription.start_over()
            self.wake()
            return
        self.service.metrics.move_took(time.perf_counter() - began)
        accepted = wire.Accepted(said.table, said.id, ply)
        if not self.connection.full_since and not self.outbox:
            self.connection.send_along(to_json(accepted))  # with the view, which is being written
        else:
            self.say(accepted)

    def answer(self, said: wire.Move, error: OlympusError) -> None:
        why = refused(error, self.lang)
        self.say(wire.MoveRefused(said.table, said.id[:64], why.key, why.args, why.text))

    def refuse(self, error: OlympusError, do: str) -> None:
        why = refused(error, self.lang)
        self.say(wire.Error(do, why.key, why.args, why.text))

    # what is said

    def say(self, message: wire.Message) -> None:
        if not self.connection.full_since and not self.outbox:
            self.connection.send(to_json(message))
        elif len(self.outbox) >= MOST_WAITING:
            self.cut(1008)
        else:
            self.outbox.append(to_json(message))

    @property
    def full(self) -> bool:
        return bool(self.connection.full_since)

    def send(self, text: bytes) -> None:
        self.connection.send(text)

    def say_bye(self) -> None:
        error = Refusal("bye")
        self.say(wire.Bye(error.key, error.say(self.lang), after=1000))
        self.cut(1012)

    def wake(self) -> None:
        if not self.awake:
            self.awake = True
            self.service.dispatch.wake(self)

    def pour(self) -> None:
        """Say what waits, and what is new at the tables, as far as the connection takes it."""
        self.awake = False
        while self.outbox and not self.connection.full_since:
            self.connection.send(self.outbox.popleft())
        for subscription in list(self.subscriptions.values()):
            if self.connection.full_since:
                return  # `wake` is called when it flows again
            if not subscription.allowed():
                self.unsubscribe(subscription.live.table.id)
                subscription.say_gone(Refusal("no-spectators", 403))
            elif subscription.table_due or subscription.view_due:
                self.update(subscription)

    def update(self, subscription: Subscription) -> None:
        live = subscription.live
        if live.named != self.service.people.changes:
            live.names, live.named = {}, self.service.people.changes
        if subscription.table_due or self.lang not in live.names:
            users = self.service.people.at_hand(live.table.mentioned())
            if users is None:
                self.service.house.spawn(self.fetch(live))
                return
            if subscription.table_due:
                self.connection.send(subscription.table_message(users))
            live.names[self.lang] = seat_names(live, users, self.lang)
        if subscription.view_due:
            self.service.dispatch.want(subscription)

    async def fetch(self, live: Live) -> None:
        """Who plays here, from the store; then go on."""
        try:
            await self.service.people.several(live.table.mentioned())
        except STORE_TROUBLE:
            await asyncio.sleep(0.2)  # the store is away: the view comes when it is back
        self.wake()
