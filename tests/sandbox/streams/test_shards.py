"""Several sessions at once: shards, what each hears, who may begin one, and who answers."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from sandbox.__main__ import main
from sandbox.client import PATIENCE_S, Message, Sandbox
from sandbox.protocol.errors import ALREADY_ACKNOWLEDGED
from sandbox.streams.connection import Close, Op
from sandbox.streams.session import Shard
from sandbox.streams.session_starts import DAY_S, SessionStarts, Start
from sandbox.world.seed_world import GUILD_ID
from tests.forking import fork
from tests.sandbox.conftest import specification
from tests.sandbox.gateway_client import Client, connected
from tests.stories.openapi import URI

OF_GUILD, OF_NOBODY = (int(GUILD_ID) >> 22) % 2, 0
"""The shards, of two, that hear the server and direct messages: they are not the same."""
echo = partial(Sandbox.start, bot_module="tests.sandbox.echo_bot", spawn=fork)


@pytest.fixture
async def quiet(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A sandbox without a bot."""
    async with Sandbox.start(tmp_path, bot_module=None) as sandbox:
        yield sandbox


async def begun(stack: AsyncExitStack, sandbox: Sandbox, *shard: int, process: int = 0) -> Client:
    """Begin a session of a shard and return its connection, which has heard of its guilds."""
    client = await stack.enter_async_context(connected(sandbox, process=process))
    await client.identify(*shard)
    ready = await client.hear("READY")
    for guild in ready["guilds"]:
        assert (await client.hear("GUILD_CREATE"))["id"] == guild["id"]
    return client


async def test_ready_names_the_shard_and_its_guilds(quiet: Sandbox) -> None:
    async with AsyncExitStack() as stack:
        for shard, guilds in (([], [GUILD_ID]), ([OF_GUILD, 2], [GUILD_ID]), ([1 - OF_GUILD, 2], [])):
            client = await stack.enter_async_context(connected(quiet))
            await client.identify(*shard)
            ready = await client.hear("READY")
            assert ready["shard"] == (shard or [0, 1])
            assert ready["guilds"] == [{"id": guild, "unavailable": True} for guild in guilds]


async def test_each_shard_hears_its_guilds_and_the_first_what_belongs_to_none(quiet: Sandbox) -> None:
    anna = quiet.person("anna")
    dm = await anna.open_dm()
    assert OF_GUILD != OF_NOBODY
    async with AsyncExitStack() as stack:
        alone = await begun(stack, quiet)
        of_guild, of_nobody = await begun(stack, quiet, OF_GUILD, 2), await begun(stack, quiet, OF_NOBODY, 2)
        said = await anna.say("general", "hello")
        told = await anna.say(dm, "and you")
        for client, messages in ((alone, [said, told]), (of_guild, [said]), (of_nobody, [told])):
            assert [(await client.hear("MESSAGE_CREATE"))["id"] for _ in messages] == [
                message.id for message in messages
            ]


async def test_sessions_of_one_shard_hear_the_same(quiet: Sandbox) -> None:
    async with AsyncExitStack() as stack:
        both = [await begun(stack, quiet, OF_GUILD, 2, process=process) for process in (0, 1)]
        said = await quiet.person("anna").say("general", "to both")
        assert [(await client.hear("MESSAGE_CREATE"))["id"] for client in both] == [said.id, said.id]
        assert quiet.server.hub.gateway.shards(1) == {Shard(OF_GUILD, 2)}


async def test_each_session_is_lost_and_resumed_for_itself(quiet: Sandbox) -> None:
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(connected(quiet))
        await client.identify(OF_GUILD, 2)
        ready = await client.hear("READY")
        other = await begun(stack, quiet, OF_NOBODY, 2)
        await quiet.drop_gateway(shard=OF_GUILD)
        assert await client.close_code() == Close.UNKNOWN_ERROR
        missed = await quiet.person("anna").say("general", "missed")
        again = await stack.enter_async_context(connected(quiet, process=1))
        await again.resume(ready["session_id"], 2)
        assert (await again.hear("MESSAGE_CREATE"))["id"] == missed.id
        await again.hear("RESUMED")
        await other.send(Op.HEARTBEAT)
        assert (await other.next())["op"] == Op.HEARTBEAT_ACK
        quiet.server.hub.gateway.invalidate(resumable=False, shard=OF_GUILD)
        assert await again.next() == {"op": Op.INVALID_SESSION, "d": False, "t": None, "s": None}
        await again.resume(ready["session_id"], 3)
        assert (await again.next())["op"] == Op.INVALID_SESSION


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [1], ["0", "1"], [0, 1, 2]])
async def test_a_shard_that_cannot_be_is_refused(quiet: Sandbox, shard: list[Any]) -> None:
    async with connected(quiet) as client:
        await client.identify(*shard)
        assert await client.close_code() == Close.INVALID_SHARD


