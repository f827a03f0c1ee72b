"""A ladder as its people meet it: joined, challenged, accepted and declined, climbed, fallen from in silence, left."""

import pytest

from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, answer, has_button, pinged
from tests.stories.telling import WORDS
from tests.stories.test_league import EN, announce, begun, page_of, posts, resign, say, table_at, travel
from tests.stories.travel import Travel

__all__ = ["travel"]
FIVE = ("anna", "bernd", "carla", "dora", "emil")
DE = WORDS["de"]


@pytest.mark.slow
async def test_five_people_climb_fall_and_leave_with_a_restart_in_the_middle(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    page = await announce(mira, format="ladder", reach="3")
    people = {name: travel.sandbox.person(name) for name in FIVE}
    anna, bernd, carla, dora, emil = people.values()
    for person in people.values():
        assert answer(await person.press(page, "league_join")).is_ephemeral
    await order(travel, page, anna, bernd, carla, dora, emil)
    again = answer(await dora.press(page, "league_join"))
    assert DE("ladder-own", place=4, count=3) in again.text

    for pressed in ("ladder_challenge", "league_leave"):
        stranger = answer(await mira.press(page, pressed))
        assert has_button(stranger, "league_join"), "who is not on the ladder reads how to join"

    told = await challenge(travel, page, dora, bernd)
    assert pinged(told) == [bernd.id]
    menu = answer(await emil.press(page, "ladder_challenge"))
    assert bernd.id not in menu.text
    late = answer(await emil.command(CHANNEL, "league challenge", opponent=bernd.id))
    assert late.text == DE("refused-cannot-challenge-is_challenged", reach=3, most=3)
    assert answer(await anna.press(told, "ladder_accept")).text == EN("refused-not-asked-in-season")
    await travel.sandbox.restart_bot()
    await bernd.press(told, "ladder_accept")
    twice = answer(await bernd.press(told, "ladder_decline"))
    assert twice.text == DE("refused-not-asked-in-season")
    (fixture,) = await begun(travel, 1)
    await resign(travel, fixture, bernd.id)
    await order(travel, page, anna, dora, bernd, carla, emil)

    told = await challenge(travel, page, carla, dora)
    await dora.press(told, "ladder_decline")
    await say(travel, f"<@{dora.id}> has declined")
    await order(travel, page, anna, bernd, dora, carla, emil)
    by_command = answer(await bernd.command(CHANNEL, "league challenge", opponent=anna.id))
    assert f"<@{anna.id}>" in by_command.text
    travel.go(days=3, minutes=1)
    await say(travel, f"<@{anna.id}> has not answered")
    await order(travel, page, bernd, anna, dora, carla, emil)

    told = await challenge(travel, page, emil, carla)
    await carla.press(told, "ladder_accept")
    _, fixture = await begun(travel, 2)
    table = await table_at(travel, fixture)
    loser = table.to_move
    travel.go(days=3, minutes=1)
    await order(
        travel, page, *((bernd, anna, dora, emil, carla) if loser is carla else (bernd, anna, dora, carla, emil))
    )

    asked = answer(await bernd.press(page, "league_leave"))
    await bernd.press(asked, "league_leave_yes")
    await say(travel, f"<@{bernd.id}> has left the ladder")
    travel.go(days=1)
    week = await say(travel, "on the ladder")
    assert "2 matches have ended" in week.text
    mine = answer(await bernd.press(page, "ladder_mine"))
    assert mine.text.startswith(DE("ladder-not-on", season="").rstrip("."))
    await bernd.press(page, "league_join")
    shown = answer(await bernd.command(CHANNEL, "league table", season=page_of(page)))
    assert shown.attachments
    assert shown.text.rindex(f"<@{bernd.id}>") > shown.text.rindex(f"<@{anna.id}>")
    assert len(await posts(travel, f"`{page_of(page)}` · table-1 ·")) == 1


async def challenge(travel: Travel, page: Message, person: Person, opponent: Person) -> Message:
    """Let somebody challenge somebody with the menu, and return what the channel says."""
    menu = answer(await person.press(page, "ladder_challenge"))
    (select,) = menu.selects
    name = next(option.value for option in select.options if opponent.name.lower() in option.label.lower())
    assert f"<@{opponent.id}>" in answer(await person.select(menu, name)).text
    return await say(travel, f"<@{opponent.id}>, <@{person.id}> challenges you")


async def order(travel: Travel, page: Message, *people: Person) -> None:
    """Wait until the ladder's post shows people in an order."""
    rungs = " · ".join(f"**{at}** <@{person.id}>" for at, person in enumerate(people, 1))
    await travel.sandbox.person("mira").wait_for(
        lambda message: f"`{page_of(page)}` · table-1" in message.text and rungs in message.text, channel=CHANNEL
    )
