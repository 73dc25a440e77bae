"""How a server is set up: the command line first, then the environment, then what is usual."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import make_url

from ..core.folders import data_folder

STATIC = Path(__file__).parent / "static"


def default_database() -> str:
    """`OLYMPUS_DATABASE`, or the file that `OLYMPUS_DATABASE_FILE` names, else SQLite in the user's data folder."""
    named = os.environ.get("OLYMPUS_DATABASE")
    if named:
        return named
    file = os.environ.get("OLYMPUS_DATABASE_FILE")
    if file:
        return Path(file).read_text(encoding="utf-8").strip()
    return f"sqlite:///{data_folder() / 'olympus.sqlite3'}"


def driver_url(database: str) -> str:
    """The address with the driver that we use: plain `postgresql:` is enough."""
    for plain in ("postgresql:", "postgres:"):
        if database.startswith(plain):
            return "postgresql+asyncpg:" + database[len(plain) :]
    return database


def words(text: str | None) -> tuple[str, ...]:
    return tuple((text or "").replace(",", " ").split())


@dataclass(frozen=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    pace: float = 1.0
    """How long bots and forced passes take, 1 being a person's pace; 0 for tests and measurements."""
    patience: float = 1.0
    """Scales every waiting time of the server: heartbeats, leases, connections taken for dead."""
    proxy: bool = False
    """Behind a proxy on this machine: take the caller's address and the scheme from its headers."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies on other machines."""
    names: tuple[str, ...] = ()
    """Names by which the server is called, besides addresses, this machine's own name and `localhost`."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own."""
    per_user: int = 16
    """Connections a person may have."""
    per_address: int = 64
    """Connections an address may have; a household or a school shares one."""
    rate: float = 1.0
    """Scales every limit on how often something may be done."""
    metrics_token: str = ""
    """Lets figures be read from another machine."""
    static: Path = STATIC
    bot_threads: int = 2
    busy: float = 100.0
    """Moves a second from which on views are written by a process beside this one."""
    prepare: bool = True
    """Compile and load what the bots need at the start; tests that need no bots leave it out."""

    @classmethod
    def from_environment(cls, database: str | None = None) -> Config:
        """The defaults, but for what the environment sets. Each variable is in docs/operating.md."""
        get = os.environ.get
        return cls(
            database=database or default_database(),
            patience=float(get("OLYMPUS_PATIENCE") or cls.patience),
            rate=float(get("OLYMPUS_RATE") or cls.rate),
            busy=float(get("OLYMPUS_BUSY") or cls.busy),
            per_user=int(get("OLYMPUS_PER_USER") or cls.per_user),
            per_address=int(get("OLYMPUS_PER_ADDRESS") or cls.per_address),
            prepare=get("OLYMPUS_PREPARE") != "0",
            static=Path(get("OLYMPUS_STATIC") or cls.static),
            metrics_token=get("OLYMPUS_METRICS_TOKEN") or "",
            names=words(get("OLYMPUS_NAMES")),
            proxies=words(get("OLYMPUS_PROXIES")),
        )

    @property
    def url(self) -> str:
        return driver_url(self.database)

    @property
    def place(self) -> str:
        """Where the store is, as it may be shown: without a password."""
        file = self.sqlite_file
        return make_url(self.url).render_as_string(hide_password=True) if file is None else str(file)

    @property
    def sqlite_file(self) -> Path | None:
        head, _, path = self.url.partition(":///")
        return Path(path) if head.startswith("sqlite") and path else None
