"""Channels are deleted under seasons and matches, which go on where the server plays then."""

import re

from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, Table, answer, has_button, is_board
from tests.stories.telling import words_of
from tests.stories.test_league import announce, begun, page_of, travel
from tests.stories.travel import Travel

__all__ = ["travel"]
NEWS = "general"
PLAYERS = ("anna", "bernd", "carla", "dora")


async def delete(by: Person, name: str) -> None:
    await by.delete(next(channel for channel in await by.channels() if channel.name == name))


async def stands(by: Person, season: str, what: str, channel: str) -> Message:
    """Wait until the page or a table of a season is in a channel."""
    return await by.wait_for(lambda message: f"`{season}` · {what} ·" in message.text, channel=channel)


async def resign(travel: Travel, fixture: re.Match[str], channel: str) -> None:
    """Let the second player resign a match as soon as its board is in a thread of a channel."""
    world = travel.sandbox
    home = next(place["id"] for place in world.server.hub.world.channels.values() if place.get("name") == channel)

    def is_here(message: Message) -> bool:
        thread = world.server.hub.world.channels.get(message.channel_id, {})
        return is_board(fixture["match"])(message) and thread.get("parent_id") == home

    person = next(player for player in map(world.person, PLAYERS) if player.id == fixture["second"])
    board = await person.wait_for(is_here)
    asked = answer(await person.command(board.channel_id, "match resign"))
    await person.press(asked, "resign_yes")


async def test_a_season_whose_channel_is_deleted_twice_goes_on_where_the_server_plays(travel: Travel) -> None:
    """Round 2 was drawn, no thread ever came, and three days later all its matches were lost on time."""
    mira, world = travel.sandbox.person("mira"), travel.sandbox
    page = await announce(mira, {"overtime": "0"}, format="swiss", rounds="3", round_days="3", sign_up="1")
    season = page_of(page) or ""
    for name in PLAYERS:
        await world.person(name).press(page, "league_join")
    travel.go(days=1, minutes=1)
    await mira.wait_for(lambda message: "Sign-up is over" in message.text, channel=CHANNEL)
    travel.go(days=1, minutes=1)
    first = await begun(travel, 2)
    await stands(mira, season, "table-1", CHANNEL)

    await delete(mira, CHANNEL)
    world.add_channel("zwei")
    await mira.command(NEWS, "setup", channel="zwei")
    for what in ("page", "table-1"):
        await stands(mira, season, what, "zwei")
    for fixture in first:
        await resign(travel, fixture, "zwei")
    await mira.wait_for(lambda message: "Round 2 of 3 is drawn" in message.text, channel="zwei")
    second = (await begun(travel, 4))[2:]

    world.add_channel("drei")
    await mira.command(NEWS, "setup", channel="drei")
    await delete(mira, "zwei")
    for what in ("page", "table-1"):
        await stands(mira, season, what, "drei")
    for fixture in second:
        await resign(travel, fixture, "drei")
    for fixture in (await begun(travel, 6))[4:]:
        await resign(travel, fixture, "drei")
    closed = await mira.wait_for(lambda message: "All fixtures are decided" in message.text, channel="drei")
    assert "Champion" in closed.text
    assert closed.attachments
    reported = [message.text for message in await mira.messages(NEWS) if "`/setup`" in message.text]
    assert len(reported) <= 1, "nobody is asked to name a channel once one is named"


async def test_a_rematch_of_a_moved_match_is_proposed_where_one_can_see_it(travel: Travel) -> None:
    world = travel.sandbox
    mira, table = world.person("mira"), await Table.set_up(world)
    home = world.add_channel("zwei")
    await mira.command(NEWS, "setup", channel="zwei")
    former = table.thread
    await delete(mira, CHANNEL)
    table.board = await table.players[0].wait_for(
        lambda message: is_board(table.match)(message) and message.channel_id != former
    )
    person = table.to_move
    await person.press(answer(await person.command(table.thread, "match resign")), "resign_yes")
    over = await person.wait_for(lambda message: has_button(message, "rematch"), channel=table.thread)
    said = answer(await person.press(over, "rematch"))
    assert f"<#{home}>" in said.text
    await person.wait_for(lambda message: has_button(message, "join"), channel="zwei")


async def test_a_deleted_page_comes_back_by_itself(travel: Travel) -> None:
    """The page that a moderator had deleted came back only when somebody signed up by command."""
    mira = travel.sandbox.person("mira")
    page = await announce(mira, sign_up="7")
    await mira.delete(page)
    travel.go(hours=1, minutes=1)
    again = await mira.wait_for(
        lambda message: page_of(message) == page_of(page) and int(message.id) > int(page.id), channel=CHANNEL
    )
    shown = answer(await travel.sandbox.person("anna").press(again, "league_join"))
    assert words_of(travel.sandbox.person("anna"), "error-unexpected", reference="") not in shown.text
