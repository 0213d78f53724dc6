"""Alembic's way into the database: over the connection the program has already opened."""

from __future__ import annotations

from alembic import context

from detente.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
