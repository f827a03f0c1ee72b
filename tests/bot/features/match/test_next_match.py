"""*Next match* leads to the match that has waited longest for the person's move, and to nothing else."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.features.match.lists import show_next
from bot.posts.post import Buttons, Picture, Post
from bot.requests.context import RequestContext
from engine.ids import MatchId
from engine.matches.queue import MANY_IN_SEASON, stops
from tests.bot.bench import ANNA, BERND, CARLA, WORDS, Bench

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class Hall:
    """Matches that begin an hour after each other."""

    def __init__(self) -> None:
        self.now = NOON
        self.bench = Bench(now=lambda: self.now)

    async def begin(self) -> MatchId:
        self.now += timedelta(hours=1)
        return (await self.bench.started()).after.id

    async def shown(self, place: int = 0, person: int = ANNA) -> Post:
        context = self.bench.context(ANNA if person == ANNA else BERND if person == BERND else CARLA)
        said: list[Post] = []

        class Heard(RequestContext):
            async def replace(self, post: Post) -> None:
                said.append(post)

            async def say_post(self, post: Post) -> None:
                said.append(post)

        await show_next(Heard(context.interaction, context.services, context.recipient), place)
        return said[-1]


def led_to(post: Post) -> list[str]:
    """Return the matches that the buttons of a post are about, and the routes of those about none."""
    found = [button for block in post.blocks if isinstance(block, Buttons) for button in block.items if button.key]
    return list(
        dict.fromkeys(
            button.key.match if button.key.match != "-" else button.key.route for button in found if button.key
        )
    )


async def test_the_one_that_waits_longest_comes_first_with_its_board_and_the_others_by_a_button() -> None:
    hall = Hall()
    first, second = await hall.begin(), await hall.begin()
    assert led_to(await hall.shown()) == [first, "next"]
    assert led_to(await hall.shown(1)) == [second, "next"]
    assert led_to(await hall.shown(2)) == [first, "next"], "after the last comes the first again"
    assert [block for block in (await hall.shown()).blocks if isinstance(block, Picture)]
    hall.now += timedelta(hours=1)
    await hall.bench.play(first)
    assert led_to(await hall.shown()) == [second]
    assert led_to(await hall.shown(person=BERND)) == [first]


async def test_it_says_so_where_nothing_waits() -> None:
    hall = Hall()
    await hall.begin()
    assert (await hall.shown(person=CARLA)).text == WORDS["en"]("next-none")
    assert (await hall.shown(7, person=BERND)).text == WORDS["en"]("next-none")


def test_of_a_season_with_many_that_wait_only_the_longest_is_led_to() -> None:
    assert stops([]) == ()
    assert stops([None, None]) == (0, 1)
    assert stops(["a", "a", None]) == (0, 1, 2)
    assert stops([None, "a", "b", "a", "a", "b"]) == (0, 1, 2, 5)


@given(st.lists(st.sampled_from([None, "a", "b"]), max_size=12))
def test_every_season_and_every_match_of_none_is_reached(seasons: list[str | None]) -> None:
    found = stops(seasons)
    assert list(found) == sorted(set(found))
    assert {seasons[at] for at in found} == set(seasons)
    assert sum(seasons[at] is None for at in found) == seasons.count(None)
    for season in {"a", "b"} & set(seasons):
        count = seasons.count(season)
        assert [seasons[at] for at in found].count(season) == (1 if count >= MANY_IN_SEASON else count)
        assert seasons.index(season) in found
