"""Matches made by hand and what the bot would say of them: real rules, real words, a store in memory, no Discord."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

from bot.delivery.arrivals import Arrivals
from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.computer.puzzles import Puzzles
from bot.delivery.computer.reviews import Reviews
from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.matches.deadlines import Deadlines
from bot.delivery.matches.invitations import OpenInvitations
from bot.delivery.matches.lost_threads import LostThreads
from bot.delivery.people.notice_texts import NoticeTexts
from bot.delivery.people.notices import Notices
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.seasons.roles import SeasonRoles
from bot.delivery.seasons.scheduled_events import ScheduledEvents
from bot.delivery.seasons.starts import SeasonStarts
from bot.delivery.seasons.task import SeasonTask
from bot.delivery.servers.greeter import Greeter
from bot.delivery.servers.hint_reports import HintReports
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.i18n import Words, load_words
from bot.platform.names import KnownNames
from bot.platform.pace import Pace
from bot.platform.roles import Roles, RoleTrouble
from bot.platform.server_events import ServerEvents
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.recipients import Recipient, Recipients
from bot.requests.context import RequestContext
from bot.requests.replies import Replies
from bot.requests.services import Services
from bot.wiring import BotDependencies
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.ids import MatchId, PersonId
from engine.matches.service.change import Change
from engine.matches.service.comment_service import Comments
from engine.matches.service.dependencies import utc_now
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language, ThemeName
from engine.people.service import PeopleService
from engine.seasons.service.service import Seasons
from engine.studies.service import Studies
from games.core import Seat, SheetRow, View
from games.registry import GAMES
from players.registry import VERSIONS
from tests.bot.thinking import ThinksHere
from tests.fake_discord import FakeDiscord
from tests.memory.store import MemoryStore

GAME = "colliding_circles"
ANNA, BERND, CARLA = PersonId(2**63 - 11), PersonId(2**63 - 12), PersonId(2**63 - 13)
SERVER, CHANNEL = 2**63 - 1, 2**63 - 2
WORDS: Mapping[Language, Words] = load_words(strict=True)


async def nobody_has_left(server: int, person: int) -> bool:
    """Tell of everybody that they are in the server."""
    return not (server or person)


class NoRoles(Roles):
    """A server without roles."""

    def __init__(self) -> None:
        pass

    def trouble(self, server: int, role: int) -> RoleTrouble | None:
        """Say that there is no such role."""
        return "gone" if server or role else None

    async def chooser_trouble(self, server: int, person: int, role: int) -> RoleTrouble | None:
        """Say the same no matter who chooses."""
        return self.trouble(server, role or person)


class NoPictures(Painter):
    """Draws nothing but notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__({})
        self.views: list[Any] = []
        self.pages: list[int] = []

    async def board(self, game: str, view: View, *, theme: ThemeName, words: Words, **_: Any) -> bytes:
        """Note a view."""
        self.views.append(view)
        return b"board"

    async def sheet(self, game: str, rows: Sequence[SheetRow], *, theme: ThemeName, words: Words, page: int) -> bytes:
        """Return as many bytes as there are rows, and note the page."""
        self.pages.append(page)
        return b"x" * len(rows)


