"""The menus by which an organiser chooses who may sign up for a season."""

from typing import Final

from bot.features.league.draft.menu import Menu, choice_menu, number_menu
from bot.i18n import Words
from engine.seasons.facts.rules import Rules

PAGE: Final = 4
RATINGS: Final = ("0", *map(str, range(1200, 2000, 100)))
"""Bounds of the shown rating; 0 is none."""


def menus(rules: Rules) -> list[Menu]:
    """Return the menus of the last page."""
    return [
        choice_menu(
            PAGE,
            rules,
            "reliability",
            ("any", "mixed", "reliable"),
            "least_reliability",
            str,
            lambda value, words: words(f"league-reliability-{value}"),
        ),
        number_menu(PAGE, rules, "newcomers", (0, 1, 2, 3), "newcomers_at_once"),
        choice_menu(PAGE, rules, "least-rating", RATINGS, "least_rating", int, _least),
        choice_menu(PAGE, rules, "most-rating", RATINGS, "most_rating", int, _most),
    ]


def _least(bound: str, words: Words) -> str:
    return words("league-least-rating-none") if bound == "0" else words("league-least-rating-some", bound=bound)


def _most(bound: str, words: Words) -> str:
    return words("league-most-rating-none") if bound == "0" else words("league-most-rating-some", bound=bound)
