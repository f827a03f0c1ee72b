"""Conduct of the people of a server: reliability, computed from the logs on each request, and notes."""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Final

from engine.conduct.deeds import Handed, deed_of, handed, left
from engine.conduct.errors import TooManyNotes
from engine.ids import PersonId
from engine.matches.service.log_reader import LogReader
from engine.moderation.moderator_policy import reason
from engine.people.calendars import sleep_calendar
from engine.people.reliability import MATCHES, MONTHS, Deed, Reliability, reliability
from engine.people.remarks import MOST_NOTES, MemberNote
from engine.seasons.entrants.conditions import Fitness
from engine.seasons.service import ratings
from engine.seasons.service.service import Seasons
from engine.seasons.state.season import Season
from engine.stores.store import Store
from leagues.ratings import fold

PAGE: Final = 20
MOST_READ: Final = 4 * MATCHES
"""How many of somebody's latest matches are searched for those that count."""


class Conduct:
    """Looks at what people have done. Nothing is kept but what moderators write down."""

    def __init__(self, store: Store, seasons: Seasons, logs: LogReader, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._seasons = seasons
        self._logs = logs
        self._now = now

    async def reliability(self, person: PersonId, server: int) -> Reliability:
        """Return how reliable somebody is on a server."""
        deeds = [*await self._matches(person, server), *await self._left(person, server)]
        return reliability(deeds, self._now())

    async def fitness(self, season: Season, person: PersonId) -> Fitness:
        """Return what the conditions of a season look at."""
        found = await self.reliability(person, season.founded.server)
        rules = season.rules
        if not (rules.conditions.least_rating or rules.conditions.most_rating):
            return Fitness(found)
        rated = fold(ratings.rated_matches(await self._seasons.ratings.rated(rules.game)))
        own = rated.rating(person).at(int(self._now().timestamp()))
        return Fitness(found, None if own.is_provisional else round(own.shown))

    async def note(self, server: int, person: PersonId, *, by: PersonId, text: str) -> MemberNote:
        """Write something down about a member of a server, for its moderators.

        Raises:
            BadNote: it is empty or too long.
            TooManyNotes: there are as many as are kept.
        """
        said, remarks = reason(text), self._store.remarks
        while True:
            known = await remarks.notes_about(server, person)
            if len(known) >= MOST_NOTES:
                raise TooManyNotes(most=MOST_NOTES)
            note = MemberNote(server, person, len(known) + 1, by, self._now(), said)
            if await remarks.add_note(note):
                return note

    async def _matches(self, person: PersonId, server: int) -> Sequence[Deed]:
        """Return how the latest matches of somebody on a server ended, as many as count at most."""
        awake = sleep_calendar(await self._store.people.person(person))
        deeds: list[Deed] = []
        for offset in range(0, MOST_READ, PAGE):
            page = await self._store.matches.of_person(
                person, phases=("over",), server=server, limit=PAGE, offset=offset
            )
            found = await self._store.matches.finished([summary.match for summary in page])
            recent = [match for match in found.values() if match.ended_at > self._now() - MONTHS]
            for match in sorted(recent, key=lambda match: match.ended_at, reverse=True):
                log = await self._store.matches.log(match.match)
                deed = await self._logs.off_loop(partial(deed_of, match, log, person, awake))
                deeds += [] if deed is None else [deed]
            if len(page) < PAGE or len(deeds) >= MATCHES or not recent:
                break
        return deeds

    async def handed(self, person: PersonId, server: int) -> Sequence[Handed]:
        """Return where somebody has taken over a place in a season of a server, or given one up, in order."""
        known = await self._seasons.store.of_server(server)
        mine = [summary.season for summary in known if person in summary.persons]
        found = [
            handover for season in mine for handover in handed(season, await self._seasons.store.log(season), person)
        ]
        return sorted(found, key=lambda handover: (handover.at, handover.season))

    async def _left(self, person: PersonId, server: int) -> Sequence[Deed]:
        """Return when somebody has left seasons of a server."""
        known = await self._seasons.store.of_server(server)
        mine = [summary.season for summary in known if person in summary.persons]
        return [deed for season in mine for deed in left(season, await self._seasons.store.log(season), person)]
