"""The contract of every store on reviews, puzzles and answers (`engine.stores.practice`)."""

from dataclasses import replace
from datetime import timedelta

from engine.ids import MatchId
from engine.stores.practice import KeptReview, Puzzle, PuzzleAnswer
from engine.stores.store import Store
from tests.storage.samples import ANNA, BERT, NOON, commit

ONE = MatchId("match001")
FOUND = Puzzle(0, server=7, match=ONE, move=3, seat=1, line="D6", margin=0.25, version=1)


async def test_the_latest_review_of_a_match_is_kept(store: Store) -> None:
    await store.matches.append(commit(ONE))
    assert await store.reviews.of_match(ONE) is None
    await store.reviews.save(KeptReview(ONE, 4, 1, "first"))
    await store.reviews.save(KeptReview(ONE, 4, 2, "better"))
    assert await store.reviews.of_match(ONE) == KeptReview(ONE, 4, 2, "better")


async def test_a_server_has_one_puzzle_a_week(store: Store) -> None:
    await store.matches.append(commit(ONE))
    weak = await store.puzzles.add(FOUND)
    clear = await store.puzzles.add(replace(FOUND, margin=0.5))
    elsewhere = await store.puzzles.add(replace(FOUND, server=8))
    assert list(await store.puzzles.waiting(7)) == [clear, weak]
    assert await store.puzzles.latest(7) is None
    assert await store.puzzles.claim(clear.number, week="2026-W05", channel=9, at=NOON)
    assert not await store.puzzles.claim(weak.number, week="2026-W05", channel=9, at=NOON)
    assert not await store.puzzles.claim(clear.number, week="2026-W06", channel=9, at=NOON)
    assert await store.puzzles.claim(elsewhere.number, week="2026-W05", channel=9, at=NOON)
    await store.puzzles.posted(clear.number, 14)
    asked = replace(clear, week="2026-W05", channel=9, message=14, posted_at=NOON)
    assert await store.puzzles.puzzle(clear.number) == await store.puzzles.latest(7) == asked
    assert [puzzle.number for puzzle in await store.puzzles.open()] == [clear.number, elsewhere.number]
    assert list(await store.puzzles.waiting(7)) == [weak]


async def test_one_answer_of_each_counts_until_the_solution_is_told(store: Store) -> None:
    await store.matches.append(commit(ONE))
    number = (await store.puzzles.add(FOUND)).number
    answer = PuzzleAnswer(number, ANNA, "D6", is_right=True, is_named=False, at=NOON)
    assert not await store.puzzles.answer(answer), "it was not asked yet"
    await store.puzzles.claim(number, week="2026-W05", channel=9, at=NOON)
    assert await store.puzzles.answer(answer)
    assert not await store.puzzles.answer(replace(answer, line="C5", is_right=False))
    await store.puzzles.show_name(number, ANNA, is_named=True)
    named = replace(answer, is_named=True)
    wrong = PuzzleAnswer(number, BERT, "C5", is_right=False, is_named=False, at=NOON + timedelta(hours=1))
    assert await store.puzzles.answer(wrong)
    assert list(await store.puzzles.answers(number)) == [named, wrong]
    assert list(await store.puzzles.answers_of(ANNA)) == [named]
    await store.puzzles.close(number, NOON + timedelta(days=3))
    assert list(await store.puzzles.open()) == []
    assert not await store.puzzles.answer(replace(wrong, person=ANNA))
    closed = await store.puzzles.puzzle(number)
    assert closed is not None
    assert (closed.closed_at, closed.right, closed.answered) == (NOON + timedelta(days=3), 1, 2)
    await store.people.forget(ANNA, NOON)
    assert list(await store.puzzles.answers_of(ANNA)) == []
    assert await store.puzzles.puzzle(number) == closed, "what was counted stays"


async def test_a_puzzle_that_may_not_be_asked_any_more_goes_with_its_answers(store: Store) -> None:
    await store.matches.append(commit(ONE))
    number = (await store.puzzles.add(FOUND)).number
    await store.puzzles.claim(number, week="2026-W05", channel=9, at=NOON)
    await store.puzzles.answer(PuzzleAnswer(number, ANNA, "D6", is_right=True, is_named=False, at=NOON))
    await store.puzzles.drop(number)
    assert await store.puzzles.puzzle(number) is None
    assert list(await store.puzzles.answers_of(ANNA)) == []


async def test_how_far_a_match_was_searched_is_kept(store: Store) -> None:
    await store.matches.append(commit(ONE))
    assert await store.puzzles.searched(ONE) is None
    await store.puzzles.note_searched(ONE, 4)
    await store.puzzles.note_searched(ONE, 8)
    assert await store.puzzles.searched(ONE) == 8
