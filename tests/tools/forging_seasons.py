"""Tools for forging archives of seasons in tests: changes of files, lists, logs and matches."""

import json
from collections.abc import Callable
from copy import deepcopy
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from engine.log import chain
from tests.tools import forging
from tests.tools.archives import Held
from tests.tools.plays import Json
from tools import verify

Forge = Callable[[Held], None]
Case = tuple[str, Forge, str]
"""Which archive is forged, how, and what must be said."""

W, D, T, S, P, K = "winter", "double", "tables", "swiss", "pods", "knockout"
OTHER = "ab" * 32


def season(change: Callable[[Json], object]) -> Forge:
    """Return what changes the file of a season."""

    def forge(held: Held) -> None:
        file = json.loads(held["season.json"])
        before = json.dumps(file)
        change(file)
        forged = json.dumps(file)
        assert forged != before, "nothing was forged"
        held["season.json"] = forged.encode()

    return forge


def put(path: str, value: Any) -> Forge:
    """Return what puts another value somewhere into the file of a season; a function makes it from the one there."""
    return season(partial(_put, path, value))


def _put(path: str, value: Any, file: Json) -> None:
    *way, last = (int(part) if part.lstrip("-").isdigit() else part for part in path.split("."))
    place: Any = file
    for part in way:
        place = place[part]
    place[last] = value(place[last]) if callable(value) else value


def without(path: str, at: int = 0) -> Forge:
    """Return what takes one entry out of a list."""
    return put(path, lambda rows: rows[:at] + rows[at + 1 :])


def log(*changes: Callable[[list[Json]], object]) -> Forge:
    """Return a forgery that changes the log and recomputes all digests."""

    def change(file: Json) -> None:
        for change in changes:
            change(file["log"])
        chained(file)

    return season(change)


def chained(file: Json) -> None:
    """Recompute all digests of a season's log."""
    previous = chain.GENESIS
    for seq, row in enumerate(file["log"], start=1):
        at = chain.microseconds(datetime.fromisoformat(row["at"]))
        file["log"][seq - 1] = row = {**row, "seq": seq}
        row["digest"] = previous = verify.link(previous, file["season"], seq, at, verify.canonical(row["fact"]))
    file["head"] = previous


def nth(rows: list[Json], kind: str, which: int = 0) -> int:
    """Return where a fact of a kind stands."""
    return [at for at, row in enumerate(rows) if row["fact"]["kind"] == kind][which]


def fact(kind: str, path: str, value: Any, which: int = 0) -> Forge:
    """Return a forgery that changes something in a fact and recomputes all digests."""
    return log(lambda rows: _put(path, value, rows[nth(rows, kind, which)]["fact"]))


def left_out(kind: str, which: int = 0) -> Forge:
    return log(lambda rows: rows.pop(nth(rows, kind, which)))


def doubled(kind: str, which: int = 0) -> Forge:
    return log(lambda rows: rows.insert(nth(rows, kind, which), deepcopy(rows[nth(rows, kind, which)])))


def added(after: str, which: int = 0, **new: Any) -> Forge:
    """Return what puts another fact behind one."""

    def change(rows: list[Json]) -> None:
        at = nth(rows, after, which)
        rows.insert(at + 1, {**rows[at], "fact": new})

    return log(change)


def moved(kind: str, before: str) -> Forge:
    """Return what puts a fact before another one."""

    def change(rows: list[Json]) -> None:
        row = rows.pop(nth(rows, kind))
        rows.insert(nth(rows, before), {**row, "at": rows[nth(rows, before)]["at"]})

    return log(change)


def text(name: str, before: str, after: str) -> Forge:
    """Return what replaces text in a file of the archive, once."""

    def forge(held: Held) -> None:
        whole = held[name].decode()
        assert before in whole, name
        held[name] = whole.replace(before, after, 1).encode()

    return forge


def cell(name: str, line: int, column: int, value: str) -> Forge:
    """Return what puts another value into a cell of a CSV."""

    def forge(held: Held) -> None:
        lines = [row.split(",") for row in held[name].decode().split("\r\n")]
        assert lines[line][column] != value
        lines[line][column] = value
        held[name] = "\r\n".join(",".join(row) for row in lines).encode()

    return forge


def columns(name: str, line: int, at: int, value: str) -> Forge:
    """Return what puts text over columns of a line of a TRF16, counted from 1."""

    def forge(held: Held) -> None:
        lines = held[name].decode().split("\n")
        players = [at for at, row in enumerate(lines) if row.startswith("001 ")]
        row = lines[players[line]]
        lines[players[line]] = row[: at - 1] + value + row[at - 1 + len(value) :]
        assert lines[players[line]] != row
        held[name] = "\n".join(lines).encode()

    return forge


def both_names(name: str) -> Forge:
    """Return what exchanges the names of the first two players of a TRF16."""

    def forge(held: Held) -> None:
        lines = held[name].decode().split("\n")
        first, second = [at for at, row in enumerate(lines) if row.startswith("001 ")][:2]
        names = lines[first][14:47], lines[second][14:47]
        for at, other in ((first, names[1]), (second, names[0])):
            lines[at] = lines[at][:14] + other + lines[at][47:]
        held[name] = "\n".join(lines).encode()

    return forge


def match(change: Callable[[Json], object], which: int = 0, *, is_chained: bool = True) -> Forge:
    """Return a forgery that changes the match of a fixture of the season and recomputes all its digests."""

    def forge(held: Held) -> None:
        name = f"matches/{json.loads(held['season.json'])['fixtures'][which]['match']}.json"
        file = json.loads(held[name])
        before = deepcopy(file)
        change(file)
        assert file != before, "nothing was forged"
        if is_chained:
            forging.rechained(file)
        held[name] = json.dumps(file).encode()

    return forge


def renamed(before: str, after: str) -> Forge:
    def forge(held: Held) -> None:
        held[after] = held.pop(before)

    return forge


def dropped(name: str) -> Forge:
    def forge(held: Held) -> None:
        del held[name]

    return forge


def swapped_matches(held: Held) -> None:
    """Give two fixtures each other's match, in the file only."""
    first, second = sorted(name for name in held if name.startswith("matches/"))[:2]
    held[first], held[second] = held[second], held[first]


def cut_off(file: Json) -> None:
    """Let a match end before its last fact."""
    file["facts"] = file["facts"][:-1]


def later(rows: list[Json]) -> None:
    """Let a fact have been written before the one that it follows."""
    at = datetime.fromisoformat(rows[20]["at"]) - timedelta(days=9)
    rows[20]["at"] = at.isoformat()


def swapped(values: list[Any]) -> list[Any]:
    return [values[1], values[0], *values[2:]]


def turned(values: list[Any]) -> list[Any]:
    return values[::-1]


def up(number: Any) -> Any:
    return str(int(number) + 1) if isinstance(number, str) else number + 1


def winner(file: Json) -> None:
    """Let the other seat have won."""
    ended = forging.facts(file, "match_ended")[0]["outcome"]
    ended["places"] = turned(ended["places"])
