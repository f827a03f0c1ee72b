"""No reachable state of a match with a clock stands still for ever: its next scheduled event leads on."""

import random
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import pytest

from engine.errors import Refusal
from engine.ids import MatchId, PersonId
from engine.log.facts.time import PlayerReminded, SecretsUnfetched, TimeGiven
from engine.matches.decisions import clock_policy
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.matches.state.time_fold import wind
from engine.moderation.moderator_policy import Choices
from engine.moderation.moderators import Moderators
from engine.people.preferences import Person
from engine.people.service import PeopleService
from engine.time.policy import FAST, HOUR, RELAXED, Policy
from games.core import MoveError, Seat
from tests.engine.lockbox import Lockbox
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, GAMES_AND_TOY, NAME, NOON
from tests.engine.service_fixtures import start
from tests.memory.store import MemoryStore

PLAYERS = (ANNA, BERT)
LONGEST = timedelta(days=60)
GAMES = {**GAMES_AND_TOY, "lockbox": Lockbox().game}


class World:
    """A match whose clock is set forward by hand; Carl and Dora moderate."""

    def __init__(self) -> None:
        self.now = NOON
        self.store = MemoryStore()
        self.matches = Matches(self.store, GAMES, now=lambda: self.now, seed_for=lambda: bytes(32), id_for=lambda: NAME)
        self.moderators = Moderators(self.matches, self.store)
        self.id = MatchId("")

    async def start(self, game: str, policy: Policy | None) -> Match:
        match = await start(self.matches, *PLAYERS, game=game, policy=policy)
        self.id = match.id
        return match

    async def due(self) -> datetime | None:
        return await self.matches.clocks.next_due()

    async def wait(self, until: datetime) -> None:
        """Let time pass, and do its work."""
        self.now = max(self.now, until)
        await self.matches.clocks.wake(self.id)

    async def match(self) -> Match:
        return await self.matches.match(self.id)

    async def act(self, rng: random.Random) -> None:
        """Do something that somebody might do; what is refused changes nothing."""
        person, seat = rng.choice(PLAYERS), Seat(rng.randrange(2))
        matches, moderators, mod = self.matches, self.moderators, rng.choice((CARL, DORA))
        match = await self.match()
        acts: dict[str, Callable[[], Awaitable[object]]] = {
            "move": lambda: self.play(match, rng),
            "dispute": lambda: moderators.open_dispute(self.id, person, note="what?"),
            "dismiss": lambda: moderators.act(self.id, mod, "dismiss", note="no"),
            "pause": lambda: moderators.act(self.id, mod, "pause", note="stop"),
            "resume": lambda: moderators.act(self.id, mod, "resume", note="go"),
            "replace": lambda: moderators.act(
                self.id, mod, "replace", note="gone", chosen=Choices(seat=seat, substitute=PersonId(90 + seat))
            ),
            "extend": lambda: moderators.act(
                self.id, mod, "extend", note="ill", chosen=Choices(seat=seat, seconds=HOUR)
            ),
            "deliver": lambda: matches.deliver(self.id, rng.choice(match.persons), how="fetched"),
            "fail": lambda: matches.fail_delivery(self.id, rng.choice(match.persons)),
            "draw": lambda: matches.offer_draw(self.id, person),
        }
        try:
            await acts[rng.choice(list(acts))]()
        except (Refusal, MoveError):
            return

    async def play(self, match: Match, rng: random.Random) -> None:
        game = self.matches.game_of(match)
        for seat in match.due(game):
            line = next(choice.line for choice in game.notation.suggest(match.state, seat, ""))
            await self.matches.play(self.id, match.persons[seat], line)
            return

    async def deliver_or_fail(self) -> None:
        """Do what the bot does by itself: send secrets to everybody, which fails here."""
        match = await self.match()
        for seat in match.undelivered if match.phase == "running" else ():
            if seat not in match.unreachable:
                await self.matches.fail_delivery(self.id, match.persons[seat])


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("game", ["ladder", "lockbox"])
@pytest.mark.parametrize("policy", [FAST, RELAXED], ids=["loss", "claim"])
@pytest.mark.slow
async def test_time_alone_ends_every_match_or_lets_somebody_claim_it(policy: Policy, game: str, seed: int) -> None:
    rng, world = random.Random(seed), World()
    await world.start(game, policy)
    for _ in range(rng.randrange(40)):
        await world.act(rng)
        if rng.random() < 0.3:
            await world.wait(world.now + timedelta(hours=rng.uniform(0, 60)))
    await world.deliver_or_fail()
    left = world.now + LONGEST
    while (due := await world.due()) is not None:
        assert due <= left, "it ends some time"
        await world.wait(due)
    match = await world.match()
    assert match.phase == "over" or any(map(match.is_late, match.active)), "somebody lost, or can be claimed against"
    assert match.phase == "over" or match.pause is None
    assert (await world.matches.logs.audit(world.id))[1] == ()


