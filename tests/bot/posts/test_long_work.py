"""Nobody waits behind what somebody else has asked for: animations that take for ever are drawn only when told."""

import asyncio
import threading
from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, cast

import pytest

from bot.errors import Busy
from bot.features.person import own_data
from bot.posts.long_work import MOST_WAITING, Begun, LongWork
from bot.posts.painter import Painter
from bot.posts.progress import WorkProgress
from bot.requests.context import RequestContext
from engine.ids import PersonId
from games.registry import GAMES
from renderers.core import Tell
from tests.bot.bench import ANNA, BERND, WORDS
from tests.secrets.world import World

LOOK: Any = {"theme": "dark", "words": WORDS["en"]}
FAR = 60
"""Seconds after which a test that hangs gives up; none comes near."""


class SlowRenderer:
    """Draws boards at once, and animations when it is let."""

    words = ()

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.finished: list[str] = []
        self.has_begun = threading.Semaphore(0)
        self.may_end = threading.Semaphore(0)

    def board(self, view: Any, **look: Any) -> bytes:
        return b"board"

    def sheet(self, rows: Any, **look: Any) -> bytes:
        return b"sheet"

    def replay(self, views: Sequence[Any], *, tell: Tell, **look: Any) -> bytes:
        (name,) = views
        self.begun.append(name)
        tell(0, 1)
        self.has_begun.release()
        assert self.may_end.acquire(timeout=FAR)
        tell(1, 1)
        self.finished.append(name)
        return f"animation of {name}".encode()


class Studio:
    """A painter with a slow renderer, and people who ask it for animations."""

    def __init__(self) -> None:
        self.renderer = SlowRenderer()
        self.painter = Painter({"game": cast("Any", self.renderer)})
        self.asked: list[asyncio.Task[bytes]] = []

    def ask(self, person: PersonId, name: str) -> asyncio.Task[bytes]:
        """Let somebody ask for an animation."""
        return self.begin(person, name).task

    def begin(self, person: PersonId, name: str) -> Begun[bytes]:
        """Let somebody ask for an animation, which they may stop."""
        views: Any = [name]

        async def draw(progress: WorkProgress) -> bytes:
            return await self.painter.replay("game", lambda: views, tell=progress.tell, **LOOK)

        async def ask(progress: WorkProgress) -> bytes:
            return await self.painter.long_work.do(person, name, draw, size=len, progress=progress)

        begun = self.painter.long_work.begin(person, ask)
        self.asked.append(begun.task)
        return begun

    async def begun(self) -> str:
        """Return the next animation that is being drawn."""
        await asyncio.to_thread(self.renderer.has_begun.acquire, timeout=FAR)
        return self.renderer.begun[-1]

    def finish(self, count: int = 1) -> None:
        """Let animations be finished."""
        self.renderer.may_end.release(count)


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    made = Studio()
    yield made
    made.finish(100)
    await asyncio.gather(*made.asked, return_exceptions=True)
    made.painter.close()


async def test_ten_animations_of_one_person_let_no_board_and_no_sheet_wait(studio: Studio) -> None:
    for number in range(10):
        studio.ask(ANNA, f"anna {number}")
    assert await studio.begun() == "anna 0"
    async with asyncio.timeout(FAR):
        assert await studio.painter.board("game", None, **LOOK) == b"board"  # type: ignore[arg-type]
        assert await studio.painter.sheet("game", [], page=0, **LOOK) == b"sheet"


async def test_another_person_waits_for_one_animation_not_for_ten(studio: Studio) -> None:
    for number in range(10):
        studio.ask(ANNA, f"anna {number}")
    assert await studio.begun() == "anna 0"
    bernds = studio.ask(BERND, "bernd")
    await asyncio.sleep(0)
    studio.finish()
    assert await studio.begun() == "bernd"
    studio.finish()
    assert await bernds == b"animation of bernd"


async def test_who_asks_for_too_much_is_refused_and_gets_what_was_begun(studio: Studio) -> None:
    asked = [studio.ask(ANNA, f"anna {number}") for number in range(10)]
    await studio.begun()
    refused = [task for task in asked if task.done()]
    assert len(refused) == 10 - 1 - MOST_WAITING
    assert all(isinstance(task.exception(), Busy) for task in refused)
    studio.finish(10)
    assert await asked[0] == b"animation of anna 0"
    assert [await task for task in asked[: 1 + MOST_WAITING]] == [
        f"animation of anna {number}".encode() for number in range(1 + MOST_WAITING)
    ]
    studio.painter.long_work.require_room(ANNA)


