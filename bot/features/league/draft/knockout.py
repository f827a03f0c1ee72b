"""The menus for knockouts: how many can play, a match for the third place, and what decides where all is equal."""

from collections.abc import Mapping
from typing import Any, Final

from bot.features.league.draft.menu import (
    ROUND_DAYS,
    Drafted,
    FormatDraft,
    Menu,
    choice_menu,
    is_for_two,
    number_menu,
    switch_menu,
)
from engine.seasons.facts.formats import KnockoutRules
from games.core import PAIR

SIZES: Final = (4, 8, 16, 32, 64, 128)

HIDDEN: Final = frozenset(
    {
        *("size", "at-once", "days", "seats", "start", "rounds", "promoted", "relegated", "win", "unplayed", "late"),
        *("walkover-wins", "tie-1", "tie-2", "tie-3", "tie-4"),
    }
)
"""The menus that do not concern a knockout."""

USUAL: Final[Mapping[str, Any]] = {
    "least": 4,
    "most": 16,
    "own": KnockoutRules(round_days=21),
    "overtime_days": 3,
    "seats": PAIR,
    "promoted": 0,
    "relegated": 0,
    "at_once": 0,
    "allows_late": False,
}
"""The rules of a draft until they are chosen otherwise."""


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menus that only a knockout has."""
    rules = drafted.rules
    advantage = choice_menu(
        2,
        rules,
        "advantage",
        ("seed", "lot"),
        "own.advantage",
        str,
        lambda value, words: words(f"league-draft-advantage-{value}"),
    )
    return [
        number_menu(1, rules, "round-days", ROUND_DAYS, "own.round_days"),
        number_menu(1, rules, "cup-size", SIZES, "most"),
        switch_menu(2, rules, "third-place", "own.has_third_place"),
        advantage,
    ]


DRAFT: Final = FormatDraft(USUAL, HIDDEN, menus, is_for_two)
