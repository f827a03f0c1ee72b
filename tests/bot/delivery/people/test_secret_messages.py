"""Letters with secrets: edited as long as Discord lets them be, followed by another where it does not."""

from dataclasses import replace
from typing import Any, cast

import discord
import pytest

from bot.delivery.people.secret_messages import SecretMessages
from bot.platform.faults import EDITED_TOO_OFTEN, UNKNOWN_MESSAGE
from engine.matches.state.match import Match
from engine.people.preferences import Person
from engine.stores.outbox import SecretMessage
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CHANNEL, SERVER, parts_over, services_over
from tests.engine.lockbox import Lockbox
from tests.fake_discord import CLOSED_MAILBOX, FakeDiscord, refusal
from tests.memory.store import MemoryStore
from tests.secrets.twins import words_with_lockbox
from tests.secrets.world import ViewPainter

WORDS = words_with_lockbox()
GAMES = {"lockbox": Lockbox().game}


UNKNOWN_USER = 10013


class RequestContext:
    """A match that has started, and letters for it."""

    def __init__(self) -> None:
        self.store, self.discord = MemoryStore(), FakeDiscord()
        parts = replace(
            parts_over(self.store, GAMES),
            words=WORDS,
            painter=ViewPainter(),
            channels=cast("Any", lambda *_: self.discord),
        )
        self.matches = parts.matches
        self.letters = SecretMessages(services_over(parts))

    async def start(self) -> Match:
        proposed = await self.matches.invitations.propose(
            "lockbox", by=ANNA, server=SERVER, channel=CHANNEL, invited=[BERND], wished_seat=Seat(0)
        )
        return (await self.matches.invitations.join(proposed.after.id, BERND)).after

    async def delivered(self) -> Match:
        match = await self.start()
        await self.letters.deliver(match, is_fresh=True)
        self.discord.calls.clear()
        return await self.matches.match(match.id)


@pytest.fixture
def context() -> RequestContext:
    return RequestContext()


async def test_each_player_gets_one_letter_in_the_own_language(context: RequestContext) -> None:
    await context.store.people.save_person(Person(BERND, language="de"))
    match = await context.start()
    for _ in range(2):
        await context.letters.deliver(match, is_fresh=True)
    assert [whom for call, whom in context.discord.calls if call == "send"] == [ANNA, BERND]
    texts = [text for _, text in context.discord.posts]
    assert "/secrets" in texts[0]
    assert "/geheimnisse" in texts[1]
    assert (await context.matches.match(match.id)).undelivered == ()


@pytest.mark.parametrize("call", ["direct", "send"])
@pytest.mark.parametrize("why", [refusal(CLOSED_MAILBOX, 403), refusal(UNKNOWN_USER, 404)])
async def test_who_takes_no_messages_is_noted(context: RequestContext, call: str, why: discord.HTTPException) -> None:
    match = await context.start()
    context.discord.breaks[call] = why
    await context.letters.deliver(match, is_fresh=True)
    now = await context.matches.match(match.id)
    assert (now.undelivered, now.unreachable) == ((Seat(0),), (Seat(0),))
    context.discord.calls.clear()
    await context.letters.deliver(now, is_fresh=False)
    await context.letters.update(now, is_fresh=True)
    assert context.discord.calls == [("edit", BERND)], "nobody knocks again at a closed door"


async def test_a_fault_of_discord_is_no_closed_door(context: RequestContext) -> None:
    match = await context.start()
    context.discord.breaks["send"] = refusal(0, 500)
    with pytest.raises(discord.HTTPException):
        await context.letters.deliver(match, is_fresh=True)
    assert (await context.matches.match(match.id)).unreachable == ()
    await context.letters.deliver(match, is_fresh=False)
    assert (await context.matches.match(match.id)).undelivered == ()


@pytest.mark.parametrize("why", [refusal(EDITED_TOO_OFTEN), refusal(UNKNOWN_MESSAGE, 404)])
async def test_a_letter_that_cannot_be_edited_is_followed_by_another(
    context: RequestContext, why: discord.HTTPException
) -> None:
    match = await context.delivered()
    context.discord.breaks["edit"] = why
    await context.letters.update(match, is_fresh=True)
    assert context.discord.calls == [("direct", ANNA), ("send", ANNA), ("edit", BERND)] or context.discord.calls == [
        ("direct", BERND),
        ("send", BERND),
        ("edit", ANNA),
    ]


async def test_a_door_that_closes_later_is_left_alone(context: RequestContext) -> None:
    match = await context.delivered()
    first, _ = await context.store.outbox.secret_messages(match.id)
    context.discord.breaks |= {
        "edit": refusal(UNKNOWN_MESSAGE, 404),
        "send": refusal(CLOSED_MAILBOX, 403),
    }
    await context.letters.update(match, is_fresh=True)
    assert SecretMessage(match.id, first.person, first.person, None) in await context.store.outbox.secret_messages(
        match.id
    )
    context.discord.calls.clear()
    await context.letters.update(match, is_fresh=True)
    assert len(context.discord.calls) == 1


async def test_any_other_fault_is_tried_again(context: RequestContext) -> None:
    match = await context.delivered()
    context.discord.breaks["edit"] = refusal(0, 500)
    with pytest.raises(discord.HTTPException):
        await context.letters.update(match, is_fresh=True)
