"""The greeting of each server that the bot has joined, once, even if it was not at work then."""

from datetime import datetime

import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.platform.channels import send_to_first
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from engine.log.codec import Games

log = structlog.get_logger(__name__)


def note_of(server: int) -> str:
    """Return the name of the note that says for which arrival a server was greeted."""
    return f"greeted-{server}"


class Greeter:
    """Posts the welcome where the bot may write, else to the server's owner; notes for which arrival that was."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def greet(self, server: int, arrived: datetime) -> None:
        """Say who has come and what to do first, unless that was said; where nobody can be told, the next start tries.

        What is being said is noted before: after a crash nothing is said twice, nor by two processes that hear of it.
        """
        notes, key = self._services.store.notes, note_of(server)
        noted, now = await notes.read(key), arrived.isoformat()
        if noted == now or not await notes.change(key, noted, now):
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
