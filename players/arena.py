"""Whole plays between choosers: tuning learns from them, and strength is measured by them.

Must not know any particular game, nor matches: nobody waits, resigns or agrees to a draw here.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from games.contract import Game
from games.core import CHANCE, Chance, Outcome, Seat
from players.core import Level, Player

Chooser = Callable[[Any, Seat, Chance], Any]
"""Chooses an action of a seat that may act."""


PATIENCE: Final = 20


def at_level(player: Player[Any, Any], level: Level) -> Chooser:
    """Return the computer of a level."""
    return lambda state, seat, chance: player.choose(state, seat, level, chance)


def at_random(game: Game[Any, Any, Any]) -> Chooser:
    """Return who takes what the lot gives."""
    return game.rules.sample


def by_suggestion(game: Game[Any, Any, Any]) -> Chooser:
    """Return who plays the first line that is suggested to somebody who has typed nothing; the lot, where none is.

    Anyone who acted `PATIENCE` times in one turn goes on at random to its end: Gamwin's first suggestion may go to and
    fro without end. It remembers the turn, so each play needs one of its own.
    """
    turn, acted = 0, 0

    def choose(state: Any, seat: Seat, chance: Chance) -> Any:
        nonlocal turn, acted
        acted = acted + 1 if turn == game.rules.turn_number(state) else 1
        turn = game.rules.turn_number(state)
        lines = (choice.line for choice in game.notation.suggest(state, seat, "") if choice.is_complete)
        line = next(lines, None) if acted <= PATIENCE else None
        return game.rules.sample(state, seat, chance) if line is None else game.notation.parse(state, seat, line)

    return choose


def usual_options(game: Game[Any, Any, Any]) -> Mapping[str, int]:
    """Return the options of a match in which nobody has chosen any."""
    return {option.key: option.default for option in game.info.options}


def steps(game: Game[Any, Any, Any], choosers: Sequence[Chooser], rng: Chance, *, longest: int) -> Iterator[Any]:
    """Yield the states of a play, from the first to the last, which is over unless there were so many actions.

    Of several seats that may act the first one does. Dice, deals and choosers share one rng.
    """
    state = game.rules.setup(len(choosers), usual_options(game))
    yield state
    for _ in range(longest):
        if not (actors := game.rules.to_act(state)):
            return
        seat = min(actors)
        action = game.rules.draw(state, rng) if seat == CHANCE else choosers[seat](state, seat, rng)
        state = game.rules.apply(state, seat, action)
        yield state


def result(game: Game[Any, Any, Any], choosers: Sequence[Chooser], rng: Chance, *, longest: int) -> Outcome | None:
    """Return how a play ended; None if it did not within so many actions."""
    *_, last = steps(game, choosers, rng, longest=longest)
    return game.rules.outcome(last)


def beaten(outcome: Outcome | None, seat: Seat) -> float:
    """Return the share of the others whom a seat has beaten; shared places, and a play without an end, count half."""
    if outcome is None:
        return 0.5
    own, *others = (outcome.places[seat], *(place for at, place in enumerate(outcome.places) if at != seat))
    return sum((own < place) + (own == place) / 2 for place in others) / len(others)
