"""Comments on moves, follows, notes about members and marks on hints.

Tables: comments, open_comments, follows, member_notes, hint_marks.
"""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Executable, RowMapping, bindparam, delete, func, insert, or_, select, tuple_
from sqlalchemy.exc import IntegrityError

from engine.ids import MatchId, PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.people.follows import Follow, FollowKind
from engine.people.remarks import HintMark, MemberNote
from engine.stores.comments import Comment
from storage.database.connection import Database, put
from storage.schema.core import hint_marks, member_notes
from storage.schema.social import comments, follows, open_comments

BY_SUBJECT = (follows.c.kind, follows.c.subject)
SELECT_FOLLOWING = (
    select(follows)
    .where(follows.c.server == bindparam("server"))
    .where(tuple_(*BY_SUBJECT).in_(bindparam("subjects", expanding=True)))
    .order_by(follows.c.person, *BY_SUBJECT)
)
MARK = [column for column in hint_marks.c if column.name != "number"]


class SqlComments:
    """Keeps comments; implements `engine.stores.comments.CommentStore`."""

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
    edited_at = None if row["edited_at"] is None else from_microseconds(row["edited_at"])
    return Comment(**{**row, "at": from_microseconds(row["at"]), "edited_at": edited_at})


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


class SqlRemarks:
    """Keeps remarks; implements `engine.people.remarks.RemarkStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def notes_about(self, server: int, person: PersonId) -> Sequence[MemberNote]:
        own = select(member_notes).filter_by(server=server, person=person)
        return await self._notes(own.order_by(member_notes.c.number))

    async def add_note(self, note: MemberNote) -> bool:
        row = asdict(note) | {"at": microseconds(note.at)}

        def work(connection: Connection) -> bool:
            try:
                with connection.begin_nested():
                    connection.execute(insert(member_notes), row)
            except IntegrityError:
                return False
            return True

        return await self._database.write(work)

    async def marks(self, server: int) -> Sequence[HintMark]:
        return await self._marks(select(*MARK).filter_by(server=server).order_by(hint_marks.c.number))

    async def add_mark(self, mark: HintMark) -> None:
        row = asdict(mark) | {"at": microseconds(mark.at)}
        await self._database.write(lambda connection: connection.execute(insert(hint_marks), row))

    async def notes_of(self, person: PersonId) -> Sequence[MemberNote]:
        own = select(member_notes).filter_by(person=person)
        return await self._notes(own.order_by(member_notes.c.server, member_notes.c.number))

    async def marks_of(self, person: PersonId) -> Sequence[HintMark]:
        about = or_(hint_marks.c.person == person, hint_marks.c.other == person)
        return await self._marks(select(*MARK).where(about).order_by(hint_marks.c.number))

    async def _notes(self, statement: Executable) -> Sequence[MemberNote]:
        rows = await self._database.rows(statement)
        return [MemberNote(**{**row, "at": from_microseconds(row["at"])}) for row in rows]

    async def _marks(self, statement: Executable) -> Sequence[HintMark]:
        rows = await self._database.rows(statement)
        return [HintMark(**{**row, "at": from_microseconds(row["at"])}) for row in rows]
