"""What people follow. Table: follows."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, bindparam, func, select, tuple_

from engine.ids import PersonId
from engine.people.follows import Follow, FollowKind
from storage.database.connection import Database, put
from storage.schema.social import follows

BY_SUBJECT = (follows.c.kind, follows.c.subject)
SELECT_FOLLOWING = (
    select(follows)
    .where(follows.c.server == bindparam("server"))
    .where(tuple_(*BY_SUBJECT).in_(bindparam("subjects", expanding=True)))
    .order_by(follows.c.person, *BY_SUBJECT)
)


class SqlFollows:
    """Keeps what people follow; implements `engine.people.follows.FollowStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: PersonId) -> Sequence[Follow]:
        own = select(follows).filter_by(person=person).order_by(follows.c.server, *BY_SUBJECT)
        return [Follow(**row) for row in await self._database.rows(own)]

    async def following(self, server: int, subjects: Sequence[tuple[FollowKind, str]]) -> Sequence[Follow]:
        rows = await self._database.rows(SELECT_FOLLOWING, server=server, subjects=list(subjects))
        return [Follow(**row) for row in rows]

    async def save(self, follow: Follow, *, most: int) -> bool:
        key = {"person": follow.person, "kind": follow.kind, "subject": follow.subject, "server": follow.server}

        def work(connection: Connection) -> bool:
            count = select(func.count()).select_from(follows).filter_by(person=follow.person)
            is_new = connection.execute(select(follows.c.kind).filter_by(**key)).first() is None
            if is_new and connection.execute(count).scalar_one() >= most:
                return False
            put(connection, follows, asdict(follow))
            return True

        return await self._database.write(work)

    async def delete(self, follow: Follow) -> None:
        key = {"person": follow.person, "kind": follow.kind, "subject": follow.subject, "server": follow.server}
        await self._database.remove(follows, **key)

    async def leave(self, person: PersonId, server: int) -> None:
        await self._database.remove(follows, person=person, server=server)
