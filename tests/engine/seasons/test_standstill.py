"""No reachable state of a season stands still for ever: whatever people do, each part of it ends by itself, once.

A walk at random over what people, organisers, moderators and the server do, with restarts, outages and crashes between;
then nobody does anything any more, and time alone brings the season to its end.
"""

import contextlib
import itertools
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any, Final

import pytest

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.matches.service.service import Matches
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.seasons.course import beginning
from engine.seasons.course.schedule import AWAY_NOTE
from engine.seasons.entrants import leave, signups
from engine.seasons.facts import codec
from engine.seasons.facts.rules import Rules, SeasonId
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.files.audit import audit
from engine.seasons.organisers.requests import OrganiserChoices, Verdict
from engine.seasons.service.service import Seasons
from engine.seasons.service.store import SeasonCommit
from engine.seasons.state import guards
from engine.seasons.state.season import Season
from engine.time.policy import FAST
from tests.engine.log_builders import GAMES_AND_TOY, LADDER
from tests.engine.seasons.season_builders import ORGANISER, START
from tests.memory.store import MemoryStore
from tests.searching import scaled

PEOPLE: Final = tuple(PersonId(number) for number in range(1, 10))
MODERATOR: Final = PersonId(98)
LONGEST: Final = timedelta(days=120)
STEPS: Final = 60
ONCE: Final = {"season_started", "overtime_began", "season_closed", "season_archived", "season_cancelled"}
OVER: Final = {"archived", "cancelled"}


class Crash(Exception):
    """The program has died before a commit."""


