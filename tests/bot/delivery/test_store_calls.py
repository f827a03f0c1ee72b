"""Calls of the store that a round of a season takes, from the moment it is due until its news and boards are posted."""

from dataclasses import replace
from datetime import timedelta

import pytest

from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules
from tests.bot.bench import Bench
from tests.engine.seasons.season_builders import ORGANISER, RULES, START
from tests.memory.counted import CountedStore

SWISS = replace(RULES, own=RoundsRules("swiss", 3), most=512, overtime_days=3, tie_breaks=("buchholz",))
LEAGUE = replace(RULES, most=12)


@pytest.mark.parametrize(
    ("rules", "people", "matches", "of_season", "of_boards"), [(SWISS, 16, 8, 60, 100), (LEAGUE, 48, 264, 950, 3230)]
)
async def test_a_round_asks_the_store_for_hundreds_of_things_that_it_knew(
    rules: Rules, people: int, matches: int, of_season: int, of_boards: int
) -> None:
    """Eight matches took 124 calls for the season and 98 for their boards, 264 matches 3,100 and 3,230."""
    store, passed = CountedStore(), timedelta()
    services = Bench(store=store, now=lambda: START + passed).services()
    league, seasons, announcer = services.tasks.seasons, services.seasons, services.tasks.announcer
    season = (await seasons.found("League", rules, server=7, channel=70, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    for person in range(1, people + 1):
        await seasons.act(season, lambda now, _, person=person: signups.sign_up(now, PersonId(person)))  # type: ignore[misc]
    passed += timedelta(days=rules.sign_up_days)
    await league.catch_up()
    await announcer.catch_up()
    passed += timedelta(hours=rules.objection_hours)
    calls, parts = [0, 0], (league.catch_up, announcer.catch_up)
    for _ in range(matches // 10 + 1):
        for at, catch_up in enumerate(parts):
            store.calls.clear()
            await catch_up()
            calls[at] += store.calls.total()
    assert len((await seasons.season(season)).matches) == matches
    assert await store.outbox.held_up() == {}
    assert calls[0] <= of_season
    assert calls[1] <= of_boards