async def test_what_was_drawn_before_or_is_being_drawn_is_not_drawn_again(studio: Studio) -> None:
    first, second = studio.ask(ANNA, "the match"), studio.ask(BERND, "the match")
    await studio.begun()
    studio.finish()
    assert await first == await second == await studio.ask(ANNA, "the match")
    assert studio.renderer.begun == ["the match"]


async def test_what_is_stopped_ends_in_its_thread_and_the_next_one_has_its_turn(studio: Studio) -> None:
    begun = studio.begin(ANNA, "unwanted")
    await studio.begun()
    assert (begun.progress.done, begun.progress.whole) == (0, 1)
    assert not studio.painter.long_work.stop(BERND, begun.name), "it is not his"
    assert studio.painter.long_work.stop(ANNA, begun.name)
    await asyncio.wait({begun.task})
    assert begun.task.cancelled()
    assert not studio.painter.long_work.stop(ANNA, begun.name), "nothing is left"
    following = studio.ask(ANNA, "wanted")
    studio.finish(2)
    assert await following == b"animation of wanted"
    assert studio.renderer.finished == ["wanted"]


async def test_what_others_wait_for_goes_on_when_one_of_them_stops_it(studio: Studio) -> None:
    first, second = studio.begin(ANNA, "the match"), studio.begin(BERND, "the match")
    await studio.begun()
    assert studio.painter.long_work.stop(ANNA, first.name)
    await asyncio.wait({first.task})
    studio.finish()
    assert await second.task == b"animation of the match"


async def test_what_cannot_be_done_by_halves_ends_after_a_step_or_not_at_all() -> None:
    long_work, steps, may_go_on = LongWork(), list[int](), asyncio.Event()

    async def give_up(progress: WorkProgress) -> None:
        progress.go_by_steps()
        for step in progress.through(range(3)):
            await may_go_on.wait()
            steps.append(step)

    async def post(progress: WorkProgress) -> str:
        progress.settle()
        await may_go_on.wait()
        return "posted"

    by_steps, at_once = long_work.begin(ANNA, give_up), long_work.begin(ANNA, post)
    await asyncio.sleep(0)
    assert long_work.stop(ANNA, by_steps.name)
    assert not long_work.stop(ANNA, at_once.name)
    may_go_on.set()
    await asyncio.wait({by_steps.task, at_once.task})
    assert by_steps.task.cancelled()
    assert steps == [0]
    assert at_once.task.result() == "posted"
    long_work.close()


async def test_own_data_is_put_together_once_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    world, may_end, running, most = World(GAMES["gamwin"], dict(WORDS), lambda *_: 1), asyncio.Event(), 0, 0

    async def slow(*_: object) -> bytes:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await may_end.wait()
        running -= 1
        return b"{}"

    monkeypatch.setattr(own_data, "own_data", slow)
    contexts = [await RequestContext.of(world._interaction(ANNA)) for _ in range(10)]
    asked = [asyncio.create_task(own_data.send_data(context)) for context in contexts]
    await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
    may_end.set()
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert most == 1
    assert [type(result) for result in done].count(Busy) == 10 - 1 - MOST_WAITING


async def test_what_fails_is_tried_again_and_blocks_nobody() -> None:
    long_work, tries = LongWork(), []

    async def fail(_: WorkProgress) -> bytes:
        tries.append(1)
        raise OSError("no such font")

    for _ in range(5):
        with pytest.raises(OSError, match="font"):
            await long_work.do(ANNA, "key", fail, size=len)
    assert len(tries) == 5
    long_work.close()


async def test_results_are_kept_within_bounds() -> None:
    long_work, made = LongWork(room=10), []

    async def make(number: int, _: WorkProgress) -> bytes:
        made.append(number)
        return bytes(4)

    for number in (0, 1, 0, 2, 1):
        await long_work.do(ANNA, number, partial(make, number), size=len)
    assert made == [0, 1, 2, 1], "0 was used later than 1, so 1 has made room for 2"
    await long_work.do(ANNA, "large", partial(make, 3), size=lambda _: 11)
    await long_work.do(ANNA, "large", partial(make, 4), size=lambda _: 11)
    assert made[-2:] == [3, 4]
    long_work.close()