class World:
    """A server with one season, people who do something now and then, and a clock that is set forward."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.now = rng, START
        self.store = MemoryStore()
        self._names = (MatchId(f"m{number:07}") for number in itertools.count(1))
        self.restart()
        self.id = SeasonId("")

    def restart(self) -> None:
        """Replace the services; nothing but the store is kept."""
        self.matches = Matches(
            self.store,
            GAMES_AND_TOY,
            now=lambda: self.now,
            seed_for=lambda: self.rng.randbytes(32),
            id_for=lambda: next(self._names),
        )
        self.seasons = Seasons(
            self.store.seasons,
            self.store.matches,
            self.matches,
            now=lambda: self.now,
            seed_for=lambda: self.rng.randbytes(32),
            id_for=lambda: next(self._names),
        )
        self.moderators = Moderators(self.matches, self.store, self.seasons.require_neutral)

    async def found(self, *, silent_days: int = 2) -> None:
        rng = self.rng
        rules = Rules(
            game="ladder",
            game_version=LADDER.info.version,
            options=(),
            seats=2,
            policy=FAST,
            least=4,
            most=rng.choice((4, 6, 8)),
            at_once=rng.choice((0, 1, 2)),
            days=14,
            sign_up_days=3,
            overtime_days=3,
            appeal_days=2,
            answer_hours=24,
            silent_days=silent_days,
            recurs=False,
        )
        found = await self.seasons.found("League", rules, server=7, channel=70, by=ORGANISER)
        self.id = found.after.id

    async def season(self) -> Season:
        return await self.seasons.season(self.id)

    async def decide(self, decision: Callable[[Season], Facts]) -> None:
        await self.seasons.act(self.id, lambda season, _: decision(season))

    async def organise(self, act: str, **chosen: Any) -> None:
        await self.seasons.organisers.act(self.id, ORGANISER, act, note="because", chosen=OrganiserChoices(**chosen))

    async def act(self) -> None:
        """Do something that somebody might do; what is refused changes nothing."""
        season, rng = await self.season(), self.rng
        person, other = rng.sample(PEOPLE, 2)
        number = rng.randint(1, max(1, len(season.fixtures)))
        running = list(season.matches.values())
        requests: list[Callable[[], Awaitable[object]]] = [
            *[lambda: self.decide(lambda now: signups.sign_up(now, person))] * 4,
            lambda: self.decide(lambda now: signups.sign_off(now, person)),
            lambda: self.decide(lambda now: signups.offer_standby(now, person)),
            lambda: self.decide(lambda now: signups.withdraw_standby(now, person)),
            lambda: self.decide(lambda now: leave.withdraw(now, person, how="asked", by=person)),
            lambda: self.organise("withdraw", member=person, leaving="removed"),
            lambda: self.decide(lambda now: signups.confirm(now, person)),
            lambda: self.decide(lambda now: signups.take_place(now, person)),
            lambda: self.decide(lambda now: signups.decline_place(now, person)),
            lambda: self.organise("replace", member=person, substitute=other),
            lambda: self.organise("move", member=person, division=rng.randint(1, 2)),
            lambda: self.organise("rule", fixture=number, ending=Verdict("walkover", (1, 2))),
            lambda: self.organise("rule", fixture=number, ending=Verdict("void")),
            lambda: self.organise("reverse", fixture=number),
            lambda: self.organise("again", fixture=number),
            lambda: self.organise("points", member=person, points=1),
            lambda: self.organise("extend", days=4),
            lambda: self.organise("pause"),
            lambda: self.organise(rng.choice(("draw", "start", "close"))),
            lambda: self.seasons.absences.lost_member(self.id, person),
            lambda: self.seasons.absences.pause_away(self.id, self.now, AWAY_NOTE),
            lambda: self.seasons.absences.resume_away(self.id),
            lambda: self.seasons.absences.credit(self.now - timedelta(hours=rng.randint(1, 30)), self.now),
            *[lambda: self.play(rng.choice(running))] * (6 if running else 0),
            *[lambda: self.resign(rng.choice(running))] * (3 if running else 0),
            *[lambda: self.moderators.act(rng.choice(running), MODERATOR, "void", note="no")] * bool(running),
        ]
        try:
            await rng.choice(requests)()
        except Refusal:
            return

    async def play(self, match_id: MatchId) -> None:
        match = await self.matches.match(match_id)
        game = self.matches.game_of(match)
        for seat in match.due(game)[:1]:
            line = next(choice.line for choice in game.notation.suggest(match.state, seat, "") if choice.is_complete)
            await self.matches.play(match_id, match.persons[seat], line)

    async def resign(self, match_id: MatchId) -> None:
        match = await self.matches.match(match_id)
        await self.matches.resign(match_id, self.rng.choice(match.persons))

    async def due(self) -> datetime | None:
        """Return when something is scheduled next, in the matches or in the season."""
        times = (await self.matches.clocks.next_due(), await self.seasons.next_due())
        return min((at for at in times if at is not None), default=None)

    async def work(self) -> None:
        """Do what is due by now, as the bot does all the time."""
        for match in await self.matches.clocks.due_before(self.now):
            await self.matches.clocks.wake(match)
        await self.seasons.advance(self.id)

    async def until(self, at: datetime | None) -> None:
        """Set the clock forward to what is scheduled next, and do the work."""
        assert at is not None, "something is always scheduled while the season is not over"
        self.now = max(self.now, at)
        await self.work()

    async def die(self) -> None:
        """Let the program die before one of the next commits, and start it again."""
        append, left = self.store.seasons.append, self.rng.randint(0, 2)

        async def dies(commit: SeasonCommit) -> None:
            nonlocal left
            if not left:
                raise Crash
            left -= 1
            await append(commit)

        self.store.seasons.append = dies  # type: ignore[method-assign]
        with contextlib.suppress(Crash):
            await self.work()
        self.store.seasons.append = append  # type: ignore[method-assign]
        self.restart()

    async def facts(self) -> list[SeasonFact]:
        return [codec.decode(entry.body) for entry in await self.store.seasons.log(self.id)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(scaled(12)))
async def test_time_alone_ends_every_season_once(seed: int) -> None:
    world = World(random.Random(seed))
    await world.found()
    await world.decide(lambda season: beginning.open_sign_up(season, world.now))
    for person in PEOPLE[: world.rng.randint(3, 8)]:
        await world.decide(lambda season, person=person: signups.sign_up(season, person))  # type: ignore[misc]
    while seed % 3 and (await world.season()).phase in guards.BEFORE_START:
        await world.until(await world.due())
    for _ in range(STEPS):
        await world.act()
        chance = world.rng.random()
        if chance < 0.4:
            world.now += timedelta(hours=world.rng.uniform(0, 30))
            await world.work()
        elif chance < 0.5:
            await world.die()
    await ends_by_itself(world)


async def ends_by_itself(world: World) -> None:
    """Let time alone go on until the season is over, and hold what has happened against the laws."""
    last = world.now + LONGEST
    await world.work()
    while (await world.season()).phase not in OVER:
        due = await world.due()
        assert due is None or due <= last, "it ends some time"
        await world.until(due)
        assert await world.seasons.advance(world.id) == [], "what was done is not done again"
    season, facts = await world.season(), await world.facts()
    happened = Counter[str](fact.kind for fact in facts)
    assert all(happened[kind] <= 1 for kind in ONCE)
    weeks = [fact.week for fact in facts if fact.kind == "week_ended"]
    assert weeks == sorted(set(weeks))
    decided = [(fact.entrant, fact.what) for fact in facts if fact.kind == "place_decided"]
    assert len(decided) == len(set(decided))
    started = [fact.match for fact in facts if fact.kind == "fixture_started"]
    assert len(started) == len(set(started))
    store = world.store.seasons
    log, summary, seed = await store.log(world.id), await store.summary(world.id), await store.seed(world.id)
    assert audit(world.id, log, summary=summary, seed=seed) == ()
    if season.phase == "archived":
        matches = [await world.matches.match(match) for match in season.matches.values()]
        assert {match.phase for match in matches} <= {"over"}


@pytest.mark.parametrize("phase", ["announced", "open", "drawn", "running", "overtime", "closed"])
async def test_each_phase_that_waits_ends_by_itself_also_after_a_restart(phase: str) -> None:
    world = World(random.Random(7))
    await world.found(silent_days=99)
    while (await world.season()).phase != phase:
        await world.until(await world.due())
        if (await world.season()).phase == "open":
            for person in PEOPLE[:5]:
                if (await world.season()).entrant_of(person) is None:
                    await world.decide(lambda season, person=person: signups.sign_up(season, person))  # type: ignore[misc]
        if (await world.season()).phase == "running" and phase == "closed":
            for match in list((await world.season()).matches.values()):
                await world.resign(match)
        if phase == "overtime" and (await world.season()).phase == "running":
            await keep_going(world)
    world.restart()
    await ends_by_itself(world)


async def keep_going(world: World) -> None:
    """Give every running match more time than the season lasts."""
    season = await world.season()
    for match in season.matches.values():
        found = await world.matches.match(match)
        for seat in found.active if found.phase == "running" else ():
            chosen = Choices(seat=seat, seconds=60 * 24 * 3600)
            await world.moderators.act(match, MODERATOR, "extend", note="time", chosen=chosen)
