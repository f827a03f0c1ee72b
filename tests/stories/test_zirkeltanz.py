"""Zirkeltanz through the real bot: a secret set-up, then a match to a win, typed and by buttons only."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from games.zirkeltanz.examples import TURNS
from sandbox.client import Message, Person, Sandbox
from tests.stories import openapi
from tests.stories.conftest import specification
from tests.stories.table import MARKER, Table, answer, is_board, match_of, pinged
from tests.stories.telling import assert_private

SETUPS = {"anna": ("formation phalanx", "ready"), "bernd": ("formation arrow", "ready")}
START = (3, 3, 6, 1)
"""Equal dice first, then Blue's is higher; Blue is Anna."""


@asynccontextmanager
async def scripted(folder: Path) -> AsyncIterator[Sandbox]:
    """Open a world in which the dice fall as the match wants them; so its seed explains none of them."""
    url = f"sqlite+aiosqlite:///{folder}/fernzug.db"
    dice = [*START, *(value for value, _ in TURNS)]
    env = {"DATABASE_URL": url, "SCRIPTED_DICE": " ".join(map(str, dice))}
    async with Sandbox.start(folder, bot_module="tests.stories.scripted_bot", env=env) as sandbox:
        yield sandbox
        await sandbox.stop_bot()
        assert openapi.violations(sandbox.requests, specification()) == []
        assert "[error" not in sandbox.log, sandbox.log


async def type_line(table: Table, person: Person, line: str) -> Message:
    """Type a line, confirm its preview, and return the private answer."""
    preview = answer(await person.command(table.thread, "move", line=line))
    assert_private(preview)
    assert line in preview.text
    return answer(await person.press(preview, "confirm"))


async def click_line(table: Table, person: Person, line: str) -> Message:
    """Choose a line in the builder, each choice the longest that leads to it, and return the private answer."""
    shown = answer(await person.press(table.board, "build"))
    done = ""
    while done != line:
        assert shown.attachments
        offered = dict(choices(shown))
        fitting = [each for each in offered if line.startswith(each) and len(each) > len(done)]
        assert fitting, (line, done, list(offered))
        done = max(fitting, key=len)
        menu, value = offered[done]
        shown = answer(await (person.select(shown, value, of=menu) if value else person.press(shown, menu)))
    return answer(await person.press(answer(await person.press(shown, "try")), "confirm"))


def choices(shown: Message) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield each line that may be chosen: in a menu with its value, or as a button."""
    for select in shown.selects:
        yield from ((option.value, (str(select.custom_id), option.value)) for option in select.options)
    for button in shown.buttons:
        custom_id = button.custom_id or ""
        route, _, text = custom_id.partition("/")
        if route.startswith("pick:"):
            yield text, (custom_id, "")


async def until(table: Table, text: str) -> Message:
    """Wait for a board post that says something, and take it for the newest."""
    known, is_wanted = int(table.board.id), is_board(table.match)
    table.board = await table.players[0].wait_for(
        lambda message: is_wanted(message) and int(message.id) >= known and text in message.text,
        channel=table.thread,
    )
    return table.board


@pytest.mark.parametrize("how", ["typed", "by_buttons"])
async def test_a_whole_match(tmp_path: Path, how: str) -> None:
    play = type_line if how == "typed" else click_line
    async with scripted(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, game="zirkeltanz", seat="blue")
        players = [sandbox.person(name) for name in SETUPS]
        assert sorted(pinged(table.board)) == sorted(person.id for person in players)
        for person, lines in zip(players, SETUPS.values(), strict=True):
            for line in lines:
                await play(table, person, line)
        board = await until(table, "starts")
        assert pinged(board) == [players[0].id]
        for at, (_, line) in enumerate(TURNS):
            await play(table, players[at % 2], line)
            board = await until(table, f"`{line}")
        assert "covers the life circle" in board.text
        assert pinged(board) == []
        assert_nothing_got_out(await table.public_posts())


def assert_nothing_got_out(posts: list[Message]) -> None:
    """Fail if a public post says what was laid in the set-up."""
    assert posts
    for post in posts:
        assert "formation" not in post.text


async def test_what_is_not_legal_is_explained_with_a_picture_of_what_is(tmp_path: Path) -> None:
    async with scripted(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, game="zirkeltanz", seat="blue")
        anna, bernd = (sandbox.person(name) for name in SETUPS)
        for person, lines in zip((anna, bernd), SETUPS.values(), strict=True):
            for line in lines:
                await type_line(table, person, line)
        await until(table, "starts")
        why = answer(await anna.command(table.thread, "why", line="2a@3a:90"))
        assert_private(why)
        assert "5a" in why.text
        assert "2a@3a+" in why.text
        (picture,) = why.attachments
        assert "arcs" in (picture.description or "")
        offered = await table.suggestions("2b@3a", person=anna)
        assert "2b@3a+5a<" in offered
        assert MARKER.search(table.board.text)
        assert match_of(table.board) == table.match
