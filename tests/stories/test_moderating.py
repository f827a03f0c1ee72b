"""Moderation without a dispute, as everybody at the table meets it: told, in the log, and refused to others."""

import json
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.markup import Markup
from bot.posts.post import Key
from engine.ids import MatchId
from engine.moderation.moderator_policy import LONGEST_NOTE
from sandbox.client import Message, Modal, Person, Sandbox
from tests.stories import travel as travels
from tests.stories.conftest import story
from tests.stories.table import (
    CHANNEL,
    Table,
    answer,
    filled,
    form,
    has_button,
    invite,
    match_of,
    offer_to_all,
    pinged,
    read_as_text,
    texts,
)
from tests.stories.telling import WORDS, assert_private, assert_told
from tests.stories.test_confusion import DEAL, letter
from tests.stories.travel import Travel, travelling

NOTE = "The server moves computer."
OLD = "error-old-button"
MINUTE = 60


@pytest.fixture
async def travel(tmp_path: Path) -> AsyncIterator[Travel]:
    async with travelling(tmp_path) as world:
        offer_to_all(world.sandbox, "mod")
        yield world


@pytest.fixture
async def sandbox(sandbox: Sandbox) -> Sandbox:
    """Return a world in which everybody is offered /mod."""
    offer_to_all(sandbox, "mod")
    return sandbox


async def test_the_acts_of_moderators_are_offered_to_managers_and_setup_says_how_to_others(tmp_path: Path) -> None:
    async with story(tmp_path) as sandbox:
        anna, mira = sandbox.person("anna"), sandbox.person("mira")
        assert "mod" not in {command["name"] for command in await anna.commands()}
        assert "mod" in {command["name"] for command in await mira.commands()}
        shown = answer(await mira.command(CHANNEL, "setup", moderators="Moderator"))
        assert "/mod" in shown.text
        assert "/mod" not in answer(await mira.command(CHANNEL, "match list")).text


async def do(by: Person, table: Table, act: str, **values: str) -> Message | Modal | None:
    """Write a command, fill in its form and send it."""
    asked = form(await by.command(table.thread, f"mod {act}"))
    return await by.submit(asked, {"text": NOTE, **values})


async def send(by: Person, table: Table, act: str, **values: str) -> Message | Modal | None:
    """Send a form with anything in it, as no client of Discord's would."""
    key = Key("mod_act", MatchId(table.match), text=act)
    return await by.forge(table.board, key.encode(), {"text": NOTE, **values})


async def facts(person: Person, table: Table, *kinds: str) -> list[dict[str, Any]]:
    """Return the facts of some kinds in the exported log."""
    exported = await filled(person, await person.command(table.thread, "match export"))
    found = json.loads(await person.fetch(exported.attachments[0]))["facts"]
    assert all(row["at"] for row in found)
    return [row["fact"] for row in found if row["fact"]["kind"] in kinds]


def clocks(post: Message) -> str:
    """Return the line that shows how much time is left."""
    return next(line for line in post.text.splitlines() if line.startswith("⏱️") and "<@" not in line)


def deadline(post: Message) -> int:
    """Return when the time of the one who is to move runs out."""
    found = re.search(r"<t:(\d+):R>", clocks(post))
    assert found
    return int(found[1])


