"""What moves on a board moves by transform and opacity alone: no frame has to be laid out or painted for it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STYLED = sorted(
    path
    for folder in ("web", "src/olympus/games")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in {".svelte", ".css"}
)
SMOOTH = {"transform", "translate", "rotate", "scale", "opacity"}
# What may stand in a frame or a transition beside the properties.
BESIDE = {"animation-timing-function", "none"}


def moved(text: str) -> set[str]:
    """Every property that a transition or a @keyframes rule changes."""
    found: set[str] = set()
    for value in re.findall(r"transition(?:-property)?:\s*([^;}]+)", text):
        found |= {part.split()[0] for part in re.sub(r"\([^)]*\)", "", value).split(",")}
    for frames in re.findall(r"@keyframes\s+[\w-]+\s*\{((?:[^{}]*\{[^{}]*\})*)", text):
        for frame in re.findall(r"\{([^{}]*)\}", frames):
            found |= set(re.findall(r"([\w-]+)\s*:", frame))
    return found - BESIDE


@pytest.mark.parametrize("path", STYLED, ids=lambda path: str(path.relative_to(ROOT)))
def test_only_transform_and_opacity_move(path: Path) -> None:
    assert moved(path.read_text()) <= SMOOTH


def test_what_would_be_laid_out_or_painted_is_noticed() -> None:
    assert moved("a { transition: transform 0.2s, left 0.2s cubic-bezier(0, 1, 1, 1); }") == {
        "transform",
        "left",
    }
    assert moved("@keyframes grow { from { width: 0; opacity: 0; } to { filter: none; } }") == {
        "width",
        "opacity",
        "filter",
    }
    assert moved("transition: all 1s") == {"all"}
    assert moved("transition: none !important;") == set()
