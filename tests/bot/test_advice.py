"""Who plays an easy house player reads in private what would have been better; nobody else reads anything of it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import HouseIsBusy
from bot.features.play.advice import advise_after
from bot.platform.context import RequestContext
from engine.log.facts import HouseSeat
from engine.matches.service.service import Change
from games.core import Note, Seat
from players.advice import Advice
from tests.bot.bench import ANNA, CHANNEL, SERVER, Bench, recipient
from tests.bot.test_lessons import Kept
from tests.bot.thinking import ThinksHere

NOTES = (Note("brings", {"points": 2, "prisoners": 0}),)


class Advises(ThinksHere):
    """Thinks of one line whatever it is asked."""

    def __init__(self, advice: Advice | None) -> None:
        super().__init__()
        self.advice = advice
        self.asked: list[Any] = []

    async def do(self, function: Any, *arguments: Any, person: Any = None) -> Any:
        self.asked.append(arguments)
        return self.advice


class IsBusy(ThinksHere):
    """Has no time for anybody."""

    async def do(self, function: Any, *arguments: Any, person: Any = None) -> Any:
        raise HouseIsBusy


async def moved(bench: Bench, house: Sequence[HouseSeat]) -> Change:
    """Let Anna play a line, in a match against the house if there is any."""
    if house:
        change = await bench.matches.propose(
            "columbiz", by=ANNA, server=SERVER, channel=CHANNEL, house=house, wished_seat=Seat(0)
        )
    else:
        change = await bench.started(game="columbiz")
    return await bench.play(change.after.id)


async def heard(thinkers: ThinksHere, *house: HouseSeat) -> list[str]:
    bench = Bench()
    change = await moved(bench, house)
    context = bench.context()
    shown: list[Any] = []
    asking: Any = Kept(
        RequestContext(context.interaction, replace(context.services, thinkers=thinkers), recipient("en")), shown
    )
    await advise_after(asking, change.after, change.moments[0])
    return [post.text for post in shown]


async def test_a_better_line_is_named_with_what_it_would_have_brought() -> None:
    (said,) = await heard(Advises(Advice("5/3", NOTES)), HouseSeat("easy", 1))
    assert "`5/3`" in said
    assert "2" in said


async def test_nothing_is_said_where_nothing_was_better() -> None:
    assert await heard(Advises(None), HouseSeat("easy", 1)) == []


async def test_a_house_without_time_says_nothing() -> None:
    assert await heard(IsBusy(), HouseSeat("easy", 1)) == []


@pytest.mark.parametrize("house", [(), (HouseSeat("hard", 1),)])
async def test_only_easy_house_players_give_advice(house: Sequence[HouseSeat]) -> None:
    thinkers = Advises(Advice("5/3", NOTES))
    assert await heard(thinkers, *house) == []
    assert thinkers.asked == []
