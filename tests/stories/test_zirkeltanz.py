"""Zirkeltanz through the real bot: a secret set-up, then a match to a win, typed and by buttons only."""

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from games.zirkeltanz.examples import TURNS
from sandbox.client import Message, Person, Sandbox
from tests.databases import new_database
from tests.forking import fork
from tests.stories import openapi
from tests.stories.conftest import specification
from tests.stories.table import MARKER, Table, answer, due_at, is_board, pinged
from tests.stories.telling import assert_private

SETUPS = {"anna": ("formation phalanx", "ready"), "bernd": ("formation arrow", "ready")}
Play = Callable[[Table, Person, str], Awaitable[Message]]

START = (3, 3, 6, 1)
"""Equal dice first, then Blue's is higher; Blue is Anna."""


@asynccontextmanager
async def scripted(folder: Path) -> AsyncIterator[Sandbox]:
    """Open a world in which the dice fall as the match wants them; so its seed explains none of them."""
    dice = [*START, *(value for value, _ in TURNS)]
    env = {**new_database(folder), "SCRIPTED_DICE": " ".join(map(str, dice))}
    async with Sandbox.start(folder, bot_module="tests.stories.scripted_bot", env=env, spawn=fork) as sandbox:
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
        fitting = [offer for offer in offered if line.startswith(offer) and len(offer) > len(done)]
        assert fitting, (line, done, list(offered))
        done = max(fitting, key=len)
        menu, value = offered[done]
        shown = answer(await (person.select(shown, value, of=menu) if value else person.press(shown, menu)))
    return answer(await person.press(shown, "confirm"))


def choices(shown: Message) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield each line that may be chosen: in a menu with its value, or as a button."""
    for select in shown.selects:
        yield from ((option.value, (str(select.custom_id), option.value)) for option in select.options)
    for button in shown.buttons:
        custom_id = button.custom_id or ""
        route, _, text = custom_id.partition("/")
        if route.startswith("pick:"):
            yield text, (custom_id, "")


def seq_of(message: Message) -> int:
    found = MARKER.search(message.text)
    assert found
    return int(found["seq"])


async def changed(table: Table) -> Message:
    """Wait until a board post says more than the one known: a new one, or the same that has grown."""
    known, is_wanted = seq_of(table.board), is_board(table.match)
    table.board = await table.players[0].wait_for(
        lambda message: is_wanted(message) and seq_of(message) > known, channel=table.thread
    )
    return table.board


async def set_up(table: Table, play: Play) -> tuple[Person, Person]:
    """Let both lay their circles and be ready; return Blue's player and Yellow's."""
    for name, lines in SETUPS.items():
        for line in lines:
            await play(table, table.sandbox.person(name), line)
            await changed(table)
    assert "starts" in table.board.text
    anna, bernd = (table.sandbox.person(name) for name in SETUPS)
    assert pinged(table.board) == [anna.id]
    return anna, bernd


async def test_one_types_a_whole_match_and_the_other_clicks_it(tmp_path: Path) -> None:
    async with scripted(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, game="zirkeltanz", seat="blue")
        assert sorted(pinged(table.board)) == sorted(person.id for person in table.players)
        players = await set_up(table, click_line)
        for at, (_, line) in enumerate(TURNS):
            await (type_line, click_line)[at % 2](table, players[at % 2], line)
            assert f"`{line}" in (await changed(table)).text
        assert "covers the life circle" in table.board.text
        assert pinged(table.board) == []
        assert_nothing_got_out(await table.public_posts())


def assert_nothing_got_out(posts: list[Message]) -> None:
    """Fail if a public post says what was laid in the set-up."""
    assert posts
    for post in posts:
        assert not re.search(r"formation\s+\w", post.text), "the hint names no formation, nor does anything else"


async def test_what_the_other_lays_meanwhile_spoils_no_preview(tmp_path: Path) -> None:
    async with scripted(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, game="zirkeltanz", seat="blue", options="turn limit: 200")
        assert "0 of 200" in (table.board.attachments[0].description or "")
        anna, bernd = (sandbox.person(name) for name in SETUPS)
        preview = answer(await bernd.command(table.thread, "move", line="formation arrow"))
        building = answer(await bernd.press(table.board, "build"))
        for line in SETUPS["anna"]:
            await type_line(table, anna, line)
            await changed(table)
        shown = answer(await bernd.select(building, "formation wall"))
        assert "formation wall" in shown.text
        await bernd.press(preview, "confirm")
        laid = (await changed(table)).text
        assert "`…`" in laid
        assert due_at(table.board) == [bernd.id], laid


async def test_what_is_not_legal_is_explained_with_a_picture_of_what_is(tmp_path: Path) -> None:
    async with scripted(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, game="zirkeltanz", seat="blue")
        anna, _ = await set_up(table, type_line)
        why = answer(await anna.command(table.thread, "why", line="2a@3a:90"))
        assert_private(why)
        assert "5a" in why.text
        assert "2a@3a+" in why.text
        (picture,) = why.attachments
        assert "arcs" in (picture.description or "")
        offered = await table.suggestions("2b@3a", person=anna)
        assert "2b@3a+5a<" in offered
