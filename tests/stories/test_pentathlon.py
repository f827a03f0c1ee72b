"""A pentathlon as its people meet it: one form, one button, five stages, a winner, and a correction that moves it."""

import re
from pathlib import Path

import pytest

from bot.posts.post import Key
from engine.ids import MatchId
from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, answer, filled, has_button
from tests.stories.test_league import begun, choose, do, page_of, posts, resign, say, travel
from tests.stories.travel import Travel
from tests.tools.archives import found, held

__all__ = ["travel"]

PEOPLE = ("anna", "bernd", "carla", "dora")
GAMES = ("Colliding Circles", "Columbiz", "Gamwin", "Confusion", "Zirkeltanz")
MATCHES = 6


async def announced(by: Person) -> Message:
    """Announce a pentathlon with one form, and return its page."""
    shown = answer(await by.command(CHANNEL, "league new", game="gamwin", name="Games"))
    shown = await choose(by, shown, {"format": "pentathlon", "break": "1", "sign_up": "1", "days": "14"})
    assert "**Fünfkampf** über 5 Spiele, eines nach dem anderen." in shown.text
    assert "Eine Etappe dauert 14 Tage" in {option.label for menu in shown.selects for option in menu.options}
    await by.press(shown, "league_announce")
    return await by.wait_for(
        lambda message: page_of(message) is not None and has_button(message, "league_join"), channel=CHANNEL
    )


async def stage_page(travel: Travel, number: int) -> str:
    """Return the season of a stage, as soon as its sign-up is told."""
    told = await say(travel, f"Stage {number}: **{GAMES[number - 1]}**")
    found = re.search(r"`([0-9a-z]{8})` · news", told.text)
    assert found
    return found[1]


async def play(travel: Travel, number: int, order: list[str]) -> str:
    """Let a stage be drawn and played: of two, the one further back in an order resigns. Return its season."""
    season = await stage_page(travel, number)
    if number > 1:
        travel.go(days=1, minutes=1)
    await say(travel, "The draw is made", season)
    travel.go(days=1, minutes=1)
    await say(travel, "The season has begun", season)
    matches = await begun(travel, min(number, 4) * MATCHES)
    for fixture in matches[-MATCHES:]:
        await resign(travel, fixture, max(fixture["first"], fixture["second"], key=order.index))
    await say(travel, f"Stage {number}, {GAMES[number - 1]}, is over")
    return season


@pytest.mark.slow
async def test_four_people_play_five_games_and_a_correction_moves_the_table(travel: Travel, tmp_path: Path) -> None:
    mira = travel.sandbox.person("mira")
    page = await announced(mira)
    pentathlon = MatchId(page_of(page) or "")
    for name in PEOPLE[:-1]:
        await travel.sandbox.person(name).press(page, "league_join")
    dora, ids = travel.sandbox.person("dora"), [travel.sandbox.person(name).id for name in PEOPLE]
    shown = answer(await dora.press(page, "league_join"))
    for left_out, turn in ((2, "out"), (2, "in"), (4, "out")):
        shown = answer(await dora.press(shown, Key("pentathlon_stage", pentathlon, text=f"{left_out}.{turn}").encode()))
    assert "✓ Columbiz" in str(shown.raw)
    assert "✗ Confusion" in str(shown.raw)
    travel.go(days=1, minutes=1)
    await say(travel, "The pentathlon begins: 4 people, 5 stages", pentathlon)
    for number in (1, 2, 3):
        await play(travel, number, ids)
        if number == 2:
            await travel.sandbox.restart_bot()
    await stage_page(travel, 4)
    travel.go(days=1, minutes=1)
    await say(travel, "Stage 4, Confusion, will not take place", pentathlon)
    last = await play(travel, 5, [ids[1], ids[0], ids[2], ids[3]])
    closed = await say(travel, "Winner of the pentathlon", pentathlon)
    assert f"<@{ids[0]}>" in closed.text
    assert closed.attachments
    exported = await filled(dora, await dora.command(CHANNEL, "league export", season=pentathlon))
    path = tmp_path / "event.zip"
    path.write_bytes(await dora.fetch(exported.attachments[0]))
    assert found(path) == []
    names = set(held(path.read_bytes()))
    assert {"README.txt", "tables/pentathlon.csv", "stages/1/season.json", "stages/5/tables/division-1.csv"} <= names
    assert len([name for name in names if "/matches/" in name]) == len(GAMES[1:]) * MATCHES
    await say(travel, f"**1** <@{ids[0]}> · **40.7** · 1: 11 · 2: 11 · 3: 11 · 5: 7.7", pentathlon)
    assert len(await posts(travel, f"`{pentathlon}` · page ·")) == 1
    stage = await mira.wait_for(lambda message: page_of(message) == last, channel=CHANNEL)
    fixtures = answer(await mira.command(CHANNEL, "league fixtures", season=last)).text.splitlines()
    decided = next(line for line in fixtures if ids[0] in line and ids[1] in line)
    number_of, first = re.search(r"#(\d+)", decided), re.search(r"<@(\d+)>", decided)
    assert number_of
    assert first
    ending = "first" if first[1] == ids[0] else "second"
    await do(mira, stage, "rule", fixture=number_of[1], ending=ending)
    told = await say(travel, "The places in stage 5, Zirkeltanz, were corrected", pentathlon)
    assert f"<@{ids[0]}>: place **1** as before, points +3.3" in told.text
    assert f"<@{ids[1]}>: place **2** as before, points −3.3" in told.text
    assert ids[3] not in told.text
    assert answer(await dora.command(CHANNEL, "league table", season=pentathlon)).attachments
