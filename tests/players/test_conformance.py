"""The laws of computer players (players/core.py), for every registered one and every level."""

import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from games.core import CHANCE, Seat
from games.registry import GAMES
from players.advice import advise
from players.core import LEVELS, Level, Player
from players.evaluation import shares_of
from players.registry import PLAYERS
from tests.games.chances import Seeded
from tests.games.twins import twin
from tests.games.walking import AnyGame
from tests.searching import scaled

EVERY_PLAYER = pytest.mark.parametrize("player", PLAYERS.values(), ids=PLAYERS)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
SECRETIVE = [player for player in PLAYERS.values() if player.game.has_secrets]

LENGTH = 30
SPOTS = range(scaled(1))
"""Positions by number, each some way on in a play of its own: in the suite one, as a hard choice takes a second."""
EVERY_SPOT = pytest.mark.parametrize("spot", SPOTS)


class Counted:
    """Rng that counts how much of it is taken."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.taken = 0

    def die(self, sides: int) -> int:
        self.taken += 1
        return self._random.randint(1, sides)


@cache
def reached(game: AnyGame, spot: int, steps: int | None = None) -> Any:
    """Return a state in which players are to act, or the play is over, after some random actions."""
    rng, chance = random.Random(spot), Seeded(spot)
    steps = rng.randint(LENGTH // 3, LENGTH) if steps is None else steps
    seats = rng.randint(game.info.min_seats, game.info.max_seats)
    state = game.rules.setup(seats, {option.key: option.default for option in game.info.options})
    while (actors := game.rules.to_act(state)) and (CHANCE in actors or steps):
        seat = rng.choice(sorted(actors))
        steps -= seat != CHANCE
        action = game.rules.draw(state, chance) if seat == CHANCE else game.rules.sample(state, seat, chance)
        state = game.rules.apply(state, seat, action)
    return state


def chosen(player: Player[Any, Any], state: Any, level: Level, seed: int) -> list[tuple[Seat, Any]]:
    """Return what the computer would do in each seat that may act."""
    actors = sorted(player.game.rules.to_act(state))
    return [(seat, player.choose(state, seat, level, Seeded(seed))) for seat in actors]


def test_every_registered_player_is_of_the_game_of_its_key() -> None:
    assert all(player.game is GAMES[key] for key, player in PLAYERS.items())


@pytest.mark.slow
@EVERY_LEVEL
@EVERY_PLAYER
@EVERY_SPOT
def test_a_choice_is_legal_repeatable_and_leaves_the_state_alone(
    player: Player[Any, Any], level: Level, spot: int
) -> None:
    state = reached(player.game, spot)
    before = deepcopy(state)
    choices = chosen(player, state, level, spot)
    assert all(player.game.rules.is_legal(state, seat, action) for seat, action in choices)
    assert choices == chosen(player, before, level, spot)
    assert state == before


@EVERY_PLAYER
def test_the_easy_player_finds_something_legal_at_the_start(player: Player[Any, Any]) -> None:
    state = reached(player.game, 0, 0)
    assert all(player.game.rules.is_legal(state, seat, action) for seat, action in chosen(player, state, "easy", 0))


@EVERY_PLAYER
def test_one_choice_takes_little_of_the_luck_it_is_given(player: Player[Any, Any]) -> None:
    """Each draw of the rng is a hash of the match's spot; a player that needs many numbers makes them of one draw."""
    state = reached(player.game, 1, 0)
    for seat in player.game.rules.to_act(state):
        rng = Counted(0)
        player.choose(state, seat, "easy", rng)
        assert rng.taken <= 4


@EVERY_PLAYER
@EVERY_SPOT
def test_shares_are_parts_of_one_win(player: Player[Any, Any], spot: int) -> None:
    state = reached(player.game, spot)
    shares = player.estimate(state)
    assert len(shares) == len(player.game.rules.scores(state))
    assert all(0 <= share <= 1 for share in shares)
    assert sum(shares) == pytest.approx(1)
    assert shares == player.estimate(deepcopy(state))


@EVERY_PLAYER
def test_before_the_first_throw_or_deal_there_is_an_estimate_too(player: Player[Any, Any]) -> None:
    for seats in range(player.game.info.min_seats, player.game.info.max_seats + 1):
        state = player.game.rules.setup(seats, {option.key: option.default for option in player.game.info.options})
        assert sum(player.estimate(state)) == pytest.approx(1)


@pytest.mark.slow
@EVERY_PLAYER
@EVERY_SPOT
def test_the_estimate_of_an_ended_play_is_its_outcome(player: Player[Any, Any], spot: int) -> None:
    state = reached(player.game, spot, 3000)
    outcome = player.game.rules.outcome(state)
    if outcome:
        assert player.estimate(state) == pytest.approx(shares_of(outcome))


@pytest.mark.slow
@EVERY_LEVEL
@pytest.mark.parametrize("player", SECRETIVE, ids=lambda player: player.game.info.key)
@EVERY_SPOT
def test_what_the_seat_cannot_tell_apart_changes_nothing(player: Player[Any, Any], level: Level, spot: int) -> None:
    """What it does, whether it gives up, and whether it agrees to a draw."""
    state = reached(player.game, spot)
    for seat in player.game.rules.to_act(state):
        other = twin(player.game, state, seat, random.Random(spot))
        one, two = (
            (
                player.choose(twin, seat, level, Seeded(spot)),
                player.share(twin, seat, Seeded(spot)),
                player.wants_to_resign(twin, seat, Seeded(spot)),
                player.accepts_draw(twin, seat, Seeded(spot)),
            )
            for twin in (state, other)
        )
        assert one == two


@pytest.mark.slow
@pytest.mark.parametrize("player", SECRETIVE, ids=lambda player: player.game.info.key)
@EVERY_SPOT
def test_advice_tells_nothing_of_what_is_hidden(player: Player[Any, Any], spot: int) -> None:
    state = reached(player.game, spot)
    for seat in player.game.rules.to_act(state):
        action = player.game.rules.sample(state, seat, Seeded(spot + 1))
        other = twin(player.game, state, seat, random.Random(spot))
        assert advise(player, state, seat, action, spot) == advise(player, other, seat, action, spot)
