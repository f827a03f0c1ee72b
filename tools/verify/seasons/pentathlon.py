"""Pentathlons, told a second time from docs/leagues.md: their stages, and the table over all of them."""

import csv
import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from io import StringIO
from typing import Any, Final

from tools.verify.log import Fact, shown
from tools.verify.proofs import commitment
from tools.verify.seasons.files import ArchiveFiles
from tools.verify.seasons.kinds import format_of
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import Division

SHEET: Final = "tables/pentathlon.csv"
COLUMNS: Final = ("place", "shared", "person", "name", "points")
NAME: Final = COLUMNS.index("name")
OVER: Final = {"closed", "archived"}
ALONE: Final = {"promoted": 0, "relegated": 0, "recurs": False, "allows_late": False, "own": {"format": "single"}}
"""The fixed rules of a stage, whatever those of its pentathlon say."""

# What happens


def begin(course: SeasonCourse, _fact: Fact) -> Iterator[str]:
    """Sign-up for a pentathlon is over."""
    course.phase = "running"
    yield from ()


def leave_out(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Somebody takes no part in a stage that is still to come, or does after all."""
    one = fact["entrant"], fact["stage"]
    if fact["entrant"] not in course.entrants:
        yield f"nobody has place {fact['entrant']}"
    if fact["stage"] in course.stages.seasons:
        yield f"stage {fact['stage']} was opened before"
    (course.stages.left_out.add if fact["is_out"] else course.stages.left_out.discard)(one)


def open_stage(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A stage is played as a season of its own, by all who do not leave it out."""
    number, stages, rules = fact["stage"], course.stages, course.rules["own"]
    if not 1 <= number <= len(rules["stages"]) or number in stages.seasons:
        yield f"stage {number} is none that can be opened"
    if rules["is_in_turn"] and (number != len(stages.seasons) + 1 or stages.seasons.keys() - stages.settled):
        yield f"stage {number} is opened before the stages before it are over"
    if fact["season"] in stages.seasons.values():
        yield "two stages are the same season"
    stages.seasons[number] = fact["season"]
    there = [one for one in course.entrants if (one, number) not in stages.left_out]
    stages.people[number] = [course.entrants[one][-1] for one in there]


def close_stage(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The places of a stage count."""
    yield from _settled(course, fact)
    yield from _place_faults(fact)
    course.stages.groups[fact["stage"]] = fact["groups"]


def drop_stage(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """A stage has not taken place."""
    yield from _settled(course, fact)
    course.stages.dropped.add(fact["stage"])


def correct_stage(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """The places of a stage count otherwise; once the pentathlon was over this binds to the table that comes of it."""
    number, groups = fact["stage"], course.stages.groups
    if groups.get(number, fact["groups"]) == fact["groups"]:
        yield f"stage {number} has no other places than before"
    yield from _place_faults(fact)
    groups[number] = fact["groups"]
    bound = digest(course) if course.phase in OVER else None
    if fact["table_digest"] != bound:
        yield "it binds to another table of the pentathlon than that counted again"
    course.table_digest = bound or course.table_digest


def _settled(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    if fact["stage"] not in course.stages.seasons or fact["stage"] in course.stages.settled:
        yield f"stage {fact['stage']} was not opened, or is over already"


def _place_faults(fact: Fact) -> Iterator[str]:
    for group in fact["groups"]:
        places = [each["place"] for each in group]
        if any(place != 1 + sum(other < place for other in places) for place in places):
            yield f"{shown(places)} are no places of a group"


OF_PENTATHLONS: Final[Mapping[str, Callable[[SeasonCourse, Any], Iterator[str]]]] = {
    "pentathlon_started": begin,
    "stage_left_out": leave_out,
    "stage_opened": open_stage,
    "stage_closed": close_stage,
    "stage_dropped": drop_stage,
    "stage_corrected": correct_stage,
}


# The table


@dataclass(frozen=True)
class PentathlonRow:
    """Somebody's line: the place, the points, and those of each stage with whether they count."""

    person: int
    place: int
    is_shared: bool
    points: Fraction
    stages: Mapping[int, tuple[Fraction, bool]]


def table(course: SeasonCourse) -> list[PentathlonRow]:
    """Return the table of a pentathlon: the best stages of everybody who has signed up or was placed."""
    scoring, groups = course.rules["own"], course.stages.groups
    course.effort.spend(
        10 * (len(course.entrants) + sum(len(group) for each in groups.values() for group in each)) ** 2
    )
    points = {number: _points(each, scoring) for number, each in sorted(groups.items())}
    people = {persons[-1] for persons in course.entrants.values()} | {one for each in points.values() for one in each}
    own = {one: {number: each[one] for number, each in points.items() if one in each} for one in people}
    ranked = {one: sorted(each, key=lambda number, each=each: (-each[number], number)) for one, each in own.items()}  # type: ignore[misc]
    best = {one: ranked[one][: scoring["best"]] for one in people}
    sums = {one: sum((own[one][number] for number in best[one]), Fraction(0)) for one in people}
    keys = {
        one: [sums[one], *(own[one][number] for number in ranked[one]), *[Fraction(0)] * (len(points) - len(own[one]))]
        for one in people
    }
    rows = [
        PentathlonRow(
            one,
            1 + sum(other > keys[one] for other in keys.values()),
            list(keys.values()).count(keys[one]) > 1,
            sums[one],
            {number: (each, number in best[one]) for number, each in own[one].items()},
        )
        for one in people
    ]
    return sorted(rows, key=lambda row: (row.place, row.person))


def _points(groups: Sequence[Sequence[Fact]], scoring: Fact) -> dict[int, Fraction]:
    """Return what everybody has from a stage: the share of their group that stands below them, ties counting half."""
    places = {each["person"]: each["place"] for group in groups for each in group}
    found: dict[int, Fraction] = {}
    for group in groups:
        people = {each["person"] for each in group}
        others = len(people) - 1
        for one in people:
            below = sum(places[other] > places[one] for other in people)
            beside = sum(places[other] == places[one] for other in people) - 1
            share = Fraction(2 * below + beside, 2 * others) if others else Fraction(0)
            found[one] = scoring["first"] * share + scoring["taking_part"]
    return found


def digest(course: SeasonCourse) -> str:
    """Return what binds to the table of a pentathlon: people, places and points."""
    lines = [f"{row.person} {row.place} {row.points}" for row in table(course)]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def closing_faults(course: SeasonCourse, fact: Fact) -> Iterator[str]:
    """Yield what a pentathlon is closed with that is not so: all stages are over, and the table is this one."""
    if len(course.stages.settled) < len(course.rules["own"]["stages"]):
        yield "not all stages are over"
    if dict(fact.get("heads", ())).keys() != set(course.stages.seasons.values()):
        yield "it does not bind to the seasons of the stages"
    if fact["table_digest"] != digest(course):
        yield "it binds to another table of the pentathlon than that counted again"


def sheet_faults(text: str, course: SeasonCourse) -> Iterator[str]:
    """Yield what the CSV of a pentathlon's table says otherwise; names are not looked at."""
    numbers = range(1, len(course.rules["own"]["stages"]) + 1)
    expected = [[*COLUMNS, *(f"{name}-{number}" for number in numbers for name in ("stage", "counts"))]]
    for row in table(course):
        own = {number: [str(points), str(int(counts))] for number, (points, counts) in row.stages.items()}
        cells = [str(each) for each in (row.place, int(row.is_shared), f"<@{row.person}>", "", row.points)]
        expected.append([*cells, *(cell for number in numbers for cell in own.get(number, ["", ""]))])
    found = list(csv.reader(StringIO(text, newline="")))
    if [len(row) for row in found] != [len(row) for row in expected]:
        yield f"it does not have {len(expected)} lines of {len(expected[0])} cells"
        return
    for number, (row_, due) in enumerate(zip(found, expected, strict=True), 1):
        for at, (said, value) in enumerate(zip(row_, due, strict=True)):
            if said != value and (at != NAME or number == 1):
                yield f"line {number} says {shown(said)} as {expected[0][at]}, counted again it is {value!r}"


def folder_faults(files: ArchiveFiles, course: SeasonCourse) -> Iterator[str]:
    """Yield what is wrong with the files that an archive has for a pentathlon and its stages."""
    if format_of(course.rules) == "pentathlon":
        text = files.text(SHEET)
        wrong = ["it is missing"] if text is None else sheet_faults(text, course)
        yield from (f"{SHEET}: {each}" for each in wrong)
        others = {*files.names("tables"), *files.names("trf")} - {SHEET}
        yield from (f"{name} is of no division" for name in sorted(others))
    for name in files.names("stages"):
        if int(name.split("/")[1]) not in course.stages.seasons:
            yield f"{name} is of no stage"


# The seasons of its stages


def stage_faults(
    pentathlon: SeasonCourse, number: int, stage: SeasonCourse, log: Sequence[Fact], divisions: Sequence[Division]
) -> Iterator[str]:
    """Yield what in a stage's season, which agrees with itself, is not as its pentathlon has it."""
    founded, known = stage.founded, pentathlon.stages.groups.get(number)
    if (stage.season, founded.get("pentathlon"), founded.get("stage")) != (
        pentathlon.stages.seasons[number],
        pentathlon.season,
        number,
    ):
        yield "it is another season than that of this stage"
    if founded["rules"] != _rules(pentathlon.rules, number):
        yield "it is not played by the rules of the pentathlon"
    if pentathlon.seed is not None:
        own = hashlib.sha256(pentathlon.seed + number.to_bytes(2, "big")).digest()
        if founded["commitment"] != commitment(own, stage.season):
            yield "it is not drawn from the seed that follows from that of the pentathlon"
    signed = [(row["at"], row["fact"]["person"]) for row in log if row["fact"]["kind"] == "entrant_signed_up"]
    signed_up = {person for _, person in signed}
    present = {persons[-1] for persons in pentathlon.entrants.values()}
    for person in pentathlon.stages.people[number]:
        if person in present and person not in signed_up:
            yield f"person {person} takes part in the pentathlon and is missing"
    for at, person in signed:
        if at == log[0]["at"] and person not in pentathlon.stages.people[number]:
            yield f"person {person} leaves this stage out and is in it"
    if known is not None and (stage.phase not in OVER or known != _groups(stage, divisions)):
        yield "its tables have other places than those that count in the pentathlon"
    if number in pentathlon.stages.dropped and stage.phase != "cancelled":
        yield "it is said not to have taken place, and is played"


def _rules(rules: Fact, number: int) -> Fact:
    stage = rules["own"]["stages"][number - 1]
    own = {name: value for name, value in stage.items() if name not in {"name", "tie_breaks"}}
    return {**rules, **own, **ALONE, "scoring": {**rules["scoring"], "tie_breaks": stage["tie_breaks"]}}


def _groups(stage: SeasonCourse, divisions: Sequence[Division]) -> list[list[Fact]]:
    """Return the places of a stage as its pentathlon has them."""
    moved = {one for one, (how, _) in stage.left.items() if how == "moved"}
    return [
        [
            {"person": stage.entrants[line.entrant][-1], "place": line.place}
            for line in division.table()
            if line.place is not None and line.entrant not in moved
        ]
        for division in divisions
    ]
