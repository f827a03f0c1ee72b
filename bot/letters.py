"""Direct messages that carry what only one player may know: sent at the start, kept up to date after every turn.

A player who takes none is noted as out of reach; then the match waits until that player has asked for the secrets.
"""

import contextlib
from dataclasses import replace

import discord
import structlog

from bot.channels import Channels
from bot.presenter import Presenter
from bot.readers import Readers
from engine.errors import AlreadyDelivered
from engine.facts import PersonId
from engine.match import Match
from engine.service import Matches
from engine.store import Letter, Store
from games.core import Seat

EDITED_TOO_OFTEN = 30046
CLOSED = (discord.Forbidden, discord.NotFound)
"""How Discord says that somebody takes no direct messages, or is not there any more."""

log = structlog.get_logger(__name__)


class Letters:
    """Sends and edits the direct messages of matches that have secrets."""

    def __init__(
        self, store: Store, matches: Matches, presenter: Presenter, readers: Readers, channels: Channels
    ) -> None:
        self._store = store
        self._matches = matches
        self._presenter = presenter
        self._readers = readers
        self._channels = channels

    async def deliver(self, match: Match, *, is_fresh: bool) -> None:
        """Send every player the own secrets for the first time, and record who has got them and who cannot."""
        for seat, person in enumerate(match.persons):
            now = await self._matches.match(match.id)
            if now.phase != "running" or seat not in now.untold or seat in now.unreachable:
                continue
            letter = await self._send(match, person, is_fresh=is_fresh)
            with contextlib.suppress(AlreadyDelivered):
                if letter.message is None:
                    log.info("direct messages closed", match=match.id, person=person)
                    await self._matches.fail_delivery(match.id, person)
                else:
                    await self._matches.deliver(match.id, person, how="message")

    async def update(self, match: Match, *, is_fresh: bool) -> None:
        """Show each player who has such a message what is there to be known now."""
        for letter in await self._store.letters(match.id):
            is_shown = letter.message is not None and letter.person in match.persons
            if is_shown and not await self._edit(match, letter):
                await self._send(match, letter.person, is_fresh=is_fresh)

    async def withdraw(self, match: Match) -> None:
        """Take the messages away from those who do not play any more."""
        for letter in await self._store.letters(match.id):
            if letter.message is None or letter.person in match.persons:
                continue
            with contextlib.suppress(*CLOSED):
                await self._channels.delete(letter.channel, letter.message)
            await self._store.save_letter(replace(letter, message=None))

    async def _edit(self, match: Match, letter: Letter) -> bool:
        """Bring a message up to date; False if it is gone, or Discord lets it be edited no longer."""
        assert letter.message is not None
        seat = match.persons.index(letter.person)
        reader = await self._readers.letter(letter.person, match.proposal.server)
        post = await self._presenter.secrets(match, reader, viewer=Seat(seat), is_letter=True)
        try:
            await self._channels.edit(letter.channel, letter.message, post)
        except CLOSED:
            return False
        except discord.HTTPException as error:
            if error.code != EDITED_TOO_OFTEN:
                raise
            return False
        return True

    async def _send(self, match: Match, person: PersonId, *, is_fresh: bool) -> Letter:
        """Send a message, unless one of before a crash is found, and note where it is."""
        seat = Seat(match.persons.index(person))
        reader = await self._readers.letter(person, match.proposal.server)
        post = await self._presenter.secrets(match, reader, viewer=seat, is_letter=True)
        channel, message = 0, None
        with contextlib.suppress(*CLOSED):
            channel = await self._channels.direct(person)
            found = None if is_fresh else await self._channels.find(channel, self._presenter.marker(match))
            nonce = f"{match.id}-{match.seq}.{seat}"
            message = found or await self._channels.send(channel, post, nonce=nonce)
        letter = Letter(match.id, person, channel, message)
        await self._store.save_letter(letter)
        return letter
