"""Clocks that stand because those who are to move cannot see the match. Pure policy like `clock_policy`.

The caller knows since when the match cannot be seen (`engine.matches.service.sight`). That time is given back, once and
never more; what an outage has given back already is not part of it.
"""

from dataclasses import dataclass, replace
from datetime import datetime
from functools import reduce

from engine.log.facts.rulings import HoldReason
from engine.log.facts.time import ClocksHeld, ClocksReleased, TimeGiven
from engine.log.facts.union import Fact
from engine.matches.decisions.clock_policy import Timed, credit, settle
from engine.matches.state.match import Match
from engine.matches.state.steps import Step
from engine.matches.state.time_fold import wind


@dataclass(frozen=True, slots=True)
class Unseen:
    """The reason for which those who are to move cannot see a match, and since when."""

    reason: HoldReason
    since: datetime


def hold(timed: Timed, unseen: Unseen) -> tuple[Fact, ...]:
    """Stop the clocks of a match and give back what they have run unseen; nothing where none runs."""
    if not any(timed.running) and not any(timed.fetching):
        return ()
    gifts = credit(timed, unseen.since, timed.now, reason="unseen")
    held = ClocksHeld(kind="clocks_held", reason=unseen.reason, since=unseen.since.isoformat())
    return (*gifts, *settle(replace(timed, match=_given(timed, gifts))), held)


def release(match: Match) -> tuple[Fact, ...]:
    """Let the clocks of a held match run again; nothing where it is not held."""
    if match.hold is None or match.phase != "running":
        return ()
    return (ClocksReleased(kind="clocks_released", reason=match.hold),)


def released_by_move(match: Match, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return facts with the release before them where they move a held match on: who moves has seen it."""
    return (*release(match), *facts) if any(isinstance(fact, Step) for fact in facts) else facts


def _given(timed: Timed, gifts: tuple[TimeGiven, ...]) -> Match:
    return reduce(wind, gifts, replace(timed.match, updated_at=timed.now))
