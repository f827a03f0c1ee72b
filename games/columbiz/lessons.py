"""The lesson of Columbiz: the learner is Purple and begins with the rulebook's throw."""

from typing import Final

from games.columbiz import GAME
from games.columbiz.board import FACES
from games.columbiz.rules import scores
from games.columbiz.state import Action, Keep, Place, State
from games.core import Transition
from games.lessons import Goal, Lesson, Question, Task

START: Final = ("5-3",)
THROW: Final = (*START, "1-2-33-555-6")
SAFETY: Final = (*START, "1-22-33-4-55", "5/2", "1-2-3-4-5555", "5/4", "1-2-33-6666", "6/1, 6/3", "11-22-6666")
CAPTURE: Final = (
    *START,
    *("11-2-3-44-66", "4/2, 6/2"),
    *("1-22-3-555-6", "2/2, 5/1, 5/2"),
    *("1-2-3-44-666", "6/3"),
    *("2-33-5555-6", "3/2, 5/4"),
    "1-22-33-555",
)
"""The rulebook's pictures were lost; this is the position that the rules show for capturing, before the capture."""

LINES: Final = (*CAPTURE, "5/3", "11-2-3-44-66", "1/2", "1-2-3-4444-6")


def throw_for(line: str) -> str:
    """Return eight dice with which a line of placements can be written: those that it needs, then any others."""
    needed = [field[0] for field in line.split(", ") for _ in range(int(field[2]))]
    others = [str(face) for face in FACES if str(face) not in needed] * 8
    return "-".join([*needed, *others][:8])


ENDING: Final = (
    "3-5",
    *(
        entry
        for line in (
            *("5/3, 6/3", "1/2, 2/2, 3/2, 4/2", "1/4, 2/4", "1/5, 3/3", "4/3, 6/4, 3/1", "5/1, 6/1, 5/2, 6/2"),
            *("2/5, 4/1", "4/4, 1/1, 1/2, 2/1", "5/4, 4/2", "3/4, 2/2", "5/5, 4/1"),
        )
        for entry in (throw_for(line), line)
    ),
    "1-22-3-555-6",
)
"""Blue has begun, and Purple has two discs left: 13 points each."""


def places(*fields: str, exactly: bool = False) -> Goal[State, Action]:
    """Return the goal to place discs on these fields; others beside them do no harm unless it is to be exact."""

    def goal(transition: Transition[State, Action]) -> str | None:
        if not isinstance(transition.action, Place):
            return "place"
        wanted, placed = set(fields), set(transition.action.fields)
        return None if placed == wanted or (placed > wanted and not exactly) else "field"

    return goal


def keeps(*dice: int) -> Goal[State, Action]:
    """Return the goal to keep these dice and throw the others."""

    def goal(transition: Transition[State, Action]) -> str | None:
        action = transition.action
        if not isinstance(action, Keep):
            return "throw"
        return None if action.dice == dice else "dice"

    return goal


def scores_points(wanted: int) -> Goal[State, Action]:
    """Return the goal to score so many points of lines with one line of placements."""

    def goal(transition: Transition[State, Action]) -> str | None:
        if not isinstance(transition.action, Place):
            return "place"
        gained = transition.after.points[transition.seat] - transition.before.points[transition.seat]
        return None if gained >= wanted else "some" if gained else "none"

    return goal


def captures(transition: Transition[State, Action]) -> str | None:
    """Judge whether two discs have been captured."""
    if not isinstance(transition.action, Place):
        return "place"
    taken = transition.after.prisoners[transition.seat] - transition.before.prisoners[transition.seat]
    return None if taken == len(("5/1", "5/2")) else "field"


def wins(transition: Transition[State, Action]) -> str | None:
    """Judge whether Purple has ended the game and has the highest total."""
    if transition.after.over is None:
        return "goes-on"
    own, other = scores(transition.after)
    return None if own > other else "tie"


LESSON: Final = Lesson(
    GAME,
    (
        Question("board", THROW, ("three-fives", "five-threes", "any-three"), "three-fives", marks=("5/3",)),
        Task(
            "disc",
            THROW,
            places("3/2"),
            "3/2",
            misses={"6/1": "field", "stop": "place", "roll": "place"},
            refused={"2/3": "dice_short", "3/3": "dice_short", "3": "unfinished"},
        ),
        Task(
            "share",
            THROW,
            places("5/1", "5/2"),
            "5/1, 5/2",
            misses={"5/3": "field", "5/1": "field", "stop": "place"},
            refused={"5/1, 5/3": "dice_short", "5/2, 5/2": "occupied"},
        ),
        Task(
            "keep",
            THROW,
            keeps(3, 3, 5, 5, 5),
            "keep 33 555",
            misses={"keep 555": "dice", "roll": "dice", "3/2, 5/3": "throw", "stop": "throw"},
            refused={"keep 333 555": "not_thrown", "keep": "keep_nothing"},
        ),
        Task(
            "capture",
            CAPTURE,
            captures,
            "5/3",
            misses={"3/1": "field", "2/1": "field", "stop": "place"},
            refused={"5/2": "occupied", "5/5": "dice_short"},
        ),
        Question("safe", SAFETY, ("both", "lower", "none"), "both", marks=("6/4",)),
        Task(
            "lines",
            LINES,
            scores_points(2),
            "4/1, 4/3",
            misses={"4/3": "some", "4/1": "none", "4/4": "some", "stop": "place"},
            refused={"4/2, 4/3": "occupied"},
        ),
        Task(
            "order",
            (*START, "11-22-33-44"),
            scores_points(3),
            "1/2, 2/2, 3/2, 4/2",
            misses={"1/2, 4/2, 2/2, 3/2": "some", "1/2, 2/2, 3/2": "some", "1/2": "none", "stop": "place"},
            refused={"1/2, 2/2, 3/2, 4/2, 4/1": "too_many_discs"},
        ),
        Task(
            "end",
            ENDING,
            wins,
            "3/1, 5/2",
            misses={"5/1, 5/2": "tie", "3/1": "goes-on", "stop": "goes-on"},
            refused={"3/1, 5/1, 5/2": "supply_short"},
        ),
    ),
)
