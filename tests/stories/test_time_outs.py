"""Consequences of a time-out: a claim, a late move, a substitute, the moderators; and what pauses it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox.client import Message
from tests.stories.table import CHANNEL, Table, answer, has_button, pinged
from tests.stories.telling import assert_told
from tests.stories.test_policies import TIMES, drafted
from tests.stories.test_substitutes import asked
from tests.stories.travel import Travel, travelling


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        yield world


async def late(travel: Travel, table: Table) -> Message:
    """Let Red's time run out and return the post that says so."""
    travel.go(days=4)
    return await table.players[0].wait_for(lambda post: "has run out of time" in post.text, channel=table.thread)


async def test_an_opponent_claims_the_win_with_the_button(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="relaxed")
    anna, bernd = table.players
    assert_told(bernd, await bernd.command(table.thread, "match claim"), "refused-nothing-to-claim")
    told = await late(travel, table)
    assert pinged(told) == [bernd.id]
    assert_told(anna, await anna.press(told, "claim"), "refused-nothing-to-claim")
    await travel.sandbox.restart_bot()
    assert_told(bernd, await bernd.press(told, "claim"), "acknowledged-claimed")
    over = await table.next_change()
    assert f"<@{bernd.id}> (Black) claims the win" in over.text
    assert f"<@{bernd.id}> (Black) wins: Red has run out of time" in over.text
    assert not has_button(over, "claim")
    stories = [post for post in await table.public_posts() if "has run out of time" in post.text]
    assert len(stories) == 2, "the time-out and the end, each once"


async def test_a_late_move_counts_until_somebody_claims(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="relaxed")
    anna, bernd = table.players
    told = await late(travel, table)
    await table.play_first_as(anna)
    assert "**Black 3 d**" in table.board.text
    assert "Red 1 d" in table.board.text
    assert_told(bernd, await bernd.press(told, "claim"), "refused-nothing-to-claim")


async def test_who_has_vanished_is_replaced_without_being_asked(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="relaxed")
    anna, bernd = table.players
    carla = travel.sandbox.person("carla")
    await late(travel, table)
    question = await asked(table, bernd, substitute="carla")
    assert f"<@{anna.id}> (Red)" in question.text
    assert pinged(question) == [carla.id]
    await carla.press(question, "accept")
    board = await table.next_change()
    assert "takes over Red" in board.text
    assert "3 days more" in board.text
    assert pinged(board) == [carla.id]
    table.players, table.board = (carla, bernd), board
    await table.play_first()


async def test_moderators_are_called_where_they_decide(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    travel.sandbox.set_permissions("Moderator", 0, mentionable=True)
    await mira.command(CHANNEL, "setup", moderators="Moderator")
    page = await drafted(mira)
    (value,) = [option.value for option in page.selects[0].options if "Moderation" in option.label]
    page = answer(await mira.select(page, value, of=page.selects[0].custom_id))
    await mira.press(page, "policy_save")
    table = await Table.set_up(travel.sandbox, seat="Red", time=TIMES["name"])
    told = await late(travel, table)
    assert len(told.raw["mention_roles"]) == 1
    assert not has_button(told, "claim")
    _, bernd = table.players
    assert_told(bernd, await bernd.command(table.thread, "match claim"), "refused-nothing-to-claim")
