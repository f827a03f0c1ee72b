"""Checks that decisions on fixtures were possible at the time, given the state of their matches."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tools.verify.log import Fact
from tools.verify.seasons.calendar import DAY
from tools.verify.seasons.divisions import division_of
from tools.verify.seasons.history import MINUTE
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Ending
from tools.verify.seasons.teams import is_missed

Known = Sequence[Mapping[int, Ending]]
DECISIONS: Final = {"fixture_ruled", "fixture_reopened"}


def decision_faults(course: SeasonCourse, fact: Fact, known: Known, matches: Matches) -> Iterator[str]:
    """Yield why a fixture could not be ruled or reopened; the season is as it was before the fact."""
    number = fact["fixture"]
    if number not in course.fixtures or course.matches.get(number, "") in matches.missing:
        return
    is_void = any(number in results and results[number].how == "void" for results in known)
    if fact["kind"] == "fixture_reopened":
        if not is_void:
            yield f"fixture {number} is not void, and is not played again"
        return
    if course.phase == "archived" and not is_void:
        yield f"fixture {number} is not void, and the time for appeals is over"
    if fact["by"] is None and not is_missed(course, fact):
        yield from _by_nobody(course, fact, known, matches, is_void=is_void)


def _by_nobody(course: SeasonCourse, fact: Fact, known: Known, matches: Matches, *, is_void: bool) -> Iterator[str]:
    """Yield why time or somebody's leaving cannot have decided a fixture."""
    number = fact["fixture"]
    fixture, match = course.fixtures[number], matches.played.get(course.matches.get(number, ""))
    if not is_void and all(_is_decided(course, fixture, results) for results in known):
        yield f"fixture {number} has its ending already"
    if fact["ending"] == "unplayed" and match is not None and not is_void:
        yield f"fixture {number} has begun, so that its match ends as unplayed"
    if match is None or fact["ending"] not in {"walkover", "double_walkover"} or course.phase != "overtime":
        return
    half_a_round = course.rules["own"].get("round_days", 0) * DAY / 2
    for seat, one in enumerate(fixture["entrants"]):
        is_lost = not fact["places"] or fact["places"][seat] == max(fact["places"])
        if is_lost and one not in course.left and match.waited(seat, course.moment) < half_a_round:
            yield f"the match of fixture {number} has not waited for seat {seat} for half a round"


def held_up(course: SeasonCourse, matches: Matches) -> Iterator[str]:
    """Yield the matches of rounds that time has ended without a decision, though they waited for one seat alone."""
    half_a_round = course.rules["own"].get("round_days", 0) * DAY / 2
    for number, name in course.matches.items():
        match, players = matches.played[name], course.fixtures[number]["entrants"]
        ended = next((at for row, at in zip(match.log.rows, match.moments, strict=True) if _is_lapse(row)), None)
        is_changed = any(one in course.left or len(course.entrants[one]) > 1 for one in players)
        if ended is None or number in course.rulings or is_changed:
            continue
        for seat, _ in enumerate(players):
            waited = match.waited(seat, ended - 1)
            lost = sum(max(0, end - max(begin, ended - waited)) for begin, end in course.credited if end <= ended)
            if waited - lost > half_a_round + MINUTE:
                yield f"the match of fixture {number} has waited for seat {seat} for half a round, and is unplayed"


def _is_lapse(row: Fact) -> bool:
    return bool(row["fact"]["kind"] == "fixture_lapsed")


def _is_decided(course: SeasonCourse, fixture: Fact, results: Mapping[int, Ending]) -> bool:
    """Tell whether a fixture has its ending; in a bracket also what somebody's leaving decides is ruled."""
    if format_of(course.rules) == "knockout":
        return fixture["number"] in results
    division = division_of(course, fixture["division"], results)
    return fixture["number"] in division.endings or not division.struck.isdisjoint(fixture["entrants"])
