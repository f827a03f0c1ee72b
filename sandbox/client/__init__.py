"""The sandbox for programs: end-to-end stories that use the real bot as people do.

    async def test_two_people_agree_on_a_match(tmp_path):
        async with Sandbox.start(tmp_path, bot_module="bot") as sandbox:
            anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
            invitation = await anna.command("spiele", "match new", game="colliding_circles", opponent="bernd")
            await bernd.press(invitation, "Join")
            board = await anna.wait_for(lambda message: "to move" in message.text)
            picture = await anna.fetch(board.attachments[0])
            choices = await anna.autocomplete(board.channel_id, "move", "text", text="a")
            preview = await anna.command(board.channel_id, "move", text=choices[0].value)
            await anna.press(preview, "Confirm")
            modal = await bernd.press(board, "Type a move")       # a Modal
            await bernd.submit(modal, {"Move": "b2-c3"})
            await sandbox.kill_bot()                                # SIGKILL
            await sandbox.start_bot()
            sandbox.fault("after", "POST", "/channels/*/messages", status=500)
            assert [r.path for r in sandbox.requests if r.method == "POST"]

Channels are given as a Channel, an id or a name ("spiele", or a thread's name). Commands and options go by their
English names, users by theirs ("anna", "bernd", "carla", "mira" the moderator). An act returns what the bot answered:
a Message (after a deferral the filled or changed one), a Modal, or None when the bot deleted its answer. It raises
`NoAnswer` when the bot did not answer within three seconds and `Refused` when Discord's own client would not allow it.
"""

from sandbox.client.bot import Bot
from sandbox.client.person import PATIENCE_S, NoAnswer, Person, Refused
from sandbox.client.running import Sandbox
from sandbox.models import Attachment, Button, Channel, Completion, Field, MenuOption, Message, Modal, Select

__all__ = [
    "PATIENCE_S",
    "Attachment",
    "Bot",
    "Button",
    "Channel",
    "Completion",
    "Field",
    "MenuOption",
    "Message",
    "Modal",
    "NoAnswer",
    "Person",
    "Refused",
    "Sandbox",
    "Select",
]
