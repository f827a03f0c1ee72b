"""Matches to measure with: the real service, store, presenter and painter in this process, and players to move."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from bot.i18n import load_words
from bot.posts.match.presenter import Presenter
from bot.posts.painter import Painter
from bot.posts.recipients import Recipient
from engine.ids import MatchId, PersonId
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.stores.outbox import DiscordLocation
from engine.time.policy import Policy
from games.registry import GAMES
from renderers.registry import RENDERERS
from storage.database.postgres import server_of
from storage.open import open_store
from storage.stores.store import SqlStore

GAME = "colliding_circles"
ANNA, BERND = PersonId(2**60 + 1), PersonId(2**60 + 2)
SERVER, CHANNEL = 2**60 + 3, 2**60 + 4
OFFERED = 10
WARM_UP_MOVES = 1000
KEY = "0123456789abcdef" * 4
"""The key to the secrets on a server; a file has its key beside it, where the real bot finds it, too."""
READER = Recipient(load_words()["en"], "dark")


def url_of(path: Path) -> str:
    """Return the address of a database file."""
    return f"sqlite:///{path}"


@dataclass
class Club:
    """Everything of the bot that a move goes through, short of Discord."""

    url: str
    store: SqlStore
    matches: Matches
    painter: Painter
    presenter: Presenter
    rng: random.Random = field(default_factory=lambda: random.Random(1))  # noqa: S311 - no secret

    async def warm_up(self, moves: int) -> None:
        """Play a match to its end with all its pictures, or so many moves, so that caches are filled."""
        match = await self.start_match()
        for _ in range(moves):
            if match.phase != "running":
                break
            change, _ = await self.move(match, await self.line(match))
            await self.post(change)
            match = change.after

    async def start_match(self, policy: Policy | None = None) -> Match:
        """Return a new match in which the first player is to move."""
        proposed = await self.propose(policy)
        await self.post(proposed)
        started = await self.matches.invitations.join(proposed.after.id, BERND)
        await self.post(started)
        return started.after

    async def propose(self, policy: Policy | None = None) -> Change:
        """Let Anna invite Bernd."""
        return await self.matches.invitations.propose(
            GAME, by=ANNA, server=SERVER, channel=CHANNEL, invited=[BERND], policy=policy
        )

    async def start_matches(self, count: int) -> list[Match]:
        """Return so many new matches."""
        return [await self.start_match() for _ in range(count)]

    async def line(self, match: Match) -> str:
        """Return a line that may be played now: one of the better ones that the game suggests."""
        found = await self.matches.suggest(match.id, mover(match), "")
        return self.rng.choice([choice.line for choice in islice(found, OFFERED)])

    async def move(self, match: Match, line: str) -> tuple[Change, bytes]:
        """Do what a move costs the server: load, validate, commit durably, draw, encode."""
        change = await self.matches.play(match.id, mover(match), line)
        return change, await self.draw(change.after)

    async def draw(self, match: Match) -> bytes:
        """Return the picture of a position."""
        picture = await self.presenter.picture(match, match.state, READER, viewer=None)
        return picture.data

    async def post(self, change: Change) -> None:
        """Count a change as posted."""
        place = DiscordLocation(change.after.id, thread=CHANNEL, board=CHANNEL + change.after.seq)
        await self.store.outbox.announced(change.announcement, place)

    async def or_new(self, match: Match) -> Match:
        """Return the match, or a new one if it is over."""
        return match if match.phase == "running" else await self.start_match()

    async def play_on(self, match: Match, moves: int) -> Match:
        """Return the match after so many more moves, or earlier if it ends."""
        for _ in range(moves):
            if match.phase != "running":
                break
            change = await self.matches.play(match.id, mover(match), await self.line(match))
            await self.post(change)
            match = change.after
        return match

    async def match(self, match_id: MatchId) -> Match:
        """Return a match as it is in the store."""
        return await self.matches.match(match_id)


def mover(match: Match) -> PersonId:
    """Return who is to move."""
    return match.persons[match.due(GAMES[GAME])[0]]


@asynccontextmanager
async def club(url: str, *, is_timed: bool) -> AsyncIterator[Club]:
    """Open a database and everything around it; where moves are timed, caches are warm."""
    store = await open_store(url, secret_key=None if server_of(url) is None else KEY)
    painter = Painter(RENDERERS)
    made = Club(url, store, Matches(store, GAMES), painter, Presenter(GAMES, painter))
    try:
        if is_timed:
            await made.warm_up(WARM_UP_MOVES)
        yield made
    finally:
        painter.close()
        await store.close()
