"""A server with seasons and the matches that they start, in memory, under a clock that is moved by hand."""

from datetime import datetime, timedelta
from typing import Any

from engine.ids import PersonId
from engine.matches.service.service import Matches
from engine.seasons.course import beginning
from engine.seasons.facts.rules import Rules, SeasonId
from engine.seasons.organisers.requests import OrganiserChoices
from engine.seasons.service.service import Seasons
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import Season
from games.registry import GAMES
from tests.engine.seasons.season_builders import ORGANISER, START
from tests.memory.store import MemoryStore

SERVER, CHANNEL = 7, 70


class SeasonBench:
    """One season of a server, and what is made of it."""

    def __init__(self, store: MemoryStore | None = None) -> None:
        self.now = START
        self.store = store or MemoryStore()
        self.matches = Matches(self.store, GAMES, now=self.clock)
        self.seasons = Seasons(self.store.seasons, self.store.matches, self.matches, now=self.clock)
        self.id = SeasonId("")

    def clock(self) -> datetime:
        return self.now

    async def season(self) -> Season:
        return await self.seasons.season(self.id)

    async def open(self, name: str, rules: Rules) -> None:
        """Announce a season and open its sign-up."""
        founded = await self.seasons.found(name, rules, server=SERVER, channel=CHANNEL, by=ORGANISER)
        self.id = founded.after.id
        await self.seasons.act(self.id, lambda season, _: beginning.open_sign_up(season, self.now))

    async def organise(
        self, act: str, *, by: PersonId = ORGANISER, note: str = "because", **chosen: Any
    ) -> SeasonChange:
        """Do an organiser's act, and what follows from it."""
        change = await self.seasons.organisers.act(self.id, by, act, note=note, chosen=OrganiserChoices(**chosen))
        await self.seasons.advance(self.id)
        return change

    async def wait(self, **span: float) -> None:
        """Let time pass; everything that is due happens, in one season after the other, until nothing is."""
        self.now += timedelta(**span)
        while due := await self.seasons.due():
            for season in due:
                await self.seasons.advance(season)
