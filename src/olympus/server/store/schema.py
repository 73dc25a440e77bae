"""What is stored. A match is its row in `tables` and its numbered moves, which are only ever added."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text
from sqlalchemy import UniqueConstraint as Unique

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("name_key", Text, unique=True),  # accounts: the name without regard to case
    Column(
        "look", Text, nullable=False, index=True, default="", server_default=""
    ),  # what the name looks like
    Column("kind", Text, nullable=False),
    Column("password", Text),
    Column("recovery", Text),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("removed", Boolean, nullable=False, default=False),
    Column("operator", Boolean, nullable=False, default=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # its SHA-256: the token itself is nowhere
    Column("id", Text, nullable=False, unique=True),  # by which its owner names it
    Column("user_id", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the hour
    Column("device", Text, nullable=False),  # browser and system
)

name_keys = Table(
    "name_keys",
    metadata,
    Column("key", Text, primary_key=True),  # of accounts' names: no other may look like them
    Column("user_id", Text, ForeignKey("users.id"), nullable=False, index=True),
)

blocks = Table(
    "blocks",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("blocked_id", Text, ForeignKey("users.id"), primary_key=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("data", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("keeper", Text),  # the process that moves bots and clocks
    # what follows can be told from the moves: kept here so that nobody needs to replay a match to ask whose turn it is
    Column("actor", Text),
    Column("since", BigInteger),
    Column("deadline", BigInteger),
    Index("tables_by_status", "status", "changed"),
)

sitting = Table(
    "sitting",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True, index=True),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("by", Text, nullable=False),  # player, bot, stand-in, pass
    Column("user_id", Text),
    Column("move_id", Text),
    Column("at", BigInteger, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Unique("table_id", "user_id", "move_id", name="moves_once"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("user_id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id"), index=True),
    Column("game", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("before", Integer),
    Column("after", Integer),
    Column("ended", BigInteger, nullable=False),
    Column("chosen", Text),  # JSON: what the game's `favourites` counts, by name
)

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("shown", Integer, nullable=False),
    Index("ratings_by_game", "game", "shown"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("reporter_id", Text, ForeignKey("users.id"), nullable=False),
    Column("reported_id", Text, ForeignKey("users.id"), nullable=False),
    Column("table_id", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("chat", Text, nullable=False),  # the lines around it, as JSON: a lobby's chat goes with the lobby
    Column("closed", BigInteger),
    Index("reports_by_time", "created"),
)

seeds = Table(
    "seeds",
    metadata,
    Column("commitment", Text, primary_key=True),
    Column("seed", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("beat", BigInteger, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("process", Text, primary_key=True),
    Column("table_id", Text, primary_key=True, index=True),
    Column("user_id", Text, primary_key=True),
)

counters = Table(
    "counters",
    metadata,
    Column("key", Text, primary_key=True),  # a digest of what is counted
    Column("used", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # then it has run down
)
