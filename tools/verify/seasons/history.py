"""The log of a season asked about a moment: who played a fixture, who had left, what was ruled, whether it was over."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from tools.verify.log import Fact

MINUTE: Final = 60 * 10**6
"""The most by which a match's log may have a moment earlier than its season's, in microseconds."""

Dated = list[tuple[int, Any]]
"""Changes and their times, in microseconds; the times never go back."""


@dataclass
class History:
    """The changes in a season that its matches follow, each with the time since which it is so.

    `holders` are the persons of each entrant, `boards` those of each seat of a board, `gone` whether an entrant has
    left, `ruled` whether a fixture is ruled, `parts` the phase with its end.
    """

    holders: dict[int, Dated] = field(default_factory=dict)
    boards: dict[tuple[int, int], Dated] = field(default_factory=dict)
    gone: dict[int, Dated] = field(default_factory=dict)
    ruled: dict[int, Dated] = field(default_factory=dict)
    parts: Dated = field(default_factory=list)

    def note(self, fact: Fact, moment: int, phase: str, until: int | None) -> None:
        """Note what a fact has changed, and in which part of the season it has left it."""
        if (change := CHANGES.get(fact["kind"])) is not None:
            change(self, fact, moment)
        if not self.parts or self.parts[-1][1] != (phase, until):
            self.parts.append((moment, (phase, until)))

    def step_in(self, board: int, seat: int, person: int | None, moment: int) -> None:
        """Note who plays on at a seat of a board, None if nobody does."""
        self.boards.setdefault((board, seat), []).append((moment, person))

    # Asked about a moment

    def players(self, fixture: Fact, seat: int, moment: int, *, has_boards: bool) -> set[int | None]:
        """Return who was to sit in a seat of a fixture at a moment, more than one where it had just changed."""
        if has_boards:
            return _at(self.boards.get((fixture["number"], seat), []), moment)
        return _at(self.holders.get(fixture["entrants"][seat], []), moment)

    def has_left(self, entrant: int, moment: int) -> bool:
        """Tell whether somebody had left by a moment."""
        return True in _at(self.gone.get(entrant, []), moment)

    def is_over(self, fixture: Fact, moment: int) -> bool:
        """Tell whether nothing was waited for any more in a fixture at a moment: ruled, left, or its time was up."""
        parts = _at(self.parts, moment)
        is_late = any(phase == "overtime" and until is not None and until <= moment for phase, until in parts)
        is_ruled = True in _at(self.ruled.get(fixture["number"], []), moment)
        return is_late or is_ruled or any(self.has_left(one, moment) for one in fixture["entrants"])

    def persons(self, entrant: int, moment: int) -> Iterator[int]:
        """Yield all who had played for an entrant by a moment."""
        return (person for since, person in self.holders.get(entrant, ()) if since <= moment)


def _at(dated: Dated, moment: int) -> set[Any]:
    """Return what held at a moment or changed within the minute around it."""
    first = max(0, bisect_right(dated, moment - MINUTE, key=lambda each: each[0]) - 1)
    return {value for since, value in dated[first:] if since <= moment + MINUTE}


def _held(history: History, fact: Fact, moment: int) -> None:
    one = fact["entrant"]
    history.holders.setdefault(one, []).append((moment, fact["person"]))
    history.gone.setdefault(one, []).append((moment, False))


def _transferred(history: History, fact: Fact, moment: int) -> None:
    person = history.holders[fact["entrant"]][-1][1]
    _left(history, fact, moment)
    _held(history, {"entrant": fact["place"], "person": person}, moment)


def _left(history: History, fact: Fact, moment: int) -> None:
    history.gone.setdefault(fact["entrant"], []).append((moment, True))


def _lined_up(history: History, fact: Fact, moment: int) -> None:
    for board in fact["boards"]:
        for seat, person in enumerate(board["persons"]):
            history.step_in(board["fixture"], seat, person, moment)


def _decided(history: History, fact: Fact, moment: int) -> None:
    history.ruled.setdefault(fact["fixture"], []).append((moment, fact["kind"] == "fixture_ruled"))


CHANGES: Final[dict[str, Callable[[History, Fact, int], None]]] = {
    "entrant_signed_up": _held,
    "entrant_joined": _held,
    "entrant_transferred": _transferred,
    "entrant_replaced": _held,
    "ladder_joined": _held,
    "entrant_withdrew": _left,
    "lineup_set": _lined_up,
    "fixture_ruled": _decided,
    "ruling_reversed": _decided,
    "fixture_reopened": _decided,
}
