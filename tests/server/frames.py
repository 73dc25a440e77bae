"""Frames as a hostile or clumsy client sends them: the cases of the Autobahn test suite that apply to our connections.

That suite needs Python 2, so its cases are written down here, under its numbers. Left out are those on compression,
which we do not offer (12, 13), and on messages beyond our largest (9.1 to 9.6). Where it sends binary messages or more
than our largest, ours are refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
MASK = b"\x12\x34\x56\x78"
LARGEST = 8192
WHOLE = 0
"""A write at a time."""
FRAMES = -1
"""A frame at a time; a larger number: so many bytes at a time."""


def frame(opcode: int, data: bytes = b"", *, fin: bool = True, rsv: int = 0) -> bytes:
    """A client's frame."""
    size = len(data)
    head = bytes([fin << 7 | rsv << 4 | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 65_536:
        head += b"\xfe" + size.to_bytes(2, "big")
    else:
        head += b"\xff" + size.to_bytes(8, "big")
    key = (MASK * (size // 4 + 1))[:size]
    packed = (int.from_bytes(data, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
    return head + MASK + packed


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    return frame(CLOSE, b"" if code is None else code.to_bytes(2, "big") + reason)


@dataclass(frozen=True)
class Case:
    number: str
    sent: list[bytes]
    """Frames."""
    heard: list[tuple[int, bytes]]
    """What comes back before the end, at most: opcode and content."""
    code: int | None
    """How the server ends it; None: an empty close."""
    chop: int = FRAMES
    then: bytes = b""
    """Sent when all that is to come back has."""
    early: bool = False
    """The server may end it before everything else has come back: both kinds of message were under way."""


def echoed(number: str, *frames: bytes, text: bytes, chop: int = FRAMES) -> Case:
    """A message that comes back; then the client closes."""
    return Case(number, list(frames), [(TEXT, text)], 1000, chop, close())


def failed(
    number: str, code: int, *frames: bytes, heard: list[tuple[int, bytes]] | None = None, chop: int = FRAMES
) -> Case:
    return Case(number, list(frames), heard or [], code, chop, early=bool(heard))


def sizes() -> Iterator[Case]:
    for n, (size, chop) in enumerate(
        [(0, 0), (125, 0), (126, 0), (127, 0), (128, 0), (65_535, 0), (65_536, 0), (65_536, 997)], 1
    ):
        text = b"*" * size
        if size <= LARGEST:
            yield echoed(f"1.1.{n}", frame(TEXT, text), text=text, chop=chop or FRAMES)
        else:
            yield failed(f"1.1.{n}", 1009, frame(TEXT, text), chop=chop)
        code = 1003 if size <= LARGEST else 1009
        yield failed(f"1.2.{n}", code, frame(BINARY, b"\xfe" * size), chop=chop)


def pings() -> Iterator[Case]:
    long = b"\xfe" * 125
    for n, data in enumerate([b"", b"Hello, world!", bytes([0, 255, 254, 253, 252, 251, 0, 255]), long], 1):
        yield Case(f"2.{n}", [frame(PING, data)], [(PONG, data)], 1000, then=close())
    yield failed("2.5", 1002, frame(PING, b"\xfe" * 126))
    yield Case("2.6", [frame(PING, long)], [(PONG, long)], 1000, 1, close())
    yield Case("2.7", [frame(PONG), close()], [], 1000)
    yield Case("2.8", [frame(PONG, b"unsolicited"), close()], [], 1000)
    yield Case(
        "2.9", [frame(PONG, b"unsolicited"), frame(PING, b"own")], [(PONG, b"own")], 1000, then=close()
    )
    ten = [b"payload-%d" % n for n in range(10)]
    for number, chop in (("2.10", FRAMES), ("2.11", 1)):
        yield Case(
            number, [frame(PING, one) for one in ten], [(PONG, one) for one in ten], 1000, chop, close()
        )


def reserved() -> Iterator[Case]:
    hello = [(TEXT, b"Hello")]
    yield failed("3.1", 1002, frame(TEXT, b"Hello", rsv=1))
    for rsv, chop in ((2, WHOLE), (3, FRAMES), (4, 1)):
        frames = (frame(TEXT, b"Hello"), frame(TEXT, b"Hello", rsv=rsv), frame(PING))
        yield failed(f"3.{rsv}", 1002, *frames, heard=hello, chop=chop)
    yield failed("3.5", 1002, frame(BINARY, b"\0\xff", rsv=5))
    yield failed("3.6", 1002, frame(PING, b"Hello", rsv=6))
    yield failed("3.7", 1002, frame(CLOSE, rsv=7))
    for group, first in ((1, 3), (2, 11)):
        for n in range(5):
            opcode = first + n
            if n < 2:
                yield failed(f"4.{group}.{n + 1}", 1002, frame(opcode, b"reserved" * n))
            else:
                chop = (WHOLE, FRAMES, 1)[n - 2]
                frames = (frame(TEXT, b"Hello"), frame(opcode, b"reserved" * (n != 2)), frame(PING))
                yield failed(f"4.{group}.{n + 1}", 1002, *frames, heard=hello, chop=chop)


def fragments() -> Iterator[Case]:
    first, last = frame(TEXT, b"fragment1", fin=False), frame(CONT, b"fragment2")
    both, ping = b"fragment1fragment2", frame(PING, b"ping")
    yield failed("5.1", 1002, frame(PING, b"fragment1", fin=False), frame(CONT, b"fragment2"))
    yield failed("5.2", 1002, frame(PONG, b"fragment1", fin=False), frame(CONT, b"fragment2"))
    for n, chop in enumerate((WHOLE, FRAMES, 1)):
        yield echoed(f"5.{3 + n}", first, last, text=both, chop=chop)
        heard = [(PONG, b"ping"), (TEXT, both)]
        yield Case(f"5.{6 + n}", [first, ping, last], heard, 1000, chop, close())
        yield failed(f"5.{9 + n}", 1002, frame(CONT, b"nothing"), frame(TEXT, b"Hello"), chop=chop)
        yield failed(
            f"5.{12 + n}", 1002, frame(CONT, b"nothing", fin=False), frame(TEXT, b"Hello"), chop=chop
        )
    nothing = frame(CONT, b"nothing", fin=False)
    yield failed("5.15", 1002, first, last, nothing, frame(TEXT, b"Hello"), heard=[(TEXT, both)], chop=WHOLE)
    twice = (frame(TEXT, b"fragment2", fin=False), frame(CONT, b"fragment3"))
    yield failed("5.16", 1002, *[nothing, *twice] * 2)
    yield failed("5.17", 1002, *[frame(CONT, b"nothing"), *twice] * 2)
    yield failed("5.18", 1002, first, frame(TEXT, b"fragment2"))
    parts = [frame(TEXT, b"f1", fin=False), frame(CONT, b"f2", fin=False), frame(PING, b"p1")]
    parts += [
        frame(CONT, b"f3", fin=False),
        frame(CONT, b"f4", fin=False),
        frame(PING, b"p2"),
        frame(CONT, b"f5"),
    ]
    heard = [(PONG, b"p1"), (PONG, b"p2"), (TEXT, b"f1f2f3f4f5")]
    for number, chop in (("5.19", FRAMES), ("5.20", WHOLE)):
        yield Case(number, parts, heard, 1000, chop, close())


GREEK = "Hello-µ@ßöäüàá-UTF-8!!".encode()
KOSME = "κ\u1f79σμε".encode()
VALID = {
    "6.5": [
        *("Hello World", "Hello-µ@ßöäüàá-UTF-8!!", "κόσμε", "日本語"),
        "\U00020000",
    ],
    "6.7": ["\0", "\x80", "ࠀ", "\U00010000"],
    "6.9": ["\x7f", "߿", "\uffff", "\U0010ffff"],
    "6.11": ["\ud7ff", "\ue000", "�", "\U0010ffff"],
    "6.22": [chr(plane << 16 | low) for plane in range(17) for low in (0xFFFE, 0xFFFF)],
    "6.23": [chr(0xFFF9 + n) for n in range(7)],
}
INVALID = {
    "6.8": ["f888808080", "fc8480808080"],
    "6.10": ["f7bfbfbf", "fbbfbfbfbf", "fdbfbfbfbfbf"],
    "6.11": ["f4908080"],
    "6.12": [
        "80",
        "bf",
        *(("80bf" * 3)[:size] for size in (4, 6, 8, 10, 12)),
        bytes(range(0x80, 0xC0)).hex(),
    ],
    "6.13": [
        b" ".join(bytes([first]) for first in firsts).hex()
        for firsts in (
            range(0xC0, 0xE0),
            range(0xE0, 0xF0),
            range(0xF0, 0xF8),
            range(0xF8, 0xFC),
            (0xFC, 0xFD),
        )
    ],
    "6.14": [
        "c0",
        "e080",
        "f08080",
        "f8808080",
        "fc80808080",
        "df",
        "efbf",
        "f7bfbf",
        "fbbfbfbf",
        "fdbfbfbfbf",
    ],
    "6.15": ["c0e080f08080f8808080fc80808080dfefbff7bfbffbbfbfbffdbfbfbfbf"],
    "6.16": ["fe", "ff", "fefeffff"],
    "6.17": ["c0af", "e080af", "f08080af", "f8808080af", "fc80808080af"],
    "6.18": ["c1bf", "e09fbf", "f08fbfbf", "f887bfbfbf", "fc83bfbfbfbf"],
    "6.19": ["c080", "e08080", "f0808080", "f880808080", "fc8080808080"],
    "6.20": ["eda080", "edadbf", "edae80", "edafbf", "edb080", "edbe80", "edbfbf"],
    "6.21": [high + low for high in ("eda080", "edadbf", "edae80", "edafbf") for low in ("edb080", "edbfbf")],
}


def utf8() -> Iterator[Case]:
    empty = frame(CONT, b"", fin=False)
    yield echoed("6.1.1", frame(TEXT), text=b"")
    yield echoed("6.1.2", frame(TEXT, fin=False), empty, frame(CONT), text=b"")
    yield echoed(
        "6.1.3", frame(TEXT, fin=False), frame(CONT, b"middle", fin=False), frame(CONT), text=b"middle"
    )
    cut = GREEK[:8], GREEK[8:]  # within a letter
    yield echoed("6.2.1", frame(TEXT, GREEK), text=GREEK)
    yield echoed("6.2.2", frame(TEXT, cut[0], fin=False), frame(CONT, cut[1]), text=GREEK)
    yield echoed("6.2.3", *letter_by_letter(GREEK), text=GREEK)
    yield echoed("6.2.4", *letter_by_letter(KOSME), text=KOSME)
    bad = KOSME + b"\xed\xa0\x80edited"
    yield failed("6.3.1", 1007, frame(TEXT, bad))
    yield failed("6.3.2", 1007, *letter_by_letter(bad))
    # found out with the frame that holds it, not when the message is whole
    start, middle, rest = KOSME, b"\xf4\x90\x80\x80", frame(CONT, b"edited", fin=False)
    yield failed("6.4.1", 1007, frame(TEXT, start, fin=False), frame(CONT, middle, fin=False), rest)
    early = (frame(TEXT, start + b"\xf4", fin=False), frame(CONT, b"\x90", fin=False), rest)
    yield failed("6.4.2", 1007, *early)
    yield failed("6.4.3", 1007, frame(TEXT, start + middle + b"edited"), chop=len(start))
    yield failed("6.4.4", 1007, frame(TEXT, start + middle + b"edited"), chop=1)
    for n in range(1, len(KOSME) + 1):
        yield one_text(f"6.6.{n}", KOSME[:n])
    for group, texts in VALID.items():
        for n, text in enumerate(texts, 1):
            yield one_text(f"{group}.{n}", text.encode())
    for group, coded in INVALID.items():
        for n, digits in enumerate(coded, 1 + len(VALID.get(group, []))):
            yield one_text(f"{group}.{n}", bytes.fromhex(digits))


def one_text(number: str, text: bytes) -> Case:
    try:
        text.decode()
    except UnicodeDecodeError:
        return failed(number, 1007, frame(TEXT, text))
    return echoed(number, frame(TEXT, text), text=text)


def letter_by_letter(text: bytes) -> list[bytes]:
    """A frame per byte."""
    last = len(text) - 1
    return [frame(CONT if n else TEXT, text[n : n + 1], fin=n == last) for n in range(len(text))]


def farewells() -> Iterator[Case]:
    hello, heard = frame(TEXT, b"Hello"), [(TEXT, b"Hello")]
    yield Case("7.1.1", [hello], heard, 1000, then=close())
    yield Case("7.1.2", [close(), close()], [], 1000)
    yield Case("7.1.3", [close(), frame(PING, b"ping")], [], 1000)
    yield Case("7.1.4", [close(), hello], [], 1000)
    yield Case("7.1.5", [frame(TEXT, b"f1", fin=False), close(), frame(CONT, b"f2")], [], 1002)
    yield failed("7.1.6", 1009, frame(TEXT, b"*" * 262_144), hello, close(), frame(PING))
    yield Case("7.3.1", [close(None)], [], None)
    yield failed("7.3.2", 1002, frame(CLOSE, b"a"))
    for n, reason in ((3, b""), (4, b"Hello World!"), (5, b"*" * 123)):
        yield Case(f"7.3.{n}", [close(1000, reason)], [], 1000)
    yield failed("7.3.6", 1002, close(1000, b"*" * 124))
    yield failed("7.5.1", 1007, close(1000, KOSME + b"\xed\xa0\x80edited"))
    allowed = (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999)
    for n, code in enumerate(allowed, 1):
        yield Case(f"7.7.{n}", [close(code)], [], code)
    for n, code in enumerate((0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999), 1):
        yield failed(f"7.9.{n}", 1002, close(code))
    for n, code in enumerate((5000, 65_535), 1):
        yield failed(f"7.13.{n}", 1002, close(code))


def many() -> Iterator[Case]:
    for n, size in enumerate((0, 16, 64, 256, 1024, 4096), 1):
        text = b"*" * size
        yield Case(f"9.7.{n}", [frame(TEXT, text)] * 1000, [(TEXT, text)] * 1000, 1000, then=close())
    text = b"*" * LARGEST
    pieces = [text[n : n + 1300] for n in range(0, LARGEST, 1300)]
    frames = [frame(CONT if n else TEXT, one, fin=n == len(pieces) - 1) for n, one in enumerate(pieces)]
    yield echoed("10.1.1", *frames, text=text)


def cases() -> list[Case]:
    return [case for group in (sizes, pings, reserved, fragments, utf8, farewells, many) for case in group()]
