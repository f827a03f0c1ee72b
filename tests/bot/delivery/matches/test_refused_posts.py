"""Posts that Discord refuses for good: tried in a plainer form, then skipped; nothing later waits, players know."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from bot.errors import PostDelayed
from bot.markup import Markup
from bot.platform.faults import THREAD_LOCKED
from bot.posts.post import Buttons, Picture, Post
from engine.ids import MatchId
from engine.people.preferences import Person
from engine.stores.outbox import Stream
from tests.bot.bench import ANNA, BERND, WORDS, Bench
from tests.fake_discord import FakeDiscord, always, refusal

LINKS, CLOSED = 240000, 50007
OWNER = 2**63 - 99
EN = WORDS["en"]


def picky() -> FakeDiscord:
    return FakeDiscord(names={ANNA: "Anna", BERND: "Bernd"}, reports_to=(OWNER,))


class World:
    """A match of Anna and Bernd over such channels."""

    def __init__(self) -> None:
        self.now = datetime(2026, 6, 1, 12, tzinfo=UTC)
        self.bench, self.discord = Bench(now=lambda: self.now), picky()
        tasks = self.bench.services(self.discord).tasks
        self.announcer, self.lost_threads = tasks.announcer, tasks.lost_threads
        self.match = MatchId("")
        self.thread = 0

    async def begin(self) -> None:
        change = await self.bench.started()
        self.match = change.after.id
        location = await self.announcer.tell(change)
        assert location.thread is not None
        self.thread = location.thread

    async def play(self) -> str | None:
        """Let who is to move do so; return why the post did not come."""
        try:
            await self.announcer.tell(await self.bench.play(self.match))
        except PostDelayed as delayed:
            return str(delayed.params["reason"])
        return None

    async def held_up(self) -> int:
        return len(await self.bench.store.outbox.announcements(Stream("match", self.match)))


@pytest.fixture
async def world() -> World:
    world = World()
    await world.begin()
    return world


def with_pictures(error: Exception) -> Callable[[Post], Exception | None]:
    """Refuse what shows a picture."""
    return lambda post: error if any(isinstance(block, Picture) for block in post.blocks) else None


async def test_a_post_that_a_filter_refuses_comes_in_a_plainer_form(world: World) -> None:
    world.discord.refuses[world.thread] = with_pictures(refusal(LINKS))
    mover = await world.bench.due(world.match)
    assert await world.play() is None
    plain = world.discord.in_channel(world.thread)[-1]
    assert EN("plain-match", game="Colliding Circles", match=world.match) in plain.text
    assert f"<@{plain.mentions[0]}>" in plain.text
    assert plain.mentions == (await world.bench.due(world.match),) != (mover,)
    assert any(isinstance(block, Buttons) for block in plain.blocks)
    assert await world.held_up() == 0
    assert world.discord.told(OWNER) == []


async def test_a_post_that_is_refused_in_every_form_holds_up_none_that_follow(world: World) -> None:
    """One post with a word that a filter refused held up all posts of its match for ever."""
    world.discord.refuses[world.thread] = always(refusal(LINKS))
    assert await world.play() == "refused"
    due = await world.bench.due(world.match)
    (told,) = world.discord.told(due)
    assert EN("notice-unshown") in told
    assert await world.held_up() == 0
    (report,) = world.discord.told(OWNER)
    assert f"`{world.match}`" in report
    assert str(LINKS) in report
    del world.discord.refuses[world.thread]
    assert await world.play() is None
    assert await world.bench.store.outbox.notices_of(due) == [], "who was told is not told again"


async def test_a_locked_thread_is_reported_and_whoever_is_to_move_is_told_once(world: World) -> None:
    world.discord.refuses[world.thread] = always(refusal(THREAD_LOCKED))
    first = await world.bench.due(world.match)
    assert [await world.play() for _ in range(2)] == ["locked"] * 2
    assert len(world.discord.told(first)) == 1
    (report,) = world.discord.told(OWNER)
    assert EN("report-locked", match=world.match, channel=Markup(f"<#{world.thread}>")) in report
    assert await world.held_up() == 0


async def test_every_locked_thread_of_a_channel_is_reported(world: World) -> None:
    for _ in range(2):
        await world.begin()
        world.discord.refuses[world.thread] = always(refusal(THREAD_LOCKED))
        assert await world.play() == "locked"
    assert len(world.discord.told(OWNER)) == 2


async def test_the_board_is_made_up_for_once_a_thread_is_unlocked(world: World) -> None:
    world.discord.refuses[world.thread] = always(refusal(THREAD_LOCKED))
    await world.play()
    await world.lost_threads.poll()
    del world.discord.refuses[world.thread]
    world.lost_threads.retry()
    await world.lost_threads.poll()
    assert EN("thread-behind") in world.discord.told(world.thread)[-1]
    location = await world.bench.store.outbox.location(world.match)
    assert location.board == 1000 + len(world.discord.posts)
    shown = len(world.discord.posts)
    await world.lost_threads.poll()
    assert len(world.discord.posts) == shown


@pytest.mark.parametrize(
    "why", ["closed", "asleep", "silent"], ids=["direct messages closed", "asleep", "wants to be told nothing"]
)
async def test_a_post_waits_while_nobody_can_tell_whoever_is_to_move(world: World, why: str) -> None:
    """The clock law holds a match's clocks while an announcement of it waits."""
    world.discord.refuses[world.thread] = always(refusal(THREAD_LOCKED))
    mover = await world.bench.due(world.match)
    due = ANNA if mover == BERND else BERND
    if why == "closed":
        world.discord.refuses[due] = always(refusal(CLOSED, 403))
    choices: dict[str, Any] = {"asleep": {"zone": "UTC", "sleep": (11 * 60, 14 * 60)}, "silent": {"notice": "none"}}
    await world.bench.store.people.save_person(Person(due, **choices.get(why, {})))
    assert await world.play() == "locked"
    assert await world.held_up() == 1
    assert len(world.discord.told(OWNER)) == 1
    world.discord.refuses.pop(due, None)
    await world.bench.store.people.save_person(Person(due))
    world.now += timedelta(hours=3)
    await world.announcer.take_up(Stream("match", world.match))
    assert (len(world.discord.told(due)), await world.held_up()) == (1, 0)


