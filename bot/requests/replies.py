"""Private answers, and the one polite error path.

What goes wrong is told in this order: lines of notation, refusals (ours and the engine's), Discord's own faults, then
the unexpected, which is logged under a reference that the person can pass on.
"""

import secrets
from dataclasses import dataclass
from typing import Final

import discord
import structlog
from cachetools import TTLCache
from discord import app_commands

from bot.errors import BotAbsent, NoMatchHere, OnlyForModerators
from bot.i18n import Words, language_of
from bot.platform.faults import FAULTS, level_of
from bot.platform.layout import layout, mentions
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient, Recipients
from bot.posts.speech import Speech
from bot.posts.timings import AnswerOutcome, current
from bot.requests.interactions import Interaction
from engine.errors import Refusal
from engine.ids import PersonId
from engine.log.codec import AnyGame
from engine.matches.errors import UnknownMatch
from engine.matches.state.match import Match
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.seasons.errors import UnknownSeason
from games.core import MoveError
from storage.errors import StorageError

MAX_RETRIES_SHOWN = 3
NOTED: Final = 10_000
NOTED_SECONDS: Final = 600.0
"""How many people's noted languages are remembered, and for how many seconds; another process may note another one."""

log = structlog.get_logger(__name__)


@dataclass(eq=False, repr=False)
class LineRefused(Exception):
    """A typed line cannot be played; carries what is needed to explain it, and says no more of it in a log than why."""

    game: AnyGame
    match: Match
    typed: str
    error: MoveError

    def __str__(self) -> str:
        return self.error.code

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.error.code!r})"


def original_of(error: Exception) -> Exception:
    """Return what went wrong in a command, without what discord.py has wrapped around it."""
    return error.original if isinstance(error, app_commands.CommandInvokeError) else error


def outcome_of(error: Exception) -> AnswerOutcome:
    """Return how an answer ends in which something went wrong."""
    match original_of(error):
        case LineRefused() | Refusal() | app_commands.CheckFailure():
            return "refused"
        case discord.Forbidden():
            return "forbidden"
        case StorageError():
            return "database"
        case original:
            return "discord" if isinstance(original, FAULTS) else "unexpected"


def ways_on(refusal: Refusal, words: Words, person: PersonId) -> list[Button]:
    """Return what leads on from a refusal that would be a dead end: to what there is instead of what was meant."""
    match refusal:
        case NoMatchHere() | UnknownMatch():
            return [Button(words("button-my-matches"), Key("list", text=f"{person}.running.1"))]
        case BotAbsent():
            return [Button(words("button-add-bot"), url=str(refusal.params["link"]))]
        case UnknownSeason():
            return [Button(words("button-help-leagues"), Key("help_leagues"))]
        case _:
            return []


class Replies:
    """Answers interactions, visible only to the person who acted."""

    def __init__(self, recipients: Recipients, people: PeopleService) -> None:
        self._recipients = recipients
        self._people = people
        self._noted: TTLCache[PersonId, Language] = TTLCache(NOTED, NOTED_SECONDS)

    async def recipient(self, interaction: Interaction) -> Recipient:
        """Return for whom a private answer is written; the language of their Discord is noted for later messages."""
        person, language = PersonId(interaction.user.id), language_of(interaction.locale.value)
        if self._noted.get(person) != language:
            await self._people.note_language(person, language)
            self._noted[person] = language
        return await self._recipients.private(person, language)

    async def say(self, interaction: Interaction, post: Post, recipient: Recipient) -> None:
        """Answer, or add another answer if there was one."""
        await self._send(interaction, await self._recipients.without_leavers(post, recipient))

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

    async def replace(self, interaction: Interaction, post: Post, recipient: Recipient) -> None:
        """Replace the private message whose component was used, or the answer given already; a public post stays."""
        source = interaction.message
        if not interaction.response.is_done() and not (source and source.flags.ephemeral):
            return await self.say(interaction, post, recipient)
        post = await self._recipients.without_leavers(post, recipient)
        view, files = layout(post)
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=mentions(post))
        else:
            await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=mentions(post))
        return None

    async def failed(self, interaction: Interaction, error: Exception) -> None:
        """Tell what went wrong, also without the database; an answer that cannot be given any more is only logged."""
        if timings := current():
            timings.outcome = outcome_of(error)
        try:
            recipient = await self.recipient(interaction)
        except Exception as unread:
            log.warning("choices cannot be read", error=repr(unread))
            recipient = self._recipients.stranger(interaction.locale.value)
        try:
            await self._send(interaction, self._explain(error, recipient, PersonId(interaction.user.id)))
        except FAULTS as unsaid:
            log.warning("answer not delivered", error=repr(unsaid), about=repr(error))

    def _explain(self, error: Exception, recipient: Recipient, person: PersonId) -> Post:
        original = original_of(error)
        match original:
            case LineRefused():
                return self.line_refused(original, recipient)
            case Refusal():
                buttons = ways_on(original, recipient.words, person)
                return Post.of(Speech(recipient.words).refusal(original), *rows(buttons))
            case app_commands.CheckFailure():
                return Post.of(Speech(recipient.words).refusal(OnlyForModerators()))
            case discord.Forbidden():
                return Post.of(recipient.words("error-forbidden"))
            case StorageError(code=code):
                log.log(level_of(original), "database fault", code=code, error=str(original))
                known = f"error-{code}"
                return Post.of(recipient.words(known if recipient.words.has(known) else "error-database"))
            case _ if isinstance(original, FAULTS):
                log.warning("discord fault", error=repr(original))
                return Post.of(recipient.words("error-discord"))
            case _:
                reference = secrets.token_hex(4)
                log.error("unexpected error", reference=reference, exc_info=original)
                return Post.of(recipient.words("error-unexpected", reference=reference))

    def line_refused(self, refused: LineRefused, recipient: Recipient) -> Post:
        """Return why a line cannot be played, with buttons for lines near it."""
        match, words = refused.match, recipient.words
        near = [Key("try", match.id, match.position, line) for line in refused.error.near[:MAX_RETRIES_SHOWN]]
        buttons = [Button(key.text, key) for key in near if key.fits]
        again = Key("change", match.id, match.position, refused.typed)
        if again.fits:
            buttons.append(Button(words("button-again"), again, "primary"))
        return Post.of(Speech(words).move_error(refused.game, refused.error, refused.typed), *rows(buttons))
