"""The services by which requests are answered; put together by `bot.wiring`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, TypeVar

from bot.i18n import Words
from bot.platform.channels import Channels
from bot.platform.homes import Homes
from bot.platform.names import KnownNames
from bot.platform.replies import Replies
from bot.platform.roles import Roles
from bot.posts.league.core import Standing
from bot.posts.league.pentathlon import EventStanding
from bot.posts.long_work import LongWork
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.post import Picture
from bot.posts.practice.review import Review
from bot.posts.recipients import Recipient, Recipients
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.ids import PersonId
from engine.matches.service.comment_service import Comments
from engine.matches.service.service import Change, Matches
from engine.matches.state.match import Match
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language, Person
from engine.people.service import PeopleService
from engine.seasons.facts.rules import LeagueId
from engine.seasons.results.roles import Given, RoleChoice
from engine.seasons.service.service import Seasons
from engine.seasons.state.season import Season
from engine.share import EVERYTHING, Share
from engine.stores.outbox import DiscordLocation
from engine.stores.practice import Puzzle, PuzzleAnswer
from engine.stores.store import Store
from engine.studies.service import Studies
from games.core import Seat, Transition
from players.core import Level

T = TypeVar("T")


class WakeableTask(Protocol):
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


class Announcer(WakeableTask, Protocol):
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


class Places(WakeableTask, Protocol):
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


class ComputerPool(Protocol):
    """Lets computer players think, elsewhere and in turn (`bot.platform.computer_workers`)."""

    async def turn(self, game: str, state: Any, seat: Seat, level: Level, seed: bytes) -> Any:
        """Return the action that the computer takes in a match, None to resign; `state` is what the seat may know.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def agrees(self, game: str, state: Any, seat: Seat, seed: bytes) -> bool:
        """Tell whether the computer agrees to a draw in a match.

        Raises:
            ComputerFailed: it could not be thought through.
        """
        ...

    async def estimates(
        self, game: str, states: Sequence[Any], *, person: PersonId | None = None
    ) -> list[tuple[float, ...]]:
        """Return for each position the share of the win that every seat may expect."""
        ...

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        """Return what a function of `players` returns for a person.

        Raises:
            ComputerIsBusy: too much is waiting.
            ComputerFailed: it has failed, or taken too long.
        """
        ...

    async def stop(self) -> None:
        """End; who still waits is cancelled."""
        ...


class Greeter(Protocol):
    """Introduces the bot to servers."""

    async def begin(self) -> None:
        """Note since when servers are greeted; before the bot is at work."""
        ...

    async def greet(self, server: int, arrived: datetime) -> None:
        """Say who has come and what to do first, once for each arrival."""
        ...


class Notices(WakeableTask, Protocol):
    """Tells people in private what there is to do."""

    async def reschedule(self, before: Person, person: Person) -> None:
        """Let what a person is still to be told follow their new choices."""
        ...


class Deadlines(WakeableTask, Protocol):
    """Does what is due by the clock."""

    async def recover(self) -> None:
        """Give back the time in which the bot was not there."""
        ...

    async def adopt(self, share: Share) -> None:
        """Give back the time for which nobody has looked after a share."""
        ...


class League(WakeableTask, Protocol):
    """Brings seasons forward, and keeps their posts up to date."""

    def retry(self, server: int) -> None:
        """Look at once whether a server's posts are there, and try again what is held up: something has changed."""
        ...

    async def standing(self, season: Season) -> Standing:
        """Return a season as it stands, with the names of its people."""
        ...

    async def event_standing(self, season: Season) -> EventStanding:
        """Return an event over several games as it stands, with the names of its people."""
        ...

    async def names(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, str]:
        """Return how people are called in a server."""
        ...


class SeasonRoles(WakeableTask, Protocol):
    """Gives roles to champions and to the people of divisions."""

    @property
    def roles(self) -> Roles:
        """Return the roles of servers."""
        ...

    async def choice(self, league: tuple[int, LeagueId]) -> RoleChoice:
        """Return the roles that are chosen for a league of a server."""
        ...

    async def given(self, league: tuple[int, LeagueId]) -> Given:
        """Return who has got which role, and what was in the way."""
        ...

    async def choose(self, league: tuple[int, LeagueId], chosen: Callable[[RoleChoice], RoleChoice]) -> None:
        """Keep the choice that follows from the present one, and act on it soon."""
        ...


class Reviews(Protocol):
    """Looks back at matches that are over."""

    def require(self, match: Match) -> None:
        """Refuse what cannot be looked back at."""
        ...

    async def kept(self, match: Match) -> Review | None:
        """Return the review of a match that is kept; None if it is to be made first."""
        ...

    async def made(self, match: Match, person: PersonId, on_progress: Callable[[int, int], None]) -> Review:
        """Return a new review of a match, and keep it."""
        ...


class Puzzles(WakeableTask, Protocol):
    """Asks the puzzle of the week, and takes answers."""

    async def answer(self, answer: PuzzleAnswer) -> bool:
        """Take somebody's answer; False if they have answered before, or it came too late."""
        ...

    async def show_name(self, number: int, person: PersonId, *, is_named: bool) -> None:
        """Let somebody be named among those who were right, or not."""
        ...

    async def transition(self, puzzle: Puzzle) -> Transition[Any, Any]:
        """Return the position of a puzzle, and what was played in it."""
        ...

    async def picture(self, match: Match, puzzle: Puzzle, recipient: Recipient, *, line: str | None = None) -> Picture:
        """Return the position as the seat saw it, with what may stand next after a line marked."""
        ...


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
    places: Places
    notices: Notices
    deadlines: Deadlines
    invitations: WakeableTask
    greeter: Greeter
    seasons: Seasons
    studies: Studies
    league: League
    season_roles: SeasonRoles
    computer_pool: ComputerPool
    computer: WakeableTask
    computer_versions: Mapping[str, int]
    reviews: Reviews
    puzzles: Puzzles
    follows: Follows
    comments: Comments
    events: WakeableTask
    now: Callable[[], datetime]
    conduct: Conduct
    watch: Watch
    hint_reports: WakeableTask
    arrivals: WakeableTask
    share: Callable[[], Share] = lambda: EVERYTHING

    @property
    def homes(self) -> Homes:
        """Return what knows where matches and seasons live."""
        return Homes(self.channels.is_gone, self.store)

    def retry(self, server: int) -> None:
        """Try again what Discord has refused: a server has made other choices, or given other permissions."""
        self.announcer.retry()
        self.places.retry()
        self.league.retry(server)
        self.events.wake()

    @property
    def long_work(self) -> LongWork:
        """Return where work is done that takes long."""
        return self.painter.long_work

    @property
    def tasks(self) -> tuple[WakeableTask, ...]:
        """Return what goes on beside the requests, in the order in which it begins."""
        first = self.announcer, self.places, self.notices, self.deadlines
        later = self.computer, self.puzzles, self.events, self.hint_reports, self.arrivals
        return *first, self.league, self.season_roles, self.invitations, *later
