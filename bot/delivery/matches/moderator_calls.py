"""Calls for moderators from the thread of a match or of a dispute: who is there to hear them."""

from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.posts.recipients import Caretakers
from engine.ids import PersonId
from engine.matches.state.match import Match


class ModeratorCalls:
    """Finds for each call somebody who gets to read it, so that no post calls people who do not."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._channels = services.channels
        self._reports = Reports(services)

    async def called(self, match: Match, thread: int, *, is_private: bool) -> Caretakers:
        """Return whom to call in a thread; single persons are let into it.

        They are moderators, else, with a report to those in charge, people who manage the server.
        """
        home = await self._services.homes.of(match)
        server = await self._services.store.people.server(match.proposal.server)
        circles = self._channels.caretakers(server, match, home, is_private=is_private)
        for circle in circles:
            present = await self._channels.admit(thread, circle.persons)
            if heard := Caretakers(tuple(map(PersonId, present)), circle.roles):
                return heard
            if circle is circles[0]:
                await self._reports.report_unheard(match, thread)
        return Caretakers()
