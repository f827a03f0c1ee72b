"""Choices of people and servers. Tables: persons, languages, vacations, mutes, blocks,
solved_steps, forgotten, servers, server_moderators, policies.
"""

from collections.abc import Sequence
from dataclasses import asdict
from datetime import datetime
from itertools import groupby
from operator import itemgetter

from pydantic import TypeAdapter
from sqlalchemy import Connection, RowMapping, bindparam, delete, or_, select

from engine.ids import MatchId, PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.people.calendars import ClockSettings
from engine.people.preferences import Language, Person, Server, SolvedStep, Vacation
from engine.seasons.service.drafts import PREFIX as DRAFTS
from engine.share import EVERYTHING, Share
from engine.time.policy import Policy
from storage.database.connection import Database, put
from storage.schema.core import (
    blocks,
    forgotten,
    hint_marks,
    languages,
    letters,
    member_notes,
    mutes,
    notes,
    notices,
    persons,
    plans,
    policies,
    server_moderators,
    servers,
    solved_steps,
    studies,
    vacations,
)
from storage.schema.social import comments, follows, open_comments, puzzle_answers
from storage.stores.shares import in_share

SELECT_PERSON = select(persons).where(persons.c.id == bindparam("key"))
SELECT_PERSONS = select(persons).where(persons.c.id.in_(bindparam("keys", expanding=True)))
SELECT_LANGUAGE = select(languages.c.language).where(languages.c.person == bindparam("key"))
SELECT_SERVERS = (
    select(servers, server_moderators.c.person)
    .outerjoin(server_moderators, server_moderators.c.server == servers.c.id)
    .order_by(servers.c.id, server_moderators.c.person)
)
SELECT_SERVER = SELECT_SERVERS.where(servers.c.id == bindparam("key"))
SELECT_VACATIONS_OF = (
    select(vacations)
    .where(vacations.c.person.in_(bindparam("keys", expanding=True)))
    .order_by(vacations.c.person, vacations.c.first)
)
SELECT_MUTED = select(mutes.c.person).where(mutes.c.match == bindparam("key"))
SELECT_FORGOTTEN = select(forgotten.c.person)
POLICY: TypeAdapter[Policy] = TypeAdapter(Policy)


