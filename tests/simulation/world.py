"""The days of the simulation: people visit, play, travel and vanish; the bot is restarted and dies; Discord fails."""

import asyncio
import contextlib
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, timedelta
from itertools import islice
from pathlib import Path
from typing import Any, ClassVar, Final, Literal
from zoneinfo import ZoneInfo

from bot.platform.runtime import PAUSE_SECONDS
from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.state.match import Match
from engine.moderation.moderator_policy import Choices
from engine.people.preferences import Server, Vacation
from engine.stores.matches import Summary
from engine.time.policy import FAST, HOUR, RELAXED, Policy
from games.core import MoveError, Seat
from games.registry import GAMES
from tests.simulation.ledger import Diary
from tests.simulation.life import Gone, Life
from tests.simulation.paper import PaperDiscord, Weather
from tests.simulation.people import Someone, crowd
from tests.simulation.simulated_loop import SimulatedLoop

DAY: Final = timedelta(days=1)
MODERATOR: Final = PersonId(999)
CHANNEL: Final = 500
OWN: Final = Policy(
    name="evenings",
    bank=18 * HOUR,
    increment=9 * HOUR,
    cap=36 * HOUR,
    sleeps=True,
    rest_days=(5, 6),
    vacation_days=5,
    reminders=(40, 10),
    on_timeout="moderator",
)
"""What a server has made up for itself."""

POLICIES: Final = (RELAXED, FAST, OWN, None)
SERVERS: Final = (Server(7, zone="Europe/Berlin"), Server(8, zone="Australia/Sydney"))
DRAIN: Final = timedelta(hours=8)
"""For so long after the last visit the bot goes on alone."""

