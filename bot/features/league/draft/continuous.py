"""The menus for leagues without a date: ladders, and groups that start by themselves as soon as enough people wait."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.league.draft.menu import Drafted, Menu, number_menu
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
    "rounds": 0,
    "flash": 0,
    "at_once": 0,
    "seats": PAIR,
    "recurs": False,
    "allows_late": False,
}
"""What a draft of a ladder has."""

REACHES: Final = (1, 2, 3, 4, 5, 7, 10)


def hidden(rules: Rules) -> frozenset[str]:
    """Return the menus that do not concern a draft."""
    return HIDDEN_FLASH if rules.flash else frozenset()


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menus that say when groups start, and for whom there is room in them; how far a challenge goes."""
    rules = drafted.rules
    if rules.is_endless:
        return [number_menu(1, rules, "reach", REACHES, "reach")]
    start = Menu(
        "start",
        1,
        ("0", *map(str, sizes(rules.seats))),
        str(rules.flash),
        lambda value, words: words("flash-draft-start", count=int(value)),
        lambda value: starting(rules, int(value)),
    )
    return [start, *([number_menu(3, rules, "flash-room", ROOMS, "flash_room")] if rules.flash else [])]


def sizes(seats: int) -> Sequence[int]:
    """Return how many people a group may have, by the seats of its tables."""
    offered = range(flash.LEAST, flash.MOST + 1)
    return [size for size in offered if seats == PAIR or (size, seats) in DESIGNS]


def starting(rules: Rules, size: int) -> Rules:
    """Return rules by which groups of a size start by themselves; 0: seasons start by date."""
    if not size:
        return replace(rules, flash=0, least=LEAST, most=MOST, promoted=2, relegated=2)
    return replace(rules, flash=size, least=size, most=size, promoted=0, relegated=0, allows_late=False)
