"""Lessons as somebody reads them: a step with its picture and its menus, what came of a try, all steps of a game.

The words of a step are those of `games.lessons.Lesson`; every component holds all that is needed to go on, so that
buttons of a lesson never grow old.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from bot.markup import EMPTY, Markup, code_block
from bot.posts import limits
from bot.posts.match.builder import choice_menus
from bot.posts.painter import Painter
from bot.posts.post import Block, Button, Key, Picture, Post, Select, SelectOption, Text, rows
from bot.posts.recipients import Recipient
from bot.posts.speech import Speech, shortened
from engine.log.codec import AnyGame
from games.core import BOARD, Choice, MoveError, TurnableView, View
from games.lessons import Lesson, Question, Step, Task, Verdict, learner, position

MOST_MARKS = 12
"""The most places that are marked; more would hide the board."""


@dataclass(frozen=True, slots=True)
class LessonPage:
    """One step of a lesson for one reader."""

    painter: Painter
    lesson: Lesson
    step: Step
    recipient: Recipient

    @property
    def game(self) -> AnyGame:
        """Return the game that is taught."""
        return self.lesson.game

    async def post(
        self, *, line: str = "", told: Markup = EMPTY, is_helped: bool = False, is_solution: bool = False
    ) -> Post:
        """Return the step with what may be done.

        Args:
            line: what has been chosen so far.
            told: what came of the last try.
            is_helped: the hint has been given, so that the solution is what is offered next.
            is_solution: the line is the solution, and `told` names it.
        """
        said = Markup("{}\n{}\n\n{}").format(
            self._title(), self._word(), self._say("learn-task", task=self._word("task"))
        )
        so_far = self._say("learn-line", line=shortened(line)) if line and not is_solution else EMPTY
        return Post.of(
            said,
            *await self._pictures(line),
            *([told] if told else []),
            *([so_far] if so_far else []),
            *([] if line and is_solution else self._menus(line)),
            *rows(self._buttons(line, is_helped=is_helped, is_solution=is_solution)),
        )

    async def solved(self, verdict: Verdict | None) -> Post:
        """Return what is said of a step that is solved: by a line, with what it brought about, or by an answer."""
        words, speech = self.recipient.words, Speech(self.recipient.words)
        done = f"{self._message}.done"
        lines = [self._title(), self._say("learn-right", answer=self._answered(verdict))]
        state = position(self.lesson, self.step)
        if verdict is not None:
            state = verdict.transition.after
            lines.append(speech.notes(self.game, self.game.narration.describe(verdict.transition)))
        if words.has(done):
            lines.append(words(done))
        following = self.lesson.after(self.step)
        game = self.game.info.key
        on = Key("learn_step", text=f"{game}.{following.key}") if following else Key("learn_end", text=game)
        buttons = [
            Button(words("button-learn-next" if following else "button-learn-on"), on, "success"),
            Button(words("button-learn-again"), Key("learn_step", text=self._here)),
            Button(words("button-learn-steps"), Key("learn_steps", text=self.game.info.key)),
        ]
        return Post.of(Markup("\n").join(filter(None, lines)), *await self._drawn(state, ()), *rows(buttons))

    def missed(self, verdict: Verdict) -> Markup:
        """Return what is said of a line that does not solve the task."""
        return self._say("learn-missed", line=shortened(verdict.line), hint=self._word(f"hint-{verdict.hint}"))

    def wrong(self, answer: str) -> Markup:
        """Return what is said of a wrong answer."""
        return self._say("learn-wrong", answer=self._word(f"answer-{answer}"), hint=self._word(f"hint-{answer}"))

    def refused(self, error: MoveError, typed: str) -> Markup:
        """Return why a line cannot be played, as in a match."""
        return Speech(self.recipient.words).move_error(self.game, error, typed)

    def hint(self) -> Markup:
        """Return the help for a person who asks."""
        return self._say("learn-hint", hint=self._word("hint"))

    def solution(self) -> Markup:
        """Return what solves the step."""
        if isinstance(self.step, Question):
            return self._say("learn-answer", answer=self._word(f"answer-{self.step.right}"))
        return self._say("learn-solution", line=self.step.solution)

    @property
    def _message(self) -> str:
        return f"learn-{self.game.info.key}-{self.step.key}"

    def _word(self, attribute: str = "") -> Markup:
        return self.recipient.words(f"{self._message}.{attribute}" if attribute else self._message)

    def _say(self, message: str, **params: str) -> Markup:
        return self.recipient.words(message, **params)

    @property
    def _here(self) -> str:
        """Return what the keys of this step begin with."""
        return f"{self.game.info.key}.{self.step.key}"

    def _title(self) -> Markup:
        number, count = self.lesson.number(self.step), len(self.lesson.steps)
        name = Speech(self.recipient.words).game(self.game)
        return self._say("learn-title", game=name, number=str(number), count=str(count), title=self._word("title"))

    def _answered(self, verdict: Verdict | None) -> Markup:
        if isinstance(self.step, Question):
            return self._word(f"answer-{self.step.right}")
        return Markup("`{}`").format(shortened(verdict.line)) if verdict else EMPTY

    def _choices(self, line: str) -> tuple[Choice, ...]:
        """Return what may stand next; nothing that is known by its number only, as long as no picture shows numbers."""
        if isinstance(self.step, Question):
            return ()
        state, seat = position(self.lesson, self.step), learner(self.lesson, self.step)
        narration, found = self.game.narration, tuple(self.game.notation.choices(state, seat, line))
        if line or narration.view_with_choices(state, seat, line) == narration.view(state, seat):
            return found
        return tuple(task for task in found if not task.is_complete)

    def _menus(self, line: str) -> list[Block]:
        """Return what may stand next in a line, or the answers of a question."""
        step = self.step
        if isinstance(step, Question):
            answers = [
                Button(self._word(f"answer-{answer}"), Key("learn_answer", text=f"{self._here}.{answer}"), "primary")
                for answer in step.answers
            ]
            return [*rows(answers)]
        fitting = [
            choice for choice in self._choices(line) if Key("learn_turn", text=f"{self._here}.00.{choice.line}").fits
        ]
        return choice_menus(
            Speech(self.recipient.words),
            self.game,
            fitting,
            pick=lambda text: Key("learn_pick", text=f"{self._here}.{text}"),
            turn_over=lambda text: Key("learn_turn", text=f"{self._here}.{text}"),
        )

    def _buttons(self, line: str, *, is_helped: bool, is_solution: bool) -> list[Button]:
        words = self.recipient.words
        buttons = []
        attempt = Key("learn_try", text=f"{self._here}.{line}")
        if line and attempt.fits and self._previewed(line) is not None:
            buttons.append(Button(words("button-learn-try"), attempt, "success"))
        if line:
            buttons.append(Button(words("button-start-over"), Key("learn_step", text=self._here)))
        if isinstance(self.step, Task):
            buttons.append(Button(words("button-type"), Key("learn_type", text=self._here), "primary"))
        if is_helped:
            buttons.append(Button(words("button-learn-show"), Key("learn_show", text=self._here)))
        elif not is_solution:
            buttons.append(Button(words("button-learn-hint"), Key("learn_hint", text=self._here)))
        return [*buttons, Button(words("button-learn-steps"), Key("learn_steps", text=self.game.info.key))]

    def _previewed(self, line: str) -> Any:
        """Return the state that a line leads to, as the learner may be shown it before; None if it is not whole yet."""
        state, seat = position(self.lesson, self.step), learner(self.lesson, self.step)
        try:
            after, _ = self.game.preview(state, seat, self.game.notation.parse(state, seat, line))
        except MoveError:
            return None
        return after

    async def _pictures(self, line: str) -> list[Block]:
        state, seat = position(self.lesson, self.step), learner(self.lesson, self.step)
        if not line:
            return await self._drawn(state, self.step.marks)
        after = self._previewed(line)
        if after is not None:
            return await self._drawn(after, ())
        narration = self.game.narration
        view = narration.view_with_choices(state, seat, line)
        labels = tuple(dict.fromkeys(choice.label for choice in self._choices(line) if choice.is_chosen is None))
        is_plain = view == narration.view(state, seat) and len(labels) <= MOST_MARKS
        return [await self._board(view, labels if is_plain else ())]

    async def _drawn(self, state: Any, marks: tuple[str, ...]) -> list[Block]:
        """Return a position as the step shows it, in words too for those who want that."""
        view = self.game.narration.view(state, learner(self.lesson, self.step))
        own = {} if self.step.shown == (BOARD,) else await self._private(view)
        pictures: list[Block] = [
            await self._board(view, marks) if name == BOARD else own[name] for name in self.step.shown
        ]
        return [*pictures, *([Text(code_block(view.text()))] if self.recipient.has_text else [])]

    async def _board(self, view: View, marks: tuple[str, ...]) -> Picture:
        words, key = self.recipient.words, self.game.info.key
        if self.recipient.has_turned_board and isinstance(view, TurnableView):
            view = view.turned()
        data = await self.painter.board(key, view, theme=self.recipient.theme, words=words, marks=marks)
        alt = limits.clip(Speech(words).notes(self.game, view.notes()), limits.ALT_TEXT)
        return Picture(f"{key}-{self.step.key}.png", data, alt)

    async def _private(self, view: View) -> dict[str, Picture]:
        """Return the pictures of what the learner alone may know, by name."""
        words, key, speech = self.recipient.words, self.game.info.key, Speech(self.recipient.words)
        drawn = await self.painter.private(key, view, theme=self.recipient.theme, words=words)
        return {
            picture.name: Picture(
                f"{key}-{self.step.key}-{picture.name}.png",
                picture.png,
                limits.clip(speech.notes(self.game, picture.notes), limits.ALT_TEXT),
            )
            for picture in drawn
        }


def contents(lesson: Lesson, solved: Collection[str], recipient: Recipient) -> Post:
    """Return all steps of a lesson as a menu, those that are solved marked; the last entry is its match."""
    words, info = recipient.words, lesson.game.info
    options = [
        SelectOption(
            words("learn-entry", number=str(number), title=words(f"learn-{info.key}-{step.key}.title")),
            step.key,
            words("learn-entry-solved") if step.key in solved else None,
        )
        for number, step in enumerate(lesson.steps, start=1)
    ]
    menu = Select(Key("learn_step", text=info.key), words("learn-steps-menu"), tuple(options))
    done = sum(step.key in solved for step in lesson.steps)
    name = Speech(words).game(lesson.game)
    said = words("learn-steps", game=name, done=str(done), count=str(len(lesson.steps)))
    on = Key("learn_end", text=info.key) if done == len(lesson.steps) else Key("learn", text=info.key)
    buttons = [
        Button(words("button-learn-on"), on, "primary"),
        Button(words("button-rules"), Key("rules", text=info.key)),
    ]
    return Post.of(said, menu, *rows(buttons))


def end(lesson: Lesson, recipient: Recipient, *, has_computer: bool) -> Post:
    """Return what follows the last step: a match against the easy computer player where there is one."""
    words, key = recipient.words, lesson.game.info.key
    computer = [
        Button(words("button-learn-play"), Key("computer_begin", text=f"{key}.easy.public"), "success"),
        Button(words("button-learn-choose"), Key("computer", text=key)),
    ]
    buttons = [
        *(computer if has_computer else []),
        Button(words("button-learn-steps"), Key("learn_steps", text=key)),
        Button(words("button-rules"), Key("rules", text=key)),
    ]
    told = "learn-end-computer" if has_computer else "learn-end"
    return Post.of(words(told, game=Speech(words).game(lesson.game)), *rows(buttons))


def games_menu(lessons: Collection[Lesson], recipient: Recipient) -> Post:
    """Return the games that are taught, as a menu."""
    words = recipient.words
    options = tuple(SelectOption(Speech(words).game(lesson.game), lesson.game.info.key) for lesson in lessons)
    return Post.of(words("learn-which"), Select(Key("learn"), words("rules-game-menu"), options))
