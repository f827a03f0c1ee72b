"""Notes on a step of play: circles won and broken, points, holes, throws, the end.

Answers for codes and figures; the words live elsewhere.
"""

from collections.abc import Iterator

from games.colliding_circles.board import BLACK, FIELDS, QUIET_LIMIT, QUIET_WARNING, RED
from games.colliding_circles.dice import Circle, Dice, circles, holes, scores
from games.colliding_circles.rules import HAND, begin, is_rethrow
from games.colliding_circles.state import Action, State, Throw, Turn
from games.colliding_circles.turn import play
from games.core import Note, Param, Seat, Transition
from games.defaults import collected

SEATS = (RED, BLACK)


@collected
def describe(transition: Transition[State, Action]) -> Iterator[Note]:
    """Yield what a turn or a throw brought about, in the order in which it happened, an end last."""
    before, after = transition.before, transition.after
    match transition.action:
        case Turn():
            yield from _turn_notes(before, transition.seat, transition.action)
        case Throw():
            yield from _throw_notes(before, after, transition.action.values)
    if after.over:
        yield from _end_notes(after)
    elif after.turns > before.turns and after.quiet >= QUIET_WARNING:
        yield Note("quiet_turns", {"turns": after.quiet, "left": QUIET_LIMIT - after.quiet})


def changes(before: Dice, after: Dice) -> Iterator[Note]:
    """Yield what is new between two boards: circles broken and completed, holes made and opened."""
    yield from circle_changes(before, after)
    yield from _hole_changes(before, after)


def circle_changes(before: Dice, after: Dice) -> Iterator[Note]:
    """Yield the circles that were broken, then those that were completed."""
    was, now = circles(before), circles(after)
    yield from (_circle_note("circle_broken", circle) for circle in was if circle not in now)
    yield from (_circle_note("circle_completed", circle) for circle in now if circle not in was)


def _circle_note(code: str, circle: Circle) -> Note:
    owner: dict[str, Param] = {"circle": circle.name, "owner_seat": circle.owner}
    return Note(code, {**owner, "kind": circle.kind, "points": circle.points})


def _hole_changes(before: Dice, after: Dice) -> Iterator[Note]:
    was, now = holes(before), holes(after)
    yield from (Note("hole_made", {"field": FIELDS[index]}) for index in now if index not in was)
    yield from (Note("hole_opened", {"field": FIELDS[index]}) for index in was if index not in now)


def _turn_notes(state: State, seat: Seat, turn: Turn) -> Iterator[Note]:
    """Yield what each step did to circles, then points and holes of the whole turn."""
    if not turn.steps:
        yield Note("passed", {"seat": seat})
    progress = begin(state, seat)
    for step in turn.steps:
        further = play(progress, step)
        yield from circle_changes(progress.dice, further.dice)
        progress = further
    was, now = scores(state.dice), scores(progress.dice)
    for scorer in SEATS:
        if won := now[scorer] - was[scorer]:
            yield Note("points", {"seat": scorer, "points": won, "score": _score(progress.dice)})
    yield from _hole_changes(state.dice, progress.dice)


def _throw_notes(before: State, after: State, values: tuple[int, ...]) -> Iterator[Note]:
    """Yield what was thrown: at the start for both seats, later a rethrown die and then what came from the pool."""
    if before.last is None:
        yield from (_thrown_note(after, seat, values[seat * HAND :][:HAND]) for seat in SEATS)
        return
    seat = before.to_move
    if is_rethrow(before.last):
        yield Note("rethrown", {"seat": seat, "old": before.last.turn.steps[-1].value, "new": values[0]})
        values = values[1:]
    if values:
        yield _thrown_note(after, seat, values)


def _thrown_note(after: State, seat: Seat, values: tuple[int, ...]) -> Note:
    return Note("thrown", {"seat": seat, "dice": tuple(str(value) for value in values), "pool": after.pools[seat]})


def _end_notes(state: State) -> Iterator[Note]:
    score = _score(state.dice)
    match state.over:
        case "last_die":
            yield Note("ended_last_die", {"seat": state.to_move, "score": score})
        case "quiet":
            yield Note("ended_quiet", {"turns": state.quiet, "score": score})
        case _:
            yield Note("ended_closed", {"score": score})


def _score(dice: Dice) -> str:
    return "{}/{}".format(*scores(dice))
