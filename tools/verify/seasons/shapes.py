"""The kinds of facts of a season, what stands in each of them, and in which phases of a season they can come."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tools.verify.log import TIME
from tools.verify.shapes import DIGEST, TYPES, is_int, is_list_of, is_record

BEFORE_DRAW: Final = "announced open"
LIVE: Final = "running overtime"
GOING_ON: Final = f"{BEFORE_DRAW} drawn {LIVE}"

KINDS: Final[Mapping[str, tuple[str, str]]] = {
    "season_founded": (
        "league:text name:text number:int server:int channel:int by:int rules:rules previous:text? commitment:text "
        "pentathlon:text? stage:int",
        "nothing",
    ),
    "rules_changed": ("rules:rules by:int", BEFORE_DRAW),
    "sign_up_opened": ("until:end", "announced"),
    "entrant_signed_up": ("entrant:int person:int at_once:int is_standing:bool is_new:bool", f"open drawn {LIVE}"),
    "entrant_signed_off": ("entrant:int waits_on:bool", GOING_ON),
    "sign_up_allowed": ("person:int note:text by:int", f"{BEFORE_DRAW} running"),
    "standby_offered": ("person:int", f"open drawn {LIVE}"),
    "standby_withdrawn": ("person:int", f"{GOING_ON} closed"),
    "season_seed_opened": ("seed:seed", f"open {LIVE}"),
    "divisions_drawn": ("divisions:groups lots:ints draws:draws starts_at:time records:records", "open"),
    "entrant_moved": ("entrant:int division:int note:text by:int", "drawn"),
    "season_started": ("fixtures:fixtures ends_at:end", "announced drawn"),
    "entrant_joined": ("entrant:int person:int division:int fixtures:fixtures is_new:bool", "running"),
    "entrant_transferred": ("entrant:int place:int division:int fixtures:fixtures note:text by:int", "running"),
    "entrant_kept": ("entrant:int division:int note:text by:int", "drawn running"),
    "fixture_started": ("fixture:int match:text", LIVE),
    "entrant_asked": ("entrant:int until:time reason:silent|gone", LIVE),
    "time_asked": ("entrant:int note:text", LIVE),
    "entrant_confirmed": ("entrant:int", LIVE),
    "entrant_withdrew": ("entrant:int how:asked|silent|removed|moved note:text by:int?", LIVE),
    "standby_asked": ("person:int entrant:int until:time", LIVE),
    "standby_declined": ("person:int entrant:int", LIVE),
    "entrant_replaced": ("entrant:int person:int note:text by:int?", f"drawn {LIVE}"),
    "fixture_ruled": (
        "fixture:int ending:played|walkover|double_walkover|void|unplayed places:ints note:text by:int?",
        f"{LIVE} closed archived",
    ),
    "ruling_reversed": ("fixture:int note:text by:int", f"{LIVE} closed"),
    "fixture_reopened": ("fixture:int note:text by:int", LIVE),
    "points_adjusted": ("entrant:int points:int note:text by:int", f"{LIVE} closed"),
    "season_extended": ("until:time note:text by:int", f"open drawn {LIVE}"),
    "overtime_began": ("until:time", "running"),
    "season_closed": ("table_digest:digest heads:heads", LIVE),
    "season_corrected": ("table_digest:digest note:text by:int", "closed archived"),
    "season_archived": ("", "closed"),
    "season_cancelled": ("note:text by:int?", GOING_ON),
    "phase_ended": ("note:text by:int", f"open drawn {LIVE}"),
    "season_paused": ("note:text by:int? since:end", GOING_ON),
    "season_resumed": ("note:text by:int?", GOING_ON),
    "outage_credited": ("begun:time ended:time", f"{GOING_ON} closed"),
    "round_drawn": (
        "division:int round:int fixtures:fixtures byes:ints again:ints draws:draws table_digest:digest until:time",
        LIVE,
    ),
    "meetings_made": ("division:int fixtures:fixtures", LIVE),
    "meeting_decided": (
        "division:int round:int number:int winner:int? loser:int? by:matches|advantage|bye|withdrawal|nobody|kept",
        LIVE,
    ),
    "ladder_joined": ("entrant:int person:int", GOING_ON),
    "challenge_made": ("challenge:int entrant:int opponent:int until:time", LIVE),
    "challenge_answered": ("challenge:int fixture:fixture? is_silent:bool", LIVE),
    "ladder_idle": ("", LIVE),
    "team_named": ("entrant:int name:text", GOING_ON),
    "member_invited": ("entrant:int person:int", GOING_ON),
    "member_joined": ("entrant:int person:int", GOING_ON),
    "member_declined": ("entrant:int person:int", GOING_ON),
    "member_left": ("entrant:int person:int is_gone:bool", GOING_ON),
    "boards_ordered": ("entrant:int members:ints by:int?", GOING_ON),
    "member_missing": ("entrant:int person:int is_missing:bool by:int", GOING_ON),
    "captain_changed": ("entrant:int captain:int reason:handed_over|left|silent", GOING_ON),
    "lineup_set": ("round:int boards:boards", LIVE),
    "member_stepped_in": ("fixture:int entrant:int person:int by:int?", LIVE),
    "wait_told": ("waiting:int size:int", "open"),
    "pentathlon_started": ("", "open"),
    "stage_left_out": ("entrant:int stage:int is_out:bool", GOING_ON),
    "stage_opened": ("stage:int season:text", LIVE),
    "stage_closed": ("stage:int groups:places", LIVE),
    "stage_dropped": ("stage:int", LIVE),
    "stage_corrected": ("stage:int groups:places table_digest:digest?", f"{LIVE} closed archived"),
    "week_ended": ("week:int", LIVE),
    "place_decided": ("entrant:int what:title|promotion|relegation", LIVE),
}
"""Every kind with its fields (`name:type`) and its phases."""

RULES: Final = (
    "game:text game_version:int options:pairs seats:int policy:policy "
    "format:single|double|swiss|pods|knockout|ladder|teams least:int most:int at_once:int promoted:int relegated:int "
    "win:int draw:int unplayed:draw|nothing has_walkover_wins:bool difference_cap:int tie_breaks:tie_breaks "
    "sign_up_days:int objection_hours:int days:int overtime_days:int appeal_days:int answer_hours:int silent_days:int "
    "allows_takeback_of_throws:bool recurs:bool allows_late:bool allows_study:bool "
    "least_reliability:any|mixed|reliable newcomers_at_once:int least_rating:int most_rating:int flash:int "
    "flash_room:int reach:int pentathlon:pentathlon? boards:int team_limit:int rounds:int round_days:int "
    "advantage:seed|lot has_third_place:bool"
)
"""The rules of a season, all of them, so that no word and no number stands there that nobody has looked at."""
TIE_BREAKS: Final = (
    "direct",
    "wins",
    "sonneborn_berger",
    "buchholz",
    "buchholz_cut",
    "difference",
    "share",
    "lot",
    "boards",
)
EVENT: Final = "stages:stages is_in_turn:bool break_days:int first:int taking_part:int best:int"
STAGE: Final = "name:text game:text game_version:int options:pairs seats:int tie_breaks:tie_breaks"
FIXTURE: Final = "number:int division:int round:int entrants:ints"
RECORD: Final = "entrant:int division:int? order:int of:int away:int rating:int claim:promoted|stayed|relegated|struck?"
PLACE: Final = "person:int place:int"


def _is_head(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(each, str) for each in value)


def _is_board(value: Any) -> bool:
    persons = value.get("persons") if isinstance(value, dict) else None
    is_whole = isinstance(persons, list) and all(one is None or is_int(one) for one in persons)
    return is_whole and value.keys() == {"fixture", "persons"} and is_int(value["fixture"])


def _is_time(value: Any) -> bool:
    return isinstance(value, str) and bool(TIME.fullmatch(value))


_OF_RULES: Final = {
    **TYPES,
    "tie_breaks": lambda value: (
        isinstance(value, list) and len(value) <= len(TIE_BREAKS) and all(each in TIE_BREAKS for each in value)
    ),
}
_OF_EVENTS: Final = {**_OF_RULES, "stages": is_list_of(is_record(STAGE, _OF_RULES))}
OWN_TYPES: Final = {
    **TYPES,
    "time": _is_time,
    "end": lambda value: value == "" or _is_time(value),
    "digest": lambda value: isinstance(value, str) and bool(DIGEST.fullmatch(value)),
    "seed": lambda value: isinstance(value, str) and bool(DIGEST.fullmatch(value)),
    "rules": is_record(RULES, {**_OF_RULES, "pentathlon": is_record(EVENT, _OF_EVENTS)}),
    "boards": is_list_of(_is_board),
    "places": is_list_of(is_list_of(is_record(PLACE, TYPES))),
    "groups": is_list_of(is_list_of(is_int)),
    "fixture": is_record(FIXTURE, TYPES),
    "fixtures": is_list_of(is_record(FIXTURE, TYPES)),
    "records": is_list_of(is_record(RECORD, TYPES)),
    "heads": is_list_of(_is_head),
}


def misshapen(fact: Any) -> Iterator[str]:
    """Yield what is wrong with the shape of a fact."""
    kind = fact.get("kind") if isinstance(fact, dict) else None
    if not isinstance(kind, str) or kind not in KINDS:
        yield "there is no such kind of fact"
    elif not is_record(KINDS[kind][0], OWN_TYPES)({name: each for name, each in fact.items() if name != "kind"}):
        yield f"it does not have what a fact of the kind {kind} has"
