"""Buttons that are out of date, of finished matches, or not meant for the one who presses: harmless, and answered."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy

import pytest

from sandbox.client import Message, Person, Sandbox
from sandbox.protocol import limits
from tests.stories.table import Table, answer, form, has_button, invite, match_of
from tests.stories.telling import assert_told, words_of


@contextmanager
def as_it_was(sandbox: Sandbox, message: Message) -> Iterator[Message]:
    """Show a message with the buttons it had, as to somebody whose client has not heard of the change yet."""
    stored = sandbox.server.hub.world.messages[message.channel_id][message.id]
    now, stored["components"] = stored["components"], message.raw["components"]
    yield message
    stored["components"] = now


@contextmanager
def forged(sandbox: Sandbox, message: Message, custom_id: str) -> Iterator[Message]:
    """Put another custom_id on the first button of a message, which Discord would not let anybody do."""
    raw = deepcopy(message.raw)
    next(part for _, part in limits.walk(raw["components"]) if part["type"] == limits.BUTTON)["custom_id"] = custom_id
    with as_it_was(sandbox, Message.from_json(raw)) as shown:
        yield shown


async def test_everything_of_an_outdated_post_is_refused_as_stale(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person, other = table.to_move, table.waiting
    old_board, lines = table.board, await table.suggestions()
    builder = answer(await person.press(old_board, "build"))
    typed = form(await person.press(old_board, "type"))
    preview = await table.type(lines[1])
    await table.play(lines[0])
    await table.play_first()
    assert table.to_move is person
    stale = "refused-stale-position"
    assert_told(person, await person.press(preview, "confirm"), stale)
    assert_told(person, await person.submit(typed, {"line": lines[0]}), stale)
    menu = builder.selects[0]
    assert_told(person, await person.select(builder, menu.options[0].value, of=menu.custom_id), stale)
    await person.wait_for(lambda message: message.id == old_board.id and not message.buttons, channel=table.thread)
    with as_it_was(sandbox, old_board):
        late = form(await person.press(old_board, "type"))
    assert_told(person, await person.submit(late, {"line": lines[0]}), stale)
    correction = form(await person.press(preview, "change"))
    assert_told(person, await person.submit(correction, {"line": lines[0]}), stale)
    with as_it_was(sandbox, old_board):
        assert_told(other, await other.press(old_board, "build"), "refused-not-your-turn")
        fresh = answer(await person.press(old_board, "build"))
    assert fresh.selects, "the builder of an old post opens at the present position"
    assert len([post for post in await table.public_posts() if post.attachments]) == 3


async def test_buttons_of_a_finished_match(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    person = table.to_move
    board, preview = table.board, await table.type((await table.suggestions())[0])
    typed = form(await person.press(board, "type"))
    menu = answer(await person.press(board, "more"))
    question = answer(await person.press(menu, "resign"))
    builder = answer(await person.press(board, "build"))
    await person.press(question, "resign_yes")
    end = await table.next_board()
    await person.wait_for(lambda message: message.id == board.id and not message.buttons, channel=table.thread)
    over = {"key": "refused-wrong-phase", "phase": "over"}
    for message, route in ((preview, "confirm"), (question, "resign_yes"), (menu, "draw"), (menu, "takeback")):
        with as_it_was(sandbox, message):
            assert_told(person, await person.press(message, route), **over)
    for message, route in ((menu, "resign"), (board, "build")):
        with as_it_was(sandbox, message):
            said = answer(await person.press(message, route))
        assert not has_button(said, "resign_yes")
        assert not said.selects
    assert_told(person, await person.submit(typed, {"line": "pass"}), **over)
    first = builder.selects[0]
    said = answer(await person.select(builder, first.options[0].value, of=first.custom_id))
    assert not said.selects
    with as_it_was(sandbox, board):
        assert answer(await person.press(board, "more")).buttons
    assert [post.id for post in await table.public_posts()][-1] == end.id


async def test_invitations_that_are_closed_or_for_others(sandbox: Sandbox) -> None:
    anna, bernd, carla = map(sandbox.person, ("anna", "bernd", "carla"))
    invitation = await invite(anna, "bernd")
    assert_told(anna, await anna.press(invitation, "join"), "refused-already-in")
    assert_told(carla, await carla.press(invitation, "join"), "refused-not-invited")
    assert_told(carla, await carla.press(invitation, "decline"), "refused-not-invited")
    assert_told(bernd, await bernd.press(invitation, "withdraw"), "refused-not-the-proposer")
    await anna.press(invitation, "withdraw")
    await anna.wait_for(lambda message: message.id == invitation.id and not message.buttons)
    for person, route in ((bernd, "join"), (bernd, "decline"), (anna, "withdraw")):
        with as_it_was(sandbox, invitation):
            assert_told(person, await person.press(invitation, route), "refused-wrong-phase", phase="withdrawn")
    started = await invite(anna, "bernd")
    await bernd.press(started, "join")
    await Table.at(sandbox, match_of(started), anna, bernd)
    for person, route in ((bernd, "join"), (carla, "join"), (anna, "withdraw"), (bernd, "decline")):
        with as_it_was(sandbox, started):
            assert_told(person, await person.press(started, route), "refused-wrong-phase", phase="running")


async def test_an_offer_lapses_with_the_next_move(sandbox: Sandbox) -> None:
    table = await Table.set_up(sandbox)
    mover, other = table.to_move, table.waiting
    await other.command(table.thread, "match draw")
    offer = await table.next_post(table.board)
    await table.play_first()
    for person, route in ((mover, "accept"), (mover, "refuse"), (other, "cancel_offer")):
        pressed = offer.button(route).custom_id or ""
        assert_told(person, await person.forge(offer, pressed), "refused-no-offer", offer="draw")


CUSTOM_IDS = [
    "nothing_of_this_name:{match}:1/",
    "confirm:zzzzzzzz:1/pass",
    "confirm:{match}:99/pass",
    "confirm:-:/",
    "accept:{match}:/bribe",
    "log:{match}:/99",
    "list:-:/900000000000000014.running.99",
    "rules:-:/chess.castling",
    "turn_over:{match}:1/7*Z9",
    "pick:{match}:1/)))",
]


@pytest.fixture
async def table(sandbox: Sandbox) -> Table:
    return await Table.set_up(sandbox)


async def test_forged_custom_ids_change_nothing(sandbox: Sandbox, table: Table) -> None:
    person, before = table.to_move, len(await table.public_posts())
    for custom_id in CUSTOM_IDS:
        with forged(sandbox, table.board, custom_id.format(match=table.match)) as message:
            said = answer(await person.press(message, custom_id.format(match=table.match)))
        assert said.is_ephemeral, custom_id
        assert words_of(person, "error-unexpected", reference="")[:20] not in said.text, custom_id
    assert len(await table.public_posts()) == before


async def test_a_preview_serves_only_the_one_who_is_to_move(sandbox: Sandbox, table: Table) -> None:
    preview = await table.type((await table.suggestions())[0])
    confirm = preview.button("confirm").custom_id
    assert confirm
    with forged(sandbox, table.board, confirm) as message:
        other, carla = table.waiting, sandbox.person("carla")
        assert_told(other, await other.press(message, confirm), "refused-not-your-turn")
        assert_told(carla, await carla.press(message, confirm), "refused-not-a-player")
    foreign: Person = table.to_move
    await table.confirm(preview, foreign)
