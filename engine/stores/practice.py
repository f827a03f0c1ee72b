"""The store of practice: the computer's reviews of matches that are over; puzzles and their answers.

Nothing of it belongs to the truth of a match; what computer players thought can be thought again.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from engine.ids import MatchId, PersonId
from engine.share import EVERYTHING, Share


@dataclass(frozen=True, slots=True)
class KeptReview:
    """The computer's review of a finished match, as text.

    `position` is the match's when it was looked at, `version` the computer's.
    """

    match: MatchId
    position: int
    version: int
    body: str


class ReviewStore(Protocol):
    """Keeps reviews of matches. Every method is one transaction."""

    async def of_match(self, match: MatchId) -> KeptReview | None:
        """Return the latest review of a match, None if there is none."""
        ...

    async def save(self, review: KeptReview) -> None:
        """Record a review; an earlier one of the match is replaced."""
        ...


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position of a finished match in which one line is far better than every other one.

    Attributes:
        number: its number among all puzzles.
        server: where it is asked.
        match: the match that it is from.
        move: after so many moves of players the position stood.
        seat: who was to move; its view is what is shown.
        line: the solution.
        margin: by how much it is better than the next line, in shares of the win.
        version: that of the computer which found it.
        week: in which week (`2026-W05`) it is the server's puzzle; None while it waits.
        channel: where it was posted.
        message: its post; None until it is there.
        posted_at: when its week's puzzle it became.
        closed_at: when the solution was told; None until then.
        right: how many had found it by then.
        answered: how many had answered by then.
    """

    number: int
    server: int
    match: MatchId
    move: int
    seat: int
    line: str
    margin: float
    version: int
    week: str | None = None
    channel: int | None = None
    message: int | None = None
    posted_at: datetime | None = None
    closed_at: datetime | None = None
    right: int = 0
    answered: int = 0


@dataclass(frozen=True, slots=True)
class PuzzleAnswer:
    """Somebody's one answer to a puzzle; `is_named` are those who want to be named if it is right."""

    puzzle: int
    person: PersonId
    line: str
    is_right: bool
    is_named: bool
    at: datetime


class PuzzleStore(Protocol):
    """Keeps puzzles and answers. Every method is one transaction."""

    async def add(self, puzzle: Puzzle) -> Puzzle:
        """Record a puzzle that was found and return it with its number, whatever number it came with."""
        ...

    async def puzzle(self, number: int) -> Puzzle | None:
        """Return a puzzle by its number."""
        ...

    async def all(self) -> Sequence[Puzzle]:
        """Return every puzzle, by its number."""
        ...

    async def waiting(self, server: int) -> Sequence[Puzzle]:
        """Return the puzzles of a server that were not asked yet, the clearest first."""
        ...

    async def latest(self, server: int) -> Puzzle | None:
        """Return the puzzle that was asked last in a server."""
        ...

    async def open(self, share: Share = EVERYTHING) -> Sequence[Puzzle]:
        """Return all puzzles that were asked and whose solution is not told yet, in the order in which they were."""
        ...

    async def claim(self, number: int, *, week: str, channel: int, at: datetime) -> bool:
        """Make a waiting puzzle that of its server's week; False if the week has one or the puzzle waits no more."""
        ...

    async def posted(self, number: int, message: int) -> None:
        """Record the post of a puzzle."""
        ...

    async def close(self, number: int, at: datetime) -> None:
        """Record that the solution of a puzzle is told, and how many had answered and found it."""
        ...

    async def drop(self, number: int) -> None:
        """Delete a puzzle that may not be asked any more, with its answers."""
        ...

    async def answer(self, answer: PuzzleAnswer) -> bool:
        """Record somebody's answer to a puzzle that is open; False if there is one already, or it is closed."""
        ...

    async def show_name(self, puzzle: int, person: PersonId, *, is_named: bool) -> None:
        """Record whether somebody who has answered wants to be named."""
        ...

    async def answers(self, puzzle: int) -> Sequence[PuzzleAnswer]:
        """Return all answers to a puzzle, in the order in which they came."""
        ...

    async def answers_of(self, person: PersonId) -> Sequence[PuzzleAnswer]:
        """Return all answers that somebody has given."""
        ...

    async def searched(self, match: MatchId) -> int | None:
        """Return how many positions of a match were looked at in search of a puzzle; None: it was not begun."""
        ...

    async def note_searched(self, match: MatchId, positions: int) -> None:
        """Record how many positions of a match were looked at."""
        ...
