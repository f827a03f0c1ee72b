"""The computer of Colliding Circles: its board keeps step with the rules, and it sees what lies on the table."""

from dataclasses import replace

import pytest

from games.colliding_circles import rules
from games.colliding_circles.board import BLACK, QUIET_LIMIT, RED
from games.colliding_circles.state import Rethrow, State, Turn
from games.core import CHANCE
from players.colliding_circles import PLAYER
from players.colliding_circles.beam import Beam, Width, dice_of, has_placed, position_of
from players.colliding_circles.cells import cells_of
from players.colliding_circles.features import FEATURES, certainty, counted, scale_of
from players.core import LEVELS, Level
from tests.games.chances import Seeded
from tests.games.colliding_circles.drawing import drawn
from tests.games.colliding_circles.sample import before

WEIGHTS = tuple(FEATURES.guessed.values())
SCALE = scale_of(WEIGHTS)


def random_play(seed: int) -> list[State]:
    """Return the positions of a play at random in which somebody is to move."""
    chance, state, found = Seeded(seed), rules.setup(2, {}), []
    while actors := rules.to_act(state):
        seat = min(actors)
        if seat == CHANCE:
            state = rules.apply(state, seat, rules.draw(state, chance))
        else:
            found.append(state)
            state = rules.apply(state, seat, rules.sample(state, seat, chance))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_a_turn_changes_the_board_as_the_rules_have_it(seed: int) -> None:
    chance = Seeded(seed)
    for state in random_play(seed):
        turn = rules.sample(state, state.to_move, chance)
        line = Beam(position_of(state), SCALE).line_of(turn.steps)
        after = rules.apply(state, state.to_move, turn)
        assert dice_of(line.cells) == after.dice
        assert line.cells == cells_of(after.dice)
        assert line.hand == after.hands[state.to_move]
        assert line.is_over == (after.over is not None or after.quiet == QUIET_LIMIT)


@pytest.mark.parametrize("seed", range(2))
def test_turns_are_weighed_as_the_estimate_weighs_what_they_lead_to(seed: int) -> None:
    chance = Seeded(seed)
    for state in random_play(seed):
        seat = state.to_move
        beam = Beam(position_of(state), SCALE)
        turns = [rules.sample(state, seat, chance) for _ in range(2)]
        afters = [rules.apply(state, seat, turn) for turn in turns]
        if any(after.over for after in afters):
            continue
        estimated = [_weighed(after)[seat] for after in afters]
        worths = [beam.line_of(turn.steps).worth for turn in turns]
        assert worths[0] - worths[1] == pytest.approx(estimated[0] - estimated[1])


def _weighed(state: State) -> list[float]:
    """Return each seat's weighed sum, without how certain it is."""
    sure = certainty(cells_of(state.dice))
    return [sum(weight * count for weight, count in zip(WEIGHTS, row, strict=True)) / sure for row in counted(state)]


@pytest.mark.slow
def test_the_beam_lists_legal_turns_best_first() -> None:
    for state in random_play(1)[3::15]:
        lines = Beam(position_of(state), SCALE).lines(Width(each=3, all=10))
        assert all(rules.is_legal(state, state.to_move, Turn("turn", line.steps)) for line in lines)
        assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_the_opening_is_one_placement() -> None:
    state = random_play(0)[0]
    for level in LEVELS:
        turn = PLAYER.choose(state, RED, level, Seeded(3))
        assert isinstance(turn, Turn)
        assert [step.kind for step in turn.steps] == ["placement"]


@pytest.mark.slow
def test_the_wolf_of_the_sample_game_is_seen() -> None:
    """Red's fourth turn: only after a manoeuvre that makes room do two placements complete it."""
    turn = PLAYER.choose(before("4r"), RED, "hard", Seeded(1))
    assert rules.scores(rules.apply(before("4r"), RED, turn)) == (5, 0)


def test_the_twelfth_quiet_turn_is_an_end() -> None:
    state = replace(random_play(2)[8], quiet=QUIET_LIMIT - 1)
    lines = Beam(position_of(state), SCALE).lines(Width(each=2, all=4))
    assert all(line.is_over != has_placed(line) for line in lines)
    assert {line.is_over for line in lines} == {True, False}


STUCK = """
11             r6 -- b1             11
10       b2 -- b1    b2 -- b3       10
 9 r4 -- b3    b6 -- b1    b4 -- b5 9
 8 r5    b4 -- r5    b6 -- r5    r6 8
 7 b6 -- r5    r6 -- r1    b4 -- b5 7
 6 r1    r6 -- r5    b2 -- b3    r6 6
 5 r6 -- r1    r4 -- ..    r2 -- b1 5
 4 r5    r2 -- ..    b6 -- ..    r2 4
 3 b4 -- ..    b6 -- b1    b2 -- r3 3
 2       b6 -- b1    b6 -- r1       2
 1             b6 -- r1             1
"""


@pytest.mark.parametrize("level", LEVELS)
def test_with_a_last_die_that_fits_nowhere_the_computer_passed_instead_of_throwing_it_again(level: Level) -> None:
    state = drawn(STUCK, black="5", red="66332", pools=(0, 0), to_move=BLACK)
    turn = PLAYER.choose(state, BLACK, level, Seeded(1))
    assert isinstance(turn, Turn)
    assert turn.steps[-1] == Rethrow("rethrow", 5)