async def test_a_refused_thread_gets_a_neutral_name() -> None:
    """The nicknames of two players kept their rated match from ever being seen, and it was lost on time."""
    world = World()
    world.discord.bad_names = ("Anna",)
    await world.begin()
    assert all(world.match in name for name in world.discord.names_given)
    assert world.discord.told(world.thread)
    world.discord.names_given.clear()
    await world.announcer.tell(await world.bench.matches.resign(world.match, await world.bench.due(world.match)))
    (name,) = world.discord.names_given
    assert world.match in name, "the same holds for a name that says how the match stands"


async def test_an_invitation_says_that_the_match_is_on_though_its_thread_is_still_to_come() -> None:
    world = World()
    proposed = await world.bench.proposed(BERND)
    await world.announcer.tell(proposed)
    world.discord.bad_names = ("",)
    with pytest.raises(PostDelayed):
        await world.announcer.tell(await world.bench.matches.invitations.join(proposed.after.id, BERND))
    assert EN("invitation-begun") in world.discord.edits[-1].text
    assert len(await world.bench.store.outbox.announcements()) == 1


async def test_an_invitation_that_is_refused_holds_up_no_start(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()
    proposed = await world.bench.proposed(BERND)
    channel = proposed.after.proposal.channel
    world.discord.refuses[channel] = always(refusal(LINKS))
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(proposed)
    assert delayed.value.params["reason"] == "refused"
    assert len(world.discord.told(BERND)) == 1
    location = await world.announcer.tell(await world.bench.matches.invitations.join(proposed.after.id, BERND))
    assert location.thread is not None
    assert location.board is not None


async def test_a_thread_that_discord_makes_us_wait_for_is_no_fault_of_anybody() -> None:
    """discord.py slept inside the request for minutes, and the players read nothing."""
    world = World()
    change = await world.bench.started()

    async def too_many(*_: object, **__: object) -> int:
        raise discord.RateLimited(240.0)

    opened, world.discord.open_thread = world.discord.open_thread, too_many  # type: ignore[method-assign]
    with pytest.raises(PostDelayed) as delayed:
        await world.announcer.tell(change)
    assert delayed.value.params["reason"] == "waiting"
    assert world.discord.told(OWNER) == []
    world.discord.open_thread = opened  # type: ignore[method-assign]
    assert await world.announcer.take_up(change.announcement.stream)
