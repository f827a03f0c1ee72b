"""Assembly of the announcer: what tells of matches, with the followers of each commit in their order."""

from bot.delivery.announcer import Announcer, TellerOf
from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.matches.disputes import DisputeThreads
from bot.delivery.matches.posts import MatchPosts
from bot.delivery.matches.results import ResultPosts
from bot.delivery.matches.stand_ins import StandIns
from bot.delivery.matches.teller import Follower, MatchTelling
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.briefings import Briefings
from bot.delivery.people.secret_messages import SecretMessages
from bot.delivery.people.watchers import Watchers
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.platform.computer_workers import ComputerPool
from engine.stores.outbox import StreamKind


def assemble_announcer(
    services: DeliveryServices,
    computer_pool: ComputerPool,
    threads: MatchThreads,
    seasons: TellerOf,
    *followers: Follower,
) -> tuple[Announcer, ComputerPlayers]:
    """Return an announcer with everything that follows a commit, and the computer, for whose answer it waits.

    `followers` come after what always does, `seasons` tells of seasons.
    """
    tellers: dict[StreamKind, TellerOf] = {"season": seasons}
    announcer = Announcer(services, tellers)
    computer = ComputerPlayers(services, computer_pool, tell=announcer.tell)
    reports = Reports(services)
    usual = (SecretMessages(services), Briefings(services), DisputeThreads(services), reports, ResultPosts(services))
    telling = MatchTelling(
        services=services,
        posts=MatchPosts(services, threads),
        threads=threads,
        reports=reports,
        stand_ins=StandIns(services),
        followers=(*usual, *followers),
        computer=computer,
        watchers=Watchers(services),
    )
    tellers["match"] = telling.of
    return announcer, computer
