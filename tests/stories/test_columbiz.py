"""Columbiz through the real bot: three by typing, four by buttons only, restarts between throws, one who leaves."""

import re
from pathlib import Path

from sandbox.client import Message, Person, Sandbox
from tests.stories.conftest import story
from tests.stories.table import Table, answer, filled, has_button, invite, is_board, match_of, pinged
from tests.stories.telling import words_of

SEQ = re.compile(r"· #(\d+) ·")
MOST_TURNS = 60


async def set_up(sandbox: Sandbox, *names: str) -> Table:
    """Let the first person invite everybody, and the others join."""
    host, *guests = (sandbox.person(name) for name in names)
    invitation = await invite(host, game="columbiz", players=len(names))
    for guest in guests:
        await guest.press(invitation, "join")
    return await Table.at(sandbox, match_of(invitation), host, *guests)


def seq_of(board: Message) -> int:
    found = SEQ.search(board.text)
    assert found
    return int(found[1])


async def latest(table: Table) -> Message:
    """Wait for the next state of the board post: the same post grown, or a new one."""
    known, is_wanted = seq_of(table.board), is_board(table.match)
    table.board = await table.players[0].wait_for(
        lambda message: is_wanted(message) and seq_of(message) > known, channel=table.thread
    )
    return table.board


async def play(table: Table, line: str) -> Message:
    """Type a line as the one who is to move, confirm it, and return the board post after it."""
    person = table.to_move
    await person.press(await table.type(line, person), "confirm")
    return await latest(table)


async def some_line(table: Table, typed: str = "") -> str:
    """Return the first placements that are offered, else the first line of all."""
    offered = await table.suggestions(typed)
    return next((line for line in offered if "/" in line), offered[0])


async def test_three_type_a_match_to_its_end(tmp_path: Path) -> None:
    async with story(tmp_path) as sandbox:
        table = await set_up(sandbox, "anna", "bernd", "carla")
        first = table.board
        assert "starts." in first.text
        assert len(pinged(first)) == 1
        await restart_between_two_throws(table)
        for _ in range(MOST_TURNS):
            if has_button(table.board, "rematch"):
                break
            await play(table, await some_line(table))
        assert_places(table)
        assert pinged(table.board) == []
        await look_back(table)


async def restart_between_two_throws(table: Table) -> None:
    """Play a turn of three throws with restarts in it: its post grows, and no throw is lost or made twice."""
    person, opened = table.to_move, table.board
    kept = next(line for line in await table.suggestions("keep"))
    await play(table, kept)
    assert table.board.id == opened.id
    assert f"`{kept}`" in table.board.text
    await table.sandbox.restart_bot()
    german = kept.replace("keep", "lass")
    preview = await table.type(german, person)
    await table.sandbox.kill_bot()
    await table.sandbox.start_bot()
    await person.press(preview, "confirm")
    await latest(table)
    assert table.to_move is person or table.board.id != opened.id  # discs were laid away if nothing could be placed
    if table.to_move is person:
        assert table.board.id == opened.id
        refused = await table.type("roll", person)
        assert not has_button(refused, "confirm")
        await play(table, await some_line(table))
        assert table.board.id != opened.id


async def look_back(table: Table) -> None:
    """Open everything that looks back."""
    anna = table.players[0]
    for route in ("log", "replay", "export"):
        shown = await filled(anna, await anna.press(table.board, route))
        for file in shown.attachments:
            assert await anna.fetch(file)
    board = answer(await anna.command(table.thread, "board", number=1))
    assert "```" not in board.text
    assert "```" in answer(await anna.press(board, "board_text")).text


async def test_four_click_a_match_to_its_end(tmp_path: Path) -> None:
    async with story(tmp_path) as sandbox:
        table = await set_up(sandbox, "anna", "bernd", "carla", "mira")
        for turn in range(MOST_TURNS):
            if has_button(table.board, "rematch"):
                break
            await click_turn(table, is_keeping=turn % 3 == 0)
        assert_places(table)


def assert_places(table: Table) -> None:
    """Assert that the end names a place for everybody; several may share one."""
    assert len(re.findall(r"^[1-4]\. <@", table.board.text, re.MULTILINE)) == len(table.players)


async def click_turn(table: Table, *, is_keeping: bool) -> None:
    """Make a turn with switches, selects and buttons only."""
    person = table.to_move
    shown = answer(await person.press(table.board, "build"))
    if is_keeping:
        shown = await click_keep(table, person, shown)
    while shown.buttons and table.to_move is person:
        for _ in range(4):
            if (further := await click_disc(person, shown)) is None:
                break
            shown = further
        if not has_button(shown, "confirm"):  # nothing can be placed with these dice
            (stop,) = [b.custom_id for b in shown.buttons if (b.custom_id or "").endswith("/stop")]
            shown = answer(await person.press(shown, stop or ""))
        shown = answer(await person.press(shown, "confirm"))
        await latest(table)
        if has_button(table.board, "rematch"):
            return


async def click_keep(table: Table, person: Person, shown: Message) -> Message:
    """Switch three dice on and one off again, throw, and return the builder, which stays open."""
    for at in (0, 1, 2, 1):
        switches = [b.custom_id for b in shown.buttons if (b.custom_id or "").startswith("turn_over:")]
        assert len(switches) == 8
        shown = answer(await person.press(shown, switches[at] or ""))
    assert words_of(person, "columbiz-group-keep") in shown.text
    assert "`keep " in shown.text
    shown = answer(await person.press(shown, "confirm"))
    await latest(table)
    return shown


async def click_disc(person: Person, shown: Message) -> Message | None:
    """Choose the best field for one disc, None if there is none to choose."""
    fields = [option.value for select in shown.selects for option in select.options]
    if fields:
        return answer(await person.select(shown, fields[0], of=shown.selects[0].custom_id))
    picks = [b.custom_id or "" for b in shown.buttons if re.search(r"^pick:.*/.*\d/\d$", b.custom_id or "")]
    return answer(await person.press(shown, picks[0])) if picks else None


async def test_one_of_three_leaves_and_the_others_play_on(tmp_path: Path) -> None:
    async with story(tmp_path) as sandbox:
        table = await set_up(sandbox, "anna", "bernd", "carla")
        leaver = table.to_move
        question = answer(await leaver.command(table.thread, "match resign"))
        assert question.text == words_of(leaver, "resign-question-others")
        await leaver.press(question, "resign_yes")
        after = await latest(table)
        assert table.to_move is not leaver
        assert "rematch" not in after.text
        stayed = [player for player in table.players if player is not leaver]
        for _ in range(3):
            assert table.to_move in stayed
            await play(table, await some_line(table))
        second = table.to_move
        (winner,) = [player for player in stayed if player is not second]
        question = answer(await second.command(table.thread, "match resign"))
        assert question.text == words_of(second, "resign-question")
        await second.press(question, "resign_yes")
        end = await latest(table)
        assert f"<@{winner.id}>" in end.text.split("###")[1]
        assert "Ruling 8" in end.text
