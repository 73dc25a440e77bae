"""One JSON object a line; what is logged is named, so that nothing secret slips in with a sentence."""

from __future__ import annotations

import json
import logging
import sys
import time


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        } | getattr(record, "data", {})
        if record.exc_info and record.exc_info[0] is not None:
            # where it went wrong, never the values: those may be somebody's cards
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            where = "" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"
            line |= {"error": record.exc_info[0].__name__, "where": where}
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    for name, least in (("olympus", level.upper()), ("uvicorn", "ERROR")):  # callers' nonsense is no news
        log = logging.getLogger(name)
        log.handlers[:] = [handler]
        log.propagate = False
        log.setLevel(least)
