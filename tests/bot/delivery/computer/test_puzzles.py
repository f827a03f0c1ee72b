"""The puzzle of the week: looked for, asked once a week, answered once by each, solved after three days."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar, cast

import pytest

from bot.delivery.computer import puzzles as task
from bot.delivery.computer.puzzles import Puzzles
from bot.errors import ComputerFailed, ComputerIsBusy, UnknownButton
from bot.features.practice import puzzle as feature
from bot.operations.checking import _puzzle_faults
from bot.platform.runtime import Runtime
from bot.posts.post import Key, Post
from bot.requests.context import RequestContext
from bot.requests.routing import ComponentEvent
from engine.ids import MatchId, PersonId
from engine.people.preferences import Server
from engine.stores.practice import Puzzle, PuzzleAnswer
from games.core import Seat
from games.registry import GAMES
from players.puzzles import Finding
from tests.bot.bench import ANNA, BERND, CARLA, SERVER, Bench
from tests.bot.thinking import ThinksHere
from tests.fake_discord import FIRST_MESSAGE, FakeDiscord
from tests.memory.store import MemoryStore

T = TypeVar("T")
MONDAY = datetime(2026, 2, 2, 16, tzinfo=UTC)
"""An hour before the puzzle is due."""
ROOM = 77
DORA = PersonId(2**63 - 14)


class Finder(ThinksHere):
    """Finds what is played first in every position of a puzzle; counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__({})
        self.asked = 0
        self.margin: float | None = 0.3
        self.is_busy = False

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        _, game, state, seat, _ = arguments
        self.asked += 1
        if self.is_busy:
            raise ComputerIsBusy
        if self.margin is None:
            raise ComputerFailed
        line = next(iter(GAMES[game].notation.suggest(state, seat, ""))).line
        found: Any = Finding(line, self.margin) if self.margin else None
        return found  # type: ignore[no-any-return]


@dataclass
class Square:
    """A server with a finished match between Anna and Bernd."""

    bench: Bench
    discord: FakeDiscord
    finder: Finder
    at: datetime = MONDAY

    def task(self) -> Puzzles:
        """Return the task as after a restart."""
        delivery = self.bench.delivery(self.discord, now=lambda: self.at)
        return Puzzles(delivery, versions={"columbiz": 1}, computer_pool=self.finder)

    async def asked(self) -> Puzzle:
        """Return the puzzle of the week once it is posted."""
        self.at = MONDAY + timedelta(hours=2)
        for _ in range(2):
            await self.task().poll()
        found = await self.bench.store.puzzles.latest(SERVER)
        assert found is not None
        return found


async def square() -> Square:
    made = Square(Bench(store=MemoryStore()), FakeDiscord(), Finder())
    await made.bench.store.people.save_server(Server(SERVER, puzzle_channel=ROOM))
    match = (await made.bench.started(game="columbiz")).after
    for _ in range(3):
        await made.bench.play(match.id)
    await made.bench.matches.resign(match.id, BERND)
    return made


async def test_a_week_has_one_puzzle_whatever_is_restarted_and_the_next_week_the_next_one() -> None:
    here = await square()
    await here.task().poll()
    store = here.bench.store.puzzles
    assert here.discord.posts == []
    assert len(await store.waiting(SERVER)) == 1
    puzzle = await here.asked()
    assert list(here.discord.shown) == [FIRST_MESSAGE]
    assert puzzle.line not in here.discord.latest.text
    assert puzzle.match not in repr(here.discord.latest), "there the solution could be looked up"
    for days in (0, 1, 6):
        here.at = MONDAY + timedelta(days=days, hours=2)
        await here.task().poll()
    assert list(here.discord.shown) == [FIRST_MESSAGE]
    await store.add(replace(puzzle, week=None, channel=None, message=None, posted_at=None, closed_at=None))
    here.at = MONDAY + timedelta(days=7, hours=2)
    await here.task().poll()
    assert len(here.discord.shown) == 2


