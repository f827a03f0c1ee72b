"""Forged archives of seasons: each is a true one with one thing changed, and the fault that must be named.

Three kinds of forger: one changes what stands beside the log (lists, tables, sheets, matches, the zip itself); one
changes the log; one changes the log and makes all its digests anew.
"""

import json
from collections.abc import Callable
from copy import deepcopy
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

from engine.log import chain
from tests.tools import forging
from tests.tools.archives import Held
from tests.tools.plays import Json
from tools import verify

Forge = Callable[[Held], None]
Case = tuple[str, Forge, str]
"""Which archive is forged, how, and what must be said."""

W, D, T = "winter", "double", "tables"
OTHER = "ab" * 32


def season(change: Callable[[Json], object]) -> Forge:
    """Return what changes the file of a season."""

    def forge(held: Held) -> None:
        file = json.loads(held["season.json"])
        before = deepcopy(file)
        change(file)
        assert file != before, "nothing was forged"
        held["season.json"] = json.dumps(file, indent=1).encode()

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
    """Return what changes the log and makes all digests anew."""

    def change(file: Json) -> None:
        rows = file["log"]
        for each in changes:
            each(rows)
        previous = chain.GENESIS
        for seq, row in enumerate(rows, start=1):
            at = chain.microseconds(datetime.fromisoformat(row["at"]))
            row["seq"] = seq
            row["digest"] = previous = verify.link(previous, file["season"], seq, at, verify.canonical(row["fact"]))
        file["head"] = previous

    return season(change)


def nth(rows: list[Json], kind: str, which: int = 0) -> int:
    """Return where a fact of a kind stands."""
    return [at for at, row in enumerate(rows) if row["fact"]["kind"] == kind][which]


def fact(kind: str, path: str, value: Any, which: int = 0) -> Forge:
    """Return what changes something in a fact and makes all digests anew."""
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


def match(change: Callable[[Json], object], which: int = 0, *, is_chained: bool = True) -> Forge:
    """Return what changes the match of a fixture of the season, and makes all its digests anew."""

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


