"""Guessing passwords and recovery codes: limited by address, slowed down by name, the owner not locked out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest

from olympus.server.errors import Refusal
from olympus.server.net.edge import neighbourhood
from olympus.server.net.guesses import FREE, MOST_WAITING, Guesses
from olympus.server.net.limits import Limits

from .harness import Server, serving

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With the usual limits, behind a proxy: each call may come from an address of its own."""
    server = Server(tmp_path_factory.mktemp("guessed"), OLYMPUS_RATE="1")
    server.arguments = ["--proxy"]
    server.start()
    yield server
    server.stop()


def call(server: Server, path: str, address: str, **body: str) -> httpx.Response:
    headers = {"x-forwarded-for": address}
    return httpx.post(f"{server.base}/api{path}", json=body, headers=headers, timeout=120)


@pytest.mark.long
def test_many_addresses_slow_a_name_down_and_lock_nobody_out(proxied: Server) -> None:
    made = call(proxied, "/account", "203.0.113.1", name="Guessed", password=PASSWORD)
    assert made.status_code == 201
    names = ("Guessed", "GUESSED", "Ｇｕｅｓｓｅｄ", "guessed")  # one name after NFKC
    assert call(proxied, "/session", "203.0.113.1", name="Guessed", password=PASSWORD).status_code == 201
    took = []
    for n in range(FREE + 3):
        began = time.monotonic()
        answer = call(proxied, "/session", f"198.51.100.{n}", name=names[n % 4], password="wrong guess")
        took.append(time.monotonic() - began)
        assert answer.status_code == 401
    assert took[-1] > 1.5  # 0.5 s, doubled with each failure beyond those that are free
    began = time.monotonic()
    answer = call(proxied, "/session", "198.51.100.99", name="Guessed", password=PASSWORD)
    assert answer.status_code == 201  # the owner, from somewhere new: slower, but let in
    assert time.monotonic() - began > 1.5
    codes = [
        call(proxied, "/recover", f"192.0.2.{n}", name="Guessed", recovery="AAAA", password=PASSWORD)
        for n in (1, 2)
    ]
    assert {answer.status_code for answer in codes} == {401}  # they count for the same name


def test_one_address_is_limited_whatever_the_names(proxied: Server) -> None:
    statuses = [
        call(proxied, "/session", "203.0.113.77", name=f"Nobody {n}", password="wrong guess").status_code
        for n in range(14)
    ]
    assert statuses[:10] == [401] * 10
    assert 429 in statuses[10:]
    assert call(proxied, "/session", "203.0.113.78", name="Nobody", password="wrong guess").status_code == 401
    codes = [
        call(
            proxied, "/recover", "203.0.113.79", name="Nobody", recovery="A" * 16, password=PASSWORD
        ).status_code
        for _ in range(6)
    ]
    assert codes == [401] * 6


@pytest.mark.long
def test_a_forwarded_address_without_a_proxy_is_nobodys(tmp_path_factory: pytest.TempPathFactory) -> None:
    with serving(tmp_path_factory.mktemp("claimed"), OLYMPUS_RATE="1") as server:
        statuses = {
            call(
                server, "/session", f"198.51.100.{n}", name=f"Nobody {n}", password="wrong guess"
            ).status_code
            for n in range(14)
        }
    assert statuses == {401, 429}


async def fail(guesses: Guesses, address: str, times: int = 1) -> None:
    for _ in range(times):
        with pytest.raises(Refusal):
            async with guesses.guess("Ada", address):
                raise Refusal("sign-in", 401)


def test_where_somebody_signed_in_before_nothing_is_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        guesses = Guesses(Limits(100.0))
        async with guesses.guess("ADA", "10.0.0.1"):
            pass
        await fail(guesses, "10.0.0.2", FREE + 4)
        waits: list[str] = []

        async def wait(key: str) -> None:
            waits.append(key)

        monkeypatch.setattr(guesses, "wait", wait)
        async with guesses.guess("ada", "10.0.0.1"):
            pass
        assert waits == []
        async with guesses.guess("ada", "10.0.0.3"):
            pass
        assert waits == ["ada"]
        assert await guesses.delay("ada") == pytest.approx(0.08, rel=0.3)  # 8 s at the usual scale
        assert await guesses.delay("bea") == 0

    asyncio.run(scene())


def test_not_too_many_wait() -> None:
    async def scene() -> None:
        guesses = Guesses(Limits(1000.0))
        await fail(guesses, "10.0.0.2", FREE)
        guesses.waiting["ada"] = MOST_WAITING
        with pytest.raises(Refusal) as refused:
            await guesses.wait("ada")
        assert refused.value.status == 429

    asyncio.run(scene())


def test_addresses_of_one_network_are_one_place() -> None:
    assert neighbourhood("2001:db8:1:2::3") == neighbourhood("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert neighbourhood("203.0.113.1") == "203.0.113.1"
    assert neighbourhood("a socket") == "a socket"
