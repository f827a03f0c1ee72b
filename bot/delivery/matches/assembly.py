"""Assembly of the announcer: the followers of each commit, in their order."""

from collections.abc import Callable, Sequence

from bot.delivery.matches.announcer import Announcer, ComputerReplies, Follower, NoComputerReplies
from bot.delivery.matches.disputes import DisputeThreads
from bot.delivery.matches.posts import MatchPosts
from bot.delivery.matches.results import ResultPosts
from bot.delivery.matches.thread_names import ThreadNames
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.briefings import Briefings
from bot.delivery.people.secret_messages import SecretMessages
from bot.delivery.people.watchers import Watchers
from bot.delivery.retries import RETRY_SECONDS
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices


def assemble_announcer(
    services: DeliveryServices,
    *,
    computer: ComputerReplies | None = None,
    watchers: Watchers | None = None,
    followers: Sequence[Follower] = (),
    on_notice: Callable[[], None] = lambda: None,
    is_paused: Callable[[], bool] = lambda: False,
    pause: float = RETRY_SECONDS,
) -> Announcer:
    """Return an announcer with everything that follows a commit.

    Args:
        services: what delivery works with.
        computer: for whose answer the post about a change may wait.
        watchers: who follow matches of others.
        followers: what else follows each commit.
        on_notice: called when somebody is to be told something in private.
        is_paused: tells whether sending pauses; what is held up waits for its end.
        pause: seconds after which what is held up is tried again.
    """
    names = ThreadNames(services)
    threads = MatchThreads(services, names)
    reports = Reports(services)
    usual = (SecretMessages(services), Briefings(services), DisputeThreads(services), reports, ResultPosts(services))
    posts = MatchPosts(services, threads, names)
    return Announcer(
        services,
        posts,
        (*usual, *followers),
        threads,
        reports,
        computer=computer or NoComputerReplies(),
        watchers=watchers or Watchers(services),
        on_notice=on_notice,
        is_paused=is_paused,
        pause=pause,
    )
