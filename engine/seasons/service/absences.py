"""Absences and seasons: of the bot or Discord, of the bot from a server, of a member."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from engine.ids import PersonId
from engine.seasons.course import schedule
from engine.seasons.facts.course import OutageCredited, SeasonPaused, SeasonResumed
from engine.seasons.facts.places import EntrantConfirmed
from engine.seasons.facts.rules import SeasonId
from engine.seasons.formats import format_of
from engine.seasons.service.writer import SeasonChange, SeasonWriter
from engine.share import EVERYTHING, Share
from engine.stores.matches import Conflict

TOLD_AFTER: Final = timedelta(minutes=10)
"""Of a bot that is back sooner nothing is told."""


class Absences:
    """Holds seasons while nobody can do anything, and gives the time back. Their matches are held by themselves."""

    def __init__(self, writer: SeasonWriter) -> None:
        self._writer = writer

    async def credit(self, begun: datetime, ended: datetime, share: Share = EVERYTHING) -> Sequence[SeasonChange]:
        """Let every live season last longer by the time that the bot or Discord was away; never twice by the same."""
        going_on = await self._writer.store.going_on(share)
        credited = [await self._credit(summary.season, begun, ended) for summary in going_on]
        return [change for change in credited if change is not None]

    async def _credit(self, season_id: SeasonId, begun: datetime, ended: datetime) -> SeasonChange | None:
        while True:
            season = await self._writer.season(season_id)
            begun = max((begun, *(latest for _, latest in season.outages)))
            if season.phase == "announced" or season.is_over or season.paused_at is not None or begun >= ended:
                return None
            fact = OutageCredited("outage_credited", begun.isoformat(), ended.isoformat())
            try:
                return await self._writer.commit(season, season.id, (fact,))
            except Conflict:
                continue

    async def pause_away(self, season_id: SeasonId, since: datetime, note: str) -> SeasonChange | None:
        """Pause a season whose server cannot be reached since then; None where it is paused or nothing goes on."""
        season = await self._writer.season(season_id)
        if season.phase == "announced" or season.is_over or season.paused_at is not None:
            return None
        since = max((since, *(latest for _, latest in season.outages)))
        return await self._writer.commit(
            season, season.id, (SeasonPaused("season_paused", note, None, since.isoformat()),)
        )

    async def resume_away(self, season_id: SeasonId) -> SeasonChange | None:
        """Let a season go on whose server can be reached again; None where it was not paused so."""
        season = await self._writer.season(season_id)
        if not season.away or season.paused_at is None:
            return None
        is_told = self._writer.now() - season.paused_at >= TOLD_AFTER
        note = season.away if is_told else schedule.UNAVAILABLE_NOTE
        return await self._writer.commit(season, season.id, (SeasonResumed("season_resumed", note, None),))

    async def found_member(self, season_id: SeasonId, person: PersonId) -> SeasonChange | None:
        """Let a season know that somebody is in the server; None where nobody has missed them."""
        season = await self._writer.season(season_id)
        asked = [question for question in season.activity_checks if question.is_gone and question.person == person]
        facts = tuple(EntrantConfirmed("entrant_confirmed", question.entrant) for question in asked)
        return await self._writer.commit(season, season.id, facts) if facts else None

    async def lost_member(self, season_id: SeasonId, person: PersonId) -> SeasonChange | None:
        """Let a season know that somebody is not in the server any more; None where nothing follows."""
        season = await self._writer.season(season_id)
        progress = await self._writer.progress(season)
        facts = format_of(season.rules).gone(season, person, progress, self._writer.now())
        return await self._writer.commit(season, season.id, facts) if facts else None
