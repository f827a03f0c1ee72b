"""How often the store is asked on the whole way from a press of a button to the board in the thread."""

import pytest

from bot.features.play.commands import PlayCommands
from bot.i18n import load_words
from bot.posts.post import Key
from engine.time.policy import FAST
from games.registry import GAMES
from tests.engine.counting import counted
from tests.secrets.world import MATCH, World

WORDS = load_words(strict=True)
MOST_FOR_A_PREVIEW = 3
MOST_FOR_A_MOVE = 12


@pytest.fixture(params=["colliding_circles", "columbiz", "gamwin"])
async def world(request: pytest.FixtureRequest) -> World:
    made = World(GAMES[request.param], dict(WORDS), lambda number, sides: 1 + number % sides)
    await made.start(policy=FAST)
    return made


async def line(world: World) -> str:
    match = await world.match()
    seat = match.due(world.game)[0]
    action = next(iter(world.game.rules.legal_actions(match.state, seat)))
    return world.game.notation.format(match.state, seat, action)


async def test_a_preview_asks_the_store_at_most_three_times(world: World) -> None:
    match = await world.match()
    seat, typed = match.due(world.game)[0], await line(world)
    await world.command(seat, PlayCommands.move, line=typed)
    calls = counted(world.store)
    await world.command(seat, PlayCommands.move, line=typed)
    assert len(calls) <= MOST_FOR_A_PREVIEW, calls


async def test_a_confirmed_move_asks_the_store_at_most_twelve_times(world: World) -> None:
    match = await world.match()
    seat, typed = match.due(world.game)[0], await line(world)
    await world.command(seat, PlayCommands.move, line=typed)
    calls = counted(world.store)
    await world.press(seat, Key("confirm", MATCH, match.position, typed))
    assert (await world.match()).moves == match.moves + 1
    del calls[-1]
    assert "outbox.announced" in calls
    assert len(calls) <= MOST_FOR_A_MOVE, calls
