"""The computer plays: in one post with the move it answers, dropping what is out of date, losing nothing."""

import asyncio
from collections.abc import AsyncIterator, Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.computer import computer
from bot.delivery.computer.computer import PATIENCE_AT_START
from bot.errors import ComputerFailed, PostDelayed
from bot.platform.faults import UNKNOWN_CHANNEL
from engine.ids import PersonId, computer_person, is_computer
from engine.log.facts.start import ComputerSeat, MatchStarted
from engine.matches.service.change import Change
from engine.matches.service.dependencies import utc_now
from engine.matches.state.match import Match
from engine.people.preferences import Person, Server
from games.core import Seat
from games.registry import GAMES
from players.core import Player
from tests.bot.bench import ANNA, BERND, CHANNEL, GAME, SERVER, WORDS, Bench
from tests.bot.thinking import ThinksHere
from tests.fake_discord import NO_PERMISSION, FakeDiscord, refusal

COMPUTER = computer_person("easy", 0)


def simple(key: str, share: float = 0.5) -> Player[Any, Any]:
    """Return the computer that does the first legal thing, and is as content as a test wants."""
    game = GAMES[key]

    def choose(state: Any, seat: Seat, level: object, chance: object) -> Any:
        del level, chance
        choices = game.notation.suggest(state, seat, "")
        return game.notation.parse(state, seat, next(choice.line for choice in choices if choice.is_complete))

    return Player(game, choose, lambda _: (share, 1 - share))


class Thinks(ThinksHere):
    """Thinks when a test lets it; fails when a test wants it."""

    def __init__(self, share: float = 0.5) -> None:
        super().__init__({GAME: simple(GAME, share)})
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.asked = asyncio.Event()
        self.fails = 0

    async def turn(self, *asked: Any) -> Any:
        self.asked.set()
        await self.may_answer.wait()
        if self.fails:
            self.fails -= 1
            raise ComputerFailed
        return await super().turn(*asked)


class World:
    """A bench with an announcer and a computer that plays."""

    def __init__(self, share: float = 0.5, now: Callable[[], datetime] = utc_now) -> None:
        self.bench, self.discord, self.computer_pool = Bench(now=now), FakeDiscord(), Thinks(share)
        self.restart()

    def restart(self) -> None:
        """Begin again with nothing but what the store has."""
        services = self.bench.services(self.discord, computer_pool=self.computer_pool)
        self.announcer = services.tasks.announcer
        self.computer = services.tasks.computer
        self.computer.start()

    async def proposed(self, game: str = GAME, *, wished_seat: Seat = Seat(1), **more: Any) -> Change:
        """Let Anna begin a match against the computer, which moves first; nothing is told yet."""
        return await self.bench.proposed(
            game=game, computer=(ComputerSeat("easy", 1),), wished_seat=wished_seat, **more
        )

    async def begun(self, **more: Any) -> Match:
        """Let Anna, who moves first, begin a match against the computer."""
        change = await self.proposed(wished_seat=Seat(0), **more)
        await self.announcer.tell(change)
        return change.after

    async def move(self, match: Match, person: PersonId = ANNA) -> Change:
        """Let Anna do the first thing that the move builder names."""
        choices = await self.bench.matches.suggest(match.id, person, "")
        line = next(choice.line for choice in choices if choice.is_complete)
        change = await self.bench.matches.play(match.id, person, line)
        await self.announcer.tell(change)
        return change

    async def settled(self, match: Match) -> Match:
        """Return the match when the computer has done everything that is its to do."""
        while match.id in self.computer._playing:
            await asyncio.gather(*self.computer._playing.values())
        return await self.bench.matches.match(match.id)

    @property
    def shown(self) -> list[str]:
        """Return the posts in threads, the latest last."""
        return [text for channel, text in self.discord.posts if channel != CHANNEL]


@pytest.fixture
async def world() -> AsyncIterator[World]:
    world = World()
    yield world
    await world.computer.stop()


