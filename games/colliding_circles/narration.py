"""The telling of Colliding Circles: the view, which is the same for everybody, notes, the score sheet, examples."""

from collections.abc import Iterator
from typing import Final

from games.colliding_circles.board import BLACK, FIELDS, RED
from games.colliding_circles.dice import circles, holes, owner_of, scores
from games.colliding_circles.examples import example
from games.colliding_circles.notes import describe
from games.colliding_circles.rules import outcome
from games.colliding_circles.sheet import fresh_dice, sheet, thrown
from games.colliding_circles.state import LastTurn, Manoeuvre, Placement, State, Step
from games.colliding_circles.view import CircleSeen, DieSeen, StepSeen, View
from games.core import Viewer
from games.defaults import unmarked

__all__ = ["describe", "example", "sheet", "view", "view_with_choices"]


def view(state: State, _viewer: Viewer = None) -> View:
    """Return what everybody may see."""
    seats = (RED, BLACK)
    fresh = tuple(fresh_dice(state.hands[seat], thrown(state, seat)) for seat in seats)
    return View(
        dice=tuple(DieSeen(FIELDS[i], owner_of(die), abs(die)) for i, die in enumerate(state.dice) if die),
        circles=tuple(CircleSeen(c.name, c.owner, c.kind, c.points) for c in circles(state.dice)),
        holes=tuple(FIELDS[index] for index in holes(state.dice)),
        hands=state.hands,
        fresh=(fresh[RED], fresh[BLACK]),
        pools=state.pools,
        scores=scores(state.dice),
        to_move=None if state.over or state.due else state.to_move,
        turn=(state.turns - bool(state.over)) // 2 + 1,
        quiet_turns=state.quiet,
        last_seat=state.last.seat if state.last else None,
        last_steps=steps_seen(state.last) if state.last else (),
        outcome=outcome(state),
    )


view_with_choices: Final = unmarked(view)


def steps_seen(last: LastTurn) -> tuple[StepSeen, ...]:
    """Return the steps of a turn with the fields that each touched."""
    ways = iter(last.ways)
    return tuple(StepSeen(step.kind, _way(step, ways), step.value) for step in last.turn.steps)


def _way(step: Step, ways: Iterator[tuple[str, ...]]) -> tuple[str, ...]:
    match step:
        case Manoeuvre():
            return (step.source, *next(ways), step.target)
        case Placement():
            return (step.field,)
        case _:
            return ()
