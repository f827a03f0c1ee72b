"""Reviews, puzzles and answers in memory, for tests."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from engine.ids import MatchId, PersonId
from engine.share import EVERYTHING, Share
from engine.stores.practice import KeptReview, Puzzle, PuzzleAnswer


class MemoryReviews:
    """Reviews of matches; implements `engine.stores.practice.ReviewStore`."""

    def __init__(self) -> None:
        self._reviews: dict[MatchId, KeptReview] = {}

    async def of_match(self, match: MatchId) -> KeptReview | None:
        return self._reviews.get(match)

    async def save(self, review: KeptReview) -> None:
        self._reviews[review.match] = review


class MemoryPuzzles:
    """Puzzles and answers; implements `engine.stores.practice.PuzzleStore`."""

    def __init__(self) -> None:
        self._puzzles: dict[int, Puzzle] = {}
        self._answers: dict[tuple[int, PersonId], PuzzleAnswer] = {}
        self._searched: dict[MatchId, int] = {}

    async def add(self, puzzle: Puzzle) -> Puzzle:
        made = replace(puzzle, number=max(self._puzzles, default=0) + 1)
        self._puzzles[made.number] = made
        return made

    async def puzzle(self, number: int) -> Puzzle | None:
        return self._puzzles.get(number)

    async def all(self) -> Sequence[Puzzle]:
        return list(self._puzzles.values())

    async def waiting(self, server: int) -> Sequence[Puzzle]:
        found = [puzzle for puzzle in self._puzzles.values() if puzzle.server == server and puzzle.week is None]
        return sorted(found, key=lambda puzzle: (-puzzle.margin, puzzle.number))

    async def latest(self, server: int) -> Puzzle | None:
        found = [puzzle for puzzle in self._puzzles.values() if puzzle.server == server and puzzle.week is not None]
        return max(found, key=lambda puzzle: puzzle.week or "", default=None)

    async def open(self, share: Share = EVERYTHING) -> Sequence[Puzzle]:
        mine = [puzzle for puzzle in self._puzzles.values() if share.has(puzzle.server)]
        found = [puzzle for puzzle in mine if puzzle.posted_at is not None and puzzle.closed_at is None]
        return sorted(found, key=lambda puzzle: (puzzle.posted_at, puzzle.number))

    async def claim(self, number: int, *, week: str, channel: int, at: datetime) -> bool:
        puzzle = self._puzzles.get(number)
        if puzzle is None or puzzle.week is not None:
            return False
        if any((other.server, other.week) == (puzzle.server, week) for other in self._puzzles.values()):
            return False
        self._puzzles[number] = replace(puzzle, week=week, channel=channel, posted_at=at)
        return True

    async def posted(self, number: int, message: int) -> None:
        self._puzzles[number] = replace(self._puzzles[number], message=message)

    async def close(self, number: int, at: datetime) -> None:
        answers = await self.answers(number)
        right = sum(answer.is_right for answer in answers)
        if self._puzzles[number].closed_at is None:
            self._puzzles[number] = replace(self._puzzles[number], closed_at=at, right=right, answered=len(answers))

    async def drop(self, number: int) -> None:
        self._puzzles.pop(number, None)
        self._answers = {key: answer for key, answer in self._answers.items() if key[0] != number}

    async def answer(self, answer: PuzzleAnswer) -> bool:
        key = (answer.puzzle, answer.person)
        if key in self._answers or answer.puzzle not in [puzzle.number for puzzle in await self.open()]:
            return False
        self._answers[key] = answer
        return True

    async def show_name(self, puzzle: int, person: PersonId, *, is_named: bool) -> None:
        if answer := self._answers.get((puzzle, person)):
            self._answers[puzzle, person] = replace(answer, is_named=is_named)

    async def answers(self, puzzle: int) -> Sequence[PuzzleAnswer]:
        return self._in_order(answer for answer in self._answers.values() if answer.puzzle == puzzle)

    async def answers_of(self, person: PersonId) -> Sequence[PuzzleAnswer]:
        return self._in_order(answer for answer in self._answers.values() if answer.person == person)

    async def searched(self, match: MatchId) -> int | None:
        return self._searched.get(match)

    async def note_searched(self, match: MatchId, positions: int) -> None:
        self._searched[match] = positions

    def drop_person(self, person: PersonId) -> None:
        """Forget what a person has answered."""
        self._answers = {key: answer for key, answer in self._answers.items() if key[1] != person}

    @staticmethod
    def _in_order(answers: Iterable[PuzzleAnswer]) -> Sequence[PuzzleAnswer]:
        return sorted(answers, key=lambda answer: (answer.at, answer.puzzle, answer.person))
