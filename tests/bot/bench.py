"""Matches made by hand and what the bot would say of them: real rules, real words, a store in memory, no Discord."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import islice
from types import SimpleNamespace
from typing import Any

from bot.delivery.services import DeliveryServices
from bot.i18n import Words, load_words
from bot.platform.breaker import Breaker
from bot.platform.computer_workers import ComputerPool
from bot.platform.runtime import PAUSE_SECONDS, Runtime
from bot.platform.traffic import Traffic
from bot.posts.painter import Painter
from bot.posts.recipients import Recipient
from bot.requests.context import RequestContext
from bot.requests.services import Services
from bot.wiring import BotDependencies, assemble
from engine.ids import MatchId, PersonId
from engine.log.codec import Games
from engine.matches.service.change import Change
from engine.matches.service.dependencies import utc_now
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.people.preferences import Language, ThemeName
from engine.seasons.service.service import Seasons
from games.core import Seat, SheetRow, View
from games.registry import GAMES
from tests.bot.thinking import ThinksHere
from tests.fake_discord import FakeDiscord
from tests.memory.store import MemoryStore

GAME = "colliding_circles"
ANNA, BERND, CARLA = PersonId(2**63 - 11), PersonId(2**63 - 12), PersonId(2**63 - 13)
SERVER, CHANNEL = 2**63 - 1, 2**63 - 2
WORDS: Mapping[Language, Words] = load_words(strict=True)


class Nameless(FakeDiscord):
    """Channels that take everything, of a server whose members' names nobody tells."""

    async def names_of(self, server: int, person: int) -> tuple[str, ...]:
        """Tell no name."""
        return ()


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
    """The services of a bot as `bot.wiring` puts them together, over a store in memory."""

    store: MemoryStore = field(default_factory=MemoryStore)
    painter: NoPictures = field(default_factory=NoPictures)
    now: Callable[[], datetime] = utc_now

    def __post_init__(self) -> None:
        self.matches = Matches(self.store, GAMES, now=self.now)
        self.seasons = Seasons(self.store.seasons, self.store.matches, self.matches, now=self.now)
        self._services = self.services(Nameless())
        self.people = self._services.people
        self.presenter = self._services.presenter
        self.recipients = self._services.recipients
        self.known_names = self._services.known_names

    def services(
        self, channels: Any = None, *, computer_pool: ComputerPool | None = None, pause: float = PAUSE_SECONDS
    ) -> Services:
        """Return the services, over channels of some kind."""
        if channels is None:
            return self._services
        parts = BotDependencies(
            self.store,
            self.matches,
            self.seasons,
            self.painter,
            WORDS,
            Runtime(self.now, pause=pause),
            computer_pool=computer_pool or ThinksHere(),
            channels=lambda *_: channels,
        )
        return services_over(parts)

    def delivery(self, channels: Any = None, **run: Any) -> DeliveryServices:
        """Return what delivery works with, over channels of some kind; `run` is what differs from the usual runtime."""
        services = self.services(channels)
        return replace(services, runtime=replace(services.runtime, **run))

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


def parts_over(store: MemoryStore, games: Games = GAMES) -> BotDependencies:
    """Return what a client is made of, over a store."""
    matches = Matches(store, games)
    seasons = Seasons(store.seasons, store.matches, matches, now=utc_now)
    return BotDependencies(store, matches, seasons, Painter({}), load_words(strict=True))


def services_over(parts: BotDependencies) -> Services:
    """Return what `bot.wiring` puts together of some parts for a client that hears everything and is in no server."""
    client: Any = SimpleNamespace(
        traffic=Traffic(Breaker()), get_guild=lambda _: None, heard=frozenset(), is_idle=True, shards={}
    )
    return assemble(parts, client)


def recipient(language: Language) -> Recipient:
    """Return somebody who reads a language."""
    return Recipient(WORDS[language], "dark")


def recipients() -> Iterator[Recipient]:
    """Yield a reader of every language."""
    yield from (recipient(language) for language in WORDS)
