"""Files within the size that is read, each made to take as much memory and time as it can."""

from collections.abc import Mapping

from engine.log.json_text import MOST_ITEMS
from engine.matches.records.export import MAX_BYTES

HEAD = '{"format":"fernzug-match","version":1,"match":"aaaaaaaa","game":"columbiz","game_version":1,"head":"' + "0" * 64
ROW = '{"seq":1,"at":"2026-01-01T00:00:00Z","digest":"' + "0" * 64 + '","fact":'
FACT = ROW + '{"kind":"action_taken","seat":0,"person":1,"line":"","action":'
ROOM = MAX_BYTES - 1000
"""Bytes besides those of the frame."""


def greedy_files() -> Mapping[str, bytes]:
    """Return the files by what there is too much of in them."""
    names = ",".join(f'"{number}":0' for number in range(ROOM // 11))
    persons = _list_of('""')
    pairs = _list_of('["",""]', 8 * (MOST_ITEMS - 1))
    empty, numbers = _list_of("{}"), _list_of("0")
    return {
        "facts that are empty": _file(facts=empty),
        "facts that are numbers": _file(facts=numbers),
        "comments that are empty": _file(comments=empty),
        "seats that are numbers": _file(seats=numbers),
        "names in the file": _file(more=f",{names}"),
        "names in a row": _file(facts=f"[{{{names}}}]"),
        "names in an action": _file(facts=f"[{FACT}{{{names}}}}}}}]"),
        "lists in an action": _file(facts=f'[{FACT}{{"a":{_list_of("[]")}}}}}}}]'),
        "persons in a fact": _file(facts=f'[{ROW}{{"kind":"match_proposed","invited":{persons}}}}}]'),
        "options in a fact": _file(facts=f'[{ROW}{{"kind":"match_proposed","options":{pairs}}}}}]'),
        "lists in lists": _file(facts="[" * ROOM),
        "objects in objects": _file(facts='{"a":' * (ROOM // 5)),
        "digits": _file(facts="[" + "9" * ROOM + "]"),
        "rows": _file(facts=_list_of(FACT + "{}}}")),
        "two bytes a letter": _file(facts=_list_of("{}", ROOM // 2)).decode().encode("utf-16"),
    }


def _file(facts: str = "[]", comments: str = "[]", seats: str = "[]", more: str = "") -> bytes:
    return f'{HEAD}","seats":{seats},"comments":{comments},"facts":{facts}{more}}}'.encode()


def _list_of(unit: str, room: int = ROOM) -> str:
    return "[" + ",".join([unit] * (room // (len(unit) + 1))) + "]"
