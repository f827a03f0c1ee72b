"""The contract of every store on seasons and results (`engine.seasons.service.store`, `engine.stores.matches`)."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta
from typing import Any, cast, get_args

import pytest

from engine.ids import MatchId, PersonId
from engine.log import chain
from engine.log.chain import Entry
from engine.people.preferences import Person, Server
from engine.seasons.facts.rules import LeagueId, SeasonId
from engine.seasons.service.store import (
    ScheduledEvent,
    SeasonCommit,
    SeasonPost,
    SeasonStore,
    SeasonSummary,
)
from engine.seasons.state.season import Phase
from engine.share import Share
from engine.stores.matches import Conflict, FinishedMatch, FixtureMatch, MatchStanding
from engine.stores.outbox import Announcement, Brief, DiscordLocation, Stream, StreamKind
from engine.stores.store import Store
from games.core import Outcome
from tests.storage.samples import ANNA, BERT, NOON, commit, told

FIRST, SECOND = SeasonId("season01"), SeasonId("season02")
ONE, TWO = MatchId("match001"), MatchId("match002")


@pytest.fixture
def seasons(store: Store) -> SeasonStore:
    return cast("SeasonStore", cast("Any", store).seasons)


def made(season: SeasonId, *, earlier: Sequence[Entry] = (), facts: int = 2, **summary: Any) -> SeasonCommit:
    seq, previous = (len(earlier), earlier[-1].digest) if earlier else (0, chain.GENESIS)
    bodies = [f'{{"n":{number}}}' for number in range(facts)]
    entries = chain.link(bodies, match=MatchId(season), after=seq, previous=previous, at=NOON)
    known = SeasonSummary(season, LeagueId("gamwin"), "Gamwin", 1, "gamwin", 7, "open", (ANNA,), NOON)
    told = Announcement(Stream("season", season), entries[0].seq, entries[-1].seq)
    return SeasonCommit(entries, replace(known, **summary), told, seed=None if earlier else bytes(range(32)))


async def test_what_is_appended_to_a_season_is_read_back_exactly(seasons: SeasonStore) -> None:
    first = made(FIRST)
    await seasons.append(first)
    second = made(FIRST, earlier=first.entries, phase="drawn", persons=(ANNA, BERT), due_at=None)
    await seasons.append(second)
    entries = await seasons.log(FIRST)
    assert list(entries) == [*first.entries, *second.entries]
    assert chain.first_fault(entries) is None
    assert await seasons.summary(FIRST) == second.summary
    assert await seasons.seed(FIRST) == bytes(range(32))
    assert list(await seasons.all()) == list(await seasons.of_server(7)) == [second.summary]


async def test_a_part_of_a_log_is_read_by_its_numbers(seasons: SeasonStore) -> None:
    first = made(FIRST, facts=4)
    await seasons.append(first)
    await seasons.append(made(SECOND))
    assert list(await seasons.log(FIRST, after=1, upto=3)) == list(first.entries[1:3])
    assert list(await seasons.log(FIRST, after=3)) == list(first.entries[3:])
    assert list(await seasons.log(FIRST, after=4)) == []


async def test_seasons_that_go_on_are_those_that_are_not_over(seasons: SeasonStore) -> None:
    for number, phase in enumerate(get_args(Phase)):
        await seasons.append(made(SeasonId(f"season{number}"), phase=phase))
    phases = [summary.phase for summary in await seasons.going_on()]
    assert phases == ["announced", "open", "drawn", "running", "overtime"]


async def test_of_an_unknown_season_nothing_is_known(seasons: SeasonStore) -> None:
    assert list(await seasons.log(FIRST)) == []
    assert await seasons.summary(FIRST) is None
    assert await seasons.seed(FIRST) is None
    assert await seasons.next_due() is None
    assert dict(await seasons.posts(FIRST)) == {}


async def test_a_commit_to_a_season_that_went_on_is_refused_whole(store: Store, seasons: SeasonStore) -> None:
    first = made(FIRST)
    await seasons.append(first)
    begun = replace(commit(ONE), fixture=FixtureMatch(FIRST, 3, 1, ONE))
    with pytest.raises(Conflict):
        await seasons.append(replace(made(FIRST), matches=[begun]))
    assert list(await seasons.log(FIRST)) == list(first.entries)
    assert list(await store.outbox.announcements()) == [first.announcement]
    assert await store.matches.summary(ONE) is None


async def test_matches_begin_with_the_commit_of_their_season_or_not_at_all(store: Store, seasons: SeasonStore) -> None:
    first = made(FIRST)
    await seasons.append(first)
    fixtures = [FixtureMatch(FIRST, number, 1, match) for number, match in enumerate((ONE, TWO), start=1)]
    begun = [replace(commit(fixture.match, seed=bytes(32)), fixture=fixture) for fixture in fixtures]
    following = made(FIRST, earlier=first.entries)
    await seasons.append(replace(following, announcement=None, matches=begun))
    assert list(await store.matches.of_season(FIRST)) == fixtures
    assert await store.matches.seed(TWO) == bytes(32)
    told = [first.announcement, *(match.announcement for match in begun)]
    assert list(await store.outbox.announcements()) == told, "the season says nothing of it"
    free, taken = FixtureMatch(FIRST, 3, 1, MatchId("match003")), FixtureMatch(FIRST, 2, 1, MatchId("match004"))
    again = [replace(commit(fixture.match), fixture=fixture) for fixture in (free, taken)]
    entries = (*first.entries, *following.entries)
    with pytest.raises(Conflict):
        await seasons.append(replace(made(FIRST, earlier=entries), matches=again))
    assert list(await seasons.log(FIRST)) == list(entries)
    assert await store.matches.summary(free.match) is None


async def test_seasons_are_due_in_order_of_time(seasons: SeasonStore) -> None:
    await seasons.append(made(FIRST, due_at=NOON + timedelta(hours=2)))
    await seasons.append(made(SECOND, due_at=NOON))
    assert await seasons.next_due() == NOON
    assert list(await seasons.due_before(NOON + timedelta(hours=1))) == [SECOND]
    assert list(await seasons.due_before(NOON + timedelta(hours=2))) == [SECOND, FIRST]
    await seasons.save_due(SECOND, None, seq=2, known=NOON)
    assert await seasons.next_due() == NOON + timedelta(hours=2)


async def test_of_seasons_that_are_due_at_one_time_the_one_that_was_made_first_comes_first(
    seasons: SeasonStore,
) -> None:
    for season in (SECOND, FIRST):
        await seasons.append(made(season, due_at=NOON))
    await seasons.save_due(SECOND, NOON + timedelta(hours=1), seq=2, known=NOON)
    await seasons.save_due(SECOND, NOON, seq=2, known=NOON + timedelta(hours=1))
    assert list(await seasons.due_before(NOON)) == [SECOND, FIRST]


async def test_a_season_that_was_woken_while_it_was_looked_at_is_looked_at_again(seasons: SeasonStore) -> None:
    await seasons.append(made(FIRST, due_at=NOON))
    await seasons.wake(FIRST, NOON - timedelta(hours=1))
    await seasons.save_due(FIRST, None, seq=2, known=NOON)
    assert await seasons.next_due() == NOON - timedelta(hours=1), "woken meanwhile"
    await seasons.save_due(FIRST, None, seq=1, known=NOON - timedelta(hours=1))
    assert await seasons.next_due() == NOON - timedelta(hours=1), "gone on meanwhile"
    await seasons.save_due(FIRST, None, seq=2, known=NOON - timedelta(hours=1))
    assert await seasons.next_due() is None


async def test_a_season_that_was_woken_at_the_time_it_was_due_is_looked_at_again(seasons: SeasonStore) -> None:
    await seasons.append(made(FIRST, due_at=NOON))
    for at in (NOON, NOON + timedelta(hours=1)):
        await seasons.wake(FIRST, at)
        await seasons.save_due(FIRST, None, seq=2, known=NOON)
        assert await seasons.next_due() is not None, "woken meanwhile, at the very moment or later"
    assert list(await seasons.due_before(NOON)) == [FIRST]


async def test_an_announcement_of_a_season_is_there_until_it_is_delivered(store: Store, seasons: SeasonStore) -> None:
    first, second, outbox = made(FIRST), made(SECOND), store.outbox
    await seasons.append(first)
    await seasons.append(second)
    match = commit(MatchId(SECOND))
    await store.matches.append(match)
    assert first.announcement is not None
    told = [first.announcement, second.announcement, match.announcement]
    assert list(await outbox.announcements()) == told
    assert list(await outbox.announcements(Stream("season", SECOND))) == [second.announcement]
    assert list((await outbox.held_up())[7]) == [waiting.stream for waiting in told if waiting]
    await outbox.announced(first.announcement)
    assert list(await outbox.announcements()) == told[1:], "a match with the same id is another log"


async def test_what_telling_needs_to_know_is_read_at_once(store: Store, seasons: SeasonStore) -> None:
    season, match, home = made(FIRST), commit(ONE, persons=(ANNA, BERT)), DiscordLocation(ONE, thread=5)
    await seasons.append(season)
    await store.matches.append(match)
    chosen, person = Server(7, language="de"), Person(BERT, notice="none")
    await store.people.save_server(chosen)
    await store.people.save_person(person)
    await store.people.mute(ANNA, ONE)
    await store.people.forget(PersonId(99), NOON)
    await store.outbox.save_location(home)
    gone = frozenset({PersonId(99)})
    waiting = (told(match),)
    found = await store.outbox.brief(Stream("match", ONE))
    assert found == Brief(waiting, chosen, gone, home, (Person(ANNA), person), frozenset({ANNA}))
    assert await store.outbox.brief(Stream("season", FIRST)) == Brief((season.announcement,), chosen, gone)  # type: ignore[arg-type]
    elsewhere = await store.outbox.brief(Stream("match", ONE), share=Share(frozenset({1}), 2))
    assert elsewhere == replace(found, waiting=()), "another process tells of it"
    for kind in get_args(StreamKind):
        with pytest.raises(KeyError):
            await store.outbox.brief(Stream(kind, "nothing0"))


async def test_posts_of_a_season_are_found_by_name(seasons: SeasonStore) -> None:
    await seasons.append(made(FIRST))
    await seasons.save_post(SeasonPost(FIRST, "page", 1, 2))
    await seasons.save_post(SeasonPost(FIRST, "table-1", 1, 3))
    await seasons.save_post(SeasonPost(FIRST, "page", 1, 4))
    assert dict(await seasons.posts(FIRST)) == {
        "page": SeasonPost(FIRST, "page", 1, 4),
        "table-1": SeasonPost(FIRST, "table-1", 1, 3),
    }


def finished(match: MatchId, **change: Any) -> FinishedMatch:
    ended = FinishedMatch(match, "gamwin", 7, (ANNA, BERT), Outcome("home", (1, 2), (3, 0)), (9, 8), True, NOON)
    return replace(ended, **change)


async def test_how_a_match_ended_is_kept_and_may_change(store: Store) -> None:
    first = replace(commit(ONE, phase="over"), finished=finished(ONE))
    await store.matches.append(first)
    assert await store.matches.finished([ONE, TWO]) == {ONE: finished(ONE)}
    changed = finished(ONE, outcome=Outcome("void", (1, 1), (3, 0)), is_rated=False)
    await store.matches.append(replace(commit(ONE, after=first.snapshot, phase="over"), finished=changed))
    assert await store.matches.finished([ONE]) == {ONE: changed}
    assert await store.matches.standing([ONE, TWO]) == MatchStanding({ONE: changed}, await store.matches.running([TWO]))


async def test_rated_matches_come_in_the_order_of_their_end(store: Store) -> None:
    for match, later in ((ONE, 5), (TWO, 3), (MatchId("match003"), 3)):
        ended = finished(match, ended_at=NOON + timedelta(seconds=later))
        await store.matches.append(replace(commit(match, phase="over"), finished=ended))
    unrated = replace(commit(MatchId("match004"), phase="over"), finished=finished(MatchId("match004"), is_rated=False))
    await store.matches.append(unrated)
    assert [match.match for match in await store.matches.rated("gamwin")] == ["match002", "match003", "match001"]
    assert list(await store.matches.rated("columbiz")) == []


async def test_a_fixture_has_one_match_for_each_attempt(store: Store) -> None:
    first, second = FixtureMatch("season01", 3, 1, ONE), FixtureMatch("season01", 3, 2, TWO)
    await store.matches.append(replace(commit(ONE), fixture=first))
    with pytest.raises(Conflict):
        await store.matches.append(replace(commit(TWO), fixture=FixtureMatch("season01", 3, 1, TWO)))
    assert await store.matches.summary(TWO) is None
    await store.matches.append(replace(commit(TWO), fixture=second))
    assert list(await store.matches.of_season("season01")) == [first, second]


async def test_matches_of_a_server_in_three_orders(store: Store) -> None:
    for match, minutes, due in ((ONE, 1, 9), (TWO, 2, None), (MatchId("match003"), 3, 5)):
        made_ = commit(match, at=NOON + timedelta(minutes=minutes), phase="running")
        due_at = None if due is None else NOON + timedelta(hours=due)
        await store.matches.append(replace(made_, summary=replace(made_.summary, due_at=due_at)))
    server = (await store.matches.summary(ONE)).server  # type: ignore[union-attr]

    async def names(**wanted: Any) -> list[str]:
        found = await store.matches.of_server(server, viewer=None, phases=["running"], **{"limit": 9} | wanted)
        return [summary.match for summary in found]

    assert await names() == ["match003", "match002", "match001"]
    assert await names(order="waiting") == ["match001", "match002", "match003"]
    assert await names(order="deadline") == ["match003", "match001", "match002"]
    assert await names(limit=1, offset=1) == ["match002"]
    assert await names(game="none") == []
    assert await names(person=ANNA, limit=2) == ["match003", "match002"]


async def test_private_matches_of_a_server_are_listed_for_their_own_people_only(store: Store) -> None:
    for match, is_private in ((ONE, True), (TWO, False)):
        made_ = commit(match, phase="running")
        await store.matches.append(replace(made_, summary=replace(made_.summary, is_private=is_private)))
    summary = await store.matches.summary(ONE)
    assert summary is not None
    assert summary.is_private
    moved = commit(ONE, after=await store.matches.snapshot(ONE))
    await store.matches.append(replace(moved, summary=replace(moved.summary, is_private=True)))
    listed = {}
    for viewer in (ANNA, PersonId(5), None):
        found = await store.matches.of_server(summary.server, viewer=viewer, phases=["running"], person=ANNA, limit=9)
        listed[viewer] = {summary.match: summary.is_private for summary in found}
    assert listed == {ANNA: {ONE: True, TWO: False}, PersonId(5): {TWO: False}, None: {TWO: False}}


async def test_discords_events_are_remembered_by_season_and_name(seasons: SeasonStore) -> None:
    await seasons.append(made(FIRST))
    await seasons.append(made(SECOND))
    tried, gone = ScheduledEvent(FIRST, "start", None, "a"), ScheduledEvent(SECOND, "end", 9, "b", is_gone=True)
    for event in (tried, gone):
        await seasons.save_event(event)
    made_since = replace(tried, event=2**62, shape="c")
    await seasons.save_event(made_since)
    assert dict(await seasons.events(FIRST)) == {"start": made_since}
    assert dict(await seasons.events(SECOND)) == {"end": gone}
    assert await seasons.with_events() == {FIRST}
