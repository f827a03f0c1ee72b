"""Confusion through the real bot: a whole match with letters, closed doors, a kill, and what others do not see."""

import json
import re
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts import limits
from games.confusion.kit import TYPES
from sandbox.client import Message, Person, Refused, Sandbox
from tests.stories.conftest import story
from tests.stories.table import Table, answer, filled, form, has_button, pinged, read_as_text
from tests.stories.telling import assert_told, letters, words_of

DEAL = " ".join(str(sides) for _ in range(2) for sides in range(len(TYPES), 1, -1))
"""Draws that leave the types in their order: every die bears the type of its own letter."""

TURNS = (
    # who types what, and what is recorded
    ("anna", "J-h4", "J-h4 +"),
    ("bernd", "A V1", "A-i10 +"),
    ("anna", "J B1", "J-h3 -"),
    ("bernd", "a-i8", "A-i8 +"),
    ("anna", "J-f6", "J-f6 +"),
    ("bernd", "A-j9", "A-j9 -"),
    ("anna", "JP FR2", "JP-h8 +"),
    ("bernd", "A L1", "A-j8 -"),
    ("anna", "JP-j10", "JP-j10 +"),
    ("bernd", "G-b11", "G-b11 -"),
    ("anna", "JP-k11", "JP-k11 +"),
    ("anna", "J=j", "J=j"),
    ("bernd", "B-i11", "B-i11 -"),
)
"""Blue, who is Anna, brings the puck to k11; her claim takes no turn, and Bernd's one answer is forbidden."""

POSTS = {"method": "POST", "path": "/channels/*/messages"}
FOR_EVER, DOWN = 1000, 503
A_TYPE = re.compile(r"\b[A-L]=[a-l]\b")
"""How texts and descriptions say which type a die has."""


async def sit_down(sandbox: Sandbox) -> Table:
    await read_as_text(sandbox)
    return await Table.set_up(sandbox, game="confusion", seat="blue")


async def letter(person: Person, text: str = "") -> Message:
    """Return the one direct message of a person as soon as it says something."""
    (found,) = await letters(person, text=text)
    return found


def descriptions(message: Message) -> str:
    return "\n".join(file.description or "" for file in message.attachments)


async def play(table: Table, name: str, line: str) -> Message:
    """Type a line and confirm it; after a claim, which takes no turn, the post of the turn grows."""
    person = table.sandbox.person(name)
    await person.press(await table.type(line, person), "confirm")
    return await table.next_change()


