"""Messages of a season to single people: pings beside their turns, once a week at most, and questions to leavers."""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup, when
from bot.platform.faults import FAULTS
from bot.posts import limits
from bot.posts.league.core import button, mark
from bot.posts.post import Key, Post, rows
from engine.seasons.facts.places import EntrantAsked
from engine.seasons.service.writer import SeasonChange
from engine.seasons.state.season import EntrantQuestion, Season
from engine.stores.notes import amend

WEEK: Final = timedelta(days=7)


class SeasonPings:
    """Notes whom a league has pinged."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def allowed(self, season: Season, post: Post) -> Post:
        """Return a post that pings only people whom the league has not pinged for a week."""
        noted = self._lately(await self._services.store.notes.read(_key(season)))
        return post.pinging([person for person in post.mentions if str(person) not in noted])

    async def note(self, season: Season, post: Post) -> None:
        """Note whom a post that is there has pinged."""
        if post.mentions:
            new = {str(person): self._services.now().isoformat() for person in post.mentions}
            key = _key(season)
            await amend(self._services.store.notes, key, lambda noted: json.dumps({**self._lately(noted), **new}))

    def _lately(self, noted: str | None) -> Mapping[str, str]:
        """Return who was pinged within the last week, and when."""
        kept: dict[str, str] = json.loads(noted or "{}")
        since = self._services.now() - WEEK
        return {person: at for person, at in kept.items() if datetime.fromisoformat(at) > since}


def _key(season: Season) -> str:
    return f"league-pings-{season.founded.server}-{season.founded.league}"


log = structlog.get_logger(__name__)


class LeaverLetters:
    """Sends the question by direct message: they do not see the season's channel."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def send(self, change: SeasonChange) -> None:
        """Ask those whom a change asks since they have left; who cannot be reached is asked in the channel only."""
        gone = {fact.entrant for fact in change.facts if isinstance(fact, EntrantAsked) and fact.reason == "gone"}
        for question in change.after.activity_checks:
            if question.entrant in gone:
                await self._ask(change.after, question)

    async def _ask(self, season: Season, question: EntrantQuestion) -> None:
        channels, founded = self._services.channels, season.founded
        recipient = await self._services.recipients.unasked(question.person, founded.server)
        words, small = recipient.words, mark(season, f"gone-{question.entrant}-{season.seq}")
        answers = [
            button(words("button-league-go-on"), Key("league_go_on"), season, style="success"),
            button(words("button-league-withdraw"), Key("league_leave"), season),
        ]
        asked = words("league-letter-gone", league=founded.league, until=when(question.until))
        post = Post.of(asked, *rows(answers), Markup("-# {}").format(small))
        try:
            channel = await channels.direct(question.person, is_notice=True)
            if await channels.find(channel, small) is None:
                await channels.send(
                    channel, post, nonce=f"{season.id}-{season.seq}-g{question.entrant}"[: limits.NONCE]
                )
        except FAULTS as error:
            log.info("not asked in private", season=season.id, person=question.person, error=repr(error))