async def test_a_move_and_the_answer_of_the_computer_are_one_post_that_pings_nobody(world: World) -> None:
    match = await world.begun()
    before = len(world.shown)
    await world.move(match)
    match = await world.settled(match)
    assert match.due(world.bench.matches.game_of(match)) == (0,)
    assert len(world.shown) == before + 1
    assert world.shown[-1].count("Computer (easy)") >= 1
    assert f"<@{COMPUTER}>" not in "".join(world.shown)
    assert await world.bench.store.outbox.announcements() == []
    assert await world.bench.store.outbox.notices_of(COMPUTER) == []


async def test_a_start_and_the_first_move_of_the_computer_were_two_posts(world: World) -> None:
    world.computer_pool.may_answer.clear()
    change = await world.proposed()
    location = await world.announcer.tell(change)
    assert any(isinstance(fact, MatchStarted) for fact in change.facts)
    assert location.thread is not None, "who has begun the match is led there at once"
    assert world.shown == []
    world.computer_pool.may_answer.set()
    match = await world.settled(change.after)
    assert match.moves
    (start,) = world.shown
    assert WORDS["en"]("start-line", game="Colliding Circles", seats="").partition("\n")[0] in start
    assert "Computer (easy)" in start
    assert "it is your move" in start
    assert len([1 for channel, _ in world.discord.posts if channel == CHANNEL]) == 1, "one invitation"
    assert await world.bench.store.outbox.announcements() == []


@pytest.mark.parametrize("is_private", [False, True])
async def test_a_start_is_shown_without_the_first_move_where_the_computer_thinks_long(is_private: bool) -> None:
    now = [datetime(2026, 1, 1, tzinfo=UTC)]
    world = World(now=lambda: now[0])
    world.computer_pool.may_answer.clear()
    change = await world.proposed(is_private=is_private)
    await world.announcer.tell(change)
    assert world.shown == []
    now[0] += PATIENCE_AT_START
    await world.announcer.catch_up()
    (start,) = world.shown
    assert "is to move" in start
    assert "it is your move" not in start
    world.computer_pool.may_answer.set()
    assert (await world.settled(change.after)).moves
    assert len(world.shown) == 2
    await world.computer.stop()


async def test_the_announcer_is_woken_when_the_computer_thinks_long(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer, "PATIENCE_AT_START", timedelta(0))
    woken = asyncio.Event()
    monkeypatch.setattr(world.announcer._bell, "ring", woken.set)
    world.computer_pool.may_answer.clear()
    change = await world.proposed()
    world.computer.is_coming(change)
    await asyncio.wait_for(woken.wait(), 5)
    world.computer_pool.may_answer.set()
    await world.settled(change.after)


async def test_the_first_board_of_a_game_with_secrets_waits_for_the_first_move(world: World) -> None:
    world.computer_pool.may_answer.clear()
    change = await world.proposed("confusion")
    assert not world.computer.is_coming(change), "nobody moves before everybody has got their secrets"
    assert world.computer.is_coming(await world.bench.matches.deliver(change.after.id, ANNA, how="fetched"))


async def test_what_was_thought_about_a_turn_that_was_taken_back_is_dropped(world: World) -> None:
    match = await world.begun()
    world.computer_pool.may_answer.clear()
    await world.move(match)
    await world.computer_pool.asked.wait()
    await world.announcer.tell(await world.bench.matches.offer_takeback(match.id, ANNA))
    world.computer_pool.may_answer.set()
    match = await world.settled(match)
    assert (match.moves, match.offer) == (0, None)


async def test_the_computer_grants_takebacks_at_once(world: World) -> None:
    match = await world.begun()
    await world.move(match)
    await world.settled(match)
    change = await world.bench.matches.offer_takeback(match.id, ANNA)
    await world.announcer.tell(change)
    match = await world.settled(match)
    assert match.moves == 0
    entries = await world.bench.matches.logs.log(match.id)
    assert any('"turn_taken_back"' in entry.body for entry in entries)


