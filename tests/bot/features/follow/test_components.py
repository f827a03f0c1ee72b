"""Following by button: what may be followed, how it is changed and ended, and what forged buttons do."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.errors import NotAMember, UnknownButton
from bot.posts.person.follows import division_key
from bot.posts.post import Button, Buttons, Key, Post
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from engine.ids import MatchId, PersonId
from engine.log.facts.start import ComputerSeat
from engine.matches.errors import UnknownMatch
from engine.people.errors import NotFollowable
from engine.people.follows import Follow
from engine.seasons.facts.rules import SeasonId
from games.core import Seat
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, WORDS, Bench
from tests.bot.features.league.test_season_buttons import Club

EN = WORDS["en"]
STRANGER = PersonId(2**63 - 20)


class Hall:
    """A server whose members are known."""

    def __init__(self) -> None:
        self.bench = Bench()
        self.said: list[Post] = []

    async def press(self, person: PersonId, route: str, match: str = "-", *, text: str = "", value: str = "") -> Post:
        said = self.said

        class Heard(RequestContext):
            async def replace(self, post: Post) -> None:
                said.append(post)

            async def say_post(self, post: Post) -> None:
                said.append(post)

        async def is_member(_: int, who: int) -> bool:
            return who != STRANGER

        context = self.bench.context(person)
        channels: Any = SimpleNamespace(is_member=is_member)
        services = replace(context.services, channels=channels)
        heard = Heard(context.interaction, services, context.recipient)
        await ROUTES[route](ComponentEvent(heard, Key(route, MatchId(match), text=text), value))
        return said[-1]

    async def follows(self, person: PersonId = CARLA) -> list[Follow]:
        return list(await self.bench.store.follows.of_person(person))


def labels(post: Post) -> list[tuple[str, bool]]:
    """Return what the buttons of a post say, and whether they can be pressed."""
    found: list[Button] = [button for block in post.blocks if isinstance(block, Buttons) for button in block.items]
    return [(button.label, not button.is_disabled) for button in found]


async def test_a_match_is_followed_changed_listed_and_ended() -> None:
    hall = Hall()
    match = (await hall.bench.started()).after.id
    value = f"match.{match}.{SERVER}"
    post = await hall.press(CARLA, "follow", match)
    assert await hall.follows() == [Follow(CARLA, "match", match, SERVER)]
    assert labels(post)[:2] == [(EN("button-follow-end"), False), (EN("button-follow-each"), True)]
    await hall.press(CARLA, "follow_set", text=f"{value}.each")
    assert await hall.follows() == [Follow(CARLA, "match", match, SERVER, is_each=True)]
    again = await hall.press(CARLA, "follow", match)
    assert labels(again)[:2] == [(EN("button-follow-end"), True), (EN("button-follow-each"), False)], "as it is now"
    listed = await hall.press(CARLA, "follows")
    assert match in listed.text
    assert EN("follow-when-each") in listed.text
    await hall.press(CARLA, "follow_open", value=value)
    ended = await hall.press(CARLA, "unfollow", value=value)
    assert match in ended.text
    assert await hall.follows() == []
    twice = await hall.press(CARLA, "follow_set", text=f"{value}.off")
    assert twice.text == EN("follow-none")


async def test_own_over_private_and_computer_matches_are_refused() -> None:
    hall = Hall()
    match = (await hall.bench.started()).after.id
    with pytest.raises(NotFollowable) as own:
        await hall.press(ANNA, "follow", match)
    assert own.value.params["reason"] == "own"
    await hall.bench.matches.resign(match, ANNA)
    with pytest.raises(NotFollowable) as over:
        await hall.press(CARLA, "follow", match)
    assert over.value.params["reason"] == "over"
    for is_private in (True, False):
        seats = (ComputerSeat("easy", 1),)
        computer = (await hall.bench.proposed(computer=seats, is_private=is_private, wished_seat=Seat(0))).after.id
        with pytest.raises(UnknownMatch if is_private else NotFollowable):
            await hall.press(CARLA, "follow", computer)
    assert await hall.follows() == []


@pytest.mark.parametrize("who", [CARLA, PersonId(-1), STRANGER])
async def test_nobody_follows_themselves_the_computer_or_a_stranger(who: PersonId) -> None:
    hall = Hall()
    with pytest.raises((NotFollowable, NotAMember, UnknownButton)):
        await hall.press(CARLA, "follow_person", text=str(who))
    assert await hall.follows() == []


async def test_who_shows_nothing_or_has_blocked_somebody_is_not_followed() -> None:
    hall = Hall()
    await hall.press(CARLA, "follow_person", text=str(BERND))
    assert await hall.follows() == [Follow(CARLA, "person", str(BERND), SERVER)]
    await hall.bench.people.toggle_block(ANNA, CARLA)
    with pytest.raises(NotFollowable):
        await hall.press(CARLA, "follow_person", text=str(ANNA))
    chosen = await hall.bench.store.people.person(ANNA)
    await hall.bench.people.change_person(replace(chosen, shows="nothing"))
    with pytest.raises(NotFollowable):
        await hall.press(BERND, "follow_person", text=str(ANNA))


@pytest.mark.parametrize(
    ("route", "text"),
    [
        ("follow_set", "match.0twin000.7.each"),
        ("follow_set", "person.1.7.end"),
        ("follow_set", "nothing"),
        ("follow_set", "server.1.7.each"),
        ("follow_open", ""),
        ("unfollow", ""),
    ],
)
async def test_a_forged_button_changes_nothing_and_names_nobody(route: str, text: str) -> None:
    hall = Hall()
    with pytest.raises(UnknownButton):
        await hall.press(CARLA, route, text=text, value="match.x")
    assert await hall.follows() == []


async def test_who_ends_what_they_do_not_follow_learns_nothing_of_it() -> None:
    hall = Hall()
    private = (
        await hall.bench.proposed(computer=(ComputerSeat("easy", 1),), is_private=True, wished_seat=Seat(0))
    ).after.id
    post = await hall.press(CARLA, "unfollow", value=f"match.{private}.{SERVER}")
    assert post.text == EN("follow-none")


async def test_a_division_is_followed_on_the_page_of_its_season() -> None:
    club = Club()
    await club.start("draw", "start")
    post = await club.press(CARLA, "follow_division")
    (follow,) = await club.services.store.follows.of_person(CARLA)
    season = await club.seasons.season(SeasonId(club.id))
    assert follow == Follow(CARLA, "division", division_key(season.id, 1), season.founded.server)
    assert "Winter" in post.text
