"""Lost connections, resumed and new sessions, and what the bot's process does."""

from __future__ import annotations

import os
import signal

import pytest

from sandbox.client import Message, Sandbox


async def reach(sandbox: Sandbox, text: str) -> None:
    """Make sure that the bot hears and answers."""
    answer = await sandbox.person("anna").command("general", "move", text=text)
    assert isinstance(answer, Message)
    assert answer.text == f"moved {text}"


async def test_a_cut_connection_is_resumed_and_nothing_is_missed(sandbox: Sandbox) -> None:
    gateway = sandbox.server.hub.gateway
    await sandbox.drop_gateway(resumable=True)
    await reach(sandbox, "while away")
    assert (gateway.identified, gateway.resumed) == (1, 1)


async def test_the_bot_reconnects_when_asked(sandbox: Sandbox) -> None:
    sandbox.server.hub.gateway.ask_to_reconnect()
    await sandbox.until(lambda: sandbox.server.hub.gateway.resumed == 1)
    await reach(sandbox, "again")


@pytest.mark.slow
async def test_a_lost_session_is_begun_anew(sandbox: Sandbox) -> None:
    await sandbox.drop_gateway(resumable=False)
    await sandbox.until(lambda: sandbox.server.hub.gateway.identified == 2)
    await reach(sandbox, "anew")


async def test_an_invalid_session_that_can_be_resumed_is_resumed(sandbox: Sandbox) -> None:
    sandbox.server.hub.gateway.invalidate(resumable=True)
    await sandbox.until(lambda: sandbox.server.hub.gateway.resumed == 1)
    await reach(sandbox, "valid")


async def test_the_bot_ends_cleanly_and_comes_back(sandbox: Sandbox) -> None:
    assert await sandbox.stop_bot() == 0
    assert not sandbox.server.hub.gateway.is_connected
    await sandbox.start_bot()
    await reach(sandbox, "back")


async def test_a_bot_that_dies_is_started_again(sandbox: Sandbox) -> None:
    assert sandbox.server.bot
    assert sandbox.server.bot.pid
    os.kill(sandbox.server.bot.pid, signal.SIGKILL)
    anna = sandbox.person("anna")
    await anna.heard(lambda: any(e["type"] == "bot" and e["data"]["process"] == "waiting" for e in anna.events))
    await anna.heard(lambda: sandbox.server.hub.gateway.identified == 2)
    await reach(sandbox, "risen")
