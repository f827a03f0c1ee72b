"""Failures on demand, as the real discord.py lives through them."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from sandbox.client import PATIENCE_S, Channel, Message, NoAnswer, Person, Refused, Sandbox
from sandbox.hub import Call
from sandbox.protocol.errors import RateLimited
from sandbox.protocol.permissions import BOT, Permission
from sandbox.rest import channels
from sandbox.rest.messages import MEMBER_ADDED, MEMBER_REMOVED, RENAMED

SEND = "/channels/*/messages"


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("anna")


async def a_thread(anna: Person) -> Channel:
    """Let the bot open a thread and send its messages."""
    await anna.command("general", "thread", name="T")
    await anna.wait_for(lambda message: message.text == "for you alone")
    return (await anna.threads())[0]


async def sent(sandbox: Sandbox, anna: Person) -> int:
    """Return how often the bot's message stands in its thread."""
    return sum(message.text == "in the thread" for message in await anna.messages(await a_thread(anna)))


async def test_a_rate_limited_request_is_tried_again(sandbox: Sandbox, anna: Person) -> None:
    sandbox.fault("rate_limit", "POST", SEND, retry_after=0.05)
    assert await sent(sandbox, anna) == 1
    assert [r.status for r in sandbox.requests if r.route == "POST /channels/{channel}/messages"][:2] == [429, 200]


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["before", "after"])
async def test_a_server_error_makes_no_double_message(sandbox: Sandbox, anna: Person, kind: str) -> None:
    sandbox.fault(kind, "POST", SEND, status=502)
    assert await sent(sandbox, anna) == 1


async def test_a_slow_server_is_waited_for(sandbox: Sandbox, anna: Person) -> None:
    sandbox.fault("slow", "POST", SEND, delay_ms=150)
    assert await sent(sandbox, anna) == 1


async def test_a_named_error_is_answered(sandbox: Sandbox, anna: Person) -> None:
    sandbox.fault("before", "POST", "/interactions/**", status=404, code=10062, message="Unknown interaction")
    command = asyncio.create_task(anna.command("general", "wrong", how="plainly"))
    await anna.wait_for(lambda message: message.text == "plainly: [10062]")
    sandbox.skip_time(PATIENCE_S)
    with pytest.raises(NoAnswer):
        await command


async def test_a_person_without_direct_messages_cannot_be_written_to(sandbox: Sandbox, anna: Person) -> None:
    await anna.set(dms_open=False)
    await anna.command("general", "thread", name="T")
    await anna.wait_for(lambda message: message.text == "closed: 50007")
    assert await anna.dms() == []


async def test_a_bot_without_permission_is_refused(sandbox: Sandbox, anna: Person) -> None:
    sandbox.set_permissions("Fernzug", BOT & ~Permission.SEND_MESSAGES)
    sandbox.set_permissions("@everyone", Permission.VIEW_CHANNEL | Permission.USE_APPLICATION_COMMANDS)
    await anna.command("general", "chores")
    await sandbox.until(lambda: any(r.status == 403 and r.answer["code"] == 50013 for r in sandbox.requests))


async def test_a_deleted_channel_is_unknown(sandbox: Sandbox, anna: Person) -> None:
    mira, thread = sandbox.person("mira"), await a_thread(anna)
    with pytest.raises(Refused, match="Missing Permissions"):
        await anna.delete(thread)
    await mira.delete(thread)
    assert await anna.threads() == []


async def test_in_an_archived_thread_nothing_can_be_used_until_somebody_writes(sandbox: Sandbox, anna: Person) -> None:
    mira, thread = sandbox.person("mira"), await a_thread(anna)
    panel = await anna.command(thread, "move", text="a1")
    assert isinstance(panel, Message)
    assert (await mira.change(thread, archived=True)).is_archived
    with pytest.raises(Refused, match="archived"):
        await anna.command(thread, "move", text="a1")
    with pytest.raises(Refused, match="archived"):
        await anna.autocomplete(thread, "move", "text", text="b")
    with pytest.raises(Refused, match="archived"):
        await anna.press(panel, panel.buttons[0].label)
    await anna.say(thread, "hello")
    assert not (await anna.threads())[0].is_archived
    assert isinstance(await anna.command(thread, "move", text="a1"), Message)


async def test_a_thread_is_archived_after_the_time_that_it_allows(sandbox: Sandbox, anna: Person) -> None:
    await a_thread(anna)
    sandbox.let_threads_rest(timedelta(hours=23))
    assert not (await anna.threads())[0].is_archived
    sandbox.let_threads_rest(timedelta(hours=24))
    assert (await anna.threads())[0].is_archived


async def test_a_new_name_leaves_a_message_that_stays_and_an_entry_in_the_log(sandbox: Sandbox, anna: Person) -> None:
    mira, thread = sandbox.person("mira"), await a_thread(anna)
    await mira.change(thread, name="Another")
    told = (await mira.messages(thread))[-1]
    assert (told.raw["type"], told.content) == (RENAMED, "Another")
    with pytest.raises(Refused, match="system message"):
        await mira.delete(told)
    made, changed = sandbox.audit_log
    assert [made["action_type"], changed["action_type"]] == [110, 111]
    assert changed["changes"] == [{"key": "name", "old_value": "T", "new_value": "Another"}]
    assert changed["user_id"] == mira.id


async def test_a_bot_names_a_thread_twice_in_ten_minutes(sandbox: Sandbox, anna: Person) -> None:
    thread, hub = await a_thread(anna), sandbox.server.hub
    for name in ("A", "B"):
        channels.edit(hub, Call("PATCH", "", {"channel": thread.id}, {}, {"name": name}))
    with pytest.raises(RateLimited) as refused:
        channels.edit(hub, Call("PATCH", "", {"channel": thread.id}, {}, {"name": "C"}))
    assert 590 < refused.value.body()["retry_after"] <= 600
    assert refused.value.refusal.status == 429


async def test_who_is_added_to_a_thread_or_taken_out_of_it_is_named_there(sandbox: Sandbox, anna: Person) -> None:
    thread, hub = await a_thread(anna), sandbox.server.hub
    call = Call("PUT", "", {"channel": thread.id, "user": sandbox.person("carla").id}, {})
    for is_added in (True, True, False):
        channels.member_route(is_added=is_added)(hub, call)
    told = (await anna.messages(thread))[-2:]
    assert [message.raw["type"] for message in told] == [MEMBER_ADDED, MEMBER_REMOVED]
    assert not any(message.pings for message in await sandbox.person("carla").messages(thread))


async def test_a_locked_thread_stays_closed(sandbox: Sandbox, anna: Person) -> None:
    mira, thread = sandbox.person("mira"), await a_thread(anna)
    await mira.change(thread, archived=True, locked=True)
    with pytest.raises(Refused, match="archived"):
        await anna.say(thread, "hello")
