"""Nobody has to trust anybody: randomness of one's own, /verify, and an exported match looked at and forged."""

import base64
import json
from hashlib import sha256
from typing import Any

import pytest

from sandbox.client import Message, Person, Sandbox
from tests.stories.table import CHANNEL, Table, answer, filled, form, has_button, invite, match_of, read_as_text
from tests.stories.telling import assert_private, assert_told, words_of
from tests.tools.archives import packed
from tests.tools.forging import rechained
from tools import verify


async def test_both_add_randomness_and_everybody_can_check(sandbox: Sandbox) -> None:
    anna, bernd, carla = (sandbox.person(name) for name in ("anna", "bernd", "carla"))
    invitation = await invite(anna, "bernd")
    match = match_of(invitation)
    details = answer(await anna.press(invitation, "details"))
    assert "fingerprint" in details.text
    typed = form(await anna.press(details, "entropy"))
    assert_told(anna, await anna.submit(typed, {"line": "three green apples"}), "acknowledged-entropy")
    assert_told(
        anna, await anna.command(CHANNEL, "match randomness", words="more", match=match), "refused-bad-entropy-twice"
    )
    assert_told(carla, await carla.command(CHANNEL, "match randomness", words="me", match=match), "refused-not-invited")
    await bernd.command(CHANNEL, "match randomness", words="Würfel 🎲", match=match)
    table = await Table.at(sandbox, match, anna, bernd)
    await table.play_first()
    running = answer(await carla.command(table.thread, "verify"))
    assert_private(running)
    assert running.text.startswith(words_of(carla, "verify-sound"))
    assert "still secret" in running.text
    assert "apples" not in running.text
    german = answer(await bernd.command(table.thread, "verify"))
    assert german.text.startswith(words_of(bernd, "verify-sound"))
    assert_told(anna, await anna.submit(typed, {"line": "late"}), "refused-wrong-phase", phase="running")
    ended = await resign(table, anna)
    over = answer(await anna.press(ended, "verify"))
    assert "open now" in over.text
    assert f"<@{bernd.id}>" in over.text
    exported = await export(table, anna)
    head = over.text.partition("--head ")[2].partition("`")[0]
    assert list(verify.faults(verify.read(json.dumps(exported)), [verify.head(head)])) == []
    assert [row["fact"]["entropy"] for row in exported["facts"] if row["fact"]["kind"] == "entropy_added"] == [
        "three green apples",
        "Würfel 🎲",
    ]


