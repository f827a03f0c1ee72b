"""Twins: two states that differ only in what a viewer may not know. Everything that the viewer gets must be the same.

Each game with secrets says in `REDEAL` how to make a twin: the same position with other secrets, such that everything
the viewer knows, from all the past, is true in it as well.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final

from games.core import CHANCE, Moment, MoveError, Seat, Viewer
from tests.games.confusion.redeal import redealt
from tests.games.walking import AnyGame
from tests.games.zirkeltanz.redeal import relaid

Redeal = Callable[[Any, Viewer, random.Random], Any]

REDEAL: Final[Mapping[str, Redeal]] = {"confusion": redealt, "zirkeltanz": relaid}

TYPED: Final = 3
SUGGESTED: Final = 40


def compare(game: AnyGame, one: Any, other: Any, viewer: Viewer, luck: random.Random, *, typed: int = TYPED) -> None:
    """Fail unless the viewer gets the same in both states; texts to type are drawn by luck, `typed` lines and more."""
    texts = list(lines(game, one, viewer, luck, typed))
    for told, twin in zip(outgoing(game, one, viewer, texts), outgoing(game, other, viewer, texts), strict=True):
        assert told == twin, (viewer, told, twin)


def lines(game: AnyGame, state: Any, viewer: Viewer, luck: random.Random, typed: int) -> Iterator[str]:
    """Yield what the viewer might type: possible lines, parts of lines, lines with a slip, and nonsense."""
    yield ""
    if viewer is None or not may_act(game, state, viewer):
        return
    listed = [game.format(state, viewer, action) for action in game.legal_actions(state, viewer)]
    for line in luck.sample(listed, min(typed, len(listed))):
        at = luck.randrange(len(line))
        yield from (line, line[:at], line[:at] + luck.choice("abhkFLRP=-x19 ") + line[at + 1 :])


def may_act(game: AnyGame, state: Any, seat: Seat) -> bool:
    return seat in game.to_act(state) or game.may_interject(state, seat)


def outgoing(game: AnyGame, state: Any, viewer: Viewer, texts: list[str]) -> Iterator[Any]:
    """Yield everything that the game gives out for a viewer."""
    view = game.view(state, viewer)
    yield view
    yield view.text(), view.notes()
    yield game.to_act(state), game.turn_number(state), game.scores(state), game.outcome(state)
    if viewer is None:
        return
    yield game.may_interject(state, viewer)
    if CHANCE in game.to_act(state):
        return
    yield list(game.legal_actions(state, viewer))
    for text in texts:
        yield text, list(islice(game.suggest(state, viewer, text), SUGGESTED)), game.choices(state, viewer, text)
        yield answer(game, state, viewer, text)


def answer(game: AnyGame, state: Any, seat: Seat, text: str) -> Any:
    """Return what a seat is told about a typed text before it is carried out."""
    try:
        action = game.parse(state, seat, text)
    except MoveError as error:
        return type(error), error.code, dict(error.params), error.span, error.near, error.rule
    foreseen, notes = game.foresee(state, seat, action)
    view = game.view(foreseen, seat)
    legal, added = game.is_legal(state, seat, action), game.additions(state, seat, action)
    return game.format(state, seat, action), legal, added, view, view.text(), notes, game.outcome(foreseen)


def compare_told(game: AnyGame, moment: Moment[Any, Any], twin: Moment[Any, Any]) -> None:
    """Fail unless a step with the same public result is told in the same words."""
    for tell in (game.describe, game.record, lambda each: game.sheet([each])):
        assert tell(moment) == tell(twin)
