"""The lesson of Colliding Circles: moments of the rulebook's sample game, and an end that goes on from it.

The learner plays the side to move, mostly Red.
"""

from typing import Final

from games.colliding_circles import GAME
from games.colliding_circles.board import INDEX, NEIGHBOURS, RED
from games.colliding_circles.dice import Circle, circles
from games.colliding_circles.examples import SAMPLE_GAME
from games.colliding_circles.state import Action, Manoeuvre, Placement, Rethrow, State, Step, Turn
from games.core import Seat, Transition
from games.lessons import Lesson, Question, Task

ENDING: Final = (
    "A5-A6, 4*A5, 1*C10", "2 3", "C10-C9, 4*D4, 6*F6", "5 4", "F7-F8, 4*E9, 2*E3", "5 1", "B10-C10, 5*A8, 6*C1", "6 2",
    "1*E2, 5*E10", "2 4", "C3-D3, 6*D2, 1*F3", "3", "2*F4, +3", "2 5", "C1-D1, 4*C3, 2*B10", "C2-C1, 3*C2, 2*B2",
    "F8-F7, 3*F9",
)  # fmt: skip
"""Continuation of the sample game until one field is free."""


def script(turns: int) -> tuple[str, ...]:
    """Return the lines and throws of the sample game up to a number of turns."""
    return tuple(line for pair in SAMPLE_GAME[: turns + 1] for line in pair if line)


def steps(transition: Transition[State, Action]) -> tuple[Step, ...]:
    """Return the steps of the learner's turn."""
    return transition.action.steps if isinstance(transition.action, Turn) else ()


def placed(transition: Transition[State, Action]) -> list[Placement]:
    """Return the placements of the learner's turn."""
    return [step for step in steps(transition) if isinstance(step, Placement)]


def is_beside(field: str, other: str) -> bool:
    """Tell whether two fields are neighbours."""
    return INDEX[other] in NEIGHBOURS[INDEX[field]]


def circle(state: State, name: str) -> Circle | None:
    """Return a complete circle by its name, None while it is open."""
    return next((circle for circle in circles(state.dice) if circle.name == name), None)


def owners(transition: Transition[State, Action]) -> set[Seat]:
    """Return who has got circles by the learner's turn."""
    before = circles(transition.before.dice)
    return {circle.owner for circle in circles(transition.after.dice) if circle not in before}


# --- What solves the tasks


def opens_with_five(transition: Transition[State, Action]) -> str | None:
    """Ask for the 5 on C6."""
    return None if placed(transition)[0].value == 5 else "other"


def joins_twice(transition: Transition[State, Action]) -> str | None:
    """Ask for two dice beside the one on C6."""
    fields = [placement.field for placement in placed(transition)]
    if not all(is_beside(field, "C6") for field in fields):
        return "apart"
    return None if len(fields) > 1 else "one"


def joins_and_rethrows(transition: Transition[State, Action]) -> str | None:
    """Ask for a 1 beside the 6 on C5 and a rethrow."""
    if not any(placement.value == 1 and is_beside(placement.field, "C5") for placement in placed(transition)):
        return "place"
    return None if any(isinstance(step, Rethrow) for step in steps(transition)) else "rethrow"


def moves_to_a7(transition: Transition[State, Action]) -> str | None:
    """Ask for the manoeuvre from B6 to A7."""
    step = next(iter(steps(transition)), None)
    if not isinstance(step, Manoeuvre) or step.source != "B6":
        return "other"
    return None if step.target == "A7" else "short"


def closes_wolf(transition: Transition[State, Action]) -> str | None:
    """Ask for a Wolf on BC7."""
    found = circle(transition.after, "BC7")
    return "open" if found is None else None if found.kind == "wolf" else "goose"


def closes_for_red(transition: Transition[State, Action]) -> str | None:
    """Ask for a circle that becomes Red's, and none that becomes Black's."""
    if found := owners(transition):
        return None if found == {RED} else "gift"
    return "none"


def betters(transition: Transition[State, Action]) -> str | None:
    """Ask for a Fox on BC5, which is a Goose."""
    found = circle(transition.after, "BC5")
    return "open" if found is None else None if found.kind == "fox" else "same"


def fills_hole(transition: Transition[State, Action]) -> str | None:
    """Ask for the circle CD6, whose last free field is a hole."""
    if transition.after.dice[INDEX["D6"]] == 0:
        return "empty"
    return None if circle(transition.after, "CD6") else "half"


def wins(transition: Transition[State, Action]) -> str | None:
    """Ask for the end of the game with more points."""
    outcome = GAME.rules.outcome(transition.after)
    return "on" if outcome is None else None if outcome.winners == (RED,) else "lost"


LESSON: Final = Lesson(
    GAME,
    (
        Question("board", script(1), ("d6", "b6", "b5"), "b6", marks=("C6",)),
        Task(
            "open",
            script(0),
            opens_with_five,
            "5*C6",
            misses={"2*D6": "other", "4*C5": "other"},
            refused={"5*C5": "start_value", "5*A3": "no_neighbour", "pass": "opening"},
        ),
        Task(
            "join",
            script(1),
            joins_twice,
            "6*C5, 4*C7",
            misses={"6*C5": "one", "pass": "one", "6*C5, 1*D7": "apart"},
            refused={"3*C5": "adjacency", "4*C4": "no_neighbour", "5*C5": "not_in_hand"},
        ),
        Task(
            "rethrow",
            script(2),
            joins_and_rethrows,
            "1*D5, +1",
            misses={"1*D5": "rethrow", "5*D7, 1*D5": "rethrow", "+1": "place", "5*D7, +1": "place"},
            refused={"1*D7": "adjacency", "+1, 1*D5": "order", "1*D5, 5*D7, +1": "rethrow_after_two"},
        ),
        Task(
            "move",
            script(6),
            moves_to_a7,
            "B6-A7",
            misses={"B6-B7": "short", "B8-A7": "other", "6*A5": "other"},
            refused={"B6-B7(1)": "unreachable_value", "C6-C4": "blocked"},
            marks=("B6", "A7"),
        ),
        Task(
            "wolf",
            script(6),
            closes_wolf,
            "B6-A7, 6*B6, 1*B7",
            misses={"3*B7": "goose", "B6-A7": "open", "B6-A7, 6*B6": "open"},
            refused={"6*B6": "occupied", "B6-B7, 6*B6": "adjacency"},
            marks=("B6", "B7"),
        ),
        Task(
            "owner",
            script(8),
            closes_for_red,
            "6*D6",
            misses={"5*A8": "gift", "5*A8, 6*D6": "gift", "5*D9": "none"},
            refused={"5*D6": "adjacency"},
            marks=("A8", "D6"),
        ),
        Task(
            "better",
            script(10),
            betters,
            "B4-A3, 6*B4",
            misses={"B4-A3": "open", "5*A8": "same"},
            refused={"6*B4": "occupied", "B4-B3, 6*B4": "adjacency"},
            marks=("B4",),
        ),
        Task(
            "hole",
            script(17),
            fills_hole,
            "D5-E4, 5*D5, 4*D6",
            misses={"D5-E4": "empty", "D5-E4, 4*D6": "half"},
            refused={"4*D6": "hole", "E6-D6": "way_adjacency"},
            marks=("D6",),
        ),
        Task(
            "end",
            (*script(18), *ENDING),
            wins,
            "F9-F8, 5*F9",
            misses={"4*F8": "lost", "F9-F8": "on", "pass": "on"},
            refused={"4*F8, +2": "after_end"},
            marks=("F8",),
        ),
    ),
)
