"""Days pass: deadlines fire by themselves, reminders come, vacations stop clocks, outages are made good."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.stories.table import CHANNEL, Table, answer, has_button, pinged
from tests.stories.travel import Travel, letter, letters, travelling


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        yield world


async def test_who_lets_the_time_run_out_is_reminded_and_has_lost(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, bernd = table.players
    await anna.command(CHANNEL, "settings", notifications="direct messages")
    travel.go(hours=17, minutes=50)
    assert await letters(anna, "running low") == []
    travel.go(minutes=15)
    reminder = await letter(anna, "running low")
    assert ":R>" in reminder.text
    travel.go(hours=6)
    over = await table.next_board()
    assert "out of time" in over.text
    assert f"<@{bernd.id}> (Black) wins" in over.text
    assert has_button(over, "rematch")
    assert len(await letters(anna, "running low")) == 1


async def test_a_reminder_in_the_thread_pings_once(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, _ = table.players
    travel.go(hours=18, minutes=5)
    ping = await anna.wait_for(lambda message: "running low" in message.text, channel=table.thread)
    assert pinged(ping) == [anna.id]
    await travel.sandbox.restart_bot()
    travel.go(minutes=30)
    await table.play_first()
    reminders = [post for post in await anna.messages(table.thread) if "running low" in post.text]
    assert len(reminders) == 1


async def test_while_the_bot_is_away_no_clock_counts(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, _ = table.players
    await travel.sandbox.kill_bot()
    travel.go(days=3)
    await travel.sandbox.start_bot()
    note = await anna.wait_for(
        lambda message: "back" in message.text and ":R>" not in message.text, channel=table.thread
    )
    assert "71 hours" in note.text or "2 days" in note.text or "3 days" in note.text
    await table.play_first()


async def test_a_vacation_stops_the_clock_and_is_shown_to_opponents(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="relaxed")
    anna, bernd = table.players
    await bernd.command(CHANNEL, "settings", notifications="direct messages")
    begun = answer(await anna.command(CHANNEL, "settings", timezone="UTC", vacation="14"))
    assert "Have a good time" in begun.text
    told = await letter(bernd, "im Urlaub")
    assert f"<@{anna.id}>" in told.text
    listed = answer(await bernd.command(CHANNEL, "match list"))
    assert f"🏖️ <@{anna.id}> bis" in listed.text
    travel.go(days=10)
    await travel.sandbox.restart_bot()
    (ending,) = [
        choice for choice in await anna.autocomplete(CHANNEL, "settings", "vacation") if choice.name.startswith("end")
    ]
    back = answer(await anna.command(CHANNEL, "settings", vacation=ending.value))
    assert "a day that has begun is a day taken" in back.text
    travel.go(days=1)
    await anna.wait_for(lambda message: "is back from vacation" in message.text, channel=table.thread)
    await table.play_first()


async def test_the_list_has_what_is_due_first_by_the_time_that_is_left(travel: Travel) -> None:
    relaxed = await Table.set_up(travel.sandbox, seat="Red", time="relaxed")
    fast = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    played = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    await played.play_first()
    anna, _ = fast.players
    text = answer(await anna.command(CHANNEL, "match list", member="anna")).text
    order = [text.index(table.match) for table in (fast, relaxed, played)]
    assert order == sorted(order)
    assert f"<#{fast.thread}>" in text


async def test_the_thread_of_a_finished_match_is_archived_a_day_after_its_end(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox)
    question = answer(await table.to_move.command(table.thread, "match resign"))
    await table.to_move.press(question, "resign_yes")
    await table.next_board()
    travel.go(days=1, minutes=1)
    await travel.sandbox.restart_bot()
    thread = travel.sandbox.server.hub.world.channel(table.thread)
    await travel.sandbox.until(lambda: thread["thread_metadata"]["archived"], timeout=15)
    assert thread["name"].startswith("🏁 ")
