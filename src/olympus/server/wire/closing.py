"""How a server ends a websocket."""

from __future__ import annotations

CLOSE_CODES = {
    1000: "the client closed it",
    1002: "not in the form of RFC 6455",
    1003: "a binary message",
    1007: "a text that is not UTF-8",
    1008: "not allowed: no `hello`, another protocol, anything that is not a message as declared (malformed JSON, "
    "an unknown `do`, a missing field, a wrong type), too many messages in spite of refusals, too many moves "
    "under way, or nothing read for too long",
    1009: "a message over 8 kB",
    1012: "the server stops or restarts, after `bye`",
    1013: "the store does not answer, or the person has too many connections",
    4000: "no `hello` within 10 s, or nothing said for 75 s",
    4001: "the session has ended: signed out, password changed, account recovered or removed, or a guest became an "
    "account",
}
"""By code: why."""
