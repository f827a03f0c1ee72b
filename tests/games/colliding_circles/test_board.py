"""Rulebook: the material and the names of the board."""

from collections import Counter

from games.colliding_circles import GAME
from games.colliding_circles.board import CIRCLE_FIELDS, CIRCLES, CIRCLES_OF, FIELDS, NEIGHBOURS, RED, distances
from tests.games.colliding_circles import naive
from tests.games.colliding_circles.asking import started


def test_there_are_54_fields_around_19_centres() -> None:
    assert list(FIELDS) == naive.FIELDS
    assert len(FIELDS) == 54
    assert list(CIRCLES) == naive.CENTRES
    assert len(CIRCLES) == 19


def test_neighbours_are_those_of_the_definition() -> None:
    names = {FIELDS[index]: [FIELDS[near] for near in NEIGHBOURS[index]] for index in range(54)}
    assert names == naive.NEIGHBOURS


def test_the_fields_of_one_circle_have_two_neighbours_the_others_three() -> None:
    assert Counter(map(len, NEIGHBOURS)) == {2: 18, 3: 36}
    assert all((len(NEIGHBOURS[index]) == 2) == (len(CIRCLES_OF[index]) == 1) for index in range(54))


def test_circles_list_their_fields_in_order_around() -> None:
    for name, six in zip(CIRCLES, CIRCLE_FIELDS, strict=True):
        assert [FIELDS[index] for index in six] == naive.circle_fields(name)
        assert all(after in NEIGHBOURS[before] for before, after in zip(six, (*six[1:], six[0]), strict=True))


def test_distances_count_steps_over_the_board() -> None:
    far = dict(zip(FIELDS, distances(FIELDS.index("C6")), strict=True))
    assert (far["C6"], far["C5"], far["D5"], far["B6"], far["D6"], far["F6"]) == (0, 1, 2, 1, 3, 7)


def test_each_side_has_28_dice_and_throws_five() -> None:
    state = GAME.rules.setup(2, {})
    assert (state.pools, state.hands, state.due) == ((28, 28), ((), ()), 10)
    state = started("55421", "64431")
    assert state.hands == ((5, 5, 4, 2, 1), (6, 4, 4, 3, 1))
    assert (state.pools, state.to_move) == ((23, 23), RED)
