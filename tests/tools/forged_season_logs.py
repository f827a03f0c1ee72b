"""Forged logs of seasons with recomputed digests: events and draws, and the fault to be named."""

from typing import Any, Final

from tests.tools.forging_seasons import (
    OTHER,
    Case,
    D,
    P,
    S,
    T,
    W,
    added,
    columns,
    doubled,
    fact,
    later,
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

PAUSED: Final = {"kind": "season_paused", "note": "", "by": 99, "since": ""}
LEAVES: Final = {"kind": "entrant_withdrew", "entrant": 1, "how": "asked", "note": "", "by": 1}

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
    "it starts without sign-up": (
        W,
        log(lambda rows: rows.insert(1, {**rows[1], "fact": rows[nth(rows, "season_started")]["fact"]})),
        "it starts before the draw",
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
    "a win is worth three": (W, fact("season_founded", "rules.scoring.win", 3), "as points, counted again it is"),
    "another order of tie-breaks": (
        W,
        fact("season_founded", "rules.scoring.tie_breaks", ["lot"]),
        "by 'lot'|by 'wins'",
    ),
    "an unknown tie-break": (
        W,
        fact("season_founded", "rules.scoring.tie_breaks", ["luck"]),
        "does not have what a fact of the kind",
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
        log(*[lambda rows: rows.insert(30, {**rows[30], "fact": PAUSED})] * 2),
        "it is paused already",
    ),
}


ROUNDS: Final[dict[str, Case]] = {
    "a round is left out": (S, left_out("round_drawn", 1), "there is no fixture 3"),
    "a round is drawn twice": (S, doubled("round_drawn", 1), "its fixtures are not numbered on"),
    "a round is another one": (S, fact("round_drawn", "round", 7, 1), "round 7 is not the next one of a division 1"),
    "a round of no division": (S, fact("round_drawn", "division", 4, 1), "is not the next one of a division 4"),
    "somebody plays twice": (S, fact("round_drawn", "fixtures.0.entrants.0", 3), "somebody plays twice in a round"),
    "somebody has nobody to play": (S, fact("round_drawn", "byes", []), "has neither a fixture nor a bye"),
    "somebody plays who does not take part": (
        S,
        fact("round_drawn", "byes", [77]),
        "somebody plays who is not in the division",
    ),
    "somebody plays who has left": (
        S,
        log(lambda rows: rows.insert(nth(rows, "round_drawn"), {**rows[nth(rows, "round_drawn")], "fact": LEAVES})),
        "somebody plays who has left",
    ),
    "a fixture of another round": (S, fact("round_drawn", "fixtures.0.round", 2), "it belongs to another round"),
    "two meet again in silence": (
        S,
        log(lambda rows: again(rows)),
        "two meet who have met before, and it does not say so",
    ),
    "two are said to meet again": (S, fact("round_drawn", "again", [3], 1), "or it says so of others"),
    "a round from another table": (S, fact("round_drawn", "table_digest", OTHER, 1), "was drawn from another table"),
    "a bye is forgotten": (S, put("byes", lambda all_: all_[1:]), "byes: these are not the rounds"),
    "another Buchholz": (S, put("tables.0.0.figures.buchholz", up), "by 'buchholz', counted again it is"),
    "another Buchholz without the lowest": (S, put("tables.0.0.figures.buchholz_cut", up), "by 'buchholz_cut'"),
    "a bye in a TRF": (S, columns("trf/division-1.trf", 2, 129, "Z"), "the rounds of player 3 are not those"),
    "other luck at tables": (P, fact("round_drawn", "draws.0.value", up), "does not follow from the seed"),
    "luck is drawn again": (P, fact("round_drawn", "draws.0.number", up), "does not follow from the seed"),
    "other tables than those played": (
        P,
        fact("round_drawn", "fixtures.0.entrants", turned),
        "does not have the place that seat",
    ),
}


def again(rows: list[Json]) -> None:
    """Let the first two of the first round meet in the second round, too."""
    first, second = (rows[nth(rows, "round_drawn", which)]["fact"] for which in (0, 1))
    pair = first["fixtures"][0]["entrants"]
    others = [entrant for fixture in second["fixtures"] for entrant in fixture["entrants"] if entrant not in pair]
    rest = [entrant for entrant in others if entrant not in second["byes"]]
    second["fixtures"][0]["entrants"] = pair
    second["fixtures"][1]["entrants"] = rest[:2]


def rules_changed(rows: list[Json], **changes: Any) -> Json:
    """Return the fact that the rules are others."""
    return {"kind": "rules_changed", "rules": {**rows[0]["fact"]["rules"], **changes}, "by": 99}