class SqlPeople:
    """Keeps what belongs to people and servers; implements `engine.people.store.PeopleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, person: PersonId) -> Person:
        row = await self._database.row(SELECT_PERSON, key=person)
        return person_of(row) if row else Person(person)

    async def save_person(self, person: Person) -> None:
        taken = None if person.night_taken is None else microseconds(person.night_taken)
        await self._database.put(persons, {**asdict(person), "night_taken": taken})

    async def seen_language(self, person: PersonId) -> Language | None:
        row = await self._database.row(SELECT_LANGUAGE, key=person)
        return row["language"] if row else None

    async def see_language(self, person: PersonId, language: Language) -> None:
        await self._database.put(languages, {"person": person, "language": language})

    async def server(self, server: int) -> Server:
        return await self._database.read(lambda connection: server_of(connection, server))

    async def save_server(self, server: Server) -> None:
        choices = asdict(server)
        del choices["moderators"]
        await self._database.put(servers, choices)

    async def name_moderators(self, server: int, persons: Sequence[PersonId]) -> None:

        def work(connection: Connection) -> None:
            connection.execute(delete(server_moderators).where(server_moderators.c.server == server))
            for person in persons:
                put(connection, server_moderators, {"server": server, "person": person})

        await self._database.write(work)

    async def moderates(self, person: PersonId) -> Sequence[int]:
        naming = select(server_moderators.c.server).filter_by(person=person).order_by(server_moderators.c.server)
        return [row["server"] for row in await self._database.rows(naming)]

    async def puzzle_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        wanting = in_share(SELECT_SERVERS.where(servers.c.puzzle_channel.is_not(None)), servers.c.id, share)
        return servers_of(await self._database.rows(wanting))

    async def report_servers(self, share: Share = EVERYTHING) -> Sequence[Server]:
        wanting = in_share(SELECT_SERVERS.where(servers.c.report_channel.is_not(None)), servers.c.id, share)
        return servers_of(await self._database.rows(wanting))

    async def vacations(self, person: PersonId) -> Sequence[Vacation]:
        planned = select(vacations).filter_by(person=person).order_by(vacations.c.first)
        return [Vacation(**row) for row in await self._database.rows(planned)]

    async def save_vacation(self, vacation: Vacation) -> None:
        await self._database.put(vacations, asdict(vacation))

    async def delete_vacation(self, vacation: Vacation) -> None:
        await self._database.remove(vacations, person=vacation.person, first=vacation.first)

    async def clock_settings(self, persons: Sequence[PersonId]) -> ClockSettings:
        return await self._database.read_together(lambda connection: clock_settings(connection, persons))

    async def policies(self, server: int) -> Sequence[Policy]:
        own = select(policies.c.body).filter_by(server=server).order_by(policies.c.name)
        return [POLICY.validate_json(row["body"]) for row in await self._database.rows(own)]

    async def save_policy(self, server: int, policy: Policy) -> None:
        body = POLICY.dump_json(policy).decode()
        await self._database.put(policies, {"server": server, "name": policy.name, "body": body})

    async def delete_policy(self, server: int, name: str) -> None:
        await self._database.remove(policies, server=server, name=name)

    async def mute(self, person: PersonId, match: MatchId) -> None:
        await self._database.put(mutes, {"person": person, "match": match})

    async def unmute(self, person: PersonId, match: MatchId) -> None:
        await self._database.remove(mutes, person=person, match=match)

    async def muted_by(self, match: MatchId) -> frozenset[PersonId]:
        rows = await self._database.rows(SELECT_MUTED, key=match)
        return frozenset(row["person"] for row in rows)

    async def muted_matches(self, person: PersonId) -> Sequence[MatchId]:
        muted = select(mutes.c.match).filter_by(person=person).order_by(mutes.c.match)
        return [row["match"] for row in await self._database.rows(muted)]

    async def block(self, person: PersonId, blocked: PersonId) -> None:
        await self._database.put(blocks, {"person": person, "blocked": blocked})

    async def unblock(self, person: PersonId, blocked: PersonId) -> None:
        await self._database.remove(blocks, person=person, blocked=blocked)

    async def blocked_by(self, person: PersonId) -> Sequence[PersonId]:
        unwanted = select(blocks.c.blocked).filter_by(person=person).order_by(blocks.c.blocked)
        return [row["blocked"] for row in await self._database.rows(unwanted)]

    async def solved_steps(self, person: PersonId) -> Sequence[SolvedStep]:
        solved = select(solved_steps).filter_by(person=person).order_by(solved_steps.c.game, solved_steps.c.step)
        return [SolvedStep(**row) for row in await self._database.rows(solved)]

    async def save_solved_step(self, solved: SolvedStep) -> None:
        await self._database.put(solved_steps, asdict(solved))

    async def forget(self, person: PersonId, at: datetime) -> None:

        def work(connection: Connection) -> None:
            connection.execute(delete(persons).where(persons.c.id == person))
            own = languages, vacations, mutes, blocks, solved_steps, puzzle_answers, studies, follows, comments
            for table in (*own, open_comments, member_notes, notices, letters, plans, server_moderators):
                connection.execute(delete(table).where(table.c.person == person))
            connection.execute(delete(follows).filter_by(kind="person", subject=str(person)))
            about = or_(hint_marks.c.person == person, hint_marks.c.other == person)
            connection.execute(delete(hint_marks).where(about))
            connection.execute(delete(notes).where(notes.c.key.like(f"{DRAFTS}%-{person}")))
            put(connection, forgotten, {"person": person, "at": microseconds(at)})

        await self._database.write(work)

    async def recall(self, person: PersonId) -> None:
        await self._database.remove(forgotten, person=person)

    async def forgotten(self) -> frozenset[PersonId]:
        return await self._database.read(leavers)


def clock_settings(connection: Connection, of: Sequence[PersonId]) -> ClockSettings:
    """Return what decides how time is counted for persons, in this order."""
    among = {"keys": list(of)}
    away = connection.execute(SELECT_VACATIONS_OF, among).mappings().all()
    return ClockSettings(persons=people(connection, of), vacations=tuple(Vacation(**row) for row in away))


def people(connection: Connection, of: Sequence[PersonId]) -> tuple[Person, ...]:
    """Return persons with their choices, in this order."""
    rows = connection.execute(SELECT_PERSONS, {"keys": list(of)}).mappings()
    found = {row["id"]: person_of(row) for row in rows}
    return tuple(found.get(person, Person(person)) for person in of)


def server_of(connection: Connection, server: int) -> Server:
    """Return what a server has chosen."""
    found = servers_of(connection.execute(SELECT_SERVER, {"key": server}).mappings().all())
    return found[0] if found else Server(server)


def leavers(connection: Connection) -> frozenset[PersonId]:
    """Return who has left for good."""
    return frozenset(connection.execute(SELECT_FORGOTTEN).scalars())


def person_of(row: RowMapping) -> Person:
    """Return the person that a row holds."""
    taken = None if row["night_taken"] is None else from_microseconds(row["night_taken"])
    return Person(**{**row, "sleep": row["sleep"] and tuple(row["sleep"]), "night_taken": taken})


def servers_of(rows: Sequence[RowMapping]) -> list[Server]:
    """Return the servers that rows hold, one row for each of a server's moderators or a single one without."""
    found = []
    for _, together in groupby(rows, key=itemgetter("id")):
        first, *more = map(dict, together)
        named = [row.pop("person") for row in (first, *more)]
        found.append(Server(**first, moderators=tuple(person for person in named if person is not None)))
    return found
