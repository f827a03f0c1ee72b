"""Three teams as their people meet them: founded by a form, joined by button, a bench that steps in, a restart."""

import re

import pytest

from bot.posts.post import Key
from engine.ids import MatchId
from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, Table, answer, form, has_button
from tests.stories.test_league import announce, by_id, page_of, posts, say, travel
from tests.stories.travel import Travel

__all__ = ["travel"]

TEAMS = {"Reds": ("anna", "bernd", "carla"), "Blues": ("dora", "emil"), "Greens": ("frieda", "gustav")}
WEAKEST_FIRST = ("Greens", "Blues", "Reds")
BOARD = re.compile(r"Board \d: <@(\d+)>.* – <@(\d+)>")
STARTED = re.compile(r"\*\*Fixture (\d+)\*\*.*\n<@(\d+)> .* – <@(\d+)> .*\n(?:.*\n)*-# `([0-9a-z]{8})`")


async def found(travel: Travel, page: Message, name: str, members: tuple[str, ...]) -> None:
    """Let a team be founded by the form, and everybody invited agree by button."""
    captain, *others = map(travel.sandbox.person, members)
    asked = form(await captain.press(page, "league_join"))
    shown = answer(await captain.submit(asked, {"name": name, "members": [member.id for member in others]}))
    assert f"**{name}**" in shown.text
    invited = await say(travel, f"will you play for **{name}**?", page_of(page))
    for other in others:
        joined = answer(await other.press(invited, _button(invited, "team_join")))
        assert f"<@{other.id}>" in joined.text


def _button(message: Message, route: str) -> str:
    """Return the custom_id of the button of a route below a message."""
    return next(found[0] for found in re.finditer(rf"{route}:[0-9a-z]{{8}}:/\d+", str(message.raw)))


async def running(travel: Travel, count: int) -> list[tuple[str, str, str, str]]:
    """Return fixture, both players and match of all boards that have begun, as soon as there are so many."""
    anna = travel.sandbox.person("anna")
    known: dict[str, tuple[str, str, str, str]] = {}

    def is_enough() -> bool:
        news = [event["data"] for event in anna.events if event["type"] in ("message_create", "message_update")]
        for text in (Message.from_json(data).text for data in news):
            known.update(
                (meeting[4], (meeting[1], meeting[2], meeting[3], meeting[4])) for meeting in STARTED.finditer(text)
            )
        return len(known) >= count

    if not is_enough():
        await anna.heard(is_enough)
    return list(known.values())


async def give_up(travel: Travel, board: tuple[str, str, str, str], team_of: dict[str, str]) -> None:
    """Let the player of the weaker team give a board up."""
    _, first, second, match = board
    players = by_id(travel, first), by_id(travel, second)
    table = await Table.at(travel.sandbox, match, *players)
    loser: Person = min(players, key=lambda player: WEAKEST_FIRST.index(team_of[player.id]))
    asked = answer(await loser.command(table.thread, "match resign"))
    await loser.press(asked, "resign_yes")


@pytest.mark.slow
async def test_three_teams_play_to_the_end_and_the_bench_steps_in(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    page = await announce(mira, format="teams", boards="2", sign_up="1", days="14")
    season = MatchId(page_of(page) or "")
    for name, members in TEAMS.items():
        await found(travel, page, name, members)
    team_of = {travel.sandbox.person(member).id: name for name, members in TEAMS.items() for member in members}
    anna, bernd, carla = (travel.sandbox.person(name) for name in TEAMS["Reds"])
    refused = answer(await bernd.forge(page, f"select.{Key('team_act', season, text='up').encode()}"))
    assert refused.is_ephemeral
    page = await mira.wait_for(
        lambda message: has_button(message, "team_show") and not message.is_ephemeral, channel=CHANNEL
    )
    mine = answer(await anna.press(page, Key("team_show", season).encode()))
    assert "(captain)" in mine.text
    mine = answer(await anna.select(mine, bernd.id, of=f"select.{Key('team_act', season, text='missing').encode()}"))
    assert f"<@{bernd.id}> (missing)" in mine.text
    travel.go(days=1, minutes=1)
    await say(travel, "The draw is made")
    travel.go(days=1, minutes=1)
    seen: list[str] = []
    for round_ in (1, 2, 3):
        told = await say(travel, f"Round {round_} begins")
        playing = {person for pair in BOARD.findall(told.text) for person in pair}
        assert bernd.id not in playing
        seen += [carla.id] if carla.id in playing else []
        for board in (await running(travel, 2 * round_))[-2:]:
            await give_up(travel, board, team_of)
        if round_ == 1:
            await travel.sandbox.restart_bot()
    assert len(seen) == 2
    closed = await say(travel, "Champion: **Reds**", season)
    assert closed.attachments
    fixtures = answer(await mira.command(CHANNEL, "league fixtures", season=season))
    assert "**Reds**" in fixtures.text
    assert re.search(r"\*\*2 : 0\*\*|\*\*0 : 2\*\*", fixtures.text)
    table = answer(await anna.command(CHANNEL, "league table", season=season))
    assert "**1** **Reds** · **4**" in table.text
    crossed = answer(await anna.press(table, Key("league_cross", season, text="1").encode()))
    assert crossed.attachments
    assert len(await posts(travel, f"`{season}` · page ·")) == 1