LISTS: Final[dict[str, Case]] = {
    "another league": (W, put("league", "Summer"), "the file says 'Summer' as league"),
    "another number": (W, put("number", 2), "the file says 2 as number"),
    "another phase": (W, put("phase", "archived"), "the file says 'archived' as phase"),
    "another game": (W, put("game", "gamwin"), "the file says 'gamwin' as game"),
    "an entrant is left out": (W, without("entrants"), "entrants: entrant 1 is missing"),
    "an entrant is invented": (
        W,
        put("entrants", lambda rows: [*rows, {**rows[0], "entrant": 77}]),
        "entrants: entrant 77 is not in the log",
    ),
    "an entrant is there twice": (W, put("entrants", lambda rows: [*rows, rows[0]]), "something is there twice"),
    "another person plays": (W, put("entrants.0.persons", [66]), "entrants: entrant 1 says [66] as persons"),
    "another division": (W, put("entrants.0.division", 1), "entrants: entrant 1 says 1 as division"),
    "who was replaced is forgotten": (W, put("entrants.3.persons", [50]), "says [50] as persons"),
    "a fixture is left out": (W, without("fixtures", 3), "fixtures: fixture 4 is missing"),
    "a fixture is invented": (
        W,
        put("fixtures", lambda rows: [*rows, {**rows[0], "fixture": 99}]),
        "fixtures: fixture 99 is not in the log",
    ),
    "a fixture has other entrants": (W, put("fixtures.2.entrants", turned), "fixtures: fixture 3 says"),
    "a fixture is in another round": (W, put("fixtures.2.round", up), "as round, it is"),
    "a fixture is in another division": (W, put("fixtures.2.division", up), "as division, it is"),
    "a fixture has another match": (W, put("fixtures.2.match", "abcdefgh"), "says 'abcdefgh' as match"),
    "a result is turned round": (W, put("fixtures.2.result.places", turned), "fixtures: fixture 3 says"),
    "a result has another ending": (W, put("fixtures.2.result.ending", "walkover"), "as result, it is"),
    "a result has other scores": (W, put("fixtures.2.result.scores", [9, 0]), "as result, it is"),
    "a result was not cut short": (W, put("fixtures.2.result.is_cut_short", False), "as result, it is"),
    "a ruling was none": (W, put("fixtures.0.result.is_ruled", False), "as result, it is"),
    "a result is taken away": (W, put("fixtures.2.result", None), "fixtures: fixture 3 says None as result"),
    "a match has ended at another time": (
        W,
        put("fixtures.2.ended_at", "2026-03-14T12:00:00Z"),
        "fixtures: fixture 3 says '2026-03-14T12:00:00Z' as ended_at",
    ),
    "a withdrawal is left out": (W, without("withdrawals"), "withdrawals: entrant 9 is missing"),
    "a withdrawal was by wish": (W, put("withdrawals.0.how", "asked"), "withdrawals: entrant 9 says 'asked' as how"),
    "a withdrawal was later": (W, put("withdrawals.0.at", up), "withdrawals: entrant 9 says"),
    "an adjustment is left out": (W, without("adjustments"), "these are not the points that were given and taken"),
    "an adjustment is larger": (W, put("adjustments.1.points", "3"), "adjustments: these are not the points"),
    "a bye is invented": (W, put("byes", [{"entrant": 1, "round": 1}]), "byes: these are not the rounds"),
    "a voided match is forgotten": (W, put("voided", []), "voided: these are not the matches that were played again"),
    "a rating event is left out": (W, without("ratings"), "ratings: these are not the matches that count for ratings"),
    "a rating event is counted twice": (
        W,
        put("ratings", lambda rows: [*rows, rows[0]]),
        "ratings: these are not the matches",
    ),
    "rating events are in another order": (W, put("ratings", swapped), "do not count in the order of their ends"),
    "a rating event is won by the other": (W, put("ratings.1.places", turned), "counts otherwise than it was played"),
    "a rating event has other persons": (W, put("ratings.1.persons", turned), "counts otherwise than it was played"),
    "a rating event is of another time": (W, put("ratings.1.at", up), "counts otherwise than it was played"),
}

