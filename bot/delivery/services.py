"""Services of delivery: store, matches, seasons, makers of posts, Discord's channels; and what its tasks share."""

from dataclasses import dataclass
from datetime import datetime

from bot.platform.background import LONGEST_BACK_OFF, BackgroundTask
from bot.platform.channels import Channels
from bot.platform.homes import Homes
from bot.platform.runtime import Runtime, TaskName
from bot.posts.match.presenter import Presenter
from bot.posts.recipients import Recipients
from engine.matches.service.service import Matches
from engine.seasons.service.service import Seasons
from engine.share import Share
from engine.stores.store import Store


@dataclass(frozen=True, slots=True)
class DeliveryServices:
    """The services that bring posts and messages to Discord."""

    store: Store
    matches: Matches
    seasons: Seasons
    presenter: Presenter
    recipients: Recipients
    channels: Channels
    runtime: Runtime

    @property
    def homes(self) -> Homes:
        """Return what knows where matches and seasons live."""
        return Homes(self.channels.is_gone, self.store)

    def now(self) -> datetime:
        """Return the time."""
        return self.runtime.now()

    def share(self) -> Share:
        """Return of which servers and people this process looks after what nobody asks for."""
        return self.runtime.share()


class DeliveryTask(BackgroundTask):
    """A task over the services of delivery, with the pause and the bell that the run has for it."""

    def __init__(
        self,
        name: TaskName,
        services: DeliveryServices,
        *,
        pause: float | None = None,
        longest: float = LONGEST_BACK_OFF,
    ) -> None:
        runtime = services.runtime
        super().__init__(name, pause=pause or runtime.pause, longest=longest, bell=runtime.bells[name])
        self._services = services
        self._runtime = runtime
