"""Somebody vanishes from a season: asked whether they go on, given up, and followed by a substitute from the queue."""

from re import Match

from sandbox.client import Person
from tests.stories.table import Table, answer, pinged
from tests.stories.telling import WORDS
from tests.stories.test_league import EN, announce, begun, by_id, do, posts, resign, say, table_at, travel
from tests.stories.travel import Travel

__all__ = ["travel"]
FOUR = ("anna", "bernd", "carla", "dora")


async def test_a_substitute_takes_the_place_of_one_who_vanished_and_what_stays_open_is_ruled_on(travel: Travel) -> None:
    mira, carla, dora, emil = (travel.sandbox.person(name) for name in ("mira", "carla", "dora", "emil"))
    page = await announce(mira, {"overtime": "3", "answer": "24"}, size="4-6", sign_up="1", days="7", at_once="2")
    for name in FOUR:
        await travel.sandbox.person(name).press(page, "league_join")
    await emil.press(page, "league_standby")
    travel.go(days=1, minutes=1)
    await say(travel, "The draw is made")
    travel.go(days=1, minutes=1)
    fixture = await last_of(travel, dora)

    travel.go(hours=12)
    asked = await say(travel, "are you still playing?")
    assert pinged(asked) == [dora.id]
    travel.go(hours=24, minutes=1)
    assert f"<@{dora.id}>" in (await say(travel, "has not answered and counts as having left")).text
    offered = await say(travel, f"<@{emil.id}>, will you take the place of <@{dora.id}>?")
    assert pinged(offered) == [emil.id]
    assert answer(await carla.press(offered, "league_take")).text == EN("refused-not-asked-in-season")
    assert answer(await emil.press(offered, "league_take")).text == WORDS["de"]("league-taken")
    table = await taken_over(travel, fixture, dora, emil)
    assert answer(await dora.press(asked, "league_go_on")).text == WORDS["de"]("refused-not-asked-in-season")

    await do(mira, page, "close")
    await say(travel, "The season's time is up")
    await table.play_first()
    travel.go(days=2)
    await table.play_first()
    travel.go(days=1, minutes=1)
    closed = await say(travel, "All fixtures are decided")
    assert "Champion" in closed.text
    assert not await posts(travel, f"<@{emil.id}>, are you still playing?"), "who has just come is not silent"
    await do(
        mira, page, "rule", fixture=fixture["fixture"], ending="first" if dora.id == fixture["first"] else "second"
    )
    ruled = await say(travel, "Ruling by")
    assert f"<@{emil.id}>: place" in ruled.text


async def last_of(travel: Travel, vanished: Person) -> Match[str]:
    """Let all play but one, who loses two matches on time; return the fixture that is left to that person."""
    known: set[str] = set()
    for count in (4, 5):  # nobody plays more than two at once
        for fixture in await begun(travel, count):
            if fixture["match"] not in known and vanished.id in (fixture["first"], fixture["second"]):
                await move_as_other(travel, fixture, vanished)
            elif fixture["match"] not in known:
                await resign(travel, fixture, fixture["second"])
            known.add(fixture["match"])
    travel.go(hours=72, minutes=1)
    last = next(fixture for fixture in await begun(travel, 6) if fixture["match"] not in known)
    await move_as_other(travel, last, vanished)
    return last


async def move_as_other(travel: Travel, fixture: Match[str], vanished: Person) -> None:
    """Move where the one who vanished is not to move anyway."""
    table = await table_at(travel, fixture)
    if table.to_move is not vanished:
        await table.play_first()


async def taken_over(travel: Travel, fixture: Match[str], leaver: Person, substitute: Person) -> Table:
    """Return the table of a fixture as soon as the substitute sits at it."""
    other = by_id(travel, fixture["first"] if fixture["second"] == leaver.id else fixture["second"])
    table = await Table.at(travel.sandbox, fixture["match"], substitute, other)
    told = f"<@{substitute.id}> takes over"
    table.board = await substitute.wait_for(lambda post: told in post.text, channel=table.thread)
    return table
