"""Forged knockouts and ladders: who goes on, who meets, who stands where, and what could be done when."""

from copy import deepcopy
from typing import Any, Final

from tests.tools.forging_seasons import (
    OTHER,
    Case,
    added,
    cell,
    doubled,
    fact,
    left_out,
    log,
    moved,
    nth,
    put,
    swapped,
    turned,
    up,
)
from tests.tools.plays import Json

K, L = "knockout", "ladder"
DEADLINE: Final = "when the time to answer was over"


def exchanged(first: str, second: str, kind: str, which: int = 0) -> Any:
    """Return what exchanges two fields of a fact."""

    def change(rows: list[Json]) -> None:
        said = rows[nth(rows, kind, which)]["fact"]
        said[first], said[second] = said[second], said[first]

    return log(change)


def climbed(lines: list[Json]) -> list[Json]:
    """Let the second of a table stand on the rung of the first, who has not lost to them."""
    made = swapped(deepcopy(lines))
    for place, line in enumerate(made[:2], 1):
        line["place"] = place
    return made


def without_pause(rows: list[Json]) -> None:
    """Let nobody have stopped the time in which an answer was given."""
    rows.pop(nth(rows, "season_paused"))
    rows.pop(nth(rows, "season_resumed"))


def four_times(rows: list[Json]) -> None:
    """Let somebody challenge again and again."""
    at = nth(rows, "challenge_made")
    for _ in range(3):
        rows.insert(at, deepcopy(rows[at]))


