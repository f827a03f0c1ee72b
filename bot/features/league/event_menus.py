"""What can be chosen about an event over several games: the menus beside those of a season, and what usually fits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.features.league.menu import Drafted, Menu, usual_tie_breaks
from engine.log.codec import AnyGame
from engine.seasons.event_facts import Event, StageRules
from engine.seasons.facts import Rules
from games.core import PAIR

PENTATHLON: Final = "pentathlon"

HIDDEN: Final = frozenset({"seats", "start", "promoted", "relegated", "recurs", "late", "tie", "option"})
"""The menus of a season that do not concern an event: places lead nowhere, each game has its own tie-breaks."""

BREAKS: Final = (0, 1, 2, 3, 7)


def hidden(rules: Rules) -> frozenset[str]:
    """Return the menus that do not concern a draft."""
    return frozenset() if rules.event is None else HIDDEN


def menus(drafted: Drafted) -> Iterator[Menu]:
    """Yield the menus that only events have."""
    rules, event = drafted.rules, drafted.rules.event
    if event is None:
        return
    yield Menu(
        "order",
        1,
        ("turn", "once"),
        "turn" if event.is_in_turn else "once",
        lambda value, words: words(f"league-draft-order-{value}"),
        lambda value: replace(rules, event=replace(event, is_in_turn=value == "turn")),
    )
    if event.is_in_turn:
        yield Menu(
            "break",
            1,
            tuple(map(str, BREAKS)),
            str(event.break_days),
            lambda value, words: words("league-draft-break", count=int(value)),
            lambda value: replace(rules, event=replace(event, break_days=int(value))),
        )


def choose(drafted: Drafted, value: str) -> Rules:
    """Return what the menu of formats makes of a draft."""
    return as_event(drafted) if value == PENTATHLON else as_season(drafted, value)


def as_event(drafted: Drafted) -> Rules:
    """Return rules for an event over all games, with what usually fits: stages of two weeks."""
    stages = tuple(_stage(game, drafted.names[key]) for key, game in drafted.games.items())
    return replace(
        drafted.rules,
        event=Event(stages),
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
        days=14,
    )


def as_season(drafted: Drafted, value: str) -> Rules:
    """Return rules for a season of one game in a format."""
    rules = replace(drafted.rules, format=value)  # type: ignore[arg-type]
    return rules if rules.event is None else replace(rules, event=None, promoted=2, relegated=2, recurs=True, days=42)


def formats(drafted: Drafted, known: Sequence[str]) -> tuple[str, ...]:
    """Return the formats that can be chosen: what is an event, and what is none, was settled when it was announced."""
    if drafted.rules.event is not None and not drafted.games:
        return (PENTATHLON,)
    return (*known, PENTATHLON) if drafted.games else tuple(known)


def format_of(rules: Rules) -> str:
    """Return what the menu of formats shows as chosen."""
    return rules.format if rules.event is None else PENTATHLON


def _stage(game: AnyGame, name: str) -> StageRules:
    return StageRules(
        name,
        game.info.key,
        game.info.version,
        tuple(sorted((option.key, option.default) for option in game.info.options)),
        max(PAIR, game.info.min_seats),
        usual_tie_breaks(game, PAIR),
    )
