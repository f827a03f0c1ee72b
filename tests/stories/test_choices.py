"""Choices of people and servers count everywhere: languages, colours, preview, channel."""

import pytest

from bot.markup import Markup
from bot.operations.settings import Settings
from sandbox.client import Refused, Sandbox
from sandbox.protocol.permissions import Permission
from tests.stories.table import CHANNEL, GAME, Table, answer, form, has_button, invite, match_of
from tests.stories.telling import WORDS, assert_told, words_of


async def test_a_person_chooses_language_and_colours(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    dark = answer(await anna.command(table.thread, "board")).attachments[0]
    shown = answer(await anna.command(CHANNEL, "settings", language="German", theme="light"))
    assert WORDS["de"]("settings-title") in shown.text
    german = answer(await anna.command(table.thread, "board"))
    assert await anna.fetch(german.attachments[0]) != await anna.fetch(dark)
    assert "Rot" in (german.attachments[0].description or "")
    assert answer(await anna.command(table.thread, "match resign")).text == WORDS["de"]("resign-question")
    assert "Rot" not in table.board.text, "public posts stay in the server's language"
    choices = await anna.autocomplete(CHANNEL, "match new", "seat", game=GAME, seat="schw")
    assert [choice.name for choice in choices] == ["Schwarz"]
    back = answer(await anna.command(CHANNEL, "settings", language="as in Discord"))
    assert WORDS["en"]("settings-title") in back.text
    assert answer(await bernd.command(table.thread, "match resign")).text == words_of(bernd, "resign-question")
    for locale, language in (("en-GB", "en"), ("fr", "fr"), ("sv-SE", "en")):
        await bernd.set(locale=locale)
        assert answer(await bernd.command(table.thread, "match resign")).text == WORDS[language]("resign-question")


async def test_without_a_preview_a_move_counts_at_once(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mover = table.to_move
    await mover.command(CHANNEL, "settings", preview="off")
    line = (await table.suggestions())[0]
    assert_told(mover, await table.type(line), "played", line=line)
    await table.next_board()
    assert line in table.board.text
    await table.play_first()
    typed = form(await mover.press(table.board, "type"))
    wrong = answer(await mover.submit(typed, {"line": "Z9"}))
    again = form(await mover.press(wrong, "change"))
    line = (await table.suggestions())[0]
    assert_told(mover, await mover.submit(again, {"line": line}), "played", line=line)
    assert line in (await table.next_board()).text


async def test_a_server_is_set_up_by_those_who_manage_it(sandbox: Sandbox) -> None:
    anna, bernd, mira = map(sandbox.person, ("anna", "bernd", "mira"))
    with pytest.raises(Refused):
        await anna.command(CHANNEL, "setup", language="German")
    sandbox.set_permissions("Moderator", Permission.MANAGE_THREADS, mentionable=True)
    shown = answer(await mira.command(CHANNEL, "setup", channel="general", language="German", moderators="Moderator"))
    assert shown.is_ephemeral
    assert words_of(mira, "setup-title") in shown.text
    assert "✅" in shown.text
    said = answer(await anna.command(CHANNEL, "match new", game=GAME, opponent="bernd"))
    invitation = await bernd.wait_for(lambda message: has_button(message, "join"), channel="general")
    assert f"<#{invitation.channel_id}>" in said.text
    assert WORDS["de"]("button-join") in [button.label for button in invitation.buttons]
    await bernd.press(invitation, "join")
    table = await Table.at(sandbox, match_of(invitation), anna, bernd)
    assert "Stand 0/0" in table.board.text
    assert "Rot" in (table.board.attachments[0].description or "")
    await table.play_first()
    await mira.command(CHANNEL, "setup", language="English")
    assert "Score " in (await table.play_first()).text


async def test_a_server_chooses_the_time_zone_that_days_of_rest_go_by(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    assert "**UTC ·" in answer(await mira.command(CHANNEL, "setup")).text
    offered = await mira.autocomplete(CHANNEL, "setup", "timezone", timezone="vienna")
    assert [choice.value for choice in offered] == ["Europe/Vienna"]
    unread = await mira.command(CHANNEL, "setup", timezone="Kopenhagn")
    assert_told(mira, unread, "refused-bad-zone-near", zone="Kopenhagn", near="Kopenhagen")
    assert "**Wien ·" in answer(await mira.command(CHANNEL, "setup", timezone="Vienna", language="German")).text
    await sandbox.restart_bot()
    shown = answer(await mira.command(CHANNEL, "setup"))
    assert "**Wien ·" in shown.text
    assert "Deutsch" in shown.text
    page = answer(await mira.command(CHANNEL, "setup", time="Weekend"))
    assert "Wien" not in page.text
    (saturday,) = [button.custom_id for button in page.buttons if button.label == "Ruhetag: Samstag"]
    assert saturday is not None
    assert "des Servers, **Wien ·" in answer(await mira.press(page, saturday)).text


async def test_the_servers_own_language_where_none_is_chosen(sandbox: Sandbox) -> None:
    sandbox.set_guild_locale("de")
    invitation = await invite(sandbox.person("anna"))
    assert WORDS["de"]("button-join") in [button.label for button in invitation.buttons]


async def test_setup_is_refused_to_those_whom_the_server_lets_see_it(sandbox: Sandbox) -> None:
    """A server may offer the command to anybody; the bot looks for itself."""
    for command in sandbox.server.hub.world.commands["global"]:
        command["default_member_permissions"] = None
    bernd = sandbox.person("bernd")
    assert_told(bernd, await bernd.command(CHANNEL, "setup", language="German"), "refused-only-for-moderators")


async def test_names_of_members_are_shown_harmlessly(sandbox: Sandbox) -> None:
    carla = sandbox.person("carla")
    await Table.set_up(sandbox, "carla", "bernd")
    (thread,) = await carla.threads()
    assert "Carla" in thread.name
    (choice,) = await sandbox.person("bernd").autocomplete(CHANNEL, "board", "match", match="")
    assert "Carla" in choice.name


async def test_help_and_rules_in_both_languages(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    for person, other in ((anna, bernd), (bernd, anna)):
        shown = answer(await person.command(CHANNEL, "help"))
        assert shown.text != answer(await other.command(CHANNEL, "help")).text
        asked = answer(await person.command(CHANNEL, "rules"))
        assert_told(person, asked, "rules-which")
        rules = answer(await person.select(asked, GAME))
        assert rules.text == answer(await person.command(CHANNEL, "rules", game=GAME)).text
        titles = []
        for option in rules.selects[0].options:
            page = answer(await person.select(rules, option.value))
            assert page.id == rules.id
            titles.append(page.text.splitlines()[0])
        assert len(set(titles)) == len(titles)
        topics = await person.autocomplete(CHANNEL, "rules", "topic", game=GAME, topic="")
        assert len(topics) == len(titles)


async def test_who_is_blocked_cannot_invite_and_is_not_told_why(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    shown = answer(await bernd.command(CHANNEL, "settings", block="anna"))
    assert words_of(bernd, "blocked", other=Markup(f"<@{anna.id}>")) in shown.text
    assert words_of(bernd, "settings-blocked", persons=Markup(f"<@{anna.id}>")) in shown.text
    refused = await anna.command(CHANNEL, "match new", game=GAME, opponent="bernd")
    assert_told(anna, refused, "refused-not-invitable", persons=Markup(f"<@{bernd.id}>"))
    assert "block" not in answer(refused).text
    await invite(anna, "carla")
    shown = answer(await bernd.command(CHANNEL, "settings", block="anna"))
    assert words_of(bernd, "unblocked", other=Markup(f"<@{anna.id}>")) in shown.text
    await invite(anna, "bernd")


async def test_whoever_invites_too_often_is_told_kindly(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    most = Settings.model_fields["most_open_invitations_to_one"].default
    for _ in range(most):
        await invite(anna, "bernd")
    refused = await anna.command(CHANNEL, "match new", game=GAME, opponent="bernd")
    assert_told(anna, refused, "refused-too-much-one", persons=Markup(f"<@{bernd.id}>"), most=most)
