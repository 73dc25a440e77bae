"""Sessions have a name for their owner, a device, and when they were last seen."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.add_column("sessions", sa.Column("id", sa.Text))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger))
    op.add_column("sessions", sa.Column("device", sa.Text))
    sessions = sa.table("sessions", *map(sa.column, ("token", "id", "seen", "device", "created")))
    connection = op.get_bind()
    for row in connection.execute(sa.select(sessions.c.token, sessions.c.created)).all():
        values = {"id": "s" + secrets.token_hex(8), "seen": row.created, "device": ""}
        connection.execute(sa.update(sessions).where(sessions.c.token == row.token).values(**values))
    with op.batch_alter_table("sessions") as batch:
        for name, kind in (("id", sa.Text), ("seen", sa.BigInteger), ("device", sa.Text)):
            batch.alter_column(name, existing_type=kind(), nullable=False)
        batch.create_unique_constraint("sessions_id_key", ["id"])