async def test_promised_words_are_shown_when_everybody_has_joined(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    invitation = await invite(anna, "bernd")
    match, digest = match_of(invitation), sha256(b"my very own words").hexdigest()
    promised = await anna.command(CHANNEL, "match randomness", words=digest, match=match)
    assert_told(anna, promised, "acknowledged-promised")
    early = await anna.command(CHANNEL, "match randomness", words="my very own words", match=match)
    assert_told(anna, early, "refused-bad-entropy-wait")
    await bernd.press(invitation, "join")
    waiting = await anna.wait_for(lambda message: words_of(anna, "invitation-opening") in message.text, channel=CHANNEL)
    assert f"<@{anna.id}>" in waiting.text
    late = await bernd.command(CHANNEL, "match randomness", words="by the way", match=match)
    assert_told(bernd, late, "refused-bad-entropy-late")
    await anna.command(CHANNEL, "match randomness", words="my very own words", match=match)
    table = await Table.at(sandbox, match, anna, bernd)
    await table.play_first()
    await resign(table, bernd)


async def resign(table: Table, person: Person) -> Message:
    question = answer(await person.command(table.thread, "match resign"))
    await person.press(question, "resign_yes")
    return await person.wait_for(lambda message: has_button(message, "rematch"), channel=table.thread)


async def export(table: Table, person: Person) -> dict[str, Any]:
    shown = await filled(person, await person.command(table.thread, "match export"))
    data: dict[str, Any] = json.loads(await person.fetch(shown.attachments[0]))
    return data


def handed_in(data: bytes, name: str = "match.json") -> dict[str, str]:
    return {"name": name, "data": base64.b64encode(data).decode()}


async def test_an_exported_match_is_looked_at_move_by_move_also_elsewhere(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    for _ in range(3):
        await table.play_first()
    exported = json.dumps(await export(table, table.players[0])).encode()
    mira = sandbox.person("mira")
    shown = answer(await mira.command(CHANNEL, "match import", file=handed_in(exported)))
    assert_private(shown)
    assert "nach Zug 3 von 3" in shown.text
    assert [file.name[-4:] for file in shown.attachments] == [".png", "json"]
    earlier = answer(await mira.press(shown, "import:-:/earlier"))
    assert earlier.id == shown.id
    assert "nach Zug 2 von 3" in earlier.text
    first = answer(await mira.press(earlier, "import:-:/first"))
    assert "nach Zug 0 von 3" in first.text
    assert not [button for button in first.buttons if "first" in (button.custom_id or "") and not button.is_disabled]
    last = answer(await mira.press(first, "import:-:/last"))
    assert last.text == shown.text
    archive = packed({"season.json": b"{}", "matches/bbbbbbbb.json": b"{}", "matches/aaaaaaaa.json": exported})
    chosen = answer(await mira.command(CHANNEL, "match import", file=handed_in(archive, "season.zip")))
    assert words_of(mira, "import-choose", count=2) in chosen.text
    again = answer(await mira.select(chosen, "aaaaaaaa"))
    assert (again.id, again.text) == (chosen.id, shown.text)
    listed = answer(await mira.command(CHANNEL, "match list", member="mira"))
    assert listed.text.endswith(words_of(mira, "list-empty"))


async def test_what_cannot_be_looked_at_is_refused(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    await table.play_first()
    anna = table.players[0]
    exported = await export(table, anna)

    async def hand_in(data: bytes) -> Message:
        return answer(await anna.command(CHANNEL, "match import", file=handed_in(data)))

    assert_told(anna, await hand_in(b"\x89PNG"), "refused-bad-export-format")
    assert_told(anna, await hand_in(packed({"season.json": b"{}"})), "refused-bad-export-archive")
    assert_told(anna, await hand_in(b'{"format": "fernzug-season"}'), "refused-bad-export-season")
    forged = json.loads(json.dumps(exported))
    move = next(row for row in forged["facts"] if row["fact"]["kind"] == "action_taken")
    move["fact"]["line"] = "pass"
    assert_told(anna, await hand_in(json.dumps(forged).encode()), "refused-bad-export-chain", seq=move["seq"])
    move["fact"]["seat"] ^= 1
    rechained(forged)
    assert_told(anna, await hand_in(json.dumps(forged).encode()), "refused-bad-export-rules")


async def test_a_match_that_still_hides_something_is_not_shown_even_to_its_players(sandbox: Sandbox) -> None:
    await read_as_text(sandbox)
    table = await Table.set_up(sandbox, game="confusion")
    anna = table.players[0]
    exported = json.dumps(await export(table, anna)).encode()
    assert_told(
        anna, await anna.command(CHANNEL, "match import", file=handed_in(exported)), "refused-bad-export-secret"
    )
    running = answer(await anna.command(table.thread, "verify"))
    assert words_of(anna, "verify-secrets-closed", secrets=1) in running.text


@pytest.mark.parametrize("name", ["anna", "bernd"])
async def test_an_invitation_can_be_checked_before_the_start(sandbox: Sandbox, name: str) -> None:
    invitation = await invite(sandbox.person("anna"), "bernd")
    person = sandbox.person(name)
    shown = answer(await person.command(CHANNEL, "verify", match=match_of(invitation)))
    assert shown.text.startswith(words_of(person, "verify-sound"))
