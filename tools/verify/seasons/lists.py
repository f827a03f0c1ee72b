"""Checks that the lists of a season's file agree with its log and matches, for programs that do not read logs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from tools.verify.log import Fact, shown
from tools.verify.proofs import canonical
from tools.verify.seasons.matches import Matches
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow, Division, Ending

Rows = Mapping[Any, Mapping[str, Any]]


def list_faults(file: Fact, course: SeasonCourse, matches: Matches, results: Mapping[int, Ending]) -> Iterator[str]:
    """Yield what the head and the lists of a file say otherwise."""
    said = {"league": course.founded["name"], "number": course.founded["number"], "phase": course.phase}
    said["game"] = course.rules["game"]
    if not alike(file["voided"], course.voided):
        yield "voided: these are not the matches that were played again"
    byes = [{"entrant": one, "round": number} for one, number in course.byes]
    if not alike(sorted(file["byes"], key=str), sorted(byes, key=str)):
        yield "byes: these are not the rounds in which somebody had nobody to play"
    for name, value in said.items():
        if not alike(file[name], value):
            yield f"the file says {shown(file[name])} as {name}, the log {shown(value)}"
    divisions = {one: number for number, group in enumerate(course.divisions, 1) for one in group}
    people = {
        one: {"entrant": one, "persons": persons, "division": divisions.get(one)}
        for one, persons in course.entrants.items()
    }
    yield from _compared("entrants", "entrant", file["entrants"], people)
    fixtures = {number: _fixture(course, number, matches, results) for number in course.fixtures}
    yield from _compared("fixtures", "fixture", file["fixtures"], fixtures)
    left = {one: {"entrant": one, "how": how, "at": at} for one, (how, at) in course.left.items()}
    yield from _compared("withdrawals", "entrant", file["withdrawals"], left)
    given = [{"entrant": one, "points": str(points)} for one, points in course.adjustments]
    if not alike(file["adjustments"], given):
        yield "adjustments: these are not the points that were given and taken"


def _fixture(course: SeasonCourse, number: int, matches: Matches, results: Mapping[int, Ending]) -> Fact:
    fixture, ending = course.fixtures[number], results.get(number)
    match = course.matches.get(number)
    return {
        "fixture": number,
        "division": fixture["division"],
        "round": fixture["round"],
        "entrants": fixture["entrants"],
        "match": match,
        "result": None
        if ending is None
        else {
            "ending": ending.how,
            "places": list(ending.places),
            "scores": list(ending.scores),
            "is_cut_short": ending.is_cut_short,
            "is_ruled": ending.is_ruled,
            "ended_at": ending.at,
        },
    } | ({"ended_at": _ended(matches, match)} if match in matches.played else {})


def _ended(matches: Matches, match: str | None) -> str | None:
    """Return when a match ended first, as its log has it."""
    rows = [] if match is None else matches.played[match].log.rows
    return next((row["at"] for row in rows if row["fact"]["kind"] == "match_ended"), None)


def _compared(name: str, key: str, said: Sequence[Fact], due: Rows) -> Iterator[str]:
    """Yield which rows of a list are missing, too many, or other than the log has them."""
    known = {row[key]: row for row in said}
    if len(known) < len(said):
        yield f"{name}: somebody or something is there twice"
    for number in due.keys() - known.keys():
        yield f"{name}: {key} {number} is missing"
    for number in known.keys() - due.keys():
        yield f"{name}: {key} {shown(number)} is not in the log"
    for number in sorted(due.keys() & known.keys()):
        for field in sorted(known[number].keys() - due[number].keys() - {"ended_at"}):
            yield f"{name}: {key} {number} says something as {shown(field)}, which there is not"
        for field, value in due[number].items():
            if not _same(field, known[number].get(field), value):
                yield f"{name}: {key} {number} says {shown(known[number].get(field))} as {field}, it is {shown(value)}"


def _same(field: str, said: Any, due: Any) -> bool:
    if field == "ended_at" and isinstance(said, str) and isinstance(due, str):
        return _moment(said) == _moment(due)
    return alike(said, due)


def alike(said: Any, due: Any) -> bool:
    """Tell whether two values are the same as JSON: `true` is not 1."""
    return canonical(said) == canonical(due)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


COLUMNS: Final[Mapping[str, Callable[[CountedRow], Any]]] = {
    "place": lambda line: line.place,
    "is_shared": lambda line: line.is_shared,
    "points": lambda line: str(line.points),
    "adjustment": lambda line: str(line.adjustment),
    "won": lambda line: line.won,
    "drawn": lambda line: line.drawn,
    "lost": lambda line: line.lost,
    "open": lambda line: line.open,
    "byes": lambda line: line.byes,
}


def table_faults(number: int, said: Sequence[Fact], division: Division) -> Iterator[str]:
    """Yield what a table in a file says otherwise than the same table counted again."""
    lines = division.table()
    order, due = [row["entrant"] for row in said], [line.entrant for line in lines]
    if not alike(order, due):
        yield f"table {number}: the order is {shown(order)}, counted again it is {shown(due)}"
    rows = {row["entrant"]: row for row in said}
    for line in lines:
        row = rows.get(line.entrant, {})
        for name, value in COLUMNS.items():
            if row and not alike(row.get(name), value(line)):
                yield (
                    f"table {number}: entrant {line.entrant} has {shown(row.get(name))} as {name}, "
                    f"counted again it is {shown(value(line))}"
                )
        if more := sorted(row.keys() - COLUMNS.keys() - {"entrant", "figures"}):
            yield f"table {number}: entrant {line.entrant} has a column {shown(more[0])} that there is not"
        figures = {name: str(value) for name, value in line.figures.items()}
        for name in figures.keys() | row.get("figures", figures).keys():
            if row and not alike(row["figures"].get(name), figures.get(name)):
                yield (
                    f"table {number}: entrant {line.entrant} has {shown(row['figures'].get(name))} by {shown(name)}, "
                    f"counted again it is {shown(figures.get(name))}"
                )
