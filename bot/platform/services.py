"""The services by which requests are answered; put together by `bot.wiring`."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.i18n import Words
from bot.platform.channels import Channels
from bot.platform.names import KnownNames
from bot.platform.replies import Replies
from bot.posts.league.core import Standing
from bot.posts.long_work import LongWork
from bot.posts.painter import Painter
from bot.posts.presenter import Presenter
from bot.posts.recipients import Recipients
from engine.ids import PersonId
from engine.log.outbox import DiscordLocation
from engine.log.store import Store
from engine.matches.service import Change, Matches
from engine.moderation.moderators import Moderators
from engine.people.preferences import Language, Person
from engine.people.service import PeopleService
from engine.seasons.season import Season
from engine.seasons.service import Seasons


class Task(Protocol):
    """A task that goes on beside the requests."""

    def start(self) -> None:
        """Begin; may be called after every reconnect."""
        ...

    def wake(self) -> None:
        """Look at once at what is to be done: something has changed."""
        ...

    async def stop(self) -> None:
        """End."""
        ...


class Announcer(Task, Protocol):
    """Tells channels what the log says."""

    async def tell(self, change: Change) -> DiscordLocation:
        """Post what has just happened, and return where the match lives.

        Raises:
            PostDelayed: Discord does not let us now; it will be tried again.
        """
        ...

    def retry(self) -> None:
        """Try what is held up again now: something has changed."""
        ...


class Places(Task, Protocol):
    """Sees to it that every running match has a thread."""

    def look(self) -> None:
        """Look at the places of all running matches: some may have gone while nobody told us."""
        ...

    def retry(self) -> None:
        """Try what has no thread again now: something has changed."""
        ...

    async def lost(self, thread: int) -> None:
        """Go on elsewhere if a deleted thread was that of a running match."""
        ...


class Greeter(Protocol):
    """Introduces the bot to servers."""

    async def begin(self) -> None:
        """Note since when servers are greeted; before the bot is at work."""
        ...

    async def greet(self, server: int, arrived: datetime) -> None:
        """Say who has come and what to do first, once for each arrival."""
        ...


class Notices(Task, Protocol):
    """Tells people in private what there is to do."""

    async def reschedule(self, before: Person, person: Person) -> None:
        """Let what a person is still to be told follow their new choices."""
        ...


class Deadlines(Task, Protocol):
    """Does what is due by the clock."""

    async def recover(self) -> None:
        """Give back the time in which the bot was not there."""
        ...


class League(Task, Protocol):
    """Brings seasons forward, and keeps their posts up to date."""

    async def standing(self, season: Season) -> Standing:
        """Return a season as it stands, with the names of its people."""
        ...

    async def names(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, str]:
        """Return how people are called in a server."""
        ...


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that commands and components use."""

    store: Store
    matches: Matches
    people: PeopleService
    moderators: Moderators
    painter: Painter
    presenter: Presenter
    words: Mapping[Language, Words]
    recipients: Recipients
    replies: Replies
    channels: Channels
    known_names: KnownNames
    announcer: Announcer
    places: Places
    notices: Notices
    deadlines: Deadlines
    invitations: Task
    greeter: Greeter
    seasons: Seasons
    league: League
    now: Callable[[], datetime]

    @property
    def long_work(self) -> LongWork:
        """Return where work is done that takes long."""
        return self.painter.long_work

    @property
    def tasks(self) -> tuple[Task, ...]:
        """Return what goes on beside the requests, in the order in which it begins."""
        return self.announcer, self.places, self.notices, self.deadlines, self.league, self.invitations
