"""A person who becomes unreliable, learns why, is refused by a league, is let in or comes back; who sees what of it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.markup import Markup
from bot.posts.post import Key
from sandbox.client import Message, Person
from tests.stories.table import CHANNEL, Table, answer, form, has_button, offer_to_all
from tests.stories.telling import WORDS, assert_private, assert_told
from tests.stories.test_league import choose, page_of
from tests.stories.travel import Travel, travelling

NOTE = "Told me that the exams are over on Friday."


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        offer_to_all(world.sandbox, "mod")
        yield world


async def run_out(travel: Travel, opponent: str = "bernd") -> Table:
    """Let Anna's time run out in a match, and return its table."""
    table = await Table.set_up(travel.sandbox, "anna", opponent, seat="Red", time="fast")
    travel.go(hours=24, minutes=1)
    assert "out of time" in (await table.next_board()).text
    return table


async def explained(person: Person) -> Message:
    """Return the explanation of somebody's own reliability, by the button of /settings."""
    return answer(await person.press(answer(await person.command(CHANNEL, "settings")), "reliability"))


async def open_season(by: Person) -> Message:
    """Announce a season for people who are not unreliable, and return its page."""
    shown = answer(await by.command(CHANNEL, "league new", game="colliding_circles", name="Winter"))
    shown = answer(await by.press(shown, Key("league_page", text="4").encode()))
    shown = await choose(by, shown, {"reliability": "mixed", "newcomers": "2"})
    await by.press(shown, "league_announce")
    return await by.wait_for(
        lambda message: page_of(message) is not None and has_button(message, "league_join"), channel=CHANNEL
    )


@pytest.mark.slow
async def test_who_loses_on_time_sees_it_is_refused_by_a_league_and_comes_back_by_playing(travel: Travel) -> None:
    anna, mira = (travel.sandbox.person(name) for name in ("anna", "mira"))
    page = await open_season(mira)
    assert WORDS["en"]("league-rules-reliability", least="mixed") in page.text
    assert "new" in answer(await anna.command(CHANNEL, "settings")).text
    late = [await run_out(travel), await run_out(travel)]
    said = await explained(anna)
    assert_private(said)
    assert "Reliability on this server: **unreliable**" in answer(await anna.command(CHANNEL, "settings")).text
    assert "lost on time" in said.text
    assert all(f"Lost on time: `{table.match}`" in said.text for table in late)
    assert "**4 more matches**" in said.text
    assert_told(
        anna,
        await anna.press(page, "league_join"),
        "refused-not-fit-for-season-reliability",
        least="mixed",
        level="unreliable",
        matches=4,
    )
    for _ in range(4):
        await give_up_early(travel)
    assert "mixed" in (await explained(anna)).text
    assert "You are taking part" in answer(await anna.press(page, "league_join")).text


@pytest.mark.slow
async def test_an_organiser_lets_somebody_in_with_a_reason_that_everybody_reads(travel: Travel) -> None:
    anna, mira = (travel.sandbox.person(name) for name in ("anna", "mira"))
    page = await open_season(mira)
    for _ in range(2):
        await run_out(travel)
    assert "not for people who are unreliable" in answer(await anna.press(page, "league_standby")).text
    asked = form(await mira.command(CHANNEL, "league organise", act="allow", season=page_of(page)))
    await mira.submit(asked, {"newcomer": anna.id, "reason": "Was in hospital."})
    told = await anna.wait_for(lambda message: "Was in hospital." in message.text, channel=CHANNEL)
    assert WORDS["en"]("league-told-allowed", by=Markup(f"<@{mira.id}>"), person=Markup(f"<@{anna.id}>")) in told.text
    assert not told.raw["mentions"]
    assert "You are taking part" in answer(await anna.press(page, "league_join")).text


