"""Services by which requests are answered; put together by `bot.wiring`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.delivery.computer.puzzles import Puzzles
from bot.delivery.computer.reviews import Reviews
from bot.delivery.matches.announcer import Announcer
from bot.delivery.matches.deadlines import Deadlines
from bot.delivery.matches.lost_threads import LostThreads
from bot.delivery.people.notices import Notices
from bot.delivery.seasons.roles import SeasonRoles
from bot.delivery.seasons.task import SeasonTask
from bot.delivery.servers.greeter import Greeter
from bot.delivery.services import DeliveryServices
from bot.i18n import Words
from bot.platform.background import BackgroundTask
from bot.platform.channels import Channels
from bot.platform.computer_pool import ComputerPool
from bot.platform.homes import Homes
from bot.platform.names import KnownNames
from bot.posts.long_work import LongWork
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.recipients import Recipients
from bot.requests.replies import Replies
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.matches.service.comment_service import Comments
from engine.matches.service.service import Matches
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.seasons.service.service import Seasons
from engine.share import EVERYTHING, Share
from engine.stores.store import Store
from engine.studies.service import Studies


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that commands and components use.

    `share` returns of which servers and people this process does what nobody asks for.
    """

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
    lost_threads: LostThreads
    notices: Notices
    deadlines: Deadlines
    invitations: BackgroundTask
    greeter: Greeter
    seasons: Seasons
    studies: Studies
    league: SeasonTask
    season_roles: SeasonRoles
    computer_pool: ComputerPool
    computer: BackgroundTask
    computer_versions: Mapping[str, int]
    reviews: Reviews
    puzzles: Puzzles
    follows: Follows
    comments: Comments
    events: BackgroundTask
    now: Callable[[], datetime]
    conduct: Conduct
    watch: Watch
    hint_reports: BackgroundTask
    arrivals: BackgroundTask
    share: Callable[[], Share] = lambda: EVERYTHING

    @property
    def delivery(self) -> DeliveryServices:
        """Return what brings posts to Discord."""
        return DeliveryServices(
            self.store, self.matches, self.presenter, self.recipients, self.channels, self.now, self.share
        )

    @property
    def homes(self) -> Homes:
        """Return what knows where matches and seasons live."""
        return self.delivery.homes

    def retry(self, server: int) -> None:
        """Try again what Discord has refused: a server has made other choices, or given other permissions."""
        self.announcer.retry()
        self.lost_threads.retry()
        self.league.retry(server)
        self.events.wake()

    @property
    def long_work(self) -> LongWork:
        """Return where work is done that takes long."""
        return self.painter.long_work

    @property
    def tasks(self) -> tuple[BackgroundTask, ...]:
        """Return what goes on beside the requests, in the order in which it begins."""
        first = self.announcer, self.lost_threads, self.notices, self.deadlines
        later = self.computer, self.puzzles, self.events, self.hint_reports, self.arrivals
        return *first, self.league, self.season_roles, self.invitations, *later
