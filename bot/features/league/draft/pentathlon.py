"""Menus of a pentathlon, beside those of a season, and what usually fits."""

from dataclasses import replace
from typing import Final

from bot.features.league.draft.menu import Drafted, Menu, number_menu, usual_tie_breaks
from engine.log.codec import AnyGame
from engine.seasons.facts.formats import PentathlonRules, StageRules
from engine.seasons.facts.rules import Rules, SeasonScoring
from games.core import PAIR

PENTATHLON: Final = "pentathlon"

HIDDEN: Final = frozenset(
    {"seats", "start", "promoted", "relegated", "recurs", "late", "tie", "option", "least-rating", "most-rating"}
)
"""The menus that do not concern a pentathlon: places lead nowhere, tie-breaks and ratings are of each game."""

BREAKS: Final = (0, 1, 2, 3, 7)


def menus(drafted: Drafted) -> list[Menu]:
    """Return the menus that only a pentathlon has: whether its stages follow one another, and after which break."""
    rules, own = drafted.rules, drafted.rules.of(PentathlonRules)
    order = Menu(
        "order",
        1,
        ("turn", "once"),
        "turn" if own.is_in_turn else "once",
        lambda value, words: words(f"league-draft-order-{value}"),
        lambda value: replace(rules, own=replace(own, is_in_turn=value == "turn")),
    )
    return [order, *([number_menu(1, rules, "break", BREAKS, "own.break_days")] if own.is_in_turn else [])]


def as_pentathlon(drafted: Drafted) -> Rules:
    """Return rules for a pentathlon over all games, with what usually fits: stages of two weeks."""
    if drafted.rules.own.has_stages:
        return drafted.rules
    stages = tuple(_stage(game, drafted.names[key]) for key, game in drafted.games.items())
    return replace(
        drafted.rules,
        own=PentathlonRules(stages),
        least=4,
        most=8,
        game=stages[0].game,
        game_version=stages[0].game_version,
        options=stages[0].options,
        seats=PAIR,
        scoring=SeasonScoring(tie_breaks=stages[0].tie_breaks),
        promoted=0,
        relegated=0,
        recurs=False,
        allows_late=False,
        conditions=replace(drafted.rules.conditions, least_rating=0, most_rating=0),
        days=14,
    )


def _stage(game: AnyGame, name: str) -> StageRules:
    return StageRules(
        name,
        game.info.key,
        game.info.version,
        tuple(sorted((option.key, option.default) for option in game.info.options)),
        max(PAIR, game.info.min_seats),
        usual_tie_breaks(game, PAIR),
    )
