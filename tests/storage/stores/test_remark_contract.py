"""The contract of every store on notes about members and what became of hints (`engine.people.remarks`)."""

from dataclasses import replace
from datetime import timedelta

from engine.ids import MatchId
from engine.people.remarks import HintMark, MemberNote
from engine.stores.matches import FinishedMatch
from engine.stores.store import Store
from games.core import Outcome
from tests.storage.samples import ANNA, BERT, CARL, NOON, commit

NOTE = MemberNote(7, ANNA, 1, CARL, NOON, "Came late.")
MARK = HintMark(7, "repeats:1:2", ANNA, BERT, CARL, NOON, "seen")


async def test_notes_about_a_member_are_kept_by_server_and_none_takes_the_number_of_another(store: Store) -> None:
    assert await store.remarks.add_note(NOTE)
    assert not await store.remarks.add_note(replace(NOTE, text="Another one."))
    second = replace(NOTE, number=2, text="Again.")
    assert await store.remarks.add_note(second)
    elsewhere = replace(NOTE, server=8)
    assert await store.remarks.add_note(elsewhere)
    assert list(await store.remarks.notes_about(7, ANNA)) == [NOTE, second]
    assert list(await store.remarks.notes_about(7, BERT)) == []
    assert list(await store.remarks.notes_of(ANNA)) == [NOTE, second, elsewhere]


async def test_what_became_of_hints_is_kept_in_order(store: Store) -> None:
    dismissed = replace(MARK, kind="dismissed", text="They are siblings.")
    for mark in (MARK, dismissed, replace(MARK, server=8)):
        await store.remarks.add_mark(mark)
    assert list(await store.remarks.marks(7)) == [MARK, dismissed]
    assert len(await store.remarks.marks_of(BERT)) == 3
    assert list(await store.remarks.marks_of(CARL)) == []


async def test_what_is_written_about_somebody_goes_when_they_are_forgotten(store: Store) -> None:
    await store.remarks.add_note(NOTE)
    await store.remarks.add_note(replace(NOTE, person=BERT))
    await store.remarks.add_mark(MARK)
    await store.remarks.add_mark(replace(MARK, person=BERT, other=CARL))
    await store.people.forget(ANNA, NOON)
    assert not await store.remarks.notes_of(ANNA)
    assert not await store.remarks.marks_of(ANNA)
    assert len(await store.remarks.notes_of(BERT)) == len(await store.remarks.marks_of(BERT)) == 1


async def test_matches_of_a_server_that_ended_since_a_time_are_found_by_their_end(store: Store) -> None:
    for number, hours in enumerate((2, 1, 0)):
        one = MatchId(f"match00{number}")
        outcome = Outcome("agreed", (1, 1), (0, 0))
        at = NOON + timedelta(hours=hours)
        ended = FinishedMatch(one, "gamwin", 7, (ANNA, BERT), outcome, (3, 3), is_rated=True, ended_at=at)
        await store.matches.append(replace(commit(one, phase="over"), finished=ended))
    found = await store.matches.ended_since(7, NOON + timedelta(hours=1))
    assert [hint.match for hint in found] == ["match001", "match000"]
    assert list(await store.matches.ended_since(8, NOON)) == []
