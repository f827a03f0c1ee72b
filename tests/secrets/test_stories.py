"""A match with secrets as its people meet it: direct messages, closed ones, restarts, and what bystanders see."""

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.markup import Markup
from sandbox.client import Person, Sandbox
from tests.databases import on_file
from tests.stories.table import CHANNEL, GAME, Table, answer, filled, has_button, invite, match_of, pinged
from tests.stories.telling import WORDS, assert_told, letters

POSTS = {"method": "POST", "path": "/channels/*/messages"}
EDITS = {"method": "PATCH", "path": "/channels/*/messages/*"}
LOOKS = {"method": "GET", "path": "/channels/*/messages"}
FOR_EVER, DOWN = 1000, 503
TOO_OFTEN = 30046


async def enemy_number(person: Person, side: int) -> str:
    """Return the number that a player has been told by direct message; `side` is the enemy's."""
    line = (await letters(person))[-1].text.split("numbers ")[1].splitlines()[0]
    return line.split()[side]


async def start(sandbox: Sandbox) -> Table:
    """Begin a match of two who read boards as text."""
    for name in ("anna", "bernd"):
        await sandbox.person(name).command(CHANNEL, "settings", text="on")
    return await Table.set_up(sandbox, game="lockbox", seat="left")


async def play(table: Table, line: str) -> None:
    """Type a line and confirm it; what is posted is its record, which may say more or less."""
    await table.confirm(await table.type(line))


async def test_a_whole_match(sandbox: Sandbox) -> None:
    table = await start(sandbox)
    anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
    assert "Lockbox" in table.board.text
    assert pinged(table.board) == [anna.id]
    for person in (anna, bernd):
        (letter,) = await letters(person)
        assert len(letter.attachments) == 1
        assert match_of(letter) == table.match
    assert WORDS["en"]("secrets-letter") in (await letters(anna))[0].text
    bernds, annas = await enemy_number(anna, 1), await enemy_number(bernd, 0)
    await play(table, "mark 4")
    assert "mark ?" in table.board.text
    await play(table, f"guess {int(bernds) % 9 + 1}")
    (updated,) = await letters(anna, text="guess")
    assert "4 ?" in updated.text, "their own mark"
    assert "4" not in (await letters(bernd))[0].text.split("marks")[1].splitlines()[0]
    again = answer(await carla.command(table.thread, "board"))
    assert "? ?" in answer(await carla.press(again, "board_text")).text
    await play(table, f"guess {annas}")
    opened = answer(await carla.press(answer(await carla.press(table.board, "board")), "board_text"))
    assert f"numbers {annas} {bernds}" in opened.text
    assert "marks 4" in opened.text
    replay = await filled(carla, await carla.command(table.thread, "match replay"))
    assert replay.attachments[0].name.endswith(".gif")


async def test_with_direct_messages_closed_the_match_waits(sandbox: Sandbox) -> None:
    anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
    await bernd.set(dms_open=False)
    table = await start(sandbox)
    assert pinged(table.board) == [bernd.id]
    assert "The match is waiting" in table.board.text
    assert not has_button(table.board, "build")
    assert await bernd.dms() == []
    assert_told(
        anna,
        await anna.command(table.thread, "move", line="guess 1"),
        "refused-still-delivering",
        persons=Markup(f"<@{bernd.id}>"),
    )
    assert_told(carla, await carla.press(table.board, "secrets"), "refused-not-a-player")
    shown = await filled(bernd, await bernd.press(table.board, "secrets"))
    assert shown.is_ephemeral
    assert "numbers" in shown.text
    await table.next_board()
    assert pinged(table.board) == [anna.id]
    await play(table, "mark 1")
    await play(table, "mark 2")
    assert await bernd.dms() == [], "nobody knocks at a closed door again"
    refused = [request for request in sandbox.requests if request.status == 403]
    assert len(refused) == 1