TABLES: Final[dict[str, Case]] = {
    "a table is left out": (W, without("tables"), "the file has 1 tables and not 2"),
    "two lines are exchanged": (W, put("tables.0", swapped), "table 1: the order is"),
    "a line is left out": (W, without("tables.0", 1), "table 1: the order is"),
    "somebody is placed higher": (W, put("tables.0.1.place", 1), "has 1 as place, counted again it is 2"),
    "somebody shares a place": (W, put("tables.0.1.is_shared", True), "has True as is_shared, counted again it is"),
    "somebody who is struck has a place": (W, put("tables.1.-1.place", 4), "has 4 as place, counted again it is None"),
    "a point more": (W, put("tables.0.0.points", up), "as points, counted again it is"),
    "an adjustment in the table": (W, put("tables.0.0.adjustment", up), "as adjustment, counted again it is"),
    "a win more": (W, put("tables.0.0.won", up), "as won, counted again it is"),
    "a draw more": (W, put("tables.0.0.drawn", up), "as drawn, counted again it is"),
    "a loss less": (W, put("tables.0.1.lost", 0), "has 0 as lost, counted again it is"),
    "a fixture still open": (W, put("tables.0.1.open", 1), "has 1 as open, counted again it is 0"),
    "a bye in the table": (W, put("tables.0.1.byes", 1), "has 1 as byes, counted again it is 0"),
    "another direct encounter": (W, put("tables.0.1.figures.direct", up), "by 'direct', counted again it is"),
    "another number of wins": (W, put("tables.0.1.figures.wins", up), "by 'wins', counted again it is"),
    "another Sonneborn-Berger": (
        W,
        put("tables.0.1.figures.sonneborn_berger", up),
        "by 'sonneborn_berger', counted again it is",
    ),
    "another difference": (W, put("tables.0.1.figures.difference", up), "by 'difference', counted again it is"),
    "another lot": (W, put("tables.0.1.figures.lot", "1"), "by 'lot', counted again it is"),
    "a tie-break is invented": (W, put("tables.0.1.figures.beauty", "1"), "has '1' by 'beauty', counted again it is"),
    "a tie-break is left out": (
        W,
        put("tables.0.1.figures", lambda one: {name: one[name] for name in list(one)[1:]}),
        "has None by 'direct'",
    ),
    "another share of points at tables of three": (
        T,
        put("tables.0.0.figures.share", "1/2"),
        "has '1/2' by 'share', counted again it is",
    ),
    "another third of a point": (T, put("tables.0.0.points", "49/3"), "has '49/3' as points"),
    "a double round robin counts once": (D, put("tables.0.0.won", 1), "has 1 as won, counted again it is"),
    "a place in a CSV": (W, cell("tables/division-1.csv", 2, 0, "1"), "line 3 says '1' as place, counted again"),
    "points in a CSV": (W, cell("tables/division-1.csv", 1, 10, "99"), "line 2 says '99' as points"),
    "a person in a CSV": (W, cell("tables/division-1.csv", 1, 3, "66"), "line 2 says '66' as person"),
    "a tie-break in a CSV": (
        W,
        cell("tables/division-2.csv", 1, -1, "7"),
        "division-2.csv: line 2 says '7' as lot",
    ),
    "a heading in a CSV": (W, cell("tables/division-1.csv", 0, 10, "wins"), "line 1 says 'wins' as points"),
    "a CSV is cut off": (W, text("tables/division-1.csv", "\r\n5,", "\r\n"), "tables/division-1.csv: line 6"),
    "a CSV is left out": (W, dropped("tables/division-2.csv"), "tables/division-2.csv is missing"),
    "a CSV is of another division": (
        W,
        renamed("tables/division-2.csv", "tables/division-3.csv"),
        "tables/division-3.csv is of no division",
    ),
    "points in a TRF": (W, columns("trf/division-1.trf", 0, 81, " 9.0"), "player 1 has 3.0 points and place 4"),
    "a place in a TRF": (W, columns("trf/division-1.trf", 0, 86, "   1"), "player 1 has 3.0 points and place 4"),
    "a result in a TRF": (W, columns("trf/division-1.trf", 1, 99, "1"), "the rounds of player 2 are not those"),
    "a colour in a TRF": (W, columns("trf/division-1.trf", 1, 97, "b"), "the rounds of player 2 are not those"),
    "an opponent in a TRF": (W, columns("trf/division-1.trf", 1, 92, "   4"), "the rounds of player 2 are not those"),
    "a player is not in a TRF": (W, text("trf/division-1.trf", "\n001    5", "\n# 1    5"), "has 4 players and not 5"),
}

FILE_ONLY: Final[dict[str, Case]] = {
    "a fact is changed": (W, put("log.4.fact.person", 66), "fact 5 was changed, or does not follow"),
    "a fact is left out": (W, without("log", 4), "fact 5 is missing, double or out of order"),
    "a fact is there twice": (
        W,
        put("log", lambda rows: [*rows[:5], rows[4], *rows[5:]]),
        "fact 6 is missing, double or out of order",
    ),
    "two facts are exchanged": (W, put("log", lambda rows: [*rows[:3], rows[4], rows[3], *rows[5:]]), "out of order"),
    "the end is cut off": (W, put("log", lambda rows: rows[:-1]), "facts are missing at the end"),
    "the time of a fact is changed": (W, put("log.9.at", "2026-03-02T13:00:00Z"), "fact 10 was changed"),
    "a digest is changed": (W, put("log.9.digest", OTHER), "fact 10 was changed"),
    "the head is another": (W, put("head", OTHER), "facts are missing at the end: the head is"),
    "the season is another": (W, put("season", "abcdefgh"), "fact 1 was changed"),
    "a file is there that does not belong": (W, renamed("README.txt", "evil.exe"), "'evil.exe' does not belong"),
    "a file is outside": (W, renamed("README.txt", "../README.txt"), "'../README.txt' does not belong"),
    "two matches are exchanged": (W, swapped_matches, "its file holds match"),
    "a match of another season": (W, renamed("README.txt", "matches/abcdefgh.json"), "match abcdefgh is of no fixture"),
    "a match is no match": (
        W,
        lambda held: held.update({sorted(held)[2]: b"{}"}),
        "it cannot be read: KeyError",
    ),
}

