"""Reports to those who look after a server that its matches need them: a channel is gone, a permission is missing.

Players learn of it from the answers to their own requests; this is for people who can do something about it. The same
trouble in the same place is reported once a day, also after a restart.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

import structlog

from bot.delivery.services import DeliveryServices
from bot.markup import Markup, code
from bot.platform.channels import send_to_first
from bot.platform.faults import Trouble, code_of, trouble_of
from bot.posts.match.news import pause_ends
from bot.posts.post import Post
from engine.ids import MatchId
from engine.log.facts.rulings import PauseEscalated
from engine.matches.service.change import Change
from engine.matches.state.match import Match
from engine.seasons.state.season import Season

SHOWN: Final = 10
"""How many matches a report names."""

log = structlog.get_logger(__name__)


class Reports:
    """Reports troubles to the channel that /setup names, else to the server's channel for news, else to its owner."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def report(self, match_id: MatchId, error: Exception) -> None:
        """Report that Discord does not let a match be posted, if those in charge can do something about it."""
        if (trouble := trouble_of(error)) is None:
            return
        match = await self._services.matches.match(match_id)
        server, home = match.proposal.server, await self._services.homes.of(match)
        if self._is_over(trouble, server, home):
            return
        spot = await self._services.homes.spot(match)
        params: Mapping[str, str | int] = {
            "channel": Markup("<#{}>").format(spot),
            "match": match.id,
            "code": str(code_of(error)),
        }
        about = spot if trouble == "locked" else home  # each thread is unlocked for itself
        await self._tell_once(server, about, trouble, f"report-{trouble}", params, match.id)

    async def report_season(self, season: Season, error: Exception) -> None:
        """Report that Discord does not let a season be posted, if those in charge can do something about it."""
        trouble, server, home = trouble_of(error), season.founded.server, await self._services.homes.of(season)
        if trouble is None or self._is_over(trouble, server, home):
            return
        place = Markup("<#{}>").format(home)
        params: Mapping[str, str | int] = {"channel": place, "match": season.id, "code": str(code_of(error))}
        await self._tell_once(server, home, trouble, f"report-season-{trouble}", params, MatchId(season.id))

    def _is_over(self, trouble: Trouble, server: int, home: int) -> bool:
        """Tell whether another channel has already taken the place of one that is gone."""
        return trouble == "gone" and not self._services.channels.is_gone(server, home)

    async def report_full(self, season: Season, waiting: int, active: int) -> None:
        """Report that matches of a season cannot start: the server has as many active threads as it may have."""
        server, home = season.founded.server, await self._services.homes.of(season)
        params: Mapping[str, str | int] = {"match": season.id, "waiting": waiting, "active": active}
        await self._tell_once(server, home, "full", "report-season-full", params, MatchId(season.id))

    async def report_hints(self, server: int, count: int, now: datetime) -> bool:
        """Report that there are hints for moderators, not what they are about; False if nobody can be told."""
        text = (await self._services.recipients.public(server)).words("report-hints", count=count)
        today = f"{now:%Y-%m-%d}"
        post = Post.of(text, Markup("-# `{} hints`").format(today))
        return await self._say(server, post, nonce=f"{today}-{server % 10**9}-h")

    async def report_lost(self, server: int, channel: int, trouble: Trouble, matches: Sequence[MatchId]) -> None:
        """Report that matches of a channel have lost their threads and cannot get others, all at once."""
        if self._is_over(trouble, server, channel):
            return
        named = Markup(", ").join(code(match) for match in matches[:SHOWN])
        more = len(matches) - SHOWN if len(matches) > SHOWN else 0
        params: Mapping[str, str | int] = {"channel": Markup("<#{}>").format(channel), "matches": named, "more": more}
        await self._tell_once(server, channel, trouble, f"report-lost-{trouble}", params, matches[0])

    async def report_unheard(self, match: Match, thread: int) -> None:
        """Report that no moderator hears a call from a thread about a match."""
        key, server, notes = f"unheard-{match.id}-{match.seq}", match.proposal.server, self._services.store.notes
        noted = await notes.read(key)
        if noted or not await notes.change(key, noted, "told"):
            return
        words = (await self._services.recipients.public(server)).words
        text = words("report-unheard", thread=Markup("<#{}>").format(thread), match=match.id)
        if not await self._say(server, Post.of(text), nonce=f"{match.id}-{match.seq}u"):
            await notes.write(key, "")

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Report a pause that nobody has ended in time."""
        match, notes = change.after, self._services.store.notes
        if not any(isinstance(fact, PauseEscalated) for fact in change.facts):
            return
        server, key = match.proposal.server, f"report-{match.id}-{match.seq}"
        if not is_fresh and await notes.read(key) is not None:
            return
        recipient = await self._services.recipients.public(server)
        channel = Markup("<#{}>").format(await self._services.homes.spot(match))
        told = "report-undecided" if match.hold is None else "report-unseen"
        text = recipient.words(told, channel=channel, match=match.id)
        post = Post.of(text, pause_ends(match, recipient), Markup("-# `{}`").format(match.id))
        if await self._say(server, post, nonce=f"{match.id}-{match.seq}r"):
            await notes.write(key, "told")

    async def _tell_once(
        self, server: int, channel: int, trouble: Trouble, message: str, params: Mapping[str, str | int], match: MatchId
    ) -> None:
        """Tell of a trouble in a channel and its threads, unless that was done today."""
        today, notes = f"{self._services.now():%Y-%m-%d}", self._services.store.notes
        key = f"report-{server}-{channel}-{trouble}"
        noted = await notes.read(key)
        if noted == today or not await notes.change(key, noted, today):
            return
        text = (await self._services.recipients.public(server)).words(message, **params)
        post = Post.of(text, Markup("-# `{} {}`").format(today, match))
        if not await self._say(server, post, nonce=f"{today}-{match}-{trouble[:2]}"):
            await notes.write(key, noted or "")

    async def _say(self, server: int, post: Post, *, nonce: str) -> bool:
        """Post where somebody in charge reads it; False if that is nowhere."""
        channels, chosen = self._services.channels, (await self._services.store.people.server(server)).report_channel
        is_said = await send_to_first(channels, channels.report_destinations(server, chosen), post, nonce=nonce)
        if not is_said:
            log.warning("nobody can be told", server=server)
        return is_said
