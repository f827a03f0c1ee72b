"""Forged archives of team events and pentathlons: what is changed, and the fault that must be named."""

from typing import Final

from tests.tools.forging_seasons import (
    Case,
    added,
    cell,
    fact,
    left_out,
    log,
    match,
    nth,
    put,
    swapped,
    turned,
    up,
    winner,
)
from tests.tools.plays import Json

E: Final = "teams"


def exchanged(rows: list[Json]) -> list[Json]:
    """Let the first two boards of a team have each other's player."""
    first, second = rows[0]["persons"][1], rows[1]["persons"][0]
    rows[0]["persons"][1], rows[1]["persons"][0] = second, first
    return rows


TEAMS: Final[dict[str, Case]] = {
    "a board's result is turned": (
        E,
        put("fixtures.2.result.places", turned),
        "fixtures: fixture 3 says",
    ),
    "a board was won by the other one": (
        E,
        match(winner, 2),
        "its outcome is not what follows from the facts before it",
    ),
    "match points are changed": (E, put("tables.0.2.points", up), "table 1: entrant 1 has '3' as points"),
    "board points are changed": (E, put("tables.0.0.figures.boards", up), "table 1: entrant 3 has '5' by 'boards'"),
    "a team is put first": (E, put("tables.0", turned), "table 1: the order is [2, 1, 4, 3]"),
    "a place is not shared": (E, put("tables.0.0.is_shared", False), "table 1: entrant 3 has False as is_shared"),
    "a meeting is not won": (E, put("tables.0.0.won", 0), "table 1: entrant 3 has 0 as won"),
    "the sheet has other board points": (E, cell("tables/division-1.csv", 1, -1, "7"), "'7' as boards"),
    "the close binds to other tables": (
        E,
        fact("season_closed", "table_digest", "ab" * 32),
        "it binds to other tables",
    ),
    "a line-up is out of order": (
        E,
        fact("lineup_set", "boards", exchanged, which=1),
        "by the order of the teams it is [5, 7]",
    ),
    "somebody of another team sits at a board": (
        E,
        fact("lineup_set", "boards.0.persons.1", 11, which=2),
        "at board 9 play [7, 11], by the order of the teams it is [7, 2]",
    ),
    "who is missing plays": (
        E,
        fact("lineup_set", "boards.1.persons.0", 6),
        "at board 2 play [6, 1], by the order of the teams it is [None, 1]",
    ),
    "a board is left out of a line-up": (
        E,
        fact("lineup_set", "boards", lambda rows: rows[1:], which=1),
        "these are not the boards of round 2",
    ),
    "a round has no line-up": (E, left_out("lineup_set", 1), "round 3 is not the next one"),
    "a round begins again": (E, fact("lineup_set", "round", 1, which=1), "round 1 is not the next one"),
    "a lost board is won": (E, fact("fixture_ruled", "places", turned), "it does not say who has decided"),
    "a lost board is lost for both": (
        E,
        log(lambda rows: rows[nth(rows, "fixture_ruled")]["fact"].update(ending="double_walkover", places=[])),
        "it does not say who has decided",
    ),
    "a board that is played is called lost": (
        E,
        fact("fixture_ruled", "fixture", 1),
        "it does not say who has decided",
    ),
    "the second of the bench steps in": (
        E,
        fact("member_stepped_in", "person", 4),
        "person 4 is not the first of the bench of team 1 who is free",
    ),
    "who plays beside steps in": (
        E,
        fact("member_stepped_in", "person", 1),
        "person 1 is not the first of the bench of team 1 who is free",
    ),
    "a stranger steps in": (E, fact("member_stepped_in", "person", 77), "person 77 is no member of team 1"),
    "somebody steps in for the other team": (
        E,
        fact("member_stepped_in", "entrant", 3),
        "team 3 has nobody at board 1 who could be replaced",
    ),
    "another captain lets somebody step in": (
        E,
        fact("member_stepped_in", "by", 5),
        "person 5 is not captain of team 1",
    ),
    "another captain orders the boards": (E, fact("boards_ordered", "by", 5), "person 5 is not captain of team 1"),
    "somebody is ordered out of a team": (
        E,
        fact("boards_ordered", "members", [2, 1, 3]),
        "these are not the members of team 1",
    ),
    "the boards are not ordered": (E, left_out("boards_ordered"), "by the order of the teams it is [1, 5]"),
    "a stranger is captain": (E, fact("captain_changed", "captain", 77), "person 77 is no member of team 1"),
    "somebody joins uninvited": (
        E,
        fact("member_joined", "person", 77),
        "person 77 was not invited, or is a member of a team already",
    ),
    "a member of another team joins": (
        E,
        added("member_joined", 3, kind="member_joined", entrant=2, person=2),
        "person 2 was not invited, or is a member of a team already",
    ),
    "a member of another team is invited": (
        E,
        added("member_joined", 3, kind="member_invited", entrant=2, person=2),
        "person 2 is a member of a team already",
    ),
    "somebody else says that a member is missing": (
        E,
        fact("member_missing", "by", 7),
        "person 7 is not captain of team 2",
    ),
    "a member is lost": (
        E,
        added("member_joined", 3, kind="member_left", entrant=1, person=2, is_gone=False),
        "these are not the members of team 1",
    ),
    "a board has its seats turned": (
        E,
        fact("season_started", "fixtures.1.entrants", turned),
        "the fixtures are not those of the divisions",
    ),
    "a meeting has a board less": (
        E,
        fact("season_started", "fixtures", lambda rows: rows[:-1]),
        "the fixtures are not those of the divisions",
    ),
    "persons of a team are left out": (E, put("entrants.0.persons", swapped), "entrants: entrant 1 says"),
}
