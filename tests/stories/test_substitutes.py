"""A seat changes hands: asked for, agreed to, the secrets with it; and matches that everybody gives up."""

from pathlib import Path

from bot.markup import Markup
from sandbox.client import Message, Person, Sandbox
from tests.stories import travel
from tests.stories.conftest import story
from tests.stories.table import CHANNEL, Table, answer, has_button, is_public, pinged, read_as_text, texts
from tests.stories.telling import assert_private, assert_told
from tests.stories.test_confusion import DEAL, letter


async def asked(table: Table, person: Person, **options: str) -> Message:
    """Ask for a substitute and return the public question."""
    question = answer(await person.command(table.thread, "match substitute", **options))
    assert_private(question)
    assert_told(person, await person.press(question, "substitute_yes"), "acknowledged-offer")
    return await newest(table, "accept")


async def newest(table: Table, route: str) -> Message:
    """Wait for the public post with a button."""
    return await table.players[0].wait_for(
        lambda message: is_public(message) and has_button(message, route), channel=table.thread
    )


async def test_a_player_hands_over_by_consent_of_all(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, seat="Red")
    anna, bernd = table.players
    carla = sandbox.person("carla")
    await table.play_first()
    question = await asked(table, anna, substitute="carla")
    assert sorted(pinged(question)) == sorted([bernd.id, carla.id])
    assert_told(anna, await anna.press(question, "accept"), "refused-no-offer-own")
    assert_told(bernd, await bernd.press(question, "accept"), "acknowledged-answer")
    await table.next_post(question, f"<@{bernd.id}>")
    assert_told(carla, await carla.press(question, "accept"), "acknowledged-answer")
    board = await table.next_change()
    assert f"<@{carla.id}> takes over Red from <@{anna.id}>" in board.text
    assert pinged(board) == [], "Bernd knows that he is to move"
    briefing = await travel.letter(carla, "You have taken over")
    assert table.thread in briefing.text
    assert [file.name.rpartition(".")[2] for file in briefing.attachments] == ["png", "txt"]
    assert_told(anna, await anna.command(table.thread, "match resign"), "refused-not-a-player")
    table.players = (carla, bernd)
    await table.play_first_as(bernd)
    assert_told(anna, await anna.press(table.board, "build"), "refused-not-a-player")
    await table.play_first()
    shown = answer(await anna.command(CHANNEL, "match list", member="anna"))
    assert table.thread not in shown.text
    assert table.thread in answer(await carla.command(CHANNEL, "match list", member="carla")).text


async def test_one_no_is_enough_and_bots_and_players_cannot_take_over(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, seat="Red")
    anna, bernd = table.players
    carla, mira = sandbox.person("carla"), sandbox.person("mira")
    question = await asked(table, anna, substitute="carla")
    assert_told(mira, await mira.press(question, "accept"), "refused-not-a-player")
    assert_told(carla, await carla.press(question, "refuse"), "acknowledged-answer")
    await table.next_post(question, "does not agree to the substitute")
    pressed = question.button("accept").custom_id or ""
    assert_told(bernd, await bernd.forge(question, pressed), "refused-no-offer", offer="substitute")
    plays = await anna.command(table.thread, "match substitute", substitute="bernd")
    assert_told(anna, plays, "refused-bad-substitute-plays")
    elsewhere = await anna.command(table.thread, "match substitute", substitute="mira", leaver="carla")
    assert_told(anna, elsewhere, "refused-no-such-seat")
    other = answer(await anna.command(table.thread, "match substitute", substitute="mira", leaver="bernd"))
    assert_told(anna, await anna.press(other, "substitute_yes"), "refused-has-time")


async def test_in_confusion_the_substitute_gets_the_secrets_and_the_leaver_no_more(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        anna, bernd = table.players
        carla = sandbox.person("carla")
        await letter(anna)
        question = await asked(table, anna, substitute="carla")
        await bernd.press(question, "accept")
        await table.next_post(question, f"<@{bernd.id}>")
        await carla.press(question, "accept")
        board = await table.next_change()
        assert await anna.dms() == [], "the message with the secrets is taken away"
        assert_told(anna, await anna.command(table.thread, "secrets"), "refused-not-a-player")
        assert len(await travel.letters(carla, "You have taken over")) == 1
        (own,) = await travel.letters(carla, "what only you may know")
        assert own.attachments
        assert pinged(board) == [carla.id]
        assert "Everybody has their secrets now" in board.text
        told = await table.public_posts()
        assert any("takes over" in post.text for post in told)
        assert "J=j" not in texts(told)
        table.players, table.board = (carla, bernd), board
        assert "`J-h4 +`" in (await table.confirm(await table.type("J-h4"))).text


async def test_a_substitute_without_direct_messages_fetches_the_secrets(tmp_path: Path) -> None:
    async with story(tmp_path, dice=DEAL) as sandbox:
        await read_as_text(sandbox)
        table = await Table.set_up(sandbox, game="confusion", seat="blue")
        anna, bernd = table.players
        carla = sandbox.person("carla")
        await carla.set(dms_open=False)
        question = await asked(table, bernd, substitute="carla")
        await anna.press(question, "accept")
        await table.next_post(question, f"<@{anna.id}>")
        await carla.press(question, "accept")
        waiting = await table.next_change()
        assert pinged(waiting) == [carla.id]
        assert_told(anna, await table.type("J-h4", anna), "refused-still-delivering", persons=Markup(f"<@{carla.id}>"))
        secrets = answer(await carla.press(waiting, "secrets"))
        assert secrets.attachments
        board = await table.next_change()
        assert pinged(board) == [anna.id]


async def test_everybody_agrees_to_end_without_a_winner(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox, seat="Red")
    anna, bernd = table.players
    await table.play_first()
    assert_told(anna, await anna.command(table.thread, "match abandon"), "acknowledged-offer")
    question = await newest(table, "accept")
    assert pinged(question) == [bernd.id]
    await bernd.press(question, "refuse")
    await table.next_post(question, "does not want to end the match")
    more = answer(await bernd.press(table.board, "more"))
    assert_told(bernd, await bernd.press(more, "abandon"), "acknowledged-offer")
    assert_told(anna, await anna.command(table.thread, "match abandon"), "acknowledged-offer")
    over = await table.next_change()
    assert "ended without a winner" in over.text
    assert has_button(over, "rematch")
