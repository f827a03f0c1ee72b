"""Defaults that games take over as they are."""

from games.defaults import of_the_latest


def test_the_latest_answer_is_given_again_for_the_very_same_object_alone() -> None:
    asked: list[list[int]] = []

    @of_the_latest
    def total(numbers: list[int]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, equal, other = [1, 2], [1, 2], [3, 4]
    assert [total(value) for value in (one, one, equal, equal, other, one)] == [3, 3, 3, 3, 7, 3]
    assert [id(value) for value in asked] == [id(one), id(equal), id(other), id(one)]
