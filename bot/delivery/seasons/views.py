"""Seasons as they are told of: each read once, for its news, its page and its tables."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.delivery.services import DeliveryServices
from bot.posts.league.core import Standing
from bot.posts.league.pentathlon import PentathlonStanding
from bot.posts.post import Post
from bot.posts.recipients import Called, NamesOf, Recipient, drawn_of, texts_of, without
from engine.ids import PersonId
from engine.seasons.facts.rules import SeasonId
from engine.seasons.results.standings import tables
from engine.seasons.service.store import SeasonPost
from engine.seasons.state.season import Season
from engine.stores.outbox import Brief, Stream


@dataclass(frozen=True, slots=True)
class SeasonView:
    """A season as the public of its server is told of it now.

    Attributes:
        standing: how it stands.
        recipient: who reads it.
        leavers: who has left for good and is named no more.
        posts: where its posts are that are kept up to date, by name.
    """

    standing: Standing | PentathlonStanding
    recipient: Recipient
    leavers: Collection[PersonId]
    posts: Mapping[str, SeasonPost]

    @property
    def season(self) -> Season:
        """Return the season by its latest fact."""
        return self.standing.season

    def shown(self, post: Post) -> Post:
        """Return a post with a placeholder for everybody who has left for good."""
        return without(self.leavers, post, self.recipient)


class SeasonViews:
    """Reads seasons as they are told of, with the names of their people."""

    def __init__(self, services: DeliveryServices, names_of: NamesOf) -> None:
        self._services = services
        self._seasons = services.seasons
        self._names_of = names_of

    async def of(self, season_id: SeasonId, brief: Brief | None = None) -> SeasonView:
        """Return a season as it is told of now, by what a brief says or, without one, the store."""
        season = await self._seasons.season(season_id)
        known = brief or await self._services.store.outbox.brief(Stream("season", season_id))
        return SeasonView(
            await (self.pentathlon(season) if season.rules.own.has_stages else self.standing(season)),
            self._services.recipients.public_of(known.server),
            known.leavers,
            await self._seasons.store.posts(season_id),
        )

    async def standing(self, season: Season) -> Standing:
        """Return a season as it stands."""
        progress, finished = await self._seasons.standing(season)
        persons = [entrant.person for entrant in season.entrants.values()] if season.divisions else []
        called = await self._called(season.founded.server, persons)
        spans, now = await self._seasons.spans(season, progress), self._services.now()
        made = tables(season, progress)
        return Standing(season, progress, made, finished, texts_of(called), now, spans, drawn_of(called))

    async def earlier(self, standing: Standing, season: Season) -> Standing:
        """Return a season as it was after an earlier fact, with the outcomes of matches that are known now."""
        if season.seq == standing.season.seq:
            return standing
        made = tables(season, standing.progress) if season.divisions else ()
        spans = await self._seasons.spans(season, standing.progress)
        return replace(standing, season=season, tables=made, spans=spans)

    async def pentathlon(self, season: Season) -> PentathlonStanding:
        """Return a pentathlon as it stands."""
        found = PentathlonStanding(season, await self._seasons.pentathlons.stages(season))
        called = await self._called(season.founded.server, [PersonId(row.entrant) for row in found.rows])
        return replace(found, names=texts_of(called), drawn=drawn_of(called))

    async def names(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, str]:
        """Return how people are called in texts in a server."""
        return texts_of(await self._called(server, persons))

    async def _called(self, server: int, persons: Iterable[PersonId]) -> Mapping[PersonId, Called]:
        persons = tuple(persons)
        return dict(zip(persons, await self._names_of(server, persons), strict=True))
