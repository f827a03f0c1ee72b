"""The menus for leagues without a date: ladders, and groups that start by themselves as soon as enough people wait."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.league.draft.menu import Drafted, FormatDraft, Menu, is_for_two, number_menu
from engine.seasons.facts.formats import FlashRules, FormatRules, LadderRules, RoundRobinRules
from engine.seasons.facts.rules import Rules
from engine.seasons.formats import flash
from games.core import PAIR
from leagues.round_robin import DESIGNS

ROOMS: Final = (1, 3, 5, 7, 10, 15, 25)
LEAST, MOST = 4, 8
"""How many people divisions have again as soon as the league starts by date."""

HIDDEN_FLASH: Final = frozenset({"size", "sign-up", "promoted", "relegated", "late", "objection"})
HIDDEN_LADDER: Final = HIDDEN_FLASH | {
    *("at-once", "days", "seats", "start", "win", "unplayed", "walkover-wins", "recurs", "silent", "newcomers"),
    *(f"tie-{rank}" for rank in range(1, 5)),
}
LADDER: Final[Mapping[str, Any]] = {
    "least": 4,
    "most": 8,
    "promoted": 0,
    "relegated": 0,
    "own": LadderRules(),
    "at_once": 0,
    "seats": PAIR,
    "recurs": False,
    "allows_late": False,
}
"""The usual rules of a ladder."""

REACHES: Final = (1, 2, 3, 4, 5, 7, 10)


def ladder_menus(drafted: Drafted) -> list[Menu]:
    """Return the menu that only a ladder has: how far a challenge goes."""
    return [number_menu(1, drafted.rules, "reach", REACHES, "own.reach")]


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menus that say when groups start, and for whom there is room in them."""
    rules, own = drafted.rules, drafted.rules.own
    start = Menu(
        "start",
        1,
        ("0", *map(str, sizes(rules.seats))),
        str(rules.most if own.is_queued else 0),
        lambda value, words: words("flash-draft-start", count=int(value)),
        lambda value: starting(rules, int(value)),
    )
    return [start, *([number_menu(3, rules, "flash-room", ROOMS, "own.room")] if own.is_queued else [])]


def sizes(seats: int) -> Sequence[int]:
    """Return how many people a group may have, by the seats of its tables."""
    offered = range(flash.LEAST, flash.MOST + 1)
    return [size for size in offered if seats == PAIR or (size, seats) in DESIGNS]


def starting(rules: Rules, size: int) -> Rules:
    """Return rules by which groups of a size start by themselves; 0: seasons start by date."""
    own = rules.own
    if not size:
        dated = RoundRobinRules("double" if meets_twice(own) else "single")
        return replace(rules, own=dated, least=LEAST, most=MOST, promoted=2, relegated=2)
    queued = own if isinstance(own, FlashRules) else FlashRules(is_double=meets_twice(own))
    return replace(rules, own=queued, least=size, most=size, promoted=0, relegated=0, allows_late=False)


def meets_twice(own: FormatRules) -> bool:
    """Tell whether everybody meets everybody twice."""
    return own.is_double if isinstance(own, FlashRules) else own.format == "double"


LADDER_DRAFT: Final = FormatDraft(LADDER, HIDDEN_LADDER, ladder_menus, is_for_two)
