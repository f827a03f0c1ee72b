"""Teams: boards and line-ups, results of meetings, and the table by match points, then board points.

A team is an entrant, its boards are ordinary matches. The order of boards follows the ratings; the captain may change
it within a limit until the start. Missing players are left out, those below them move up, and the bench fills the last
boards, so the order is kept.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations
from typing import Final, NewType

from leagues.core import Criterion, EntrantId, Fixture, Played, Result, Scoring
from leagues.endings import Effective, effective
from leagues.table import Table, standings_of, table_of
from leagues.tie_breaks.standings import Figure, Standings, Term, figure_of

MemberId = NewType("MemberId", int)
"""A player of a team."""

TEAM_TIE_BREAKS: Final[tuple[Criterion, ...]] = ("boards", "direct")
"""The tie-breaks between equal match points; after these two the place is shared."""
MEETINGS: Final = Scoring(tie_breaks=TEAM_TIE_BREAKS)
"""The usual match points for a meeting: 2, 1 and 0."""


@dataclass(frozen=True, slots=True)
class BoardRules:
    """The rules of meetings.

    Attributes:
        boards: how many matches a meeting has.
        limit: by how many rating points somebody may be weaker than a teammate on a lower board.
        scoring: the worth of a meeting; its tie-breaks are ignored.
    """

    boards: int = 4
    limit: int = 100
    scoring: Scoring = MEETINGS


@dataclass(frozen=True, slots=True)
class Team:
    """A team: its members in the order of boards, those beyond the boards are the bench; one of them is captain."""

    entrant: EntrantId
    captain: MemberId
    members: tuple[MemberId, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A match of a meeting, with members and their teams in the order of the seats; None if a team has nobody."""

    number: int
    teams: tuple[EntrantId, EntrantId]
    members: tuple[MemberId | None, MemberId | None]

    @property
    def walkover(self) -> Result | None:
        """Return how the board ends without play, if somebody is missing."""
        first, second = self.members
        if first is None and second is None:
            return Result(self.number, "double_walkover")
        if first is None or second is None:
            return Result(self.number, "walkover", (2, 1) if first is None else (1, 2))
        return None


def by_rating(members: Collection[MemberId], ratings: Mapping[MemberId, int]) -> tuple[MemberId, ...]:
    """Return members in the order of boards, the highest rating first; those without one count as 0."""
    return tuple(sorted(members, key=lambda member: (-ratings.get(member, 0), member)))


def misplaced(
    order: Sequence[MemberId], ratings: Mapping[MemberId, int], rules: BoardRules
) -> tuple[tuple[MemberId, MemberId], ...]:
    """Return all pairs in an order whose upper member is too weak to play above the lower one."""
    return tuple(
        (upper, lower)
        for upper, lower in combinations(order, 2)
        if ratings.get(lower, 0) - ratings.get(upper, 0) > rules.limit
    )


def lineup(team: Team, missing: Collection[MemberId], rules: BoardRules) -> tuple[MemberId | None, ...]:
    """Return the member on each board; None if the bench is used up."""
    there = [member for member in team.members if member not in missing][: rules.boards]
    return (*there, *[None] * (rules.boards - len(there)))


def boards(
    fixture: Fixture, lineups: Mapping[EntrantId, Sequence[MemberId | None]], *, first_number: int = 1
) -> tuple[Board, ...]:
    """Return the matches of a meeting; the fixture's first team has the first seat on odd boards."""
    home, away = fixture.entrants
    made = []
    for number, pair in enumerate(zip(lineups[home], lineups[away], strict=True)):
        is_odd = number % 2 == 0
        teams = (home, away) if is_odd else (away, home)
        made.append(Board(first_number + number, teams, pair if is_odd else (pair[1], pair[0])))
    return tuple(made)


def meeting_result(fixture: Fixture, played: Sequence[Board], results: Mapping[int, Result]) -> Result | None:
    """Return how a meeting has ended, with the teams' board points in halves as its scores; None while a board is open.

    Args:
        fixture: the meeting.
        played: its boards.
        results: of boards by number; a void one is played again, and a board with somebody missing needs none.
    """
    ended = [board.walkover or results.get(board.number) for board in played]
    halves = dict.fromkeys(fixture.entrants, 0)
    for board, result in zip(played, ended, strict=True):
        if result is None or result.ending == "void":
            return None
        for team, points in zip(board.teams, _halves(result), strict=True):
            halves[team] += points
    endings = {result.ending for result in ended if result}
    at = max((result.ended_at for result in ended if result), default=0)
    if endings == {"double_walkover"}:
        return Result(fixture.number, "double_walkover", ended_at=at)
    first, second = (halves[team] for team in fixture.entrants)
    is_empty = endings <= {"walkover", "double_walkover"} and first != second
    places = (1 + (first < second), 1 + (second < first))
    return Result(fixture.number, "walkover" if is_empty else "played", places, (first, second), ended_at=at)


def _halves(result: Result) -> tuple[int, int]:
    """Return the halves of a board point for each seat: 2 for a win, 1 for a draw."""
    if result.ending == "double_walkover":
        return 0, 0
    first, second = result.places or (1, 1)
    points = 1 + (first < second) - (second < first)
    return points, 2 - points


def table(played: Played, rules: BoardRules) -> Table:
    """Return the table of teams; results are those of meetings, match points are points.

    A meeting lost by leaving gives the other team all boards; one that nobody could play gives half of them.
    """
    results = effective(played)
    standings = standings_of(played, replace(rules.scoring, tie_breaks=TEAM_TIE_BREAKS), results, {})
    return table_of(played, results, replace(standings, boards=_board_points(results, standings, rules)))


def _board_points(results: Effective, standings: Standings, rules: BoardRules) -> Mapping[EntrantId, Figure]:
    """Return each team's board points, with their terms by meeting: a board won is one, a board drawn is half."""
    terms: dict[EntrantId, list[Term]] = {team: [] for team in standings.points}
    for fixture in standings.fixtures:
        result = results.results.get(fixture.number)
        if result is None or result.ending == "double_walkover":
            continue
        halves = result.scores or [rules.boards * half for half in _halves(result)]
        for team, other, points in zip(fixture.entrants, reversed(fixture.entrants), halves, strict=True):
            terms[team].append(Term(fixture.number, other, Fraction(points, 2)))
    return {team: figure_of(*own) for team, own in terms.items()}
