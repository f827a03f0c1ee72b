"""Studies in memory, for tests."""

from collections.abc import Sequence

from engine.ids import PersonId
from engine.stores.matches import Conflict
from engine.stores.studies import StoredStudy


class MemoryStudies:
    """Studies; implements `engine.stores.studies.StudyStore`."""

    def __init__(self) -> None:
        self.kept: dict[tuple[PersonId, int], StoredStudy] = {}

    async def of_person(self, person: PersonId) -> Sequence[StoredStudy]:
        return [study for key, study in sorted(self.kept.items()) if key[0] == person]

    async def study(self, person: PersonId, number: int) -> StoredStudy | None:
        return self.kept.get((person, number))

    async def save(self, study: StoredStudy) -> None:
        known = self.kept.get((study.person, study.number))
        if (known.revision if known else 0) != study.revision - 1:
            raise Conflict(study.number)
        self.kept[study.person, study.number] = study

    async def delete(self, person: PersonId, number: int) -> None:
        self.kept.pop((person, number), None)

    def drop(self, person: PersonId) -> None:
        """Remove what a person has tried out."""
        self.kept = {key: study for key, study in self.kept.items() if key[0] != person}
