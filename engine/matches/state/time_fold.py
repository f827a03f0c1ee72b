"""Facts about time folded into a match: its clocks, who is away, what stops it (part of `fold`)."""

from dataclasses import replace
from datetime import timedelta

from engine.ids import is_computer
from engine.log import disputes
from engine.log.codec import AnyGame
from engine.log.facts.rulings import (
    PauseEscalated,
    PauseLapsed,
)
from engine.log.facts.time import (
    AbsenceBegan,
    AbsenceEnded,
    ClocksHeld,
    ClocksReleased,
    MatchPaused,
    MatchResumed,
    PlayerReminded,
    SecretsAwaited,
    TimeGiven,
    TimeSpent,
)
from engine.matches.state.match import Absence, Match
from engine.time.clock import Clock
from games.core import CHANCE, Seat


def tick(game: AnyGame, match: Match, *, mover: Seat | None) -> Match:
    """Let exactly the clocks of those run who are to move; who has ended a turn with a move gains the increment.

    Throws follow in the same moment, so clocks wait for them. The clock of the computer never runs.
    """
    policy, at = match.policy, match.updated_at
    assert policy is not None  # there are clocks
    acting = () if match.is_blocked or match.hold else tuple(game.rules.to_act(match.state))
    if CHANCE in acting:
        return match
    turn = game.rules.turn_number(match.state) if acting else 0
    clocks = []
    for seat, clock in enumerate(match.clocks):
        is_due = seat in acting and not is_computer(match.persons[seat])
        has_ended = clock.since is not None and seat == mover and not (is_due and clock.turn == turn)
        after = clock.gained(policy.increment, cap=policy.cap) if has_ended else clock
        clocks.append(after.started(at, turn=turn) if is_due else after.stopped())
    return replace(match, clocks=tuple(clocks))


def wind(match: Match, fact: TimeSpent | TimeGiven | PlayerReminded) -> Match:
    """Change what one clock shows."""
    clock = match.clocks[fact.seat]
    match fact:
        case TimeSpent(seconds=seconds):
            return set_clock(match, fact.seat, clock.spent(seconds, at=match.updated_at))
        case TimeGiven(seconds=seconds, reason=reason):
            credited_at = match.updated_at if reason in {"outage", "fetching", "unseen"} else match.credited_at
            since = match.awaited_since
            if since is not None and fact.seat in match.unreachable:
                since += timedelta(seconds=seconds)
            given = clock if reason == "fetching" else clock.given(seconds, at=match.updated_at)
            return replace(set_clock(match, fact.seat, given), credited_at=credited_at, awaited_since=since)
        case PlayerReminded(share=share):
            return set_clock(match, fact.seat, replace(clock, reminded=share))


def await_on(match: Match, fact: SecretsAwaited) -> Match:
    """Count what has been spent of the time to fetch secrets, and let what is left run from now on."""
    before = match.awaited_spent or (0,) * len(fact.seconds)
    spent = tuple(map(sum, zip(before, fact.seconds, strict=True)))
    return replace(match, awaited_since=match.updated_at, awaited_spent=spent)


def set_clock(match: Match, seat: Seat, clock: Clock) -> Match:
    """Replace the clock of a seat."""
    return replace(match, clocks=(*match.clocks[:seat], clock, *match.clocks[seat + 1 :]))


def be_away(match: Match, fact: AbsenceBegan | AbsenceEnded) -> Match:
    """Note what keeps a player from playing, or that it is over."""
    match fact:
        case AbsenceBegan(seat=seat, until=until):
            return replace(match, absences=(*without(match.absences, seat), Absence(seat, until)))
        case AbsenceEnded(seat=seat):
            return replace(match, absences=without(match.absences, seat))


def stand(
    match: Match, fact: MatchPaused | MatchResumed | PauseEscalated | PauseLapsed | ClocksHeld | ClocksReleased
) -> Match:
    """Note why all clocks stand, since when, or that it is over."""
    at = match.updated_at
    match fact:
        case MatchPaused(reason=reason) | ClocksHeld(reason=reason):
            return replace(match, standstill=reason, paused_at=at, escalated_at=None)
        case PauseEscalated():
            return replace(match, escalated_at=at)
        case MatchResumed() | PauseLapsed() | ClocksReleased():
            pass
    since = at if match.unreachable else None
    match = replace(match, standstill=None, paused_at=None, escalated_at=None, awaited_since=since)
    if isinstance(fact, PauseLapsed) and match.dispute is not None:
        return match.with_dispute(disputes.lapsed(match.dispute))
    return match


def without(absences: tuple[Absence, ...], seat: Seat) -> tuple[Absence, ...]:
    """Return the absences of everybody else."""
    return tuple(absence for absence in absences if absence.seat != seat)
