"""The greeting of each server that the bot has joined, once, even if it was not at work then."""

from datetime import UTC, datetime
from typing import Final

import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.platform.channels import send_to_first
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from engine.log.codec import Games
from engine.matches.service.clock_service import BEAT

SINCE: Final = "greets-since"
EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)

log = structlog.get_logger(__name__)


class Greeter:
    """Posts the welcome where the bot may write, else to the server's owner; notes for which arrival that was."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def begin(self) -> None:
        """Note since when servers are greeted: always, or when the bot was last at work before it could tell.

        To be done before the bot is at work.
        """
        notes = self._services.store.notes
        if await notes.read(SINCE) is None:
            await notes.write(SINCE, await notes.read(BEAT) or EPOCH.isoformat())

    async def greet(self, server: int, arrived: datetime) -> None:
        """Say who has come and what to do first, unless that was said; where nobody can be told, the next start tries.

        What is being said is noted before: after a crash nothing is said twice, nor by two processes that hear of it.
        """
        notes, key = self._services.store.notes, f"greeted-{server}"
        since = datetime.fromisoformat(await notes.read(SINCE) or EPOCH.isoformat())
        noted, now = await notes.read(key), arrived.isoformat()
        if arrived <= since or noted == now or not await notes.change(key, noted, now):
            return
        if not await self._say(server, arrived):
            log.warning("nobody can be welcomed", server=server)
            await notes.write(key, "")

    async def _say(self, server: int, arrived: datetime) -> bool:
        services, nonce = self._services, f"w{server % 10**12}-{arrived.timestamp():.0f}"
        post = welcome(services.matches.games, await services.recipients.public(server))
        destinations = services.channels.welcome_destinations(server)
        return await send_to_first(services.channels, destinations, post, nonce=nonce)


ACCENT = 0x56B4E9


def welcome(games: Games, recipient: Recipient) -> Post:
    """Return what the bot is, with the three things to do first."""
    words = recipient.words
    names = Markup(", ").join(Speech(words).game(game) for game in games.values())
    buttons = [
        Button(words("button-setup"), Key("setup"), "primary"),
        Button(words("button-computer"), Key("computer"), "success"),
        Button(words("button-first-match"), Key("first_match"), "success"),
        Button(words("button-rules"), Key("rules_menu")),
    ]
    return Post.of(words("welcome", games=names), *rows(buttons), accent=ACCENT)
