"""A season as its people meet it: announced, signed up for by button, drawn, played, ruled upon, closed."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import Key
from engine.log.facts import MatchId
from sandbox.client import Message, Modal, Person
from sandbox.world import seed_world
from tests.stories.table import CHANNEL, Table, answer, form, has_button, texts
from tests.stories.telling import WORDS
from tests.stories.travel import Travel, travelling

OTHERS = ("dora", "emil", "frieda", "gustav", "heidi")
PLAYERS = ("anna", "bernd", "carla", *OTHERS)
PAGE = re.compile(r"`(?P<season>[0-9a-z]{8})` · page ·")
MATCH = re.compile(r"#(?P<fixture>\d+) .* · <@(?P<first>\d+)> – <@(?P<second>\d+)> · `(?P<match>[0-9a-z]{8})`")
EN = WORDS["en"]


@pytest.fixture
async def travel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Travel]:
    more: tuple[tuple[str, str, str, str, list[str]], ...] = tuple(
        (name, str(900000000000000070 + at), name.title(), "de", []) for at, name in enumerate(OTHERS)
    )
    monkeypatch.setattr(seed_world, "PEOPLE", (*seed_world.PEOPLE, *more))
    async with travelling(tmp_path) as world:
        yield world


def page_of(message: Message) -> str | None:
    """Return the season whose page a post is."""
    found = PAGE.search(message.text)
    return found["season"] if found and not message.is_ephemeral else None


async def announce(by: Person, **chosen: str) -> Message:
    """Make a league and return its page, with sign-up open."""
    shown = answer(await by.command(CHANNEL, "league new", game="colliding_circles", name="Winter"))
    for field, value in chosen.items():
        menu = f"select.{Key('league_draft', text=field.replace('_', '-')).encode()}"
        shown = answer(await by.select(shown, value, of=menu))
    await by.press(shown, "league_announce")
    return await by.wait_for(
        lambda each: page_of(each) is not None and has_button(each, "league_join"), channel=CHANNEL
    )


async def say(travel: Travel, text: str) -> Message:
    """Wait until the season's channel says something."""
    return await travel.sandbox.person("anna").wait_for(lambda each: text in each.text, channel=CHANNEL)


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


async def fixtures(travel: Travel, page: Message, division: int) -> list[re.Match[str]]:
    """Return the fixtures of a division whose matches have begun, as the list shows them."""
    mira = travel.sandbox.person("mira")
    shown = answer(await mira.command(CHANNEL, "league fixtures", division=division))
    return list(MATCH.finditer(shown.text))


def by_id(travel: Travel, person: str) -> Person:
    """Return the person with an id."""
    return next(one for one in map(travel.sandbox.person, PLAYERS) if one.id == person)


async def table_at(travel: Travel, fixture: re.Match[str]) -> Table:
    """Return the table at which a fixture is played."""
    players = (by_id(travel, fixture["first"]), by_id(travel, fixture["second"]))
    return await Table.at(travel.sandbox, fixture["match"], *players)


async def resign(travel: Travel, fixture: re.Match[str], loser: str) -> None:
    """Let somebody give a fixture's match up."""
    table = await table_at(travel, fixture)
    person = by_id(travel, fixture[loser])
    asked = answer(await person.command(table.thread, "match resign"))
    await person.press(asked, "resign_yes")


async def do(by: Person, page: Message, act: str, **fields: str) -> Message | Modal | None:
    """Write an organiser's command and send its form."""
    asked = form(await by.command(CHANNEL, "league organise", act=act, season=page_of(page)))
    return await by.submit(asked, {"reason": "Because.", **fields})


async def test_eight_people_play_a_season_from_sign_up_to_the_final_table(travel: Travel) -> None:
    page = await started(travel)
    mira = travel.sandbox.person("mira")
    season = page_of(page)
    played = [each for division in (1, 2) for each in await wait_for_matches(travel, page, division, 6)]
    first, *rest = played
    table = await table_at(travel, first)
    for _ in range(12):
        await table.play_first()
    loser = table.to_move
    asked = answer(await loser.command(table.thread, "match resign"))
    await loser.press(asked, "resign_yes")
    for fixture in rest:
        await resign(travel, fixture, "second")
    closed = await say(travel, "Champion")
    assert f"`{season}` · news ·" in closed.text
    winner = next(player for player in table.players if player is not loser)
    turned = "first" if loser.id == first["first"] else "second"
    await do(mira, page, "rule", fixture=first["fixture"], ending=turned)
    ruled = await say(travel, "Ruling by")
    assert f"<@{loser.id}>: place" in ruled.text
    assert f"<@{winner.id}>: place" in ruled.text
    await say(travel, "final tables were corrected")
    voided = await table_at(travel, rest[0])
    asked_ruling = form(await mira.command(voided.thread, "mod void"))
    await mira.submit(asked_ruling, {"text": "It does not count."})
    told = await say(travel, "has changed by a ruling")
    assert f"<@{rest[0]['first']}>: place" in told.text
    for person in (loser, travel.sandbox.person("heidi")):
        shown = answer(await person.command(CHANNEL, "league table", season=season))
        assert shown.attachments
    assert len(await posts(travel, f"`{season}` · page ·")) == 1
    assert len(await posts(travel, f"`{season}` · table-1 ·")) == 1
    rated = answer(await mira.command(CHANNEL, "rating table", game="colliding_circles"))
    assert f"<@{loser.id}>" in rated.text


async def wait_for_matches(travel: Travel, page: Message, division: int, count: int) -> list[re.Match[str]]:
    """Return the fixtures of a division as soon as so many matches have begun."""
    anna = travel.sandbox.person("anna")
    heard = len(anna.events)
    while len(found := await fixtures(travel, page, division)) < count:
        await anna.heard(lambda: len(anna.events) > heard)  # noqa: B023
        heard = len(anna.events)
    return found


async def posts(travel: Travel, text: str) -> list[Message]:
    """Return the posts in the season's channel that say something; who asked for a page privately has it besides."""
    heard = await travel.sandbox.person("heidi").messages(CHANNEL)
    return [each for each in heard if text in each.text and not each.is_ephemeral]


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
