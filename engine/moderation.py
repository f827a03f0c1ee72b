"""What a moderator may do to a match. Pure policy like `decisions`: who calls this knows that the person moderates."""

from typing import Final

from engine.codec import AnyGame
from engine.decisions import require_going_on, require_phase
from engine.errors import BadTime, NoClock, NoSuchSeat, NotPaused, PlaysInMatch
from engine.facts import Fact, MatchPaused, MatchResumed, PauseReason, PersonId, TimeGiven
from engine.match import Match
from engine.offers import hand_over, require_substitute
from engine.policy import HOUR
from games.core import Seat

LEAST_GIVEN: Final = 60
MOST_GIVEN: Final = 365 * 24 * HOUR


def pause(match: Match, *, reason: PauseReason, by: PersonId | None, note: str) -> tuple[Fact, ...]:
    """Stop the clocks and the play.

    Raises:
        MatchIsPaused: they stand already.
    """
    require_phase(match, "running")
    require_neutral(match, by)
    require_going_on(match)
    return (MatchPaused(kind="match_paused", reason=reason, by=by, note=note),)


def resume(match: Match, *, by: PersonId | None, note: str) -> tuple[Fact, ...]:
    """Let a paused match go on.

    Raises:
        NotPaused: it does.
    """
    require_phase(match, "running")
    require_neutral(match, by)
    if match.pause is None:
        raise NotPaused
    return (MatchResumed(kind="match_resumed", by=by, note=note),)


def give_time(match: Match, seat: Seat, seconds: int, *, by: PersonId, note: str) -> tuple[Fact, ...]:
    """Give a player more time, beyond the cap if need be.

    Raises:
        NoClock: no time runs in this match, or the player has left it.
        BadTime: not so many seconds.
    """
    require_phase(match, "running")
    require_neutral(match, by)
    if seat not in match.active or not match.clocks:
        raise NoClock
    if not LEAST_GIVEN <= seconds <= MOST_GIVEN:
        raise BadTime(low=LEAST_GIVEN, high=MOST_GIVEN)
    return (TimeGiven(kind="time_given", seat=seat, seconds=seconds, reason="moderator", by=by, note=note),)


def replace_player(
    game: AnyGame, match: Match, seat: Seat, substitute: PersonId, *, by: PersonId, note: str
) -> tuple[Fact, ...]:
    """Let somebody take over a seat, whether its player wants or not.

    Raises:
        NoSuchSeat: nobody plays there (any more).
        BadSubstitute: that person cannot take over.
    """
    require_phase(match, "running")
    require_neutral(match, by)
    if seat not in match.active:
        raise NoSuchSeat
    require_substitute(game, match, seat, substitute)
    return hand_over(match, seat, substitute, by=by, note=note)


def require_neutral(match: Match, by: PersonId | None) -> None:
    """Refuse a moderator who plays in the match or has played in it."""
    if by is not None and match.has_played(by):
        raise PlaysInMatch
