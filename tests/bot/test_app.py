"""The client: its beginning without false alarms, and its end, also while discord.py is just becoming ready."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.app import Fernzug
from bot.wiring import client_of
from tests.bot.bench import parts_over
from tests.memory.store import MemoryStore


def unconnected() -> Fernzug:
    """Return a bot that has never heard of Discord."""
    store = MemoryStore()
    return client_of(parts_over(store))


def test_nobody_is_warned_of_what_only_voice_would_need(caplog: pytest.LogCaptureFixture) -> None:
    unconnected()
    assert caplog.messages == []


def test_no_request_waits_for_minutes() -> None:
    """Discord lets a channel with many new threads wait for four minutes, and discord.py slept that long."""
    assert unconnected().http.max_ratelimit_timeout == 30.0


async def test_a_bot_that_is_ready_only_when_it_leaves_begins_nothing() -> None:
    async with unconnected() as bot:
        before = asyncio.all_tasks()
        bot.dispatch("ready")
        with capture_logs() as logs:
            await bot.close()
            await asyncio.sleep(0)
        assert asyncio.all_tasks() == before
        assert [entry["event"] for entry in logs] == []


async def test_an_event_after_the_end_is_not_passed_on() -> None:
    async with unconnected() as bot:
        await bot.close()
        before = asyncio.all_tasks()
        bot.dispatch("ready")
        assert asyncio.all_tasks() == before