async def test_what_was_thought_about_a_match_that_is_over_is_dropped(world: World) -> None:
    match = await world.begun()
    world.computer_pool.may_answer.clear()
    await world.move(match)
    await world.computer_pool.asked.wait()
    await world.announcer.tell(await world.bench.matches.resign(match.id, ANNA))
    world.computer_pool.may_answer.set()
    match = await world.settled(match)
    assert match.phase == "over"
    assert match.moves == 1


@pytest.mark.parametrize(("share", "agrees"), [(0.9, True), (0.1, False)], ids=["content", "ambitious"])
async def test_the_computer_agrees_to_a_draw_when_it_expects_no_more(share: float, agrees: bool) -> None:
    world = World(share)
    match = await world.begun()
    await world.announcer.tell(await world.bench.matches.offer_draw(match.id, ANNA))
    match = await world.settled(match)
    assert (match.phase == "over") == agrees
    assert match.offer is None
    assert not world.computer._failed
    await world.computer.stop()


async def test_the_computer_resigns_what_is_lost() -> None:
    world = World(share=0.999)
    match = await world.begun()
    await world.move(match)
    match = await world.settled(match)
    assert match.outcome is not None
    assert match.outcome.reason == "resigned"
    assert match.outcome.winners == (0,)
    await world.computer.stop()


async def test_an_end_without_a_winner_needs_only_the_persons_wish(world: World) -> None:
    match = await world.begun()
    await world.announcer.tell(await world.bench.matches.offer_abandon(match.id, ANNA))
    match = await world.settled(match)
    assert match.outcome is not None
    assert match.outcome.reason == "abandoned"


async def test_a_computer_that_cannot_think_says_so_once_and_goes_on_later(world: World) -> None:
    match = await world.begun()
    world.computer_pool.fails = 2
    with capture_logs():
        await world.move(match)
        await world.settled(match)
        await world.announcer.catch_up()
        assert [text for text in world.shown if "cannot think" in text]
        shown = len(world.shown)
        world.computer._backoff.clear()
        await world.computer.poll()
        await world.settled(match)
    assert len(world.shown) == shown
    world.computer._backoff.clear()
    await world.computer.poll()
    match = await world.settled(match)
    assert match.moves == 2
    assert len(world.shown) == shown + 1


async def test_after_a_kill_while_the_computer_thinks_one_post_tells_of_both_moves(world: World) -> None:
    match = await world.begun()
    shown = len(world.shown)
    world.computer_pool.may_answer.clear()
    await world.move(match)
    await world.computer_pool.asked.wait()
    await world.computer.stop()
    assert len(world.shown) == shown
    world.computer_pool.may_answer.set()
    world.restart()
    await world.computer.poll()
    match = await world.settled(match)
    assert match.moves == 2
    assert len(world.shown) == shown + 1
    assert await world.bench.store.outbox.announcements() == []


async def test_after_a_kill_before_the_first_board_one_post_tells_of_the_start_and_the_first_move(world: World) -> None:
    world.computer_pool.may_answer.clear()
    change = await world.proposed()
    location = await world.announcer.tell(change)
    await world.computer_pool.asked.wait()
    await world.computer.stop()
    world.computer_pool.may_answer.set()
    world.restart()
    await world.computer.poll()
    assert (await world.settled(change.after)).moves
    assert [channel for channel, _ in world.discord.posts] == [CHANNEL, location.thread]
    assert await world.bench.store.outbox.announcements() == []


async def test_when_discord_fails_the_post_of_both_moves_comes_later_and_once(world: World) -> None:
    match = await world.begun()
    shown = len(world.shown)
    world.discord.faults = [ConnectionError()]
    with capture_logs():
        await world.move(match)
        await world.settled(match)
    assert len(world.shown) == shown
    assert await world.announcer.catch_up()
    assert len(world.shown) == shown + 1


