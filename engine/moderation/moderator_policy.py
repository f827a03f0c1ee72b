"""Acts of moderators, one row of `ACTS` for each, and those who call for them. Pure policy like `decisions`.

The caller has made sure that a person moderates; that nobody moderates a match of their own is checked here. Every act
carries a reason. While a dispute is open, an act that settles the match is its ruling, too.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final, Literal

from engine.ids import PersonId, is_computer
from engine.log.codec import AnyGame
from engine.log.disputes import Dispute
from engine.log.facts.play import MatchEnded
from engine.log.facts.rulings import (
    DisputeOpened,
    DisputeRuled,
    Draws,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    PauseReason,
    Ruling,
    RulingAppealed,
    StatementMade,
)
from engine.log.facts.secrets import SecretsLookedAt
from engine.log.facts.time import MatchPaused, MatchResumed, TimeGiven
from engine.log.facts.union import Fact
from engine.matches.decisions.moves import end, places, require_going_on
from engine.matches.decisions.offers import hand_over, require_own_seats, require_substitute
from engine.matches.errors import NoSecrets, NotAPlayer, WrongPhase
from engine.matches.state.match import Match
from engine.moderation import errors
from engine.moderation.disclosure import look_alike
from engine.stores.matches import Phase
from engine.time.policy import HOUR
from games.core import CHANCE, Outcome, Seat

LONGEST_NOTE: Final = 1000
MOST_STATEMENTS: Final = 3
APPEAL_TIME: Final = timedelta(days=3)
LEAST_GIVEN: Final = 60
MOST_GIVEN: Final = 365 * 24 * HOUR
VOID: Final = "void"

ActName = Literal["dismiss", "rewind", "adjudicate", "extend", "replace", "void", "pause", "resume", "note", "reveal"]
Field = Literal["seat", "seconds", "substitute", "winners", "back_to", "draws"]
"""A choice for an act, by its name in `Choices`."""

BEGUN: Final[tuple[Phase, ...]] = ("running", "over")
RUNNING: Final[tuple[Phase, ...]] = ("running",)


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices for an act besides its reason; an act looks at those fields only that its row names."""

    seat: Seat | None = None
    seconds: int = 0
    substitute: PersonId | None = None
    winners: tuple[Seat, ...] = ()
    back_to: int = 0
    draws: Draws = "fresh"


NO_CHOICES: Final = Choices()


@dataclass(frozen=True, slots=True)
class Request:
    """A moderator wants something done; `earlier` is the match as of `chosen.back_to`, for an act that goes back."""

    game: AnyGame
    match: Match
    by: PersonId
    note: str
    chosen: Choices = NO_CHOICES
    seed: bytes = b""
    earlier: Match | None = None


def _anything(*_: object) -> None:
    """Refuse nothing."""


@dataclass(frozen=True, slots=True)
class Act:
    """One thing that a moderator can do.

    It is `allowed` in these phases, unless `check` refuses whatever is chosen. `fields` is what is to be chosen. With a
    `ruling` it settles an open dispute; one that `stops` the clocks lets a dispute wait. `facts` is how it is carried
    out; it refuses what was chosen badly.
    """

    allowed: tuple[Phase, ...]
    facts: Callable[[Request], tuple[Fact, ...]]
    check: Callable[[Match, AnyGame, PersonId], None] = _anything
    fields: tuple[Field, ...] = ()
    ruling: Ruling | None = None
    stops: bool = False


def check(act: Act, game: AnyGame, match: Match, by: PersonId) -> None:
    """Refuse an act that is not possible now, whatever is chosen and for whatever reason; this is its dry run."""
    if match.phase not in act.allowed:
        raise WrongPhase(phase=match.phase)
    require_neutral(match, by)
    act.check(match, game, by)
    if act.ruling is not None and _is_disputed(match) and require_open(match).ruled_by == by:
        raise errors.OwnRuling


def carry_out(act: Act, request: Request) -> tuple[Fact, ...]:
    """Return what an act comes to; where it settles an open dispute, it is the ruling, and a match that runs goes on.

    Raises:
        Refusal: it is not possible, something was chosen badly, or there is no reason.
    """
    match, by = request.match, request.by
    check(act, request.game, match, by)
    request = replace(request, note=reason(request.note))
    done = act.facts(request)
    if act.ruling is None or not _is_disputed(match):
        return done
    decided = DisputeRuled(kind="dispute_ruled", by=by, ruling=act.ruling, note=request.note)
    goes_on = match.pause == "dispute" and not any(isinstance(fact, MatchEnded) for fact in done)
    resumed = (MatchResumed(kind="match_resumed", by=by, note=""),) if goes_on else ()
    return (decided, *done, *resumed)


def require_neutral(match: Match, by: PersonId) -> None:
    """Refuse a moderator who plays in the match or has played in it."""
    if match.has_played(by):
        raise errors.PlaysInMatch


