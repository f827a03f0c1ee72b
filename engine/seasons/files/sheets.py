"""Tables for other programs: CSV for spreadsheets, FIDE's TRF16 for those that know tournaments. Writers only."""

import csv
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from typing import Final

from games.core import PAIR
from leagues.core import Bye, EntrantId, Fixture, Played, Result, Scoring
from leagues.endings import Effective, effective
from leagues.table import Row, Table

COLUMNS: Final = ("place", "shared", "entrant", "person", "name", "played", "won", "drawn", "lost", "open", "points")
"""The columns of a CSV before those of the tie-breaks; what is there besides is an adjustment of points."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""The beginnings of texts that a spreadsheet would compute."""
LONGEST_NAME: Final = 33
MOST_POINTS: Final = 99.5
"""The most points that fit into TRF16's four places."""


def csv_sheet(table: Table, persons: Mapping[EntrantId, int], names: Mapping[EntrantId, str]) -> bytes:
    """Return a table as CSV (UTF-8 with a mark, commas): exact figures, fractions as `29/3`."""
    written = StringIO()
    sheet = csv.writer(written, lineterminator="\r\n")
    criteria = list(table.rows[0].figures) if table.rows else []
    sheet.writerow((*COLUMNS, "adjustment", *criteria))
    for row in table.rows:
        person = person_text(persons[row.entrant])
        own = (_text(row.place), int(row.is_shared), row.entrant, person, name_text(names[row.entrant]))
        count = (row.played, row.won, row.drawn, row.lost, row.open, row.points, row.adjustment)
        sheet.writerow((*own, *count, *(row.figures[name].value for name in criteria)))
    return written.getvalue().encode("utf-8-sig")


def _text(place: int | None) -> str:
    return "" if place is None else str(place)


def person_text(person: int) -> str:
    """Return an id as Discord mentions it: spreadsheets round bare numbers of more than fifteen digits."""
    return f"<@{person}>"


def name_text(name: str) -> str:
    """Return a name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name


def trf_sheet(title: str, played: Played, table: Table, scoring: Scoring, names: Mapping[EntrantId, str]) -> str:
    """Return a division in which two meet as TRF16, players numbered in the order of the draw.

    Who is struck is not in it, and so are fixtures with them: TRF has no word for results that count for nobody. What
    is unplayed and counts as a draw is a half-point bye. The points are those of the season (`XXS`, since TRF26 `162`).
    """
    results = effective(played)
    there = [one for one in played.entrants if one not in results.struck]
    number = {one: at for at, one in enumerate(there, 1)}
    rows = {row.entrant: row for row in table.rows}
    kind = "Swiss-System" if played.is_by_rounds else "Round-Robin"
    head = [
        f"012 {_ascii(title, 80)}",
        f"062 {len(there)}",
        f"092 Individual: {kind}",
        f"XXR {played.rounds}",
        f"XXS W={scoring.win} D={scoring.draw}",
        f"162  W{scoring.win:4.1f}    D{scoring.draw:4.1f}    L 0.0    P{scoring.win:4.1f}",
    ]
    cells = _cells(played, results, scoring, number)
    lines = [_line(number[one], names[one], rows[one], cells[one]) for one in there]
    return "\n".join((*head, *lines)) + "\n"


def _line(number: int, name: str, row: Row, cells: Sequence[str]) -> str:
    points = min(float(row.points), MOST_POINTS)
    head = f"001 {number:>4} m    {_ascii(name, LONGEST_NAME):<33}{'':33}{points:>4.1f} {row.place or 0:>4}"
    return "  ".join((head, *cells))


def _cells(
    played: Played, results: Effective, scoring: Scoring, number: Mapping[EntrantId, int]
) -> Mapping[EntrantId, Sequence[str]]:
    """Return what everybody has in each round."""
    cells = {one: ["0000 - Z"] * played.rounds for one in number}
    for fixture in played.fixtures:
        if results.counts(fixture):
            for one, cell in _pair(fixture, results.results[fixture.number], scoring, number):
                cells[one][fixture.round - 1] = cell
    for bye in _byes(played.byes, number):
        cells[bye.entrant][bye.round - 1] = "0000 - U"
    return cells


def _byes(byes: Sequence[Bye], number: Mapping[EntrantId, int]) -> Iterator[Bye]:
    return (bye for bye in byes if bye.entrant in number)


def _pair(
    fixture: Fixture, result: Result, scoring: Scoring, number: Mapping[EntrantId, int]
) -> Iterator[tuple[EntrantId, str]]:
    for seat, one in enumerate(fixture.entrants):
        code = _code(result, seat, scoring)
        if code in {"H", "Z"}:
            yield one, f"0000 - {code}"
        else:
            yield one, f"{number[fixture.entrants[1 - seat]]:>4} {'wb'[seat]} {code}"


def _code(result: Result, seat: int, scoring: Scoring) -> str:
    match result.ending:
        case "double_walkover":
            return "-"
        case "walkover":
            return "+" if result.places[seat] == 1 else "-"
        case "played":
            return "=" if result.places.count(1) > 1 else "1" if result.places[seat] == 1 else "0"
        case "unplayed":
            return "H" if scoring.unplayed == "draw" else "Z"
        case "void":
            return "Z"


def is_for_trf(played: Played) -> bool:
    """Tell whether TRF16 can say what is played: two meet, each at most once in a round, and points have one place."""
    pairs = all(len(each.entrants) == PAIR for each in played.fixtures)
    seen = [(one, each.round) for each in played.fixtures for one in each.entrants]
    return bool(played.fixtures) and pairs and len(set(seen)) == len(seen)


def _ascii(text: str, most: int) -> str:
    """Return text on one line as TRF's columns count it."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:most].rstrip()
