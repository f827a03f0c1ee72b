"""Assembly of the parts; the only module that knows which concrete class plays which role."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import partial

import discord

from bot.app import Fernzug
from bot.cluster.interaction_gate import InteractionGate
from bot.delivery.arrivals import Arrivals
from bot.delivery.computer.computer import ComputerPlayers
from bot.delivery.computer.puzzles import Puzzles
from bot.delivery.computer.reviews import Reviews
from bot.delivery.matches.assembly import assemble_announcer
from bot.delivery.matches.deadlines import Deadlines
from bot.delivery.matches.invitations import OpenInvitations
from bot.delivery.matches.lost_threads import LostThreads
from bot.delivery.people.notice_texts import NoticeTexts
from bot.delivery.people.notices import PAUSE_SECONDS, Notices
from bot.delivery.people.watchers import Watchers
from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.seasons.results import SeasonResults
from bot.delivery.seasons.roles import SeasonRoles
from bot.delivery.seasons.scheduled_events import ScheduledEvents
from bot.delivery.seasons.starts import SeasonStarts
from bot.delivery.seasons.task import SeasonTask
from bot.delivery.servers.greeter import Greeter
from bot.delivery.servers.hint_reports import HintReports
from bot.delivery.servers.reports import Reports
from bot.delivery.services import DeliveryServices
from bot.i18n import Words
from bot.platform.breaker import Breaker
from bot.platform.channels import Channels
from bot.platform.computer_pool import ComputerPool
from bot.platform.computer_workers import ComputerWorkers
from bot.platform.health import is_connected
from bot.platform.names import PATIENCE_OF_TABLES, KnownNames
from bot.platform.pace import Pace
from bot.platform.roles import Roles
from bot.platform.server_events import ServerEvents
from bot.platform.traffic import Traffic
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.recipients import Recipients
from bot.requests.replies import Replies
from bot.requests.services import Services
from bot.routes import COGS, MENUS, ROUTES
from engine.conduct.service import Conduct
from engine.conduct.watch import Watch
from engine.matches.service.comment_service import Comments
from engine.matches.service.dependencies import utc_now
from engine.matches.service.service import Matches
from engine.matches.service.sight import ServerState, Sight
from engine.moderation.moderators import Moderators
from engine.people.follows import Follows
from engine.people.preferences import Language
from engine.people.service import PeopleService
from engine.seasons.service.service import Seasons
from engine.share import EVERYTHING, Share
from engine.stores.store import Store
from engine.studies.service import Studies
from players.registry import VERSIONS


@dataclass(frozen=True, slots=True)
class BotDependencies:
    """What the services are made of; the way to Discord goes through the client.

    `matches` and `seasons` are made with the same `share`.
    """

    store: Store
    matches: Matches
    seasons: Seasons
    painter: Painter
    words: Mapping[Language, Words]
    now: Callable[[], datetime] = utc_now
    share: Callable[[], Share] = lambda: EVERYTHING
    messages_per_minute: int = 20
    pause: float = PAUSE_SECONDS
    computer_pool: ComputerPool = field(default_factory=ComputerWorkers)
    channels: Callable[[discord.Client, Pace], Channels] = Channels


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
    store, matches, now = parts.store, parts.matches, parts.now
    is_paused = client.traffic.breaker.is_paused
    recipients = Recipients(store, parts.words, locale_of_server=partial(_locale_of_server, client))
    people = PeopleService(store.people, matches.clocks, now)
    pace = Pace(parts.messages_per_minute, now=now, share=parts.share)
    channels = parts.channels(client, pace)
    known_names = KnownNames(partial(_names_in, store, channels))
    presenter = Presenter(matches.games, parts.painter, names_of=known_names.called, reviewed=VERSIONS)
    delivery = DeliveryServices(store, matches, presenter, recipients, channels, now, parts.share)
    seasons = parts.seasons
    watchers = Watchers(delivery, seasons)
    texts = NoticeTexts(store, matches, recipients, delivery.homes)
    notices = Notices(delivery, texts, pace=pace, watchers=watchers, pause=parts.pause, is_paused=is_paused)
    patient = partial(known_names.called, patience=PATIENCE_OF_TABLES)
    season_posts = SeasonPosts(delivery, seasons, parts.painter, Reports(delivery), patient)
    results = SeasonResults(delivery, seasons, season_posts, on_result=lambda: league.wake())
    computer = ComputerPlayers(
        delivery,
        parts.computer_pool,
        tell=lambda change: announcer.tell(change),
        on_delay=lambda: announcer.wake(),
        pause=parts.pause,
    )
    announcer = assemble_announcer(
        delivery,
        computer=computer,
        watchers=watchers,
        followers=(results,),
        on_notice=notices.wake,
        is_paused=is_paused,
        pause=parts.pause,
    )
    connected = partial(is_connected, client)

    def state_of(server: int) -> ServerState:
        return "removed" if server in client.left else channels.server_state(server)

    def can_post() -> bool:
        return connected() and not is_paused()

    def advanced() -> None:
        announcer.wake()
        season_roles.wake()

    season_roles = SeasonRoles(
        store, seasons, Roles(client), is_connected=can_post, now=now, share=parts.share, pause=parts.pause
    )
    league = SeasonTask(
        seasons,
        matches,
        season_posts,
        SeasonStarts(delivery, Reports(delivery)),
        is_connected=connected,
        is_paused=is_paused,
        state_of=state_of,
        has_left=channels.has_left,
        on_advanced=advanced,
        now=now,
        share=parts.share,
        pause=parts.pause,
    )
    matches.clocks.on_outage(seasons.absences.credit)
    matches.holds.see_through(Sight(store, state_of, now))
    conduct = Conduct(store, seasons, matches.logs, now=now)
    seasons.admission.fitness = conduct.fitness
    watch = Watch(store, seasons, matches.games, matches.logs, now=now)
    services = Services(
        store=store,
        matches=matches,
        people=people,
        moderators=Moderators(matches, store, seasons.require_neutral),
        painter=parts.painter,
        presenter=presenter,
        words=parts.words,
        recipients=recipients,
        replies=Replies(recipients, people),
        channels=channels,
        known_names=known_names,
        announcer=announcer,
        lost_threads=LostThreads(delivery, announcer.threads, announcer.reports, pause=parts.pause),
        notices=notices,
        deadlines=Deadlines(matches, announcer, is_connected=connected, now=now, share=parts.share, pause=parts.pause),
        greeter=Greeter(delivery),
        invitations=OpenInvitations(delivery, announcer, is_connected=can_post, pause=parts.pause),
        seasons=seasons,
        studies=Studies(store, matches, now=now),
        league=league,
        season_roles=season_roles,
        computer=computer,
        computer_versions=VERSIONS,
        computer_pool=parts.computer_pool,
        reviews=Reviews(store, matches, versions=VERSIONS, computer_pool=parts.computer_pool),
        puzzles=Puzzles(
            delivery,
            seasons,
            versions=VERSIONS,
            computer_pool=parts.computer_pool,
            is_connected=can_post,
            pause=parts.pause,
        ),
        follows=Follows(store.follows),
        comments=Comments(store.comments, now=now),
        events=ScheduledEvents(delivery, seasons, ServerEvents(client), is_connected=can_post, pause=parts.pause),
        now=now,
        conduct=conduct,
        watch=watch,
        hint_reports=HintReports(delivery, watch, Reports(delivery), is_connected=can_post, pause=parts.pause),
        arrivals=Arrivals(
            delivery,
            seasons.store,
            announcer=announcer,
            league=league,
            notices=notices,
            on_more=lambda: wake(services),
            on_leaver=known_names.forget,
        ),
        share=parts.share,
    )
    return services


def wake(services: Services) -> None:
    """Let everything that goes on beside the requests look at once at what is to be done."""
    for task in services.tasks:
        task.wake()


async def _names_in(store: Store, channels: Channels, server: int, person: int) -> Sequence[str]:
    """Return somebody's names in a server; nobody asks for those who have left for good."""
    if person in await store.people.forgotten():
        return ()
    return await channels.names_of(server, person)


def _locale_of_server(client: discord.Client, server: int) -> str | None:
    guild = client.get_guild(server)
    return guild.preferred_locale.value if guild else None
