"""The edge of the application: which calls come in at all, and the headers that every answer carries."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import cached_property, lru_cache
from urllib.parse import urlsplit

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ..config import Config
from ..errors import Refusal, chosen_language, refused

LONGEST_PATH = 2000
LONGEST_QUERY = 4000
YEAR = 31_536_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
PACKED_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
HSTS = (b"strict-transport-security", f"max-age={YEAR}".encode())
HOST = re.compile(r"(\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]+))(:\d{1,5})?", re.ASCII)
LOOPBACK = ("127.0.0.0/8", "::1/128")
"""Where a proxy on the same machine calls from."""


@lru_cache(maxsize=10_000)
def neighbourhood(address: str) -> str:
    """An address; of IPv6 the network, of which a caller has all addresses."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network(f"{address}/64", strict=False))


class Trust:
    """Whose word is taken: the names by which this server is called, and the proxies in front of it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.networks = [network(one) for one in (*(LOOPBACK if config.proxy else ()), *config.proxies)]

    @cached_property
    def names(self) -> set[str]:
        """Names besides addresses; a page of another site can give its own name our address, so names are checked."""
        own = socket.gethostname().lower()
        given = [*self.config.names, *(urlsplit(origin).hostname or "" for origin in self.config.origins)]
        return {"localhost", own, own.partition(".")[0] + ".local", *(name.lower() for name in given)}

    def called(self, host: str) -> bool:
        """Whether a `Host` is ours: an address, one of our names, or anything where a proxy chooses."""
        if self.networks and not self.config.names:
            return True
        name = host_name(host)
        return is_address(name) or name.rstrip(".") in self.names

    def proxy(self, peer: str) -> bool:
        """Whether this is a proxy of ours; without an address it came through a local socket."""
        if not self.networks:
            return False
        if not peer:
            return True
        return is_address(peer) and any(ipaddress.ip_address(peer) in network for network in self.networks)

    def address(self, peer: str, forwarded: str) -> str:
        """Where a call comes from: the last address that is not a proxy's of ours."""
        if not self.proxy(peer):
            return peer
        for one in reversed(forwarded.split(",")):
            peer = one.strip()[:60] or peer
            if not self.proxy(peer):
                break
        return peer

    def secure(self, peer: str, scheme: str, forwarded: str) -> bool:
        """Whether a call came by TLS."""
        if self.proxy(peer):
            return forwarded == "https"
        return scheme in ("https", "wss")


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise Refusal("proxy-address", address=text) from None


def host_name(host: str) -> str:
    """The name or address in a `Host`, without the port; nothing where it makes no sense."""
    found = HOST.fullmatch(host.lower())
    return (found["address"] or found["name"]) if found else ""


class Edge:
    """Refuses what no part of the application should see; the usual headers on every answer."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.trust = Trust(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        more = PACKED_HEADERS
        client = scope.get("client")
        peer = client[0] if client else ""
        if self.trust.secure(peer, scope["scheme"], headers.get("x-forwarded-proto", "")):
            more = [*more, HSTS]

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *more]
            await send(message)

        problem = self.problem(scope, headers)
        if problem is None:
            await self.app(scope, receive, sent)
        else:
            await answer(problem, headers, sent)

    def problem(self, scope: HTTPScope, headers: Headers) -> Refusal | None:
        host = headers.get("host", "")
        if not self.trust.called(host):
            return Refusal("host", 400, host=host[:100])
        if len(scope["path"]) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY:
            return Refusal("address-too-long", 414)
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return Refusal("malformed", 400)
        return None


async def answer(problem: Refusal, headers: Headers, send: Send) -> None:
    body = msgspec.json.encode(refused(problem, chosen_language(headers.get("accept-language"))))
    kind, size = (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": problem.status, "headers": [kind, size]})
    await send({"type": "http.response.body", "body": body, "more_body": False})
