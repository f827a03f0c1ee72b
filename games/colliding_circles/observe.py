"""What a state looks like: makes the view, in which everything in this game is public.

Answers for the way from `State` to `View`; must not know how a view is shown.
"""

from collections import Counter
from collections.abc import Iterator

from games.colliding_circles.board import FIELDS
from games.colliding_circles.dice import circles, holes, owner_of, scores
from games.colliding_circles.rules import outcome
from games.colliding_circles.state import BLACK, RED, LastTurn, Manoeuvre, Placement, State, Step
from games.colliding_circles.view import CircleSeen, DieSeen, StepSeen, View
from games.core import Seat


def observe(state: State) -> View:
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


def thrown(state: State, seat: Seat) -> tuple[int, ...]:
    """Return the dice of a hand that the latest throw brought; before the first turn that is all of it."""
    if state.last is None:
        return state.hands[seat]
    return state.last.thrown if state.last.seat == seat else ()


def fresh_dice(hand: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """Return the indices of the new dice in a descending hand; of equal values the last ones count as new."""
    wanted = Counter(new)
    fresh = []
    for index in reversed(range(len(hand))):
        if wanted[hand[index]]:
            wanted[hand[index]] -= 1
            fresh.append(index)
    return tuple(reversed(fresh))


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
