"""The second opinion on places: as many stand before the last as have won."""

from games.core import are_places
from tools.verify.table import Table


def test_places_are_those_of_a_competition_however_many_win() -> None:
    table = Table(persons=[1, 2, 3, 4], resigned=(1,))
    assert table.without() == [1, 4, 1, 1]
    assert table.without(0) == [3, 3, 1, 1]
    assert table.without(0, 2, 3) == [1, 4, 1, 1]
    assert all(are_places(table.placed(range(winners))) for winners in range(1, 5))
