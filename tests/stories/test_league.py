"""A season as its people meet it: announced, signed up for by button, drawn, played, ruled upon, closed."""

import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import Key
from engine.ids import MatchId
from sandbox.client import Message, Modal, Person
from sandbox.protocol.permissions import Permission
from sandbox.world import seed_world
from tests.stories.table import CHANNEL, Table, answer, form, has_button, texts
from tests.stories.telling import WORDS
from tests.stories.travel import Travel, travelling

OTHERS = ("dora", "emil", "frieda", "gustav", "heidi")
PLAYERS = ("anna", "bernd", "carla", *OTHERS)
PAGE = re.compile(r"`(?P<season>[0-9a-z]{8})` · page ·")
BEGUN = re.compile(
    r"\*\*Fixture (?P<fixture>\d+)\*\*.*\n<@(?P<first>\d+)> .* – <@(?P<second>\d+)> .*\n"
    r"(.*\n)*-# `(?P<match>[0-9a-z]{8})`"
)
NEWS = ("message_create", "message_update")
DIVISION = re.compile(r"\*\*Division \d:\*\* (.*)")
PERSON = re.compile(r"<@(\d+)>")
EN = WORDS["en"]


@pytest.fixture
async def travel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Travel]:
    more: tuple[tuple[str, str, str, str, list[str]], ...] = tuple(
        (name, str(900000000000000070 + at), name.title(), "de", []) for at, name in enumerate(OTHERS)
    )
    monkeypatch.setattr(seed_world, "PEOPLE", (*seed_world.PEOPLE, *more))
    async with travelling(tmp_path) as world:
        world.sandbox.set_permissions("Moderator", Permission.ADMINISTRATOR)
        yield world


def page_of(message: Message) -> str | None:
    """Return the season whose page a post is."""
    found = PAGE.search(message.text)
    return found["season"] if found and not message.is_ephemeral else None


async def announce(
    by: Person, last_page: Mapping[str, str] | None = None, *, game: str = "colliding_circles", **chosen: str
) -> Message:
    """Make a league with choices on the first page of menus and on the last, and return its page, open for sign-up."""
    shown = answer(await by.command(CHANNEL, "league new", game=game, name="Winter"))
    shown = await choose(by, shown, chosen)
    if last_page:
        shown = answer(await by.press(shown, Key("league_page", text="3").encode()))
        shown = await choose(by, shown, last_page)
    await by.press(shown, "league_announce")
    return await by.wait_for(
        lambda message: page_of(message) is not None and has_button(message, "league_join"), channel=CHANNEL
    )


async def choose(by: Person, shown: Message, chosen: Mapping[str, str]) -> Message:
    """Choose in menus of a draft and return it as it is then."""
    for field, value in chosen.items():
        menu = f"select.{Key('league_draft', text=field.replace('_', '-')).encode()}"
        shown = answer(await by.select(shown, value, of=menu))
    return shown


async def say(travel: Travel, text: str, season: str | None = "") -> Message:
    """Wait until the channel says something, of any season unless one is named."""
    return await travel.sandbox.person("anna").wait_for(
        lambda message: text in message.text and f"`{season or ''}" in message.text, channel=CHANNEL
    )


async def started(travel: Travel, players: tuple[str, ...] = PLAYERS) -> Message:
    """Let a league of eight be announced, signed up for, drawn and begun; return its page."""
    mira = travel.sandbox.person("mira")
    page = await announce(mira, size="4-6", sign_up="1", days="14")
    for name in players:
        person = travel.sandbox.person(name)
        assert answer(await person.press(page, "league_join")).is_ephemeral
    travel.go(days=1, minutes=1)
    await say(travel, "The draw is made")
    travel.go(days=1, minutes=1)
    await say(travel, "The season has begun")
    return page


async def begun(travel: Travel, count: int) -> list[re.Match[str]]:
    """Return the fixtures whose matches have begun, as the season's channel says, as soon as there are so many."""
    anna = travel.sandbox.person("anna")
    known: dict[str, re.Match[str]] = {}
    read = 0

    def is_enough() -> bool:
        nonlocal read
        news = [event["data"] for event in anna.events[read:] if event["type"] in NEWS]
        read = len(anna.events)
        found = [fixture for data in news for fixture in BEGUN.finditer(Message.from_json(data).text)]
        known.update((fixture["match"], fixture) for fixture in found)
        return len(known) >= count

    if not is_enough():
        await anna.heard(is_enough)
    return list(known.values())


def by_id(travel: Travel, person: str) -> Person:
    """Return the person with an id."""
    return next(player for player in map(travel.sandbox.person, PLAYERS) if player.id == person)


async def table_at(travel: Travel, fixture: re.Match[str]) -> Table:
    """Return the table at which a fixture is played."""
    players = (by_id(travel, fixture["first"]), by_id(travel, fixture["second"]))
    return await Table.at(travel.sandbox, fixture["match"], *players)


async def resign(travel: Travel, fixture: re.Match[str], loser: str) -> None:
    """Let the person with an id give a fixture's match up."""
    table, person = await table_at(travel, fixture), by_id(travel, loser)
    asked = answer(await person.command(table.thread, "match resign"))
    await person.press(asked, "resign_yes")


