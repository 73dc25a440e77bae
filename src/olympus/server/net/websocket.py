"""A websocket at the level of bytes. What RFC 6455 asks is left to `websockets`; texts go out by a shorter way."""

from __future__ import annotations

import asyncio
import codecs
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, cast

from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.utils import apply_mask

LARGEST = 8192
"""Bytes of one message from a client."""
MOST_UNREAD = 16
"""Messages that wait to be heard; then no more is read from the network."""
HIGH_WATER = 65_536
"""Bytes that may wait to be sent before nothing more is made for a client."""
MOST_UNSENT = 16 * HIGH_WATER
"""Bytes that may wait to be sent at all; then the connection is dropped."""
PIECE = 2048
"""Bytes that are taken apart at once: many tiny frames fit into what one read brings."""
MOST_AFTER = HIGH_WATER
"""Bytes that a client may still send once the connection is at its end, or was refused; then it is dropped."""
MOST_PARTS = 2 * LARGEST
"""Frames of one message, of which some may be empty."""
CONTROLS, CONTROLS_AT_ONCE = 20.0, 100.0
"""Control frames (pings, pongs) a second, and at once; a client that sends more is dropped."""
MOMENT = 0.05
"""Seconds that something waits at most to go with what follows it."""
FAREWELL = 1.0
"""Seconds for a client to hang up after it was told to."""
text_decoder = codecs.getincrementaldecoder("utf-8")
log = logging.getLogger("olympus.websocket")
log.setLevel(logging.CRITICAL)  # clients that break off are no news


class Outgoing:
    """Connections of one server with something to write: they write together, so that clients are woken once."""

    def __init__(self) -> None:
        self.soon: list[Connection] = []
        """At the end of this loop iteration."""
        self.later: list[Connection] = []
        """With what follows, or after a moment."""

    def add(self, connection: Connection) -> None:
        if not self.soon:
            asyncio.get_running_loop().call_soon(flush, self.soon)
        self.soon.append(connection)

    def add_later(self, connection: Connection) -> None:
        if not self.later:
            asyncio.get_running_loop().call_later(MOMENT, flush, self.later)
        self.later.append(connection)


def flush(connections: list[Connection]) -> None:
    ready = connections[:]
    connections.clear()
    for connection in ready:
        connection.flush()


