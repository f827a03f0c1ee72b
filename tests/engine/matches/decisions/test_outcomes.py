"""However a match ends, the points of its table add up to what a table has to give."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

import pytest

from engine.log.facts.play import MatchEnded
from engine.log.facts.union import Fact
from engine.matches.decisions import moves, offers
from engine.moderation.moderator_policy import ACTS, Choices, Request, carry_out
from games.core import Outcome, Seat
from leagues.points import TABLE_POINTS, place_points
from tests.engine.log_builders import ANNA, BERT, CARL, DORA, LADDER, SEED, STRANGER, LogBuilder

SEATS: Final = tuple(map(Seat, range(4)))
TO_GIVE: Final = TABLE_POINTS * len(SEATS) // 2


def subsets(seats: Sequence[Seat], *, least: int = 1) -> Iterator[tuple[Seat, ...]]:
    for size in range(least, len(seats) + 1):
        yield from combinations(seats, size)


def all_agree(written: LogBuilder, offer: Callable[[], Sequence[Fact]]) -> Sequence[Fact]:
    """Let somebody offer and all others who play accept."""
    facts = written.add(offer())
    while written.match.asked:
        facts = written.agree(written.match.persons[written.match.asked[0]])
    return facts


def ways_to_end(written: LogBuilder) -> Iterator[Sequence[Fact]]:
    """Yield the facts of every way in which a match can end by something else than its rules."""
    match = written.match
    by, source = match.persons[match.active[0]], written.source
    copy = LogBuilder.__new__(LogBuilder)
    for make in (offers.offer_draw, offers.offer_abandon):
        copy.facts, copy.requests = written.facts, []
        yield all_agree(copy, lambda make=make: make(LADDER, match, by, seed=SEED))  # type: ignore[misc]
    for reason in ("resigned", "time", "left"):
        for gone in subsets(match.active):
            yield moves.remove_seats(LADDER, match, gone, source(), reason=reason)
    yield moves.lapse(LADDER, match, source())
    for winners in subsets(SEATS):
        yield carry_out(ACTS["adjudicate"], Request(LADDER, match, STRANGER, "why", Choices(winners=winners), SEED))
    yield carry_out(ACTS["void"], Request(LADDER, match, STRANGER, "why", seed=SEED))


@pytest.mark.parametrize("resigned", [(), *combinations(SEATS, 1), *combinations(SEATS, 2)])
def test_the_points_of_a_table_add_up_however_it_ends(resigned: tuple[Seat, ...]) -> None:
    written = LogBuilder.started(ANNA, BERT, CARL, DORA)
    for seat in resigned:
        written.resign(written.match.persons[seat])
    ended = [fact.outcome for facts in ways_to_end(written) for fact in facts if isinstance(fact, MatchEnded)]
    assert {"agreed", "abandoned", "resigned", "time", "left", "unplayed", "adjudicated", "void"} <= {
        outcome.reason for outcome in ended
    }
    for outcome in ended:
        assert sum(place_points(outcome.places, seat) for seat in SEATS) == TO_GIVE, outcome


def test_who_resigned_is_fourth_when_the_other_three_agree_on_a_draw() -> None:
    written = LogBuilder.started(ANNA, BERT, CARL, DORA)
    match = written.match
    assert moves.places(match, (Seat(0), Seat(1), Seat(3))) == (1, 1, 4, 1)
    assert moves.places(match, (Seat(2),)) == (2, 2, 1, 2)


@pytest.mark.parametrize("places", [(1, 1, 1, 2), (2, 2), (1, 3), (1, 2, 2, 3), (0, 1)])
def test_no_outcome_has_places_by_which_a_table_would_give_too_much_or_too_little(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="places"):
        Outcome("agreed", places, (0,) * len(places))
