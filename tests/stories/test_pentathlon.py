"""A pentathlon as its people meet it: one form, one button, five stages, a winner, and a correction that moves it."""

import re

import pytest

from bot.posts.post import Key
from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, answer, has_button
from tests.stories.telling import WORDS
from tests.stories.test_league import begun, by_id, choose, do, page_of, posts, resign, say, travel
from tests.stories.travel import Travel

__all__ = ["travel"]

EN = WORDS["en"]
PEOPLE = ("anna", "bernd", "carla", "dora")
GAMES = ("Colliding Circles", "Columbiz", "Gamwin", "Confusion", "Zirkeltanz")
MATCHES = 6


async def announced(by: Person) -> Message:
    """Announce a pentathlon with one form, and return its page."""
    shown = answer(await by.command(CHANNEL, "league new", game="gamwin", name="Games"))
    shown = await choose(by, shown, {"format": "pentathlon", "break": "1", "sign_up": "1", "days": "14"})
    assert "**Fünfkampf** über 5 Spiele, eines nach dem anderen." in shown.text
    await by.press(shown, "league_announce")
    return await by.wait_for(
        lambda each: page_of(each) is not None and has_button(each, "league_join"), channel=CHANNEL
    )


async def stage_page(travel: Travel, number: int) -> str:
    """Return the season of a stage, as soon as its sign-up is told."""
    told = await say(travel, f"Stage {number}: **{GAMES[number - 1]}**")
    found = re.search(r"`([0-9a-z]{8})` · news", told.text)
    assert found
    return found[1]


async def play(travel: Travel, number: int, order: list[str]) -> str:
    """Let a stage be drawn and played: of two, whoever stands further back in an order gives up. Return its season."""
    season = await stage_page(travel, number)
    if number > 1:
        travel.go(days=1, minutes=1)
    await say(travel, "The draw is made", season)
    travel.go(days=1, minutes=1)
    await say(travel, "The season has begun", season)
    for fixture in (await begun(travel, number * MATCHES))[(number - 1) * MATCHES :]:
        await resign(travel, fixture, max(fixture["first"], fixture["second"], key=order.index))
    await say(travel, f"Stage {number}, {GAMES[number - 1]}, is over")
    return season


@pytest.mark.slow
async def test_four_people_play_five_games_and_a_correction_moves_the_table(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    page = await announced(mira)
    event = page_of(page)
    for name in PEOPLE:
        shown = answer(await travel.sandbox.person(name).press(page, "league_join"))
    dora = travel.sandbox.person("dora")
    shown = answer(await dora.press(shown, Key("event_stage", match=event, text="2.out").encode()))  # type: ignore[arg-type]
    assert "✗ Columbiz" in str(shown.raw)
    shown = answer(await dora.press(shown, Key("event_stage", match=event, text="2.in").encode()))  # type: ignore[arg-type]
    assert "✗ Columbiz" not in str(shown.raw)
    ids = [travel.sandbox.person(name).id for name in PEOPLE]
    travel.go(days=1, minutes=1)
    await say(travel, "The pentathlon begins: 4 people, 5 stages", event)
    for number in range(1, 5):
        await play(travel, number, ids)
        if number == 2:
            await travel.sandbox.restart_bot()
    last = await play(travel, 5, [ids[1], ids[0], ids[2], ids[3]])
    closed = await say(travel, "Winner of the pentathlon", event)
    assert f"<@{ids[0]}>" in closed.text
    assert closed.attachments
    kept = (await posts(travel, f"`{event}` · page ·"))[0]
    assert f"**1** <@{ids[0]}> · **44** · 1: 11 · 2: 11 · 3: 11 · 4: 11 · 5: (7.67)" in kept.text
    fixtures = answer(await mira.command(CHANNEL, "league fixtures", season=last)).text
    number = next(
        line for line in fixtures.splitlines() if f"<@{ids[0]}>" in line and f"<@{ids[1]}>" in line
    ).split(" ")[0].lstrip("#")
    by = by_id(travel, ids[1])
    assert by.id == ids[1]
    stage = await mira.wait_for(lambda each: page_of(each) == last, channel=CHANNEL)
    first = re.search(r"<@(\d+)>", next(line for line in fixtures.splitlines() if line.startswith(f"#{number} ")))
    assert first
    await do(mira, stage, "rule", fixture=number, ending="first" if first[1] == ids[0] else "second")
    told = await say(travel, "The places in stage 5, Zirkeltanz, were corrected", event)
    assert f"<@{ids[1]}>: place **2** as before, points" in told.text
    assert f"<@{ids[0]}>" not in told.text
    mine = answer(await dora.command(CHANNEL, "league table", season=event))
    assert mine.attachments
