"""Alembic's way in: the caller gives the connection."""

from alembic import context

from olympus.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
context.run_migrations()
