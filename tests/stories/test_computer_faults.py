"""Matches against the computer where something fails: Discord, closed doors, old buttons, two presses at once."""

import asyncio
from pathlib import Path

from bot.markup import Markup
from bot.posts.post import Key
from sandbox.client import Message, Person, Sandbox
from tests.stories.conftest import story
from tests.stories.table import CHANNEL, GAME, answer, has_button, is_public, texts
from tests.stories.telling import assert_told, words_of
from tests.stories.test_computer import next_board
from tests.stories.test_faults import POSTS
from tests.stories.test_old_buttons import as_it_was


async def begun(person: Person, game: str = GAME, **options: str) -> Message:
    """Begin a match against the computer and return its first board."""
    await person.command(CHANNEL, "match new", game=game, computer="easy", **options)
    return await next_board(person)


async def typed(person: Person, board: Message) -> Message:
    """Type what is offered first and return the preview."""
    line = next(iter(await person.autocomplete(board.channel_id, "move", "line", line=""))).value
    return answer(await person.command(board.channel_id, "move", line=line))


async def test_each_move_and_its_answer_are_one_post_whatever_discord_answers(sandbox: Sandbox) -> None:
    anna = sandbox.person("anna")
    board = await begun(anna, seat="red")
    faults = (("before", 500), ("after", 500), ("rate_limit", 429))
    for kind, status in faults:
        preview = await typed(anna, board)
        sandbox.fault(kind, **POSTS, status=status)
        await anna.press(preview, "confirm")
        board = await next_board(anna, board)
    seen = [message for message in await sandbox.person("mira").messages(board.channel_id) if is_public(message)]
    assert len([message for message in seen if message.attachments]) == 1 + len(faults), texts(seen)
    assert len(sandbox.server.hub.faults.struck) == len(faults)


async def test_with_direct_messages_closed_the_computer_waits_for_the_secrets_too(sandbox: Sandbox) -> None:
    anna = sandbox.person("anna")
    await anna.set(dms_open=False)
    await anna.command(CHANNEL, "match new", game="confusion", computer="easy", seat="black")
    waiting = await anna.wait_for(lambda message: is_public(message) and has_button(message, "secrets"))
    assert not has_button(waiting, "build")
    assert answer(await anna.press(waiting, "secrets")).is_ephemeral
    board = await next_board(anna, waiting)
    assert board.text.count("Computer (easy)") >= 1
    preview = await typed(anna, board)
    await anna.press(preview, "confirm")
    await next_board(anna, board)


async def test_buttons_of_a_finished_match_against_the_computer(sandbox: Sandbox) -> None:
    anna = sandbox.person("anna")
    board = await begun(anna, seat="red")
    preview = await typed(anna, board)
    question = answer(await anna.command(board.channel_id, "match resign"))
    await anna.press(question, "resign_yes")
    end = await next_board(anna, board)
    assert_told(anna, await anna.press(preview, "confirm"), "refused-wrong-phase", phase="over")
    with as_it_was(sandbox, board):
        assert not answer(await anna.press(board, "build")).selects
    first = answer(await anna.press(end, "rematch"))
    assert first.is_ephemeral
    with as_it_was(sandbox, end):
        await anna.press(end, "rematch")
    again = await anna.wait_for(lambda message: has_button(message, "build") and message.channel_id != board.channel_id)
    assert "## Colliding Circles" in again.text, "the start and the first move of the computer are one post"
    assert "**Move 1** · Computer (easy)" in again.text
    assert [message.id for message in await anna.messages(board.channel_id) if is_public(message)][-1] == end.id


async def test_two_presses_of_play_the_computer_at_once(tmp_path: Path) -> None:
    async with story(tmp_path, env={"MOST_COMPUTER_MATCHES": "1"}) as sandbox:
        anna = sandbox.person("anna")
        await sandbox.stop_bot()
        sandbox.let_bot_join()
        await sandbox.start_bot()
        welcome = await anna.wait_for(lambda message: has_button(message, "computer"), channel="general")
        asked = [answer(await anna.press(welcome, Key("computer").encode())) for _ in range(2)]
        levels = [answer(await anna.select(question, "columbiz")) for question in asked]
        key = Key("computer_begin", text="columbiz.easy.public").encode()
        said = await asyncio.gather(*(anna.press(message, key) for message in levels))
        await next_board(anna)
        threads = [thread for thread in await anna.threads() if "Columbiz" in thread.name]
        assert len(threads) == 1, [thread.name for thread in threads]
        refusal = words_of(anna, "refused-too-much-computer", persons=Markup(f"<@{anna.id}>"), most=1)
        told = [(await anna.again(answer(reply))).text for reply in said]
        assert refusal in told
