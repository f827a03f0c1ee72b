"""Calls of the store that a round of a season takes, from the moment it is due until its news and boards are posted."""

from collections import Counter
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.delivery.seasons.starts import BATCH
from engine.ids import PersonId
from engine.seasons.course import beginning
from engine.seasons.entrants import signups
from engine.seasons.facts.formats import RoundsRules
from engine.seasons.facts.rules import Rules
from tests.bot.bench import Bench
from tests.engine.counting import counted
from tests.engine.seasons.season_builders import ORGANISER, RULES, START
from tests.memory.store import MemoryStore

SWISS = replace(RULES, own=RoundsRules("swiss", 3), most=512, overtime_days=3, tie_breaks=("buchholz",))
LEAGUE = replace(RULES, most=12)


@pytest.mark.parametrize(("rules", "people", "matches", "most"), [(SWISS, 16, 8, 120), (LEAGUE, 48, 264, 3300)])
async def test_a_round_asks_the_store_for_hundreds_of_things_that_it_knew(
    rules: Rules, people: int, matches: int, most: int
) -> None:
    """Eight matches took 222 calls until their boards were there, 264 matches 6,330."""
    store, passed = MemoryStore(), timedelta()
    services = Bench(store=store, now=lambda: START + passed).services()
    league, seasons = services.tasks.seasons, services.seasons
    season = (await seasons.found("League", rules, server=7, channel=70, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    for person in range(1, people + 1):
        await seasons.act(season, lambda now, _, person=person: signups.sign_up(now, PersonId(person)))  # type: ignore[misc]
    passed += timedelta(days=rules.sign_up_days)
    await league.catch_up()
    passed += timedelta(hours=rules.objection_hours)
    calls = counted(store)
    for _ in range(matches // BATCH + 1):
        await league.catch_up()
    assert len(calls) <= most, Counter(calls)
    assert len((await seasons.season(season)).matches) == matches
    assert await store.outbox.held_up() == {}