class Connection(asyncio.Protocol):
    """`answer` gets each connection whose handshake is sound: it refuses it, or gives what serves it to its end."""

    def __init__(
        self, answer: Callable[[Connection], Coroutine[Any, Any, None] | None], outgoing: Outgoing
    ) -> None:
        self.answer = answer
        self.outgoing = outgoing
        self.frames = ServerProtocol(max_size=LARGEST, logger=log)
        self.transport: asyncio.Transport
        self.request: Request
        self.task: asyncio.Task[None] | None = None
        self.unread: deque[bytes] = deque()
        self.reader: asyncio.Future[None] | None = None
        self.pending = b""
        """What was read and not yet taken apart."""
        self.surplus = 0
        """Bytes that came when the connection was at its end."""
        self.controls = CONTROLS_AT_ONCE
        """Control frames that may still come now."""
        self.controls_at = time.monotonic()
        self.parts: list[bytes] = []
        """Of a message that comes in several frames."""
        self.decoder = text_decoder()
        self.full_since = 0.0
        """When so much began to wait that nothing more should be sent; 0: it flows."""
        self.resumed: Callable[[], None] = lambda: None
        """Called when it flows again."""
        self.farewell: asyncio.TimerHandle | None = None
        self.stopped = False
        self.plain = False
        """Nothing but whole texts was heard since the handshake."""
        self.unsent: list[bytes] = []
        self.scheduled = False
        """A flush is scheduled for the end of this loop iteration."""

    @property
    def open(self) -> bool:
        return self.frames.state is State.OPEN

    @property
    def client(self) -> tuple[str, int] | None:
        name = self.transport.get_extra_info("peername")
        return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None

    # what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(HIGH_WATER)

    def data_received(self, data: bytes) -> None:
        if self.plain and not self.pending:
            text = whole_text(data)
            if text is not None and self.open and sound(text):
                self.take(text)
                return
            self.plain = not data  # from here on `websockets` keeps count of the frames
        self.pending += data
        self.feed()

    def feed(self) -> None:
        """Take apart what was read: a piece at a time, and no more than is heard."""
        data, at = self.pending, 0
        while at < len(data) and len(self.unread) < MOST_UNREAD and not self.transport.is_closing():
            piece = data[at : at + PIECE]
            at += PIECE
            self.surplus += len(piece) if self.frames.close_expected() else 0
            self.frames.receive_data(piece)
            for event in self.frames.events_received():
                if isinstance(event, Frame):
                    self.heard(event)
                elif isinstance(event, Request):
                    self.begin(event)
            self.write_out()
            if self.controls < 0 or len(self.parts) > MOST_PARTS or self.surplus > MOST_AFTER:
                self.drop()
        self.pending = b"" if self.transport.is_closing() else data[at:]

    def begin(self, request: Request) -> None:
        """The handshake is sound: the connection is refused, or served to its end."""
        self.request = request
        work = self.answer(self)
        if work is not None:
            self.frames.send_response(self.frames.accept(request))
            self.plain = self.open
            if self.open:
                self.task = asyncio.get_running_loop().create_task(work)
            else:
                work.close()

    def drop(self) -> None:
        """End a connection that does harm: nothing more is read from it or sent to it."""
        self.transport.abort()

    def eof_received(self) -> None:
        self.frames.receive_eof()
        self.write_out()

    def connection_lost(self, error: Exception | None) -> None:
        self.frames.receive_eof()
        if self.farewell is not None:
            self.farewell.cancel()
        self.wake_reader()

    def pause_writing(self) -> None:
        self.full_since = time.monotonic()

    def resume_writing(self) -> None:
        self.full_since = 0.0
        self.resumed()

    # in

    def heard(self, frame: Frame) -> None:
        if frame.opcode is Opcode.BINARY:
            self.frames.fail(CloseCode.UNSUPPORTED_DATA)
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT) and self.open:
            self.parts.append(bytes(frame.data))
            try:
                self.decoder.decode(frame.data, frame.fin)
            except UnicodeDecodeError:
                self.frames.fail(CloseCode.INVALID_DATA)
                return
            if frame.fin:
                self.take(b"".join(self.parts))
                self.parts.clear()
        elif frame.opcode not in (Opcode.TEXT, Opcode.CONT):  # answered by themselves
            moment = time.monotonic()
            more = (moment - self.controls_at) * CONTROLS
            self.controls = min(CONTROLS_AT_ONCE, self.controls + more) - 1
            self.controls_at = moment

    def take(self, text: bytes) -> None:
        self.unread.append(text)
        if len(self.unread) >= MOST_UNREAD and not self.transport.is_closing():
            self.transport.pause_reading()
        self.wake_reader()

    def wake_reader(self) -> None:
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def receive(self) -> bytes | None:
        """The next message; None when the connection is at its end, or nobody wants to hear more of it."""
        while not self.stopped and not self.unread and self.open:
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        if self.stopped or not self.unread:
            return None
        text = self.unread.popleft()
        if len(self.unread) == MOST_UNREAD - 1 and not self.transport.is_closing():
            self.feed()
            if len(self.unread) < MOST_UNREAD:
                self.transport.resume_reading()
        return text

    def stop(self) -> None:
        """Hear no more."""
        self.stopped = True
        self.wake_reader()

    @property
    def code(self) -> int:
        """How it ended, if not by us."""
        sent = self.frames.close_sent
        return 1000 if sent is None else int(sent.code)

    # out

    def send(self, text: bytes) -> None:
        """Write a text message. Whoever sends much looks at `full_since` first.

        It goes out with those of the other connections that are written in this loop iteration.
        """
        if not self.open:
            return
        if not self.scheduled:
            self.scheduled = True
            self.outgoing.add(self)
        self.put(text)

    def send_along(self, text: bytes) -> None:
        """Write a text message that may wait a moment for the next one, which is to come at once, and go with it."""
        if not self.open:
            return
        self.outgoing.add_later(self)
        self.put(text)

    def put(self, text: bytes) -> None:
        size = len(text)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.unsent += (head, text)

    def flush(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(b"".join(self.unsent))
            if self.full_since and self.transport.get_write_buffer_size() > MOST_UNSENT:
                self.drop()
        self.unsent.clear()
        self.scheduled = False

    def refuse(self, status: int, text: str) -> None:
        """Instead of an answer to the handshake."""
        self.frames.send_response(self.frames.reject(status, text))

    def close(self, code: int) -> None:
        if self.open:
            self.frames.send_close(code)
            self.write_out()

    def write_out(self) -> None:
        """What the rules of websockets have to say by themselves."""
        self.flush()
        for data in self.frames.data_to_send():
            if data:
                self.transport.write(data)
            elif self.transport.can_write_eof():
                self.transport.write_eof()
            else:
                self.transport.close()
        if self.frames.state is not State.OPEN:
            self.wake_reader()
        if self.farewell is None and self.frames.close_expected():
            self.farewell = asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)


def sound(text: bytes) -> bool:
    """Whether this is UTF-8; nearly always it is plain ASCII."""
    if text.isascii():
        return True
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def whole_text(data: bytes) -> bytes | None:
    """The message, if this is just one frame with a whole text, as nearly always."""
    if len(data) < 6 or data[0] != 0x81 or not 0x80 <= data[1] < 0xFF:
        return None
    size, at = data[1] & 0x7F, 2
    if size == 126:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if len(data) != at + 4 + size or size > LARGEST:
        return None
    return apply_mask(data[at + 4 :], data[at : at + 4])