def may_rewind_to(game: AnyGame, match: Match, earlier: Match) -> bool:
    """Tell whether a match can be set back there: players were to move, and something has changed since.

    What is hidden plays no part in that: whether somebody has done in secret the same as before is a secret, too.
    """
    if earlier.phase != "running":
        return False
    if match.latest_actions == earlier.latest_actions and look_alike(game, match, earlier):
        return False
    to_act = game.rules.to_act(earlier.state)
    return bool(to_act) and CHANCE not in to_act


def reason(text: str) -> str:
    """Return a reason without blanks around it.

    Raises:
        BadNote: there is none, or it is too long.
    """
    said = text.strip()
    if not 0 < len(said) <= LONGEST_NOTE:
        raise errors.BadNote(most=LONGEST_NOTE)
    return said


# What each act checks, and how it is carried out


def _require_going_on(match: Match, *_: object) -> None:
    require_going_on(match)


def _require_pause(match: Match, *_: object) -> None:
    if match.pause == "dispute":
        raise errors.RulingFirst
    if match.pause is None:
        raise errors.NotPaused


def _require_clocks(match: Match, *_: object) -> None:
    if not match.clocks:
        raise errors.NoClock


def _require_secrets(match: Match, game: AnyGame, by: PersonId) -> None:
    """Refuse to show secrets where there are none, and to somebody who may sit down with what they have seen."""
    if not game.has_secrets:
        raise NoSecrets
    if match.offer is not None and match.offer.substitute == by:
        raise errors.AskedToPlay


def _require_counting(match: Match, *_: object) -> None:
    if match.outcome is not None and match.outcome.reason == VOID:
        raise errors.ChangesNothing


def _require_dispute(match: Match, *_: object) -> None:
    require_open(match)


def _pause(asked: Request) -> tuple[Fact, ...]:
    """Stop the clocks; with a dispute that has not stopped them, until its ruling."""
    cause: PauseReason = "dispute" if _is_disputed(asked.match) else "moderator"
    return (MatchPaused(kind="match_paused", reason=cause, by=asked.by, note=asked.note),)


def _resume(asked: Request) -> tuple[Fact, ...]:
    return (MatchResumed(kind="match_resumed", by=asked.by, note=asked.note),)


def _extend(asked: Request) -> tuple[Fact, ...]:
    """Give a player more time, beyond the cap if need be; the clock of the computer never runs."""
    seat, seconds = asked.chosen.seat, asked.chosen.seconds
    if seat is None or seat not in asked.match.active or is_computer(asked.match.persons[seat]):
        raise errors.NoClock
    if not LEAST_GIVEN <= seconds <= MOST_GIVEN:
        raise errors.BadTime(low=LEAST_GIVEN, high=MOST_GIVEN)
    given = TimeGiven(kind="time_given", seat=seat, seconds=seconds, reason="moderator", by=asked.by, note=asked.note)
    return (given,)


def _replace(asked: Request) -> tuple[Fact, ...]:
    """Let somebody take over a seat, whether its player wants or not."""
    seat, substitute = asked.chosen.seat, asked.chosen.substitute
    if seat is None or substitute is None or seat not in asked.match.active:
        raise errors.NoSuchSeat
    require_own_seats(asked.match)
    require_substitute(asked.game, asked.match, seat, substitute)
    if substitute == asked.by:
        raise errors.PlaysInMatch
    return hand_over(asked.match, seat, substitute, by=asked.by, note=asked.note)


def _rewind(asked: Request) -> tuple[Fact, ...]:
    """Set a running match back to what it was at `earlier`, perhaps in a line that was left behind."""
    earlier = asked.earlier
    if earlier is None or not may_rewind_to(asked.game, asked.match, earlier):
        raise errors.NoRewind
    chosen, by, note = asked.chosen, asked.by, asked.note
    return (MatchRewound(kind="match_rewound", back_to=earlier.seq, by=by, note=note, draws=chosen.draws),)


def _adjudicate(asked: Request) -> tuple[Fact, ...]:
    """End a match by decision; several winners share the first place. A match that is over gets another outcome.

    Who has resigned or run out of time can be given the win, too: that may be the very thing that is wrong.
    """
    match, winners = asked.match, asked.chosen.winners
    if not winners or not all(0 <= seat < len(match.persons) for seat in winners):
        raise errors.NoWinner
    outcome = Outcome("adjudicated", places(match, winners), asked.game.rules.scores(match.state))
    if outcome == match.outcome:
        raise errors.ChangesNothing
    decided = MatchAdjudicated(kind="match_adjudicated", by=asked.by, note=asked.note, outcome=outcome)
    return (decided, *_ended(match, outcome, asked.seed))


def _void(asked: Request) -> tuple[Fact, ...]:
    match = asked.match
    outcome = Outcome(VOID, (1,) * len(match.persons), asked.game.rules.scores(match.state))
    return (MatchVoided(kind="match_voided", by=asked.by, note=asked.note), *_ended(match, outcome, asked.seed))


def _note(asked: Request) -> tuple[Fact, ...]:
    return (ModeratorNoted(kind="moderator_noted", by=asked.by, note=asked.note),)


