"""Standings of teams: meetings as the sum of their boards, and the table of match points and board points."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from engine.seasons.facts.formats import TeamRules
from engine.seasons.formats.points import TABLES_KEPT
from engine.seasons.state.progress import Progress, played
from engine.seasons.state.season import Season
from leagues import teams
from leagues.core import EntrantId, Fixture, Played, Result, Scoring, Withdrawal
from leagues.endings import effective
from leagues.table import Table

NOBODY = (teams.MemberId(0), teams.MemberId(0))
"""Stand-ins for the players of a board, who do not matter for its result: where somebody is missing, that was ruled."""


def meeting_number(fixture: int, boards: int) -> int:
    """Return the number of the meeting to which a board belongs; the boards of a meeting are numbered one by one."""
    return (fixture - 1) // boards + 1


def meetings(fixtures: Sequence[Fixture], boards: int) -> Mapping[Fixture, tuple[Fixture, ...]]:
    """Return the meetings with their boards; the first team of a meeting has the first seat on odd boards."""
    ordered = sorted(fixtures, key=lambda each: each.number)
    found = {}
    for number, group in groupby(ordered, lambda each: meeting_number(each.number, boards)):
        own = tuple(group)
        found[replace(own[0], number=number)] = own
    return found


def results_of(division: Played, boards: int) -> Mapping[int, Result]:
    """Return the results of meetings by their numbers; a meeting has ended when all its boards have."""
    known = effective(division).results
    found = {}
    for meeting, own in meetings(division.fixtures, boards).items():
        made = [teams.Board(each.number, _pair(each), NOBODY) for each in own]
        result = teams.meeting_result(meeting, made, known)
        if result is not None:
            found[meeting.number] = result
    return found


def _pair(fixture: Fixture) -> tuple[EntrantId, EntrantId]:
    first, second = fixture.entrants
    return first, second


def met(division: Played, boards: int) -> Played:
    """Return what the table is made from, with meetings in the place of boards; who is struck stays so."""
    results = results_of(division, boards)
    struck = effective(division).struck
    return replace(
        division,
        fixtures=tuple(meetings(division.fixtures, boards)),
        results=tuple(result for _, result in sorted(results.items())),
        withdrawals=tuple(Withdrawal(one, "removed", 0) for one in sorted(struck)),
    )


def team_tables(season: Season, progress: Progress) -> tuple[Table, ...]:
    """Return the tables of all divisions, the highest first."""
    rules = season.rules.of(TeamRules)
    return tuple(
        team_table(played(season, progress, number), season.rules.scoring, rules.boards, rules.limit)
        for number in range(1, len(season.divisions) + 1)
    )


@lru_cache(TABLES_KEPT)
def team_table(division: Played, scoring: Scoring, boards: int, limit: int) -> Table:
    """Return the table of a division; its fixtures and results are those of boards."""
    return teams.table(met(division, boards), teams.BoardRules(boards, limit, scoring))
