"""Briefings of substitutes: a direct message with all that was played, the position and the time left.

Secrets come in a message of their own (`bot.delivery.people.secret_messages`).
"""

import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.platform.faults import Unreachable, reaching
from bot.posts.match import clocks, records
from bot.posts.post import Attachment, Post
from bot.posts.speech import Speech, mention
from engine.ids import PersonId
from engine.log.facts.play import PlayerReplaced
from engine.matches.service.change import Change
from engine.matches.state.match import Match

log = structlog.get_logger(__name__)


class Briefings:
    """Sends briefings."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._channels = services.channels

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Brief everybody who takes over a seat with this change."""
        match = change.after
        for fact in change.facts:
            if isinstance(fact, PlayerReplaced):
                thread = (await self._services.store.outbox.location(match.id)).thread
                assert thread is not None  # the announcer opens it before anybody follows
                await self._send(match, fact.after, thread=thread, is_fresh=is_fresh)

    async def _send(self, match: Match, person: PersonId, *, thread: int, is_fresh: bool) -> None:
        """Brief somebody who has taken over; those who have direct messages turned off find the same with commands."""
        marker = Markup("-# `{}` · {}").format(match.id, match.seq)
        post = await self._post(match, person, thread=thread, marker=marker)
        try:
            with reaching():
                channel = await self._channels.direct(person)
                if is_fresh or await self._channels.find(channel, marker) is None:
                    await self._channels.send(channel, post, nonce=f"{match.id}-{match.seq}.b")
        except Unreachable:
            log.info("direct messages closed", match=match.id, person=person)

    async def _post(self, match: Match, person: PersonId, *, thread: int, marker: Markup) -> Post:
        recipient = await self._services.recipients.unasked(person, match.proposal.server)
        words, game, seat = recipient.words, self._services.matches.game_of(match), match.seat_of(person)
        assert seat is not None
        name = Speech(words).game(game)
        title = words(
            "briefing",
            game=name,
            seat=Speech(words).seat(game, seat),
            others=Markup(", ").join(mention(other) for other in match.persons if other != person),
            thread=Markup("<#{}>").format(thread),
        )
        played = await self._services.matches.logs.history(match.id)
        sheet = records.sheet_text(game, game.narration.sheet(step.transition for step in played), words)
        file = Attachment(f"{match.id}.txt", records.as_file(name, sheet, records.play_lines(game, played, words)))
        picture = await self._services.presenter.picture(match, match.state, recipient, viewer=None)
        status = self._services.presenter.status(match, recipient)
        times = clocks.full(await self._services.matches.clocks.timed(match), game, recipient)
        post = Post.of(title, picture, status, times, words("briefing-hint"), file, marker)
        return await self._services.recipients.without_leavers(post, recipient)
