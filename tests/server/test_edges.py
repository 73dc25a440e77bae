"""What comes in at the edge: calls that make no sense, foreign names and pages, proxies, TLS."""

from __future__ import annotations

import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from olympus.server.config import Config
from olympus.server.errors import Refusal
from olympus.server.net.edge import Trust

from .harness import Server

DEEP = b"[" * 20_000 + b"]" * 20_000
JSON = {"content-type": "application/json"}
BAD = [
    ("POST", "/api/guest", b'{"name": ' + DEEP + b"}", JSON, 400),
    ("POST", "/api/tables", b'{"game": "derby", "options": {"x": ' + DEEP + b"}}", JSON, 400),
    ("POST", "/api/guest", b'{"name": "\xff\xfe"}', JSON, 400),
    ("POST", "/api/guest", b"\xff\xfe\x00", JSON, 400),
    ("POST", "/api/guest", b'{"name": "\\ud800"}', JSON, 400),
    ("POST", "/api/guest", b"", JSON, 400),
    ("POST", "/api/guest", b"null", JSON, 400),
    ("POST", "/api/guest", b'{"name": "' + b"x" * 100_000 + b'"}', JSON, 413),
    ("POST", "/api/guest", b'{"name": "Ada"}', {"content-type": "text/plain"}, 415),
    ("POST", "/api/guest", b"name=Ada", {"content-type": "application/x-www-form-urlencoded"}, 415),
    ("POST", "/api/guest", b"--x--", {"content-type": "multipart/form-data; boundary=x"}, 415),
    ("POST", "/api/guest", b"--x--", {"content-type": "multipart/form-data"}, 415),
    ("POST", "/api/guest", b"\x80", {"content-type": "application/msgpack"}, 415),
    ("POST", "/api/guest", b"{}", {"content-type": "\xff\xfe/;;"}, 415),
    ("GET", "/" + "x" * 5000, b"", {}, 414),
    ("GET", "/" + "x/" * 900, b"", {}, 200),
    ("GET", "/" + "x" * 600, b"", {}, 200),
    ("GET", "/assets/" + "x" * 600 + ".js", b"", {}, 404),
    ("GET", "/api/tables/" + "x" * 1500, b"", {}, 404),
    ("GET", "/api/games?lang=" + "x" * 5000, b"", {}, 414),
    ("GET", "/api/tables/%00", b"", {}, 400),
    ("GET", "/%00", b"", {}, 400),
    ("GET", "/api/tables?game=%00", b"", {}, 400),
    ("GET", "/%ff%fe", b"", {}, 200),
    ("GET", "/api/tables/%ff%fe", b"", {}, 404),
    ("GET", "/api/leaders?game=derby&limit=many", b"", {}, 400),
    ("GET", "/api/leaders?game=derby&limit=99999999999999999999999", b"", {}, 200),
    ("GET", "/api/me/history?before=99999999999999999999999", b"", {}, 401),
    ("GET", "/../../etc/passwd", b"", {}, 200),
    ("GET", "/..%2f..%2fetc%2fpasswd.txt", b"", {}, 404),
    ("PUT", "/api/guest", b"{}", JSON, 405),
]


@pytest.mark.parametrize("number", range(len(BAD)))
def test_calls_that_make_no_sense_are_answered_with_a_sentence(server: Server, number: int) -> None:
    method, path, content, headers, status = BAD[number]
    before = len(server.log)
    packed = {name: value.encode("latin-1") for name, value in headers.items()}
    answer = httpx.request(method, server.base + path, content=content, headers=packed, timeout=60)
    assert answer.status_code == status, answer.text
    if status >= 400:
        told = answer.json()
        assert told["key"]
        assert told["text"].endswith(".")
    assert not re.search("call failed|store away", server.log[before:])


