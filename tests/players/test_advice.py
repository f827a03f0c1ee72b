"""Advice to learners: a clearly better line, and nothing that the seat could not know."""

from typing import Any

import pytest

from games.core import CHANCE, Chance, Seat
from games.registry import GAMES
from players.advice import advise
from players.core import Level, Player
from players.registry import PLAYERS
from players.rng import rng_of

COLUMBIZ = GAMES["columbiz"]
BLUE_LOW = ("5-3", "1-2-3-44-666", "6/3", "1-22-33-555", "5/1, 5/2", "11-2-33-555")
"""Blue lies on 5/1 and 5/2, and Purple has three fives."""


def played(game: Any, *lines: str) -> Any:
    state = game.rules.setup(2, {})
    for line in lines:
        seat = min(game.rules.to_act(state))
        state = game.rules.apply(state, seat, game.notation.parse(state, seat, line))
    return state


def prisoners(state: Any) -> tuple[float, ...]:
    """Expect of each seat what it has captured."""
    whole = sum(count + 1 for count in state.prisoners)
    return tuple((count + 1) / whole for count in state.prisoners)


def captures(state: Any, seat: Seat, level: Level, chance: Chance) -> Any:
    return COLUMBIZ.notation.parse(state, seat, "5/3")


PLAYER: Player[Any, Any] = Player(COLUMBIZ, captures, prisoners)
STATE = played(COLUMBIZ, *BLUE_LOW)


def advised(line: str) -> Any:
    return advise(PLAYER, STATE, Seat(0), COLUMBIZ.notation.parse(STATE, Seat(0), line), 7)


def test_a_clearly_better_line_is_named_with_what_it_would_have_brought() -> None:
    advice = advised("3/2")
    assert advice is not None
    assert advice.line == "5/3"
    assert "captured" in [note.code for note in advice.notes]


@pytest.mark.parametrize("line", ["5/3", "3/2, 5/3"])
def test_nothing_is_said_of_a_line_that_is_as_good(line: str) -> None:
    assert advised(line) is None


@pytest.mark.slow
def test_advice_is_the_same_for_positions_that_the_seat_cannot_tell_apart() -> None:
    player, game = PLAYERS["confusion"], GAMES["confusion"]
    state, chance = game.rules.setup(2, {}), rng_of(5, 0)
    while game.rules.to_act(state) == {CHANCE}:
        state = game.rules.apply(state, CHANCE, game.rules.draw(state, chance))
    seat = min(game.rules.to_act(state))
    action = game.rules.sample(state, seat, rng_of(5, 1))
    other = game.secrets.redeal(state, seat, rng_of(5, 2))
    assert other != state
    assert advise(player, state, seat, action, 3) == advise(player, other, seat, action, 3)
