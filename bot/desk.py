"""What an answer needs: who asks, in which match, and the services; so that commands and components stay thin.

A desk is made for each interaction and forgotten after it.
"""

from dataclasses import dataclass

import structlog

from bot.components.routes import Interaction
from bot.errors import FAULTS, NoMatchHere, OnlyInServer, PostDelayed
from bot.i18n import Words
from bot.post import Post
from bot.readers import Reader
from bot.replies import LineRefused
from bot.speech import Speech
from engine.codec import AnyGame
from engine.errors import UnknownMatch
from engine.facts import MatchId, PersonId
from engine.match import Match
from engine.service import Happened, Preview
from engine.store import Place
from games.core import MoveError, Viewer

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Desk:
    """One person's interaction with the bot."""

    interaction: Interaction
    reader: Reader

    @classmethod
    async def of(cls, interaction: Interaction) -> "Desk":
        """Return the desk for an interaction."""
        return cls(interaction, await interaction.client.replies.reader(interaction))

    @property
    def person(self) -> PersonId:
        """Return who acts."""
        return PersonId(self.interaction.user.id)

    @property
    def spoken(self) -> tuple[Words, ...]:
        """Return the words of all languages, the person's own first: text that is typed may be of any."""
        return tuple(dict.fromkeys((self.reader.words, *self.interaction.client.words.values())))

    @property
    def server(self) -> int:
        """Return the server where this happens.

        Raises:
            OnlyInServer: it happens in direct messages.
        """
        if self.interaction.guild_id is None:
            raise OnlyInServer
        return self.interaction.guild_id

    async def match_named(self, typed: str | None) -> Match:
        """Return the match that was named, else the one that is played in this thread, if the person may see it.

        Raises:
            NoMatchHere: none was named and this is not the thread of one.
            UnknownMatch: there is none of this name, or it belongs to another server.
        """
        bot = self.interaction.client
        if typed:
            match_id: MatchId | None = MatchId(typed.strip().lower())
        else:
            match_id = await bot.store.match_in_thread(self.interaction.channel_id or 0)
        if match_id is None:
            raise NoMatchHere
        return await self.match(match_id)

    async def match(self, match_id: MatchId) -> Match:
        """Return a match if the person may see it: its players everywhere, others in its server only."""
        match = await self.interaction.client.matches.match(match_id)
        proposal = match.proposal
        is_party = self.person in (*match.persons, *match.joined, *proposal.invited, proposal.by)
        if not is_party and proposal.server != self.interaction.guild_id:
            raise UnknownMatch(match=match_id)
        return match

    def viewer(self, match: Match) -> Viewer:
        """Return as whom the person sees a match."""
        return match.seat_of(self.person)

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules of a match."""
        return self.interaction.client.matches.game_of(match)

    async def say(self, *blocks: str) -> None:
        """Answer with text."""
        await self.interaction.client.replies.say(self.interaction, Post.of(*blocks))

    async def say_post(self, post: Post) -> None:
        """Answer with a post."""
        await self.interaction.client.replies.say(self.interaction, post)

    async def replace(self, post: Post) -> None:
        """Replace the private message whose component was used, or the answer given already."""
        await self.interaction.client.replies.replace(self.interaction, post)

    async def preview(self, match: Match, typed: str, *, position: int | None) -> Preview:
        """Read a line.

        Raises:
            LineRefused: it cannot be played.
        """
        try:
            return await self.interaction.client.matches.preview(match.id, self.person, typed, position=position)
        except MoveError as error:
            raise LineRefused(self.game_of(match), match, typed, error) from error

    async def play(self, match: Match, typed: str, *, position: int | None) -> Happened:
        """Carry a line out.

        Raises:
            LineRefused: it cannot be played.
        """
        try:
            return await self.interaction.client.matches.play(match.id, self.person, typed, position=position)
        except MoveError as error:
            raise LineRefused(self.game_of(match), match, typed, error) from error

    async def conclude(self, happened: Happened, post: Post) -> Place:
        """Acknowledge what is done, then let everybody know, also when the acknowledgement cannot be delivered."""
        try:
            await self.replace(post)
        except FAULTS as error:
            log.warning("acknowledgement not delivered", match=happened.after.id, error=repr(error))
        return await self.announce(happened)

    async def announce(self, happened: Happened) -> Place:
        """Let everybody know; when Discord does not take the post now, say so and go on."""
        bot = self.interaction.client
        try:
            return await bot.announcer.tell(happened)
        except PostDelayed as delayed:
            await self.say(Speech(self.reader.words).refusal(delayed))
            return await bot.store.place(happened.after.id)
