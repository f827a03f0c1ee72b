"""What people are told about what there is to do: single notices, pings in threads, the digest. No discord import."""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import Final, Literal

from bot.audience import Task, todo
from bot.hours import day_text
from bot.post import Button, Post, rows
from bot.quiet import zone_of
from bot.readers import Reader, Readers
from bot.speech import Speech, code, mention
from engine.facts import PersonId
from engine.match import Match
from engine.preferences import Person
from engine.service import Matches
from engine.store import Notice, Plan, Store, Summary

IN_DIGEST: Final = 20
MOST_DUE: Final = 200
TAIL: Final = 10**6
FOR_EVER: Final = datetime.max.replace(tzinfo=UTC)

What = Task | Literal["reminder"]


def marker_of(notice: Notice, person: Person, now: datetime) -> str:
    """Return what a notice is known by, in at most 25 characters: for a match its fact, for a digest its day."""
    about = f"{now.astimezone(zone_of(person)):%Y-%m-%d}" if notice.kind == "digest" else f"{notice.match}.{notice.seq}"
    return f"{about}.{person.id % TAIL}{'.p' if notice.kind == 'plan' else ''}"


class Telling:
    """Makes the posts by which people are told."""

    def __init__(self, store: Store, matches: Matches, readers: Readers) -> None:
        self._store = store
        self._matches = matches
        self._readers = readers

    async def message(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return the direct message that a notice is, None if it is not true any more."""
        reader = await self._readers.letter(notice.person, match.proposal.server)
        text = await self._said(notice, match, reader)
        if text is None:
            return None
        link = Button(reader.words("button-to-match"), url=await self._address(match))
        post = Post.of(text, *rows([link]), f"-# `{marker}`")
        return await self._readers.without_leavers(post, reader)

    async def ping(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return the post in a match's thread that pings a person instead, None if it is not true any more."""
        reader = await self._readers.public(match.proposal.server)
        text = await self._said(notice, match, reader)
        if text is None:
            return None
        post = Post.of(f"{mention(notice.person)} {text}", f"-# `{marker}`", mentions=[notice.person])
        return await self._readers.without_leavers(post, reader)

    async def plans(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return what somebody is told of the own plans: of the one carried out with a fact, and those fallen away."""
        reader = await self._readers.letter(notice.person, match.proposal.server)
        done = await self._matches.planned(match.id, notice.person, notice.seq)
        lapsed = [each for each in await self._matches.lapsed_plans(match.id) if each.person == notice.person]
        text = self._plans_text(notice.person, match, done, lapsed, reader)
        if not text:
            return None
        link = Button(reader.words("button-to-match"), url=await self._address(match))
        return await self._readers.without_leavers(Post.of(text, *rows([link]), f"-# `{marker}`"), reader)

    def _plans_text(
        self, person: PersonId, match: Match, done: str | None, lapsed: Sequence[Plan], reader: Reader
    ) -> str:
        words = reader.words
        game = Speech(words).game(self._matches.game_of(match))
        others = ", ".join(mention(other) for other in match.persons if other != person)
        told = [] if done is None else [words("plan-carried-out", game=game, others=others, line=code(done))]
        short = [words("plan-short", condition=code(each.condition), line=code(each.line)) for each in lapsed]
        if short and done is None:
            told.append(words("plan-lapsed", game=game, others=others, plans=" · ".join(short)))
        elif short:
            told.append(words("plan-lapsed-too", plans=" · ".join(short)))
        return "\n".join(told)

    async def _said(self, notice: Notice, match: Match, reader: Reader) -> str | None:
        """Return what a notice says about a match as it is now: what there is to do, and how long there is."""
        if notice.kind == "absence":
            return self._absences(notice.person, match, reader)
        tasks = self._tasks(match, notice.person)
        if not tasks or (notice.kind == "reminder" and "move" not in tasks):
            return None
        if notice.kind == "reminder":
            return await self._with_deadline(match, notice.person, ("reminder", "move"), reader)
        return await self._with_deadline(match, notice.person, tasks, reader)

    def _absences(self, person: PersonId, match: Match, reader: Reader) -> str | None:
        """Return who of the others is away, None if nobody is any more."""
        away = [absence for absence in match.absences if match.persons[absence.seat] != person]
        if not away or match.phase != "running":
            return None
        speech, game = Speech(reader.words), self._matches.game_of(match)
        last = day_text(date.fromisoformat(away[0].until), reader.words)
        player = speech.player(game, match, away[0].seat)
        return reader.words("notice-absence", game=speech.game(game), player=player, until=last)

    async def _until(self, match: Match, person: PersonId, reader: Reader) -> str:
        """Return until when a person has time; nothing where no clock runs."""
        at = await self.deadline(match, person)
        if at is None:
            return ""
        stamp = int(at.timestamp())
        return reader.words("notice-until", at=f"<t:{stamp}:f>", left=f"<t:{stamp}:R>")

    async def deadline(self, match: Match, person: PersonId) -> datetime | None:
        """Return until when a person who is to move has time, None where no clock runs for them."""
        seat = match.seat_of(person)
        return None if seat is None else (await self._matches.deadlines(match)).get(seat)

    def _tasks(self, match: Match, person: PersonId) -> tuple[Task, ...]:
        return todo(self._matches.game_of(match), match).get(person, ())

    async def _with_deadline(self, match: Match, person: PersonId, whats: Sequence[What], reader: Reader) -> str:
        """Return the most urgent thing that a person is to do, that it is also their turn, and how long there is."""
        said = [self._text(match, person, whats[0], reader)]
        if whats[0] == "answer" and "move" in whats:
            said.append(reader.words("notice-too"))
        if "move" in whats:
            said.append(await self._until(match, person, reader))
        return " ".join(filter(None, said))

    def _text(self, match: Match, person: PersonId, what: What, reader: Reader) -> str:
        proposal = match.proposal
        persons = match.persons or (proposal.by, *proposal.invited)
        others = ", ".join(mention(other) for other in persons if other != person)
        game = Speech(reader.words).game(self._matches.game_of(match))
        return reader.words(f"notice-{what}", game=game, others=others)

    async def due(self, person: Person) -> Sequence[Summary]:
        """Return the matches in which a person has something to do and that are not muted, the most urgent first."""
        found = await self._store.matches_of(person.id, phases=("running", "proposed"), limit=MOST_DUE)
        muted = await self._store.muted_matches(person.id)
        due = [one for one in found if person.id in one.due and one.match not in muted]
        return await self.in_order(due, person.id)

    async def in_order(self, due: Sequence[Summary], person: PersonId) -> Sequence[Summary]:
        """Return matches by the time that a person has left in them, those without a clock last."""
        timed = [(await self.deadline(await self._matches.match(one.match), person) or FOR_EVER, one) for one in due]
        return [one for _, one in sorted(timed, key=lambda each: each[0])]

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
        text = await self._with_deadline(match, person, self._tasks(match, person) or ("move",), reader)
        return f"- {text} {await self._address(match)}"

    async def _address(self, match: Match) -> str:
        """Return the link to where a match lives."""
        place = await self._store.place(match.id)
        return f"https://discord.com/channels/{match.proposal.server}/{place.thread or match.proposal.channel}"
