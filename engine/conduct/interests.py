"""Results against the interest of a table: who had nothing to win or lose any more gives up early to one who had.

What was open before a match is what `leagues.bounds` says of the results until then, which is never wider than the
truth: an entrant that counts as settled was settled. A match that was ruled on is left out. Only where everybody meets
everybody is the table known so far that this can be said.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.conduct.hints import Hint, Sources, loser_of, winner_of
from engine.seasons.course import milestones
from engine.seasons.formats import format_of
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from games.core import PAIR
from leagues.bounds import Prospects, prospects
from leagues.core import EntrantId, Fixture


def against_interest(
    season: Season, progress: Progress, ended: Mapping[int, FinishedMatch], sources: Sources
) -> list[Hint]:
    """Return results of a season that only the winner had a use for; may take a second; call it off the loop."""
    if not format_of(season.rules).all_meet or season.rules.seats != PAIR:
        return []
    return [hint for hint in _given(season, progress, ended, sources) if hint.evidence]


def _given(season: Season, progress: Progress, ended: Mapping[int, FinishedMatch], sources: Sources) -> Iterator[Hint]:
    recent = {match.match for match in sources.matches}
    for number, match in sorted(ended.items()):
        loser, winner = loser_of(match), winner_of(match)
        fixture = season.fixtures[number]
        is_given = match.is_rated and sources.is_quick(match) and number not in season.rulings and match.match in recent
        if loser is None or winner is None or not is_given:
            continue
        before = _before(season, progress, ended, fixture)
        first, second = (fixture.entrants[match.persons.index(person)] for person in (loser, winner))
        if first in before and second in before and _is_settled(before[first]) and not _is_settled(before[second]):
            yield sources.hint("interest", loser, winner, [match], 1)


def _before(
    season: Season, progress: Progress, ended: Mapping[int, FinishedMatch], fixture: Fixture
) -> Mapping[EntrantId, Prospects]:
    """Return what the people of a division could still come to before a match of it ended."""
    at = ended[fixture.number].ended_at
    known = {number: progress.results[number] for number, match in ended.items() if match.ended_at < at}
    earlier = replace(progress, results=known)
    rulings = {number: ruled for number, ruled in season.rulings.items() if ruled.at < at}
    left = tuple(withdrawal for withdrawal in season.withdrawals if withdrawal.at < at.timestamp())
    spans = milestones.possible_places(replace(season, rulings=rulings, withdrawals=left), earlier, fixture.division)
    return {
        entrant: prospects(
            span,
            len(spans),
            promoted=season.rules.promoted,
            relegated=season.rules.relegated,
            is_highest=fixture.division == 1,
            is_lowest=fixture.division == len(season.divisions),
        )
        for entrant, span in spans.items()
    }


def _is_settled(found: Prospects) -> bool:
    """Tell whether nothing that a table decides about somebody is open."""
    return "possible" not in (found.title, found.promotion, found.relegation)
