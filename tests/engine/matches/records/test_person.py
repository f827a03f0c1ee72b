"""A person's record as told by finished matches."""

from datetime import UTC, datetime, timedelta
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine.ids import MatchId, PersonId
from engine.matches.records.person import Streak, Tally, record
from engine.stores.matches import FinishedMatch
from games.core import Outcome, Seat

ANNA, BERND, CARLA, COMPUTER = PersonId(1), PersonId(2), PersonId(3), PersonId(-1)
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


def over(
    number: int,
    places: tuple[int, ...],
    persons: tuple[PersonId, ...] = (ANNA, BERND),
    game: str = "gamwin",
    reason: str = "score",
) -> FinishedMatch:
    """Return the match that ended as number so and so."""
    outcome = Outcome(reason, places, (0,) * len(places))
    ended_at = BEGIN + timedelta(days=number)
    return FinishedMatch(MatchId(f"match{number:03}"), game, 7, persons, outcome, (9, 9), True, ended_at)


def test_a_record_is_by_game_seat_and_opponent_what_was_played_most_first() -> None:
    matches = [
        over(4, (1, 2)),
        over(1, (2, 1), (BERND, ANNA)),
        over(2, (1, 1)),
        over(3, (1, 2, 3), (CARLA, ANNA, BERND), game="columbiz"),
    ]
    found = record(ANNA, matches)
    assert found.whole == Tally(2, 1, 1)
    assert list(found.games.items()) == [("gamwin", Tally(2, 1, 0)), ("columbiz", Tally(0, 0, 1))]
    assert found.seats[("gamwin", Seat(0))] == Tally(1, 1, 0)
    assert found.seats[("gamwin", Seat(1))] == Tally(1, 0, 0)
    assert list(found.opponents.items()) == [(BERND, Tally(2, 1, 1)), (CARLA, Tally(0, 0, 1))]
    assert found.streak == Streak("won", 1, 1)


def test_matches_against_the_computer_without_result_or_of_others_are_not_counted() -> None:
    matches = [
        over(1, (1, 2), (ANNA, COMPUTER)),
        over(2, (1, 1), reason="void"),
        over(3, (1, 1), reason="abandoned"),
        over(4, (1, 1), reason="unplayed"),
        over(5, (1, 2), (BERND, CARLA)),
    ]
    assert record(ANNA, matches).whole == Tally()
    assert record(ANNA, []).streak == Streak()


@given(st.lists(st.sampled_from([(1, 2), (2, 1), (1, 1)]), max_size=12), st.randoms())
def test_the_order_in_which_matches_are_found_does_not_matter_and_sums_agree(
    places: list[tuple[int, int]], rng: Random
) -> None:
    matches = [over(number, final) for number, final in enumerate(places)]
    found = record(ANNA, matches)
    mixed = list(matches)
    rng.shuffle(mixed)
    assert record(ANNA, mixed) == found
    assert found.whole.played == len(places)
    assert record(BERND, matches).whole == Tally(found.whole.lost, found.whole.drawn, found.whole.won)
    assert found.streak.most_won <= found.whole.won
    assert found.streak.length == next(
        (at for at, place in enumerate(reversed(places)) if place != places[-1]), len(places)
    )
