"""Names that look alike; reports of people to the operator."""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

from olympus.server.lookalike import skeleton

revision = "4"
down_revision = "3"


def upgrade() -> None:
    op.add_column("users", sa.Column("look", sa.Text, nullable=False, server_default=""))
    op.create_index("ix_users_look", "users", ["look"])
    name_keys = op.create_table(
        "name_keys",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, sa.ForeignKey("users.id"), nullable=False),
    )
    op.create_index("ix_name_keys_user_id", "name_keys", ["user_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("reporter_id", sa.Text, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("reported_id", sa.Text, sa.ForeignKey("users.id"), nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chat", sa.Text, nullable=False),
        sa.Column("closed", sa.BigInteger),
    )
    op.create_index("reports_by_time", "reports", ["created"])
    users = sa.table("users", *map(sa.column, ("id", "name", "kind", "look", "removed", "created")))
    connection, taken = op.get_bind(), set[str]()
    query = sa.select(users).where(~users.c.removed, users.c.kind.in_(("guest", "account")))
    for row in connection.execute(query.order_by(users.c.created)).all():
        look = skeleton(unicodedata.normalize("NFKC", row.name)).casefold()
        connection.execute(sa.update(users).where(users.c.id == row.id).values(look=look))
        keys = {look, skeleton(unicodedata.normalize("NFKC", row.name).casefold())} - taken
        if row.kind == "account" and keys:  # whoever came first keeps what two names have in common
            taken |= keys
            connection.execute(sa.insert(name_keys), [{"key": key, "user_id": row.id} for key in keys])