def _reveal(asked: Request) -> tuple[Fact, ...]:
    return (SecretsLookedAt(kind="secrets_looked_at", person=asked.by, note=asked.note),)


def _dismiss(_: Request) -> tuple[Fact, ...]:
    return ()


def _ended(match: Match, outcome: Outcome, seed: bytes) -> tuple[Fact, ...]:
    """Return the end; of a match that is over only the outcome is another one, the seed is open already."""
    if match.phase == "over":
        return (MatchEnded(kind="match_ended", outcome=outcome),)
    return end(outcome, seed=seed)


ACTS: Final[Mapping[ActName, Act]] = {
    "dismiss": Act(BEGUN, _dismiss, _require_dispute, ruling="dismissed"),
    "rewind": Act(RUNNING, _rewind, fields=("back_to", "draws"), ruling="rewound"),
    "adjudicate": Act(BEGUN, _adjudicate, fields=("winners",), ruling="adjudicated"),
    "extend": Act(RUNNING, _extend, _require_clocks, ("seat", "seconds"), ruling="time_given"),
    "replace": Act(RUNNING, _replace, fields=("seat", "substitute"), ruling="replaced"),
    "void": Act(BEGUN, _void, _require_counting, ruling="void"),
    "pause": Act(RUNNING, _pause, _require_going_on, stops=True),
    "resume": Act(RUNNING, _resume, _require_pause),
    "note": Act(BEGUN, _note),
    "reveal": Act(RUNNING, _reveal, _require_secrets),
}
"""Everything that moderators can do; commands, forms, buttons, words and refusals are made from this."""


# Those who call for moderators


def require_party(match: Match, person: PersonId) -> Seat | None:
    """Return the seat of somebody who plays in a match, None if they play no longer; refuse everybody else."""
    if match.phase not in BEGUN:
        raise WrongPhase(phase=match.phase)
    if not match.has_played(person):
        raise NotAPlayer
    return match.seat_of(person)


def open_dispute(match: Match, person: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Call for a moderator; the clocks stop, unless the latest dispute of this person has come to nothing.

    Raises:
        NotAPlayer: the person does not play here.
        DisputeExists: there is an open one.
        AlreadySettled: the same person's dispute about this position was ruled on.
    """
    seat = require_party(match, person)
    dispute = match.dispute
    if dispute is not None and dispute.is_open:
        raise errors.DisputeExists
    if dispute is not None and dispute.ruling and (dispute.person, dispute.position) == (person, match.position):
        raise errors.AlreadySettled
    opened = DisputeOpened(kind="dispute_opened", seat=seat, person=person, note=reason(note))
    return (opened,) if person in match.unfounded else (opened, *_stop(match))


def state_side(match: Match, person: PersonId, *, text: str) -> tuple[Fact, ...]:
    """Tell one's own side of an open dispute.

    Raises:
        NoDispute: none waits for a ruling.
        EnoughSaid: the person has had their say.
    """
    require_party(match, person)
    dispute = require_open(match)
    if dispute.speakers.count(person) >= MOST_STATEMENTS:
        raise errors.EnoughSaid(most=MOST_STATEMENTS)
    return (StatementMade(kind="statement_made", person=person, text=reason(text)),)


def appeal(match: Match, person: PersonId, *, note: str, now: datetime, is_allowed: bool) -> tuple[Fact, ...]:
    """Ask for another moderator to look at the dispute, once; the clocks stop, unless the dispute has not stopped them.

    Raises:
        NoAppeal: nothing was ruled, the server has no appeals, this was the last word, or it is too late.
    """
    require_party(match, person)
    if refusal := why_no_appeal(match, now=now, is_allowed=is_allowed):
        raise errors.NoAppeal(reason=refusal)
    appealed = RulingAppealed(kind="ruling_appealed", person=person, note=reason(note))
    is_again = match.dispute is not None and match.dispute.is_repeated and match.dispute.person == person
    return (appealed,) if is_again else (appealed, *_stop(match))


def why_no_appeal(
    match: Match, *, now: datetime, is_allowed: bool
) -> Literal["nothing", "off", "final", "late"] | None:
    """Return why the latest ruling cannot be appealed against, None if it can."""
    dispute = match.dispute
    if dispute is None or dispute.ruled_at is None or dispute.state == "appealed":
        return "nothing"
    if dispute.state == "closed":
        return "final"
    if not is_allowed:
        return "off"
    return "late" if now - dispute.ruled_at > APPEAL_TIME else None


def require_open(match: Match) -> Dispute:
    """Return the dispute that waits for a ruling, refuse if there is none."""
    if match.dispute is None or not match.dispute.is_open:
        raise errors.NoDispute(ruling=(match.dispute.ruling if match.dispute else None) or "none")
    return match.dispute


def _is_disputed(match: Match) -> bool:
    return match.dispute is not None and match.dispute.is_open


def _stop(match: Match) -> Iterable[Fact]:
    """Stop the clocks for a dispute, unless they stand already."""
    if match.phase != "running" or match.pause is not None:
        return ()
    return (MatchPaused(kind="match_paused", reason="dispute", by=None, note=""),)