async def test_a_whole_match(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        anna, bernd = table.players
        for person, own, enemy in ((anna, "^", "v"), (bernd, "v", "^")):
            received = await letter(person)
            assert f"{enemy} A=a B=b" in received.text
            assert f"{own} A=" not in received.text
            assert len(received.attachments) == len({file.name for file in received.attachments})
            assert all(20 < len(file.description or "") <= limits.ALT_TEXT for file in received.attachments)
            assert not any((file.description or "").endswith("…") for file in received.attachments), (
                "nothing is cut off"
            )
        for name, line, record in TURNS:
            assert not has_button(table.board, "replay")
            board = await play(table, name, line)
            assert f"`{record}`" in board.text
            if record != TURNS[-1][2]:
                assert words_of(anna, "secrets-opened") not in board.text
            for person in table.players:
                assert record in (await letter(person, text=record)).text
        await look_back(table)


async def look_back(table: Table) -> None:
    """Assert that after the end everybody sees what was hidden: in the final post, past positions and the replay."""
    carla = table.sandbox.person("carla")
    assert words_of(carla, "secrets-opened") in table.board.text
    assert pinged(table.board) == []
    opened = answer(await carla.press(answer(await carla.press(table.board, "board")), "board_text")).text
    for side in "^v":
        assert re.search(rf"{re.escape(side)} A=a B=b C=c .*J=j!? K=k L=l", opened)
    past = await filled(carla, await carla.command(table.thread, "board", number=2))
    assert "v A=a B=b" in past.text
    replay = await filled(carla, await carla.press(table.board, "replay"))
    assert replay.attachments[0].name.endswith(".gif")
    exported = await filled(carla, await carla.command(table.thread, "match export"))
    facts = [row["fact"] for row in json.loads(await carla.fetch(exported.attachments[0]))["facts"]]
    (opened,) = [fact for fact in facts if fact["kind"] == "secrets_opened"]
    assert opened["secrets"][0]["action"]["types"] == ["".join(TYPES)] * 2


async def test_with_direct_messages_closed_the_match_waits_for_a_button(sandbox: Sandbox) -> None:
    anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
    await bernd.set(dms_open=False)
    table = await sit_down(sandbox)
    assert pinged(table.board) == [bernd.id]
    assert f"<@{bernd.id}>" in table.board.text
    assert not has_button(table.board, "build")
    refused = await anna.command(table.thread, "move", line="J-h4")
    assert_told(anna, refused, "refused-still-delivering", persons=Markup(f"<@{bernd.id}>"))
    assert await table.suggestions("J", anna) == []
    assert_told(carla, await carla.press(table.board, "secrets"), "refused-not-a-player")
    shown = await filled(bernd, await bernd.press(table.board, "secrets"))
    assert shown.is_ephemeral
    await table.next_board()
    assert pinged(table.board) == [anna.id]
    await play(table, "anna", "J-h4")
    assert await bernd.dms() == []


async def test_with_direct_messages_closed_the_match_waits_for_the_command(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    for person in (anna, bernd):
        await person.set(dms_open=False)
    table = await sit_down(sandbox)
    assert pinged(table.board) == [anna.id, bernd.id]
    waiting = table.board
    await filled(anna, await anna.command(table.thread, "secrets"))
    await filled(bernd, await bernd.command(table.thread, "secrets"))
    await table.next_board()
    assert pinged(table.board) == [anna.id]
    between = [post for post in await table.public_posts() if int(waiting.id) < int(post.id) < int(table.board.id)]
    assert between == [], "one post for all"
    again = await filled(anna, await anna.press(table.board, "secrets"))
    assert again.is_ephemeral


async def test_killed_between_a_try_and_its_announcement(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        anna = table.players[0]
        preview = await table.type("J-h4")
        sandbox.fault("before", **POSTS, status=DOWN, times=FOR_EVER)
        await anna.press(preview, "confirm")
        await sandbox.kill_bot()
        sandbox.server.hub.faults.rules.clear()
        await sandbox.start_bot()
        await table.next_board()
        assert [post.text.count("`J-h4 +`") for post in await table.public_posts()].count(1) == 1
        for person in table.players:
            assert "J-h4 +" in (await letter(person, text="J-h4")).text
        await play(table, "bernd", "A-i10")


async def test_sheets_are_open_to_all_as_soon_as_both_agree(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
        await play(table, "anna", "J-h4")
        assert_told(carla, await carla.command(table.thread, "match sheets"), "refused-not-a-player")
        menu = answer(await bernd.press(table.board, "more"))
        assert_told(bernd, await bernd.press(menu, "open_notes"), "acknowledged-offer")
        offer = await table.next_post(table.board)
        assert pinged(offer) == [anna.id]
        assert_told(carla, await carla.press(table.board, "secrets"), "refused-not-a-player")
        assert_told(anna, await anna.press(offer, "accept"), "acknowledged-answer")
        agreed = await table.next_post(offer)
        sheets = await filled(carla, await carla.press(agreed, "secrets"))
        assert sheets.is_ephemeral
        assert words_of(carla, "notes-open") in sheets.text
        assert len(sheets.attachments) == 2
        assert "a .........#.." in sheets.text, "J has gone aside, which an a cannot"
        assert not A_TYPE.search(sheets.text), "which dice these are remains hidden"
        assert_told(anna, await anna.command(table.thread, "match sheets"), "refused-nothing-to-open")
        assert not has_button(answer(await anna.press(table.board, "more")), "open_notes")


async def test_a_player_may_have_the_own_side_in_front_in_private(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        anna, bernd = table.players
        await play(table, "anna", "J-h4")
        straight = await filled(bernd, await bernd.command(table.thread, "board"))
        said = answer(await bernd.command("general", "settings", board="my side in front"))
        assert words_of(bernd, "choice-board-turned") in said.text
        turned = await filled(bernd, await bernd.command(table.thread, "board"))
        for shown, files in ((straight, " a   b   c "), (turned, " k   j   i ")):
            assert files in shown.text
        assert await bernd.fetch(straight.attachments[0]) != await bernd.fetch(turned.attachments[0])
        board = await play(table, "bernd", "A-i10")
        assert " k   j   i " in (await letter(bernd, text="A-i10")).text
        assert " a   b   c " in (await letter(anna, text="A-i10")).text
        public = await filled(anna, await anna.command(table.thread, "board"))
        own = await filled(bernd, await bernd.command(table.thread, "board"))
        posted = await anna.fetch(board.attachments[0])
        assert await anna.fetch(public.attachments[0]) != posted, "Anna sees the enemy's types"
        carla = sandbox.person("carla")
        await carla.command("general", "settings", board="my side in front")
        seen = await filled(carla, await carla.command(table.thread, "board"))
        assert await carla.fetch(seen.attachments[0]) == posted
        assert await bernd.fetch(own.attachments[0]) != posted


async def test_a_takeback_says_what_has_been_learned_since(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        anna, bernd = table.players
        for name, line in (("anna", "J-h4"), ("bernd", "A-j10")):
            await play(table, name, line)
        await anna.command(table.thread, "match takeback")
        offer = await table.next_post(table.board)
        assert "`J-h4 +`, `A-j10 -`" in offer.text
        await bernd.press(offer, "accept")
        back = await table.next_board()
        assert words_of(anna, "takeback-done-answers") in back.text
        assert pinged(back) == [anna.id]


@pytest.mark.parametrize("name", ["carla", "mira"])
async def test_others_see_nothing_that_they_should_not(tmp_path: Path, name: str) -> None:
    """Carla is a member of the server, Mira one who moderates: neither plays."""
    async with story(tmp_path, dice=DEAL) as sandbox:
        table = await sit_down(sandbox)
        other = sandbox.person(name)
        for who, line, _ in TURNS[:5]:
            await play(table, who, line)
        assert A_TYPE.search((await letter(table.players[0])).text), "which a player does see"
        assert await other.dms() == []
        assert await table.suggestions("", other) == []
        for command in ("secrets", "why", "move"):
            options = {} if command == "secrets" else {"line": "A-i9"}
            assert_told(other, await other.command(table.thread, command, **options), "refused-not-a-player")
        assert_told(other, await other.command(table.thread, "match replay"), "refused-not-over-yet-replay")
        shown = [
            await filled(other, await other.command(table.thread, "board")),
            await filled(other, await other.command(table.thread, "board", number=1)),
            await filled(other, await other.command(table.thread, "match show")),
            await filled(other, await other.command(table.thread, "match log")),
        ]
        for message in (*shown, *await table.public_posts()):
            assert not A_TYPE.search(message.text + descriptions(message))
        await press_everything(table, other)
        await read_files(table, other)


async def press_everything(table: Table, other: Person) -> None:
    """Press every button of the board as somebody who does not play; each answer is private and says no type."""
    for button in table.board.buttons:
        said = await other.press(table.board, str(button.custom_id))
        if not isinstance(said, Message):
            said = await other.submit(form(said), {"line": "A-i9"})
        shown = answer(said)
        assert shown.is_ephemeral
        assert not A_TYPE.search(shown.text)
    with pytest.raises(Refused):
        await other.messages((await table.players[0].open_dm()).id)


async def read_files(table: Table, other: Person) -> None:
    """Assert that the files of a running match open nothing, to a player neither."""
    for person in (other, table.players[0]):
        exported = await filled(person, await person.command(table.thread, "match export"))
        data = json.loads(await person.fetch(exported.attachments[0]))
        kinds = [row["fact"]["kind"] for row in data["facts"]]
        assert kinds.count("secret_drawn") == 1
        assert not {"secrets_opened", "seed_opened", "chance_drawn"} & set(kinds)
        assert '"types"' not in json.dumps(data)
        log = await filled(person, await person.command(table.thread, "match log"))
        text = next(file for file in log.attachments if file.name.endswith(".txt"))
        assert not A_TYPE.search((await person.fetch(text)).decode())
