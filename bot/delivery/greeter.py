"""Introduces the bot to a server that it has just joined, once."""

import structlog

from bot.delivery.services import DeliveryServices
from bot.platform.channels import send_to_first
from bot.posts.welcome import welcome

log = structlog.get_logger(__name__)


class Greeter:
    """Posts the welcome where the bot may write, else to the server's owner."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services

    async def greet(self, server: int) -> None:
        """Say who has come and what to do first; where nobody can be told, that is logged."""
        services = self._services
        post = welcome(services.matches.games, await services.recipients.public(server))
        destinations = services.channels.welcome_destinations(server)
        if not await send_to_first(services.channels, destinations, post, nonce=f"welcome-{server % 10**15}"):
            log.warning("nobody can be welcomed", server=server)