async def test_a_pause_stops_clocks_and_play_until_a_moderator_lets_the_match_go_on(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, bernd = table.players
    mira, runs_out = travel.sandbox.person("mira"), deadline(table.board)
    assert_told(mira, await mira.command(table.thread, "mod resume"), "refused-not-paused")
    asked = form(await mira.command(table.thread, "mod pause"))
    assert_told(mira, await mira.submit(asked, {"text": NOTE}), "acknowledged-act")
    notice = await table.next_post(table.board, NOTE)
    assert WORDS["en"]("paused-moderator", person=Markup(f"<@{mira.id}>")) in notice.text
    assert not has_button(notice, "build")
    assert_told(anna, await table.type("pass"), "refused-match-is-paused", cause="moderator")
    assert_told(mira, await mira.submit(asked, {"text": NOTE}), "refused-match-is-paused", cause="moderator")
    assert_told(mira, await mira.command(table.thread, "mod pause"), "refused-match-is-paused", cause="moderator")
    assert_told(bernd, await bernd.command(table.thread, "mod resume"), "refused-not-a-moderator")
    shown = answer(await anna.command(table.thread, "match show"))
    assert WORDS["en"]("status-paused-moderator") in shown.text
    assert ":R>" not in shown.text, "no time runs out"

    travel.go(days=9)
    await travel.sandbox.restart_bot()
    assert_told(mira, await do(mira, table, "resume"), "acknowledged-act")
    board = await table.next_board()
    assert WORDS["en"]("resumed-by", person=Markup(f"<@{mira.id}>")) in board.text
    assert NOTE in board.text
    assert pinged(board) == [anna.id]
    assert clocks(board).count("1 d") == clocks(table.posts[0]).count("1 d") == 2
    assert 0 <= deadline(board) - runs_out - timedelta(days=9).total_seconds() < MINUTE, "as much is left as there was"
    await table.play_first()
    paused, resumed = await facts(anna, table, "match_paused", "match_resumed")
    assert (paused["by"], paused["reason"], paused["note"]) == (int(mira.id), "moderator", NOTE)
    assert (resumed["by"], resumed["note"]) == (int(mira.id), NOTE)


async def test_time_is_given_and_counts(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, bernd = table.players
    mira = travel.sandbox.person("mira")
    assert_told(mira, await do(mira, table, "extend", seat="0", hours="48"), "acknowledged-act")
    told = await table.next_post(table.board, NOTE)
    assert f"<@{mira.id}> gives 2 days more to <@{anna.id}>" in told.text
    travel.go(hours=60)
    for hours in ("abc", "-5", "876000", "", "1.5", "9" * 4000, "٣" * 30):
        said = await send(mira, table, "extend", seat="0", hours=hours)
        assert_told(mira, said, "refused-bad-time" if hours == "876000" else OLD)
    assert_told(mira, await send(mira, table, "extend", seat="7", hours="6"), "refused-no-clock")
    assert_told(mira, await send(mira, table, "extend", hours="6"), OLD)
    for note in ("", "  \n ", "x" * (LONGEST_NOTE + 1)):
        said = await send(mira, table, "extend", seat="1", hours="6", text=note)
        assert_told(mira, said, "refused-bad-note", most=LONGEST_NOTE)
    await table.play_first_as(anna)
    (given,) = await facts(bernd, table, "time_given")
    assert (given["by"], given["seat"], given["seconds"], given["note"]) == (int(mira.id), 0, 48 * 3600, NOTE)
    travel.go(hours=25)
    assert "out of time" in (await table.next_board()).text, "nobody has given Bernd anything"

    endless = await Table.set_up(travel.sandbox, time="no clock")
    assert_told(mira, await mira.command(endless.thread, "mod extend"), "refused-no-clock")


async def test_a_player_is_replaced_by_a_moderator(travel: Travel) -> None:
    table = await Table.set_up(travel.sandbox, seat="Red", time="fast")
    anna, bernd = table.players
    carla, mira = travel.sandbox.person("carla"), travel.sandbox.person("mira")
    await mira.command(CHANNEL, "setup", moderators="Moderator")
    travel.go(hours=20)
    for person, refusal in (("Fernzug", "refused-bot-invited"), ("bernd", "refused-bad-substitute-plays")):
        assert_told(mira, await do(mira, table, "replace", seat="0", person=person), refusal)
    assert_told(mira, await do(mira, table, "replace", seat="0", person="mira"), "refused-plays-in-match")
    for person in (carla.id, "5", "-1", "carla", "9" * 4000, ""):
        assert_told(mira, await send(mira, table, "replace", seat="0", person=person), OLD)

    assert_told(mira, await do(mira, table, "replace", seat="0", person="carla"), "acknowledged-act")
    board = await table.next_change()
    before, after, by = (Markup(f"<@{person.id}>") for person in (anna, carla, mira))
    assert WORDS["en"]("replaced-by", seat="Red", before=before, after=after, person=by) in board.text
    assert NOTE in board.text
    assert "starts with" in board.text
    assert carla.id in pinged(board)
    briefing = await travels.letter(carla, "You have taken over")
    assert table.thread in briefing.text
    travel.go(hours=20)
    travel.sandbox.set_roles("anna", "Moderator")
    assert_told(anna, await anna.command(table.thread, "mod replace"), "refused-plays-in-match")
    assert_told(anna, await anna.press(table.board, "build"), "refused-not-a-player")
    table.players = (carla, bernd)
    await table.play_first_as(carla)
    (replaced,) = await facts(bernd, table, "player_replaced")
    assert (replaced["by"], replaced["before"], replaced["after"]) == (int(mira.id), int(anna.id), int(carla.id))
    assert replaced["note"] == NOTE


async def test_a_note_is_posted_and_changes_nothing(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mira = sandbox.person("mira")
    assert_told(mira, await do(mira, table, "note"), "acknowledged-act")
    told = await table.next_post(table.board, NOTE)
    assert f"<@{mira.id}>" in told.text
    assert pinged(told) == []
    await table.play_first()
    (noted,) = await facts(table.players[0], table, "moderator_noted")
    assert (noted["by"], noted["note"]) == (int(mira.id), NOTE)


async def test_a_look_at_all_secrets_is_for_one_pair_of_eyes_and_told_at_the_end(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        anna, _ = table.players
        mira = sandbox.person("mira")
        await letter(anna)
        posts = texts(await table.public_posts())
        asked = form(await mira.command(table.thread, "mod reveal"))
        assert texts(await table.public_posts()) == posts, "a form that is only opened shows nothing"
        shown = answer(await mira.submit(asked, {"text": NOTE}))
        shown = await mira.wait_for(lambda message: message.id == shown.id and bool(message.attachments))
        assert_private(shown)
        assert WORDS["de"]("revealed") in shown.text
        assert texts(await table.public_posts()) == posts
        (looked,) = await facts(anna, table, "secrets_looked_at")
        assert (looked["person"], looked["note"]) == (int(mira.id), NOTE)
        said = await anna.command(table.thread, "match substitute", substitute="mira")
        assert_told(anna, said, "refused-bad-substitute-knows")
        await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
        assert f"<@{mira.id}>" in (await table.next_board()).text, "now it is told"


async def test_before_the_start_and_after_the_end_there_is_little_to_moderate(sandbox: Sandbox) -> None:
    anna, mira = sandbox.person("anna"), sandbox.person("mira")
    invited = match_of(await invite(anna, "bernd"))
    for act in (*WHILE_IT_RUNS, *ALSO_AFTERWARDS):
        said = await mira.command(CHANNEL, f"mod {act}", match=invited)
        assert_told(mira, said, "refused-wrong-phase", phase="proposed")
    table = await Table.set_up(sandbox)
    assert_told(mira, await mira.command(table.thread, "mod reveal"), "refused-no-secrets")
    assert_told(mira, await mira.command(table.thread, "mod dismiss"), "refused-no-dispute", ruling="none")
    forms = {act: form(await mira.command(table.thread, f"mod {act}")) for act in ("pause", "extend", "replace")}
    await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
    await table.next_board()
    for asked in forms.values():
        values = {"text": NOTE, "seat": "0", "hours": "6", "person": "carla"}
        sent = {field.custom_id: values[field.custom_id] for field in asked.fields}
        assert_told(mira, await mira.submit(asked, sent), "refused-wrong-phase", phase="over")
    for act in WHILE_IT_RUNS:
        assert_told(mira, await mira.command(table.thread, f"mod {act}"), "refused-wrong-phase", phase="over")
    assert_told(mira, await do(mira, table, "note"), "acknowledged-act")


WHILE_IT_RUNS = ("extend", "pause", "replace", "resume", "reveal", "rewind")
ALSO_AFTERWARDS = ("adjudicate", "note", "void", "dismiss")
