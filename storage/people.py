"""What people and servers have chosen, and what people are still to be told: the part of the store that is not matches.

Tables: persons, languages, vacations, mutes, notices, forgotten, servers, policies.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import Column, Connection, Executable, RowMapping, bindparam, delete, func, insert, select, update

from engine.calendars import Habits
from engine.chain import microseconds, moment
from engine.facts import MatchId, PersonId
from engine.policy import Policy
from engine.preferences import Language, Person, Server, Vacation
from engine.store import Notice
from storage.connection import Database
from storage.schema import forgotten, languages, letters, mutes, notices, persons, plans, policies, servers, vacations

SELECT_PERSON = select(persons).where(persons.c.id == bindparam("key"))
SELECT_PERSONS = select(persons).where(persons.c.id.in_(bindparam("keys", expanding=True)))
SELECT_LANGUAGE = select(languages.c.language).where(languages.c.person == bindparam("key"))
SELECT_SERVER = select(servers).where(servers.c.id == bindparam("key"))

SELECT_VACATIONS = select(vacations).where(vacations.c.person == bindparam("key")).order_by(vacations.c.first)
SELECT_VACATIONS_OF = (
    select(vacations)
    .where(vacations.c.person.in_(bindparam("keys", expanding=True)))
    .order_by(vacations.c.person, vacations.c.first)
)
DELETE_VACATION = delete(vacations).where(
    vacations.c.person == bindparam("key"), vacations.c.first == bindparam("first_day")
)

DELETE_MUTE = delete(mutes).where(mutes.c.match == bindparam("of_match"), mutes.c.person == bindparam("key"))
SELECT_MUTED_BY = select(mutes.c.person).where(mutes.c.match == bindparam("of_match"))
SELECT_MUTED_MATCHES = select(mutes.c.match).where(mutes.c.person == bindparam("key")).order_by(mutes.c.match)

POLICY: TypeAdapter[Policy] = TypeAdapter(Policy)
SELECT_POLICIES = select(policies.c.body).where(policies.c.server == bindparam("key")).order_by(policies.c.name)
DELETE_POLICY = delete(policies).where(policies.c.server == bindparam("key"), policies.c.name == bindparam("of_name"))

IN_ORDER = (notices.c.not_before, notices.c.person, notices.c.match, notices.c.kind)
SELECT_NOTICES = (
    select(notices).where(notices.c.not_before <= bindparam("upto")).order_by(*IN_ORDER).limit(bindparam("limit"))
)
SELECT_NOTICES_OF = select(notices).where(notices.c.person == bindparam("key")).order_by(*IN_ORDER)
SELECT_NEXT_NOTICE = select(func.min(notices.c.not_before))
OF_NOTICE = (
    notices.c.person == bindparam("of_person"),
    notices.c.match == bindparam("of_match"),
    notices.c.kind == bindparam("of_kind"),
)
SELECT_NOTICE_SEQ = select(notices.c.seq).where(*OF_NOTICE)
DELETE_NOTICE = delete(notices).where(*OF_NOTICE)
DELETE_NOTICE_AS_IT_WAS = DELETE_NOTICE.where(
    notices.c.seq == bindparam("as_seq"),
    notices.c.not_before == bindparam("as_not_before"),
    notices.c.tries == bindparam("as_tries"),
)

SELECT_FORGOTTEN = select(forgotten.c.person)


class People:
    """Keeps what belongs to people and servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, person: PersonId) -> Person:
        """Return a person's choices, the defaults if there are none."""
        row = await self._row(SELECT_PERSON, key=person)
        return person_of(row) if row else Person(person)

    async def save_person(self, person: Person) -> None:
        """Record a person's choices."""
        await self._database.write(lambda connection: save(connection, persons.c.id, asdict(person)))

    async def seen_language(self, person: PersonId) -> Language | None:
        """Return the language of a person's Discord as it was last seen."""
        row = await self._row(SELECT_LANGUAGE, key=person)
        return row["language"] if row else None

    async def see_language(self, person: PersonId, language: Language) -> None:
        """Record the language of a person's Discord."""
        row = {"person": person, "language": language}
        await self._database.write(lambda connection: save(connection, languages.c.person, row))

    async def server(self, server: int) -> Server:
        """Return a server's choices, the defaults if there are none."""
        row = await self._row(SELECT_SERVER, key=server)
        return server_of(row) if row else Server(server)

    async def save_server(self, server: Server) -> None:
        """Record a server's choices."""
        await self._database.write(lambda connection: save(connection, servers.c.id, asdict(server)))

    async def vacations(self, person: PersonId) -> Sequence[Vacation]:
        """Return a person's vacations, past and planned, in order."""
        return [Vacation(**row) for row in await self._rows(SELECT_VACATIONS, key=person)]

    async def save_vacation(self, vacation: Vacation) -> None:
        """Record a vacation; one that begins on the same day is replaced."""

        def work(connection: Connection) -> None:
            connection.execute(DELETE_VACATION, vacation_key(vacation))
            connection.execute(insert(vacations), asdict(vacation))

        await self._database.write(work)

    async def delete_vacation(self, vacation: Vacation) -> None:
        """Strike a vacation off."""
        await self._database.write(lambda connection: connection.execute(DELETE_VACATION, vacation_key(vacation)))

    async def habits(self, persons: Sequence[PersonId], server: int) -> Habits:
        """Return what decides how time is counted for these persons (in this order) on a server."""

        def work(connection: Connection) -> Habits:
            among = {"keys": list(persons)}
            found = {row["id"]: person_of(row) for row in connection.execute(SELECT_PERSONS, among).mappings()}
            away = connection.execute(SELECT_VACATIONS_OF, among).mappings().all()
            kept = connection.execute(SELECT_SERVER, {"key": server}).mappings().first()
            return Habits(
                persons=tuple(found.get(person, Person(person)) for person in persons),
                vacations=tuple(Vacation(**row) for row in away),
                server=server_of(kept) if kept else Server(server),
            )

        return await self._database.read(work)

    async def policies(self, server: int) -> Sequence[Policy]:
        """Return a server's own policies, by name."""
        return [POLICY.validate_json(row["body"]) for row in await self._rows(SELECT_POLICIES, key=server)]

    async def save_policy(self, server: int, policy: Policy) -> None:
        """Record a server's own policy; one of the same name is replaced."""
        row = {"server": server, "name": policy.name, "body": POLICY.dump_json(policy).decode()}

        def work(connection: Connection) -> None:
            connection.execute(DELETE_POLICY, {"key": server, "of_name": policy.name})
            connection.execute(insert(policies), row)

        await self._database.write(work)

    async def delete_policy(self, server: int, name: str) -> None:
        """Strike a server's own policy off; matches that have it keep it."""
        values = {"key": server, "of_name": name}
        await self._database.write(lambda connection: connection.execute(DELETE_POLICY, values))

    async def mute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told nothing of a match; may be recorded again."""

        def work(connection: Connection) -> None:
            connection.execute(DELETE_MUTE, {"key": person, "of_match": match})
            connection.execute(insert(mutes), {"person": person, "match": match})

        await self._database.write(work)

    async def unmute(self, person: PersonId, match: MatchId) -> None:
        """Record that a person wants to be told of a match again."""
        values = {"key": person, "of_match": match}
        await self._database.write(lambda connection: connection.execute(DELETE_MUTE, values))

    async def muted_by(self, match: MatchId) -> frozenset[PersonId]:
        """Return who wants to be told nothing of a match."""
        return frozenset(row["person"] for row in await self._rows(SELECT_MUTED_BY, of_match=match))

    async def muted_matches(self, person: PersonId) -> Sequence[MatchId]:
        """Return the matches of which a person wants to be told nothing."""
        return [row["match"] for row in await self._rows(SELECT_MUTED_MATCHES, key=person)]

    async def notices(self, *, upto: datetime, limit: int) -> Sequence[Notice]:
        """Return what may be told by now, in the order in which it may."""
        rows = await self._rows(SELECT_NOTICES, upto=microseconds(upto), limit=limit)
        return [notice_of(row) for row in rows]

    async def notices_of(self, person: PersonId) -> Sequence[Notice]:
        """Return what a person is still to be told, in the order in which that may be."""
        return [notice_of(row) for row in await self._rows(SELECT_NOTICES_OF, key=person)]

    async def next_notice_at(self) -> datetime | None:
        """Return from when on there is something to tell; None if there is nothing."""
        first = (await self._rows(SELECT_NEXT_NOTICE))[0]["min_1"]
        return None if first is None else moment(first)

    async def change_notice(self, before: Notice, after: Notice | None) -> bool:
        """Put another notice in the place of one, or strike it off; False: it is not there any more as it was."""

        def work(connection: Connection) -> bool:
            was = notice_row(before)
            as_it_was = {f"as_{name}": was[name] for name in ("seq", "not_before", "tries")}
            found = connection.execute(DELETE_NOTICE_AS_IT_WAS, notice_key(before) | as_it_was).rowcount == 1
            if found and after is not None:
                insert_notice(connection, after)
            return found

        return await self._database.write(work)

    async def forget(self, person: PersonId, at: datetime) -> None:
        """Remove what is kept about a person outside of logs, and record that this id is shown as a placeholder."""

        def work(connection: Connection) -> None:
            connection.execute(delete(persons).where(persons.c.id == person))
            for table in (languages, vacations, mutes, notices, letters, plans):
                connection.execute(delete(table).where(table.c.person == person))
            save(connection, forgotten.c.person, {"person": person, "at": microseconds(at)})

        await self._database.write(work)

    async def recall(self, person: PersonId) -> None:
        """Record that somebody who was forgotten is shown by name again."""
        statement = delete(forgotten).where(forgotten.c.person == person)
        await self._database.write(lambda connection: connection.execute(statement))

    async def forgotten(self) -> frozenset[PersonId]:
        """Return who is shown as a placeholder."""
        return frozenset(row["person"] for row in await self._rows(SELECT_FORGOTTEN))

    async def _rows(self, statement: Executable, **values: object) -> Sequence[RowMapping]:
        return await self._database.read(lambda connection: connection.execute(statement, values).mappings().all())

    async def _row(self, statement: Executable, **values: object) -> RowMapping | None:
        rows = await self._rows(statement, **values)
        return rows[0] if rows else None


def insert_notice(connection: Connection, notice: Notice) -> None:
    """Add a notice, in the place of one of the same kind about an earlier fact; beside a later one it is dropped."""
    key = notice_key(notice)
    present = connection.execute(SELECT_NOTICE_SEQ, key).scalar_one_or_none()
    if present is not None and present >= notice.seq:
        return
    if present is not None:
        connection.execute(DELETE_NOTICE, key)
    connection.execute(insert(notices), notice_row(notice))


def save(connection: Connection, key: Column[Any], row: Mapping[str, object]) -> None:
    """Set the row of a key, made if there is none."""
    values = {name: value for name, value in row.items() if name != key.name}
    changed = connection.execute(update(key.table).where(key == row[key.name]), values)
    if not changed.rowcount:
        connection.execute(insert(key.table), row)


def person_of(row: RowMapping) -> Person:
    """Return the person that a row holds."""
    return Person(**{**row, "sleep": row["sleep"] and tuple(row["sleep"])})


def server_of(row: RowMapping) -> Server:
    """Return the server that a row holds."""
    return Server(**{**row, "rest_days": tuple(row["rest_days"])})


def vacation_key(vacation: Vacation) -> dict[str, object]:
    """Return the values that find a vacation."""
    return {"key": vacation.person, "first_day": vacation.first}


def notice_key(notice: Notice) -> dict[str, object]:
    """Return the values that find a notice."""
    return {"of_person": notice.person, "of_match": notice.match, "of_kind": notice.kind}


def notice_row(notice: Notice) -> dict[str, object]:
    """Return the row of a notice."""
    return asdict(notice) | {"not_before": microseconds(notice.not_before)}


def notice_of(row: RowMapping) -> Notice:
    """Return the notice that a row holds."""
    return Notice(**{**row, "not_before": moment(row["not_before"])})
