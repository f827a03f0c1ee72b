"""Time controls: named in an invitation, usual on a server, made by those who manage it."""

import pytest

from sandbox.client import Message, Person, Refused, Sandbox
from tests.stories.table import CHANNEL, GAME, Table, answer, form, has_button, invite
from tests.stories.telling import WORDS, assert_told, words_of

TIMES = {"name": "Weekend", "bank": "1 Tag", "increment": "12 Std.", "cap": "2d", "vacation": "10"}


async def opened(mira: Person, name: str) -> Message:
    """Return the page of a policy."""
    return answer(await mira.command(CHANNEL, "setup", time=name))


async def drafted(mira: Person, **typed: str) -> Message:
    """Return the page of a new policy after its form was sent."""
    page = await opened(mira, "Weekend")
    asked = form(await mira.press(page, "draft_form"))
    return answer(await mira.submit(asked, {**TIMES, **typed}))


def button(message: Message, label: str) -> str:
    """Return the custom_id of a button by its label."""
    (found,) = [button.custom_id for button in message.buttons if button.label == label]
    assert found
    return found


async def test_an_invitation_says_how_long_the_match_may_take_before_anybody_joins(sandbox: Sandbox) -> None:
    anna, bernd = sandbox.person("anna"), sandbox.person("bernd")
    usual = await invite(anna, "bernd")
    assert "relaxed" in usual.text
    assert "+ 1 d a turn" in usual.text
    offered = await bernd.autocomplete(CHANNEL, "match new", "time", game=GAME, time="sch")
    assert [(choice.value, choice.name.partition(":")[0]) for choice in offered] == [("fast", "schnell")]
    fast = await invite(anna, "bernd", time="fast")
    told_fast = answer(await anna.press(fast, "details")).text
    assert "A player who runs out of time has lost." in told_fast
    assert "Every turn adds 8 hours, up to 1 day." in told_fast
    endless = await invite(anna, "bernd", time="ohne Uhr")
    told_endless = answer(await anna.press(endless, "details")).text
    assert "Everybody takes as long as they like." in told_endless
    assert "longest" not in endless.text + told_endless
    told = await bernd.command(CHANNEL, "match new", game=GAME, time="soon")
    assert_told(bernd, told, "refused-unknown-policy", typed="soon")


async def test_a_board_shows_clocks_and_the_deadline_and_a_rematch_keeps_the_policy(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, time="fast")
    anna, _ = table.players
    assert "⏱️" in table.board.text
    assert ":R>)" in table.board.text
    shown = answer(await anna.command(table.thread, "match show"))
    assert "Red 1 d" in shown.text
    past = answer(await anna.command(table.thread, "board", number=0))
    assert "Red 1 d" in past.text, "the start is the present position"
    await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
    over = await table.next_board()
    assert "⏱️" not in over.text
    newest = int((await anna.messages(CHANNEL))[-1].id)
    await anna.press(over, "rematch")
    again = await anna.wait_for(
        lambda message: int(message.id) > newest and has_button(message, "join"), channel=CHANNEL
    )
    assert "fast" in again.text


async def test_a_match_without_a_clock_shows_none(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, time="no clock")
    assert "⏱️" not in table.board.text
    shown = answer(await table.players[0].command(table.thread, "match show"))
    assert "⏱" not in shown.text
    refused = await table.players[0].command(table.thread, "match claim")
    assert_told(table.players[0], refused, "refused-nothing-to-claim")


async def test_a_server_makes_its_own_policy_and_takes_it_for_its_usual_one(sandbox: Sandbox) -> None:
    anna, mira = sandbox.person("anna"), sandbox.person("mira")
    page = await drafted(mira)
    assert "Zu Beginn haben alle 1 Tag." in page.text
    page = answer(await mira.press(page, button(page, "Ruhetag: Samstag")))
    page = answer(await mira.press(page, button(page, "Ruhetag: Sonntag")))
    assert "Samstag und Sonntag" in page.text
    page = answer(
        await mira.select(
            page, *[o.value for o in page.selects[0].options if "Moderation" in o.label], of=page.selects[0].custom_id
        )
    )
    assert words_of(mira, "policy-on-timeout-moderator") in page.text
    page = answer(await mira.press(page, button(page, "Nachts steht die Uhr")))
    assert "Colliding Circles: " in page.text
    page = answer(await mira.press(page, "policy_save"))
    assert words_of(mira, "policy-saved", name="Weekend") in page.text
    page = answer(await mira.select(page, "Weekend"))
    page = answer(await mira.press(page, "policy_default"))
    assert "**Weekend** (wenn niemand eine nennt)" in page.text
    await sandbox.restart_bot()
    invitation = await invite(anna)
    assert "Weekend" in invitation.text
    assert "Saturday and Sunday" in answer(await anna.press(invitation, "details")).text
    page = answer(await mira.press(await opened(mira, "weekend"), "policy_remove"))
    assert words_of(mira, "policy-removed", name="Weekend") in page.text
    assert "relaxed" in (await invite(anna)).text


async def test_a_policy_that_starves_or_never_ends_is_refused_with_the_reason(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    page = await drafted(mira, bank="20 min", increment="0", cap="20 min")
    assert "⚠️" in page.text
    assert not has_button(page, "policy_save")
    page = await drafted(mira, bank="100 Tage", increment="100 Tage", cap="100 Tage", vacation="90")
    assert "⚠️" in page.text
    page = await drafted(mira, bank="bald", cap="2 Tage", vacation="viele")
    assert words_of(mira, "refused-bad-duration", typed="bald") in page.text
    assert words_of(mira, "refused-bad-number", typed="viele", low=0, high=366) in page.text
    assert "höchstens 2 Tage" in page.text, "what could be read is kept"


async def test_names_that_are_taken_or_empty_are_refused(sandbox: Sandbox) -> None:
    mira = sandbox.person("mira")
    page = await drafted(mira, name="Schnell")
    assert words_of(mira, "refused-policy-name-taken", typed="Schnell") in page.text
    for nothing in ("***", "\u3164\u2800"):
        assert_told(mira, await mira.command(CHANNEL, "setup", time=nothing), "refused-policy-name-empty")
    shown = await opened(mira, "schnell")
    assert "Wessen Zeit abläuft, der verliert." in shown.text
    copied = form(await mira.press(shown, "draft_form"))
    page = answer(await mira.submit(copied, {**TIMES, "name": "Fl\u00adott *und*\u3164 heiter"}))
    assert "Flott und heiter" in page.text


async def test_only_those_who_manage_the_server_change_policies(sandbox: Sandbox) -> None:
    anna, mira = sandbox.person("anna"), sandbox.person("mira")
    with pytest.raises(Refused):
        await anna.command(CHANNEL, "setup", time="fast")
    shown = answer(await mira.command(CHANNEL, "setup"))
    assert WORDS["de"]("setup-policy", name="entspannt") in shown.text
    listed = answer(await mira.press(shown, "policies"))
    assert has_button(listed, "draft_form")
