"""The menus for formats: which one, what it changes in a draft, and which other menus do not concern it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.league.draft import continuous, knockout, teams
from bot.features.league.draft.menu import Drafted, Menu, number_menu
from engine.log.codec import AnyGame
from engine.seasons.facts.rules import Format, Rules
from engine.seasons.formats.rounds import pods, swiss
from games.core import PAIR
from leagues.core import Criterion
from leagues.points import TABLE_POINTS

ROUNDS: Final = (3, 4, 5, 6, 7, 8, 9, 11, 13)
ROUND_DAYS: Final = (3, 5, 7, 10, 14, 21, 28)

HIDDEN_ROUNDS: Final = frozenset({"size", "at-once", "days", "seats", "start", "promoted", "relegated"})
HIDDEN: Final[Mapping[Format, frozenset[str]]] = {
    "swiss": HIDDEN_ROUNDS,
    "pods": HIDDEN_ROUNDS | {"win", "unplayed"},
    "knockout": knockout.HIDDEN,
    "teams": teams.HIDDEN,
    "ladder": continuous.HIDDEN_LADDER,
}
"""The menus that do not concern a format."""

DIVISIONS: Final[Mapping[str, Any]] = {"least": 4, "most": 8, "promoted": 2, "relegated": 2, "rounds": 0, "flash": 0}
ONE: Final[Mapping[str, Any]] = {
    "least": 4,
    "most": swiss.MOST,
    "promoted": 0,
    "relegated": 0,
    "at_once": 0,
    "flash": 0,
    "round_days": 7,
    "overtime_days": 3,
    "allows_late": True,
}
SWISS_TIE_BREAKS: Final[tuple[Criterion, ...]] = ("buchholz_cut", "buchholz", "sonneborn_berger")
USUAL: Final[Mapping[Format, Mapping[str, Any]]] = {
    "single": DIVISIONS,
    "double": DIVISIONS,
    "swiss": {**ONE, "rounds": 5, "seats": PAIR, "tie_breaks": SWISS_TIE_BREAKS},
    "pods": {
        **ONE,
        "most": pods.MOST,
        "rounds": 4,
        "seats": pods.SEATS,
        "win": TABLE_POINTS,
        "draw": TABLE_POINTS // 2,
        "tie_breaks": ("wins", "share"),
    },
    "knockout": knockout.USUAL,
    "ladder": continuous.LADDER,
    "teams": teams.USUAL,
}
"""What a draft has in a format until it is chosen otherwise."""

ALIKE: Final[Sequence[frozenset[Format]]] = (frozenset({"single", "double"}),)
"""Formats between which a draft changes as it is."""


def formats(game: AnyGame) -> Sequence[Format]:
    """Return the formats in which a game can be played."""
    found: list[Format] = []
    if game.info.min_seats <= PAIR:
        found.append("swiss")
        if game.info.max_seats >= pods.SEATS:
            found.append("pods")
        found += ["knockout", "ladder", "teams"]
    return ("single", "double", *found)


def menus(drafted: Drafted, usual_tie_breaks: Callable[[AnyGame, int], tuple[Criterion, ...]]) -> list[Menu]:
    """Return the menu of formats, and where rounds are drawn how many and how long; `usual_tie_breaks` fit a game."""
    rules, game = drafted.rules, drafted.game
    offered = {each: switched(rules, each, game, usual_tie_breaks) for each in formats(game)}
    choice = Menu(
        "format",
        1,
        tuple(offered),
        rules.format,
        lambda value, words: words(f"league-draft-format-{value}"),
        lambda value: next(made for each, made in offered.items() if each == value),
    )
    if not rules.is_by_rounds:
        return [choice, *teams.menus(drafted)]
    rounds = number_menu(1, rules, "rounds", ROUNDS, "rounds")
    days = number_menu(1, rules, "round-days", ROUND_DAYS, "round_days")
    return [choice, rounds, days, *knockout.menus(drafted)]


def hidden(rules: Rules) -> frozenset[str]:
    """Return the menus that do not concern a draft."""
    return HIDDEN.get(rules.format, frozenset())


def switched(
    rules: Rules, chosen: Format, game: AnyGame, usual_tie_breaks: Callable[[AnyGame, int], tuple[Criterion, ...]]
) -> Rules:
    """Return the rules of a draft in another format, with what is usual in it."""
    if chosen == rules.format or any({chosen, rules.format} <= each for each in ALIKE):
        return replace(rules, format=chosen)
    seats = max(PAIR, game.info.min_seats)
    plain = {"win": 2, "draw": 1, "seats": seats, "tie_breaks": usual_tie_breaks(game, seats)}
    plain |= {"recurs": True, "allows_late": True, "boards": 0}
    return replace(rules, format=chosen, **{**plain, **USUAL[chosen]})
