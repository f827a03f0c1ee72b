"""The matches that count for ratings as the rulings of their seasons leave them, computed on each request."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from engine.ids import MatchId, PersonId
from engine.seasons.facts.rules import SeasonId
from engine.seasons.service.writer import SeasonWriter
from engine.seasons.state.guards import BEFORE_START
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from games.core import Outcome
from leagues.endings import effective, ending
from leagues.ratings import RatedMatch, differences, fold

Places = tuple[int, ...]


def rated_matches(finished: Iterable[FinishedMatch]) -> list[RatedMatch]:
    """Return the rated matches among matches: rated ones that were really played."""
    return [
        RatedMatch(one.match, int(one.ended_at.timestamp()), one.persons, one.outcome.places)
        for one in finished
        if one.is_rated and ending(one.outcome, one.turns) == "played"
    ]


def counted(season: Season, progress: Progress) -> Mapping[MatchId, Places | None]:
    """Return with which places the decided matches of a season count, None for those that do not.

    Only what is played in the end counts, by its own outcome or by a ruling. A strike in the table does not unrate a
    match; that somebody was removed does.
    """
    return {**dict.fromkeys(season.voided), **dict(_counted(season, progress))}


def _counted(season: Season, progress: Progress) -> Iterator[tuple[MatchId, Places | None]]:
    removed = {withdrawal.entrant for withdrawal in season.withdrawals if withdrawal.how == "removed"}
    for number in range(1, len(season.divisions) + 1):
        results = effective(played(season, progress, number)).results
        for fixture in season.fixtures_of(number):
            match, result = season.matches.get(fixture.number), results.get(fixture.number)
            if match is not None and result is not None:
                is_rated = result.ending == "played" and removed.isdisjoint(fixture.entrants)
                yield match, result.places if is_rated else None


def as_ruled(finished: Iterable[FinishedMatch], ruled: Mapping[MatchId, Places | None]) -> Sequence[FinishedMatch]:
    """Return matches with the places that they count with, without those that do not."""
    return [_with_places(one, ruled.get(one.match, one.outcome.places)) for one in finished if _counts(one, ruled)]


def _counts(one: FinishedMatch, ruled: Mapping[MatchId, Places | None]) -> bool:
    return ruled.get(one.match, one.outcome.places) is not None


def _with_places(one: FinishedMatch, places: Places | None) -> FinishedMatch:
    if places is None or places == one.outcome.places:
        return one
    return replace(one, outcome=Outcome("adjudicated", places, one.outcome.scores))


class SeasonRatings:
    """The rated matches of a game as the seasons that they belong to leave them."""

    def __init__(self, writer: SeasonWriter) -> None:
        self._writer = writer

    async def rated(self, game: str) -> Sequence[FinishedMatch]:
        """Return the rated matches of a game as the rulings of their seasons leave them, in the order of their ends."""
        return as_ruled(await self._writer.matches.rated(game), await self._ruled(game))

    async def reached(self, game: str, persons: Iterable[PersonId], now: datetime) -> Mapping[PersonId, int]:
        """Return what people have surely reached in a game."""
        known, at = fold(rated_matches(await self.rated(game))), int(now.timestamp())
        return {person: known.rating(person).at(at).reached for person in persons}

    async def differences(self, before: Season, after: Season) -> Mapping[int, float]:
        """Return by how much ratings are different when a season is as after a change instead of as before."""
        game = after.rules.game
        finished, progress = await self._writer.matches.rated(game), await self._writer.progress(after)
        ruled = await self._ruled(game, without=after.id)
        folds = [
            fold(rated_matches(as_ruled(finished, {**ruled, **counted(season, progress)})))
            for season in (before, after)
        ]
        return differences(*folds)

    async def _ruled(self, game: str, *, without: SeasonId | None = None) -> Mapping[MatchId, Places | None]:
        ruled: dict[MatchId, Places | None] = {}
        for summary in await self._writer.store.all():
            if summary.game == game and summary.season != without and summary.phase not in BEFORE_START:
                season = await self._writer.season(summary.season)
                ruled |= counted(season, await self._writer.progress(season))
        return ruled
