"""Lessons by their buttons: every step is solved, helped with and gone on from, in both languages, within limits."""

import json
from contextlib import suppress
from typing import Any

import pytest

from bot.errors import UnknownButton
from bot.features.person.data_file import own_data
from bot.i18n import LANGUAGES
from bot.markup import Markup
from bot.posts.post import Buttons, Key, Post, Select
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from bot.routes import ROUTES
from engine.ids import PersonId
from engine.people.preferences import Language
from games.lessons import Question, Task
from games.registry import LESSONS
from players.registry import PLAYERS
from renderers.core import NamedPicture
from tests.bot.bench import ANNA, BERND, Bench, NoPictures, recipient
from tests.bot.platform.test_layout import problems


class Sketches(NoPictures):
    """Draws nothing of what a player alone may know, either, but names it as the renderer does."""

    async def private(self, *_: Any, **__: Any) -> tuple[NamedPicture, ...]:
        return tuple(NamedPicture(name, b"private", ()) for name in ("dice", "mine", "yours"))


class Reader:
    """Somebody who reads a lesson: every answer is kept, the last one is on the screen."""

    def __init__(self, language: Language = "en") -> None:
        self.bench = Bench(painter=Sketches())
        self.language = language
        self.shown: list[Post] = []

    async def press(self, key: Key, value: str = "", person: PersonId = ANNA) -> Post:
        """Use a component; its custom_id is all that the bot gets."""
        asked = self.bench.interaction(person, self.language)
        context = RequestContext(asked, self.bench.services(), recipient(self.language))
        kept = Kept(context, self.shown)
        key = Key.decode(key.encode())
        await ROUTES[key.route](ComponentEvent(kept, key, value))  # type: ignore[arg-type]
        assert problems(self.screen) == []
        return self.screen

    @property
    def screen(self) -> Post:
        return self.shown[-1]

    def key(self, route: str) -> Key:
        """Return the key of the button on the screen that leads somewhere."""
        return next(key for key in keys(self.screen) if key.route == route)

    async def solve(self, game: str, step: Any) -> Post:
        """Do what solves a step that is on the screen."""
        if isinstance(step, Question):
            answers = [key for key in keys(self.screen) if key.route == "learn_answer"]
            return await self.press(next(key for key in answers if key.text.endswith(f".{step.right}")))
        return await self.press(Key("learn_typed", text=f"{game}.{step.key}"), step.solution)


class Kept:
    """A context whose answers are kept."""

    def __init__(self, context: RequestContext, shown: list[Post]) -> None:
        self._context = context
        self._shown = shown

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    async def say_post(self, post: Post) -> None:
        self._shown.append(post)

    async def say(self, *blocks: Markup) -> None:
        self._shown.append(Post.of(*blocks))

    replace = say_post


def keys(post: Post) -> list[Key]:
    """Return the keys of all components of a post."""
    rows = [block.items for block in post.blocks if isinstance(block, Buttons)]
    pressed = [button.key for row in rows for button in row if button.key]
    return [*pressed, *(block.key for block in post.blocks if isinstance(block, Select))]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_is_walked_from_its_first_step_to_its_end(game: str, language: Language) -> None:
    reader = Reader(language)
    await reader.press(Key("learn_open", text=game))
    for step in LESSONS[game].steps:
        await reader.press(reader.key("learn_hint"))
        await reader.press(reader.key("learn_show"))
        if isinstance(step, Task):
            await reader.press(reader.key("learn_try"))
        else:
            await reader.solve(game, step)
        on = "learn_step" if LESSONS[game].after(step) else "learn_end"
        await reader.press(next(key for key in keys(reader.screen) if key.route == on))
    solved = await reader.bench.store.people.solved_steps(ANNA)
    assert {done.step for done in solved} == {step.key for step in LESSONS[game].steps}
    assert reader.key("learn_steps").text == game
    assert (game in PLAYERS) == any(key.route == "computer_begin" for key in keys(reader.screen))


@pytest.mark.slow
@pytest.mark.parametrize("game", LESSONS)
async def test_who_errs_stays_at_the_step_with_a_hint(game: str) -> None:
    reader = Reader()
    for step in LESSONS[game].steps:
        if isinstance(step, Task):
            for typed in (*step.misses, *step.refused):
                await reader.press(Key("learn_typed", text=f"{game}.{step.key}"), typed)
                assert reader.key("learn_hint").text == f"{game}.{step.key}"
        else:
            for answer in {*step.answers} - {step.right}:
                await reader.press(Key("learn_answer", text=f"{game}.{step.key}.{answer}"))
                assert reader.key("learn_hint").text == f"{game}.{step.key}"
    assert not await reader.bench.store.people.solved_steps(ANNA)


