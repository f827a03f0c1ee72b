"""The way to the next match, profiles and following, as people meet them."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from icalendar import Calendar

from bot.posts.post import Key
from engine.ids import MatchId
from sandbox.client import Message, Modal, Person
from sandbox.world.seed_world import GUILD_ID
from tests.stories.table import CHANNEL, Table, answer, filled, form, has_button, match_of, pinged
from tests.stories.telling import WORDS, words_of
from tests.stories.travel import Travel, letter, letters, travelling
from tools import verify

EN, DE = WORDS["en"], WORDS["de"]


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        yield world


async def resign(table: Table, person: Person) -> None:
    """Let somebody give a match up."""
    await person.press(answer(await person.command(table.thread, "match resign")), "resign_yes")


async def test_the_next_match_is_the_one_that_has_waited_longest_and_can_be_played_from_there(travel: Travel) -> None:
    bernd = travel.sandbox.person("bernd")
    nothing = answer(await bernd.command(CHANNEL, "next"))
    assert nothing.text == DE("next-none")
    tables = []
    for _ in range(2):
        tables.append(await Table.set_up(travel.sandbox, seat="Red"))
        travel.go(hours=1)
        await tables[-1].play_first()
        travel.go(hours=1)
    shown = answer(await bernd.command(CHANNEL, "next"))
    assert shown.is_ephemeral
    assert shown.attachments
    assert "Du bist am Zug" in shown.text
    assert DE("next-more", count=1) in shown.text
    assert [button.url for button in shown.buttons if button.url and button.url.endswith(tables[0].thread)]
    another = answer(await bernd.press(shown, "next"))
    assert [button.url for button in another.buttons if button.url and button.url.endswith(tables[1].thread)]
    first = answer(await bernd.press(another, "next"))
    line = (await tables[0].suggestions(person=bernd))[0]
    preview = await tables[0].type(line, bernd)
    done = answer(await bernd.press(preview, "confirm"))
    assert has_button(done, "next"), "the acknowledgement leads on"
    led = answer(await bernd.press(done, "next"))
    assert [button.url for button in led.buttons if button.url and button.url.endswith(tables[1].thread)]
    assert first.is_ephemeral
    listed = answer(await bernd.command(CHANNEL, "match list", member="bernd"))
    assert has_button(listed, "next")


async def test_a_profile_is_private_at_first_and_shown_as_far_as_its_owner_wants(travel: Travel) -> None:
    anna, bernd, carla = (travel.sandbox.person(name) for name in ("anna", "bernd", "carla"))
    for _ in range(2):
        table = await Table.set_up(travel.sandbox, seat="Red")
        for _ in range(6):
            await table.play_first()
        await resign(table, bernd)
    own = answer(await anna.command(CHANNEL, "profile"))
    assert own.is_ephemeral
    assert EN("profile-whole", count=2, won=2, drawn=0, lost=0) in own.text
    assert own.attachments, "the curve"
    assert f"<@{bernd.id}> +2 =0 −0" in own.text
    seen = answer(await carla.command(CHANNEL, "profile", member="anna"))
    assert seen.is_ephemeral
    assert "+2 =0 −0" in seen.text
    assert f"<@{bernd.id}>" not in seen.text
    newest = max(int(message.id) for message in await carla.messages(CHANNEL))
    await anna.press(own, "profile_share")
    public = await carla.wait_for(
        lambda message: int(message.id) > newest and f"<@{anna.id}>" in message.text and not message.is_ephemeral,
        channel=CHANNEL,
    )
    assert pinged(public) == []
    assert f"<@{bernd.id}>" not in public.text
    hidden = answer(await anna.select(own, "nothing", of=f"select.{Key('profile_shows').encode()}"))
    assert [button for button in hidden.buttons if "profile_share" in (button.custom_id or "") and button.is_disabled]
    assert EN("profile-hidden") in answer(await carla.command(CHANNEL, "profile", member="anna")).text
    refused = answer(await carla.press(public, "follow_person"))
    assert words_of(carla, "refused-not-followable-person") in refused.text
    assert EN("refused-shows-nothing") in answer(await anna.forge(public, Key("profile_share").encode())).text


async def test_who_follows_a_match_is_told_by_message_and_ends_it_from_there(travel: Travel) -> None:
    carla = travel.sandbox.person("carla")
    await carla.command(CHANNEL, "settings", timezone="utc")
    travel.go_to(12, 5)
    table = await Table.set_up(travel.sandbox, seat="Red")
    shown = answer(await carla.press(table.board, "follow"))
    assert shown.is_ephemeral
    assert words_of(carla, "follow-told-end", what="").split(".")[-2] in shown.text
    each = answer(await carla.press(shown, Key("follow_set", text=f"{followed(table)}.each").encode()))
    assert words_of(carla, "follow-told-each", what="").split(".")[-2] in each.text
    for _ in range(3):
        board = await table.play_first()
        assert carla.id not in pinged(board)
    assert await letters(carla) == []
    await travel.sandbox.restart_bot()
    travel.go_to(13, 1)
    told = await letter(carla, words_of(carla, "follow-news", count=1))
    assert pinged(told) == []
    assert table.thread in told.text
    anna, _ = table.players
    own = answer(await anna.press(table.board, "follow"))
    assert EN("refused-not-followable-own") in own.text
    menu = f"select.{Key('unfollow').encode()}"
    ended = answer(await carla.select(told, followed(table), of=menu))
    assert "no longer" in ended.text
    assert table.match in ended.text
    await resign(table, anna)
    travel.go(hours=2)
    none = answer(await carla.command(CHANNEL, "follow list"))
    assert words_of(carla, "follow-none") in none.text
    assert len(await letters(carla)) == 1


def followed(table: Table) -> str:
    """Return how buttons call a match that is followed."""
    return f"match.{match_of(table.board)}.{GUILD_ID}"


async def test_the_calendar_is_a_file_that_other_programs_read_and_import_again(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players

    async def events(person: Person, said: Message | Modal | None) -> dict[str, Any]:
        shown = await filled(person, said)
        assert shown.is_ephemeral
        (file,) = shown.attachments
        assert file.name == "fernzug.ics"
        calendar: Any = Calendar.from_ical(await person.fetch(file))
        return {str(event["uid"]): event for event in calendar.walk("VEVENT")}

    (before,) = (await events(anna, await anna.command(CHANNEL, "calendar"))).values()
    assert before["status"] == "CONFIRMED"
    assert str(before["summary"]) == EN("calendar-move", game="Colliding Circles", others="Bernd")
    assert str(before["url"]).endswith(f"/{table.thread}")
    await table.play_first()
    settings = answer(await anna.command(CHANNEL, "settings"))
    (after,) = (await events(anna, await anna.press(settings, "calendar"))).values()
    assert (after["uid"], after["status"]) == (before["uid"], "CANCELLED")
    assert after["sequence"] > before["sequence"]
    (own,) = (await events(bernd, await bernd.command(CHANNEL, "calendar"))).values()
    assert str(own["summary"]).startswith("Dein Zug: ")


async def test_players_comment_on_moves_after_the_end_and_moderators_remove(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red")
    anna, bernd = table.players
    carla, mira = travel.sandbox.person("carla"), travel.sandbox.person("mira")
    for _ in range(3):
        await table.play_first()
    early = answer(await anna.command(table.thread, "match comments"))
    assert EN("refused-no-comments-running") in early.text
    await resign(table, anna)

    page = answer(await anna.command(table.thread, "match comments"))
    assert EN("comments-none") in page.text
    asked = form(await anna.press(page, "comment"))
    typed = {"move": "2", "text": "Why here? <@1> @everyone **loud** [link](https://x)"}
    said = answer(await anna.submit(asked, typed))
    assert "**2.**" in said.text
    assert pinged(said) == []
    assert "\\@everyone" in said.text
    assert "\\*\\*loud" in said.text
    seen = answer(await bernd.command(table.thread, "board", number=2))
    assert "Why here?" in seen.text
    assert has_button(seen, "comments")
    elsewhere = answer(await bernd.command(table.thread, "board", number=1))
    assert "Why here?" not in elsewhere.text

    theirs = answer(await carla.command(table.thread, "match comments"))
    assert "Why here?" in theirs.text
    assert not has_button(theirs, "comment")
    for player in (anna, bernd):
        own = answer(await player.command(table.thread, "match comments"))
        await player.press(own, "comments_open")
    theirs = answer(await carla.command(table.thread, "match comments"))
    await carla.submit(form(await carla.press(theirs, "comment")), {"move": "3", "text": "I would not have."})

    sent = await filled(anna, await anna.command(table.thread, "match export"))
    exported = json.loads(await anna.fetch(sent.attachments[0]))
    assert [(comment["move"], comment["person"]) for comment in exported["comments"]] == [
        (2, int(anna.id)),
        (3, int(carla.id)),
    ]
    assert verify.read(json.dumps(exported)).match == table.match

    menu = f"select.{Key('comment_drop', MatchId(table.match)).encode()}"
    moderated = answer(await mira.command(table.thread, "match comments"))
    gone = answer(await mira.select(moderated, f"2.{anna.id}", of=menu))
    assert "Why here?" not in gone.text
    assert f"<@{anna.id}>: *" in gone.text, "the place says that it was removed"
    mine = answer(await carla.command(table.thread, "match comments"))
    left = answer(await carla.select(mine, f"3.{carla.id}", of=menu))
    assert "I would not have." not in left.text
    assert not [select for select in left.selects if select.custom_id == menu], "nothing of others can be chosen"
