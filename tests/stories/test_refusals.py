"""Discord refuses names and posts for good: matches go on, those who are to move know, and those in charge, too."""

from typing import Any

from bot.markup import Markup
from sandbox.client import Sandbox
from sandbox.protocol.permissions import BOT, Permission
from tests.stories.table import Table, answer, invite, match_of, pinged
from tests.stories.telling import WORDS, words_of
from tests.stories.travel import letter

NEWS = "general"
LINKS: dict[str, Any] = {"code": 240000, "message": "Message blocked by harmful links filter"}
BAD_NAME: dict[str, Any] = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {
        "name": {
            "_errors": [
                {
                    "code": "INVALID_COMMUNITY_PROPERTY_NAME",
                    "message": "Contains words not allowed for servers in Server Discovery.",
                }
            ]
        }
    },
}


async def test_a_thread_whose_name_is_refused_is_called_by_its_match(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    invitation = await invite(anna, "bernd")
    sandbox.fault("before", "POST", "/channels/*/messages/*/threads", status=400, **BAD_NAME)
    await bernd.press(invitation, "join")
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    (thread,) = await anna.threads()
    assert table.match in thread.name
    assert "Anna" not in thread.name


async def test_a_post_that_a_filter_refuses_comes_plainly_else_the_player_is_told_in_private(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    here: dict[str, Any] = {"method": "POST", "path": f"/channels/{table.thread}/messages", "status": 400, **LINKS}
    first, second = table.to_move, table.waiting
    sandbox.fault("before", **here)
    await first.press(await table.type((await table.suggestions())[0]), "confirm")
    plain = await table.next_post(table.board, f"`{table.match}`")
    assert not plain.attachments
    assert pinged(plain) == [second.id]

    sandbox.fault("before", **here, times=2)
    line = (await second.autocomplete(table.thread, "move", "line", line=""))[0].value
    preview = answer(await second.command(table.thread, "move", line=line))
    await second.press(preview, "confirm")
    told = words_of(second, "refused-post-delayed-refused")
    await second.wait_for(lambda message: message.text == told, channel=table.thread)
    message = await letter(first, words_of(first, "notice-unshown"))
    shown = answer(await first.press(message, "next"))
    assert shown.attachments
    place = Markup(f"<#{table.thread}>")
    report = WORDS["en"]("report-refused", match=table.match, channel=place, code="240000")
    await first.wait_for(lambda message: report in message.text, channel=NEWS)


async def test_a_thread_that_discord_lets_wait_for_minutes_holds_up_no_other_match(sandbox: Sandbox) -> None:
    """discord.py slept inside the request, the players read nothing, and the channel's other boards waited, too."""
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    invitation = await invite(anna, "bernd")
    sandbox.fault("rate_limit", "POST", "/channels/*/messages/*/threads", retry_after=240)
    await bernd.press(invitation, "join")
    told = words_of(bernd, "refused-post-delayed-waiting")
    await bernd.wait_for(lambda message: message.text == told)
    begun = await anna.again(invitation)
    assert WORDS["en"]("invitation-begun") in begun.text
    await Table.set_up(sandbox, "carla", "mira")
    sandbox.set_permissions("Fernzug", BOT | Permission.MANAGE_MESSAGES)  # upon which what is held up is tried again
    await Table.at(sandbox, match_of(invitation), anna, bernd)


async def test_a_locked_thread_is_told_of_and_shows_the_board_once_it_is_unlocked(sandbox: Sandbox) -> None:
    sandbox.set_permissions("Fernzug", BOT & ~Permission.MANAGE_THREADS)
    table, mira = await Table.set_up(sandbox), sandbox.person("mira")
    first, second = table.to_move, table.waiting
    preview = await table.type((await table.suggestions())[0])
    (thread,) = await mira.threads()
    await mira.change(thread, locked=True)
    await first.press(preview, "confirm")
    told = words_of(first, "refused-post-delayed-locked")
    await first.wait_for(lambda message: message.text == told, channel=table.thread)
    await letter(second, words_of(second, "notice-unshown"))
    await first.wait_for(lambda message: f"<#{thread.id}>" in message.text and "⚠️" in message.text, channel=NEWS)
    await mira.change(thread, locked=False)
    await table.next_board()
    await table.play_first()