@pytest.mark.slow
async def test_moderators_see_a_page_of_a_member_and_nobody_else_does(travel: Travel) -> None:
    anna, bernd, mira = (travel.sandbox.person(name) for name in ("anna", "bernd", "mira"))
    table = await run_out(travel)
    assert_told(bernd, await bernd.command(CHANNEL, "mod member", member="anna"), "refused-not-a-moderator")
    shown = answer(await mira.command(CHANNEL, "mod member", member="anna"))
    assert_private(shown)
    assert table.match in shown.text
    assert "neu" in shown.text
    written = form(await mira.press(shown, "mod_note"))
    noted = answer(await mira.submit(written, {"text": NOTE}))
    assert NOTE in noted.text
    assert f"<@{mira.id}>" in noted.text
    key = Key("mod_noted", text=anna.id).encode()
    assert_told(bernd, await bernd.forge(table.board, key, {"text": "I write, too."}), "refused-not-a-moderator")
    own = answer(await mira.command(CHANNEL, "mod member", member="mira"))
    assert not has_button(own, "mod_note")
    assert_told(
        mira,
        await mira.forge(table.board, Key("mod_noted", text=mira.id).encode(), {"text": "I am good."}),
        "error-old-button",
    )
    data = await own_data(anna)
    assert [note["text"] for note in data["notes_of_moderators"]] == [NOTE]
    asked = answer(await anna.command(CHANNEL, "settings", data="delete"))
    await anna.press(asked, "forget_yes")
    await anna.wait_for(lambda message: WORDS["en"]("forget-done") in message.text, channel=CHANNEL)
    again = answer(await mira.command(CHANNEL, "mod member", member="anna"))
    assert NOTE not in again.text


async def own_data(person: Person) -> dict[str, list[dict[str, str]]]:
    """Return the file of somebody's own data."""
    asked = answer(await person.command(CHANNEL, "settings", data="export"))
    sent = await person.wait_for(lambda message: message.id == asked.id and bool(message.attachments), channel=CHANNEL)
    found: dict[str, list[dict[str, str]]] = json.loads(await person.fetch(sent.attachments[0]))
    return found


async def give_up_early(travel: Travel, winner: str = "bernd") -> Table:
    """Let Anna give a match up to somebody after two turns each."""
    table = await Table.set_up(travel.sandbox, "anna", winner, time="fast")
    for _ in range(4):
        await table.play_first()
    asked = answer(await table.players[0].command(table.thread, "match resign"))
    await table.players[0].press(asked, "resign_yes")
    assert "has resigned" in (await table.next_board()).text
    return table


@pytest.mark.slow
async def test_a_planted_gift_is_seen_by_moderators_dismissed_and_comes_back_by_new_matches_only(
    travel: Travel,
) -> None:
    bernd, mira = (travel.sandbox.person(name) for name in ("bernd", "mira"))
    assert WORDS["de"]("hints-empty") in answer(await mira.command(CHANNEL, "mod hints")).text
    tables = [await give_up_early(travel) for _ in range(3)]
    assert_told(bernd, await bernd.command(CHANNEL, "mod hints"), "refused-not-a-moderator")
    shown = answer(await mira.command(CHANNEL, "mod hints"))
    assert_private(shown)
    assert "3-mal" in shown.text
    assert all(f"`{table.match}`" in shown.text and f"<#{table.thread}>" in shown.text for table in tables)
    name = Key("mod_hint_seen", text=f"quick:{tables[0].players[0].id}:{bernd.id}").encode()
    assert_told(bernd, await bernd.forge(tables[0].board, name), "refused-not-a-moderator")
    seen = answer(await mira.press(shown, "mod_hint_seen"))
    assert f"gesehen von <@{mira.id}>" in seen.text
    assert not has_button(seen, "mod_hint_seen")
    asked = form(await mira.press(seen, "mod_hint_dismiss"))
    gone = answer(await mira.submit(asked, {"text": "They were ill."}))
    assert WORDS["de"]("hints-empty") in gone.text
    await give_up_early(travel)
    assert WORDS["de"]("hints-empty") in answer(await mira.command(CHANNEL, "mod hints")).text
    data = await own_data(bernd)
    assert [mark["text"] for mark in data["hints_to_moderators"]] == ["", "They were ill."]


@pytest.mark.slow
async def test_a_moderator_is_not_shown_what_concerns_them(travel: Travel) -> None:
    mira = travel.sandbox.person("mira")
    *_, table = [await give_up_early(travel, "mira") for _ in range(3)]
    assert WORDS["de"]("hints-empty") in answer(await mira.command(CHANNEL, "mod hints")).text
    key = Key("mod_hint_dismissed", text=f"quick:{table.players[0].id}:{mira.id}").encode()
    assert_told(mira, await mira.forge(table.board, key, {"text": "It is nothing."}), "refused-no-such-hint")
