"""Newcomers play their first match against the computer, from the welcome to its end, in their own language."""

from bot.posts.post import Key
from sandbox.client import Message, Person, Sandbox
from tests.stories.table import CHANNEL, answer, due_at, has_button, seq_of
from tests.stories.telling import WORDS


async def next_board(person: Person, known: Message | None = None) -> Message:
    """Return the post with the board when the person is to move, or the match is over; it says more than one known."""
    seq = 0 if known is None else seq_of(known)

    def is_wanted(message: Message) -> bool:
        if not message.attachments or not (has_button(message, "build") or has_button(message, "rematch")):
            return False
        return seq_of(message) > seq and (due_at(message) == [person.id] or has_button(message, "rematch"))

    return await person.wait_for(is_wanted, channel=None if known is None else known.channel_id)


async def test_a_newcomer_plays_from_the_welcome_to_the_end_of_a_first_match(sandbox: Sandbox) -> None:
    person, words = sandbox.person("bernd"), WORDS["de"]
    await sandbox.stop_bot()
    sandbox.let_bot_join()
    await sandbox.start_bot()
    welcome = await person.wait_for(lambda message: has_button(message, "computer"), channel="general")
    games = answer(await person.press(welcome, Key("computer").encode()))
    levels = answer(await person.select(games, "columbiz"))
    assert words("computer-ask-level", game=words("columbiz-name")) in levels.text
    await person.press(levels, Key("computer_begin", text="columbiz.easy.private").encode())
    board, posts = await next_board(person), 0
    thread = board.channel_id
    assert "<@-" not in board.text
    while not has_button(board, "rematch"):
        line = next(iter(await person.autocomplete(thread, "move", "line", line=""))).value
        preview = answer(await person.command(thread, "move", line=line))
        await person.press(preview, "confirm")
        board = await next_board(person, board)
        posts += 1
    assert posts


async def test_killed_while_the_computer_thinks(sandbox: Sandbox) -> None:
    anna = sandbox.person("anna")
    await anna.command(CHANNEL, "match new", game="colliding_circles", computer="hard", seat="red")
    board = await next_board(anna)
    thread = board.channel_id
    line = next(iter(await anna.autocomplete(thread, "move", "line", line=""))).value
    preview = answer(await anna.command(thread, "move", line=line))
    await anna.press(preview, "confirm")
    await sandbox.kill_bot()
    await sandbox.start_bot()
    board = await next_board(anna, board)
    assert board.text.count(f"`{line}`") == 1
    assert board.text.count("Computer (hard)") == 1
    told = [
        message for message in await anna.messages(thread) if f"`{line}`" in message.text and not message.is_ephemeral
    ]
    assert [message.id for message in told] == [board.id]
