"""Divisions drawn by hypothesis: fixtures, and what may happen to them."""

from hypothesis import strategies as st

from leagues.core import EntrantId, Fixture, Leaving, Played, Result, Withdrawal
from leagues.round_robin import fixtures

PLACES = st.sampled_from([(1, 2), (2, 1), (1, 1)])
LOSS = st.sampled_from([(1, 2), (2, 1)])
TIMES = st.integers(0, 1000)


@st.composite
def divisions(draw: st.DrawFn, *, leaving: bool = True, unplayed: bool = True) -> Played:
    """Return a division of 4 to 12 people with results, and some who leave."""
    count = draw(st.integers(4, 12))
    people = tuple(EntrantId(number) for number in range(1, count + 1))
    played = fixtures(people, division=1, is_double=draw(st.booleans()))
    results = tuple(result for each in played if (result := draw(results_of(each, unplayed=unplayed))))
    left = draw(st.lists(st.sampled_from(people), unique=True, max_size=3)) if leaving else []
    hows: st.SearchStrategy[Leaving] = st.sampled_from(["asked", "silent", "removed"])
    return Played(people, played, results, tuple(Withdrawal(one, draw(hows), draw(TIMES)) for one in left))


@st.composite
def results_of(draw: st.DrawFn, fixture: Fixture, *, unplayed: bool) -> Result | None:
    """Return how a fixture ended, None if it has not."""
    how = draw(st.sampled_from(["open", "void", "unplayed", *["played"] * 6, "walkover", "double_walkover"]))
    at = draw(TIMES)
    match how:
        case "played":
            return Result(fixture.number, "played", draw(PLACES), (draw(st.integers(0, 40)), 9), ended_at=at)
        case "walkover":
            return Result(fixture.number, "walkover", draw(LOSS), ended_at=at)
        case "double_walkover":
            return Result(fixture.number, "double_walkover", ended_at=at)
        case "void" if unplayed:
            return Result(fixture.number, "void", ended_at=at)
        case "unplayed" if unplayed:
            return Result(fixture.number, "unplayed", ended_at=at)
        case _:
            return None if unplayed else Result(fixture.number, "played", (1, 2), (3, 1), ended_at=at)
