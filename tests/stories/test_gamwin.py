"""Gamwin through the real bot: a match typed and the same by buttons only, a restart between two throws, a rematch."""

import re
from collections.abc import Iterator
from pathlib import Path

from games.gamwin.dice import FACES
from sandbox.client import Message, Person, Sandbox
from tests.stories.conftest import story
from tests.stories.table import Table, answer, due_at, form, has_button, match_of, pinged
from tests.stories.telling import assert_private

MATCH: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    # who plays which line, and the throws after it, each die by the numbers of III, IV, V; 0 lies as it is
    ("", "", (9, 8, 8, 1, 1, 2, 9, 8, 7)),
    ("anna", "*9, *8, *7", (1, 1, 2)),
    ("bernd", "pass", (9, 8, 7)),
    ("anna", "L9-R9, R9-R8, R8-R7, L8-L9, L9-R9, R9-R8, R8-R7", ()),
    ("anna", "L7-L8, L8-L9, L9-R9, R9-R8, keep 7", (6, 5, 0)),
    ("anna", "R7-R6, R6-R5, R7-R6, R6-R5, R8-R7, R7-R6, keep 5", (2, 0, 4)),
    ("anna", "R5-R4, R5-R4, R6-R5, keep 4", (2, 3, 0)),
    ("anna", "R4-R3, R3-R2, R4-R3, R3-R2, R5-R4, R4-R3, keep 2", (0, 1, 3)),
    ("anna", "R2-R1#, R2-R1#, R3-R2, R2-R1#", ()),
)
"""A Durchmarsch of Blue, who is Anna."""

RESTART = 5
"""Before this line the bot is restarted: between two throws of one turn."""


def faces() -> Iterator[int]:
    """Yield what the dice draw: which of its six faces each one shows."""
    names = list(FACES)
    for _, _, numbers in MATCH:
        for at, number in enumerate(numbers):
            if number:
                yield FACES[names[at % 3]].index(number) + 1


async def type_line(table: Table, person: Person, line: str) -> None:
    preview = answer(await person.command(table.thread, "move", line=line))
    assert line in preview.text
    await person.press(preview, "confirm")


async def click_line(table: Table, person: Person, line: str) -> None:
    """Choose a line in the builder with menus, buttons and switches, each choice the longest that leads to it."""
    shown = answer(await person.press(table.board, "build"))
    done = ""
    while done != line:
        offered = dict(choices(shown))
        fitting = [offer for offer in offered if is_start(offer, line) and len(offer) > len(done)]
        assert fitting, (line, done, list(offered))
        done = max(fitting, key=len)
        menu, value = offered[done]
        shown = answer(await (person.select(shown, value, of=menu) if value else person.press(shown, menu)))
    await person.press(shown, "confirm")


def choices(shown: Message) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield each line that may be chosen: in a menu with its value, or as a button."""
    for select in shown.selects:
        yield from ((option.value, (str(select.custom_id), option.value)) for option in select.options)
    for button in shown.buttons:
        custom_id = button.custom_id or ""
        route, _, text = custom_id.partition("/")
        if route.startswith("turn_over:"):
            text = text.partition(".")[2]
        if route.startswith(("pick:", "turn_over:")):
            yield text, (custom_id, "")


def is_start(part: str, line: str) -> bool:
    return line == part or line.startswith((f"{part},", f"{part} "))


async def test_one_types_a_whole_match_and_the_other_clicks_it(tmp_path: Path) -> None:
    async with story(tmp_path, dice=" ".join(map(str, faces()))) as sandbox:
        table = await Table.set_up(sandbox, game="gamwin", seat="blue")
        assert "9 8 8" in table.board.text
        posts = {table.board.id}
        for at, (name, line, _) in enumerate(MATCH[1:], start=1):
            if at == RESTART:
                await sandbox.restart_bot()
            person = sandbox.person(name)
            assert due_at(table.board) == [person.id]
            await (type_line if name == "anna" else click_line)(table, person, line)
            await table.next_change()
            posts.add(table.board.id)
        assert "3/0" in table.board.text
        assert "Durchmarsch" in table.board.text
        assert pinged(table.board) == []
        assert len(posts) == len({"first throw", "other first throw", "turn", "end"})
        await play_again(table, sandbox.person("bernd"), sandbox.person("anna"))


async def play_again(table: Table, loser: Person, winner: Person) -> None:
    """Ask for a rematch as the loser, who starts it from the other side."""
    await loser.press(table.board, "rematch")
    invitation = await winner.wait_for(lambda message: has_button(message, "join"), channel="spiele")
    await winner.press(invitation, "join")
    again = await Table.at(table.sandbox, match_of(invitation), loser, winner)
    assert again.match != table.match
    assert pinged(again.board) == [loser.id]
    assert re.search(rf"Blue:\*\* <@{loser.id}>", again.board.text)


async def test_what_is_not_legal_changes_nothing_and_is_explained(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, game="gamwin")
    person, other = table.to_move, table.waiting
    for line in ("L5-L6", "roll", "keep 84", "*", "*9 *8 *7 *6"):
        refused = answer(await person.command(table.thread, "move", line=line))
        assert_private(refused)
        assert line in refused.text
        assert not has_button(refused, "confirm")
    early = answer(await other.command(table.thread, "move", line="*9"))
    assert not has_button(early, "confirm")
    why = answer(await person.command(table.thread, "why", line="L5-L6"))
    assert "L5-L6" in why.text
    rules = answer(await other.command(table.thread, "rules", topic="pairs"))
    assert "1" in rules.text
    assert rules.attachments
    first = (await table.suggestions("*"))[0]
    await type_line(table, person, first)
    await table.next_change()
    assert due_at(table.board) == [person.id]
    assert pinged(table.board) == [], "nobody is pinged for their own move"
    assert f"`{first}`" in table.board.text


async def test_a_line_that_is_too_long_for_a_button_is_previewed_changed_and_confirmed(tmp_path: Path) -> None:
    long = f"{MATCH[3][1]}, {MATCH[4][1]}"
    async with story(tmp_path, dice=" ".join(map(str, faces()))) as sandbox:
        table = await Table.set_up(sandbox, game="gamwin", seat="blue")
        for name, line, _ in MATCH[1:3]:
            await type_line(table, sandbox.person(name), line)
            await table.next_change()
        anna = sandbox.person("anna")
        preview = answer(await anna.command(table.thread, "move", line=long))
        again = form(await anna.press(preview, "change"))
        assert again.fields[0].value == long
        preview = answer(await anna.submit(again, {"line": long}))
        await anna.press(preview, "confirm")
        assert f"`{long}`" in (await table.next_change()).text
