"""Messages to people who follow a match: bundled, and only about what everybody may see.

Nobody else is pinged for it. That somebody may still follow is asked again when they are told.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from bot.delivery.people.audience import awake_from, next_digest
from bot.delivery.services import DeliveryServices
from bot.markup import Markup
from bot.posts.person.follows import News, division_key, follow_value, news_line, news_text, option_label, unfollow_menu
from bot.posts.post import Post, SelectOption
from bot.posts.recipients import Recipient
from engine.ids import PersonId, is_computer
from engine.matches.service.change import Change
from engine.matches.service.following import news_of, reason_against, subjects
from engine.matches.state.match import Match
from engine.matches.state.projections import fixture_of
from engine.people.follows import Follow
from engine.people.preferences import Person
from engine.seasons.facts.rules import SeasonId
from engine.stores.outbox import Notice

ROOM: Final = 3900
"""Characters of one message, besides its marker."""


class Watchers:
    """Tells those who follow matches that are not their own."""

    def __init__(self, services: DeliveryServices) -> None:
        self._services = services
        self._seasons = services.seasons

    async def notices(self, change: Change) -> tuple[Notice, ...]:
        """Return whom a change is news to, each to be told when it suits them."""
        news, match = news_of(change), change.after
        if news is None:
            return ()
        found: list[Notice] = []
        for follows in (await self._by_person(match)).values():
            if news == "end" or any(follow.is_each for follow in follows):
                person = await self._services.store.people.person(follows[0].person)
                at = self._at(person, is_end=news == "end")
                found += [] if person.notice == "none" else [Notice(person.id, "follow", at, match.id, match.seq)]
        return tuple(found)

    def _at(self, person: Person, *, is_end: bool) -> datetime:
        """Return when somebody is told: once a day, or when they are awake; moves are gathered for an hour."""
        now = self._services.now()
        if person.notice == "digest":
            return next_digest(person, now)
        hour = now.replace(minute=0, second=0, microsecond=0) + timedelta(hours=1)
        return awake_from(person, now if is_end else hour)

    async def _by_person(self, match: Match) -> Mapping[PersonId, Sequence[Follow]]:
        """Return who may follow a match and does, each with the reasons."""
        store, server = self._services.store, match.proposal.server
        division = await self._division(match)
        allowed: dict[PersonId, list[Follow]] = {}
        for follow in await store.follows.following(server, subjects(match, division)):
            if reason_against(match, follow.person) is None and await self._is_welcome(follow):
                allowed.setdefault(follow.person, []).append(follow)
        return allowed

    async def _division(self, match: Match) -> str | None:
        """Return the division of a match as it is followed."""
        fixture = fixture_of(match)
        if fixture is None:
            return None
        season = await self._seasons.with_fixture(SeasonId(fixture.season), fixture.fixture)
        found = season.fixtures.get(fixture.fixture)
        return None if found is None else division_key(season.id, found.division)

    async def _is_welcome(self, follow: Follow) -> bool:
        """Tell whether the person who is followed lets others do so, now."""
        if follow.kind != "person":
            return True
        return await is_welcome(self._services, PersonId(int(follow.subject)), follow.person)

    async def news(self, person: PersonId, notices: Sequence[Notice], recipient: Recipient) -> News:
        """Return what a person is told of the matches of notices as they are now, and what they may end to follow."""
        lines: list[Markup] = []
        ends: dict[str, SelectOption] = {}
        for notice in notices:
            match = await self._services.matches.match(notice.match)
            follows = (await self._by_person(match)).get(person, ())
            if follows and await self._is_there(person, match.proposal.server):
                lines.append(await self._line(match, recipient))
                ends |= await self._ends(match, follows, recipient)
        return News(tuple(lines), tuple(ends.values()))

    async def _ends(self, match: Match, follows: Sequence[Follow], recipient: Recipient) -> dict[str, SelectOption]:
        """Return the entries that end to follow what a match comes up for."""
        names = await self._services.presenter.names(match, recipient.words)
        game = self._services.matches.game_of(match)
        labelled = (
            (follow_value(follow), option_label(follow, game, match, names, recipient.words)) for follow in follows
        )
        return {value: SelectOption(label, value) for value, label in labelled}

    async def _is_there(self, person: PersonId, server: int) -> bool:
        """Tell whether a person is still in a server; who has left it follows nothing there any more."""
        if await self._services.channels.is_member(server, person):
            return True
        await self._services.store.follows.leave(person, server)
        return False

    async def _line(self, match: Match, recipient: Recipient) -> Markup:
        game = self._services.matches.game_of(match)
        return news_line(game, match, recipient, link=await self._services.homes.link(match))

    async def post(self, person: PersonId, notices: Sequence[Notice], marker: str) -> Post | None:
        """Return the message about all matches of some notices, None if nothing of it is to be told any more."""
        server = (await self._services.matches.match(notices[0].match)).proposal.server
        recipient = await self._services.recipients.unasked(person, server)
        news = await self.news(person, notices, recipient)
        if not news.lines:
            return None
        text = news_text(news.lines, recipient.words, room=ROOM)
        menu = unfollow_menu(news.ends, recipient.words)
        post = Post.of(text, *menu, Markup("-# `{}`").format(marker))
        return await self._services.recipients.without_leavers(post, recipient)


async def is_welcome(services: DeliveryServices, followed: PersonId, follower: PersonId) -> bool:
    """Tell whether a person lets another follow them."""
    people = services.store.people
    if is_computer(followed) or followed in await people.forgotten():
        return False
    shows = (await people.person(followed)).shows
    return shows != "nothing" and follower not in await people.blocked_by(followed)
