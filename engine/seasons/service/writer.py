"""Reads seasons and writes what was decided about them: facts, lists and an announcement in one commit."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.matches.service.change import Change, Prepared
from engine.seasons.course.presence import answered_by, has_acted
from engine.seasons.entrants.admission import Admission
from engine.seasons.entrants.conditions import BlockedBy, nobody, require_welcome
from engine.seasons.facts import codec
from engine.seasons.facts.rules import SeasonId
from engine.seasons.facts.union import Facts, SeasonFact, is_silent
from engine.seasons.fold.fold import fold_on
from engine.seasons.formats import format_of
from engine.seasons.organisers import neutrality
from engine.seasons.results.standings import match_ends, vanished
from engine.seasons.service.repository import Folds
from engine.seasons.service.store import SeasonCommit, SeasonStore, SeasonSummary
from engine.seasons.state.guards import LIVE
from engine.seasons.state.progress import Progress
from engine.seasons.state.season import Season
from engine.stores.matches import Conflict, FinishedMatch, MatchStanding, MatchStore
from engine.stores.matches import Phase as MatchPhase
from engine.stores.outbox import Announcement, Stream
from leagues.core import EntrantId
from leagues.endings import result_of

MAX_TRIES = 8
Decide = Callable[[Season, Progress], Facts]
RUNNING: tuple[MatchPhase, ...] = ("running",)


@dataclass(frozen=True, slots=True)
class SeasonChange:
    """The change by a request: the season before (None: it is new) and after, and the facts between.

    Nobody is told of one without an announcement. `begun` are the matches that have begun with it.
    """

    before: Season | None
    after: Season
    facts: tuple[SeasonFact, ...]
    announcement: Announcement | None = None
    begun: tuple[Change, ...] = ()


class SeasonWriter:
    """The one way of every use case of seasons to the store.

    Every method raises `engine.seasons.errors.UnknownSeason` where there is no such season.
    """

    def __init__(
        self, store: SeasonStore, matches: MatchStore, now: Callable[[], datetime], blocked_by: BlockedBy = nobody
    ) -> None:
        self.store = store
        self.matches = matches
        self.now = now
        self.admission = Admission()
        self._blocked_by = blocked_by
        self._folds = Folds(store)

    async def season(self, season_id: SeasonId, *, upto: int | None = None) -> Season:
        """Return a season as it is now, or as it was after a fact."""
        return await self._folds.season(season_id, upto=upto)

    async def with_fixture(self, season_id: SeasonId, number: int) -> Season:
        """Return a season as it is known, for what it says of a fixture."""
        return await self._folds.with_fixture(season_id, number)

    async def progress(self, season: Season) -> Progress:
        """Return how the matches of a season stand."""
        return (await self.standing(season))[0]

    async def standing(self, season: Season) -> tuple[Progress, Mapping[int, FinishedMatch]]:
        """Return how the matches of a season stand, and how those ended that are over, by the fixture's number."""
        stand = await self.matches.standing(list(season.matches.values())) if season.matches else MatchStanding()
        found = stand.finished
        ended = {number: found[match] for number, match in season.matches.items() if match in found}
        results = {
            number: result_of(number, one.outcome, one.turns, ended_at=int(one.ended_at.timestamp()))
            for number, one in ended.items()
        }
        ends = match_ends(season, ended)
        if not season.is_live:
            return Progress(results, ends=ends, without_capacity=await self._busy(season)), ended
        waits: dict[int, Mapping[EntrantId, datetime]] = {}
        seated: dict[int, tuple[PersonId, ...]] = {}
        stalled: dict[int, tuple[PersonId, datetime]] = {}
        asks = format_of(season.rules).asks_entrants
        places = {one.person: one for one in season.entrants.values() if asks}
        numbers = {match: number for number, match in season.matches.items() if number not in ended}
        for match in stand.running:
            seated[numbers[match.match]] = match.persons
            if not asks and match.due:
                stalled[numbers[match.match]] = min(match.due), match.played_at
            due = [places[person] for person in match.due if person in places]
            waits[numbers[match.match]] = {one.id: max(match.played_at, one.since or match.played_at) for one in due}
        acted = await self._acted(season)
        return Progress(results, waits, vanished(season, ended), seated, stalled, ends, acted=acted), ended

    async def _acted(self, season: Season) -> frozenset[EntrantId]:
        """Return who is asked whether they go on, and has done something in a match of theirs since."""
        acted = set()
        for question in season.activity_checks:
            for number, match in season.matches.items():
                is_theirs = question.entrant in season.fixtures[number].entrants
                if is_theirs and has_acted(await self.matches.log(match), question):
                    acted.add(question.entrant)
        return frozenset(acted)

    async def _busy(self, season: Season) -> frozenset[EntrantId]:
        """Return who waits for a group and has no room: too many running matches, or groups of this league."""
        founded, capacity = season.founded, format_of(season.rules).capacity(season)
        if capacity is None:
            return frozenset()
        going_on = [one for one in await self.store.going_on() if one.phase in LIVE]
        groups = [one.persons for one in going_on if (one.server, one.league) == (founded.server, founded.league)]
        busy = set()
        for one in season.entrants.values():
            running = await self.matches.of_person(one.person, phases=RUNNING, limit=capacity.matches)
            playing = sum(one.person in persons for persons in groups)
            if len(running) >= capacity.matches or playing >= capacity.groups:
                busy.add(one.id)
        return frozenset(busy)

    async def pentathlon_of(self, season: Season) -> Season | None:
        """Return the pentathlon of which a season is a stage, None if it is none."""
        return None if season.founded.pentathlon is None else await self.season(season.founded.pentathlon)

    async def act(self, season_id: SeasonId, decide: Decide) -> SeasonChange:
        """Carry out a decision, again if somebody else was faster."""
        for _ in range(MAX_TRIES):
            season = await self.season(season_id)
            facts = decide(season, await self.progress(season))
            try:
                return await self.commit(season, season_id, facts)
            except Conflict:
                continue
        raise Conflict(season_id)

    async def commit(
        self,
        before: Season | None,
        season_id: SeasonId,
        facts: Facts,
        *,
        begun: Sequence[Prepared] = (),
        seed: bytes | None = None,
    ) -> SeasonChange:
        """Append facts, and the matches that begin; the season is due at once: nobody has looked at what follows.

        Raises:
            Conflict: somebody else was faster.
            PartyToSeason: an organiser decides where they play.
            NotFitForSeason: somebody would come in who does not meet the conditions.
            NotInvitable: somebody would be asked by whom they have blocked.
        """
        if before is not None:
            facts = (*facts, *answered_by(before, facts))
            neutrality.require(before, facts, await self.pentathlon_of(before))
            await require_welcome(before, facts, self._blocked_by)
            facts = await self.admission.require(before, facts)
        seq, previous = (0, chain.GENESIS) if before is None else (before.seq, before.digest)
        bodies, log, now = map(codec.encode, facts), MatchId(season_id), self.now()
        entries = chain.link(bodies, match=log, after=seq, previous=previous, at=now)
        written = zip(facts, entries, strict=True)
        after = fold_on(before, season_id, ((fact, entry.at, entry.digest) for fact, entry in written))
        assert after is not None  # there is a fact
        told = Announcement(Stream("season", season_id), entries[0].seq, entries[-1].seq)
        announcement = None if is_silent(facts) else told
        matches = [match.commit for match in begun]
        await self.store.append(SeasonCommit(entries, summarise(after, due_at=now), announcement, matches, seed))
        self._folds.keep(after)
        following = await self.following(after) if after.is_over else None
        if following is not None:
            await self.store.wake(following.season, now)  # its draw may have waited for this
        if after.is_over and after.founded.pentathlon is not None:
            await self.store.wake(after.founded.pentathlon, now)
        return SeasonChange(before, after, facts, announcement, tuple(match.change for match in begun))

    async def following(self, season: Season) -> SeasonSummary | None:
        """Return the next season of the league, None while there is none."""
        key = (season.founded.league, season.founded.number + 1)
        known = await self.store.of_server(season.founded.server)
        return next((one for one in known if (one.league, one.season_number) == key), None)


def summarise(season: Season, *, due_at: datetime | None) -> SeasonSummary:
    """Return what lists show of a season."""
    founded = season.founded
    return SeasonSummary(
        season=season.id,
        league=founded.league,
        name=founded.name,
        season_number=season.number,
        game=season.rules.game,
        server=founded.server,
        phase=season.phase,
        persons=tuple(dict.fromkeys(person for one in season.entrants.values() for person in one.persons)),
        due_at=due_at,
    )
