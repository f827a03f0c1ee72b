"""The game's values in the naive implementation's terms."""

from games.colliding_circles.board import FIELDS
from games.colliding_circles.state import Manoeuvre, Placement, Step
from games.colliding_circles.turn import TurnSoFar, successors
from games.core import Seat
from tests.games.colliding_circles import naive

COLOURS = "rb"


def board_of(dice: tuple[int, ...]) -> naive.Board:
    return {FIELDS[index]: ("r" if die > 0 else "b", abs(die)) for index, die in enumerate(dice) if die}


def plain(step: Step) -> naive.Step:
    match step:
        case Manoeuvre():
            return naive.Step("M", step.value, step.target, step.source)
        case Placement():
            return naive.Step("P", step.value, step.field)
        case _:
            return naive.Step("R", step.value)


def legal(progress: TurnSoFar) -> set[naive.Step]:
    return {plain(after.steps[-1]) for after in successors(progress)}


def naive_legal(progress: TurnSoFar) -> set[naive.Step]:
    if progress.over:
        return set()
    done = [plain(step) for step in progress.steps]
    mover = colour(progress.seat)
    return naive.legal_steps(board_of(progress.dice), list(progress.hand), mover, done, is_opening=progress.is_opening)


def colour(seat: Seat) -> str:
    return COLOURS[seat]
