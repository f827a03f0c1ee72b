"""Challenges on a ladder, its standings, and the check of its log: pure functions; the rules are in `leagues.ladder`.

Challenges are answered or run out by facts, so that pauses and outages delay them as they delay everything in a
season; of `leagues.ladder` only the order of what happened is asked. A match counts from when it has ended, also where
a ruling about it comes later, so that rulings and their reversal change what followed.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Final

from engine.ids import PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.seasons.errors import AlreadySignedUp, CannotChallenge, NotAskedInSeason, NotInSeason, WrongSeasonPhase
from engine.seasons.facts.course import iso
from engine.seasons.facts.formats import LadderRules
from engine.seasons.facts.ladder import ChallengeAnswered, ChallengeMade, LadderJoined
from engine.seasons.facts.places import PlannedFixture
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.state.guards import require_not_paused, require_phase
from engine.seasons.state.own import Entrant
from engine.seasons.state.progress import Progress, counted
from engine.seasons.state.rungs import Rungs, SeasonChallenge
from engine.seasons.state.season import Season
from leagues import ladder as league
from leagues.core import EntrantId, Result
from leagues.ladder import Ladder

MOST: Final = 100
"""How many people a ladder has at most."""

A_WEEK: Final = 3
"""How many challenges somebody makes within seven days, at most."""

WEEK: Final = timedelta(days=7)
ENDS: Final = 10**9
"""Numbers of ends of matches begin here, so that at the same time they come after what led to them."""

NEVER: Final = 10**18
SECOND: Final = 10**6
LADDERS_KEPT: Final = 16

_ladder = lru_cache(LADDERS_KEPT)(league.ladder)
_held_since = lru_cache(LADDERS_KEPT)(league.held_since)


def ladder_of(season: Season, progress: Progress, *, at: datetime | None = None) -> Ladder:
    """Return the ladder as it stands, or as it stood at a time by what is known now."""
    return _ladder(_happened(season, progress), _rules(season), NEVER if at is None else microseconds(at))


def held_since(season: Season, progress: Progress) -> Mapping[EntrantId, datetime]:
    """Return since when everybody has been on their rung."""
    held = _held_since(_happened(season, progress), _rules(season), NEVER)
    return {one: from_microseconds(at) for one, at in held.items()}


def _rules(season: Season) -> league.RungRules:
    return league.RungRules(season.rules.of(LadderRules).reach, answer_s=NEVER)


def _happened(season: Season, progress: Progress) -> tuple[league.Fact, ...]:
    results = counted(season, progress)
    ends = [
        _end(each, each.fixture, results[each.fixture], season, progress)
        for each in season.of(Rungs).challenges.values()
        if each.fixture is not None and each.fixture in results
    ]
    return (*season.of(Rungs).log, *ends)


def _end(challenge: SeasonChallenge, number: int, result: Result, season: Season, progress: Progress) -> league.Ended:
    entrants, end, ruled = season.fixtures[number].entrants, progress.ends.get(number), season.rulings.get(number)
    winners = [one for one, place in zip(entrants, result.places, strict=False) if place == 1]
    times = [*([] if end is None else [microseconds(end.at)]), *([] if ruled is None else [microseconds(ruled.at)])]
    return league.Ended(
        min(times, default=result.ended_at * SECOND),
        ENDS + number,
        challenge.number,
        winners[0] if len(winners) == 1 else None,
        end.timed_out if end is not None and ruled is None else (),
    )


# What people do


def join(season: Season, person: PersonId) -> Facts:
    """Take the lowest rung.

    Raises:
        AlreadySignedUp: they have a rung.
        CannotChallenge: the ladder has as many people as it takes.
    """
    _require_open(season)
    if is_on(season, season.entrant_of(person)):
        raise AlreadySignedUp
    if sum(not season.has_left(one) for one in season.entrants) >= MOST:
        raise CannotChallenge(reason="full", most=MOST)
    return (LadderJoined("ladder_joined", EntrantId(season.latest_entrant + 1), person),)


def challenge(season: Season, progress: Progress, person: PersonId, opponent: EntrantId, now: datetime) -> Facts:
    """Challenge somebody above, who has some days to answer.

    Raises:
        CannotChallenge: says why.
    """
    _require_open(season)
    require_not_paused(season)
    own = own_rung(season, person)
    refusal = refused(season, progress, own.id, opponent, now)
    if refusal is not None:
        raise CannotChallenge(reason=refusal, reach=season.rules.of(LadderRules).reach, most=A_WEEK)
    until = now + timedelta(hours=season.rules.answer_hours)
    return (ChallengeMade("challenge_made", season.of(Rungs).next_number, own.id, opponent, iso(until)),)


def refused(season: Season, progress: Progress, one: EntrantId, opponent: EntrantId, now: datetime) -> str | None:
    """Return why somebody may not challenge somebody now, None if they may."""
    refusal = ladder_of(season, progress).refusal(one, opponent)
    return refusal or ("too_many" if len(_recent(season, season.entrants[one].person, now)) >= A_WEEK else None)


def _recent(season: Season, person: PersonId, now: datetime) -> Sequence[SeasonChallenge]:
    """Return somebody's challenges within a week, also those from rungs that they have left since."""
    made = (each for each in season.of(Rungs).challenges.values() if each.made_at > now - WEEK)
    return [each for each in made if season.entrants[each.entrant].person == person]


