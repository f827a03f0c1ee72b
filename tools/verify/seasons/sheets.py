"""The sheets of an archive: whether each is there, and the CSV says the same as the table counted again."""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Final

from tools.verify.log import shown
from tools.verify.seasons.files import ArchiveFiles
from tools.verify.seasons.state import SeasonCourse
from tools.verify.seasons.tables import CountedRow, Division
from tools.verify.seasons.trf import is_due, trf_faults

COLUMNS: Final = ("place", "shared", "entrant", "person", "name", "played", "won", "drawn", "lost", "open", "points")
LONGEST_PAGE: Final = 10_000
NAME, ENTRANT = COLUMNS.index("name"), COLUMNS.index("entrant")


def sheet_faults(files: ArchiveFiles, divisions: Sequence[Division], course: SeasonCourse) -> Iterator[str]:
    """Yield which sheets are missing, too many, or say otherwise."""
    due = set[str]()
    for number, division in enumerate(divisions, 1):
        for name, wrong in _of_division(files, division, course, number):
            due.add(name)
            yield from (f"{name}: {each}" for each in wrong)
    for name in [*files.names("tables"), *files.names("trf")]:
        if name not in due:
            yield f"{name} is of no division"


def page_faults(files: ArchiveFiles) -> Iterator[str]:
    """Yield that the page in words is missing, or holds what a page of words does not."""
    text = files.text("README.txt")
    if text is None:
        yield "README.txt is missing"
    elif len(text) > LONGEST_PAGE or not all(letter.isprintable() or letter == "\n" for letter in text):
        yield "README.txt is no short page of words"


def _of_division(
    files: ArchiveFiles, division: Division, course: SeasonCourse, number: int
) -> Iterator[tuple[str, Iterable[str]]]:
    """Yield the sheets that a division has, each with what is wrong with it."""
    name = f"tables/division-{number}.csv"
    text = files.text(name)
    yield name, ["it is missing"] if text is None else csv_faults(text, division, course.entrants)
    if is_due(division):
        name = f"trf/division-{number}.trf"
        trf = files.text(name)
        title = f"{course.founded['name']} {course.founded['number']} / {number}"
        yield name, ["it is missing"] if trf is None else trf_faults(trf, division, title, _names(text or ""))


def _names(text: str) -> dict[int, str]:
    """Return by which names a CSV calls the entrants."""
    rows = list(csv.reader(StringIO(text, newline="")))[1:]
    return {
        int(row[ENTRANT]): row[NAME]
        for row in rows
        if len(row) > NAME and row[ENTRANT].isascii() and row[ENTRANT].isdigit()
    }


def csv_faults(text: str, division: Division, persons: dict[int, list[int]]) -> Iterator[str]:
    """Yield what a CSV says otherwise; the names beside the ids are Discord's, and nothing proves them."""
    lines = division.table()
    expected = [[*COLUMNS, "adjustment", *division.criteria]]
    expected += [_cells(line, persons.get(line.entrant, [0])[-1]) for line in lines]
    found = list(csv.reader(StringIO(text, newline="")))
    if len(found) != len(expected):
        yield f"it has {len(found)} lines and not {len(expected)}"
        return
    for number, (row, due) in enumerate(zip(found, expected, strict=True), 1):
        if len(row) != len(due):
            yield f"line {number} has {len(row)} cells and not {len(due)}"
        for at, (said, value) in enumerate(zip(row, due, strict=False)):
            if said != value and (at != NAME or number == 1):
                yield f"line {number} says {shown(said)} as {expected[0][at]}, counted again it is {value!r}"


def _cells(line: CountedRow, person: int) -> list[str]:
    place = "" if line.place is None else line.place
    played = line.won + line.drawn + line.lost
    count = (played, line.won, line.drawn, line.lost, line.open, line.points, line.adjustment)
    own = (place, int(line.is_shared), line.entrant, f"<@{person}>", "")
    return [str(each) for each in (*own, *count, *line.figures.values())]
