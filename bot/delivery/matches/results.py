"""Results beyond the thread: the invitation becomes the result, the channel of results gets a line."""

import discord
import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.platform.faults import passes
from bot.posts.match import records
from bot.posts.post import Post
from engine.matches.service.change import Change

log = structlog.get_logger(__name__)


class ResultPosts:
    """Brings results to where people look for them."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Tell a result that is new, or that a ruling has changed.

        A place that is closed or gone holds nothing up: `/setup` says what is missing there.
        """
        match, before = change.after, change.before
        if match.outcome is None or (before is not None and before.outcome == match.outcome):
            return
        try:
            await self._update_invitation(change)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("invitation stays as it was", match=match.id, error=repr(error))
        try:
            await self._post_line(change, is_fresh=is_fresh)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("channel of results does not take a line", match=match.id, error=repr(error))

    async def _update_invitation(self, change: Change) -> None:
        services, match = self._services, change.after
        location = await services.store.outbox.location(match.id)
        if location.invitation is None:
            return
        recipient = await services.recipients.public(match.proposal.server)
        post = services.presenter.invitation(match, recipient, thread=location.thread)
        post = await services.recipients.without_leavers(post, recipient)
        await services.channels.edit(await services.homes.of(match), location.invitation, post)

    async def _post_line(self, change: Change, *, is_fresh: bool) -> None:
        services, match = self._services, change.after
        server = await services.store.people.server(match.proposal.server)
        channel = None if match.proposal.is_private else server.results_channel
        marker = services.presenter.marker(match)
        if channel is None or (not is_fresh and await services.channels.find(channel, marker) is not None):
            return
        recipient = await services.recipients.public(match.proposal.server)
        is_changed = change.before is not None and change.before.outcome is not None
        thread = (await services.store.outbox.location(match.id)).thread
        game = services.matches.game_of(match)
        text = records.result_line(game, match, recipient, thread=thread, is_changed=is_changed)
        post = await services.recipients.without_leavers(Post.of(text, Markup("-# {}").format(marker)), recipient)
        await services.channels.send(channel, post, nonce=f"{match.id}-{match.seq}-e")
