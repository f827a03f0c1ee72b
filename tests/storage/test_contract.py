"""What every store promises (`engine.store.Store`); runs against all of them."""

import asyncio
from dataclasses import replace
from datetime import date, timedelta

import pytest

from engine.calendars import Habits
from engine.chain import first_fault
from engine.disputes import DisputeState
from engine.facts import MatchId
from engine.policy import FAST, RELAXED
from engine.preferences import Language, Person, Server, Vacation
from engine.store import Announcement, Case, Conflict, Letter, Notice, Phase, Place, Plan, Plans, Store
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

    told = Person(ANNA, zone="Asia/Kathmandu", sleep=(1380, 420), notice="digest", digest_hour=23)
    for person in (Person(ANNA, "de", has_preview=False, theme="light"), told, Person(ANNA, has_turned_board=True)):
        await store.save_person(person)
        assert await store.person(ANNA) == person
    resting = Server(2**62, zone="Europe/Vienna", rest_days=(5, 6), report_channel=2**60)
    usual = Server(2**62, policy="fast")
    for server in (Server(2**62, "de", "dark", channel=2**61, moderator_role=2**60), resting, usual, Server(2**62)):
        await store.save_server(server)
        assert await store.server(2**62) == server
    assert await store.person(BERT) == Person(BERT)


async def test_the_language_of_a_persons_discord_is_the_one_seen_last(store: Store) -> None:
    languages: tuple[Language, ...] = ("de", "en")
    for language in languages:
        await store.see_language(ANNA, language)
        assert await store.seen_language(ANNA) == language
    assert await store.seen_language(BERT) is None
    await store.forget(ANNA, NOON)
    assert await store.seen_language(ANNA) is None


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


async def test_vacations_are_kept_in_order_and_can_be_struck_off(store: Store) -> None:
    summer = Vacation(ANNA, date(2026, 7, 1), date(2026, 7, 14))
    longer = replace(summer, last=date(2026, 7, 20))
    winter = Vacation(ANNA, date(2025, 12, 24), date(2025, 12, 24))
    for vacation in (summer, winter, longer, Vacation(BERT, date(2026, 1, 1), date(2026, 1, 2))):
        await store.save_vacation(vacation)
    assert list(await store.vacations(ANNA)) == [winter, longer]
    await store.delete_vacation(longer)
    await store.delete_vacation(longer)
    assert list(await store.vacations(ANNA)) == [winter]


async def test_matches_are_muted_and_unmuted(store: Store) -> None:
    for name in (ONE, TWO):
        await store.append(commit(name))
        await store.mute(ANNA, name)
    await store.mute(ANNA, ONE)
    await store.mute(BERT, ONE)
    assert await store.muted_by(ONE) == {ANNA, BERT}
    assert list(await store.muted_matches(ANNA)) == [ONE, TWO]
    await store.unmute(ANNA, ONE)
    await store.unmute(ANNA, ONE)
    assert await store.muted_by(ONE) == {BERT}
    assert list(await store.muted_matches(ANNA)) == [TWO]


async def announced(store: Store, match: MatchId, *told: Notice) -> None:
    made = commit(match, after=await store.snapshot(match))
    await store.append(made)
    await store.announced(made.announcement, Place(match), told)


async def test_notices_come_with_what_is_announced_and_in_the_order_of_time(store: Store) -> None:
    later = Notice(ANNA, "turn", NOON + timedelta(hours=1), ONE, seq=3)
    sooner = Notice(BERT, "reminder", NOON, ONE, seq=3)
    assert await store.next_notice_at() is None
    await announced(store, ONE, later, sooner)
    assert await store.next_notice_at() == NOON
    assert list(await store.notices(upto=NOON, limit=9)) == [sooner]
    assert list(await store.notices(upto=NOON + timedelta(hours=1), limit=9)) == [sooner, later]
    assert list(await store.notices(upto=NOON + timedelta(hours=1), limit=1)) == [sooner]
    assert list(await store.notices_of(ANNA)) == [later]


async def test_what_is_announced_twice_is_noticed_once(store: Store) -> None:
    made = commit(ONE)
    notice = Notice(ANNA, "turn", NOON, ONE, seq=3)
    await store.append(made)
    await store.announced(made.announcement, Place(ONE), [notice])
    assert await store.change_notice(notice, None)
    await store.announced(made.announcement, Place(ONE), [notice])
    assert list(await store.notices_of(ANNA)) == []


async def test_of_a_kind_the_notice_of_the_latest_fact_is_kept(store: Store) -> None:
    early, late = Notice(ANNA, "turn", NOON, ONE, seq=3), Notice(ANNA, "turn", NOON, ONE, seq=6)
    reminder = Notice(ANNA, "reminder", NOON, ONE, seq=4)
    other = Notice(ANNA, "turn", NOON, TWO, seq=3)
    await announced(store, ONE, early, reminder)
    await announced(store, ONE, late)
    await announced(store, ONE, early)
    await announced(store, TWO, other)
    assert list(await store.notices_of(ANNA)) == [reminder, late, other]


