"""The number of calls of the store on the whole way from a press of a button to the board in the thread."""

import pytest

from bot.features.play.commands import PlayCommands
from bot.i18n import load_words
from bot.posts.post import Key
from engine.stores.outbox import DiscordLocation
from engine.time.policy import FAST
from games.registry import GAMES
from tests.engine.counting import counted
from tests.secrets.world import CHANNEL, MATCH, World

WORDS = load_words(strict=True)
PREVIEW = ["people.person", "matches.snapshot_in"]
MOST_FOR_LINES = 2
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


async def test_a_preview_asks_for_the_person_and_the_match_of_the_thread(world: World) -> None:
    match = await world.match()
    seat, typed = match.due(world.game)[0], await line(world)
    await world.command(seat, PlayCommands.move, line=typed)
    await world.store.outbox.save_location(DiscordLocation(MATCH, thread=CHANNEL))
    calls = counted(world.store)
    await world.say(world.person(seat), PlayCommands.move.callback, line=typed)
    assert calls == PREVIEW


async def test_offered_lines_ask_the_store_at_most_twice(world: World) -> None:
    seat = (await world.match()).due(world.game)[0]
    await world.complete(seat, "")
    calls = counted(world.store)
    await world.complete(seat, "")
    assert len(calls) <= MOST_FOR_LINES, calls


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
