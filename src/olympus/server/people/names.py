"""Names: which may be borne, and which are taken."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any

from sqlalchemy import delete, exists, insert, select, update

from ...core.texts import LANGUAGES, message
from ..errors import FOLDER, Refusal
from ..lookalike import is_legible, skeleton
from ..store.schema import name_keys, users
from ..store.work import Work

LONGEST = 24


def checked_name(name: str) -> str:
    clean = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(clean) <= LONGEST or not is_legible(clean):
        raise Refusal("name")
    return clean


def name_key(name: str) -> str:
    """By which an account is found: without regard to case."""
    return unicodedata.normalize("NFKC", name).casefold()


def look(name: str) -> str:
    """What a name looks like, without regard to case."""
    return skeleton(unicodedata.normalize("NFKC", name)).casefold()


def keys(name: str) -> set[str]:
    """Names that share one of these are taken for one another; case hides some likenesses and shows others."""
    return {look(name), skeleton(name_key(name))}


@cache
def guest_names() -> frozenset[str]:
    """What guests are called who give no name."""
    return frozenset(message("guest-name", language, FOLDER) for language in LANGUAGES)


def guest_name(language: str) -> str:
    return message("guest-name", language, FOLDER)


def account_values(name: str) -> dict[str, Any]:
    return {"name": name, "name_key": name_key(name), "look": look(name)}


def refuse_guest_names(name: str) -> None:
    """An account cannot take the name that nameless guests bear."""
    if any(keys(name) & keys(one) for one in guest_names()):
        raise Refusal("name-taken", 409, name=name)


def refuse_taken(work: Work, name: str) -> None:
    """Part of a job: a guest cannot bear the name of an account, nor one that looks like it."""
    query = select(exists().where(name_keys.c.key.in_(keys(name))))
    if work.run(query).scalar():
        raise Refusal("name-taken", 409, name=name)


def take_name(work: Work, user_id: str, name: str) -> list[str]:
    """Part of a job: a name for an account alone. Guests who bear it are nameless from now on: who they are."""
    work.run(delete(name_keys).where(name_keys.c.user_id == user_id))
    work.run(insert(name_keys), [{"key": key, "user_id": user_id} for key in sorted(keys(name))])
    alike = (users.c.kind == "guest") & users.c.look.in_(keys(name)) & (users.c.id != user_id)
    found = work.run(select(users.c.id, users.c.lang).where(alike)).all()
    for row in found:
        nameless = guest_name(row.lang)
        work.run(update(users).where(users.c.id == row.id).values(name=nameless, look=look(nameless)))
        work.note("u", row.id)
    return [row.id for row in found]


def free_name(work: Work, user_id: str) -> None:
    work.run(delete(name_keys).where(name_keys.c.user_id == user_id))
