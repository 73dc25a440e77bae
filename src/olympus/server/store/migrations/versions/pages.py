"""What the pages of players and of operators need: what was chosen in a game, who is an operator."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    op.add_column("results", sa.Column("chosen", sa.Text))
    op.add_column("users", sa.Column("operator", sa.Boolean, nullable=False, server_default=sa.false()))
