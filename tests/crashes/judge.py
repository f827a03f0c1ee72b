"""Invariants of a world, whenever its bot dies and when everything has come to its end.

Whenever it dies: what people remember is there, and nothing was posted twice. At the end: every change is on Discord,
everybody was told what concerns them, nothing is left to do, and the database agrees with itself (`bot check`).
"""

import contextlib
import io
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from pydantic import SecretStr

from bot.delivery.people.notice_texts import TAIL
from bot.operations.maintenance import check
from bot.operations.settings import Settings
from bot.posts.match.news import is_silent
from bot.posts.match.presenter import Presenter
from engine.ids import COMPUTER_PERSONS, MatchId, is_computer
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.stores.outbox import Announcement, Stream
from games.registry import GAMES
from storage.open import open_store
from storage.stores.store import SqlStore
from tests.crashes.discord_on_file import MAILBOXES, DiscordOnFile
from tests.crashes.world import CHANNELS, KEY, World
from tests.simulation.life import NoPictures

MOST: Final = 100


@dataclass(frozen=True, slots=True)
class Kept:
    """What a database holds that people may remember.

    Attributes:
        facts: the digest of every fact, by match and number.
        seasons: the facts of seasons, by season and number.
        ways: how people want to be told.
    """

    facts: Mapping[tuple[str, int], str]
    seasons: Collection[tuple[str, int]]
    ways: Mapping[int, str]


def forgotten(memory: Sequence[str], kept: Kept) -> Iterator[str]:
    """Yield what people remember and the database, which was read later, does not."""
    for line in memory:
        kind, name, *rest = line.split()
        match kind:
            case "match":
                is_there = kept.facts.get((name, int(rest[0]))) == rest[1]
            case "season":
                is_there = (name, int(rest[0])) in kept.seasons
            case _:
                is_there = kept.ways.get(int(name)) == rest[0]
        if not is_there:
            yield f"acknowledged and lost: {line}"


def doubled(discord: DiscordOnFile) -> Iterator[str]:
    """Yield what two messages of a channel have said: every message bears a marker of its own in its last line."""
    seen = Counter(
        (post.channel, marker)
        for post in discord.messages()
        for marker in {text.splitlines()[-1] for text in post.shown}
    )
    yield from (
        f"posted {count} times in {channel}: {marker}" for (channel, marker), count in seen.items() if count > 1
    )


async def unfinished(world: World) -> list[str]:
    """Return what is missing in a world in which everything has come to its end."""
    store = await open_store(world.url, secret_key=KEY)
    try:
        return [*await _left(world, store), *await _missing(world, store)]
    finally:
        await store.close()


async def _left(world: World, store: SqlStore) -> list[str]:
    """Return what is still to be done."""
    now = world.clock.now()
    left = {
        "announcements": await store.outbox.announcements(),
        "notices": await store.outbox.notices(upto=now, limit=MOST),
        "deadlines": await store.matches.due_before(now),
        "moves of the computer": await store.matches.waiting_for(COMPUTER_PERSONS),
    }
    return [f"{what} left: {found}" for what, found in left.items() if found]


async def _missing(world: World, store: SqlStore) -> list[str]:
    """Return what nobody was told, though it has happened."""
    discord, matches, presenter = world.discord(), Matches(store, GAMES), Presenter(GAMES, NoPictures())
    shown = [(post.channel, text) for post in discord.messages() for text in post.shown]
    found = []
    for match_id in await store.matches.ids():
        changes = [change async for change in _posted(store, matches, match_id)]
        match = changes[-1].after
        threads = "\n".join(text for channel, text in shown if channel not in CHANNELS.values() and channel < MAILBOXES)
        expected = changes[-1:] if match.proposal.computer else changes
        markers = [presenter.marker(change.after) for change in expected]
        found += [f"not posted: {marker}" for marker in markers if marker not in threads]
        people = [person for person in match.persons if not is_computer(person)]
        for person in people:
            letters = "\n".join(text for channel, text in shown if channel == MAILBOXES + person)
            if f"`{match.id}.{match.seq}.{person % TAIL}.o`" not in letters:
                found.append(f"{person} was not told of the end of {match.id}")
            if matches.game_of(match).has_secrets and f"`{match.id}` · #" not in letters:
                found.append(f"{person} has not got the secrets of {match.id}")
    return found


async def _posted(store: SqlStore, matches: Matches, match: MatchId) -> AsyncIterator[Change]:
    """Yield the changes of a match of which there is a post in its thread."""
    entries = await store.matches.log(match)
    for _, commit in groupby(entries, key=lambda entry: entry.at):
        numbers = [entry.seq for entry in commit]
        change = await matches.logs.change(Announcement(Stream("match", match), numbers[0], numbers[-1]))
        if change.after.phase in ("running", "over") and not is_silent(change):
            yield change


async def checked(world: World) -> list[str]:
    """Return what `bot check` says of a world, nothing where it finds no fault."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        code = await check(Settings(database_url=world.url, secret_key=SecretStr(KEY)))
    return said.getvalue().splitlines() if code else []
