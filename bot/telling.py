"""What people are told about what there is to do: single notices, pings in threads, the digest. No discord import."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from bot.audience import Task, tasks
from bot.post import Button, Post, rows
from bot.quiet import zone_of
from bot.readers import Reader, Readers
from bot.speech import Speech, mention
from engine.facts import PersonId
from engine.match import Match
from engine.preferences import Person
from engine.service import Matches
from engine.store import Notice, Store, Summary

IN_DIGEST: Final = 20
MOST_DUE: Final = 200
TAIL: Final = 10**6


def marker_of(notice: Notice, person: Person, now: datetime) -> str:
    """Return what a notice is known by, in at most 25 characters: for a match its fact, for a digest its day."""
    about = f"{now.astimezone(zone_of(person)):%Y-%m-%d}" if notice.kind == "digest" else f"{notice.match}.{notice.seq}"
    return f"{about}.{person.id % TAIL}"


class Telling:
    """Makes the posts by which people are told."""

    def __init__(self, store: Store, matches: Matches, readers: Readers) -> None:
        self._store = store
        self._matches = matches
        self._readers = readers

    async def message(self, match: Match, person: Person, marker: str) -> Post | None:
        """Return the direct message about what a person is to do in a match, None if that is nothing any more."""
        reader = await self._readers.letter(person.id, match.proposal.server)
        task = self._task(match, person.id)
        if task is None:
            return None
        link = Button(reader.words("button-to-match"), url=await self._address(match))
        post = Post.of(self._text(match, person.id, task, reader), *rows([link]), f"-# `{marker}`")
        return await self._readers.without_leavers(post, reader)

    async def ping(self, match: Match, person: PersonId, marker: str) -> Post | None:
        """Return the post in a match's thread that pings a person, None if there is nothing to do any more."""
        reader = await self._readers.public(match.proposal.server)
        task = self._task(match, person)
        if task is None:
            return None
        text = f"{mention(person)} {self._text(match, person, task, reader)}"
        post = Post.of(text, f"-# `{marker}`", mentions=[person])
        return await self._readers.without_leavers(post, reader)

    def _task(self, match: Match, person: PersonId) -> Task | None:
        return tasks(self._matches.game_of(match), match).get(person)

    def _text(self, match: Match, person: PersonId, task: Task, reader: Reader) -> str:
        proposal = match.proposal
        persons = match.persons or (proposal.by, *proposal.invited)
        others = ", ".join(mention(other) for other in persons if other != person)
        game = Speech(reader.words).game(self._matches.game_of(match))
        return reader.words(f"notice-{task}", game=game, others=others)

    async def due(self, person: Person) -> Sequence[Summary]:
        """Return the matches in which a person has something to do and that are not muted, the most urgent first."""
        found = await self._store.matches_of(person.id, phases=("running", "proposed"), limit=MOST_DUE)
        muted = await self._store.muted_matches(person.id)
        return [one for one in found if person.id in one.due and one.match not in muted]

    async def digest(self, person: Person, due: Sequence[Summary], marker: str) -> Post:
        """Return the daily message: everything that there is to do, each with a link."""
        reader = await self._readers.letter(person.id, due[0].server)
        words = reader.words
        lines = [await self._line(one, person.id, reader) for one in due[:IN_DIGEST]]
        rest = words("digest-more", count=len(due) - IN_DIGEST) if len(due) > IN_DIGEST else ""
        text = "\n".join(filter(None, (words("digest-title", count=len(due)), *lines, rest)))
        return await self._readers.without_leavers(Post.of(text, f"-# `{marker}`"), reader)

    async def _line(self, summary: Summary, person: PersonId, reader: Reader) -> str:
        match = await self._matches.match(summary.match)
        text = self._text(match, person, self._task(match, person) or "move", reader)
        return f"- {text} {await self._address(match)}"

    async def _address(self, match: Match) -> str:
        """Return the link to where a match lives."""
        place = await self._store.place(match.id)
        return f"https://discord.com/channels/{match.proposal.server}/{place.thread or match.proposal.channel}"
