"""Teams meet each other once, each meeting on several boards; rounds begin one after the other.

Each board is a fixture of its own and an ordinary match. When a round begins it is settled who plays at its boards:
missing players are left out, those below move up, and the bench fills the last boards.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta
from typing import ClassVar, Final

from engine.ids import PersonId
from engine.seasons.errors import BadSeasonRules
from engine.seasons.facts.fixtures import FixtureRuled
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.rules import Rules
from engine.seasons.facts.teams import BoardSeats, CaptainChanged, LineupSet, MemberSteppedIn, TeamFact
from engine.seasons.facts.union import Facts, SeasonFact
from engine.seasons.formats.core import FormatAct, SeasonFormat
from engine.seasons.formats.round_robin import OVERTIME_NOTE, overtime
from engine.seasons.formats.teams.fold import teamed
from engine.seasons.formats.teams.roster import first_free_substitute, gone
from engine.seasons.formats.teams.tables import met, team_tables
from engine.seasons.state.progress import Progress, open_fixtures, played
from engine.seasons.state.season import Season
from engine.seasons.state.squads import Squads
from games.core import PAIR
from leagues import teams
from leagues.core import EntrantId, Fixture, Played
from leagues.divisions import sizes
from leagues.round_robin import fixtures
from leagues.table import Table

LEAST: Final = 2
MOST: Final = 12
"""How many teams a division may have."""

LEAST_BOARDS, MOST_BOARDS = 2, 6

MISSING_NOTE: Final = "missing"
"""The reason of a ruling where a team has nobody for a board."""


class Teams(SeasonFormat):
    """Everybody meets everybody in a division, as teams."""

    never: ClassVar[Mapping[FormatAct, str]] = {"replace": "captains"}
    asks_entrants = False

    def state(self) -> Squads:
        return Squads()

    def fold(self, before: Season, after: Season, fact: SeasonFact, at: datetime) -> Season:
        return teamed(after, fact) if isinstance(fact, TeamFact) else after

    def agrees(self, before: Season, fact: SeasonFact, at: datetime, then: Progress) -> bool:
        return not isinstance(fact, LineupSet) or fact == next(lined_up(before, fact.round))

    def crossed(self, season: Season, progress: Progress, division: int) -> Played:
        return met(played(season, progress, division), season.rules.of(TeamRules).boards)

    def can_play(self, season: Season, entrant: EntrantId) -> bool:
        """Tell whether a team has somebody for each board."""
        squad = season.of(Squads).teams.get(entrant)
        return squad is not None and len(squad.members) >= season.rules.of(TeamRules).boards

    def gone(self, season: Season, person: PersonId, progress: Progress, now: datetime) -> Facts:
        return gone(season, person, progress)

    def check(self, rules: Rules) -> None:
        """Refuse boards, tables and divisions that do not fit."""
        if not LEAST_BOARDS <= rules.of(TeamRules).boards <= MOST_BOARDS:
            raise BadSeasonRules(reason="boards", least=LEAST_BOARDS, most=MOST_BOARDS)
        if rules.seats != PAIR:
            raise BadSeasonRules(reason="seats")
        if not LEAST <= rules.least <= rules.most <= MOST:
            raise BadSeasonRules(reason="division", least=LEAST, most=MOST)

    def sizes(self, rules: Rules, people: int) -> tuple[int, ...]:
        """Return divisions of equal sizes."""
        return sizes(people, least=rules.least, most=rules.most)

    def is_playable(self, rules: Rules, people: int) -> bool:
        """Tell whether there are two."""
        return people >= PAIR

    def fixtures(self, rules: Rules, people: int) -> int:
        """Return how many boards a division comes to."""
        return people * (people - 1) // 2 * rules.of(TeamRules).boards

    def duration(self, rules: Rules) -> timedelta:
        """Return the season's days."""
        return timedelta(days=rules.days)

    def begin(self, season: Season) -> tuple[Fixture, ...]:
        """Return all boards of all meetings."""
        made: list[Fixture] = []
        for number, group in enumerate(season.divisions, 1):
            for meeting in fixtures(group, division=number, seats=PAIR, is_double=False, first_number=1):
                made += _boards(meeting, season.rules.of(TeamRules).boards, len(made) + 1)
        return tuple(made)

    def due(self, season: Season, progress: Progress, now: datetime) -> Facts:
        """Return a round that begins, whom the bench replaces, the overtime; at its end what is open is unplayed."""
        if season.phase == "running" and self._begins(season, progress, now):
            return (*lined_up(season, season.of(Squads).begun + 1),)
        if facts := tuple(_silent(season, progress, now)):
            return facts
        is_past = season.until is not None and season.until <= now
        if season.phase != "overtime" or not is_past:
            return overtime(season, progress, now)
        return tuple(
            FixtureRuled("fixture_ruled", fixture.number, "unplayed", (), OVERTIME_NOTE, None)
            for fixture in open_fixtures(season, progress)
            if fixture.number not in season.matches
        )

    def _begins(self, season: Season, progress: Progress, now: datetime) -> bool:
        """Tell whether the next round begins: all before are over, or its time has come."""
        begun, at = season.of(Squads).begun, self._next_round(season)
        if at is None:
            return False
        return at <= now or all(fixture.round > begun for fixture in open_fixtures(season, progress))

    def _next_round(self, season: Season) -> datetime | None:
        """Return when the next round begins at the latest, None after the last one."""
        rounds = max((fixture.round for fixture in season.fixtures.values()), default=0)
        if season.started_at is None or season.of(Squads).begun >= rounds:
            return None
        return season.started_at + self.duration(season.rules) * season.of(Squads).begun / rounds

    def next_at(self, season: Season, progress: Progress, now: datetime) -> datetime | None:
        """Return when the next round begins."""
        return self._next_round(season) if season.phase == "running" else None

    def tables(self, season: Season, progress: Progress) -> tuple[Table, ...]:
        """Return the tables of match points and board points."""
        return team_tables(season, progress)


