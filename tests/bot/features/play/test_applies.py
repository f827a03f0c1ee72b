"""The number of times that the rules carry out an action on the whole way from a press of a button to the board."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.features.play.commands import PlayCommands
from bot.i18n import load_words
from bot.posts.post import Key
from engine.time.policy import FAST
from games.core import CHANCE, Seat
from games.registry import GAMES
from tests.secrets.world import CHANNEL, MATCH, PLAYERS, SERVER, World

WORDS = load_words(strict=True)


@dataclass(eq=False)
class CountedRules:
    """The rules of a game; notes who acts whenever an action is carried out."""

    rules: Any
    applied: list[Seat] = field(default_factory=list)

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        self.applied.append(seat)
        return self.rules.apply(state, seat, action)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)


def made_of(key: str, die: Callable[[int, int], int]) -> tuple[World, CountedRules]:
    rules = CountedRules(GAMES[key].rules)
    return World(replace(GAMES[key], rules=rules), dict(WORDS), die), rules


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_each_step_of_the_play_is_carried_out_once(key: str) -> None:
    world, rules = made_of(key, lambda number, sides: 1 + number % sides)
    await world.start(policy=FAST)
    before = [step.transition.seat for step in await world.matches.logs.history(MATCH)]
    for _ in range(4):
        match = await world.match()
        seat = match.due(world.game)[0]
        line = world.game.notation.format(
            match.state, seat, next(iter(world.game.rules.legal_actions(match.state, seat)))
        )
        rules.applied.clear()
        await world.command(seat, PlayCommands.move, line=line)
        assert len(rules.applied) <= 1
        rules.applied.clear()
        await world.press(seat, Key("confirm", MATCH, match.position, line))
        confirmed = list(rules.applied)
        played = [step.transition.seat for step in await world.matches.logs.history(MATCH)]
        assert confirmed == played[len(before) :]
        assert [mover for mover in confirmed if mover != CHANCE] == [seat]
        before = played


@pytest.mark.parametrize("key", sorted(GAMES))
async def test_what_chance_does_at_the_start_is_carried_out_once(key: str) -> None:
    world, rules = made_of(key, lambda number, sides: 1 + number % sides)
    guests = PLAYERS[1 : world.seats]
    await world.matches.invitations.propose(
        key, by=PLAYERS[0], server=SERVER, channel=CHANNEL, invited=guests, wished_seat=Seat(0)
    )
    for guest in guests:
        await world.matches.invitations.join(MATCH, guest)
    applied = list(rules.applied)
    assert applied == [step.transition.seat for step in await world.matches.logs.history(MATCH)]


async def test_a_replay_carries_each_action_out_once() -> None:
    world, rules = made_of("gamwin", lambda number, sides: 1 + number % sides)
    await world.start()
    rules.applied.clear()
    played = await world.matches.logs.history(MATCH)
    assert rules.applied == [step.transition.seat for step in played] != []
