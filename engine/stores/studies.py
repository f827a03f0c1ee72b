"""The store of studies: texts that only their owner's requests read."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.ids import PersonId


@dataclass(frozen=True, slots=True)
class StoredStudy:
    """A study as it is kept: whose, its number, how often it was saved, and the text of `engine.studies.study`."""

    person: PersonId
    number: int
    revision: int
    body: str


class StudyStore(Protocol):
    """Keeps studies. Every method is one transaction."""

    async def of_person(self, person: PersonId) -> Sequence[StoredStudy]:
        """Return the studies of a person, by number."""
        ...

    async def study(self, person: PersonId, number: int) -> StoredStudy | None:
        """Return a study of a person, None if there is none of this number."""
        ...

    async def save(self, study: StoredStudy) -> None:
        """Record the next revision of a study; the first is 1.

        Raises:
            engine.stores.matches.Conflict: the one before is not there, or somebody was faster.
        """
        ...

    async def delete(self, person: PersonId, number: int) -> None:
        """Delete a study, if it is still there."""
        ...
