"""Tasks that go on beside the requests."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.delivery.announcer import Announcer
from bot.delivery.arrivals import Arrivals
from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.computer.puzzles import Puzzles
from bot.delivery.matches.deadlines import Deadlines
from bot.delivery.matches.finished_threads import FinishedThreads
from bot.delivery.matches.invitations import OpenInvitations
from bot.delivery.matches.lost_threads import LostThreads
from bot.delivery.people.notices import Notices
from bot.delivery.seasons.roles import SeasonRoles
from bot.delivery.seasons.scheduled_events import ScheduledEvents
from bot.delivery.seasons.task import SeasonTask
from bot.delivery.servers.hint_reports import HintReports
from bot.platform.background import BackgroundTask


@dataclass(frozen=True, slots=True)
class Tasks:
    """The tasks of one run."""

    announcer: Announcer
    lost_threads: LostThreads
    finished_threads: FinishedThreads
    notices: Notices
    deadlines: Deadlines
    seasons: SeasonTask
    roles: SeasonRoles
    invitations: OpenInvitations
    computer: ComputerPlayers
    puzzles: Puzzles
    events: ScheduledEvents
    hint_reports: HintReports
    arrivals: Arrivals

    def __iter__(self) -> Iterator[BackgroundTask]:
        """Yield all in the order in which they begin."""
        yield from (self.announcer, self.lost_threads, self.notices, self.deadlines, self.seasons, self.roles)
        yield from (self.invitations, self.computer, self.puzzles, self.events, self.hint_reports)
        yield from (self.finished_threads, self.arrivals)
