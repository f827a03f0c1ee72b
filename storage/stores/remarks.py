"""What moderators have written down about members. Tables: member_notes, hint_marks."""

from collections.abc import Sequence
from dataclasses import asdict

from sqlalchemy import Connection, Executable, insert, or_, select
from sqlalchemy.exc import IntegrityError

from engine.ids import PersonId
from engine.log.chain import microseconds, moment
from engine.people.remarks import HintMark, MemberNote
from storage.database.connection import Database
from storage.schema.core import hint_marks, member_notes

MARK = [column for column in hint_marks.c if column.name != "number"]


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
        return [MemberNote(**{**row, "at": moment(row["at"])}) for row in rows]

    async def _marks(self, statement: Executable) -> Sequence[HintMark]:
        rows = await self._database.rows(statement)
        return [HintMark(**{**row, "at": moment(row["at"])}) for row in rows]
