"""Seasons decided by nobody, by a party, too late or never, made from true archives with all digests recomputed.

Tried in the campaign (tests/adversary/exports.py): each must be found, by the fault that is named.
"""

import json
from copy import deepcopy
from datetime import datetime, timedelta
from typing import Any, Final

from tests.tools import forging
from tests.tools.archives import Held
from tests.tools.forging_seasons import (
    Case,
    D,
    Forge,
    K,
    P,
    S,
    W,
    doubled,
    dropped,
    fact,
    left_out,
    log,
    match,
    nth,
    put,
    swapped,
    up,
)
from tests.tools.plays import Json

STRANGER: Final = 4242
PARTY: Final = "decides in a division in which they play"
YEAR: Final = timedelta(days=365)


def both(*forges: Forge) -> Forge:
    """Return what forges in several places."""

    def forge(held: Held) -> None:
        for forge in forges:
            forge(held)

    return forge


def before_end(*facts: Json) -> Forge:
    """Return what writes facts into the match of the third fixture, before it ends."""

    def change(file: Json) -> None:
        at = forging.at(file, "match_ended") - 1
        file["facts"][at:at] = [{**file["facts"][at], "fact": fact} for fact in facts]

    return match(change, 2)


def sits_down(file: Json, *, by: int | None = None) -> None:
    """Let a stranger take the winner's seat and resign."""
    ended = forging.at(file, "match_ended")
    outcome = file["facts"][ended]["fact"]["outcome"]
    winner = outcome["places"].index(1)
    before = forging.facts(file, "match_started")[0]["persons"][winner]
    row = file["facts"][ended]
    replaced = {"kind": "player_replaced", "seat": winner, "before": before, "after": STRANGER, "by": by, "note": ""}
    resigned = {"kind": "player_resigned", "seat": winner, "person": STRANGER}
    file["facts"][ended - 1 : ended] = [{**row, "fact": replaced}, {**row, "fact": resigned}]
    outcome["places"] = outcome["places"][::-1]


def shifted(span: timedelta, *, first: int = 0) -> Forge:
    """Return what lets the facts of a match from one on have been written at another time."""

    def change(file: Json) -> None:
        for row in file["facts"][first:]:
            row["at"] = (datetime.fromisoformat(row["at"]) + span).isoformat()

    return match(change, 2)


def bound_anew(held: Held) -> None:
    """Let the season be closed with its matches as they are now."""
    files = {name[8:16]: json.loads(data) for name, data in held.items() if name.startswith("matches/")}
    heads = {name: file["head"] for name, file in files.items()}
    fact("season_closed", "heads", lambda bound: [[name, heads[name]] for name, _ in bound])(held)


def of_seat(kind: str, seat: int = 0) -> Forge:
    """Return what writes a fact of a kind about who sits in a seat into a match, before its end."""

    def change(file: Json) -> None:
        person = forging.facts(file, "match_started")[0]["persons"][seat]
        at = forging.at(file, "match_ended") - 1
        file["facts"].insert(at, {**file["facts"][at], "fact": {"kind": kind, "seat": seat, "person": person}})

    return match(change, 2)


def moderated_by_rival(held: Held) -> None:
    """Let somebody of the same division who does not sit at the match decide that it is void."""
    season = json.loads(held["season.json"])
    fixture = season["fixtures"][2]
    group = [entrant for entrant in season["entrants"] if entrant["division"] == fixture["division"]]
    rival = next(entrant["persons"][-1] for entrant in group if entrant["entrant"] not in fixture["entrants"])
    before_end({"kind": "match_voided", "by": rival, "note": ""})(held)


def written(kind: str, *facts: Json, which: int = 0, is_before: bool = False) -> Forge:
    """Return what writes facts beside one of a kind."""

    def change(rows: list[Json]) -> None:
        at = nth(rows, kind, which) + (not is_before)
        near = rows[at - (not is_before)]
        rows[at:at] = [{**near, "fact": deepcopy(fact)} for fact in facts]

    return log(change)


def player(number: int, **new: Any) -> Forge:
    """Return what writes a fact in the name of somebody who plays in a division, counted from 0, before the close."""

    def change(rows: list[Json]) -> None:
        at = nth(rows, "season_closed")
        groups = rows[nth(rows, "divisions_drawn")]["fact"]["divisions"]
        signed = [row["fact"] for row in rows if row["fact"]["kind"] == "entrant_signed_up"]
        person = next(fact["person"] for fact in signed if fact["entrant"] == groups[number][0])
        rows.insert(at, {**rows[at], "fact": {**new, "by": person}})

    return log(change)


