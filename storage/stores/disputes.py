"""Disputes as lists show them. Table: cases."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from engine.ids import MatchId
from engine.log.chain import from_microseconds, microseconds
from engine.log.disputes import OPEN
from engine.stores.cases import Case
from storage.database.connection import Database
from storage.schema.core import cases

OF_CASE = (cases.c.match == bindparam("of_match"), cases.c.seq == bindparam("of_seq"))
SELECT_OF_MATCH = select(cases).where(OF_CASE[0]).order_by(cases.c.seq)
UPDATE_CASE = update(cases).where(*OF_CASE)
IN_ORDER = (cases.c.state.in_(OPEN).desc(), cases.c.opened_at.desc(), cases.c.match)
DISPUTED_IN = select(cases.c.match).where(cases.c.thread == bindparam("key")).limit(1)


class SqlDisputes:
    """Keeps disputes; implements `engine.stores.cases.DisputeStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def case(self, match: MatchId, seq: int) -> Case | None:
        row = await self._database.row(select(cases).filter_by(match=match, seq=seq))
        return case_of(row) if row else None

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        found = select(cases).filter_by(server=server).order_by(*IN_ORDER).limit(limit).offset(offset)
        return [case_of(row) for row in await self._database.rows(found)]

    async def save_thread(self, match: MatchId, seq: int, thread: int) -> None:
        """Record where a dispute is talked about.

        Raises:
            KeyError: there is no such dispute.
        """

        def work(connection: Connection) -> None:
            changed = connection.execute(UPDATE_CASE, {"of_match": match, "of_seq": seq, "thread": thread})
            if not changed.rowcount:
                raise KeyError(match, seq)

        await self._database.write(work)


def save_case(connection: Connection, case: Case) -> None:
    """Set what the log says of a dispute; where it is talked about stays as it is."""
    row = case_row(case)
    if not connection.execute(UPDATE_CASE, {"of_match": case.match, "of_seq": case.seq, **row}).rowcount:
        connection.execute(insert(cases), {"match": case.match, "seq": case.seq, **row})


def cases_of(connection: Connection, match: MatchId) -> tuple[Case, ...]:
    """Return what lists say of the disputes of a match, the first one first, but not where they are talked about."""
    rows = connection.execute(SELECT_OF_MATCH, {"of_match": match}).mappings()
    return tuple(replace(case_of(row), thread=None) for row in rows)


def case_row(case: Case) -> Mapping[str, object]:
    """Return the columns that the log tells."""
    return {
        "server": case.server,
        "person": case.person,
        "state": case.state,
        "ruling": case.ruling,
        "opened_at": microseconds(case.opened_at),
    }


def case_of(row: RowMapping) -> Case:
    """Return the dispute that a row holds."""
    return Case(**{**row, "opened_at": from_microseconds(row["opened_at"])})
