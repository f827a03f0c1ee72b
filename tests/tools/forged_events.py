"""Forged archives of team events and pentathlons: what is changed, and the fault that must be named."""

from typing import Final

from tests.tools.archives import Held
from tests.tools.forging_seasons import (
    OTHER,
    Case,
    Forge,
    added,
    cell,
    doubled,
    dropped,
    fact,
    left_out,
    log,
    match,
    nth,
    put,
    swapped,
    text,
    turned,
    up,
    winner,
)
from tests.tools.plays import Json

E, F = "teams", "pentathlon"


def exchanged(rows: list[Json]) -> list[Json]:
    """Let the first two boards of a team have each other's player."""
    first, second = rows[0]["persons"][1], rows[1]["persons"][0]
    rows[0]["persons"][1], rows[1]["persons"][0] = second, first
    return rows


def stage(number: int, forge: Forge) -> Forge:
    """Return what forges a stage of a pentathlon."""

    def forged(held: Held) -> None:
        folder = f"stages/{number}/"
        own = {name.removeprefix(folder): held.pop(name) for name in [*held] if name.startswith(folder)}
        forge(own)
        held.update({folder + name: data for name, data in own.items()})

    return forged


def exchanged_stages(held: Held) -> None:
    """Let two stages lie in each other's place."""
    first, third = ([name for name in held if name.startswith(f"stages/{number}/")] for number in (1, 3))
    away = {name.replace("stages/1/", "stages/3/"): held.pop(name) for name in first}
    away |= {name.replace("stages/3/", "stages/1/"): held.pop(name) for name in third}
    held.update(away)


def groups_of(rows: list[Json], number: int) -> list[list[Json]]:
    """Return the places with which a stage was closed."""
    found: list[list[Json]] = rows[nth(rows, "stage_closed", number - 1)]["fact"]["groups"]
    return found


def placed(*rows: Json) -> list[Json]:
    """Give people the places in their order."""
    return [{**row, "place": place} for place, row in enumerate(rows, 1)]


def corrected_to_the_same(rows: list[Json]) -> None:
    rows[nth(rows, "stage_corrected")]["fact"]["groups"] = groups_of(rows, 4)


def closed_without_play(rows: list[Json]) -> None:
    """Let the stage that has not taken place have the places of the first one."""
    closing = {"kind": "stage_closed", "stage": 5, "groups": groups_of(rows, 1)}
    rows[nth(rows, "stage_dropped")]["fact"] = closing


def dropped_in_spite_of_play(rows: list[Json]) -> None:
    rows[nth(rows, "stage_closed")]["fact"] = {"kind": "stage_dropped", "stage": 1}


def opened_twice(rows: list[Json]) -> None:
    """Let the second stage be the season of the first one."""
    rows[nth(rows, "stage_opened", 1)]["fact"]["season"] = rows[nth(rows, "stage_opened")]["fact"]["season"]


def lifted(held: Held) -> None:
    name = next(name for name in held if name.startswith("stages/1/matches/"))
    held[name.removeprefix("stages/1/")] = held.pop(name)


def sixth(held: Held) -> None:
    held["stages/6/season.json"] = held["stages/5/season.json"]


def emptied(held: Held) -> None:
    held["stages/2/season.json"] = b"[]"


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
    "the sheet has other board points": (E, cell("tables/division-1.csv", 1, -2, "7"), "'7' as boards"),
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

OTHER_TABLE: Final = "it binds to another table of the pentathlon than that counted again"
OTHER_PLACES: Final = "its tables have other places than those that count in the pentathlon"

