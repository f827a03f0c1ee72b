"""Boards as people meet them: pictures first, as text on demand, from move to move, shared with the thread."""

from sandbox.client import Message, Person, Sandbox
from tests.stories.table import CHANNEL, Table, answer, has_button, is_public
from tests.stories.telling import letters, words_of

FENCE = "```"


async def test_a_phone_was_flooded_with_boards_in_monospace(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, game="confusion")
    anna = table.players[0]
    board = answer(await anna.command(table.thread, "board"))
    letter = (await letters(anna))[0]
    assert FENCE not in board.text + letter.text
    assert board.attachments
    assert FENCE in answer(await anna.press(board, "board_text")).text
    assert FENCE in answer(await anna.press(letter, "secrets_text")).text
    await anna.command(CHANNEL, "settings", text="on")
    assert FENCE in answer(await anna.command(table.thread, "board")).text


async def test_each_position_took_a_command_of_its_own(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    for _ in range(3):
        await table.play_first()
    anna = table.players[0]
    shown = answer(await anna.command(table.thread, "board"))
    assert words_of(anna, "position-title", game="Colliding Circles", move="3", moves="3") in shown.text
    for label, move in (("earlier", 2), ("first", 0), ("later", 1), ("last", 3)):
        shown = answer(await anna.press(shown, words_of(anna, f"button-{label}")))
        assert words_of(anna, "position-title", game="Colliding Circles", move=str(move), moves="3") in shown.text


async def test_what_one_looked_at_could_not_be_shown_to_the_others(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, game="confusion")
    anna, carla = table.players[0], sandbox.person("carla")
    board = answer(await anna.command(table.thread, "board"))
    assert board.is_ephemeral
    await share(anna, board)
    shared = await carla.wait_for(
        lambda message: not message.is_ephemeral and not is_public(message) and bool(message.attachments),
        channel=table.thread,
    )
    assert f"<@{anna.id}>" in shared.text
    assert not shared.buttons
    log = answer(await anna.command(table.thread, "match log"))
    await share(anna, log)
    seen = answer(await carla.command(table.thread, "board"))
    assert not has_button(seen, "share"), "only those who play post into their thread"


async def share(person: Person, message: Message) -> None:
    """Press *Share* and wait until it is done."""
    said, done = answer(await person.press(message, "share")), words_of(person, "shared")
    await person.wait_for(lambda shown: shown.id == said.id and shown.text == done, channel=said.channel_id)


async def test_a_complete_choice_wanted_a_second_picture_before_it_counted(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    builder = answer(await person.press(table.board, "build"))
    menu = builder.selects[0]
    chosen = answer(await person.select(builder, menu.options[0].value, of=menu.custom_id))
    assert has_button(chosen, "confirm")
    await person.press(chosen, "confirm")
    board = await table.next_board()
    assert f"`{menu.options[0].value}`" in board.text


async def test_former_boards_kept_their_buttons(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    former = table.board
    await table.play_first()
    gone = await table.players[0].wait_for(
        lambda message: message.id == former.id and not message.buttons, channel=table.thread
    )
    assert gone.text == former.text
    assert [attachment.name for attachment in gone.attachments] == [
        attachment.name for attachment in former.attachments
    ]
    assert table.board.buttons


async def test_a_newcomer_was_left_alone_with_the_builder(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    builder = answer(await person.press(table.board, "build"))
    card = words_of(person, "colliding_circles-first")
    assert card in builder.text
    assert [has_button(builder, route) for route in ("type", "rules", "cancel")] == [True] * 3
    again = await Table.set_up(sandbox)
    builder = answer(await again.to_move.press(again.board, "build"))
    assert words_of(again.to_move, "colliding_circles-first") not in builder.text
