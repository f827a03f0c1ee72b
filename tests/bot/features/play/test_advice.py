"""Advice after a move against an easy computer player, read in private by its opponent and by nobody else."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.errors import ComputerIsBusy
from bot.features.play.private_views import advise_after
from bot.requests.context import RequestContext
from engine.log.facts.start import ComputerSeat
from engine.matches.service.change import Change
from games.core import Note, Seat
from games.registry import GAMES
from players.advice import Advice
from tests.bot.bench import ANNA, CHANNEL, SERVER, Bench, recipient
from tests.bot.features.practice.test_learn import Kept
from tests.bot.thinking import ThinksHere

NOTES = (Note("brings", {"points": 2, "prisoners": 0}),)


class Advises(ThinksHere):
    """Advises to play what was played, as a line that can be played in any position, or nothing."""

    def __init__(self, *, is_content: bool = False) -> None:
        super().__init__()
        self.is_content = is_content
        self.asked: list[Any] = []

    async def do(self, function: Any, *arguments: Any, person: Any = None) -> Any:
        self.asked.append(arguments)
        return None if self.is_content else Advice(self.line, NOTES)

    @property
    def line(self) -> str:
        """Return what it has advised last."""
        _, game, before, seat, action, _ = self.asked[-1]
        return GAMES[game].notation.format(before, seat, action)


class IsBusy(ThinksHere):
    """Has no time for anybody."""

    async def do(self, function: Any, *arguments: Any, person: Any = None) -> Any:
        raise ComputerIsBusy


async def moved(bench: Bench, computer: Sequence[ComputerSeat]) -> Change:
    """Let Anna play a line, in a match against the computer if there is any."""
    if computer:
        change = await bench.matches.invitations.propose(
            "columbiz", by=ANNA, server=SERVER, channel=CHANNEL, computer=computer, wished_seat=Seat(0)
        )
    else:
        change = await bench.started(game="columbiz")
    return await bench.play(change.after.id)


async def heard(computer_pool: ThinksHere, *computer: ComputerSeat) -> list[str]:
    bench = Bench()
    change = await moved(bench, computer)
    context = bench.context()
    shown: list[Any] = []
    asking: Any = Kept(
        RequestContext(context.interaction, replace(context.services, computer_pool=computer_pool), recipient("en")),
        shown,
    )
    await advise_after(asking, change.after, change.transitions[0])
    return [post.text for post in shown]


async def test_a_better_line_is_named_with_what_it_would_have_brought() -> None:
    computer_pool = Advises()
    (said,) = await heard(computer_pool, ComputerSeat("easy", 1))
    assert f"`{computer_pool.line}`" in said
    assert "2" in said


async def test_nothing_is_said_where_nothing_was_better() -> None:
    assert await heard(Advises(is_content=True), ComputerSeat("easy", 1)) == []


async def test_a_computer_without_time_says_nothing() -> None:
    assert await heard(IsBusy(), ComputerSeat("easy", 1)) == []


@pytest.mark.parametrize("computer", [(), (ComputerSeat("hard", 1),)])
async def test_only_easy_computer_players_give_advice(computer: Sequence[ComputerSeat]) -> None:
    computer_pool = Advises()
    assert await heard(computer_pool, *computer) == []
    assert computer_pool.asked == []
