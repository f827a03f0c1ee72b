"""The menus by which the rules of a season are chosen: what each offers, what is chosen, and what a choice changes.

They stand on four pages: how it is played, how it counts, everything else, and who may take part.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.features.league.draft import formats as format_menus
from bot.features.league.draft.menu import (
    Drafted,
    Menu,
    changed,
    choice_menu,
    number_menu,
    switch_menu,
    usual_tie_breaks,
)
from bot.i18n import Words
from bot.markup import Markup
from bot.posts import limits
from bot.typed import policies
from bot.typed.options import say_options
from engine.log.codec import AnyGame
from engine.seasons.facts.rules import Rules
from engine.seasons.formats.tie_breaks import fitting
from games.core import PAIR, Option
from leagues.core import Criterion
from leagues.round_robin import DESIGNS
from leagues.tie_breaks.criteria import TIE_BREAKS

PAGES: Final = 4
NONE: Final = "none"
RANKS: Final = (1, 2, 3, 4)
"""How many tie-breaks can be chosen, one after the other."""


def menus(drafted: Drafted) -> list[Menu]:
    """Return all menus for a draft, without those that do not concern it."""
    rules = drafted.rules
    hidden, first = format_menus.hidden(rules), format_menus.menus(drafted)
    found = [*first, *_played(drafted), *_counted(drafted), *_others(drafted), *condition_menus(rules)]
    return [menu for menu in found if menu.field not in hidden and menu.asks not in hidden]


def menu_of(drafted: Drafted, field: str) -> Menu | None:
    """Return the menu of a field, None if the draft has none."""
    return next((menu for menu in menus(drafted) if menu.field == field), None)


def _played(drafted: Drafted) -> list[Menu]:
    rules, game = drafted.rules, drafted.game
    found = [
        Menu(
            "size",
            1,
            ("4-8", "4-6", "6-8", "8-10", "10-12"),
            f"{rules.least}-{rules.most}",
            lambda value, words: words("league-size", least=int(value.split("-")[0]), most=int(value.split("-")[1])),
            lambda value: replace(rules, least=int(value.split("-")[0]), most=int(value.split("-")[1])),
        ),
        number_menu(1, rules, "at-once", (0, 2, 3, 5), "at_once"),
        number_menu(1, rules, "days", (7, 14, 21, 28, 42, 56, 84), "days"),
        number_menu(1, rules, "sign-up", (1, 3, 7, 10, 14), "sign_up_days"),
        Menu(
            "policy",
            1,
            tuple(drafted.policies),
            rules.policy.name if drafted.policies.get(rules.policy.name) == rules.policy else "",
            lambda value, words: policies.label(value, drafted.policies[value], words),
            lambda value: replace(rules, policy=drafted.policies[value]),
        ),
    ]
    seats = tuple(map(str, _seats(game)))
    if len(seats) > 1:
        found.append(
            Menu(
                "seats",
                1,
                seats,
                str(rules.seats),
                lambda value, words: words("league-seats", count=int(value)),
                lambda value: _seated(rules, game, int(value)),
            )
        )
    return found


def _seated(rules: Rules, game: AnyGame, seats: int) -> Rules:
    """Return the rules with so many at a table, and the tie-breaks that usually fit."""
    return changed(replace(rules, seats=seats), "scoring.tie_breaks", usual_tie_breaks(game, seats))


def _counted(drafted: Drafted) -> list[Menu]:
    rules = drafted.rules
    found = [
        number_menu(2, rules, "win", (2, 3), "scoring.win"),
        choice_menu(
            2,
            rules,
            "unplayed",
            ("draw", "nothing"),
            "scoring.unplayed",
            str,
            lambda value, words: words(f"league-unplayed-{value}"),
        ),
        number_menu(2, rules, "promoted", (0, 1, 2, 3), "promoted"),
        number_menu(2, rules, "relegated", (0, 1, 2, 3), "relegated"),
    ]
    asked = rules.scoring.tie_breaks
    last = len(asked) if asked and TIE_BREAKS[asked[-1]].is_final else len(asked) + 1
    return [*found, *(_tie_break(drafted, rank) for rank in RANKS if rank <= last)]


def _tie_break(drafted: Drafted, rank: int) -> Menu:
    """Return the menu of the tie-break that decides as the first, second, ...; none ends the list."""
    rules, has_score = drafted.rules, drafted.game.info.has_score
    offered = [key for key in fitting(rules) if has_score or TIE_BREAKS[key].needs != "scores"]
    chosen = rules.scoring.tie_breaks[rank - 1] if rank <= len(rules.scoring.tie_breaks) else NONE

    def label(value: str, words: Words) -> Markup:
        said = words("league-tie-break-none") if value == NONE else words(f"tie-break-{value}")
        return words("league-tie-break", rank=rank, criterion=said)

    return Menu(
        f"tie-{rank}",
        2,
        (*offered, NONE),
        chosen,
        label,
        lambda value: changed(rules, "scoring.tie_breaks", _up_to_final(_with(rules, rank, value))),
    )


def _up_to_final(tie_breaks: tuple[Criterion, ...]) -> tuple[Criterion, ...]:
    """Return tie-breaks without those that come after one which leaves nobody tied."""
    ranks = (rank for rank, key in enumerate(tie_breaks, 1) if TIE_BREAKS[key].is_final)
    return tie_breaks[: next(ranks, len(tie_breaks))]


def _with(rules: Rules, rank: int, value: str) -> tuple[Criterion, ...]:
    """Return the tie-breaks with another one at a rank; one that stands elsewhere changes places with it."""
    before: list[Any] = list(rules.scoring.tie_breaks)
    if value == NONE:
        return tuple(before[: rank - 1])
    if value in before:
        at = before.index(value)
        if rank <= len(before):
            before[at], before[rank - 1] = before[rank - 1], value
            return tuple(before)
        before.remove(value)
        return (*before, value)
    return (*before[: rank - 1], value, *before[rank:])


def _others(drafted: Drafted) -> list[Menu]:
    rules = drafted.rules
    found = [
        switch_menu(3, rules, "takeback", "allows_takeback_of_throws"),
        switch_menu(3, rules, "study", "allows_study"),
        switch_menu(3, rules, "recurs", "recurs"),
        *([switch_menu(3, rules, "late", "allows_late")] if rules.seats == PAIR or rules.own.is_by_rounds else []),
        switch_menu(3, rules, "walkover-wins", "scoring.has_walkover_wins"),
        number_menu(3, rules, "objection", (1, 12, 24, 48), "objection_hours"),
        number_menu(3, rules, "overtime", (0, 3, 7, 14), "overtime_days"),
        number_menu(3, rules, "silent", (3, 5, 7, 10), "silent_days"),
        number_menu(3, rules, "answer", (24, 48, 72, 96), "answer_hours"),
    ]
    return [*found, *(_option(drafted, option) for option in drafted.game.info.options if option.low < option.high)]


def _option(drafted: Drafted, option: Option) -> Menu:
    """Return the menu of an option of the game."""
    rules, game = drafted.rules, drafted.game
    values = option.suggested or range(option.low, option.high + 1)
    return Menu(
        f"option-{option.key}",
        3,
        tuple(str(value) for value in dict.fromkeys((option.default, *values)))[: limits.SELECT_OPTIONS],
        str(dict(rules.options).get(option.key, option.default)),
        lambda value, words: Markup(", ").join(say_options(game, {option.key: int(value)}, words)),
        lambda value: replace(rules, options=tuple(sorted({**dict(rules.options), option.key: int(value)}.items()))),
    )


def _seats(game: AnyGame) -> Sequence[int]:
    """Return at tables of how many a league of a game can be played."""
    designed = {seats for _, seats in DESIGNS}
    return [
        seats for seats in range(game.info.min_seats, game.info.max_seats + 1) if seats == PAIR or seats in designed
    ]


CONDITIONS_PAGE: Final = 4
RATINGS: Final = ("0", *map(str, range(1200, 2000, 100)))
"""Bounds of the shown rating; 0 is none."""


def condition_menus(rules: Rules) -> list[Menu]:
    """Return the menus of the last page."""
    return [
        choice_menu(
            CONDITIONS_PAGE,
            rules,
            "reliability",
            ("any", "mixed", "reliable"),
            "conditions.least_reliability",
            str,
            lambda value, words: words(f"league-reliability-{value}"),
        ),
        number_menu(CONDITIONS_PAGE, rules, "newcomers", (0, 1, 2, 3), "conditions.newcomers_at_once"),
        choice_menu(CONDITIONS_PAGE, rules, "least-rating", RATINGS, "conditions.least_rating", int, _least),
        choice_menu(CONDITIONS_PAGE, rules, "most-rating", RATINGS, "conditions.most_rating", int, _most),
    ]


def _least(bound: str, words: Words) -> str:
    return words("league-least-rating-none") if bound == "0" else words("league-least-rating-some", bound=bound)


def _most(bound: str, words: Words) -> str:
    return words("league-most-rating-none") if bound == "0" else words("league-most-rating-some", bound=bound)
