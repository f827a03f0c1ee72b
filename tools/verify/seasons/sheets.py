"""The tables of an archive for other programs: whether CSV and TRF16 say the same as the tables counted again."""

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from typing import Final

from tools.verify.log import shown
from tools.verify.seasons.tables import Division, Line

COLUMNS: Final = ("place", "shared", "entrant", "person", "name", "played", "won", "drawn", "lost", "open", "points")
NAME: Final = COLUMNS.index("name")


def csv_faults(text: str, division: Division, persons: dict[int, list[int]]) -> Iterator[str]:
    """Yield what a CSV says otherwise; names are not looked at."""
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


def _cells(line: Line, person: int) -> list[str]:
    place = "" if line.place is None else line.place
    played = line.won + line.drawn + line.lost
    count = (played, line.won, line.drawn, line.lost, line.open, line.points, line.adjustment)
    own = (place, int(line.is_shared), line.entrant, person, "")
    return [str(each) for each in (*own, *count, *line.figures.values())]


def trf_faults(text: str, division: Division) -> Iterator[str]:
    """Yield what a TRF16 says otherwise; names and the head are not looked at."""
    there = [one for one in division.group if one not in division.struck]
    number = {one: at for at, one in enumerate(there, 1)}
    lines = {line.entrant: line for line in division.table()}
    found = [line for line in text.splitlines() if line.startswith("001 ")]
    if len(found) != len(there):
        yield f"it has {len(found)} players and not {len(there)}"
        return
    for one, row in zip(there, found, strict=True):
        due = lines[one]
        points = f"{min(float(due.points), 99.5):.1f}"
        said = (row[4:8].strip(), row[80:84].strip(), row[85:89].strip())
        if said != (str(number[one]), points, str(due.place or 0)):
            yield f"player {number[one]} has {points} points and place {due.place}, it says {shown(' '.join(said))}"
        cells = [row[at : at + 8].strip() for at in range(91, len(row), 10)]
        if len(cells) != division.rounds or cells != _rounds(division, one, number):
            yield f"the rounds of player {number[one]} are not those of the season"


def _rounds(division: Division, one: int, number: dict[int, int]) -> Sequence[str]:
    """Return what somebody has in each round."""
    cells = ["0000 - Z"] * division.rounds
    for who, round_ in division.byes:
        if who == one:
            cells[round_ - 1] = "0000 - U"
    games = {game.number: game for game in division.games[one]}
    for fixture in division.own[one]:
        game = games.get(fixture["number"])
        if game is None:
            continue
        if game.how == "unplayed":
            cells[game.round - 1] = "0000 - Z" if game.sign is None else "0000 - H"
            continue
        played, forfeited = {1: "1", 0: "=", -1: "0"}, {1: "+", 0: "+", -1: "-"}
        code = (played if game.how == "played" else forfeited)[game.sign or 0]
        colour = "wb"[fixture["entrants"].index(one)]
        cells[game.round - 1] = f"{number[game.others[0]]:>4} {colour} {code}".strip()
    return cells
