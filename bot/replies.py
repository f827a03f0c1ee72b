"""Private answers, and the one polite error path.

What goes wrong is told in this order: lines of notation, refusals (ours and the engine's), Discord's own faults, then
the unexpected, which is logged under a reference that the person can pass on.
"""

import logging
import secrets
from dataclasses import dataclass

import discord
import structlog
from discord import app_commands

from bot.components.layout import layout, mentions
from bot.components.routes import Interaction
from bot.errors import FAULTS, OnlyForModerators
from bot.post import Button, Key, Post, rows
from bot.readers import Reader, Readers
from bot.speech import Speech
from engine.codec import AnyGame
from engine.errors import Refusal
from engine.facts import PersonId
from engine.match import Match
from games.core import MoveError
from storage.errors import DatabaseLocked, StorageError

MAX_RETRIES_SHOWN = 3

log = structlog.get_logger(__name__)


@dataclass(eq=False)
class LineRefused(Exception):
    """A typed line cannot be played; carries what is needed to explain it."""

    game: AnyGame
    match: Match
    typed: str
    error: MoveError


class Replies:
    """Answers interactions, visible only to the person who acted."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def reader(self, interaction: Interaction) -> Reader:
        """Return for whom a private answer is written."""
        return await self._readers.private(PersonId(interaction.user.id), interaction.locale.value)

    async def say(self, interaction: Interaction, post: Post) -> None:
        """Answer, or add another answer if there was one."""
        await self._send(interaction, await self._readers.without_leavers(post, await self.reader(interaction)))

    async def _send(self, interaction: Interaction, post: Post) -> None:
        view, files = layout(post)
        if interaction.response.is_done():
            await interaction.followup.send(
                view=view, files=files, ephemeral=True, allowed_mentions=mentions(post), wait=True
            )
        else:
            await interaction.response.send_message(
                view=view, files=files, ephemeral=True, allowed_mentions=mentions(post)
            )

    async def replace(self, interaction: Interaction, post: Post) -> None:
        """Replace the private message whose component was used, or the answer given already; a public post stays."""
        source = interaction.message
        if not interaction.response.is_done() and not (source and source.flags.ephemeral):
            return await self.say(interaction, post)
        post = await self._readers.without_leavers(post, await self.reader(interaction))
        view, files = layout(post)
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=mentions(post))
        else:
            await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=mentions(post))
        return None

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Tell what went wrong, also without the database; an answer that cannot be given any more is only logged."""
        try:
            reader = await self.reader(interaction)
        except Exception as unread:
            log.warning("choices cannot be read", error=repr(unread))
            reader = self._readers.stranger(interaction.locale.value)
        try:
            await self._send(interaction, self._explain(error, reader))
        except FAULTS as unsaid:
            log.warning("answer not delivered", error=repr(unsaid), about=repr(error))

    async def unknown_component(self, interaction: Interaction) -> None:
        """Answer a component that no version of today knows."""
        reader = await self.reader(interaction)
        await self.say(interaction, Post.of(reader.words("error-old-button")))

    def _explain(self, error: Exception, reader: Reader) -> Post:
        original = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        match original:
            case LineRefused():
                return self.line_refused(original, reader)
            case Refusal():
                return Post.of(Speech(reader.words).refusal(original))
            case app_commands.CheckFailure():
                return Post.of(Speech(reader.words).refusal(OnlyForModerators()))
            case discord.Forbidden():
                return Post.of(reader.words("error-forbidden"))
            case StorageError(code=code):
                level = logging.WARNING if isinstance(original, DatabaseLocked) else logging.ERROR
                log.log(level, "database fault", code=code, error=str(original))
                known = f"error-{code}"
                return Post.of(reader.words(known if reader.words.has(known) else "error-database"))
            case _ if isinstance(original, FAULTS):
                log.warning("discord fault", error=repr(original))
                return Post.of(reader.words("error-discord"))
            case _:
                reference = secrets.token_hex(4)
                log.error("unexpected error", reference=reference, exc_info=original)
                return Post.of(reader.words("error-unexpected", reference=reference))

    def line_refused(self, refused: LineRefused, reader: Reader) -> Post:
        """Return why a line cannot be played, with buttons for lines near it."""
        match, words = refused.match, reader.words
        near = [Key("try", match.id, match.position, line) for line in refused.error.near[:MAX_RETRIES_SHOWN]]
        buttons = [Button(key.text, key) for key in near if key.fits]
        again = Key("change", match.id, match.position, refused.typed)
        if again.fits:
            buttons.append(Button(words("button-again"), again, "primary"))
        return Post.of(Speech(words).move_error(refused.game, refused.error, refused.typed), *rows(buttons))
