"""Direct messages that carry what only one player may know: sent at the start, kept up to date after every turn.

A player who has them turned off is noted as out of reach; then the match waits until they have asked for their secrets.
"""

import contextlib
from dataclasses import replace

import discord
import structlog

from bot.delivery.services import DeliveryServices
from bot.platform.faults import EDITED_TOO_OFTEN, OUT_OF_REACH, Unreachable, passes, reaching
from bot.posts.match.news import changes_position
from engine.ids import PersonId
from engine.log.facts.play import PlayerReplaced
from engine.matches.errors import AlreadyDelivered
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.stores.outbox import SecretMessage
from games.core import Seat

log = structlog.get_logger(__name__)


class SecretMessages:
    """Sends and edits the direct messages of matches that have secrets."""

    def __init__(self, services: DeliveryServices) -> None:
        self._store = services.store
        self._matches = services.matches
        self._presenter = services.presenter
        self._recipients = services.recipients
        self._channels = services.channels

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Send secrets at the start and to substitutes, take them from those who leave, and keep them up to date."""
        before, match = change.before, change.after
        if not self._matches.game_of(match).has_secrets:
            return
        has_new_player = any(isinstance(fact, PlayerReplaced) for fact in change.facts)
        if has_new_player:
            await self.withdraw(match)
        if match.is_being_told and (has_new_player or before is None or before.phase == "proposed"):
            await self.deliver(match, is_fresh=is_fresh)
        if before is not None and before.phase == "running" and (changes_position(change) or match.phase == "over"):
            await self.update(match, is_fresh=is_fresh)

    async def deliver(self, match: Match, *, is_fresh: bool) -> None:
        """Send every player their own secrets for the first time, and record who has got them and who cannot."""
        for seat, person in enumerate(match.persons):
            now = await self._matches.match(match.id)
            if now.phase != "running" or seat not in now.undelivered or seat in now.unreachable:
                continue
            sent = await self._send(match, person, is_fresh=is_fresh)
            with contextlib.suppress(AlreadyDelivered):
                if sent.message is None:
                    log.info("direct messages closed", match=match.id, person=person)
                    await self._matches.fail_delivery(match.id, person)
                else:
                    await self._matches.deliver(match.id, person, how="message")

    async def update(self, match: Match, *, is_fresh: bool) -> None:
        """Show each player who has such a message what is there to be known now."""
        for sent in await self._store.outbox.secret_messages(match.id):
            is_shown = sent.message is not None and sent.person in match.persons
            if is_shown and not await self._edit(match, sent):
                await self._send(match, sent.person, is_fresh=is_fresh)

    async def withdraw(self, match: Match) -> None:
        """Take the messages away from those who do not play any more."""
        for sent in await self._store.outbox.secret_messages(match.id):
            if sent.message is None or sent.person in match.persons:
                continue
            with contextlib.suppress(*OUT_OF_REACH):
                await self._channels.delete(sent.channel, sent.message)
            await self._store.outbox.save_secret_message(replace(sent, message=None))

    async def _edit(self, match: Match, sent: SecretMessage) -> bool:
        """Bring a message up to date; False if it is gone, or Discord lets it be edited no longer."""
        assert sent.message is not None
        seat = match.persons.index(sent.person)
        recipient = await self._recipients.unasked(sent.person, match.proposal.server)
        post = await self._presenter.secrets(match, recipient, viewer=Seat(seat), is_direct=True)
        try:
            await self._channels.edit(sent.channel, sent.message, post)
        except OUT_OF_REACH:
            return False
        except discord.HTTPException as error:
            if passes(error) and error.code != EDITED_TOO_OFTEN:
                raise
            return False
        return True

    async def _send(self, match: Match, person: PersonId, *, is_fresh: bool) -> SecretMessage:
        """Send a message, unless one of before a crash is found, and note where it is."""
        seat = Seat(match.persons.index(person))
        recipient = await self._recipients.unasked(person, match.proposal.server)
        post = await self._presenter.secrets(match, recipient, viewer=seat, is_direct=True)
        channel, message = 0, None
        with contextlib.suppress(Unreachable), reaching():
            channel = await self._channels.direct(person)
            found = None if is_fresh else await self._channels.find(channel, self._presenter.marker(match))
            nonce = f"{match.id}-{match.seq}.{seat}"
            message = found or await self._channels.send(channel, post, nonce=nonce)
        sent = SecretMessage(match.id, person, channel, message)
        await self._store.outbox.save_secret_message(sent)
        return sent
