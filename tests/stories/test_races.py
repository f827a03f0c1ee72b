"""Two confirmations at once: exactly one is carried out and posted, the other is told."""

import asyncio

from sandbox.client import Message, Modal, Person, Sandbox
from tests.stories.table import Table, answer, has_button, invite, is_public, match_of, texts
from tests.stories.telling import words_of


async def press_both(person: Person, *previews: Message) -> list[Message]:
    """Press Confirm of several previews at the same moment and return the private answers."""
    said: list[Message | Modal | None] = await asyncio.gather(
        *(person.press(preview, "confirm") for preview in previews)
    )
    return [answer(reply) for reply in said]


async def assert_one_move(table: Table) -> None:
    await table.next_board()
    boards = [post for post in await table.public_posts() if post.attachments]
    assert len(boards) == 2, texts(boards)
    line = (await table.suggestions())[0]
    assert line in (await table.play(line)).text


async def test_the_same_preview_twice(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    line = (await table.suggestions())[0]
    preview = await table.type(line)
    said = await press_both(person, preview, preview)
    assert [message.text for message in said] == [words_of(person, "played", line=line)] * 2, "it was no mistake"
    await assert_one_move(table)


async def test_two_different_previews(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    lines = await table.suggestions()
    previews = [await table.type(lines[0]), await table.type(lines[-1])]
    assert lines[0] != lines[-1]
    said = await press_both(person, *previews)
    stale = words_of(person, "refused-stale-position")
    assert sorted(message.text == stale for message in said) == [False, True]
    await assert_one_move(table)


async def test_two_people_join_the_last_seat_at_once(sandbox: Sandbox) -> None:
    anna, bernd, carla = map(sandbox.person, ("anna", "bernd", "carla"))
    invitation = await invite(anna)
    said = await asyncio.gather(bernd.press(invitation, "join"), carla.press(invitation, "join"))
    told = [words_of(person, "refused-wrong-phase", phase="running") for person in (bernd, carla)]
    refused = [answer(reply).text == refusal for reply, refusal in zip(said, told, strict=True)]
    assert sorted(refused) == [False, True]
    joined = carla if refused[0] else bernd
    table = await Table.at(sandbox, match_of(invitation), anna, joined)
    assert {table.to_move, table.waiting} == {anna, joined}
    assert not has_button(await anna.again(invitation), "join")


async def test_both_give_up_at_once(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    questions = [answer(await person.command(table.thread, "match resign")) for person in table.players]
    said = await asyncio.gather(anna.press(questions[0], "resign_yes"), bernd.press(questions[1], "resign_yes"))
    await table.next_board()
    resigned = [
        answer(reply).text == words_of(person, "acknowledged-resigned")
        for reply, person in zip(said, table.players, strict=True)
    ]
    assert sorted(resigned) == [False, True]
    late = bernd if resigned[0] else anna
    assert answer(said[resigned.index(False)]).text == words_of(late, "refused-wrong-phase", phase="over")
    assert len([post for post in await table.public_posts() if has_button(post, "rematch")]) == 1


async def assert_told_where(person: Person, end: Message, place: str) -> None:
    """Ask for a rematch that is there already, until the bot has noted where it has posted it."""
    said = [answer(await person.press(end, "rematch")) for _ in range(20)]
    assert {message.text for message in said} == {words_of(person, "refused-rematch-open")}
    urls = ["".join(button.url or "" for button in message.buttons) for message in said]
    assert urls[-1].endswith(f"/{place}"), urls


async def test_both_ask_for_a_rematch_at_once(sandbox: Sandbox) -> None:
    """Two invitations stood in the channel; after one was joined the other stayed open."""
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
    end = await table.next_board()
    await asyncio.gather(anna.press(end, "rematch"), bernd.press(end, "rematch"))
    board = await anna.wait_for(lambda message: has_button(message, "build") and message.channel_id != table.thread)
    await assert_told_where(bernd, end, board.channel_id)
    invitations = [message for message in await anna.messages("spiele") if is_public(message)]
    assert len(invitations) == 2, texts(invitations)
    assert not any(has_button(invitation, "join") for invitation in invitations)


async def test_who_asks_twice_for_a_rematch_is_shown_the_invitation(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    anna, bernd = table.players
    await anna.press(answer(await anna.command(table.thread, "match resign")), "resign_yes")
    end = await table.next_board()
    await bernd.press(end, "rematch")
    invitation = await anna.wait_for(lambda message: has_button(message, "join"), channel="spiele")
    await assert_told_where(bernd, end, f"{invitation.channel_id}/{invitation.id}")
    await anna.press(end, "rematch")
    again = await Table.at(sandbox, match_of(invitation), anna, bernd)
    assert again.match != table.match


async def test_a_move_and_the_answer_to_an_offer_at_once(sandbox: Sandbox) -> None:
    """Whichever comes first: either the match is drawn, or the offer has lapsed with the move."""
    table = await Table.set_up(sandbox)
    mover, other = table.to_move, table.waiting
    await other.command(table.thread, "match draw")
    offer = await table.next_post(table.board)
    preview = await table.type((await table.suggestions())[0])
    said = await asyncio.gather(mover.press(preview, "confirm"), mover.press(offer, "accept"))
    await table.next_board()
    refusals = {words_of(mover, "refused-wrong-phase", phase="over"), words_of(mover, "refused-no-offer", offer="draw")}
    assert sorted(answer(reply).text in refusals for reply in said) == [False, True]
    is_drawn = answer(said[0]).text in refusals
    assert has_button(table.board, "rematch") is is_drawn
