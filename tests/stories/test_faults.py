"""Discord fails: the right person is told, the match is unharmed, and every post appears once as soon as it can."""

import asyncio
from contextlib import suppress

from sandbox.client import PATIENCE_S, Message, NoAnswer, Sandbox
from sandbox.protocol.permissions import BOT, EVERYONE, Permission
from tests.databases import locked
from tests.stories.table import (
    CHANNEL,
    GAME,
    MARKER,
    Table,
    answer,
    filled,
    has_button,
    invite,
    is_board,
    match_of,
    pinged,
    texts,
)
from tests.stories.telling import assert_told, words_of

POSTS = {"method": "POST", "path": "/channels/*/messages"}
ANSWERS = {"method": "POST", "path": "/interactions/*/*/callback"}
DOWN = 503


def channel_id(sandbox: Sandbox) -> str:
    """Return the id of the channel where matches are invited to."""
    channels = sandbox.server.hub.world.channels.values()
    return next(str(channel["id"]) for channel in channels if channel.get("name") == CHANNEL)


def line_of(preview: Message) -> str:
    """Return the line that a preview is about."""
    return (preview.button("confirm").custom_id or "").partition("/")[2]


async def boards(table: Table) -> list[Message]:
    return [post for post in await table.public_posts() if post.attachments]