MATCHES: Final[dict[str, Case]] = {
    "a match is changed": (
        W,
        match(lambda one: one["facts"][3].update(fact={"kind": "notes_opened"}), is_chained=False),
        "was changed, or does not follow",
    ),
    "a match is won by the other": (W, match(winner), "its outcome is not what follows from the facts before it"),
    "a match of other people": (
        W,
        match(lambda one: forging.change("match_started", "persons", turned, one)),
        "does not have the place that seat 0 is for",
    ),
    "a match of another fixture": (
        W,
        match(lambda one: forging.change("match_proposed", "fixture", "season00/9/1", one)),
        "it does not say that it is fixture 1 of the season",
    ),
    "a match at another speed": (
        W,
        match(lambda one: forging.change("match_proposed", "policy.bank", up, one)),
        "its time policy is not that of the season",
    ),
    "a match with another seed": (
        W,
        match(lambda one: forging.change("seed_opened", "seed", OTHER, one)),
        "the seed that was opened is not the one that was committed to",
    ),
    "a match is cut off": (W, match(cut_off), "it is another one than the season was closed with, or a part of it"),
    "a match is not the one of the close": (
        W,
        match(lambda one: forging.change("match_proposed", "by", 66, one)),
        "it is another one than the season was closed with",
    ),
    "a match is unrated": (
        W,
        match(lambda one: forging.change("match_proposed", "is_rated", False, one), 2),
        "ratings: these are not the matches that count for ratings",
    ),
}