Death = Literal["restart", "kill"]


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is simulated; the default window has a leap day and changes of clocks in north and south.

    `flaws` is the share of requests that Discord refuses on a good day, `pause` what the bot waits between two looks.
    """

    start: datetime = datetime(2028, 2, 20, tzinfo=UTC)
    days: int = 60
    matches: int = 200
    people: int = 60
    deaths: int = 24
    storms: int = 10
    seed: int = 1
    flaws: float = 0.004
    pause: float = PAUSE_SECONDS

    @property
    def end(self) -> datetime:
        """Return when people stop to play."""
        return self.start + self.days * DAY


NINE_DAYS: Final = Scale(
    start=datetime(2028, 3, 25, tzinfo=UTC), days=9, matches=20, people=14, deaths=6, storms=4, seed=3, pause=90
)
"""Clocks change in Europe on the second day and in Australia on the last but one; the long form looks more often."""


@dataclass(frozen=True, slots=True)
class Founding:
    """A match that somebody wants to begin at some time."""

    at: datetime
    by: PersonId
    game: str
    server: Server
    policy: Policy | None
    invited: tuple[PersonId, ...]
    computer: tuple[ComputerSeat, ...] = ()


@dataclass(frozen=True, slots=True)
class Storm:
    """A time in which Discord fails; if `cuts_off`, people cannot reach the bot either."""

    begun: datetime
    ended: datetime
    weather: Weather
    cuts_off: bool


@dataclass
class Evidence:
    """What is left after the simulation for the judge to look at."""

    scale: Scale
    people: tuple[Someone, ...]
    diary: Diary
    paper: PaperDiscord
    lives: list[tuple[datetime, datetime]] = field(default_factory=list)
    storms: list[Storm] = field(default_factory=list)
    deaths: Counter[Death] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    ended: datetime | None = None


class World:
    """Everything outside of the bot, and the bot in it."""

    hours_between_rounds: ClassVar[tuple[float, float]] = (3, 9)
    channel = CHANNEL

    def __init__(self, loop: SimulatedLoop, path: Path, scale: Scale, *, life: type[Life] = Life) -> None:
        self._loop, self._path, self._scale, self._make_life = loop, path, scale, life
        self._lot = random.Random(scale.seed)
        self.evidence = self.gather()
        self._zones = {someone.id: someone.zone for someone in self.evidence.people}
        self._foundings: dict[PersonId, list[Founding]] = defaultdict(list)
        for founding in self._plan():
            self._foundings[founding.by].append(founding)
        self._asked: dict[PersonId, set[MatchId]] = {}
        self._life: Life | None = None

    async def run(self) -> Evidence:
        """Let the days pass."""
        await self._revive()
        await self._furnish()
        await self._live()
        await asyncio.sleep(DRAIN.total_seconds())
        assert self._life is not None
        await self._life.stop()
        self._lived()
        self.evidence.ended = self._loop.now()
        return self.evidence

    async def _live(self) -> None:
        """Let people and everything else do what they do, until all of them have done so."""
        tasks = [asyncio.create_task(self._lead(someone)) for someone in self.evidence.people]
        tasks += [asyncio.create_task(work) for work in self._others()]
        await asyncio.gather(*tasks)

    def _others(self) -> list[Coroutine[Any, Any, None]]:
        """Return what happens beside the lives of people."""
        return [self._moderate(), self._decay(), self._storm(), self._delete_threads(), self._move_server()]

    @property
    def _is_over(self) -> bool:
        """Tell whether people play no longer."""
        return self._loop.now() >= self._scale.end

    def gather(self) -> Evidence:
        """Return the people and a new Discord."""
        scale, lot = self._scale, self._lot
        people = crowd(scale.people, lot, scale.start.date(), scale.days)
        paper = PaperDiscord(now=self._loop.now, rng=random.Random(lot.random()), flaws=scale.flaws)
        paper.closed = {someone.id for someone in people if someone.is_closed}
        return Evidence(scale, people, Diary(self._loop.now), paper)

    def _plan(self) -> list[Founding]:
        """Return who wants to play what with whom, most of it in the first weeks; one person is asked all the time."""
        rng, people = self._lot, self.evidence.people
        foundings = []
        for number in range(self._scale.matches):
            game = GAMES[sorted(GAMES)[number % len(GAMES)]]
            seats = rng.randint(game.info.min_seats, game.info.max_seats)
            players = [someone.id for someone in rng.sample(people, seats)]
            if number % 4 == 0 and people[0].id not in players:
                players[-1] = people[0].id
            at = self._scale.start + rng.random() ** 1.5 * 0.6 * self._scale.days * DAY
            policy = POLICIES[number // len(GAMES) % len(POLICIES)]
            founding = Founding(at, players[0], game.info.key, rng.choice(SERVERS), policy, tuple(players[1:]))
            foundings.append(founding)
        return sorted(foundings, key=lambda founding: founding.at)

    # The bot

    async def _revive(self) -> None:
        while self.evidence.paper.is_cut_off:  # noqa: ASYNC110 - as somebody restarting the bot would
            await asyncio.sleep(10)
        self._life = self._make_life(
            self._loop, self._lot, self.evidence.paper, self.evidence.diary, pause=self._scale.pause
        )
        self._began = self._loop.now()
        await self._life.begin(self._path)

    def _lived(self) -> None:
        self.evidence.lives.append((self._began, self._loop.now()))

    async def _decay(self) -> None:
        """Restart the bot now and then, or let it die."""
        rng, scale = self._lot, self._scale
        for at in sorted(rng.uniform(0.02, 0.97) * scale.days * DAY for _ in range(scale.deaths)):
            await self._until(scale.start + at)
            assert self._life is not None
            death: Death = "kill" if rng.random() < 0.6 else "restart"
            self.evidence.deaths[death] += 1
            if death == "kill":
                self._life.doom()
                await self._life.ended.wait()
            else:
                try:
                    await self._life.stop()
                except Gone:
                    continue
            self._lived()
            self._life = None
            await asyncio.sleep(rng.choice((20, 45, 100, 300, 2000, 4 * 3600, 9 * 3600)))
            await self._revive()

    async def _storm(self) -> None:
        """Let Discord fail for a while now and then."""
        rng, scale, paper = self._lot, self._scale, self.evidence.paper
        for at in sorted(rng.uniform(0.02, 0.97) * scale.days * DAY for _ in range(scale.storms)):
            await self._until(scale.start + at)
            paper.weather, paper.is_cut_off = rng.choice(("limited", "broken", "silent")), rng.random() < 0.5
            began = self._loop.now()
            try:
                await asyncio.sleep(rng.choice((90, 600, 3600, 5 * 3600)))
            finally:
                self.evidence.storms.append(Storm(began, self._loop.now(), paper.weather, paper.is_cut_off))
                paper.weather, paper.is_cut_off = "fine", False

    async def _until(self, at: datetime) -> None:
        await asyncio.sleep(max(0.0, (at - self._loop.now()).total_seconds()))

    async def _delete_threads(self) -> None:
        """Let somebody delete the thread of a match now and then."""
        rng = random.Random(self._scale.seed + 6)
        for at in sorted(rng.uniform(0.1, 0.9) * self._scale.days * DAY for _ in range(self._scale.storms)):
            await self._until(self._scale.start + at)
            await self._reach(lambda life: self._delete_thread(life, rng))

    async def _delete_thread(self, life: Life, rng: random.Random) -> None:
        match = rng.choice(await life.store.matches.ids())
        if (thread := (await life.store.outbox.location(match)).thread) is not None:
            self.evidence.paper.delete_thread(thread)
            await life.bot.services.tasks.lost_threads.lost(thread)

    async def _move_server(self) -> None:
        """Let the second server move halfway through."""
        await self._until(self._scale.start + self._scale.days / 2 * DAY)
        moved = replace(SERVERS[1], zone="Asia/Tokyo")
        while not await self._reach(lambda life: life.move_server(moved)):  # noqa: ASYNC110 - as people try again
            await asyncio.sleep(HOUR)

    async def _reach(self, what: Callable[[Life], Coroutine[Any, Any, None]]) -> bool:
        """Let the bot do something; tell whether it was there and did not die of it. Nobody holds on to a dead one."""
        if (life := self._reachable) is None:
            return False
        try:
            await life.run(what(life))
        except Gone:
            return False
        return True

    @property
    def _reachable(self) -> Life | None:
        """Return the bot if people can reach it."""
        return None if self.evidence.paper.is_cut_off else self._life

    # The people

    async def _furnish(self) -> None:
        """Let servers and people tell the bot what they want before anything begins."""
        life = self._life
        assert life is not None
        for server in SERVERS:
            await life.run(life.store.people.save_server(server))
        for someone in self.evidence.people:
            before = await life.store.people.person(someone.id)
            chosen = replace(before, notice=someone.way, digest_hour=someone.digest_hour)
            if someone.has_told:
                chosen = replace(chosen, zone=someone.zone, sleep=someone.sleep)
            await life.run(life.store.people.save_person(chosen))
        await self.open(life)

    async def open(self, life: Life) -> None:
        """Announce what is played besides single matches: nothing."""

    async def _lead(self, someone: Someone) -> None:
        """Lead somebody's life: visits at waking hours, none on vacation or while not to be seen."""
        rng = random.Random(self._scale.seed * 10_000 + someone.id)
        while True:
            await asyncio.sleep(self._pause(someone, rng))
            if self._is_over:
                return
            if self._is_present(someone):
                await self._reach(lambda life: self._visit(life, someone, rng))

    def _pause(self, someone: Someone, rng: random.Random) -> float:
        """Return the seconds until the next visit, which falls into no night."""
        at = self._loop.now() + rng.expovariate(someone.visits) * DAY
        there = at.astimezone(ZoneInfo(self._zones[someone.id]))
        bed, up = someone.sleep
        minute = there.hour * 60 + there.minute
        if minute >= bed or minute < up:
            at += timedelta(minutes=(up - minute) % (24 * 60) + rng.uniform(0, 90))
        return (at - self._loop.now()).total_seconds()

    def _is_present(self, someone: Someone) -> bool:
        today = self._today(someone)
        spans: list[tuple[date, date]] = []
        if someone.away:
            spans.append((someone.away.first, someone.away.last))
        if someone.vanishes:
            spans.append(someone.vanishes)
        return not any(first <= today <= last for first, last in spans)

    def _today(self, someone: Someone) -> date:
        return self._loop.now().astimezone(ZoneInfo(self._zones[someone.id])).date()

    async def _visit(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Look at everything that there is to do, and do some of it."""
        await self._change_mind(life, someone, rng)
        await self._found(life, someone)
        for match_id in sorted(self._asked.pop(someone.id, ())):
            with self._refusable():
                await self._step_in(life, someone, match_id, rng)
        for summary in await life.store.matches.of_person(someone.id, phases=("proposed", "running"), limit=200):
            with self._refusable():
                await self._look_at(life, someone, summary, rng)

    @contextlib.contextmanager
    def _refusable(self) -> Iterator[None]:
        """Let the bot refuse something; how often it does is counted."""
        try:
            yield
        except (Refusal, MoveError) as refusal:
            self.evidence.refusals[refusal.code] += 1

    async def _found(self, life: Life, someone: Someone) -> None:
        planned = self._foundings[someone.id]
        while planned and planned[0].at <= self._loop.now():
            each = planned.pop(0)
            change = await life.matches.invitations.propose(
                each.game,
                by=each.by,
                server=each.server.id,
                channel=self.channel + each.server.id,
                invited=each.invited,
                policy=each.policy,
                computer=each.computer,
            )
            await life.tell(change)

    async def _change_mind(self, life: Life, someone: Someone, rng: random.Random) -> None:
        """Travel, plan a vacation, want to be told otherwise."""
        before = await life.store.people.person(someone.id)
        after = before
        if someone.moves and self._today(someone) >= someone.moves[0] and self._zones[someone.id] != someone.moves[1]:
            self._zones[someone.id] = someone.moves[1]
            after = replace(after, zone=someone.moves[1]) if before.zone else after
        if rng.random() < 0.01:
            after = replace(after, notice=rng.choice(("thread", "message", "digest", "none")))
        if before.zone and rng.random() < 0.01:
            after = replace(after, sleep=rng.choice((None, someone.sleep)))
        if after != before:
            await life.choose(before, after)
        away = someone.away
        if away and away not in await life.store.people.vacations(someone.id) and self._is_time_to_tell(someone, away):
            await life.take_vacation(away)

    def _is_time_to_tell(self, someone: Someone, away: Vacation) -> bool:
        """Tell whether somebody thinks of the vacation now: a week before, or on the eve if at all."""
        ahead = away.first - self._today(someone)
        return timedelta(0) <= ahead <= timedelta(days=1 if someone.is_late_to_tell else 7)

    async def _look_at(self, life: Life, someone: Someone, summary: Summary, rng: random.Random) -> None:
        match = await life.matches.match(summary.match)
        if match.phase == "proposed":
            return await self._answer_invitation(life, someone, match, rng)
        seat = match.seat_of(someone.id)
        if match.phase != "running" or seat is None:
            return None
        if rng.random() < 0.01:
            muted = someone.id in await life.store.people.muted_by(match.id)
            await (life.store.people.unmute if muted else life.store.people.mute)(someone.id, match.id)
        if seat in match.unreachable:
            await life.tell(await life.matches.deliver(match.id, someone.id, how="fetched"))
        if match.offer and seat in match.asked and seat != match.offer.replaced:
            is_accepted = rng.random() < 0.5
            await life.tell(
                await life.matches.answer(match.id, someone.id, kind=match.offer.kind, is_accepted=is_accepted)
            )
        if self._may_claim(match, seat) and rng.random() < 0.5:
            await life.tell(await life.matches.claim_time(match.id, someone.id))
            return None
        if self._is_anybody_late(match, seat) and match.offer is None and rng.random() < 0.3:
            await self._look_for_substitute(life, someone, match, rng)
            return None
        await self._play(life, someone, match.id, rng)
        return None

    async def _step_in(self, life: Life, someone: Someone, match_id: MatchId, rng: random.Random) -> None:
        """Answer whether to take over a seat, if that is still the question."""
        match = await life.matches.match(match_id)
        if match.phase == "running" and match.offer is not None and match.offer.substitute == someone.id:
            is_accepted = rng.random() < 0.8
            await life.tell(await life.matches.answer(match_id, someone.id, kind="substitute", is_accepted=is_accepted))

    async def _look_for_substitute(self, life: Life, someone: Someone, match: Match, rng: random.Random) -> None:
        """Ask somebody else to take over a seat whose player has no time left, else one's own."""
        late = [seat for seat in match.active if match.is_late(seat) and match.persons[seat] != someone.id]
        substitute = rng.choice(self.evidence.people).id
        asked = await life.matches.offer_substitute(
            match.id, someone.id, substitute, replaced=late[0] if late else None
        )
        self._asked.setdefault(substitute, set()).add(match.id)
        await life.tell(asked)

    def _is_anybody_late(self, match: Match, seat: Seat) -> bool:
        return any(match.is_late(other) for other in match.active if other != seat)

    def _may_claim(self, match: Match, seat: Seat) -> bool:
        return self._is_anybody_late(match, seat) and match.policy is not None and match.policy.on_timeout == "claim"

    async def _answer_invitation(self, life: Life, someone: Someone, match: Match, rng: random.Random) -> None:
        if someone.id not in match.proposal.invited or someone.id in match.joined:
            return
        answer: Callable[..., object] = (
            life.matches.invitations.decline if rng.random() < 0.02 else life.matches.invitations.join
        )
        await life.tell(await answer(match.id, someone.id))  # type: ignore[misc]

    async def _play(self, life: Life, someone: Someone, match_id: MatchId, rng: random.Random) -> None:
        """Make some of the moves that are due; now and then give up, offer a draw or want the last turn back."""
        for _ in range(6):
            match = await life.matches.match(match_id)
            game = life.matches.game_of(match)
            seat = match.seat_of(someone.id)
            if seat is None or seat not in match.due(game) or rng.random() > someone.zeal:
                break
            offered = [choice.line for choice in islice(game.notation.suggest(match.state, seat, ""), 10)]
            if offered:
                line = rng.choice(offered)
            else:
                action = rng.choice(list(islice(game.rules.legal_actions(match.state, seat), 30)))
                line = game.notation.format(match.state, seat, action)
            await life.tell(await life.matches.play(match_id, someone.id, line, position=match.position))
        chance = rng.random()
        if chance < 0.002:
            await life.tell(await life.matches.resign(match_id, someone.id))
        elif chance < 0.008:
            await life.tell(await life.matches.offer_draw(match_id, someone.id))
        elif chance < 0.018:
            await life.tell(await life.matches.offer_takeback(match_id, someone.id))
        elif chance < 0.021:
            await life.tell(await life.matches.offer_abandon(match_id, someone.id))
        elif chance < 0.025 and (await life.matches.match(match_id)).offer is None:
            await self._look_for_substitute(life, someone, await life.matches.match(match_id), rng)

    async def _moderate(self) -> None:
        """Let those who look after things make their rounds."""
        rng = random.Random(self._scale.seed + 5)
        while not self._is_over:
            await asyncio.sleep(rng.uniform(*self.hours_between_rounds) * HOUR)
            await self._reach(lambda life: self._make_rounds(life, rng))

    async def _make_rounds(self, life: Life, rng: random.Random) -> None:
        """Let a moderator look after the matches."""
        for match_id in await life.store.matches.ids():
            match = await life.matches.match(match_id)
            if match.phase != "running":
                continue
            try:
                await self._rule(life, match, rng)
            except Refusal as refusal:
                self.evidence.refusals[refusal.code] += 1

    async def _rule(self, life: Life, match: Match, rng: random.Random) -> None:
        """Go on with what stands, now and then stop something, and give time to who has none where that is wanted."""
        if match.pause is not None:
            if rng.random() < 0.3:
                await life.tell(await life.moderators.act(match.id, MODERATOR, "resume", note="seen"))
        elif rng.random() < 0.002:
            await life.tell(await life.moderators.act(match.id, MODERATOR, "pause", note="called"))
        elif match.policy is not None and match.policy.on_timeout == "moderator":
            for seat in match.active:
                if match.clocks[seat].is_out and rng.random() < 0.5:
                    chosen = Choices(seat=seat, seconds=12 * HOUR)
                    await life.tell(
                        await life.moderators.act(match.id, MODERATOR, "extend", note="once more", chosen=chosen)
                    )
