"""Commands where the bot is not: a server with its commands only, and people who have installed it to themselves."""

import pytest

from bot.requests.installs import invitation_link
from sandbox.client import Refused, Sandbox
from sandbox.world.seed_world import BOT_ID
from tests.stories.table import GAME, Table, answer, match_of
from tests.stories.telling import assert_private, words_of

ANYWHERE = {"next", "board", "move", "secrets", "why"}


async def test_nobody_could_give_the_permissions_that_a_bot_lacked_where_it_is_not(sandbox: Sandbox) -> None:
    sandbox.add_guild("The club", "hall", app="commands")
    anna, mira = sandbox.person("anna"), sandbox.person("mira")
    for person, command, options in (
        (anna, "match new", {"game": GAME}),
        (anna, "match list", {}),
        (anna, "league list", {}),
        (anna, "help", {}),
        (mira, "setup", {"language": "German"}),
    ):
        shown = answer(await person.command("hall", command, **options))
        assert_private(shown)
        assert shown.text == words_of(person, "refused-bot-absent")
        assert [button.url for button in shown.buttons] == [invitation_link(BOT_ID)]


async def test_the_bot_starts_where_its_operator_lets_nobody_install_it_to_themselves(sandbox: Sandbox) -> None:
    await sandbox.stop_bot()
    del sandbox.server.hub.world.application["integration_types_config"]["1"]
    await sandbox.start_bot()
    registered = sandbox.server.hub.world.commands["global"]
    assert {tuple(command["integration_types"]) for command in registered} == {(0,)}


async def test_people_play_where_the_bot_is_not(sandbox: Sandbox) -> None:
    """Private, and in the match's own thread everybody sees the move."""
    table = await Table.set_up(sandbox)
    sandbox.add_guild("Elsewhere", "lounge", app="none")
    sandbox.add_group("friends", "anna", "bernd", "mira")
    mover, match = table.to_move, match_of(table.board)
    with pytest.raises(Refused):
        await mover.command("lounge", "next")
    await mover.set(installed=True)
    for place in ("lounge", "friends"):
        assert {command["name"] for command in await mover.commands(place)} == ANYWHERE
        (choice,) = await mover.autocomplete(place, "board", "match")
        assert choice.value == match
        line, *_ = await mover.autocomplete(place, "move", "line", match=match)
        for command, options in (
            ("next", {}),
            ("board", {"match": match}),
            ("why", {"line": line.value, "match": match}),
            ("secrets", {"match": match}),
        ):
            assert_private(answer(await mover.command(place, command, **options)))
        preview = answer(await mover.command(place, "move", line=line.value, match=match))
        assert_private(preview)
        assert f"`{line.value}`" in (await table.confirm(preview, mover)).text
        assert await sandbox.person("mira").messages(place) == []
        mover = table.to_move
        await mover.set(installed=True)
