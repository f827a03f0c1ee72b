"""Reviews of matches, puzzles and answers to them. Tables: reviews, puzzles, puzzle_answers, puzzle_searches."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from engine.ids import MatchId, PersonId
from engine.log.chain import from_microseconds, microseconds
from engine.share import EVERYTHING, Share
from engine.stores.practice import KeptReview, Puzzle, PuzzleAnswer
from storage.database.connection import Database
from storage.schema.social import puzzle_answers, puzzle_searches, puzzles, reviews
from storage.stores.shares import in_share

TIMES = ("posted_at", "closed_at")
IS_OPEN = (puzzles.c.week.is_not(None), puzzles.c.closed_at.is_(None))


class SqlReviews:
    """Keeps reviews; implements `engine.stores.practice.ReviewStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_match(self, match: MatchId) -> KeptReview | None:
        row = await self._database.row(select(reviews).filter_by(match=match))
        return KeptReview(**row) if row else None

    async def save(self, review: KeptReview) -> None:
        await self._database.put(reviews, asdict(review))


class SqlPuzzles:
    """Keeps puzzles and answers; implements `engine.stores.practice.PuzzleStore`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, puzzle: Puzzle) -> Puzzle:
        row = {name: value for name, value in _row(puzzle).items() if name != "number"}

        def work(connection: Connection) -> Puzzle:
            number = connection.execute(insert(puzzles).values(row)).inserted_primary_key
            assert number is not None
            return puzzle_of({**row, "number": number[0]})

        return await self._database.write(work)

    async def puzzle(self, number: int) -> Puzzle | None:
        found = await self._puzzles(select(puzzles).filter_by(number=number))
        return found[0] if found else None

    async def all(self) -> Sequence[Puzzle]:
        return await self._puzzles(select(puzzles).order_by(puzzles.c.number))

    async def waiting(self, server: int) -> Sequence[Puzzle]:
        in_order = (puzzles.c.margin.desc(), puzzles.c.number)
        return await self._puzzles(select(puzzles).filter_by(server=server, week=None).order_by(*in_order))

    async def latest(self, server: int) -> Puzzle | None:
        asked = select(puzzles).filter_by(server=server).where(puzzles.c.week.is_not(None))
        found = await self._puzzles(asked.order_by(puzzles.c.week.desc()).limit(1))
        return found[0] if found else None

    async def open(self, share: Share = EVERYTHING) -> Sequence[Puzzle]:
        asked = select(puzzles).where(*IS_OPEN).order_by(puzzles.c.posted_at, puzzles.c.number)
        return await self._puzzles(in_share(asked, puzzles.c.server, share))

    async def claim(self, number: int, *, week: str, channel: int, at: datetime) -> bool:

        def work(connection: Connection) -> bool:
            waits = update(puzzles).filter_by(number=number, week=None)
            values = {"week": week, "channel": channel, "posted_at": microseconds(at)}
            try:
                with connection.begin_nested():
                    return bool(connection.execute(waits.values(values)).rowcount)
            except IntegrityError:
                return False

        return await self._database.write(work)

    async def posted(self, number: int, message: int) -> None:
        await self._set(number, message=message)

    async def close(self, number: int, at: datetime) -> None:

        def work(connection: Connection) -> None:
            counted = select(func.count(), func.count().filter(puzzle_answers.c.is_right))
            answered, right = connection.execute(counted.where(puzzle_answers.c.puzzle == number)).one()
            values = {"closed_at": microseconds(at), "answered": answered, "right": right}
            connection.execute(update(puzzles).filter_by(number=number, closed_at=None).values(values))

        await self._database.write(work)

    async def drop(self, number: int) -> None:

        def work(connection: Connection) -> None:
            connection.execute(delete(puzzle_answers).filter_by(puzzle=number))
            connection.execute(delete(puzzles).filter_by(number=number))

        await self._database.write(work)

    async def answer(self, answer: PuzzleAnswer) -> bool:

        def work(connection: Connection) -> bool:
            is_open = connection.execute(select(puzzles.c.number).filter_by(number=answer.puzzle).where(*IS_OPEN))
            key = {"puzzle": answer.puzzle, "person": answer.person}
            given = connection.execute(select(puzzle_answers.c.at).filter_by(**key))
            if is_open.first() is None or given.first() is not None:
                return False
            connection.execute(insert(puzzle_answers).values({**asdict(answer), "at": microseconds(answer.at)}))
            return True

        return await self._database.write(work)

    async def show_name(self, puzzle: int, person: PersonId, *, is_named: bool) -> None:
        named = update(puzzle_answers).filter_by(puzzle=puzzle, person=person).values(is_named=is_named)
        await self._database.write(lambda connection: connection.execute(named))

    async def answers(self, puzzle: int) -> Sequence[PuzzleAnswer]:
        return await self._answers(puzzle=puzzle)

    async def answers_of(self, person: PersonId) -> Sequence[PuzzleAnswer]:
        return await self._answers(person=person)

    async def searched(self, match: MatchId) -> int | None:
        row = await self._database.row(select(puzzle_searches).filter_by(match=match))
        return row["positions"] if row else None

    async def note_searched(self, match: MatchId, positions: int) -> None:
        await self._database.put(puzzle_searches, {"match": match, "positions": positions})

    async def _puzzles(self, found: Any) -> Sequence[Puzzle]:
        return [puzzle_of(row) for row in await self._database.rows(found)]

    async def _answers(self, **key: int) -> Sequence[PuzzleAnswer]:
        in_order = (puzzle_answers.c.at, puzzle_answers.c.puzzle, puzzle_answers.c.person)
        rows = await self._database.rows(select(puzzle_answers).filter_by(**key).order_by(*in_order))
        return [PuzzleAnswer(**{**row, "at": from_microseconds(row["at"])}) for row in rows]

    async def _set(self, number: int, **values: object) -> None:
        changed = update(puzzles).filter_by(number=number).values(values)
        await self._database.write(lambda connection: connection.execute(changed))


def puzzle_of(row: RowMapping | Mapping[str, Any]) -> Puzzle:
    """Return the puzzle that a row holds."""
    times = {name: None if row[name] is None else from_microseconds(row[name]) for name in TIMES}
    return Puzzle(**{**row, **times})


def _row(puzzle: Puzzle) -> dict[str, Any]:
    times = {name: getattr(puzzle, name) for name in TIMES}
    return {**asdict(puzzle), **{name: at and microseconds(at) for name, at in times.items()}}