def overtime_at_once(rows: list[Json]) -> None:
    """Let overtime be over as it begins, and a match that was won be unplayed."""
    at = nth(rows, "overtime_began")
    rows[at]["fact"]["until"] = rows[at]["at"][:19] + "+00:00"
    ruled = {"kind": "fixture_ruled", "fixture": 1, "ending": "unplayed", "places": [], "note": "overtime", "by": None}
    rows.insert(at + 1, {**rows[at], "fact": ruled})


def a_year_later(rows: list[Json]) -> None:
    """Let a season have a year more, and all the same overtime after its days."""
    said = rows[nth(rows, "season_started")]["fact"]
    said["ends_at"] = (datetime.fromisoformat(said["ends_at"]) + YEAR).isoformat()


def certain(what: str, place: int, which: int = 0) -> Forge:
    """Return a forgery that says at the start that something is certain for a place of the first division."""

    def change(rows: list[Json]) -> None:
        at = nth(rows, "season_started")
        one = rows[nth(rows, "divisions_drawn")]["fact"]["divisions"][which][place]
        rows.insert(at + 1, {**rows[at], "fact": {"kind": "place_decided", "entrant": one, "what": what}})

    return log(change)


REOPENED: Final = {"kind": "fixture_reopened", "fixture": 3, "note": "", "by": 99}
RULED: Final = {"kind": "fixture_ruled", "fixture": 3, "ending": "walkover", "places": [2, 1], "note": "", "by": 99}
PAUSED: Final = {"kind": "season_paused", "note": "", "by": 99, "since": ""}
FURTHER: Final = {"number": 99, "division": 1, "round": 1, "entrants": [6, 4]}

SEATS: Final[dict[str, Case]] = {
    "a stranger sits down and resigns": (W, match(sits_down, 2), f"person {STRANGER} has not taken over the place"),
    "a moderator seats a stranger": (
        W,
        match(lambda file: sits_down(file, by=99), 2),
        "nobody sits down whom the season has not let in",
    ),
    "somebody leaves a match and not the season": (W, of_seat("player_left"), "has not left the season"),
    "a match lapses while the season goes on": (
        W,
        before_end({"kind": "fixture_lapsed"}),
        "the season was still waiting for it",
    ),
    "a rival decides a match": (W, moderated_by_rival, PARTY),
    "a match that was played years before": (W, shifted(-6 * YEAR), "it did not begin between the start"),
    "a match that ends a year after the close": (
        W,
        both(shifted(YEAR, first=5), bound_anew),
        "was played after the close that binds",
    ),
    "a match by rules of another version": (
        W,
        fact("season_founded", "rules.game_version", up),
        "it is not played by the rules of the season",
    ),
    "a match by rules that nobody has": (
        W,
        match(lambda file: file.update(game_version=99), 2),
        "are not in this program, so nothing vouches for the play",
    ),
    "a place for somebody who was not asked": (W, left_out("standby_asked"), "was not asked to take place"),
    "a place for another than who was asked": (
        W,
        fact("entrant_replaced", "person", STRANGER),
        "was not asked to take",
    ),
    "a substitute who is none is asked": (
        W,
        both(left_out("standby_offered"), fact("standby_asked", "person", STRANGER)),
        f"person {STRANGER} is no substitute",
    ),
    "somebody leaves in another's name": (W, fact("entrant_withdrew", "by", 7), PARTY),
}

BY_NOBODY: Final[dict[str, Case]] = {
    "overtime begins a year too early": (D, log(a_year_later), "the time for it has not come"),
    "nobody calls a match that was won unplayed": (D, log(overtime_at_once), "fixture 1 has its ending already"),
    "a match that counts is played again": (
        W,
        written("season_closed", REOPENED, is_before=True),
        "fixture 3 is not void, and is not played again",
    ),
    "a ruling after all appeals": (
        W,
        written("season_corrected", {"kind": "season_archived"}, RULED, which=1),
        "fixture 3 is not void, and the time for appeals is over",
    ),
    "a further fixture": (
        W,
        written("fixture_started", {"kind": "meetings_made", "division": 1, "fixtures": [FURTHER]}),
        "there is no such thing in the format single",
    ),
    "a close before all is played": (W, left_out("fixture_started", 1), "has no ending"),
    "a close during a pause": (W, written("season_closed", PAUSED, is_before=True), "the season is paused"),
    "a correction that corrects nothing": (W, doubled("season_corrected"), "it corrects nothing"),
    "a pause ends by itself at once": (
        W,
        written("season_closed", PAUSED, {"kind": "season_resumed", "note": "", "by": None}, is_before=True),
        "nobody has ended the pause",
    ),
    "more weeks than have passed": (W, written("season_started", {"kind": "week_ended", "week": 1}), "so many weeks"),
    "a draw before its day": (W, fact("sign_up_opened", "until", "2030-01-01T00:00:00+00:00"), "has not come"),
    "a last round that was never drawn": (S, fact("season_founded", "rules.own.rounds", 5), "round 5 was not drawn"),
}

