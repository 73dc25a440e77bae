"""What a person reads when something is refused."""

from __future__ import annotations

from olympus import OlympusError
from olympus.core.texts import LANGUAGES


def said(error: OlympusError) -> list[str]:
    """The sentence in each language; it must be one."""
    sentences = [error.say(language) for language in LANGUAGES]
    for sentence in sentences:
        assert sentence.strip()
        assert " " in sentence.strip(), f"{sentence!r} is not a sentence"
    assert str(error) == sentences[0]
    return sentences
