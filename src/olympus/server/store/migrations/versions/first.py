"""The first form."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def key(name: str, target: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, sa.ForeignKey(f"{target}.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("name_key", sa.Text, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.Text),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text, primary_key=True),
        key("user_id", "users"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "blocks",
        key("user_id", "users"),
        key("blocked_id", "users"),
        sa.PrimaryKeyConstraint("user_id", "blocked_id"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("keeper", sa.Text),
        sa.Column("actor", sa.Text),
        sa.Column("since", sa.BigInteger),
        sa.Column("deadline", sa.BigInteger),
    )
    op.create_index("tables_by_status", "tables", ["status", "changed"])
    op.create_table(
        "sitting",
        key("table_id", "tables"),
        key("user_id", "users"),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_index("ix_sitting_user_id", "sitting", ["user_id"])
    op.create_table(
        "moves",
        key("table_id", "tables"),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text),
        sa.Column("move_id", sa.Text),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("spent", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "ply"),
        sa.UniqueConstraint("table_id", "user_id", "move_id", name="moves_once"),
    )
    op.create_table(
        "chat",
        key("table_id", "tables"),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n"),
    )
    op.create_table(
        "results",
        key("table_id", "tables"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.Text, sa.ForeignKey("users.id")),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("after", sa.Integer),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_table(
        "ratings",
        key("user_id", "users"),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("shown", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game"),
    )
    op.create_index("ratings_by_game", "ratings", ["game", "shown"])
    op.create_table(
        "seeds",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("seed", sa.Text, nullable=False),
        key("user_id", "users"),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_seeds_user_id", "seeds", ["user_id"])
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "user_id"),
    )
    op.create_index("ix_presence_table_id", "presence", ["table_id"])
