"""The days of a ladder and of flash groups: people join, challenge, answer or keep silent, leave, wait for groups."""

import contextlib
import random
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from engine.errors import Refusal
from engine.ids import PersonId
from engine.seasons.facts.formats import FlashRules, LadderRules
from engine.seasons.facts.rules import Rules, SeasonId, SeasonScoring
from engine.seasons.formats.ladder import challenges as climbing
from engine.seasons.state.rungs import Rungs
from games.core import MoveError
from tests.simulation.league.scale import SHORT, LeagueScale, rules_of
from tests.simulation.league.world import ENDINGS, HOME, NEUTRAL, LeagueWorld
from tests.simulation.life import Life
from tests.simulation.people import Someone
from tests.simulation.simulated_loop import SimulatedLoop
from tests.simulation.world import World

LADDER: Final = "Ladder"
FLASH: Final = "Flash"
SIZE: Final = 4
ROOM: Final = 5
"""With so many running matches people have no room for another group."""

CONTINUOUS: Final = replace(SHORT, days=4, people=8, haste=0.3, seed=2)


def ladder_rules(scale: LeagueScale) -> Rules:
    """Return the rules of a ladder."""
    rules = replace(rules_of(scale, seats=2), own=LadderRules(), promoted=0, relegated=0, recurs=False)
    return replace(rules, allows_late=False, answer_hours=30, scoring=SeasonScoring(tie_breaks=("wins",)))


def flash_rules(scale: LeagueScale) -> Rules:
    """Return the rules of flash groups."""
    rules = replace(rules_of(scale, seats=2), own=FlashRules(room=ROOM), least=SIZE, most=SIZE)
    return replace(rules, promoted=0, relegated=0, allows_late=False)


class ContinuousWorld(LeagueWorld):
    """Everything outside of the bot, for leagues without a date."""

    def __init__(self, loop: SimulatedLoop, path: Path, scale: LeagueScale, *, life: type[Life] = Life) -> None:
        super().__init__(loop, path, scale, life=life)
        self._ladder = SeasonId("")
        self._to_reverse: list[tuple[datetime, int]] = []
        self._left: set[PersonId] = set()

    async def open(self, life: Life) -> None:
        """Announce a ladder and groups."""
        self._ladder = (await life.run(self._announce(life, LADDER, ladder_rules(self._rules)))).id
        await life.run(self._announce(life, FLASH, flash_rules(self._rules)))

    # The people

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Answer challenges, challenge, wait for a group, and play."""
        for act in (self._climb, self._answer_challenge, self._challenge, self._wait):
            with contextlib.suppress(Refusal):
                await act(life, someone.id, rng)
        await World._visit(self, life, someone, rng)

    async def _climb(self, life: Life, person: PersonId, rng: random.Random) -> None:
        """Join the ladder; leave it now and then, and come back."""
        season = await life.bot.services.seasons.season(self._ladder)
        is_on = climbing.is_on(season, season.entrant_of(person))
        if not is_on and rng.random() < 0.5:
            await self._press(life, person, "league_join", self._ladder)
        elif is_on and rng.random() < 0.01:
            self._left.add(person)
            await self._press(life, person, "league_leave", self._ladder)
            await self._press(life, person, "league_leave_yes", self._ladder)

    async def _answer_challenge(self, life: Life, person: PersonId, rng: random.Random) -> None:
        """Accept most challenges, decline some, and overlook some visits long."""
        season = await life.bot.services.seasons.season(self._ladder)
        for asked in season.of(Rungs).open:
            chance = rng.random()
            if season.entrants[asked.opponent].person == person and chance < 0.4:
                route = "ladder_accept" if chance < 0.3 else "ladder_decline"
                await self._press(life, person, route, self._ladder, text=str(asked.number))

    async def _challenge(self, life: Life, person: PersonId, rng: random.Random) -> None:
        """Challenge anybody; the bot says who may be challenged."""
        if rng.random() < 0.5:
            season = await life.bot.services.seasons.season(self._ladder)
            opponent = rng.choice([*season.entrants, 1])
            await self._press(life, person, "ladder_challenged", self._ladder, value=str(opponent))

    async def _wait(self, life: Life, person: PersonId, rng: random.Random) -> None:
        """Wait for a group; now and then wait no longer."""
        for summary in await life.bot.services.seasons.store.of_server(HOME):
            if summary.name != FLASH or summary.phase != "open":
                continue
            if person not in summary.persons and rng.random() < 0.25:
                await self._press(life, person, "league_join", summary.season)
            elif person in summary.persons and rng.random() < 0.02:
                await self._press(life, person, "league_leave", summary.season)

    # The organiser

    async def _make_rounds(self, life: Life, rng: random.Random) -> None:
        """Let an organiser rule about matches of the ladder, take it back, and remove somebody once."""
        for act in (self._take_back, self._rule_fixture, self._remove):
            try:
                await act(life, rng)
            except (Refusal, MoveError) as refusal:
                self.evidence.refusals[refusal.code] += 1

    async def _take_back(self, life: Life, _: random.Random) -> None:
        for each in [one for one in self._to_reverse if one[0] <= self._loop.now()]:
            self._to_reverse.remove(each)
            await self._act(life, self._ladder, NEUTRAL, "reverse", {"fixture": str(each[1])})

    async def _rule_fixture(self, life: Life, rng: random.Random) -> None:
        season = await life.bot.services.seasons.season(self._ladder)
        if season.fixtures and rng.random() < self._rules.rulings / 4:
            fixture = rng.choice(list(season.fixtures))
            fields = {"fixture": str(fixture), "ending": rng.choice(ENDINGS)}
            await self._act(life, self._ladder, NEUTRAL, "rule", fields)
            self._to_reverse.append((self._loop.now() + timedelta(days=rng.uniform(0.1, 2)), fixture))

    async def _remove(self, life: Life, rng: random.Random) -> None:
        if not self.deeds.done["withdraw"] and self._loop.now() > self._rules.start + self._rules.days / 2 * timedelta(
            1
        ):
            season = await life.bot.services.seasons.season(self._ladder)
            on = [one.person for one in season.entrants.values() if not season.has_left(one.id)]
            fields = {"member": str(rng.choice(on)), "leaving": "removed"}
            await self._act(life, self._ladder, NEUTRAL, "withdraw", fields)
