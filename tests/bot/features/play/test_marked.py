"""Marks in private pictures: the targets of a chosen piece, and the subject of an answer; in all games."""

from typing import Any

import pytest

from bot.features.play.commands import PlayCommands
from bot.i18n import load_words
from bot.posts.post import Key
from games.core import CHANCE, Seat
from games.registry import GAMES
from renderers.drawing.theme import DARK
from renderers.registry import RENDERERS
from tests.secrets.world import MATCH, ViewPainter, World

WORDS = load_words(strict=True)

PIECES = {"colliding_circles", "confusion", "zirkeltanz"}
"""In the other games nobody chooses a piece first: a field or a whole step is chosen at once."""

SPOKEN_OF = {
    "colliding_circles": "A9-A8",
    "columbiz": "6/6, 6/6",
    "gamwin": "R5-R4",
    "confusion": "A-f9",
    "zirkeltanz": "3a@3b:0",
}
"""For each game a line that is refused on whatever board."""


class NotingPainter(ViewPainter):
    """Draws nothing, and notes each view with its marks."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[tuple[Any, tuple[str, ...]]] = []

    async def board(self, game: str, view: object, *, marks: Any = (), **how: Any) -> bytes:
        self.pictures.append((view, tuple(marks)))
        return await super().board(game, view, **how)


async def in_a_world(key: str) -> tuple[World, NotingPainter]:
    """Return a match that has just started, and what is drawn of it."""
    painter = NotingPainter()
    world = World(GAMES[key], dict(WORDS), lambda number, sides: 1 + (5 * number + number // 3) % sides, painter)
    await world.start()
    return world, painter


async def under_way(key: str) -> tuple[World, NotingPainter]:
    """Return a match in which somebody is to move a piece, some moves after its start."""
    world, painter = await in_a_world(key)
    for line in ("formation wall", "ready") if key == "zirkeltanz" else ():
        for seat in (Seat(0), Seat(1)):
            await world.move(seat, line)
    for _ in range(6):
        seat, state = await due(world)
        await world.move(seat, next(iter(world.game.notation.suggest(state, seat, ""))).line)
    return world, painter


async def due(world: World) -> tuple[Seat, Any]:
    match = await world.match()
    (seat,) = match.due(world.game)
    assert seat != CHANCE
    return seat, match.state


def drawn(key: str, view: Any, *marks: str) -> bytes:
    renderer: Any = RENDERERS[key]
    picture: bytes = renderer.board(view, theme=DARK, words=str, marks=marks)
    return picture


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
async def test_where_a_chosen_piece_may_go_was_not_to_be_seen(key: str) -> None:
    world, painter = await under_way(key)
    game, (seat, state) = world.game, await due(world)
    openings = [choice.line for choice in game.notation.choices(state, seat, "") if not choice.is_complete]
    assert bool(openings) == (key in PIECES)
    line = openings[0] if openings else ""
    await world.press(seat, Key("pick", MATCH, (await world.match()).position, line))
    view, marks = painter.pictures[-1]
    plain = game.narration.view(state, seat)
    if view != plain:
        assert drawn(key, view) != drawn(key, plain)
        return
    targets = {choice.label for choice in game.notation.choices(state, seat, line) if choice.is_chosen is None}
    assert targets == set(marks)
    unmarked = {target for target in targets if drawn(key, view, target) == drawn(key, view)}
    assert unmarked <= {"roll", "stop", "pass"}


async def test_a_circle_that_was_chosen_for_shifting_was_not_ringed() -> None:
    world, painter = await in_a_world("zirkeltanz")
    await world.move(Seat(0), "formation wall")
    await world.press(Seat(0), Key("pick", MATCH, (await world.match()).position, "2a("))
    view, marks = painter.pictures[-1]
    assert drawn("zirkeltanz", view, *marks) == drawn("zirkeltanz", view, "2a") != drawn("zirkeltanz", view)


@pytest.mark.parametrize("key", GAMES)
async def test_why_spoke_of_places_that_nobody_found(key: str) -> None:
    world, painter = await under_way(key)
    seat, _ = await due(world)
    await world.command(seat, PlayCommands.why, line=SPOKEN_OF[key])
    view, marks = painter.pictures[-1]
    assert drawn(key, view, *marks) != drawn(key, view)