async def test_a_crash_between_the_post_and_its_note_asked_twice() -> None:
    here = await square()
    puzzle = await here.asked()
    await here.bench.store.puzzles.posted(puzzle.number, None)  # type: ignore[arg-type]
    await here.task().poll()
    assert list(here.discord.shown) == [FIRST_MESSAGE]
    assert (await here.asked()).message == FIRST_MESSAGE


async def test_the_solution_comes_after_three_days_with_counts_and_only_those_who_want_to_be_named() -> None:
    here = await square()
    puzzle = await here.asked()
    office = here.task()
    for person, line, is_named in ((CARLA, puzzle.line, True), (DORA, puzzle.line, False)):
        answer = PuzzleAnswer(puzzle.number, person, line, is_right=True, is_named=is_named, at=here.at)
        assert await office.answer(answer)
        assert not await office.answer(answer)
    here.at += timedelta(days=2, hours=23)
    await here.task().poll()
    assert puzzle.line not in here.discord.latest.text
    here.at += timedelta(hours=1)
    await here.task().poll()
    told = here.discord.latest.text
    assert f"`{puzzle.line}`" in told
    assert "2 of 2" in told or "2 von 2" in told
    assert str(CARLA) in told
    assert str(DORA) not in told
    late = PuzzleAnswer(puzzle.number, PersonId(5), puzzle.line, is_right=True, is_named=False, at=here.at)
    assert not await office.answer(late)


async def test_so_many_positions_are_looked_at_in_a_day_and_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    here = await square()
    here.finder.margin = 0
    monkeypatch.setattr(task, "LOOKED_A_DAY", 2)
    for _ in range(5):
        await here.task().poll()
    assert here.finder.asked == 2
    here.at += timedelta(days=1)
    for _ in range(5):
        await here.task().poll()
    assert here.finder.asked == 3, "the match has no more positions"


async def test_a_computer_player_that_fails_is_not_asked_about_the_same_position_for_ever() -> None:
    here = await square()
    here.finder.margin = None
    for _ in range(4):
        await here.task().poll()
    assert here.finder.asked == 3
    assert await here.bench.store.puzzles.waiting(SERVER) == []


async def test_a_busy_computer_used_up_what_may_be_looked_at_in_a_day() -> None:
    here = await square()
    other = (await here.bench.started(game="columbiz")).after
    await here.bench.play(other.id)
    await here.bench.matches.resign(other.id, BERND)
    here.finder.is_busy = True
    await here.task().poll()
    assert await here.bench.store.notes.read(task.LOOKED) == f"{MONDAY.date().isoformat()} 1"
    here.finder.is_busy = False
    await here.task().poll()
    assert len(await here.bench.store.puzzles.waiting(SERVER)) == 2


async def test_nothing_is_looked_for_where_nobody_wants_puzzles_or_matches_run() -> None:
    here = await square()
    await here.bench.store.people.save_server(Server(SERVER))
    await here.task().poll()
    assert here.finder.asked == 0
    other = Square(Bench(store=MemoryStore()), FakeDiscord(), Finder())
    await other.bench.store.people.save_server(Server(SERVER, puzzle_channel=ROOM))
    await other.bench.play((await other.bench.started(game="columbiz")).after.id)
    await other.task().poll()
    assert other.finder.asked == 0


async def test_a_puzzle_that_is_there_no_more_is_not_asked_and_check_finds_it() -> None:
    here = await square()
    await here.task().poll()
    store = here.bench.store
    [good] = await store.puzzles.waiting(SERVER)
    assert await _puzzle_faults(store, GAMES, good) == []
    bad = await store.puzzles.add(replace(good, margin=0.9, line="nonsense"))
    gone = await store.puzzles.add(replace(good, margin=0.8, move=99))
    assert [len(await _puzzle_faults(store, GAMES, puzzle)) for puzzle in (bad, gone)] == [1, 1]
    assert (await here.asked()).number == good.number
    assert [puzzle.number for puzzle in await store.puzzles.all()] == [good.number]


@dataclass
class OneSeason:
    """A season that is over or not."""

    is_over: bool

    async def season(self, _: object) -> "OneSeason":
        return self


