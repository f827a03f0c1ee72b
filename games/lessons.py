"""Lessons: positions with something to do or to answer, and the replies to wrong answers.

Answers for the words that all lessons share, for the positions and for judging. Must not know any particular game, nor
people, storage, Discord or any language: the words are messages `learn-<game>-<step>` with attributes, see `Lesson`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Generic, TypeVar

from games.contract import Game
from games.core import BOARD, Options, Seat, Transition

S = TypeVar("S")
A = TypeVar("A")

Goal = Callable[[Transition[S, A]], str | None]
"""Judges a legal step of the learner: None if it solves the task, else the code of the hint that helps."""


@dataclass(frozen=True, slots=True)
class Task(Generic[S, A]):
    """A step that is solved by a line.

    Attributes:
        key: names the step for ever, in buttons and in what is kept of people: short, small letters, digits, dashes.
        script: the lines from the beginning of a play to the position, throws of chance among them.
        goal: what solves it.
        solution: a line that does, as the notation writes it; shown to learners who give up.
        misses: legal lines that do not solve it, each with the code of the hint it gets: at least one.
        refused: lines that the rules forbid or the notation cannot read, each with the code of the game's own error.
        marks: places that the picture marks.
        shown: the names of the pictures: `BOARD`, and those of what the learner alone may know (the renderer's).
    """

    key: str
    script: tuple[str, ...]
    goal: Goal[S, A]
    solution: str
    misses: Mapping[str, str]
    refused: Mapping[str, str] = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    shown: tuple[str, ...] = (BOARD,)


@dataclass(frozen=True, slots=True)
class Question:
    """A step that is solved by choosing the right one of a few answers about a position.

    Attributes:
        key: as a task's.
        script: as a task's.
        answers: codes of the answers, in the order in which they are offered.
        right: the code of the right one; every other one gets the hint of its own code.
        marks: places that the picture marks.
        shown: the names of the pictures: `BOARD`, and those of what the learner alone may know (the renderer's).
    """

    key: str
    script: tuple[str, ...]
    answers: tuple[str, ...]
    right: str
    marks: tuple[str, ...] = ()
    shown: tuple[str, ...] = (BOARD,)


Step = Task[Any, Any] | Question


@dataclass(frozen=True, slots=True)
class Lesson:
    """The steps that teach one game, from seeing the board to the end of a play.

    The words of a step are the message `learn-<game>-<step>`: two sentences, with the attributes `.title`, `.task`
    (what is to be done), `.hint` (help on request), `.hint-<code>` (for each code that `misses` or a wrong answer
    names), `.answer-<code>` (each answer of a question) and, where more is to be said than what the game itself tells
    of the step, `.done`.
    """

    game: Game[Any, Any, Any]
    steps: tuple[Step, ...]
    seats: int = 2
    options: Options = field(default_factory=dict)

    def step(self, key: str) -> Step | None:
        """Return the step of a key, None if there is none."""
        return next((step for step in self.steps if step.key == key), None)

    def number(self, step: Step) -> int:
        """Return which step it is, counted from 1."""
        return self.steps.index(step) + 1

    def after(self, step: Step) -> Step | None:
        """Return the step that follows, None after the last."""
        return next(iter(self.steps[self.number(step) :]), None)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of a line: its effects, and the code of the hint it gets, None if it solves the task."""

    transition: Transition[Any, Any]
    line: str
    hint: str | None


def position(lesson: Lesson, step: Step) -> Any:
    """Return the state that a step begins with."""
    return _played(lesson.game, lesson.seats, tuple(lesson.options.items()), step.script)


def learner(lesson: Lesson, step: Step) -> Seat:
    """Return the seat that the learner has: of those to act the first one; after the end of a play the first seat."""
    return min(lesson.game.rules.to_act(position(lesson, step)), default=Seat(0))


def judge(lesson: Lesson, task: Task[Any, Any], typed: str) -> Verdict:
    """Carry a typed line out at the position of a task, and say how it did.

    Raises:
        MoveError: it cannot be played; the game says why.
    """
    game, before, seat = lesson.game, position(lesson, task), learner(lesson, task)
    action = game.notation.parse(before, seat, typed)
    transition = Transition(before, seat, action, game.rules.apply(before, seat, action))
    return Verdict(transition, game.notation.format(before, seat, action), task.goal(transition))


@cache
def _played(
    game: Game[Any, Any, Any], seats: int, options: tuple[tuple[str, int], ...], script: tuple[str, ...]
) -> Any:
    """Return the state after a script; what scripts have in common is played once."""
    if not script:
        return game.rules.setup(seats, dict(options))
    state = _played(game, seats, options, script[:-1])
    seat = min(game.rules.to_act(state))
    return game.rules.apply(state, seat, game.notation.parse(state, seat, script[-1]))
