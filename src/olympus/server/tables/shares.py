"""How many tables a person may have."""

from __future__ import annotations

from sqlalchemy import select

from ..errors import Refusal
from ..store.schema import sitting, tables, users
from ..store.work import Work

MOST_OPEN, MOST_LISTED_EACH = 40, 5
"""Tables that a person may have open, in lobbies or in play; and lobbies of theirs on the list."""


def check_room(user_id: str, listed: bool, scale: float, work: Work) -> None:
    """The store counts open tables for all processes: nobody opens some while others are counted."""
    work.run(select(users.c.id).where(users.c.id == user_id).with_for_update(key_share=True))
    query = select(tables.c.status, tables.c.listed).join(sitting, sitting.c.table_id == tables.c.id)
    query = query.where(sitting.c.user_id == user_id, tables.c.status.in_(("lobby", "playing")))
    rows = work.run(query).all()
    if len(rows) >= MOST_OPEN * scale:
        raise Refusal("too-many-tables", 429, most=MOST_OPEN)
    if listed and sum(row.listed and row.status == "lobby" for row in rows) >= MOST_LISTED_EACH * scale:
        raise Refusal("too-many-listed", 429, most=MOST_LISTED_EACH)
