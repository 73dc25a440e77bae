"""Counts for limits that all processes share."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    op.create_table(
        "counters",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_counters_until", "counters", ["until"])
