"""The contract of every store (`engine.stores.store.Store`); runs against all of them."""

import asyncio
import json
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from engine.ids import MatchId, PersonId
from engine.log.chain import GENESIS, first_fault, link
from engine.log.disputes import DisputeState
from engine.people.calendars import ClockSettings
from engine.people.errors import TooMuch
from engine.people.follows import Follow
from engine.people.preferences import Language, Person, Server, SolvedStep, Vacation
from engine.people.quotas import Claim, Quotas
from engine.seasons.service.drafts import Drafts
from engine.stores.cases import Case
from engine.stores.matches import Commit, Conflict, Phase, RunningMatch, StoredMatch
from engine.stores.outbox import Announcement, DiscordLocation, Notice, SecretMessage, Stream
from engine.stores.plans import Plan, Plans
from engine.stores.store import Store
from engine.stores.studies import StoredStudy
from engine.time.policy import FAST, RELAXED
from tests.engine.seasons.season_builders import RULES
from tests.storage.samples import ANNA, BERT, CARL, NOON, commit, told

ONE, TWO, THREE = MatchId("match001"), MatchId("match002"), MatchId("match003")


async def test_what_is_appended_is_read_back_exactly(store: Store) -> None:
    first = commit(ONE, seed=bytes(range(32)))
    second = commit(ONE, after=first.snapshot, due=(BERT,), at=NOON + timedelta(seconds=1))
    await store.matches.append(first)
    await store.matches.append(second)

    assert list(await store.matches.log(ONE)) == [*first.entries, *second.entries]
    assert first_fault(await store.matches.log(ONE)) is None
    assert await store.matches.snapshot(ONE) == second.snapshot
    assert await store.matches.summary(ONE) == second.summary
    assert await store.matches.seed(ONE) == bytes(range(32))


async def test_a_snapshot_may_hold_a_state(store: Store) -> None:
    made = commit(ONE)
    with_state = replace(made, snapshot=replace(made.snapshot, state='{"board":[]}'))
    await store.matches.append(with_state)
    assert await store.matches.snapshot(ONE) == with_state.snapshot


async def test_of_an_unknown_match_nothing_is_known(store: Store) -> None:
    assert await store.matches.snapshot(ONE) is None
    assert await store.matches.summary(ONE) is None
    assert await store.matches.seed(ONE) is None
    assert list(await store.matches.log(ONE)) == []
    assert list(await store.outbox.announcements(Stream("match", ONE))) == []
    assert await store.outbox.location(ONE) == DiscordLocation(ONE)


async def test_a_part_of_the_log_is_after_and_upto(store: Store) -> None:
    made = commit(ONE, facts=5)
    await store.matches.append(made)
    await store.matches.append(commit(TWO))
    assert list(await store.matches.log(ONE, after=2)) == list(made.entries[2:])
    assert list(await store.matches.log(ONE, upto=2)) == list(made.entries[:2])
    assert list(await store.matches.log(ONE, after=1, upto=3)) == list(made.entries[1:3])
    assert list(await store.matches.log(ONE, after=5)) == []


@pytest.mark.parametrize("facts_before", [1, 2, 4])
async def test_a_commit_on_another_snapshot_is_refused_whole(store: Store, facts_before: int) -> None:
    present = commit(ONE, facts=3)
    await store.matches.append(present)
    imagined = commit(ONE, facts=facts_before)
    with pytest.raises(Conflict):
        await store.matches.append(commit(ONE, after=imagined.snapshot, due=(BERT,), phase="over", seed=b"x"))

    assert list(await store.matches.log(ONE)) == list(present.entries)
    assert await store.matches.snapshot(ONE) == present.snapshot
    assert await store.matches.summary(ONE) == present.summary
    assert list(await store.outbox.announcements()) == [present.announcement]
    assert await store.matches.seed(ONE) is None


async def test_a_match_is_made_once(store: Store) -> None:
    await store.matches.append(commit(ONE))
    with pytest.raises(Conflict):
        await store.matches.append(commit(ONE))


