"""Consequences of a match's end for its season: it goes on, tables follow, a changed result is explained."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.delivery.seasons.posts import SeasonPosts
from bot.delivery.services import DeliveryServices
from bot.delivery.tellers import stepping_over
from bot.markup import Markup
from bot.posts.league.core import Standing, mark
from bot.posts.league.corrections import result_changed_post
from engine.ids import PersonId
from engine.log.facts.rulings import MatchAdjudicated, MatchVoided
from engine.matches.service.change import Change
from engine.matches.state import projections
from engine.matches.state.match import Match
from engine.seasons.facts.rules import SeasonId
from engine.seasons.results.standings import tables
from engine.seasons.service.ratings import rated_matches
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import FinishedMatch
from leagues.endings import result_of
from leagues.ratings import differences, fold
from leagues.table import Table


class SeasonResults:
    """Follows the changes of matches."""

    def __init__(self, services: DeliveryServices, posts: SeasonPosts) -> None:
        self._services = services
        self._seasons = services.seasons
        self._posts = posts

    async def after(self, change: Change, *, is_fresh: bool) -> None:
        """Have the season looked at at once where a match of it has ended, and tell what another outcome has moved."""
        match, before = change.after, change.before
        fixture = match.proposal.fixture
        if fixture is None or match.outcome is None or (before is not None and before.outcome == match.outcome):
            return
        season_id = SeasonId(fixture.partition("/")[0])
        if before is not None and before.outcome is not None:
            await self._tell_difference(season_id, change, before, is_fresh=is_fresh)
        self._services.runtime.bells.ring("seasons")

    async def _tell_difference(self, season_id: SeasonId, change: Change, before: Match, *, is_fresh: bool) -> None:
        match = change.after
        season = await self._seasons.season(season_id)
        number = next((number for number, known in season.matches.items() if known == match.id), None)
        if number is None:
            return
        mark_line = Markup("{} {}").format(mark(season, "result"), self._services.presenter.marker(match))
        home = await self._services.homes.of(season)
        if is_fresh or await self._services.channels.find(home, mark_line) is None:
            view = await self._posts.views.of(season_id)
            after = view.standing
            assert isinstance(after, Standing)  # a match is of no pentathlon, but of its stage
            finished = after.finished[number]
            assert before.outcome is not None
            earlier = replace(finished, outcome=before.outcome)
            made = self._tables_with(season, after.progress, number, earlier)
            changes = await self._rating_changes(season, before)
            unsettled = await self._posts.news.unsettled(season) if season.is_over else None
            post = result_changed_post(made, after, match.id, changes, view.recipient, mark_line, unsettled)
            post = await self._posts.pings.allowed(season, post)
            async with stepping_over(partial(self._posts.report, season)) as step:
                await self._posts.say(view, post, mark_line, nonce=f"{match.id}-{match.seq}s")
            if step.refusal is None:
                await self._posts.pings.note(season, post)
        await self._correct(season, change)

    def _tables_with(self, season: Season, progress: Progress, number: int, earlier: FinishedMatch) -> Sequence[Table]:
        """Return the tables as they were with an earlier outcome of one match."""
        at = int(earlier.ended_at.timestamp())
        old = result_of(number, earlier.outcome, earlier.turns, ended_at=at)
        return tables(season, replace(progress, results={**progress.results, number: old}))

    async def _rating_changes(self, season: Season, before: Match) -> Mapping[int, float]:
        """Return by how much ratings are different than with the earlier outcome of a match."""
        rated = await self._seasons.ratings.rated(season.rules.game)
        earlier = projections.finished(self._services.matches.game_of(before), before)
        others = [one for one in rated if one.match != before.id]
        fixture = season.fixture_in(before.id)
        if earlier is None or fixture is None or fixture.number in season.rulings:
            return {}
        return differences(
            fold(rated_matches([*others, *([earlier] if earlier.is_rated else [])])), fold(rated_matches(rated))
        )

    async def _correct(self, season: Season, change: Change) -> None:
        """Write down in the log of a closed season that its tables have changed."""
        ruling = next((fact for fact in change.facts if isinstance(fact, MatchAdjudicated | MatchVoided)), None)
        by = ruling.by if ruling else PersonId(0)
        await self._seasons.corrected(season, by=by, note=ruling.note if ruling else "")
