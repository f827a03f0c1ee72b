"""Use cases of seasons: requests of people, scheduled events, ended matches. Async only for the store.

Each request finds the season as its log leaves it (`engine.seasons.service.repository`). Every step may be repeated:
matches begin in the commit that says so, and scheduled events depend on the log alone.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial

from engine.ids import MatchId, PersonId, new_match_id
from engine.matches.decisions.dice import SeededChance, commitment, new_seed
from engine.matches.errors import BadSubstitute
from engine.matches.service.change import Change
from engine.matches.service.service import Matches
from engine.matches.state.match import Match
from engine.seasons.course import beginning, milestones, schedule
from engine.seasons.course.beginning import start_group, succession
from engine.seasons.facts import codec
from engine.seasons.facts.course import SeasonClosed, SeasonCorrected, SeasonFounded
from engine.seasons.facts.rules import LeagueId, Rules, SeasonId
from engine.seasons.formats import format_of
from engine.seasons.formats.points import digest
from engine.seasons.organisers import neutrality
from engine.seasons.organisers.corrections import CorrectedPlace, corrected_places
from engine.seasons.results.standings import records_of, tables
from engine.seasons.service import ratings
from engine.seasons.service.absences import Absences
from engine.seasons.service.organisers import Organisers
from engine.seasons.service.pentathlons import Pentathlons
from engine.seasons.service.starts import FixtureStarter, Starts
from engine.seasons.service.store import SeasonStore
from engine.seasons.service.writer import Decide, SeasonChange, SeasonWriter
from engine.seasons.state import guards
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import OVER, Season
from engine.share import EVERYTHING, Share
from engine.stores.matches import Conflict, FinishedMatch, FixtureMatch, MatchStore
from engine.stores.outbox import Announcement
from games.core import Seat
from leagues.bounds import Span
from leagues.core import EntrantId
from leagues.divisions import DrawRecord
from leagues.ratings import fold
from leagues.table import Table

LOOKS_AGAIN = timedelta(minutes=1)
"""After that a season looks again for what it waits for, where nothing wakes it."""

MOST_CHANGES = 5000
"""More than the largest season needs to come up to the present, so that a fault of ours cannot fill the disk."""


class DidNotSettle(RuntimeError):
    """In a season one thing follows from the other without end."""


class Seasons:
    """Everything that can be done with seasons.

    `ratings` has what they rate, `absences` what follows when one is away, `pentathlons` those over several games.
    `organisers` carries out what organisers want, `admission` lets people in.

    Every method raises `engine.errors.Refusal` when a request is not carried out, and `UnknownSeason` in particular.
    """

    def __init__(
        self,
        store: SeasonStore,
        match_store: MatchStore,
        matches: Matches,
        *,
        now: Callable[[], datetime],
        seed_for: Callable[[], bytes] = new_seed,
        id_for: Callable[[], MatchId] = new_match_id,
        share: Callable[[], Share] = lambda: EVERYTHING,
    ) -> None:
        self._writer = SeasonWriter(store, match_store, now, matches.blocked_by)
        self._store = store
        self._match_store = match_store
        self._matches = matches
        self._seed_for = seed_for
        self._id_for = id_for
        self._share = share
        self._fixtures = FixtureStarter(self._writer, matches)
        self.ratings = ratings.SeasonRatings(self._writer)
        self.absences = Absences(self._writer)
        self.pentathlons = Pentathlons(self._writer, id_for)
        self.organisers = Organisers(self._writer, self.records, self.corrected)
        self.admission = self._writer.admission
        self._on_wake: Callable[[], None] = lambda: None
        matches.after_outcome(self._wake)

    @property
    def store(self) -> SeasonStore:
        """Return what is kept of seasons."""
        return self._store

    def on_wake(self, listener: Callable[[], None]) -> None:
        """Let somebody hear when a match has ended and its season is to be looked at."""
        self._on_wake = listener

    # Looking

    async def season(self, season_id: SeasonId) -> Season:
        """Return a season as it is now."""
        return await self._writer.season(season_id)

    async def with_fixture(self, season_id: SeasonId, number: int) -> Season:
        """Return a season as it is known, for what it says of a fixture: that never changes once it is made."""
        return await self._writer.with_fixture(season_id, number)

    async def progress(self, season: Season) -> Progress:
        """Return how the matches of a season stand."""
        return await self._writer.progress(season)

    async def standing(self, season: Season) -> tuple[Progress, Mapping[int, FinishedMatch]]:
        """Return how the matches of a season stand, and how those ended that are over, by the fixture's number."""
        return await self._writer.standing(season)

    async def tables(self, season: Season) -> tuple[Table, ...]:
        """Return the tables of all divisions, the highest first."""
        return tables(season, await self.progress(season))

    async def spans(self, season: Season, progress: Progress) -> Mapping[EntrantId, Span]:
        """Return the places that everybody can still have who is not struck; nothing unless the season is played."""
        if not season.is_live:
            return {}
        return await self._matches.logs.off_loop(partial(milestones.spans, season, progress))

    async def change(self, announcement: Announcement) -> SeasonChange:
        """Return again what an announcement tells of, from the log; for posts that a crash has held up."""
        season, earlier, last = SeasonId(announcement.stream.id), announcement.first - 1, announcement.last
        before = await self._writer.season(season, upto=earlier) if earlier else None
        facts = [codec.decode(entry.body) for entry in await self._store.log(season, after=earlier, upto=last)]
        return SeasonChange(before, await self._writer.season(season, upto=last), tuple(facts), announcement)

    # Founding

    async def found(
        self,
        name: str,
        rules: Rules,
        *,
        server: int,
        channel: int,
        by: PersonId,
        league: LeagueId | None = None,
        number: int = 1,
        previous: SeasonId | None = None,
    ) -> SeasonChange:
        """Announce a season, the first of a league unless `league` is named; bound to the seed of its draw."""
        beginning.check_rules(rules)
        season_id, seed = SeasonId(self._id_for()), self._seed_for()
        founded = SeasonFounded(
            kind="season_founded",
            league=league or LeagueId(season_id),
            name=guards.named(name, most=guards.NOTE_MOST),
            number=number,
            server=server,
            channel=channel,
            by=by,
            rules=rules,
            previous=previous,
            commitment=commitment(seed, match=MatchId(season_id)),
            pentathlon=None,
            stage=0,
        )
        return await self._writer.commit(None, season_id, (founded,), seed=seed)

    # Who may decide

    async def require_neutral(self, match: Match, person: PersonId) -> None:
        """Refuse who plays in the division of a season's match, or in one that people change to from there.

        Raises:
            PartyToSeason: says in which division they play.
        """
        if match.proposal.fixture is None:
            return
        name, number, _ = match.proposal.fixture.split("/")
        season = await self.season(SeasonId(name))
        fixture = season.fixtures.get(int(number))
        if fixture is not None:
            neutrality.require_neutral(season, person, {fixture.division})
            pentathlon = await self._writer.pentathlon_of(season)
            if pentathlon is not None:
                neutrality.require_neutral(pentathlon, person, neutrality.whole(pentathlon))

    # What people do

    async def act(self, season_id: SeasonId, decide: Decide) -> SeasonChange:
        """Carry out a decision, again if somebody else was faster."""
        return await self._writer.act(season_id, decide)

    # Effects of time

    async def due(self) -> Sequence[SeasonId]:
        """Return the seasons of the share in which time has brought something about by now."""
        return await self._store.due_before(self._writer.now(), self._share())

    async def next_due(self) -> datetime | None:
        """Return when the next scheduled event is in any season of the share."""
        return await self._store.next_due(self._share())

    async def advance(self, season_id: SeasonId, starts: Starts | None = None) -> Sequence[SeasonChange]:
        """Bring a season up to the present: what time has brought about, fixtures that may start, the close.

        As many fixtures start as `starts` has room for, all of them if nobody says; for the others call again. What
        becomes due while this looks is due at the next look: it does not wait for something else.

        Raises:
            DidNotSettle: by a fault of ours one thing follows from the other without end.
        """
        changes, starts = list[SeasonChange](), starts or Starts()
        season, known = await self._found(season_id)
        while True:
            if len(changes) > MOST_CHANGES:
                raise DidNotSettle(season_id)
            progress, now = await self.progress(season), self._writer.now()
            try:
                done = await self._next(season, progress, starts, now)
            except Conflict:
                season, known = await self._found(season_id)
                continue
            if done is None:
                break
            changes += done
            own = [change.after for change in done if change.after.id == season_id]
            season, known = (own[-1], own[-1].updated_at) if own else await self._found(season_id)
        due_at = milestones.next_look(season, progress, now)
        if due_at is not None and due_at <= now:
            due_at = await self._looks_again(season, now)
        if due_at != known:
            await self._store.save_due(season_id, due_at, seq=season.seq, known=known)
        return changes

    async def _found(self, season_id: SeasonId) -> tuple[Season, datetime | None]:
        """Return a season as it is now, and when it was due before that was read."""
        summary = await self._store.summary(season_id)
        return await self.season(season_id), None if summary is None else summary.due_at

    async def _looks_again(self, season: Season, now: datetime) -> datetime:
        """Return when a season is looked at again that waits for something else: the season before, or room.

        The end of the season before wakes it, so that there is nothing to see before that one is due.
        """
        soon, previous = now + LOOKS_AGAIN, season.founded.previous
        if not schedule.is_draw_due(season, now) or previous is None:
            return soon
        before = await self._store.summary(previous)
        if before is None or before.phase in OVER or before.due_at is None:
            return soon
        return max(soon, before.due_at)

    async def _next(
        self, season: Season, progress: Progress, starts: Starts, now: datetime
    ) -> Sequence[SeasonChange] | None:
        """Do the first thing that is due and return what has changed in the season, None if there is nothing.

        Raises:
            Conflict: somebody else was faster.
        """
        off_loop = self._matches.logs.off_loop
        if facts := schedule.due(season, progress, now) or await off_loop(
            partial(milestones.reached, season, progress, now)
        ):
            return [await self._writer.commit(season, season.id, facts)]
        if group := format_of(season.rules).group(season, progress):
            return [await self._start_group(season, group)]
        if season.rules.own.has_stages:
            return await self.pentathlons.next(season)
        if schedule.is_draw_due(season, now):
            return [await self._draw(season)] if await self._is_ready(season) else None
        if await self._settle(season, progress):
            return []
        if drawn := await off_loop(partial(schedule.drawn_next, season, progress, now)):
            return [await self._writer.commit(season, season.id, drawn)]
        if fixtures := await starts.of(season, schedule.startable(season, progress)):
            begun = await self._fixtures.start(season, fixtures)
            starts.started(len(fixtures))
            return [begun]
        if schedule.is_decided(season, progress):
            return [await self._writer.commit(season, season.id, (await self._closed(season, progress),))]
        if schedule.may_be_succeeded(season, now) and await self._writer.following(season) is None:
            return [await self._succeed(season)]
        return None

    async def _settle(self, season: Season, progress: Progress) -> bool:
        """Let running matches follow what has become of their season; tell whether any of them has changed."""
        if season.paused_at is not None:
            return False
        matches = season.matches
        steps = [
            *(self._take_over(season, *handed) for handed in schedule.handed_over(season, progress)),
            *(self._matches.leave_season(matches[at], gone) for at, gone in schedule.left_standing(season, progress)),
            *(self._matches.lapse(matches[at]) for at in schedule.lapsed(season, progress, self._writer.now())),
        ]
        changes = [await step for step in steps]  # before it each match has written what its clocks have brought about
        return any(changes) or (bool(changes) and (await self.progress(season)).seated != progress.seated)

    async def _take_over(self, season: Season, number: int, before: PersonId, after: PersonId) -> Change | None:
        """Seat a substitute; who knows secrets of the match cannot play it, so that the seat leaves instead."""
        match = season.matches[number]
        try:
            return await self._matches.take_over(match, before, after)
        except BadSubstitute:
            seat = season.players(season.fixtures[number]).index(after)
            return await self._matches.leave_season(match, [Seat(seat)])

    async def _is_ready(self, season: Season) -> bool:
        """Tell whether the season before is over, so that it is known who belongs where."""
        previous = season.founded.previous
        return previous is None or (await self.season(previous)).is_over

    async def _draw(self, season: Season) -> SeasonChange:
        seed = await self._store.seed(season.id)
        assert seed is not None  # it was kept with the first fact
        chance = SeededChance(seed, match=MatchId(season.id), start=0)
        records = await self.records(season)
        facts = beginning.draw(season, seed=seed.hex(), chance=chance, records=records, now=self._writer.now())
        return await self._writer.commit(season, season.id, facts)

    async def _start_group(self, season: Season, group: Sequence[EntrantId]) -> SeasonChange:
        seed, now = await self._store.seed(season.id), self._writer.now()
        assert seed is not None  # it was kept with the first fact
        return await self._writer.commit(season, season.id, start_group(season, group, seed, now))

    async def corrected_places(self, season: Season) -> Sequence[CorrectedPlace]:
        """Return who belongs to another division of a season than theirs by a correction of the season before."""
        return corrected_places(season, await self.records(season))

    async def successor(self, season: Season) -> Season | None:
        """Return the next season of the league, None while there is none."""
        found = await self._writer.following(season)
        return None if found is None else await self.season(found.season)

    async def records(self, season: Season) -> Mapping[EntrantId, DrawRecord]:
        """Return what the entrants bring from earlier seasons of the league, and their ratings in its game.

        To a stage of a pentathlon they bring nothing: its groups are equals, and drawn at random.
        """
        if season.founded.pentathlon is not None:
            return {}
        earlier, records, away = season.founded.previous, dict[PersonId, DrawRecord](), 0
        while earlier is not None:
            before = await self.season(earlier)
            if before.divisions and before.phase != "cancelled":
                for person, record in records_of(before, await self.tables(before), away=away).items():
                    records.setdefault(person, record)
                away += 1
            earlier = before.founded.previous
        known = fold(ratings.rated_matches(await self.ratings.rated(season.rules.game)))
        now = int(self._writer.now().timestamp())
        return {
            one.id: replace(
                records.get(one.person, DrawRecord(one.id)),
                entrant=one.id,
                rating=known.rating(one.person).at(now).reached,
            )
            for one in season.entrants.values()
        }

    async def _wake(self, fixture: FixtureMatch) -> None:
        """Let a season be looked at whose match has ended, and the pentathlon that it belongs to."""
        season, now = await self.season(SeasonId(fixture.season)), self._writer.now()
        for woken in filter(None, (season.id, season.founded.pentathlon)):
            await self._store.wake(woken, now)
        self._on_wake()

    async def _closed(self, season: Season, progress: Progress) -> SeasonClosed:
        snapshots = [await self._match_store.snapshot(match) for match in season.matches.values()]
        heads = tuple((snapshot.match, snapshot.digest) for snapshot in snapshots if snapshot is not None)
        return SeasonClosed("season_closed", digest(tables(season, progress)), heads)

    async def _succeed(self, season: Season) -> SeasonChange:
        season_id, seed = SeasonId(self._id_for()), self._seed_for()
        facts = succession(season, self._writer.now(), commitment(seed, match=MatchId(season_id)))
        facts = await self.admission.kept(season, facts)
        return await self._writer.commit(None, season_id, facts, seed=seed)

    # What ended matches mean

    async def corrected(self, season: Season, *, by: PersonId, note: str) -> SeasonChange | None:
        """Write down that the tables of a closed or archived season have changed, None if they have not."""
        if season.phase not in {"closed", "archived"}:
            return None
        now = digest(await self.tables(season))
        if now == season.table_digest:
            return None
        fact = SeasonCorrected("season_corrected", now, guards.cleaned(note), by)
        return await self._writer.commit(season, season.id, (fact,))
