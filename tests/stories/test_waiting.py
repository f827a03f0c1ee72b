"""Long requests: people see how far they are and may cancel them; then they end for good."""

import os
from pathlib import Path

from tests.stories.conftest import story
from tests.stories.table import Table, answer, filled, has_button
from tests.stories.telling import assert_told, words_of


async def test_an_animation_shows_how_far_it_is_and_is_cancelled_by_who_asked_only(tmp_path: Path) -> None:
    pipe = tmp_path / "frames"
    os.mkfifo(pipe)
    async with story(
        tmp_path, module="tests.stories.scripted_bot", env={"HELD_FRAMES": str(pipe), "SCRIPTED_DICE": ""}
    ) as sandbox:
        table = await Table.set_up(sandbox)
        anna, bernd = table.players
        await table.play_first()
        await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
        await anna.wait_for(lambda message: has_button(message, "rematch"), channel=table.thread)

        waiting = answer(await anna.command(table.thread, "match replay"))
        assert waiting.text.startswith(words_of(anna, "replay-wait"))
        assert "0 / 2" in waiting.text
        forged = await bernd.forge(table.board, str(waiting.button("cancel_work").custom_id))
        assert_told(bernd, forged, "refused-nothing-to-cancel")
        await anna.press(waiting, "cancel_work")
        ended = await anna.wait_for(lambda message: message.id == waiting.id and not message.buttons)
        assert ended.text == words_of(anna, "work-cancelled")

        released = pipe.rename(tmp_path / "released")
        released.write_bytes(b"")
        again = await filled(anna, await anna.command(table.thread, "match replay"))
        assert again.attachments[0].name.endswith(".gif")
        late = await anna.forge(table.board, str(waiting.button("cancel_work").custom_id))
        assert_told(anna, late, "refused-nothing-to-cancel")
