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
from engine.seasons.facts.rules import Rules, SeasonScoring
from engine.stores.outbox import Stream
from tests.bot.bench import Bench
from tests.engine.counting import counted
from tests.engine.seasons.season_builders import ORGANISER, RULES, START
from tests.memory.store import MemoryStore

SWISS = replace(
    RULES, own=RoundsRules("swiss", 3), most=512, overtime_days=3, scoring=SeasonScoring(tie_breaks=("buchholz",))
)
LEAGUE = replace(RULES, most=12)


@pytest.mark.parametrize(("rules", "people", "matches", "most"), [(SWISS, 16, 8, 35), (LEAGUE, 48, 264, 950)])
async def test_a_round_asked_the_store_again_for_what_it_knew(
    rules: Rules, people: int, matches: int, most: int
) -> None:
    """The start and news of eight matches took 124 calls, their boards 98; of 264 matches 3,100 and 3,230."""
    store, passed = MemoryStore(), timedelta()
    services = Bench(store=store, now=lambda: START + passed).services()
    league, announcer, seasons = services.tasks.seasons, services.tasks.announcer, services.seasons
    season = (await seasons.found("League", rules, server=7, channel=70, by=ORGANISER)).after.id
    await seasons.act(season, lambda now, _: beginning.open_sign_up(now, services.now()))
    for person in range(1, people + 1):
        await seasons.act(season, lambda now, _, person=person: signups.sign_up(now, PersonId(person)))  # type: ignore[misc]
    passed += timedelta(days=rules.sign_up_days)
    await league.catch_up()
    passed += timedelta(hours=rules.objection_hours)
    calls, news, boards = counted(store), Counter[str](), Counter[str]()
    for _ in range(matches // BATCH + 1):
        await league._advance()
        await announcer.take_up(Stream("season", season))
        news.update(calls)
        calls.clear()
        await announcer.catch_up()
        boards.update(calls)
        calls.clear()
    assert len((await seasons.season(season)).matches) == matches
    assert await store.outbox.held_up() == {}
    assert news.total() <= most, news
    assert boards.total() <= most, boards
