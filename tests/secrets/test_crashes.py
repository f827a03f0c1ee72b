"""The bot dies at every place between the joining and the second turn: each letter and post is there exactly once."""

from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.services import DeliveryServices
from bot.posts.match.presenter import Presenter
from bot.posts.post import Post
from bot.posts.recipients import Recipients
from engine.ids import PersonId
from engine.matches.service.service import Matches, utc_now
from engine.matches.state.match import Match
from engine.people.preferences import Person
from games.core import Seat
from storage.sealing import AesSeal
from tests.crashes.points import Points, Watched
from tests.engine.lockbox import Lockbox
from tests.memory.store import MemoryStore
from tests.secrets.twins import words_with_lockbox
from tests.secrets.world import BORN, ViewPainter

ANNA, BERT = PersonId(2**60 + 1), PersonId(2**60 + 2)
CHANNEL, FIRST_DM = 8, 9_000
GAMES = {"lockbox": Lockbox().game}
WORDS = words_with_lockbox()
TURNS = ("mark 1", "mark 2")


class Death(BaseException):
    """The process ends here."""


class DeadlyPoint(Points):
    """Raises instead of killing the process of the tests."""

    def here(self, *_: str) -> None:
        self._left -= 1
        if self._left == 0:
            raise Death


class Paper:
    """Channels on paper, which outlive the bot; `closed` are the people who take no direct messages."""

    def __init__(self, closed: tuple[PersonId, ...]) -> None:
        self.closed = closed
        self.posts: dict[int, tuple[int, str]] = {}
        self.refused = 0

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        if channel - FIRST_DM in self.closed:
            self.refused += 1
            raise discord.Forbidden(Mock(status=403, reason="no"), {"code": 50007, "message": "no"})
        message = BORN + len(self.posts) + 1
        self.posts[message] = (channel, post.text)
        return message

    async def edit(self, channel: int, message: int, post: Post) -> None:
        self.posts[message] = (channel, post.text)

    async def find(self, channel: int, marker: str) -> int | None:
        return next((at for at, (where, text) in self.posts.items() if where == channel and marker in text), None)

    async def direct(self, person: int) -> int:
        return FIRST_DM + person

    async def open_thread(self, channel: int, message: int, *, name: str) -> int:
        return message

    async def retire(self, channel: int, message: int) -> None:
        """Take the buttons off a post; there are none here."""

    async def first_text(self, channel: int, message: int) -> str:
        return self.posts[message][1]

    def is_gone(self, server: int, channel: int) -> bool:
        """Tell that every channel is there."""
        return False

    async def rename(self, thread: int, name: str) -> bool:
        """Leave a thread as it is called."""
        return False

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        return (str(person),)

    def in_channel(self, channel: int) -> list[str]:
        return [text for where, text in self.posts.values() if where == channel]


async def live(store: MemoryStore, paper: Paper, points: Points) -> None:
    """Take up what is left and go on to the second turn, or to death."""
    watched = Watched(store, points)
    cast("Any", watched).seal = store.seal
    matches = Matches(cast("Any", watched), GAMES)
    recipients = Recipients(cast("Any", watched), WORDS, locale_of_server=lambda _: "en-US")
    presenter = Presenter(GAMES, ViewPainter())
    discord_ = cast("Any", Watched(paper, points))
    announcer = assemble_announcer(
        DeliveryServices(cast("Any", watched), matches, presenter, recipients, discord_, utc_now)
    )
    assert await announcer.catch_up()
    match_id = (await store.matches.ids())[0]
    while True:
        match = await matches.match(match_id)
        if match.phase == "proposed":
            change = await matches.join(match.id, BERT)
        elif match.undelivered:
            change = await matches.deliver(match.id, match.persons[match.undelivered[0]], how="fetched")
        elif match.moves < len(TURNS):
            change = await matches.play(match.id, match.persons[match.moves], TURNS[match.moves])
        else:
            return
        await announcer.tell(change)


async def lives(deadly: int, closed: tuple[PersonId, ...]) -> tuple[Paper, Match, bool]:
    """Die at a place, then live on; return what is on paper, the match, and whether the place was there at all."""
    store, paper = MemoryStore(AesSeal(bytes(32))), Paper(closed)
    for person in (ANNA, BERT):
        await store.people.save_person(Person(person, has_text=True))
    matches = Matches(store, GAMES)
    proposed = await matches.propose("lockbox", by=ANNA, server=7, channel=CHANNEL, invited=[BERT], wished_seat=Seat(0))
    has_died = False
    try:
        await live(store, paper, DeadlyPoint(deadly))
    except Death:
        has_died = True
        await live(store, paper, DeadlyPoint(0))
    assert await store.outbox.announcements() == []
    return paper, await matches.match(proposed.after.id), has_died


@pytest.mark.parametrize("closed", [(), (BERT,)])
async def test_each_letter_and_post_is_there_once_wherever_the_bot_dies(closed: tuple[PersonId, ...]) -> None:
    deadly, has_died = 0, True
    while has_died:
        deadly += 1
        paper, match, has_died = await lives(deadly, closed)
        thread = min(paper.posts)
        assert len(paper.in_channel(thread)) == 1 + len(closed) + len(TURNS), (deadly, paper.in_channel(thread))
        for person in (ANNA, BERT):
            (*_, letter) = paper.in_channel(FIRST_DM + person) or [""]
            assert len(paper.in_channel(FIRST_DM + person)) == (person not in closed), deadly
            assert person in closed or letter.count("mark ?") == len(TURNS), deadly
        assert match.undelivered == ()
        assert paper.refused <= len(closed) * 2
    assert deadly > 40
