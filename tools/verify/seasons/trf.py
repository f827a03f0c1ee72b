"""The tables of an archive for chess programs: whether a TRF16 says in each line what was counted again."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from tools.verify.log import shown
from tools.verify.seasons.tables import CountedRow, Division

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""First characters of a name that is put behind a quotation mark in a CSV."""
LONGEST_NAME, LONGEST_TITLE = 33, 80
MOST_POINTS: Final = 99.5
HEAD, CELL = 89, 10
"""The length of a player's line before the rounds, and for each of them."""


def is_due(division: Division) -> bool:
    """Tell whether TRF16 can say what is played: two meet, each at most once in a round."""
    seen = [(one, each["round"]) for each in division.fixtures for one in each["entrants"]]
    is_of_pairs = all(len(each["entrants"]) == 2 for each in division.fixtures)
    return bool(seen) and is_of_pairs and len(set(seen)) == len(seen)


def trf_faults(text: str, division: Division, title: str, names: Mapping[int, str]) -> Iterator[str]:
    """Yield what a TRF16 says otherwise; who has which name, the CSV says beside everybody's id."""
    there = [one for one in division.group if one not in division.struck]
    number = {one: at for at, one in enumerate(there, 1)}
    lines = {line.entrant: line for line in division.table()}
    said = text.split("\n")
    found = [line for line in said if line.startswith("001 ")]
    if len(found) != len(there):
        yield f"it has {len(found)} players and not {len(there)}"
        return
    head = _head(division, title, len(there))
    if said[: len(head)] != head or said[len(head) + len(there) :] != [""]:
        wrong = next((line for line, due in zip_longest(said, head) if line != due), None)
        yield f"its head is not that of the season, or there is more behind the players: {shown(wrong)}"
    for one, row in zip(there, found, strict=True):
        cells = _cells(division, one, number) if len(row) == HEAD + CELL * division.rounds else ()
        yield from _row_faults(row, lines[one], number[one], cells, names.get(one, ""))


def _head(division: Division, title: str, people: int) -> list[str]:
    win, draw = division.rules["scoring"]["win"], division.rules["scoring"]["draw"]
    return [
        f"012 {_plain(title, LONGEST_TITLE)}",
        f"062 {people}",
        f"092 Individual: {'Swiss-System' if division.is_by_rounds else 'Round-Robin'}",
        f"XXR {division.rounds}",
        f"XXS W={win} D={draw}",
        f"162  W{win:4.1f}    D{draw:4.1f}    L 0.0    P{win:4.1f}",
    ]


def _row_faults(row: str, due: CountedRow, number: int, cells: Sequence[str], name: str) -> Iterator[str]:
    points = f"{min(float(due.points), MOST_POINTS):.1f}"
    said = (row[4:8].strip(), row[80:84].strip(), row[85:89].strip())
    if said != (str(number), points, str(due.place or 0)):
        yield f"player {number} has {points} points and place {due.place}, it says {shown(' '.join(said))}"
    elif row[HEAD:] != "".join(f"  {cell}" for cell in cells):
        yield f"the rounds of player {number} are not those of the season"
    else:
        known = {name, name[1:] if name.startswith("'") and name[1:].startswith(FORMULA) else name}
        rest = f"{'':33}{points:>4} {due.place or 0:>4}"
        if row[:HEAD] not in {f"001 {number:>4} m    {_plain(each, LONGEST_NAME):<33}{rest}" for each in known}:
            yield f"player {number} is called {shown(row[14:47].strip())}, in the CSV {shown(name)}"


def _plain(text: str, most: int) -> str:
    """Return text on one line, as long as TRF's columns have room."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:most].rstrip()


def _cells(division: Division, one: int, number: Mapping[int, int]) -> Sequence[str]:
    """Return what somebody has in each round."""
    cells = {round_: "0000 - U" for who, round_ in division.byes if who == one}
    games = {game.number: game for game in division.games[one]}
    for fixture in division.own[one]:
        game = games.get(fixture["number"])
        if game is None:
            continue
        if game.how == "unplayed":
            cells[game.round] = "0000 - Z" if game.sign is None else "0000 - H"
            continue
        played, forfeited = {1: "1", 0: "=", -1: "0"}, {1: "+", 0: "+", -1: "-"}
        code = (played if game.how == "played" else forfeited)[game.sign or 0]
        colour = "wb"[fixture["entrants"].index(one)]
        cells[game.round] = f"{number[game.others[0]]:>4} {colour} {code}"
    return [cells.get(round_, "0000 - Z") for round_ in range(1, division.rounds + 1)]
