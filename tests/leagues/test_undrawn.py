"""Places that can still be reached while rounds are to be drawn: compared with every pairing and every result."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leagues.bounds import Span, possible_places
from leagues.core import Bye, Criterion, EntrantId, Fixture, Played, Result, Scoring
from leagues.pods import sizes
from leagues.points import TABLE_POINTS
from leagues.reachable_points import RemainingRounds
from leagues.table import table
from tests.leagues.every_course import courses, ends, is_within, spans_of
from tests.searching import examples, is_long

PEOPLE = tuple(map(EntrantId, range(1, 8)))
TIE_BREAKS: tuple[tuple[Criterion, ...], ...] = (("buchholz_cut", "buchholz", "wins"), ("direct", "wins"), ())
SCORINGS = [
    replace(scoring, tie_breaks=tie_breaks)
    for scoring in (Scoring(), Scoring(win=3), Scoring(win=2, draw=0, unplayed="nothing"))
    for tie_breaks in TIE_BREAKS
]
PODS = Scoring(win=6, draw=3, tie_breaks=("wins", "share"))


def groupings(people: Sequence[EntrantId], tables: Sequence[int]) -> Iterator[tuple[tuple[EntrantId, ...], ...]]:
    """Yield every way to put people to tables of these sizes; at a table of one somebody rests."""
    if not tables:
        yield ()
        return
    for size in sorted(set(tables)):
        others = list(tables)
        others.remove(size)
        for rest in _chosen(people[1:], size - 1):
            mine = (people[0], *rest)
            for further in groupings([one for one in people if one not in mine], others):
                yield (mine, *further)


def _chosen(people: Sequence[EntrantId], count: int) -> Iterator[tuple[EntrantId, ...]]:
    if count == 0:
        yield ()
    elif people:
        for rest in _chosen(people[1:], count - 1):
            yield (people[0], *rest)
        yield from _chosen(people[1:], count)


def drawn(played: Played, grouping: Sequence[tuple[EntrantId, ...]]) -> Played:
    """Return the division with another round, of which nothing has ended."""
    round_, first = played.rounds + 1, len(played.fixtures) + 1
    tables = [each for each in grouping if len(each) > 1]
    fixtures = [Fixture(number, 1, round_, each) for number, each in enumerate(tables, first)]
    byes = [Bye(each[0], round_) for each in grouping if len(each) == 1]
    return replace(played, fixtures=(*played.fixtures, *fixtures), byes=(*played.byes, *byes))


def swiss(people: int, scoring: Scoring) -> tuple[list[int], tuple[Fraction, ...]]:
    """Return the sizes of a round's tables, and what its places are worth."""
    win, both = max(scoring.win, scoring.draw), max(scoring.win, 2 * scoring.draw)
    pairs = people // 2
    worth = (*(win,) * pairs, *(scoring.win,) * (people % 2), *(both - win,) * pairs)
    return [2] * pairs + [1] * (people % 2), tuple(map(Fraction, worth))


def pods(people: int) -> tuple[list[int], tuple[Fraction, ...]]:
    worth = [Fraction(TABLE_POINTS * left, size - 1) for size in sizes(people) for left in range(size)]
    return list(sizes(people)), tuple(sorted(worth, reverse=True))


def met(fixture: Fixture) -> Iterator[Result]:
    """Yield the ways in which a fixture can end but walkovers, which count as if they had been played."""
    return (result for result in ends(fixture) if result.ending != "walkover")


def outcomes(played: Played, tables: Sequence[int], rounds: int) -> Iterator[Played]:
    """Yield the division as every course of its fixtures, and of those of so many further rounds, leaves it."""
    for ended in courses(played, met):
        if rounds:
            for grouping in groupings(played.entrants, tables):
                yield from outcomes(drawn(ended, grouping), tables, rounds - 1)
        else:
            yield ended


