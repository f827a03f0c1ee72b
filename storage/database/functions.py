"""Functions that the databases call by different names."""

from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Text
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.functions import GenericFunction


class text_of(GenericFunction[str]):  # noqa: N801 - it reads like SQLAlchemy's own
    """The text that a JSON object, kept as text, has under a name."""

    type = Text()
    inherit_cache = True

    def __init__(self, column: ColumnElement[str], name: str) -> None:
        super().__init__(column, name)


@compiles(text_of, "sqlite")
def _on_sqlite(element: text_of, compiler: SQLCompiler, **options: Any) -> str:
    column, name = element.clauses
    return f"json_extract({compiler.process(column, **options)}, '$.' || {compiler.process(name, **options)})"


@compiles(text_of, "postgresql")
def _on_postgres(element: text_of, compiler: SQLCompiler, **options: Any) -> str:
    # json, unlike jsonb, reads only what it is asked for: texts of people may hold what jsonb refuses.
    column, name = element.clauses
    return f"(({compiler.process(column, **options)})::json ->> {compiler.process(name, **options)})"


class database_time(GenericFunction[int]):  # noqa: N801 - it reads like SQLAlchemy's own
    """The clock of the database as it goes on during a transaction, in microseconds since 1970."""

    type = BigInteger()
    inherit_cache = True


@compiles(database_time, "sqlite")
def _time_on_sqlite(_element: database_time, _compiler: SQLCompiler, **_options: Any) -> str:
    return "CAST((julianday('now') - 2440587.5) * 86400000000 AS INTEGER)"


@compiles(database_time, "postgresql")
def _time_on_postgres(_element: database_time, _compiler: SQLCompiler, **_options: Any) -> str:
    return "CAST(extract(epoch FROM clock_timestamp()) * 1000000 AS BIGINT)"
