"""Expiry of invitations that nobody has accepted, and a reminder of it to those who have invited."""

from collections.abc import Collection, Set
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.delivery.announcer import Announcer
from bot.delivery.people.audience import awake_from
from bot.delivery.services import DeliveryServices, DeliveryTask
from bot.errors import PostDelayed
from bot.markup import Markup
from bot.platform.faults import FAULTS, Unreachable, reaching, stands
from bot.posts.post import Button, Post, rows
from bot.posts.speech import Speech, mention
from engine.ids import MatchId
from engine.matches.decisions.moves import OPEN_FOR
from engine.matches.state.match import Match
from engine.stores.notes import amend

REMINDED_BEFORE: Final = timedelta(days=2)
LOOKS_EVERY: Final = 600.0
"""Seconds between two looks: nobody counts the minutes of an invitation that is open for days."""
REMINDED: Final = "reminded-invitations"
"""The note of the invitations whose inviters have been reminded."""

log = structlog.get_logger(__name__)


class OpenInvitations(DeliveryTask):
    """Looks after invitations that are open for long.

    Args:
        services: what delivery works with.
        announcer: shows that an invitation has expired.
    """

    def __init__(self, services: DeliveryServices, announcer: Announcer) -> None:
        super().__init__("open invitations", services)
        self._announcer = announcer

    async def poll(self) -> float:
        """Close what has been open for too long, and remind of what soon will be; nothing while nobody can be told."""
        if not self._runtime.can_post:
            return self._pause
        now = self._services.now()
        for match in await self._services.store.matches.proposed_before(now - OPEN_FOR, self._services.share()):
            await self._expire(match)
        await self._remind(now)
        return LOOKS_EVERY

    async def _expire(self, match: MatchId) -> None:
        change = await self._services.matches.invitations.expire(match)
        if change is None:
            return
        try:
            await self._announcer.tell(change)
        except PostDelayed:
            log.info("expiry not shown yet", match=match)

    async def _remind(self, now: datetime) -> None:
        """Remind each inviter once, at a decent hour."""
        soon = now - OPEN_FOR + REMINDED_BEFORE
        reminded = set((await self._services.store.notes.read(REMINDED) or "").split())
        due = await self._services.store.matches.proposed_before(soon, self._services.share())
        done = {match for match in due if match not in reminded and await self._told(match, now)}
        await self._note(done, open_ones=await self._services.store.matches.proposed_before(soon))

    async def _note(self, done: Set[MatchId], *, open_ones: Collection[MatchId]) -> None:
        """Note the invitations of which was reminded, beside what other processes note; closed ones are dropped."""

        def with_done(noted: str | None) -> str:
            return " ".join(sorted({*(noted or "").split(), *done}.intersection(open_ones)))

        await amend(self._services.store.notes, REMINDED, with_done)

    async def _told(self, match_id: MatchId, now: datetime) -> bool:
        """Remind of one invitation; False if it is to be tried again later."""
        match = await self._services.matches.match(match_id)
        person = await self._services.store.people.person(match.proposal.by)
        if person.notice == "none":
            return True
        if awake_from(person, now) != now:
            return False
        try:
            await self._send(match)
        except FAULTS as error:
            log.info("not reminded of an invitation", match=match_id, error=repr(error))
            return stands(error)
        return True

    async def _send(self, match: Match) -> None:
        """Remind by direct message, or in the channel of the invitation where these are turned off."""
        channels, marker = self._services.channels, f"{match.id}.{match.seq}.r"
        try:
            with reaching():
                channel = await channels.direct(match.proposal.by, is_notice=True)
                await channels.send(channel, await self._post(match, marker), nonce=marker)
        except Unreachable:
            post = await self._post(match, marker)
            await channels.send(await self._services.homes.of(match), post, nonce=marker)

    async def _post(self, match: Match, marker: str) -> Post:
        proposal = match.proposal
        recipient = await self._services.recipients.unasked(proposal.by, proposal.server)
        text = recipient.words(
            "invitation-reminder",
            person=mention(proposal.by),
            game=Speech(recipient.words).game(self._services.matches.game_of(match)),
            at=Markup("<t:{}:R>").format(int((match.updated_at + OPEN_FOR).timestamp())),
        )
        link = Button(recipient.words("button-to-match"), url=await self._services.homes.link_to_invitation(match))
        return Post.of(text, *rows([link]), Markup("-# `{}`").format(marker), mentions=[proposal.by])