@pytest.mark.slow
@given(people=st.integers(4, 5), scoring=st.sampled_from(SCORINGS), data=st.data())
@examples(4)
def test_no_pairing_and_no_result_leads_out_of_what_is_possible(
    people: int, scoring: Scoring, data: st.DataObject
) -> None:
    tables, worth = swiss(people, scoring)
    played = Played(PEOPLE[:people], (), is_by_rounds=True)
    for _ in range(data.draw(st.integers(1, 3))):
        played = drawn(played, data.draw(st.sampled_from(list(groupings(PEOPLE[:people], tables)))))
        results = [data.draw(st.sampled_from(list(ends(each)))) for each in played.fixtures[len(played.results) :]]
        played = replace(played, results=(*played.results, *results))
    still_open = data.draw(st.integers(0, 2 if people < 5 or is_long() else 1))
    played = replace(played, results=played.results[: len(played.results) - still_open])
    spans = possible_places(played, scoring, remaining=RemainingRounds(1, worth))
    for one, span in spans_of(outcomes(played, tables, rounds=1), scoring).items():
        assert is_within(span, spans[one])


@pytest.mark.slow
def test_at_tables_of_two_and_three_nothing_leads_out_of_what_is_possible() -> None:
    tables, worth = pods(5)
    first = drawn(Played(PEOPLE[:5], (), is_by_rounds=True), (PEOPLE[:3], PEOPLE[3:5]))
    played = replace(first, results=(Result(1, "played", (1, 2, 3)), Result(2, "played", (1, 2))))
    spans = possible_places(played, PODS, remaining=RemainingRounds(1, worth))
    found = spans_of(outcomes(played, tables, rounds=1), PODS)
    assert all(is_within(span, spans[one]) for one, span in found.items())


@given(
    people=st.integers(2, 7),
    rounds=st.integers(1, 4),
    is_pods=st.booleans(),
    scoring=st.sampled_from(SCORINGS),
    data=st.data(),
)
@examples(30)
def test_neither_a_draw_nor_a_result_widens_a_span_and_the_last_table_lies_within_all(
    people: int, rounds: int, is_pods: bool, scoring: Scoring, data: st.DataObject
) -> None:
    scoring = PODS if is_pods else scoring
    tables, worth = pods(people) if is_pods else swiss(people, scoring)
    played = Played(PEOPLE[:people], (), is_by_rounds=True)
    spans = possible_places(played, scoring, remaining=RemainingRounds(rounds, worth))
    for left in reversed(range(rounds)):
        order = data.draw(st.permutations(PEOPLE[:people]))
        seats = iter(order)
        played = drawn(played, [tuple(next(seats) for _ in range(size)) for size in tables])
        latest = [each for each in played.fixtures if each.round == played.rounds]
        for fixture in (None, *latest):
            if fixture is not None:
                result = data.draw(st.sampled_from(list(ends(fixture))))
                played = replace(played, results=(*played.results, result))
            later = possible_places(played, scoring, remaining=RemainingRounds(left, worth))
            assert all(is_within(later[one], spans[one]) for one in played.entrants)
            spans = later
    last = {row.entrant: row.place for row in table(played, scoring).rows}
    assert all(spans[one].best == place for one, place in last.items())


def test_before_the_last_round_a_lead_of_more_than_a_win_is_certain() -> None:
    played = drawn(Played(PEOPLE[:4], (), is_by_rounds=True), (PEOPLE[:2], PEOPLE[2:4]))
    played = replace(played, results=(Result(1, "played", (1, 2)), Result(2, "double_walkover")))
    _, worth = swiss(4, Scoring())
    assert possible_places(played, Scoring(), remaining=RemainingRounds(1, worth))[PEOPLE[0]] == Span(1, 3)
    ahead = drawn(played, ((PEOPLE[0], PEOPLE[2]), (PEOPLE[1], PEOPLE[3])))
    won = (*played.results, Result(3, "played", (1, 2)), Result(4, "played", (1, 1)))
    spans = possible_places(replace(ahead, results=won), Scoring(), remaining=RemainingRounds(1, worth))
    assert spans[PEOPLE[0]] == Span(1, 1)