LOGS: Final[dict[str, Case]] = {
    "another commitment": (W, fact("season_founded", "commitment", OTHER), "was not bound to the seed"),
    "another seed": (W, fact("season_seed_opened", "seed", OTHER), "the lots are not drawn as the seed has them"),
    "a seed that is none": (W, fact("season_seed_opened", "seed", "00"), "does not have what a fact of the kind"),
    "other lots": (W, fact("divisions_drawn", "lots", swapped), "the lots are not drawn as the seed has them"),
    "another draw": (W, fact("divisions_drawn", "draws.0.value", 1), "the lots are not drawn as the seed has them"),
    "other divisions": (
        W,
        fact("divisions_drawn", "divisions", lambda groups: [turned(groups[0]), groups[1]]),
        "the divisions do not follow from what people have brought and from the lots",
    ),
    "another rating at the draw": (W, fact("divisions_drawn", "records.0.rating", 9999), "the divisions do not follow"),
    "somebody without a record": (
        W,
        fact("divisions_drawn", "records", lambda all_: all_[1:]),
        "not that of every",
    ),
    "somebody is in two divisions": (
        W,
        fact("divisions_drawn", "divisions.1.0", 6),
        "somebody is in a division twice, or has not signed up",
    ),
    "somebody is in no division": (
        W,
        fact("divisions_drawn", "divisions.1", lambda group: group[1:]),
        "somebody who has signed up is in no division",
    ),
    "a draw before the seed": (W, left_out("season_seed_opened"), "drawn before the seed was opened"),
    "the seed is opened twice": (W, doubled("season_seed_opened"), "the seed is opened twice"),
    "nobody has founded it": (W, left_out("season_founded"), "it cannot come while the season is nothing"),
    "it is founded twice": (W, doubled("season_founded"), "it cannot come while the season is announced"),
    "a season after none": (W, fact("season_founded", "number", 2), "its number and the season before do not belong"),
    "sign-up never opened": (W, left_out("sign_up_opened"), "it cannot come while the season is announced"),
    "a place is left out": (W, left_out("entrant_signed_up", 3), "place 5 is not the next one"),
    "somebody signs up twice": (W, fact("entrant_signed_up", "person", 1, 4), "person 1 has signed up twice"),
    "somebody signs off who has no place": (W, fact("entrant_signed_off", "entrant", 44), "nobody has place 44"),
    "a fact of no kind": (W, fact("standby_offered", "kind", "prize_given"), "there is no such kind of fact"),
    "a fact with more in it": (W, fact("standby_offered", "gift", 1), "does not have what a fact of the kind"),
    "a fact with other types": (W, fact("standby_offered", "person", "50"), "does not have what a fact of the kind"),
    "time goes back": (W, log(later), "its time is before that of fact 20"),
    "other fixtures": (W, fact("season_started", "fixtures.0.entrants", turned), "not those of the divisions"),
    "a fixture less": (W, fact("season_started", "fixtures", lambda all_: all_[:-1]), "not those of the divisions"),
    "a fixture with oneself": (D, fact("season_started", "fixtures.0.entrants", [1, 1]), "not those of the divisions"),
    "another design for tables of three": (
        T,
        fact("season_started", "fixtures.0.entrants", turned),
        "the fixtures are not those of the divisions",
    ),
    "the second half is missing": (D, fact("season_started", "fixtures", lambda all_: all_[:6]), "not those of the"),
    "it starts before the draw": (
        W,
        moved("season_started", "divisions_drawn"),
        "it cannot come while the season is",
    ),
    "a late joiner meets fewer": (
        W,
        fact("entrant_joined", "fixtures", lambda all_: all_[1:]),
        "of who comes late",
    ),
    "a late joiner sits first": (W, fact("entrant_joined", "fixtures.0.entrants", turned), "of who comes late"),
    "a late joiner has played already": (W, fact("entrant_joined", "person", 1), "person 1 has played in this season"),
    "a late joiner where there are none": (
        W,
        fact("season_founded", "rules.allows_late", False),
        "nobody joins this season late",
    ),
    "a fixture that there is not has begun": (W, fact("fixture_started", "fixture", 99), "there is no fixture 99"),
    "a fixture begins twice": (W, fact("fixture_started", "fixture", 1, 1), "fixture 1 has begun already"),
    "two fixtures in one match": (W, fact("fixture_started", "match", "rhtuagi7", 1), "is that of another fixture"),
    "a fixture begins after the close": (
        W,
        added("season_closed", kind="fixture_started", fixture=1, match="abcdefgh"),
        "it cannot come while the season is closed",
    ),
    "who has left leaves again": (W, doubled("entrant_withdrew", 1), "nobody plays in place 9"),
    "nobody has removed them": (W, fact("entrant_withdrew", "by", None, 1), "it does not say who has removed them"),
    "a player removes another": (W, fact("entrant_withdrew", "by", 8, 1), "decides in a division in which they play"),
    "silence without a question": (W, fact("entrant_withdrew", "how", "silent"), "place 5 was not asked"),
    "an answer without a question": (D, fact("entrant_confirmed", "entrant", 2), "place 2 was not asked"),
    "moved to nowhere": (W, fact("entrant_withdrew", "how", "moved"), "nobody is moved without another place"),
    "a player takes another's place": (
        W,
        fact("entrant_replaced", "person", 7),
        "person 7 plays in this season",
    ),
    "an organiser takes a place": (
        W,
        log(lambda rows: rows[nth(rows, "entrant_replaced")]["fact"].update(person=99, by=99)),
        "person 99 puts themselves into a place",
    ),
    "a withdrawal is undone": (W, left_out("entrant_withdrew", 1), "withdrawals: entrant 9 is not in the log"),
    "a player rules": (W, fact("fixture_ruled", "by", 7), "person 7 decides in a division in which they play"),
    "nobody rules": (W, fact("fixture_ruled", "by", None), "it does not say who has decided"),
    "a ruling on no fixture": (W, fact("fixture_ruled", "fixture", 99), "there is no fixture 99"),
    "a ruling for a third place": (W, fact("fixture_ruled", "places", [3, 1]), "its places are not those of an ending"),
    "a ruling is turned round": (W, fact("fixture_ruled", "places", turned), "it binds to other tables than those"),
    "a ruling is left out": (W, left_out("fixture_ruled"), "it binds to other tables than those counted again"),
    "a ruling is invented": (
        W,
        added("fixture_ruled", kind="fixture_ruled", fixture=3, ending="void", places=[], note="", by=99),
        "it binds to other tables than those counted again as of then",
    ),
    "a reversal of nothing": (W, fact("ruling_reversed", "fixture", 3), "nothing was ruled about fixture 3"),
    "a reversal is left out": (W, left_out("ruling_reversed"), "it binds to other tables than those counted again"),
    "a fixture is reopened that has not begun": (
        W,
        fact("fixture_reopened", "fixture", 99),
        "fixture 99 has not",
    ),
    "a fixture is reopened by a player": (W, fact("fixture_reopened", "by", 7), "person 7 decides in a division"),
    "more points are given": (W, fact("points_adjusted", "points", 5, 1), "it binds to other tables than those"),
    "points for nobody": (W, fact("points_adjusted", "entrant", 77), "there is no place 77"),
    "a player gives points": (W, fact("points_adjusted", "by", 7), "person 7 decides in a division in which they play"),
    "a title in a lower division": (W, fact("place_decided", "entrant", 8), "there is no title in division 2"),
    "a title for who has left": (W, fact("place_decided", "entrant", 9), "nobody plays in place 9"),
    "a week twice": (D, doubled("week_ended"), "week 6 has ended before"),
    "overtime begins twice": (D, doubled("overtime_began"), "it cannot come while the season is overtime"),
    "it is closed with other tables": (W, fact("season_closed", "table_digest", OTHER), "it binds to other tables"),
    "it is closed with other matches": (
        W,
        fact("season_closed", "heads", lambda all_: all_[1:]),
        "it does not bind to the matches of the season",
    ),
    "it is closed with other logs": (W, fact("season_closed", "heads.0.1", OTHER), "it is another one than the season"),
    "it is closed twice": (W, doubled("season_closed"), "it cannot come while the season is closed"),
    "it is corrected to other tables": (
        W,
        fact("season_corrected", "table_digest", OTHER, 1),
        "the tables are not those that the log binds to in the end",
    ),
    "a correction is left out": (W, left_out("season_corrected", 1), "not those that the log binds to in the end"),
    "it is cancelled after the close": (
        W,
        added("season_closed", kind="season_cancelled", note="", by=99),
        "it cannot come while the season is closed",
    ),
    "the rules change after the draw": (
        W,
        log(lambda rows: rows.insert(20, {**rows[20], "fact": rules_changed(rows)})),
        "it cannot come while the season is running",
    ),
    "the rules change the game": (
        W,
        log(lambda rows: rows.insert(5, {**rows[5], "fact": rules_changed(rows, game="gamwin")})),
        "another game is not another rule",
    ),
    "a win is worth three": (W, fact("season_founded", "rules.win", 3), "as points, counted again it is"),
    "another order of tie-breaks": (W, fact("season_founded", "rules.tie_breaks", ["lot"]), "by 'lot'|by 'wins'"),
    "an unknown tie-break": (
        W,
        fact("season_founded", "rules.tie_breaks", ["luck"]),
        "'luck' is not known",
    ),
    "another time policy": (W, fact("season_founded", "rules.policy.bank", up), "its time policy is not that"),
    "another game for the season": (W, fact("season_founded", "rules.game", "gamwin"), "not played by the rules"),
    "it goes on though it is not paused": (
        W,
        added("standby_offered", kind="season_resumed", note="", by=99),
        "it is not paused",
    ),
    "it is paused twice": (
        W,
        log(*[lambda rows: rows.insert(30, {**rows[30], "fact": {"kind": "season_paused", "note": "", "by": 99}})] * 2),
        "it is paused already",
    ),
}


def rules_changed(rows: list[Json], **changes: Any) -> Json:
    """Return the fact that the rules are others."""
    return {"kind": "rules_changed", "rules": {**rows[0]["fact"]["rules"], **changes}, "by": 99}


FORGED: Final[dict[str, Case]] = {**LISTS, **TABLES, **FILE_ONLY, **MATCHES, **LOGS}