async def test_neither_a_season_that_is_played_nor_a_private_nor_a_void_one_is_asked_about() -> None:
    here = await square()
    [summary] = await here.bench.store.matches.of_server(SERVER, viewer=None, phases=("over",), limit=1)
    match = await here.bench.matches.match(summary.match)
    assert match.outcome is not None
    office = here.task()
    assert await office._may_be_asked(match)
    fixture = replace(match, proposal=replace(match.proposal, fixture="season01/1/1"))
    for is_over in (True, False):
        office._services = replace(office._services, seasons=cast("Any", OneSeason(is_over)))
        assert await office._may_be_asked(fixture) == is_over
    private = replace(match, proposal=replace(match.proposal, is_private=True))
    assert not await office._may_be_asked(private)
    assert not await office._may_be_asked(replace(match, outcome=replace(match.outcome, reason="void")))


# --- Answering


@dataclass
class Desk:
    """What somebody is answered in private."""

    here: Square
    said: list[Post] = field(default_factory=list)

    async def press(self, person: PersonId, route: Any, key: Key, value: str = "") -> Post:
        services = self.here.bench.services()
        tasks = replace(services.tasks, puzzles=self.here.task())
        services = replace(services, tasks=tasks, runtime=Runtime(lambda: self.here.at))
        said = self.said

        class Replies:
            async def replace(self, interaction: Any, post: Post, recipient: Any) -> None:
                said.append(post)

        context = self.here.bench.context(person)
        context = RequestContext(context.interaction, replace(services, replies=Replies()), context.recipient)  # type: ignore[arg-type]
        await route(ComponentEvent(context, key, value))
        return said[-1]


async def test_one_answer_counts_and_it_can_be_named() -> None:
    here = await square()
    puzzle, desk = await here.asked(), Desk(here)
    number = puzzle.number
    first = await desk.press(CARLA, feature.show, Key("puzzle", position=number))
    assert puzzle.line not in first.text
    wrong = await desk.press(CARLA, feature.on_submit_line, Key("puzzle_typed", position=number), "nonsense")
    assert "nonsense" in wrong.text
    typed = await desk.press(CARLA, feature.on_submit_line, Key("puzzle_typed", position=number), puzzle.line.lower())
    assert f"`{puzzle.line}`" in typed.text
    assert await here.bench.store.puzzles.answers(number) == []
    await desk.press(CARLA, feature.answer, Key("puzzle_answer", position=number, text=puzzle.line))
    await desk.press(CARLA, feature.name, Key("puzzle_name", position=number, text="on"))
    [answer] = await here.bench.store.puzzles.answers(number)
    assert (answer.line, answer.is_right, answer.is_named) == (puzzle.line, True, True)
    match = await here.bench.matches.match(puzzle.match)
    before = (await here.task().transition(puzzle)).before
    others = [c.line for c in here.bench.matches.game_of(match).notation.suggest(before, Seat(puzzle.seat), "")]
    await desk.press(CARLA, feature.answer, Key("puzzle_answer", position=number, text=others[-1]))
    assert await here.bench.store.puzzles.answers(number) == [answer]


async def test_who_has_played_in_the_match_looks_on_and_is_told() -> None:
    here = await square()
    puzzle, desk = await here.asked(), Desk(here)
    for route, text in ((feature.show, ""), (feature.answer, puzzle.line)):
        said = await desk.press(ANNA, route, Key("puzzle", position=puzzle.number, text=text))
        assert "You played in this match" in said.text
    assert await here.bench.store.puzzles.answers(puzzle.number) == []


async def test_old_buttons_tell_the_solution_and_foreign_ones_nothing() -> None:
    here = await square()
    puzzle, desk = await here.asked(), Desk(here)
    here.at += timedelta(days=3)
    await here.task().poll()
    said = await desk.press(CARLA, feature.show, Key("puzzle", position=puzzle.number))
    assert f"`{puzzle.line}`" in said.text
    with pytest.raises(UnknownButton):
        await desk.press(CARLA, feature.show, Key("puzzle", position=99))
    assert MatchId(puzzle.match) == puzzle.match
