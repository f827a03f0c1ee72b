"""The lesson of Confusion: one match from the deal to the puck on Black's base row; the learner is Blue.

Up to the second question the lines are the rulebook's example. Judging asks the types of Black's dice, which Blue
knows, never those of Blue's own.
"""

from typing import Final

from games.confusion import GAME
from games.confusion.attempts import attempts, controller, die_of
from games.confusion.board import BLACK, BLUE, way
from games.confusion.kit import LETTERS, TYPES, able, standard
from games.confusion.rules import left_types, threatening
from games.confusion.state import Action, Deal, Reveal, State, Try
from games.confusion.syntax import write
from games.core import Seat, Transition
from games.lessons import Goal, Lesson, Question, Task

DEAL: Final = ("kefcjbgihlda", "jhlaicdgfkbe")
"""As in the rulebook's example Blue's H is an i and Black's K a b; the others are ours."""

LINES: Final = (
    "H-d3", "K-e9", "H-c2", "H-h9", "H-e4", "I-g9", "H=i", "I-e3", "A-j10", "I-d2", "H-h8", "I=h", "L-h6", "E-e10",
    "L=a", "H-d4", "J-f9", "H-f6", "I-g8", "HP-d8", "B-h10", "HP-b10", "A-i9",
)  # fmt: skip


def script(lines: int) -> tuple[str, ...]:
    """Return the deal and a number of lines."""
    return (write(Deal("deal", standard(), DEAL)), *LINES[:lines])


def line_of(state: State, seat: Seat, action: Try) -> tuple[str, int]:
    """Return the direction and the distance of a try."""
    found = way(seat, die_of(state, seat, action.letter).square or "", action.target)
    assert found
    return found


def is_split(transition: Transition[State, Action], action: Try) -> bool:
    """Tell whether of the types that are left for a die some can move so and some cannot."""
    bits = left_types(transition.before, BLUE)[LETTERS.index(action.letter)]
    able_bits = bits & able(transition.before.kit)[line_of(transition.before, BLUE, action)]
    return able_bits not in (0, bits)


def can_answer(state: State) -> bool:
    """Tell whether one of Black's dice can capture what controls the puck; Blue knows all their types."""
    targets = (attempt for attempt in attempts(state, BLACK) if attempt.target == state.puck)
    return any(able(state.kit)[line_of(state, BLACK, attempt)] >> _type(state, attempt) & 1 for attempt in targets)


def _type(state: State, action: Try) -> int:
    return TYPES.index(state.types[BLACK][LETTERS.index(action.letter)])


# --- What solves the tasks


def tries(transition: Transition[State, Action]) -> str | None:
    """Ask for one step forward with H."""
    action = transition.action
    if not isinstance(action, Try) or action.letter != "H":
        return "die"
    return None if line_of(transition.before, BLUE, action) == ("F", 1) else "way"


def asks_sideways(transition: Transition[State, Action]) -> str | None:
    """Ask for one step to the side with H."""
    action = transition.action
    if not isinstance(action, Try) or action.letter != "H":
        return "die"
    direction, steps = line_of(transition.before, BLUE, action)
    if direction == "F":
        return "again"
    return None if steps == 1 and direction in {"L", "R"} else "way"


def decides(transition: Transition[State, Action]) -> str | None:
    """Ask for a try with H whose answer is open."""
    action = transition.action
    if not isinstance(action, Try) or action.letter != "H":
        return "die"
    return None if is_split(transition, action) else "sure"


def reveals(transition: Transition[State, Action]) -> str | None:
    """Ask for a reveal."""
    return None if isinstance(transition.action, Reveal) else "turn"


def controls(letter: str, hint: str) -> Goal[State, Action]:
    """Ask for the puck under a die of Blue's."""

    def goal(transition: Transition[State, Action]) -> str | None:
        holder = controller(transition.after)
        if holder and (holder.seat, holder.letter) == (BLUE, letter):
            return None
        return "gift" if holder and holder.seat == BLACK else hint

    return goal


def carries(transition: Transition[State, Action]) -> str | None:
    """Ask for the puck two ranks forward, under H."""
    action = transition.action
    if not isinstance(action, Try) or action.how != "both":
        return "alone"
    return None if action.target.endswith("8") else "short"


def comes_home(transition: Transition[State, Action]) -> str | None:
    """Ask for the puck on Black's base row where no answer reaches it."""
    if threatening(transition.after) != BLUE:
        return "away"
    return "caught" if can_answer(transition.after) else None


LESSON: Final = Lesson(
    GAME,
    (
        Question("types", script(0), ("side", "two", "four"), "two", marks=("e10",)),
        Task(
            "try",
            script(0),
            tries,
            "H-d3",
            misses={"A-c3": "die", "H-d4": "way"},
            refused={"H-e2": "own_die", "H-d7": "too_far", "HF1": "which_sign"},
            marks=("d2",),
        ),
        Task(
            "ask",
            script(2),
            asks_sideways,
            "H-c2",
            misses={"H F1": "again", "A F1": "die", "H FL1": "way"},
            refused={"H-e2": "own_die", "HL1": "which_sign"},
            shown=("board", "mine"),
        ),
        Task(
            "best",
            script(4),
            decides,
            "H-e4",
            misses={"H R1": "sure", "H F1": "sure", "J F1": "die"},
            refused={"H=h": "not_certain"},
            shown=("board", "mine"),
        ),
        Task(
            "reveal",
            script(6),
            reveals,
            "H=i",
            misses={"H-c4": "turn"},
            refused={"H=h": "not_certain", "I=h": "not_certain"},
            shown=("board", "mine"),
        ),
        Task(
            "thin",
            script(11),
            reveals,
            "I=h",
            misses={"I-c2": "turn"},
            refused={"I=i": "not_certain", "J=a": "not_certain"},
            shown=("board", "mine"),
        ),
        Task(
            "take",
            script(17),
            controls("H", "short"),
            "H-f6",
            misses={"H-e5": "short"},
            refused={"H-g7": "blocked_puck", "H-d6": "openly_revealed"},
            marks=("f6",),
        ),
        Task(
            "play",
            script(19),
            controls("L", "free"),
            "P-h6",
            misses={"P-d8": "free", "P-h8": "gift"},
            refused={"HP-h6": "own_die", "P-f8": "openly_revealed"},
            marks=("h6",),
        ),
        Task(
            "carry",
            script(19),
            carries,
            "HP-d8",
            misses={"H-d8": "alone", "HP-e7": "short"},
            refused={"HP-f8": "openly_revealed", "LP-h8": "no_control"},
        ),
        Task(
            "home",
            script(23),
            comes_home,
            "HP-c11",
            misses={"HP-a11": "caught", "H-c11": "away"},
            refused={"HP-b11": "openly_revealed", "HP-c11xF": "captures_other"},
        ),
    ),
)
