"""Behind nginx, by the file that the operators' guide gives: TLS, two processes, one of them dying."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from .databases import new_database
from .harness import ROOT, Person, wait_for
from .test_processes import two_servers

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed here"),
]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def configuration(folder: Path, port: int, one: int, two: int) -> Path:
    """The guide's file, with this test's ports and certificate."""
    text = (ROOT / "docs" / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8001", f"127.0.0.1:{one}").replace("127.0.0.1:8002", f"127.0.0.1:{two}")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = text.replace("/etc/ssl/certs/olympus.pem", str(folder / "cert.pem"))
    text = text.replace("/etc/ssl/private/olympus.key", str(folder / "key.pem"))
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\nevents {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n{text}\n}}"
    )
    subprocess.run(
        [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-keyout",
            "key.pem",
            "-out",
            "cert.pem",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
        ],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return file


class Distant(Person):
    """Somebody who comes through nginx."""

    def __init__(self, base: str, name: str) -> None:
        super().__init__(base, name)
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE
        self.http = httpx.AsyncClient(base_url=base, timeout=60, verify=self.trust)

    async def dial(self, base: str | None = None) -> Person:
        address = self.base.replace("https", "wss") + "/api/ws"
        self.line = await connect(address, max_size=None, ssl=self.trust, origin=self.base)  # type: ignore[arg-type]
        await self.say(do="hello", token=self.token, lang=self.lang)
        self.reader = asyncio.create_task(self.read(self.line))
        await self.until(lambda: self.last("welcome"))
        return self


def test_behind_nginx(tmp_path: Path, postgresql: Any) -> None:
    async def scene(base: str, kill: Any) -> None:
        ada, bea = Distant(base, "Ada"), Distant(base, "Bea")
        for person in (ada, bea):
            await person.arrive()
            await person.dial()
        answer = await ada.http.post("/api/session", json={"name": "x", "password": "12345678"})
        assert answer.status_code == 401
        cookie = (await ada.http.post("/api/guest", json={"name": "Cookie"})).headers["set-cookie"]
        assert "Secure" in cookie
        await ada.get("/metrics", 404)  # not from this machine, as far as the server can tell
        table = (await ada.post("/tables", {"game": "derby", "options": {"players": 3}}))["id"]
        await bea.post(f"/tables/{table}/join")
        await bea.post(f"/tables/{table}/ready")
        await ada.post(f"/tables/{table}/fill", {})
        await ada.post(f"/tables/{table}/start")
        for person in (ada, bea):
            await person.watch(table)
        playing = [asyncio.create_task(person.play_on(table, Random(1), moves=5)) for person in (ada, bea)]
        _, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
        for other in others:
            other.cancel()
        await asyncio.to_thread(kill)
        for person in (ada, bea):  # whoever was on the dead process comes back through the other
            await person.hang_up()
            await person.dial()
            await person.watch(table)
        await asyncio.gather(*(person.play_on(table, Random(n)) for n, person in enumerate((ada, bea))))
        await ada.close()
        await bea.close()

    with two_servers(tmp_path, new_database(postgresql, "proxied"), "--proxy") as (one, two):
        port = free_port()
        file = configuration(tmp_path, port, one.port, two.port)
        nginx = subprocess.Popen(["nginx", "-p", str(tmp_path), "-c", str(file)], stderr=subprocess.DEVNULL)
        try:
            wait_for(lambda: nginx.poll() is not None or answers(port))
            asyncio.run(scene(f"https://127.0.0.1:{port}", one.kill))
        finally:
            nginx.terminate()
            nginx.wait(20)


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
