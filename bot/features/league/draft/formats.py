"""The menus for formats: which one, what it changes in a draft, and which other menus do not concern it."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.league.draft import continuous, knockout, pentathlon, teams
from bot.features.league.draft.menu import (
    ROUND_DAYS,
    Drafted,
    FormatDraft,
    Menu,
    is_for_all,
    is_for_two,
    number_menu,
    usual_tie_breaks,
)
from engine.log.codec import AnyGame
from engine.seasons.facts.formats import FlashRules, RoundRobinRules, RoundsRules
from engine.seasons.facts.rules import Rules, SeasonScoring
from engine.seasons.facts.traits import Format
from engine.seasons.formats.rounds import pods, swiss
from games.core import PAIR, GameInfo
from leagues.core import Criterion
from leagues.points import TABLE_POINTS

ROUNDS: Final = (3, 4, 5, 6, 7, 8, 9, 11, 13)

HIDDEN_ROUNDS: Final = frozenset({"size", "at-once", "days", "seats", "start", "promoted", "relegated"})

DIVISIONS: Final[Mapping[str, Any]] = {"least": 4, "most": 8, "promoted": 2, "relegated": 2}
ONE: Final[Mapping[str, Any]] = {
    "least": 4,
    "most": swiss.MOST,
    "promoted": 0,
    "relegated": 0,
    "at_once": 0,
    "overtime_days": 3,
    "allows_late": True,
}
SWISS_TIE_BREAKS: Final[tuple[Criterion, ...]] = ("buchholz_cut", "buchholz", "sonneborn_berger")
SWISS: Final[Mapping[str, Any]] = {
    **ONE,
    "own": RoundsRules("swiss", 5),
    "seats": PAIR,
    "scoring": SeasonScoring(tie_breaks=SWISS_TIE_BREAKS),
}
PODS: Final[Mapping[str, Any]] = {
    **ONE,
    "own": RoundsRules("pods", 4),
    "most": pods.MOST,
    "seats": pods.SEATS,
    "scoring": SeasonScoring(TABLE_POINTS, TABLE_POINTS // 2, tie_breaks=("wins", "share")),
}


def _is_for_tables(info: GameInfo) -> bool:
    return info.min_seats <= PAIR and info.max_seats >= pods.SEATS


def _rounds(drafted: Drafted) -> list[Menu]:
    rules = drafted.rules
    rounds = number_menu(1, rules, "rounds", ROUNDS, "own.rounds")
    return [rounds, number_menu(1, rules, "round-days", ROUND_DAYS, "own.round_days")]


DRAFTS: Final[Mapping[Format, FormatDraft]] = {
    "single": FormatDraft({**DIVISIONS, "own": RoundRobinRules("single")}, menus=continuous.menus, fits=is_for_all),
    "double": FormatDraft({**DIVISIONS, "own": RoundRobinRules("double")}, menus=continuous.menus, fits=is_for_all),
    "swiss": FormatDraft(SWISS, HIDDEN_ROUNDS, _rounds, is_for_two),
    "pods": FormatDraft(PODS, HIDDEN_ROUNDS | {"win", "unplayed"}, _rounds, _is_for_tables),
    "knockout": knockout.DRAFT,
    "ladder": continuous.LADDER_DRAFT,
    "teams": teams.DRAFT,
    "flash": FormatDraft({}, continuous.HIDDEN_FLASH, continuous.menus),
    "pentathlon": FormatDraft({}, pentathlon.HIDDEN, pentathlon.menus),
}
"""The drafts of each format; a flash group is chosen by its start, a pentathlon by its games."""


ALIKE: Final[frozenset[Format]] = frozenset({"single", "double"})
"""Formats between which a draft changes as it is."""


def formats(game: AnyGame) -> Sequence[Format]:
    """Return the formats in which a game can be played."""
    return [name for name, draft in DRAFTS.items() if draft.fits is not None and draft.fits(game.info)]


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menu of formats, then those that only the present one has."""
    return [_choice(drafted), *DRAFTS[drafted.rules.own.format].menus(drafted)]


def _choice(drafted: Drafted) -> Menu:
    """Return the menu of formats; whether it is a pentathlon is settled when it is announced."""
    rules = drafted.rules
    is_settled = rules.own.has_stages and not drafted.games
    offered = {} if is_settled else {str(each): switched(drafted, each) for each in formats(drafted.game)}
    if drafted.games or rules.own.has_stages:
        offered[pentathlon.PENTATHLON] = pentathlon.as_pentathlon(drafted)
    return Menu(
        "format",
        1,
        tuple(offered),
        _chosen(rules),
        lambda value, words: words(f"league-draft-format-{value}"),
        lambda value: offered[value],
    )


def _chosen(rules: Rules) -> str:
    """Return the format as the menu has it: flash groups are chosen by their start."""
    if rules.own.is_queued:
        return "double" if continuous.meets_twice(rules.own) else "single"
    return rules.own.format


def hidden(rules: Rules) -> frozenset[str]:
    """Return the menus that do not concern a draft."""
    return DRAFTS[rules.own.format].hidden


def switched(drafted: Drafted, chosen: Format) -> Rules:
    """Return the rules of a draft in another format, with what is usual in it."""
    rules, own = drafted.rules, drafted.rules.own
    if chosen == _chosen(rules):
        return rules
    if isinstance(own, FlashRules) and chosen in ALIKE:
        return replace(rules, own=replace(own, is_double=chosen == "double"))
    if {chosen, own.format} <= ALIKE:
        return replace(rules, own=DRAFTS[chosen].usual["own"])
    seats = max(PAIR, drafted.game.info.min_seats)
    plain = {"seats": seats, "scoring": SeasonScoring(tie_breaks=usual_tie_breaks(drafted.game, seats))}
    plain |= {"recurs": True, "allows_late": True, "days": 42 if own.has_stages else rules.days}
    return replace(rules, **{**plain, **DRAFTS[chosen].usual})
