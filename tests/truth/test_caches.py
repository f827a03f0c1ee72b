"""Caches stay small, however long the bot runs."""

from collections.abc import Iterator
from functools import _lru_cache_wrapper
from importlib import import_module
from itertools import product
from typing import Any

import pytest

from games.confusion import board
from tests.truth import project

ROOMS = ("bot/", "engine/", "games/", "leagues/", "renderers/", "storage/")
"""Rooms whose code runs in the bot for months; computer players think in processes that end."""
MOST = 1024
OF_WHAT_IS_FEW = {
    "bot.i18n",  # languages and messages
    "bot.requests.translation",  # names of commands
    "bot.typed.zones",  # languages
    "engine.log.codec",  # games
    "engine.matches.state.match",  # one shape
    "games.colliding_circles.board",
    "games.colliding_circles.dice",  # hands
    "games.confusion.attempts",  # squares
    "games.confusion.board",
    "games.confusion.kit",  # kits
    "games.gamwin.moves",  # steps
    "games.gamwin.turn",  # throws and hands
    "games.lessons",  # lessons
    "games.zirkeltanz.placement",  # pairs of numbers
    "leagues.points",  # kinds of results
    "leagues.ratings",  # one model
    "renderers.colliding_circles",
    "storage.upkeep.inspection",  # one schema
}
"""Modules with caches without a limit: what they are asked for is known, and no more than some hundreds of things."""


def caches() -> Iterator["_lru_cache_wrapper[Any]"]:
    """Yield every cache that is the bot's."""
    for file in project.files():
        name = project.name(file)
        if name.startswith(ROOMS) and name.endswith(".py") and not name.endswith(("__main__.py", "env.py")):
            module = import_module(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
            yield from (value for value in vars(module).values() if isinstance(value, _lru_cache_wrapper))


@pytest.mark.slow
def test_no_cache_grows_for_months() -> None:
    limits: dict[Any, int | None] = {cache: cache.cache_parameters()["maxsize"] for cache in caches()}
    assert [cache for cache, most in limits.items() if most is not None and most > MOST] == []
    assert {cache.__module__ for cache, most in limits.items() if most is None} == OF_WHAT_IS_FEW


def test_of_the_ways_of_confusion_no_pairs_of_squares_are_kept() -> None:
    board._ways.cache_clear()
    ways = [board.way(board.BLACK, *squares) for squares in product(board.SQUARES, repeat=2)]
    rays = [board.ray(square, board.BLACK, to) for square in board.SQUARES for to in board.DIRECTIONS]
    assert sum(way is not None for way in ways) == sum(map(len, rays))
    assert board._ways.cache_info().currsize == len(board.SQUARES)
