"""The bot ends and starts in the middle of everything: nothing accepted is lost, nothing is posted twice."""

import asyncio

from sandbox.client import PATIENCE_S, Message, Sandbox
from tests.stories.table import CHANNEL, GAME, Table, answer, form, has_button, invite, match_of, texts
from tests.stories.telling import words_of

POSTS = {"method": "POST", "path": "/channels/*/messages"}
LOOKS = {"method": "GET", "path": "/channels/*/messages"}
THREADS = {"method": "POST", "path": "/channels/*/messages/*/threads"}
FOR_EVER = 1000
DOWN = 503
"""discord.py does not try this status again, so the bot hears of it at once."""


def heal(sandbox: Sandbox) -> None:
    """Let nothing go wrong any more, some minutes later: Discord has forgotten the nonces of messages by then."""
    sandbox.server.hub.faults.rules.clear()
    for messages in sandbox.server.hub.world.messages.values():
        for message in messages.values():
            message["nonce"] = None


async def boards(table: Table) -> list[Message]:
    return [post for post in await table.public_posts() if post.attachments]


async def test_everything_that_is_open_survives_a_restart(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person, lines = table.to_move, await table.suggestions()
    preview, typed = await table.type(lines[0]), form(await person.press(table.board, "type"))
    builder = answer(await person.press(table.board, "build"))
    await sandbox.restart_bot()
    menu = builder.selects[0]
    assert answer(await person.select(builder, menu.options[0].value, of=menu.custom_id)).attachments
    by_form = answer(await person.submit(typed, {"line": lines[0]}))
    assert has_button(by_form, "confirm")
    assert lines[0] in (await table.confirm(preview)).text
    assert len(await boards(table)) == 2
    registered = [request for request in sandbox.requests if request.route.endswith("/commands")]
    assert len(registered) == 1, "commands are told to Discord only when they have changed"


async def test_after_a_restart_pictures_named_seats_instead_of_people(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna = sandbox.person("anna")

    async def drawn() -> bytes:
        return await anna.fetch(answer(await anna.command(table.thread, "board")).attachments[0])

    before = await drawn()
    await sandbox.restart_bot()
    async with asyncio.timeout(PATIENCE_S):
        while await drawn() != before:  # a busy machine may tell a name too late for the first picture
            await sandbox.until(lambda: any("/members/" in request.path for request in sandbox.requests))
    asked = [request.path for request in sandbox.requests if "/members/" in request.path]
    assert len(asked) == 1, asked


async def test_a_server_that_invited_the_bot_while_it_was_down_heard_nothing(sandbox: Sandbox) -> None:
    anna = sandbox.person("anna")
    await sandbox.stop_bot()
    sandbox.let_bot_join()
    await sandbox.start_bot()
    welcome = await anna.wait_for(lambda message: "Fernzug" in message.text, channel="general")
    assert has_button(welcome, "first_match")
    assert len(await anna.messages("general")) == 1


async def test_a_form_that_is_open_while_the_bot_is_killed(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person, line = table.to_move, (await table.suggestions())[0]
    typed = form(await person.press(table.board, "type"))
    await sandbox.kill_bot()
    await sandbox.start_bot()
    await table.confirm(answer(await person.submit(typed, {"line": line})), person)
    assert line in table.board.text


async def test_killed_before_the_post_of_an_accepted_move(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person, preview = table.to_move, await table.type((await table.suggestions())[0])
    sandbox.fault("before", **POSTS, status=DOWN, times=FOR_EVER)
    said = await person.press(preview, "confirm")
    assert answer(said).text.startswith(words_of(person, "played", line="")[:8])
    delayed = words_of(person, "refused-post-delayed-fault")
    await person.wait_for(lambda message: message.text == delayed, channel=table.thread)
    await sandbox.kill_bot()
    assert len(await boards(table)) == 1
    heal(sandbox)
    await sandbox.start_bot()
    await table.next_board()
    await table.play_first()
    assert len(await boards(table)) == 3, texts(await boards(table))


async def test_killed_after_a_post_of_which_the_bot_never_heard(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person, preview = table.to_move, await table.type((await table.suggestions())[0])
    sandbox.fault("before", **LOOKS, status=DOWN, times=FOR_EVER)
    sandbox.fault("after", **POSTS, status=DOWN)
    sandbox.fault("before", **POSTS, status=DOWN, times=FOR_EVER)
    await person.press(preview, "confirm")
    delayed = words_of(person, "refused-post-delayed-fault")
    await person.wait_for(lambda message: message.text == delayed, channel=table.thread)
    await sandbox.kill_bot()
    heal(sandbox)
    await sandbox.start_bot()
    await table.next_board()
    await table.play_first()
    assert len(await boards(table)) == 3, texts(await boards(table))


async def test_an_invitation_of_which_the_bot_never_heard_is_posted_once(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    sandbox.fault("before", **LOOKS, status=DOWN, times=FOR_EVER)
    sandbox.fault("after", **POSTS, status=DOWN)
    sandbox.fault("before", **POSTS, status=DOWN, times=FOR_EVER)
    await anna.command(CHANNEL, "match new", game=GAME, opponent="bernd")
    delayed = words_of(anna, "refused-post-delayed-fault")
    await anna.wait_for(lambda message: message.text == delayed, channel=CHANNEL)
    await sandbox.kill_bot()
    heal(sandbox)
    await sandbox.start_bot()
    invitation = await bernd.wait_for(lambda message: has_button(message, "join"), channel=CHANNEL)
    await bernd.press(invitation, "join")
    await Table.at(sandbox, match_of(invitation), anna, bernd)
    shown = [message for message in await bernd.messages(CHANNEL) if match_of(invitation) in message.text]
    assert [message.id for message in shown] == [invitation.id]
    assert not has_button(shown[0], "join")


async def test_a_thread_of_which_the_bot_never_heard_is_used(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    invitation = await invite(anna, "bernd")
    sandbox.fault("after", **THREADS, status=DOWN)
    sandbox.fault("before", **THREADS, status=DOWN, times=FOR_EVER)
    await bernd.press(invitation, "join")
    delayed = words_of(bernd, "refused-post-delayed-fault")
    await bernd.wait_for(lambda message: message.text == delayed)
    await sandbox.kill_bot()
    heal(sandbox)
    await sandbox.start_bot()
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    assert [thread.id for thread in await anna.threads()] == [table.thread]


async def test_ends_in_order_while_answers_are_under_way(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    preview = await table.type((await table.suggestions())[0])
    sandbox.fault("slow", **POSTS, delay_ms=500)
    await table.to_move.press(preview, "confirm")
    assert await sandbox.stop_bot() == 0
    await table.next_board()
    await sandbox.start_bot()
    await table.play_first()
    assert len(await boards(table)) == 3
