"""Requests that need the other side: invitations, draws, takebacks; and resigning, which needs a second thought."""

import json

from sandbox.client import Message, Sandbox
from tests.stories.table import CHANNEL, Table, answer, filled, has_button, invite, is_board, match_of, pinged
from tests.stories.telling import assert_told


async def test_a_draw_declined_withdrawn_and_agreed_on(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    assert_told(anna, await anna.command(table.thread, "match draw"), "acknowledged-offer")
    offer = await table.next_post(table.board)
    assert pinged(offer) == [bernd.id]
    assert_told(anna, await anna.press(offer, "accept"), "refused-no-offer-own")
    assert_told(anna, await anna.command(table.thread, "match draw"), "refused-offer-exists", offer="draw")
    carla = sandbox.person("carla")
    assert_told(carla, await carla.press(offer, "accept"), "refused-not-a-player")
    assert_told(bernd, await bernd.press(offer, "refuse"), "acknowledged-answer")
    declined = await table.next_post(offer)
    assert pinged(declined) == []
    await without_buttons(table, offer)
    assert_told(bernd, await bernd.command(table.thread, "match draw"), "acknowledged-offer")
    second = await table.next_post(declined)
    assert_told(bernd, await bernd.press(second, "cancel_offer"), "acknowledged-offer-cancelled")
    cancelled = await table.next_post(second)
    await without_buttons(table, second)
    pressed = second.button("accept").custom_id or ""
    assert_told(anna, await anna.forge(second, pressed), "refused-no-offer", offer="draw")
    menu = answer(await bernd.press(table.board, "more"))
    assert_told(bernd, await bernd.press(menu, "draw"), "acknowledged-offer")
    await table.next_post(cancelled)
    assert_told(anna, await anna.forge(second, pressed), "refused-stale-offer")
    assert_told(anna, await anna.command(table.thread, "match draw"), "acknowledged-offer")
    end = await table.next_board()
    assert has_button(end, "rematch")
    assert "0/0" in end.text


async def without_buttons(table: Table, question: Message) -> None:
    """Wait until the question of an offer that is over can be answered no more."""
    await table.players[0].wait_for(
        lambda message: message.id == question.id and not message.buttons, channel=table.thread
    )


async def test_a_takeback_across_a_throw(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mover, other, start = table.to_move, table.waiting, table.board
    await table.play_first()
    assert_told(mover, await mover.command(table.thread, "match takeback"), "acknowledged-offer")
    offer = await table.next_post(table.board)
    assert "**" in offer.text, "that dice have been thrown since is said in bold"
    assert pinged(offer) == [other.id]
    assert_told(other, await other.press(offer, "refuse"), "acknowledged-answer")
    declined = await table.next_post(offer)
    menu = answer(await mover.press(table.board, "more"))
    assert_told(mover, await mover.press(menu, "takeback"), "acknowledged-offer")
    offer = await table.next_post(declined)
    assert_told(other, await other.press(offer, "accept"), "acknowledged-answer")
    back = await table.next_board()
    assert pinged(back) == [mover.id]
    assert hands(back) == hands(start)
    exported = await filled(mover, await mover.command(table.thread, "match export"))
    facts = json.loads(await mover.fetch(exported.attachments[0]))["facts"]
    (taken_back,) = [fact["fact"] for fact in facts if fact["fact"]["kind"] == "turn_taken_back"]
    assert taken_back["crosses_throw"] is True
    await table.play_first()


async def test_a_takeback_without_a_throw(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    await table.play_first()
    mover = table.to_move
    await table.play("pass")
    await mover.command(table.thread, "match takeback")
    offer = await table.next_post(table.board)
    assert "**" not in offer.text
    await table.to_move.press(offer, "accept")
    assert pinged(await table.next_board()) == [mover.id]


def hands(board: Message) -> list[str]:
    """Return the sentences about hands and pools in the description of a picture."""
    description = board.attachments[0].description or ""
    return [sentence for sentence in description.split(".") if "pool" in sentence]


async def test_resigning_is_asked_again(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    question = answer(await bernd.command(table.thread, "match resign"))
    assert question.is_ephemeral
    assert_told(bernd, await bernd.press(question, "cancel"), "cancelled")
    question = answer(await bernd.command(table.thread, "match resign"))
    assert_told(bernd, await bernd.press(question, "resign_yes"), "acknowledged-resigned")
    end = await table.next_board()
    assert pinged(end) == []
    assert f"<@{anna.id}>" in end.text.rpartition("###")[2]


async def test_invitations_declined_withdrawn_and_open(sandbox: Sandbox) -> None:
    anna, bernd, carla = map(sandbox.person, ("anna", "bernd", "carla"))
    invitation = await invite(anna, "bernd")
    assert pinged(invitation) == [bernd.id]
    await bernd.press(invitation, "decline")
    closed = await anna.wait_for(lambda message: message.id == invitation.id and not message.buttons)
    assert pinged(closed) == []
    invitation = await invite(anna)
    assert pinged(invitation) == []
    assert not has_button(invitation, "decline")
    assert_told(anna, await anna.press(invitation, "withdraw"), "acknowledged-withdrawn")
    await carla.wait_for(lambda message: message.id == invitation.id and not message.buttons)
    invitation = await invite(anna, seat="black")
    await carla.press(invitation, "join")
    board = await anna.wait_for(is_board(match_of(invitation)))
    assert pinged(board) == [carla.id], "the guest plays Red and begins"
    assert bernd.id not in board.text
    (thread,) = await carla.threads()
    assert "Carla" in thread.name
    listed = answer(await bernd.command(CHANNEL, "match list", member="carla"))
    assert f"<#{thread.id}>" in listed.text
    assert pinged(listed) == []
