"""Twins: two states that differ only in what a viewer may not know. Everything that the viewer gets must be the same.

The game makes the twin (`Secrets.redeal`): the same position with other secrets, such that everything the viewer knows,
from all the past, is true in it as well.
"""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from games.core import CHANCE, MoveError, Seat, Transition, Viewer
from tests.games.chances import Seeded
from tests.games.walking import AnyGame

TYPED: Final = 3
SUGGESTED: Final = 40


def twin(game: AnyGame, state: Any, viewer: Viewer, rng: random.Random) -> Any:
    """Return another state that the viewer cannot tell from this one."""
    return game.secrets.redeal(state, viewer, Seeded(rng.randrange(2**32)))


def compare(game: AnyGame, one: Any, other: Any, viewer: Viewer, rng: random.Random, *, typed: int = TYPED) -> None:
    """Fail unless the viewer gets the same in both states; texts to type are random, `typed` lines and more."""
    texts = list(lines(game, one, viewer, rng, typed))
    for told, other_told in zip(outgoing(game, one, viewer, texts), outgoing(game, other, viewer, texts), strict=True):
        assert told == other_told, (viewer, told, other_told)


def lines(game: AnyGame, state: Any, viewer: Viewer, rng: random.Random, typed: int) -> Iterator[str]:
    """Yield what the viewer might type: possible lines, parts of lines, lines with a slip, and nonsense."""
    yield ""
    if viewer is None or not may_act(game, state, viewer):
        return
    listed = [game.notation.format(state, viewer, action) for action in game.rules.legal_actions(state, viewer)]
    for line in rng.sample(listed, min(typed, len(listed))):
        at = rng.randrange(len(line))
        yield from (line, line[:at], line[:at] + rng.choice("abhkFLRP=-x19 ") + line[at + 1 :])


def may_act(game: AnyGame, state: Any, seat: Seat) -> bool:
    return seat in game.rules.to_act(state) or game.secrets.may_interject(state, seat)


def outgoing(game: AnyGame, state: Any, viewer: Viewer, texts: list[str]) -> Iterator[Any]:
    """Yield everything that the game gives out for a viewer."""
    view = game.narration.view(state, viewer)
    yield view
    yield view.text(), view.notes()
    yield game.rules.to_act(state), game.rules.turn_number(state), game.rules.scores(state), game.rules.outcome(state)
    if viewer is None:
        return
    yield game.secrets.may_interject(state, viewer)
    if CHANCE in game.rules.to_act(state):
        return
    yield list(game.rules.legal_actions(state, viewer))
    for text in texts:
        yield (
            text,
            list(islice(game.notation.suggest(state, viewer, text), SUGGESTED)),
            game.notation.choices(state, viewer, text),
        )
        yield answer(game, state, viewer, text)


def answer(game: AnyGame, state: Any, seat: Seat, text: str) -> Any:
    """Return what a seat is told about a typed text before it is carried out."""
    try:
        action = game.notation.parse(state, seat, text)
    except MoveError as error:
        return type(error), error.code, dict(error.params), error.span, error.near, error.rule
    foreseen, notes = game.preview(state, seat, action)
    view = game.narration.view(foreseen, seat)
    legal, added = game.rules.is_legal(state, seat, action), game.notation.additions(state, seat, action)
    return (
        game.notation.format(state, seat, action),
        legal,
        added,
        view,
        view.text(),
        notes,
        game.rules.outcome(foreseen),
    )


def compare_told(game: AnyGame, transition: Transition[Any, Any], twin: Transition[Any, Any]) -> None:
    """Fail unless a step with the same public result is told in the same words."""
    for tell in (game.narration.describe, game.notation.record, lambda transition: game.narration.sheet([transition])):
        assert tell(transition) == tell(twin)
