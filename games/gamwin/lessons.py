"""The lesson of Gamwin: the learner is Blue; many positions are moments of the rulebook's example."""

from typing import Final

from games.core import Seat, Transition
from games.gamwin import GAME
from games.gamwin.examples import EXAMPLE
from games.gamwin.state import Action, Line, Move, Pass, Roll, State
from games.gamwin.stones import at
from games.lessons import Goal, Lesson, Question, Task

BLUE: Final = Seat(0)
START: Final = EXAMPLE[:2]
STEPS: Final = (*START, "*5, pass", "8 8 7 : IV-V-III", "*8, *8, pass", "7 6 5 : V-III-IV")
"""Blue has one stone on its way, at L5, and may step as far as L7."""

FIRST: Final = EXAMPLE[:6]
CAPTURE: Final = EXAMPLE[:10]
PAIR: Final = EXAMPLE[:20]
LATE: Final = (
    EXAMPLE[0],
    "9 8 6 : IV-V-III",
    "*9, *8, *6",
    "8 8 7 : IV-V-III",
    "pass",
    "9 8 7 : IV-V-III",
    "L8-L9, L9-R9, L9-R9, R9-R8, R8-R7, R9-R8, R8-R7, L6-L7, L7-L8, L8-L9, L9-R9, R9-R8, roll",
    "7 6 5 : V-III-IV",
    "R7-R6, R6-R5, R7-R6, R6-R5, R8-R7, R7-R6, roll",
    "5 4 3 : III-IV-V",
    "R5-R4, R4-R3, R5-R4, R4-R3, R6-R5, R5-R4, roll",
    "2 1 3 : III-IV-V",
    "R3-R2, R2-R1, R3-R2, R2-R1, R4-R3, R3-R2, keep 3",
    "9 8 : III-IV",
)
"""Blue has two stones home and one at R2, with 9 8 3: only a step back is possible, and a throw is not."""

LAST: Final = (*LATE, "pass", "*9, roll", "7 5 1 : V-III-IV", "pass")
"""Red has left a 1 lying."""


def line_of(transition: Transition[State, Action]) -> Line:
    """Return what a learner has written, who throws no dice by hand."""
    assert isinstance(transition.action, Line)
    return transition.action


def enters(transition: Transition[State, Action]) -> str | None:
    """Judge whether stones were brought in at L9 and L5."""
    stones = transition.after.stones
    return None if at(stones, "L9") and at(stones, "L5") else "both"


def goes_to(place: str) -> Goal[State, Action]:
    """Return the goal to bring the stone from L5 to a place."""

    def goal(transition: Transition[State, Action]) -> str | None:
        stones = transition.after.stones
        if at(stones, "L5"):
            return "other"
        return None if at(stones, place) else "place"

    return goal


def crosses_and_keeps(transition: Transition[State, Action]) -> str | None:
    """Judge whether a stone has crossed, and the 4 is kept for the next throw."""
    line = line_of(transition)
    if Move("move", "L9", "R9") not in line.steps:
        return "cross"
    if not isinstance(line.closing, Roll):
        return "throw"
    return None if line.closing.kept == (4,) else "kept"


def captures(transition: Transition[State, Action]) -> str | None:
    """Judge whether the single red stone at R7 is off the board."""
    return "stone" if "r" in at(transition.after.stones, "R7") else None


def comes_home(transition: Transition[State, Action]) -> str | None:
    """Judge whether Blue has brought a stone home."""
    if isinstance(line_of(transition).closing, Pass):
        return "waived"
    return None if transition.after.home[BLUE] > transition.before.home[BLUE] else "jump"


def waives(transition: Transition[State, Action]) -> str | None:
    """Judge whether Blue has waived without stepping back."""
    line = line_of(transition)
    return None if isinstance(line.closing, Pass) and not line.steps else "back"


def wins(transition: Transition[State, Action]) -> str | None:
    """Judge whether Blue has brought the last stone home."""
    return None if transition.after.over == "home" else "throw"


LESSON: Final = Lesson(
    GAME,
    (
        Question("way", STEPS, ("round", "back", "over"), "round", marks=("L5",)),
        Task(
            "enter",
            START,
            enters,
            "*9, *5",
            misses={"*9": "both", "*2": "both", "pass": "both"},
            refused={"*8": "not_lying", "9": "unreadable", "L9": "unfinished"},
        ),
        Task(
            "step",
            STEPS,
            goes_to("L6"),
            "L5-L6",
            misses={"*7": "other", "*6": "other", "pass": "other", "L5-L6, L6-L7": "place"},
            refused={"L5-L7": "too_far", "L5-L4": "not_lying"},
        ),
        Task(
            "run",
            STEPS,
            goes_to("L7"),
            "L5-L6, L6-L7",
            misses={"L5-L6": "place", "*7": "other"},
            refused={"L5-L7": "too_far", "L5-L6-L7": "unreadable"},
        ),
        Task(
            "throw",
            FIRST,
            crosses_and_keeps,
            "L9-R9, keep 4",
            misses={"L9-R9": "throw", "L9-R9, roll": "kept", "L9-R9, keep 8 4": "kept", "L5-L4": "cross"},
            refused={"keep 4": "throw_again", "L9-R9, keep 5": "not_kept"},
        ),
        Question("safe", FIRST, ("blocks", "one", "both"), "blocks"),
        Task(
            "capture",
            CAPTURE,
            captures,
            "R8-R7x",
            misses={"L4-L5": "stone", "*5": "stone", "pass": "stone"},
            refused={"R8-R6": "too_far", "roll": "throw_again"},
        ),
        Task(
            "pair",
            PAIR,
            comes_home,
            "R9-R1#",
            misses={"pass": "waived", "L7-L1": "jump"},
            refused={"R9-R8": "pair_only", "*1": "none_off"},
        ),
        Task(
            "waive",
            LATE,
            waives,
            "pass",
            misses={"R2-R3": "back"},
            refused={"roll": "throw_again", "R2-R1": "not_lying"},
        ),
        Task(
            "end",
            LAST,
            wins,
            "R2-R1#",
            misses={"roll": "throw", "keep 1": "throw"},
            refused={"pass": "pass_not_yet", "R2-R3": "not_lying"},
        ),
    ),
)
