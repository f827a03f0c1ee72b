"""The strict world, and that its judge notices who was lost unseen or given too much."""

import asyncio
import random
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from engine.log.facts.codec import decode_fact
from engine.log.facts.time import ClocksHeld, TimeGiven
from engine.log.facts.union import Fact
from engine.matches.state.fold import fold
from engine.time.policy import FAST, HOUR
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, GAMES_AND_TOY, NOON
from tests.engine.service_fixtures import serve, start
from tests.memory.store import MemoryStore
from tests.simulation.records import Change, Records
from tests.simulation.strict.judge import Judge, Verdict
from tests.simulation.strict.paper import StrictDiscord, Told
from tests.simulation.strict.simulate import simulate
from tests.simulation.strict.world import StrictScale
from tests.simulation.walk import DAY, Walk

LATE = NOON + timedelta(hours=24)


def changes(*, given: int = 0) -> list[Change]:
    """Return a match in which Anna runs out of time without a move, or is held and given time."""
    now = NOON
    matches = serve(MemoryStore(), now=lambda: now)

    async def played() -> list[Change]:
        nonlocal now
        match = (await start(matches, ANNA, BERT, policy=FAST)).id
        now = NOON + timedelta(hours=2) if given else LATE
        if given:
            facts: tuple[Fact, ...] = (
                TimeGiven("time_given", Seat(0), given, "unseen", None, ""),
                ClocksHeld("clocks_held", "unseen", NOON.isoformat()),
            )
            await matches.decide(match, lambda *_: facts)
        else:
            await matches.clocks.wake(match)
        log = await matches.logs.log(match)
        known = [None, *fold(GAMES_AND_TOY, log)]
        facts_of = [decode_fact(entry.body) for entry in log]
        times = sorted({entry.at for entry in log})
        steps = {at: [each for each in zip(facts_of, known[1:], log, strict=True) if each[2].at == at] for at in times}
        return [Change(at, None, tuple((fact, after) for fact, after, _ in steps[at])) for at in times]  # type: ignore[misc]

    return asyncio.run(played())


def judged(course: list[Change], *told: datetime) -> list[str]:
    """Return what the judge finds if Discord has taken a post at some times."""
    paper, verdict = StrictDiscord(now=lambda: LATE, rng=random.Random(1)), Verdict()
    match = course[-1].after
    paper.accepted[match.id] = [Told(at, match.seq, 7) for at in told]
    Judge(Walk(NOON - DAY, LATE + DAY), Records(), paper, verdict, 30.0).go_through(match.id, course)
    return [fault.what for fault in verdict.faults]


def test_a_player_who_saw_the_board_all_the_time_has_lost() -> None:
    assert judged(changes(), NOON) == []


@pytest.mark.parametrize("told", [(), (NOON + timedelta(hours=1),)])
def test_a_player_who_was_shown_nothing_or_an_hour_too_late_has_not(told: tuple[datetime, ...]) -> None:
    assert judged(changes(), *told) == ["lost on time unseen"]


def test_an_hour_given_for_half_an_hour_unseen_is_too_much() -> None:
    course = changes(given=HOUR)
    assert judged(course, NOON + timedelta(hours=1)) == []
    assert judged(course, NOON + timedelta(minutes=30)) == ["more given than was unseen"]


@pytest.mark.long
@pytest.mark.covers(people=StrictScale().people, days=StrictScale().days)
def test_forty_people_lose_nothing_unseen_and_gain_no_more_than_that(tmp_path: Path) -> None:
    """As `python -m tests.simulation.strict`."""
    verdict = simulate(tmp_path, StrictScale())
    assert verdict.faults == []
    assert verdict.held >= 100
    assert verdict.timed_out >= 1
