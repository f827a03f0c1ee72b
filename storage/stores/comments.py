"""Comments on moves. Tables: comments, open_comments."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, RowMapping, delete, func, select

from engine.ids import MatchId, PersonId
from engine.log.chain import microseconds, moment
from engine.log.comment_store import Comment
from storage.database.connection import Database, put
from storage.schema.social import comments, open_comments


class SqlComments:
    """Keeps comments; implements `engine.log.comment_store.CommentStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_match(self, match: MatchId) -> Sequence[Comment]:
        found = select(comments).filter_by(match=match).order_by(comments.c.move, comments.c.at, comments.c.person)
        return [comment_of(row) for row in await self._database.rows(found)]

    async def of_author(self, person: PersonId) -> Sequence[Comment]:
        found = select(comments).filter_by(person=person).order_by(comments.c.match, comments.c.move)
        return [comment_of(row) for row in await self._database.rows(found)]

    async def save(self, comment: Comment, *, most: int) -> bool:
        row = asdict(comment) | {"at": microseconds(comment.at)}
        row["edited_at"] = None if comment.edited_at is None else microseconds(comment.edited_at)
        of_person = {"match": comment.match, "person": comment.person}

        def work(connection: Connection) -> bool:
            is_new = connection.execute(select(comments.c.at).filter_by(**of_person, move=comment.move)).first() is None
            count = select(func.count()).select_from(comments).filter_by(**of_person)
            if is_new and connection.execute(count).scalar_one() >= most:
                return False
            put(connection, comments, row)
            return True

        return await self._database.write(work)

    async def delete(self, match: MatchId, move: int, person: PersonId) -> bool:

        def work(connection: Connection) -> bool:
            found = delete(comments).filter_by(match=match, move=move, person=person)
            return connection.execute(found).rowcount == 1

        return await self._database.write(work)

    async def openers(self, match: MatchId) -> frozenset[PersonId]:
        rows = await self._database.rows(select(open_comments.c.person).filter_by(match=match))
        return frozenset(row["person"] for row in rows)

    async def set_open(self, match: MatchId, person: PersonId, *, is_open: bool) -> None:
        if is_open:
            await self._database.put(open_comments, {"match": match, "person": person})
        else:
            await self._database.remove(open_comments, match=match, person=person)


def comment_of(row: RowMapping) -> Comment:
    """Return the comment that a row holds."""
    edited_at = None if row["edited_at"] is None else moment(row["edited_at"])
    return Comment(**{**row, "at": moment(row["at"]), "edited_at": edited_at})
