"""Menus of a pentathlon, beside those of a season, and what usually fits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.features.league.draft.menu import Drafted, Menu, usual_tie_breaks
from engine.log.codec import AnyGame
from engine.seasons.facts.rules import PentathlonRules, Rules, StageRules
from games.core import PAIR

PENTATHLON: Final = "pentathlon"

HIDDEN: Final = frozenset(
    {"seats", "start", "promoted", "relegated", "recurs", "late", "tie", "option", "least-rating", "most-rating"}
)
"""The menus that do not concern a pentathlon: places lead nowhere, tie-breaks and ratings are of each game."""

BREAKS: Final = (0, 1, 2, 3, 7)


def hidden(rules: Rules) -> frozenset[str]:
    """Return the menus that do not concern a draft."""
    return frozenset() if rules.pentathlon is None else HIDDEN


def menus(drafted: Drafted, formats: Sequence[Menu]) -> Iterator[Menu]:
    """Yield the menus of formats, of which the first chooses, with those of a pentathlon."""
    rules, own = drafted.rules, drafted.rules.pentathlon
    choice, *others = formats
    yield _with_pentathlon(choice, drafted)
    if own is None:
        yield from others
        return
    yield Menu(
        "order",
        1,
        ("turn", "once"),
        "turn" if own.is_in_turn else "once",
        lambda value, words: words(f"league-draft-order-{value}"),
        lambda value: replace(rules, pentathlon=replace(own, is_in_turn=value == "turn")),
    )
    if own.is_in_turn:
        yield Menu(
            "break",
            1,
            tuple(map(str, BREAKS)),
            str(own.break_days),
            lambda value, words: words("league-draft-break", count=int(value)),
            lambda value: replace(rules, pentathlon=replace(own, break_days=int(value))),
        )


def _with_pentathlon(choice: Menu, drafted: Drafted) -> Menu:
    """Return the menu of formats with the pentathlon; whether it is one is settled when it is announced."""
    is_pentathlon = drafted.rules.pentathlon is not None
    values = () if is_pentathlon and not drafted.games else choice.values
    return replace(
        choice,
        values=(*values, PENTATHLON) if drafted.games or is_pentathlon else values,
        chosen=PENTATHLON if is_pentathlon else choice.chosen,
        change=lambda value: as_pentathlon(drafted) if value == PENTATHLON else _as_season(choice.change(value)),
    )


def as_pentathlon(drafted: Drafted) -> Rules:
    """Return rules for a pentathlon over all games, with what usually fits: stages of two weeks."""
    stages = tuple(_stage(game, drafted.names[key]) for key, game in drafted.games.items())
    return replace(
        drafted.rules,
        pentathlon=PentathlonRules(stages),
        format="single",
        rounds=0,
        least=4,
        most=8,
        game=stages[0].game,
        game_version=stages[0].game_version,
        options=stages[0].options,
        seats=PAIR,
        tie_breaks=stages[0].tie_breaks,
        promoted=0,
        relegated=0,
        recurs=False,
        allows_late=False,
        flash=0,
        boards=0,
        least_rating=0,
        most_rating=0,
        days=14,
    )


def _as_season(rules: Rules) -> Rules:
    """Return rules for a season of one game."""
    if rules.pentathlon is None:
        return rules
    leads_on = 0 if rules.is_by_rounds else 2
    return replace(rules, pentathlon=None, promoted=leads_on, relegated=leads_on, recurs=True, days=42)


def _stage(game: AnyGame, name: str) -> StageRules:
    return StageRules(
        name,
        game.info.key,
        game.info.version,
        tuple(sorted((option.key, option.default) for option in game.info.options)),
        max(PAIR, game.info.min_seats),
        usual_tie_breaks(game, PAIR),
    )
