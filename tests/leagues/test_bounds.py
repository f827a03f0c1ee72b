"""Places that can still be reached: never narrower than the truth, never wider while results come in."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from leagues.bounds import Span, possible_places
from leagues.core import EntrantId, Played, Result, Scoring
from leagues.round_robin import fixtures
from leagues.table import table

PEOPLE = tuple(map(EntrantId, (1, 2, 3, 4)))
ALL = fixtures(PEOPLE, division=1, seats=2, is_double=False, first_number=1)
ENDS = ((1, 2), (2, 1), (1, 1))
SCORING = Scoring()

some_results = st.lists(st.sampled_from((*ENDS, None)), min_size=len(ALL), max_size=len(ALL))


def played(ends: object) -> Played:
    """Return the division with these ends, in the order of fixtures; None is open."""
    results = [
        Result(fixture.number, "played", places)
        for fixture, places in zip(ALL, ends, strict=True)  # type: ignore[call-overload]
        if places is not None
    ]
    return Played(PEOPLE, ALL, results)


@given(ends=some_results)
def test_whatever_open_fixtures_come_to_every_place_lies_within_its_span(
    ends: list[tuple[int, int] | None],
) -> None:
    spans = possible_places(played(ends), SCORING)
    ways = [[each] if each is not None else ENDS for each in ends]
    if sum(each is None for each in ends) > 4:
        return
    for way in product(*ways):
        for row in table(played(way), SCORING).rows:
            assert row.place is not None
            assert spans[row.entrant].best <= row.place <= spans[row.entrant].worst


@given(ends=some_results, at=st.integers(0, len(ALL) - 1), end=st.sampled_from(ENDS))
def test_a_result_never_widens_a_span(ends: list[tuple[int, int] | None], at: int, end: tuple[int, int]) -> None:
    before = possible_places(played([*ends[:at], None, *ends[at + 1 :]]), SCORING)
    after = possible_places(played([*ends[:at], end, *ends[at + 1 :]]), SCORING)
    for one in PEOPLE:
        assert before[one].best <= after[one].best <= after[one].worst <= before[one].worst


def test_who_cannot_be_reached_any_more_is_first() -> None:
    won = {fixture.number: fixture.entrants.index(PEOPLE[0]) for fixture in ALL if PEOPLE[0] in fixture.entrants}
    ends = [None if fixture.number not in won else (1, 2) if won[fixture.number] == 0 else (2, 1) for fixture in ALL]
    spans = possible_places(played(ends), SCORING)
    assert spans[PEOPLE[0]] == Span(1, 1)
    assert all(spans[one].best >= 2 for one in PEOPLE[1:])
