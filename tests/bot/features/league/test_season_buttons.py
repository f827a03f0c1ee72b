"""Buttons and forms of seasons, through the bot's own routes, without a Discord between."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.errors import NotAMember
from bot.features.league.organisers.acts import ask
from bot.posts.league.news import news_post
from bot.posts.post import Buttons, Key, Post
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from engine.ids import MatchId, PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.errors import NothingCorrected, PartyToSeason
from engine.seasons.facts.course import SeasonCancelled
from engine.seasons.facts.places import EntrantJoined, StandbyAsked, TimeAsked
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import SeasonFact
from engine.seasons.organisers.acts import ACTS
from engine.seasons.state.season import Season
from engine.stores.outbox import Stream
from tests.bot.bench import Bench
from tests.engine.seasons.season_builders import ORGANISER, RULES

SERVER, CHANNEL = 7, 70
ANNA, BERT, TINA, UDO, STRANGER = map(PersonId, (1, 2, 70, 71, 404))
ANSWERS: list[Post] = []


class Heard(RequestContext):
    """A request whose answers are kept."""

    async def say_post(self, post: Post) -> None:
        """Keep an answer."""
        ANSWERS.append(post)

    async def replace(self, post: Post) -> None:
        """Keep an answer."""
        ANSWERS.append(post)


async def names_of(_: int, persons: Iterable[PersonId]) -> Mapping[PersonId, str]:
    """Return names without a Discord to ask."""
    return {person: f"P{person}" for person in persons}


class Club:
    """A server in which a season of four is played."""

    def __init__(self) -> None:
        self.services = Bench().services()
        self.seasons = self.services.seasons
        cast("Any", self.services.season_posts).names = names_of
        self.id = MatchId("")

    async def start(self, *acts: str) -> None:
        """Let four sign up, and do what organisers do to begin."""
        now, rules = self.services.now(), replace(RULES, allows_late=True, recurs=False)
        founded = await self.seasons.found("Winter", rules, server=SERVER, channel=CHANNEL, by=ORGANISER)
        season = founded.after.id
        await self.seasons.act(season, lambda found, _: beginning.open_sign_up(found, now))
        for person in range(1, 5):
            await self.seasons.act(season, lambda found, _, who=PersonId(person): signups.sign_up(found, who))  # type: ignore[misc]
        self.id = MatchId(season)
        for act in acts:
            await self.press(ORGANISER, "league_acted", text=act, reason="Now.")
            await self.seasons.advance(season)

    async def press(self, person: PersonId, route: str, *, text: str = "", value: str = "", **fields: str) -> Post:
        """Use a button, or send a form; organisers are those who send reasons."""
        interaction = SimpleNamespace(
            user=SimpleNamespace(id=person, roles=[]),
            guild_id=SERVER,
            guild=None,
            permissions=SimpleNamespace(manage_guild="reason" in fields),
            data={"resolved": {"members": {value: {} for value in fields.values() if value != str(STRANGER)}}},
        )
        context = Heard(cast("Any", interaction), self.services, await self.services.recipients.public(SERVER))
        await ROUTES[route](ComponentEvent(context, Key(route, self.id, text=text), value, fields))
        return ANSWERS[-1]

    async def season(self) -> Season:
        return await self.seasons.season(SeasonId(self.id))

    async def told(self, kind: type[SeasonFact]) -> Post:
        """Return the post about the latest change, which has a fact of a kind."""
        change = await self.seasons.change(
            (await self.services.store.outbox.announcements(Stream("season", self.id)))[-1]
        )
        assert any(isinstance(fact, kind) for fact in change.facts)
        standing = await self.services.season_posts.views.standing(change.after)
        post = news_post(change, standing, standing, await self.services.recipients.public(SERVER))
        assert post is not None
        return post


def keys(post: Post) -> list[Key]:
    buttons = [button for block in post.blocks if isinstance(block, Buttons) for button in block.items]
    return [button.key for button in buttons if button.key is not None]


def routes(post: Post) -> list[str]:
    """Return the routes of the buttons below a post."""
    return [key.route for key in keys(post)]


def key_of(post: Post, route: str) -> Key:
    return next(key for key in keys(post) if key.route == route)


@pytest.fixture
async def club() -> Club:
    club = Club()
    await club.start("draw", "start")
    return club


async def test_somebody_joins_a_running_season_by_the_button_of_its_page(club: Club) -> None:
    assert routes(await club.press(TINA, "league_show"))[0] == "league_join"
    await club.press(TINA, "league_join")
    entrant = (await club.season()).entrant_of(TINA)
    assert entrant is not None
    assert f"<@{TINA}>" in (await club.told(EntrantJoined)).text


@pytest.mark.parametrize(("done", "act"), [((), "draw"), (("draw",), "start"), (("draw",), "pause")])
async def test_who_starts_a_season_reads_how_many_threads_it_opens(done: Sequence[str], act: str) -> None:
    club = Club()
    await club.start(*done)
    shown = AsyncMock()
    interaction = SimpleNamespace(
        user=SimpleNamespace(id=ORGANISER, roles=[]),
        guild_id=SERVER,
        guild=None,
        permissions=SimpleNamespace(manage_guild=True),
        response=SimpleNamespace(send_modal=shown),
    )
    context = Heard(cast("Any", interaction), club.services, await club.services.recipients.public(SERVER))
    await ask(context, await club.season(), act)
    form = shown.await_args.args[0].to_dict()  # type: ignore[union-attr]
    assert ("6 threads" in str(form)) == (act != "pause")


@pytest.mark.parametrize("act", [name for name, act in ACTS.items() if act.concerns_all and "running" in act.phases])
async def test_an_organiser_who_plays_is_refused_before_they_have_written_a_reason(club: Club, act: str) -> None:
    with pytest.raises(PartyToSeason):
        await club.press(ANNA, "league_act", value=act, reason="")


async def test_who_cannot_go_on_is_offered_four_ways_and_hands_over(club: Club) -> None:
    offered = await club.press(ANNA, "league_leave")
    assert routes(offered) == ["league_hand_over", "league_ask_time", "league_away", "league_leave_yes"]
    await club.press(ANNA, "league_handed", member=str(UDO))
    with pytest.raises(NotAMember):
        await club.press(BERT, "league_handed", member=str(STRANGER))
    told = await club.told(StandbyAsked)
    assert told.mentions == (UDO,)
    assert "league_take" in routes(told)
    await club.press(UDO, "league_take", text=key_of(told, "league_take").text)
    assert (await club.season()).entrant_of(ANNA) is None
    assert (await club.season()).entrant_of(UDO) is not None


async def test_asking_for_time_is_told_with_the_way_to_give_it(club: Club) -> None:
    await club.press(ANNA, "league_time_asked", line="I am ill.")
    told = await club.told(TimeAsked)
    assert "I am ill." in told.text
    assert routes(told) == ["league_organise"]


async def test_who_calls_a_season_off_is_named(club: Club) -> None:
    await club.press(ORGANISER, "league_acted", text="cancel", reason="Nobody plays.")
    told = (await club.told(SeasonCancelled)).text
    assert f"<@{ORGANISER}>" in told
    assert "Nobody plays." in told


async def test_days_away_are_a_vacation(club: Club) -> None:
    await club.press(ANNA, "league_away_kept", line="3")
    (vacation,) = await club.services.store.people.vacations(ANNA)
    assert (vacation.last - vacation.first).days == 2


@pytest.mark.parametrize("chosen", ["move.1", "keep.1", "move.x", "drop.1", ""])
async def test_a_form_about_a_correction_that_is_none_changes_nothing(club: Club, chosen: str) -> None:
    before = await club.season()
    with pytest.raises(NothingCorrected):
        await club.press(ORGANISER, "league_acted", text="correction", corrected=chosen, reason="So.")
    assert await club.season() == before
