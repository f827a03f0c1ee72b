"""The menus for seasons of teams: how many boards a meeting has, and how far a captain may change their order."""

from collections.abc import Mapping
from typing import Any, Final

from bot.features.league.draft.menu import Drafted, FormatDraft, Menu, is_for_two, number_menu
from engine.seasons.facts.formats import TeamRules
from engine.seasons.facts.rules import SeasonScoring
from engine.seasons.formats.teams.format import LEAST, LEAST_BOARDS, MOST_BOARDS
from games.core import PAIR
from leagues.teams import TEAM_TIE_BREAKS

LIMITS: Final = (50, 100, 200, 400, 9999)

HIDDEN: Final = frozenset({"size", "at-once", "seats", "start", "unplayed", "late", "walkover-wins", "recurs", "tie"})
"""The menus that do not concern teams."""

USUAL: Final[Mapping[str, Any]] = {
    "own": TeamRules(),
    "least": LEAST,
    "most": 8,
    "seats": PAIR,
    "promoted": 0,
    "relegated": 0,
    "at_once": 0,
    "allows_late": False,
    "recurs": False,
    "scoring": SeasonScoring(tie_breaks=TEAM_TIE_BREAKS),
}
"""The rules of a draft until they are chosen otherwise."""


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menus that only teams have."""
    rules = drafted.rules
    return [
        number_menu(1, rules, "boards", range(LEAST_BOARDS, MOST_BOARDS + 1), "own.boards"),
        number_menu(1, rules, "team-limit", LIMITS, "own.limit"),
    ]


DRAFT: Final = FormatDraft(USUAL, HIDDEN, menus, is_for_two)
