"""The study board over the real client: what Discord takes, and buttons from before a restart."""

import pytest

from sandbox.client import Sandbox
from tests.stories.table import Table, answer
from tests.stories.telling import words_of


@pytest.mark.slow
async def test_a_study_goes_on_after_a_restart(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    begun = answer(await anna.command(table.thread, "study", number=0))
    assert begun.is_ephemeral
    assert words_of(anna, "study-private") in begun.text
    board = answer(await anna.press(answer(await anna.press(begun, "study_build")), "study_go"))
    await sandbox.restart_bot()
    built = answer(await anna.press(board, "study_build"))
    tried = answer(await anna.select(built, built.selects[0].options[0].value, of=built.selects[0].custom_id))
    assert words_of(anna, "study-private") in tried.text
    back = answer(await anna.press(tried, words_of(anna, "button-earlier")))
    assert words_of(anna, "study-at-start") in back.text
    assert "study_go" not in {
        (button.custom_id or "")[:8] for post in await table.public_posts() for button in post.buttons
    }
    theirs = answer(await bernd.command(table.thread, "study"))
    assert words_of(bernd, "study-private") in theirs.text
