"""Assembly of the announcer: the followers of each commit, in their order."""

from bot.delivery.matches.announcer import Announcer, Follower
from bot.delivery.matches.disputes import DisputeThreads
from bot.delivery.matches.posts import MatchPosts
from bot.delivery.matches.results import ResultPosts
from bot.delivery.matches.thread_names import ThreadNames
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.briefings import Briefings
from bot.delivery.people.secret_messages import SecretMessages
from bot.delivery.people.watchers import Watchers
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.platform.computer_workers import ComputerPool


def assemble_announcer(services: DeliveryServices, computer_pool: ComputerPool, *followers: Follower) -> Announcer:
    """Return an announcer with everything that follows a commit; `followers` come after what always does."""
    names = ThreadNames(services)
    threads = MatchThreads(services, names)
    reports = Reports(services)
    usual = (SecretMessages(services), Briefings(services), DisputeThreads(services), reports, ResultPosts(services))
    posts = MatchPosts(services, threads, names)
    watchers = Watchers(services)
    return Announcer(
        services, posts, (*usual, *followers), threads, reports, watchers=watchers, computer_pool=computer_pool
    )
