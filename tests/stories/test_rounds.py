"""Seasons whose rounds are drawn one by one, as their people meet them: Swiss, and tables of three and four."""

import re

import pytest

from bot.posts.post import Key
from engine.ids import MatchId
from sandbox.client import Message
from tests.stories.table import CHANNEL, Table, answer
from tests.stories.test_league import NEWS, PERSON, announce, begun, by_id, do, page_of, say, table_at, travel
from tests.stories.travel import Travel

__all__ = ["travel"]
SEVEN = ("anna", "bernd", "carla", "dora", "emil", "frieda", "gustav")
PAIR = re.compile(r"`#(\d+)` <@(\d+)> – <@(\d+)>")
TABLE = re.compile(r"`#(\d+)` (<@\d+>(?: – <@\d+>)+)")
SEATED = re.compile(r"\*\*Fixture (\d+)\*\*.*\n(<@.*)\n(?:.*\n)*-# `([0-9a-z]{8})`")
BYE = re.compile(r"<@(\d+)> has a bye")


async def drawn(travel: Travel, number: int) -> Message:
    """Return the post about a round."""
    return await say(travel, f"Round {number} of 3 is drawn")


async def resign_all(travel: Travel, count: int) -> None:
    """Let the second player resign each of the latest matches, as soon as `count` have begun."""
    for fixture in (await begun(travel, count))[-3:]:
        table = await table_at(travel, fixture)
        person = by_id(travel, fixture["second"])
        await person.press(answer(await person.command(table.thread, "match resign")), "resign_yes")


@pytest.mark.slow
async def test_seven_people_play_three_rounds_of_swiss_to_the_final_table(travel: Travel) -> None:
    mira, anna = travel.sandbox.person("mira"), travel.sandbox.person("anna")
    page = await announce(mira, {"overtime": "0"}, format="swiss", rounds="3", round_days="3", sign_up="1")
    season = page_of(page)
    assert "Swiss, 3 rounds" in page.text
    for name in SEVEN:
        await travel.sandbox.person(name).press(page, "league_join")
    travel.go(days=1, minutes=1)
    await say(travel, "Sign-up is over. The first round is drawn")
    travel.go(days=1, minutes=1)

    first = await drawn(travel, 1)
    assert len(PAIR.findall(first.text)) == 3
    assert len(BYE.findall(first.text)) == 1
    one, two, three = await begun(travel, 3)
    table = await table_at(travel, one)
    for _ in range(6):
        await table.play_first()
    loser = by_id(travel, one["second"])
    await loser.press(answer(await loser.command(table.thread, "match resign")), "resign_yes")
    vanished = by_id(travel, two["second"])
    await vanished.press(
        answer(await vanished.command((await table_at(travel, two)).thread, "match resign")), "resign_yes"
    )
    waited_for = (await table_at(travel, three)).to_move
    travel.go(days=2)
    await do(mira, page, "close")
    await say(travel, "has ended the time for round 1")
    ended = await say(travel, "Lost by walkover")
    assert f"#{three['fixture']}" in ended.text or f"Fixture {three['fixture']} " in ended.text
    assert f"Lost by walkover: <@{waited_for.id}>" in ended.text

    second = await drawn(travel, 2)
    await do(mira, page, "extend", days="2")
    assert "Round 2 now lasts until" in (await say(travel, "Round 2 now lasts")).text
    travel.go(days=1)
    await travel.sandbox.restart_bot()
    await resign_all(travel, 6)

    third = await drawn(travel, 3)
    met = [frozenset(pair[1:]) for post in (first, second, third) for pair in PAIR.findall(post.text)]
    assert len(set(met)) == 9
    rested = [bye for post in (first, second, third) for bye in BYE.findall(post.text)]
    assert len(set(rested)) == 3
    listed = answer(await anna.command(CHANNEL, "league fixtures", season=season))
    assert "Round 3 of 3" in listed.text
    assert f"<@{rested[2]}> has a bye" in listed.text
    earlier = Key("league_fixtures", MatchId(season or ""), text="1.1").encode()
    assert "Round 2 of 3" in answer(await anna.press(listed, earlier)).text
    await resign_all(travel, 9)
    closed = await say(travel, "All fixtures are decided")
    assert "Champion" in closed.text
    assert closed.attachments
    shown_table = answer(await anna.command(CHANNEL, "league table", season=season))
    assert shown_table.attachments
    why = answer(await anna.press(shown_table, "league_why"))
    assert why.is_ephemeral


async def test_seven_people_play_columbiz_at_tables_of_three_and_four(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    page = await announce(mira, game="columbiz", format="pods", rounds="3", round_days="5", sign_up="1")
    season = page_of(page)
    assert "tables of three and four, 3 rounds" in page.text
    for name in SEVEN:
        await travel.sandbox.person(name).press(page, "league_join")
    travel.go(days=1, minutes=1)
    await say(travel, "Sign-up is over")
    travel.go(days=1, minutes=1)
    known: set[str] = set()
    for number in (1, 2, 3):
        post = await drawn(travel, number)
        tables = TABLE.findall(post.text)
        assert sorted(len(PERSON.findall(persons)) for _, persons in tables) == [3, 4]
        assert sorted(person for _, persons in tables for person in PERSON.findall(persons)) == sorted(
            travel.sandbox.person(name).id for name in SEVEN
        )
        assert post.attachments
        for table in await tables_begun(travel, known, 2):
            await give_up(table)
    closed = await say(travel, "All fixtures are decided")
    assert "Champion" in closed.text
    assert closed.attachments
    shown_table = answer(await mira.command(CHANNEL, "league table", season=season))
    assert len(re.findall(r"· 3 gespielt", shown_table.text)) == 7


async def tables_begun(travel: Travel, known: set[str], count: int) -> list[Table]:
    """Return the tables that have begun since the last call, as soon as there are so many."""
    anna = travel.sandbox.person("anna")
    found: dict[str, str] = {}

    def is_enough() -> bool:
        news = [event["data"] for event in anna.events if event["type"] in NEWS]
        begun = (seated for data in news for seated in SEATED.finditer(Message.from_json(data).text))
        found.update((seated[3], seated[2]) for seated in begun if seated[3] not in known)
        return len(found) >= count

    if not is_enough():
        await anna.heard(is_enough)
    known.update(found)
    made = []
    for match, line in found.items():
        players = [by_id(travel, person) for person in PERSON.findall(line)]
        made.append(await Table.at(travel.sandbox, match, *players))
    return made


async def give_up(table: Table) -> None:
    """Let everybody but the first at a table resign."""
    for person in table.players[1:]:
        asked = answer(await person.command(table.thread, "match resign"))
        await person.press(asked, "resign_yes")