@dataclass
class Bench:
    """The services that the bot's parts need."""

    store: MemoryStore = field(default_factory=MemoryStore)
    painter: NoPictures = field(default_factory=NoPictures)
    now: Callable[[], datetime] = utc_now

    def __post_init__(self) -> None:
        self.matches = Matches(self.store, GAMES, now=self.now)
        self.people = PeopleService(self.store.people, self.matches.clocks, self.now)
        self.presenter = Presenter(GAMES, self.painter)
        self.known_names = KnownNames()
        self.recipients = Recipients(self.store, WORDS, locale_of_server=lambda _: "en-US")

    def delivery(self, channels: Any = None) -> DeliveryServices:
        """Return what delivery works with, over channels of some kind."""
        presenter = self.presenter
        if channels is not None:
            presenter = Presenter(GAMES, self.painter, names_of=KnownNames(channels.names_of).called)
        return DeliveryServices(
            self.store, self.matches, presenter, self.recipients, channels or FakeDiscord(), self.now
        )

    def services(self) -> Services:
        """Return the services, without a way to Discord."""
        delivery, pace = self.delivery(), Pace(20, now=self.now)
        announcer = assemble_announcer(delivery)
        notices = Notices(delivery, NoticeTexts(self.store, self.matches, self.recipients, delivery.homes), pace=pace)
        seasons = Seasons(self.store.seasons, self.store.matches, self.matches, now=self.now)
        league = SeasonTask(
            seasons,
            self.matches,
            SeasonPosts(delivery, seasons, self.painter, Reports(delivery), self.known_names.called),
            SeasonStarts(delivery, Reports(delivery)),
            is_connected=lambda: True,
            is_paused=lambda: False,
            state_of=lambda _: "there",
            has_left=nobody_has_left,
            on_advanced=announcer.wake,
            now=self.now,
            pause=30.0,
        )
        watch = Watch(self.store, seasons, GAMES, self.matches.logs, now=self.now)
        return Services(
            store=self.store,
            matches=self.matches,
            people=self.people,
            moderators=Moderators(self.matches, self.store),
            painter=self.painter,
            presenter=self.presenter,
            words=WORDS,
            recipients=self.recipients,
            replies=Replies(self.recipients, self.people),
            channels=delivery.channels,
            known_names=self.known_names,
            announcer=announcer,
            lost_threads=LostThreads(delivery, announcer.threads, announcer.reports),
            notices=notices,
            deadlines=Deadlines(self.matches, announcer, is_connected=lambda: True, now=self.now, pause=30.0),
            greeter=Greeter(delivery),
            invitations=OpenInvitations(delivery, announcer, is_connected=lambda: True, pause=30.0),
            seasons=seasons,
            studies=Studies(self.store, self.matches, now=self.now),
            league=league,
            season_roles=SeasonRoles(
                self.store, seasons, NoRoles(), is_connected=lambda: True, now=self.now, pause=30.0
            ),
            computer_versions=VERSIONS,
            computer_pool=ThinksHere(),
            computer=ComputerPlayers(delivery, ThinksHere(), tell=announcer.tell, on_delay=announcer.wake, pause=30.0),
            reviews=Reviews(self.store, self.matches, versions={}, computer_pool=ThinksHere()),
            puzzles=Puzzles(
                delivery, seasons, versions={}, computer_pool=ThinksHere(), is_connected=lambda: True, pause=30.0
            ),
            conduct=Conduct(self.store, seasons, self.matches.logs, now=self.now),
            watch=watch,
            hint_reports=HintReports(delivery, watch, Reports(delivery), is_connected=lambda: True, pause=30.0),
            arrivals=Arrivals(
                delivery,
                self.store.seasons,
                announcer=announcer,
                league=league,
                notices=notices,
                on_more=announcer.wake,
                on_leaver=self.known_names.forget,
            ),
            follows=Follows(self.store.follows),
            comments=Comments(self.store.comments, now=self.now),
            events=ScheduledEvents(
                delivery, seasons, cast("ServerEvents", None), is_connected=lambda: False, pause=30.0
            ),
            now=self.now,
        )

    async def proposed(self, *guests: PersonId, game: str = GAME, **options: Any) -> Change:
        """Let Anna invite."""
        return await self.matches.invitations.propose(
            game, by=ANNA, server=SERVER, channel=CHANNEL, invited=guests, **options
        )

    async def started(self, **options: Any) -> Change:
        """Let Bernd join Anna, who plays Red."""
        proposed = await self.proposed(BERND, wished_seat=Seat(0), **options)
        return await self.matches.invitations.join(proposed.after.id, BERND)

    async def setting_up(self, **options: Any) -> Change:
        """Let Anna, who plays Blue, and Bernd begin a match with a secret set-up, both having got their secrets."""
        proposed = await self.proposed(BERND, game="zirkeltanz", wished_seat=Seat(0), **options)
        await self.matches.invitations.join(proposed.after.id, BERND)
        await self.matches.deliver(proposed.after.id, ANNA, how="fetched")
        return await self.matches.deliver(proposed.after.id, BERND, how="fetched")

    async def play(self, match: MatchId, line: str | None = None) -> Change:
        """Play a line, or what is suggested first, as the one who is to move."""
        person = await self.due(match)
        first = next(choice.line for choice in await self.matches.suggest(match, person, ""))
        return await self.matches.play(match, person, line or first)

    async def due(self, match: MatchId) -> PersonId:
        """Return who is to move."""
        now = await self.matches.match(match)
        return now.persons[now.due(self.matches.game_of(now))[0]]

    async def suggestions(self, match: Match, count: int) -> list[str]:
        """Return some lines that could be played."""
        person = await self.due(match.id)
        return [choice.line for choice in islice(await self.matches.suggest(match.id, person, ""), count)]

    def context(self, person: PersonId = ANNA, language: Language = "en") -> RequestContext:
        """Return the context of somebody who has written a command."""
        return RequestContext(self.interaction(person, language), self.services(), recipient(language))

    def interaction(self, person: PersonId = ANNA, language: Language = "en", **options: Any) -> Any:
        """Return a command that somebody is writing, as far as the bot looks at it."""
        return SimpleNamespace(
            client=SimpleNamespace(services=self.services()),
            user=SimpleNamespace(id=person),
            locale=SimpleNamespace(value=language),
            guild_id=SERVER,
            channel_id=CHANNEL,
            namespace=SimpleNamespace(**{"match": None, "game": None, **options}),
        )


def parts_over(store: MemoryStore) -> BotDependencies:
    """Return what a client is made of, over a store."""
    matches = Matches(store, GAMES)
    seasons = Seasons(store.seasons, store.matches, matches, now=utc_now)
    return BotDependencies(store, matches, seasons, Painter({}), load_words(strict=True))


def recipient(language: Language) -> Recipient:
    """Return somebody who reads a language."""
    return Recipient(WORDS[language], "dark")


def recipients() -> Iterator[Recipient]:
    """Yield a reader of every language."""
    yield from (recipient(language) for language in WORDS)
