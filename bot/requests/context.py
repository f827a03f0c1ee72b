"""The context of a request: who asks, in which match, and the services; it keeps commands and components thin.

A request context is made for each interaction and forgotten after it.
"""

from dataclasses import dataclass

import structlog

from bot.errors import NoMatchHere, OnlyInServer, PostDelayed
from bot.i18n import Words
from bot.markup import Markup
from bot.platform.faults import FAULTS
from bot.posts.match.presenter import Presenter
from bot.posts.post import Post
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech
from bot.requests.interactions import Interaction, moderates
from bot.requests.replies import LineRefused
from bot.requests.services import Services
from engine.ids import MatchId, PersonId
from engine.log.codec import AnyGame
from engine.matches.errors import UnknownMatch
from engine.matches.service.change import Change
from engine.matches.service.service import Matches, Preview
from engine.matches.state.match import Match
from engine.stores.outbox import DiscordLocation
from engine.stores.store import Store
from games.core import MoveError, Viewer

log = structlog.get_logger(__name__)


def is_party(match: Match, person: PersonId) -> bool:
    """Tell whether somebody plays or has played in a match, is invited to it, or is asked to take over a seat."""
    proposal, offer = match.proposal, match.offer
    asked = (offer.substitute,) if offer is not None else ()
    return match.has_played(person) or person in (*match.joined, *proposal.invited, proposal.by, *asked)


@dataclass(frozen=True, slots=True)
class RequestContext:
    """One person's interaction with the bot."""

    interaction: Interaction
    services: Services
    recipient: Recipient

    @classmethod
    async def of(cls, interaction: Interaction) -> "RequestContext":
        """Return the context of an interaction; the client that brought it holds the services."""
        services: Services = interaction.client.services
        return cls(interaction, services, await services.replies.recipient(interaction))

    @property
    def store(self) -> Store:
        """Return what is kept."""
        return self.services.store

    @property
    def matches(self) -> Matches:
        """Return the use cases of matches."""
        return self.services.matches

    @property
    def presenter(self) -> Presenter:
        """Return what makes posts about matches."""
        return self.services.presenter

    @property
    def words(self) -> Words:
        """Return the words of the person's language."""
        return self.recipient.words

    @property
    def person(self) -> PersonId:
        """Return who acts."""
        return PersonId(self.interaction.user.id)

    @property
    def spoken(self) -> tuple[Words, ...]:
        """Return the words of all languages, the person's own first: text that is typed may be of any."""
        return tuple(dict.fromkeys((self.words, *self.services.words.values())))

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
        if typed:
            return await self.match(MatchId(typed.strip().lower()))
        match = await self.match_here()
        if match is None:
            raise NoMatchHere
        return match

    async def match_here(self) -> Match | None:
        """Return the match that is played in this thread, None if this is not the thread of one.

        Raises:
            UnknownMatch: the person may not see it.
        """
        match = await self.matches.match_in(self.interaction.channel_id or 0)
        return None if match is None else await self._seen(match)

    async def match(self, match_id: MatchId) -> Match:
        """Return a match if the person may see it: its players everywhere, others in its server only.

        A private one is for its players and the people invited to it; for moderators once a player has called one.
        """
        return await self._seen(await self.matches.match(match_id))

    async def _seen(self, match: Match) -> Match:
        if not is_party(match, self.person) and not await self._is_open(match):
            raise UnknownMatch(match=match.id)
        return match

    async def _is_open(self, match: Match) -> bool:
        """Tell whether somebody who has no part in a match may see it here."""
        if match.proposal.server != self.interaction.guild_id:
            return False
        return not match.proposal.is_private or (match.dispute is not None and await self.is_moderator())

    async def is_moderator(self) -> bool:
        """Tell whether the person moderates this server.

        Raises:
            OnlyInServer: this happens in direct messages.
        """
        return moderates(self.interaction, await self.store.people.server(self.server))

    def viewer(self, match: Match) -> Viewer:
        """Return as whom the person sees a match."""
        return match.seat_of(self.person)

    def game_of(self, match: Match) -> AnyGame:
        """Return the rules of a match."""
        return self.matches.game_of(match)

    async def say(self, *blocks: Markup) -> None:
        """Answer with text."""
        await self.say_post(Post.of(*blocks))

    async def say_post(self, post: Post) -> None:
        """Answer with a post."""
        await self.services.replies.say(self.interaction, post, self.recipient)

    async def replace(self, post: Post) -> None:
        """Replace the private message whose component was used, or the answer given already."""
        await self.services.replies.replace(self.interaction, post, self.recipient)

    async def preview(self, match: Match, typed: str, *, position: int | None) -> Preview:
        """Read a line.

        Raises:
            LineRefused: it cannot be played.
        """
        try:
            return self.matches.preview_of(match, self.person, typed, position=position)
        except MoveError as error:
            raise LineRefused(self.game_of(match), match, typed, error) from error

    async def play(self, match: Match, typed: str, *, position: int | None) -> Change:
        """Carry a line out.

        Raises:
            LineRefused: it cannot be played.
        """
        try:
            return await self.matches.play(match.id, self.person, typed, position=position)
        except MoveError as error:
            raise LineRefused(self.game_of(match), match, typed, error) from error

    async def conclude(self, change: Change, post: Post) -> DiscordLocation:
        """Acknowledge what is done, then let everybody know, also when the acknowledgement cannot be delivered."""
        try:
            await self.replace(post)
        except FAULTS as error:
            log.warning("acknowledgement not delivered", match=change.after.id, error=repr(error))
        return await self.announce(change)

    async def announce(self, change: Change) -> DiscordLocation:
        """Let everybody know; when Discord does not take the post now, say so and go on."""
        try:
            return await self.services.tasks.announcer.tell(change)
        except PostDelayed as delayed:
            await self.say(Speech(self.words).refusal(delayed))
            return await self.store.outbox.location(change.after.id)
