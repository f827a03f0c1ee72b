"""Threads, channels and permissions come and go; matches do not."""

from datetime import timedelta

import pytest

from bot.markup import Markup
from sandbox.client import Message, Person, Refused, Sandbox
from sandbox.protocol.permissions import BOT, EVERYONE, Permission
from sandbox.rest.messages import MEMBER_ADDED, RENAMED
from sandbox.rest.traces import Audited
from tests.stories.table import CHANNEL, Table, answer, has_button, is_board
from tests.stories.telling import WORDS, words_of

NEWS = "general"


async def archive(table: Table) -> None:
    """Let the moderator put the thread of a match into the archive."""
    mira = table.sandbox.person("mira")
    thread = next(thread for thread in await mira.threads() if thread.id == table.thread)
    assert (await mira.change(thread, archived=True)).is_archived


async def is_archived(table: Table) -> bool:
    return next(thread for thread in await table.players[0].threads() if thread.id == table.thread).is_archived


async def delete_thread(table: Table) -> None:
    """Let the moderator delete the thread of a match."""
    mira = table.sandbox.person("mira")
    await mira.delete(next(thread for thread in await mira.threads() if thread.id == table.thread))


async def moved(table: Table, since: str) -> Message:
    """Wait for the board in another thread, and go on there."""
    table.board = await table.players[0].wait_for(
        lambda message: is_board(table.match)(message) and message.channel_id != since
    )
    return table.board


async def named(table: Table) -> tuple[Person, str]:
    """Return who is to move, pinged or not, and a line for them."""
    for person in table.players:
        if lines := await table.suggestions(person=person):
            return person, lines[0]
    raise AssertionError("nobody is to move")


async def reports(person: Person) -> list[Message]:
    return [message for message in await person.messages(NEWS) if message.text.startswith("⚠️")]