async def test_errors_of_discord_while_posting(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    for kind, status in (("before", 500), ("after", 500), ("before", DOWN), ("after", DOWN)):
        sandbox.fault(kind, **POSTS, status=status)
        await table.play_first()
    for kind in ("rate_limit", "cut_before", "cut_after"):
        sandbox.fault(kind, **POSTS)
        await table.play_first()
    assert len(await boards(table)) == 8, texts(await boards(table))
    assert len(sandbox.server.hub.faults.struck) == 7


async def test_errors_of_discord_while_answering(sandbox: Sandbox) -> None:
    """The move counts and is posted even if the one who made it never hears of it."""
    table = await Table.set_up(sandbox)
    for kind in ("cut_before", "cut_after", "after"):
        preview = await table.type((await table.suggestions())[0])
        sandbox.fault(kind, **ANSWERS, status=404, code=10062, message="Unknown interaction")
        confirming = asyncio.create_task(table.to_move.press(preview, "confirm"))
        await sandbox.until(lambda: not sandbox.server.hub.faults.rules)
        await table.next_board()
        sandbox.skip_time(PATIENCE_S)
        with suppress(NoAnswer):
            await confirming
    assert len(await boards(table)) == 4


async def test_a_missing_permission_is_named_and_made_up_for(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, person = sandbox.person("anna"), table.to_move
    sandbox.set_permissions("@everyone", EVERYONE & ~Permission.SEND_MESSAGES_IN_THREADS)
    sandbox.set_permissions("Fernzug", BOT & ~Permission.SEND_MESSAGES_IN_THREADS)
    preview = await table.type((await table.suggestions())[0])
    await person.press(preview, "confirm")
    told = words_of(person, "refused-post-delayed-forbidden")
    await person.wait_for(lambda message: message.text == told, channel=table.thread)
    name = words_of(anna, "permission-send_messages_in_threads")
    refused = await anna.command(CHANNEL, "match new", game=GAME)
    assert_told(anna, refused, "refused-missing-permissions", channel=channel_id(sandbox), permissions=name)
    mira = sandbox.person("mira")
    shown = answer(await mira.command(CHANNEL, "setup"))
    assert words_of(mira, "permission-send_messages_in_threads") in shown.text
    sandbox.set_permissions("Fernzug", BOT)
    other = table.waiting
    line = (await other.autocomplete(table.thread, "move", "line", line=""))[0].value
    second = answer(await other.command(table.thread, "move", line=line))
    await other.press(second, "confirm")
    await table.next_post(table.board, str(line))
    posts = await boards(table)
    assert len(posts) == 3, texts(posts)
    assert [int(MARKER.findall(post.text)[0][1]) for post in posts] == sorted(
        int(MARKER.findall(post.text)[0][1]) for post in posts
    )


async def test_a_deleted_thread_is_replaced_by_a_new_one(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    preview = await table.type((await table.suggestions())[0])
    mira = sandbox.person("mira")
    (thread,) = await mira.threads()
    person, other = table.to_move, table.waiting
    shown = answer(await person.command(CHANNEL, "move", line=line_of(preview), match=table.match))
    await mira.delete(thread)
    await person.press(shown, "confirm")
    board = await other.wait_for(
        lambda message: is_board(table.match)(message) and message.channel_id != thread.id and bool(pinged(message))
    )
    assert pinged(board) == [other.id]
    again = Table(sandbox, table.match, table.players, board, [board])
    await again.play_first()
    as_it_was = words_of(sandbox.person("anna"), "thread-again")
    moves = [board for board in await boards(again) if as_it_was not in board.text]
    assert len(moves) == 2, "the move opens the new thread itself if it comes first"


async def test_deleted_messages(sandbox: Sandbox) -> None:
    anna, bernd, mira = map(sandbox.person, ("anna", "bernd", "mira"))
    invitation = await invite(anna, "bernd")
    await bernd.press(invitation, "join")
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    await mira.delete(await mira.again(invitation))
    await mira.delete(await mira.again(table.board))
    await table.play_first()
    question = answer(await table.to_move.command(table.thread, "match resign"))
    await table.to_move.press(question, "resign_yes")
    await table.next_board()
    for route in ("replay", "log", "export"):
        shown = await filled(anna, await anna.press(table.board, route))
        assert shown.attachments, route


async def test_an_invitation_is_gone_when_somebody_joins(sandbox: Sandbox) -> None:
    anna, bernd, mira = map(sandbox.person, ("anna", "bernd", "mira"))
    invitation = await invite(anna, "bernd")
    shown = answer(await bernd.command(CHANNEL, "match show", match=match_of(invitation)))
    await mira.delete(await mira.again(invitation))
    await bernd.press(shown, "join")
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    assert has_button(table.board, "build")


async def test_a_lost_gateway(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    gateway = sandbox.server.hub.gateway
    for is_resumable in (True, False):
        await sandbox.drop_gateway(resumable=is_resumable)
        await sandbox.until(lambda: gateway.is_connected)
        await table.play_first()
    assert len(await boards(table)) == 3


async def test_the_whole_channel_is_gone(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mover, mira, line = table.to_move, sandbox.person("mira"), (await table.suggestions())[0]
    preview = answer(await mover.command("general", "move", line=line, match=table.match))
    channel = next(channel for channel in await mira.channels() if channel.name == CHANNEL)
    await mira.delete(channel)
    await mover.press(preview, "confirm")
    told = words_of(mover, "refused-post-delayed-gone")
    await mover.wait_for(lambda message: message.text == told, channel="general")
    shown = answer(await mover.command("general", "board", match=table.match))
    assert shown.attachments, "the match itself is unharmed"


async def test_the_channel_chosen_for_matches_is_gone(sandbox: Sandbox) -> None:
    mira, anna = sandbox.person("mira"), sandbox.person("anna")
    await mira.command("general", "setup", channel=CHANNEL)
    channel = next(channel for channel in await mira.channels() if channel.name == CHANNEL)
    await mira.delete(channel)
    said = answer(await anna.command("general", "match new", game=GAME))
    invitation = await anna.wait_for(lambda message: has_button(message, "join"), channel="general")
    assert f"<#{invitation.channel_id}>" in said.text


async def test_an_invitation_from_within_a_thread_is_posted_beside_it(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    said = answer(await table.to_move.command(table.thread, "match new", game=GAME))
    assert f"<#{channel_id(sandbox)}>" in said.text
    await table.to_move.wait_for(lambda message: has_button(message, "join"), channel=CHANNEL)


async def test_a_locked_database(sandbox: Sandbox) -> None:
    """Somebody else holds the database: the player is told within Discord's three seconds, and tries again."""
    table = await Table.set_up(sandbox)
    player, preview = table.to_move, await table.type((await table.suggestions())[0])
    with locked(sandbox.server.data):
        assert_told(player, await player.press(preview, "confirm"), "error-database-locked")
    await table.confirm(preview, player)
    assert len(await boards(table)) == 2
