"""A flash group as its people meet it: without a date, begun by the last one needed, played to its final table."""

from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, Table, answer
from tests.stories.test_league import announce, begun, page_of, resign, say, travel
from tests.stories.travel import Travel

__all__ = ["travel"]


async def test_four_of_five_start_by_themselves_and_who_has_no_room_is_first_in_the_next_group(travel: Travel) -> None:
    anna, bernd, carla, dora, emil = map(travel.sandbox.person, ("anna", "bernd", "carla", "dora", "emil"))
    await Table.set_up(travel.sandbox, "bernd", "mira")
    page = await announce(travel.sandbox.person("mira"), {"flash_room": "1"}, start="4", days="14")
    assert "Waiting: 0 of 4" in page.text
    for person in (anna, bernd, carla):
        assert answer(await person.press(page, "league_join")).is_ephemeral
    shown = await page_with(anna, page, "Waiting: 2 of 4")
    assert f"<@{bernd.id}>" in shown.text.partition("no room")[2]
    await carla.press(page, "league_leave")
    await page_with(anna, page, "Waiting: 1 of 4")
    again = answer(await carla.press(page, "league_join"))
    assert "4 warten" in again.text or "of 4. The group" in again.text
    await dora.press(page, "league_join")
    await emil.press(page, "league_join")

    started = await say(travel, "The group is complete and has begun")
    players = {anna.id, carla.id, dora.id, emil.id}
    assert all(f"<@{player}>" in started.text for player in players)
    assert bernd.id not in started.text
    following = await anna.wait_for(
        lambda message: (page_of(message) or page_of(page)) != page_of(page) and "0 of 4." in message.text,
        channel=CHANNEL,
    )
    assert f"<@{bernd.id}>" in following.text.partition("no room")[2]

    await travel.sandbox.restart_bot()
    fixtures = await begun(travel, 6)
    assert {person for fixture in fixtures for person in (fixture["first"], fixture["second"])} == players
    for fixture in fixtures:
        await resign(travel, fixture, min(fixture["first"], fixture["second"]))
    closed = await say(travel, "Champion", page_of(page))
    assert f"<@{max(players)}>" in closed.text

    travel.go(days=14, minutes=1)
    told = await say(travel, "people are missing", page_of(following))
    assert answer(await bernd.press(told, "league_leave")).text.startswith("Du bist abgemeldet")


async def page_with(by: Person, page: Message, text: str) -> Message:
    """Wait until the page of a season says something."""
    return await by.wait_for(lambda message: message.id == page.id and text in message.text, channel=CHANNEL)
