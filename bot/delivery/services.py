"""Services of delivery: the store, the matches, the makers of posts, and Discord's channels."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from bot.platform.channels import Channels
from bot.platform.homes import Homes
from bot.posts.match.presenter import Presenter
from bot.posts.recipients import Recipients
from engine.matches.service.service import Matches
from engine.share import EVERYTHING, Share
from engine.stores.store import Store


@dataclass(frozen=True, slots=True)
class DeliveryServices:
    """The services that bring posts and messages to Discord.

    `share` returns of which servers and people this process looks after what nobody asks for; others do the rest.
    """

    store: Store
    matches: Matches
    presenter: Presenter
    recipients: Recipients
    channels: Channels
    now: Callable[[], datetime]
    share: Callable[[], Share] = lambda: EVERYTHING

    @property
    def homes(self) -> Homes:
        """Return what knows where matches and seasons live."""
        return Homes(self.channels.is_gone, self.store)
