"""Direct messages in the place of a board that Discord does not let be shown in the thread of its match."""

import structlog

from bot.delivery.people.audience import awake_from
from bot.delivery.people.notice_texts import NoticeTexts, marker_of
from bot.delivery.services import DeliveryServices
from bot.platform.faults import FAULTS, Unreachable, reaching
from bot.posts.match.tasks import todo
from engine.ids import MatchId, PersonId, is_computer
from engine.matches.state.match import Match
from engine.stores.outbox import Notice

log = structlog.get_logger(__name__)


class StandIns:
    """Tells those who have something to do in a match, once for each of its states."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._texts = NoticeTexts(services.store, services.matches, services.recipients, services.homes)

    async def tell(self, match_id: MatchId) -> bool:
        """Tell everybody who has something to do as the match is now; return whether Discord has taken it for all.

        Who sleeps is told later, and who wants to be told nothing is not.
        """
        match = await self._services.matches.match(match_id)
        due = [person for person in todo(self._services.matches.game_of(match), match) if not is_computer(person)]
        told = [await self._tell(match, person) for person in due]
        return all(told)

    async def _tell(self, match: Match, person_id: PersonId) -> bool:
        now, store = self._services.now(), self._services.store
        person = await store.people.person(person_id)
        is_muted = person_id in await store.people.muted_by(match.id)
        if is_muted or person.notice == "none" or awake_from(person, now) > now:
            return False
        notice = Notice(person_id, "turn", now, match.id, match.seq)
        marker = f"{marker_of(notice, person, now)}.u"
        post = await self._texts.unshown(notice, match, marker)
        if post is None:
            return True
        channels = self._services.channels
        try:
            with reaching():
                channel = await channels.direct(person_id, is_notice=True)
                if await channels.find(channel, marker) is None:
                    await channels.send(channel, post, nonce=marker)
        except (Unreachable, *FAULTS) as error:
            log.info("not told in private, either", match=match.id, person=person_id, error=repr(error))
            return False
        return True