async def test_a_lesson_goes_on_where_its_person_has_stopped_and_can_be_repeated() -> None:
    reader = Reader()
    first, second, *_ = LESSONS["columbiz"].steps
    await reader.press(Key("learn_open", text="columbiz"))
    await reader.solve("columbiz", first)
    assert second.key in reader.key("learn_step").text
    await reader.press(Key("learn", text="columbiz"))
    assert reader.key("learn_hint").text == f"columbiz.{second.key}"
    await reader.press(Key("learn", text="columbiz"), person=BERND)
    assert reader.key("learn_hint").text == f"columbiz.{first.key}"
    await reader.press(Key("learn_steps", text="columbiz"))
    await reader.press(reader.key("learn_step"), first.key)
    assert reader.key("learn_hint").text == f"columbiz.{first.key}"


async def test_a_line_is_put_together_by_clicking_and_judged_only_when_it_is_meant() -> None:
    reader = Reader()
    await reader.press(Key("learn_pick", text="columbiz.share.place.1"), "5/1")
    await reader.press(Key("learn_pick", text="columbiz.share.next.1"), "5/1, 5/2")
    assert not await reader.bench.store.people.solved_steps(ANNA)
    await reader.press(reader.key("learn_try"))
    assert [solved.step for solved in await reader.bench.store.people.solved_steps(ANNA)] == ["share"]


async def test_dice_are_kept_by_switches() -> None:
    reader = Reader()
    await reader.press(Key("learn_step", text="columbiz.keep"))
    await reader.press(reader.key("learn_turn"))
    assert reader.key("learn_try").text == "columbiz.keep.keep 1"


@pytest.mark.parametrize("route", [route for route in ROUTES if route.startswith("learn") and route != "learn_open"])
@pytest.mark.parametrize("text", ["chess.board", "columbiz.nowhere", "", ".", "columbiz.board.nothing"])
async def test_a_forged_button_solves_nothing(route: str, text: str) -> None:
    reader = Reader()
    with suppress(UnknownButton, AttributeError):  # a form is opened by the interaction itself, which nobody has here
        await reader.press(Key(route, text=text))
    assert not await reader.bench.store.people.solved_steps(ANNA)


OLD = (
    "learn_answer:-:/columbiz.board.three-fives",
    "learn_try:-:/columbiz.share.5/1, 5/2",
    "learn_try:-:/gamwin.throw.L9-R9, keep 4",
)
"""Buttons as they stand in people's messages for ever."""


@pytest.mark.parametrize("custom_id", OLD)
async def test_a_button_of_an_old_lesson_still_solves_its_step(custom_id: str) -> None:
    reader = Reader()
    await reader.press(Key.decode(custom_id))
    (solved,) = await reader.bench.store.people.solved_steps(ANNA)
    assert custom_id.partition("/")[2].startswith(f"{solved.game}.{solved.step}.")


async def test_what_somebody_has_solved_is_in_the_file_of_their_data() -> None:
    reader = Reader()
    await reader.press(Key.decode(OLD[0]))
    services = reader.bench.services()
    file = json.loads(await own_data(services.store, services.seasons.store, ANNA, WorkProgress()))
    assert file["solved_steps"] == [{"person": ANNA, "game": "columbiz", "step": "board"}]


async def test_what_does_not_exist_is_refused_politely() -> None:
    for route, text in (("learn", "chess"), ("learn_step", "columbiz.nowhere"), ("learn_answer", "columbiz.board.no")):
        with pytest.raises(UnknownButton):
            await Reader().press(Key(route, text=text))


async def test_places_are_offered_by_number_once_a_picture_shows_the_numbers() -> None:
    reader, task = Reader(), LESSONS["zirkeltanz"].steps[3]
    await reader.press(Key("learn_step", text=f"zirkeltanz.{task.key}"))
    assert [select.placeholder for select in selects(reader.screen)] == ["Lay a circle …"]
    await reader.press(Key("learn_pick", text=f"zirkeltanz.{task.key}"), "2a@")
    assert "A numbered place …" in [select.placeholder for select in selects(reader.screen)]


def selects(post: Post) -> list[Select]:
    """Return the menus of a post."""
    return [block for block in post.blocks if isinstance(block, Select)]
