"""What messengers are shown of an invitation."""

from __future__ import annotations

import asyncio
from html.parser import HTMLParser
from pathlib import Path

from .harness import Person, Server, people, serving


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "meta" and given.get("property"):
            self.found[given["property"] or ""] = given.get("content") or ""


async def shown(person: Person, path: str) -> dict[str, str]:
    tags = Tags()
    tags.feed((await person.http.get(path)).text)
    return tags.found


def test_an_invitation_names_host_and_game_in_the_hosts_language(tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "previews").mkdir(parents=True)
    (site / "index.html").write_text("<html><head><title>Olympus</title></head><body></body></html>")
    (site / "previews" / "derby.jpg").write_bytes(b"a picture")

    async def scene(server: Server) -> None:
        async with people(server.base, 1) as (ada,):
            await ada.call("PATCH", "/me", {"name": '"><b>Ada', "lang": "fr"})
            table = (await ada.post("/tables", {"game": "derby"}))["id"]
            found = await shown(ada, f"/t/{table}")
            assert found["og:title"] == '"><b>Ada vous invite à Divinity Derby'
            assert found["og:image"] == f"{server.base}/previews/derby.jpg"
            assert found["og:url"] == f"{server.base}/t/{table}"
            other = (await ada.post("/tables", {"game": "ithaca"}))["id"]
            assert "og:image" not in await shown(ada, f"/t/{other}")
            assert await shown(ada, "/t/nothing") == {}
            assert await shown(ada, "/") == {}

    with serving(tmp_path, OLYMPUS_STATIC=str(site)) as server:
        asyncio.run(scene(server))