async def test_the_thread_is_deleted_while_the_computer_thinks(world: World) -> None:
    match = await world.begun()
    before = await world.bench.store.outbox.location(match.id)
    shown = len(world.shown)
    world.computer_pool.may_answer.clear()
    await world.move(match)
    await world.computer_pool.asked.wait()
    world.discord.faults = [refusal(UNKNOWN_CHANNEL, 404)]
    world.computer_pool.may_answer.set()
    assert (await world.settled(match)).moves == 2
    after = await world.bench.store.outbox.location(match.id)
    assert after.thread not in (None, before.thread)
    assert [channel for channel, _ in world.discord.posts][-1] == after.thread
    assert len(world.shown) == shown + 1


FAULTS = [
    [refusal(0, 500)] * 3,
    [refusal(0, 429)] * 2,
    [refusal(NO_PERMISSION, 403)] * 4,
]


@pytest.mark.parametrize("faults", FAULTS, ids=["500", "429", "server left"])
async def test_what_discord_does_not_take_of_the_computer_is_posted_once_when_it_does(
    world: World, faults: list[Exception]
) -> None:
    match = await world.begun()
    shown = len(world.shown)
    world.discord.faults = list(faults)
    with capture_logs() as logs:
        await world.move(match)
        match = await world.settled(match)
        assert (match.moves, len(world.shown)) == (2, shown), "the computer has moved, whoever hears of it"
        while world.discord.faults:
            world.announcer.retry()
            await world.announcer.catch_up()
        world.announcer.retry()
        assert await world.announcer.catch_up()
    assert len(world.shown) == shown + 1
    assert match.id not in world.computer._failed
    assert [line for line in logs if line["log_level"] == "error"] == []


@pytest.mark.slow
async def test_fifty_people_begin_at_once_and_everybody_gets_an_answer(world: World) -> None:
    people = [PersonId(2**60 + 100 + number) for number in range(50)]
    matches = world.bench.matches

    async def play(person: PersonId) -> Match:
        change = await matches.invitations.propose(
            GAME, by=person, server=SERVER, channel=CHANNEL, computer=(ComputerSeat("hard", 1),), wished_seat=Seat(0)
        )
        await world.announcer.tell(change)
        await world.move(change.after, person)
        return change.after

    begun = await asyncio.gather(*map(play, people))
    for match in begun:
        assert (await world.settled(match)).moves == 2


async def test_a_computer_that_does_not_play_holds_nothing_up() -> None:
    world = World()
    await world.computer.stop()
    match = await world.begun()
    shown = len(world.shown)
    await world.move(match)
    assert len(world.shown) == shown + 1


async def test_two_presses_are_one_move_and_one_answer(world: World) -> None:
    match = await world.begun()
    moved = await asyncio.gather(world.move(match), world.move(match), return_exceptions=True)
    assert sum(isinstance(result, Exception) and not isinstance(result, PostDelayed) for result in moved) == 1
    match = await world.settled(match)
    assert match.moves == 2
    assert sum(is_computer(person) for person in match.persons) == 1


async def test_a_private_thread_was_told_in_the_servers_language(world: World) -> None:
    bench = world.bench
    await bench.store.people.save_server(Server(SERVER, language="en"))
    await bench.store.people.save_person(Person(ANNA, language="de"))
    match = await world.begun(is_private=True)
    await world.move(match)
    await world.settled(match)
    assert len(world.shown) == 2
    assert all("Computer (leicht)" in text for text in world.shown)
    reader = await bench.recipients.of_match(match)
    assert reader.words is WORDS["de"]
    assert (await bench.recipients.of_match(await world.begun())).words is WORDS["en"]


async def test_a_private_thread_in_which_two_people_play_is_told_in_the_servers_language(world: World) -> None:
    bench = world.bench
    await bench.store.people.save_person(Person(ANNA, language="de"))
    computer = (ComputerSeat("easy", 1),)
    change = await bench.matches.invitations.propose(
        "columbiz", by=ANNA, server=SERVER, channel=CHANNEL, invited=[BERND], computer=computer, is_private=True
    )
    match = (await bench.matches.invitations.join(change.after.id, BERND)).after
    assert (await bench.recipients.of_match(match)).words is WORDS["en"]
