"""Rulebook: combinations, the owner of a circle, holes."""

import pytest

from games.colliding_circles import GAME
from games.colliding_circles.board import BLACK, CIRCLE_FIELDS, CIRCLES, FIELDS, RED
from games.colliding_circles.dice import circles, is_hole, kind_of, scores
from tests.games.colliding_circles.asking import is_legal, lines, played, why_not
from tests.games.colliding_circles.drawing import drawn, read_dice


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ("123456", "wolf"),
        ("456123", "wolf"),
        ("654321", "wolf"),
        ("321654", "wolf"),
        ("121212", "fox"),
        ("616161", "fox"),
        ("545454", "fox"),
        ("123432", "goose"),
        ("121232", "goose"),
        ("165612", "goose"),
        ("234543", "goose"),
    ],
)
def test_wolf_fox_and_goose(values: str, kind: str) -> None:
    assert kind_of([int(value) for value in values]) == kind


def test_there_are_six_foxes_and_twelve_ways_to_lay_a_wolf() -> None:
    """Counted over all circles that obey the adjacency rule."""
    counts = {"wolf": 0, "fox": 0, "goose": 0}
    for values in legal_circles():
        counts[kind_of(list(values))] += 1
    assert (counts["wolf"], counts["fox"]) == (12, 6 * 2)


def legal_circles() -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [(value,) for value in range(1, 7)]
    for _ in range(5):
        found = [(*six, value) for six in found for value in range(1, 7) if (value - six[-1]) % 6 in (1, 5)]
    return [six for six in found if (six[0] - six[-1]) % 6 in (1, 5)]


def test_the_sum_of_a_circle_is_always_odd() -> None:
    assert all(sum(six) % 2 for six in legal_circles())


@pytest.mark.parametrize(
    ("row", "owner", "score"),
    [("b4 -- r5", BLACK, (0, 5)), ("r4 -- r5", RED, (5, 0))],
)
def test_a_circle_belongs_to_the_colour_with_more_pips(row: str, owner: int, score: tuple[int, int]) -> None:
    board = f"""
    A     B     C     D     E     F
 7 .. -- ..    b2 -- b1    .. -- ..
 6 ..    .. -- b3    r6 -- ..    ..
 5 .. -- ..    {row}    .. -- ..
"""
    board = board.replace("r6", "b6") if owner == BLACK else board
    (wolf,) = circles(read_dice(board))
    assert (wolf.name, wolf.owner, wolf.kind, wolf.points) == ("CD6", owner, "wolf", 5)
    assert scores(read_dice(board)) == score


def test_whoever_completes_a_circle_it_goes_to_the_majority() -> None:
    state = drawn(
        """
    A     B     C     D     E     F
 7 .. -- ..    b2 -- ..    .. -- ..
 6 ..    .. -- b3    b6 -- ..    ..
 5 .. -- ..    b4 -- b5    .. -- ..
""",
        red="1",
    )
    assert GAME.rules.scores(played(state, "1*D7")) == (0, 5)


def test_the_score_counts_the_complete_circles_on_the_board_now() -> None:
    full = tuple(2 if (ord(field[0]) + int(field[1:])) % 2 == 0 else 1 for field in FIELDS)
    assert scores(full) == (19 * 3, 0)
    assert all(circle.kind == "fox" for circle in circles(full))
    for missing, name in enumerate(FIELDS):
        left = sum(missing not in six for six in CIRCLE_FIELDS)
        assert scores((*full[:missing], 0, *full[missing + 1 :])) == (left * 3, 0), name
    assert len(CIRCLES) == 19


HOLE = """
    A     B     C     D     E     F
 7 .. -- ..    .. -- r5    .. -- ..
 6 ..    .. -- ..    .. -- b3    ..
 5 .. -- ..    .. -- r1    .. -- ..
"""


def test_a_hole_lies_between_three_different_odd_values() -> None:
    state = drawn(HOLE)
    assert GAME.narration.view(state, None).holes == ("D6",)
    assert not [line for line in lines(state) if line.endswith("*D6")]
    assert why_not(state, "2*D6") == ("hole", {"field": "D6", "around": ("D5=1", "D7=5", "E6=3")})


def test_a_hole_lies_between_three_different_even_values() -> None:
    board = """
    A     B     C     D     E     F
 7 .. -- ..    b2 -- ..    .. -- ..
 6 ..    r6 -- ..    .. -- ..    ..
 5 .. -- ..    b4 -- ..    .. -- ..
"""
    assert GAME.narration.view(drawn(board), None).holes == ("C6",)
    assert GAME.narration.view(drawn(board.replace("b2", "b4")), None).holes == ()


def test_no_manoeuvre_passes_over_a_hole() -> None:
    state = drawn(HOLE.replace(".. -- b3    ..", ".. -- b3    r2"))
    assert not [line for line in lines(state, "E6-") if "-D6" in line]


def test_moving_one_of_the_three_dice_opens_a_hole() -> None:
    state = drawn(HOLE, to_move=BLACK)
    assert is_legal(state, "D5-E4")
    assert GAME.narration.view(played(state, "D5-E4"), None).holes == ()


def test_a_free_field_with_fewer_than_three_occupied_neighbours_is_no_hole() -> None:
    two = HOLE.replace("r5", "..")
    assert GAME.narration.view(drawn(two), None).holes == ()
    assert not is_hole(read_dice(two), FIELDS.index("D6"))
    assert GAME.narration.view(drawn(" 3 .. -- r1\n 4 r3"), None).holes == ()
