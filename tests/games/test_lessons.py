"""Promises of every lesson: its tasks can be solved, mistakes are answered with help, and all of it has words."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from bot.i18n import LANGUAGES, load_words
from bot.posts import limits
from engine.people.preferences import Language
from games.core import MoveError, Transition
from games.lessons import Lesson, Question, Step, Task, judge, learner, position
from games.registry import LESSONS
from tests.games.chances import Seeded
from tests.truth.messages import patterns

FEWEST, MOST = 2, 10
SENTENCES = 2
LONGEST_TITLE, LONGEST_TEXT, LONGEST_TASK, LONGEST_HINT = 40, 420, 240, 300
LONGEST_KEY = 12
SAMPLES = 20
STEPS = [(key, step) for key, lesson in LESSONS.items() for step in lesson.steps]
TASKS = [(key, step) for key, step in STEPS if isinstance(step, Task)]
QUESTIONS = [(key, step) for key, step in STEPS if isinstance(step, Question)]
WORDS = load_words(strict=True)

each_step = pytest.mark.parametrize(("game", "step"), STEPS, ids=lambda value: getattr(value, "key", value))
each_task = pytest.mark.parametrize(("game", "task"), TASKS, ids=lambda value: getattr(value, "key", value))
each_question = pytest.mark.parametrize(("game", "question"), QUESTIONS, ids=lambda value: getattr(value, "key", value))


def hints(step: Step) -> set[str]:
    """Return the codes of hints that a step can give."""
    return set(step.answers) - {step.right} if isinstance(step, Question) else set(step.misses.values())


def attributes(step: Step) -> Iterator[str]:
    """Yield the attributes that the message of a step has to have."""
    yield from ("title", "task", "hint", *(f"hint-{code}" for code in sorted(hints(step))))
    if isinstance(step, Question):
        yield from (f"answer-{code}" for code in step.answers)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))
def test_a_lesson_is_short_and_its_steps_have_names_of_their_own(lesson: Lesson) -> None:
    keys = [step.key for step in lesson.steps]
    assert FEWEST <= len(keys) <= MOST
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", key) and len(key) <= LONGEST_KEY for key in keys)


@each_step
def test_a_position_is_reached_by_the_rules_and_shown_with_what_it_marks(game: str, step: Step) -> None:
    lesson = LESSONS[game]
    state, seat = position(lesson, step), learner(lesson, step)
    assert seat >= 0, "the learner waits for chance"
    assert lesson.game.narration.view(state, seat).text()


@each_task
def test_the_solution_solves_and_is_written_as_the_notation_has_it(game: str, task: Task[Any, Any]) -> None:
    verdict = judge(LESSONS[game], task, task.solution)
    assert (verdict.hint, verdict.line) == (None, task.solution)


@each_task
def test_a_line_that_misses_gets_its_hint(game: str, task: Task[Any, Any]) -> None:
    assert task.misses
    assert {line: judge(LESSONS[game], task, line).hint for line in task.misses} == dict(task.misses)


@each_task
def test_a_line_that_cannot_be_played_gets_the_error_of_the_game(game: str, task: Task[Any, Any]) -> None:
    for line, code in task.refused.items():
        with pytest.raises(MoveError) as refused:
            judge(LESSONS[game], task, line)
        assert refused.value.code == code, line


@each_task
def test_every_line_that_the_game_offers_is_solved_or_gets_a_hint_with_words(game: str, task: Task[Any, Any]) -> None:
    lesson = LESSONS[game]
    offered = lesson.game.notation.choices(position(lesson, task), learner(lesson, task), "")
    given = {judge(lesson, task, choice.line).hint for choice in offered if choice.is_complete} - {None}
    assert given <= hints(task)


@each_task
def test_whatever_is_played_is_solved_or_gets_a_hint_with_words(game: str, task: Task[Any, Any]) -> None:
    lesson, lot = LESSONS[game], Seeded(1)
    rules, state, seat = lesson.game.rules, position(lesson, task), learner(lesson, task)
    actions = [rules.sample(state, seat, lot) for _ in range(SAMPLES)]
    given = {task.goal(Transition(state, seat, action, rules.apply(state, seat, action))) for action in actions} - {
        None
    }
    assert given <= hints(task)


@each_step
def test_a_step_shows_no_more_than_the_learner_may_know(game: str, step: Step) -> None:
    lesson = LESSONS[game]
    state, seat = position(lesson, step), learner(lesson, step)
    twin = lesson.game.secrets.redeal(state, seat, Seeded(1))
    assert lesson.game.narration.view(twin, seat) == lesson.game.narration.view(state, seat)


@each_question
def test_a_question_has_one_right_answer_among_few(game: str, question: Question) -> None:
    assert 1 < len(set(question.answers)) == len(question.answers) <= limits.BUTTONS_IN_ROW
    assert question.right in question.answers


@pytest.mark.parametrize("language", LANGUAGES)
@each_step
def test_a_step_has_all_its_words_and_they_are_short(game: str, step: Step, language: Language) -> None:
    words, message = WORDS[language], f"learn-{game}-{step.key}"
    text = words(message)
    assert len(text) <= LONGEST_TEXT
    assert len(re.findall(r"[.!?:](?= |$)", re.sub("`[^`]*`", "", text))) >= SENTENCES
    said = {attribute: words(f"{message}.{attribute}") for attribute in attributes(step)}
    assert len(said["title"]) <= LONGEST_TITLE
    assert len(said["task"]) <= LONGEST_TASK
    assert all(len(text) <= LONGEST_HINT for text in said.values())
    assert all(len(text) <= limits.LABEL for name, text in said.items() if name.startswith("answer-"))


@pytest.mark.parametrize("game", LESSONS)
def test_nothing_is_written_for_steps_or_hints_that_do_not_exist(game: str) -> None:
    lesson, start = LESSONS[game], f"learn-{game}-"
    for message in patterns("en"):
        if message.startswith(start):
            key, _, attribute = message.removeprefix(start).partition(".")
            step = lesson.step(key)
            assert step is not None, message
            assert attribute in {"", "done", *attributes(step)}, message