async def test_who_does_not_fetch_the_secrets_is_reminded_and_runs_out_of_time() -> None:
    world = World()
    match = await world.start("lockbox", FAST)
    await world.matches.deliver(world.id, ANNA, how="message")
    await world.store.people.save_person(Person(BERT, zone="UTC", sleep=(0, 8 * 60)))
    world.now += timedelta(hours=2)
    await world.matches.fail_delivery(world.id, BERT)
    told = []
    while (await world.match()).phase == "running":
        due = await world.due()
        assert due is not None
        world.now = due
        told += [fact for change in await world.matches.clocks.wake(world.id) for fact in change.facts]
    shares = [fact.share for fact in told if isinstance(fact, PlayerReminded)]
    assert shares == [50, 10]
    assert [fact.person for fact in told if isinstance(fact, SecretsUnfetched)] == [BERT]
    nights = 4
    assert world.now == match.updated_at.replace(microsecond=0) + timedelta(hours=2 + 72 + nights * 8)


async def test_an_outage_gives_time_to_fetch_back_and_leaves_the_clock_alone() -> None:
    world = World()
    match = await world.start("lockbox", FAST)
    night = Person(BERT, zone="UTC", sleep=(0, 8 * 60))
    await world.store.people.save_person(night)
    await world.matches.fail_delivery(world.id, ANNA)
    await world.matches.fail_delivery(world.id, BERT)
    begun, world.now = NOON + timedelta(hours=2), NOON + timedelta(hours=30)
    (change,) = await world.matches.clocks.credit_outage(begun, world.now)
    (given,) = change.facts
    assert isinstance(given, TimeGiven)
    assert (given.reason, given.seat) == ("fetching", 0), "Anna does not sleep, so that she needs most"
    after = change.after
    assert [clock.left for clock in after.clocks] == [clock.left for clock in match.clocks]
    timed = await world.matches.clocks.timed(after)
    told = clock_policy.fetch_deadlines(timed)
    assert told[Seat(0)] == world.now + timedelta(hours=70), "two hours were hers before the outage"
    assert await world.matches.clocks.credit_outage(begun, world.now) == (), "and it is given back once"


async def test_a_dispute_stops_the_time_to_fetch_secrets_and_brings_none_back() -> None:
    world = World()
    await world.start("lockbox", FAST)
    await world.matches.deliver(world.id, ANNA, how="message")
    await world.matches.fail_delivery(world.id, BERT)
    world.now = NOON + timedelta(hours=60)
    await world.moderators.open_dispute(world.id, BERT, note="I want more time")
    world.now += timedelta(days=2)
    await world.moderators.act(world.id, CARL, "dismiss", note="no")
    told = clock_policy.fetch_deadlines(await world.matches.clocks.timed(await world.match()))
    assert told == {Seat(1): world.now + timedelta(hours=12)}
    assert (await world.matches.logs.audit(world.id))[1] == ()


async def test_whoever_changes_their_hours_of_sleep_has_spent_what_was_counted_before() -> None:
    """Neither do nights count that were slept, nor do hours stop to count that were not."""
    world = World()
    await world.start("lockbox", FAST)
    people = PeopleService(world.store.people, world.matches.clocks, lambda: world.now)
    asleep, awake = Person(BERT, zone="UTC", sleep=(0, 8 * 60)), Person(BERT, zone="UTC")
    await people.change_person(asleep)
    await world.matches.fail_delivery(world.id, ANNA)
    await world.matches.fail_delivery(world.id, BERT)
    world.now = NOON + timedelta(hours=24)
    await people.change_person(awake)
    world.now += timedelta(hours=24)
    await people.change_person(asleep)
    told = clock_policy.fetch_deadlines(await world.matches.clocks.timed(await world.match()))
    assert told[Seat(0)] == NOON + timedelta(hours=72)
    assert told[Seat(1)] == world.now + timedelta(hours=72 - 16 - 24 + 8 * 2), "two more nights come"
    assert (await world.matches.logs.audit(world.id))[1] == ()


async def test_time_to_fetch_that_was_written_as_that_of_a_clock_is_still_both() -> None:
    world = World()
    await world.start("lockbox", FAST)
    await world.matches.fail_delivery(world.id, BERT)
    match = await world.match()
    old = TimeGiven("time_given", Seat(1), HOUR, "outage", None, "")
    after = wind(match, old)
    assert after.clocks[1].left == match.clocks[1].left + HOUR
    assert match.awaited_since is not None
    assert after.awaited_since == match.awaited_since + timedelta(hours=1)


async def test_who_fetches_in_time_loses_nothing() -> None:
    world = World()
    await world.start("lockbox", RELAXED)
    await world.matches.deliver(world.id, ANNA, how="message")
    await world.matches.fail_delivery(world.id, BERT)
    await world.wait(world.now + timedelta(hours=80))
    assert (await world.match()).is_late(Seat(1))
    after = (await world.matches.deliver(world.id, BERT, how="fetched")).after
    assert not after.is_late(Seat(1)), "late, but nobody has claimed it"
    assert [clock.left for clock in after.clocks] == [72 * HOUR] * 2
