"""The lesson of Zirkeltanz: the set-up, then moments of a short match; the learner is Blue."""

from typing import Final

from games.core import Seat, Transition
from games.lessons import Goal, Lesson, Question, Task
from games.zirkeltanz import GAME
from games.zirkeltanz.examples import FORMATIONS, START, TURNS
from games.zirkeltanz.measures import NAMES, UNIT
from games.zirkeltanz.state import BLUE, Action, Circle, Lay, Move, State, Throw
from games.zirkeltanz.syntax import READY, write

BACK: Final = -10 * UNIT
"""Distance by which the circle is pulled back in the set-up."""


def formation(name: str) -> str:
    """Return the line that lays a formation."""
    return write(Lay("lay", name, ()))


def script(turns: int, thrown: int) -> tuple[str, ...]:
    """Return the lines and throws of the match up to a number of turns, and the throw of the turn that follows."""
    set_up = (line for name in FORMATIONS for line in (formation(name), READY))
    played = (text for value, line in TURNS[:turns] for text in (str(value), line))
    return (*set_up, write(Throw("throw", START)), *played, str(thrown))


def circle(state: State, seat: Seat, name: str) -> Circle:
    """Return a circle that has been laid."""
    return next(circle for circle in state.circles if (circle.seat, circle.name) == (seat, name))


def moved(transition: Transition[State, Action]) -> Move:
    """Return the learner's move."""
    assert isinstance(transition.action, Move)
    return transition.action


# --- What solves the tasks


def lays_all(transition: Transition[State, Action]) -> str | None:
    """Ask for all ten circles."""
    return None if len(transition.after.circles) == len(NAMES) else "some"


def pulls_back(transition: Transition[State, Action]) -> str | None:
    """Ask for 3a farther back."""
    if not isinstance(transition.action, Lay):
        return "first"
    if transition.action.formation:
        return "other"
    return None if circle(transition.after, BLUE, "3a").y <= BACK else "other"


def to_number(number: str, hint: str) -> Goal[State, Action]:
    """Ask for a move to a circle of a number."""
    return lambda transition: None if moved(transition).target.startswith(number) else hint


def to_target(name: str, target: str) -> Goal[State, Action]:
    """Ask for a move of a circle to a target."""
    return lambda transition: (
        None if (moved(transition).circle, moved(transition).target) == (name, target) else "other"
    )


def into_pocket(transition: Transition[State, Action]) -> str | None:
    """Ask for a place that touches 3a and 5a."""
    note = next(iter(GAME.narration.describe(transition)))
    touching = note.params["touching"]
    assert isinstance(touching, tuple)
    return None if {"3a", "5a"} <= set(touching) else "one"


def advances(transition: Transition[State, Action]) -> str | None:
    """Ask for a place beyond the middle line."""
    return None if moved(transition).y > 0 else "home"


def sends_away(transition: Transition[State, Action]) -> str | None:
    """Ask for a move of Yellow's 5a; wherever it may be laid, it leaves Blue's half."""
    return None if moved(transition).circle == "!5a" else "other"


def wins(transition: Transition[State, Action]) -> str | None:
    """Ask for the enemy life circle."""
    return None if transition.after.over else "short"


LESSON: Final = Lesson(
    GAME,
    (
        Question("aim", script(0, 2), ("area", "life", "largest"), "life"),
        Task(
            "formation",
            (),
            lays_all,
            formation("wall"),
            misses={"5a(-5,-6)": "some"},
            refused={"ready": "not_all_laid", "5a(0,5)": "across_middle", "5a(0,-14)": "setup_in_area"},
        ),
        Task(
            "change",
            (formation("wall"),),
            pulls_back,
            "3a(-21,-12)",
            misses={"ready": "first", "2a(-26,-12)": "other", formation("ring"): "other"},
            refused={"3a(-21,-2)": "across_middle", "3a(-18,-10)": "setup_overlap"},
            marks=("3a",),
        ),
        Task(
            "lay",
            script(0, 2),
            to_number("3", "other"),
            "2a@3a:0",
            misses={"2a@1a:200": "other"},
            refused={"3a@4a:0": "wrong_number", "2b@5a:90": "not_neighbours", "2b@3b:0": "overlap"},
        ),
        Task(
            "five-one",
            script(0, 1),
            to_number("5", "two"),
            "1a@5a:0",
            misses={"1a@2b:31.05": "two"},
            refused={"1a@4a:0": "not_neighbours", "1a@5a:180": "on_old_place"},
        ),
        Task(
            "nook",
            script(0, 2),
            into_pocket,
            "2b@3a+5a<",
            misses={"2b@3a:0": "one"},
            refused={"2b@5a+3a": "exchanged", "2b@3a+5b": "no_nook"},
            marks=("3a", "5a"),
        ),
        Task(
            "around",
            script(0, 4),
            to_target("4b", "5b"),
            "4b@5b:30",
            misses={"4b@5a+!5a<": "other"},
            refused={"4b@5b:45": "on_old_place", "4b@5b:120": "overlap"},
            marks=("4b", "5b"),
        ),
        Task(
            "advance",
            script(6, 5),
            advances,
            "5a@4b:0",
            misses={"5b@1b:22.94": "home"},
            refused={"5b@1b:180": "in_area", "5a@4b:45": "overlap"},
        ),
        Task(
            "six",
            script(4, 6),
            sends_away,
            "!5a@!1b:90",
            misses={"!1a@!2a+!1a>": "other"},
            refused={"5a@4b:0": "overlap", "5a@2b:0": "not_neighbours"},
            marks=("!5a",),
        ),
        Task(
            "win",
            script(8, 4),
            wins,
            "4a@5a:13.85",
            misses={"4a@5a:310": "short"},
            refused={"4a@5a:60": "overlap", "5b@4b:0": "wrong_number"},
        ),
    ),
)
