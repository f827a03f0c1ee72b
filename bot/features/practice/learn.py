"""Lessons: a step shown, a line or an answer judged, what is solved kept. Every answer here is private.

All that a button needs is in its custom_id, and a step is judged when it is pressed: lessons survive restarts.
"""

from typing import Final

from bot.errors import UnknownButton
from bot.posts.post import Key, Post
from bot.posts.practice import lessons as posts
from bot.posts.practice.lessons import LessonPage
from bot.requests.context import RequestContext
from bot.requests.forms import form
from bot.requests.routing import ComponentEvent
from engine.people.preferences import SolvedStep
from games.core import MoveError
from games.lessons import Lesson, Question, Step, Task, Verdict, judge
from games.registry import LESSONS

LONGEST_LINE: Final = 200


async def open_lesson(event: ComponentEvent) -> None:
    """Show the lesson of a game in a message of its own, by a button beside something else; of no named game, ask."""
    context, game = event.context, event.key.text
    if not game:
        return await context.say_post(posts.games_menu(LESSONS.values(), context.recipient))
    return await context.say_post(await where_left(context, lesson_of(game)))


async def go_on(event: ComponentEvent) -> None:
    """Show the lesson of a game where the person has stopped."""
    context = event.context
    await context.replace(await where_left(context, lesson_of(event.value or event.key.text)))


async def show(event: ComponentEvent) -> None:
    """Show a step, by button or from the menu of all."""
    game, _, key = event.key.text.partition(".")
    page = _page(event.context, game, event.value or key)
    await event.context.replace(await page.post())


async def pick(event: ComponentEvent) -> None:
    """Take one step in a line that is put together: the value, or the rest of the key, is the line so far."""
    page, rest = _named(event)
    await event.context.replace(await page.post(line=event.value or rest))


async def turn_over(event: ComponentEvent) -> None:
    """Turn a switch over; the key holds the line after that."""
    page, rest = _named(event)
    await event.context.replace(await page.post(line=rest.partition(".")[2]))


async def open_form(event: ComponentEvent) -> None:
    """Open the form in which a line is typed."""
    words = event.context.words
    page, _ = _named(event)
    modal = form(
        Key("learn_typed", text=f"{page.game.info.key}.{page.step.key}"),
        title=words("form-title"),
        label=words("form-label"),
        hint=words("form-hint"),
        longest=LONGEST_LINE,
    )
    await event.context.interaction.response.send_modal(modal)


async def on_submit_line(event: ComponentEvent) -> None:
    """Judge the line that was typed into the form."""
    page, _ = _named(event)
    await _judged(event.context, page, event.value)


async def try_line(event: ComponentEvent) -> None:
    """Judge the line that was put together."""
    page, line = _named(event)
    await _judged(event.context, page, line)


async def answer(event: ComponentEvent) -> None:
    """Judge the answer to a question."""
    context = event.context
    page, chosen = _named(event)
    if not isinstance(page.step, Question) or chosen not in page.step.answers:
        raise UnknownButton
    if chosen != page.step.right:
        return await context.replace(await page.post(told=page.wrong(chosen)))
    return await _solved(context, page, None)


async def hint(event: ComponentEvent) -> None:
    """Help, and offer the solution."""
    page, _ = _named(event)
    await event.context.replace(await page.post(told=page.hint(), is_helped=True))


async def solution(event: ComponentEvent) -> None:
    """Show what solves a step, ready to be played where it is a line."""
    page, _ = _named(event)
    line = page.step.solution if isinstance(page.step, Task) else ""
    await event.context.replace(await page.post(line=line, told=page.solution(), is_solution=True))


async def steps(event: ComponentEvent) -> None:
    """Show all steps of a lesson."""
    context, lesson = event.context, lesson_of(event.key.text)
    await context.replace(posts.contents(lesson, await _solved_steps(context, lesson), context.recipient))


async def end(event: ComponentEvent) -> None:
    """Say what follows the last step."""
    context, lesson = event.context, lesson_of(event.key.text)
    has_computer = lesson.game.info.key in context.services.computer_versions
    await context.replace(posts.end(lesson, context.recipient, has_computer=has_computer))


async def where_left(context: RequestContext, lesson: Lesson) -> Post:
    """Return the first step that the person has not solved; all steps where there is none."""
    solved = await _solved_steps(context, lesson)
    for step in lesson.steps:
        if step.key not in solved:
            return await _page_of(context, lesson, step).post()
    return posts.contents(lesson, solved, context.recipient)


async def _solved_steps(context: RequestContext, lesson: Lesson) -> frozenset[str]:
    found = await context.store.people.solved_steps(context.person)
    return frozenset(progress.step for progress in found if progress.game == lesson.game.info.key)


async def _judged(context: RequestContext, page: LessonPage, line: str) -> None:
    """Carry a line out at the position of a task, and say how it did."""
    if not isinstance(page.step, Task):
        raise UnknownButton
    try:
        verdict = judge(page.lesson, page.step, line)
    except MoveError as error:
        return await context.replace(await page.post(told=page.refused(error, line)))
    if verdict.hint is not None:
        return await context.replace(await page.post(told=page.missed(verdict)))
    return await _solved(context, page, verdict)


async def _solved(context: RequestContext, page: LessonPage, verdict: Verdict | None) -> None:
    """Keep that a step is solved, and say what came of it."""
    await context.services.people.note_solved(SolvedStep(context.person, page.game.info.key, page.step.key))
    await context.replace(await page.solved(verdict))


def _named(event: ComponentEvent) -> tuple[LessonPage, str]:
    """Return the step that a component is about, and the rest of its key."""
    game, _, rest = event.key.text.partition(".")
    key, _, rest = rest.partition(".")
    return _page(event.context, game, key), rest


def _page(context: RequestContext, game: str, key: str) -> LessonPage:
    lesson = lesson_of(game)
    step = lesson.step(key)
    if step is None:
        raise UnknownButton
    return _page_of(context, lesson, step)


def _page_of(context: RequestContext, lesson: Lesson, step: Step) -> LessonPage:
    return LessonPage(context.services.painter, lesson, step, context.recipient)


def lesson_of(game: str) -> Lesson:
    """Return the lesson of a game.

    Raises:
        UnknownButton: there is none.
    """
    if game not in LESSONS:
        raise UnknownButton
    return LESSONS[game]
