"""Assembly of the parts; the only module that knows which concrete class plays which role."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

import discord
from cachetools import LRUCache

from bot.app import Fernzug
from bot.cluster.interaction_gate import InteractionGate
from bot.delivery.arrivals import Arrivals
from bot.delivery.computer.puzzles import Puzzles
from bot.delivery.computer.reviews import Reviews
from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.matches.deadlines import Deadlines
from bot.delivery.matches.finished_threads import FinishedThreads
from bot.delivery.matches.invitations import OpenInvitations
from bot.delivery.matches.lost_threads import LostThreads
from bot.delivery.matches.threads import MatchThreads
from bot.delivery.people.notice_texts import NoticeTexts
from bot.delivery.people.notices import Notices
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.seasons.results import SeasonResults
from bot.delivery.seasons.roles import SeasonRoles
from bot.delivery.seasons.scheduled_events import ScheduledEvents
from bot.delivery.seasons.starts import SeasonStarts
from bot.delivery.seasons.task import SeasonTask
from bot.delivery.seasons.teller import SeasonTelling
from bot.delivery.servers.greeter import Greeter
from bot.delivery.servers.hint_reports import HintReports
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.delivery.tasks import Tasks
from bot.i18n import Words
from bot.platform.breaker import Breaker
from bot.platform.channels import Channels
from bot.platform.computer_workers import ComputerPool, ComputerWorkers
from bot.platform.health import is_connected
from bot.platform.names import LIMIT, PATIENCE_OF_TABLES, KnownNames
from bot.platform.pace import Pace
from bot.platform.roles import Roles
from bot.platform.runtime import Runtime
from bot.platform.server_events import ServerEvents
from bot.platform.traffic import Traffic
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.pushes import NameOf
from bot.posts.recipients import Recipients
from bot.requests.replies import Replies
from bot.requests.services import Services
from bot.routes import COGS, MENUS, ROUTES
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.matches.service.comment_service import Comments
from engine.matches.service.service import Matches
from engine.matches.service.sight import Sight
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.seasons.service.service import Seasons
from engine.stores.store import Store
from engine.studies.service import Studies
from players.registry import VERSIONS


@dataclass(frozen=True, slots=True)
class BotDependencies:
    """The parts of the services; the way to Discord goes through the client.

    `matches` and `seasons` are made with the same clock and share. Whether Discord can be reached the client knows.
    """

    store: Store
    matches: Matches
    seasons: Seasons
    painter: Painter
    words: Mapping[Language, Words]
    runtime: Runtime = field(default_factory=Runtime)
    messages_per_minute: int = 20
    computer_pool: ComputerPool = field(default_factory=ComputerWorkers)
    channels: Callable[[discord.Client, Pace, NameOf], Channels] = Channels


def client_of(parts: BotDependencies, traffic: Traffic | None = None, *, shard_count: int | None = None) -> Fernzug:
    """Return the client with its services, commands and routes."""
    client = bare_client(parts.words, InteractionGate(), traffic, shard_count=shard_count)
    client.attach_services(assemble(parts, client))
    return client


def bare_client(
    words: Mapping[Language, Words],
    gate: InteractionGate,
    traffic: Traffic | None = None,
    *,
    shard_count: int | None = None,
) -> Fernzug:
    """Return the client with its commands and routes, but without services."""
    passed = traffic or Traffic(Breaker())
    return Fernzug(words, gate, passed, cogs=COGS, routes=ROUTES, menus=MENUS, shard_count=shard_count)


def assemble(parts: BotDependencies, client: Fernzug) -> Services:
    """Put the services together."""
    store, matches, seasons = parts.store, parts.matches, parts.seasons
    is_paused = client.traffic.breaker.is_paused
    runtime = replace(parts.runtime, is_connected=partial(is_connected, client), is_paused=is_paused)
    pace = Pace(parts.messages_per_minute, now=runtime.now, share=runtime.share)
    spoken: LRUCache[int, str] = LRUCache(LIMIT)
    channels = parts.channels(client, pace, spoken.get)
    known_names = KnownNames(partial(_names_in, store, channels), spoken=spoken)
    presenter = Presenter(matches.games, parts.painter, names_of=known_names.called, reviewed=VERSIONS)
    recipients = Recipients(store, parts.words, locale_of_server=partial(_locale_of_server, client))
    delivery = DeliveryServices(store, matches, seasons, presenter, recipients, channels, runtime)
    conduct = Conduct(store, seasons, matches.logs, now=runtime.now)
    watch = Watch(store, seasons, matches.games, matches.logs, now=runtime.now)
    people = PeopleService(store.people, matches.clocks, runtime.now)
    patient = partial(known_names.called, patience=PATIENCE_OF_TABLES)
    season_posts = SeasonPosts(delivery, parts.painter, Reports(delivery), patient)
    _let_hear(delivery, conduct)
    return Services(
        store=store,
        matches=matches,
        seasons=seasons,
        presenter=presenter,
        recipients=recipients,
        channels=channels,
        runtime=runtime,
        tasks=_tasks(parts, delivery, client, season_posts, pace=pace, known_names=known_names, watch=watch),
        season_posts=season_posts,
        people=people,
        moderators=Moderators(matches, store, seasons.require_neutral),
        painter=parts.painter,
        words=parts.words,
        replies=Replies(recipients, people),
        known_names=known_names,
        greeter=Greeter(delivery),
        studies=Studies(store, matches, now=runtime.now),
        computer_pool=parts.computer_pool,
        computer_versions=VERSIONS,
        reviews=Reviews(store, matches, versions=VERSIONS, computer_pool=parts.computer_pool),
        follows=Follows(store.follows),
        comments=Comments(store.comments, now=runtime.now),
        conduct=conduct,
        watch=watch,
    )


def _tasks(
    parts: BotDependencies,
    delivery: DeliveryServices,
    client: Fernzug,
    season_posts: SeasonPosts,
    *,
    pace: Pace,
    known_names: KnownNames,
    watch: Watch,
) -> Tasks:
    """Put the tasks together that go on beside the requests."""
    threads, reports = MatchThreads(delivery), Reports(delivery)
    telling, results = SeasonTelling(delivery, season_posts), SeasonResults(delivery, season_posts)
    announcer, computer = assemble_announcer(delivery, parts.computer_pool, threads, telling.of, results)
    texts = NoticeTexts(delivery.store, delivery.matches, delivery.recipients, delivery.homes)
    return Tasks(
        announcer=announcer,
        lost_threads=LostThreads(delivery, threads, reports),
        finished_threads=FinishedThreads(delivery, threads),
        notices=Notices(delivery, texts, pace=pace),
        deadlines=Deadlines(delivery, announcer),
        seasons=SeasonTask(delivery, season_posts, announcer, SeasonStarts(delivery, reports)),
        roles=SeasonRoles(delivery, Roles(client)),
        invitations=OpenInvitations(delivery, announcer),
        computer=computer,
        puzzles=Puzzles(delivery, versions=VERSIONS, computer_pool=parts.computer_pool),
        events=ScheduledEvents(delivery, ServerEvents(client)),
        hint_reports=HintReports(delivery, watch, reports),
        arrivals=Arrivals(delivery, announcer, known_names),
    )


def _let_hear(delivery: DeliveryServices, conduct: Conduct) -> None:
    """Let matches and seasons, which do not know each other, hear what they need from elsewhere."""
    matches, seasons, runtime = delivery.matches, delivery.seasons, delivery.runtime
    matches.clocks.on_outage(seasons.absences.credit)
    matches.holds.see_through(Sight(delivery.store, delivery.channels.server_state, runtime.now))
    seasons.admission.ask(conduct.fitness)
    seasons.on_wake(runtime.bells["seasons"].ring)


async def _names_in(store: Store, channels: Channels, server: int, person: int) -> Sequence[str]:
    """Return somebody's names in a server; nobody asks for those who have left for good."""
    if person in await store.people.forgotten():
        return ()
    return await channels.names_of(server, person)


def _locale_of_server(client: discord.Client, server: int) -> str | None:
    guild = client.get_guild(server)
    return guild.preferred_locale.value if guild else None
