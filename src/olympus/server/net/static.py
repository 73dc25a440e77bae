"""The web client: files as they were built; every other path is the client's own page."""

from __future__ import annotations

import asyncio
import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from ..errors import Refusal
from .preview import MARK, tags

NOTHING = """<!doctype html><meta charset="utf-8"><title>Olympus</title>
<p>The server is running. The web client has not been built: see the project's README.</p>"""
TABLE = re.compile(r"t/([\w-]{1,40})")
"""The page of a table: invitations lead there."""
FOREVER = "public, max-age=31536000, immutable"
PACKED = {"br": ".br", "gzip": ".gz"}
"""What the build has packed beforehand, by the name browsers ask for it; the smaller one first."""


def file_under(root: Path, name: str) -> Path | None:
    """A file of the client's; names that no file can have, or that lead elsewhere, are none."""
    try:
        wanted = (root / name).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except OSError:
        return None


def pages(folder: Path) -> Any:
    root = folder.resolve()

    def answer(path: Path, cached: str, accepted: str) -> Response[bytes]:
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind.endswith("javascript"):
            kind += "; charset=utf-8"
        headers = {"cache-control": cached, "vary": "accept-encoding"}
        for encoding, ending in PACKED.items():
            packed = path.with_name(path.name + ending)
            if encoding in accepted and packed.is_file():
                path, headers["content-encoding"] = packed, encoding
                break
        return Response(path.read_bytes(), media_type=kind, headers=headers)

    @route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        accepted = request.headers.get("accept-encoding", "")
        name = path.lstrip("/")
        if name == "api" or name.startswith("api/"):
            raise Refusal("not-found", 404)
        wanted = file_under(root, name)
        if wanted is not None:
            # names under assets/ carry a hash of their content
            return await asyncio.to_thread(
                answer, wanted, FOREVER if name.startswith("assets/") else "no-cache", accepted
            )
        if "." in name.rsplit("/", 1)[-1]:
            raise Refusal("not-found", 404)
        index = root / "index.html"
        if index.is_file():
            found = TABLE.fullmatch(name)
            more = await tags(request, found[1], root) if found else ""
            if more:
                document = (await asyncio.to_thread(index.read_text, encoding="utf-8")).replace(
                    MARK, more + MARK
                )
                headers = {"cache-control": "no-cache"}
                return Response(document.encode(), media_type="text/html; charset=utf-8", headers=headers)
            return await asyncio.to_thread(answer, index, "no-cache", accepted)
        return Response(NOTHING.encode(), media_type="text/html; charset=utf-8")

    return page
