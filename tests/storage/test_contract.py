"""What every store promises (`engine.store.Store`); runs against all of them."""

import asyncio
from dataclasses import replace
from datetime import timedelta

import pytest

from engine.chain import first_fault
from engine.facts import MatchId
from engine.preferences import Person, Server
from engine.store import Announcement, Conflict, Letter, Phase, Place, Store
from tests.storage.samples import ANNA, BERT, CARL, NOON, commit

ONE, TWO, THREE = MatchId("match001"), MatchId("match002"), MatchId("match003")


async def test_what_is_appended_is_read_back_exactly(store: Store) -> None:
    first = commit(ONE, seed=bytes(range(32)))
    second = commit(ONE, after=first.snapshot, due=(BERT,), at=NOON + timedelta(seconds=1))
    await store.append(first)
    await store.append(second)

    assert list(await store.log(ONE)) == [*first.entries, *second.entries]
    assert first_fault(await store.log(ONE)) is None
    assert await store.snapshot(ONE) == second.snapshot
    assert await store.summary(ONE) == second.summary
    assert await store.seed(ONE) == bytes(range(32))


async def test_a_snapshot_may_hold_a_state(store: Store) -> None:
    made = commit(ONE)
    with_state = replace(made, snapshot=replace(made.snapshot, state='{"board":[]}'))
    await store.append(with_state)
    assert await store.snapshot(ONE) == with_state.snapshot


async def test_of_an_unknown_match_nothing_is_known(store: Store) -> None:
    assert await store.snapshot(ONE) is None
    assert await store.summary(ONE) is None
    assert await store.seed(ONE) is None
    assert list(await store.log(ONE)) == []
    assert list(await store.announcements(match=ONE)) == []
    assert await store.place(ONE) == Place(ONE)


async def test_a_part_of_the_log_is_after_and_upto(store: Store) -> None:
    made = commit(ONE, facts=5)
    await store.append(made)
    await store.append(commit(TWO))
    assert list(await store.log(ONE, after=2)) == list(made.entries[2:])
    assert list(await store.log(ONE, upto=2)) == list(made.entries[:2])
    assert list(await store.log(ONE, after=1, upto=3)) == list(made.entries[1:3])
    assert list(await store.log(ONE, after=5)) == []


@pytest.mark.parametrize("facts_before", [1, 2, 4])
async def test_a_commit_on_another_snapshot_is_refused_whole(store: Store, facts_before: int) -> None:
    present = commit(ONE, facts=3)
    await store.append(present)
    imagined = commit(ONE, facts=facts_before)
    with pytest.raises(Conflict):
        await store.append(commit(ONE, after=imagined.snapshot, due=(BERT,), phase="over", seed=b"x"))

    assert list(await store.log(ONE)) == list(present.entries)
    assert await store.snapshot(ONE) == present.snapshot
    assert await store.summary(ONE) == present.summary
    assert list(await store.announcements()) == [present.announcement]
    assert await store.seed(ONE) is None


async def test_a_match_is_made_once(store: Store) -> None:
    await store.append(commit(ONE))
    with pytest.raises(Conflict):
        await store.append(commit(ONE))