def test_signed_in_callers_break_nothing_either(server: Server) -> None:
    before = len(server.log)
    token = httpx.post(f"{server.base}/api/guest", json={"name": "Deep"}).json()["token"]
    signed = {"authorization": f"Bearer {token}", **JSON}
    bodies = [
        ("/api/tables", b'{"game": "derby", "options": {"x": ' + DEEP + b"}}"),
        ("/api/tables", b'{"game": "derby\\u0000"}'),
        ("/api/verify", b'{"record": ' + DEEP + b"}"),
        ("/api/verify", b'{"record": "\\u0000"}'),
        ("/api/quick", b'{"game": "derby", "options": {"players": 1e999}}'),
        ("/api/quick", b'{"game": "derby", "options": {"players": 99999999999999999999999}}'),
        ("/api/tables", b'{"game": "derby", "away": 99999999999999999999999}'),
    ]
    for path, body in bodies:
        answer = httpx.post(server.base + path, content=body, headers=signed, timeout=60)
        assert answer.status_code in (200, 400, 404), (path, body[:60], answer.text)
    far = 10**23
    for path in (
        f"history?before={far}",
        f"history?before=-{far}",
        f"history?limit={far}",
        "history?won=perhaps",
    ):
        answer = httpx.get(f"{server.base}/api/me/{path}", headers=signed, timeout=60)
        assert answer.status_code in (200, 400), (path, answer.text)
    removed = httpx.request("DELETE", f"{server.base}/api/me", content=DEEP, headers=signed, timeout=60)
    assert removed.status_code == 400
    assert not re.search("call failed|store away", server.log[before:])


