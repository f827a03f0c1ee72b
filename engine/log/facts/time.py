"""Facts of time: what clocks show, who is away, what stops and lets go on."""

from dataclasses import dataclass
from typing import Literal

from engine.ids import PersonId
from engine.log.facts.rulings import HoldReason, PauseReason
from games.core import Seat

GiftReason = Literal["outage", "fetching", "unseen", "moderator", "substitute"]
"""A reason for giving a clock time: the bot or Discord was away (`fetching`: while secrets were to be fetched),
the match could not be seen, a moderator extends, a substitute begins."""


@dataclass(frozen=True, slots=True)
class TimeSpent:
    """The clock of a seat has run for so many seconds.

    Written with every change that follows, and before whatever decides how time is counted (hours of sleep, vacation,
    the server's days of rest) changes, then with 0 seconds, too: so the log adds up without knowing any of it.
    """

    kind: Literal["time_spent"]
    seat: Seat
    seconds: int


@dataclass(frozen=True, slots=True)
class TimeGiven:
    """A clock was given time; `by` is the moderator who did, None where it came by itself.

    With `fetching` it is the time to fetch secrets that begins so many seconds later; the clock of the seat stands.
    """

    kind: Literal["time_given"]
    seat: Seat
    seconds: int
    reason: GiftReason
    by: PersonId | None
    note: str


@dataclass(frozen=True, slots=True)
class PlayerReminded:
    """A player is told how many seconds are left; `share` is the percentage of the turn's time that called for it."""

    kind: Literal["player_reminded"]
    seat: Seat
    person: PersonId
    left: int
    share: int


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """A player has no time left. If that loses by the policy, the player leaves."""

    kind: Literal["time_ran_out"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class SecretsAwaited:
    """By seat, how many seconds each has spent of the time to fetch its secrets, for which the match has waited.

    Written only before a pause, and before whatever decides how time is counted changes, as `TimeSpent` is then.
    """

    kind: Literal["secrets_awaited"]
    seconds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SecretsUnfetched:
    """A player has not fetched their own secrets in time, which is as good as having no time left."""

    kind: Literal["secrets_unfetched"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class TimeClaimed:
    """A player claims the win over one who has no time left, seat `against`; that one leaves."""

    kind: Literal["time_claimed"]
    seat: Seat
    person: PersonId
    against: Seat


@dataclass(frozen=True, slots=True)
class AbsenceBegan:
    """A player is on vacation, up to and including the day `until` (ISO) of their own time zone."""

    kind: Literal["absence_began"]
    seat: Seat
    person: PersonId
    until: str


@dataclass(frozen=True, slots=True)
class AbsenceEnded:
    """A player is back from vacation."""

    kind: Literal["absence_ended"]
    seat: Seat
    person: PersonId


@dataclass(frozen=True, slots=True)
class MatchPaused:
    """The clocks stand and nobody is to move; `by` is the moderator who wanted it, None where it came by itself."""

    kind: Literal["match_paused"]
    reason: PauseReason
    by: PersonId | None
    note: str


@dataclass(frozen=True, slots=True)
class MatchResumed:
    """The match goes on after a pause."""

    kind: Literal["match_resumed"]
    by: PersonId | None
    note: str


@dataclass(frozen=True, slots=True)
class ClocksHeld:
    """The clocks stand, since those who are to move cannot see the match; they may move all the same.

    It could not be seen since `since` (ISO): what clocks have run from then on is given back before this.
    """

    kind: Literal["clocks_held"]
    reason: HoldReason
    since: str


@dataclass(frozen=True, slots=True)
class ClocksReleased:
    """The clocks run again: the match can be seen, or somebody has moved."""

    kind: Literal["clocks_released"]
    reason: HoldReason


TimeFact = (
    TimeSpent
    | TimeGiven
    | PlayerReminded
    | TimeRanOut
    | SecretsAwaited
    | SecretsUnfetched
    | TimeClaimed
    | AbsenceBegan
    | AbsenceEnded
    | MatchPaused
    | MatchResumed
    | ClocksHeld
    | ClocksReleased
)
