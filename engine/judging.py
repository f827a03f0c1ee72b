"""What moderators and those who call for them may do: pure policy like `decisions`.

Whoever calls this knows that a person moderates; that nobody moderates a match of their own is held here. Every act
of a moderator carries a reason. While a dispute is open, what settles the match is its ruling, too.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final, Literal

from engine import moderation
from engine.codec import AnyGame
from engine.decisions import end, places, require_phase
from engine.disputes import Dispute
from engine.errors import (
    AlreadySettled,
    BadNote,
    DisputeExists,
    EnoughSaid,
    NoAppeal,
    NoDispute,
    NoRewind,
    NoSecrets,
    NotAPlayer,
    NoWinner,
    OwnRuling,
    PlaysInMatch,
    RulingFirst,
    WrongPhase,
)
from engine.facts import Fact, MatchEnded, MatchPaused, MatchResumed, PersonId, SecretsLookedAt
from engine.match import Match
from engine.moderation import require_neutral
from engine.rulings import (
    DisputeOpened,
    DisputeRuled,
    Draws,
    MatchAdjudicated,
    MatchRewound,
    MatchVoided,
    ModeratorNoted,
    Ruling,
    RulingAppealed,
    StatementMade,
)
from games.core import CHANCE, Outcome, Seat

LONGEST_NOTE: Final = 1000
MOST_STATEMENTS: Final = 3
APPEAL_TIME: Final = timedelta(days=3)


def require_party(match: Match, person: PersonId) -> Seat | None:
    """Return the seat of somebody who plays in a match, None if they play no longer; refuse everybody else."""
    if not match.has_played(person):
        raise NotAPlayer
    return match.seat_of(person)


def require_begun(match: Match) -> None:
    """Refuse unless the match is under way or over."""
    if match.phase not in ("running", "over"):
        raise WrongPhase(phase=match.phase)


# Moderators


def pause(match: Match, by: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Stop the clocks and the play until somebody lets the match go on."""
    return moderation.pause(match, reason="moderator", by=by, note=reason(note))


