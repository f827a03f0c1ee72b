"""Planned answers: made, listed and cancelled in private, carried out with the move they wait for, or fallen away."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client import Message, Person
from tests.stories.conftest import story
from tests.stories.table import CHANNEL, Table, answer, has_button, pinged, read_as_text, texts
from tests.stories.telling import assert_private, assert_told, words_of
from tests.stories.test_confusion import DEAL
from tests.stories.travel import Travel, letter, letters, travelling


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        yield world


async def conditions(table: Table, person: Person, typed: str = "") -> list[str]:
    choices = await person.autocomplete(table.thread, "plan", "if", **{"if": typed})
    return [str(choice.value) for choice in choices]


async def replies(table: Table, person: Person, condition: str, typed: str = "") -> list[str]:
    choices = await person.autocomplete(table.thread, "plan", "then", **{"if": condition, "then": typed})
    return [str(choice.value) for choice in choices]


async def plan(table: Table, person: Person, condition: str, line: str) -> Message:
    """Make a plan and return the private answer."""
    said = answer(await person.command(table.thread, "plan", **{"if": condition, "then": line}))
    assert_private(said)
    return said


async def test_a_plan_is_carried_out_with_the_opponents_move(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players
    offered = await conditions(table, bernd)
    assert offered == await table.suggestions()
    own = await replies(table, bernd, offered[0])
    made = await plan(table, bernd, offered[0], own[0])
    assert words_of(bernd, "plan-made", condition=offered[0], line=own[0]) in made.text
    before = texts(await table.public_posts())
    second = await plan(table, bernd, offered[1], (await replies(table, bernd, offered[1]))[0])
    assert [button.label for button in second.buttons] == ["1 streichen", "2 streichen"]
    assert texts(await table.public_posts()) == before, "nobody else learns of it"
    board = await table.play(offered[0])
    assert "(planned before)" in board.text
    assert f"`{own[0]}`" in board.text
    assert pinged(board) == []
    told = await letter(bernd, "Dein Plan wurde ausgeführt")
    assert f"`{own[0]}`" in told.text
    assert offered[1] in told.text, "the other plan has fallen away"
    await travel.sandbox.restart_bot()
    assert len(await letters(bernd, "Plan")) == 1
    assert await letters(anna) == []


async def test_a_plan_falls_away_with_any_other_move_and_its_owner_is_told_alone(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players
    offered = await conditions(table, bernd)
    own = await replies(table, bernd, offered[0])
    await plan(table, bernd, offered[0], own[0])
    posts = len(await table.public_posts())
    board = await table.play(offered[1])
    assert pinged(board) == [bernd.id]
    told = await letter(bernd, "Deine Pläne sind entfallen")
    assert offered[0] in told.text
    assert len(await table.public_posts()) == posts + 1
    assert words_of(bernd, "plan-none") in answer(await bernd.command(table.thread, "plan")).text
    assert await letters(anna) == []


async def test_plans_are_cancelled_and_wrong_ones_refused(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players
    offered = await conditions(table, bernd)
    own = await replies(table, bernd, offered[0])
    assert_told(anna, await plan(table, anna, offered[0], own[0]), "refused-your-turn")
    assert await conditions(table, anna) == []
    half = await bernd.command(table.thread, "plan", **{"if": offered[0]})
    assert_told(bernd, half, "refused-half-a-plan")
    wrong = await plan(table, bernd, "Z9", own[0])
    assert words_of(bernd, "plan-refused-condition") in wrong.text
    wrong = await plan(table, bernd, offered[0], "Z9")
    assert words_of(bernd, "plan-refused-line") in wrong.text
    await plan(table, bernd, offered[0], own[0])
    assert_told(bernd, await plan(table, bernd, offered[0], own[0]), "refused-bad-plan-twice")
    more = answer(await bernd.press(table.board, "more"))
    listed = answer(await bernd.press(more, "plans"))
    gone = answer(await bernd.press(listed, "plan_cancel"))
    assert words_of(bernd, "plan-cancelled") in gone.text
    assert not has_button(gone, "plan_cancel")
    board = await table.play(offered[0])
    assert "planned" not in board.text


async def test_closed_direct_messages_betray_no_plan(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    _, bernd = table.players
    await bernd.set(dms_open=False)
    offered = await conditions(table, bernd)
    own = await replies(table, bernd, offered[0])
    await plan(table, bernd, offered[0], own[0])
    posts = len(await table.public_posts())
    await table.play(offered[1])
    await table.play_first()
    assert len(await table.public_posts()) == posts + 2


async def test_games_with_a_throw_in_between_say_why_there_are_no_plans(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, game="gamwin")
    for person in table.players:
        assert_told(person, await person.command(table.thread, "plan", **{"if": "x", "then": "y"}), "refused-no-plans")
        assert not has_button(answer(await person.press(table.board, "more")), "plans")
    carla = travel.sandbox.person("carla")
    assert_told(carla, await carla.command(table.thread, "plan"), "refused-not-a-player")
    assert answer(await carla.command(CHANNEL, "plan")).is_ephemeral


async def test_in_confusion_nothing_is_offered_and_the_answer_of_the_game_belongs_to_the_condition(
    tmp_path: Path,
) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        anna, bernd = table.players
        assert await conditions(table, bernd) == []
        assert await replies(table, bernd, "J-h4 +") == []
        made = await plan(table, bernd, "`j–h4 +`.", "`A-i10`.")
        assert words_of(bernd, "plan-hint-secrets") in made.text
        await anna.press(await table.type("J-h4", anna), "confirm")
        board = await table.next_change()
        assert "`J-h4 +`" in board.text
        assert "`A-i10 +` (planned before)" in board.text
        assert pinged(board) == [], "Anna has moved, and is to move again"
