"""What messengers show of an invitation: Open Graph tags in the page of a table, in the language of its host."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ...core.texts import message
from ...games import load
from ..errors import FOLDER, Refusal
from ..tables.model import Table
from .caller import Call, secure, service_of

MARK = "</head>"
PICTURES = "previews"
WORDS = {"lobby": "invitation", "playing": "playing", "over": "over", "ended": "over"}
"""By the table's status: the end of the message's id."""


async def tags(request: Call, table_id: str, root: Path) -> str:
    """The tags for a table's page; none for a table that is not there."""
    service = service_of(request)
    try:
        table = (await service.tables.live(table_id)).table
    except Refusal:
        return ""
    host = await service.people.one(table.host)
    language = host.lang if host else "en"
    scheme = "https" if secure(request) else "http"
    origin = f"{scheme}://{request.headers.get('host', '')}"
    words = {
        "og:site_name": "Olympus",
        "og:type": "website",
        "og:url": f"{origin}/t/{table.id}",
        "og:title": title(table, host.name if host else "", language),
        "og:description": message("preview-about", language, FOLDER),
    }
    picture = f"{PICTURES}/{table.game}.jpg"
    if (root / picture).is_file():
        words |= {"og:image": f"{origin}/{picture}", "og:image:width": "1200", "og:image:height": "630"}
        words |= {"twitter:card": "summary_large_image"}
    return "".join(
        f'<meta property="{name}" content="{escape(text, quote=True)}">' for name, text in words.items()
    )


def title(table: Table, host: str, language: str) -> str:
    game = message("game-name", language, load(table.game).folder / "locale")
    return message(f"preview-{WORDS[table.status]}", language, FOLDER, name=host, game=game)
