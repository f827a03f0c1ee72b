"""The notation of Confusion: a try (`H-e6`, `HP-e6`, `P-e6`) to which the game adds its answer, or a claim (`H=b`)."""

from collections.abc import Iterator

from games.confusion import diagnostics, suggestions
from games.confusion.sheet import record
from games.confusion.state import Action, State
from games.confusion.suggestions import choices
from games.confusion.syntax import normalise, read_deal, write
from games.core import CHANCE, Choice, MoveError, Seat

__all__ = ["additions", "choices", "format", "normalise", "parse", "record", "suggest"]


def parse(state: State, seat: Seat, text: str) -> Action:
    """Return the try or claim (for chance: the deal) that a line means."""
    return read_deal(text, state.kit) if seat == CHANCE else diagnostics.parse(state, seat, text)


def format(_state: State, _seat: Seat, action: Action) -> str:
    """Return the canonical line, without any answer; of a deal without its kit."""
    return write(action)


def suggest(state: State, seat: Seat, text: str) -> Iterator[Choice]:
    """Yield publicly possible lines that begin with the text."""
    if seat == CHANCE:
        return iter(())
    try:
        typed = diagnostics.meaning(state, seat, text)
    except MoveError:
        typed = None
    return suggestions.lines(state, seat, text, typed)


def additions(_state: State, _seat: Seat, _action: Action) -> tuple[str, ...]:
    """Return nothing: every line is whole."""
    return ()