def resume(match: Match, by: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Let a paused match go on.

    Raises:
        RulingFirst: it is paused for a dispute, which goes on with a ruling.
    """
    require_neutral(match, by)
    if match.pause == "dispute":
        raise RulingFirst
    return moderation.resume(match, by=by, note=reason(note))


def extend(match: Match, by: PersonId, *, seat: Seat, seconds: int, note: str) -> tuple[Fact, ...]:
    """Give a player time."""
    given = moderation.give_time(match, seat, seconds, by=by, note=reason(note))
    return ruled(match, by, "time_given", note, given)


def replace_player(
    game: AnyGame, match: Match, by: PersonId, *, seat: Seat, substitute: PersonId, note: str
) -> tuple[Fact, ...]:
    """Let somebody take over a seat.

    Raises:
        BadSubstitute: that person cannot.
    """
    replaced = moderation.replace_player(game, match, seat, substitute, by=by, note=reason(note))
    if substitute == by:
        raise PlaysInMatch
    return ruled(match, by, "replaced", note, replaced)


def rewind(game: AnyGame, match: Match, earlier: Match, by: PersonId, *, note: str, draws: Draws) -> tuple[Fact, ...]:
    """Set a running match back to what it was at `earlier`, perhaps in a line that was left behind.

    Raises:
        NoRewind: the match is as it was then, or nobody was to move then.
    """
    require_phase(match, "running")
    require_neutral(match, by)
    if not may_rewind_to(game, match, earlier):
        raise NoRewind
    rewound = MatchRewound(kind="match_rewound", back_to=earlier.seq, by=by, note=reason(note), draws=draws)
    return ruled(match, by, "rewound", note, (rewound,))


def may_rewind_to(game: AnyGame, match: Match, earlier: Match) -> bool:
    """Tell whether a match can be set back there: players were to move, and something has changed since."""
    if earlier.phase != "running" or earlier.state == match.state:
        return False
    to_act = game.to_act(earlier.state)
    return bool(to_act) and CHANCE not in to_act


def adjudicate(
    game: AnyGame, match: Match, by: PersonId, *, winners: Sequence[Seat], note: str, seed: bytes
) -> tuple[Fact, ...]:
    """End a match by decision; several winners share the first place. A match that is over gets another outcome.

    Raises:
        NoWinner: nobody is named, or somebody who has left or does not sit here.
    """
    require_begun(match)
    require_neutral(match, by)
    if not winners or not set(winners) <= set(match.active):
        raise NoWinner
    outcome = Outcome("adjudicated", places(match, winners), game.scores(match.state))
    decided = MatchAdjudicated(kind="match_adjudicated", by=by, note=reason(note), outcome=outcome)
    return ruled(match, by, "adjudicated", note, (decided, *_ended(match, outcome, seed)))


def void(game: AnyGame, match: Match, by: PersonId, *, note: str, seed: bytes) -> tuple[Fact, ...]:
    """Declare that a match does not count, while it runs or when it is over."""
    require_begun(match)
    require_neutral(match, by)
    outcome = Outcome("void", (1,) * len(match.persons), game.scores(match.state))
    voided = MatchVoided(kind="match_voided", by=by, note=reason(note))
    return ruled(match, by, "void", note, (voided, *_ended(match, outcome, seed)))


def write_note(match: Match, by: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Write something down for everybody."""
    require_begun(match)
    require_neutral(match, by)
    return (ModeratorNoted(kind="moderator_noted", by=by, note=reason(note)),)


def look(game: AnyGame, match: Match, by: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Look at all secrets of a running match: whoever calls this may show them to this person.

    Raises:
        NoSecrets: there are none in this game.
    """
    require_phase(match, "running")
    if not game.info.has_secrets:
        raise NoSecrets
    require_neutral(match, by)
    return (SecretsLookedAt(kind="secrets_looked_at", person=by, note=reason(note)),)


def _ended(match: Match, outcome: Outcome, seed: bytes) -> tuple[Fact, ...]:
    """Return the end; of a match that is over only the outcome is another one, the seed is open already."""
    if match.phase == "over":
        return (MatchEnded(kind="match_ended", outcome=outcome),)
    return end(outcome, seed=seed)


# Disputes


def open_dispute(match: Match, person: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Call for a moderator.

    Raises:
        NotAPlayer: the person does not play here.
        DisputeExists: there is an open one.
        AlreadySettled: the same person's dispute about this position was ruled on.
    """
    require_begun(match)
    seat = require_party(match, person)
    dispute = match.dispute
    if dispute is not None and dispute.is_open:
        raise DisputeExists
    if dispute is not None and (dispute.person, dispute.position) == (person, match.position):
        raise AlreadySettled
    opened = DisputeOpened(kind="dispute_opened", seat=seat, person=person, note=reason(note))
    return (opened, *_stop(match))


def state_side(match: Match, person: PersonId, *, text: str) -> tuple[Fact, ...]:
    """Tell the own side of an open dispute.

    Raises:
        NoDispute: none waits for a ruling.
        EnoughSaid: the person has had their say.
    """
    require_party(match, person)
    dispute = require_open(match)
    if dispute.speakers.count(person) >= MOST_STATEMENTS:
        raise EnoughSaid(most=MOST_STATEMENTS)
    return (StatementMade(kind="statement_made", person=person, text=reason(text)),)


def dismiss(match: Match, by: PersonId, *, note: str) -> tuple[Fact, ...]:
    """Rule that everything stays as it is; on an appeal this means that the earlier ruling stands."""
    require_begun(match)
    require_neutral(match, by)
    require_open(match)
    return ruled(match, by, "dismissed", note, ())


def appeal(match: Match, person: PersonId, *, note: str, now: datetime, is_allowed: bool) -> tuple[Fact, ...]:
    """Ask for another moderator to look at the dispute, once.

    Raises:
        NoAppeal: nothing was ruled, the server has no appeals, this was the last word, or it is too late.
    """
    require_party(match, person)
    if refusal := why_no_appeal(match, now=now, is_allowed=is_allowed):
        raise NoAppeal(reason=refusal)
    return (RulingAppealed(kind="ruling_appealed", person=person, note=reason(note)), *_stop(match))


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


def ruled(match: Match, by: PersonId, ruling: Ruling, note: str, facts: Iterable[Fact]) -> tuple[Fact, ...]:
    """Return the facts of a settling act; where a dispute is open, it is the ruling, and a match that runs goes on.

    Raises:
        OwnRuling: this would be a ruling on the appeal against the person's own one.
    """
    dispute, done = match.dispute, tuple(facts)
    if dispute is None or not dispute.is_open:
        return done
    if dispute.ruled_by == by:
        raise OwnRuling
    decided = DisputeRuled(kind="dispute_ruled", by=by, ruling=ruling, note=reason(note))
    is_over = any(isinstance(fact, MatchEnded) for fact in done)
    goes_on = match.pause == "dispute" and not is_over
    resumed = (MatchResumed(kind="match_resumed", by=by, note=""),) if goes_on else ()
    return (decided, *done, *resumed)


def _stop(match: Match) -> tuple[Fact, ...]:
    """Stop the clocks for a dispute, unless they stand already."""
    if match.phase != "running" or match.pause is not None:
        return ()
    return (MatchPaused(kind="match_paused", reason="dispute", by=None, note=""),)


def require_open(match: Match) -> Dispute:
    """Return the dispute that waits for a ruling, refuse if there is none."""
    if match.dispute is None or not match.dispute.is_open:
        raise NoDispute
    return match.dispute


def reason(text: str) -> str:
    """Return a reason without blanks around it.

    Raises:
        BadNote: there is none, or it is too long.
    """
    said = text.strip()
    if not 0 < len(said) <= LONGEST_NOTE:
        raise BadNote(most=LONGEST_NOTE)
    return said
