"""The kinds of facts and what stands in each of them; whatever else a file holds is refused."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
LARGEST: Final = 2**63
"""Discord's ids are smaller, and so is everything that a match counts."""

ZONE: Final = re.compile(r"[A-Za-z0-9+_/-]{1,64}")
"""The name of a time zone (IANA)."""

KINDS: Final[Mapping[str, str]] = {
    "match_proposed": "game:text game_version:int options:pairs seats:int by:int invited:ints wished_seat:int? "
    "server:int channel:int rematch_of:text? policy:policy? commitment:text fixture:text? is_rated:bool "
    "keeps_throws:bool hides_gain:bool forbids_study:bool computer:computer is_private:bool rest_zone:zone",
    "person_joined": "person:int",
    "entropy_added": "person:int entropy:text",
    "entropy_promised": "person:int digest:text",
    "invitation_declined": "person:int",
    "invitation_withdrawn": "person:int",
    "invitation_expired": "",
    "match_started": "persons:ints commitment:text draws:draws",
    "chance_drawn": "action:object draws:draws",
    "action_taken": "seat:int person:int action:object line:text is_planned:bool",
    "secret_drawn": "sealed:text commitment:text used:int",
    "secret_taken": "seat:int person:int sealed:text commitment:text",
    "secrets_delivered": "seat:int person:int how:message|fetched",
    "delivery_failed": "seat:int person:int",
    "secrets_looked_at": "person:int note:text",
    "secrets_opened": "secrets:secrets",
    "notes_opened": "",
    "offer_made": "offer:draw|takeback|abandon|substitute|open_notes seat:int person:int back_to:int? "
    "crosses_throw:bool substitute:int? replaced:int? answers:texts",
    "offer_answered": "offer:draw|takeback|abandon|substitute|open_notes seat:int person:int is_accepted:bool",
    "offer_cancelled": "offer:draw|takeback|abandon|substitute|open_notes seat:int person:int",
    "turn_taken_back": "back_to:int crosses_throw:bool",
    "player_resigned": "seat:int person:int",
    "player_left": "seat:int person:int",
    "fixture_lapsed": "",
    "match_lapsed": "reason:untouched|unseen",
    "player_replaced": "seat:int before:int after:int by:int? note:text",
    "match_ended": "outcome:outcome",
    "seed_opened": "seed:text",
    "time_spent": "seat:int seconds:int",
    "time_given": "seat:int seconds:int reason:outage|fetching|unseen|moderator|substitute by:int? note:text",
    "time_ran_out": "seat:int person:int",
    "secrets_awaited": "seconds:ints",
    "secrets_unfetched": "seat:int person:int",
    "time_claimed": "seat:int person:int against:int",
    "player_reminded": "seat:int person:int left:int share:int",
    "absence_began": "seat:int person:int until:text",
    "absence_ended": "seat:int person:int",
    "match_paused": "reason:dispute|moderator by:int? note:text",
    "pause_escalated": "reason:dispute|moderator|unseen|unavailable|removed",
    "pause_lapsed": "reason:dispute|moderator",
    "clocks_held": "reason:unseen|unavailable|removed since:text",
    "clocks_released": "reason:unseen|unavailable|removed",
    "match_resumed": "by:int? note:text",
    "match_rewound": "back_to:int by:int note:text draws:repeated|fresh",
    "match_adjudicated": "by:int note:text outcome:outcome",
    "match_voided": "by:int note:text",
    "moderator_noted": "by:int note:text",
    "dispute_opened": "seat:int? person:int note:text",
    "statement_made": "person:int text:text",
    "dispute_ruled": "by:int ruling:dismissed|rewound|adjudicated|time_given|replaced|void note:text",
    "ruling_appealed": "person:int note:text",
}
"""Every kind with its fields: `name:type`."""

DRAW: Final = "number:int sides:int value:int"
OPENED: Final = "seq:int salt:text action:object draws:draws"
OUTCOME: Final = "reason:text places:ints scores:ints"
COMPUTER: Final = "level:easy|medium|hard version:int"
POLICY: Final = (
    "name:text bank:int increment:int cap:int sleeps:bool rest_days:ints vacation_days:int reminders:ints "
    "on_timeout:loss|claim|moderator"
)


def misshapen(fact: Any) -> Iterator[str]:
    """Yield what is wrong with the shape of a fact."""
    kind = fact.get("kind")
    if not isinstance(kind, str) or kind not in KINDS:
        yield "there is no such kind of fact"
    elif not is_record(KINDS[kind])({name: value for name, value in fact.items() if name != "kind"}):
        yield f"it does not have what a fact of the kind {kind} has"


def is_int(value: Any) -> bool:
    """Tell whether a value is a whole number of a size that a match can hold."""
    return type(value) is int and abs(value) < LARGEST


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def is_list_of(fits: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Return the test for a list of such values."""
    return lambda value: isinstance(value, list) and all(map(fits, value))


def is_record(fields: str, types: Mapping[str, Callable[[Any], bool]] | None = None) -> Callable[[Any], bool]:
    """Return the test for an object with exactly these fields."""
    known = dict(field.split(":", 1) for field in fields.split())

    def fits(value: Any) -> bool:
        if not isinstance(value, dict) or value.keys() != known.keys():
            return False
        return all(_has(value[name], kind, TYPES if types is None else types) for name, kind in known.items())

    return fits


def _has(value: Any, kind: str, types: Mapping[str, Callable[[Any], bool]]) -> bool:
    if kind.endswith("?"):
        return value is None or _has(value, kind[:-1], types)
    return types[kind](value) if kind in types else value in kind.split("|")


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and _is_text(value[0]) and is_int(value[1])


TYPES: Final[Mapping[str, Callable[[Any], bool]]] = {
    "int": is_int,
    "text": _is_text,
    "zone": lambda value: _is_text(value) and ZONE.fullmatch(value) is not None,
    "bool": lambda value: isinstance(value, bool),
    "object": lambda value: isinstance(value, dict),
    "ints": is_list_of(is_int),
    "texts": is_list_of(_is_text),
    "pairs": is_list_of(_is_pair),
    "draws": is_list_of(is_record(DRAW)),
    "secrets": is_list_of(is_record(OPENED)),
    "outcome": is_record(OUTCOME),
    "policy": is_record(POLICY),
    "computer": is_list_of(is_record(COMPUTER)),
}
