"""The channels in which matches and seasons live: where each was begun, or where its server plays now if that is gone.

The channel that a proposal or a founding names is written down for good, but channels come and go. So nobody else reads
it (`tests/truth/test_homes.py`).
"""

from collections.abc import Callable
from dataclasses import dataclass

from engine.matches.state.match import Match
from engine.seasons.state.season import Season
from engine.stores.matches import Summary
from engine.stores.store import Store


@dataclass(frozen=True, slots=True)
class Homes:
    """Finds the channel of a match or a season, and links to it; `is_gone` tells whether a server lacks a channel."""

    is_gone: Callable[[int, int], bool]
    store: Store

    async def of(self, what: Match | Season | Summary) -> int:
        """Return the channel; the one where it was begun if no other is left, either."""
        server, begun = _begun_in(what)
        if not self.is_gone(server, begun):
            return begun
        chosen = (await self.store.people.server(server)).channel
        return begun if chosen is None or self.is_gone(server, chosen) else chosen

    async def spot(self, what: Match | Summary) -> int:
        """Return where a match is talked about: its thread, else its channel."""
        match = what.id if isinstance(what, Match) else what.match
        return (await self.store.outbox.location(match)).thread or await self.of(what)

    async def link(self, what: Match | Season) -> str:
        """Return the link to a season's channel, or to where a match is talked about."""
        server, _ = _begun_in(what)
        return address(server, await (self.spot(what) if isinstance(what, Match) else self.of(what)))

    async def link_to_invitation(self, match: Match) -> str:
        """Return the link to the invitation to a match, or to its channel if that is another one by now."""
        (server, begun), home = _begun_in(match), await self.of(match)
        invitation = (await self.store.outbox.location(match.id)).invitation if home == begun else None
        return address(server, home, invitation)


def address(server: int, channel: int, message: int | None = None) -> str:
    """Return the link to a channel, or to a message there."""
    return f"https://discord.com/channels/{server}/{channel}" + (f"/{message}" if message else "")


def _begun_in(what: Match | Season | Summary) -> tuple[int, int]:
    """Return the server, and the channel as it is written down."""
    match what:
        case Match(proposal=proposal):
            return proposal.server, proposal.channel
        case Season(founded=founded):
            return founded.server, founded.channel
        case Summary(server=server, channel=channel):
            return server, channel
