"""People's running claims, counted in the transaction that adds to them. Tables: recent, blocks; seats are read."""

from datetime import datetime, timedelta

from sqlalchemy import BindParameter, Connection, Select, bindparam, delete, func, insert, select

from engine.ids import COMPUTER_PERSONS, MatchId, PersonId
from engine.log.chain import microseconds
from engine.people.quotas import DAY, HOUR, Claim, Counts
from storage.schema.core import blocks, recent, seats

INVITED, STARTED = "invited", "started"

BY: BindParameter[int] = bindparam("by")
AMONG: BindParameter[list[int]] = bindparam("among", expanding=True)
GUEST = seats.alias("guest")
OPEN_INVITATIONS = (
    select(func.count()).select_from(seats).where(seats.c.person == BY, seats.c.phase == "proposed", seats.c.bit == 0)
)
OPEN_TO = (
    select(GUEST.c.person, func.count())
    .join_from(seats, GUEST, seats.c.match == GUEST.c.match)
    .where(seats.c.person == BY, seats.c.phase == "proposed", seats.c.bit == 0, GUEST.c.bit > 0)
    .where(GUEST.c.person.in_(AMONG))
    .group_by(GUEST.c.person)
)
DAILY_TO = (
    select(recent.c.other, func.count())
    .where(recent.c.person == BY, recent.c.kind == INVITED, recent.c.at > bindparam("since"))
    .where(recent.c.other.in_(AMONG))
    .group_by(recent.c.other)
)
STARTS = (
    select(recent.c.person, func.count())
    .where(recent.c.person.in_(AMONG), recent.c.kind == STARTED, recent.c.at > bindparam("since"))
    .group_by(recent.c.person)
)
RUNNING = (
    select(seats.c.person, func.count())
    .where(seats.c.person.in_(AMONG), seats.c.phase == "running")
    .group_by(seats.c.person)
)
WITH_COMPUTER = RUNNING.where(
    seats.c.match.in_(select(seats.c.match).where(seats.c.person.in_(COMPUTER_PERSONS), seats.c.phase == "running"))
)
BLOCKING = select(blocks.c.person).where(blocks.c.blocked == BY, blocks.c.person.in_(AMONG))
DELETE_OLD = delete(recent).where(recent.c.at <= bindparam("since"))
INSERT_RECENT = insert(recent)


def record_claim(connection: Connection, wanted: Claim, match: MatchId) -> None:
    """Record what a claim adds; what is a day old is forgotten."""
    connection.execute(DELETE_OLD, {"since": _before(wanted.at, DAY)})
    rows = [(wanted.by, INVITED, guest) for guest in wanted.invited]
    rows += [(person, STARTED, person) for person in wanted.starting]
    at = microseconds(wanted.at)
    if rows:
        connection.execute(
            INSERT_RECENT,
            [{"person": row[0], "kind": row[1], "match": match, "other": row[2], "at": at} for row in rows],
        )


def counted(connection: Connection, wanted: Claim) -> Counts:
    """Return what the people of a claim have going on."""
    inviting: dict[str, object] = {"by": wanted.by, "among": list(wanted.invited)}
    starting: dict[str, object] = {"among": list(wanted.starting)}

    def counts(statement: Select[int, int], values: dict[str, object]) -> dict[PersonId, int]:
        return {PersonId(row[0]): row[1] for row in connection.execute(statement, values).all()}

    return Counts(
        open_invitations=connection.execute(OPEN_INVITATIONS, inviting).scalar_one(),
        open_to=counts(OPEN_TO, inviting),
        daily_to=counts(DAILY_TO, {**inviting, "since": _before(wanted.at, DAY)}),
        starts=counts(STARTS, {**starting, "since": _before(wanted.at, HOUR)}),
        running=counts(RUNNING, starting),
        with_computer=counts(WITH_COMPUTER, starting) if wanted.has_computer else {},
        blocking=frozenset(connection.execute(BLOCKING, inviting).scalars()),
    )


def _before(at: datetime, span: timedelta) -> int:
    return microseconds(at - span)
