"""Posts about ladders and waiting groups, and the time for which ladders are turned over."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.posts.league.core import Standing
from bot.posts.league.facts_told import lines_of
from bot.posts.league.ladder import ladder_post, round_up, rungs_of
from bot.posts.league.page import page_post
from bot.posts.painter import Painter
from bot.posts.post import Post
from bot.posts.recipients import Recipient
from engine.seasons.course.schedule import AWAY_NOTE, UNAVAILABLE_NOTE
from engine.seasons.facts.course import OutageCredited, SeasonPaused, SeasonResumed, WeekEnded
from engine.seasons.formats.ladder import challenges
from engine.seasons.results.standings import tables
from renderers.league.ladder import ROWS_ON_PAGE
from tests.bot.bench import WORDS, recipients
from tests.engine.seasons.formats.test_flash import FLASH
from tests.engine.seasons.formats.test_ladder import BERND, CARLA, FIVE, LADDER, Climbed
from tests.engine.seasons.season_builders import START, Played

PEOPLE = challenges.MOST
SOMEBODY = tuple(recipients())


def standing(played: Played) -> Standing:
    made = tables(played.season, played.progress)
    names = {entrant.person: f"Anna {entrant.person}" for entrant in played.season.entrants.values()}
    return Standing(played.season, played.progress, made, names=names, at=played.now)


def climbed(*people: int) -> Climbed:
    return Climbed(Played.founded(LADDER).season).begin(*people)


async def shown(played: Climbed, page: int, somebody: Recipient) -> Post:
    return await ladder_post(standing(played), 1, Painter({}), somebody, page=page, marked=None)


@pytest.mark.parametrize("somebody", SOMEBODY)
async def test_a_ladder_of_a_hundred_has_four_pages_and_no_button_leads_beyond(somebody: Recipient) -> None:
    played = climbed(*range(1, PEOPLE + 1))
    for page, first in ((-1, 1), (0, 1), (3, 3 * ROWS_ON_PAGE + 1), (9, 3 * ROWS_ON_PAGE + 1)):
        post = await shown(played, page, somebody)
        assert f"**{first}** <@{first}>" in post.text
        assert f"**{first + ROWS_ON_PAGE}** " not in post.text
        assert len(post.text) < 4000


async def test_movement_is_that_of_a_week_and_days_those_on_the_rung() -> None:
    played = climbed(*FIVE)
    played.wait(days=10)
    played.play(CARLA, BERND)
    played.wait(days=3)
    rungs = rungs_of(standing(played), marked=None)
    assert [(rung.place, rung.moved, rung.days) for rung in rungs][:4] == [
        (1, 0, 13),
        (2, 1, 3),
        (3, -1, 3),
        (4, 0, 13),
    ]
    played.wait(days=5)
    assert {rung.moved for rung in rungs_of(standing(played))} == {0}


@pytest.mark.parametrize("language", WORDS)
def test_a_quiet_week_and_a_short_outage_are_not_told(language: str) -> None:
    words, played = WORDS[language], climbed(*FIVE)
    played.wait(days=14)
    assert list(round_up(WeekEnded("week_ended", 2), standing(played), words)) == []
    outage = OutageCredited("outage_credited", START.isoformat(), (START + timedelta(hours=1)).isoformat())
    assert list(lines_of(outage, standing(played), words)) == []
    played.challenge(CARLA, BERND)
    assert list(lines_of(outage, standing(played), words)) == [words("ladder-told-outage")]


@pytest.mark.parametrize("language", WORDS)
def test_only_a_bot_that_is_back_after_a_while_says_so(language: str) -> None:
    words, played = WORDS[language], standing(climbed(*FIVE))
    for note, told in ((AWAY_NOTE, [words("league-told-resumed-away")]), (UNAVAILABLE_NOTE, [])):
        assert list(lines_of(SeasonPaused("season_paused", note, None, ""), played, words)) == []
        assert list(lines_of(SeasonResumed("season_resumed", note, None), played, words)) == told


@pytest.mark.parametrize("somebody", SOMEBODY)
def test_the_page_of_a_group_says_how_many_wait_and_who_has_no_room(somebody: Recipient) -> None:
    played = Played.founded(FLASH)
    played.sign_up(1, 2, 3)
    made = standing(played)
    made = replace(made, progress=replace(made.progress, without_capacity=frozenset([2])))  # type: ignore[list-item]
    page = page_post(made, somebody, "Gamwin", played.now).text
    assert somebody.words("flash-waiting", ready=2, size=4) in page
    assert somebody.words("flash-busy", persons=made.mention(2), count=1) in page  # type: ignore[arg-type]
