"""Telling a running server from outside that no new games are to begin: `olympus serve --drain --port PORT`."""

from __future__ import annotations

import contextlib
import fcntl
import os
import signal
from collections.abc import Iterator
from pathlib import Path

from ...core.folders import data_folder
from ..errors import Refusal


def number_file(port: int) -> Path:
    return data_folder() / f"serving-{port}.pid"


@contextlib.contextmanager
def findable(port: int) -> Iterator[None]:
    """While a port is served, its process's number stands in a file that this process holds locked."""
    file = number_file(port)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        os.ftruncate(handle, 0)
        os.write(handle, str(os.getpid()).encode())
        yield
    finally:
        file.unlink(missing_ok=True)
        os.close(handle)


def drain(port: int) -> None:
    """Let the server of this user that serves a port begin no new games."""
    try:
        handle = os.open(number_file(port), os.O_RDONLY | os.O_CLOEXEC)
    except FileNotFoundError:
        raise Refusal("no-server", 404, port=port) from None
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        os.kill(int(os.read(handle, 20)), signal.SIGUSR1)
    else:  # nobody holds it: left behind by a server that was killed
        raise Refusal("no-server", 404, port=port)
    finally:
        os.close(handle)
