"""An organiser's work on a season: three pages of rules, a dry run, acts at once, a file."""

import json

from bot.posts.post import Key
from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, answer, filled, form, has_button
from tests.stories.telling import WORDS, assert_told
from tests.stories.test_league import EN, announce, page_of, say, travel
from tests.stories.travel import Travel
from tests.tools.archives import held
from tests.tools.plays import Json

__all__ = ["travel"]
DE = WORDS["de"]


def menu(field: str) -> str:
    """Return the custom_id of a menu of a draft without a season."""
    return f"select.{Key('league_draft', text=field).encode()}"


async def act(by: Person, page: Message, name: str) -> Message:
    """Do an organiser's act that needs a reason only."""
    asked = form(await by.command(CHANNEL, "league organise", act=name, season=page_of(page)))
    return answer(await by.submit(asked, {"reason": "Because."}))


async def test_tie_breaks_are_put_in_order_on_the_second_page(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    unseen = await mira.command(CHANNEL, "league new", game="colliding_circles", name="\u3164\u200b")
    assert_told(mira, unseen, "refused-invisible-name")
    shown = answer(await mira.command(CHANNEL, "league new", game="colliding_circles", name="Winter"))
    shown = answer(await mira.press(shown, Key("league_page", text="2").encode()))
    shown = answer(await mira.select(shown, "sonneborn_berger", of=menu("tie-1")))
    shown = answer(await mira.select(shown, "none", of=menu("tie-3")))
    expected = ", ".join(DE(f"tie-break-{name}") for name in ("sonneborn_berger", "wins"))
    assert DE("league-rules-tie-breaks", criteria=expected) in shown.text
    shown = answer(await mira.press(shown, Key("league_page", text="3").encode()))
    shown = answer(await mira.select(shown, "on", of=menu("takeback")))
    await mira.press(shown, "league_announce")
    page = await mira.wait_for(lambda message: page_of(message) is not None, channel=CHANNEL)
    data = await exported(mira, page)
    rules = data["log"][0]["fact"]["rules"]
    assert rules["scoring"]["tie_breaks"] == ["sonneborn_berger", "wins"]
    assert rules["allows_takeback_of_throws"] is True


async def exported(by: Person, page: Message) -> Json:
    """Return the file of a season, from its archive."""
    shown = await filled(by, await by.command(CHANNEL, "league export", season=page_of(page)))
    season: Json = json.loads(held(await by.fetch(shown.attachments[0]))["season.json"])
    return season


async def test_an_organiser_changes_rules_looks_ahead_and_need_not_wait(travel: Travel) -> None:
    mira, anna = (travel.sandbox.person(name) for name in ("mira", "anna"))
    page = await announce(mira, size="4-6", sign_up="7", days="14")
    edited = answer(await mira.command(CHANNEL, "league edit", season=page_of(page)))
    log = page_of(page) or ""
    edited = answer(await mira.select(edited, "28", of=f"select.{Key('league_draft', log, text='days').encode()}"))  # type: ignore[arg-type]
    await mira.press(edited, "league_save")
    await say(travel, "has changed the rules")
    wishing = answer(await anna.press(page, "league_join"))
    wishing = answer(await anna.select(wishing, "2", of=f"select.{Key('league_wish', log, text='at-once').encode()}"))  # type: ignore[arg-type]
    await anna.select(wishing, "on", of=f"select.{Key('league_wish', log, text='standing').encode()}")  # type: ignore[arg-type]
    for name in ("bernd", "carla", "dora"):
        await travel.sandbox.person(name).press(page, "league_join")
    checked = answer(await mira.command(CHANNEL, "league check", season=log))
    assert DE("league-check-people", count=4, divisions="4", fixtures=6, each=3) in checked.text
    assert DE("league-check-no-messages") in checked.text
    refused = answer(await anna.command(CHANNEL, "league check", season=log))
    assert refused.text.startswith(EN("refused-not-an-organiser", persons="", count=1).partition("{")[0][:20])
    await act(mira, page, "draw")
    await say(travel, "has closed sign-up")
    await say(travel, "The draw is made")
    started = await act(mira, page, "start")
    assert started.is_ephemeral
    await say(travel, "The season has begun")
    await act(mira, page, "pause")
    await say(travel, "has paused the season")
    await mira.wait_for(lambda message: "⏸️" in message.text and page_of(message) == log, channel=CHANNEL)
    await act(mira, page, "pause")
    await say(travel, "has resumed the season")
    history = answer(await anna.command(CHANNEL, "league history"))
    assert "Winter, season 1" in history.text
    data = await exported(mira, page)
    own = next(entrant for entrant in data["entrants"] if entrant["persons"] == [int(anna.id)])
    wished = [row["fact"] for row in data["log"]]
    assert [fact["at_once"] for fact in wished if fact.get("entrant") == own["entrant"]] == [0, 2, 2]
    travel.go(days=7, minutes=1)
    told = await say(travel, "Week 1 is over")
    assert "Leading division 1" in told.text
    late = await mira.command(CHANNEL, "league organise", act="draw", season=log)
    assert_told(mira, late, "refused-wrong-season-phase", phase="running", when="until-open")
    await act(mira, page, "close")
    await say(travel, "The season's time is up")
    await act(mira, page, "close")
    closed = await say(travel, "All fixtures are decided")
    assert not has_button(closed, "league_join")
