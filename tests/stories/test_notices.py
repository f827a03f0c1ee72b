"""Notices that it is somebody's turn: each kind, over days that pass at once."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.stories.table import CHANNEL, Table, answer, match_of, pinged
from tests.stories.telling import words_of
from tests.stories.travel import Travel, letter, letters, travelling


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        yield world


async def test_a_direct_message_instead_of_a_ping_in_the_persons_language(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players
    shown = answer(await bernd.command(CHANNEL, "settings", notifications="direct messages"))
    assert words_of(bernd, "settings-notice-message") in shown.text
    board = await table.play_first()
    assert pinged(board) == []
    told = await letter(bernd, "Du bist am Zug")
    assert f"<@{anna.id}>" in told.text
    (link,) = told.buttons
    assert link.url
    assert link.url.endswith(f"/{table.thread}")
    await travel.sandbox.restart_bot()
    travel.go(days=2)
    table.players = (bernd, anna)
    await anna.command(CHANNEL, "settings", notifications="direct messages")
    await table.play_first_as(bernd)
    await letter(anna, "it is your turn")
    assert len(await letters(bernd, "Du bist am Zug")) == 1


async def test_closed_direct_messages_fall_back_to_a_ping_in_the_thread(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    _, bernd = table.players
    await bernd.command(CHANNEL, "settings", notifications="direct messages")
    await bernd.set(dms_open=False)
    await table.play_first()
    ping = await bernd.wait_for(lambda message: pinged(message) == [bernd.id], channel=table.thread)
    assert not ping.attachments
    assert await letters(bernd) == []


async def test_at_night_nobody_is_pinged_and_in_the_morning_once(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    _, bernd = table.players
    shown = answer(await bernd.command(CHANNEL, "settings", timezone="utc", sleep="22-6"))
    assert "22:00–06:00" in shown.text
    travel.go_to(23)
    board = await table.play_first()
    assert pinged(board) == []
    travel.go_to(5, 59)
    travel.go_to(6)
    ping = await bernd.wait_for(lambda message: pinged(message) == [bernd.id], channel=table.thread)
    assert int(ping.id) > int(board.id)


async def test_one_message_a_day_for_all_matches(travel: Travel) -> None:
    bernd = travel.sandbox.person("bernd")
    await bernd.command(CHANNEL, "settings", timezone="utc", notifications="one message a day", hour=18)
    travel.go_to(12)
    tables = [await Table.set_up(travel.sandbox, seat="Red") for _ in range(3)]
    for table in tables:
        board = await table.play_first()
        assert pinged(board) == []
    assert await letters(bernd) == []
    await travel.sandbox.kill_bot()
    travel.go_to(18)
    await travel.sandbox.start_bot()
    told = await letter(bernd, "3 Partien warten")
    for table in tables:
        assert table.thread in told.text
    travel.go(days=1)
    await bernd.wait_for(lambda message: "warten" in message.text and int(message.id) > int(told.id))
    assert len(await letters(bernd)) == 2


async def test_none_and_muted_matches_are_silent(travel: Travel) -> None:
    loud, quiet = [await Table.set_up(travel.sandbox, seat="Red") for _ in range(2)]
    _, bernd = loud.players
    (choice,) = [
        choice
        for choice in await bernd.autocomplete(CHANNEL, "settings", "mute")
        if choice.value == match_of(quiet.board)
    ]
    assert choice.name.startswith("stumm schalten")
    await bernd.command(CHANNEL, "settings", mute=choice.value)
    assert pinged(await quiet.play_first()) == []
    assert pinged(await loud.play_first()) == [bernd.id]
    again = answer(await bernd.command(CHANNEL, "settings", mute=choice.value))
    assert words_of(bernd, "unmuted", match=str(choice.value)) in again.text
