"""Tells those who look after a server that its matches need them: a channel is gone, a permission is missing.

Players are told by the way of their own requests; this is for people who can do something about it. One report a day
about the same trouble in the same place, also after a restart.
"""

from collections.abc import Callable
from datetime import datetime
from typing import Literal

import structlog

from bot.channels import Channels
from bot.errors import FAULTS
from bot.post import Post
from bot.readers import Readers
from engine.match import Match
from engine.store import Store

Trouble = Literal["forbidden", "gone"]

log = structlog.get_logger(__name__)


class Reports:
    """Reports troubles to the channel that /setup names, else to the server's channel for news, else to its owner."""

    def __init__(self, store: Store, readers: Readers, channels: Channels, *, now: Callable[[], datetime]) -> None:
        self._store = store
        self._readers = readers
        self._channels = channels
        self._now = now

    async def report(self, match: Match, trouble: Trouble, channel: int) -> None:
        """Report that a match cannot be posted in a channel, unless that was done today."""
        server, today = match.proposal.server, f"{self._now():%Y-%m-%d}"
        key = f"report-{server}-{channel}-{trouble}"
        if await self._store.remembered(key) == today:
            return
        reader = await self._readers.public(server)
        text = reader.words(f"report-{trouble}", channel=f"<#{channel}>", match=match.id)
        if await self._say(server, Post.of(text, f"-# `{today} {match.id}`"), nonce=f"{today}-{match.id}-{trouble[0]}"):
            await self._store.remember(key, today)

    async def _say(self, server: int, post: Post, *, nonce: str) -> bool:
        """Post where somebody in charge reads it; False if that is nowhere."""
        chosen = (await self._store.server(server)).report_channel
        for channel in self._channels.ways_to_moderators(server, chosen):
            try:
                await self._channels.send(await channel(), post, nonce=nonce)
            except FAULTS as error:
                log.info("report not taken", server=server, error=repr(error))
            else:
                return True
        log.warning("nobody can be told", server=server)
        return False