NO_WISHES: Final = {"at_once": 0, "is_standing": False, "is_new": False}
PENTATHLON: Final[dict[str, Case]] = {
    "the points of a stage are changed": (F, cell("tables/pentathlon.csv", 1, 5, "99"), "says '99' as stage-1"),
    "the sum of a pentathlon is changed": (F, cell("tables/pentathlon.csv", 2, 4, "99"), "says '99' as points"),
    "a stage beyond the best counts": (
        F,
        text("tables/pentathlon.csv", ",0,,", ",1,,"),
        "says '1' as counts-4|says '1' as",
    ),
    "the table of the pentathlon is missing": (
        F,
        dropped("tables/pentathlon.csv"),
        "tables/pentathlon.csv: it is missing",
    ),
    "the pentathlon's table has another column": (
        F,
        text("tables/pentathlon.csv", "counts-5", "counts-5,stage-6"),
        "tables/pentathlon.csv: it does not have",
    ),
    "the pentathlon is closed with another table": (F, fact("season_closed", "table_digest", OTHER), OTHER_TABLE),
    "a correction makes another table": (F, fact("stage_corrected", "table_digest", OTHER), OTHER_TABLE),
    "a correction is left out": (F, left_out("stage_corrected"), f"stage 4: {OTHER_PLACES}"),
    "a correction corrects nothing": (F, log(corrected_to_the_same), "stage 4 has no other places than before"),
    "the places of a stage are exchanged": (
        F,
        fact("stage_closed", "groups.0", lambda rows: placed(rows[1], rows[0], *rows[2:])),
        f"stage 1: {OTHER_PLACES}",
    ),
    "somebody is left out of a stage's places": (
        F,
        fact("stage_closed", "groups.0", lambda rows: rows[:-1]),
        f"stage 1: {OTHER_PLACES}",
    ),
    "somebody is put into a stage's places": (
        F,
        fact("stage_closed", "groups.0", lambda rows: [*rows, {"person": 77, "place": len(rows) + 1}]),
        f"stage 1: {OTHER_PLACES}",
    ),
    "there is no first place": (F, fact("stage_closed", "groups.0", lambda rows: rows[1:]), "are no places of a group"),
    "a dropped stage counts": (F, log(closed_without_play), f"stage 5: {OTHER_PLACES}"),
    "a stage that was played is dropped": (
        F,
        log(dropped_in_spite_of_play),
        "stage 1: it is said not to have taken place, and is played",
    ),
    "a stage is not over at the end": (F, left_out("stage_dropped"), "not all stages are over"),
    "a stage is over twice": (F, doubled("stage_closed"), "stage 1 was not opened, or is over already"),
    "a stage begins before its turn": (F, fact("stage_opened", "stage", 3, which=1), "stage 3 is opened before"),
    "there is a sixth stage": (F, fact("stage_opened", "stage", 6, which=4), "stage 6 is none that can be opened"),
    "two stages are one season": (F, log(opened_twice), "two stages are the same season"),
    "a stage is another season": (
        F,
        fact("stage_opened", "season", "zzzzzzzz", which=1),
        "stage 2: it is another season than that of this stage",
    ),
    "stages lie in each other's place": (F, exchanged_stages, "it is another season than that of this stage"),
    "a person who has signed up is missing": (
        F,
        added(
            "pentathlon_started",
            kind="entrant_signed_up",
            entrant=6,
            person=77,
            at_once=0,
            is_standing=False,
            is_new=False,
        ),
        "stage 1: person 77 takes part in the pentathlon and is missing",
    ),
    "who leaves a stage out is put into it": (
        F,
        left_out("stage_left_out"),
        "stage 1: person 5 takes part in the pentathlon and is missing",
    ),
    "a stranger leaves a stage out": (F, fact("stage_left_out", "entrant", 9), "nobody has place 9"),
    "a stage is left out when it has begun": (
        F,
        added("stage_opened", kind="stage_left_out", entrant=2, stage=1, is_out=True),
        "stage 1 was opened before",
    ),
    "another number of stages counts": (F, fact("season_founded", "rules.own.best", 4), OTHER_TABLE),
    "the first place has more points": (F, fact("season_founded", "rules.own.first", 20), OTHER_TABLE),
    "taking part is worth nothing": (F, fact("season_founded", "rules.own.taking_part", 0), OTHER_TABLE),
    "a stage is played by other rules": (
        F,
        fact("season_founded", "rules.own.stages.0.tie_breaks", turned),
        "stage 1: it is not played by the rules of the pentathlon",
    ),
    "the seed of the pentathlon is another one": (
        F,
        fact("season_seed_opened", "seed", OTHER),
        "stage 1: it is not drawn from the seed that follows from that of the pentathlon",
    ),
    "the end binds to another log of a stage": (
        F,
        fact("season_closed", "heads.0.1", OTHER),
        "stage 1: it is another one than the pentathlon was closed with, or a part of it",
    ),
    "the end binds to no stage": (
        F,
        fact("season_closed", "heads", lambda rows: rows[1:]),
        "it does not bind to the seasons of the stages",
    ),
    "a table of a stage is turned": (F, stage(3, put("tables.0", turned)), "stage 3: table 1: the order is"),
    "points of a stage's table are changed": (F, stage(3, put("tables.0.0.points", up)), "stage 3: table 1: entrant"),
    "a match of a stage is won by the other": (
        F,
        stage(1, match(winner)),
        "its outcome is not what follows from the facts before it",
    ),
    "a stage is lost, its matches are there": (F, stage(2, dropped("season.json")), "is there without its season"),
    "a match of a stage is at the top": (F, lifted, "is of no fixture of the season"),
    "a stage more lies in the archive": (F, sixth, "stages/6/season.json is of no stage"),
    "a stage is no season": (F, emptied, "stage 2: it cannot be read"),
    "a pentathlon has a table of a division": (
        F,
        put("tables", [[]]),
        "a pentathlon has no tables of divisions, and no ratings",
    ),
}
