"""A season under a strict Discord, with three who try to stop their clocks by settings.

People move only in matches that they have seen.
"""

import asyncio
import random
from collections.abc import Coroutine
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any, Final

from engine.ids import PersonId
from engine.matches.service.sight import ServerState
from engine.matches.state.match import Match
from engine.people.preferences import Server, Vacation
from engine.seasons.entrants import signups
from engine.time.policy import HOUR
from tests.simulation.league.scale import MAIN, LeagueScale, rules_of
from tests.simulation.league.world import PLACE, LeagueWorld
from tests.simulation.ledger import Diary
from tests.simulation.life import Life
from tests.simulation.people import Someone, crowd
from tests.simulation.strict.paper import StrictDiscord
from tests.simulation.world import DAY, SERVERS, Evidence

STALLERS: Final = 3
ZONES: Final = ("Pacific/Kiritimati", "Pacific/Pago_Pago")


@dataclass(frozen=True, slots=True)
class StrictScale(LeagueScale):
    """The scale of a strict world.

    Attributes:
        deletions: when the season's channel is deleted, and for how many hours none is named in its place.
        unavailable, removed: when the server cannot be reached and when the bot is removed, and for how many days.
        locks: how many threads are locked, for two days each.
    """

    days: int = 36
    people: int = 40
    deaths: int = 0
    storms: int = 0
    substitutes: int = 0
    seasons: int = 1
    sign_up: int = 1
    lasts: int = 26
    overtime: int = 4
    silent: int = 20
    haste: float = 0.01
    eagerness: float = 1.5
    deletions: tuple[tuple[float, float], ...] = ((3, 30), (8, 2))
    unavailable: tuple[float, float] = (12, 1)
    removed: tuple[float, float] = (15, 10)
    locks: int = 8


SHORT: Final = StrictScale(
    days=10,
    people=6,
    lasts=8,
    overtime=1,
    least=6,
    most=6,
    deletions=((2, 20), (4, 2)),
    unavailable=(4.5, 1),
    removed=(6, 2.5),
    locks=2,
    seed=2,
)
"""The same with six people in ten days."""


class StrictWorld(LeagueWorld):
    """Everything outside of the bot."""

    _rules: StrictScale

    @property
    def paper(self) -> StrictDiscord:
        """Return the strict Discord."""
        paper = self.evidence.paper
        assert isinstance(paper, StrictDiscord)
        return paper

    def gather(self) -> Evidence:
        """Return the people and a strict Discord."""
        scale, lot = self._scale, self._lot
        people = crowd(scale.people, lot, scale.start.date(), scale.days)
        paper = StrictDiscord(now=self._loop.now, rng=random.Random(lot.random()), flaws=scale.flaws)
        paper.closed = {someone.id for someone in people if someone.is_closed}
        return Evidence(scale, people, Diary(self._loop.now), paper)

    async def open(self, life: Life) -> None:
        """Announce the season and let everybody sign up."""
        season = await life.run(self._announce(life, MAIN, rules_of(self._rules, seats=2)))
        for someone in self.evidence.people:
            await life.run(
                life.bot.services.seasons.act(
                    season.id,
                    lambda found, _, person=someone.id: signups.sign_up(found, person),  # type: ignore[misc]
                )
            )

    def _others(self) -> list[Coroutine[Any, Any, None]]:
        scale = self._rules
        stallers = [self._stall(someone.id) for someone in self.evidence.people[:STALLERS]]
        return [
            *stallers,
            self._delete_channels(),
            self._leave_alone("unavailable", *scale.unavailable),
            self._leave_alone("removed", *scale.removed),
            self._lock_threads(),
        ]

    # The people

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Move where that is due and was seen."""
        for summary in await life.store.matches.of_person(someone.id, phases=("running",), limit=200):
            with self._refusable():
                if self._has_seen(await life.matches.match(summary.match)):
                    await self._play(life, someone, summary.match, rng)

    def _has_seen(self, match: Match) -> bool:
        """Tell whether Discord has taken what has happened last in a match, and shows it."""
        latest = max(*match.latest_actions, match.latest_throw)
        told = self.paper.accepted.get(match.id, ())
        seen = (each for each in told if each.thread is None or each.thread not in self.paper.gone)
        return self.paper.state == "there" and any(each.seq >= latest for each in seen)

    async def _stall(self, person: PersonId) -> None:
        """Try every day to stop one's clocks: another night, another zone, a vacation that is ended at once."""
        rng, number = random.Random(person), 0
        while not self._is_over:
            await asyncio.sleep(rng.uniform(9, 14) * HOUR)
            number += 1
            await self._reach(lambda life, number=number: self._stop_clocks(life, person, number))  # type: ignore[misc]

    async def _stop_clocks(self, life: Life, person: PersonId, number: int) -> None:
        before, now = await life.store.people.person(person), self._loop.now()
        minute = (now.hour * 60 + now.minute) // 15 * 15
        with self._refusable():
            if number % 3 == 0:
                await life.choose(before, replace(before, zone=ZONES[number % 2]))
            elif number % 3 == 1:
                sleep = minute, (minute + 720) % 1440
                await life.choose(before, replace(before, zone="UTC", sleep=sleep))
            else:
                await life.take_vacation(Vacation(person, now.date(), now.date() + DAY, "UTC"))

    # The server

    async def _delete_channels(self) -> None:
        """Delete the season's channel, and name another one some hours later."""
        place = PLACE
        for number, (day, hours) in enumerate(self._rules.deletions, start=1):
            await self._until(self._at(day))
            self.paper.delete_channel(place)
            await self._reach(self._look)
            await asyncio.sleep(hours * HOUR)
            place = PLACE + number * 100
            named = replace(SERVERS[0], channel=place)
            await self._reach(lambda life, named=named: self._name(life, named))  # type: ignore[misc]

    async def _name(self, life: Life, server: Server) -> None:
        await life.move_server(server)
        life.bot.services.tasks.announcer.retry()
        life.bot.services.tasks.lost_threads.retry()

    async def _leave_alone(self, state: ServerState, day: float, days: float) -> None:
        """Let the server be out of reach for a while."""
        await self._until(self._at(day))
        began, self.paper.state = self._loop.now(), state
        await self._reach(self._look)
        await asyncio.sleep(days * DAY.total_seconds())
        self.paper.state = "there"
        self.paper.away.append((began, self._loop.now()))
        await self._reach(self._look)

    async def _look(self, life: Life) -> None:
        """Let the bot hear that something has changed on the server."""
        services = life.bot.services
        services.tasks.deadlines.wake()
        services.tasks.seasons.wake()
        services.tasks.lost_threads.look()
        services.tasks.announcer.retry()

    async def _lock_threads(self) -> None:
        """Let somebody lock threads now and then, for two days."""
        rng = random.Random(self._scale.seed + 7)
        for at in sorted(rng.uniform(0.05, 0.8) * self._scale.days for _ in range(self._rules.locks)):
            await self._until(self._at(at))
            if threads := self.paper.living_threads:
                thread = rng.choice(threads)
                self.paper.locked.add(thread)
                self._loop.call_later(2 * DAY.total_seconds(), self.paper.locked.discard, thread)

    def _at(self, day: float) -> datetime:
        return self._scale.start + timedelta(days=day)
