"""A whole match of random moves to its end, in two languages, typed and clicked; then everything that looks back."""

import json
import random
from itertools import product
from pathlib import Path

from sandbox.client import Message
from tests.stories.conftest import story
from tests.stories.table import Table, answer, filled, has_button, match_of, pinged

ALT_TEXT = 1024
MOST_TURNS = 150


def assert_good_board_post(message: Message, *, is_last: bool = False) -> None:
    (picture,) = message.attachments
    assert picture.name.endswith(".png")
    assert picture.width
    assert picture.width <= 1280
    assert 20 < len(picture.description or "") <= ALT_TEXT
    assert len(pinged(message)) == (0 if is_last else 1)


async def play_to_the_end(table: Table, rng: random.Random) -> None:
    """Play at random, mostly placements, which end a match soon; the dice are the bot's own and always differ."""
    for _ in range(MOST_TURNS):
        if rng.random() < 0.2:
            await table.build(rng)
        else:
            lines = await table.suggestions()
            most = max((line.count("*") for line in lines), default=0)
            await table.play(rng.choice([line for line in lines if line.count("*") == most] or ["pass"]))
        if has_button(table.board, "rematch"):
            return assert_good_board_post(table.board, is_last=True)
        assert_good_board_post(table.board)
    raise AssertionError("the match has not ended")


async def test_a_random_match_to_its_end_and_what_follows(tmp_path: Path) -> None:
    async with story(tmp_path) as sandbox:
        table = await Table.set_up(sandbox, seat="red")
        assert table.to_move.name == "anna"
        await play_to_the_end(table, random.Random(7))
        assert "Final score" in table.board.text
        await look_back(table)
        await play_again(table)


async def look_back(table: Table) -> None:
    """Press every button of the last post, and use the command that does the same."""
    anna, bernd = table.players
    for person, button, command in product(table.players, ("log", "replay", "export"), (False, True)):
        if command:
            shown = await filled(person, await person.command(table.thread, f"match {button}"))
        else:
            shown = await filled(person, await person.press(table.board, button))
        assert shown.is_ephemeral
        for file in shown.attachments:
            assert await person.fetch(file)
    sheet = answer(await anna.press(table.board, "log"))
    table_text = (await anna.fetch(sheet.attachments[1])).decode()
    assert len(table_text.splitlines()) > 2 * (len(table.posts) - 1)
    earlier = answer(await anna.press(sheet, "◀ Earlier"))
    assert earlier.id == sheet.id
    assert earlier.text != sheet.text
    exported = answer(await bernd.press(table.board, "export"))
    facts = json.loads(await bernd.fetch(exported.attachments[0]))["facts"]
    assert [fact["fact"]["kind"] for fact in facts[-2:]] == ["match_ended", "seed_opened"]
    moves = sum(fact["fact"]["kind"] == "action_taken" for fact in facts)
    assert moves == len(table.posts) - 1
    first = answer(await bernd.command(table.thread, "board", number=0))
    assert "```" not in first.text
    assert "```" in answer(await bernd.press(first, "board_text")).text
    too_far = answer(await bernd.command(table.thread, "board", number=moves + 1))
    assert str(moves) in too_far.text
    assert not too_far.attachments


async def play_again(table: Table) -> None:
    """Ask for another match by button: the one who was Black is Red there."""
    anna, bernd = table.players
    await bernd.press(table.board, "rematch")
    invitation = await anna.wait_for(lambda message: has_button(message, "join"), channel="spiele")
    assert pinged(invitation) == [anna.id]
    await anna.press(invitation, "join")
    again = await Table.at(table.sandbox, match_of(invitation), *table.players)
    assert again.match != table.match
    assert again.to_move is bernd
    await again.play_first()
