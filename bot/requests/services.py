"""Services by which requests are answered; put together by `bot.wiring`."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.delivery.computer.reviews import Reviews
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.servers.greeter import Greeter
from bot.delivery.services import DeliveryServices
from bot.delivery.tasks import Tasks
from bot.i18n import Words
from bot.platform.computer_workers import ComputerPool
from bot.platform.names import KnownNames
from bot.posts.long_work import LongWork
from bot.posts.painter import Painter
from bot.requests.replies import Replies
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.matches.service.comment_service import Comments
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.studies.service import Studies


@dataclass(frozen=True, slots=True)
class Services(DeliveryServices):
    """Everything that commands and components use: what delivery works with, its tasks, and more."""

    tasks: Tasks
    season_posts: SeasonPosts
    people: PeopleService
    moderators: Moderators
    painter: Painter
    words: Mapping[Language, Words]
    replies: Replies
    known_names: KnownNames
    greeter: Greeter
    studies: Studies
    computer_pool: ComputerPool
    computer_versions: Mapping[str, int]
    reviews: Reviews
    follows: Follows
    comments: Comments
    conduct: Conduct
    watch: Watch

    def retry(self, server: int) -> None:
        """Try again what Discord has refused: a server has made other choices, or given other permissions."""
        self.tasks.announcer.retry()
        self.tasks.lost_threads.retry()
        self.tasks.seasons.retry(server)
        self.tasks.events.wake()

    @property
    def long_work(self) -> LongWork:
        """Return where work is done that takes long."""
        return self.painter.long_work
