"""What `olympus verify` looks at, and says."""

from __future__ import annotations

from ..core import record
from .screen import Screen
from .start import title
from .words import say


def check_record(text: str, screen: Screen, language: str) -> None:
    """Everything holds, or a `RecordError` says what does not, and where."""
    match = record.verify(text)
    written = record.take_apart(text)
    draws = len(record.outcomes(written))
    events = sum(line.startswith("=") for _, line in written.lines)
    screen.text(say("verify-game", language, game=title(written.game, language), players=match.players))
    if match.seed is None:
        lines = [say("verify-no-seed", language, draws=draws)]
    else:
        lines = [
            say("verify-commitment", language, commitment=match.commitment[:16]),
            say("verify-draws", language, draws=draws),
        ]
    lines.append(say("verify-moves", language, moves=match.ply))
    lines.append(say("verify-events", language, events=events))
    if match.over:
        lines.append(say("verify-result", language, points=", ".join(map(str, match.scores))))
    else:
        lines.append(say("verify-unfinished", language))
    lines.append(say("verify-checksum", language))
    for line in lines:
        screen.line([("  ok  ", "bold green"), (line, "")])
    screen.text(say("verify-good", language), "bold")
