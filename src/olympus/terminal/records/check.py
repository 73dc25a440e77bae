"""What `olympus verify` looks at, and says."""

from __future__ import annotations

from ...core.verify import Verdict, verify
from ..play.start import title
from ..screen import Screen
from ..words import say


def check_record(text: str, screen: Screen, language: str) -> Verdict:
    """Everything holds, or a `RecordError` says what does not, and where."""
    verdict = verify(text)
    match = verdict.match
    screen.text(say("verify-game", language, game=title(match.game.name, language), players=match.players))
    if match.seed is None:
        lines = [say("verify-no-seed", language, draws=verdict.draws)]
    else:
        lines = [
            say("verify-commitment", language, commitment=match.commitment[:16]),
            say("verify-draws", language, draws=verdict.draws),
        ]
    lines.append(say("verify-moves", language, moves=match.ply))
    lines.append(say("verify-events", language, events=verdict.events))
    if match.over:
        lines.append(say("verify-result", language, points=", ".join(map(str, match.scores))))
    else:
        lines.append(say("verify-unfinished", language))
    lines.append(say("verify-checksum", language))
    for line in lines:
        screen.line([("  ok  ", "bold green"), (line, "")])
    if verdict.house:
        screen.text(say("verify-house", language, values=verdict.house_values))
    screen.text(say("verify-good" if verdict.outcome == "proven" else "verify-consistent", language), "bold")
    return verdict
