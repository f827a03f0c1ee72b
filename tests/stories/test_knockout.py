"""A knockout as its people meet it: seeds, byes, a decider, somebody who leaves, the third place, the champion."""

import re

import pytest

from bot.posts.post import Key
from sandbox.client import Message
from tests.stories.table import CHANNEL, answer, has_button
from tests.stories.test_league import begun, by_id, choose, page_of, resign, say, table_at, travel
from tests.stories.travel import Travel

__all__ = ["travel"]
FIVE = ("anna", "bernd", "carla", "dora", "emil")
SEED = re.compile(r"\d\. <@(\d+)>")


async def announced(travel: Travel) -> Message:
    """Let mira announce a knockout with a third place, and return its page, open for sign-up."""
    mira = travel.sandbox.person("mira")
    shown = answer(await mira.command(CHANNEL, "league new", game="colliding_circles", name="Cup"))
    shown = await choose(mira, shown, {"format": "knockout", "cup_size": "8", "round_days": "14", "sign_up": "1"})
    shown = answer(await mira.press(shown, Key("league_page", text="2").encode()))
    shown = await choose(mira, shown, {"third_place": "on"})
    await mira.press(shown, "league_announce")
    return await mira.wait_for(
        lambda message: page_of(message) is not None and has_button(message, "league_join"), channel=CHANNEL
    )


async def both(travel: Travel, count: int, *pair: str) -> list[re.Match[str]]:
    """Return the matches of two that have begun, as soon as so many have begun in all."""
    found = await begun(travel, count)
    return [fixture for fixture in found if {fixture["first"], fixture["second"]} == set(pair)]


@pytest.mark.slow
async def test_five_people_play_a_knockout_to_the_champion(travel: Travel) -> None:
    mira, anna = travel.sandbox.person("mira"), travel.sandbox.person("anna")
    page = await announced(travel)
    season = page_of(page)
    assert "knockout" in page.text
    assert "third place" in page.text
    for name in FIVE:
        await travel.sandbox.person(name).press(page, "league_join")
    checked = answer(await mira.command(CHANNEL, "league check", season=season))
    assert "K.-o." in checked.text or "5 Leute" in checked.text
    travel.go(days=1, minutes=1)
    seeds = SEED.findall((await say(travel, "The seeding is known")).text)
    assert sorted(seeds) == sorted(travel.sandbox.person(name).id for name in FIVE)
    one, two, three, four, five = seeds
    travel.go(days=1, minutes=1)
    first = await say(travel, "**Quarter-finals** until")
    assert f"Byes: <@{one}>, <@{two}>, <@{three}>" in first.text
    assert "two matches" in first.text

    first_leg, second_leg = await both(travel, 4, four, five)
    assert first_leg["first"] == second_leg["second"]
    await resign(travel, first_leg, four)
    await resign(travel, second_leg, five)
    await say(travel, "level after two matches, a third one decides")
    await travel.sandbox.restart_bot()
    decider = (await both(travel, 5, four, five))[-1]
    assert decider["first"] == five
    await resign(travel, decider, four)
    assert f"<@{five}> advances to the semi-finals." in (await say(travel, "advances to the semi-finals")).text

    leaver = by_id(travel, three)
    asked = answer(await leaver.press(page, "league_leave"))
    await leaver.press(asked, "league_leave_yes")
    assert f"<@{two}> advances to the final." in (await say(travel, f"<@{two}> advances to the final")).text
    for fixture in await both(travel, 7, one, five):
        await resign(travel, fixture, one)
    await say(travel, f"<@{five}> advances to the final")
    await say(travel, "because somebody has left")
    assert f"<@{one}> wins the match for third place." in (await say(travel, "wins the match for third place")).text

    shown = answer(await anna.command(CHANNEL, "league table", season=season))
    assert shown.attachments
    assert "**Final**" in shown.text
    final = await both(travel, 9, two, five)
    table = await table_at(travel, final[0])
    for _ in range(6):
        await table.play_first()
    for fixture in final:
        await resign(travel, fixture, two)
    closed = await say(travel, "All fixtures are decided")
    assert f"Champion: <@{five}>" in closed.text
    assert closed.attachments
    assert f"🏆 <@{five}> wins the final!" in (await say(travel, "wins the final!")).text
    shown = answer(await mira.command(CHANNEL, "league show", season=season))
    assert f"🏆 1. <@{five}> · 2. <@{two}> · 3. <@{one}>" in shown.text
