"""A match that is set back, as its people meet it: across a reveal in Confusion, with the same dice, and back again."""

from pathlib import Path

import pytest

from bot.markup import Markup
from sandbox.client import Message, Person, Sandbox
from tests.stories.conftest import story
from tests.stories.table import Table, filled, form, has_button, offer_to_all, read_as_text
from tests.stories.telling import WORDS, assert_told
from tests.stories.test_confusion import DEAL, TURNS, letter, play

CLAIM = "J=j"


@pytest.fixture
async def sandbox(sandbox: Sandbox) -> Sandbox:
    """Return a world in which everybody is offered /mod."""
    offer_to_all(sandbox, "mod")
    return sandbox


async def preview(person: Person, table: Table) -> Message:
    """Return what a moderator sees before a rewind."""
    return await filled(person, await person.command(table.thread, "mod rewind"))


async def carry_out(person: Person, shown: Message, draws: str, note: str) -> None:
    key = next(b.custom_id for b in shown.buttons if b.custom_id and f".{draws}." in b.custom_id)
    await person.submit(form(await person.press(shown, key)), {"text": note})


async def test_a_rewind_in_confusion_that_crosses_a_reveal(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        anna, bernd, mira = (sandbox.person(name) for name in ("anna", "bernd", "mira"))
        lines = [(name, line) for name, line, _ in TURNS]
        until = [line for _, line in lines].index(CLAIM) + 1
        for name, line in lines[:until]:
            await play(table, name, line)
        assert CLAIM in table.board.text
        assert "^ J=j" in (await letter(anna, CLAIM)).text or "J=j" in (await letter(anna, CLAIM)).text

        shown = await preview(mira, table)
        assert CLAIM in shown.text, "what is undone, and that everybody knows it"
        for person in (anna, bernd):
            assert WORDS["de"]("learned-sheet", person=Markup(f"<@{person.id}>"), text="") in shown.text
        assert "A=a" not in shown.text, "a moderator who has not looked sees no secret"
        assert len(shown.attachments) == 1

        await carry_out(mira, shown, "fresh", "That claim was a slip.")
        board = await table.next_board()
        assert "That claim was a slip." in board.text
        undone = await filled(anna, await anna.command(table.thread, "board", undone=1))
        assert undone.attachments
        await play(table, *lines[until - 1])
        await table.players[0].command(table.thread, "match resign")


async def test_the_same_dice_fall_again_and_the_undone_part_can_be_put_back(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mira = sandbox.person("mira")
    line = (await table.suggestions())[0]
    first = await table.play(line)
    await carry_out(mira, await preview(mira, table), "repeated", "Once more.")
    await table.next_board()
    again = await table.play(line)
    assert news(again) == news(first)

    back = await preview(mira, table)
    menu = next(select for select in back.selects)
    ends = [option for option in menu.options if "1" in option.label and "Teil" in option.label]
    assert ends
    assert has_button(back, "mod_ask")
    assert_told(table.to_move, await table.to_move.command(table.thread, "mod rewind"), "refused-not-a-moderator")


def news(board: Message) -> list[str]:
    """Return what a board post says, without clocks and the names of facts."""
    return [text for text in board.text.splitlines() if not text.startswith(("-#", "⏱"))]
