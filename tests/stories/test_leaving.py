"""One's own data as a file, and leaving for good: explained first, and the opponents keep their matches."""

import json

from sandbox.client import Sandbox
from tests.stories.table import CHANNEL, Table, answer, filled, has_button, invite
from tests.stories.telling import words_of


async def test_ones_own_data_as_a_file(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, seat="Red")
    anna, bernd = table.players
    await table.play_first()
    await bernd.command(CHANNEL, "settings", timezone="Wien", sleep="23-7", vacation="2099-01-01 2099-01-02")
    await bernd.command(CHANNEL, "settings", timezone="Wien", sleep="23-7", vacation="3")
    shown = await filled(bernd, await bernd.command(CHANNEL, "settings", data="send me everything"))
    data = json.loads(await bernd.fetch(shown.attachments[0]))
    assert data["choices"]["zone"] == "Europe/Vienna"
    assert data["choices"]["sleep"] == [1380, 420]
    assert len(data["vacations"]) == 1
    (match,) = data["matches"]
    assert match["match"] == table.match
    assert {fact["fact"]["kind"] for fact in match["facts"]} >= {"match_proposed", "person_joined"}
    assert not any(fact["fact"].get("person") == int(anna.id) for fact in match["facts"])


async def test_who_leaves_is_a_former_member_and_the_opponent_keeps_the_match(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, seat="Red")
    anna, bernd = table.players
    await table.play_first()
    open_invitation = await invite(bernd)
    await bernd.command(CHANNEL, "settings", timezone="Wien", notifications="direct messages")
    asked = answer(await bernd.command(CHANNEL, "settings", data="delete everything …"))
    assert asked.is_ephemeral
    assert "Du gibst deine eine laufende Partie auf" in asked.text
    assert "ehemaliges Mitglied" in asked.text
    await bernd.press(asked, "forget_yes")
    await bernd.wait_for(lambda message: message.text == words_of(bernd, "forget-done"))
    assert not has_button(await bernd.again(open_invitation), "join")
    await table.next_board()
    listed = answer(await anna.command(CHANNEL, "match list", state="finished"))
    assert "former member" in listed.text
    assert bernd.id not in listed.text
    shown = answer(await bernd.command(CHANNEL, "settings"))
    assert words_of(bernd, "settings-zone-none") in shown.text

    again = await Table.set_up(sandbox)
    assert f"<@{bernd.id}>" in again.board.text, "who plays again is called by name again"
