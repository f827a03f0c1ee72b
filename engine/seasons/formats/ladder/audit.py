"""Checks the log of a ladder against its own rules, as far as they do not depend on how matches have ended."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from typing import Final

from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderJoined
from engine.seasons.facts.union import SeasonFact, SeasonId
from engine.seasons.formats.ladder.challenges import fixture_of_challenge, is_on
from engine.seasons.state.fold import fold_on
from engine.seasons.state.season import Season

WRITTEN_WITHIN: Final = timedelta(minutes=1)
"""An answer that is decided in time is in the log at most so much later."""


def ladder_faults(season: SeasonId, facts: Iterable[tuple[SeasonFact, datetime, str]]) -> Iterator[int]:
    """Yield the numbers of facts that the ladder did not allow: who joins, who answers what when, who sits first."""
    before: Season | None = None
    for seq, each in enumerate(facts, 1):
        fact, at, _ = each
        if before is not None and not _agrees(before, fact, at):
            yield seq
        before = fold_on(before, season, [each])


def _agrees(before: Season, fact: SeasonFact, at: datetime) -> bool:
    match fact:
        case LadderJoined(entrant=entrant, person=person):
            return entrant == before.latest_entrant + 1 and not is_on(before, before.entrant_of(person))
        case ChallengeMade(challenge=number, entrant=entrant, opponent=opponent):
            both = [before.entrants.get(one) for one in (entrant, opponent)]
            return (
                number == before.rungs.next_number and entrant != opponent and all(is_on(before, one) for one in both)
            )
        case ChallengeAnswered(challenge=number, fixture=fixture, is_silent=is_silent):
            asked = before.rungs.challenges.get(number)
            if asked is None or asked.state != "open":
                return False
            is_late, is_too_late = asked.until <= at, asked.until + WRITTEN_WITHIN < at
            is_in_time = is_late if is_silent else not is_too_late or before.paused_at is not None
            return is_in_time and (fixture is None or fixture == fixture_of_challenge(before, asked))
        case _:
            return True
