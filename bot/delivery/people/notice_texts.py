"""Texts of notifications: single ones, pings in threads, the digest."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from typing import Final, Literal

from bot.delivery.people.audience import zone_of
from bot.markup import EMPTY, Markup
from bot.platform.homes import Homes
from bot.posts.match.records import result_headline
from bot.posts.match.tasks import Task, deadline, most_urgent_first, todo
from bot.posts.person.follows import NO_NEWS, News, news_text, unfollow_menu
from bot.posts.post import Button, Key, Post, rows
from bot.posts.recipients import Recipient, Recipients
from bot.posts.speech import Speech, mention, shortened
from bot.typed.hours import day_text
from engine.ids import PersonId
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.people.preferences import Person
from engine.stores.matches import Summary
from engine.stores.outbox import Notice, NoticeKind
from engine.stores.plans import Plan
from engine.stores.store import Store

IN_DIGEST: Final = 20
MOST_DUE: Final = 200
ROOM_IN_DIGEST: Final = 3900
"""Characters that the daily message may have besides its marker."""
TAIL: Final = 10**6

APART: Final[Mapping[NoticeKind, str]] = {"plan": ".p", "over": ".o", "follow": ".f"}
"""The suffixes that tell notices apart from others about the same fact."""

What = Task | Literal["reminder"]


def marker_of(notice: Notice, person: Person, now: datetime) -> str:
    """Return what a notice is known by, in at most 25 characters: for a match its fact, for a digest its day."""
    about = f"{now.astimezone(zone_of(person)):%Y-%m-%d}" if notice.kind == "digest" else f"{notice.match}.{notice.seq}"
    return f"{about}.{person.id % TAIL}{APART.get(notice.kind, '')}"


class NoticeTexts:
    """Makes the posts by which people are told."""

    def __init__(self, store: Store, matches: Matches, recipients: Recipients, homes: Homes) -> None:
        self._store = store
        self._homes = homes
        self._matches = matches
        self._recipients = recipients

    async def message(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return the direct message that a notice is, None if it is not true any more."""
        recipient = await self._recipients.unasked(notice.person, match.proposal.server)
        text = await self._said(notice, match, recipient)
        return await self._with_link(text, match, marker, recipient)

    async def unshown(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return the direct message that takes the place of a board that cannot be shown in the thread."""
        recipient = await self._recipients.unasked(notice.person, match.proposal.server)
        text = await self._said(notice, match, recipient)
        if text is None:
            return None
        button = Button(recipient.words("button-next"), Key("next"), "primary")
        post = Post.of(text, recipient.words("notice-unshown"), *rows([button]), Markup("-# `{}`").format(marker))
        return await self._recipients.without_leavers(post, recipient)

    async def ping(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return the post in a match's thread that pings a person instead, None if it is not true any more."""
        recipient = await self._recipients.of_match(match)
        text = await self._said(notice, match, recipient)
        if text is None:
            return None
        post = Post.of(
            Markup("{} {}").format(mention(notice.person), text),
            Markup("-# `{}`").format(marker),
            mentions=[notice.person],
        )
        return await self._recipients.without_leavers(post, recipient)

    async def plans(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return what somebody is told of their own plans: the one that a fact carried out, and those fallen away."""
        recipient = await self._recipients.unasked(notice.person, match.proposal.server)
        done = await self._matches.logs.planned(match.id, notice.person, notice.seq)
        lapsed = [each for each in await self._matches.plans.lapsed(match.id) if each.person == notice.person]
        text = self._plans_text(notice.person, match, done, lapsed, recipient)
        return await self._with_link(text, match, marker, recipient)

    async def over(self, notice: Notice, match: Match, marker: str) -> Post | None:
        """Return what a player keeps of a match that is over: the end of its log, which nothing can be put behind."""
        if match.phase != "over":
            return None
        recipient = await self._recipients.unasked(notice.person, match.proposal.server)
        words, game = recipient.words, self._matches.game_of(match)
        others = Markup(", ").join(mention(other) for other in match.persons if other != notice.person)
        result, head = result_headline(game, match, recipient), f"{match.seq}:{match.head}"
        said = words("notice-over", game=Speech(words).game(game), others=others, result=result, head=head)
        return await self._with_link(said, match, marker, recipient)

    async def _with_link(self, text: Markup | None, match: Match, marker: str, recipient: Recipient) -> Post | None:
        """Return a direct message with the link to its match, None where there is nothing to say."""
        if not text:
            return None
        link = Button(recipient.words("button-to-match"), url=await self._homes.link(match))
        post = Post.of(text, *rows([link]), Markup("-# `{}`").format(marker))
        return await self._recipients.without_leavers(post, recipient)

    def _plans_text(
        self, person: PersonId, match: Match, done: str | None, lapsed: Sequence[Plan], recipient: Recipient
    ) -> Markup:
        words = recipient.words
        game = Speech(words).game(self._matches.game_of(match))
        others = Markup(", ").join(mention(other) for other in match.persons if other != person)
        told = [] if done is None else [words("plan-carried-out", game=game, others=others, line=shortened(done))]
        short = [words("plan-short", condition=shortened(each.condition), line=shortened(each.line)) for each in lapsed]
        if short and done is None:
            told.append(words("plan-lapsed", game=game, others=others, plans=Markup(" · ").join(short)))
        elif short:
            told.append(words("plan-lapsed-too", plans=Markup(" · ").join(short)))
        return Markup("\n").join(told)

    async def _said(self, notice: Notice, match: Match, recipient: Recipient) -> Markup | None:
        """Return what a notice says about a match as it is now: what there is to do, and how long there is."""
        if notice.kind == "absence":
            return self._absences(notice.person, match, recipient)
        tasks = self._tasks(match, notice.person)
        if not tasks or (notice.kind == "reminder" and not {"move", "secrets"} & set(tasks)):
            return None
        if notice.kind == "reminder" and "move" in tasks:
            return await self._with_deadline(match, notice.person, ("reminder", "move"), recipient)
        return await self._with_deadline(match, notice.person, tasks, recipient)

    def _absences(self, person: PersonId, match: Match, recipient: Recipient) -> Markup | None:
        """Return who of the others is away, None if nobody is any more."""
        away = [absence for absence in match.absences if match.persons[absence.seat] != person]
        if not away or match.phase != "running":
            return None
        speech, game = Speech(recipient.words), self._matches.game_of(match)
        last = day_text(date.fromisoformat(away[0].until), recipient.words)
        player = speech.player(game, match, away[0].seat)
        return recipient.words("notice-absence", game=speech.game(game), player=player, until=last)

    async def _until(self, match: Match, person: PersonId, recipient: Recipient) -> Markup:
        """Return until when a person has time; nothing where no clock runs."""
        at = await deadline(self._matches, match, person)
        if at is None:
            return EMPTY
        stamp = int(at.timestamp())
        return recipient.words(
            "notice-until", at=Markup("<t:{}:f>").format(stamp), left=Markup("<t:{}:R>").format(stamp)
        )

    def _tasks(self, match: Match, person: PersonId) -> tuple[Task, ...]:
        return todo(self._matches.game_of(match), match).get(person, ())

    async def _with_deadline(
        self, match: Match, person: PersonId, whats: Sequence[What], recipient: Recipient
    ) -> Markup:
        """Return the most urgent thing that a person is to do, that it is also their turn, and how long there is."""
        said = [self._text(match, person, whats[0], recipient)]
        if whats[0] == "answer" and "move" in whats:
            said.append(recipient.words("notice-too"))
        if "move" in whats or "secrets" in whats:
            said.append(await self._until(match, person, recipient))
        return Markup(" ").join(filter(None, said))

    def _text(self, match: Match, person: PersonId, what: What, recipient: Recipient) -> Markup:
        proposal = match.proposal
        persons = match.persons or (proposal.by, *proposal.invited)
        others = Markup(", ").join(mention(other) for other in persons if other != person)
        game = Speech(recipient.words).game(self._matches.game_of(match))
        return recipient.words(f"notice-{what}", game=game, others=others)

    async def due(self, person: Person) -> Sequence[Summary]:
        """Return the matches in which a person has something to do and that are not muted, the most urgent first."""
        found = await self._store.matches.of_person(person.id, phases=("running", "proposed"), limit=MOST_DUE)
        muted = await self._store.people.muted_matches(person.id)
        due = [one for one in found if person.id in one.due and one.match not in muted]
        return await most_urgent_first(self._matches, due, person.id)

    async def reader(self, person: Person, due: Sequence[Summary]) -> Recipient:
        """Return the reader of a daily message about these matches."""
        return await self._recipients.unasked(person.id, due[0].server)

    async def digest(self, person: Person, due: Sequence[Summary], marker: str, *, news: News = NO_NEWS) -> Post:
        """Return the daily message: everything that there is to do, each with a link, then news of what is followed."""
        recipient = await self.reader(person, due)
        words = recipient.words
        lines = [await self._line(notice, person.id, recipient) for notice in due[:IN_DIGEST]]
        rest = words("digest-more", count=len(due) - IN_DIGEST) if len(due) > IN_DIGEST else ""
        own = Markup("\n").join(filter(None, (words("digest-title", count=len(due)), *lines, rest)))
        followed = news_text(news.lines, words, room=ROOM_IN_DIGEST - len(own))
        said = filter(None, (own, followed))
        text = Markup("\n").join(said)
        buttons = rows([Button(words("button-next"), Key("next"))])
        post = Post.of(text, *buttons, *unfollow_menu(news.ends, words), Markup("-# `{}`").format(marker))
        return await self._recipients.without_leavers(post, recipient)

    async def _line(self, summary: Summary, person: PersonId, recipient: Recipient) -> Markup:
        match = await self._matches.match(summary.match)
        text = await self._with_deadline(match, person, self._tasks(match, person) or ("move",), recipient)
        return Markup("- {} {}").format(text, await self._homes.link(match))
