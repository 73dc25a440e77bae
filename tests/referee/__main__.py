"""`python -m tests.referee FILE`: proven, consistent, or refused with the line and the reason."""

from __future__ import annotations

import sys
from pathlib import Path

from .judge import judge
from .table import Refused

if len(sys.argv) != 2:
    sys.exit("usage: python -m tests.referee FILE")
try:
    print(judge(Path(sys.argv[1]).read_text(encoding="utf-8")))
except Refused as refusal:
    sys.exit(f"refused: {refusal}")
