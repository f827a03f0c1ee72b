"""Every kind of interaction, with the real discord.py on the other side."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import pytest

from sandbox.client import PATIENCE_S, Message, Modal, NoAnswer, Person, Refused, Sandbox
from sandbox.protocol.permissions import BOT, Permission


@pytest.fixture
def anna(sandbox: Sandbox) -> Person:
    return sandbox.person("anna")


async def panel(person: Person, text: str = "a1") -> Message:
    answer = await person.command("general", "move", text=text)
    assert isinstance(answer, Message)
    return answer


async def test_a_subcommand_gets_typed_options_and_both_languages(sandbox: Sandbox, anna: Person) -> None:
    sandbox.set_guild_locale("de")
    answer = await anna.command("general", "match new", game="Circles", opponent="bernd", rated=True, seats="3")
    assert isinstance(answer, Message)
    assert answer.text == f"<@{anna.id}> plays circles with <@{sandbox.person('bernd').id}> True 3 en-US de"
    assert answer.raw["interaction"]["name"] == "match new"
    assert answer.pings


async def test_commands_keep_their_localisations(sandbox: Sandbox, anna: Person) -> None:
    match = next(command for command in await anna.commands() if command["name"] == "match")
    assert match["name_localizations"] == {"de": "partie"}
    assert match["options"][0]["description_localizations"] == {"de": "Eine neue Partie"}


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("match new", {"game": "Circles"}, "opponent is required"),
        ("match new", {"game": "Chess", "opponent": "bernd"}, "no choice"),
        ("match new", {"game": "Circles", "opponent": "zoe"}, "there is no 'zoe'"),
        ("match new", {"game": "Circles", "opponent": "bernd", "seats": "two"}, "does not fit"),
        ("match", {}, "needs a subcommand"),
        ("castle", {}, "no command"),
        ("move", {"text": "a", "colour": "red"}, "unknown option"),
    ],
)
async def test_the_client_refuses_what_discord_would_not_send(
    anna: Person, name: str, options: dict[str, str], words: str
) -> None:
    with pytest.raises(Refused, match=words):
        await anna.command("general", name, **options)


async def test_completions_come_from_the_bot(anna: Person) -> None:
    assert [choice.value for choice in await anna.autocomplete("general", "move", "text", text="b")] == [
        "b0",
        "b1",
        "b2",
    ]


async def test_a_picture_has_its_size_and_alt_text_and_can_be_fetched(anna: Person) -> None:
    (picture,) = (await panel(anna)).attachments
    assert (picture.name, picture.description, picture.width, picture.height) == ("dot.png", "one dot", 1, 1)
    assert (await anna.fetch(picture)).startswith(b"\x89PNG")


async def test_an_ephemeral_answer_is_seen_by_one_person_until_dismissed(sandbox: Sandbox, anna: Person) -> None:
    secret = await panel(anna, "secret")
    assert secret.is_ephemeral
    assert await sandbox.person("mira").messages("general") == []
    await anna.delete(secret)
    assert await anna.messages("general") == []


async def test_a_form_is_opened_filled_in_and_answered(anna: Person) -> None:
    modal = await anna.press(await panel(anna), "Form")
    assert isinstance(modal, Modal)
    assert [(field.label, field.value) for field in modal.fields] == [("Name", "nobody"), ("Colour", None)]
    answer = await anna.submit(modal, {"Colour": "Black"})
    assert isinstance(answer, Message)
    assert answer.text == "nobody likes Black"
    with pytest.raises(Refused, match="values are wanted"):
        await anna.submit(modal, {"Name": "x"})


async def test_a_deferred_update_changes_the_pressed_message(anna: Person) -> None:
    message = await panel(anna)
    answer = await anna.press(message, "Later")
    assert isinstance(answer, Message)
    assert (answer.id, answer.text) == (message.id, "later has come")
    assert [a.name for a in answer.attachments] == ["dot.png"]


async def test_a_deferred_answer_fills_the_waiting_message_and_may_be_followed_up(anna: Person) -> None:
    answer = await anna.press(await panel(anna), "Aside")
    assert isinstance(answer, Message)
    assert (answer.text, answer.is_ephemeral, answer.is_edited) == ("only you", True, False)
    more = await anna.wait_for(lambda message: message.text == "and more")
    assert more.is_ephemeral


async def test_selects_carry_values_and_resolved_members(anna: Person) -> None:
    message = await panel(anna)
    eats = await anna.select(message, "Pear", of="panel:fruit")
    meets = await anna.select(message, "carla", of="panel:who")
    assert isinstance(eats, Message)
    assert isinstance(meets, Message)
    assert (eats.text, meets.text) == ("eats Pear", "meets Carla *the_third*")
    with pytest.raises(Refused, match="not offered"):
        await anna.select(message, "Plum", of="panel:fruit")


async def test_components_v2_show_picture_text_and_buttons(anna: Person) -> None:
    answer = await anna.command("general", "layout")
    assert isinstance(answer, Message)
    heading, *_, section = answer.text.splitlines()
    assert (heading, section) == ("# The board", "a section")
    assert [(a.name, a.description, a.width) for a in answer.attachments] == [("board.png", "one dot", 1)]
    changed = await anna.press(answer, "count:")
    assert isinstance(changed, Message)
    assert (changed.id, changed.text, changed.button("Count 1").custom_id) == (answer.id, "pressed 1", "count:1")


async def test_messages_are_sent_changed_pinned_listed_and_deleted(sandbox: Sandbox, anna: Person) -> None:
    sandbox.set_permissions("Fernzug", BOT | Permission.MANAGE_MESSAGES | Permission.PIN_MESSAGES)
    await anna.command("general", "chores")
    done = await anna.wait_for(lambda message: message.text.endswith("second") and message.text != "second")
    assert done.text == "True second 0 second"


@pytest.mark.parametrize(("how", "code"), [("twice", 40060), ("long", 50035)])
async def test_a_wrong_answer_is_refused_with_discords_code(
    sandbox: Sandbox, anna: Person, how: str, code: int
) -> None:
    command = asyncio.create_task(anna.command("general", "wrong", how=how))
    await anna.wait_for(lambda message: message.text == f"{how}: [{code}]")
    sandbox.skip_time(PATIENCE_S)
    with pytest.raises(NoAnswer) if how == "long" else nullcontext():
        await command
    sandbox.requests.clear()  # what the fixture would find wrong in them was meant to be


async def test_a_late_answer_is_refused_with_discords_code(sandbox: Sandbox, anna: Person) -> None:
    command = asyncio.create_task(anna.command("general", "wrong", how="late"))
    await anna.wait_for(lambda message: message.text == "May I go on?")
    sandbox.skip_time(PATIENCE_S)
    with pytest.raises(NoAnswer):
        await command
    await anna.say("general", "go on")
    await anna.wait_for(lambda message: message.text == "late: [10062]")


async def test_a_token_dies_after_a_quarter_of_an_hour(sandbox: Sandbox, anna: Person) -> None:
    await anna.command("general", "wrong", how="expired")
    await anna.wait_for(lambda message: message.text == "May I go on?")
    sandbox.skip_time(15 * 60 + 1)
    await anna.say("general", "go on")
    await anna.wait_for(lambda message: message.text == "expired: [50027]")


async def test_without_a_bot_an_interaction_fails_at_once(sandbox: Sandbox, anna: Person) -> None:
    message = await panel(anna)
    await sandbox.kill_bot()
    with pytest.raises(NoAnswer):
        await anna.press(message, "Later")


async def test_old_buttons_work_after_a_restart(sandbox: Sandbox, anna: Person) -> None:
    message = await panel(anna)
    await sandbox.restart_bot()
    answer = await anna.press(message, "Later")
    assert isinstance(answer, Message)
    assert answer.text == "later has come"
