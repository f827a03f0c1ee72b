"""Nobody has to type: a match from the invitation to its end by buttons and menus only."""

import random

from sandbox.client import Sandbox
from tests.stories.table import Table, answer, form, has_button, pinged
from tests.stories.telling import assert_told


async def test_a_whole_match_by_buttons(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    rng = random.Random(3)
    for _ in range(6):
        await table.build(rng)
    loser, winner = table.to_move, table.waiting
    menu = answer(await loser.press(table.board, "more"))
    question = answer(await loser.press(menu, "resign"))
    assert_told(loser, await loser.press(question, "cancel"), "cancelled")
    question = answer(await loser.press(menu, "resign"))
    assert_told(loser, await loser.press(question, "resign_yes"), "acknowledged-resigned")
    end = await table.next_board()
    assert pinged(end) == []
    assert f"<@{winner.id}>" in end.text.split("###")[1]
    assert has_button(end, "rematch")
    await loser.press(end, "rematch")
    again = await winner.wait_for(lambda message: has_button(message, "join"))
    await winner.press(again, "decline")
    closed = await loser.wait_for(lambda message: message.id == again.id and not message.buttons)
    assert "Nothing was played." in closed.text


async def test_a_spectator_may_look_but_not_touch(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    carla = sandbox.person("carla")
    menu = answer(await carla.press(table.board, "more"))
    assert not any(has_button(menu, route) for route in ("draw", "takeback", "resign"))
    shown = answer(await carla.press(menu, "board"))
    assert "```" not in shown.text
    assert not has_button(shown, "share")
    assert "```" in answer(await carla.press(shown, "board_text")).text
    assert_told(carla, await carla.press(table.board, "build"), "refused-not-a-player")
    assert_told(carla, await carla.command(table.thread, "match resign"), "refused-not-a-player")


async def test_a_line_is_corrected_in_the_form(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    refused = await table.type("C5-C6")
    assert not has_button(refused, "confirm")
    again = form(await person.press(refused, "change"))
    assert again.fields[0].value == "C5-C6"
    good = (await table.suggestions())[0]
    preview = answer(await person.submit(again, {"line": good}))
    assert good in preview.text
    changed = form(await person.press(preview, "change"))
    assert changed.fields[0].value == good
    assert good in (await table.confirm(preview, person)).text
