"""Looking back at a match that is over: what the computer is asked, what is kept, and what the page says."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, TypeVar

import pytest

from bot.delivery.computer.reviews import Reviews
from bot.errors import NoComputerPlayer
from bot.posts.post import Buttons, Post
from bot.posts.practice.review import Review, TurningPoint, review_post
from engine.ids import PersonId, computer_person
from engine.matches.errors import NotOverYet
from engine.matches.state.match import Match
from games.core import Chance, Seat
from games.registry import GAMES
from players.core import Level, Player
from players.registry import PLAYERS
from tests.bot.bench import ANNA, BERND, Bench, recipient, recipients
from tests.bot.thinking import ThinksHere

T = TypeVar("T")
GAME = GAMES["columbiz"]
START = datetime(2026, 1, 1, 12, tzinfo=UTC)


def estimate(state: Any) -> tuple[float, float]:
    """Favour the player with more points, and the first player at every odd turn."""
    turn = GAME.rules.turn_number(state)
    share = 0.8 if turn % 2 else 0.4
    return share, 1 - share


def choose(state: Any, seat: Seat, level: Level, chance: Chance) -> Any:
    return GAME.rules.sample(state, seat, chance)


class Thinking(ThinksHere):
    """Thinks as it is told and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__({"columbiz": Player(GAME, choose, estimate)})
        self.asked: list[str] = []

    async def do(self, function: Callable[..., T], *arguments: Any, person: PersonId | None = None) -> T:
        work, game, *rest = arguments
        self.asked.append(work.__name__)
        answer: T = work(self.players[game], *rest)
        return answer


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("players.review.TURNS", 2)


class Clock:
    """A clock that goes on by a minute whenever it is looked at."""

    def __init__(self) -> None:
        self.at = START

    def __call__(self) -> datetime:
        self.at += timedelta(minutes=1)
        return self.at


async def finished(moves: int = 6) -> tuple[Bench, Match]:
    bench = Bench(now=Clock())
    match = (await bench.started(game="columbiz")).after
    for _ in range(moves):
        await bench.play(match.id)
    return bench, (await bench.matches.resign(match.id, BERND)).after


def reviews(bench: Bench, thinking: Thinking, version: int = 1) -> Reviews:
    return Reviews(bench.store, bench.matches, versions={"columbiz": version}, computer_pool=thinking)


async def test_a_match_is_thought_about_once_and_again_by_a_newer_player() -> None:
    bench, match = await finished()
    thinking = Thinking()
    office = reviews(bench, thinking)
    assert await office.kept(match) is None
    progress: list[tuple[int, int]] = []

    def note(done: int, whole: int) -> None:
        progress.append((done, whole))

    made = await office.made(match, ANNA, note)
    assert progress == sorted(progress)
    assert all(0 < done <= whole for done, whole in progress)
    asked = len(thinking.asked)
    assert await office.kept(match) == made
    assert len(thinking.asked) == asked
    assert await reviews(bench, thinking, version=2).kept(match) is None
    assert await office.kept(replace(match, position=match.position + 1)) is None
    assert await office.made(match, BERND, note) == made, "the same luck is sampled for everybody"


async def test_it_says_where_the_match_turned_and_what_the_computer_would_have_played() -> None:
    bench, match = await finished()
    review = await reviews(bench, Thinking()).made(match, ANNA, lambda *_: None)
    assert review.moves == tuple(range(match.moves + 1))
    assert len(review.turns) == 3
    states = [await bench.matches.logs.state_at(match.id, move) for move in range(match.moves + 1)]
    for turn in review.turns:
        before, after = states[turn.move - 1], states[turn.move]
        assert (turn.before, turn.after) == (estimate(before)[turn.seat], estimate(after)[turn.seat])
        assert GAME.rules.is_legal(before, turn.mover, GAME.notation.parse(before, turn.mover, turn.better))
        assert GAME.rules.is_legal(before, turn.mover, GAME.notation.parse(before, turn.mover, turn.line))
    assert sum(review.luck) == pytest.approx(0)
    played = await bench.matches.logs.history(match.id)
    assert review.throws == review.weighed_throws == len(played) - match.moves


async def test_what_is_dealt_in_secret_is_no_luck_of_the_dice() -> None:
    """Of Confusion, where nothing but the types is drawn, it was told that nobody had had more luck of the dice."""
    bench = Bench(now=Clock())
    match = (await bench.started(game="confusion")).after
    for person in (ANNA, BERND):
        await bench.matches.deliver(match.id, person, how="fetched")
    await bench.play(match.id)
    over = (await bench.matches.resign(match.id, BERND)).after
    computer_pool = ThinksHere(PLAYERS)
    office = Reviews(bench.store, bench.matches, versions={"confusion": 1}, computer_pool=computer_pool)
    review = await office.made(over, ANNA, lambda *_: None)
    assert (review.throws, review.luck) == (0, ())


async def test_time_used_is_that_of_the_clocks_else_what_went_by() -> None:
    bench, match = await finished()
    review = await reviews(bench, Thinking()).made(match, ANNA, lambda *_: None)
    assert not review.has_clocks
    assert all(seconds >= 60 for seconds in review.seconds)


async def test_only_a_finished_match_of_a_game_with_a_computer_player_is_looked_back_at() -> None:
    bench = Bench()
    running = (await bench.started(game="columbiz")).after
    office = reviews(bench, Thinking())
    with pytest.raises(NotOverYet):
        office.require(running)
    circles = (await bench.matches.resign((await bench.started()).after.id, ANNA)).after
    with pytest.raises(NoComputerPlayer):
        office.require(circles)


TURN = TurningPoint(3, Seat(1), "A1", Seat(0), before=0.3, after=0.62, thrown=0.3, better="B2")
REVIEW = Review((0, 1, 2, 3), ((0.5, 0.5),) * 4, (TURN,), (0.12, -0.12), (0.03, 0.03), 90, 60, (3600, 7200), True)


def labels(post: Post) -> list[str]:
    return [button.label for block in post.blocks if isinstance(block, Buttons) for button in block.items]


async def test_the_page_tells_turning_points_luck_and_time_and_leads_to_positions() -> None:
    _, match = await finished()
    for reader in recipients():
        post = review_post(GAME, match, REVIEW, reader, b"picture")
        for shown in ("`A1`", "`B2`", "30 %", "62 %", "+12 %", "−12 %", "± 3", "60", "90"):
            assert shown in post.text.replace("\xa0", " ")
        assert len(labels(post)) == 1
        [row] = [block for block in post.blocks if isinstance(block, Buttons)]
        key = row.items[0].key
        assert key is not None
        assert (key.route, key.match, key.text) == ("board", match.id, "turn1.2")


async def test_the_time_that_a_computer_player_takes_is_not_told() -> None:
    _, match = await finished()
    alone = replace(match, persons=(ANNA, computer_person("easy", 0)))
    said = [review_post(GAME, played, REVIEW, recipient("en"), b"picture").text for played in (match, alone)]
    assert ["2 hours" in text for text in said] == [True, False]
    assert all("1 hour" in text for text in said)


async def test_without_dice_turns_or_clocks_it_says_less() -> None:
    _, match = await finished()
    quiet = replace(REVIEW, turns=(), luck=(), doubt=(), throws=0, weighed_throws=0, seconds=(0, 0))
    post = review_post(GAME, match, quiet, recipient("en"), b"picture")
    assert "±" not in post.text
    assert labels(post) == []
