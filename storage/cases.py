"""Disputes as lists show them. Table: cases."""

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from engine.chain import microseconds, moment
from engine.disputes import OPEN
from engine.facts import MatchId
from engine.store import Case
from storage.people import People
from storage.schema import cases

OF_CASE = (cases.c.match == bindparam("of_match"), cases.c.seq == bindparam("of_seq"))
SELECT_CASE = select(cases).where(*OF_CASE)
UPDATE_CASE = update(cases).where(*OF_CASE)
SELECT_CASES = (
    select(cases)
    .where(cases.c.server == bindparam("key"))
    .order_by(cases.c.state.in_(OPEN).desc(), cases.c.opened_at.desc(), cases.c.match)
    .limit(bindparam("limit"))
    .offset(bindparam("offset"))
)
SELECT_DISPUTED_IN = select(cases.c.match).where(cases.c.thread == bindparam("key")).limit(1)


class Cases(People):
    """Keeps disputes."""

    async def case(self, match: MatchId, seq: int) -> Case | None:
        """Return a dispute by the number of the fact that opened it."""
        row = await self._row(SELECT_CASE, of_match=match, of_seq=seq)
        return case_of(row) if row else None

    async def cases(self, server: int, *, limit: int, offset: int = 0) -> Sequence[Case]:
        """Return the disputes of a server: those that wait for a ruling first, then the latest."""
        return [case_of(row) for row in await self._rows(SELECT_CASES, key=server, limit=limit, offset=offset)]

    async def save_case_thread(self, match: MatchId, seq: int, thread: int) -> None:
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
    return Case(**{**row, "opened_at": moment(row["opened_at"])})
