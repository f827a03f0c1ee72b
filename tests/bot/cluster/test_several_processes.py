"""Several processes on one store: any may hear a request, and the one in charge of the server follows it up, once."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.cluster.interaction_gate import InteractionGate
from bot.delivery.matches.posts import MatchPosts
from bot.delivery.matches.threads import MatchThreads
from bot.platform.runtime import Runtime
from bot.wiring import BotDependencies, assemble, bare_client
from engine.ids import MatchId, PersonId
from engine.matches.decisions.moves import OPEN_FOR
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.people.preferences import Person
from engine.seasons.service.service import Seasons
from engine.share import EVERYTHING, Share
from engine.time.policy import FAST
from games.registry import GAMES
from storage.open import open_store
from tests.bot.bench import WORDS, NoPictures
from tests.bot.thinking import ThinksHere
from tests.databases import lay_database
from tests.engine.seasons.season_builders import RULES
from tests.fake_discord import FakeDiscord
from tests.memory.store import MemoryStore
from tests.servers import KEY, emptied_database

NOW = datetime(2026, 11, 23, 12, tzinfo=UTC)
HERE, THERE = Share(frozenset({0}), 2), Share(frozenset({1}), 2)
SERVER_HERE, SERVER_THERE = 2 << 22, 3 << 22
ANNA, BERND = PersonId(4 << 22), PersonId(5 << 22)
"""Anna's notices are sent here, Bernd's there."""
CHANNEL = 77


@dataclass
class Process:
    """A bot that is put together as always, but for its way to Discord."""

    store: Any
    discord: FakeDiscord
    share: Share = EVERYTHING
    services: Any = field(init=False)

    def __post_init__(self) -> None:
        def now() -> datetime:
            return NOW

        def share() -> Share:
            return self.share

        matches = Matches(
            self.store, GAMES, now=now, share=share, id_for=self._new_id, seed_for=lambda: bytes(range(32))
        )
        seasons = Seasons(self.store.seasons, self.store.matches, matches, now=now, share=share)
        channels = cast("Any", lambda *_: self.discord)
        parts = BotDependencies(
            self.store,
            matches,
            seasons,
            NoPictures(),
            WORDS,
            Runtime(now, share),
            computer_pool=ThinksHere(),
            channels=channels,
        )
        self.services = assemble(parts, bare_client(WORDS, InteractionGate()))

    def _new_id(self) -> MatchId:
        known = len(self.store.matches._log) if isinstance(self.store, MemoryStore) else 0
        return MatchId(f"match{known + 1:03}")

    @property
    def matches(self) -> Matches:
        return cast("Matches", self.services.matches)

    async def a_second_passes(self) -> None:
        """Do what the tasks would do by themselves."""
        arrivals = self.services.tasks.arrivals
        await arrivals.poll()
        await asyncio.gather(*arrivals._telling)
        await self.services.tasks.notices.poll()


@pytest.fixture(params=["memory", "sqlite", pytest.param("postgresql", marks=pytest.mark.server)])
async def stores(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Sequence[Any]]:
    """Yield two stores over the same database, as two processes have them."""
    if request.param == "memory":
        yield [MemoryStore()] * 2
        return
    url, key = f"sqlite+aiosqlite:///{tmp_path}/bot.db", None
    if request.param == "sqlite":
        lay_database(tmp_path / "bot.db")
    else:
        url, key = emptied_database(), KEY
    opened = [await open_store(url, secret_key=key) for _ in range(2)]
    yield opened
    for store in opened:
        await store.close()


async def play(hearing: Sequence[Process], everybody: Sequence[Process], server: int) -> Counter[tuple[int, str]]:
    """Let Anna and Bernd play and return what is on Discord; each request is heard by the next of some processes."""
    change: Change | None = None
    people = everybody[0].services.store.people
    await people.save_person(replace(Person(ANNA), notice="message"))
    await people.save_person(replace(Person(BERND), notice="message"))
    for other in everybody:
        await other.a_second_passes()
    for at in range(6):
        process = hearing[at % len(hearing)]
        change = await request(process.matches, change, server)
        await process.services.tasks.announcer.tell(change)
        for other in everybody:
            await other.a_second_passes()
    assert await everybody[0].services.store.outbox.announcements() == []
    return Counter(everybody[0].discord.posts)


async def request(matches: Matches, change: Change | None, server: int) -> Change:
    """Do what comes next: invite, join, play."""
    if change is None:
        return await matches.invitations.propose(
            "colliding_circles", by=ANNA, server=server, channel=CHANNEL, invited=[BERND]
        )
    match = change.after
    if match.phase == "proposed":
        return await matches.invitations.join(match.id, BERND)
    person = match.persons[match.due(matches.game_of(match))[0]]
    line = next(choice.line for choice in await matches.suggest(match.id, person, ""))
    return await matches.play(match.id, person, line)


async def alone(server: int) -> Counter[tuple[int, str]]:
    """Return what is on Discord when one process does everything."""
    process = Process(MemoryStore(), FakeDiscord(welcomes_in=(ANNA,)))
    return await play([process], [process], server)


@pytest.mark.slow
@pytest.mark.parametrize("server", [SERVER_HERE, SERVER_THERE])
async def test_whoever_hears_a_request_everything_is_posted_once(stores: Sequence[Any], server: int) -> None:
    fake = FakeDiscord(welcomes_in=(ANNA,))
    here, there = (Process(store, fake, share) for store, share in zip(stores, (HERE, THERE), strict=True))
    posts = await play([here, there, there], [here, there], server)
    assert max(posts.values()) == 1
    assert any(channel in (ANNA, BERND) for channel, _ in posts), "there are direct messages, too"
    assert posts == await alone(server)


async def test_what_is_heard_elsewhere_waits_for_the_process_that_looks_after_its_server() -> None:
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    here, there = Process(store, fake, HERE), Process(store, fake, THERE)
    await there.a_second_passes()
    change = await request(here.matches, None, SERVER_THERE)
    location = await here.services.tasks.announcer.tell(change)
    assert location.invitation is None
    await here.services.tasks.announcer.catch_up()
    await here.a_second_passes()
    assert fake.posts == []
    await there.a_second_passes()
    assert [channel for channel, _ in fake.posts] == [CHANNEL]


async def test_who_has_lost_a_server_posts_there_no_more_and_who_gets_it_goes_on() -> None:
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    first, second = Process(store, fake, THERE), Process(store, fake, HERE)
    change = await request(first.matches, None, SERVER_THERE)
    first.share, second.share = Share(frozenset(), 2), EVERYTHING
    await first.services.tasks.announcer.tell(change)
    await first.services.tasks.announcer.catch_up()
    assert fake.posts == []
    await second.services.tasks.announcer.catch_up()
    assert len(fake.posts) == 1


async def test_what_waits_for_the_computer_is_not_taken_for_fresh_when_a_server_comes_back() -> None:
    """Another process may have posted it meanwhile, and died before it was noted."""
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    process = Process(store, fake, THERE)
    change = await request(process.matches, None, SERVER_THERE)
    announcer = process.services.tasks.announcer
    announcer._fresh[change.announcement.stream] = [change]
    process.share = HERE
    await announcer.catch_up()
    other = Process(store, fake, THERE).services
    brief = await store.outbox.brief(change.announcement.stream)
    await MatchPosts(other, MatchThreads(other)).post(change, brief, (), is_fresh=True)
    process.share = THERE
    await announcer.catch_up()
    assert len(fake.posts) == 1


async def test_more_to_look_after_wakes_every_task() -> None:
    process = Process(MemoryStore(), FakeDiscord(welcomes_in=(ANNA,)), HERE)
    for share, is_more in ((HERE, True), (HERE, False), (Share.whole(2), True), (THERE, False), (HERE, True)):
        process.share = share
        rung = [task._bell.rings for task in process.services.tasks]
        await process.services.tasks.arrivals.poll()
        woken = [task._bell.rings > before for task, before in zip(process.services.tasks, rung, strict=True)]
        assert {*woken} == {is_more}


async def test_of_invitations_two_processes_remind_without_forgetting_each_other() -> None:
    """What is noted stands in one note: nobody may write over what another has noted meanwhile."""
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    processes = [Process(store, fake, share) for share in (HERE, THERE)]
    for at, server in enumerate((SERVER_HERE, SERVER_THERE)):
        await processes[0].matches.invitations.propose(
            "colliding_circles", by=ANNA, server=server, channel=CHANNEL + at, seats=2
        )
    later = NOW + OPEN_FOR - timedelta(hours=1)
    for _ in range(3):
        for process in processes:
            await process.services.tasks.invitations._remind(later)
    assert len(fake.posts) == 2


async def test_a_server_that_two_processes_hear_of_is_greeted_once() -> None:
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    processes = [Process(store, fake) for _ in range(2)]
    await asyncio.gather(*(process.services.greeter.greet(SERVER_HERE, NOW) for process in processes))
    assert len(fake.posts) == 1


async def test_who_has_left_for_good_is_forgotten_by_every_process() -> None:
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    here, there = Process(store, fake, HERE), Process(store, fake, THERE)
    there.services.known_names.remember(SERVER_HERE, ANNA, "Anna")
    await there.a_second_passes()
    assert there.services.known_names.get(SERVER_HERE, ANNA) == "Anna"
    await here.services.people.forget(ANNA, NOW)
    await there.a_second_passes()
    assert there.services.known_names.get(SERVER_HERE, ANNA) is None


async def test_a_season_is_told_of_once_where_its_server_is_looked_after(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.wiring.is_connected", lambda _: True)
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    here, there = Process(store, fake, HERE), Process(store, fake, THERE)
    await here.services.seasons.found("Gamwin", RULES, server=SERVER_THERE, channel=CHANNEL, by=ANNA)
    for _ in range(2):
        await here.services.tasks.seasons.catch_up()
        assert fake.posts == []
    await there.services.tasks.seasons.catch_up()
    posts = list(fake.posts)
    assert len(posts) == len(set(posts)) > 0
    for process in (here, there):
        await process.services.tasks.seasons.catch_up()
    assert fake.posts == posts
    here.share, there.share = EVERYTHING, Share(frozenset(), 2)
    await here.services.tasks.seasons.catch_up()
    assert fake.posts == posts, "its page is edited, not posted again"


async def test_a_deadline_is_fired_by_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.wiring.is_connected", lambda _: True)
    store, fake = MemoryStore(), FakeDiscord(welcomes_in=(ANNA,))
    here, there = Process(store, fake, HERE), Process(store, fake, THERE)
    proposed = await here.matches.invitations.propose(
        "colliding_circles", by=ANNA, server=SERVER_THERE, channel=CHANNEL, invited=[BERND], policy=FAST
    )
    match = (await here.matches.invitations.join(proposed.after.id, BERND)).after
    await store.matches.save_due(match.id, seq=match.seq, due_at=NOW)
    assert [await process.matches.clocks.next_due() for process in (here, there)] == [None, NOW]
    assert await here.matches.clocks.due_before(NOW) == []
    assert await there.matches.clocks.due_before(NOW) == [match.id]