async def test_a_shard_with_too_many_guilds_is_refused(quiet: Sandbox) -> None:
    quiet.server.hub.gateway.guilds_per_shard = 0
    async with AsyncExitStack() as stack:
        await begun(stack, quiet, 1 - OF_GUILD, 2)
        client = await stack.enter_async_context(connected(quiet))
        await client.identify(OF_GUILD, 2)
        assert await client.close_code() == Close.SHARDING_REQUIRED


async def test_a_connection_has_one_session_and_says_nothing_before(quiet: Sandbox) -> None:
    async with connected(quiet) as client:
        await client.send(Op.REQUEST_MEMBERS, {"guild_id": GUILD_ID, "query": ""})
        assert await client.close_code() == Close.NOT_AUTHENTICATED
    async with connected(quiet) as client:
        await client.identify()
        await client.identify()
        assert await client.close_code() == Close.ALREADY_AUTHENTICATED


async def test_members_are_told_to_the_session_that_asks(quiet: Sandbox) -> None:
    async with AsyncExitStack() as stack:
        asks, other = await begun(stack, quiet), await begun(stack, quiet)
        await asks.send(Op.REQUEST_MEMBERS, {"guild_id": GUILD_ID, "query": "ann"})
        assert [member["user"]["username"] for member in (await asks.hear("GUILD_MEMBERS_CHUNK"))["members"]] == [
            "anna"
        ]
        await quiet.person("anna").say("general", "hello")
        await other.hear("MESSAGE_CREATE")


async def test_a_client_that_is_silent_is_cut_off_and_may_resume(quiet: Sandbox) -> None:
    quiet.server.hub.gateway.heartbeat_s = 0.01
    async with connected(quiet) as client:
        await client.identify()
        session = (await client.hear("READY"))["session_id"]
        assert await client.close_code() == Close.UNKNOWN_ERROR
    assert session in quiet.server.hub.gateway.sessions


async def test_two_sessions_of_a_bucket_are_begun_apart(quiet: Sandbox) -> None:
    starts = quiet.server.hub.gateway.starts
    starts.pause_s, starts.max_concurrency, starts.now = 5.0, 2, lambda: 100.0
    async with AsyncExitStack() as stack:
        await begun(stack, quiet, 0, 4)
        await begun(stack, quiet, 1, 4)
        hasty = await stack.enter_async_context(connected(quiet))
        await hasty.identify(2, 4)
        assert await hasty.next() == {"op": Op.INVALID_SESSION, "d": False, "t": None, "s": None}
        starts.now = lambda: 105.0
        await hasty.identify(2, 4)
        await hasty.hear("READY")


def test_sessions_of_a_day_are_counted() -> None:
    now = 50.0
    starts = SessionStarts(total=2, remaining=2, now=lambda: now)
    assert starts.record() == {"total": 2, "remaining": 2, "reset_after": 0, "max_concurrency": 1}
    assert starts.start(0) is Start.ALLOWED
    now += 60
    assert starts.start(0) is Start.ALLOWED
    assert starts.record() == {
        "total": 2,
        "remaining": 0,
        "reset_after": 1000 * (DAY_S - 60),
        "max_concurrency": 1,
    }
    assert starts.start(0) is Start.EXHAUSTED
    now += DAY_S
    assert starts.start(0) is Start.ALLOWED
    assert starts.record()["remaining"] == 1


async def test_who_begins_too_many_sessions_loses_all_and_the_token(quiet: Sandbox) -> None:
    gateway = quiet.server.hub.gateway
    gateway.starts.remaining = 1
    async with AsyncExitStack() as stack:
        first, second = await begun(stack, quiet), await stack.enter_async_context(connected(quiet))
        await second.identify()
        assert [await client.close_code() for client in (first, second)] == [Close.AUTHENTICATION_FAILED] * 2
        assert not gateway.sessions
    old = {"Authorization": f"Bot {second.token}"}
    async with quiet.session.get(f"{quiet.server.url}/api/v10/users/@me", headers=old) as response:
        assert response.status == 401


async def test_the_bot_is_told_how_many_shards_are_advised(tmp_path: Path) -> None:
    async with echo(tmp_path, processes=()) as sandbox:
        sandbox.server.hub.gateway.recommended_shards = 3
        bot = await sandbox.add_bot("auto")
        await sandbox.until(lambda: bot.shards == {Shard(number, 3) for number in range(3)})
        assert sandbox.server.hub.gateway.starts.remaining == sandbox.server.hub.gateway.starts.total - 3


