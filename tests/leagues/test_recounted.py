"""Tables counted by the words of docs/leagues.md alone, slowly and without any of the product's code."""

from collections.abc import Mapping
from fractions import Fraction
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from leagues import pentathlon, teams
from leagues.core import EntrantId, Played
from leagues.knockout import BracketRules, bracket
from tests.leagues.test_knockout import people, won_by
from tests.leagues.test_pentathlon import pentathlons
from tests.leagues.test_teams import team_divisions


def ranked(keys: Mapping[EntrantId, tuple[Fraction, ...]]) -> dict[EntrantId, int]:
    """Return the places of people with these keys, the highest first; equal ones share a place."""
    return {one: 1 + sum(other > key for other in keys.values()) for one, key in keys.items()}


@given(event=pentathlons(), best=st.integers(1, 5))
def test_a_pentathlon(event: tuple[tuple[EntrantId, ...], list[pentathlon.Stage]], best: int) -> None:
    """The first gets 10, the last none, those between their share, one for taking part; the best stages count."""
    persons, stages = event
    own: dict[EntrantId, list[Fraction]] = {one: [] for one in persons}
    for stage in stages:
        count = len(stage.places)
        by_place = [
            Fraction(10 * (count - place), count - 1) if count > 1 else Fraction(0) for place in range(1, count + 1)
        ]
        for one, place in stage.places.items():
            shared = by_place[place - 1 : place - 1 + list(stage.places.values()).count(place)]
            own[one].append(sum(shared, Fraction(0)) / len(shared) + 1)
    keys = {}
    for one, points in own.items():
        sums = [sum(each, Fraction(0)) for size in range(best + 1) for each in combinations(points, size)]
        keys[one] = (max(sums), *sorted(points, reverse=True), *[Fraction(0)] * (len(stages) - len(points)))
    made = pentathlon.table(persons, stages, pentathlon.PentathlonScoring(best=best))
    assert {row.entrant: row.place for row in made} == ranked(keys)
    assert {row.entrant: row.points for row in made} == {one: key[0] for one, key in keys.items()}


@given(count=st.integers(2, 17), strengths=st.permutations(range(17)), has_third=st.booleans())
def test_a_knockout_in_which_the_stronger_always_wins(count: int, strengths: list[int], has_third: bool) -> None:
    """Those who go out in the same round share a place behind all who went further."""
    seeds, rules = people(count), BracketRules(has_third_place=has_third)
    made, played = bracket(seeds, rules), []
    while made.due:
        due = made.due[0]
        played.append(won_by(due, max(due.seats, key=lambda one: strengths[one - 1])))
        made = bracket(seeds, rules, played)
    lost_in = {
        one: number
        for number, meetings in enumerate(made.rounds)
        for one in seeds
        for each in meetings
        if each.loser == one
    }
    further = {one: Fraction(lost_in.get(one, len(made.rounds))) for one in seeds}
    places = ranked({one: (each,) for one, each in further.items()})
    if has_third and count > 3:
        semis = [one for one, each in lost_in.items() if each == len(made.rounds) - 2]
        places[min(semis, key=lambda one: strengths[one - 1])] = 4
    assert made.places == places
    assert max(seeds, key=lambda one: strengths[one - 1]) == next(one for one, place in places.items() if place == 1)


@given(played=team_divisions())
def test_a_table_of_teams(played: Played) -> None:
    """Match points, then board points, then the meetings among those who are equal, where all of these have met."""
    points = dict.fromkeys(played.entrants, Fraction(0))
    boards = dict(points)
    won: dict[tuple[EntrantId, EntrantId], Fraction] = {}
    entrants = {each.number: each.entrants for each in played.fixtures}
    for result in played.results:
        (home, away), (own, theirs) = entrants[result.fixture], result.scores
        for one, other, mine, yours in ((home, away, own, theirs), (away, home, theirs, own)):
            won[one, other] = Fraction(2 if mine > yours else 1 if mine == yours else 0)
            points[one] += won[one, other]
            boards[one] += Fraction(mine, 2)
    made = {row.entrant: row for row in teams.table(played, teams.BoardRules()).rows}
    assert {one: row.points for one, row in made.items()} == points
    assert {one: row.figures["boards"].value for one, row in made.items()} == boards
    places, shown = (
        ranked({one: (points[one], boards[one]) for one in points}),
        {one: made[one].place or 0 for one in made},
    )
    for one, other in combinations(played.entrants, 2):
        is_pair = list(places.values()).count(places[one]) == 2
        if places[one] != places[other]:
            assert (shown[one] < shown[other]) == (places[one] < places[other])
        elif is_pair:
            ahead = won.get((one, other), Fraction(0)) - won.get((other, one), Fraction(0))
            assert (shown[one] < shown[other], shown[one] > shown[other]) == (ahead > 0, ahead < 0)
