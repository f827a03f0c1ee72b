"""Forged archives of seasons: each is a true one with one thing changed, and the fault that must be named.

Three kinds of forger: one changes what stands beside the log (lists, tables, sheets, matches, the zip itself); one
changes the log; one changes the log and recomputes all its digests.
"""

from typing import Final

from tests.tools import forging
from tests.tools.forged_duels import KNOCKOUTS, LADDERS
from tests.tools.forged_events import PENTATHLON, TEAMS
from tests.tools.forged_season_logs import LOGS, ROUNDS
from tests.tools.forging_seasons import (
    OTHER,
    Case,
    D,
    T,
    W,
    both_names,
    cell,
    columns,
    cut_off,
    dropped,
    match,
    put,
    renamed,
    swapped,
    swapped_matches,
    text,
    turned,
    up,
    winner,
    without,
)

TRF: Final = "trf/division-1.trf"

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
        put("tables.0.1.figures", lambda row: {name: row[name] for name in list(row)[1:]}),
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
    "a CSV is left out": (W, dropped("tables/division-2.csv"), "tables/division-2.csv: it is missing"),
    "a TRF is left out": (W, dropped("trf/division-1.trf"), "trf/division-1.trf: it is missing"),
    "the names of two are exchanged in a TRF": (
        W,
        both_names("trf/division-1.trf"),
        "is called 'Spieler",
    ),
    "the head of a TRF": (W, text("trf/division-1.trf", "XXR", "XXZ"), "its head is not that of the season"),
    "a line behind a TRF": (
        W,
        lambda held: held.update({TRF: held[TRF] + b"013 Team\n"}),
        "or there is more behind the players",
    ),
    "true as a number of a table": (W, put("tables.0.1.lost", True), "has True as lost, counted again it is"),
    "a table with another column": (W, put("tables.0.0.beauty", 1), "has a column 'beauty' that there is not"),
    "a table without a column": (
        W,
        put("tables.0.0", lambda row: {name: row[name] for name in row if name != "place"}),
        "has None as place",
    ),
    "a fixture that says more": (W, put("fixtures.2.winner", 1), "says something as 'winner', which there is not"),
    "true as a place": (W, put("fixtures.2.result.places", [True, 2]), "as result, it is"),
    "true as a person": (W, put("ratings.1.persons.0", True), "counts otherwise than it was played"),
    "a page that steers a terminal": (W, lambda held: held.update({"README.txt": b"\x1b[2J"}), "README.txt is no"),
    "no page": (W, dropped("README.txt"), "README.txt is missing"),
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
        match(lambda export: export["facts"][3].update(fact={"kind": "notes_opened"}), is_chained=False),
        "was changed, or does not follow",
    ),
    "a match is won by the other": (W, match(winner), "its outcome is not what follows from the facts before it"),
    "a match of other people": (
        W,
        match(lambda export: forging.change("match_started", "persons", turned, export)),
        "does not have the place that seat 0 is for",
    ),
    "a match of another fixture": (
        W,
        match(lambda export: forging.change("match_proposed", "fixture", "season00/9/1", export)),
        "it does not say that it is fixture 1 of the season",
    ),
    "a match at another speed": (
        W,
        match(lambda export: forging.change("match_proposed", "policy.bank", up, export)),
        "its time policy is not that of the season",
    ),
    "a match with another seed": (
        W,
        match(lambda export: forging.change("seed_opened", "seed", OTHER, export)),
        "the seed that was opened is not the one that was committed to",
    ),
    "a match is cut off": (W, match(cut_off), "it is another one than the season was closed with, or a part of it"),
    "a match is not the one of the close": (
        W,
        match(lambda export: forging.change("match_proposed", "by", 66, export)),
        "it is another one than the season was closed with",
    ),
    "a match is unrated": (
        W,
        match(lambda export: forging.change("match_proposed", "is_rated", False, export), 2),
        "ratings: these are not the matches that count for ratings",
    ),
}

FORGED: Final[dict[str, Case]] = {
    **LISTS,
    **TABLES,
    **FILE_ONLY,
    **MATCHES,
    **LOGS,
    **ROUNDS,
    **KNOCKOUTS,
    **LADDERS,
    **TEAMS,
    **PENTATHLON,
}
