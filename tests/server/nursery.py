"""A process that has imported the server once and makes server processes by forking: they start at once.

Reads commands from its standard input, one JSON object a line; ends, with all its children, when that closes.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import time
from typing import Any

import olympus.server.run  # noqa: F401
from olympus.cli import app


def start(command: dict[str, Any]) -> int:
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        os.environ.update(command["environment"])
        log = os.open(command["log"], os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)
        null = os.open(os.devnull, os.O_RDONLY)
        for source, target in ((null, 0), (log, 1), (log, 2)):
            os.dup2(source, target)
        sys.stdin = os.fdopen(0, closefd=False)
        sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
        sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
        status = int(app(command["arguments"], standalone_mode=False) or 0)
    except SystemExit as end:
        status = int(end.code or 0)
    except BaseException as error:
        status = getattr(error, "exit_code", 1)
        if status == 1:
            print(f"Traceback {error!r}", file=sys.stderr, flush=True)
    finally:
        os._exit(status)


def wait(pid: int, seconds: float) -> int | None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found, status = os.waitpid(pid, os.WNOHANG)
        if found:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    return None


def main() -> None:
    children: set[int] = set()
    for line in sys.stdin:
        command = json.loads(line)
        if "start" in command:
            pid = start(command["start"])
            children.add(pid)
            print(json.dumps(pid), flush=True)
        else:
            status = wait(command["wait"], 20)
            if status is not None:
                children.discard(command["wait"])
            print(json.dumps(status), flush=True)
    for pid in children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