async def test_both_have_the_thread_in_their_lists_and_its_name_stays_to_the_end(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mira, (thread,) = sandbox.person("mira"), await table.players[0].threads()
    assert {player.id for player in table.players} <= {*thread.members}
    added = [message for message in await mira.messages(thread) if message.raw["type"] == MEMBER_ADDED]
    assert len(added) == 1, "whom the first post pings, it adds"
    for _ in range(2):
        await table.play_first()
    assert [entry["action_type"] for entry in sandbox.audit_log] == [Audited.THREAD_CREATE]
    question = answer(await table.to_move.command(table.thread, "match resign"))
    await table.to_move.press(question, "resign_yes")
    told = await mira.wait_for(lambda message: message.raw["type"] == RENAMED, channel=thread)
    assert thread.name in {"Circles · Anna–Bernd", "Circles · Bernd–Anna"}
    assert told.content == f"🏁 {thread.name}"
    assert [entry["action_type"] for entry in sandbox.audit_log] == [Audited.THREAD_CREATE, Audited.THREAD_UPDATE]


async def test_a_thread_that_rested_for_a_week_was_found_with_grey_buttons(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    await sandbox.stop_bot()
    sandbox.let_threads_rest(timedelta(days=6))
    assert not await is_archived(table)
    sandbox.let_threads_rest(timedelta(days=7))
    assert await is_archived(table)
    with pytest.raises(Refused, match="archived"):
        await table.to_move.press(table.board, "build")
    await sandbox.start_bot()
    await sandbox.until(lambda: not sandbox.server.hub.world.channel(table.thread)["thread_metadata"]["archived"])
    builder = answer(await table.to_move.press(table.board, "build"))
    assert builder.selects or has_button(builder, "pick")


async def test_a_move_from_elsewhere_opens_the_archived_thread(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    line, person = (await table.suggestions())[0], table.to_move
    await archive(table)
    preview = answer(await person.command(CHANNEL, "move", line=line, match=table.match))
    await table.confirm(preview, person)
    assert not await is_archived(table)


async def test_a_post_grows_in_an_archived_thread(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, game="columbiz")
    opened, person = table.board, table.to_move
    kept = (await table.suggestions("keep"))[0]
    preview = answer(await person.command(CHANNEL, "move", line=kept, match=table.match))
    await archive(table)
    await person.press(preview, "confirm")
    await person.wait_for(lambda message: message.id == opened.id and f"`{kept}`" in message.text)
    assert not await is_archived(table)


async def test_a_deleted_thread_is_replaced_at_once_and_the_match_goes_on(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    before = table.thread
    await table.play_first()
    await delete_thread(table)
    board = await moved(table, before)
    assert WORDS["en"]("thread-again") in board.text
    assert not board.raw["mentions"]
    person, line = await named(table)
    await table.confirm(await table.type(line, person), person)
    assert table.thread != before


async def test_a_thread_deleted_while_the_bot_is_away_is_replaced_when_it_is_back(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    before = table.thread
    await sandbox.stop_bot()
    await delete_thread(table)
    await sandbox.start_bot()
    assert WORDS["en"]("thread-again") in (await moved(table, before)).text
    person, line = await named(table)
    await table.confirm(await table.type(line, person), person)


async def test_a_channel_deleted_while_the_bot_is_away_is_made_up_for_by_setup(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    before, mira = table.thread, sandbox.person("mira")
    await sandbox.stop_bot()
    await mira.delete(next(channel for channel in await mira.channels() if channel.name == CHANNEL))
    await sandbox.start_bot()
    await mira.wait_for(lambda message: table.match in message.text, channel=NEWS)
    (general,) = [channel for channel in await mira.channels() if channel.name == NEWS]
    await mira.command(NEWS, "setup", channel=general.id)
    await moved(table, before)
    assert len(await reports(mira)) == 1


async def test_a_thread_that_may_not_be_opened_is_as_soon_as_the_permission_is_back(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    before, mira = table.thread, sandbox.person("mira")
    for role, bits in (("@everyone", EVERYONE), ("Fernzug", BOT)):
        sandbox.set_permissions(role, bits & ~Permission.CREATE_PUBLIC_THREADS)
    await delete_thread(table)
    await mira.wait_for(lambda message: table.match in message.text, channel=NEWS)
    sandbox.set_permissions("Fernzug", BOT)
    await moved(table, before)
    assert len(await reports(mira)) == 1


async def test_a_deleted_channel_is_reported_and_another_one_takes_its_place(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    before, mira = table.thread, sandbox.person("mira")
    await mira.delete(next(channel for channel in await mira.channels() if channel.name == CHANNEL))
    report = await mira.wait_for(lambda message: table.match in message.text, channel=NEWS)
    assert report.text.startswith("⚠️")
    (general,) = [channel for channel in await mira.channels() if channel.name == NEWS]
    await mira.command(NEWS, "setup", channel=general.id)
    await moved(table, before)
    person, line = await named(table)
    await table.confirm(await table.type(line, person), person)
    assert len(await reports(mira)) == 1


async def test_a_lost_permission_is_reported_once_where_setup_says_and_made_up_for(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mira, person = sandbox.person("mira"), table.to_move
    (general,) = [channel for channel in await mira.channels() if channel.name == NEWS]
    shown = answer(await mira.command(CHANNEL, "setup", reports=general.id))
    assert words_of(mira, "setup-reports", value=Markup(f"<#{general.id}>")) in shown.text
    preview = await table.type((await table.suggestions())[0])
    for role, bits in (("@everyone", EVERYONE), ("Fernzug", BOT)):
        sandbox.set_permissions(role, bits & ~Permission.SEND_MESSAGES_IN_THREADS)
    await person.press(preview, "confirm")
    report = await mira.wait_for(lambda message: table.match in message.text, channel=NEWS)
    assert f"<#{table.thread}>" in report.text
    await sandbox.restart_bot()
    sandbox.set_permissions("Fernzug", BOT)
    await mira.command(NEWS, "setup", reports=general.id)
    await table.next_board()
    assert len(await reports(mira)) == 1


async def test_who_owns_the_server_is_written_to_where_no_channel_can_be(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mira, person = sandbox.person("mira"), table.to_move
    preview = await table.type((await table.suggestions())[0])
    sending = Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES
    for role, bits in (("@everyone", EVERYONE), ("Fernzug", BOT)):
        sandbox.set_permissions(role, bits & ~sending)
    await person.press(preview, "confirm")
    await mira.wait_for(lambda message: "guild_id" not in message.raw and table.match in message.text)
