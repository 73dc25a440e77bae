"""The store at the start of a server: brought up to date, or a sentence that says what is wrong with it."""

from __future__ import annotations

import logging
import stat
from pathlib import Path

from alembic.util import CommandError

from ..config import Config
from ..errors import STORE_TROUBLE, Refusal, damaged
from .engine import migrate, open_engine

log = logging.getLogger("olympus.store")


async def prepare_store(config: Config) -> None:
    """Open the store once before anything is served."""
    place = config.place
    try:
        engine = open_engine(config)
        try:
            await migrate(engine, config)
        finally:
            await engine.close()
    except CommandError:
        raise Refusal("database-newer", database=place) from None
    except STORE_TROUBLE as error:
        if damaged(error):
            raise Refusal("database-damaged", database=place) from None
        raise Refusal("database-away", database=place, why=reason(error)) from None
    if config.sqlite_file is not None:
        warn_if_open(config.sqlite_file)


def reason(error: BaseException) -> str:
    """The last line of what went wrong, short enough for a sentence."""
    inner = getattr(error, "orig", None) or error
    lines = str(inner).strip().splitlines() or [type(inner).__name__]
    return lines[0][:200].rstrip(".")


def warn_if_open(file: Path) -> None:
    """It holds the seeds of running games: whoever reads it knows every card."""
    mode = stat.S_IMODE(file.stat().st_mode)
    if mode & 0o077:
        do = f"chmod 600 {file}"
        log.warning("others can read the database", extra={"data": {"mode": f"{mode:o}", "do": do}})
