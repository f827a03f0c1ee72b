"""Alembic's entry: runs the migrations inside of the transaction that `storage.upkeep.migrate` has opened."""

from alembic import context

from storage.schema.core import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