async def test_a_match_that_is_not_there_does_not_go_on(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(commit(ONE, after=commit(ONE).snapshot))
    assert list(await store.match_ids()) == []


async def test_of_two_commits_on_the_same_snapshot_exactly_one_is_carried_out(store: Store) -> None:
    before = commit(ONE)
    await store.append(before)
    rivals = [commit(ONE, after=before.snapshot, facts=facts) for facts in (1, 2)]
    results = await asyncio.gather(*map(store.append, rivals), return_exceptions=True)

    assert [type(result) for result in results if result is not None] == [Conflict]
    winner = rivals[results.index(None)]
    assert list(await store.log(ONE)) == [*before.entries, *winner.entries]
    assert await store.snapshot(ONE) == winner.snapshot


async def test_fifty_matches_move_at_once(store: Store) -> None:
    async def play(match: str) -> None:
        made = commit(match)
        await store.append(made)
        for _ in range(4):
            snapshot = await store.snapshot(made.snapshot.match)
            made = commit(match, after=snapshot)
            await store.append(made)
            await store.announced(made.announcement, Place(made.snapshot.match, thread=1))

    names = [f"match{number:03}" for number in range(50)]
    await asyncio.gather(*map(play, names))
    for name in names:
        entries = await store.log(MatchId(name))
        assert len(entries) == 15
        assert first_fault(entries) is None


async def test_matches_are_listed_in_the_order_of_creation(store: Store) -> None:
    first = commit(TWO)
    await store.append(first)
    await store.append(commit(ONE))
    await store.append(commit(THREE))
    await store.append(commit(TWO, after=first.snapshot))
    assert list(await store.match_ids()) == [TWO, ONE, THREE]


async def names_of(store: Store, *phases: Phase, server: int | None = None, limit: int = 25, offset: int = 0) -> str:
    found = await store.matches_of(ANNA, phases=phases, server=server, limit=limit, offset=offset)
    return " ".join(summary.match for summary in found)


async def test_my_matches_those_where_i_am_due_come_first_then_the_latest(store: Store) -> None:
    later = NOON + timedelta(days=1)
    await store.append(commit("a", due=(BERT,), at=NOON))
    await store.append(commit("b", due=(BERT, ANNA), persons=(BERT, ANNA), at=NOON))
    await store.append(commit("c", due=(), at=later))
    await store.append(commit("d", due=(ANNA,), at=later))
    await store.append(commit("e", due=(BERT,), at=NOON))
    await store.append(commit("f", persons=(BERT, CARL), due=(BERT,)))
    assert await names_of(store, "running") == "d b c e a"
    assert await names_of(store, "running", limit=2, offset=1) == "b c"


async def test_my_matches_follow_who_is_due(store: Store) -> None:
    one = commit("a", due=(ANNA,))
    await store.append(one)
    await store.append(commit("b", due=(BERT,)))
    assert await names_of(store, "running") == "a b"
    await store.append(commit("a", after=one.snapshot, due=(BERT,), at=NOON - timedelta(days=1)))
    assert await names_of(store, "running") == "b a"


async def test_my_matches_follow_phase_and_persons(store: Store) -> None:
    proposed = commit("a", phase="proposed", persons=(BERT,), due=())
    await store.append(proposed)
    assert await names_of(store, "proposed", "running", "over", "withdrawn") == ""
    running = commit("a", after=proposed.snapshot, phase="running", persons=(BERT, ANNA))
    await store.append(running)
    assert await names_of(store, "running") == "a"
    await store.append(commit("a", after=running.snapshot, phase="over", persons=(BERT, ANNA), due=()))
    assert await names_of(store, "running", "proposed") == ""
    assert await names_of(store, "over") == "a"


async def test_a_match_without_persons_is_nobodys(store: Store) -> None:
    made = commit("a", persons=(), due=())
    await store.append(made)
    assert await store.summary(MatchId("a")) == made.summary
    assert await names_of(store, "running") == ""


async def test_my_matches_on_one_server(store: Store) -> None:
    await store.append(commit("a", server=2**62))
    await store.append(commit("b", server=8))
    assert await names_of(store, "running", server=2**62) == "a"
    assert await names_of(store, "running", server=9) == ""


async def test_announcements_stay_until_delivered_oldest_first(store: Store) -> None:
    first = commit(TWO)
    other = commit(ONE)
    second = commit(TWO, after=first.snapshot)
    for made in (first, other, second):
        await store.append(made)
    assert list(await store.announcements()) == [first.announcement, other.announcement, second.announcement]
    assert list(await store.announcements(match=TWO)) == [first.announcement, second.announcement]

    await store.announced(first.announcement, Place(TWO, thread=5, invitation=6, board=2**62))
    assert list(await store.announcements()) == [other.announcement, second.announcement]
    assert await store.place(TWO) == Place(TWO, thread=5, invitation=6, board=2**62)
    assert await store.place(ONE) == Place(ONE)


async def test_what_is_announced_is_announced_once(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.append(commit(ONE, after=made.snapshot))
    first, second = await store.announcements()
    assert first == Announcement(ONE, first_seq=1, last_seq=3)
    await store.announced(first, Place(ONE))
    assert list(await store.announcements()) == [second]


async def test_announced_twice_is_announced_once(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.announced(made.announcement, Place(ONE, board=1))
    await store.announced(made.announcement, Place(ONE, board=2))
    assert list(await store.announcements()) == []
    assert await store.place(ONE) == Place(ONE, board=2)


async def test_a_move_does_not_forget_the_place(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.save_place(Place(ONE, thread=5, invitation=6))
    await store.append(commit(ONE, after=made.snapshot))
    assert await store.place(ONE) == Place(ONE, thread=5, invitation=6)


async def test_a_match_that_is_not_there_lives_nowhere(store: Store) -> None:
    await store.append(commit(ONE))
    with pytest.raises(KeyError):
        await store.save_place(Place(TWO, thread=5))
    with pytest.raises(KeyError):
        await store.announced(commit(ONE).announcement, Place(TWO, thread=5))
    assert list(await store.announcements()) == [commit(ONE).announcement]


async def test_a_thread_leads_to_its_match_the_latest_if_several(store: Store) -> None:
    for name in (ONE, TWO, THREE):
        await store.append(commit(name))
        await store.save_place(Place(name, thread=9 if name == THREE else 2**62))
    assert await store.match_in_thread(2**62) == TWO
    assert await store.match_in_thread(9) == THREE
    assert await store.match_in_thread(10) is None


async def test_choices_have_defaults_and_are_kept(store: Store) -> None:
    assert await store.person(ANNA) == Person(ANNA)
    assert await store.server(2**62) == Server(2**62)

    for person in (Person(ANNA, language="de", has_preview=False, theme="light"), Person(ANNA, language="en")):
        await store.save_person(person)
        assert await store.person(ANNA) == person
    for server in (Server(2**62, "de", "dark", channel=2**61, moderator_role=2**60), Server(2**62)):
        await store.save_server(server)
        assert await store.server(2**62) == server
    assert await store.person(BERT) == Person(BERT)


async def test_notes_of_the_program_are_kept(store: Store) -> None:
    assert await store.remembered("commands") is None
    for value in ("abc", "", "def"):
        await store.remember("commands", value)
        assert await store.remembered("commands") == value
    assert await store.remembered("other") is None


async def test_of_each_player_the_latest_letter_is_kept(store: Store) -> None:
    await store.append(commit(ONE))
    await store.append(commit(TWO))
    for message in (None, 70, 71):
        await store.save_letter(Letter(ONE, ANNA, channel=7, message=message))
    await store.save_letter(Letter(ONE, BERT, channel=8, message=None))
    assert {letter.person: letter for letter in await store.letters(ONE)} == {
        ANNA: Letter(ONE, ANNA, channel=7, message=71),
        BERT: Letter(ONE, BERT, channel=8, message=None),
    }
    assert list(await store.letters(TWO)) == []
