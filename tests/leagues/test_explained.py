"""Explanations of a table's places: the steps in which tie-breaks have parted equals, and nothing else."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from leagues.core import Criterion, EntrantId, Played, Result, Scoring
from leagues.round_robin import fixtures
from leagues.table import Table, table
from leagues.tie_breaks.core import Group, TieBreakStep
from tests.leagues.seasons import divisions
from tests.leagues.swiss_events import events

ORDERS: tuple[tuple[Criterion, ...], ...] = (
    ("direct", "wins", "sonneborn_berger"),
    ("sonneborn_berger", "direct", "difference"),
    ("wins", "direct", "lot"),
)
ANNA, BERND, CARLA, DORA = FOUR = tuple(EntrantId(number) for number in range(1, 5))


def assert_figures_say_what_was_done(step: TieBreakStep, win: int) -> None:
    """Check that the figures of a step, read by themselves, part the group in the same way."""
    value = {one: figure.value for one, figure in step.figures.items()}
    assert all(
        figure.value == sum(term.value for term in figure.terms) for figure in step.figures.values() if figure.terms
    )
    if step.missing and len(step.parts) > 1:
        ((best,), rest) = step.parts
        assert all(value[best] > value[one] + win * step.missing[one] for one in rest)
    elif step.missing:
        best = max(value, key=value.__getitem__)
        assert any(value[best] <= value[one] + win * step.missing[one] for one in value if one != best)
    else:
        assert all(len({value[one] for one in part}) == 1 for part in step.parts)
        assert all(value[upper[0]] > value[lower[0]] for upper, lower in pairwise(step.parts))


def told_again(made: Table) -> list[Group]:
    """Return who shares each place by points and steps alone, the best first."""
    standing = [row for row in made.rows if row.place is not None]
    groups = [
        [row.entrant for row in standing if row.points == points]
        for points in sorted({row.points for row in standing}, reverse=True)
    ]
    parts = [tuple(sorted(group)) for group in groups]
    for step in made.steps:
        at = parts.index(tuple(sorted(step.figures)))
        parts[at : at + 1] = [tuple(sorted(part)) for part in step.parts]
    return parts


def assert_explained(made: Table, win: int) -> None:
    for step in made.steps:
        assert_figures_say_what_was_done(step, win)
    placed = sorted({row.place for row in made.rows if row.place is not None})
    by_place = [tuple(row.entrant for row in made.rows if row.place == place) for place in placed]
    assert told_again(made) == by_place
    for row in made.rows:
        steps = made.steps_of(row.entrant)
        is_tied = any(row.entrant in group for group in made.tied)
        assert bool(steps) == is_tied
        assert not is_tied or ((row.entrant,) in steps[-1].parts) == (not row.is_shared)


@given(played=divisions(), order=st.sampled_from(ORDERS), win=st.sampled_from([2, 3]))
def test_what_is_told_orders_the_tied_exactly_as_the_table_does(
    played: Played, order: tuple[Criterion, ...], win: int
) -> None:
    lots = {one: -one for one in played.entrants}
    assert_explained(table(played, Scoring(win=win, tie_breaks=order), lots), win)


@given(played=events(), order=st.permutations(["buchholz_cut", "buchholz", "direct", "wins"]))
def test_the_same_where_rounds_are_drawn_one_by_one(played: Played, order: list[Criterion]) -> None:
    assert_explained(table(played, Scoring(tie_breaks=tuple(order))), 2)


def undecided_by_meetings() -> Played:
    """Return four who meet twice, with most still open: three have 4 points, and the first of them lost to another."""
    due = list(fixtures(FOUR, division=1, is_double=True))

    def ended(first: EntrantId, second: EntrantId, *, is_draw: bool = False) -> Result:
        fixture = due.pop(next(at for at, each in enumerate(due) if set(each.entrants) == {first, second}))
        places = (1, 1) if is_draw else (1, 2) if fixture.entrants[0] == first else (2, 1)
        return Result(fixture.number, "played", places)

    won = (ended(ANNA, BERND), ended(BERND, DORA), ended(BERND, DORA), ended(CARLA, DORA))
    drawn = (ended(ANNA, CARLA, is_draw=True), ended(ANNA, DORA, is_draw=True), ended(CARLA, DORA, is_draw=True))
    return Played(FOUR, fixtures(FOUR, division=1, is_double=True), (*won, *drawn))


def test_direct_encounter_separated_them_all_and_showed_nothing_for_the_first() -> None:
    made = table(undecided_by_meetings(), Scoring(tie_breaks=("direct", "wins", "sonneborn_berger")))
    assert [(row.entrant, row.place) for row in made.rows] == [(BERND, 1), (ANNA, 2), (CARLA, 3), (DORA, 4)]
    direct, wins, beaten = made.steps
    assert [direct.figures[one].value for one in (BERND, ANNA, CARLA)] == [0, 3, 1]
    assert (direct.missing, direct.parts) == ({ANNA: 2, BERND: 3, CARLA: 3}, [(ANNA, BERND, CARLA)])
    assert wins.parts == [(BERND,), (ANNA, CARLA)]
    assert beaten.parts == [(ANNA,), (CARLA,)]
    assert [step.criterion for step in made.steps_of(BERND)] == ["direct", "wins"]