@pytest.mark.skipif(specification() is None, reason="Discord's OpenAPI document is not here")
async def test_the_limits_are_told_as_discord_tells_them(quiet: Sandbox) -> None:
    document, gateway = specification(), quiet.server.hub.gateway
    assert document
    gateway.recommended_shards, gateway.starts.max_concurrency = 32, 16
    async with AsyncExitStack() as stack:
        await begun(stack, quiet, 0, 32)
        token = {"Authorization": f"Bot {gateway.token}"}
        async with quiet.session.get(f"{quiet.server.url}/api/v10/gateway/bot", headers=token) as response:
            told = await response.json()
    schema = {"$ref": f"{URI}#/components/schemas/GatewayBotResponse"}
    assert list(Draft202012Validator(schema, registry=document.registry).iter_errors(told)) == []
    assert (told["shards"], told["session_start_limit"]["max_concurrency"]) == (32, 16)
    assert told["session_start_limit"]["remaining"] == told["session_start_limit"]["total"] - 1


@pytest.mark.parametrize("url", ["", "sqlite+aiosqlite:///fernzug.db"])
def test_several_processes_are_not_started_on_one_file(monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setattr(sys, "argv", ["sandbox", "--processes", "2"])
    with pytest.raises(SystemExit, match="2"):
        main()


async def test_discord_py_asks_again_where_it_was_too_hasty(tmp_path: Path) -> None:
    """Whenever the limits look at the clock it has gone on by a second."""
    async with echo(tmp_path, processes=()) as sandbox:
        starts = sandbox.server.hub.gateway.starts
        starts.pause_s, starts.now = 30.0, partial(next, count(100.0))
        bot = await sandbox.add_bot("0,1/2")
        await sandbox.until(lambda: bot.shards == {Shard(0, 2), Shard(1, 2)})
        assert starts.remaining < starts.total - 2


async def test_processes_answer_what_their_shards_hear(tmp_path: Path) -> None:
    async with echo(tmp_path, processes=(["0/2"], ["1/2"])) as sandbox:
        sandbox.set_patience(PATIENCE_S)
        anna = sandbox.person("anna")
        for place, shard in (("general", OF_GUILD), (await anna.open_dm(), OF_NOBODY)):
            assert isinstance(await anna.command(place, "move", text="a"), Message)
            done = sandbox.interactions[-1]
            assert (done.heard_by, done.answered_by) == ((shard,), shard)
        assert {request.process for request in sandbox.requests if request.path.endswith("/callback")} == {0, 1}


def is_like(wanted: dict[str, str], message: Message) -> bool:
    """Tell whether a message has these fields."""
    return wanted.items() <= message.raw.items()


async def test_another_server_is_heard_by_its_shard(tmp_path: Path) -> None:
    """One server comes before the processes begin, one while they run."""
    async with echo(tmp_path, processes=()) as sandbox:
        sandbox.set_patience(PATIENCE_S)
        early = sandbox.add_guild("The early one", "dawn", shard=Shard(2, 3))
        for shard in range(3):
            await sandbox.add_bot(f"{shard}/3")
        late = sandbox.add_guild("The late one", "dusk", shard=Shard(0, 3))
        anna = sandbox.person("anna")
        for channel, guild, shard in (("dawn", early, 2), ("dusk", late, 0)):
            answer = await anna.command(channel, "thread", name=channel)
            assert isinstance(answer, Message)
            assert (answer.raw["guild_id"], sandbox.interactions[-1].answered_by) == (guild, shard)
            in_thread = {"content": "in the thread", "guild_id": guild}
            said = await anna.wait_for(partial(is_like, in_thread))
            assert {request.process for request in sandbox.requests if said.channel_id in request.path} == {shard}


async def test_of_two_processes_that_hear_one_answers(tmp_path: Path) -> None:
    """The first sleeps while the second answers; awake again it learns that it comes too late."""
    async with echo(tmp_path, processes=(["0/1"], ["0/1"])) as sandbox:
        sandbox.set_patience(PATIENCE_S)
        first, second = sandbox.bots
        first.suspend()
        await sandbox.person("anna").command("general", "move", text="a")
        (done,) = sandbox.interactions
        assert (done.heard_by, done.answered_by) == ((0, 1), 1)
        first.wake()
        await sandbox.until(lambda: len(done.answers) == 2)
        assert done.answers == [(1, 0), (0, ALREADY_ACKNOWLEDGED.code)]
        await second.kill()
        assert not second.shards
        await sandbox.person("anna").command("general", "move", text="b")
        assert sandbox.interactions[-1].answered_by == 0


async def test_a_process_that_ends_by_itself_is_left_alone(tmp_path: Path) -> None:
    async with echo(tmp_path) as sandbox:
        other = await sandbox.add_bot("nonsense", is_awaited=False)
        assert await other.wait() == 1
        assert "ValueError" in other.log
        assert other.process.pid is None
        with pytest.raises(RuntimeError, match="ended by itself"):
            await other.start()
