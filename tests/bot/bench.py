"""Matches made by hand and what the bot would say of them: real rules, real words, a store in memory, no Discord."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from itertools import islice
from types import SimpleNamespace
from typing import Any

from bot.desk import Desk
from bot.i18n import Words, load_words
from bot.names import KnownNames
from bot.painter import Painter
from bot.presenter import Presenter
from bot.readers import Reader, Readers
from bot.replies import Replies
from bot.telling import Telling
from engine.facts import MatchId, PersonId
from engine.match import Match
from engine.preferences import Language, ThemeName
from engine.service import Happened, Matches, utc_now
from games.core import Seat, SheetRow, View
from games.registry import GAMES
from storage.memory import MemoryStore

GAME = "colliding_circles"
ANNA, BERND, CARLA = PersonId(2**63 - 11), PersonId(2**63 - 12), PersonId(2**63 - 13)
SERVER, CHANNEL = 2**63 - 1, 2**63 - 2
WORDS: Mapping[Language, Words] = load_words(strict=True)


class NoPictures(Painter):
    """Draws nothing but notes what it was asked for."""

    def __init__(self) -> None:
        super().__init__({})
        self.views: list[Any] = []

    async def board(self, game: str, view: View, *, theme: ThemeName, words: Words) -> bytes:
        """Note a view."""
        self.views.append(view)
        return b"board"

    async def sheet(self, game: str, rows: Sequence[SheetRow], *, theme: ThemeName, words: Words, page: int) -> bytes:
        """Return as many bytes as there are rows."""
        return b"x" * len(rows)


@dataclass
class Bench:
    """The services that the bot's parts need."""

    store: MemoryStore = field(default_factory=MemoryStore)
    painter: NoPictures = field(default_factory=NoPictures)
    now: Callable[[], datetime] = utc_now

    def __post_init__(self) -> None:
        self.matches = Matches(self.store, GAMES, now=self.now)
        self.presenter = Presenter(GAMES, self.painter)
        self.known_names = KnownNames()
        self.readers = Readers(self.store, WORDS, locale_of_server=lambda _: "en-US")

    async def proposed(self, *guests: PersonId, game: str = GAME, **options: Any) -> Happened:
        """Let Anna invite."""
        return await self.matches.propose(game, by=ANNA, server=SERVER, channel=CHANNEL, invited=guests, **options)

    async def started(self, **options: Any) -> Happened:
        """Let Bernd join Anna, who plays Red."""
        proposed = await self.proposed(BERND, wished_seat=Seat(0), **options)
        return await self.matches.join(proposed.after.id, BERND)

    async def setting_up(self) -> Happened:
        """Let Anna, who plays Blue, and Bernd begin a match with a secret set-up, both having got their secrets."""
        proposed = await self.proposed(BERND, game="zirkeltanz", wished_seat=Seat(0))
        await self.matches.join(proposed.after.id, BERND)
        await self.matches.deliver(proposed.after.id, ANNA, how="fetched")
        return await self.matches.deliver(proposed.after.id, BERND, how="fetched")

    async def play(self, match: MatchId, line: str | None = None) -> Happened:
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

    def desk(self, person: PersonId = ANNA, language: Language = "en") -> Desk:
        """Return the desk of somebody who has written a command."""
        return Desk(self.interaction(person, language), reader(language))

    def interaction(self, person: PersonId = ANNA, language: Language = "en", **options: Any) -> Any:
        """Return a command that somebody is writing, as far as the bot looks at it."""
        client = SimpleNamespace(
            words=WORDS,
            store=self.store,
            matches=self.matches,
            presenter=self.presenter,
            telling=Telling(self.store, self.matches, self.readers),
            painter=self.painter,
            replies=Replies(self.readers),
            known_names=self.known_names,
        )
        return SimpleNamespace(
            client=client,
            user=SimpleNamespace(id=person),
            locale=SimpleNamespace(value=language),
            guild_id=SERVER,
            channel_id=CHANNEL,
            namespace=SimpleNamespace(**{"match": None, "game": None, **options}),
        )


def reader(language: Language) -> Reader:
    """Return somebody who reads a language."""
    return Reader(WORDS[language], "dark")


def readers() -> Iterator[Reader]:
    """Yield a reader of every language."""
    yield from (reader(language) for language in WORDS)
