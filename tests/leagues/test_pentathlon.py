"""Pentathlon: points by place and for taking part, of which the best stages count."""

import random
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.core import EntrantId
from leagues.pentathlon import PentathlonScoring, Stage, stage_points, table

ANNA, BERND, CARLA, DORA = PEOPLE = tuple(map(EntrantId, range(1, 5)))
RULES = st.builds(PentathlonScoring, st.integers(1, 20), st.integers(0, 3), st.integers(1, 5))


def stage(number: int, *places: int | None) -> Stage:
    """Return a stage with the places of Anna, Bernd, Carla and Dora; None has not taken part."""
    return Stage(number, "game", {one: place for one, place in zip(PEOPLE, places, strict=False) if place is not None})


@st.composite
def pentathlons(draw: st.DrawFn) -> tuple[tuple[EntrantId, ...], list[Stage]]:
    """Return people and stages with places as a table has them."""
    people = tuple(map(EntrantId, range(1, draw(st.integers(1, 9)) + 1)))
    stages = []
    for number in range(draw(st.integers(0, 5))):
        ranks = {one: draw(st.integers(1, 9)) for one in draw(st.sets(st.sampled_from(people)))}
        places = {one: 1 + sum(other < rank for other in ranks.values()) for one, rank in ranks.items()}
        stages.append(Stage(number, "game", places))
    return people, stages


@given(event=pentathlons(), rules=RULES)
def test_a_stage_gives_as_much_however_places_are_shared(
    event: tuple[tuple[EntrantId, ...], list[Stage]], rules: PentathlonScoring
) -> None:
    for each in event[1]:
        points = stage_points(each, rules)
        count = len(each.places)
        by_place = Fraction(rules.first * count, 2) if count > 1 else 0
        assert sum(points.values()) == by_place + rules.taking_part * count
        assert all((each.places[a] < each.places[b]) == (points[a] > points[b]) for a in points for b in points)


@given(event=pentathlons(), rules=RULES, seed=st.integers(0, 99))
def test_the_order_of_stages_and_people_does_not_matter(
    event: tuple[tuple[EntrantId, ...], list[Stage]], rules: PentathlonScoring, seed: int
) -> None:
    people, stages = event
    made = table(people, stages, rules)
    mixed, others = list(stages), list(people)
    random.Random(seed).shuffle(mixed)
    random.Random(seed + 1).shuffle(others)
    assert table(others, mixed, rules) == made
    assert sorted(row.entrant for row in made) == list(people)
    assert [row.points for row in made] == sorted((row.points for row in made), reverse=True)
    for row in made:
        counted = [each.points for each in row.stages if each.counts]
        rest = [each.points for each in row.stages if not each.counts]
        assert len(counted) == min(rules.best, len(row.stages))
        assert not rest or max(rest) <= min(counted)
        assert row.points == sum(counted)


@given(event=pentathlons(), rules=RULES)
def test_taking_part_in_another_stage_never_costs_points(
    event: tuple[tuple[EntrantId, ...], list[Stage]], rules: PentathlonScoring
) -> None:
    people, stages = event
    if not stages:
        return
    before = {row.entrant: row.points for row in table(people, stages[:-1], rules)}
    assert all(row.points >= before[row.entrant] for row in table(people, stages, rules))


@pytest.mark.parametrize(
    ("places", "points"), [((1, 2, 3), (11, 6, 1)), ((1, 1, 3), (Fraction(17, 2), Fraction(17, 2), 1)), ((1,), (1,))]
)
def test_points_of_a_stage(places: tuple[int, ...], points: tuple[Fraction, ...]) -> None:
    assert tuple(stage_points(stage(1, *places), PentathlonScoring()).values()) == points


def test_the_best_four_count() -> None:
    row = table(
        (ANNA, BERND), [stage(number, *(1, 2) if number < 4 else (2, 1)) for number in range(5)], PentathlonScoring()
    )[0]
    assert row.entrant == ANNA
    assert row.points == 44
    assert [each.counts for each in row.stages] == [True, True, True, True, False]


def test_equal_points_are_broken_by_the_best_stage_then_shared() -> None:
    rows = table(PEOPLE, [stage(1, 1, 2, 2, None), stage(2, 3, 1, 1, None)], PentathlonScoring(best=2))
    assert [(row.place, row.is_shared) for row in rows] == [(1, False), (2, True), (2, True), (4, False)]
    even = table((ANNA, BERND, CARLA), [stage(1, 1, 2, 3), stage(2, 2, 1, 3)], PentathlonScoring(best=2))
    assert [(row.entrant, row.place) for row in even] == [(ANNA, 1), (BERND, 1), (CARLA, 3)]
    uneven = [stage(1, 1, 2, 3), stage(2, 3, 2, 1)]
    assert [(row.entrant, row.place) for row in table((ANNA, BERND, CARLA), uneven, PentathlonScoring(best=2))] == [
        (ANNA, 1),
        (CARLA, 1),
        (BERND, 3),
    ]


def test_who_has_taken_part_in_nothing_is_last() -> None:
    rows = table((ANNA, BERND, DORA), [stage(1, 1, 2)], PentathlonScoring())
    assert [(row.entrant, row.place) for row in rows] == [(ANNA, 1), (BERND, 2), (DORA, 3)]
    assert [row.points for row in rows] == [11, 1, 0]
