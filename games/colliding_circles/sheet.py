"""The score sheet as the rulebook prints it: manoeuvre, two columns of placements or rethrow, hand, pool, score.

Answers for the cells of one row a turn; must not know how a sheet is shown.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from games.colliding_circles.dice import scores
from games.colliding_circles.rules import begin
from games.colliding_circles.state import Action, State, Turn
from games.colliding_circles.syntax import write_step
from games.colliding_circles.turn import play
from games.core import Cell, Seat, SheetRow, Transition
from games.defaults import collected

COLUMNS: Final = ("manoeuvre", "first", "second", "hand", "pool", "score")


@collected
def sheet(transitions: Iterable[Transition[State, Action]]) -> Iterator[SheetRow]:
    """Yield a row for each turn: what was done and then, once the dice are thrown, hand, pool and score."""
    pending: Transition[State, Action] | None = None
    for transition in transitions:
        if isinstance(transition.action, Turn):
            pending = transition
        if pending and not transition.after.due:
            yield _row(pending, pending.action, transition.after)
            pending = None
    if pending:
        yield _row(pending, pending.action, pending.after)


def _row(transition: Transition[State, Action], turn: Action, after: State) -> SheetRow:
    """Return the row of a turn, `after` being the state with its dice thrown."""
    seat = transition.seat
    hand = after.hands[seat]
    cells = (
        *(_actions(transition.before, seat, turn) if isinstance(turn, Turn) else ()),
        Cell(" ".join(str(value) for value in hand), fresh_dice(hand, thrown(after, seat))),
        Cell(str(after.pools[seat])),
        Cell("{}/{}".format(*scores(after.dice))),
    )
    return SheetRow(transition.before.turns // 2 + 1, seat, cells)


def _actions(before: State, seat: Seat, turn: Turn) -> tuple[Cell, Cell, Cell]:
    """Return what stands under M, P1 and P2/R; a lone placement is P1, a rethrow always stands under P2/R."""
    progress = begin(before, seat)
    texts = {"manoeuvre": "", "first": "", "second": ""}
    for step in turn.steps:
        text = write_step(progress, step)
        match step.kind:
            case "manoeuvre":
                texts["manoeuvre"] = text
            case "placement" if not texts["first"]:
                texts["first"] = text
            case _:
                texts["second"] = text
        progress = play(progress, step)
    return Cell(texts["manoeuvre"]), Cell(texts["first"]), Cell(texts["second"])


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