async def do(by: Person, page: Message, act: str, **fields: str) -> Message | Modal | None:
    """Write an organiser's command and send its form."""
    asked = form(await by.command(CHANNEL, "league organise", act=act, season=page_of(page)))
    return await by.submit(asked, {"reason": "Because.", **fields})


async def test_eight_people_play_a_season_from_sign_up_to_the_final_table_and_change_divisions(travel: Travel) -> None:
    page = await started(travel)
    mira, season = travel.sandbox.person("mira"), page_of(page)
    upper, lower = await divisions(travel, season)
    fixtures = {frozenset((fixture["first"], fixture["second"])): fixture for fixture in await begun(travel, 12)}
    decided = fixtures.pop(frozenset(upper[:2]))
    table = await table_at(travel, decided)
    for _ in range(6):
        await table.play_first()
    await resign(travel, decided, upper[1])
    for pair, fixture in fixtures.items():
        await resign(travel, fixture, max(pair, key=[*upper, *lower].index))
    closed = await say(travel, "Champion")
    assert f"`{season}` · news ·" in closed.text
    assert f"<@{upper[0]}>" in closed.text
    await do(
        mira, page, "rule", fixture=decided["fixture"], ending="first" if upper[1] == decided["first"] else "second"
    )
    ruled = await say(travel, "Ruling by")
    assert f"<@{upper[1]}>: place 2 → **1**, points +2" in ruled.text
    assert f"<@{upper[0]}>: place 1 → **2**, points −2" in ruled.text
    await say(travel, "final tables were corrected")
    voided = await table_at(travel, fixtures[frozenset((lower[0], lower[3]))])
    asked_ruling = form(await mira.command(voided.thread, "mod void"))
    await mira.submit(asked_ruling, {"text": "It does not count."})
    told = await say(travel, "has changed the result")
    assert f"<@{lower[0]}>: place **1** as before, points −2" in told.text
    for name in ("anna", "heidi"):
        shown = answer(await travel.sandbox.person(name).command(CHANNEL, "league table", season=season))
        assert shown.attachments
    assert len(await posts(travel, f"`{season}` · page ·")) == 1
    assert len(await posts(travel, f"`{season}` · table-1 ·")) == 1
    rated = answer(await mira.command(CHANNEL, "rating table", game="colliding_circles"))
    assert f"<@{upper[0]}>" in rated.text

    following = await mira.wait_for(lambda message: page_of(message) not in (None, season), channel=CHANNEL)
    for name in PLAYERS:
        await travel.sandbox.person(name).press(following, "league_join")
    travel.go(days=1, minutes=1)
    drawn = await divisions(travel, page_of(following))
    assert [{*group} for group in drawn] == [{*upper[:2], *lower[:2]}, {*upper[2:], *lower[2:]}]


async def divisions(travel: Travel, season: str | None) -> list[list[str]]:
    """Return who plays in which division, as soon as the channel says it."""
    drawn = await say(travel, "The draw is made", season)
    return [PERSON.findall(group) for group in DIVISION.findall(drawn.text)]


async def posts(travel: Travel, text: str) -> list[Message]:
    """Return the posts in the season's channel that say something; who asked for a page privately has it besides."""
    heard = await travel.sandbox.person("heidi").messages(CHANNEL)
    return [message for message in heard if text in message.text and not message.is_ephemeral]


async def test_an_organiser_who_plays_decides_nothing_in_the_own_division(travel: Travel) -> None:
    page = await started(travel, ("anna", "bernd", "carla", "mira"))
    mira = travel.sandbox.person("mira")
    owner = travel.sandbox.person("heidi")
    may = Markup(f"<@&{seed_world.MODERATOR_ROLE_ID}>, <@{owner.id}>")
    refused = WORDS["de"]("refused-party-to-season", division=1, persons=may, count=2)
    by_command = answer(await do(mira, page, "rule", fixture="1", ending="first"))
    assert by_command.text == refused
    menu = answer(await mira.press(page, "league_organise"))
    asked = form(await mira.select(menu, "points"))
    anna = travel.sandbox.person("anna")
    by_button = answer(await mira.submit(asked, {"reason": "Because.", "member": anna.id, "points": "2"}))
    assert by_button.text == refused
    season = MatchId(page_of(page) or "")
    key = Key("league_acted", season, text="reverse").encode()
    forged = answer(await mira.forge(page, key, {"reason": "Because.", "fixture": "1"}))
    assert forged.text in (refused, WORDS["de"]("refused-no-such-fixture"))
    stranger = answer(await anna.forge(page, Key("league_acted", season, text="cancel").encode(), {"reason": "No."}))
    assert stranger.text == EN("refused-not-an-organiser", persons=may, count=2)
    for route in ("league_check", "league_edit", "league_save", "league_page", "league_organise", "league_announce"):
        forged = answer(await anna.forge(page, Key(route, season, text="1").encode()))
        assert forged.text == stranger.text, route
    closing = Key("league_acted", season, text="close").encode()
    forged = answer(await mira.forge(page, closing, {"reason": "I lead."}))
    assert forged.text == refused
    assert "Ruling by" not in texts(await posts(travel, ""))