async def test_there_is_one_digest_and_the_first_stays(store: Store) -> None:
    first, second = (Notice(ANNA, "digest", NOON + timedelta(days=days)) for days in (0, 1))
    await announced(store, ONE, first)
    await announced(store, TWO, second)
    assert list(await store.notices_of(ANNA)) == [first]


async def test_a_notice_is_changed_only_as_it_was(store: Store) -> None:
    notice = Notice(ANNA, "turn", NOON, ONE, seq=3)
    tried = replace(notice, tries=1, not_before=NOON + timedelta(minutes=1))
    await announced(store, ONE, notice)
    assert await store.change_notice(notice, tried)
    assert not await store.change_notice(notice, None)
    assert list(await store.notices_of(ANNA)) == [tried]
    assert await store.change_notice(tried, None)
    assert await store.next_notice_at() is None


async def test_who_is_forgotten_leaves_logs_and_an_id_only(store: Store) -> None:
    await announced(store, ONE, Notice(ANNA, "turn", NOON, ONE, seq=3), Notice(BERT, "turn", NOON, ONE, seq=3))
    for person in (ANNA, BERT):
        await store.save_person(Person(person, zone="Europe/Berlin"))
        await store.save_vacation(Vacation(person, date(2026, 7, 1), date(2026, 7, 14)))
        await store.mute(person, ONE)
        await store.save_letter(Letter(ONE, person, channel=7, message=70))
        await store.save_plan(Plan(ONE, person, 1, 0, "a", "b"), seq=3)
    log = list(await store.log(ONE))
    for _ in range(2):
        await store.forget(ANNA, NOON)

    assert await store.forgotten() == {ANNA}
    assert await store.person(ANNA) == Person(ANNA)
    assert not await store.vacations(ANNA)
    assert not await store.notices_of(ANNA)
    assert await store.muted_by(ONE) == {BERT}
    assert [letter.person for letter in await store.letters(ONE)] == [BERT]
    assert [plan.person for plan in await store.plans(ONE)] == [BERT]
    assert list(await store.log(ONE)) == log
    assert await store.person(BERT) == Person(BERT, zone="Europe/Berlin")
    assert len(await store.notices_of(BERT)) == len(await store.vacations(BERT)) == 1

    await store.recall(ANNA)
    assert await store.forgotten() == frozenset()


def case_of(match: MatchId, seq: int, *, hour: int = 0, state: DisputeState = "open", server: int = 7) -> Case:
    return Case(match, seq, server, BERT, state, None, NOON + timedelta(hours=hour))


async def test_a_dispute_is_kept_with_the_commit_that_changes_it(store: Store) -> None:
    first = commit(ONE)
    await store.append(replace(first, case=case_of(ONE, 3)))
    assert await store.case(ONE, 3) == case_of(ONE, 3)
    assert await store.case(ONE, 2) is None
    await store.save_case_thread(ONE, 3, 99)
    ruled = replace(case_of(ONE, 3, state="ruled"), ruling="rewound")
    await store.append(replace(commit(ONE, after=first.snapshot), case=ruled))
    assert await store.case(ONE, 3) == replace(ruled, thread=99), "the thread stays"
    assert await store.match_in_thread(99) == ONE


async def test_a_dispute_of_a_commit_that_is_refused_is_not_kept(store: Store) -> None:
    await store.append(commit(ONE))
    with pytest.raises(Conflict):
        await store.append(replace(commit(ONE), case=case_of(ONE, 3)))
    assert await store.case(ONE, 3) is None
    with pytest.raises(KeyError):
        await store.save_case_thread(ONE, 3, 99)


async def test_disputes_of_a_server_come_open_ones_first_then_the_latest(store: Store) -> None:
    kept = [
        case_of(ONE, 1, hour=1),
        case_of(TWO, 1, hour=2, state="ruled"),
        case_of(THREE, 1, hour=3, state="closed"),
        case_of(MatchId("match004"), 1, hour=0, state="appealed"),
        case_of(MatchId("match005"), 1, hour=9, server=8),
    ]
    for case in kept:
        await store.append(replace(commit(case.match), case=case))
    found = await store.cases(7, limit=9)
    assert [case.opened_at - NOON for case in found] == [timedelta(hours=hour) for hour in (1, 0, 3, 2)]
    assert list(await store.cases(7, limit=2, offset=1)) == list(found[1:3])
    assert list(await store.cases(9, limit=2)) == []


async def test_matches_are_woken_in_the_order_in_which_they_are_due(store: Store) -> None:
    hours = {ONE: 3, TWO: 1, THREE: 2}
    for match, hour in hours.items():
        made = commit(match)
        await store.append(replace(made, summary=replace(made.summary, due_at=NOON + timedelta(hours=hour))))
    await store.append(commit(MatchId("match004")))

    assert await store.next_due() == NOON + timedelta(hours=1)
    assert list(await store.due_before(NOON + timedelta(hours=3))) == [TWO, THREE, ONE]
    assert list(await store.due_before(NOON + timedelta(hours=2))) == [TWO, THREE]
    assert list(await store.due_before(NOON)) == []
    summary = await store.summary(ONE)
    assert summary is not None
    assert summary.due_at == NOON + timedelta(hours=3)