def within_reach(season: Season, progress: Progress, one: EntrantId, now: datetime) -> Sequence[EntrantId]:
    """Return whom somebody may challenge now, the highest first."""
    rungs = ladder_of(season, progress).rungs
    return [other for other in rungs if refused(season, progress, one, other, now) is None]


def answer(season: Season, person: PersonId, number: int, now: datetime, *, accepts: bool) -> Facts:
    """Accept a challenge, so that its match begins, or decline it.

    Raises:
        NotAskedInSeason: they are not asked, or have answered, or it is too late.
    """
    asked = season.of(Rungs).challenges.get(number)
    if asked is None or asked.state != "open" or (asked.until <= now and season.paused_at is None):
        raise NotAskedInSeason
    if season.entrants[asked.opponent].person != person:
        raise NotAskedInSeason
    fixture = fixture_of_challenge(season, asked) if accepts else None
    return (ChallengeAnswered("challenge_answered", number, fixture, is_silent=False),)


def own_rung(season: Season, person: PersonId) -> Entrant:
    """Return somebody's place on the ladder.

    Raises:
        NotInSeason: they have none.
    """
    entrant = season.entrant_of(person)
    if entrant is None or not is_on(season, entrant):
        raise NotInSeason
    return entrant


def is_on(season: Season, entrant: Entrant | None) -> bool:
    """Tell whether somebody has a rung; nobody has one where there is no ladder."""
    return season.rules.own.is_endless and entrant is not None and not season.has_left(entrant.id)


def seated(season: Season, challenger: EntrantId, challenged: EntrantId) -> tuple[EntrantId, EntrantId]:
    """Return who sits first: the one who did so less often on this ladder, of equal ones the challenged."""
    first = [fixture.entrants[0] for fixture in season.fixtures.values()]
    is_challenger = first.count(challenger) < first.count(challenged)
    return (challenger, challenged) if is_challenger else (challenged, challenger)


def fixture_of_challenge(season: Season, asked: SeasonChallenge) -> PlannedFixture:
    """Return the fixture that a challenge becomes as it is accepted."""
    number = max(season.fixtures, default=0) + 1
    return PlannedFixture(number, 1, 1, seated(season, asked.entrant, asked.opponent))


def _require_open(season: Season) -> None:
    """Refuse what can only be done while the ladder stands.

    Raises:
        WrongSeasonPhase: it closes or is over.
    """
    require_phase(season, "running")
    if season.until is not None:
        raise WrongSeasonPhase(phase="overtime", when="until-running")


WRITTEN_WITHIN: Final = timedelta(minutes=1)
"""An answer that is decided in time is in the log at most so much later."""


def agrees(before: Season, fact: SeasonFact, at: datetime) -> bool:
    """Tell whether the ladder allowed a fact: who joins, who answers what when, who sits first."""
    match fact:
        case LadderJoined(entrant=entrant, person=person):
            return entrant == before.latest_entrant + 1 and not is_on(before, before.entrant_of(person))
        case ChallengeMade(challenge=number, entrant=entrant, opponent=opponent):
            both = [before.entrants.get(one) for one in (entrant, opponent)]
            are_two = entrant != opponent and all(is_on(before, one) for one in both)
            return are_two and number == before.of(Rungs).next_number
        case ChallengeAnswered(challenge=number, fixture=fixture, is_silent=is_silent):
            asked = before.of(Rungs).challenges.get(number)
            if asked is None or asked.state != "open":
                return False
            is_late, is_too_late = asked.until <= at, asked.until + WRITTEN_WITHIN < at
            is_in_time = is_late if is_silent else not is_too_late or before.paused_at is not None
            return is_in_time and (fixture is None or fixture == fixture_of_challenge(before, asked))
        case _:
            return True
