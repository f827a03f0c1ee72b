"""Faults of Discord are tried again at every round, refusals ever more rarely."""

from datetime import UTC, datetime, timedelta
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.delivery.retries import Retries
from bot.platform.faults import TOO_MANY_THREADS
from engine.ids import MatchId

MATCH, OTHER = MatchId("match001"), MatchId("match002")
ROUND = timedelta(seconds=30)


def answer(kind: type[discord.HTTPException], status: int, code: int = 0) -> discord.HTTPException:
    return kind(Mock(status=status, reason="because"), {"code": code, "message": "no"})


class Day:
    """Rounds of thirty seconds."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 1, tzinfo=UTC)
        self.retries = Retries[MatchId](ROUND.total_seconds(), lambda: self.now)

    def pass_with(self, error: Exception) -> int:
        """Let a day pass on which everything that is tried fails, and return how often it was."""
        tried = 0
        for _ in range(timedelta(days=1) // ROUND):
            if self.retries.is_due(MATCH):
                tried += 1
                self.retries.failed_with(MATCH, error)
            self.now += ROUND
        return tried


FAULTS = [
    answer(discord.DiscordServerError, 503),
    answer(discord.HTTPException, 429),
    aiohttp.ServerDisconnectedError(),
    TimeoutError(),
]
REFUSALS = [
    answer(discord.Forbidden, 403),
    answer(discord.NotFound, 404),
    answer(discord.HTTPException, 400, TOO_MANY_THREADS),
    answer(discord.HTTPException, 400),
    KeyError("ours"),
]


@pytest.mark.parametrize("fault", FAULTS, ids=repr)
def test_what_discord_could_not_take_for_a_day_is_tried_within_thirty_seconds(fault: Exception) -> None:
    day = Day()
    assert day.pass_with(fault) == timedelta(days=1) // ROUND
    assert day.retries.is_due(MATCH)


@pytest.mark.parametrize("refusal", REFUSALS, ids=repr)
def test_refused_requests_are_few_a_day(refusal: Exception) -> None:
    assert Day().pass_with(refusal) <= 32


def test_a_fault_after_refusals_is_tried_again_soon() -> None:
    day = Day()
    day.pass_with(REFUSALS[0])
    day.retries.failed_with(MATCH, FAULTS[0])
    day.now += ROUND
    assert day.retries.is_due(MATCH)


def test_what_discord_makes_us_wait_for_is_not_tried_before() -> None:
    day = Day()
    day.retries.failed_with(MATCH, discord.RateLimited(240.0))
    day.now += timedelta(seconds=239)
    assert not day.retries.is_due(MATCH)
    day.now += timedelta(seconds=1)
    assert day.retries.is_due(MATCH)


def test_refusals_of_one_match_hold_up_no_other_and_are_forgotten_with_it() -> None:
    day = Day()
    day.retries.failed_with(MATCH, REFUSALS[0])
    assert day.retries.is_due(OTHER)
    day.retries.keep({OTHER})
    assert day.retries.is_due(MATCH)


def test_a_change_lets_everything_be_tried_at_once() -> None:
    day = Day()
    day.pass_with(REFUSALS[0])
    day.retries.clear()
    assert day.retries.is_due(MATCH)