KNOCKOUTS: Final[dict[str, Case]] = {
    "another champion": (K, put("tables.0", climbed), "table 1: the order is"),
    "a better place": (K, put("tables.0.5.place", 4), "has 4 as place, counted again it is 5"),
    "a place that nobody shares": (K, put("tables.0.4.is_shared", False), "has False as is_shared"),
    "a match more is won in a bracket": (K, put("tables.0.0.won", up), "as won, counted again it is"),
    "another champion in a CSV": (K, cell("tables/division-1.csv", 1, 2, "3"), "as entrant, counted again it is"),
    "another champion in the log": (K, exchanged("winner", "loser", "meeting_decided", -1), "by the results it is"),
    "who has lost goes on": (K, exchanged("winner", "loser", "meeting_decided", 2), "by the results it is"),
    "who did not come goes on": (K, fact("meeting_decided", "winner", 5), "by the results it is nobody before nobody"),
    "something else decided": (
        K,
        fact("meeting_decided", "by", "matches", -1),
        "decided by matches, it was by advantage",
    ),
    "another meeting was decided": (K, fact("meeting_decided", "round", 3), "meeting 1 of round 3 is not decided"),
    "who goes on is kept secret": (K, left_out("meeting_decided", 2), "the log does not say what meeting"),
    "who goes on is told twice": (K, doubled("meeting_decided", 2), "it was told before"),
    "two meet who should not": (
        K,
        fact("round_drawn", "fixtures.0.entrants", [5, 4]),
        "9 before 5 who meet|5 before 9 who",
    ),
    "the seats of a pair": (K, fact("round_drawn", "fixtures.0.entrants", turned), "who meet, with these seats"),
    "a decider that is not needed": (K, fact("meetings_made", "fixtures.0.number", 33), "33 is not to be played"),
    "a meeting in another round": (K, fact("meetings_made", "fixtures.0.round", up), "is one of another round"),
    "a round begins too early": (K, fact("round_drawn", "round", 3, 1), "round 3 does not begin here"),
    "a bye in a later round": (K, fact("round_drawn", "byes", [6], 1), "a bracket has no byes"),
    "a bracket from another table": (K, fact("round_drawn", "table_digest", OTHER, 1), "drawn from another table"),
    "a ruling decides the final": (K, fact("fixture_ruled", "places", [1, 2], -1), "by the results it is"),
    "a ruling in a bracket is left out": (K, left_out("fixture_ruled"), "meeting 1 of round 1 is not decided"),
    "a bracket is closed too early": (K, moved("season_closed", "meetings_made"), "the bracket is not over"),
    "nobody has ruled in a bracket": (K, fact("fixture_ruled", "by", None, -1), "does not say who has decided"),
    "nobody loses who is there": (
        K,
        added("round_drawn", kind="fixture_ruled", fixture=4, ending="walkover", places=[1, 2], note="left", by=None),
        "does not say who has decided",
    ),
    "a close of another bracket": (K, fact("season_closed", "table_digest", OTHER), "it binds to other tables"),
}
LADDERS: Final[dict[str, Case]] = {
    "a rung without a win": (L, put("tables.0", climbed), "table 1: the order is"),
    "a rung in a CSV": (L, cell("tables/division-1.csv", 2, 0, "1"), "as place, counted again it is"),
    "who has left has a rung": (L, put("tables.0.6.place", 7), "has 7 as place, counted again it is None"),
    "a ruling about a rung is left out": (L, left_out("fixture_ruled"), "table 1: the order is"),
    "another has won the rung": (L, fact("fixture_ruled", "places", [2, 1]), "table 1: the order is"),
    "nobody is first": (L, fact("fixture_ruled", "places", [2, 2]), "its places are not those of an ending"),
    "who declined has not": (L, left_out("challenge_answered", 1), "table 1: the order is"),
    "a challenge too far": (L, fact("challenge_made", "opponent", 4, 2), "4 is not one to 3 rungs above 6"),
    "a challenge downwards": (L, exchanged("entrant", "opponent", "challenge_made"), "4 is not one to 3 rungs above 1"),
    "a challenge of somebody who left": (L, fact("challenge_made", "opponent", 1, 7), "is not on the ladder"),
    "a challenge with another number": (
        L,
        fact("challenge_made", "challenge", 7),
        "has the number 7, the next one is 6",
    ),
    "more time to answer": (
        L,
        fact("challenge_made", "until", "2026-03-09T12:00:00+00:00"),
        "the time to answer is not that of the rules",
    ),
    "two challenges at once": (L, doubled("challenge_made", 1), "3 has challenged somebody already"),
    "four challenges in a week": (L, log(four_times), "4 has challenged 3 times within seven days"),
    "a challenge while nobody can answer": (
        L,
        added(
            "season_paused", kind="challenge_made", challenge=17, entrant=6, opponent=5, until="2026-04-07T15:14:00Z"
        ),
        "nobody can be challenged now",
    ),
    "a challenge after the end": (
        L,
        added("phase_ended", kind="challenge_made", challenge=23, entrant=4, opponent=3, until="2026-04-15T15:14:00Z"),
        "nobody can be challenged now",
    ),
    "answered after its deadline": (L, log(without_pause), DEADLINE),
    "answered twice": (L, doubled("challenge_answered", 1), "challenge 8 is not open"),
    "answered what nobody asked": (L, fact("challenge_answered", "challenge", 3), "challenge 3 is not open"),
    "silent too early": (L, fact("challenge_answered", "is_silent", value=True, which=1), "time to answer left"),
    "accepted in silence": (L, fact("challenge_answered", "is_silent", value=True), "nobody accepts in silence"),
    "the first seat on a ladder": (L, fact("challenge_answered", "fixture.entrants", turned), "with seats by turns"),
    "another fixture of a challenge": (L, fact("challenge_answered", "fixture.round", up), "with seats by turns"),
    "two rungs for one": (L, fact("ladder_joined", "person", 1, 1), "person 1 is on the ladder already"),
    "joined as it closes": (
        L,
        added("phase_ended", kind="ladder_joined", entrant=8, person=60),
        "the ladder closes",
    ),
    "idle too early": (L, added("season_resumed", kind="ladder_idle"), "has happened on the ladder within 120 days"),
    "a close of another ladder": (L, fact("season_closed", "table_digest", OTHER), "it binds to other tables"),
}
