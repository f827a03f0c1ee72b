"""The use case of organisers: load, decide (`engine.seasons.organisers.acts`), append.

Who organises is known outside; here every request is one of somebody who does.
"""

from collections.abc import Awaitable, Callable, Mapping

from engine.ids import PersonId
from engine.seasons.facts.rules import SeasonId
from engine.seasons.organisers.acts import ACTS, carry_out
from engine.seasons.organisers.requests import NO_CHOICES, OrganiserChoices, OrganiserRequest
from engine.seasons.service.writer import SeasonChange, SeasonWriter
from engine.seasons.state.season import Season
from leagues.core import EntrantId
from leagues.divisions import DrawRecord

Records = Callable[[Season], Awaitable[Mapping[EntrantId, DrawRecord]]]
"""Tells what the entrants of a season bring from those before."""
Corrected = Callable[..., Awaitable[object]]
"""Writes down what a change of a closed season means for its tables."""


class Organisers:
    """Carries out what organisers want.

    Raises `engine.errors.Refusal` when it is not carried out.
    """

    def __init__(self, writer: SeasonWriter, records: Records, corrected: Corrected) -> None:
        self._writer = writer
        self._records = records
        self._corrected = corrected

    async def act(
        self, season_id: SeasonId, by: PersonId, name: str, *, note: str, chosen: OrganiserChoices = NO_CHOICES
    ) -> SeasonChange:
        """Do one act, again if somebody else was faster."""
        act = ACTS[name]
        before, records = await self._earlier(season_id) if "corrected" in act.fields else (None, {})
        change = await self._writer.act(
            season_id,
            lambda season, progress: carry_out(
                act, OrganiserRequest(season, progress, by, note, self._writer.now(), chosen, before, records)
            ),
        )
        await self._corrected(change.after, by=by, note=note)
        return change

    async def _earlier(self, season_id: SeasonId) -> tuple[Season | None, Mapping[EntrantId, DrawRecord]]:
        """Return the season before, and what it says by now of those who play in this one."""
        season = await self._writer.season(season_id)
        if season.founded.previous is None:
            return None, {}
        return await self._writer.season(season.founded.previous), await self._records(season)
