"""Letters with secrets: edited as long as Discord lets them be, followed by another where it does not."""

from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.letters import EDITED_TOO_OFTEN, Letters
from bot.post import Post
from bot.presenter import Presenter
from bot.readers import Readers
from engine.match import Match
from engine.preferences import Person
from engine.service import Matches
from engine.store import Letter
from games.core import Seat
from storage.memory import MemoryStore
from tests.bot.bench import ANNA, BERND, CHANNEL, SERVER
from tests.engine.lockbox import Lockbox
from tests.secrets.twins import words_with_lockbox
from tests.secrets.world import ViewPainter

WORDS = words_with_lockbox()
GAMES = {"lockbox": Lockbox()}


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


class Desk:
    """A match that has started, and letters for it."""

    def __init__(self) -> None:
        self.store, self.paper = MemoryStore(), Paper()
        self.matches = Matches(self.store, GAMES)
        readers = Readers(self.store, WORDS, locale_of_server=lambda _: "en-US")
        presenter = Presenter(GAMES, ViewPainter())
        self.letters = Letters(self.store, self.matches, presenter, readers, cast("Any", self.paper))

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
def desk() -> Desk:
    return Desk()


async def test_each_player_gets_one_letter_in_the_own_language(desk: Desk) -> None:
    await desk.store.save_person(Person(BERND, language="de"))
    match = await desk.start()
    for _ in range(2):
        await desk.letters.deliver(match, is_fresh=True)
    assert [whom for call, whom in desk.paper.calls if call == "send"] == [ANNA, BERND]
    texts = [text for text in desk.paper.texts if text]
    assert "/secrets" in texts[0]
    assert "/geheimnisse" in texts[1]
    assert (await desk.matches.match(match.id)).untold == ()


@pytest.mark.parametrize("call", ["direct", "send"])
@pytest.mark.parametrize(("kind", "status", "code"), [(discord.Forbidden, 403, 50007), (discord.NotFound, 404, 10013)])
async def test_who_takes_no_messages_is_noted(
    desk: Desk, call: str, kind: type[discord.HTTPException], status: int, code: int
) -> None:
    match = await desk.start()
    desk.paper.faults[call] = fault(kind, status, code)
    await desk.letters.deliver(match, is_fresh=True)
    now = await desk.matches.match(match.id)
    assert (now.untold, now.unreachable) == ((Seat(0),), (Seat(0),))
    desk.paper.calls.clear()
    await desk.letters.deliver(now, is_fresh=False)
    await desk.letters.update(now, is_fresh=True)
    assert desk.paper.calls == [("edit", BERND)], "nobody knocks again at a closed door"


async def test_a_fault_of_discord_is_no_closed_door(desk: Desk) -> None:
    match = await desk.start()
    desk.paper.faults["send"] = fault(discord.HTTPException, 500, 0)
    with pytest.raises(discord.HTTPException):
        await desk.letters.deliver(match, is_fresh=True)
    assert (await desk.matches.match(match.id)).unreachable == ()
    await desk.letters.deliver(match, is_fresh=False)
    assert (await desk.matches.match(match.id)).untold == ()


@pytest.mark.parametrize(
    ("kind", "status", "code"), [(discord.HTTPException, 400, EDITED_TOO_OFTEN), (discord.NotFound, 404, 10008)]
)
async def test_a_letter_that_cannot_be_edited_is_followed_by_another(
    desk: Desk, kind: type[discord.HTTPException], status: int, code: int
) -> None:
    match = await desk.delivered()
    desk.paper.faults["edit"] = fault(kind, status, code)
    await desk.letters.update(match, is_fresh=True)
    assert desk.paper.calls == [("direct", ANNA), ("send", ANNA), ("edit", BERND)] or desk.paper.calls == [
        ("direct", BERND),
        ("send", BERND),
        ("edit", ANNA),
    ]


async def test_a_door_that_closes_later_is_left_alone(desk: Desk) -> None:
    match = await desk.delivered()
    first, _ = await desk.store.letters(match.id)
    desk.paper.faults |= {
        "edit": fault(discord.NotFound, 404, 10008),
        "send": fault(discord.Forbidden, 403, 50007),
    }
    await desk.letters.update(match, is_fresh=True)
    assert Letter(match.id, first.person, first.person, None) in await desk.store.letters(match.id)
    desk.paper.calls.clear()
    await desk.letters.update(match, is_fresh=True)
    assert len(desk.paper.calls) == 1


async def test_any_other_fault_is_tried_again(desk: Desk) -> None:
    match = await desk.delivered()
    desk.paper.faults["edit"] = fault(discord.HTTPException, 500, 0)
    with pytest.raises(discord.HTTPException):
        await desk.letters.update(match, is_fresh=True)
