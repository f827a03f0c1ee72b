"""Lists that are read to their end, page by page."""

from collections.abc import Sequence
from typing import Final

from engine.ids import PersonId
from engine.stores.matches import MatchStore, Phase, Summary

PAGE: Final = 100


async def all_of_person(matches: MatchStore, person: PersonId, *, phases: Sequence[Phase]) -> list[Summary]:
    """Return all matches in which a person sits or is invited, in the order of `MatchStore.of_person`."""
    found: list[Summary] = []
    while page := await matches.of_person(person, phases=phases, limit=PAGE, offset=len(found)):
        found += page
    return found
