"""The material: the reconstructed table of fields, discs by number of players, the prisoners' table."""

import pytest

from games.columbiz import board, rules
from games.columbiz.board import DISCS, FIELDS, INDEX, LINE_POINTS, LOWER, NEED, RAYS, prisoners_worth

PRINTED = (1, 2, 4, 6, 9, 12, 16, 20, 25, 30, 36, 42)


def names(indices: tuple[int, ...]) -> list[str]:
    return [FIELDS[index] for index in indices]


def test_six_columns_of_six_fields_need_one_to_six_dice() -> None:
    assert len(FIELDS) == 36 == 2 * DISCS[2]
    assert all(NEED[INDEX[f"{column}/{number}"]] == number for column in range(1, 7) for number in range(1, 7))


def test_discs_by_number_of_players() -> None:
    assert {seats: rules.setup(seats, {}).supplies for seats in DISCS} == {2: (18,) * 2, 3: (13,) * 3, 4: (10,) * 4}


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_others_cannot_play(seats: int) -> None:
    with pytest.raises(ValueError, match=str(seats)):
        rules.setup(seats, {})


def test_prisoners_are_worth_the_printed_points() -> None:
    assert prisoners_worth(0) == 0
    assert tuple(map(prisoners_worth, range(1, 13))) == PRINTED


def test_ruling_6_the_table_goes_on_by_its_rule() -> None:
    assert tuple(map(prisoners_worth, range(13, 19))) == (49, 56, 64, 72, 81, 90)


def test_lines_of_three_to_six() -> None:
    assert LINE_POINTS == {3: 1, 4: 2, 5: 3, 6: 4}


def test_lower_fields_are_those_of_the_same_column() -> None:
    assert names(LOWER[INDEX["5/3"]]) == ["5/1", "5/2"]
    assert names(LOWER[INDEX["5/1"]]) == []


def test_lines_run_along_rows_columns_and_both_diagonals_and_end_at_the_edge() -> None:
    rays = dict(zip(board.DIRECTIONS, RAYS[INDEX["2/3"]], strict=True))
    assert [names(ray) for ray in rays["row"]] == [["1/3"], ["3/3", "4/3", "5/3", "6/3"]]
    assert [names(ray) for ray in rays["column"]] == [["2/2", "2/1"], ["2/4", "2/5", "2/6"]]
    assert [names(ray) for ray in rays["rising"]] == [["1/2"], ["3/4", "4/5", "5/6"]]
    assert [names(ray) for ray in rays["falling"]] == [["1/4"], ["3/2", "4/1"]]