async def test_only_running_matches_are_woken(store: Store) -> None:
    made = commit(ONE)
    await store.append(replace(made, summary=replace(made.summary, due_at=NOON)))
    over = commit(ONE, after=made.snapshot, phase="over")
    await store.append(replace(over, summary=replace(over.summary, due_at=NOON)))
    assert list(await store.due_before(NOON)) == []
    assert await store.next_due() is None


async def test_when_a_match_is_due_can_be_changed_until_it_has_gone_on(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.save_due(ONE, seq=made.snapshot.seq, due_at=NOON)
    assert await store.next_due() == NOON
    await store.save_due(ONE, seq=made.snapshot.seq - 1, due_at=None)
    assert await store.next_due() == NOON
    await store.save_due(ONE, seq=made.snapshot.seq, due_at=None)
    assert await store.next_due() is None


PLAN = Plan(ONE, ANNA, number=1, position=4, condition="C6-D6", line="D6-C6")


async def test_plans_are_kept_and_struck_off(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.append(commit(TWO))
    others = [replace(PLAN, number=2, line="E5"), replace(PLAN, person=CARL), replace(PLAN, match=TWO)]
    for plan in (PLAN, *others):
        await store.save_plan(plan, seq=made.snapshot.seq)
    assert list(await store.plans(ONE)) == [others[1], PLAN, others[0]]
    await store.delete_plan(PLAN)
    await store.delete_plan(PLAN)
    assert list(await store.plans(ONE)) == [others[1], others[0]]


async def test_seed_and_plans_are_read_at_once(store: Store) -> None:
    assert await store.seed_and_plans(ONE) == (None, [])
    made = commit(ONE, seed=bytes(range(32)))
    await store.append(made)
    assert await store.seed_and_plans(ONE) == (bytes(range(32)), [])
    second = replace(PLAN, number=2)
    for plan in (PLAN, second):
        await store.save_plan(plan, seq=made.snapshot.seq)
    assert await store.seed_and_plans(ONE) == (bytes(range(32)), [PLAN, second])


async def test_a_plan_for_a_match_that_has_gone_on_is_refused(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    with pytest.raises(Conflict):
        await store.save_plan(PLAN, seq=made.snapshot.seq - 1)
    await store.save_plan(PLAN, seq=made.snapshot.seq)
    with pytest.raises(Conflict):
        await store.save_plan(PLAN, seq=made.snapshot.seq)
    assert list(await store.plans(ONE)) == [PLAN]


@pytest.mark.parametrize("phase", ["running", "over"])
async def test_a_commit_that_has_not_looked_at_all_plans_is_refused(store: Store, phase: Phase) -> None:
    made = commit(ONE)
    await store.append(made)
    await store.save_plan(PLAN, seq=made.snapshot.seq)
    following = commit(ONE, after=made.snapshot, phase=phase)
    with pytest.raises(Conflict):
        await store.append(replace(following, plans=Plans(())))
    assert await store.snapshot(ONE) == made.snapshot

    await store.append(replace(following, plans=Plans((PLAN,), carried_out=PLAN)))
    assert await store.snapshot(ONE) == following.snapshot
    assert list(await store.plans(ONE)) == []


async def test_the_policies_of_a_server_are_kept_by_name(store: Store) -> None:
    slow = replace(RELAXED, name="slow", rest_days=(5, 6))
    for policy in (slow, FAST):
        await store.save_policy(7, policy)
    await store.save_policy(8, replace(slow, bank=1))
    assert list(await store.policies(7)) == [FAST, slow]
    await store.save_policy(7, replace(slow, bank=5))
    await store.delete_policy(7, FAST.name)
    assert list(await store.policies(7)) == [replace(slow, bank=5)]


async def test_what_decides_how_time_is_counted_is_read_at_once(store: Store) -> None:
    anna = Person(ANNA, zone="Asia/Kolkata", sleep=(1380, 420))
    away = Vacation(ANNA, date(2026, 7, 1), date(2026, 7, 14))
    await store.save_person(anna)
    await store.save_vacation(away)
    await store.save_vacation(Vacation(CARL, date(2026, 7, 1), date(2026, 7, 2)))
    await store.save_server(Server(7, zone="Europe/Berlin"))
    assert await store.habits([BERT, ANNA], 7) == Habits((Person(BERT), anna), (away,), Server(7, zone="Europe/Berlin"))
    assert await store.habits([BERT], 8) == Habits((Person(BERT),), (), Server(8))


async def test_who_is_forgotten_plans_nothing_any_more(store: Store) -> None:
    made = commit(ONE)
    await store.append(made)
    others = replace(PLAN, person=BERT)
    for plan in (PLAN, others):
        await store.save_plan(plan, seq=made.snapshot.seq)
    await store.forget(ANNA, NOON)
    assert list(await store.plans(ONE)) == [others]
