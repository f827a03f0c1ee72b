"""Letters with secrets: edited as long as Discord lets them be, followed by another where it does not."""

from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.delivery.people.secret_messages import SecretMessages
from bot.delivery.services import DeliveryServices
from bot.platform.faults import EDITED_TOO_OFTEN
from bot.posts.match.presenter import Presenter
from bot.posts.post import Post
from bot.posts.recipients import Recipients
from engine.matches.service.service import Matches, utc_now
from engine.matches.state.match import Match
from engine.people.preferences import Person
from engine.stores.outbox import SecretMessage
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CHANNEL, SERVER
from tests.engine.lockbox import Lockbox
from tests.memory.store import MemoryStore
from tests.secrets.twins import words_with_lockbox
from tests.secrets.world import ViewPainter

WORDS = words_with_lockbox()
GAMES = {"lockbox": Lockbox().game}


def fault(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    return kind(Mock(status=status, reason="no"), {"code": code, "message": "no"})


class Paper:
    """Direct messages on paper; a fault is raised once by the call that it is for."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, int]] = []
        self.texts: list[str] = []
        self.faults: dict[str, Exception] = {}

    async def direct(self, person: int) -> int:
        self._note("direct", person, "")
        return person

    async def find(self, channel: int, marker: str) -> int | None:
        return None

    async def send(self, channel: int, post: Post, *, nonce: str) -> int:
        assert len(nonce) <= 25
        self._note("send", channel, post.text)
        return 700 + len(self.calls)

    async def edit(self, channel: int, message: int, post: Post) -> None:
        self._note("edit", channel, post.text)

    def _note(self, call: str, whom: int, text: str) -> None:
        if call in self.faults:
            raise self.faults.pop(call)
        self.calls.append((call, whom))
        self.texts.append(text)


class RequestContext:
    """A match that has started, and letters for it."""

    def __init__(self) -> None:
        self.store, self.paper = MemoryStore(), Paper()
        self.matches = Matches(self.store, GAMES)
        recipients = Recipients(self.store, WORDS, locale_of_server=lambda _: "en-US")
        presenter = Presenter(GAMES, ViewPainter())
        self.letters = SecretMessages(
            DeliveryServices(self.store, self.matches, presenter, recipients, cast("Any", self.paper), utc_now)
        )

    async def start(self) -> Match:
        proposed = await self.matches.propose(
            "lockbox", by=ANNA, server=SERVER, channel=CHANNEL, invited=[BERND], wished_seat=Seat(0)
        )
        return (await self.matches.join(proposed.after.id, BERND)).after

    async def delivered(self) -> Match:
        match = await self.start()
        await self.letters.deliver(match, is_fresh=True)
        self.paper.calls.clear()
        return await self.matches.match(match.id)


@pytest.fixture
def context() -> RequestContext:
    return RequestContext()


async def test_each_player_gets_one_letter_in_the_own_language(context: RequestContext) -> None:
    await context.store.people.save_person(Person(BERND, language="de"))
    match = await context.start()
    for _ in range(2):
        await context.letters.deliver(match, is_fresh=True)
    assert [whom for call, whom in context.paper.calls if call == "send"] == [ANNA, BERND]
    texts = [text for text in context.paper.texts if text]
    assert "/secrets" in texts[0]
    assert "/geheimnisse" in texts[1]
    assert (await context.matches.match(match.id)).undelivered == ()


@pytest.mark.parametrize("call", ["direct", "send"])
@pytest.mark.parametrize(("kind", "status", "code"), [(discord.Forbidden, 403, 50007), (discord.NotFound, 404, 10013)])
async def test_who_takes_no_messages_is_noted(
    context: RequestContext, call: str, kind: type[discord.HTTPException], status: int, code: int
) -> None:
    match = await context.start()
    context.paper.faults[call] = fault(kind, status, code)
    await context.letters.deliver(match, is_fresh=True)
    now = await context.matches.match(match.id)
    assert (now.undelivered, now.unreachable) == ((Seat(0),), (Seat(0),))
    context.paper.calls.clear()
    await context.letters.deliver(now, is_fresh=False)
    await context.letters.update(now, is_fresh=True)
    assert context.paper.calls == [("edit", BERND)], "nobody knocks again at a closed door"


async def test_a_fault_of_discord_is_no_closed_door(context: RequestContext) -> None:
    match = await context.start()
    context.paper.faults["send"] = fault(discord.HTTPException, 500, 0)
    with pytest.raises(discord.HTTPException):
        await context.letters.deliver(match, is_fresh=True)
    assert (await context.matches.match(match.id)).unreachable == ()
    await context.letters.deliver(match, is_fresh=False)
    assert (await context.matches.match(match.id)).undelivered == ()


@pytest.mark.parametrize(
    ("kind", "status", "code"), [(discord.HTTPException, 400, EDITED_TOO_OFTEN), (discord.NotFound, 404, 10008)]
)
async def test_a_letter_that_cannot_be_edited_is_followed_by_another(
    context: RequestContext, kind: type[discord.HTTPException], status: int, code: int
) -> None:
    match = await context.delivered()
    context.paper.faults["edit"] = fault(kind, status, code)
    await context.letters.update(match, is_fresh=True)
    assert context.paper.calls == [("direct", ANNA), ("send", ANNA), ("edit", BERND)] or context.paper.calls == [
        ("direct", BERND),
        ("send", BERND),
        ("edit", ANNA),
    ]


async def test_a_door_that_closes_later_is_left_alone(context: RequestContext) -> None:
    match = await context.delivered()
    first, _ = await context.store.outbox.secret_messages(match.id)
    context.paper.faults |= {
        "edit": fault(discord.NotFound, 404, 10008),
        "send": fault(discord.Forbidden, 403, 50007),
    }
    await context.letters.update(match, is_fresh=True)
    assert SecretMessage(match.id, first.person, first.person, None) in await context.store.outbox.secret_messages(
        match.id
    )
    context.paper.calls.clear()
    await context.letters.update(match, is_fresh=True)
    assert len(context.paper.calls) == 1


async def test_any_other_fault_is_tried_again(context: RequestContext) -> None:
    match = await context.delivered()
    context.paper.faults["edit"] = fault(discord.HTTPException, 500, 0)
    with pytest.raises(discord.HTTPException):
        await context.letters.update(match, is_fresh=True)