def _boards(meeting: Fixture, boards: int, first_number: int) -> Iterator[Fixture]:
    """Yield the boards of a meeting; the first team has the first seat on odd boards."""
    nobody = {one: [None] * boards for one in meeting.entrants}
    for board in teams.boards(meeting, nobody, first_number=first_number):
        yield Fixture(board.number, meeting.division, meeting.round, board.teams)


def lined_up(season: Season, number: int) -> Iterator[LineupSet | FixtureRuled]:
    """Yield who plays in a round, and which boards are lost since a team has nobody for them."""
    lineups = {entrant: _lineup(season, entrant) for entrant in season.entrants if entrant in season.of(Squads).teams}
    seats = []
    for fixture in (each for each in season.fixtures.values() if each.round == number):
        board = (fixture.number - 1) % season.rules.of(TeamRules).boards
        seats.append(BoardSeats(fixture.number, tuple(lineups[one][board] for one in fixture.entrants)))
    yield LineupSet("lineup_set", number, tuple(seats))
    for each in seats:
        there = [person is not None for person in each.persons]
        if not any(there):
            yield FixtureRuled("fixture_ruled", each.fixture, "double_walkover", (), MISSING_NOTE, None)
        elif not all(there):
            places = tuple(1 if is_there else 2 for is_there in there)
            yield FixtureRuled("fixture_ruled", each.fixture, "walkover", places, MISSING_NOTE, None)


def _lineup(season: Season, entrant: EntrantId) -> tuple[PersonId | None, ...]:
    squad = season.of(Squads).teams[entrant]
    members = tuple(teams.MemberId(one) for one in squad.members)
    team = teams.Team(entrant, teams.MemberId(squad.captain), members)
    missing = {teams.MemberId(one) for one in squad.missing}
    made = teams.lineup(team, missing, teams.BoardRules(boards=season.rules.of(TeamRules).boards))
    return tuple(None if one is None else PersonId(one) for one in made)


def _silent(season: Season, progress: Progress, now: datetime) -> Iterator[MemberSteppedIn | CaptainChanged]:
    """Yield who plays on for the first who lets a match wait for too long, and who follows such a captain.

    Somebody plays on only where the bench has somebody free: otherwise the clock decides. An inactive
    member never follows. The consequences for other inactive players depend on that, so the next look tells them.
    """
    waits = sorted(progress.stalled.items())
    silent = {number: person for number, (person, since) in waits if season.silent_at(since, now) <= now}
    for number, person in silent.items():
        lineup = season.of(Squads).lineup(number)
        if person not in lineup:
            continue
        entrant = season.fixtures[number].entrants[lineup.index(person)]
        squad, free = season.of(Squads).teams[entrant], first_free_substitute(season, entrant, number)
        others = (one for one in squad.members if one not in silent.values())
        follower = next(others, None) if squad.captain == person else None
        if follower is not None:
            yield CaptainChanged("captain_changed", entrant, follower, "silent")
        if free is not None:
            yield MemberSteppedIn("member_stepped_in", number, entrant, free, None)
        if follower is not None or free is not None:
            return