async def test_secrets_are_shown_again_at_any_time(sandbox: Sandbox) -> None:
    table = await start(sandbox)
    for person in table.players:
        again = await filled(person, await person.command(table.thread, "secrets"))
        assert again.is_ephemeral
        letter = (await letters(person))[0]
        await person.command(table.thread, "settings", text="off")
        assert "```" not in answer(await person.command(table.thread, "secrets")).text
        shown = [answer(await person.press(message, "secrets_text")) for message in (letter, again)]
        assert "numbers" in shown[0].text
        assert shown[0].text == shown[1].text
    carla = sandbox.person("carla")
    assert_told(carla, await carla.command(table.thread, "secrets"), "refused-not-a-player")
    other = await Table.set_up(sandbox, game=GAME)
    assert_told(table.players[0], await table.players[0].command(other.thread, "secrets"), "refused-no-secrets")


async def test_a_letter_that_can_be_edited_no_longer_is_followed_by_another(sandbox: Sandbox) -> None:
    table = await start(sandbox)
    anna, bernd = table.players
    channel = (await anna.dms())[0].channel_id
    sandbox.fault("before", "PATCH", f"/channels/{channel}/messages/*", status=403, code=TOO_OFTEN, message="No")
    await play(table, "mark 1")
    _, second = await letters(anna, count=2)
    assert "mark ?" in second.text
    await play(table, "mark 2")
    assert len(await letters(anna, count=2, text="mark ?\nmark ?")) == 2
    assert len(await bernd.dms()) == 1


async def test_a_letter_that_was_deleted_is_followed_by_another(sandbox: Sandbox) -> None:
    table = await start(sandbox)
    anna = table.players[0]
    sandbox.fault("before", "PATCH", f"/channels/{(await anna.dms())[0].channel_id}/messages/*", status=404, code=10008)
    await play(table, "mark 1")
    assert len(await letters(anna, count=2)) == 2


async def test_killed_after_a_letter_of_which_the_bot_never_heard(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    for person in (anna, bernd):
        await person.open_dm()
    invitation = await invite(anna, "bernd", game="lockbox", seat="left")
    channel = (await anna.open_dm()).id
    sandbox.fault("after", "POST", f"/channels/{channel}/messages", status=DOWN)
    sandbox.fault("before", **LOOKS, status=DOWN, times=FOR_EVER)
    await bernd.press(invitation, "join")
    await anna.heard(lambda: anna.id in {push.user_id for push in sandbox.server.hub.pushes})
    await sandbox.kill_bot()
    sandbox.server.hub.faults.rules.clear()
    await sandbox.start_bot()
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    await play(table, "mark 1")
    assert [len(await person.dms()) for person in table.players] == [1, 1]


async def test_killed_between_a_try_and_its_announcement(sandbox: Sandbox) -> None:
    table = await start(sandbox)
    anna = table.players[0]
    preview = await table.type("guess 5")
    sandbox.fault("before", **POSTS, status=DOWN, times=FOR_EVER)
    await anna.press(preview, "confirm")
    await sandbox.kill_bot()
    sandbox.server.hub.faults.rules.clear()
    await sandbox.start_bot()
    await table.next_board()
    assert "guess 5" in table.board.text
    for person in table.players:
        assert len(await letters(person, text="guess 5")) == 1


@on_file
async def test_nobody_else_sees_anything(sandbox: Sandbox, tmp_path: Path) -> None:
    table = await start(sandbox)
    anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
    numbers = [await enemy_number(bernd, 0), await enemy_number(anna, 1)]
    await play(table, "mark 1")
    assert await carla.dms() == []
    for person in (anna, carla):
        shown = await filled(person, await person.command(table.thread, "match export"))
        exported = (await person.fetch(shown.attachments[0])).decode()
        kinds = [row["fact"]["kind"] for row in json.loads(exported)["facts"]]
        assert kinds.count("secret_drawn") == kinds.count("secret_taken") == 1
        assert "numbers" not in exported
        log = await filled(person, await person.command(table.thread, "match log"))
        text = next(file for file in log.attachments if file.name.endswith(".txt"))
        assert "mark 1" not in (await person.fetch(text)).decode()
    seen = "\n".join(message.text for message in await carla.messages(table.thread))
    assert "? ?" not in seen, "no text board in public"
    with closing(sqlite3.connect(tmp_path / "fernzug.db")) as client:
        dump = "\n".join(client.iterdump())
    assert '"numbers"' not in dump
    holders = re.findall(rf"(\w*)\"?:?\[{numbers[0]},{numbers[1]}\]", dump)
    assert set(holders) <= {"changes", "latest_actions"}, "numbers of facts, which may be the same"