async def test_a_match_that_is_not_there_does_not_go_on(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.matches.append(commit(ONE, after=commit(ONE).snapshot))
    assert list(await store.matches.ids()) == []


async def test_of_two_commits_on_the_same_snapshot_exactly_one_is_carried_out(store: Store) -> None:
    before = commit(ONE)
    await store.matches.append(before)
    rivals = [commit(ONE, after=before.snapshot, facts=facts) for facts in (1, 2)]
    results = await asyncio.gather(*map(store.matches.append, rivals), return_exceptions=True)

    assert [type(result) for result in results if result is not None] == [Conflict]
    winner = rivals[results.index(None)]
    assert list(await store.matches.log(ONE)) == [*before.entries, *winner.entries]
    assert await store.matches.snapshot(ONE) == winner.snapshot


async def test_of_fifty_writers_at_once_one_is_right_and_the_others_are_told(store: Store) -> None:
    before = commit(ONE, facts=1)
    await store.matches.append(before)
    for _ in range(3):
        rivals = [
            commit(ONE, after=before.snapshot, facts=1, at=NOON + timedelta(seconds=number)) for number in range(50)
        ]
        results = await asyncio.gather(*map(store.matches.append, rivals), return_exceptions=True)
        assert [type(result) for result in results if result is not None] == [Conflict] * 49
        before = rivals[results.index(None)]
        assert await store.matches.snapshot(ONE) == before.snapshot
    entries = await store.matches.log(ONE)
    assert [entry.seq for entry in entries] == [1, 2, 3, 4]
    assert first_fault(entries) is None
    assert [announcement.last for announcement in await store.outbox.announcements(Stream("match", ONE))] == [
        1,
        2,
        3,
        4,
    ]


async def test_of_fifty_who_ask_at_once_no_more_than_there_is_room_for_get_it(store: Store) -> None:
    follows = [Follow(ANNA, "person", str(number), 7, is_each=False) for number in range(50)]
    kept = await asyncio.gather(*(store.follows.save(follow, most=5) for follow in follows))
    assert sum(kept) == len(await store.follows.of_person(ANNA)) == 5


async def test_what_fifty_set_at_once_is_there_once(store: Store) -> None:
    await asyncio.gather(*(store.people.see_language(ANNA, "de") for _ in range(25)))
    await asyncio.gather(*(store.notes.write("key", str(number)) for number in range(50)))
    assert await store.people.seen_language(ANNA) == "de"
    assert await store.notes.read("key") in {str(number) for number in range(50)}


async def test_of_fifty_who_change_a_note_that_they_have_read_one_does(store: Store) -> None:
    for before in (None, "first"):
        changes = (store.notes.change("count", before, f"{before}-{number}") for number in range(50))
        changed = await asyncio.gather(*changes)
        assert sum(changed) == 1
        assert await store.notes.read("count") == f"{before}-{changed.index(True)}"
        await store.notes.write("count", "first")
    assert not await store.notes.change("count", None, "second")


@pytest.mark.slow
async def test_fifty_matches_move_at_once(store: Store) -> None:
    async def play(match: str) -> None:
        made = commit(match)
        await store.matches.append(made)
        for _ in range(4):
            snapshot = await store.matches.snapshot(made.snapshot.match)
            made = commit(match, after=snapshot)
            await store.matches.append(made)
            await store.outbox.announced(told(made), DiscordLocation(made.snapshot.match, thread=1))

    names = [f"match{number:03}" for number in range(50)]
    await asyncio.gather(*map(play, names))
    for name in names:
        entries = await store.matches.log(MatchId(name))
        assert len(entries) == 15
        assert first_fault(entries) is None


async def test_matches_are_listed_in_the_order_of_creation(store: Store) -> None:
    first = commit(TWO)
    await store.matches.append(first)
    await store.matches.append(commit(ONE))
    await store.matches.append(commit(THREE))
    await store.matches.append(commit(TWO, after=first.snapshot))
    assert list(await store.matches.ids()) == [TWO, ONE, THREE]


async def test_when_somebody_moved_last_is_known_whatever_clocks_have_said_since(store: Store) -> None:
    moved = commit(ONE, at=NOON)
    await store.matches.append(moved)
    later, latest = NOON + timedelta(hours=1), moved.entries[-1]
    said = ['{"kind":"time_spent","seat":0,"seconds":3600}', '{"kind":"player_reminded","seat":0}']
    entries = link(said, match=ONE, after=latest.seq, previous=latest.digest, at=later)
    after = commit(ONE, after=moved.snapshot, facts=2, at=later)
    snapshot = replace(after.snapshot, digest=entries[-1].digest)
    await store.matches.append(replace(after, entries=entries, snapshot=snapshot))
    summary = await store.matches.summary(ONE)
    assert summary is not None
    assert summary.updated_at == later
    assert [match.played_at for match in await store.matches.running([ONE, TWO])] == [NOON]


async def test_who_is_due_is_known_of_matches_that_run(store: Store) -> None:
    await store.matches.append(commit(ONE))
    await store.matches.append(commit(TWO, phase="over"))
    await store.matches.append(commit(THREE))
    summary = await store.matches.summary(ONE)
    assert summary is not None
    assert list(await store.matches.running([ONE, TWO])) == [
        RunningMatch(ONE, summary.persons, summary.due, summary.updated_at)
    ]
    assert list(await store.matches.running([])) == []
    stand = await store.matches.standing([ONE, TWO])
    assert list(stand.running) == list(await store.matches.running([ONE, TWO]))


async def test_who_waits_for_some_persons_is_found_those_first_that_have_waited_longest(store: Store) -> None:
    later = NOON + timedelta(hours=1)
    await store.matches.append(commit(ONE, due=(ANNA,), at=later))
    await store.matches.append(commit(TWO, due=(BERT, ANNA), persons=(BERT, ANNA), at=NOON))
    await store.matches.append(commit(THREE, due=(BERT,), at=NOON))
    assert list(await store.matches.waiting_for([ANNA, CARL])) == [TWO, ONE]
    assert list(await store.matches.waiting_for([CARL])) == []
    assert list(await store.matches.untouched([BERT], NOON)) == [TWO, THREE]
    assert list(await store.matches.untouched([BERT], NOON - timedelta(seconds=1))) == []


async def names_of(store: Store, *phases: Phase, server: int | None = None, limit: int = 25, offset: int = 0) -> str:
    found = await store.matches.of_person(ANNA, phases=phases, server=server, limit=limit, offset=offset)
    return " ".join(summary.match for summary in found)


async def test_my_matches_those_where_i_am_due_come_first_then_the_latest(store: Store) -> None:
    later = NOON + timedelta(days=1)
    await store.matches.append(commit("a", due=(BERT,), at=NOON))
    await store.matches.append(commit("b", due=(BERT, ANNA), persons=(BERT, ANNA), at=NOON))
    await store.matches.append(commit("c", due=(), at=later))
    await store.matches.append(commit("d", due=(ANNA,), at=later))
    await store.matches.append(commit("e", due=(BERT,), at=NOON))
    await store.matches.append(commit("f", persons=(BERT, CARL), due=(BERT,)))
    assert await names_of(store, "running") == "d b c e a"
    assert await names_of(store, "running", limit=2, offset=1) == "b c"


async def test_my_matches_follow_who_is_due(store: Store) -> None:
    one = commit("a", due=(ANNA,))
    await store.matches.append(one)
    await store.matches.append(commit("b", due=(BERT,)))
    assert await names_of(store, "running") == "a b"
    await store.matches.append(commit("a", after=one.snapshot, due=(BERT,), at=NOON - timedelta(days=1)))
    assert await names_of(store, "running") == "b a"


async def test_my_matches_follow_phase_and_persons(store: Store) -> None:
    proposed = commit("a", phase="proposed", persons=(BERT,), due=())
    await store.matches.append(proposed)
    assert await names_of(store, "proposed", "running", "over", "withdrawn") == ""
    running = commit("a", after=proposed.snapshot, phase="running", persons=(BERT, ANNA))
    await store.matches.append(running)
    assert await names_of(store, "running") == "a"
    await store.matches.append(commit("a", after=running.snapshot, phase="over", persons=(BERT, ANNA), due=()))
    assert await names_of(store, "running", "proposed") == ""
    assert await names_of(store, "over") == "a"


async def test_a_match_without_persons_is_nobodys(store: Store) -> None:
    made = commit("a", persons=(), due=())
    await store.matches.append(made)
    assert await store.matches.summary(MatchId("a")) == made.summary
    assert await names_of(store, "running") == ""


async def test_my_matches_on_one_server(store: Store) -> None:
    await store.matches.append(commit("a", server=2**62))
    await store.matches.append(commit("b", server=8))
    assert await names_of(store, "running", server=2**62) == "a"
    assert await names_of(store, "running", server=9) == ""


async def test_announcements_stay_until_delivered_oldest_first(store: Store) -> None:
    first = commit(TWO)
    other = commit(ONE)
    second = commit(TWO, after=first.snapshot)
    for made in (first, other, second):
        await store.matches.append(made)
    assert list(await store.outbox.announcements()) == [first.announcement, other.announcement, second.announcement]
    assert list(await store.outbox.announcements(Stream("match", TWO))) == [first.announcement, second.announcement]

    await store.outbox.announced(told(first), DiscordLocation(TWO, thread=5, invitation=6, board=2**62))
    assert list(await store.outbox.announcements()) == [other.announcement, second.announcement]
    assert await store.outbox.location(TWO) == DiscordLocation(TWO, thread=5, invitation=6, board=2**62)
    assert await store.outbox.location(ONE) == DiscordLocation(ONE)


async def test_what_is_still_to_be_announced_is_told_by_server(store: Store) -> None:
    first, other, third = commit(TWO, server=7), commit(ONE, server=8), commit("three000", server=7)
    for made in (first, other, third, commit(TWO, after=first.snapshot, server=7)):
        await store.matches.append(made)
    held_up = await store.outbox.held_up()
    assert {server: [stream.id for stream in of_server] for server, of_server in held_up.items()} == {
        7: [TWO, "three000"],
        8: [ONE],
    }
    await store.outbox.announced(told(other), DiscordLocation(ONE))
    assert set(await store.outbox.held_up()) == {7}


async def test_what_is_announced_is_announced_once(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.matches.append(commit(ONE, after=made.snapshot))
    first, second = await store.outbox.announcements()
    assert first == Announcement(Stream("match", ONE), 1, 3)
    await store.outbox.announced(first, DiscordLocation(ONE))
    assert list(await store.outbox.announcements()) == [second]


async def test_announced_twice_is_announced_once(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.outbox.announced(told(made), DiscordLocation(ONE, board=1))
    await store.outbox.announced(told(made), DiscordLocation(ONE, board=2))
    assert list(await store.outbox.announcements()) == []
    assert await store.outbox.location(ONE) == DiscordLocation(ONE, board=2)


async def test_posts_of_many_matches_noted_at_once_leave_one_digest(store: Store) -> None:
    made = [commit(f"match{number:03}") for number in range(20)]
    for change in made:
        await store.matches.append(change)

    async def post(change: Commit) -> None:
        match = change.snapshot.match
        notices = [Notice(ANNA, "digest", NOON), Notice(ANNA, "turn", NOON, match, seq=3)]
        await store.outbox.announced(told(change), DiscordLocation(match), notices)

    await asyncio.gather(*map(post, made))
    kept = await store.outbox.notices_of(ANNA)
    assert [notice.kind for notice in kept].count("digest") == 1
    assert len(kept) == len(made) + 1


async def test_a_move_does_not_forget_the_place(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.outbox.save_location(DiscordLocation(ONE, thread=5, invitation=6))
    await store.matches.append(commit(ONE, after=made.snapshot))
    assert await store.outbox.location(ONE) == DiscordLocation(ONE, thread=5, invitation=6)


async def test_a_match_that_is_not_there_lives_nowhere(store: Store) -> None:
    await store.matches.append(commit(ONE))
    with pytest.raises(KeyError):
        await store.outbox.save_location(DiscordLocation(TWO, thread=5))
    with pytest.raises(KeyError):
        await store.outbox.announced(told(commit(ONE)), DiscordLocation(TWO, thread=5))
    assert list(await store.outbox.announcements()) == [commit(ONE).announcement]


async def test_a_thread_leads_to_its_match_the_latest_if_several(store: Store) -> None:
    for name in (ONE, TWO, THREE):
        await store.matches.append(commit(name))
        await store.outbox.save_location(DiscordLocation(name, thread=9 if name == THREE else 2**62))
    assert await store.matches.snapshot_in(2**62) == commit(TWO).snapshot
    assert await store.matches.snapshot_in(9) == commit(THREE).snapshot
    assert await store.matches.snapshot_in(10) is None


async def test_choices_have_defaults_and_are_kept(store: Store) -> None:
    assert await store.people.person(ANNA) == Person(ANNA)
    assert await store.people.server(2**62) == Server(2**62)

    told = Person(ANNA, zone="Asia/Kathmandu", sleep=(1380, 420), notice="digest", digest_hour=23)
    looks = Person(ANNA, has_turned_board=True), Person(ANNA, has_text=True)
    for person in (Person(ANNA, "de", has_preview=False, theme="light"), told, *looks):
        await store.people.save_person(person)
        assert await store.people.person(ANNA) == person
    resting = Server(2**62, zone="Europe/Vienna", report_channel=2**60)
    usual = Server(2**62, policy="fast")
    for server in (Server(2**62, "de", "dark", channel=2**61, moderator_role=2**60), resting, usual, Server(2**62)):
        await store.people.save_server(server)
        assert await store.people.server(2**62) == server
    assert await store.people.person(BERT) == Person(BERT)


async def test_moderators_named_by_a_server_stay_until_others_are_named_or_they_are_forgotten(store: Store) -> None:
    server, other = Server(2**62, report_channel=5), Server(7, puzzle_channel=6)
    for chosen in (server, other):
        await store.people.save_server(chosen)
        await store.people.name_moderators(chosen.id, (BERT, ANNA))
    both = replace(server, moderators=tuple(sorted((ANNA, BERT))))
    assert await store.people.server(server.id) == both
    assert list(await store.people.report_servers()) == [both]
    assert list(await store.people.moderates(ANNA)) == [other.id, server.id]

    await store.people.forget(ANNA, NOON)
    await store.people.save_server(replace(both, language="de"))
    assert (await store.people.server(server.id)).moderators == (BERT,), "written back by who chose something else"
    assert list(await store.people.moderates(ANNA)) == []
    await store.people.name_moderators(server.id, ())
    assert (await store.people.server(server.id)).moderators == ()
    assert (await store.people.server(other.id)).moderators == (BERT,)


async def test_the_language_of_a_persons_discord_is_the_one_seen_last(store: Store) -> None:
    languages: tuple[Language, ...] = ("de", "en")
    for language in languages:
        await store.people.see_language(ANNA, language)
        assert await store.people.seen_language(ANNA) == language
    assert await store.people.seen_language(BERT) is None
    await store.people.forget(ANNA, NOON)
    assert await store.people.seen_language(ANNA) is None


async def test_solved_steps_of_lessons_are_kept_until_their_person_is_forgotten(store: Store) -> None:
    solved = [SolvedStep(ANNA, "columbiz", "board"), SolvedStep(ANNA, "gamwin", "way")]
    for step in (*reversed(solved), solved[0], SolvedStep(BERT, "gamwin", "way")):
        await store.people.save_solved_step(step)
    assert list(await store.people.solved_steps(ANNA)) == solved
    await store.people.forget(ANNA, NOON)
    assert list(await store.people.solved_steps(ANNA)) == []
    assert len(await store.people.solved_steps(BERT)) == 1


async def test_notes_of_the_program_are_kept(store: Store) -> None:
    assert await store.notes.read("commands") is None
    for value in ("abc", "", "def"):
        await store.notes.write("commands", value)
        assert await store.notes.read("commands") == value
    assert await store.notes.read("other") is None


async def test_of_each_player_the_latest_letter_is_kept(store: Store) -> None:
    await store.matches.append(commit(ONE))
    await store.matches.append(commit(TWO))
    for message in (None, 70, 71):
        await store.outbox.save_secret_message(SecretMessage(ONE, ANNA, channel=7, message=message))
    await store.outbox.save_secret_message(SecretMessage(ONE, BERT, channel=8, message=None))
    assert {letter.person: letter for letter in await store.outbox.secret_messages(ONE)} == {
        ANNA: SecretMessage(ONE, ANNA, channel=7, message=71),
        BERT: SecretMessage(ONE, BERT, channel=8, message=None),
    }
    assert list(await store.outbox.secret_messages(TWO)) == []


async def test_vacations_are_kept_in_order_and_can_be_struck_off(store: Store) -> None:
    summer = Vacation(ANNA, date(2026, 7, 1), date(2026, 7, 14))
    longer = replace(summer, last=date(2026, 7, 20))
    winter = Vacation(ANNA, date(2025, 12, 24), date(2025, 12, 24))
    for vacation in (summer, winter, longer, Vacation(BERT, date(2026, 1, 1), date(2026, 1, 2))):
        await store.people.save_vacation(vacation)
    assert list(await store.people.vacations(ANNA)) == [winter, longer]
    await store.people.delete_vacation(longer)
    await store.people.delete_vacation(longer)
    assert list(await store.people.vacations(ANNA)) == [winter]


async def test_matches_are_muted_and_unmuted(store: Store) -> None:
    for name in (ONE, TWO):
        await store.matches.append(commit(name))
        await store.people.mute(ANNA, name)
    await store.people.mute(ANNA, ONE)
    await store.people.mute(BERT, ONE)
    assert await store.people.muted_by(ONE) == {ANNA, BERT}
    assert list(await store.people.muted_matches(ANNA)) == [ONE, TWO]
    await store.people.unmute(ANNA, ONE)
    await store.people.unmute(ANNA, ONE)
    assert await store.people.muted_by(ONE) == {BERT}
    assert list(await store.people.muted_matches(ANNA)) == [TWO]


async def announced(store: Store, match: MatchId, *notices: Notice) -> None:
    made = commit(match, after=await store.matches.snapshot(match))
    await store.matches.append(made)
    await store.outbox.announced(told(made), DiscordLocation(match), notices)


async def test_notices_come_with_what_is_announced_and_in_the_order_of_time(store: Store) -> None:
    later = Notice(ANNA, "turn", NOON + timedelta(hours=1), ONE, seq=3)
    sooner = Notice(BERT, "reminder", NOON, ONE, seq=3)
    assert await store.outbox.next_notice_at() is None
    await announced(store, ONE, later, sooner)
    assert await store.outbox.next_notice_at() == NOON
    assert list(await store.outbox.notices(upto=NOON, limit=9)) == [sooner]
    assert list(await store.outbox.notices(upto=NOON + timedelta(hours=1), limit=9)) == [sooner, later]
    assert list(await store.outbox.notices(upto=NOON + timedelta(hours=1), limit=1)) == [sooner]
    assert list(await store.outbox.notices_of(ANNA)) == [later]


async def test_what_is_announced_twice_is_noticed_once(store: Store) -> None:
    made = commit(ONE)
    notice = Notice(ANNA, "turn", NOON, ONE, seq=3)
    await store.matches.append(made)
    await store.outbox.announced(told(made), DiscordLocation(ONE), [notice])
    assert await store.outbox.change_notice(notice, None)
    await store.outbox.announced(told(made), DiscordLocation(ONE), [notice])
    assert list(await store.outbox.notices_of(ANNA)) == []


async def test_of_a_kind_the_notice_of_the_latest_fact_is_kept(store: Store) -> None:
    early, late = Notice(ANNA, "turn", NOON, ONE, seq=3), Notice(ANNA, "turn", NOON, ONE, seq=6)
    reminder = Notice(ANNA, "reminder", NOON, ONE, seq=4)
    other = Notice(ANNA, "turn", NOON, TWO, seq=3)
    await announced(store, ONE, early, reminder)
    await announced(store, ONE, late)
    await announced(store, ONE, early)
    await announced(store, TWO, other)
    assert list(await store.outbox.notices_of(ANNA)) == [reminder, late, other]


async def test_there_is_one_digest_and_the_first_stays(store: Store) -> None:
    first, second = (Notice(ANNA, "digest", NOON + timedelta(days=days)) for days in (0, 1))
    await announced(store, ONE, first)
    await announced(store, TWO, second)
    assert list(await store.outbox.notices_of(ANNA)) == [first]


async def test_a_notice_is_changed_only_as_it_was(store: Store) -> None:
    notice = Notice(ANNA, "turn", NOON, ONE, seq=3)
    tried = replace(notice, tries=1, not_before=NOON + timedelta(minutes=1))
    await announced(store, ONE, notice)
    assert await store.outbox.change_notice(notice, tried)
    assert not await store.outbox.change_notice(notice, None)
    assert list(await store.outbox.notices_of(ANNA)) == [tried]
    assert await store.outbox.change_notice(tried, None)
    assert await store.outbox.next_notice_at() is None


async def test_who_is_forgotten_leaves_logs_and_an_id_only(store: Store) -> None:
    await announced(store, ONE, Notice(ANNA, "turn", NOON, ONE, seq=3), Notice(BERT, "turn", NOON, ONE, seq=3))
    for person in (ANNA, BERT):
        await store.people.save_person(Person(person, zone="Europe/Berlin"))
        await store.people.save_vacation(Vacation(person, date(2026, 7, 1), date(2026, 7, 14)))
        await store.people.mute(person, ONE)
        await store.outbox.save_secret_message(SecretMessage(ONE, person, channel=7, message=70))
        await store.plans.save(Plan(ONE, person, 1, 0, "a", "b"), seq=3)
    log = list(await store.matches.log(ONE))
    for _ in range(2):
        await store.people.forget(ANNA, NOON)

    assert await store.people.forgotten() == {ANNA}
    assert await store.people.person(ANNA) == Person(ANNA)
    assert not await store.people.vacations(ANNA)
    assert not await store.outbox.notices_of(ANNA)
    assert await store.people.muted_by(ONE) == {BERT}
    assert [letter.person for letter in await store.outbox.secret_messages(ONE)] == [BERT]
    assert [plan.person for plan in await store.plans.of_match(ONE)] == [BERT]
    assert list(await store.matches.log(ONE)) == log
    assert await store.people.person(BERT) == Person(BERT, zone="Europe/Berlin")
    assert len(await store.outbox.notices_of(BERT)) == len(await store.people.vacations(BERT)) == 1

    await store.people.recall(ANNA)
    assert await store.people.forgotten() == frozenset()


def case_of(match: MatchId, seq: int, *, hour: int = 0, state: DisputeState = "open", server: int = 7) -> Case:
    return Case(match, seq, server, BERT, state, None, NOON + timedelta(hours=hour))


async def test_a_dispute_is_kept_with_the_commit_that_changes_it(store: Store) -> None:
    first = commit(ONE)
    await store.matches.append(replace(first, case=case_of(ONE, 3)))
    assert await store.disputes.case(ONE, 3) == case_of(ONE, 3)
    assert await store.disputes.case(ONE, 2) is None
    await store.disputes.save_thread(ONE, 3, 99)
    ruled = replace(case_of(ONE, 3, state="ruled"), ruling="rewound")
    await store.matches.append(replace(commit(ONE, after=first.snapshot), case=ruled))
    assert await store.disputes.case(ONE, 3) == replace(ruled, thread=99), "the thread stays"
    assert await store.matches.snapshot_in(99) == await store.matches.snapshot(ONE)


async def test_a_dispute_of_a_commit_that_is_refused_is_not_kept(store: Store) -> None:
    await store.matches.append(commit(ONE))
    with pytest.raises(Conflict):
        await store.matches.append(replace(commit(ONE), case=case_of(ONE, 3)))
    assert await store.disputes.case(ONE, 3) is None
    with pytest.raises(KeyError):
        await store.disputes.save_thread(ONE, 3, 99)


async def test_disputes_of_a_server_come_open_ones_first_then_the_latest(store: Store) -> None:
    kept = [
        case_of(ONE, 1, hour=1),
        case_of(TWO, 1, hour=2, state="ruled"),
        case_of(THREE, 1, hour=3, state="closed"),
        case_of(MatchId("match004"), 1, hour=0, state="appealed"),
        case_of(MatchId("match005"), 1, hour=9, server=8),
    ]
    for case in kept:
        await store.matches.append(replace(commit(case.match), case=case))
    found = await store.disputes.cases(7, limit=9)
    assert [case.opened_at - NOON for case in found] == [timedelta(hours=hour) for hour in (1, 0, 3, 2)]
    assert list(await store.disputes.cases(7, limit=2, offset=1)) == list(found[1:3])
    assert list(await store.disputes.cases(9, limit=2)) == []


async def test_matches_are_woken_in_the_order_in_which_they_are_due(store: Store) -> None:
    hours = {ONE: 3, TWO: 1, THREE: 2}
    for match, hour in hours.items():
        made = commit(match)
        await store.matches.append(replace(made, summary=replace(made.summary, due_at=NOON + timedelta(hours=hour))))
    await store.matches.append(commit(MatchId("match004")))

    assert await store.matches.next_due() == NOON + timedelta(hours=1)
    assert list(await store.matches.due_before(NOON + timedelta(hours=3))) == [TWO, THREE, ONE]
    assert list(await store.matches.due_before(NOON + timedelta(hours=2))) == [TWO, THREE]
    assert list(await store.matches.due_before(NOON)) == []
    summary = await store.matches.summary(ONE)
    assert summary is not None
    assert summary.due_at == NOON + timedelta(hours=3)


async def test_of_what_waits_since_one_time_the_match_that_was_made_first_comes_first(store: Store) -> None:
    made = [THREE, ONE, TWO]
    for match in made:
        first = commit(match)
        await store.matches.append(replace(first, summary=replace(first.summary, due_at=NOON)))
    for due_at in (NOON + timedelta(hours=1), NOON):
        await store.matches.save_due(THREE, seq=3, due_at=due_at)
    invitations = [MatchId(f"match00{number}") for number in (6, 4, 5)]
    for match in invitations:
        await store.matches.append(commit(match, phase="proposed"))
    first = commit(invitations[0], phase="proposed")
    await store.matches.append(commit(invitations[0], after=first.snapshot, phase="proposed"))
    assert list(await store.matches.due_before(NOON)) == made
    assert list(await store.matches.proposed_before(NOON)) == invitations


async def test_only_running_matches_are_woken(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(replace(made, summary=replace(made.summary, due_at=NOON)))
    over = commit(ONE, after=made.snapshot, phase="over")
    await store.matches.append(replace(over, summary=replace(over.summary, due_at=NOON)))
    assert list(await store.matches.due_before(NOON)) == []
    assert await store.matches.next_due() is None


async def test_when_a_match_is_due_can_be_changed_until_it_has_gone_on(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.matches.save_due(ONE, seq=made.snapshot.seq, due_at=NOON)
    assert await store.matches.next_due() == NOON
    await store.matches.save_due(ONE, seq=made.snapshot.seq - 1, due_at=None)
    assert await store.matches.next_due() == NOON
    await store.matches.save_due(ONE, seq=made.snapshot.seq, due_at=None)
    assert await store.matches.next_due() is None


PLAN = Plan(ONE, ANNA, number=1, position=4, condition="C6-D6", line="D6-C6")


async def test_plans_are_kept_and_struck_off(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.matches.append(commit(TWO))
    others = [replace(PLAN, number=2, line="E5"), replace(PLAN, person=CARL), replace(PLAN, match=TWO)]
    for plan in (PLAN, *others):
        await store.plans.save(plan, seq=made.snapshot.seq)
    assert list(await store.plans.of_match(ONE)) == [others[1], PLAN, others[0]]
    await store.plans.delete(PLAN)
    await store.plans.delete(PLAN)
    assert list(await store.plans.of_match(ONE)) == [others[1], others[0]]


async def test_what_a_change_looks_at_is_read_at_once(store: Store) -> None:
    assert await store.matches.load(ONE) is None
    made = commit(ONE)
    await store.matches.append(made)
    nobody = ClockSettings(tuple(map(Person, made.summary.persons)), ())
    assert await store.matches.load(ONE) == StoredMatch(made.snapshot, None, (), nobody)
    made = commit(TWO, seed=bytes(range(32)))
    await store.matches.append(made)
    planned = [replace(PLAN, match=TWO), replace(PLAN, match=TWO, number=2)]
    for plan in planned:
        await store.plans.save(plan, seq=made.snapshot.seq)
    sleeper, away = Person(ANNA, zone="Europe/Berlin"), Vacation(ANNA, NOON.date(), NOON.date())
    await store.people.save_person(sleeper)
    await store.people.save_vacation(away)
    settings = replace(
        nobody,
        persons=tuple(sleeper if person == ANNA else Person(person) for person in made.summary.persons),
        vacations=(away,),
    )
    assert await store.matches.load(TWO) == StoredMatch(made.snapshot, bytes(range(32)), tuple(planned), settings)


async def test_a_plan_for_a_match_that_has_gone_on_is_refused(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    with pytest.raises(Conflict):
        await store.plans.save(PLAN, seq=made.snapshot.seq - 1)
    await store.plans.save(PLAN, seq=made.snapshot.seq)
    with pytest.raises(Conflict):
        await store.plans.save(PLAN, seq=made.snapshot.seq)
    assert list(await store.plans.of_match(ONE)) == [PLAN]


@pytest.mark.parametrize("phase", ["running", "over"])
async def test_a_commit_that_has_not_looked_at_all_plans_is_refused(store: Store, phase: Phase) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    await store.plans.save(PLAN, seq=made.snapshot.seq)
    following = commit(ONE, after=made.snapshot, phase=phase)
    with pytest.raises(Conflict):
        await store.matches.append(replace(following, plans=Plans(())))
    assert await store.matches.snapshot(ONE) == made.snapshot

    await store.matches.append(replace(following, plans=Plans((PLAN,), carried_out=PLAN)))
    assert await store.matches.snapshot(ONE) == following.snapshot
    assert list(await store.plans.of_match(ONE)) == []


async def test_the_policies_of_a_server_are_kept_by_name(store: Store) -> None:
    slow = replace(RELAXED, name="slow", rest_days=(5, 6))
    for policy in (slow, FAST):
        await store.people.save_policy(7, policy)
    await store.people.save_policy(8, replace(slow, bank=1))
    assert list(await store.people.policies(7)) == [FAST, slow]
    await store.people.save_policy(7, replace(slow, bank=5))
    await store.people.delete_policy(7, FAST.name)
    assert list(await store.people.policies(7)) == [replace(slow, bank=5)]


async def test_what_decides_how_time_is_counted_is_read_at_once(store: Store) -> None:
    anna = Person(ANNA, zone="Asia/Kolkata", sleep=(1380, 420), night_taken=NOON)
    away = Vacation(ANNA, date(2026, 7, 1), date(2026, 7, 14), "Asia/Kolkata")
    await store.people.save_person(anna)
    await store.people.save_vacation(away)
    await store.people.save_vacation(Vacation(CARL, date(2026, 7, 1), date(2026, 7, 2)))
    assert await store.people.clock_settings([BERT, ANNA]) == ClockSettings((Person(BERT), anna), (away,))
    assert await store.people.clock_settings([BERT]) == ClockSettings((Person(BERT),), ())


async def test_who_is_forgotten_plans_nothing_any_more(store: Store) -> None:
    made = commit(ONE)
    await store.matches.append(made)
    others = replace(PLAN, person=BERT)
    for plan in (PLAN, others):
        await store.plans.save(plan, seq=made.snapshot.seq)
    await store.people.forget(ANNA, NOON)
    assert list(await store.plans.of_match(ONE)) == [others]


async def test_of_two_who_save_the_same_revision_of_a_study_one_is_told(store: Store) -> None:
    first = StoredStudy(ANNA, 5, 1, "a")
    await store.studies.save(first)
    await store.studies.save(StoredStudy(BERT, 5, 1, "b"))
    await store.studies.save(StoredStudy(ANNA, 4, 1, "c"))
    for late in (first, replace(first, revision=3), StoredStudy(ANNA, 6, 2, "d")):
        with pytest.raises(Conflict):
            await store.studies.save(late)
    second = replace(first, revision=2, body="e")
    await store.studies.save(second)
    assert list(await store.studies.of_person(ANNA)) == [StoredStudy(ANNA, 4, 1, "c"), second]
    assert await store.studies.study(ANNA, 5) == second
    await store.studies.delete(ANNA, 5)
    await store.studies.delete(ANNA, 5)
    assert await store.studies.study(ANNA, 5) is None
    await store.people.forget(ANNA, NOON)
    assert list(await store.studies.of_person(ANNA)) == []
    assert len(await store.studies.of_person(BERT)) == 1


async def test_blocks_are_kept_and_taken_back(store: Store) -> None:
    for blocked in (CARL, BERT, CARL):
        await store.people.block(ANNA, blocked)
    await store.people.block(BERT, ANNA)
    assert list(await store.people.blocked_by(ANNA)) == sorted([CARL, BERT])
    await store.people.unblock(ANNA, CARL)
    await store.people.unblock(ANNA, CARL)
    assert list(await store.people.blocked_by(ANNA)) == [BERT]
    await store.people.forget(ANNA, NOON)
    assert list(await store.people.blocked_by(ANNA)) == []
    assert list(await store.people.blocked_by(BERT)) == [ANNA], "that is Bert's own choice"


async def test_a_claim_that_is_refused_changes_nothing_and_one_that_is_not_is_counted(store: Store) -> None:
    quotas = Quotas(open_to_one=1, daily_to_one=2)
    claim = Claim(quotas, NOON, by=ANNA, invited=(BERT,))
    await store.matches.append(replace(commit(ONE, phase="proposed"), claim=claim))
    with pytest.raises(TooMuch) as refused:
        await store.matches.append(replace(commit(TWO, phase="proposed"), claim=claim))
    assert refused.value.params["reason"] == "one"
    assert list(await store.matches.ids()) == [ONE]
    other = replace(claim, invited=(CARL,))
    await store.matches.append(replace(commit(TWO, phase="proposed", persons=(ANNA, CARL)), claim=other))


async def test_a_conflict_records_no_claim(store: Store) -> None:
    quotas = Quotas(hourly_starts=1)
    claim = Claim(quotas, NOON, starting=(ANNA,))
    await store.matches.append(commit(ONE))
    with pytest.raises(Conflict):
        await store.matches.append(replace(commit(ONE), claim=claim))
    await store.matches.append(replace(commit(TWO), claim=claim))
    with pytest.raises(TooMuch):
        await store.matches.append(replace(commit(THREE), claim=claim))
    later = replace(claim, at=NOON + timedelta(hours=1))
    await store.matches.append(replace(commit(THREE), claim=later))


async def test_a_running_match_has_a_place_until_its_thread_is_lost(store: Store) -> None:
    for name in (ONE, TWO, THREE):
        await store.matches.append(commit(name))
    homes = {name: DiscordLocation(name, thread=at, board=5) for at, name in enumerate((ONE, TWO, THREE), start=7)}
    for name in (ONE, TWO):
        await store.outbox.announced(told(commit(name)), homes[name])
    assert list(await store.outbox.locations()) == [homes[ONE], homes[TWO]]
    assert list(await store.outbox.unshown()) == [], "the start of the third is still to be announced"
    assert not await store.outbox.lose_thread(TWO, 7)
    assert await store.outbox.lose_thread(TWO, 8)
    assert not await store.outbox.lose_thread(TWO, 8)
    await store.outbox.save_location(replace(homes[ONE], board=None))
    assert list(await store.outbox.unshown()) == [ONE, TWO]
    await store.outbox.save_location(homes[ONE])
    assert list(await store.outbox.locations()) == [homes[ONE]]
    assert await store.outbox.location(TWO) == DiscordLocation(TWO)


async def test_drafts_of_seasons_are_forgotten_with_their_organiser(store: Store) -> None:
    for person in (ANNA, PersonId(99)):
        for season in ("-", "season01"):
            await Drafts(store.notes, server=7, person=person, season=season).keep("Winter", RULES)
    await store.people.forget(ANNA, NOON)
    for season in ("-", "season01"):
        assert await Drafts(store.notes, server=7, person=ANNA, season=season).kept() is None
        assert await Drafts(store.notes, server=7, person=PersonId(99), season=season).kept() == ("Winter", RULES)


def rematch_of_one(match: str, **of_sample: Any) -> Commit:
    """Return the first commit of a rematch of match ONE."""
    made = commit(match, phase="proposed", **of_sample)
    bodies = [json.dumps({"kind": "match_proposed", "rematch_of": ONE})]
    entries = link(bodies, match=MatchId(match), after=0, previous=GENESIS, at=NOON)
    snapshot = replace(made.snapshot, seq=1, digest=entries[-1].digest)
    announcement = replace(told(made), last=1)
    return replace(made, entries=entries, snapshot=snapshot, announcement=announcement, rematch_of=ONE)


async def test_of_two_rematches_at_once_one_is_made_until_it_is_closed(store: Store) -> None:
    await store.matches.append(commit(ONE, phase="over"))
    both = (rematch_of_one(TWO), rematch_of_one(THREE, persons=(BERT, ANNA)))
    results = await asyncio.gather(*map(store.matches.append, both), return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Conflict]
    made = both[results.index(None)]
    assert await store.matches.open_rematch(ONE, [ANNA]) == made.snapshot.match
    assert await store.matches.open_rematch(ONE, [CARL]) is None
    assert await store.matches.open_rematch(TWO, [ANNA]) is None
    await store.matches.append(commit(made.snapshot.match, after=made.snapshot, phase="withdrawn"))
    assert await store.matches.open_rematch(ONE, [ANNA]) is None
    await store.matches.append(both[results.index(None) - 1])
