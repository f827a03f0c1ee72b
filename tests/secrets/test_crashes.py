"""The bot dies at every place between the joining and the second turn: each letter and post is there exactly once."""

import asyncio
from dataclasses import replace
from typing import Any, cast

import pytest

from engine.ids import PersonId
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.people.preferences import Person
from games.core import Seat
from storage.sealing import AesSeal
from tests.bot.bench import parts_over, services_over
from tests.crashes.points import Points, Watched
from tests.engine.lockbox import Lockbox
from tests.fake_discord import CLOSED_MAILBOX, FakeDiscord
from tests.memory.store import MemoryStore
from tests.secrets.twins import words_with_lockbox
from tests.secrets.world import BORN, ViewPainter

ANNA, BERT = PersonId(2**60 + 1), PersonId(2**60 + 2)
CHANNEL = 8
GAMES = {"lockbox": Lockbox().game}
WORDS = words_with_lockbox()
TURNS = ("mark 1", "mark 2")


class Death(BaseException):
    """The process ends here."""


class DeadlyPoint(Points):
    """Raises instead of killing the process of the tests, where that ends what is done: not while a name is asked."""

    def here(self, *_: str) -> None:
        task = asyncio.current_task()
        if task is not None and task.get_name() == "name":
            return
        self._left -= 1
        if self._left == 0:
            raise Death


async def live(store: MemoryStore, fake: FakeDiscord, points: Points) -> None:
    """Take up what is left and go on to the second turn, or to death."""
    watched = Watched(store, points)
    cast("Any", watched).seal = store.seal
    channels = cast("Any", lambda *_: Watched(fake, points))
    parts = replace(parts_over(cast("Any", watched), GAMES), words=WORDS, painter=ViewPainter(), channels=channels)
    announcer, matches = services_over(parts).tasks.announcer, parts.matches
    assert await announcer.catch_up()
    match_id = (await store.matches.ids())[0]
    while True:
        match = await matches.match(match_id)
        if match.phase == "proposed":
            change = await matches.invitations.join(match.id, BERT)
        elif match.undelivered:
            change = await matches.deliver(match.id, match.persons[match.undelivered[0]], how="fetched")
        elif match.moves < len(TURNS):
            change = await matches.play(match.id, match.persons[match.moves], TURNS[match.moves])
        else:
            return
        await announcer.tell(change)


async def lives(deadly: int, closed: tuple[PersonId, ...]) -> tuple[FakeDiscord, Match, bool]:
    """Die at a place, then live on; return what is on Discord, the match, and whether the place was there at all."""
    store, fake = MemoryStore(AesSeal(bytes(32))), FakeDiscord(first=BORN + 1)
    fake.close(*closed, code=CLOSED_MAILBOX)
    for person in (ANNA, BERT):
        await store.people.save_person(Person(person, has_text=True))
    matches = Matches(store, GAMES)
    proposed = await matches.invitations.propose(
        "lockbox", by=ANNA, server=7, channel=CHANNEL, invited=[BERT], wished_seat=Seat(0)
    )
    has_died = False
    try:
        await live(store, fake, DeadlyPoint(deadly))
    except Death:
        has_died = True
        await live(store, fake, DeadlyPoint(0))
    assert await store.outbox.announcements() == []
    return fake, await matches.match(proposed.after.id), has_died


@pytest.mark.parametrize("closed", [(), (BERT,)])
async def test_each_letter_and_post_is_there_once_wherever_the_bot_dies(closed: tuple[PersonId, ...]) -> None:
    deadly, has_died = 0, True
    while has_died:
        deadly += 1
        fake, match, has_died = await lives(deadly, closed)
        thread = min(fake.shown)
        assert len(fake.in_channel(thread)) == 1 + len(closed) + len(TURNS), (deadly, fake.told(thread))
        for person in (ANNA, BERT):
            (*_, letter) = [post.text for post in fake.in_channel(person)] or [""]
            assert len(fake.in_channel(person)) == (person not in closed), deadly
            assert person in closed or letter.count("mark ?") == len(TURNS), deadly
        assert match.undelivered == ()
        assert [call for call, _ in fake.calls].count("refused") <= len(closed) * 2
    assert deadly > 40
