"""Notices to followers of a match: one each, at a decent hour, of nothing but what everybody may see."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery.people.watchers import Watchers
from bot.posts.person.follows import NO_NEWS, division_key, follow_of, follow_value, news_text
from bot.posts.post import Select
from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.people.errors import TooManyFollows
from engine.people.follows import MOST_FOLLOWS, Follow, FollowKind
from engine.people.preferences import Shows
from engine.seasons.facts.rules import SeasonId
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS
from tests.bot.delivery.people.test_notices import World
from tests.bot.features.league.test_season_buttons import Club
from tests.fake_discord import CLOSED_MAILBOX

DORA = PersonId(2**63 - 14)


class Watched(World):
    """A world that looks at the notices to followers."""

    async def follow(self, kind: FollowKind, subject: object, *, by: PersonId = CARLA, is_each: bool = False) -> Follow:
        follow = Follow(by, kind, str(subject), SERVER, is_each)
        await self.bench.store.follows.save(follow, most=MOST_FOLLOWS)
        return follow

    async def shows(self, person: PersonId, shows: Shows) -> None:
        chosen = await self.bench.store.people.person(person)
        await self.bench.people.change_person(replace(chosen, shows=shows))

    async def resign(self, match: MatchId) -> None:
        await self.announcer.tell(await self.bench.matches.resign(match, ANNA))


async def test_at_the_end_who_follows_is_told_once_and_at_no_move() -> None:
    world = Watched()
    match = await world.turn()
    await world.follow("match", match)
    await world.move(match)
    assert not await world.bench.store.outbox.notices_of(CARLA)
    await world.resign(match)
    await world.deliver()
    (told,) = world.to(CARLA)
    assert WORDS["en"]("follow-news", count=1) in told
    assert f"<@{BERND}>" in told
    assert CARLA not in [person for _, person in world.discord.pings]
    await world.deliver(days=3)
    assert len(world.to(CARLA)) == 1


async def test_moves_are_gathered_until_the_hour_is_full_and_a_match_comes_up_once() -> None:
    world = Watched()
    first, second = await world.turn(), await world.turn()
    for match in (first, second):
        await world.follow("match", match, is_each=True)
    for match in (first, second, first):
        world.now += timedelta(minutes=10)
        await world.move(match)
    await world.deliver(minutes=29)
    assert world.to(CARLA) == []
    with capture_logs() as logged:
        await world.deliver(minutes=1)
    assert [line for line in logged if line["log_level"] == "error"] == []
    (told,) = world.to(CARLA)
    assert WORDS["en"]("follow-news", count=2) in told
    assert "2 moves" in told
    assert "one move" in told


async def test_nobody_is_woken_and_in_the_morning_there_is_one_message() -> None:
    world = Watched()
    match = await world.turn()
    await world.wants(CARLA, "thread", zone="UTC", sleep=(11 * 60, 20 * 60))
    await world.follow("match", match, is_each=True)
    for _ in range(3):
        await world.move(match)
        await world.deliver(hours=2)
    assert world.to(CARLA) == []
    await world.deliver(hours=2)
    assert len(world.to(CARLA)) == 1


async def test_a_digest_holds_the_news_behind_what_there_is_to_do() -> None:
    world = Watched()
    followed = await world.turn()
    await world.wants(CARLA, "digest", digest_hour=18)
    await world.follow("match", followed, is_each=True)
    own = (
        await world.bench.matches.invitations.propose("gamwin", by=BERND, server=SERVER, channel=1, invited=[CARLA])
    ).after
    await world.announcer.tell(await world.bench.matches.invitations.withdraw(own.id, BERND))
    invited = await world.bench.matches.invitations.propose(
        "gamwin", by=BERND, server=SERVER, channel=1, invited=[CARLA]
    )
    await world.announcer.tell(invited)
    await world.move(followed)
    await world.deliver(hours=6)
    (told,) = world.to(CARLA)
    assert told.index("You are invited") < told.index(WORDS["en"]("follow-news", count=1))
    assert not [notice for notice in await world.bench.store.outbox.notices_of(CARLA) if notice.kind == "follow"]
    await world.move(followed)
    await world.announcer.tell(await world.bench.matches.invitations.decline(invited.after.id, CARLA))
    await world.deliver(days=1)
    assert len(world.to(CARLA)) == 2, "without anything to do the news comes by itself"
    assert "You are invited" not in world.to(CARLA)[1]


async def test_who_has_turned_notices_off_or_closed_messages_is_told_nothing_anywhere() -> None:
    world = Watched()
    match = await world.turn()
    await world.follow("match", match, by=CARLA, is_each=True)
    await world.follow("match", match, by=DORA, is_each=True)
    await world.wants(CARLA, "none")
    world.discord.close(DORA, code=CLOSED_MAILBOX)
    await world.move(match)
    posted = len(world.discord.posts)
    await world.deliver(hours=2)
    assert len(world.discord.posts) == posted
    assert not await world.bench.store.outbox.notices_of(DORA)


async def test_who_plays_is_not_told_twice_though_they_follow_the_opponent() -> None:
    world = Watched()
    match = await world.turn()
    await world.follow("person", BERND, by=ANNA, is_each=True)
    await world.move(match)
    assert not [notice for notice in await world.bench.store.outbox.notices_of(ANNA) if notice.kind == "follow"]


async def test_private_and_computer_matches_are_news_to_nobody() -> None:
    world = Watched()
    await world.follow("person", ANNA, is_each=True)
    for is_private in (True, False):
        computer = (ComputerSeat("easy", 1),)
        change = await world.bench.proposed(computer=computer, is_private=is_private, wished_seat=Seat(0))
        await world.announcer.tell(change)
        await world.follow("match", change.after.id, is_each=True)
        await world.move(change.after.id)
        await world.resign(change.after.id)
    assert not await world.bench.store.outbox.notices_of(CARLA)


@pytest.mark.parametrize("refusal", ["shows", "block", "leaving", "forgotten", "ended"])
async def test_what_is_wanted_is_asked_again_when_it_is_told(refusal: str) -> None:
    world = Watched()
    match = await world.turn()
    follow = await world.follow("person", BERND, is_each=True)
    await world.move(match)
    assert await world.bench.store.outbox.notices_of(CARLA)
    match refusal:
        case "shows":
            await world.shows(BERND, "nothing")
        case "block":
            await world.bench.people.toggle_block(BERND, CARLA)
        case "leaving":
            world.discord.leavers.add(CARLA)
        case "forgotten":
            await world.bench.people.forget(BERND, world.now)
        case _:
            await world.bench.store.follows.delete(follow)
    await world.deliver(hours=2)
    assert world.to(CARLA) == []
    assert not await world.bench.store.outbox.notices_of(CARLA)
    assert bool(await world.bench.store.follows.of_person(CARLA)) == (refusal in ("shows", "block"))


async def test_one_can_end_it_from_the_message_itself() -> None:
    world = Watched()
    match = await world.turn()
    follow = await world.follow("match", match)
    person = await world.follow("person", BERND)
    await world.resign(match)
    sent: list[Any] = []
    send = world.discord.send

    async def keep(channel: int, post: Any, *, nonce: str) -> int:
        sent.extend([post] if channel == CARLA else [])
        return await send(channel, post, nonce=nonce)

    world.discord.send = keep  # type: ignore[method-assign]
    await world.deliver()
    (told,) = sent
    (menu,) = [block for block in told.blocks if isinstance(block, Select)]
    assert {follow_of(CARLA, option.value) for option in menu.options} == {follow, person}


def test_news_fit_however_many_there_are() -> None:
    words = WORDS["de"]
    lines = [words("list-and", items="x" * 300)] * 40
    said = news_text(lines, words, room=1000)
    assert len(said) <= 1000
    assert said.count("\n") == 3
    assert words("follow-news-more", count=38) in said
    assert news_text(NO_NEWS.lines, words, room=1000) == ""


def test_what_is_followed_goes_through_a_button_and_back() -> None:
    follow = Follow(CARLA, "division", "season01/12", SERVER - 1)
    assert follow_of(CARLA, follow_value(follow)) == follow
    for forged in ("", "match.x", "server.1.2", "match.1.x", "match.1.2.3", f"match.1.{10**20}"):
        with pytest.raises(ValueError, match="nothing that is followed"):
            follow_of(CARLA, forged)


async def test_no_more_is_followed_than_may_be() -> None:
    world = Watched()
    follows = world.bench.services().follows
    for number in range(MOST_FOLLOWS):
        await follows.keep(Follow(CARLA, "person", str(number), SERVER))
    with pytest.raises(TooManyFollows):
        await follows.keep(Follow(CARLA, "person", str(ANNA), SERVER))


async def test_who_follows_a_division_is_told_of_its_matches_and_of_no_others() -> None:
    club = Club()
    await club.start("draw", "start")
    services = club.services
    season = await club.seasons.season(SeasonId(club.id))
    watchers = Watchers(services)
    follow = Follow(CARLA, "division", division_key(season.id, 1), season.founded.server)
    await services.store.follows.save(follow, most=MOST_FOLLOWS)
    other = Follow(DORA, "division", division_key(season.id, 2), season.founded.server)
    await services.store.follows.save(other, most=MOST_FOLLOWS)
    match = next(iter(season.matches.values()))
    player = (await services.matches.match(match)).persons[0]
    await services.store.follows.save(replace(follow, person=player), most=MOST_FOLLOWS)
    change = await services.matches.resign(match, player)
    assert [(notice.person, notice.kind, notice.match) for notice in await watchers.notices(change)] == [
        (CARLA, "follow", match)
    ], "not the other division, and not who plays"
