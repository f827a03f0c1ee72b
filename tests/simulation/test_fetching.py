"""The judge's account of the time to fetch secrets, and of what is told in disputes."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from engine.log.facts.rulings import DisputeOpened
from engine.log.facts.secrets import DeliveryFailed
from engine.log.facts.time import PlayerReminded, SecretsAwaited, SecretsUnfetched, TimeGiven
from engine.log.facts.union import Fact
from engine.matches.state.match import Match
from games.core import Seat
from tests.engine.log_builders import ANNA, BERT, NOON
from tests.engine.matches.state.test_clocks import Timed
from tests.simulation.fetching import SECONDS, Fetching
from tests.simulation.hearing import told_in_disputes
from tests.simulation.records import Change

LEFT = Seat(0)
HOUR = timedelta(hours=1)
Span = tuple[datetime, datetime]
OUTAGE: Span = (NOON + 2 * HOUR, NOON + 12 * HOUR)


@pytest.fixture
def waited() -> Match:
    """Return a match in which the first player is waited for."""
    return replace(Timed().match, unreachable=(LEFT,), undelivered=(LEFT,))


def awake(_: Seat, begin: datetime, end: datetime) -> int:
    """Count the seconds of somebody who never sleeps."""
    return max(0, int((end - begin).total_seconds()))


def heard(match: Match, fact: Fact, after: timedelta, *, outages: Sequence[Span] = ()) -> list[str]:
    """Return what is wrong with a fact some time after secrets could not be sent."""
    fetching = Fetching(awake, outages)
    failed = DeliveryFailed("delivery_failed", LEFT, ANNA)
    assert [*fetching.look(failed, match, NOON)] == []
    return [*fetching.look(fact, match, NOON + after)]


def reminded(left: int) -> PlayerReminded:
    return PlayerReminded("player_reminded", LEFT, ANNA, left, 50)


def given(seconds: int) -> TimeGiven:
    return TimeGiven("time_given", LEFT, seconds, "fetching", None, "")


def test_who_is_told_another_time_than_there_is_was_told_wrong(waited: Match) -> None:
    assert heard(waited, reminded(SECONDS - 3600), HOUR) == []
    assert heard(waited, reminded(SECONDS), HOUR) == ["seat 0 is told 259200 to fetch, it has 255600"]


def test_time_is_over_after_three_days_and_not_before(waited: Match) -> None:
    unfetched = SecretsUnfetched("secrets_unfetched", LEFT, ANNA)
    assert heard(waited, unfetched, 72 * HOUR) == []
    assert heard(waited, unfetched, 71 * HOUR) == ["seat 0 had 3600 to fetch"]


def test_what_was_spent_is_what_has_been_counted(waited: Match) -> None:
    def spent(seconds: int) -> SecretsAwaited:
        return SecretsAwaited("secrets_awaited", (seconds, 0))

    assert heard(waited, spent(3600), HOUR) == []
    assert heard(waited, spent(3599), HOUR) == ["seat 0 is said to have spent 3599, it was 3600"]


def test_an_outage_is_given_back_and_no_more(waited: Match) -> None:
    assert heard(waited, given(10 * 3600), 12 * HOUR, outages=[OUTAGE]) == []
    for hours in (9, 11):
        (wrong,) = heard(waited, given(hours * 3600), 12 * HOUR, outages=[OUTAGE])
        assert wrong == f"seat 0 is given {hours * 3600} to fetch, it lost 36000 to 36000"


def test_whoever_is_waited_for_longer_is_named(waited: Match) -> None:
    fetching = Fetching(awake, ())
    assert [*fetching.look(DeliveryFailed("delivery_failed", LEFT, ANNA), waited, NOON)] == []
    assert [*fetching.missed(NOON + 71 * HOUR)] == []
    assert [*fetching.missed(NOON + 73 * HOUR)] == ["seat 0 has not fetched, and is waited for"]


def test_what_happens_in_a_dispute_is_told_there_once() -> None:
    after = Timed().match
    opened = DisputeOpened("dispute_opened", LEFT, BERT, "what?")
    change = Change(NOON, None, ((opened, after),))
    bearing = (str(after.seq), after.id, after.head)
    assert [*told_in_disputes(change, Counter([bearing]))] == []
    for posts in ([], [bearing, bearing]):
        (fault,) = told_in_disputes(change, Counter(posts))
        assert fault.where.endswith(f"{len(posts)} times")
