"""What a substitute is told when taking over: a direct message with all that was played, the position and the time.

Secrets come in a message of their own (`bot.letters`).
"""

import structlog

from bot import clocks, records
from bot.channels import Channels
from bot.letters import CLOSED
from bot.post import Attachment, Post
from bot.presenter import Presenter
from bot.readers import Readers
from bot.speech import Speech, mention
from engine.facts import PersonId
from engine.match import Match
from engine.service import Matches

log = structlog.get_logger(__name__)


class Briefings:
    """Sends briefings."""

    def __init__(self, matches: Matches, presenter: Presenter, readers: Readers, channels: Channels) -> None:
        self._matches = matches
        self._presenter = presenter
        self._readers = readers
        self._channels = channels

    async def send(self, match: Match, person: PersonId, *, thread: int, is_fresh: bool) -> None:
        """Brief somebody who has taken over; who takes no direct messages finds the same with commands."""
        marker = f"-# `{match.id}` · {match.seq}"
        post = await self._post(match, person, thread=thread, marker=marker)
        try:
            channel = await self._channels.direct(person)
            if is_fresh or await self._channels.find(channel, marker) is None:
                await self._channels.send(channel, post, nonce=f"{match.id}-{match.seq}.b")
        except CLOSED:
            log.info("direct messages closed", match=match.id, person=person)

    async def _post(self, match: Match, person: PersonId, *, thread: int, marker: str) -> Post:
        reader = await self._readers.letter(person, match.proposal.server)
        words, game, seat = reader.words, self._matches.game_of(match), match.seat_of(person)
        assert seat is not None
        name = Speech(words).game(game)
        title = words(
            "briefing",
            game=name,
            seat=Speech(words).seat(game, seat),
            others=", ".join(mention(other) for other in match.persons if other != person),
            thread=f"<#{thread}>",
        )
        played = await self._matches.history(match.id)
        sheet = records.sheet_text(game, game.sheet(step.moment for step in played), words)
        file = Attachment(f"{match.id}.txt", records.as_file(name, sheet, records.play_lines(game, played, words)))
        picture = await self._presenter.picture(match, match.state, reader, viewer=None)
        status = self._presenter.status(match, reader)
        times = clocks.full(await self._matches.timed(match), game, reader)
        post = Post.of(title, picture, status, times, words("briefing-hint"), file, marker)
        return await self._readers.without_leavers(post, reader)