BY_A_PARTY: Final[dict[str, Case]] = {
    "a player ends the season": (W, player(0, kind="phase_ended", note=""), PARTY),
    "a player cancels the season": (W, player(0, kind="season_cancelled", note=""), PARTY),
    "a player pauses the season": (W, player(0, kind="season_paused", note="", since=""), PARTY),
    "a player extends the season": (
        W,
        player(0, kind="season_extended", note="", until="2030-01-01T00:00:00+00:00"),
        PARTY,
    ),
    "a player makes an exception": (W, player(0, kind="sign_up_allowed", note="", person=STRANGER), PARTY),
    "a correction in the name of a player": (W, fact("season_corrected", "by", 1), "person 1 has corrected nothing"),
    "a player of the next division rules": (
        W,
        player(1, kind="fixture_ruled", fixture=1, ending="void", places=[], note=""),
        PARTY,
    ),
}

WORDS: Final[dict[str, Case]] = {
    "a format that there is not": (
        W,
        fact("season_founded", "rules.own.format", "singel"),
        "does not have what a fact",
    ),
    "a Swiss without rounds": (S, fact("season_founded", "rules.own.rounds", 0), "does not have 0 rounds"),
    "a Swiss with all fixtures": (
        W,
        fact("season_founded", "rules.own", {"format": "swiss", "rounds": 4, "round_days": 7}),
        "the fixtures are not those of the divisions",
    ),
    "tables of two": (P, fact("season_founded", "rules.seats", 2), "the format pods is not played at tables of 2"),
    "a round robin of a Swiss": (
        S,
        fact("season_founded", "rules.own.format", "single"),
        "does not have what a fact",
    ),
    "a rule that there is not": (W, fact("season_founded", "rules.luck", 1), "does not have what a fact"),
    "a rule that is a word": (W, fact("season_founded", "rules.most", "far"), "does not have what a fact"),
    "boards without teams": (W, fact("season_founded", "rules.own.boards", 2), "does not have what a fact"),
    "a tie-break twice": (W, fact("season_founded", "rules.scoring.tie_breaks", ["wins", "wins"]), "is named twice"),
}

CLAIMS: Final[dict[str, Case]] = {
    "the title is certain at the start": (W, certain("title", 0), "the title of"),
    "the title of the last is certain": (W, certain("title", -1), "the title of"),
    "relegation is certain at the start": (W, certain("relegation", 0, 1), "the relegation of|there is no relegation"),
    "promotion is certain at the start": (W, certain("promotion", 0, 1), "the promotion of"),
    "the title of a Swiss is certain at the start": (S, certain("title", -1), "the title of"),
    "a champion before the final": (K, certain("title", 0), "the title of"),
    "less time to object than was given": (
        W,
        fact("season_founded", "rules.objection_hours", 23),
        "which is not that of the rules",
    ),
}

MISSING: Final[dict[str, Case]] = {
    "a match is gone, and the ratings are in another order": (
        W,
        both(
            lambda held: dropped(sorted(name for name in held if "matches/" in name)[0])(held), put("ratings", swapped)
        ),
        "do not count in the order of their ends",
    ),
    "a match is gone, and a rating event is won by the other": (
        W,
        both(lambda held: dropped(_match_of(held, 0))(held), put("ratings.2.places", lambda places: places[::-1])),
        "counts otherwise than it was played",
    ),
    "a match is gone, and a match counts that never was": (
        W,
        both(lambda held: dropped(_match_of(held, 0))(held), put("ratings.1.match", "abcdefgh")),
        "these are not the matches that count",
    ),
}


def _match_of(held: Held, which: int) -> str:
    season = json.loads(held["season.json"])
    return f"matches/{season['ratings'][which]['match']}.json"


ONLY_HEADS: Final[dict[str, tuple[str, Forge]]] = {
    "another reason of a ruling": (W, fact("fixture_ruled", "note", "Because.")),
    "another organiser has ruled": (W, fact("ruling_reversed", "by", STRANGER)),
    "another organiser has announced it": (W, fact("season_founded", "by", STRANGER)),
    "another rule that nobody has met yet": (W, fact("season_founded", "rules.overtime_days", 6)),
}
"""Seasons that agree with themselves: only a head that somebody has kept tells them from the true one."""

REDECIDED: Final[dict[str, Case]] = {**SEATS, **BY_NOBODY, **BY_A_PARTY, **WORDS, **CLAIMS, **MISSING}