def raw(port: int, request: bytes) -> bytes:
    """What a server answers to these bytes."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(request)
        line.shutdown(socket.SHUT_WR)
        heard = b""
        with contextlib.suppress(ConnectionResetError):
            while fresh := line.recv(4096):
                heard += fresh
        return heard


@pytest.mark.parametrize(
    "request_line",
    [
        b"GET /\xff\xfe HTTP/1.1",
        b"GET  HTTP/1.1",
        b"\x16\x03\x01 hello",
        b"GET / HTTP/9.9",
        b"BREW / HTTP/1.1",
    ],
)
def test_what_is_not_http_is_refused(server: Server, request_line: bytes) -> None:
    answer = raw(server.port, request_line + b"\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 4"), answer


# names: a page of another site may give its own name our address (DNS rebinding)


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *(("127.0.0.1", True), ("127.0.0.1:8000", True), ("[::1]:8000", True), ("localhost:8000", True)),
        *(("192.168.1.20:8000", True), (socket.gethostname(), True), ("LOCALHOST", True)),
        (f"{socket.gethostname().partition('.')[0]}.local:8000", True),
        *(("evil.example", False), ("evil.example:8000", False), ("127.0.0.1.evil.example", False)),
        *(("", False), ("[::1", False), ("localhost@evil.example", False), ("localhost/x", False)),
        *(("localhost.evil.example", False), ("lоcalhost", False)),
    ],
)
def test_foreign_names_are_refused(host: str, ours: bool) -> None:
    assert Trust(Config()).called(host) is ours


def test_names_that_are_set_hold() -> None:
    assert Trust(Config(names=("olympus.example",))).called("Olympus.example:443")
    assert Trust(Config(origins=("https://olympus.example",))).called("olympus.example")
    assert Trust(Config(proxy=True)).called("olympus.example")  # the proxy chooses
    assert not Trust(Config(proxy=True, names=("olympus.example",))).called("evil.example")


def test_a_rebound_name_reaches_nothing(server: Server) -> None:
    for path in ("/", "/api/session", "/api/tables"):
        answer = httpx.get(server.base + path, headers={"host": f"evil.example:{server.port}"})
        assert answer.status_code == 400
        assert answer.json()["key"] == "host"
    shake = (
        b"GET /api/ws HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert raw(server.port, shake).startswith(b"HTTP/1.1 400")


# pages


def test_the_scheme_belongs_to_the_origin(server: Server) -> None:
    foreign = {"origin": server.base.replace("http:", "https:")}
    answer = httpx.post(f"{server.base}/api/guest", json={"name": "Eve"}, headers=foreign)
    assert (answer.status_code, answer.json()["key"]) == (403, "origin")
    for origin in ("null", "", "http://127.0.0.1", f"{server.base}/", f"http://x@127.0.0.1:{server.port}"):
        answer = httpx.post(f"{server.base}/api/guest", json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == 403, origin


# proxies


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("proxied"))
    server.arguments = ["--proxy", "--name", "olympus.example"]
    server.start()
    yield server
    server.stop()


def test_tls_before_the_server(proxied: Server, server: Server) -> None:
    """Behind TLS cookies are secure and browsers are told to stay with it; nobody else can claim to be behind it."""
    forwarded = {"x-forwarded-proto": "https", "host": "olympus.example", "origin": "https://olympus.example"}
    answer = httpx.post(f"{proxied.base}/api/guest", json={"name": "Ada"}, headers=forwarded)
    assert answer.status_code == 201, answer.text
    assert "Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    plain = httpx.get(f"{proxied.base}/api/health", headers={"host": "olympus.example"})
    assert "strict-transport-security" not in plain.headers
    claimed = {"x-forwarded-proto": "https"}
    unheard = httpx.post(f"{server.base}/api/guest", json={"name": "Ada"}, headers=claimed)
    assert "strict-transport-security" not in unheard.headers
    assert "Secure" not in unheard.headers["set-cookie"]


@pytest.mark.parametrize(
    ("config", "peer", "forwarded", "address"),
    [
        ({}, "203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ({}, "127.0.0.1", "198.51.100.1", "127.0.0.1"),
        ({"proxy": True}, "127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ({"proxy": True}, "127.0.0.1", "6.6.6.6, 198.51.100.1", "198.51.100.1"),
        ({"proxy": True}, "127.0.0.1", "", "127.0.0.1"),
        ({"proxy": True}, "203.0.113.5", "198.51.100.1", "203.0.113.5"),
        ({"proxies": ("10.0.0.0/8",)}, "10.1.2.3", "198.51.100.1, 10.9.9.9", "198.51.100.1"),
        ({"proxies": ("10.0.0.1",)}, "10.1.2.3", "198.51.100.1", "10.1.2.3"),
        ({"proxies": ("::1",)}, "127.0.0.1", "198.51.100.1", "127.0.0.1"),
    ],
)
def test_only_our_own_proxies_are_believed(
    config: dict[str, Any], peer: str, forwarded: str, address: str
) -> None:
    assert Trust(Config(**config)).address(peer, forwarded) == address


def test_a_proxy_that_is_no_address_is_refused_at_the_start() -> None:
    with pytest.raises(Refusal) as refused:
        Trust(Config(proxies=("upstream",)))
    assert "upstream" in refused.value.say("en")


def test_the_local_network_plays_by_address_and_name(tmp_path: Path) -> None:
    """As `make play LAN=1` serves it: phones come by the address that is shown, or by the machine's name."""
    server = Server(tmp_path)
    server.arguments = ["--lan"]
    server.start()
    try:
        own = socket.gethostname().partition(".")[0]
        for host in (f"127.0.0.2:{server.port}", f"{own}.local:{server.port}", f"192.168.1.20:{server.port}"):
            page = {"host": host, "origin": f"http://{host}"}
            answer = httpx.post(
                f"http://127.0.0.2:{server.port}/api/guest", json={"name": "Phone"}, headers=page
            )
            assert answer.status_code == 201, answer.text
    finally:
        server.stop()


def test_the_sentence_is_in_the_callers_language(server: Server) -> None:
    answer = httpx.get(f"{server.base}/", headers={"host": "evil.example", "accept-language": "it"})
    assert json.loads(answer.content)["text"].startswith("Questo server")
