"""Studies. Table: studies. What somebody tries out is sealed."""

from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, bindparam, insert, select, update

from engine.ids import PersonId
from engine.stores.matches import Conflict
from engine.stores.studies import StoredStudy
from storage.database.connection import Database
from storage.schema.core import studies
from storage.sealing import AesSeal

SELECT_STUDIES = select(studies).where(studies.c.person == bindparam("of_person")).order_by(studies.c.number)
OF_STUDY = (studies.c.person == bindparam("of_person"), studies.c.number == bindparam("of_number"))
SELECT_STUDY = select(studies).where(*OF_STUDY)
UPDATE_STUDY = update(studies).where(*OF_STUDY, studies.c.revision == bindparam("seen"))


class SqlStudies:
    """Keeps studies; implements `engine.stores.studies.StudyStore`."""

    def __init__(self, database: Database, seal: AesSeal) -> None:
        self._database = database
        self._seal = seal

    async def of_person(self, person: PersonId) -> Sequence[StoredStudy]:
        return [self._study_of(row) for row in await self._database.rows(SELECT_STUDIES, of_person=person)]

    async def study(self, person: PersonId, number: int) -> StoredStudy | None:
        row = await self._database.row(SELECT_STUDY, of_person=person, of_number=number)
        return self._study_of(row) if row else None

    async def save(self, study: StoredStudy) -> None:
        """Record the next revision of a study.

        Raises:
            Conflict: the one before is not there, or somebody was faster.
        """
        key = {"of_person": study.person, "of_number": study.number}
        body = self._seal.close(study.body, place=place_of(study.person, study.number))

        def work(connection: Connection) -> None:
            if study.revision > 1:
                values = {"revision": study.revision, "body": body}
                if not connection.execute(UPDATE_STUDY, key | values | {"seen": study.revision - 1}).rowcount:
                    raise Conflict(study.number)
                return
            if connection.execute(SELECT_STUDY, key).first():
                raise Conflict(study.number)
            row = {"person": study.person, "number": study.number, "revision": study.revision, "body": body}
            connection.execute(insert(studies), row)

        await self._database.write(work)

    async def delete(self, person: PersonId, number: int) -> None:
        await self._database.remove(studies, person=person, number=number)

    def _study_of(self, row: RowMapping) -> StoredStudy:
        body = self._seal.open(row["body"], place=place_of(row["person"], row["number"]))
        return StoredStudy(row["person"], row["number"], row["revision"], body)


def place_of(person: int, number: int) -> str:
    """Return where a study belongs."""
    return f"studies|{person}|{number}"
